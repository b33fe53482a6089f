//! The language, notation and look of messages: public ones, or those for one person.
//!
//! A [`Style`] is made where the language is known: `Caller::style`, `Caller::public_style`,
//! `App::public_style`. The public theme is the server's. People who have not chosen a theme get it
//! too. Everyone sees White's side at the bottom unless their own settings flip the board.

use dvonn_model::{Notation, Orientation, PictureSize, Settings};
use dvonn_render::{Look, Theme, Width};
use dvonn_rules::{Color, Ply};

use crate::say;
use crate::text::Text;

/// The language, the notation and the look of pictures.
#[derive(Clone, Copy)]
pub(crate) struct Style {
    /// The language.
    pub(crate) text: Text,
    notation: Notation,
    orientation: Orientation,
    theme: Theme,
    size: PictureSize,
}

impl Style {
    /// Returns the style of public messages, with the server's theme if it has one.
    pub(crate) fn public(text: Text, server: Option<&str>) -> Style {
        Style::of(text, &Settings::default(), server)
    }

    /// Returns the style of private messages, by the person's settings. Uses the server's theme if
    /// they have chosen none.
    pub(crate) fn of(text: Text, settings: &Settings, server: Option<&str>) -> Style {
        let theme_named = |name: Option<&str>| name.and_then(Theme::from_name);
        let theme = theme_named(settings.theme.as_deref())
            .or_else(|| theme_named(server))
            .unwrap_or_default();
        let Settings { notation, orientation, picture_size: size, .. } = *settings;
        Style { text, notation, orientation, theme, size }
    }

    /// Returns this style with another picture size.
    pub(crate) fn of_size(self, size: PictureSize) -> Style {
        Style { size, ..self }
    }

    /// Returns a ply in this notation and language.
    pub(crate) fn ply(self, ply: Ply) -> String {
        let between = match self.notation {
            Notation::Joined => "",
            Notation::Dash => "-",
            Notation::Arrow => "→",
        };
        match ply {
            Ply::Pass => say!(self.text, "ply-pass"),
            Ply::Place(cell) => cell.to_string(),
            Ply::Move { from, to } => format!("{from}{between}{to}"),
        }
    }

    /// Returns how a board looks. `own` is the reader's colour in the game, if any.
    pub(crate) fn look(self, own: Option<Color>) -> Look {
        let below = match self.orientation {
            Orientation::White => Color::White,
            Orientation::Own => own.unwrap_or(Color::White),
            Orientation::Black => Color::Black,
        };
        let width = match self.size {
            PictureSize::Small => Width::COMPACT,
            PictureSize::Normal => Width::NORMAL,
            PictureSize::Large => Width::LARGE,
        };
        Look { theme: self.theme, below, width }
    }
}

#[cfg(test)]
mod tests {
    use dvonn_rules::Cell;

    use super::*;

    fn style(settings: &Settings) -> Style {
        Style::of(Text::of(None), settings, None)
    }

    #[test]
    fn a_move_is_written_in_the_chosen_notation() {
        let ply = Ply::Move { from: Cell::named("D3"), to: Cell::named("F3") };
        for (notation, expected) in
            [(Notation::Joined, "D3F3"), (Notation::Dash, "D3-F3"), (Notation::Arrow, "D3→F3")]
        {
            let style = style(&Settings { notation, ..Settings::default() });
            assert_eq!(style.ply(ply), expected);
            assert_eq!(style.ply(Ply::Place(Cell::named("D3"))), "D3");
        }
    }

    #[test]
    fn white_is_at_the_bottom_unless_the_reader_chose_otherwise() {
        let below = |orientation, own| {
            style(&Settings { orientation, ..Settings::default() }).look(own).below
        };
        for color in Color::ALL {
            assert_eq!(below(Orientation::Own, Some(color)), color);
            assert_eq!(below(Orientation::White, Some(color)), Color::White);
            assert_eq!(below(Orientation::Black, Some(color)), Color::Black);
        }
        assert_eq!(below(Orientation::Own, None), Color::White);
        assert_eq!(below(Settings::default().orientation, Some(Color::Black)), Color::White);
        assert_eq!(Style::public(Text::of(None), None).look(Some(Color::Black)), Look::default());
    }

    #[test]
    fn private_pictures_have_the_chosen_size_and_public_ones_are_normal() {
        let width = |picture_size| {
            style(&Settings { picture_size, ..Settings::default() }).look(None).width
        };
        assert_eq!(PictureSize::ALL.map(width), [Width::COMPACT, Width::NORMAL, Width::LARGE]);
        assert_eq!(Style::public(Text::of(None), None).look(None).width, Width::NORMAL);
    }

    #[test]
    fn a_chosen_theme_replaces_the_servers_in_private_messages() {
        let text = Text::of(None);
        let theme = |own: Option<&str>, server| {
            let settings = Settings { theme: own.map(String::from), ..Settings::default() };
            Style::of(text, &settings, server).look(None).theme
        };
        assert_eq!(Style::public(text, Some("slate")).look(None).theme, Theme::Slate);
        assert_eq!(Style::public(text, Some("plush")).look(None).theme, Theme::default());
        assert_eq!(theme(None, Some("slate")), Theme::Slate);
        assert_eq!(theme(Some("paper"), Some("slate")), Theme::Paper);
        assert_eq!(theme(Some("wood"), Some("slate")), Theme::Wood);
        assert_eq!(theme(Some("plush"), Some("slate")), Theme::Slate);
    }

    #[test]
    fn an_unknown_theme_falls_back_to_the_default() {
        let theme = |name: Option<&str>| {
            style(&Settings { theme: name.map(String::from), ..Settings::default() }).look(None)
        };
        assert_eq!(theme(Some("slate")).theme, Theme::Slate);
        assert_eq!(theme(Some("plush")), Look::default());
        assert_eq!(theme(None), Look::default());
    }
}
