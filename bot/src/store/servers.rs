//! What a server has settled for all its games.

use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use super::StoreError;
use super::columns::{Columns, maybe, plain};
use super::ids::{ChannelId, GuildId, RoleId};
use super::tx::{Tx, reads};

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

/// What a ladder is ordered by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LadderKind {
    /// Ratings.
    Rating,
    /// Places, which one wins by challenging whoever has them.
    Places,
}

/// How long a season lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeasonLength {
    /// For ever: there are no seasons.
    Endless,
    /// A month.
    Month,
    /// Three months.
    Quarter,
    /// Six months.
    Half,
    /// Twelve months.
    Year,
}

/// One of the things that a server can settle, as it is to be.
#[derive(Clone, Debug, PartialEq, Eq)]
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

reads! {
    /// What a server has settled.
    server(guild: GuildId) -> ServerSettings;
}

async fn server(
    connection: &mut AnyConnection,
    guild: GuildId,
) -> Result<ServerSettings, StoreError> {
    let rows = sqlx::query(
        "SELECT moderator_role, starter_role, rated, computer_rated, ladder, season, \
         announcements, language, theme, channel_id \
         FROM servers LEFT JOIN server_channels ON server_channels.guild_id = servers.guild_id \
         WHERE servers.guild_id = $1 ORDER BY channel_id",
    )
    .bind(i64::from(guild))
    .fetch_all(connection)
    .await?;
    let Some(first) = rows.first() else { return Ok(ServerSettings::default()) };
    let channels = rows.iter().filter_map(|row| row.maybe_number("channel_id").transpose());
    Ok(ServerSettings { channels: channels.collect::<Result<_, _>>()?, ..read(first)? })
}

fn read(row: &AnyRow) -> Result<ServerSettings, StoreError> {
    Ok(ServerSettings {
        moderator_role: row.maybe_number("moderator_role")?,
        starter_role: row.maybe_number("starter_role")?,
        rated: row.flag("rated")?,
        computer_rated: row.flag("computer_rated")?,
        ladder: LadderKind::read(&row.text("ladder")?)?,
        season: SeasonLength::read(&row.text("season")?)?,
        announcements: row.maybe_number("announcements")?,
        language: row.maybe_text("language")?,
        theme: row.maybe_text("theme")?,
        channels: Vec::new(),
    })
}

/// Sets one column of a server's row.
macro_rules! set {
    ($column:literal) => {
        concat!(
            "INSERT INTO servers (guild_id, ",
            $column,
            ") VALUES ($1, $2) ON CONFLICT (guild_id) DO UPDATE SET ",
            $column,
            " = excluded.",
            $column
        )
    };
}

impl Tx {
    /// Settles something for a server.
    ///
    /// # Errors
    /// Any fault of the database.
    pub async fn set_server(
        &mut self,
        guild: GuildId,
        setting: &ServerSetting,
    ) -> Result<(), StoreError> {
        let query = sqlx::query(match setting {
            ServerSetting::ModeratorRole(_) => set!("moderator_role"),
            ServerSetting::StarterRole(_) => set!("starter_role"),
            ServerSetting::Rated(_) => set!("rated"),
            ServerSetting::ComputerRated(_) => set!("computer_rated"),
            ServerSetting::Ladder(_) => set!("ladder"),
            ServerSetting::Season(_) => set!("season"),
            ServerSetting::Announcements(_) => set!("announcements"),
            ServerSetting::Language(_) => set!("language"),
            ServerSetting::Theme(_) => set!("theme"),
        });
        let query = query.bind(i64::from(guild));
        let query = match setting {
            ServerSetting::ModeratorRole(role) | ServerSetting::StarterRole(role) => {
                query.bind(maybe(*role))
            }
            ServerSetting::Rated(yes) | ServerSetting::ComputerRated(yes) => {
                query.bind(i64::from(*yes))
            }
            ServerSetting::Ladder(kind) => query.bind(kind.name()),
            ServerSetting::Season(length) => query.bind(length.name()),
            ServerSetting::Announcements(channel) => query.bind(maybe(*channel)),
            ServerSetting::Language(name) | ServerSetting::Theme(name) => {
                query.bind(name.as_deref().map(plain))
            }
        };
        query.execute(self.connection()).await?;
        Ok(())
    }

    /// Lets games be started in a channel and its threads; false if that was so before.
    ///
    /// # Errors
    /// Any fault of the database.
    pub async fn add_channel(
        &mut self,
        guild: GuildId,
        channel: ChannelId,
    ) -> Result<bool, StoreError> {
        // Channels are read with the row of their server.
        let server = "INSERT INTO servers (guild_id) VALUES ($1) ON CONFLICT (guild_id) DO NOTHING";
        sqlx::query(server).bind(i64::from(guild)).execute(self.connection()).await?;
        let added = sqlx::query(
            "INSERT INTO server_channels (guild_id, channel_id) VALUES ($1, $2) \
             ON CONFLICT (guild_id, channel_id) DO NOTHING",
        )
        .bind(i64::from(guild))
        .bind(i64::from(channel))
        .execute(self.connection())
        .await?;
        Ok(added.rows_affected() > 0)
    }

    /// No longer lets games be started in a channel; false if that was so before. When the last one
    /// goes, games may be started everywhere.
    ///
    /// # Errors
    /// Any fault of the database.
    pub async fn remove_channel(
        &mut self,
        guild: GuildId,
        channel: ChannelId,
    ) -> Result<bool, StoreError> {
        let removed =
            sqlx::query("DELETE FROM server_channels WHERE guild_id = $1 AND channel_id = $2")
                .bind(i64::from(guild))
                .bind(i64::from(channel))
                .execute(self.connection())
                .await?;
        Ok(removed.rows_affected() > 0)
    }
}

impl LadderKind {
    /// Both, the usual one first.
    pub const ALL: [LadderKind; 2] = [LadderKind::Rating, LadderKind::Places];

    /// Its name in the database.
    pub(super) fn name(self) -> &'static str {
        match self {
            LadderKind::Rating => "rating",
            LadderKind::Places => "places",
        }
    }

    pub(super) fn read(name: &str) -> Result<LadderKind, StoreError> {
        let known = LadderKind::ALL.into_iter().find(|kind| kind.name() == name);
        known.ok_or_else(|| StoreError::corrupt("ladder", name))
    }
}

impl SeasonLength {
    /// All, by length.
    pub const ALL: [SeasonLength; 5] = [
        SeasonLength::Month,
        SeasonLength::Quarter,
        SeasonLength::Half,
        SeasonLength::Year,
        SeasonLength::Endless,
    ];

    /// Its name in the database.
    pub(super) fn name(self) -> &'static str {
        match self {
            SeasonLength::Endless => "none",
            SeasonLength::Month => "month",
            SeasonLength::Quarter => "quarter",
            SeasonLength::Half => "half",
            SeasonLength::Year => "year",
        }
    }

    pub(super) fn read(name: &str) -> Result<SeasonLength, StoreError> {
        let known = SeasonLength::ALL.into_iter().find(|length| length.name() == name);
        known.ok_or_else(|| StoreError::corrupt("season", name))
    }
}
