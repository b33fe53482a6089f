//! Everything that is drawn once and kept: the palette, the background, the sprites of
//! pieces and marks, the typeface in each size.

use dvonn_rules::{ByColor, Color, Stack};

use crate::background;
use crate::board::GHOST;
use crate::canvas::Canvas;
use crate::color::Rgb;
use crate::layout::{self, Card, DRAWN_HEIGHT};
use crate::palette::{Palette, Samples};
use crate::pieces::{self, Drawing, StackLook};
use crate::pixmap::Pixmap;
use crate::scheme::Scheme;
use crate::sheet::Sheet;
use crate::sprite::Sprite;
use crate::surface::Surface;
use crate::text::Face;

/// More shades are hardly seen, but cost bytes in every picture.
const PALETTE_SIZE: usize = 63;
const ICON_SCALE: f32 = 0.76;
const SMALL_ICON_SCALE: f32 = 0.42;

/// The pieces of one player in every form.
pub(crate) struct PieceSprites {
    /// Stacks without and with red, from one piece to the highest drawn.
    stacks: [Vec<Sprite>; 2],
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
        &self.stacks[usize::from(stack.has_red())][usize::from(drawn) - 1]
    }
}

/// The typeface in the sizes that pictures use.
pub(crate) struct Faces {
    pub(crate) number: Face,
    pub(crate) name: Face,
    pub(crate) score: Face,
    pub(crate) foot: Face,
}

/// See the head of this file.
pub(crate) struct Atlas {
    pub(crate) scheme: &'static Scheme,
    pub(crate) palette: Palette,
    /// By whose side of the board is below.
    backgrounds: ByColor<Vec<u8>>,
    pub(crate) players: ByColor<PieceSprites>,
    pub(crate) lone_red: Sprite,
    pub(crate) small_red: Sprite,
    pub(crate) emblem: Sprite,
    pub(crate) small_emblem: Sprite,
    pub(crate) badge: Sprite,
    pub(crate) ring: Sprite,
    pub(crate) cross: Sprite,
    pub(crate) crown: Sprite,
    pub(crate) faces: Faces,
    pub(crate) sheet: Sheet,
}

impl Atlas {
    pub(crate) fn new(scheme: &'static Scheme) -> Self {
        let faces = faces();
        let backgrounds = backgrounds(scheme, &faces.foot);
        let players = ByColor::from_fn(|color| PlayerDrawings::new(scheme, color));
        let single = |scale| {
            let (colors, outline) = (&scheme.red, scheme.outline);
            pieces::stack(scheme, StackLook { colors, lowest: None, outline, pieces: 1 }, scale)
        };
        let diamond = |size| pieces::diamond(scheme.red.number, scheme.outline, size);
        let (lone_red, small_red) = (single(1.0), single(SMALL_ICON_SCALE));
        let (emblem, small_emblem) = (diamond(17.0), diamond(6.0));
        let badge = pieces::diamond(scheme.red.face, scheme.red.number, 14.0);
        let (ring, cross, crown) =
            (pieces::ring(scheme), pieces::cross(scheme), pieces::crown(scheme));

        let mut samples = Samples::new();
        backgrounds.white.pixels.iter().for_each(|pixel| samples.add(pixel.color));
        let others = [&lone_red, &small_red, &emblem, &small_emblem, &badge, &ring, &cross, &crown];
        let of_players = [&players.white, &players.black].into_iter().flat_map(PlayerDrawings::all);
        for (pixmap, _) in others.into_iter().chain(of_players) {
            sample(&mut samples, pixmap, scheme.board[1]);
        }
        for (under, over) in ramps(scheme) {
            samples.add_ramp(under, over);
        }
        let palette = Palette::choose(&fixed(scheme), &samples, PALETTE_SIZE);

        let sprite = |(pixmap, anchor): Drawing| Sprite::new(&pixmap, anchor, &palette);
        Self {
            backgrounds: backgrounds.map(|pixmap| Canvas::bytes_of(&pixmap, &palette)),
            players: players.map(|drawings| drawings.into_sprites(sprite)),
            lone_red: sprite(lone_red),
            small_red: sprite(small_red),
            emblem: sprite(emblem),
            small_emblem: sprite(small_emblem),
            badge: sprite(badge),
            ring: sprite(ring),
            cross: sprite(cross),
            crown: sprite(crown),
            faces,
            sheet: Sheet::new(scheme),
            palette,
            scheme,
        }
    }

