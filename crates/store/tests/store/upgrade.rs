//! Upgrades of databases written by older versions, mostly the first.

use std::path::Path;

use dvonn_model::{
    ChallengeRow, ChallengeState, Created, Ending, GameRow, GameState, Opponent, Orientation,
    PlyOrigin, Settings, Setup, Source, Terms, TimeControl, VoidReason, WantedColor,
};
use dvonn_rules::{ByColor, Color, Position};
use dvonn_store::Store;
use jiff::SignedDuration;
use sqlx::any::AnyRow;
use sqlx::migrate::{Migrate, Migrator};
use sqlx::{AnyConnection, Connection, Row};

use crate::database::{TestDatabase, on_each_database};
use crate::samples::{ANN, BOB, CID, append, channel, id, moment, new_game, person, play, thread};

/// The contents of a database of the first version: a game in each state, chosen plies and forced
/// passes, a challenge in each state, and interactions.
const FIRST_VERSION_DATA: &str = "
UPDATE counters SET value = 6 WHERE name = 'game';
UPDATE counters SET value = 6 WHERE name = 'challenge';

INSERT INTO games (id, guild_id, channel_id, parent_id, white_id, white_name, black_id, black_name,
    state, white_score, black_score, resigned_by, void_reason, plies, revision, announced,
    announced_at, board_message, locale, created_at, updated_at)
VALUES
    (1, 1, 21, 20, 11, 'Person 11', 12, 'Person 12', 'running', NULL, NULL, NULL, NULL,
     2, 3, 3, 1700000003000, 101, 'de', 1700000000000, 1700000002000),
    (2, 1, 22, NULL, 12, 'Person 12', 13, 'Person 13', 'running', NULL, NULL, NULL, NULL,
     0, 1, 0, NULL, NULL, NULL, 1700000000000, 1700000000000),
    (3, NULL, 23, NULL, 11, 'Person 11', 12, 'Person 12', 'played', 20, 9, NULL, NULL,
     2, 3, 2, 1700000002000, 103, NULL, 1700000000000, 1700000002000),
    (4, 1, 24, NULL, 11, 'Person 11', 12, 'Person 12', 'resigned', 0, 3, 'w', NULL,
     1, 3, 3, 1700000003000, 104, NULL, 1700000000000, 1700000003000),
    (5, 1, 25, NULL, 11, 'Person 11', 12, 'Person 12', 'void', NULL, NULL, NULL,
     'channel_deleted', 0, 2, 2, 1700000002000, NULL, NULL, 1700000000000, 1700000002000),
    (6, 1, 21, 20, 11, 'Person 11', 12, 'Person 12', 'void', NULL, NULL, NULL,
     'player_left', 0, 2, 2, 1700000002000, 106, NULL, 1700000000000, 1700000002000);

INSERT INTO plies (game_id, number, ply, player_id, interaction_id, played_at)
VALUES
    (1, 1, 'D3', 11, 1001, 1700000001000),
    (1, 2, 'E4', 12, 1002, 1700000002000),
    (3, 1, 'D3F3', 11, NULL, 1700000001000),
    (3, 2, 'PASS', NULL, 1003, 1700000002000),
    (4, 1, 'A1', 11, 1004, 1700000001000);

INSERT INTO challenges (id, guild_id, channel_id, parent_id, challenger_id, challenger_name,
    opponent_id, color, state, game_id, message_id, locale, interaction_id, created_at, expires_at)
VALUES
    (1, 1, 21, 20, 11, 'Person 11', 12, 'random', 'open', NULL, 201, 'de', 2001,
     1700000000000, 1700086400000),
    (2, 1, 22, NULL, 13, 'Person 13', NULL, 'black', 'open', NULL, NULL, NULL, 2002,
     1700000000000, 1700086400000),
    (3, 1, 21, 20, 11, 'Person 11', 12, 'white', 'accepted', 1, 203, NULL, 2003,
     1700000000000, 1700086400000),
    (4, 1, 21, NULL, 11, 'Person 11', 12, 'white', 'declined', NULL, 204, NULL, 2004,
     1700000000000, 1700086400000),
    (5, 1, 21, NULL, 11, 'Person 11', 12, 'white', 'cancelled', NULL, 205, NULL, 2005,
     1700000000000, 1700086400000),
    (6, 1, 21, NULL, 11, 'Person 11', NULL, 'white', 'expired', NULL, 206, NULL, 2006,
     1700000000000, 1700086400000);

INSERT INTO interactions (id, seen_at) VALUES (1001, 1700000001000), (2001, 1700000000000);
";

