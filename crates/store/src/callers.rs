//! The settings that each interaction needs: those of the person and of the server, in one read.

use dvonn_model::{GuildId, ServerSettings, Settings, UserId};
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::query::{Columns as _, Stored, joined, queries, reads};
use crate::settings::{OWN_COLUMNS, read_settings};

queries! {
    /// Returns the settings of a person and a server, once for each channel where that allows games.
    step settings_by_channel(person: UserId, guild: Option<GuildId>) -> Vec<CallerSettings> {
        "SELECT {}
         FROM (SELECT CAST(:person AS BIGINT) AS person, CAST(:guild AS BIGINT) AS guild) AS caller
         LEFT JOIN servers ON servers.guild_id = guild
         LEFT JOIN server_channels ON server_channels.guild_id = guild
         LEFT JOIN settings ON user_id = person
         ORDER BY channel_id"
    }
}

reads! {
    /// Returns the settings of a person and of the server where they are: the defaults without one.
    caller_settings(person: UserId, guild: Option<GuildId>) -> CallerSettings;
}

/// The settings of a person and of the server where they are.
#[derive(Debug)]
pub struct CallerSettings {
    /// The settings of the server.
    pub server: ServerSettings,
    /// The settings of the person. An error if this version does not know one of them.
    pub person: Result<Settings, StoreError>,
}

impl Default for CallerSettings {
    fn default() -> CallerSettings {
        CallerSettings { server: ServerSettings::default(), person: Ok(Settings::default()) }
    }
}

async fn caller_settings(
    connection: &mut AnyConnection,
    person: UserId,
    guild: Option<GuildId>,
) -> Result<CallerSettings, StoreError> {
    let mut rows = settings_by_channel(connection, person, guild).await?.into_iter();
    let mut settings = rows.next().unwrap_or_default();
    settings.server.channels.extend(rows.flat_map(|row| row.server.channels));
    Ok(settings)
}

impl Stored for CallerSettings {
    const COLUMNS: &'static [&'static str] =
        &joined::<{ 4 + ServerSettings::COLUMNS.len() + OWN_COLUMNS.len() }>(&[
            &["servers.guild_id", "user_id"],
            ServerSettings::COLUMNS,
            &["settings.language AS own_language", "settings.theme AS own_theme"],
            OWN_COLUMNS,
        ]);

    fn read(row: &AnyRow) -> Result<CallerSettings, StoreError> {
        let has_server = row.value::<Option<GuildId>>("guild_id")?.is_some();
        let has_settings = row.value::<Option<UserId>>("user_id")?.is_some();
        Ok(CallerSettings {
            server: if has_server { ServerSettings::read(row)? } else { ServerSettings::default() },
            person: if has_settings {
                read_settings(row, "own_language", "own_theme")
            } else {
                Ok(Settings::default())
            },
        })
    }
}