    /// A fresh picture with nothing but the background on it.
    pub(crate) fn canvas(&self, below: Color) -> Canvas<'_> {
        let background = self.backgrounds[below].clone();
        Canvas::from_bytes(&self.palette, layout::WIDTH as usize, background)
    }
}

/// What [`PieceSprites`] is made of.
struct PlayerDrawings {
    stacks: [Vec<Drawing>; 2],
    hub: Drawing,
    small_hub: Drawing,
    icon: Drawing,
    small_icon: Drawing,
    active_card: Drawing,
}

impl PlayerDrawings {
    fn new(scheme: &Scheme, color: Color) -> Self {
        let colors = scheme.piece(color);
        let stacks = [None, Some(&scheme.red)].map(|lowest| {
            let looks = (1..=DRAWN_HEIGHT).map(|pieces| StackLook {
                colors,
                lowest,
                outline: scheme.outline,
                pieces,
            });
            looks.map(|look| pieces::stack(scheme, look, 1.0)).collect()
        });
        let single = StackLook { colors, lowest: None, outline: colors.rim, pieces: 1 };
        Self {
            stacks,
            hub: pieces::hub(colors, 1.0),
            small_hub: pieces::hub(colors, ICON_SCALE),
            icon: pieces::stack(scheme, single, ICON_SCALE),
            small_icon: pieces::stack(scheme, single, SMALL_ICON_SCALE),
            active_card: pieces::active_card(scheme, &Card::of(color)),
        }
    }

    fn all(&self) -> impl Iterator<Item = &Drawing> {
        let others = [&self.hub, &self.small_hub, &self.icon, &self.small_icon, &self.active_card];
        self.stacks.iter().flatten().chain(others)
    }

    fn into_sprites(self, sprite: impl Fn(Drawing) -> Sprite) -> PieceSprites {
        PieceSprites {
            stacks: self.stacks.map(|drawings| drawings.into_iter().map(&sprite).collect()),
            hub: sprite(self.hub),
            small_hub: sprite(self.small_hub),
            icon: sprite(self.icon),
            small_icon: sprite(self.small_icon),
            active_card: sprite(self.active_card),
        }
    }
}

/// By whose side of the board is below.
fn backgrounds(scheme: &Scheme, labels: &Face) -> ByColor<Pixmap> {
    let mut plain = background::draw(scheme);
    for color in Color::ALL {
        plain.fill(&Card::of(color).panel, scheme.card);
    }
    ByColor::from_fn(|below| {
        let mut labelled = plain.clone();
        background::label(&mut labelled, scheme, labels, below);
        labelled
    })
}

/// Names and captions come in many scripts: the glyphs of the commonest are drawn beforehand.
fn faces() -> Faces {
    let letters = || (' '..='ž').chain('Ё'..='ё').chain("–—‘’“”…→×".chars());
    let digits = || "0123456789×".chars();
    Faces {
        number: Face::new(42.0, digits()),
        name: Face::new(34.0, letters()),
        score: Face::new(58.0, digits()),
        foot: Face::new(28.0, letters()),
    }
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
    ];
    let numbers = [&scheme.white, &scheme.black].map(|colors| (colors.face, colors.number));
    let marks = [scheme.white.face, scheme.black.face, scheme.board[1]]
        .map(|under| (under, scheme.mark_outline));
    on_backdrop.into_iter().chain(numbers).chain(marks).chain([(scheme.mark, scheme.mark_outline)])
}
