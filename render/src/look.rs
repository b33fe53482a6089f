//! The look of a picture: theme, orientation and width.

use dvonn_rules::Color;

use crate::layout::{DRAWN_HEIGHT, FOOT_OFFSET, SINGLE_EDGE, STACK_EDGE, WIDTH};
use crate::scheme::Scheme;

/// A colour theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Ivory and charcoal on light wood.
    #[default]
    Wood,
    /// Cool and dark.
    Slate,
    /// Black on white, for print.
    Paper,
    /// White, black and yellow, for people with low vision.
    Contrast,
    /// For people with colour vision deficiencies: the sides differ in shape and pattern too.
    ColourBlind,
}

impl Theme {
    /// All themes, the default one first.
    pub const ALL: [Theme; 5] =
        [Theme::Wood, Theme::Slate, Theme::Paper, Theme::Contrast, Theme::ColourBlind];

    /// Returns the name of the theme in settings.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Wood => "wood",
            Theme::Slate => "slate",
            Theme::Paper => "paper",
            Theme::Contrast => "contrast",
            Theme::ColourBlind => "colour-blind",
        }
    }

    /// Returns the theme with this name, if any. Names are case-sensitive.
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

/// The width of a picture in pixels. Its height follows from what it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Width(u16);

impl Width {
    /// For phones: smaller files and larger letters.
    pub const COMPACT: Width = Width(600);
    /// For replays: a whole game of 95 plies takes less than 330 KB in every theme.
    pub const REPLAY: Width = Width(800);
    /// The default width.
    pub const NORMAL: Width = Width(1200);
    /// For large screens and for print.
    pub const LARGE: Width = Width(2000);

    /// Creates a width of 300 to 4,000 pixels. Returns `None` for any other number.
    pub fn new(pixels: u32) -> Option<Width> {
        let pixels = u16::try_from(pixels).ok()?;
        (300..=4000).contains(&pixels).then_some(Width(pixels))
    }

    /// Returns the width in pixels.
    pub const fn pixels(self) -> u32 {
        self.0 as u32
    }

    /// Converts a height in layout units to whole pixels.
    pub(crate) fn pixel_rows(self, height: f32) -> u32 {
        (height * self.scale()).round() as u32
    }

    /// Returns the number of pixels per layout unit.
    pub(crate) fn scale(self) -> f32 {
        f32::from(self.0) / WIDTH
    }

    /// Returns the factor for font sizes. Letters are larger in small pictures, which are viewed on
    /// small screens.
    pub(crate) fn font_scale(self) -> f32 {
        if self.0 < 900 { 1.2 } else { 1.0 }
    }

    /// Returns the height in pixels of each piece's edge in a stack. It is a whole number, so that
    /// all pieces look the same. From a width of 600 pixels, it is at least two, which leaves room
    /// for a line between pieces.
    pub(crate) fn piece_pixels(self) -> u32 {
        let min = if self >= Width::COMPACT { 2.0 } else { 1.0 };
        (STACK_EDGE * self.scale()).round().max(min) as u32
    }

    /// Returns the height in pixels of the edge of a stack with this many pieces.
    pub(crate) fn edge_pixels(self, pieces: u8) -> u32 {
        match pieces.clamp(1, DRAWN_HEIGHT) {
            1 => (SINGLE_EDGE * self.scale()).round() as u32,
            pieces => u32::from(pieces) * self.piece_pixels(),
        }
    }

    /// Returns how far a stack's face lies above the centre of its space, in layout units.
    pub(crate) fn lift(self, height: u8) -> f32 {
        self.edge_pixels(height) as f32 / self.scale() - FOOT_OFFSET
    }
}

impl Default for Width {
    fn default() -> Width {
        Width::NORMAL
    }
}

/// The look of a picture, independent of its content.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Look {
    /// The colour theme.
    pub theme: Theme,
    /// The side at the bottom of the board. With White at the bottom, row 1 is there; for Black,
    /// the board is rotated by 180 degrees and row 5 is there.
    pub below: Color,
    /// The width in pixels.
    pub width: Width,
}

/// The default look: the default theme and width, with White at the bottom.
impl Default for Look {
    fn default() -> Look {
        Look { theme: Theme::default(), below: Color::White, width: Width::default() }
    }
}

/// The default look in this theme.
impl From<Theme> for Look {
    fn from(theme: Theme) -> Look {
        Look { theme, ..Look::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn widths_outside_the_range_are_refused() {
        assert_eq!(Width::new(600), Some(Width::COMPACT));
        assert_eq!(Width::new(299), None);
        assert_eq!(Width::new(4001), None);
        assert_eq!(Width::new(70_000), None);
    }

    #[test]
    fn each_piece_adds_the_same_height_to_a_stack() {
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
