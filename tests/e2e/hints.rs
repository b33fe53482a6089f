//! `/dvonn hint` and `/dvonn analyse`: the best plies, for those who may see them.

use dvonn_playground::{Callback, Effect, Fault};
use dvonn_rules::{Game, Position};

use super::setups::alt;
use crate::support::computer_game::call;
use crate::support::duel::Duel;
use crate::support::person::Person;
use crate::support::records;
use crate::support::response::Response;
use crate::support::scene::{Scene, wait};

/// Discord's code for an interaction that already has a response.
const ALREADY_ACKNOWLEDGED: u64 = 40060;

/// White has to pass, and Black can move.
const PASS: &str = "w w3,b1,b5*,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./\
    .,.,.,.,.,.,.,.,.";

/// A full board, White to move.
pub(super) fn full() -> String {
    records::game_with_passes().position_after(49).expect("a position of the game").to_string()
}

/// `/dvonn analyse` with one option.
#[track_caller]
pub(super) fn analyses(person: Person<'_>, option: &str, value: &str) -> Response {
    person.types(&person.command("analyse").option(option, value))
}

/// The ranked plies of a response.
#[track_caller]
pub(super) fn ranked(response: &Response) -> Vec<&str> {
    let is_ranked = |line: &&str| line.split_once(' ').is_some_and(|(_, it)| it.starts_with("**"));
    let plies = response.text().lines().filter(is_ranked);
    let plies = plies.map(|line| line.split("**").nth(1).expect("a ply"));
    plies.map(|ply| ply.split([',', ' ']).next().unwrap_or_default()).collect()
}

#[track_caller]
fn assert_ranked(response: &Response, position: &Position) {
    let plies = ranked(response);
    assert_eq!(plies.len(), 3, "{:?}", response.text());
    for ply in &plies {
        let played = ply.parse().expect("a ply");
        assert!(position.check(played).is_ok(), "{ply} in {position}");
    }
}

/// Asserts that the picture marks these plies with their letters.
#[track_caller]
fn assert_drawn(response: &Response, plies: &[&str]) {
    for (letter, ply) in ('A'..).zip(plies) {
        let named = format!("{letter}. {ply}");
        assert!(
            alt(response.message()).contains(&named),
            "{named:?} is not in {:?}",
            alt(response.message())
        );
    }
}

#[test]
fn hint_shows_the_mover_the_best_plies_in_text_and_picture() {
    let scene = Scene::start();
    let duel = Duel::from_position(scene.ada(), scene.ben(), &full());
    let response = duel.mover().asks("hint").in_private("Your best moves:").with_picture();
    assert_eq!(
        response.outcome.answer,
        Some(Callback::Deferred),
        "Discord waits only three seconds"
    );
    assert_ranked(&response, duel.game.position());
    assert_drawn(&response, &ranked(&response));
    assert!(response.text().contains("No move has been made"));
    assert_eq!(scene.plies(), 0);
    assert_eq!(scene.boards(scene.general()).len(), 1, "it is private");
}

#[test]
fn a_hint_is_one_press_away_and_its_best_move_another() {
    let scene = Scene::start();
    let mut duel = Duel::from_position(scene.ada(), scene.ben(), &full());
    let board = duel.board();
    let hint = duel.mover().presses(&board, "Hint").in_private("Your best moves:");
    let best = ranked(&hint)[0].parse().expect("a ply");
    duel.mover().presses(hint.message(), "Play A: ").in_private("You played");
    let next = scene.board_after(&board);
    duel.record(best);
    duel.assert_recorded();
    let stale = duel.waiter().press(&board, "Hint").forced();
    duel.waiter().clicks(&stale).in_private("This board is out of date");
    duel.waiter().presses(&next, "Hint").in_private("'s turn");

    let placing = scene.new_channel("placing");
    let start = Position::new().to_string();
    let duel = Duel::from_position(scene.ada().at(placing), scene.ben().at(placing), &start);
    let hint = duel.mover().presses(&duel.board(), "Hint").in_private("The best cells for");
    duel.mover().presses(hint.message(), "Play B: ").in_private("You placed a red piece on");
    let rated = scene.new_channel("rated");
    let rated = Duel::start(scene.ada().at(rated), scene.ben().at(rated));
    assert_eq!(rated.board().button_labelled("Hint"), None, "the game is rated");
}

