//! Offers and requests between players: draws, takebacks, pauses, more time.

use std::time::Duration;

use dvonn_playground::{Effect, Fault, Message};

use crate::support::duel::Duel;
use crate::support::person::Person;
use crate::support::response::Response;
use crate::support::scene::{Scene, is_board};

const DAY: Duration = Duration::from_hours(24);

/// A game in which four pieces have been placed, red and black.
fn started(scene: &Scene) -> Duel<'_> {
    let mut duel = scene.duel();
    for cell in ["D3", "E3", "F3", "G3"] {
        duel.play(cell.parse().expect("a cell"));
    }
    duel
}

/// Presses a button below the newest board.
#[track_caller]
fn presses(person: Person<'_>, label: &str) -> Response {
    person.presses(&person.scene.board(person.channel), label)
}

/// Presses a button in the private response to “More”.
#[track_caller]
fn presses_more(person: Person<'_>, label: &str) -> Response {
    let more = presses(person, "More …").in_private("What would you like to do?");
    person.presses(more.message(), label)
}

/// Makes an offer with `/dvonn offer`.
#[track_caller]
fn offers(person: Person<'_>, what: &str) -> Message {
    let response = person.types(&person.choosing("offer", "what", what));
    response.message().clone()
}

#[track_caller]
fn assert_notifies(message: &Message, person: Person<'_>) {
    assert_eq!(message.pings.iter().collect::<Vec<_>>(), [&person.id], "{:?}", message.content);
}

/// Asserts that the message of an offer shows how it ended, and that it can no longer be answered,
/// not even by someone who still sees its buttons.
#[track_caller]
fn assert_closed(offer: &Message, person: Person<'_>, words: &str, refusal: &str) {
    let closed = person.scene.wait_for_text(offer, words);
    assert_eq!(closed.enabled_controls(), Vec::<&str>::new());
    for label in ["Accept", "Decline", "Withdraw offer"] {
        let late = person.press(offer, label).forced();
        person.clicks(&late).in_private(refusal);
    }
}

#[test]
fn a_draw_is_offered_with_a_button_and_accepted() {
    let scene = Scene::start();
    let duel = started(&scene);
    let (ada, ben, board) = (duel.players.white, duel.players.black, duel.board());
    let offer = presses(ben, "Offer draw").in_public("offers a draw");
    let offer = offer.message().clone();
    assert_notifies(&offer, ada);
    ada.presses(&offer, "Accept").in_public("Accepted.").without_controls();
    let end = scene.board_after(&board);
    assert!(end.content.contains("Game over: a draw by agreement"), "{end:?}");
    assert!(end.pings.is_empty(), "nobody has to act");
    scene.wait_for_no_controls(&board);
    assert_closed(&offer, ben, "Accepted.", "This offer has already been accepted");
    scene.ada().asks("games").in_private("You have no current games");
}

#[test]
fn every_offer_can_be_declined_or_withdrawn() {
    let scene = Scene::start();
    let duel = started(&scene);
    let (ada, ben) = (duel.players.white, duel.players.black);
    for what in ["Draw", "Takeback", "Pause"] {
        let offer = offers(ada, what);
        assert_notifies(&offer, ben);
        ada.presses(&offer, "Accept").in_private("only your opponent can answer it");
        ada.presses(&offer, "Decline").in_private("only your opponent can answer it");
        ben.presses(&offer, "Decline").in_public("Declined.").without_controls();
        assert_closed(&offer, ben, "Declined.", "This offer has already been declined");

        let offer = offers(ben, what);
        ada.presses(&offer, "Withdraw offer").in_private("Only your opponent can withdraw this");
        scene.new_person("cleo").presses(&offer, "Accept").in_private("This game is between");
        ben.presses(&offer, "Withdraw offer").in_public("Withdrawn.").without_controls();
        assert_closed(&offer, ada, "Withdrawn.", "This offer has been withdrawn");
    }
    duel.assert_recorded();
}

#[test]
fn every_offer_expires_when_the_other_player_plays() {
    let scene = Scene::start();
    let mut duel = started(&scene);
    let (mover, waiter) = (duel.mover(), duel.waiter());
    let what = ["Draw", "Takeback", "Pause"];
    let offers = what.map(|what| offers(waiter, what));
    duel.play("H3".parse().expect("a cell"));
    for offer in &offers {
        assert_closed(offer, mover, "Expired: the game continued", "This offer expired");
    }
    duel.assert_recorded();
}

#[test]
fn a_draw_is_not_offered_again_at_once() {
    let scene = Scene::start();
    let mut duel = started(&scene);
    let (mover, waiter) = (duel.mover(), duel.waiter());
    let again = || waiter.types(&waiter.choosing("offer", "what", "Draw"));
    let offer = again();
    again().in_private("Your opponent hasn't answered your draw offer yet");
    mover.presses(offer.message(), "Decline");
    again().in_private("You can offer one again after 10 more moves");
    duel.play("H3".parse().expect("a cell"));
    presses(waiter, "Offer draw").in_private("You can offer one again after 9 more moves");
}

