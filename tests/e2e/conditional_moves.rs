//! Conditional moves: prepared, followed, dropped, and visible to nobody else.

use dvonn_playground::Message;
use dvonn_rules::{Game, Ply};

use crate::support::duel::{Duel, written};
use crate::support::person::Person;
use crate::support::records;
use crate::support::response::Response;
use crate::support::scene::{Scene, TIMEOUT, wait};

/// Enters conditional moves in their form.
#[track_caller]
fn prepares(person: Person<'_>, lines: &str) -> Response {
    let form = person.asks("conditional");
    person.fills(&form, &[("lines", lines)])
}

/// Joins plies into one line.
fn line(plies: &[Ply]) -> String {
    plies.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// A game with all pieces placed, and six moves that can follow.
fn with_moves(scene: &Scene) -> (Duel<'_>, Vec<Ply>) {
    let duel = Duel::with_all_placed(scene.ada(), scene.ben());
    let record: Game = records::game_with_passes();
    let moves = record.plies()[49..55].to_vec();
    assert!(!moves.contains(&Ply::Pass));
    (duel, moves)
}

#[track_caller]
fn assert_notifies(board: &Message, person: Person<'_>) {
    assert_eq!(board.pings.iter().collect::<Vec<_>>(), [&person.id], "{:?}", board.content);
}

#[test]
fn a_tree_is_followed_three_deep() {
    let scene = Scene::start();
    let (mut duel, moves) = with_moves(&scene);
    let (ada, ben) = (duel.mover(), duel.waiter());
    let response = prepares(ben, &line(&moves)).in_private("**Your conditional moves.**");
    let canonical = moves.chunks(2).map(|pair| format!("{}:{}", pair[0], pair[1]));
    let canonical = canonical.collect::<Vec<_>>().join(" ");
    assert!(response.text().contains(&format!("```\n{canonical}\n```")), "{:?}", response.text());
    for (turn, pair) in moves.chunks(2).enumerate() {
        let board = duel.play(pair[0]).message().clone();
        duel.record(pair[1]);
        let expected = format!("{} moves **{}", ben.mention(), written(pair[1]));
        let lines: Vec<&str> = board.content.lines().collect();
        assert!(lines[0].starts_with(&format!("{} moves **{}", ada.mention(), written(pair[0]))));
        assert!(
            lines[1].starts_with(&expected) && lines[1].ends_with("(conditional)"),
            "{lines:?}"
        );
        assert_notifies(&board, ada);
        duel.assert_recorded();
        let left = canonical.split(' ').skip(turn + 1).collect::<Vec<_>>().join(" ");
        assert_eq!(ben.asks("conditional").prefilled("lines"), left);
    }
}

#[test]
fn the_board_button_opens_the_conditional_moves_form() {
    let scene = Scene::start();
    let (mut duel, moves) = with_moves(&scene);
    let (ben, board) = (duel.waiter(), duel.board());
    let form = ben.presses(&board, "Conditional moves …");
    ben.fills(&form, &[("lines", &line(&moves[..2]))]).in_private("Your conditional moves");
    duel.play(moves[0]).in_public("(conditional)");
    duel.record(moves[1]);
    duel.assert_recorded();
}

#[test]
fn a_tree_has_branches_and_a_default_reply() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (ada, ben) = (duel.mover(), duel.waiter());
    prepares(ben, "D3 E4 F2 C1\nd3-e4; G3=C2\n* B1").in_private("D3:E4 F2:C1\nG3:C2\n*:B1");
    ada.places("A1").in_public("on **B1** (conditional).");
    assert_eq!(ben.asks("conditional").prefilled("lines"), "");
    prepares(ben, "D3 E4 G3 C2\nD3 E4 F2 C1").in_private("D3:E4");
    ada.places("D3").in_public("on **E4**");
    ada.places("G3").in_public("on **C2**");
    assert_eq!(scene.plies(), 6);
}

#[test]
fn only_the_owner_learns_that_a_conditional_move_was_illegal() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (ada, ben) = (duel.mover(), duel.waiter());
    prepares(ben, "* D3 E4 F2").in_private("*:D3 E4:F2");
    let board = ada.places("D3").in_public("**D3**").message().clone();
    assert!(!board.content.contains("conditional"), "{:?}", board.content);
    assert_notifies(&board, ben);
    let channel = wait(scene.playground.wait_for_direct_channel(ben.id, TIMEOUT));
    let notice = scene.message(channel.expect("a direct message"), |_| true);
    let expected = "I couldn't play **D3** in answer to D3";
    assert!(notice.content.contains(expected), "{:?}", notice.content);
    assert!(notice.content.contains("D3 is taken."), "{:?}", notice.content);
    scene.wait_until(|| scene.notices() == 0);
    assert_eq!(ben.asks("conditional").prefilled("lines"), "");
    ben.places("E4").in_public("**E4**");
}

