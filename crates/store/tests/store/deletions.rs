//! Deleting people's data.

use dvonn_model::{Player, PlayerId};
use dvonn_rules::ByColor;
use dvonn_store::Store;
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor, Row};

use crate::database::{TestDatabase, on_each_database};
use crate::samples::{id, ladder_of, moment};

/// The deleted person and an opponent, with ids as long as Discord's.
pub(crate) const EVE: u64 = 310_555_000_000_000_011;
pub(crate) const BOB: u64 = 310_555_000_000_000_012;

/// Eve in every place where a person can occur. `EVE` and `BOB` stand for their ids.
const TRACES: &str = "
INSERT INTO games (id, guild_id, channel_id, white_id, white_name, black_id, black_name, state,
    setup, rated, time_control, white_left, black_left, clock_since, paused, reminders, plies,
    to_move, takebacks, revision, created_at, updated_at, decided_by,
    decision, event, void_reason)
VALUES (1, 1, 21, EVE, 'Evelina', BOB, 'Bob', 'void', 'full', 1, 'none', 0, 0, 0, 0, 0, 1, 'b',
        0, 1, 0, 0, EVE, 'asked by <@EVE>', NULL, 'moderator'),
       (2, 1, 22, BOB, 'Bob', EVE, 'Evelina', 'void', 'full', 1, 'none', 0, 0, 0, 0, 0, 1, 'b',
        0, 1, 0, 0, NULL, NULL, NULL, 'player_left'),
       (3, 1, 23, BOB, 'Bob', 77, 'Cid', 'running', 'full', 1, 'none', 0, 0, 0, 0, 0, 1, 'b',
        0, 1, 0, 0, EVE, 'tired', 'handed_over b EVE', NULL);
INSERT INTO plies VALUES (1, 1, 'A1', EVE, 'chosen', 99, 0), (2, 1, 'A2', BOB, 'chosen', 98, 0),
    (3, 1, 'A3', EVE, 'chosen', 97, 0);
INSERT INTO decisions VALUES (1, 1, EVE, 'end', 'asked by <@EVE>', 0),
    (2, 3, EVE, 'hand_over', 'tired', 0), (3, 2, BOB, 'void', 'a draw', 0);
INSERT INTO challenges (id, channel_id, challenger_id, challenger_name, opponent_id, color, setup,
    rated, time_control, state, created_at, expires_at)
VALUES (1, 21, EVE, 'Evelina', BOB, 'white', 'full', 1, 'none', 'open', 0, 0),
       (2, 21, BOB, 'Bob', EVE, 'white', 'full', 1, 'none', 'declined', 0, 0),
       (3, 21, BOB, 'Bob', NULL, 'white', 'full', 1, 'none', 'open', 0, 0);
INSERT INTO settings VALUES (EVE, NULL, 'own', NULL, 'joined', 1, 0, 'off', NULL, NULL, 'UTC', 0, 'small', NULL, NULL, NULL, 0, 1, 1);
INSERT INTO vacations VALUES (1, EVE, 0, 1, 0, 0), (2, BOB, 0, 1, 0, 0);
INSERT INTO global_players VALUES (EVE, 0), (BOB, 0);
INSERT INTO lessons VALUES (EVE, 1, 3, 0), (BOB, 1, 1, NULL);
INSERT INTO follows VALUES (1, EVE, 3, 30, 'moves');
INSERT INTO milestones VALUES (3, EVE, 'first_win');
INSERT INTO posts (kind, subject, part, reader, detail, wanted, shown, issue, known, since, owner, doubtful,
    retry_at)
VALUES ('notice', 1, 1, EVE, 'plan_done', 1, 0, 0, 0, 0, 1, 0, 0),
    ('phrase', 1, 0, NULL, 'hello 0', 1, 1, 1, 0, 0, 1, 0, 0), ('phrase', 1, 1, NULL, 'luck 0', 1, 1, 1, 0, 0, 1, 0, 0);
INSERT INTO imports VALUES (1, EVE, '[White \"Evelina\"]', 0);
INSERT INTO reviews VALUES (1, NULL, 1, '', 0, 0, NULL), (2, 1, NULL, '', 0, 0, EVE);
INSERT INTO results (id, game_id, guild_id, white_id, black_id, points, on_time, moves, setup,
    share, ended_at) VALUES (1, 1, 1, EVE, BOB, 2, 0, 40, 'full', 1, 0),
    (2, 2, 1, BOB, EVE, 2, 0, 40, 'full', 1, 0);
