//! Plans for the placement: made, carried out, stopped, and visible to nobody else.

use std::time::Duration;

use dvonn_playground::{Effect, Fault, Message};
use dvonn_rules::{Cell, Game};

use crate::support::duel::recorded;
use crate::support::person::Person;
use crate::support::response::Response;
use crate::support::scene::{Scene, TIMEOUT, wait};

/// Discord's code for a person who accepts no messages from the bot.
const CANNOT_MESSAGE: u64 = 50007;

/// How long a person can take "Fill the rest for me" back before anything is placed.
const DELAY: Duration = Duration::from_secs(10);

/// Enters a plan in its form.
#[track_caller]
fn plans(person: Person<'_>, wishes: &str, stops: &str) -> Response {
    let form = person.asks("plan");
    person.fills(&form, &[("wishes", wishes), ("stops", stops)])
}

#[track_caller]
fn assert_notifies(board: &Message, person: Person<'_>) {
    assert_eq!(board.pings.iter().collect::<Vec<_>>(), [&person.id], "{:?}", board.content);
}

#[test]
fn two_plans_finish_a_placement_in_four_commands() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let call = ada.challenge_as("White").option("opponent", ben.id.to_string());
    let challenge = ada.types(&call);
    ben.presses(challenge.message(), "Accept").in_public("Accepted");
    let start = scene.board_after(challenge.message());
    plans(ada, "row 1, anywhere", "").in_private("**Your plan**: `row 1, anywhere`");
    let first = scene.board_after(&start);
    assert!(first.content.contains("red piece on **A1** (planned)."), "{:?}", first.content);
    assert_notifies(&first, ben);
    plans(ben, "near reds, anywhere", "").in_private("Played as planned");

    let last = scene.board_after(&first);
    assert_notifies(&last, ada);
    let told = "Placed as planned: 2 red, 23 white, 23 black.";
    let expected = format!("{told}\n{}, your move.", ada.mention());
    assert!(last.content.starts_with(&expected), "{:?}", last.content);
    assert_eq!((scene.plies(), scene.boards(scene.general()).len()), (49, 3));
    let history = ada.asks("game moves");
    let game: Game = recorded(history.text()).parse().expect("a legal game");
    assert_eq!(game.plies().len(), 49);
    ada.asks("plan").in_private("All pieces are placed");
}

#[test]
fn both_players_open_their_own_plan_from_the_board() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (ada, ben, board) = (duel.mover(), duel.waiter(), duel.board());
    plans(ben, "row 5", "").in_private("`row 5`");
    assert_eq!(ben.presses(&board, "Plan placements …").prefilled("wishes"), "row 5");
    let form = ada.presses(&board, "Plan placements …");
    assert_eq!(form.prefilled("wishes"), "");
    ada.fills(&form, &[("wishes", "row 1"), ("stops", "after 1")]).in_private("Played as planned");
    let new = scene.board_after(&board);
    assert!(new.content.contains("**C5** (planned)."), "{:?}", new.content);
    scene.new_person("cleo").presses(&new, "Plan placements …").in_private("This game is between");
}

#[test]
fn extra_cells_in_place_become_a_plan() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (ada, ben, start) = (duel.mover(), duel.waiter(), duel.board());
    let response = ada.places("d3 E4, f2");
    let response =
        response.in_private("You placed a red piece on **D3**.\n**Your plan**: `E4, F2`");
    assert!(response.text().contains("Next, if still empty: E4, F2"));
    let board = scene.board_after(&start);
    assert!(!board.content.contains("E4"), "the plan is visible: {:?}", board.content);
    assert!(
        board.interaction.is_none(),
        "it must not be a response, which shows others the command"
    );
    let board = ben.places("A1").in_public("(planned)").message().clone();
    assert!(board.content.contains("on **E4**"), "{:?}", board.content);
    assert_notifies(&board, ben);
    ben.places("E4").in_private("E4 is taken");
    ben.places("F2 D9").in_private("There's no cell `D9`");
    ben.places("row 3").in_private("Start with the cell for this turn");
    assert_eq!(scene.plies(), 3);
}

