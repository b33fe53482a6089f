//! Exports all rows of a server or a person.
//!
//! Exports of a person's data and backups of a server are written row by row, so their memory
//! depends on the size of Discord's files and not on the number of games. All plies of a game are
//! read as one text, because reading a row for each takes many times as long.
//! `cargo run --release -p dvonn-measure -- exports` measures both.

use dvonn_model::{GuildId, UserId};
use futures::TryStreamExt as _;
use jiff::Timestamp;
use serde_json::{Map, Value};
use sqlx::any::{AnyRow, AnyTypeInfoKind};
use sqlx::{AnyConnection, Column, Row, ValueRef};

use crate::query::{Columns as _, reads};
use crate::strangers::Strangers;
use crate::timeouts::in_time;
use crate::{Store, StoreError};

/// The number of rows per page.
const PAGE_ROWS: i64 = 500;

/// A table that is exported page by page.
struct Table {
    name: &'static str,
    /// The query for up to `$3` rows of the server `$1` after `$2`.
    rows: &'static str,
    /// If true, `$2` is the last id of the previous page; otherwise the number of rows to skip.
    by_id: bool,
}

const fn paged_by_id(name: &'static str, rows: &'static str) -> Table {
    Table { name, rows, by_id: true }
}

const fn paged_by_offset(name: &'static str, rows: &'static str) -> Table {
    Table { name, rows, by_id: false }
}

/// The tables in a server's export: all except personal data and derived data.
const TABLES: [Table; 20] = [
    paged_by_offset("servers", "SELECT * FROM servers WHERE guild_id = $1 LIMIT $3 OFFSET $2"),
    paged_by_offset(
        "server_channels",
        "SELECT * FROM server_channels WHERE guild_id = $1 ORDER BY channel_id LIMIT $3 OFFSET $2",
    ),
    paged_by_offset(
        "blocks",
        "SELECT * FROM blocks WHERE guild_id = $1 ORDER BY user_id LIMIT $3 OFFSET $2",
    ),
    paged_by_id(
        "actions",
        "SELECT * FROM actions WHERE guild_id = $1 AND id > $2 ORDER BY id LIMIT $3",
    ),
    paged_by_id(
        GAMES,
        "SELECT games.*, CASE WHEN other_guild_id = guild_id THEN NULL WHEN other_side = 'w' \
         THEN 'white_id' WHEN other_side = 'b' THEN 'black_id' END AS stranger, \
         COALESCE((SELECT string_agg(ply, ' ' ORDER BY number) FROM plies \
         WHERE game_id = games.id), '') AS line \
         FROM games WHERE guild_id = $1 AND id > $2 ORDER BY id LIMIT $3",
    ),
    // Those that belong elsewhere.
    paged_by_id(
        GAMES,
        "SELECT games.*, CASE other_side WHEN 'w' THEN 'black_id' ELSE 'white_id' END AS stranger, \
         COALESCE((SELECT string_agg(ply, ' ' ORDER BY number) FROM plies \
         WHERE game_id = games.id), '') AS line \
         FROM games WHERE other_guild_id = $1 AND COALESCE(guild_id, 0) <> $1 AND id > $2 \
         ORDER BY id LIMIT $3",
    ),
    paged_by_id(
        "decisions",
        // Those about a game between two venues may be the other server's. This server's are actions too.
        "SELECT decisions.* FROM decisions JOIN games ON games.id = game_id \
         WHERE guild_id = $1 AND other_channel_id IS NULL AND decisions.id > $2 \
         ORDER BY decisions.id LIMIT $3",
    ),
    paged_by_id(
        "results",
        "SELECT * FROM results WHERE guild_id = $1 AND id > $2 ORDER BY id LIMIT $3",
    ),
    paged_by_offset(
        "ratings",
        "SELECT * FROM ratings WHERE guild_id = $1 ORDER BY player_id LIMIT $3 OFFSET $2",
    ),
    paged_by_offset(
        "seasons",
        "SELECT * FROM seasons WHERE guild_id = $1 ORDER BY number LIMIT $3 OFFSET $2",
    ),
    paged_by_offset(
        "season_standings",
        "SELECT * FROM season_standings WHERE guild_id = $1 ORDER BY season, place \
         LIMIT $3 OFFSET $2",
    ),
    paged_by_offset(
        "places",
        "SELECT * FROM places WHERE guild_id = $1 ORDER BY player_id LIMIT $3 OFFSET $2",
    ),
    paged_by_offset(
        "place_swaps",
        "SELECT place_swaps.* FROM place_swaps JOIN games ON id = game_id WHERE guild_id = $1 \
         ORDER BY game_id LIMIT $3 OFFSET $2",
    ),
    paged_by_offset(
        "reward_roles",
        "SELECT * FROM reward_roles WHERE guild_id = $1 ORDER BY reward LIMIT $3 OFFSET $2",
    ),
    paged_by_offset(
        "role_grants",
        "SELECT * FROM role_grants WHERE guild_id = $1 ORDER BY user_id, role_id LIMIT $3 OFFSET $2",
    ),
    paged_by_id(
        "leagues",
        "SELECT * FROM leagues WHERE guild_id = $1 AND id > $2 ORDER BY id LIMIT $3",
    ),
    paged_by_offset(
        "league_entries",
        "SELECT league_entries.*, CASE WHEN home_guild_id IS NOT NULL THEN 'player_id' END AS stranger \
         FROM league_entries JOIN leagues ON id = league_id \
         WHERE guild_id = $1 ORDER BY league_id, entered_at, player_id LIMIT $3 OFFSET $2",
    ),
    paged_by_id(
        "tournaments",
        "SELECT * FROM tournaments WHERE guild_id = $1 AND id > $2 ORDER BY id LIMIT $3",
    ),
    paged_by_offset(
        "entrants",
        "SELECT entrants.*, CASE WHEN home_guild_id IS NOT NULL THEN 'player_id' END AS stranger \
         FROM entrants JOIN tournaments ON id = tournament_id \
         WHERE guild_id = $1 ORDER BY tournament_id, number LIMIT $3 OFFSET $2",
    ),
    paged_by_offset(
        "pairings",
        "SELECT pairings.* FROM pairings JOIN tournaments ON id = tournament_id \
         WHERE guild_id = $1 ORDER BY tournament_id, pairings.round, board LIMIT $3 OFFSET $2",
    ),
];

