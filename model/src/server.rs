//! What a server has settled for all its games.

use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::named::{listed, named};
use crate::{ChannelId, RoleId};

/// What a server has settled. A server that has said nothing restricts nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerSettings {
    /// The role whose holders may decide about games, besides those who manage the server.
    pub moderator_role: Option<RoleId>,
    /// The role whose holders alone may start games; none for everybody.
    pub starter_role: Option<RoleId>,
    /// Whether games may count for the ladder.
    pub rated: bool,
    /// Whether games against the computer count as well.
    pub computer_rated: bool,
    /// What the ladder is ordered by.
    pub ladder: LadderKind,
    /// How long a season lasts.
    pub season: SeasonLength,
    /// Where seasons and tournaments are announced, if anywhere.
    pub announcements: Option<ChannelId>,
    /// The tag of the language of what everybody reads; none for the one that the server has on
    /// Discord.
    pub language: Option<String>,
    /// The name of the theme of what everybody sees; none for the usual one.
    pub theme: Option<String>,
    /// The channels in which, and in whose threads, games may be started; none for everywhere.
    pub channels: Vec<ChannelId>,
}

impl Default for ServerSettings {
    fn default() -> ServerSettings {
        ServerSettings {
            moderator_role: None,
            starter_role: None,
            rated: true,
            computer_rated: false,
            ladder: LadderKind::Rating,
            season: SeasonLength::Quarter,
            announcements: None,
            language: None,
            theme: None,
            channels: Vec::new(),
        }
    }
}

/// What a ladder is ordered by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum LadderKind {
    /// Ratings.
    Rating,
    /// Places, which one wins by challenging whoever has them.
    Places,
}

/// How long a season lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum SeasonLength {
    /// A month.
    Month,
    /// Three months.
    Quarter,
    /// Six months.
    Half,
    /// Twelve months.
    Year,
    /// For ever: there are no seasons.
    #[strum(serialize = "none")]
    Endless,
}

/// One of the things that a server can settle, as it is to be.
#[derive(Clone, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum ServerSetting {
    /// [`ServerSettings::moderator_role`].
    ModeratorRole(Option<RoleId>),
    /// [`ServerSettings::starter_role`].
    StarterRole(Option<RoleId>),
    /// [`ServerSettings::rated`].
    Rated(bool),
    /// [`ServerSettings::computer_rated`].
    ComputerRated(bool),
    /// [`ServerSettings::ladder`].
    Ladder(LadderKind),
    /// [`ServerSettings::season`].
    Season(SeasonLength),
    /// [`ServerSettings::announcements`].
    Announcements(Option<ChannelId>),
    /// [`ServerSettings::language`].
    Language(Option<String>),
    /// [`ServerSettings::theme`].
    Theme(Option<String>),
}

named!(LadderKind, SeasonLength);
listed!(LadderKind, SeasonLength);

impl ServerSetting {
    /// The name in the database, which never changes.
    pub fn name(&self) -> &'static str {
        self.into()
    }
}