#[test]
fn place_autocomplete_completes_the_last_cell() {
    let scene = Scene::start();
    let ada = scene.duel().mover();
    let names = |typed: &str| -> Vec<String> {
        let offered = ada.suggestions("place", "cell", typed);
        offered.into_iter().map(|choice| choice.name).collect()
    };
    assert_eq!(names("D3 e"), ["D3 E1", "D3 E2", "D3 E3", "D3 E4", "D3 E5"]);
    assert_eq!(names("e3 e4"), ["e3 E4"]);
    assert!(!names("E3 e").contains(&String::from("E3 E3")));
}

#[test]
fn a_plan_is_shown_changed_and_deleted_in_private() {
    let scene = Scene::start();
    let ben = scene.duel().waiter();
    let response = plans(ben, "d3 - b1; Next to Red", "on near own, after 3");
    let response = response.in_private("**Your plan**: `D3-B1, near reds`");
    assert!(response.text().contains("Stop rules: `near own, after 3`"), "{:?}", response.text());
    assert!(response.text().ends_with("D3, C2, B1"), "{:?}", response.text());
    let form = ben.presses(response.message(), "Edit");
    assert_eq!(form.prefilled("wishes"), "D3-B1, near reds");
    assert_eq!(form.prefilled("stops"), "near own, after 3");
    let edited = ben.fills(&form, &[("wishes", "K5"), ("stops", "")]);
    assert_eq!(edited.message().id, response.message().id, "the response is edited in place");
    assert!(edited.text().starts_with("**Your plan**: `K5`\n"), "{:?}", edited.text());
    let gone = ben.presses(edited.message(), "Delete").in_private("You have no plan");
    gone.without_controls();
    assert_eq!(ben.asks("plan").prefilled("wishes"), "");
    plans(ben, "K5", "").in_private("`K5`");
    plans(ben, " ", "").in_private("You have no plan");
    scene.ada().places("D3").in_public("**D3**");
    assert_eq!(scene.plies(), 1);
}

#[test]
fn an_invalid_plan_says_why_and_keeps_the_input() {
    let scene = Scene::start();
    let ben = scene.duel().waiter();
    let written = "D3 E4\nthe middle ```of``` things";
    let response =
        plans(ben, written, "after 3").in_private("I don't know the word `the` in a plan");
    let expected = "```\nD3 E4\nthe middle '''of''' things\nafter 3\n```";
    assert!(response.text().contains(expected), "{:?}", response.text());
    let form = ben.presses(response.message(), "Try again");
    assert_eq!((form.prefilled("wishes"), form.prefilled("stops")), (written, "after 3"));
    let response = ben.fills(&form, &[("wishes", "row 9")]);
    assert!(response.text().contains("`row` needs a number from 1 to 5"), "{:?}", response.text());
    plans(ben, "", "after 3").in_private("A plan needs at least one cell");
    assert_eq!(ben.asks("plan").prefilled("wishes"), "");
}

#[test]
fn one_press_fills_the_rest_of_a_placement_until_it_is_stopped() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (ada, ben, start) = (duel.mover(), duel.waiter(), duel.board());
    let fill = "Fill the rest for me";
    let filling = ada.presses(&start, fill).in_private("In 10 seconds, I'll start placing");
    assert!(filling.text().contains("Next, if still empty: "), "{:?}", filling.text());
    ada.presses(filling.message(), "Stop filling").in_private("Stopped");
    // The bot must have seen the new time before it counts the next delay.
    scene.let_time_pass(DELAY);
    let filling = ada.presses(&start, fill).in_private("In 10 seconds, I'll start placing");
    assert_eq!(scene.plies(), 0, "it was stopped in time");
    scene.playground.advance(DELAY).unwrap();
    let first = scene.board_after(&start);
    assert!(first.content.contains("red piece on **F3** (planned)."), "{:?}", first.content);
    ada.presses(filling.message(), "Stop filling").in_private("Stopped");
    ben.places("A1").in_public("**A1**");
    assert_eq!(scene.plies(), 2, "Ada places by hand again");

    for player in [ben, ada] {
        player.presses(&scene.board(scene.general()), fill);
    }
    scene.playground.advance(DELAY).unwrap();
    scene.wait_until(|| scene.plies() == 49);
    ada.clicks(&ada.press(&start, fill).forced()).in_private("All pieces are placed");
}

