//! Server settings.

use dvonn_model::{ChannelId, GuildId, Limit, Limits, ServerSetting, ServerSettings};
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::{Columns, optional_id, without_controls};
use crate::fetch::Stored;
use crate::reads::reads;
use crate::tx::Tx;

reads! {
    /// Returns the settings of a server.
    server(guild: GuildId) -> ServerSettings;
}

async fn server(
    connection: &mut AnyConnection,
    guild: GuildId,
) -> Result<ServerSettings, StoreError> {
    let rows = sqlx::query(
        "SELECT moderator_role, starter_role, rated, computer_rated, seeks, ladder, season, \
         announcements, puzzles, language, theme, limit_challenges, limit_opponent, limit_threads, \
         limit_tournaments, limit_tournament_wait, channel_id \
         FROM servers LEFT JOIN server_channels ON server_channels.guild_id = servers.guild_id \
         WHERE servers.guild_id = $1 ORDER BY channel_id",
    )
    .bind(i64::from(guild))
    .fetch_all(connection)
    .await?;
    let Some(first) = rows.first() else { return Ok(ServerSettings::default()) };
    let channels = rows.iter().filter_map(|row| row.maybe_number("channel_id").transpose());
    Ok(ServerSettings {
        channels: channels.collect::<Result<_, _>>()?,
        ..ServerSettings::read(first)?
    })
}

/// Reads everything except the channels, which have their own rows.
impl Stored for ServerSettings {
    fn read(row: &AnyRow) -> Result<ServerSettings, StoreError> {
        let mut limits = Limits::default();
        for limit in Limit::ALL {
            limits = limits.with(limit, row.number(limit.name())?);
        }
        Ok(ServerSettings {
            moderator_role: row.maybe_number("moderator_role")?,
            starter_role: row.maybe_number("starter_role")?,
            rated: row.flag("rated")?,
            computer_rated: row.flag("computer_rated")?,
            seeks: row.flag("seeks")?,
            ladder: row.named("ladder")?,
            season: row.named("season")?,
            announcements: row.maybe_number("announcements")?,
            puzzles: row.maybe_number("puzzles")?,
            language: row.maybe_text("language")?,
            theme: row.maybe_text("theme")?,
            limits,
            channels: Vec::new(),
        })
    }
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
    /// Locks a server's row until the end of this transaction, so that nothing that it limits is
    /// counted twice at once. It is also the lock of the ladder: lock games first.
    ///
    /// # Errors
    /// Any database error.
    pub async fn lock_server(&mut self, guild: GuildId) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO servers (guild_id) VALUES ($1) \
             ON CONFLICT (guild_id) DO UPDATE SET guild_id = excluded.guild_id",
        )
        .bind(i64::from(guild))
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Changes a setting of a server. If it no longer allows looking for opponents, nobody there does.
    ///
    /// # Errors
    /// Any database error.
    pub async fn set_server_setting(
        &mut self,
        guild: GuildId,
        setting: &ServerSetting,
    ) -> Result<(), StoreError> {
        let query = sqlx::query(match setting {
            ServerSetting::ModeratorRole(_) => set!("moderator_role"),
            ServerSetting::StarterRole(_) => set!("starter_role"),
            ServerSetting::Rated(_) => set!("rated"),
            ServerSetting::ComputerRated(_) => set!("computer_rated"),
            ServerSetting::Seeks(_) => set!("seeks"),
            ServerSetting::Ladder(_) => set!("ladder"),
            ServerSetting::Season(_) => set!("season"),
            ServerSetting::Announcements(_) => set!("announcements"),
            ServerSetting::Puzzles(_) => set!("puzzles"),
            ServerSetting::Language(_) => set!("language"),
            ServerSetting::Theme(_) => set!("theme"),
            ServerSetting::Limit(Limit::Challenges, _) => set!("limit_challenges"),
            ServerSetting::Limit(Limit::Opponent, _) => set!("limit_opponent"),
            ServerSetting::Limit(Limit::Threads, _) => set!("limit_threads"),
            ServerSetting::Limit(Limit::Tournaments, _) => set!("limit_tournaments"),
            ServerSetting::Limit(Limit::TournamentWait, _) => set!("limit_tournament_wait"),
        });
        let query = query.bind(i64::from(guild));
        let query = match setting {
            ServerSetting::ModeratorRole(role) | ServerSetting::StarterRole(role) => {
                query.bind(optional_id(*role))
            }
            ServerSetting::Rated(yes)
            | ServerSetting::ComputerRated(yes)
            | ServerSetting::Seeks(yes) => query.bind(i64::from(*yes)),
            ServerSetting::Ladder(kind) => query.bind(kind.name()),
            ServerSetting::Season(length) => query.bind(length.name()),
            ServerSetting::Announcements(channel) | ServerSetting::Puzzles(channel) => {
                query.bind(optional_id(*channel))
            }
            ServerSetting::Language(name) | ServerSetting::Theme(name) => {
                query.bind(name.as_deref().map(without_controls))
            }
            ServerSetting::Limit(_, value) => query.bind(i64::from(*value)),
        };
        query.execute(self.connection()).await?;
        if *setting == ServerSetting::Seeks(false) {
            self.remove_seeks_on(guild).await?;
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

    /// Removes a channel where games are allowed. Returns false if it was not one. If none is left,
    /// games are allowed in all channels.
    ///
    /// # Errors
    /// Any database error.
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
