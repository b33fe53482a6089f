//! Backups, copies and checks of a database.

use std::process::Command;

use sqlx::{Connection as _, SqliteConnection};

use super::{Ended, WorkingFolder};

#[test]
fn a_backup_is_restored_where_the_database_was_lost() {
    let folder = WorkingFolder::new();
    assert_eq!(folder.run(&["migrate"]).code, Some(0));
    let ended = folder.run(&["backup", "backup.db"]);
    assert_eq!(ended.code, Some(0), "{ended:?}");
    let bytes = std::fs::metadata(folder.path().join("backup.db")).unwrap().len();
    let size = bytes.div_ceil(1 << 20);
    let told = format!("Backed up sqlite:dvonn.db to backup.db ({size} MiB).\n");
    assert_eq!(ended.stdout, told);
    let ended = folder.run(&["backup", "backup.db"]);
    assert_eq!(ended.code, Some(1), "{ended:?}");
    let refusal = "error: backup.db already exists: choose another name, or move it away\n";
    assert_eq!(ended.stderr, refusal);
    let ended = folder.run(&["restore", "backup.db"]);
    assert_eq!(ended.code, Some(1), "{ended:?}");
    assert!(ended.stderr.contains("dvonn.db is not empty, and nothing in it is overwritten"));
    std::fs::remove_file(folder.path().join("dvonn.db")).unwrap();
    let ended = folder.run(&["restore", "backup.db"]);
    assert_eq!(ended.code, Some(0), "{ended:?}");
    assert_eq!(ended.stdout, "Restored sqlite:dvonn.db from backup.db.\n");
    let ended = folder.run(&["migrate"]);
    assert_eq!(ended.stdout, "sqlite:dvonn.db is up to date.\n");
}

#[test]
fn a_database_is_copied_to_another_and_a_full_disk_is_one_line() {
    let folder = WorkingFolder::new();
    assert_eq!(folder.run(&["migrate"]).code, Some(0));
    let ended = folder.run(&["copy", "--to", "sqlite:other.db"]);
    assert_eq!(ended.code, Some(0), "{ended:?}");
    assert_eq!(ended.stdout, "Copied sqlite:dvonn.db to sqlite:other.db.\n");
    let ended = folder.run(&["copy", "--from", "mysql://me:seCRet@host/db", "--to", "sqlite:x.db"]);
    assert_eq!(ended.code, Some(2), "{ended:?}");
    assert!(ended.stderr.contains("unknown kind of database"), "{ended:?}");
    let ended = folder.run(&["copy", "--from", "sqlite:missing.db", "--to", "sqlite:x.db"]);
    assert_eq!(ended.code, Some(1), "{ended:?}");
    assert!(ended.stderr.contains("missing.db does not exist"), "{ended:?}");
    // No file of this process can get larger than this.
    let program = env!("CARGO_BIN_EXE_dvonn-bot");
    let limited = format!("ulimit -f 100; trap '' XFSZ; exec {program} backup full.db");
    let ended = Command::new("bash").args(["-c", &limited]).current_dir(folder.path()).output();
    let ended = Ended::from(ended.unwrap());
    assert_eq!(ended.code, Some(1), "{ended:?}");
    assert_eq!(ended.stderr.lines().count(), 1, "{ended:?}");
    assert!(ended.stderr.starts_with("error: ") && ended.stderr.contains("full.db"), "{ended:?}");
    let left = std::fs::read_dir(folder.path()).unwrap().flatten();
    let left = left.filter(|it| it.file_name().to_string_lossy().starts_with("full"));
    assert_eq!(left.count(), 0);
}

#[test]
fn prune_creates_and_changes_nothing_in_a_wrong_folder() {
    let folder = WorkingFolder::new();
    let line = format!("{} does not exist: check the path", folder.file("dvonn.db"));
    for command in
        [&["prune", "--older-than", "90d"][..], &["prune", "--older-than", "90d", "--yes"]]
    {
        folder.run(command).assert_failed(1, &line);
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    }
}

#[tokio::test]
async fn prune_does_not_migrate_and_deletes_only_with_yes() {
    let folder = WorkingFolder::new();
    let url = format!("sqlite:{}", folder.path().join("dvonn.db").display());
    dvonn_store::Store::open(&url).await.unwrap().close().await;
    let before = std::fs::read(folder.path().join("dvonn.db")).unwrap();
    let line = format!("the database {} does not have the tables", folder.file("dvonn.db"));
    folder.run(&["prune", "--older-than", "90d"]).assert_failed(1, &line);
    assert_eq!(std::fs::read(folder.path().join("dvonn.db")).unwrap(), before);

    assert_eq!(folder.run(&["migrate"]).code, Some(0));
    let mut database = SqliteConnection::connect(&url).await.unwrap();
    let left = "INSERT INTO departures (guild_id, left_at) VALUES (7, 0)";
    sqlx::query(left).execute(&mut database).await.unwrap();
    database.close().await.unwrap();
    let ended = folder.run(&["prune", "--older-than", "90d"]);
    assert!(ended.stdout.starts_with("Would delete server 7 with 0 games, left "), "{ended:?}");
    let ended = folder.run(&["servers"]);
    assert!(ended.stdout.ends_with("\n1 server; the bot has left 1 of them.\n"), "{ended:?}");
    let ended = folder.run(&["prune", "--older-than", "90d", "--yes"]);
    assert_eq!(ended.stdout, "Deleted server 7 with 0 games, left 1970-01-01\n", "{ended:?}");
}

