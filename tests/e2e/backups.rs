//! What operators do with the whole database: backups, moves to another one, checks, and deleting
//! servers that the bot has left.

use std::fs;
use std::time::Duration;

use super::ladders;
use crate::support::duel::Duel;
use crate::support::postgres::PostgresDatabase;
use crate::support::process::Settings;
use crate::support::scene::Scene;

const DAY: Duration = Duration::from_hours(24);

/// Stops the bot when it has nothing left to do.
fn stop(scene: &Scene) {
    scene.settle();
    assert_eq!(scene.stop_bot().and_then(|status| status.code()), Some(0));
}

/// The player to move presses the buttons of the newest board.
fn place_by_buttons(scene: &Scene, duel: &mut Duel<'_>, cell: &str) {
    let (mover, board) = (duel.mover(), duel.board());
    let row = &cell[1..];
    let cells = mover.chooses(&board, row).in_private(&format!("Choose a cell in row {row}."));
    mover.chooses(cells.message(), cell).in_private("You placed a");
    scene.board_after(&board);
    duel.record(cell.parse().expect("a cell"));
}

/// Backups that are complete, oldest first.
fn backups(scene: &Scene) -> Vec<String> {
    let mut names = scene.files_in("backups");
    names.retain(|name| name.starts_with("dvonn-") && !name.contains("partial"));
    names
}

fn failures(scene: &Scene) -> usize {
    scene.log().lines().filter(|line| line.contains("failed to back up the database")).count()
}

/// Settings with a database that is known only when the test runs.
fn with_database(url: String) -> Settings {
    let url: &'static str = Box::leak(url.into_boxed_str());
    Box::leak(Box::new([("DVONN_DATABASE_URL", url)]))
}

#[test]
fn a_restored_bot_goes_on_with_the_buttons_of_its_old_boards() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    duel.play("D3".parse().expect("a cell"));
    scene.settle();
    // While it runs.
    scene.performs(&["backup", "backup.db"]);
    stop(&scene);
    scene.delete_database();
    scene.performs(&["restore", "backup.db"]);
    scene.start_bot();
    place_by_buttons(&scene, &mut duel, "E3");
    duel.assert_recorded();
}

#[test]
fn a_bot_moves_to_postgresql_and_back_with_the_buttons_of_its_old_boards() {
    let Some(server) = PostgresDatabase::create("move") else { return };
    let scene = Scene::start();
    let mut duel = scene.duel();
    duel.play("D3".parse().expect("a cell"));
    scene.settle();
    stop(&scene);
    scene.performs(&["copy", "--to", &server.url()]);
    scene.start_with(with_database(server.url()));
    place_by_buttons(&scene, &mut duel, "E3");
    duel.assert_recorded();
    stop(&scene);
    scene.performs(&["copy", "--from", &server.url(), "--to", "sqlite:back.db"]);
    scene.start_with(with_database("sqlite:back.db".to_owned()));
    place_by_buttons(&scene, &mut duel, "F3");
    duel.assert_recorded();
}

#[test]
fn the_bot_makes_backups_by_itself_and_keeps_the_newest() {
    let settings: Settings = &[("DVONN_BACKUP_FOLDER", "backups"), ("DVONN_BACKUP_KEEP", "2")];
    let scene = Scene::with_settings(Scene::options(), settings);
    scene.wait_until(|| backups(&scene).len() == 1);
    let first = backups(&scene);
    // As a killed process leaves it.
    let unfinished = "backups/dvonn-2026-01-01T000000Z.db.partial-x";
    fs::write(scene.path(unfinished), "").expect("the file can be written");
    fs::write(scene.path("backups/dvonn-mine.db"), "").expect("the file can be written");
    scene.restart_with(settings);
    let mut duel = scene.duel();
    duel.play("D3".parse().expect("a cell"));
    scene.settle();
    assert_eq!(backups(&scene).len(), 2, "it makes none earlier after a restart");
    scene.let_time_pass(DAY);
    scene.wait_until(|| backups(&scene).len() == 3);
    assert!(backups(&scene).contains(&first[0]) && !scene.path(unfinished).exists());
    scene.let_time_pass(DAY);
    scene.wait_until(|| backups(&scene).len() == 3 && !backups(&scene).contains(&first[0]));

    let newest = backups(&scene).swap_remove(1);
    assert!(backups(&scene).contains(&"dvonn-mine.db".to_owned()));
    scene.performs(&["copy", "--from", &format!("sqlite:backups/{newest}"), "--to", "sqlite:x.db"]);
    stop(&scene);
    scene.start_with(with_database("sqlite:x.db".to_owned()));
    place_by_buttons(&scene, &mut duel, "E3");
}