/// The queries for the columns of the first version, by their old and new names.
const GAMES: [&str; 2] = [
    "SELECT id, guild_id, channel_id, parent_id, white_id, white_name, black_id, black_name, \
     state, white_score, black_score, resigned_by, void_reason, plies, revision, announced, \
     announced_at, board_message, locale, created_at, updated_at FROM games ORDER BY id",
    "SELECT id, guild_id, channel_id, parent_id, white_id, white_name, black_id, black_name, \
     state, white_score, black_score, loser, void_reason, plies, revision, announced, \
     announced_at, board_message, locale, created_at, updated_at FROM games ORDER BY id",
];
const PLIES: &str = "SELECT game_id, number, ply, player_id, interaction_id, played_at FROM plies \
     ORDER BY game_id, number";
const CHALLENGES: &str = "SELECT id, guild_id, channel_id, parent_id, challenger_id, \
     challenger_name, opponent_id, color, state, game_id, message_id, locale, interaction_id, \
     created_at, expires_at FROM challenges ORDER BY id";
const INTERACTIONS: &str = "SELECT id, seen_at FROM interactions ORDER BY id";

/// A database of the first version.
async fn first_version(database: &TestDatabase) -> AnyConnection {
    let mut connection = migrated_up_to(database, 1).await;
    sqlx::raw_sql(FIRST_VERSION_DATA).execute(&mut connection).await.unwrap();
    connection
}

/// An empty database with the migrations up to this number.
async fn migrated_up_to(database: &TestDatabase, last: i64) -> AnyConnection {
    sqlx::any::install_default_drivers();
    let sqlite = database.url.starts_with("sqlite");
    let url = if sqlite { format!("{}?mode=rwc", database.url) } else { database.url.clone() };
    let mut connection = AnyConnection::connect(&url).await.unwrap();
    let folder = Migrator::new(Path::new("../../migrations")).await.unwrap();
    let older = folder.iter().filter(|migration| migration.version <= last).cloned().collect();
    let older = Migrator::with_migrations(older);
    connection.ensure_migrations_table(&older.table_name).await.unwrap();
    older.run_direct(None, &mut connection, false).await.unwrap();
    connection
}

/// Returns every value that a query finds, as text.
async fn dump(connection: &mut AnyConnection, query: &'static str) -> Vec<Vec<Option<String>>> {
    let value = |row: &AnyRow, column: usize| {
        let number = row.try_get::<Option<i64>, _>(column);
        number.map_or_else(|_| row.get(column), |number| number.map(|number| number.to_string()))
    };
    let rows = sqlx::query(query).fetch_all(connection).await.unwrap();
    rows.iter().map(|row| (0..row.len()).map(|column| value(row, column)).collect()).collect()
}

#[tokio::test]
async fn no_row_is_lost_or_changed() {
    on_each_database(async |database| {
        let mut connection = first_version(database).await;
        let queries = [GAMES[0], PLIES, CHALLENGES, INTERACTIONS];
        let mut before = Vec::new();
        for query in queries {
            before.push(dump(&mut connection, query).await);
        }
        assert_eq!(before.iter().map(Vec::len).collect::<Vec<_>>(), [6, 5, 6, 2]);
        connection.close().await.unwrap();

        database.store().await.close().await;
        let mut connection = AnyConnection::connect(&database.url).await.unwrap();
        for (query, before) in [GAMES[1], PLIES, CHALLENGES, INTERACTIONS].into_iter().zip(before) {
            assert_eq!(dump(&mut connection, query).await, before, "{query}");
        }
        connection.close().await.unwrap();
    })
    .await;
}

/// The terms of all games before terms could be chosen: placement by hand, no clock, unrated.
fn first_terms() -> Terms {
    Terms {
        setup: Setup::Full,
        start: Position::new(),
        control: TimeControl::Unlimited,
        rated: false,
    }
}

async fn game(store: &Store, number: i64) -> GameRow {
    store.game(number.into()).await.unwrap().unwrap()
}