#[test]
fn answering_a_draw_offer_with_a_draw_offer_accepts_it() {
    let scene = Scene::start();
    let duel = started(&scene);
    let (ada, ben) = (duel.players.white, duel.players.black);
    let offer = presses(ada, "Offer draw").in_public("offers a draw");
    presses(ben, "Offer draw").in_public("Game over: a draw by agreement").with_picture();
    scene.wait_for_text(offer.message(), "Accepted.");
}

#[test]
fn two_simultaneous_draw_offers_agree_a_draw() {
    let scene = Scene::start();
    let duel = started(&scene);
    let board = duel.board();
    let people = [duel.players.white, duel.players.black];
    let sent = people.map(|person| person.sends_click(&person.press(&board, "Offer draw")));
    let responses = [people[0].response_to(&sent[0]), people[1].response_to(&sent[1])];
    let boards = responses.iter().filter(|response| is_board(response.message())).count();
    assert_eq!(boards, 1, "one offer and one acceptance");
    let offer = responses.iter().find(|response| !is_board(response.message())).expect("an offer");
    scene.wait_for_text(offer.message(), "Accepted.");
}

#[test]
fn a_turn_is_taken_back_and_played_differently() {
    let scene = Scene::start();
    let mut duel = started(&scene);
    let (ada, ben, board) = (duel.players.white, duel.players.black, duel.board());
    let offer =
        presses(ada, "Take back move").in_public("asks to take back **F3** and the move after it");
    assert_notifies(offer.message(), ben);
    ben.presses(offer.message(), "Accept").in_public("Accepted.").without_controls();
    let back = scene.board_after(&board);
    assert!(back.content.contains("has taken back their last move"), "{:?}", back.content);
    assert!(back.content.contains("place the last red piece"), "{:?}", back.content);
    assert_notifies(&back, ada);
    scene.wait_for_no_controls(&board);

    // The board looked the same two plies before, but is not the same.
    let stale = ada.choice(&board, "1").forced();
    ada.clicks(&stale).in_private("This board is out of date");
    duel.game.undo();
    duel.game.undo();
    duel.assert_recorded();
    duel.play("H3".parse().expect("a cell"));
    duel.assert_recorded();
}

#[test]
fn a_turn_is_taken_back_at_once_if_the_opponent_grants_it_and_has_not_answered() {
    let scene = Scene::start();
    let mut duel = started(&scene);
    let player = duel.mover();
    let opponent = duel.waiter();
    let settings = opponent.asks("settings");
    let page = opponent.presses(settings.message(), "Reminders, language …");
    let granted = opponent.presses(page.message(), "Allow takebacks until I move");
    granted.in_private("Takebacks: allowed until you move");
    let before = duel.board();
    duel.play("H3".parse().expect("a cell"));
    presses(player, "Take back move");
    let back = scene.message(before.channel, |message| {
        message.id > before.id && message.content.contains("has taken back their last move")
    });
    assert_notifies(&back, player);
    duel.game.undo();
    duel.assert_recorded();
    for cell in ["H3", "I3"] {
        duel.play(cell.parse().expect("a cell"));
    }
    presses(player, "Take back move").in_public("asks to take back");
}

#[test]
fn a_player_without_moves_has_nothing_to_take_back() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    assert!(duel.board().button_labelled("Take back move").is_none(), "nothing has been played");
    duel.play("D3".parse().expect("a cell"));
    presses(duel.mover(), "Take back move").in_private("You have no move to take back yet");
}

#[test]
fn a_pause_stops_both_clocks_until_someone_ends_it() {
    let scene = Scene::start();
    let mut duel = started(&scene);
    let (mover, waiter, board) = (duel.mover(), duel.waiter(), duel.board());
    presses_more(waiter, "Offer pause")
        .in_private("Done. Posted in the channel")
        .without_controls();
    let offer =
        scene.message(board.channel, |message| message.content.contains("asks for a pause"));
    assert_notifies(&offer, mover);
    mover.presses(&offer, "Accept").in_public("Accepted.").without_controls();
    let paused = scene.board_after(&board);
    assert!(paused.content.contains("Both clocks are stopped"), "{:?}", paused.content);
    assert!(paused.pings.is_empty(), "it was {}'s turn before", mover.mention());
    scene.let_time_pass(DAY * 60);
    presses_more(mover, "Resume game").in_private("Done. Posted in the channel").without_controls();
    let resumed = scene.board_after(&paused);
    assert!(resumed.content.contains("resumed the game"), "{:?}", resumed.content);
    assert!(resumed.content.contains("Deadline: "), "{:?}", resumed.content);
    assert!(resumed.pings.is_empty(), "{:?}", resumed.pings);
    let late = waiter.press(&paused, "Resume game").forced();
    waiter.clicks(&late).in_private("The game isn't paused");
    duel.play("H3".parse().expect("a cell"));
    duel.assert_recorded();
}