#[test]
fn a_stopped_plan_notifies_its_owner_by_direct_message() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (ada, ben) = (duel.mover(), duel.waiter());
    plans(ben, "row 5", "near D3").in_private("`row 5`");
    ada.places("A1").in_public("**C5**");
    let board = ada.places("D2").in_public("**D2**").message().clone();
    assert_notifies(&board, ben);
    let notice = newest_direct_message(ben);
    assert!(notice.content.starts_with(&format!("Game 1 against {}:", ada.mention())));
    for words in [
        "your opponent placed on **D2** (`near D3`)",
        "Not yet placed: `row 5`",
        "Stop rules: `near D3`",
        "[Board](",
    ] {
        assert!(notice.content.contains(words), "{:?}", notice.content);
    }
    scene.wait_until(|| scene.notices() == 0);
    assert_eq!(ben.asks("plan").prefilled("wishes"), "row 5");
}

#[test]
fn a_notice_to_the_person_who_acts_follows_their_answer_or_else_comes_directly() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (ada, ben) = (duel.mover(), duel.waiter());
    let direct = ada.in_direct_messages().channel;
    let directly = || scene.playground.messages(direct).len();
    plans(ben, "A1", "").in_private("`A1`");
    let before = directly();
    plans(ada, "B1, C1", "A1");
    scene.message(scene.general(), |message| {
        message.visible_to == Some(ada.id) && message.content.contains("placed on **A1** (`A1`)")
    });
    scene.wait_until(|| scene.notices() == 0);
    assert_eq!(directly(), before);

    plans(ben, "D1", "").in_private("`D1`");
    scene.playground.add_fault(Fault::new("POST", "/webhooks/*/*", Effect::Status(500)).times(5));
    plans(ada, "E1, F1", "D1");
    let notice = scene.message(direct, |message| message.content.contains("placed on **D1**"));
    assert!(notice.content.contains("(`D1`)"), "{notice:?}");
    scene.playground.clear_faults();
    scene.wait_until(|| scene.notices() == 0);
    assert_eq!(directly(), before + 1);
}

/// The newest direct message to a person.
#[track_caller]
fn newest_direct_message(person: Person<'_>) -> Message {
    let playground = &person.scene.playground;
    let channel = wait(playground.wait_for_direct_channel(person.id, TIMEOUT));
    person.scene.message(channel.expect("a direct message comes"), |_| true)
}

#[test]
fn the_board_says_that_a_plan_has_stopped_and_its_form_opens_with_what_is_left() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (ada, ben) = (duel.mover(), duel.waiter());
    let planned = plans(ben, "C5 E5, row 4", "near D3").in_private("row 4");
    ada.places("A1").in_public("**C5**");
    let board = ada.places("D2").in_public("**D2**").message().clone();
    let said = format!("{}'s plan has stopped.", ben.mention());
    assert!(board.content.contains(&said), "{:?}", board.content);
    for secret in ["E5", "row 4", "near"] {
        assert!(!board.content.contains(secret), "{:?}", board.content);
    }
    for form in [ben.presses(&board, "Plan placements …"), ben.presses(planned.message(), "Edit")]
    {
        assert_eq!((form.prefilled("wishes"), form.prefilled("stops")), ("E5, row 4", "near D3"));
    }
    let next = ben.places("K5").in_public("**K5**").message().clone();
    assert!(!next.content.contains("has stopped"), "{:?}", next.content);
    assert_eq!(ada.presses(&next, "Plan placements …").prefilled("wishes"), "");
}

#[test]
fn no_direct_message_goes_to_people_who_refuse_them() {
    let scene = Scene::start();
    scene.tolerate(CANNOT_MESSAGE);
    let duel = scene.duel();
    let (ada, ben) = (duel.mover(), duel.waiter());
    scene.playground.set_direct_messages(ben.id, false).expect("there is Ben");
    plans(ben, "row 5", "after 1").in_private("`row 5`");
    ada.places("A1").in_public("**C5**");
    scene.wait_until(|| scene.notices() == 0);
    ada.places("D2").in_public("**D2**");
}