INSERT INTO rating_changes (guild_id, player_id, result_id, game_id, opponent_id, color, points,
    setup, share, odds, rating_before, deviation_before, volatility_before, rating, deviation,
    volatility, ended_at) VALUES
    (1, EVE, 1, 1, BOB, 'w', 2, 'full', 1, 500, 1, 1, 1, 1, 1, 1, 0),
    (1, BOB, 1, 1, EVE, 'b', 0, 'full', 1, 500, 1, 1, 1, 1500000, 1, 1, 0);
INSERT INTO ratings (guild_id, player_id, name, rating, deviation, volatility, games, streak,
    longest_streak, best_win, best_win_rating, last_at, season, season_wins,
    season_draws, season_losses)
VALUES (1, EVE, 'Evelina', 1, 1, 1, 2, 0, 0, NULL, NULL, 0, 1, 1, 0, 0),
    (1, BOB, 'Bob', 1500000, 1, 1, 2, 0, 0, 2, 1, 0, 1, 0, 0, 1);
INSERT INTO season_standings VALUES (1, 1, 1, EVE, 'Evelina', 1, 1, 1, 0, 0);
INSERT INTO places VALUES (1, 5, 'Top', 1, 0), (1, EVE, 'Evelina', 2, 0), (1, BOB, 'Bob', 3, 0),
    (2, BOB, 'Bob', 3, 0);
INSERT INTO place_swaps VALUES (1, 2, 3, 2);
INSERT INTO week_players VALUES (1, 0, EVE), (1, 0, BOB);
INSERT INTO tournaments (id, guild_id, channel_id, name, kind, state, organiser_id, round, setup,
    time_control, rated, round_length, created_at, updated_at)
VALUES (1, 1, 21, 'Cup of <@EVE>', 'swiss', 'open', EVE, 0, 'full', 'none', 1, 1, 0, 0),
       (2, 1, 21, 'Spring', 'swiss', 'running', BOB, 2, 'full', 'none', 1, 1, 0, 0),
       (3, 1, 21, 'Winter', 'swiss', 'over', BOB, 5, 'full', 'none', 1, 1, 0, 0);
INSERT INTO entrants VALUES (1, 1, EVE, 'Evelina', 0, NULL, NULL, NULL, NULL, NULL, NULL),
    (2, 1, EVE, 'Evelina', 0, 1, NULL, NULL, 31, 29, NULL),
    (3, 1, EVE, 'Evelina', 0, 1, NULL, 1, NULL, NULL, NULL);
INSERT INTO leagues VALUES (1, 1, 21, 'League of <@EVE>', EVE, 'waiting', 0, 9, 9, 0, NULL, NULL, NULL, 7, 0, 6, 2, 3,
    'full', 'none', 1, 0, NULL, 0);
INSERT INTO league_entries VALUES (1, EVE, 'Evelina', 0, 31, 29, 'de'),
    (1, BOB, 'Bob', 0, NULL, NULL, NULL);
INSERT INTO seeks (user_id, name, channel_id, made_at, expires_at) VALUES (EVE, 'Evelina', 9, 0, 1);
INSERT INTO avoided VALUES (EVE, 77, 'Old', 1), (77, EVE, 'Evelina', 1);
INSERT INTO favourites VALUES (EVE, 77, 'Old', 1), (77, EVE, 'Evelina', 1);
INSERT INTO former_avoided VALUES (EVE, 'hash');
INSERT INTO barred VALUES (EVE, 0);
INSERT INTO clock_checks VALUES (EVE, 0);
INSERT INTO reports VALUES (1, EVE, BOB, 0), (1, BOB, EVE, 0);
INSERT INTO game_notes VALUES (3, EVE, 'a note', 0);
INSERT INTO role_grants VALUES (1, EVE, 8, 'had', 0);
INSERT INTO solvers VALUES (EVE, 1, 1, 1, 1, 1, 1, 1, NULL);
INSERT INTO puzzle_attempts VALUES (EVE, 1, NULL, 0, NULL, 0, NULL, 0);
INSERT INTO races VALUES (1, 1, 21, NULL, NULL, 7, 'over', 0, 1);
INSERT INTO racers VALUES (1, 0, EVE, 9, 8, 1, 4), (1, 1, BOB, 7, 4, 3, 0);
INSERT INTO race_bests VALUES (EVE, 8, 1), (BOB, 4, 1);
INSERT INTO variation_trees VALUES (1, EVE, '', NULL, NULL, NULL, '', '', 1, 0);
INSERT INTO blocks VALUES (1, BOB, EVE, 'rude to <@EVE>', 0);
INSERT INTO actions VALUES (1, 1, EVE, 'blocked', 'EVE', 'said EVE', 0);
";

