//! Everything that is drawn once for each theme and width: the palette, the backgrounds, and the
//! sprites of pieces and marks. It also has the fonts in all sizes.

use std::sync::Arc;

use dvonn_rules::{ByColor, Color, Stack};
use image::GrayImage;

use crate::background;
use crate::fonts::Fonts;
use crate::layout::{Card, DRAWN_HEIGHT};
use crate::look::Width;
use crate::marks::DIAMOND_HALF;
use crate::palette::Palette;
use crate::picture::Picture;
use crate::pieces::{Halo, SpriteFactory};
use crate::scheme::{PieceColors, Scheme};
use crate::sprite::{Drawing, Sprite};

const ICON_SIZE: f32 = 0.6;
const SMALL_ICON_SIZE: f32 = 0.38;

/// The sprites of one side's pieces.
pub(crate) struct PieceSprites {
    /// Stacks by height, the same after a defeat, and the halos around them.
    stacks: Vec<Sprite>,
    dimmed_stacks: Vec<Sprite>,
    chosen_halos: Vec<Sprite>,
    last_halos: Vec<Sprite>,
    pub(crate) red_rim: Sprite,
    pub(crate) dimple: Sprite,
    pub(crate) dimmed_dimple: Sprite,
    pub(crate) icon: Sprite,
    pub(crate) small_icon: Sprite,
    pub(crate) active_card: Sprite,
    pub(crate) ghost: Sprite,
    pub(crate) fading_ghost: Sprite,
}

impl PieceSprites {
    fn new(factory: SpriteFactory<'_>, color: Color) -> Self {
        let colors = factory.scheme.piece(color);
        let dimmed = &factory.scheme.dimmed_piece(color);
        let heights = || 1..=DRAWN_HEIGHT;
        let stacks = |colors: &PieceColors| {
            heights().map(|pieces| factory.stack(colors, pieces).into_sprite()).collect()
        };
        let halo = |pieces, halo| factory.halo(colors.form, pieces, halo).into_sprite();
        Self {
            stacks: stacks(colors),
            dimmed_stacks: stacks(dimmed),
            chosen_halos: heights().map(|pieces| halo(pieces, Halo::Chosen)).collect(),
            last_halos: heights().map(|pieces| halo(pieces, Halo::Last)).collect(),
            red_rim: factory.red_rim(colors.form).into_sprite(),
            dimple: factory.dimple(colors).into_sprite(),
            dimmed_dimple: factory.dimple(dimmed).into_sprite(),
            icon: factory.icon(colors, ICON_SIZE).into_sprite(),
            small_icon: factory.icon(colors, SMALL_ICON_SIZE).into_sprite(),
            active_card: factory.active_card(&Card::of(color)).into_sprite(),
            ghost: factory.ghost(colors, true).into_sprite(),
            fading_ghost: factory.ghost(colors, false).into_sprite(),
        }
    }

    /// Returns the sprite of a stack of this side.
    pub(crate) fn stack(&self, stack: Stack, is_dimmed: bool) -> &Sprite {
        let stacks = if is_dimmed { &self.dimmed_stacks } else { &self.stacks };
        &stacks[height_index(stack)]
    }

    /// Returns the halo of a stack of this side, which is drawn below the stack.
    pub(crate) fn halo(&self, stack: Stack, halo: Halo) -> &Sprite {
        match halo {
            Halo::Chosen => &self.chosen_halos[height_index(stack)],
            Halo::Last => &self.last_halos[height_index(stack)],
        }
    }

    pub(crate) fn bytes(&self) -> usize {
        let stacks = self.stacks.iter().chain(&self.dimmed_stacks);
        let halos = self.chosen_halos.iter().chain(&self.last_halos);
        stacks.chain(halos).chain([&self.active_card]).map(Sprite::bytes).sum()
    }
}

/// Returns the index of a stack's sprite among those of all heights.
fn height_index(stack: Stack) -> usize {
    usize::from(stack.height().clamp(1, DRAWN_HEIGHT)) - 1
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
    pub(crate) small_red_icon: Sprite,
    /// The diamond on a lone red piece, the diamond on a stack with red, and the disc for the
    /// number of reds.
    pub(crate) lone_red_diamond: Sprite,
    pub(crate) red_diamond: Sprite,
    pub(crate) reds_disc: Sprite,
    pub(crate) vacated: Sprite,
    pub(crate) target: Sprite,
    /// The plate of the name of a cell.
    pub(crate) tag: Sprite,
    pub(crate) turn_pointer: Sprite,
    pub(crate) no_entry: Sprite,
    pub(crate) crown: Sprite,
    pub(crate) fonts: Arc<Fonts>,
}

impl Atlas {
    pub(crate) fn new(scheme: &'static Scheme, width: Width, fonts: Arc<Fonts>) -> Self {
        let palette = Palette::new(scheme.colors);
        let factory = SpriteFactory { scheme, palette: &palette, width };
        let red = &scheme.red;
        let sprite = Drawing::into_sprite;
        let background = background::draw(factory);
        Self {
            backgrounds: ByColor::from_fn(|below| {
                background::labelled(&background, factory, &fonts, below)
            }),
            players: ByColor::from_fn(|color| PieceSprites::new(factory, color)),
            lone_red: sprite(factory.stack(red, 1)),
            red_halo: sprite(factory.halo(red.form, 1, Halo::Last)),
            red_icon: sprite(factory.red_icon(ICON_SIZE)),
            small_red_icon: sprite(factory.red_icon(SMALL_ICON_SIZE)),
            lone_red_diamond: sprite(factory.diamond(red.number, scheme.on_accent, 17.0)),
            red_diamond: sprite(factory.diamond(red.face, red.number, DIAMOND_HALF)),
            reds_disc: sprite(factory.reds_disc()),
            vacated: sprite(factory.vacated()),
            target: sprite(factory.target()),
            tag: sprite(factory.tag()),
            turn_pointer: sprite(factory.turn_pointer()),
            no_entry: sprite(factory.no_entry()),
            crown: sprite(factory.crown()),
            fonts,
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