/// The table whose rows are exported with their plies.
const GAMES: &str = "games";

/// A position in the export of a server. The default is the start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ExportPosition {
    table: usize,
    after: i64,
}

/// Some rows of one table.
#[derive(Clone, Debug, PartialEq)]
pub struct ExportPage {
    /// The name of the table.
    pub table: &'static str,
    /// The rows, by column name. A game also has its plies on one line as `line`.
    pub rows: Vec<Map<String, Value>>,
    /// The position of the next page.
    pub next: ExportPosition,
}

reads! {
    /// Returns the next rows of a server's export, or `None` at the end. Omits the seeds of boards
    /// that have not been dealt yet, and the ids of strangers.
    server_rows(
        guild: GuildId,
        from: ExportPosition,
        strangers: &mut Strangers
    ) -> Option<ExportPage>;
}

async fn server_rows(
    connection: &mut AnyConnection,
    guild: GuildId,
    from: ExportPosition,
    strangers: &mut Strangers,
) -> Result<Option<ExportPage>, StoreError> {
    let mut mark = from;
    while let Some(table) = TABLES.get(mark.table) {
        let query = sqlx::query(table.rows).bind(i64::from(guild)).bind(mark.after).bind(PAGE_ROWS);
        let found = in_time(query.fetch_all(&mut *connection)).await?;
        let Some(last) = found.last() else {
            mark = ExportPosition { table: mark.table + 1, after: 0 };
            continue;
        };
        let end = if table.by_id { last.value("id")? } else { mark.after + PAGE_ROWS };
        let mut rows = found.iter().map(row_object).collect::<Result<Vec<_>, _>>()?;
        for row in &mut rows {
            strangers.hide(row)?;
            if table.name == GAMES {
                hide_seed(row);
                hide_other_venue(row, guild);
            }
        }
        let next = ExportPosition { after: end, ..mark };
        return Ok(Some(ExportPage { table: table.name, rows, next }));
    }
    Ok(None)
}

/// Removes the seed of a board that has not been dealt yet: it would reveal the board before the reds
/// are placed.
fn hide_seed(game: &mut Map<String, Value>) {
    let text = |column| game.get(column).and_then(Value::as_str);
    if (text("setup"), text("state")) == (Some("reds"), Some("running")) {
        game.insert(String::from("seed"), Value::Null);
    }
}

