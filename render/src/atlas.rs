//! Everything that is drawn once for each theme and width: the palette, the backgrounds, and the
//! sprites of pieces and marks; also the fonts in all sizes.

use std::sync::Arc;

use dvonn_rules::{ByColor, Color, Stack};
use image::GrayImage;

use crate::background;
use crate::layout::{Card, DRAWN_HEIGHT};
use crate::look::Width;
use crate::marks::PIP;
use crate::palette::Palette;
use crate::picture::Picture;
use crate::pieces::{Halo, Workshop};
use crate::scheme::{PieceColors, Scheme};
use crate::sprite::{Drawing, Sprite};
use crate::text::Face;

const ICON_SIZE: f32 = 0.6;
const SMALL_ICON_SIZE: f32 = 0.38;

/// The sprites of one side's pieces.
pub(crate) struct PieceSprites {
    /// Stacks by height, and the halos around them.
    stacks: Vec<Sprite>,
    chosen: Vec<Sprite>,
    last: Vec<Sprite>,
    pub(crate) red_rim: Sprite,
    pub(crate) hub: Sprite,
    pub(crate) icon: Sprite,
    pub(crate) small_icon: Sprite,
    pub(crate) active_card: Sprite,
    pub(crate) ghost: Sprite,
    pub(crate) fading_ghost: Sprite,
}

impl PieceSprites {
    fn new(workshop: Workshop<'_>, colors: &PieceColors, card: &Card) -> Self {
        let heights = || 1..=DRAWN_HEIGHT;
        let halo = |pieces, halo| workshop.halo(colors.form, pieces, halo).into_sprite();
        Self {
            stacks: heights().map(|pieces| workshop.stack(colors, pieces).into_sprite()).collect(),
            chosen: heights().map(|pieces| halo(pieces, Halo::Chosen)).collect(),
            last: heights().map(|pieces| halo(pieces, Halo::Last)).collect(),
            red_rim: workshop.red_rim(colors.form).into_sprite(),
            hub: workshop.hub(colors).into_sprite(),
            icon: workshop.icon(colors, ICON_SIZE).into_sprite(),
            small_icon: workshop.icon(colors, SMALL_ICON_SIZE).into_sprite(),
            active_card: workshop.active_card(card).into_sprite(),
            ghost: workshop.ghost(colors, true).into_sprite(),
            fading_ghost: workshop.ghost(colors, false).into_sprite(),
        }
    }

    /// Returns the sprite of a stack of this side.
    pub(crate) fn stack(&self, stack: Stack) -> &Sprite {
        &self.stacks[drawn(stack)]
    }

    /// Returns the halo of a stack of this side, which is drawn below the stack.
    pub(crate) fn halo(&self, stack: Stack, halo: Halo) -> &Sprite {
        match halo {
            Halo::Chosen => &self.chosen[drawn(stack)],
            Halo::Last => &self.last[drawn(stack)],
        }
    }

    pub(crate) fn bytes(&self) -> usize {
        let stacks = self.stacks.iter().chain(&self.chosen).chain(&self.last);
        stacks.chain([&self.active_card]).map(Sprite::bytes).sum()
    }
}

/// Returns the index of a stack's sprite among those of all heights.
fn drawn(stack: Stack) -> usize {
    usize::from(stack.height().clamp(1, DRAWN_HEIGHT)) - 1
}

/// The fonts in the sizes that pictures use.
pub(crate) struct Faces {
    pub(crate) number: Face,
    pub(crate) count: Face,
    pub(crate) name: Face,
    pub(crate) score: Face,
    pub(crate) foot: Face,
    pub(crate) label: Face,
    pub(crate) cell: Face,
}

impl Faces {
    pub(crate) fn new(width: Width) -> Self {
        let face = |size: f32| Face::new(size * width.lettering(), width.scale());
        Self {
            number: face(44.0),
            count: face(23.0),
            name: face(32.0),
            score: face(48.0),
            foot: face(28.0),
            label: face(25.0),
            cell: face(22.0),
        }
    }
}

/// The sprites, fonts and colours of one theme at one width.
pub(crate) struct Atlas {
    pub(crate) scheme: &'static Scheme,
    pub(crate) width: Width,
    pub(crate) palette: Palette,
    backgrounds: ByColor<GrayImage>,
    pub(crate) players: ByColor<PieceSprites>,
    pub(crate) lone_red: Sprite,
    /// The halo of a lone red piece that was just placed.
    pub(crate) red_halo: Sprite,
    pub(crate) red_icon: Sprite,
    pub(crate) small_red: Sprite,
    /// The diamond on a lone red piece, the diamond on a stack with red, and the disc for the number of
    /// reds.
    pub(crate) emblem: Sprite,
    pub(crate) pip: Sprite,
    pub(crate) count: Sprite,
    pub(crate) vacated: Sprite,
    pub(crate) target: Sprite,
    pub(crate) blocked: Sprite,
    pub(crate) crown: Sprite,
    pub(crate) faces: Arc<Faces>,
}

impl Atlas {
    pub(crate) fn new(scheme: &'static Scheme, width: Width, faces: Arc<Faces>) -> Self {
        let palette = Palette::new(scheme.colors);
        let workshop = Workshop { scheme, palette: &palette, width };
        let red = &scheme.red;
        let sprite = Drawing::into_sprite;
        let background = background::draw(workshop);
        Self {
            backgrounds: ByColor::from_fn(|below| {
                background::labelled(&background, workshop, &faces, below)
            }),
            players: ByColor::from_fn(|color| {
                PieceSprites::new(workshop, scheme.piece(color), &Card::of(color))
            }),
            lone_red: sprite(workshop.stack(red, 1)),
            red_halo: sprite(workshop.halo(red.form, 1, Halo::Last)),
            red_icon: sprite(workshop.red_icon(ICON_SIZE)),
            small_red: sprite(workshop.red_icon(SMALL_ICON_SIZE)),
            emblem: sprite(workshop.diamond(red.number, scheme.on_accent, 17.0)),
            pip: sprite(workshop.diamond(red.face, red.number, PIP)),
            count: sprite(workshop.count()),
            vacated: sprite(workshop.vacated()),
            target: sprite(workshop.target()),
            blocked: sprite(workshop.blocked()),
            crown: sprite(workshop.crown()),
            faces,
            scheme,
            width,
            palette,
        }
    }

    /// Returns the approximate memory used, in bytes, without letters and a few small sprites.
    pub(crate) fn bytes(&self) -> usize {
        2 * self.backgrounds.white.len() + self.players.white.bytes() + self.players.black.bytes()
    }

    /// Creates a picture of the empty board with this side at the bottom.
    pub(crate) fn board(&self, below: Color) -> Picture<'_> {
        Picture::from_image(&self.palette, self.width, self.backgrounds[below].clone())
    }
}
