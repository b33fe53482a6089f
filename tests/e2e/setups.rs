//! Setups: each from the challenge to the first move, and combinations that are refused.

use dvonn_playground::{CommandCall, Message};
use dvonn_rules::{Cell, Game, Phase, Ply, Position, Record, Seed};

use super::exports::file;
use crate::support::duel::written;
use crate::support::person::Person;
use crate::support::scene::Scene;

/// `/dvonn challenge` with this setup.
#[track_caller]
pub(super) fn setup(person: Person<'_>, name: &str) -> CommandCall {
    person.challenge_on(&format!("{name}:"))
}

/// The alt text of a message's picture.
#[track_caller]
pub(super) fn alt(message: &Message) -> &str {
    message.attachments[0].description.as_deref().expect("an alt text")
}

/// The seed in the file of the latest game.
#[track_caller]
pub(super) fn exported_seed(person: Person<'_>) -> Seed {
    let exported = file(person.scene, person.asks("game export").message());
    let record: Record = exported.parse().expect("a record");
    record.header("Seed").and_then(|seed| seed.parse().ok()).expect("a seed")
}

/// The white singles, as the alt text of a random board lists them.
fn white_cells(position: &Position) -> String {
    let cells: Vec<_> = Cell::ALL
        .into_iter()
        .filter(|&cell| position.stack(cell).is_some_and(|stack| stack.to_string() == "w1"))
        .map(|cell| cell.to_string())
        .collect();
    format!("White, height 1: {}.", cells.join(" "))
}

/// Which of Ada and Ben a board notifies.
#[track_caller]
fn notified_player<'a>(scene: &'a Scene, board: &Message) -> Person<'a> {
    let both = [scene.ada(), scene.ben()];
    let found = both.into_iter().find(|person| board.pings.contains(&person.id));
    found.unwrap_or_else(|| panic!("nobody is notified by {:?}", board.content))
}

/// Asserts that White is to move on this board, and plays a move.
#[track_caller]
pub(super) fn first_move(scene: &Scene, board: &Message, start: &Position) {
    assert_eq!(start.phase(), Phase::Movement);
    let white = notified_player(scene, board);
    let ply = start.legal_plies()[0];
    white.plays(ply).in_public(&format!("moves **{}", written(ply)));
}

#[test]
fn a_random_board_is_shown_in_the_challenge_and_played() {
    let seed = Seed::new(42).expect("a seed");
    for (name, words, start) in [
        ("random", "Random board", Position::dealt(seed)),
        ("symmetric", "Symmetric board", Position::dealt_symmetric(seed)),
    ] {
        let scene = Scene::start();
        let (ada, ben) = (scene.ada(), scene.ben());
        let call = setup(ada, name).option("seed", "42").option("rated", true);
        let challenge = ada.types(&call).in_public(words);
        assert!(challenge.text().contains("per move · rated"), "{:?}", challenge.text());
        let cells = white_cells(&start);
        assert!(alt(challenge.message()).contains(&cells), "{cells}");

        ben.presses(challenge.message(), "Accept").in_public("Accepted");
        let board = scene.board_after(challenge.message());
        assert!(board.content.contains(words), "{:?}", board.content);
        assert!(alt(&board).contains(&cells), "{cells}");
        first_move(&scene, &board, &start);
    }
}

#[test]
fn the_seed_in_a_games_file_reproduces_its_random_board() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let first = ada.types(&setup(ada, "random").option("rated", true)).in_public("Random board");
    assert!(first.text().contains("· rated"), "{:?}", first.text());
    ben.presses(first.message(), "Accept");
    scene.board_after(first.message());
    let seed = exported_seed(ada).to_string();
    ada.aborts();
    let again = ada.types(&setup(ada, "random").option("seed", seed)).in_public("· unrated");
    assert_eq!(alt(first.message()), alt(again.message()));
    let other = ada.types(&setup(ada, "random"));
    assert_ne!(alt(first.message()), alt(other.message()));
}

