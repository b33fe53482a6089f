//! Exports of a person's and of a server's rows.

use std::collections::BTreeMap;

use dvonn_store::{ExportPosition, ExportedGame, PERSON_TABLES, Store, Strangers};
use jiff::Timestamp;
use serde_json::{Map, Value, json};
use sqlx::{AssertSqlSafe, Executor as _};

use crate::database::on_each_database;
use crate::deletions::{BOB, EVE, connect, leave_traces};
use crate::departures::start_on_two_servers;
use crate::samples::id;

/// All rows of a server, by table.
async fn all_rows(store: &Store, guild: u64) -> BTreeMap<&'static str, Vec<Map<String, Value>>> {
    let mut all: BTreeMap<_, Vec<_>> = BTreeMap::new();
    let (mut mark, mut strangers) = (ExportPosition::default(), Strangers::default());
    while let Some(page) = store.server_rows(id(guild), mark, &mut strangers).await.unwrap() {
        assert!(!page.rows.is_empty() && page.next != mark);
        assert!(!all.contains_key(page.table), "{} is exported twice", page.table);
        all.entry(page.table).or_default().extend(page.rows);
        mark = page.next;
    }
    all
}

/// All rows of a person's export, by table.
pub(crate) async fn rows_of_person(
    store: &Store,
    person: u64,
) -> BTreeMap<&'static str, Vec<Map<String, Value>>> {
    let (mut all, mut strangers) = (BTreeMap::new(), Strangers::default());
    for table in &PERSON_TABLES {
        let mut rows = Vec::new();
        let take = |row| rows.push(row);
        store.each_row_of_person(id(person), table, &mut strangers, take).await.unwrap();
        assert_eq!(all.insert(table.name, rows), None);
    }
    all
}

#[tokio::test]
async fn a_persons_export_is_complete() {
    on_each_database(async |database| {
        let store = database.store().await;
        leave_traces(&mut connect(database).await).await;
        let rows = rows_of_person(&store, EVE).await;
        let counts = rows.iter().map(|(name, rows)| (*name, rows.len()));
        let expected = [
            ("actions", 1),
            ("actions_about_oneself", 1),
            ("analyses", 1),
            ("avoided", 1),
            ("best_puzzle_race", 1),
            ("blocks", 1),
            ("brought_games", 1),
            ("challenges", 2),
            ("decisions", 2),
            ("decisions_about_own_games", 1),
            ("favourites", 1),
            ("followed_games", 1),
            ("global_ladder", 1),
            ("league_entries", 1),
            ("leagues_opened", 1),
            ("lessons", 1),
            ("milestones", 1),
            ("notes", 1),
            ("notices", 1),
            ("offers", 0),
            ("phrases", 1),
            ("places", 1),
            ("plies_in_games_handed_over", 1),
            ("puzzle_races", 1),
            ("puzzle_rating", 1),
            ("puzzles", 1),
            ("rating_changes", 1),
            ("ratings", 1),
            ("reports", 1),
            ("results", 2),
            ("roles", 1),
            ("season_standings", 1),
            ("seek", 1),
            ("settings", 1),
            ("tournaments", 3),
            ("tournaments_organised", 1),
            ("vacations", 1),
            ("variations", 0),
            ("weeks", 1),
        ];
        assert_eq!(counts.collect::<Vec<_>>(), expected);
        let decision = json!({
            "game_id": 2, "action": "void", "reason": "a draw", "made_at": "1970-01-01T00:00:00Z",
        });
        let told = &rows["decisions_about_own_games"][0];
        assert_eq!(json!(told), decision, "the moderator is omitted");
        let change = &rows["rating_changes"][0];
        assert_eq!(change["opponent_id"], BOB.to_string());
        assert_eq!(change["ended_at"], "1970-01-01T00:00:00Z");
        assert_eq!(
            (&change["rating"], &rows["results"][0]["voided"]),
            (&json!(0.001), &json!(false))
        );
    })
    .await;
}