#[test]
fn a_backup_that_fails_is_one_line_and_is_tried_again_after_an_hour() {
    let scene = Scene::start();
    scene.expect_errors();
    fs::write(scene.path("backups"), "in the way").expect("the file can be written");
    scene.restart_with(&[("DVONN_BACKUP_FOLDER", "backups")]);
    scene.wait_until(|| failures(&scene) == 1);
    scene.let_time_pass(Duration::from_mins(59));
    scene.let_time_pass(Duration::from_secs(1));
    assert_eq!(failures(&scene), 1);
    fs::remove_file(scene.path("backups")).expect("the file can be removed");
    scene.let_time_pass(Duration::from_mins(1));
    scene.wait_until(|| backups(&scene).len() == 1);
    assert_eq!(failures(&scene), 1);
}

#[test]
fn check_finds_no_mistake_in_a_running_bot_with_rated_games() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    ladders::game(ada, ben, 8);
    ladders::game(ben, ada, 6);
    // Too short to count.
    ladders::game(ada, ben, 2);
    scene.settle();
    let said = scene.performs(&["check"]);
    assert!(said.ends_with("No mistakes found.\n"), "{said}");
}

#[test]
fn servers_that_the_bot_has_left_are_listed_and_can_be_deleted() {
    let scene = Scene::start();
    let join = |name: &str| {
        let guild = scene.playground.invite_bot(name, &["general"]);
        let channel = scene.playground.channels_of(guild)[0];
        scene.message(channel, |message| message.content.contains("Hello!"));
        guild
    };
    let (left, offline, kept) = (join("Left"), join("Left while offline"), join("Kept"));
    scene.wait_until(|| scene.count("SELECT count(*) FROM posts") == 0);
    scene.playground.remove_guild(left).expect("the bot can be removed");
    scene.wait_until(|| scene.count("SELECT count(*) FROM departures") == 1);
    stop(&scene);
    scene.playground.remove_guild(offline).expect("the bot can be removed");
    scene.start_bot();
    scene.wait_until(|| scene.count("SELECT count(*) FROM departures") == 2);
    let servers = scene.performs(&["servers"]);
    let has_left = |guild| {
        let guild = format!("{guild} ");
        let line = servers.lines().find(|line| line.contains(&guild)).expect("its line");
        !line.ends_with('-')
    };
    assert!(has_left(left) && has_left(offline) && !has_left(kept), "{servers}");

    stop(&scene);
    let prune = ["prune", "--older-than", "1h"];
    assert!(scene.performs(&prune).contains("The bot has left no server more than 1h ago."));
    scene.playground.advance(Duration::from_hours(2)).expect("the clock can be advanced");
    let said = scene.performs(&prune);
    assert_eq!(said.matches("Would delete server").count(), 2, "{said}");
    let said = scene.performs(&[&prune[..], &["--yes"]].concat());
    assert_eq!(said.matches("Deleted server").count(), 2, "{said}");
    assert!(scene.performs(&prune).contains("The bot has left no server"));
    assert_eq!(scene.count("SELECT count(*) FROM hellos"), 2);
    scene.start_bot();
    let ada = scene.ada().at(scene.playground.channels_of(kept)[0]);
    ada.asks("help").in_private("DVONN");
}
