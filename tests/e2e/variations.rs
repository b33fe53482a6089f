//! Walking through the variations of an analysed position: the best lines, the moves that a person
//! tries, what they cost and why.

use dvonn_playground::{Click, Message};
use dvonn_rules::Position;
use serde_json::Value;

use super::hints::{analyses, full, ranked};
use super::setups::alt;
use crate::support::person::Person;
use crate::support::records;
use crate::support::response::Response;
use crate::support::scene::{Scene, has_picture};

/// White can capture Black's stack by C1D1, or give away a stack by A1B1.
const FEW: &str = "w w1,b1,w1,b1,b4*,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,./\
    .,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.";
const GONE: &str = "I no longer have this analysis";

/// The options of the menu with this prefix, as values and labels.
fn options(message: &Message, prefix: &str) -> (String, Vec<(String, String)>) {
    let menu = message.controls().find(|control| {
        control["custom_id"].as_str().is_some_and(|id| id.split(':').next() == Some(prefix))
    });
    let menu = menu.unwrap_or_else(|| panic!("no menu {prefix} in {message:#?}"));
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let options = menu["options"].as_array().into_iter().flatten();
    let options = options.map(|option| (text(&option["value"]), text(&option["label"])));
    (text(&menu["custom_id"]), options.collect())
}

/// Chooses a value in the menu with this prefix.
#[track_caller]
fn chooses(person: Person<'_>, message: &Message, prefix: &str, value: &str) -> Response {
    let (id, _) = options(message, prefix);
    person.clicks(&Click::menu(person.id, message.channel, message.id, &id, [value]))
}

/// Plays the first of the best moves by the menu.
#[track_caller]
fn plays_best(person: Person<'_>, page: &Message) -> Response {
    let (_, best) = options(page, "vary-choose");
    chooses(person, page, "vary-choose", &best[0].0)
}

#[test]
fn up_to_five_lines_are_shown_with_their_values_and_a_bar() {
    let scene = Scene::start();
    let ada = scene.ada();
    let call = ada.command("analyse").option("position", full());
    for lines in [1, 5] {
        let response =
            ada.types(&call.clone().option("lines", lines)).in_private("White to move: ");
        let plies = ranked(&response);
        assert_eq!(plies.len(), usize::try_from(lines).expect("a small number"));
        let position: Position = full().parse().expect("a position");
        assert!(plies.iter().all(|ply| position.check(ply.parse().expect("a ply")).is_ok()));
        let valued = response.text().lines().filter(|line| line.contains("**: "));
        assert_eq!(valued.count(), plies.len(), "{:?}", response.text());
        let alt = alt(response.message());
        assert!(alt.contains("White's winning chances: "), "{alt}");
    }
    // A question for fewer lines gets the same ones.
    let five = ada.types(&call.clone().option("lines", 5));
    let two = ada.types(&call.option("lines", 2));
    assert_eq!(ranked(&five)[..2], ranked(&two));
}

#[test]
fn an_analysis_is_walked_with_buttons() {
    let scene = Scene::start();
    let ada = scene.ada();
    let start = analyses(ada, "position", &full());
    let best = ranked(&start)[0].to_owned();
    let first = plays_best(ada, start.message()).in_private("Black to move: ");
    assert!(has_picture(first.message()));
    assert_eq!(first.message().id, start.message().id, "the page changes in place");
    assert!(first.text().starts_with(&format!("Variation: {best}\n")), "{:?}", first.text());
    assert!(first.text().contains(&format!("**{best}** is the best move.")), "{:?}", first.text());
    let second = ada.presses(first.message(), "Forward").in_private("White to move: ");
    assert!(second.text().contains("is the best move."), "{:?}", second.text());
    let back = ada.presses(second.message(), "Back").in_private("Black to move: ");
    assert_eq!(back.text(), first.text());
    let again = ada.presses(back.message(), "First").in_private("White to move: ");
    assert_eq!(again.text(), start.text());
    assert_eq!(again.message().button_labelled("First"), None, "it is the first page");
    // The line that was walked is kept, and not walked twice.
    let last = ada.presses(again.message(), "Last").in_private("Variation: ");
    assert_eq!(last.text(), second.text());
    assert_eq!(scene.count("SELECT COUNT(*) FROM variations"), 2);
}

#[test]
fn a_bad_move_is_refuted_in_words() {
    let scene = Scene::start();
    let ada = scene.ada();
    let start = analyses(ada, "position", FEW);
    let choice =
        chooses(ada, start.message(), "vary-other", "A1").in_private("Where should **A1**");
    let page = ada.presses(choice.message(), "A1→B1").in_private("**A1→B1** takes White from ");
    let text = page.text();
    assert!(text.contains("Better: **C1"), "{text}");
    assert!(text.contains("Score after line A: "), "{text}");
    let shown = ada.presses(page.message(), "Back").in_private("White to move: ");
    assert_eq!(shown.text(), start.text());
    let (_, moves) = options(shown.message(), "vary-choose");
    assert!(moves.iter().any(|(value, _)| value == "A1B1"), "{moves:?}");
}

