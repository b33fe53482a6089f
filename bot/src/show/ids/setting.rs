//! Personal settings that are changed by menus and buttons: their custom ids and values. Some values
//! are those of server settings too.

use dvonn_discord::custom_id::UnknownId;
use dvonn_model::{Notation, Orientation, PictureSize, Reminders, Settings};
use dvonn_render::Theme;
use jiff::Timestamp;

use crate::runtime::custom_id::{custom_ids, named_part};
use crate::text::Text;

/// The menu value that follows the language of the person's Discord client.
pub(crate) const AS_IN_DISCORD: &str = "discord";

/// The menu value that follows each server's theme.
pub(crate) const AS_ON_SERVER: &str = "server";

custom_ids! {
    /// A button or menu of the personal settings.
    pub(crate) enum SettingsClick {
        /// Show a page of the settings.
        "settings" => Show { page: SettingsPage },
        /// A menu. Its value is the setting's new value.
        "set" => Choose { choice: MenuSetting },
        /// Turn a setting on or off.
        "switch" => Switch { switch: Switch, on: bool },
        /// Open the form for the time zone and quiet hours.
        "quiet" => AskQuietHours,
    }
}

named_part!(MenuSetting, Switch, SettingsPage);

/// A setting with several values: a menu.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub(crate) enum MenuSetting {
    Orientation,
    Theme,
    Size,
    Notation,
    Reminders,
    Language,
}

/// A setting that is on or off: a button.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub(crate) enum Switch {
    #[strum(serialize = "confirm")]
    ConfirmMoves,
    #[strum(serialize = "only")]
    OnlyPly,
    #[strum(serialize = "vacation")]
    AutoVacation,
    Weekends,
    #[strum(serialize = "takebacks")]
    GrantTakebacks,
    Milestones,
    Phrases,
}

/// A page of the settings. There are two, since a message has room for five rows.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub(crate) enum SettingsPage {
    /// How boards and moves look.
    Boards,
    /// Time, language and automatic moves.
    Play,
}

impl MenuSetting {
    /// Returns the page that shows this setting.
    pub(crate) fn page(self) -> SettingsPage {
        match self {
            MenuSetting::Orientation
            | MenuSetting::Theme
            | MenuSetting::Size
            | MenuSetting::Notation => SettingsPage::Boards,
            MenuSetting::Reminders | MenuSetting::Language => SettingsPage::Play,
        }
    }

    /// Returns the values that can be chosen.
    pub(crate) fn values(self) -> Vec<&'static str> {
        match self {
            MenuSetting::Orientation => Orientation::ALL.map(Orientation::name).to_vec(),
            MenuSetting::Theme => std::iter::once(AS_ON_SERVER).chain(theme_values()).collect(),
            MenuSetting::Size => PictureSize::ALL.map(PictureSize::name).to_vec(),
            MenuSetting::Notation => Notation::ALL.map(Notation::name).to_vec(),
            MenuSetting::Reminders => Reminders::ALL.map(Reminders::name).to_vec(),
            MenuSetting::Language => language_values(),
        }
    }

    /// Returns the value in these settings, or `None` if it no longer exists.
    pub(crate) fn value(self, settings: &Settings) -> Option<&'static str> {
        let current = match self {
            MenuSetting::Orientation => settings.orientation.name(),
            MenuSetting::Theme => settings.theme.as_deref().unwrap_or(AS_ON_SERVER),
            MenuSetting::Size => settings.picture_size.name(),
            MenuSetting::Notation => settings.notation.name(),
            MenuSetting::Reminders => settings.reminders.name(),
            MenuSetting::Language => settings.language.as_deref().unwrap_or(AS_IN_DISCORD),
        };
        self.values().into_iter().find(|&value| value == current)
    }

    /// Sets the setting to one of its values.
    pub(crate) fn set(self, settings: &mut Settings, value: &str) -> Result<(), UnknownId> {
        if !self.values().contains(&value) {
            return Err(UnknownId);
        }
        match self {
            MenuSetting::Orientation => {
                settings.orientation = find_by_name(&Orientation::ALL, Orientation::name, value)?;
            }
            MenuSetting::Theme => {
                settings.theme = (value != AS_ON_SERVER).then(|| value.to_owned());
            }
            MenuSetting::Size => {
                settings.picture_size = find_by_name(&PictureSize::ALL, PictureSize::name, value)?;
            }
            MenuSetting::Notation => {
                settings.notation = find_by_name(&Notation::ALL, Notation::name, value)?;
            }
            MenuSetting::Reminders => {
                settings.reminders = find_by_name(&Reminders::ALL, Reminders::name, value)?;
            }
            MenuSetting::Language => {
                settings.language = (value != AS_IN_DISCORD).then(|| value.to_owned());
            }
        }
        Ok(())
    }
}