#[tokio::test]
async fn a_persons_games_are_exported_in_order_with_all_plies() {
    on_each_database(async |database| {
        let store = database.store().await;
        let mut connection = connect(database).await;
        leave_traces(&mut connection).await;
        for (number, ply, player) in [(3, "C1", EVE), (2, "B1", BOB)] {
            let insert = format!(
                "INSERT INTO plies (game_id, number, ply, player_id, origin, played_at) \
                 VALUES (1, {number}, '{ply}', {player}, 'plan', {number}000)"
            );
            connection.execute(AssertSqlSafe(insert)).await.unwrap();
        }
        let games = store.games_to_export(id(EVE), None, 10).await.unwrap();
        let ids = |games: &[ExportedGame]| games.iter().map(|game| game.row.id).collect::<Vec<_>>();
        assert_eq!(ids(&games), [1.into(), 2.into()]);
        assert_eq!(Some(&games[0].row), store.game(1.into()).await.unwrap().as_ref());
        assert_eq!(games[0].plies, store.plies(1.into()).await.unwrap());
        let own = games[0].own_plies.iter().map(|own| (own.number, own.ply.to_string()));
        assert_eq!(own.collect::<Vec<_>>(), [(1, "A1".to_owned()), (3, "C1".to_owned())]);
        let last = games[0].own_plies[1];
        assert_eq!((last.at, last.interaction), (Timestamp::from_second(3).unwrap(), None));

        assert_eq!(store.games_to_export(id(EVE), None, 1).await.unwrap(), games[..1]);
        assert_eq!(store.games_to_export(id(EVE), Some(1.into()), 1).await.unwrap(), games[1..]);
        assert_eq!(store.games_to_export(id(EVE), Some(2.into()), 1).await.unwrap(), []);

        let gap = "UPDATE plies SET number = 9 WHERE game_id = 1 AND number = 2";
        connection.execute(gap).await.unwrap();
        let error = store.games_to_export(id(EVE), None, 1).await.unwrap_err();
        assert!(error.to_string().contains("game 1: ply 2 is"), "{error}");
    })
    .await;
}

#[tokio::test]
async fn a_servers_export_has_each_row_once() {
    on_each_database(async |database| {
        let store = database.store().await;
        let mut connection = connect(database).await;
        leave_traces(&mut connection).await;
        let rows = all_rows(&store, 1).await;
        let counts: Vec<_> = rows.iter().map(|(table, rows)| (*table, rows.len())).collect();
        let expected = [
            ("actions", 1),
            ("blocks", 1),
            ("decisions", 3),
            ("entrants", 3),
            ("games", 3),
            ("league_entries", 2),
            ("leagues", 1),
            ("place_swaps", 1),
            ("places", 3),
            ("ratings", 2),
            ("results", 2),
            ("role_grants", 1),
            ("season_standings", 1),
            ("tournaments", 3),
        ];
        assert_eq!(counts, expected);
        let game = &rows["games"][0];
        assert_eq!((&game["line"], &game["white_id"]), (&json!("A1"), &json!(EVE)));
        assert_eq!(game["seed"], Value::Null);
        assert_eq!(all_rows(&store, 2).await.keys().collect::<Vec<_>>(), [&"places"]);
    })
    .await;
}

#[tokio::test]
async fn backups_omit_the_seeds_of_boards_not_dealt_yet() {
    on_each_database(async |database| {
        let store = database.store().await;
        let mut connection = connect(database).await;
        leave_traces(&mut connection).await;
        let change = "UPDATE games SET setup = 'reds', seed = 42";
        sqlx::query(change).execute(&mut connection).await.unwrap();
        let games = &all_rows(&store, 1).await["games"];
        let seeds: Vec<_> = games.iter().map(|game| &game["seed"]).collect();
        assert_eq!(seeds, [&json!(42), &json!(42), &Value::Null], "only the last game is running");
    })
    .await;
}