#[test]
fn giving_time_takes_effect_at_once() {
    let scene = Scene::start();
    let duel = started(&scene);
    let (waiter, board) = (duel.waiter(), duel.board());
    let before = scene.deadline();
    let more = presses(waiter, "More …").in_private("What would you like to do?");
    let click = waiter.press(more.message(), "Give opponent 1 day").forced();
    let sent = [waiter.sends_click(&click), waiter.sends_click(&click)];
    for sent in &sent {
        waiter.response_to(sent).in_private("");
    }
    let given = scene.board_after(&board);
    assert!(given.content.contains("1 day more"), "{:?}", given.content);
    assert!(given.pings.is_empty(), "{:?}", given.pings);
    assert_eq!(scene.deadline() - before, 24 * 60 * 60 * 1_000);
    let response = offers(waiter, "More time");
    assert!(response.content.contains("1 day more"), "{:?}", response.content);
    assert_eq!(scene.deadline() - before, 2 * 24 * 60 * 60 * 1_000);
}

#[test]
fn without_a_clock_there_is_nothing_to_pause() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let call = ada.challenge_as("White").option("clock", "none");
    let challenge = ada.types(&call.option("opponent", ben.id.to_string()));
    ben.presses(challenge.message(), "Accept");
    scene.board_after(challenge.message());
    ada.types(&ada.choosing("offer", "what", "Pause")).in_private("This game has no clock");
    let more = presses(ada, "More …").in_private("What would you like to do?");
    assert!(more.message().button_labelled("Offer pause").is_none());
}

#[test]
fn resigning_from_the_more_menu_asks_for_confirmation() {
    let scene = Scene::start();
    let duel = started(&scene);
    let (ada, board) = (duel.players.white, duel.board());
    let question = presses_more(ada, "Resign game").in_private("Resign your game against");
    ada.presses(question.message(), "Resign game")
        .in_private("You've resigned.")
        .without_controls();
    assert!(scene.board_after(&board).content.contains("resigned"));
    scene
        .new_person("cleo")
        .clicks(&ada.press(&board, "More …").forced())
        .in_private("Game 1 is over");
}

#[test]
fn a_game_can_be_aborted_at_the_start() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let (ada, ben) = (duel.players.white, duel.players.black);
    duel.play("D3".parse().expect("a cell"));
    duel.play("E3".parse().expect("a cell"));
    presses(scene.new_person("cleo"), "Abort game").in_private("This game is between");
    let board = duel.board();
    let asked = ada.presses(&board, "Abort game").in_private("Abort the game against");
    ada.presses(asked.message(), "Keep playing").in_private("The game continues.");
    let asked = ben.presses(&board, "Abort game").in_private("Abort the game against");
    ben.presses(asked.message(), "Abort game").in_private("You've aborted the game.");
    assert!(scene.board_after(&board).content.contains("The game was aborted"));
    ada.asks("games").in_private("You have no current games");

    let mut duel = started(&scene);
    ada.asks("game abort").in_private("It's too late to abort");
    assert!(duel.board().button_labelled("Abort game").is_none(), "it is too late to abort");
    duel.play("H3".parse().expect("a cell"));
}

#[test]
fn an_offer_delivered_twice_is_made_once() {
    let scene = Scene::start();
    let duel = started(&scene);
    let (ada, ben, board) = (duel.players.white, duel.players.black, duel.board());
    scene.playground.double_interactions(1);
    let offer = presses(ada, "Take back move").in_public("asks to take back");
    scene.playground.double_interactions(1);
    ben.presses(offer.message(), "Accept").in_public("Accepted.");
    scene.board_after(&board);
    assert_eq!(scene.stop_bot().and_then(|status| status.code()), Some(0));
    let messages = scene.playground.messages(board.channel);
    let offers = messages.iter().filter(|message| message.content.contains("asked for a takeback"));
    assert_eq!((offers.count(), scene.boards(board.channel).len()), (1, 6));
}

#[test]
fn an_unsent_offer_is_sent_on_restart() {
    let scene = Scene::start();
    let duel = started(&scene);
    let (mover, waiter, board) = (duel.mover(), duel.waiter(), duel.board());
    let held = Fault::new("POST", "/interactions/*/*/callback", Effect::Delay(600_000));
    scene.playground.add_fault(held);
    waiter.sends_click(&waiter.press(&board, "Offer draw"));
    scene.wait_until(|| scene.offers() == 1);
    scene.kill_bot();
    scene.restart_after_kill();
    let offer = scene.message(board.channel, |message| message.content.contains("offers a draw"));
    assert_notifies(&offer, mover);
    mover.presses(&offer, "Accept").in_public("Accepted.");
}

#[test]
fn an_unsent_offer_response_is_sent_on_restart() {
    let scene = Scene::start();
    let duel = started(&scene);
    let (mover, waiter, board) = (duel.mover(), duel.waiter(), duel.board());
    let offer = presses(waiter, "Offer draw");
    scene.let_time_pass(Duration::ZERO);
    let held = Fault::new("POST", "/interactions/*/*/callback", Effect::Delay(600_000));
    scene.playground.add_fault(held);
    mover.sends_click(&mover.press(offer.message(), "Accept"));
    scene.wait_until(|| scene.offers() == 0);
    scene.kill_bot();
    scene.restart_after_kill();
    scene.wait_for_text(offer.message(), "Accepted.");
    assert!(scene.board_after(&board).content.contains("Game over: a draw by agreement"));
}
