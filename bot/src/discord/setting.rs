//! The settings that a person changes by menus and buttons: their names in custom ids, and what a
//! choice changes.

use dvonn_model::{Notation, Orientation, PictureSize, Reminders, Settings};
use dvonn_render::Theme;

use super::click::UnknownClick;
use crate::text::Text;

/// The value of the menu of languages that leaves the language to Discord.
pub(super) const AS_IN_DISCORD: &str = "discord";

/// The value of the menu of themes that leaves the theme to each server.
pub(super) const AS_ON_SERVER: &str = "server";

/// A setting with several values: a menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    Orientation,
    Theme,
    Size,
    Notation,
    Reminders,
    Language,
}

/// A setting that is on or off: a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Switch {
    ConfirmMoves,
    OnlyPly,
    AutoVacation,
}

/// The settings are shown on two pages, since a message has room for five rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Page {
    /// How boards and moves look.
    Boards,
    /// Time, language, and what is played by itself.
    Play,
}

impl Choice {
    pub(super) const ALL: [Choice; 6] = [
        Choice::Orientation,
        Choice::Theme,
        Choice::Size,
        Choice::Notation,
        Choice::Reminders,
        Choice::Language,
    ];

    pub(super) fn name(self) -> &'static str {
        match self {
            Choice::Orientation => "orientation",
            Choice::Theme => "theme",
            Choice::Size => "size",
            Choice::Notation => "notation",
            Choice::Reminders => "reminders",
            Choice::Language => "language",
        }
    }

    pub(super) fn page(self) -> Page {
        match self {
            Choice::Orientation | Choice::Theme | Choice::Size | Choice::Notation => Page::Boards,
            Choice::Reminders | Choice::Language => Page::Play,
        }
    }

    /// The values that can be chosen.
    pub(super) fn values(self) -> Vec<&'static str> {
        match self {
            Choice::Orientation => Orientation::ALL.map(Orientation::name).to_vec(),
            Choice::Theme => {
                let names = Theme::ALL.map(Theme::name);
                std::iter::once(AS_ON_SERVER).chain(names).collect()
            }
            Choice::Size => PictureSize::ALL.map(PictureSize::name).to_vec(),
            Choice::Notation => Notation::ALL.map(Notation::name).to_vec(),
            Choice::Reminders => Reminders::ALL.map(Reminders::name).to_vec(),
            Choice::Language => {
                let tags = Text::all().map(Text::tag);
                std::iter::once(AS_IN_DISCORD).chain(tags).collect()
            }
        }
    }

    /// The value that somebody with these settings has; none for one that there is no more.
    pub(super) fn value(self, settings: &Settings) -> Option<&'static str> {
        let held = match self {
            Choice::Orientation => settings.orientation.name(),
            Choice::Theme => settings.theme.as_deref().unwrap_or(AS_ON_SERVER),
            Choice::Size => settings.picture_size.name(),
            Choice::Notation => settings.notation.name(),
            Choice::Reminders => settings.reminders.name(),
            Choice::Language => settings.language.as_deref().unwrap_or(AS_IN_DISCORD),
        };
        self.values().into_iter().find(|&value| value == held)
    }

    /// Changes the setting to one of its values.
    pub(super) fn set(self, settings: &mut Settings, value: &str) -> Result<(), UnknownClick> {
        if !self.values().contains(&value) {
            return Err(UnknownClick);
        }
        match self {
            Choice::Orientation => {
                settings.orientation = named(&Orientation::ALL, Orientation::name, value)?;
            }
            Choice::Theme => {
                settings.theme = (value != AS_ON_SERVER).then(|| value.to_owned());
            }
            Choice::Size => {
                settings.picture_size = named(&PictureSize::ALL, PictureSize::name, value)?;
            }
            Choice::Notation => settings.notation = named(&Notation::ALL, Notation::name, value)?,
            Choice::Reminders => {
                settings.reminders = named(&Reminders::ALL, Reminders::name, value)?;
            }
            Choice::Language => {
                settings.language = (value != AS_IN_DISCORD).then(|| value.to_owned());
            }
        }
        Ok(())
    }
}

impl Switch {
    pub(super) const ALL: [Switch; 3] =
        [Switch::ConfirmMoves, Switch::OnlyPly, Switch::AutoVacation];

    pub(super) fn name(self) -> &'static str {
        match self {
            Switch::ConfirmMoves => "confirm",
            Switch::OnlyPly => "only",
            Switch::AutoVacation => "vacation",
        }
    }

    pub(super) fn page(self) -> Page {
        match self {
            Switch::ConfirmMoves => Page::Boards,
            Switch::OnlyPly | Switch::AutoVacation => Page::Play,
        }
    }

    pub(super) fn is_on(self, settings: &Settings) -> bool {
        match self {
            Switch::ConfirmMoves => settings.confirm_moves,
            Switch::OnlyPly => settings.only_ply,
            Switch::AutoVacation => settings.auto_vacation,
        }
    }

    pub(super) fn set(self, settings: &mut Settings, on: bool) {
        match self {
            Switch::ConfirmMoves => settings.confirm_moves = on,
            Switch::OnlyPly => settings.only_ply = on,
            Switch::AutoVacation => settings.auto_vacation = on,
        }
    }
}

impl Page {
    pub(super) const ALL: [Page; 2] = [Page::Boards, Page::Play];

    pub(super) fn name(self) -> &'static str {
        match self {
            Page::Boards => "boards",
            Page::Play => "play",
        }
    }
}

/// The one of `all` that has this name.
pub(super) fn named<T: Copy>(
    all: &[T],
    name: fn(T) -> &'static str,
    wanted: &str,
) -> Result<T, UnknownClick> {
    all.iter().copied().find(|&one| name(one) == wanted).ok_or(UnknownClick)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_of_a_menu_can_be_chosen_and_is_then_the_one() {
        for choice in Choice::ALL {
            for value in choice.values() {
                let mut settings = Settings::default();
                choice.set(&mut settings, value).unwrap();
                assert_eq!(choice.value(&settings), Some(value), "{choice:?}");
            }
            let mut settings = Settings::default();
            assert_eq!(choice.set(&mut settings, "x"), Err(UnknownClick));
            assert_eq!(settings, Settings::default());
        }
    }

    #[test]
    fn a_value_that_there_is_no_more_is_none_of_the_menu() {
        let settings = Settings { theme: Some(String::from("plush")), ..Settings::default() };
        assert_eq!(Choice::Theme.value(&settings), None);
    }

    #[test]
    fn a_switch_changes_one_setting() {
        for switch in Switch::ALL {
            let mut settings = Settings::default();
            let before = switch.is_on(&settings);
            switch.set(&mut settings, !before);
            assert_eq!(switch.is_on(&settings), !before);
            let others = Switch::ALL.into_iter().filter(|&other| other != switch);
            for other in others {
                assert_eq!(other.is_on(&settings), other.is_on(&Settings::default()));
            }
        }
    }
}