impl Switch {
    /// Returns the page that shows this setting.
    pub(crate) fn page(self) -> SettingsPage {
        match self {
            Switch::ConfirmMoves => SettingsPage::Boards,
            Switch::OnlyPly
            | Switch::AutoVacation
            | Switch::Weekends
            | Switch::GrantTakebacks
            | Switch::Milestones
            | Switch::Phrases => SettingsPage::Play,
        }
    }

    /// Returns true if this setting is on.
    pub(crate) fn is_on(self, settings: &Settings) -> bool {
        match self {
            Switch::ConfirmMoves => settings.confirm_moves,
            Switch::OnlyPly => settings.only_ply,
            Switch::AutoVacation => settings.auto_vacation,
            Switch::Weekends => settings.weekends.is_some(),
            Switch::GrantTakebacks => settings.grant_takebacks,
            Switch::Milestones => settings.milestones,
            Switch::Phrases => settings.phrases,
        }
    }

    /// Turns this setting on or off.
    pub(crate) fn set(self, settings: &mut Settings, on: bool) {
        match self {
            Switch::ConfirmMoves => settings.confirm_moves = on,
            Switch::OnlyPly => settings.only_ply = on,
            Switch::AutoVacation => settings.auto_vacation = on,
            Switch::GrantTakebacks => settings.grant_takebacks = on,
            Switch::Milestones => settings.milestones = on,
            Switch::Phrases => settings.phrases = on,
            // `play::settings::change` sets the time from which weekends count.
            Switch::Weekends => {
                let from = settings.weekends.unwrap_or(Timestamp::UNIX_EPOCH);
                settings.weekends = on.then_some(from);
            }
        }
    }
}

/// Returns the names of all themes.
pub(crate) fn theme_values() -> Vec<&'static str> {
    Theme::ALL.map(Theme::name).to_vec()
}

/// Returns the values of a menu of languages.
pub(crate) fn language_values() -> Vec<&'static str> {
    std::iter::once(AS_IN_DISCORD).chain(Text::all().map(Text::tag)).collect()
}

/// Returns the item of `all` with this name.
pub(crate) fn find_by_name<T: Copy>(
    all: &[T],
    name: fn(T) -> &'static str,
    wanted: &str,
) -> Result<T, UnknownId> {
    all.iter().copied().find(|&one| name(one) == wanted).ok_or(UnknownId)
}

#[cfg(test)]
mod tests {
    use strum::VariantArray as _;

    use super::*;

    #[test]
    fn choosing_a_value_sets_it() {
        for &choice in MenuSetting::VARIANTS {
            for value in choice.values() {
                let mut settings = Settings::default();
                choice.set(&mut settings, value).unwrap();
                assert_eq!(choice.value(&settings), Some(value), "{choice:?}");
            }
            let mut settings = Settings::default();
            assert_eq!(choice.set(&mut settings, "x"), Err(UnknownId));
            assert_eq!(settings, Settings::default());
        }
    }

    #[test]
    fn an_unknown_value_matches_no_menu_option() {
        let settings = Settings { theme: Some(String::from("plush")), ..Settings::default() };
        assert_eq!(MenuSetting::Theme.value(&settings), None);
    }

    #[test]
    fn a_switch_changes_one_setting() {
        for &switch in Switch::VARIANTS {
            let mut settings = Settings::default();
            let before = switch.is_on(&settings);
            switch.set(&mut settings, !before);
            assert_eq!(switch.is_on(&settings), !before);
            let others = Switch::VARIANTS.iter().filter(|&&other| other != switch);
            for other in others {
                assert_eq!(other.is_on(&settings), other.is_on(&Settings::default()));
            }
        }
    }
}