/// The columns about a venue, and those about the other venue.
const PLACES: [(&str, &str); 4] = [
    ("guild_id", "other_guild_id"),
    ("channel_id", "other_channel_id"),
    ("parent_id", "other_parent_id"),
    ("locale", "other_locale"),
];

/// Removes the venue elsewhere of a game between two venues: it is nothing that this server has. A
/// moderator who decided about it may be one of the other server.
fn hide_other_venue(game: &mut Map<String, Value>, guild: GuildId) {
    if !game.get("other_channel_id").is_none_or(Value::is_null) {
        game.insert(String::from("decided_by"), Value::Null);
        game.insert(String::from("decision"), Value::Null);
    }
    if game.get("guild_id").and_then(Value::as_i64) != Some(guild.into()) {
        for (here, there) in PLACES {
            let value = game.remove(there).unwrap_or_default();
            game.insert(String::from(here), value);
        }
    }
    game.retain(|column, _| !column.starts_with("other_"));
}

/// A kind of data about a person.
#[derive(Clone, Copy, Debug)]
pub struct PersonTable {
    /// Its name, for people to read.
    pub name: &'static str,
    /// The query for the rows of the person `$1`.
    rows: &'static str,
}

const fn about_person(name: &'static str, rows: &'static str) -> PersonTable {
    PersonTable { name, rows }
}

