//! Everything that is drawn once and kept: the palette, the background, the sprites of
//! pieces and marks, the typeface in each size.

use std::sync::Arc;

use dvonn_rules::{ByColor, Color, Stack};

use crate::background;
use crate::board::GHOST;
use crate::canvas::Canvas;
use crate::color::Rgb;
use crate::layout::{Card, DRAWN_HEIGHT};
use crate::look::Width;
use crate::marks;
use crate::palette::{Palette, Samples};
use crate::pieces::{self, StackLook};
use crate::pixmap::Pixmap;
use crate::scheme::Scheme;
use crate::sheet::Sheet;
use crate::sprite::Sprite;
use crate::surface::Surface;
use crate::text::Face;

/// More shades are hardly seen, but cost bytes in every picture.
const PALETTE_SIZE: usize = 48;
const ICON_SIZE: f32 = 0.76;
const SMALL_ICON_SIZE: f32 = 0.42;

/// The pieces of one player in every form.
pub(crate) struct PieceSprites {
    /// Stacks from one piece to the highest drawn, without the reds in them.
    stacks: Vec<Sprite>,
    /// One red piece, two and three below the others of a stack.
    pub(crate) belts: [Sprite; 3],
    pub(crate) hub: Sprite,
    pub(crate) small_hub: Sprite,
    pub(crate) icon: Sprite,
    pub(crate) small_icon: Sprite,
    pub(crate) active_card: Sprite,
}

impl PieceSprites {
    /// The body of a stack of this player.
    pub(crate) fn stack(&self, stack: Stack) -> &Sprite {
        let drawn = stack.height().clamp(1, DRAWN_HEIGHT);
        &self.stacks[usize::from(drawn) - 1]
    }

    fn bytes(&self) -> usize {
        let others = [&self.hub, &self.small_hub, &self.icon, &self.small_icon, &self.active_card];
        let all = self.stacks.iter().chain(&self.belts).chain(others);
        all.map(Sprite::bytes).sum()
    }
}

/// The typeface in the sizes that pictures use.
pub(crate) struct Faces {
    pub(crate) number: Face,
    pub(crate) count: Face,
    pub(crate) name: Face,
    pub(crate) score: Face,
    pub(crate) foot: Face,
}

impl Faces {
    /// Names and captions come in many scripts: the glyphs of the commonest are drawn beforehand.
    pub(crate) fn new(width: Width) -> Self {
        let letters = || (' '..='ž').chain('Ё'..='ё').chain("–—‘’“”…→×".chars());
        let digits = || "0123456789×".chars();
        let (lettering, scale) = (width.lettering(), width.scale());
        Self {
            count: Face::new(21.0 * lettering, scale, digits()),
            number: Face::new(42.0 * lettering, scale, digits()),
            name: Face::new(34.0 * lettering, scale, letters()),
            score: Face::new(58.0 * lettering, scale, digits()),
            foot: Face::new(28.0 * lettering, scale, letters()),
        }
    }
}

/// See the head of this file.
pub(crate) struct Atlas {
    pub(crate) scheme: &'static Scheme,
    pub(crate) width: Width,
    pub(crate) palette: Palette,
    background: Vec<u8>,
    pub(crate) players: ByColor<PieceSprites>,
    pub(crate) lone_red: Sprite,
    pub(crate) small_red: Sprite,
    pub(crate) emblem: Sprite,
    pub(crate) small_emblem: Sprite,
    pub(crate) badge: Sprite,
    pub(crate) ring: Sprite,
    pub(crate) cross: Sprite,
    pub(crate) target: Sprite,
    pub(crate) blocked: Sprite,
    pub(crate) crown: Sprite,
    pub(crate) faces: Arc<Faces>,
    pub(crate) sheet: Sheet,
}

impl Atlas {
    pub(crate) fn new(scheme: &'static Scheme, width: Width, faces: Arc<Faces>) -> Self {
        let scale = width.scale();
        let background = background(scheme, width);
        let players = ByColor::from_fn(|color| PlayerDrawings::new(scheme, color, scale));
        let single = |size| {
            let (colors, outline) = (&scheme.red, scheme.outline);
            let look = StackLook { colors, outline, pieces: 1 };
            pieces::stack(scheme, look, size, scale)
        };
        let diamond = |size| marks::diamond(scheme.red.number, scheme.outline, size, scale);
        let (lone_red, small_red) = (single(1.0), single(SMALL_ICON_SIZE));
        let (emblem, small_emblem) = (diamond(17.0), diamond(6.0));
        let badge = marks::diamond(scheme.red.face, scheme.red.number, 18.0, scale);
        let ring = marks::ring(scheme, scale);
        let cross = marks::cross(scheme, scale);
        let (target, blocked) = (marks::target(scheme, scale), marks::blocked(scheme, scale));
        let crown = pieces::crown(scheme, scale);

        let mut samples = Samples::new();
        background.pixels.iter().for_each(|pixel| samples.add(pixel.color));
        let others = [&lone_red, &small_red, &emblem, &small_emblem, &badge, &ring, &cross, &crown];
        let others = others.into_iter().chain([&target, &blocked]);
        let of_players = [&players.white, &players.black].into_iter().flat_map(PlayerDrawings::all);
        for pixmap in others.chain(of_players) {
            sample(&mut samples, pixmap, scheme.board[1]);
        }
        for (under, over) in ramps(scheme) {
            samples.add_ramp(under, over);
        }
        let palette = Palette::choose(&fixed(scheme), &samples, PALETTE_SIZE);

        let sprite = |pixmap: Pixmap| Sprite::new(&pixmap, &palette);
        Self {
            background: Canvas::bytes_of(&background, &palette),
            players: players.map(|drawings| drawings.into_sprites(sprite)),
            lone_red: sprite(lone_red),
            small_red: sprite(small_red),
            emblem: sprite(emblem),
            small_emblem: sprite(small_emblem),
            badge: sprite(badge),
            ring: sprite(ring),
            cross: sprite(cross),
            target: sprite(target),
            blocked: sprite(blocked),
            crown: sprite(crown),
            faces,
            sheet: Sheet::new(scheme, width),
            palette,
            scheme,
            width,
        }
    }