#[tokio::test]
async fn old_games_and_challenges_keep_their_meaning() {
    on_each_database(async |database| {
        first_version(database).await.close().await.unwrap();
        let store = database.store().await;

        let running = game(&store, 1).await;
        assert_eq!((&running.place, &running.terms), (&thread(21, 20), &first_terms()));
        assert_eq!(
            running.players,
            ByColor { white: person(ANN).into(), black: person(BOB).into() }
        );
        assert_eq!((running.plies, running.announced_plies, running.takebacks), (2, 1, 0));
        assert_eq!((running.clock.deadline, running.clock.paused), (None, false));
        assert!(!running.computer_chooses);
        assert_eq!(running.clock.left.white, SignedDuration::ZERO);
        assert_eq!(
            (game(&store, 2).await.announced_plies, game(&store, 3).await.announced_plies),
            (0, 0)
        );
        let plies = store.plies(3.into()).await.unwrap();
        let origins: Vec<_> = plies.iter().map(|row| row.origin).collect();
        assert_eq!(origins, [PlyOrigin::Chosen, PlyOrigin::Forced]);

        let stood = |white, black| ByColor { white, black };
        for (number, ending) in [
            (3, Ending::Played { score: stood(20, 9) }),
            (4, Ending::Resigned { by: Color::White, score: stood(0, 3) }),
            (5, Ending::Void { reason: VoidReason::ChannelDeleted }),
            (6, Ending::Void { reason: VoidReason::PlayerLeft }),
        ] {
            assert_eq!(game(&store, number).await.state, GameState::Ended(ending));
        }
        let unannounced = store.unannounced_games(jiff::Timestamp::MAX, None, 10).await.unwrap();
        assert_eq!(unannounced.iter().map(|row| row.id).collect::<Vec<_>>(), [2.into(), 3.into()]);

        let open = ChallengeRow {
            id: 1.into(),
            place: thread(21, 20),
            challenger: person(ANN),
            opponent: Opponent::Person(id(BOB)),
            color: WantedColor::Random,
            terms: first_terms(),
            rated_by_default: false,
            rematch_of: None,
            for_place: false,
            state: ChallengeState::Open,
            shown: true,
            message: Some(id(201)),
            locale: Some(String::from("de")),
            created_at: moment(0),
            expires_at: moment(86_400),
        };
        assert_eq!(store.challenge(1.into()).await.unwrap(), Some(open));
        let accepted = store.challenge(3.into()).await.unwrap().unwrap();
        assert_eq!(accepted.state, ChallengeState::Accepted(1.into()));
    })
    .await;
}