/// The data of a person, except games. The queries must not reveal secrets: seeds of boards not dealt
/// yet, other people's drafts, and the ids of strangers (a column `stranger` says where one is).
pub const PERSON_TABLES: [PersonTable; 39] = [
    about_person(
        "notes",
        "SELECT game_id, note, noted_at FROM game_notes WHERE user_id = $1 ORDER BY game_id",
    ),
    about_person(
        "followed_games",
        "SELECT game_id, updates FROM follows WHERE user_id = $1 ORDER BY id",
    ),
    about_person(
        "milestones",
        "SELECT game_id, what FROM milestones WHERE user_id = $1 ORDER BY game_id",
    ),
    about_person("settings", "SELECT * FROM settings WHERE user_id = $1"),
    about_person(
        "lessons",
        "SELECT lesson, step, done_at FROM lessons WHERE user_id = $1 ORDER BY lesson",
    ),
    about_person(
        "vacations",
        "SELECT begins_at, ends_at, automatic FROM vacations WHERE user_id = $1 ORDER BY id",
    ),
    about_person(
        "notices",
        "SELECT subject AS game_id, detail, since AS made_at FROM posts \
         WHERE reader = $1 AND kind = 'notice' ORDER BY part",
    ),
    about_person(
        "brought_games",
        "SELECT record, made_at, findings AS review FROM imports \
         LEFT JOIN reviews ON import_id = imports.id WHERE user_id = $1 ORDER BY imports.id",
    ),
    about_person(
        "analyses",
        "SELECT id AS tree_id, start, game_id, plies_before, plies_in_game, white_name, \
         black_name, lines, used_at FROM variation_trees WHERE user_id = $1 ORDER BY id",
    ),
    about_person(
        "variations",
        "SELECT tree_id, number, parent, ply FROM variations \
         JOIN variation_trees ON id = tree_id WHERE user_id = $1 ORDER BY tree_id, number",
    ),
    about_person(
        "reports",
        "SELECT game_id, made_at FROM reports WHERE reporter_id = $1 ORDER BY game_id",
    ),
    about_person("seek", "SELECT * FROM seeks WHERE user_id = $1"),
    about_person("global_ladder", "SELECT joined_at FROM global_players WHERE user_id = $1"),
    about_person(
        "avoided",
        "SELECT other_id, name, since, 'other_id' AS stranger FROM avoided WHERE user_id = $1 \
         ORDER BY other_id",
    ),
    about_person(
        "favourites",
        "SELECT other_id, name, since FROM favourites WHERE user_id = $1 ORDER BY other_id",
    ),
    about_person(
        "challenges",
        "SELECT id, guild_id, channel_id, challenger_id, challenger_name, opponent_id, color, setup, \
         start, rated, rated_by_default, for_place, time_control, rematch_of, state, game_id, created_at, expires_at \
         FROM challenges WHERE challenger_id = $1 OR (opponent_id = $1 AND state <> 'draft') \
         ORDER BY id",
    ),
    about_person(
        "offers",
        "SELECT game_id, kind, color, offers.plies, offers.state, made_at FROM offers \
         JOIN games ON games.id = game_id WHERE (white_id = $1 AND color = 'w') \
         OR (black_id = $1 AND color = 'b') ORDER BY offers.id",
    ),
    about_person(
        "phrases",
        "SELECT subject AS game_id, detail, since AS said_at FROM posts \
         JOIN games ON games.id = subject WHERE kind = 'phrase' AND \
         ((white_id = $1 AND part = 0) OR (black_id = $1 AND part = 1)) ORDER BY subject",
    ),
    about_person(
        "plies_in_games_handed_over",
        "SELECT game_id, plies.number, ply, origin, played_at FROM plies \
         JOIN games ON games.id = game_id WHERE player_id = $1 AND white_id <> $1 \
         AND black_id <> $1 AND game_id IN \
         (SELECT game_id FROM decisions WHERE action = 'hand_over') ORDER BY game_id, number",
    ),
    about_person("ratings", "SELECT * FROM ratings WHERE player_id = $1 ORDER BY guild_id"),
    about_person("puzzle_rating", "SELECT * FROM solvers WHERE user_id = $1"),
    about_person(
        "puzzles",
        "SELECT * FROM puzzle_attempts WHERE user_id = $1 ORDER BY seen_at, puzzle_id",
    ),
    about_person(
        "puzzle_races",
        "SELECT race_id, guild_id, channel_id, state, created_at, ends_at, number, done, score, mistakes, \
         best_before FROM racers JOIN races ON id = race_id WHERE user_id = $1 ORDER BY race_id",
    ),
    about_person("best_puzzle_race", "SELECT score, reached_at FROM race_bests WHERE user_id = $1"),
    about_person(
        "rating_changes",
        "SELECT rating_changes.*, \
         CASE WHEN other_channel_id IS NOT NULL THEN 'opponent_id' END AS stranger \
         FROM rating_changes JOIN games ON games.id = game_id WHERE player_id = $1 \
         AND rating_changes.guild_id IN (SELECT guild_id FROM ratings WHERE player_id = $1) \
         ORDER BY rating_changes.guild_id, result_id",
    ),
    about_person(
        "results",
        "SELECT results.*, CASE WHEN other_channel_id IS NULL THEN NULL \
         WHEN games.white_id = $1 THEN 'black_id' ELSE 'white_id' END AS stranger \
         FROM results JOIN games ON games.id = game_id \
         WHERE games.white_id = $1 OR games.black_id = $1 ORDER BY results.id",
    ),
    about_person(
        "season_standings",
        "SELECT * FROM season_standings WHERE player_id = $1 ORDER BY guild_id, season",
    ),
    about_person(
        "weeks",
        "SELECT guild_id, week FROM week_players WHERE player_id = $1 AND guild_id IN \
         (SELECT guild_id FROM games WHERE white_id = $1 OR black_id = $1) ORDER BY guild_id, week",
    ),
    about_person("places", "SELECT * FROM places WHERE player_id = $1 ORDER BY guild_id"),
    about_person(
        "roles",
        "SELECT guild_id, role_id, state, made_at FROM role_grants \
         WHERE user_id = $1 AND state <> 'deleted' ORDER BY guild_id, role_id",
    ),
    about_person(
        "tournaments",
        "SELECT tournament_id, guild_id, tournaments.name, kind, state, number, \
         entrants.name AS own_name, reserve, seed, withdrew, place, home_guild_id, home_channel_id, league_id, cycle, division FROM entrants \
         JOIN tournaments ON id = tournament_id WHERE player_id > 0 AND player_id = $1 \
         ORDER BY tournament_id",
    ),
    about_person(
        "tournaments_organised",
        "SELECT * FROM tournaments WHERE organiser_id = $1 ORDER BY id",
    ),
    about_person(
        "league_entries",
        "SELECT league_id, guild_id, leagues.name, league_entries.name AS own_name, entered_at, home_guild_id, \
         home_channel_id \
         FROM league_entries JOIN leagues ON id = league_id WHERE player_id = $1 ORDER BY league_id",
    ),
    about_person("leagues_opened", "SELECT * FROM leagues WHERE organiser_id = $1 ORDER BY id"),
    about_person("decisions", "SELECT * FROM decisions WHERE moderator = $1 ORDER BY id"),
    about_person(
        "decisions_about_own_games",
        // The moderator of the other venue does not speak to people of this one.
        "SELECT game_id, action, CASE WHEN other_channel_id IS NULL THEN reason ELSE '' END \
         AS reason, made_at FROM decisions JOIN games ON games.id = game_id \
         WHERE (white_id = $1 OR black_id = $1) AND moderator <> $1 ORDER BY decisions.id",
    ),
    about_person("actions", "SELECT * FROM actions WHERE moderator = $1 ORDER BY id"),
    about_person(
        "actions_about_oneself",
        "SELECT guild_id, action, reason, made_at FROM actions \
         WHERE (action IN ('blocked', 'unblocked') AND detail = CAST($1 AS TEXT)) \
         OR (action LIKE 'tournament%' AND detail || ' ' LIKE '% ' || CAST($1 AS TEXT) || ' %') \
         ORDER BY id",
    ),
    about_person(
        "blocks",
        "SELECT guild_id, user_id, reason, made_at FROM blocks \
         WHERE user_id = $1 OR moderator = $1 ORDER BY guild_id, made_at",
    ),
];