    /// How much memory it takes, but for letters, palettes and a few small sprites.
    pub(crate) fn bytes(&self) -> usize {
        self.background.len() + self.players.white.bytes() + self.players.black.bytes()
    }

    /// A fresh picture with nothing but the board on it, seen by whoever has this side below.
    pub(crate) fn canvas(&self, below: Color) -> Canvas<'_> {
        let background = self.background.clone();
        let mut canvas = Canvas::from_bytes(&self.palette, self.width, background);
        background::label(&mut canvas, self.scheme, &self.faces.foot, below);
        canvas
    }
}

/// What [`PieceSprites`] is made of.
struct PlayerDrawings {
    stacks: Vec<Pixmap>,
    belts: [Pixmap; 3],
    hub: Pixmap,
    small_hub: Pixmap,
    icon: Pixmap,
    small_icon: Pixmap,
    active_card: Pixmap,
}

impl PlayerDrawings {
    fn new(scheme: &Scheme, color: Color, scale: f32) -> Self {
        let colors = scheme.piece(color);
        let outline = scheme.outline;
        let looks = (1..=DRAWN_HEIGHT).map(|pieces| StackLook { colors, outline, pieces });
        let single = StackLook { colors, outline: colors.rim, pieces: 1 };
        Self {
            stacks: looks.map(|look| pieces::stack(scheme, look, 1.0, scale)).collect(),
            belts: [1, 2, 3].map(|reds| pieces::belt(scheme, colors.form, reds, scale)),
            hub: pieces::hub(scheme, colors, 1.0, scale),
            small_hub: pieces::hub(scheme, colors, ICON_SIZE, scale),
            icon: pieces::stack(scheme, single, ICON_SIZE, scale),
            small_icon: pieces::stack(scheme, single, SMALL_ICON_SIZE, scale),
            active_card: pieces::active_card(scheme, &Card::of(color), scale),
        }
    }

    fn all(&self) -> impl Iterator<Item = &Pixmap> {
        let others = [&self.hub, &self.small_hub, &self.icon, &self.small_icon, &self.active_card];
        self.stacks.iter().chain(&self.belts).chain(others)
    }

    fn into_sprites(self, sprite: impl Fn(Pixmap) -> Sprite) -> PieceSprites {
        PieceSprites {
            stacks: self.stacks.into_iter().map(&sprite).collect(),
            belts: self.belts.map(&sprite),
            hub: sprite(self.hub),
            small_hub: sprite(self.small_hub),
            icon: sprite(self.icon),
            small_icon: sprite(self.small_icon),
            active_card: sprite(self.active_card),
        }
    }
}

fn background(scheme: &Scheme, width: Width) -> Pixmap {
    let mut pixmap = background::draw(scheme, width);
    for color in Color::ALL {
        pixmap.fill(&Card::of(color).panel, scheme.card);
    }
    pixmap
}

fn sample(samples: &mut Samples, pixmap: &Pixmap, under: Rgb) {
    for pixel in pixmap.pixels.iter().filter(|pixel| pixel.alpha > 0) {
        samples.add(under.mix(pixel.color, pixel.alpha));
    }
}

/// The colours that must come out as they are: areas, and areas seen through ghosts.
fn fixed(scheme: &Scheme) -> Vec<Rgb> {
    let faces = [scheme.white.face, scheme.black.face];
    let unders = scheme.board.into_iter().chain([scheme.hollow]);
    let ghosts = unders.flat_map(|under| faces.map(|face| under.mix(face, GHOST)));
    scheme.flat().into_iter().chain(ghosts).collect()
}

/// Pairs of colours that meet in pictures other than in the drawings themselves.
fn ramps(scheme: &Scheme) -> impl Iterator<Item = (Rgb, Rgb)> {
    let on_backdrop = [
        (scheme.backdrop, scheme.text),
        (scheme.card, scheme.text),
        (scheme.card_active, scheme.text),
        (scheme.card, scheme.accent),
        (scheme.board[1], scheme.label),
    ];
    let numbers = [&scheme.white, &scheme.black].map(|colors| (colors.face, colors.number));
    let marks = [scheme.white.face, scheme.black.face, scheme.board[1]]
        .map(|under| (under, scheme.mark_outline));
    on_backdrop.into_iter().chain(numbers).chain(marks).chain([(scheme.mark, scheme.mark_outline)])
}