#[tokio::test]
async fn the_side_to_move_is_derived_from_old_plies() {
    on_each_database(async |database| {
        let mut connection = first_version(database).await;
        // White places the last of the 49 pieces, and also moves first.
        for (id, plies) in [(1, 0), (2, 1), (3, 48), (4, 49), (5, 50), (6, 51)] {
            let query = sqlx::query("UPDATE games SET plies = $2 WHERE id = $1");
            query.bind(id).bind(plies).execute(&mut connection).await.unwrap();
        }
        database.store().await;
        let sides = dump(&mut connection, "SELECT to_move FROM games ORDER BY id").await.concat();
        let sides: Vec<_> = sides.iter().flatten().collect();
        assert_eq!(sides, ["w", "b", "w", "w", "b", "w"]);
        connection.close().await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn old_games_continue_and_new_ones_start() {
    on_each_database(async |database| {
        first_version(database).await.close().await.unwrap();
        let store = database.store().await;
        let running = play(&store, &game(&store, 1).await, "F3", moment(10)).await;
        assert_eq!((running.plies, running.announced_plies, running.revision), (3, 2, 4));

        let mut tx = store.begin().await.unwrap();
        let resigned = Ending::Resigned { by: Color::Black, score: ByColor::default() };
        append(&mut tx, &running, &[], None, moment(11), Some(resigned)).await.unwrap();
        let busy = tx.create_game(new_game(channel(22))).await.unwrap();
        assert!(matches!(busy, Created::ChannelBusy(row) if row.id == 2.into()));
        let Created::Game(next) = tx.create_game(new_game(thread(21, 20))).await.unwrap() else {
            panic!("the channel is busy")
        };
        assert!(next.id > 6.into(), "{:?}", next.id);
        let accepted = ChallengeState::Accepted(next.id);
        assert!(tx.close_challenge(1.into(), accepted).await.unwrap());
        assert!(!tx.record_interaction(id(1_001), moment(12)).await.unwrap());
        tx.commit().await.unwrap();
        assert_eq!(store.running_games_of(id(CID), None, 10).await.unwrap().len(), 1);
    })
    .await;
}

#[tokio::test]
async fn a_game_from_an_older_version_can_be_reviewed() {
    on_each_database(async |database| {
        first_version(database).await.close().await.unwrap();
        let store = database.store().await;
        let mut tx = store.begin().await.unwrap();
        tx.request_review(Source::Game(3.into()), id(ANN), moment(10)).await.unwrap();
        tx.commit().await.unwrap();
        let asked = store.unfinished_reviews(10).await.unwrap();
        assert_eq!(asked.iter().map(|row| row.of).collect::<Vec<_>>(), [Source::Game(3.into())]);
    })
    .await;
}

#[tokio::test]
async fn without_a_chosen_orientation_white_is_at_the_bottom() {
    const SETTINGS: &str = "
INSERT INTO settings (user_id, language, orientation, theme, notation, confirm_moves, only_ply,
    reminders, quiet_from, quiet_until, time_zone, auto_vacation, picture_size)
VALUES
    (11, 'de', 'own', NULL, 'joined', 1, 0, 'channel', NULL, NULL, 'UTC', 0, 'normal'),
    (12, NULL, 'white', 'slate', 'dash', 0, 1, 'off', 1320, 420, 'UTC', 1, 'large'),
    (13, NULL, 'black', NULL, 'joined', 1, 0, 'channel', NULL, NULL, 'UTC', 0, 'small');
";
    on_each_database(async |database| {
        let mut connection = migrated_up_to(database, 8).await;
        sqlx::raw_sql(SETTINGS).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        let store = database.store().await;
        let ann = store.settings(id(ANN)).await.unwrap();
        let language = Some(String::from("de"));
        assert_eq!(ann, Settings { language, ..Settings::default() });
        let bob = store.settings(id(BOB)).await.unwrap();
        assert_eq!((bob.orientation, bob.theme.as_deref()), (Orientation::White, Some("slate")));
        let cid = store.settings(id(CID)).await.unwrap();
        assert_eq!(cid.orientation, Orientation::Black);
    })
    .await;
}

#[tokio::test]
async fn server_settings_from_before_server_themes_are_kept() {
    on_each_database(async |database| {
        let mut connection = migrated_up_to(database, 9).await;
        let settled = "INSERT INTO servers (guild_id, rated, language) VALUES (1, 0, 'de')";
        sqlx::raw_sql(settled).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        let server = database.store().await.server(id(1)).await.unwrap();
        assert_eq!((server.rated, server.language.as_deref()), (false, Some("de")));
        assert_eq!(server.theme, None);
    })
    .await;
}

#[tokio::test]
async fn the_computers_entries_in_older_tournament_games_get_their_numbers() {
    const GAMES: &str = "
INSERT INTO games (id, guild_id, channel_id, white_id, white_name, black_id, black_name, state,
    setup, seed, rated, time_control, white_left, black_left, clock_since, paused, reminders, plies,
    to_move, told_plies, takebacks, revision, announced, created_at, updated_at)
VALUES
    (1, 1, 31, 11, 'Ann', -3, '', 'running', 'random', 7, 0, 'none', 0, 0, 0, 0, 0, 0, 'w', 0, 0,
     1, 1, 0, 0),
    (2, 1, 32, -3, '', -3, '', 'running', 'random', 7, 0, 'none', 0, 0, 0, 0, 0, 0, 'w', 0, 0,
     1, 1, 0, 0),
    (3, 1, 33, 11, 'Ann', -3, '', 'running', 'random', 7, 0, 'none', 0, 0, 0, 0, 0, 0, 'w', 0, 0,
     1, 1, 0, 0);
INSERT INTO tournaments (id, guild_id, channel_id, name, kind, state, organiser_id, round, setup,
    time_control, rated, round_length, revision, announced, created_at, updated_at)
VALUES (1, 1, 20, 'Cup', 'swiss', 'running', 11, 1, 'random', 'none', 0, 86400000, 1, 1, 0, 0);
INSERT INTO pairings (tournament_id, round, board, white, black, attempt, drawn, game_id, forfeit)
VALUES (1, 1, 1, 4, 2, 0, 0, 1, 0), (1, 1, 2, 1, 3, 0, 0, 2, 0), (1, 1, 3, 5, NULL, 0, 0, NULL, 0);
";
    on_each_database(async |database| {
        let mut connection = migrated_up_to(database, 23).await;
        sqlx::raw_sql(GAMES).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        let store = database.store().await;
        let mut entries = Vec::new();
        for number in 1..=3_i64 {
            let ByColor { white, black } =
                store.game(number.into()).await.unwrap().unwrap().players;
            entries.push((white.entry(), black.entry()));
        }
        assert_eq!(entries, [(None, Some(2)), (Some(1), Some(3)), (None, None)]);
    })
    .await;
}

#[tokio::test]
async fn foreign_keys_of_plies_and_challenges_are_still_enforced() {
    on_each_database(async |database| {
        first_version(database).await.close().await.unwrap();
        database.store().await.close().await;
        let mut connection = AnyConnection::connect(&database.url).await.unwrap();
        if database.url.starts_with("sqlite") {
            let broken = sqlx::query("PRAGMA foreign_key_check");
            assert_eq!(broken.fetch_all(&mut connection).await.unwrap().len(), 0);
        }
        for orphan in [
            "INSERT INTO plies (game_id, number, ply, origin, played_at) \
             VALUES (99, 1, 'D3', 'chosen', 0)",
            "UPDATE challenges SET state = 'accepted', game_id = 99 WHERE id = 1",
        ] {
            let refused = sqlx::query(orphan).execute(&mut connection).await.unwrap_err();
            let fault = refused.as_database_error().unwrap();
            assert!(fault.is_foreign_key_violation(), "{orphan}: {fault}");
        }
        connection.close().await.unwrap();
    })
    .await;
}