#[test]
fn after_three_reds_the_rest_is_dealt_from_a_secret_seed() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let challenge = ada.types(&setup(ada, "reds")).in_public("the rest at random");
    assert!(!challenge.text().contains("seed"), "{:?}", challenge.text());
    assert!(challenge.message().attachments.is_empty(), "an empty board needs no picture");
    ben.presses(challenge.message(), "Accept");
    let start = scene.board_after(challenge.message());
    assert!(!start.content.contains("seed"), "{:?}", start.content);
    let white = notified_player(&scene, &start);
    let black = if white.id == ada.id { ben } else { ada };

    let mut game = Game::new();
    for (person, cell) in [(white, "A1"), (black, "F3"), (white, "K5")] {
        let placed = person.places(cell).in_public("places a red piece");
        assert_eq!(placed.message().pings.len(), 1, "the next player is notified");
        let exported = file(&scene, person.asks("game export").message());
        assert_eq!(exported.contains("Seed"), cell == "K5", "{exported}");
        game.play(Ply::Place(Cell::named(cell))).expect("an empty cell");
    }
    let board = scene.board(scene.general());
    let seed = exported_seed(ada);
    for ply in game.position().deal_rest(seed).expect("three reds") {
        game.play(ply).expect("an empty cell");
    }
    let lines: Vec<_> = board.content.lines().collect();
    let [placed, dealt, to_do, ..] = lines[..] else { panic!("too few lines: {lines:?}") };
    assert!(placed.contains("places a red piece on **K5**"), "{placed}");
    assert_eq!(dealt, "The rest of the board has been filled at random.");
    assert!(to_do.contains("your move"), "{to_do}");
    assert!(alt(&board).contains(&white_cells(game.position())), "{}", alt(&board));
    first_move(&scene, &board, game.position());
}

#[test]
fn a_game_starts_from_a_given_position() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let rest = ".,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.";
    let given = |stacks: &str| {
        let position = format!("b {stacks},.,.,.,.,.,.,./{rest}");
        setup(ada, "given").option("position", position)
    };
    let challenge = ada.types(&given("w4*,b1")).in_public("Position given as text");
    assert!(challenge.text().contains("· unrated"), "{:?}", challenge.text());
    assert!(alt(challenge.message()).starts_with("Black to move."));
    ben.presses(challenge.message(), "Accept");
    let black = notified_player(&scene, &scene.board_after(challenge.message()));
    black.moves("B1A1").in_public(") wins");

    let placing = ada.types(&given("r1,.")).in_public("Position given as text");
    assert!(alt(placing.message()).starts_with("Black to place a red piece."));
    ben.presses(placing.message(), "Accept");
    let black = notified_player(&scene, &scene.board_after(placing.message()));
    black.places("C1").in_public("places a red piece on **C1**");
}

#[test]
fn conflicting_setup_options_are_refused_with_advice() {
    let scene = Scene::start();
    let ada = scene.ada();
    let position = Position::new().to_string();
    let given = |text: &str| setup(ada, "given").option("position", text);
    let color = ada.challenge_as("White").options["color"].clone();
    for (call, words) in [
        (setup(ada, "full").option("seed", "1"), "A seed needs a random board."),
        (given(&position).option("seed", "1"), "A seed needs a random board."),
        (setup(ada, "reds").option("seed", "7"), "Leave `seed` empty"),
        (setup(ada, "random").option("position", position.as_str()), "needs the “given” setup"),
        (setup(ada, "random").option("seed", "lucky"), "`lucky` isn't a seed"),
        (setup(ada, "given"), "Write one in `position`"),
        (given("w ../.."), "It has 2 rows, not 5."),
        (given(&position.replace("w .", "w w1")), "This position isn't possible under the rules."),
        (given(&position.replace("w .", "w w4*")), "either side can move"),
        (setup(ada, "cut").option("color", color), "Leave `color` empty"),
    ] {
        ada.types(&call).in_private(words);
    }
}