#[test]
fn on_your_own_turn_the_tree_starts_with_your_own_move() {
    let scene = Scene::start();
    let (mut duel, moves) = with_moves(&scene);
    let ada = duel.mover();
    let response = prepares(ada, &line(&moves[..3])).in_private("First play");
    assert_eq!(scene.plies(), 49);
    let label = response.message().controls().find_map(|control| {
        let label = control["label"].as_str()?;
        label.starts_with(&written(moves[0])).then(|| label.to_owned())
    });
    let preview = ada.presses(response.message(), &label.expect("a button for the move"));
    let board = duel.board();
    ada.presses(preview.in_private("Play it?").message(), "Play move").in_private("You played");
    scene.board_after(&board);
    duel.record(moves[0]);
    duel.play(moves[1]).in_public("(conditional)");
    duel.record(moves[2]);
    duel.assert_recorded();
}

#[test]
fn after_your_move_one_button_adds_conditional_moves() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (ada, ben, board) = (duel.mover(), duel.waiter(), duel.board());
    let cells = ada.chooses(&board, "3");
    let placed = ada.chooses(cells.message(), "D3").in_private("You placed a");
    scene.board_after(&board);
    let form = ada.presses(placed.message(), "Add conditional moves");
    let response = ada.fills(&form, &[("lines", "E4 F2")]).in_private("E4:F2");
    assert_eq!(response.message().id, placed.message().id, "the response is edited in place");
    ben.places("E4").in_public("on **F2** (conditional).");
}

#[test]
fn errors_name_line_and_word_and_keep_the_input() {
    let scene = Scene::start();
    let ben = scene.duel().waiter();
    for (lines, words) in [
        ("D3 E4\nF2 Q7", "Line 2: there's no cell `Q7`"),
        ("D3 E4\n\nF2 maybe", "Line 3: I don't understand `maybe`. Write a cell"),
        ("D3 D3", "Line 1: you can't play D3 at that point. D3 is taken."),
        ("D3 E4 F2", "Line 1 ends with your opponent's move"),
        ("D3 E4; D3 F2", "Lines 1 and 2 give two answers"),
        ("D3 *", "Line 1: `*` stands only for your opponent's moves"),
        ("pass D3", "Line 1: remove the pass"),
    ] {
        let response = prepares(ben, lines).in_private(words);
        assert!(response.text().contains(&format!("```\n{lines}\n```")), "{:?}", response.text());
        response.offering_only("Try again");
    }
    let response = prepares(ben, "D3 E4").in_private("D3:E4");
    let form = ben.presses(response.message(), "Edit");
    assert_eq!(form.prefilled("lines"), "D3:E4");
    ben.fills(&form, &[("lines", "\n")]).in_private("You have no conditional moves");
    let response = prepares(ben, "D3 E4").in_private("D3:E4");
    ben.presses(response.message(), "Delete").in_private("You have no conditional moves");
    scene.ada().places("D3").in_public("**D3**");
    assert_eq!(scene.plies(), 1);
}

#[test]
fn lines_for_an_earlier_turn_are_refused_and_kept() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (ada, ben) = (duel.mover(), duel.waiter());
    let form = ben.asks("conditional");
    ada.places("D3").in_public("**D3**");
    let response = ben.fills(&form, &[("lines", "E4 F2")]);
    let response = response.in_private("This board is out of date");
    assert!(response.text().contains("```\nE4 F2\n```"), "{:?}", response.text());
    let form = ben.presses(response.message(), "Try again");
    assert_eq!(form.prefilled("lines"), "E4 F2", "the form opens with what was typed");
    ben.fills(&form, &[("lines", "E4 F2 G3")]).in_private("First play E4");
}

#[test]
fn a_line_may_end_with_a_resignation() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (ada, ben) = (duel.mover(), duel.waiter());
    let form = ben.asks("conditional");
    ben.fills(&form, &[("lines", "resign")])
        .in_private("`resign` must follow one of your opponent's moves");
    let response = prepares(ben, "D3 E4 F2 Resign\nA1 resign").in_private("D3:E4 F2:resign");
    response.in_private("If a line ends with `resign`, I'll resign for you.");
    ada.places("D3").in_public("on **E4** (conditional).");
    assert_eq!(ben.asks("conditional").prefilled("lines"), "F2:resign");
    scene.kill_bot();
    scene.restart_after_kill();
    ada.places("F2").in_public("**F2**");
    let end = scene.message(scene.general(), |message| message.content.contains("resigned"));
    // If the bot was killed before it had recorded the last board, that is told again, above.
    let lines: Vec<&str> = end.content.lines().collect();
    let news = format!("{} resigned. {} (White) wins.", ben.mention(), ada.mention());
    let at = lines.iter().position(|line| line.starts_with(&news)).expect("the resignation");
    assert!(lines[at - 1].contains("**F2**"), "the move that it answers is told, too: {lines:?}");
    assert_eq!(scene.plies(), 3);
}

#[test]
fn nobody_else_sees_conditional_moves() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (ada, ben) = (duel.mover(), duel.waiter());
    prepares(ben, "D3 K5 A3 I1\nany G5").in_private("K5");
    assert_eq!(ada.asks("conditional").prefilled("lines"), "");
    ada.places("D3").in_public("on **K5**");
    let general = scene.general();
    for message in scene.playground.messages(general) {
        let allowed = message.visible_to == Some(ben.id) || !message.content.contains("I1");
        assert!(allowed, "another person can see it: {message:?}");
    }
    let log = scene.log();
    assert!(!log.contains("A3:I1") && !log.contains("A3 I1"), "the log contains the plan:\n{log}");
}
