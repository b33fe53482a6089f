//! Custom ids of the buttons below what is shown to those who manage a server.

use std::fmt;

use dvonn_model::ServerSetting;

use super::click::{Parts, UnknownClick};

/// What such a button means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Panel {
    /// Settle nothing any more.
    Clear(Clearable),
    /// Let games be begun in every channel.
    Everywhere,
    /// Show this page of what moderators did, counted from 0.
    Log(usize),
}

/// A setting of a server that can name nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Clearable {
    ModeratorRole,
    StarterRole,
    Announcements,
    Language,
}

impl fmt::Display for Panel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Panel::Clear(what) => write!(f, "clear:{}", what.name()),
            Panel::Everywhere => write!(f, "everywhere"),
            Panel::Log(page) => write!(f, "log:{page}"),
        }
    }
}

impl Panel {
    /// Reads what follows the first part of a custom id.
    pub(super) fn read(kind: &str, parts: &mut Parts<'_>) -> Result<Panel, UnknownClick> {
        match kind {
            "clear" => parts.named(&Clearable::ALL, Clearable::name).map(Panel::Clear),
            "everywhere" => Ok(Panel::Everywhere),
            "log" => parts.next().map(Panel::Log),
            _ => Err(UnknownClick),
        }
    }
}

impl Clearable {
    const ALL: [Clearable; 4] = [
        Clearable::ModeratorRole,
        Clearable::StarterRole,
        Clearable::Announcements,
        Clearable::Language,
    ];

    fn name(self) -> &'static str {
        match self {
            Clearable::ModeratorRole => "moderators",
            Clearable::StarterRole => "starters",
            Clearable::Announcements => "announcements",
            Clearable::Language => "language",
        }
    }

    /// The setting that names something, which can be cleared.
    pub(super) fn of(setting: &ServerSetting) -> Option<Clearable> {
        match setting {
            ServerSetting::ModeratorRole(Some(_)) => Some(Clearable::ModeratorRole),
            ServerSetting::StarterRole(Some(_)) => Some(Clearable::StarterRole),
            ServerSetting::Announcements(Some(_)) => Some(Clearable::Announcements),
            ServerSetting::Language(Some(_)) => Some(Clearable::Language),
            _ => None,
        }
    }

    /// The setting as it is when it names nothing.
    pub(super) fn cleared(self) -> ServerSetting {
        match self {
            Clearable::ModeratorRole => ServerSetting::ModeratorRole(None),
            Clearable::StarterRole => ServerSetting::StarterRole(None),
            Clearable::Announcements => ServerSetting::Announcements(None),
            Clearable::Language => ServerSetting::Language(None),
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Any of the buttons.
    pub(in super::super) fn panels() -> impl Strategy<Value = Panel> {
        prop_oneof![
            prop::sample::select(&Clearable::ALL[..]).prop_map(Panel::Clear),
            Just(Panel::Everywhere),
            any::<usize>().prop_map(Panel::Log),
        ]
    }
}