#[test]
fn a_hint_and_an_analysis_of_the_same_board_agree() {
    let scene = Scene::start();
    let duel = Duel::from_position(scene.ada(), scene.ben(), &full());
    let hint = duel.mover().asks("hint");
    let analysis = duel.mover().asks("analyse");
    assert_eq!(ranked(&hint), ranked(&analysis));
    let worth = |response: &Response| {
        let lines = response.text().lines();
        let worths = lines.filter(|line| line.contains("**: ") && !line.starts_with("**"));
        worths.filter_map(|line| Some(line.split_once("**: ")?.1.to_owned())).collect::<Vec<_>>()
    };
    assert_eq!(worth(&hint), worth(&analysis));
}

#[test]
fn hints_work_during_placement() {
    let scene = Scene::start();
    let start = Game::new().position().to_string();
    let duel = Duel::from_position(scene.ada(), scene.ben(), &start);
    let response =
        duel.mover().asks("hint").in_private("The best cells for your piece:").with_picture();
    assert_ranked(&response, duel.game.position());
    assert_drawn(&response, &ranked(&response));
}

#[test]
fn hints_are_only_for_the_mover_of_an_unrated_game() {
    let scene = Scene::start();
    let cleo = scene.new_person("cleo");
    cleo.asks("hint").in_private("There's no game in this channel");
    cleo.asks("analyse").in_private("There's no game here. Add `game`");
    let other = scene.new_channel("unrated");
    let unrated = Duel::from_position(scene.ada().at(other), scene.ben().at(other), &full());
    let rated = scene.duel();
    for name in ["hint", "analyse"] {
        rated.mover().asks(name).in_private("This game is rated");
        rated.waiter().asks(name).in_private("This game is rated");
    }
    cleo.asks("hint").in_private("This game is between");
    cleo.asks("analyse").in_private("the player to move can analyse it");
    unrated.waiter().asks("hint").in_private("'s turn");
    unrated.waiter().asks("analyse").in_private("the player to move can analyse it");
    cleo.at(other).asks("hint").in_private("This game is between");
    cleo.at(other).asks("analyse").in_private("After the game, everyone can");
    analyses(rated.mover(), "game", "1").in_private("After move 0 of 0.");
    analyses(rated.mover(), "game", "2").in_private("This game is rated");
    let question = unrated.players.white.asks("resign");
    unrated.players.white.presses(question.message(), "Resign game").in_private("You've resigned");
    unrated.mover().asks("hint").in_private("Game 1 is over");
    cleo.at(other).asks("analyse").in_private("White to move: ").with_picture();
}

#[test]
fn the_position_of_your_own_rated_game_is_not_analysed() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    duel.play("D3".parse().expect("a cell"));
    let position = duel.game.position().to_string();
    for player in [scene.ada(), scene.ben()] {
        analyses(player, "position", &position)
            .in_private("This position is too similar to game 1");
        analyses(player, "game", "D3").in_private("This position is too similar to game 1");
    }
    analyses(scene.new_person("cleo"), "position", &position).in_private("Black to move: ");
}

#[test]
fn positions_near_your_own_rated_game_are_not_analysed() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    for cell in ["D3", "E3", "F3", "G3", "A1"] {
        duel.play(cell.parse().expect("a cell"));
    }
    let ada = scene.ada();
    let mut ahead = *duel.game.position();
    ahead.play("B1".parse().expect("a cell")).expect("it is empty");
    analyses(ada, "position", &ahead.to_string())
        .in_private("This position is too similar to game 1");
    let beyond = "D3 E3 F3 G3 A1 B1 C1 D1";
    analyses(ada, "game", beyond).in_private("This position is too similar to game 1");
    let past = ada.command("analyse").option("game", beyond).option("after", 4);
    ada.types(&past).in_private("This position is too similar to game 1");
    let aside = ada.at(scene.new_channel("aside"));
    let call = call(aside, "Master", "given").option("position", ahead.to_string());
    aside.types(&call).in_private("This position is too similar to game 1");
    ahead.play("C1".parse().expect("a cell")).expect("it is empty");
    analyses(ada, "position", &ahead.to_string()).in_private("Black to move: ");
}

#[test]
fn a_position_can_be_analysed_anywhere() {
    let scene = Scene::start();
    let text = full();
    let direct = scene.ada().in_direct_messages();
    for person in [scene.ada(), direct] {
        let response = analyses(person, "position", &text);
        assert_eq!(response.outcome.answer, Some(Callback::Deferred));
        assert!(response.text().starts_with("**White to move: "), "{:?}", response.text());
        assert_ranked(&response, &text.parse().expect("a position"));
        assert_drawn(&response, &ranked(&response));
        let continued = response.text().lines().filter(|line| line.starts_with("-# then "));
        assert_eq!(continued.count(), 3, "{:?}", response.text());
        assert!(response.text().contains("Search depth: "), "{:?}", response.text());
    }
    analyses(direct, "game", "D3 E4").in_private("After move 2 of 2.");
    direct.asks("analyse").in_private("There's no game here. Add `game`");
}

