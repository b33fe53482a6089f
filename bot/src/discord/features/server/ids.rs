//! Custom ids of the buttons for server managers.

use dvonn_model::ServerSetting;

use crate::discord::kit::custom_id::{custom_ids, named_part};

custom_ids! {
    /// A button for server managers.
    pub(crate) enum ServerClick {
        /// Clear a setting.
        "clear" => Clear { setting: Clearable },
        /// Allow games in every channel.
        "everywhere" => Everywhere,
        /// Show a page of the log, counted from 0.
        "log" => Log { page: usize },
    }
}

/// A server setting that can be cleared.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub(crate) enum Clearable {
    #[strum(serialize = "moderators")]
    ModeratorRole,
    #[strum(serialize = "starters")]
    StarterRole,
    Announcements,
    Puzzles,
    Language,
}

named_part!(Clearable);

impl Clearable {
    /// Returns the kind of a setting that has a value and can be cleared.
    pub(crate) fn of(setting: &ServerSetting) -> Option<Clearable> {
        match setting {
            ServerSetting::ModeratorRole(Some(_)) => Some(Clearable::ModeratorRole),
            ServerSetting::StarterRole(Some(_)) => Some(Clearable::StarterRole),
            ServerSetting::Announcements(Some(_)) => Some(Clearable::Announcements),
            ServerSetting::Puzzles(Some(_)) => Some(Clearable::Puzzles),
            ServerSetting::Language(Some(_)) => Some(Clearable::Language),
            _ => None,
        }
    }

    /// Returns the cleared setting.
    pub(crate) fn cleared(self) -> ServerSetting {
        match self {
            Clearable::ModeratorRole => ServerSetting::ModeratorRole(None),
            Clearable::StarterRole => ServerSetting::StarterRole(None),
            Clearable::Announcements => ServerSetting::Announcements(None),
            Clearable::Puzzles => ServerSetting::Puzzles(None),
            Clearable::Language => ServerSetting::Language(None),
        }
    }
}