pub(crate) async fn connect(database: &TestDatabase) -> AnyConnection {
    AnyConnection::connect(&database.url).await.unwrap()
}

pub(crate) async fn leave_traces(connection: &mut AnyConnection) {
    for statement in TRACES.split(";\n").filter(|statement| !statement.trim().is_empty()) {
        let statement = statement.replace("EVE", &EVE.to_string()).replace("BOB", &BOB.to_string());
        connection.execute(AssertSqlSafe(statement)).await.unwrap();
    }
}

/// Returns every column of every table.
async fn columns(connection: &mut AnyConnection) -> Vec<(String, String)> {
    let query = match connection.backend_name() {
        "SQLite" => {
            "SELECT tables.name AS table_name, columns.name AS column_name \
             FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns \
             WHERE tables.type = 'table'"
        }
        _ => {
            "SELECT CAST(table_name AS TEXT) AS table_name, \
             CAST(column_name AS TEXT) AS column_name FROM information_schema.columns \
             WHERE table_schema = 'public'"
        }
    };
    let rows = connection.fetch_all(query).await.unwrap();
    let named = rows.iter().map(|row| (row.get("table_name"), row.get("column_name")));
    named.filter(|(table, _): &(String, _)| !table.starts_with('_')).collect()
}

/// Returns the columns that contain a text, as `table.column`.
async fn places_of(connection: &mut AnyConnection, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (table, column) in columns(connection).await {
        let query = format!(
            "SELECT count(*) AS found FROM {table} WHERE CAST({column} AS TEXT) LIKE '%{text}%'"
        );
        let row = connection.fetch_one(AssertSqlSafe(query)).await.unwrap();
        if row.get::<i64, _>("found") > 0 {
            found.push(format!("{table}.{column}"));
        }
    }
    found
}

/// Columns that no deletion changes: who is blocked, and the numbers of deleted people.
const KEPT: [&str; 2] = ["blocks.user_id", "deleted_players.player_id"];

/// Returns the columns for ids of people that a deletion changes.
async fn columns_of_people(connection: &mut AnyConnection) -> Vec<(String, String)> {
    // Ids of other things.
    const OTHER: [&str; 24] = [
        "channel_id",
        "event_id",
        "game_id",
        "guest_channel_id",
        "guest_guild_id",
        "guild_id",
        "home_channel_id",
        "home_guild_id",
        "import_id",
        "interaction_id",
        "league_id",
        "message_id",
        "old_id",
        "other_channel_id",
        "other_guild_id",
        "other_parent_id",
        "parent_id",
        "puzzle_id",
        "race_id",
        "result_id",
        "role_id",
        "series_id",
        "tournament_id",
        "tree_id",
    ];
    let mut columns = columns(connection).await;
    columns.retain(|(table, column)| {
        let is_kept = KEPT.contains(&format!("{table}.{column}").as_str());
        let is_id = column.ends_with("_id") || column.ends_with("_by");
        let is_named = ["moderator", "reader"].contains(&column.as_str());
        (is_id || is_named) && !OTHER.contains(&column.as_str()) && !is_kept
    });
    columns
}

async fn number(connection: &mut AnyConnection, query: &'static str) -> i64 {
    connection.fetch_one(query).await.unwrap().get(0)
}

async fn delete(store: &Store, person: u64) -> Player {
    let mut tx = store.begin().await.unwrap();
    let stand_in = tx.delete_person(id(person)).await.unwrap();
    tx.commit().await.unwrap();
    stand_in
}