#[test]
fn analysis_says_when_a_side_has_to_pass() {
    let scene = Scene::start();
    let response = analyses(scene.ada(), "position", PASS).in_private("White to move: ");
    assert_eq!(ranked(&response), ["pass"]);
    assert!(alt(response.message()).contains("A. pass"), "{:?}", alt(response.message()));
}

#[test]
fn a_game_can_be_analysed_at_any_position() {
    let scene = Scene::start();
    let ada = scene.ada();
    let game = records::game_with_passes();
    // The game is over, so the last choice in it is shown.
    let last = analyses(ada, "game", &game.to_string()).in_private("After move 86 of 87.");
    assert!(last.text().contains("White 21, Black 8"), "{:?}", last.text());
    let call = ada.command("analyse").option("game", game.to_string());
    let response = ada.types(&call.clone().option("after", 49)).in_private("After move 49 of ");
    assert_ranked(&response, game.position_after(49).expect("a position"));
    ada.types(&call.option("after", 97)).in_private("`after` must be from 0 to ");
    let file = format!("[White \"Zoe\"]\n[Black \"Yan\"]\n\n{}", "D3 E4");
    let response = analyses(ada, "game", &file).in_private("After move 2 of 2.");
    assert!(
        alt(response.message()).contains("White: Zoe. Black: Yan."),
        "{:?}",
        alt(response.message())
    );
}

#[test]
fn invalid_analysis_requests_say_what_is_wrong() {
    let scene = Scene::start();
    let ada = scene.ada();
    analyses(ada, "position", "hello").in_private("It doesn't start with `w` or `b`.");
    let five = "w w1,.,.,.,.,.,.,.,./";
    analyses(ada, "position", five).in_private("I can't read this position.");
    analyses(ada, "game", "D3 D3").in_private("Move 2, `D3`: D3 is taken.");
    let late = ada.command("analyse").option("game", "D3").option("after", 3);
    ada.types(&late).in_private("This game has one move, so `after` must be 0 or 1.");
    analyses(ada, "game", "7").in_private("There's no game 7");
    analyses(ada, "game", " ").in_private("I found no moves");
    let both = ada.command("analyse").option("position", full()).option("game", "D3");
    ada.types(&both).in_private("Give either a position or a game");
    let moment = ada.command("analyse").option("position", full()).option("after", 3);
    ada.types(&moment).in_private("Give either a position or a game");
}

#[test]
fn analysis_is_refused_while_too_many_are_running() {
    let settings = &[("DVONN_COMPUTER_THREADS", "1"), ("DVONN_COMPUTER_WAITING", "1")];
    let scene = Scene::with_settings(Scene::options(), settings);
    let people: Vec<_> = (0..8).map(|n| scene.new_person(&format!("guest{n}"))).collect();
    let ask =
        |person: &Person<'_>| person.sends(&person.command("analyse").option("position", full()));
    let asked: Vec<_> = people.iter().map(ask).collect();
    let responses: Vec<_> = people
        .iter()
        .zip(&asked)
        .map(|(person, asked)| person.response_to(asked).in_private(""))
        .collect();
    let busy = responses.iter().filter(|response| response.text().contains("in a minute"));
    let (busy, answered) =
        (busy.count(), responses.iter().filter(|response| !ranked(response).is_empty()).count());
    assert!(busy > 0 && answered > 0 && busy + answered == 8, "{busy} and {answered}");
}

#[test]
fn each_person_gets_one_analysis_at_a_time() {
    let scene = Scene::start();
    let ada = scene.ada();
    let call = ada.command("analyse").option("position", full());
    // The confirmation of the bot's first acknowledgement is delayed on purpose: the bot continues
    // only after it has given up waiting and acknowledged again.
    let unheard = Fault::new("POST", "/interactions/*/*/callback", Effect::Delay(600_000));
    scene.playground.add_fault(unheard.after_performing());
    scene.tolerate(ALREADY_ACKNOWLEDGED);
    let asked = ada.sends(&call);
    assert_eq!(wait(asked.answer()).answer, Some(Callback::Deferred));
    ada.types(&call).in_private("I'm still working");
    assert_eq!(ranked(&ada.response_to(&asked).in_private("White to move: ")).len(), 3);
    ada.types(&call).in_private("White to move: ");
}
