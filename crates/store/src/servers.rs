//! Server settings.

use dvonn_model::{
    ChannelId, GuildId, LadderKind, Limit, RoleId, SeasonLength, ServerLimits, ServerSetting,
    ServerSettings,
};
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::without_controls;
use crate::query::{Columns, Stored, queries, reads};
use crate::seeks::remove_seeks_on;
use crate::tx::Tx;

/// A statement that sets one column of a server's row: `INSERT`, column, `SET`, column and value.
const INSERT: &str = "INSERT INTO servers (guild_id, ";
const SET: &str = ") VALUES (:guild, :value) ON CONFLICT (guild_id) DO UPDATE SET ";

queries! {
    /// Returns the settings of a server, once for each channel where it allows games.
    step settings_by_channel(guild: GuildId) -> Vec<ServerSettings> {
        "SELECT {} FROM servers
         LEFT JOIN server_channels ON server_channels.guild_id = servers.guild_id
         WHERE servers.guild_id = :guild ORDER BY channel_id"
    }

    /// Locks a server's row until the end of this transaction, so that nothing that it limits is
    /// counted twice at once. It is also the lock of the ladder: lock games first.
    change lock_server(guild: GuildId) {
        "INSERT INTO servers (guild_id) VALUES (:guild)
         ON CONFLICT (guild_id) DO UPDATE SET guild_id = excluded.guild_id"
    }

    step set_moderator_role(guild: GuildId, value: Option<RoleId>) {
        INSERT "moderator_role" SET "moderator_role = :value"
    }

    step set_starter_role(guild: GuildId, value: Option<RoleId>) {
        INSERT "starter_role" SET "starter_role = :value"
    }

    step set_rated(guild: GuildId, value: bool) {
        INSERT "rated" SET "rated = :value"
    }

    step set_computer_rated(guild: GuildId, value: bool) {
        INSERT "computer_rated" SET "computer_rated = :value"
    }

    step set_seeks(guild: GuildId, value: bool) {
        INSERT "seeks" SET "seeks = :value"
    }

    step set_ladder(guild: GuildId, value: LadderKind) {
        INSERT "ladder" SET "ladder = :value"
    }

    step set_season(guild: GuildId, value: SeasonLength) {
        INSERT "season" SET "season = :value"
    }

    step set_announcements(guild: GuildId, value: Option<ChannelId>) {
        INSERT "announcements" SET "announcements = :value"
    }

    step set_puzzles(guild: GuildId, value: Option<ChannelId>) {
        INSERT "puzzles" SET "puzzles = :value"
    }

    step set_language(guild: GuildId, name: Option<&str>)
    [guild, value: name.map(without_controls)] {
        INSERT "language" SET "language = :value"
    }

    step set_theme(guild: GuildId, name: Option<&str>)
    [guild, value: name.map(without_controls)] {
        INSERT "theme" SET "theme = :value"
    }

    step set_limit_challenges(guild: GuildId, value: u32) {
        INSERT "limit_challenges" SET "limit_challenges = :value"
    }

    step set_limit_opponent(guild: GuildId, value: u32) {
        INSERT "limit_opponent" SET "limit_opponent = :value"
    }

    step set_limit_threads(guild: GuildId, value: u32) {
        INSERT "limit_threads" SET "limit_threads = :value"
    }

    step set_limit_tournaments(guild: GuildId, value: u32) {
        INSERT "limit_tournaments" SET "limit_tournaments = :value"
    }

    step set_limit_tournament_wait(guild: GuildId, value: u32) {
        INSERT "limit_tournament_wait" SET "limit_tournament_wait = :value"
    }

    step ensure_server(guild: GuildId) {
        "INSERT INTO servers (guild_id) VALUES (:guild) ON CONFLICT (guild_id) DO NOTHING"
    }

    step insert_channel(guild: GuildId, channel: ChannelId) -> bool {
        "INSERT INTO server_channels (guild_id, channel_id) VALUES (:guild, :channel)
         ON CONFLICT (guild_id, channel_id) DO NOTHING"
    }

    /// Removes a channel where games are allowed. Returns false if it was not one. If none is left,
    /// games are allowed in all channels.
    change remove_channel(guild: GuildId, channel: ChannelId) -> bool {
        "DELETE FROM server_channels WHERE guild_id = :guild AND channel_id = :channel"
    }
}