#[tokio::test]
async fn a_server_gets_only_its_own_place_of_a_game_between_two() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = start_on_two_servers(&store).await;
        for (guild, channel, parent) in [(1, 30, json!(null)), (2, 31, json!(32))] {
            let rows = all_rows(&store, guild).await;
            let [row] = &rows["games"][..] else { panic!("one game") };
            assert_eq!(row["id"], json!(i64::from(game.id)));
            let venue = ["guild_id", "channel_id", "parent_id"].map(|column| row[column].clone());
            assert_eq!(venue, [json!(guild), json!(channel), parent]);
            assert!(row.keys().all(|column| !column.starts_with("other_")));
        }
    })
    .await;
}

/// Returns true if an export contains an id, as a number or in a text.
fn names(rows: &BTreeMap<&'static str, Vec<Map<String, Value>>>, person: u64) -> bool {
    json!(rows).to_string().contains(&person.to_string())
}

#[tokio::test]
async fn no_export_has_the_id_of_a_stranger() {
    on_each_database(async |database| {
        let store = database.store().await;
        let mut connection = connect(database).await;
        leave_traces(&mut connection).await;
        assert!(names(&rows_of_person(&store, EVE).await, BOB), "they share a server");
        for statement in [
            // Nothing else is between the two.
            "DELETE FROM decisions",
            "DELETE FROM blocks",
            "DELETE FROM actions",
            "DELETE FROM entrants",
            "DELETE FROM tournaments",
            "DELETE FROM league_entries",
            "DELETE FROM leagues",
            "DELETE FROM challenges",
            "DELETE FROM places",
            "DELETE FROM season_standings",
            "UPDATE games SET decided_by = NULL, decision = NULL",
            "UPDATE games SET other_guild_id = 2, other_channel_id = 500 + id, \
             is_global = 1, event = NULL, \
             other_side = CASE WHEN white_name = 'Evelina' THEN 'b' ELSE 'w' END",
            "UPDATE ratings SET guild_id = 0",
            "UPDATE results SET guild_id = 0",
            "UPDATE rating_changes SET guild_id = 0",
        ] {
            connection.execute(statement).await.unwrap();
        }
        let moderator = 310_555_000_000_000_013_u64;
        for statement in [
            format!(
                "INSERT INTO avoided (user_id, other_id) VALUES ({EVE}, {BOB}), ({BOB}, {EVE})"
            ),
            format!("UPDATE games SET decided_by = {moderator}, decision = 'by <@{moderator}>'"),
            format!("INSERT INTO decisions VALUES (1, 1, {moderator}, 'void', '{moderator}', 0)"),
        ] {
            connection.execute(AssertSqlSafe(statement)).await.unwrap();
        }
        for (person, other) in [(EVE, BOB), (BOB, EVE)] {
            let rows = rows_of_person(&store, person).await;
            for stranger in [other, moderator] {
                assert!(!names(&rows, stranger), "{rows:#?}");
            }
            for table in ["avoided", "results", "rating_changes", "decisions_about_own_games"] {
                assert!(!rows[table].is_empty(), "{table}");
            }
            let number = &rows["rating_changes"][0]["opponent_id"];
            assert!(number.as_str().is_some_and(|it| it.starts_with("stranger ")), "{number}");
            let avoided = &rows["avoided"];
            assert!(avoided.iter().any(|row| row["other_id"] == *number), "the same in all tables");
            assert!(avoided.iter().all(|row| row.len() == 3), "{avoided:?}");
        }
        // Game 3 is between two others.
        for (guild, other) in [(1, BOB), (2, EVE)] {
            let mut rows = all_rows(&store, guild).await;
            rows.get_mut("games").unwrap().truncate(2);
            for stranger in [other, moderator] {
                assert!(!names(&rows, stranger), "{guild}: {rows:#?}");
            }
        }
    })
    .await;
}
