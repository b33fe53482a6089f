//! Server settings.

use dvonn_model::{ChannelId, GuildId, Limit, ServerLimits, ServerSetting, ServerSettings};
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::without_controls;
use crate::query::{Columns, Stored, queries, reads};
use crate::seeks::remove_seeks_on;
use crate::tx::Tx;

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

    /// Saves the settings of a server, except its channels.
    step save_server(guild: GuildId, settings: &ServerSettings)
    [
        guild, moderator_role: settings.moderator_role, starter_role: settings.starter_role,
        rated: settings.rated, computer_rated: settings.computer_rated, seeks: settings.seeks,
        ladder: settings.ladder, season: settings.season, announcements: settings.announcements,
        puzzles: settings.puzzles, digest: settings.digest, lobby: settings.lobby,
        lobby_role: settings.lobby_role,
        language: settings.language.as_deref().map(without_controls),
        theme: settings.theme.as_deref().map(without_controls),
        challenges: settings.limits.of(Limit::Challenges),
        opponent: settings.limits.of(Limit::Opponent),
        threads: settings.limits.of(Limit::Threads),
        tournaments: settings.limits.of(Limit::Tournaments),
        wait: settings.limits.of(Limit::TournamentWait),
    ] {
        "UPDATE servers SET moderator_role = :moderator_role, starter_role = :starter_role,
             rated = :rated, computer_rated = :computer_rated, seeks = :seeks, ladder = :ladder,
             season = :season, announcements = :announcements, puzzles = :puzzles,
             digest = :digest, lobby = :lobby, lobby_role = :lobby_role,
             language = :language, theme = :theme, limit_challenges = :challenges,
             limit_opponent = :opponent, limit_threads = :threads,
             limit_tournaments = :tournaments, limit_tournament_wait = :wait
         WHERE guild_id = :guild"
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
        "digest",
        "lobby",
        "lobby_role",
        "servers.language",
        "servers.theme",
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
            digest: row.value("digest")?,
            lobby: row.value("lobby")?,
            lobby_role: row.value("lobby_role")?,
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
        self.lock_server(guild).await?;
        let mut settings = server(self.connection(), guild).await?;
        settings.set(setting.clone());
        save_server(self.connection(), guild, &settings).await?;
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
        // Channels are read by a join with their server's row, which this makes if it must.
        self.lock_server(guild).await?;
        insert_channel(self.connection(), guild, channel).await
    }
}
