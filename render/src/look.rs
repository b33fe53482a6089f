//! How a person likes boards to look.

use dvonn_rules::Color;

use crate::layout::{DRAWN_HEIGHT, EDGE, SINGLE_EDGE, SINK, WIDTH};
use crate::scheme::Scheme;

/// The colours of a board and its pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Ivory and charcoal on light wood.
    #[default]
    Wood,
    /// Cool and dark.
    Slate,
    /// Black on white, for print.
    Paper,
    /// White, black and yellow, for those who see little.
    Contrast,
    /// For those who do not see all colours: owners differ in shape and pattern too.
    ColourBlind,
}

impl Theme {
    /// Every theme, the default one first.
    pub const ALL: [Theme; 5] =
        [Theme::Wood, Theme::Slate, Theme::Paper, Theme::Contrast, Theme::ColourBlind];

    /// The name that stands for this theme in settings.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Wood => "wood",
            Theme::Slate => "slate",
            Theme::Paper => "paper",
            Theme::Contrast => "contrast",
            Theme::ColourBlind => "colour-blind",
        }
    }

    /// The theme of a name, if there is one.
    pub fn from_name(name: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.name() == name)
    }

    pub(crate) const fn scheme(self) -> &'static Scheme {
        match self {
            Theme::Wood => &Scheme::WOOD,
            Theme::Slate => &Scheme::SLATE,
            Theme::Paper => &Scheme::PAPER,
            Theme::Contrast => &Scheme::CONTRAST,
            Theme::ColourBlind => &Scheme::COLOUR_BLIND,
        }
    }
}

/// How wide a picture is, in pixels; its height follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Width(u16);

impl Width {
    /// For phones: fewer bytes, and larger letters.
    pub const COMPACT: Width = Width(600);
    /// For replays: a whole game of 95 plies takes less than 300 KB in every theme.
    pub const REPLAY: Width = Width(800);
    /// What everybody sees.
    pub const NORMAL: Width = Width(1200);
    /// For large screens and for print.
    pub const LARGE: Width = Width(2000);

    /// A width of 300 to 4,000 pixels.
    pub fn new(pixels: u32) -> Option<Width> {
        let pixels = u16::try_from(pixels).ok()?;
        (300..=4000).contains(&pixels).then_some(Width(pixels))
    }

    /// The width in pixels.
    pub const fn pixels(self) -> u32 {
        self.0 as u32
    }

    /// How many rows of pixels so many layout units are.
    pub(crate) fn rows(self, height: f32) -> u32 {
        (height * self.scale()).round() as u32
    }

    /// How many pixels a layout unit is.
    pub(crate) fn scale(self) -> f32 {
        f32::from(self.0) / WIDTH
    }

    /// How much larger letters on boards are than is usual: small pictures are looked at on small screens.
    pub(crate) fn lettering(self) -> f32 {
        if self.0 < 900 { 1.2 } else { 1.0 }
    }

    /// The height of each piece of a stack in pixels: whole ones, so that all are alike. From 600 pixels
    /// on it is two at the least, so that there is a line between any two.
    pub(crate) fn piece_pixels(self) -> u32 {
        let least = if self >= Width::COMPACT { 2.0 } else { 1.0 };
        (EDGE * self.scale()).round().max(least) as u32
    }

    /// How many pixels high the edge of a stack of so many pieces is drawn.
    pub(crate) fn edge_pixels(self, pieces: u8) -> u32 {
        match pieces.clamp(1, DRAWN_HEIGHT) {
            1 => (SINGLE_EDGE * self.scale()).round() as u32,
            pieces => u32::from(pieces) * self.piece_pixels(),
        }
    }

    /// How far the face of a stack lies above the centre of its space, in layout units.
    pub(crate) fn lift(self, height: u8) -> f32 {
        self.edge_pixels(height) as f32 / self.scale() - SINK
    }
}

impl Default for Width {
    fn default() -> Width {
        Width::NORMAL
    }
}

/// How a picture looks, whatever it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Look {
    /// The colours.
    pub theme: Theme,
    /// Whose side of the board is drawn below: row 1 for White; for Black row 5, the whole board
    /// being turned by 180 degrees.
    pub below: Color,
    /// How wide it is.
    pub width: Width,
}

/// The look of what everybody sees: the default theme and width, White's side below.
impl Default for Look {
    fn default() -> Look {
        Look { theme: Theme::default(), below: Color::White, width: Width::default() }
    }
}

/// The theme, and otherwise what everybody sees.
impl From<Theme> for Look {
    fn from(theme: Theme) -> Look {
        Look { theme, ..Look::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_width_is_one_that_can_be_drawn() {
        assert_eq!(Width::new(600), Some(Width::COMPACT));
        assert_eq!(Width::new(299), None);
        assert_eq!(Width::new(4001), None);
        assert_eq!(Width::new(70_000), None);
    }

    #[test]
    fn each_piece_makes_a_stack_higher_by_as_many_pixels() {
        for width in [Width::COMPACT, Width::REPLAY, Width::NORMAL, Width::LARGE] {
            let piece = width.piece_pixels();
            assert!(piece >= 2, "{width:?}");
            let edges: Vec<u32> = (2..=DRAWN_HEIGHT).map(|high| width.edge_pixels(high)).collect();
            assert!(edges.windows(2).all(|pair| pair[1] - pair[0] == piece), "{width:?}");
            assert!(width.edge_pixels(1) <= width.edge_pixels(2));
        }
    }

    #[test]
    fn a_theme_is_found_by_its_name() {
        for theme in Theme::ALL {
            assert_eq!(Theme::from_name(theme.name()), Some(theme));
        }
        assert_eq!(Theme::from_name("Wood"), None);
        assert_eq!(Theme::ALL[0], Theme::default());
    }
}