reads! {
    /// Returns the settings of a server.
    server(guild: GuildId) -> ServerSettings;
}

async fn server(
    connection: &mut AnyConnection,
    guild: GuildId,
) -> Result<ServerSettings, StoreError> {
    let mut rows = settings_by_channel(connection, guild).await?.into_iter();
    let mut settings = rows.next().unwrap_or_default();
    settings.channels.extend(rows.flat_map(|row| row.channels));
    Ok(settings)
}

/// Reads the settings with at most one channel: channels have their own rows.
impl Stored for ServerSettings {
    const COLUMNS: &'static [&'static str] = &[
        "moderator_role",
        "starter_role",
        "rated",
        "computer_rated",
        "seeks",
        "ladder",
        "season",
        "announcements",
        "puzzles",
        "language",
        "theme",
        "limit_challenges",
        "limit_opponent",
        "limit_threads",
        "limit_tournaments",
        "limit_tournament_wait",
        "channel_id",
    ];

    fn read(row: &AnyRow) -> Result<ServerSettings, StoreError> {
        let mut limits = ServerLimits::default();
        for limit in Limit::ALL {
            limits = limits.with(limit, row.value(limit.name())?);
        }
        Ok(ServerSettings {
            moderator_role: row.value("moderator_role")?,
            starter_role: row.value("starter_role")?,
            rated: row.value("rated")?,
            computer_rated: row.value("computer_rated")?,
            seeks: row.value("seeks")?,
            ladder: row.value("ladder")?,
            season: row.value("season")?,
            announcements: row.value("announcements")?,
            puzzles: row.value("puzzles")?,
            language: row.value("language")?,
            theme: row.value("theme")?,
            limits,
            channels: row.value::<Option<ChannelId>>("channel_id")?.into_iter().collect(),
        })
    }
}

impl Tx {
    /// Changes a setting of a server. If it no longer allows looking for opponents, nobody there does.
    ///
    /// # Errors
    /// Any database error.
    pub async fn set_server_setting(
        &mut self,
        guild: GuildId,
        setting: &ServerSetting,
    ) -> Result<(), StoreError> {
        let tx = self.connection();
        match setting {
            ServerSetting::ModeratorRole(role) => set_moderator_role(tx, guild, *role).await?,
            ServerSetting::StarterRole(role) => set_starter_role(tx, guild, *role).await?,
            ServerSetting::Rated(yes) => set_rated(tx, guild, *yes).await?,
            ServerSetting::ComputerRated(yes) => set_computer_rated(tx, guild, *yes).await?,
            ServerSetting::Seeks(yes) => set_seeks(tx, guild, *yes).await?,
            ServerSetting::Ladder(kind) => set_ladder(tx, guild, *kind).await?,
            ServerSetting::Season(length) => set_season(tx, guild, *length).await?,
            ServerSetting::Announcements(channel) => set_announcements(tx, guild, *channel).await?,
            ServerSetting::Puzzles(channel) => set_puzzles(tx, guild, *channel).await?,
            ServerSetting::Language(name) => set_language(tx, guild, name.as_deref()).await?,
            ServerSetting::Theme(name) => set_theme(tx, guild, name.as_deref()).await?,
            ServerSetting::Limit(limit, most) => match limit {
                Limit::Challenges => set_limit_challenges(tx, guild, *most).await?,
                Limit::Opponent => set_limit_opponent(tx, guild, *most).await?,
                Limit::Threads => set_limit_threads(tx, guild, *most).await?,
                Limit::Tournaments => set_limit_tournaments(tx, guild, *most).await?,
                Limit::TournamentWait => set_limit_tournament_wait(tx, guild, *most).await?,
            },
        }
        if *setting == ServerSetting::Seeks(false) {
            remove_seeks_on(self.connection(), guild).await?;
        }
        Ok(())
    }

    /// Allows games in a channel and its threads. Returns false if they were already allowed.
    ///
    /// # Errors
    /// Any database error.
    pub async fn add_channel(
        &mut self,
        guild: GuildId,
        channel: ChannelId,
    ) -> Result<bool, StoreError> {
        // Channels are read by a join with their server's row, so that row must exist.
        ensure_server(self.connection(), guild).await?;
        insert_channel(self.connection(), guild, channel).await
    }
}