impl Store {
    /// Passes each row of a person to `take`, one after the other, without the ids of strangers. Memory
    /// does not grow with the number of rows.
    ///
    /// # Errors
    /// Any database error.
    pub async fn each_row_of_person(
        &self,
        person: UserId,
        table: &PersonTable,
        strangers: &mut Strangers,
        mut take: impl FnMut(Map<String, Value>),
    ) -> Result<(), StoreError> {
        let mut connection = self.connection().await?;
        let mut rows = sqlx::query(table.rows).bind(i64::from(person)).fetch(&mut *connection);
        while let Some(row) = in_time(rows.try_next()).await? {
            take(readable(&row, strangers)?);
        }
        Ok(())
    }
}

/// Returns a row as a JSON object of numbers and texts.
fn row_object(row: &AnyRow) -> Result<Map<String, Value>, StoreError> {
    let columns = row.columns().iter().map(Column::name);
    columns.map(|column| Ok((column.to_owned(), value(row, column)?))).collect()
}

fn value(row: &AnyRow, column: &str) -> Result<Value, StoreError> {
    let raw = row.try_get_raw(column)?;
    let is_text = raw.type_info().kind() == AnyTypeInfoKind::Text;
    Ok(if raw.is_null() {
        Value::Null
    } else if is_text {
        Value::String(row.value(column)?)
    } else {
        Value::from(row.value::<i64>(column)?)
    })
}

/// Returns a row for people to read. Discord ids become texts, because many JSON parsers round
/// large numbers. Ratings are in points.
fn readable(row: &AnyRow, strangers: &mut Strangers) -> Result<Map<String, Value>, StoreError> {
    let mut object = row_object(row)?;
    strangers.hide(&mut object)?;
    for (column, value) in &mut object {
        let Some(number) = value.as_i64() else { continue };
        *value = match column.as_str() {
            time if time.ends_with("_at") || time == "last_loss_on_time" => {
                Value::String(row.value::<Timestamp>(time)?.to_string())
            }
            "game_id" | "tournament_id" | "league_id" | "result_id" | "puzzle_id" | "race_id"
            | "tree_id" => continue,
            id if id.ends_with("_id") || id == "moderator" => Value::String(number.to_string()),
            "rating" | "deviation" | "rating_before" | "deviation_before" | "best_win_rating" => {
                points(number, 1_000.0)
            }
            "volatility" | "volatility_before" => points(number, 1_000_000_000.0),
            flag if FLAGS.contains(&flag) => Value::Bool(number != 0),
            _ => continue,
        };
    }
    Ok(object)
}

/// The columns that are flags.
const FLAGS: [&str; 17] = [
    "themed",
    "hinted",
    "automatic",
    "rated",
    "rated_by_default",
    "for_place",
    "on_time",
    "absent",
    "voided",
    "confirm_moves",
    "only_ply",
    "grant_takebacks",
    "milestones",
    "phrases",
    "auto_vacation",
    "over",
    "twice",
];

/// Converts a fixed-point number to points.
#[allow(clippy::cast_precision_loss, reason = "ratings have far fewer digits")]
fn points(fixed: i64, per_point: f64) -> Value {
    Value::from(fixed as f64 / per_point)
}