#[tokio::test]
async fn a_deleted_person_is_named_nowhere() {
    on_each_database(async |database| {
        let store = database.store().await;
        let mut connection = connect(database).await;
        leave_traces(&mut connection).await;
        let places = places_of(&mut connection, &EVE.to_string()).await;
        for (table, column) in columns_of_people(&mut connection).await {
            let place = format!("{table}.{column}");
            assert!(places.contains(&place), "leave a trace in {place}");
        }
        assert!(store.has_data(id(EVE)).await.unwrap());

        assert_eq!(delete(&store, EVE).await, Player::Deleted(1));
        assert_eq!(places_of(&mut connection, &EVE.to_string()).await, [""; 0]);
        assert_eq!(places_of(&mut connection, "Evelina").await, [""; 0]);
        assert!(!store.has_data(id(EVE)).await.unwrap());
        assert_eq!(delete(&store, BOB).await, Player::Deleted(2));
    })
    .await;
}

/// Columns that contain a person only if a game's players, or a decision, do too.
const FOLLOWING: [&str; 8] = [
    "games.decided_by",
    "plies.player_id",
    "rating_changes.opponent_id",
    "rating_changes.player_id",
    "reports.reported_id",
    "results.black_id",
    "results.white_id",
    "week_players.player_id",
];

#[tokio::test]
async fn somebody_with_any_trace_has_data_and_can_delete_it() {
    on_each_database(async |database| {
        let store = database.store().await;
        let mut connection = connect(database).await;
        leave_traces(&mut connection).await;
        let set = |(table, column): &(String, String), from: u64, to: u64| {
            AssertSqlSafe(format!("UPDATE {table} SET {column} = {to} WHERE {column} = {from}"))
        };
        let mut numbers = columns_of_people(&mut connection).await;
        numbers.retain(|(table, column)| !FOLLOWING.contains(&&*format!("{table}.{column}")));
        for everywhere in columns_of_people(&mut connection).await {
            connection.execute(set(&everywhere, EVE, 78)).await.unwrap();
        }
        let event = "UPDATE games SET event = NULL";
        connection.execute(event).await.unwrap();
        for only in numbers {
            assert!(!store.has_data(id(EVE)).await.unwrap());
            connection.execute(set(&only, 78, EVE)).await.unwrap();
            assert!(store.has_data(id(EVE)).await.unwrap(), "only in {only:?}");
            delete(&store, EVE).await;
            let (table, column) = &only;
            let left = format!("SELECT count(*) FROM {table} WHERE {column} = {EVE}");
            let left: i64 = connection.fetch_one(AssertSqlSafe(left)).await.unwrap().get(0);
            assert_eq!(left, 0, "in {only:?}");
        }
        // Somebody whose place a moderator gave away before their first move.
        let event = format!("UPDATE games SET event = 'handed_over b {EVE}' WHERE id = 3");
        connection.execute(AssertSqlSafe(event)).await.unwrap();
        assert!(store.has_data(id(EVE)).await.unwrap());
        delete(&store, EVE).await;
        assert!(!store.has_data(id(EVE)).await.unwrap());
    })
    .await;
}

#[tokio::test]
async fn people_avoid_and_the_operator_bars_a_deleted_person_who_comes_back() {
    on_each_database(async |database| {
        let store = database.store().await;
        let mut connection = connect(database).await;
        leave_traces(&mut connection).await;
        delete(&store, EVE).await;
        assert!(!store.is_barred(id(EVE)).await.unwrap());
        let mut tx = store.begin().await.unwrap();
        tx.recognise(id(BOB)).await.unwrap();
        assert_eq!(places_of(&mut connection, &EVE.to_string()).await, [""; 0]);
        assert!(!tx.is_barred(id(BOB)).await.unwrap());
        tx.recognise(id(EVE)).await.unwrap();
        assert!(tx.is_barred(id(EVE)).await.unwrap());
        tx.commit().await.unwrap();
        let avoided = format!("SELECT user_id FROM avoided WHERE other_id = {EVE}");
        let by: i64 = connection.fetch_one(AssertSqlSafe(avoided)).await.unwrap().get(0);
        assert_eq!(by, 77);
        assert_eq!(number(&mut connection, "SELECT count(*) FROM former_barred").await, 0);

        delete(&store, EVE).await;
        let mut tx = store.begin().await.unwrap();
        assert!(tx.unbar(id(EVE)).await.unwrap(), "the operator knows the id");
        tx.commit().await.unwrap();
        assert_eq!(number(&mut connection, "SELECT count(*) FROM former_barred").await, 0);
    })
    .await;
}

