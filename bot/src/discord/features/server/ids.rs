//! Custom ids of the buttons below what is shown to those who manage a server.

use dvonn_model::ServerSetting;

use crate::discord::kit::custom_id::{custom_ids, named_part};

custom_ids! {
    /// A button for those who manage a server.
    pub(crate) enum ServerClick {
        /// Clear a setting.
        "clear" => Clear { what: Clearable },
        /// Let games begin in every channel.
        "everywhere" => Everywhere,
        /// Show this page of what moderators did, counted from 0.
        "log" => Log { page: usize },
    }
}

/// A setting of a server that can name nothing.
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
    Language,
}

named_part!(Clearable);

impl Clearable {
    /// The setting that names something, which can be cleared.
    pub(crate) fn of(setting: &ServerSetting) -> Option<Clearable> {
        match setting {
            ServerSetting::ModeratorRole(Some(_)) => Some(Clearable::ModeratorRole),
            ServerSetting::StarterRole(Some(_)) => Some(Clearable::StarterRole),
            ServerSetting::Announcements(Some(_)) => Some(Clearable::Announcements),
            ServerSetting::Language(Some(_)) => Some(Clearable::Language),
            _ => None,
        }
    }

    /// The setting as it is when it names nothing.
    pub(crate) fn cleared(self) -> ServerSetting {
        match self {
            Clearable::ModeratorRole => ServerSetting::ModeratorRole(None),
            Clearable::StarterRole => ServerSetting::StarterRole(None),
            Clearable::Announcements => ServerSetting::Announcements(None),
            Clearable::Language => ServerSetting::Language(None),
        }
    }
}