#[test]
fn missing_files_folders_and_bad_backups_are_named_as_such() {
    let folder = WorkingFolder::new();
    let file = |name: &str| folder.file(name);
    let missing = format!("{} does not exist: ", file("dvonn.db"));
    folder.run(&["check"]).assert_failed(1, &missing);
    folder.run(&["servers"]).assert_failed(1, &missing);
    folder.run(&["check", "no.db"]).assert_failed(1, "no.db does not exist: ");
    folder.run(&["restore", "no.db"]).assert_failed(1, "no.db does not exist: ");
    std::fs::create_dir(folder.path().join("old")).unwrap();
    folder.run(&["restore", "old"]).assert_failed(1, &format!("{} is a folder", file("old")));
    folder.run(&["check", "old"]).assert_failed(1, "old is a folder");
    std::fs::write(folder.path().join("letter"), "Dear friend, ".repeat(100)).unwrap();
    for command in ["check", "restore"] {
        let ended = folder.run(&[command, "letter"]);
        ended.assert_failed(1, "letter is not a backup, or is damaged (");
        assert!(ended.stderr.ends_with("): choose another backup\n"), "{ended:?}");
    }
    assert_eq!(folder.run(&["migrate"]).code, Some(0));
    let line = format!("the folder {} does not exist: create it", file("no"));
    folder.run(&["backup", "no/a.db"]).assert_failed(1, &line);
    let line = format!("{} is both the database to copy and the new one", file("dvonn.db"));
    folder.run(&["copy", "--to", "sqlite:dvonn.db"]).assert_failed(1, &line);
}

#[tokio::test]
async fn check_names_every_mistake_and_exits_with_1() {
    let folder = WorkingFolder::new();
    let ended = folder.run(&["check"]);
    assert_eq!(ended.code, Some(1), "{ended:?}");
    assert!(ended.stderr.contains("dvonn.db does not exist"), "{ended:?}");
    assert!(!folder.contains("dvonn.db"));
    assert_eq!(folder.run(&["migrate"]).code, Some(0));
    let ended = folder.run(&["check"]);
    assert_eq!(ended.code, Some(0), "{ended:?}");
    assert_eq!(ended.stdout, "Checked 0 games and 0 results.\nNo mistakes found.\n");

    let url = format!("sqlite:{}", folder.file("dvonn.db"));
    let mut database = SqliteConnection::connect(&url).await.unwrap();
    for (id, state) in [(1, "running"), (2, "running"), (3, "played"), (4, "odd")] {
        let insert = format!(
            "INSERT INTO games (id, guild_id, channel_id, white_id, white_name, black_id, black_name, \
             state, white_score, black_score, setup, rated, time_control, white_left, black_left, \
             clock_since, paused, reminders, plies, to_move, takebacks, revision, \
             created_at, updated_at, rematch_of) VALUES ({id}, 1, {id}, 11, 'A', 12, 'B', \
             '{state}', 0, 0, 'full', 1, 'none', 0, 0, 0, 0, 0, 2, 'w', 0, 1, 0, 0, 99)"
        );
        sqlx::query(sqlx::AssertSqlSafe(insert)).execute(&mut database).await.unwrap();
    }
    for (game, number, ply) in
        [(1, 1, "D3"), (1, 2, "D3"), (2, 2, "D3"), (3, 1, "D3"), (3, 2, "E3")]
    {
        let insert = format!(
            "INSERT INTO plies (game_id, number, ply, origin, played_at) \
             VALUES ({game}, {number}, '{ply}', 'chosen', 0)"
        );
        sqlx::query(sqlx::AssertSqlSafe(insert)).execute(&mut database).await.unwrap();
    }
    let rating = "INSERT INTO ratings (guild_id, player_id, name, rating, deviation, volatility, games, \
             streak, longest_streak, last_at, season, season_wins, season_draws, season_losses) \
             VALUES (1, 11, 'A', 1500000, 60000, 60000000, 1, 0, 0, 0, 1, 0, 0, 0)";
    sqlx::query(rating).execute(&mut database).await.unwrap();
    database.close().await.unwrap();

    let before = folder.run(&["backup", "broken.db"]);
    assert_eq!(before.code, Some(0), "{before:?}");
    for command in [&["check"][..], &["check", "broken.db"]] {
        let ended = folder.run(command);
        assert_eq!(ended.code, Some(1), "{ended:?}");
        assert_eq!(
            ended.stdout.lines().collect::<Vec<_>>(),
            [
                "games.rematch_of is 99, but games has no such row",
                "the counter game is 0, but games has id 4",
                "game 1: ply 2, D3: D3 is taken",
                "game 2: its moves are not numbered from 1 without gaps",
                "game 3: it was played to the end, but somebody can move",
                "game 3: it is rated and over, but has no result",
                "game 4: the database is corrupt: column state holds \"odd\"",
                "server 1, week of 1969-12-29: the games differ",
                "server 1, week of 1969-12-29: the players differ",
                "server 1: the rating of player 11 differs",
                "Checked 4 games and 0 results.",
            ]
        );
        assert_eq!(ended.stderr, "error: found 10 mistakes\n");
    }
}
