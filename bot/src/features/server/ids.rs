//! Custom ids of the buttons and menus for server managers, and the settings they change.

use dvonn_discord::custom_id::UnknownId;
use dvonn_model::{LadderKind, SeasonLength, ServerSetting, ServerSettings};
use dvonn_render::Theme;

use crate::runtime::custom_id::{custom_ids, named_part};
use crate::show::ids::setting::{AS_IN_DISCORD, find_by_name, language_values, theme_values};
use crate::text::Text;

custom_ids! {
    /// A button or menu for server managers.
    pub(super) enum ServerClick {
        /// A menu of the panel. Its value is the setting's new value.
        "server-set" => Choose { menu: ServerMenu },
        /// Turn a setting on or off.
        "server-switch" => Switch { switch: ServerSwitch, on: bool },
        /// A menu of channels or roles.
        "server-pick" => Pick { picker: ServerPicker },
        /// Clear what such a menu sets.
        "server-clear" => Clear { picker: ServerPicker },
        /// Show a page of the panel.
        "server-page" => Show { page: ServerPage },
        /// Show a page of the log, counted from 0.
        "log" => Log { page: usize },
    }
}

/// A page of the panel. There are three, since a message has room for five rows.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub(super) enum ServerPage {
    Settings,
    Channels,
    Roles,
}

/// A server setting that is a channel or role, or several: a menu that Discord fills.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub(super) enum ServerPicker {
    /// The channels where games may start.
    Games,
    Announcements,
    Puzzles,
    Digest,
    Moderators,
    Starters,
    Lobby,
    /// The role that the lobby notifies.
    #[strum(serialize = "told")]
    LobbyRole,
}

/// A server setting with several values: a menu of the panel.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub(super) enum ServerMenu {
    Ladder,
    Season,
    Theme,
    Language,
}

/// A server setting that is on or off: a button of the panel.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub(super) enum ServerSwitch {
    Rated,
    #[strum(serialize = "computer")]
    ComputerRated,
    Seeks,
}

named_part!(ServerMenu, ServerPage, ServerPicker, ServerSwitch);

impl ServerPicker {
    /// Returns the page that shows it.
    pub(super) fn page(self) -> ServerPage {
        match self {
            ServerPicker::Games
            | ServerPicker::Announcements
            | ServerPicker::Puzzles
            | ServerPicker::Digest => ServerPage::Channels,
            ServerPicker::Moderators
            | ServerPicker::Starters
            | ServerPicker::Lobby
            | ServerPicker::LobbyRole => ServerPage::Roles,
        }
    }
}

impl ServerMenu {
    /// Returns the values that can be chosen.
    pub(super) fn values(self) -> Vec<&'static str> {
        match self {
            ServerMenu::Ladder => LadderKind::ALL.map(LadderKind::name).to_vec(),
            ServerMenu::Season => SeasonLength::ALL.map(SeasonLength::name).to_vec(),
            ServerMenu::Theme => theme_values(),
            ServerMenu::Language => language_values(),
        }
    }

    /// Returns the value in use. If the stored theme or language no longer exists, that is the one
    /// that replaces it.
    pub(super) fn value(self, server: &ServerSettings) -> &'static str {
        match self {
            ServerMenu::Ladder => server.ladder.name(),
            ServerMenu::Season => server.season.name(),
            ServerMenu::Theme => {
                server.theme.as_deref().and_then(Theme::from_name).unwrap_or_default().name()
            }
            ServerMenu::Language => match &server.language {
                Some(tag) => Text::of(Some(tag)).tag(),
                None => AS_IN_DISCORD,
            },
        }
    }

    /// Returns the setting with one of its values.
    pub(super) fn setting(self, value: &str) -> Result<ServerSetting, UnknownId> {
        let value = self.values().into_iter().find(|&known| known == value).ok_or(UnknownId)?;
        Ok(match self {
            ServerMenu::Ladder => {
                ServerSetting::Ladder(find_by_name(&LadderKind::ALL, LadderKind::name, value)?)
            }
            ServerMenu::Season => {
                ServerSetting::Season(find_by_name(&SeasonLength::ALL, SeasonLength::name, value)?)
            }
            ServerMenu::Theme => ServerSetting::Theme(Some(value.to_owned())),
            ServerMenu::Language => {
                ServerSetting::Language((value != AS_IN_DISCORD).then(|| value.to_owned()))
            }
        })
    }
}

impl ServerSwitch {
    /// Returns true if the setting is on and has an effect.
    pub(super) fn is_on(self, server: &ServerSettings) -> bool {
        match self {
            ServerSwitch::Rated => server.rated,
            ServerSwitch::ComputerRated => server.rated && server.computer_rated,
            ServerSwitch::Seeks => server.seeks,
        }
    }

    /// Returns the setting, turned on or off.
    pub(super) fn setting(self, on: bool) -> ServerSetting {
        match self {
            ServerSwitch::Rated => ServerSetting::Rated(on),
            ServerSwitch::ComputerRated => ServerSetting::ComputerRated(on),
            ServerSwitch::Seeks => ServerSetting::Seeks(on),
        }
    }
}

#[cfg(test)]
mod tests {
    use strum::VariantArray as _;

    use super::*;

    /// Returns the default settings with this change.
    fn changed(setting: ServerSetting) -> ServerSettings {
        let mut server = ServerSettings::default();
        server.set(setting);
        server
    }

    #[test]
    fn a_menu_shows_the_value_that_was_chosen() {
        for &menu in ServerMenu::VARIANTS {
            for value in menu.values() {
                assert_eq!(menu.value(&changed(menu.setting(value).unwrap())), value, "{menu:?}");
            }
            assert_eq!(menu.setting("x"), Err(UnknownId), "{menu:?}");
        }
    }

    #[test]
    fn a_value_that_no_longer_exists_is_shown_as_what_replaces_it() {
        let gone = Some(String::from("x"));
        let server = ServerSettings { theme: gone.clone(), language: gone, ..Default::default() };
        assert_eq!(ServerMenu::Theme.value(&server), Theme::default().name());
        assert_eq!(ServerMenu::Language.value(&server), "en");
    }

    #[test]
    fn a_switch_shows_the_state_that_was_set() {
        for &switch in ServerSwitch::VARIANTS {
            for on in [true, false] {
                assert_eq!(switch.is_on(&changed(switch.setting(on))), on, "{switch:?}");
            }
        }
        let server = ServerSettings { rated: false, computer_rated: true, ..Default::default() };
        assert!(!ServerSwitch::ComputerRated.is_on(&server), "it has no effect");
    }
}
