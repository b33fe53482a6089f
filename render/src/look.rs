//! How a person likes boards to look.

use dvonn_rules::Color;

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

/// How a picture looks, whatever it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Look {
    /// The colours.
    pub theme: Theme,
    /// Whose side of the board is drawn below: row 1 for White; for Black row 5, the whole board
    /// being turned by 180 degrees.
    pub below: Color,
}

/// The look of what everybody sees: the default theme, White's side below.
impl Default for Look {
    fn default() -> Look {
        Look { theme: Theme::default(), below: Color::White }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_theme_is_found_by_its_name() {
        for theme in Theme::ALL {
            assert_eq!(Theme::from_name(theme.name()), Some(theme));
        }
        assert_eq!(Theme::from_name("Wood"), None);
        assert_eq!(Theme::ALL[0], Theme::default());
    }
}