#[test]
fn a_placement_is_walked_by_rows() {
    let scene = Scene::start();
    let ada = scene.ada();
    let start = analyses(ada, "game", "D3 E4");
    let (_, rows) = options(start.message(), "vary-other");
    assert_eq!(rows.len(), 5);
    let cells = chooses(ada, start.message(), "vary-other", "3").in_private("row 3");
    let page = ada.presses(cells.message(), "F3").in_private("Variation: F3\n");
    assert!(page.text().starts_with("After move 2 of 2."), "{:?}", page.text());
    let forged = Click::button(ada.id, ada.channel, page.message().id, "vary-try:1:0:D3").forced();
    ada.clicks(&forged).in_private("D3 is taken");
}

#[test]
fn the_end_of_a_line_is_told_and_cannot_be_passed() {
    let scene = Scene::start();
    let ada = scene.ada();
    let mut page = analyses(ada, "position", FEW);
    for _ in 0..10 {
        if page.text().contains("The game is over: ") {
            assert_eq!(page.message().button_labelled("Forward"), None);
            ada.presses(page.message(), "Back").in_private("to move: ");
            return;
        }
        page = ada.presses(page.message(), "Forward");
    }
    panic!("no end: {:?}", page.text());
}

#[test]
fn variations_survive_a_restart_and_belong_to_their_owner() {
    let scene = Scene::start();
    let (ada, cleo) = (scene.ada(), scene.new_person("cleo"));
    let start = analyses(ada, "position", &full());
    let first = plays_best(ada, start.message());
    scene.kill_bot();
    scene.restart_after_kill();
    let next = ada.presses(first.message(), "Forward").in_private("White to move: ");
    let theirs = analyses(cleo, "position", &full());
    for id in ["vary-show:1:0", "vary:1:0:forward", "vary-try:1:1:D3E3", "vary-share:1:1"] {
        let click = Click::button(cleo.id, cleo.channel, theirs.message().id, id).forced();
        cleo.clicks(&click).in_private(GONE);
    }
    let click = Click::button(ada.id, ada.channel, next.message().id, "vary-show:1:99").forced();
    ada.clicks(&click).in_private("");
    // The same position opens the same variations.
    let again = analyses(ada, "position", &full());
    ada.presses(again.message(), "Last").in_private("Variation: ");
    assert_eq!(scene.count("SELECT COUNT(*) FROM variation_trees"), 2);
}

#[test]
fn the_last_ten_analyses_are_kept_and_those_unused_for_ninety_days_deleted() {
    let scene = Scene::start();
    let ada = scene.ada();
    let first = analyses(ada, "game", "D3");
    let game = records::game_with_passes();
    for after in 70..80 {
        let Some(position) = game.position_after(after).filter(|it| it.result().is_none()) else {
            panic!("the game is over before move {after}");
        };
        analyses(ada, "position", &position.to_string()).in_private("to move: ");
    }
    assert_eq!(scene.count("SELECT COUNT(*) FROM variation_trees"), 10);
    ada.presses(first.message(), "Forward").in_private(GONE);
    scene.change_database("UPDATE variation_trees SET used_at = used_at - 90 * 86400000");
    scene.let_time_pass(std::time::Duration::from_mins(1));
    scene.wait_until(|| scene.count("SELECT COUNT(*) FROM variation_trees") == 0);
}

#[test]
fn walking_towards_your_own_rated_game_is_refused() {
    let scene = Scene::start();
    let ada = scene.ada();
    let start = analyses(ada, "game", "D3 E3 F3 G3 A1");
    let page = plays_best(ada, start.message()).in_private("Variation: ");
    let mut duel = scene.duel();
    for cell in ["D3", "E3", "F3", "G3", "A1"] {
        duel.play(cell.parse().expect("a cell"));
    }
    for id in ["vary:1:1:back", "vary:1:1:first", "vary:1:1:forward", "vary-try:1:0:B1"] {
        let click = Click::button(ada.id, ada.channel, page.message().id, id).forced();
        ada.clicks(&click).in_private("too similar to game 1");
    }
}

#[test]
fn an_analysis_is_posted_on_request_unless_a_rated_game_is_close() {
    let scene = Scene::start();
    let cleo = scene.new_person("cleo");
    let start = analyses(cleo, "game", "D3 E3 F3 G3 A1").in_private("Black to move: ");
    cleo.presses(start.message(), "Show to everyone");
    let posted = scene.message(scene.general(), |message| {
        message.visible_to.is_none() && message.content.contains("has shared an analysis")
    });
    assert!(has_picture(&posted) && posted.content.contains("Black to move: "), "{posted:#?}");
    assert_eq!(posted.enabled_controls(), [""; 0], "only the owner walks on");
    let mut duel = scene.duel();
    for cell in ["D3", "E3", "F3", "G3", "A1"] {
        duel.play(cell.parse().expect("a cell"));
    }
    let again = analyses(cleo, "game", "D3 E3 F3 G3 A1").in_private("Black to move: ");
    cleo.presses(again.message(), "Show to everyone").in_private("still in progress here");
}
