//! The first minute: challenges that ask for the setup, games in direct messages, buttons for
//! newcomers.

use dvonn_playground::Message;

use crate::support::duel::Duel;
use crate::support::person::Person;
use crate::support::response::Response;
use crate::support::scene::{Scene, has_picture};

/// Ada challenges Ben and names no setup.
#[track_caller]
fn asked(ada: Person<'_>, ben: Person<'_>) -> Response {
    let call = ada.command("challenge").option("opponent", ben.id.to_string());
    ada.types(&call).in_private("Which board?")
}

/// The newest challenge in a channel.
#[track_caller]
fn challenge(person: Person<'_>) -> Message {
    let posted = |message: &Message| message.button_labelled("Accept").is_some();
    person.scene.message(person.channel, posted)
}

#[test]
fn a_challenge_without_a_setup_asks_for_it_with_buttons() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let question = asked(ada, ben);
    assert_eq!(scene.open_challenges(), 0, "nobody is told yet");
    let sent = ada.presses(question.message(), "Random board");
    sent.in_private("I've posted your challenge below.").without_controls();
    let posted = challenge(ada);
    assert!(posted.content.contains("Random board"), "{:?}", posted.content);
    assert_eq!(posted.pings, [ben.id].into());
    ben.presses(&posted, "Accept");
    let board = scene.board_after(&posted);
    assert!(board.content.contains("your move"), "{:?}", board.content);
}

#[test]
fn other_setups_and_a_rated_game_are_one_tap_further() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let question = asked(ada, ben).in_private("3 days + 12 hours per move · unrated");
    let rated = ada.presses(question.message(), "Make it rated").in_private("per move · rated");
    let others = ada.presses(rated.message(), "Other setups …").in_private("Cut and choose");
    let back = ada.presses(others.message(), "Back").in_private("Place by hand");
    let others = ada.presses(back.message(), "Other setups …");
    ada.presses(others.message(), "Symmetric board");
    let posted = challenge(ada);
    assert!(posted.content.contains("Symmetric board"), "{:?}", posted.content);
    assert!(posted.content.contains("· rated\n"), "{:?}", posted.content);
    let again = ada.press(others.message(), "Reds by hand").forced();
    ada.clicks(&again).in_private("still open");
}

#[test]
fn cut_and_choose_shows_its_board_before_it_is_offered() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let others = ada.presses(asked(ada, ben).message(), "Other setups …");
    let draft = ada.presses(others.message(), "Cut and choose");
    assert!(has_picture(draft.message()), "{:?}", draft.message());
    ada.presses(draft.message(), "Offer this board");
    scene.message(ada.channel, |message| message.button_labelled("Play White").is_some());
}

#[test]
fn in_a_busy_channel_the_chosen_setup_goes_to_a_thread() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    scene.duel();
    let question = asked(ben, ada).in_private("are playing in this channel. So I'll open a thread");
    let offer = ben.presses(question.message(), "Random board").in_private("are playing in this");
    ben.presses(offer.message(), "Open thread");
    scene.wait_until(|| scene.open_challenges() == 1);
    let thread = scene.playground.threads(ada.channel)[0];
    assert!(challenge(ada.at(thread)).content.contains("Random board"));
}

#[test]
fn a_challenge_that_would_be_refused_asks_nothing() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    ada.challenges(ben);
    let call = ada.command("challenge").option("opponent", ben.id.to_string());
    ada.types(&call).in_private("already");
}

#[test]
fn a_whole_game_can_be_played_against_the_computer_in_direct_messages() {
    let scene = Scene::start();
    let ada = scene.ada().in_direct_messages();
    let start = ada.types(&ada.choosing("play", "level", "Beginner")).in_public("starts:");
    assert!(start.text().contains("Random board"), "{:?}", start.text());
    assert!(start.text().contains("unrated"), "{:?}", start.text());
    ada.asks("play").in_private("isn't over yet");
    loop {
        scene.settle();
        let moves = ada.suggestions("move", "move", "");
        let Some(ply) = moves.first().and_then(|choice| choice.value.as_str()) else { break };
        ada.moves(ply);
    }
    let last = scene.board(ada.channel);
    let result = last.content.lines().last().expect("the result");
    let endings = ["You won", "You lost", "a draw"];
    assert!(endings.iter().any(|ending| result.contains(ending)), "{:?}", last.content);
    ada.presses(&last, "Play again").in_public("Game 2 starts");
    let question = ada.asks("resign").in_private("");
    ada.presses(question.message(), "Resign game");
    scene.wait_until(|| scene.running_games() == 0);
}

#[test]
fn no_time_presses_in_a_game_that_a_single_tap_starts() {
    let scene = Scene::start();
    let ada = scene.ada();
    let starts = |person: Person<'_>, clock: &str| {
        let help = person.asks("help");
        person.presses(help.message(), "Play the computer").in_public(clock);
        let question = person.asks("resign");
        person.presses(question.message(), "Resign game");
        scene.wait_until(|| scene.running_games() == 0);
    };
    starts(scene.ben().in_direct_messages(), "no clock");
    starts(ada, "30 days per move");
    starts(ada, "30 days per move");
}

#[test]
fn who_has_not_finished_a_game_reads_how_a_stack_is_moved() {
    let how = ["white", "black"].map(|color| {
        format!(
            "Your stacks are the ones with {color} on top. Pick one, then choose where it lands."
        )
    });
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let given = "w w1,b1,w1,b1,b4*,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,./\
        .,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.";
    let mut duel = Duel::from_position(ada, ben, given);
    assert!(duel.board().content.contains(&how[0]), "{:?}", duel.board().content);
    let answer = duel.play("A1B1".parse().expect("a ply"));
    assert!(answer.text().contains(&how[1]), "{:?}", answer.text());
    let question = ada.asks("resign");
    ada.presses(question.message(), "Resign game").in_private("You've resigned.");
    scene.wait_until(|| scene.running_games() == 0);
    let board = Duel::from_position(ada, ben, given).board();
    assert!(!board.content.contains(&how[0]), "{:?}", board.content);
}

#[test]
fn a_newcomer_finds_the_rules_below_a_challenge_and_a_first_board() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let help = ben.asks("help");
    ben.presses(help.message(), "Learn the rules").in_private("The rules of DVONN: Goal");
    let posted = ben.challenges(ada);
    ada.presses(posted.message(), "Learn the rules").in_private("The rules of DVONN: Goal");
    assert!(posted.message().button_labelled("Play the computer").is_none());
    ada.presses(posted.message(), "Accept");
    let first = scene.board_after(posted.message());
    ada.presses(&first, "Take a lesson").in_private("Lesson 1");
    assert!(first.button_labelled("Play the computer").is_none(), "a game is on");
}

#[test]
fn who_has_finished_a_game_is_not_led_to_the_rules() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let duel = scene.duel();
    assert!(duel.board().button_labelled("Learn the rules").is_some());
    let question = ada.asks("resign");
    ada.presses(question.message(), "Resign game");
    scene.wait_until(|| scene.running_games() == 0);
    let posted = ben.challenges(ada);
    assert!(
        posted.message().button_labelled("Learn the rules").is_none(),
        "{:#?}",
        posted.message()
    );
    ada.presses(posted.message(), "Accept");
    let first = scene.board_after(posted.message());
    assert!(first.button_labelled("Learn the rules").is_none(), "{first:#?}");
}