#[tokio::test]
async fn shared_data_is_unchanged() {
    on_each_database(async |database| {
        let store = database.store().await;
        let mut connection = connect(database).await;
        leave_traces(&mut connection).await;
        delete(&store, EVE).await;

        let game = store.game(1.into()).await.unwrap().unwrap();
        assert_eq!(game.players.white, Player::Deleted(1));
        assert_eq!(game.players.black.id(), Some(id(BOB)));
        assert_eq!(game.decision.unwrap().moderator, None);
        for (query, expected) in [
            ("SELECT count(*) FROM plies WHERE player_id = -1001", 2),
            ("SELECT count(*) FROM results", 2),
            ("SELECT black_id FROM results WHERE id = 2", -1001),
            ("SELECT opponent_id FROM rating_changes WHERE player_id > 0", -1001),
            ("SELECT rating FROM ratings WHERE player_id > 0", 1_500_000),
            ("SELECT player_id FROM season_standings", -1001),
            ("SELECT count(*) FROM challenges", 1),
            ("SELECT count(*) FROM vacations", 1),
            ("SELECT count(*) FROM lessons", 1),
            ("SELECT count(*) FROM races", 0),
            ("SELECT count(*) FROM race_bests", 1),
            ("SELECT count(*) FROM reviews", 1),
            ("SELECT count(*) FROM places WHERE guild_id = 1", 2),
            ("SELECT place FROM places WHERE guild_id = 1 AND player_id > 5", 3),
            ("SELECT count(*) FROM entrants WHERE tournament_id = 1", 0),
            ("SELECT withdrew FROM entrants WHERE tournament_id = 2", 2),
            ("SELECT COALESCE(withdrew, 0) FROM entrants WHERE tournament_id = 3", 0),
        ] {
            assert_eq!(number(&mut connection, query).await, expected, "{query}");
        }
    })
    .await;
}

#[tokio::test]
async fn blocks_of_deleted_people_stay_without_the_moderator() {
    on_each_database(async |database| {
        let store = database.store().await;
        let mut connection = connect(database).await;
        leave_traces(&mut connection).await;
        delete(&store, EVE).await;
        delete(&store, BOB).await;
        let bob = BOB.to_string();
        assert_eq!(places_of(&mut connection, &bob).await, ["blocks.user_id"]);
        assert!(!store.has_data(id(BOB)).await.unwrap(), "there is nothing to delete");
    })
    .await;
}

#[tokio::test]
async fn a_deleted_person_is_remembered_by_a_keyed_hash_until_forgotten() {
    on_each_database(async |database| {
        let store = database.store().await;
        let mut connection = connect(database).await;
        leave_traces(&mut connection).await;
        let eve = PlayerId::from(id::<dvonn_model::UserId>(EVE));
        assert!(store.former_ids(eve).await.unwrap().is_empty());
        let stand_in = PlayerId::from(&delete(&store, EVE).await);
        // Her only rated game ended in 1970.
        assert!(store.has_rated_since(stand_in, jiff::Timestamp::UNIX_EPOCH).await.unwrap());
        assert!(!store.has_rated_since(stand_in, moment(1)).await.unwrap());

        let mut tx = store.begin().await.unwrap();
        tx.remember_identity(id(EVE), stand_in, moment(5)).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(store.former_ids(eve).await.unwrap(), [stand_in]);
        let bob = PlayerId::from(id::<dvonn_model::UserId>(BOB));
        assert!(store.former_ids(bob).await.unwrap().is_empty());
        for (white, black) in [(eve, bob), (bob, eve)] {
            let count = async |since| {
                let players = ByColor { white, black };
                store.former_games(ladder_of(1), players, since).await.unwrap()
            };
            assert_eq!(
                count(jiff::Timestamp::UNIX_EPOCH).await,
                1,
                "her game under her old number"
            );
            assert_eq!(count(moment(1)).await, 0);
        }
        let now = ByColor { white: stand_in, black: bob };
        let same =
            store.former_games(ladder_of(1), now, jiff::Timestamp::UNIX_EPOCH).await.unwrap();
        assert_eq!(same, 0, "these are not earlier players");
        assert_eq!(places_of(&mut connection, &EVE.to_string()).await, [""; 0]);

        for (before, left) in [(5, 1), (6, 0)] {
            let mut tx = store.begin().await.unwrap();
            tx.forget_identities(moment(before)).await.unwrap();
            tx.commit().await.unwrap();
            assert_eq!(store.former_ids(eve).await.unwrap().len(), left);
        }
    })
    .await;
}
