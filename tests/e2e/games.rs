//! Whole games, from the challenge to the final score.

use dvonn_playground::Message;
use dvonn_rules::{Cell, Ply};

use crate::support::duel::Duel;
use crate::support::person::Steps as _;
use crate::support::records;
use crate::support::scene::{Scene, has_picture};

#[test]
fn two_people_play_a_whole_game_by_commands() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let record = records::game_with_passes();
    duel.play_all(record.plies());

    assert_eq!(duel.game, record);
    let last = duel.board();
    assert!(last.content.contains(&duel.result()), "{:?}", last.content);
    assert!(!last.has_steps(), "there is no move to make");
    assert!(last.pings.is_empty(), "nobody has to act");
    duel.assert_recorded();
    scene.ada().asks("games").in_private("You have no current games");
}

#[test]
fn two_people_play_a_whole_game_by_clicks() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let record = records::game_with_passes();
    for &ply in record.plies() {
        match ply {
            Ply::Place(cell) => place_by_clicks(&mut duel, cell),
            Ply::Move { from, to } => move_by_clicks(&mut duel, from, to),
            Ply::Pass => {}
        }
    }

    assert_eq!(duel.game, record);
    let last = duel.board();
    assert!(last.content.contains(&duel.result()), "{:?}", last.content);
    duel.assert_recorded();
}

/// Uses the menu of rows below the newest board, then the menu of cells in the row.
fn place_by_clicks(duel: &mut Duel<'_>, cell: Cell) {
    let (board, mover) = (duel.board(), duel.mover());
    let row = (cell.row() + 1).to_string();
    let cells = mover.chooses(&board, &row).in_private("Choose a cell in row");
    let response = mover.chooses(cells.message(), &cell.to_string());
    response.in_private("You placed a").offering_only("Add conditional moves");
    follow(duel, &board, Ply::Place(cell));
}

/// Uses the menu of stacks below the newest board, a destination button, and “Play move”.
fn move_by_clicks(duel: &mut Duel<'_>, from: Cell, to: Cell) {
    let (board, mover) = (duel.board(), duel.mover());
    let destinations = mover.chooses(&board, &from.to_string()).in_private("Where should");
    let target = format!("{from}→{to}");
    let preview = mover.presses(destinations.message(), &target).in_private(&target).with_picture();
    let effect = duel.game.position().preview(Ply::Move { from, to }).expect("a legal move");
    let score = format!("White {}, Black {}", effect.score.white, effect.score.black);
    assert!(preview.text().contains(&score), "{score} is not in {:?}", preview.text());
    let response = mover.presses(preview.message(), "Play move");
    let response = response.in_private(&format!("You played **{target}"));
    let mut after = *duel.game.position();
    after.play(Ply::Move { from, to }).expect("a legal move");
    let response = match after.result() {
        None => response.offering_only("Add conditional moves"),
        Some(_) => response.without_controls(),
    };
    assert!(!has_picture(response.message()), "the preview is still there after the move");
    follow(duel, &board, Ply::Move { from, to });
}

/// Waits for a public board newer than `before` that shows the ply.
fn follow(duel: &mut Duel<'_>, before: &Message, ply: Ply) {
    let board = duel.scene.board_after(before);
    assert!(board.content.starts_with(&duel.mover().mention()), "{:?}", board.content);
    duel.record(ply);
}

#[test]
fn ten_games_run_at_once_in_ten_channels() {
    let scene = Scene::start();
    std::thread::scope(|threads| {
        for (number, record) in records::ten_games().into_iter().enumerate() {
            let scene = &scene;
            threads.spawn(move || {
                let channel = scene.new_channel(&format!("table-{number}"));
                // Ben may have only one open challenge of the same person at a time.
                let white = scene.new_person(&format!("white-{number}"));
                let mut duel = Duel::start(white.at(channel), scene.ben().at(channel));
                duel.play_all(record.plies());
                assert_eq!(duel.game, record);
                let last = duel.board();
                assert!(last.content.contains(&duel.result()), "{:?}", last.content);
                duel.assert_recorded();
            });
        }
    });
    scene.ben().asks("games").in_private("You have no current games");
}