#[test]
fn a_plan_finished_by_the_owners_own_command_is_reported_once() {
    let scene = Scene::start();
    let duel = scene.duel();
    let ada = duel.mover();
    plans(ada, "row 5", "after 1").in_private("Played as planned. Your plan is finished");
    scene.message(scene.general(), |message| message.content.contains("**C5**"));
    assert_eq!(scene.notices(), 0);
}

#[test]
fn nobody_else_sees_or_changes_a_plan() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (ada, ben, cleo) = (duel.mover(), duel.waiter(), scene.new_person("cleo"));
    let secret = "column G, near theirs";
    let mine = plans(ben, secret, "near K3").in_private(secret);
    for other in [ada, cleo] {
        let form = other.press(mine.message(), "Edit");
        assert!(wait(async { scene.playground.click(&form) }).is_err(), "others can click it");
    }
    assert_eq!(ada.asks("plan").prefilled("wishes"), "");
    cleo.asks("plan").in_private("This game is between");
    cleo.asks("conditional").in_private("This game is between");
    ada.places("A1").in_public("on **G1**");
    let general = scene.general();
    for message in scene.playground.messages(general) {
        let allowed = message.visible_to == Some(ben.id) || !message.content.contains("near");
        assert!(allowed, "another person can see it: {message:?}");
    }
    let log = scene.log();
    assert!(
        !log.contains("near theirs") && !log.contains("near K3"),
        "the log contains the plan:\n{log}"
    );
}

#[test]
fn a_form_delivered_twice_counts_once() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (ada, start) = (duel.mover(), duel.board());
    let form = ada.asks("plan");
    scene.playground.double_interactions(1);
    ada.fills(&form, &[("wishes", "row 1")]).in_private("`row 1`");
    let board = scene.board_after(&start);
    assert!(board.content.contains("**A1**"), "{:?}", board.content);
    assert_eq!(scene.stop_bot().and_then(|status| status.code()), Some(0));
    assert_eq!((scene.plies(), scene.boards(scene.general()).len()), (1, 2));
}

#[test]
fn a_form_submitted_after_the_game_is_refused() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (ada, ben) = (duel.mover(), duel.waiter());
    let form = ben.asks("plan");
    let question = ada.asks("resign");
    ada.presses(question.message(), "Resign game");
    let response = ben.fills(&form, &[("wishes", "row 1")]).in_private("Game 1 is over");
    assert!(response.text().contains("row 1"), "the input is lost: {:?}", response.text());
}

#[test]
fn cells_are_placed_in_the_given_order() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (ada, ben) = (duel.mover(), duel.waiter());
    let cells: Vec<String> = Cell::ALL[..8].iter().map(Cell::to_string).collect();
    ada.places(&cells.join(" ")).in_private("You placed a red piece on **A1**");
    let others = Cell::ALL[40..].iter().take(6);
    for (turn, cell) in others.enumerate() {
        let response = ben.places(&cell.to_string());
        assert!(
            response.text().contains(&format!("on **{}**", cells[turn + 1])),
            "{:?}",
            response.text()
        );
    }
}

#[test]
fn a_refused_plan_does_not_hide_the_plan_that_was_made_after_it() {
    let scene = Scene::start();
    let duel = scene.duel();
    let ada = duel.mover();
    plans(ada, "row 9", "").in_private("row 9");
    assert_eq!(ada.asks("plan").prefilled("wishes"), "row 9", "it can be mended");
    ada.places("A1 B1 C1").in_private("You placed a red piece on **A1**");
    assert_eq!(ada.asks("plan").prefilled("wishes"), "B1, C1");
}

#[test]
fn a_plan_delivered_twice_is_not_offered_again_once_it_is_deleted() {
    let scene = Scene::start();
    let duel = scene.duel();
    let ben = duel.waiter();
    let form = ben.asks("plan");
    scene.playground.double_interactions(1);
    let made = ben.fills(&form, &[("wishes", "row 1")]).in_private("`row 1`");
    ben.presses(made.message(), "Delete").in_private("You have no plan");
    assert_eq!(ben.asks("plan").prefilled("wishes"), "");
}
