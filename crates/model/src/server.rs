//! Server settings.

use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::named::{listed, named};
use crate::{ChannelId, Limit, RoleId, ServerLimits};

/// The settings of a server. The defaults restrict nothing but spam.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerSettings {
    /// The moderator role. People who manage the server are moderators too.
    pub moderator_role: Option<RoleId>,
    /// The only role that may start games; `None` for everybody.
    pub starter_role: Option<RoleId>,
    /// Whether games may count for the ladder.
    pub rated: bool,
    /// Whether games against the computer count as well.
    pub computer_rated: bool,
    /// Whether people may look for opponents on other servers from here.
    pub seeks: bool,
    /// The kind of ladder.
    pub ladder: LadderKind,
    /// How long a season lasts.
    pub season: SeasonLength,
    /// The announcement channel, if there is one.
    pub announcements: Option<ChannelId>,
    /// The channel for daily puzzles, if there is one.
    pub puzzles: Option<ChannelId>,
    /// The channel for the weekly digest, if there is one.
    pub digest: Option<ChannelId>,
    /// The channel of the lobby, if there is one.
    pub lobby: Option<ChannelId>,
    /// The role that the lobby gives, and notifies when somebody looks for an opponent.
    pub lobby_role: Option<RoleId>,
    /// The language of public messages; `None` for the server's language on Discord.
    pub language: Option<String>,
    /// The theme of public pictures; `None` for the default.
    pub theme: Option<String>,
    /// How much people may start.
    pub limits: ServerLimits,
    /// The channels where games may be started, including their threads; empty for everywhere.
    pub channels: Vec<ChannelId>,
}

impl Default for ServerSettings {
    fn default() -> ServerSettings {
        ServerSettings {
            moderator_role: None,
            starter_role: None,
            rated: true,
            computer_rated: false,
            seeks: false,
            ladder: LadderKind::Rating,
            season: SeasonLength::Quarter,
            announcements: None,
            puzzles: None,
            digest: None,
            lobby: None,
            lobby_role: None,
            language: None,
            theme: None,
            limits: ServerLimits::default(),
            channels: Vec::new(),
        }
    }
}

/// The kind of a ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum LadderKind {
    /// Sorted by rating.
    Rating,
    /// Places, won by challenging the players above.
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
    /// No seasons.
    #[strum(serialize = "none")]
    Endless,
}

/// A server-wide setting and its new value.
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
    /// [`ServerSettings::seeks`].
    Seeks(bool),
    /// [`ServerSettings::ladder`].
    Ladder(LadderKind),
    /// [`ServerSettings::season`].
    Season(SeasonLength),
    /// [`ServerSettings::announcements`].
    Announcements(Option<ChannelId>),
    /// [`ServerSettings::puzzles`].
    Puzzles(Option<ChannelId>),
    /// [`ServerSettings::digest`].
    Digest(Option<ChannelId>),
    /// [`ServerSettings::lobby`].
    Lobby(Option<ChannelId>),
    /// [`ServerSettings::lobby_role`].
    LobbyRole(Option<RoleId>),
    /// [`ServerSettings::language`].
    Language(Option<String>),
    /// [`ServerSettings::theme`].
    Theme(Option<String>),
    /// One of [`ServerSettings::limits`].
    Limit(Limit, u32),
}

named!(LadderKind, SeasonLength);
listed!(LadderKind, SeasonLength);

impl ServerSettings {
    /// Gives a setting its new value.
    pub fn set(&mut self, setting: ServerSetting) {
        match setting {
            ServerSetting::ModeratorRole(role) => self.moderator_role = role,
            ServerSetting::StarterRole(role) => self.starter_role = role,
            ServerSetting::Rated(yes) => self.rated = yes,
            ServerSetting::ComputerRated(yes) => self.computer_rated = yes,
            ServerSetting::Seeks(yes) => self.seeks = yes,
            ServerSetting::Ladder(kind) => self.ladder = kind,
            ServerSetting::Season(length) => self.season = length,
            ServerSetting::Announcements(channel) => self.announcements = channel,
            ServerSetting::Puzzles(channel) => self.puzzles = channel,
            ServerSetting::Digest(channel) => self.digest = channel,
            ServerSetting::Lobby(channel) => self.lobby = channel,
            ServerSetting::LobbyRole(role) => self.lobby_role = role,
            ServerSetting::Language(name) => self.language = name,
            ServerSetting::Theme(name) => self.theme = name,
            ServerSetting::Limit(limit, most) => self.limits = self.limits.with(limit, most),
        }
    }
}

impl ServerSetting {
    /// The name in the database, which never changes.
    pub fn name(&self) -> &'static str {
        match self {
            ServerSetting::Limit(limit, _) => limit.name(),
            other => other.into(),
        }
    }
}
