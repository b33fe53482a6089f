//! Backups of the whole database, restoring them, and moving the bot to another database.

use crate::support::duel::Duel;
use crate::support::postgres::PostgresDatabase;
use crate::support::process::Settings;
use crate::support::scene::Scene;

/// Stops the bot, which must have nothing left to do.
fn stop(scene: &Scene) {
    assert_eq!(scene.stop_bot().and_then(|status| status.code()), Some(0));
}

/// The player to move presses the buttons of the newest board.
fn place_by_buttons(scene: &Scene, duel: &mut Duel<'_>, cell: &str) {
    let (mover, board) = (duel.mover(), duel.board());
    let row = &cell[1..];
    let cells = mover.chooses(&board, row).in_private(&format!("Choose a cell in row {row}."));
    mover.chooses(cells.message(), cell).in_private(&format!("You placed a piece on **{cell}**"));
    scene.board_after(&board);
    duel.record(cell.parse().expect("a cell"));
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
