//! Puzzle races: alone and against somebody, their end, and who may press what.

use std::time::Duration;

use dvonn_engine::puzzle::Puzzle;
use dvonn_playground::{Click, CommandCall, Effect, Fault, Message};
use dvonn_rules::Ply;

use super::privacy::deleted;
use super::puzzles::shown;
use super::setups::setup;
use crate::support::duel::written;
use crate::support::person::Person;
use crate::support::response::Response;
use crate::support::scene::{Scene, has_picture};

/// Discord's code for a second answer to an interaction.
const ALREADY_ACKNOWLEDGED: u64 = 40060;

const FIVE_MINUTES: Duration = Duration::from_mins(5);

fn call(person: Person<'_>) -> CommandCall {
    CommandCall::new(person.id, person.channel, "puzzle race")
}

/// Starts a race alone, and returns its first puzzle.
#[track_caller]
fn starts_alone(person: Person<'_>) -> Message {
    let intro = person.types(&call(person)).in_private("in five minutes");
    person.presses(intro.message(), "Start").in_private("**Puzzle ").message().clone()
}

/// Challenges somebody to a race.
#[track_caller]
fn challenges(person: Person<'_>, opponent: Person<'_>) -> Message {
    let call = call(person).option("opponent", opponent.id.to_string());
    person.types(&call).in_public("to a puzzle race").message().clone()
}

/// Plays a move of the puzzle that a message shows, by the menu and its buttons.
#[track_caller]
fn plays(person: Person<'_>, message: &Message, ply: Ply) -> Response {
    let button = last_click(person, message, ply);
    person.clicks(&button)
}

/// The click that places a piece, or plays a move once its stack is chosen.
#[track_caller]
fn last_click(person: Person<'_>, message: &Message, ply: Ply) -> Click {
    let message = match ply {
        Ply::Move { from, .. } => {
            let chosen = person.chooses(message, &from.to_string()).in_private("Where should");
            assert!(has_picture(chosen.message()), "{:#?}", chosen.message());
            chosen.message().clone()
        }
        Ply::Place(_) | Ply::Pass => message.clone(),
    };
    let mut ids = message.controls().filter_map(|control| control["custom_id"].as_str());
    let button = ids.find(|id| id.starts_with("race-move:") && id.ends_with(&format!(":{ply}")));
    Click::button(person.id, message.channel, message.id, button.expect("a button for the move"))
}

/// The first click on the way to the solution: its cell, or its stack in the menu.
fn first_click(person: Person<'_>, message: &Message, puzzle: &Puzzle) -> Click {
    match puzzle.line()[0] {
        Ply::Move { from, .. } => person.choice(message, &from.to_string()),
        ply => last_click(person, message, ply),
    }
}

/// A wrong first move.
fn wrong(puzzle: &Puzzle) -> Ply {
    let accepted = &puzzle.finds()[0].accepted;
    let plies = puzzle.start().legal_plies();
    plies.iter().copied().find(|ply| !accepted.contains(ply)).expect("a wrong move")
}

/// Solves the puzzle of a message, and returns what follows.
#[track_caller]
fn solves(person: Person<'_>, message: &Message) -> Message {
    let (_, puzzle) = shown(message);
    let mut message = message.clone();
    for find in puzzle.finds() {
        message = plays(person, &message, find.accepted[0]).in_private("Right").message().clone();
    }
    message
}

/// Plays a wrong first move, and returns what follows.
#[track_caller]
fn fails(person: Person<'_>, message: &Message) -> Message {
    let (_, puzzle) = shown(message);
    let best = format!("It was **{}**.", written(puzzle.line()[0]));
    plays(person, message, wrong(&puzzle)).in_private(&best).message().clone()
}

#[test]
fn a_race_alone_ends_after_five_minutes_and_its_score_is_the_persons_best() {
    let scene = Scene::start();
    let ada = scene.ada();
    let first = starts_alone(ada);
    assert!(has_picture(&first) && first.content.contains("Ends <t:"), "{first:#?}");
    for label in ["Hint", "Show solution"] {
        assert!(first.button_labelled(label).is_none(), "{first:#?}");
    }
    let second = solves(ada, &first);
    assert_ne!(shown(&first).0, shown(&second).0);
    assert!(second.content.contains("1 solved, no mistakes"), "{}", second.content);
    let third = fails(ada, &second);
    assert!(third.content.contains("1 solved, 1 of 3 mistakes"), "{}", third.content);

    let again = ada.types(&call(ada)).in_private("in a race already");
    assert_eq!(shown(again.message()).0, shown(&third).0);
    let late = last_click(ada, &third, shown(&third).1.line()[0]);
    scene.let_time_pass(FIVE_MINUTES);
    let over = ada.clicks(&late).in_private("Time's up!");
    assert!(over.text().contains("1 solved, 1 of 3 mistakes"), "{}", over.text());
    assert!(over.text().contains("new best"), "{}", over.text());
    assert_eq!(scene.count("SELECT count(*) FROM puzzle_attempts"), 0, "nothing is rated");
    let next = ada.presses(over.message(), "Race again").in_private("**Puzzle ");
    assert!(next.text().contains("0 solved, no mistakes"), "{}", next.text());
    let messages = scene.playground.messages(ada.channel);
    assert!(messages.iter().all(|message| message.visible_to == Some(ada.id)), "all private");
}

#[test]
fn the_third_mistake_ends_a_race_alone() {
    let scene = Scene::start();
    let ada = scene.ada().in_direct_messages();
    let message = (0..3).fold(starts_alone(ada), |message, _| fails(ada, &message));
    assert!(message.content.contains("Three mistakes"), "{}", message.content);
    assert!(message.content.contains("0 solved, 3 of 3 mistakes"), "{}", message.content);
    ada.presses(&message, "Race again").in_private("0 solved, no mistakes");
}

#[test]
fn a_second_click_on_the_same_button_changes_nothing() {
    let scene = Scene::start();
    let ada = scene.ada();
    let first = starts_alone(ada);
    let (_, puzzle) = shown(&first);
    let wrong = last_click(ada, &first, wrong(&puzzle));
    let second = ada.clicks(&wrong).in_private("1 of 3 mistakes");
    let again = ada.clicks(&wrong.forced()).in_private("1 of 3 mistakes");
    assert_eq!(shown(again.message()).0, shown(second.message()).0);
    assert!(!again.text().contains("It was"), "{}", again.text());
}

#[test]
fn a_puzzle_too_close_to_ones_rated_game_is_passed_over() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let first = starts_alone(ada);
    let (number, puzzle) = shown(&first);
    let rated = setup(ada, "given").option("position", puzzle.start().to_string());
    let challenge = ada.types(&rated.option("rated", true));
    ben.presses(challenge.message(), "Accept").in_public("Accepted");
    let next = ada.clicks(&first_click(ada, &first, &puzzle)).in_private("0 solved, no mistakes");
    assert_ne!(shown(next.message()).0, number);
}

#[test]
fn two_people_race_with_the_same_puzzles_and_everybody_sees_the_result() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let post = challenges(ada, ben);
    assert_eq!(post.pings.iter().collect::<Vec<_>>(), [&ben.id]);
    let bens = ben.presses(&post, "Start").in_public("Press **My puzzles**").message().clone();
    assert_eq!(bens.id, post.id);
    let bens = scene.message(post.channel, |message| message.visible_to == Some(ben.id));
    let adas = ada.presses(&scene.wait_for_text(&post, "Ends"), "My puzzles");
    let adas = adas.in_private("**Puzzle ").message().clone();
    assert_eq!(shown(&adas).0, shown(&bens).0);

    let adas = solves(ada, &adas);
    let score = format!("{}: 1 solved", ada.mention());
    scene.wait_for_text(&post, &score);
    let bens = (0..3).fold(bens, |message, _| fails(ben, &message));
    assert!(bens.content.contains("Three mistakes"), "{}", bens.content);
    assert!(bens.content.contains(&score), "{}", bens.content);
    scene.let_time_pass(FIVE_MINUTES);
    let over = scene.wait_for_text(&post, &format!("{} wins", ada.mention()));
    assert!(over.content.contains(&score), "{}", over.content);
    scene.wait_for_no_controls(&post);
    let click = first_click(ada, &adas, &shown(&adas).1);
    ada.clicks(&click).in_private("Time's up!");
    scene.wait_until(|| scene.count("SELECT count(*) FROM posts WHERE kind = 'race'") == 0);
}

#[test]
fn a_race_is_over_as_soon_as_both_are_out() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let post = challenges(ada, ben);
    ben.presses(&post, "Start");
    let post = scene.wait_for_text(&post, "Ends");
    for person in [ada, ben] {
        let first = person.presses(&post, "My puzzles").message().clone();
        (0..3).fold(first, |message, _| fails(person, &message));
    }
    scene.wait_for_text(&post, " draw.");
    let alone = ada.types(&call(ada)).in_private("in five minutes");
    ada.presses(alone.message(), "Start").in_private("**Puzzle ");
}

#[test]
fn only_the_two_can_press_and_a_challenge_can_be_declined_or_cancelled() {
    let scene = Scene::start();
    let (ada, ben, cleo) = (scene.ada(), scene.ben(), scene.new_person("cleo"));
    let post = challenges(ada, ben);
    for label in ["Start", "Decline", "Cancel challenge"] {
        cleo.presses(&post, label).in_private("not in this race");
    }
    for label in ["Start", "Decline"] {
        ada.presses(&post, label).in_private(&format!("Only {}", ben.mention()));
    }
    ben.presses(&post, "Cancel challenge").in_private(&format!("Only {}", ada.mention()));
    let start = ben.press(&post, "Start").forced();
    ben.presses(&post, "Decline").in_public("Declined.").without_controls();
    ben.clicks(&start).in_private("no longer start this race");
    let again = call(ada).option("opponent", ben.id.to_string());
    ada.types(&again).in_private("to a race less than an hour ago");

    let post = challenges(cleo, ben);
    cleo.presses(&post, "Cancel challenge").in_public("Cancelled.").without_controls();
    let post = challenges(ben, cleo);
    let started = cleo.presses(&post, "Start").in_public("My puzzles");
    ada.presses(started.message(), "My puzzles").in_private("not in this race");
    scene.wait_until(|| scene.count("SELECT count(*) FROM posts WHERE kind = 'race'") == 1);
}

#[test]
fn a_challenge_nobody_starts_expires_and_ignored_people_cannot_challenge() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let post = challenges(ada, ben);
    scene.let_time_pass(Duration::from_hours(1));
    scene.wait_for_text(&post, "Expired.");
    let oneself = call(ada).option("opponent", ada.id.to_string());
    ada.types(&oneself).in_private("race against yourself");
    scene.change_database(
        "INSERT INTO avoided SELECT other.user_id, racers.user_id, '', 0 FROM racers \
         JOIN racers AS other ON other.number = 1 WHERE racers.number = 0",
    );
    let again = call(ada).option("opponent", ben.id.to_string());
    ada.types(&again).in_private("can't play this person right now");
}

#[test]
fn a_race_goes_on_after_a_kill_and_its_result_is_shown_once() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let held = Fault::new("POST", "/interactions/*/*/callback", Effect::Delay(600_000));
    scene.playground.add_fault(held);
    ada.sends(&call(ada).option("opponent", ben.id.to_string()));
    scene.wait_until(|| scene.count("SELECT count(*) FROM races") == 1);
    scene.kill_bot();
    scene.playground.clear_faults();
    scene.restart_after_kill();
    let post = scene.message(scene.general(), |it| it.content.contains("to a puzzle race"));
    assert_eq!(post.pings.iter().collect::<Vec<_>>(), [&ben.id]);
    ben.presses(&post, "Start").in_public("My puzzles");
    let bens = scene.message(post.channel, |message| message.visible_to == Some(ben.id));
    scene.kill_bot();
    scene.restart_after_kill();
    let bens = solves(ben, &bens);
    assert!(bens.content.contains("1 solved"), "{}", bens.content);
    scene.kill_bot();
    scene.playground.advance(FIVE_MINUTES).expect("the clock can be advanced");
    scene.restart_after_kill();
    scene.wait_for_text(&post, &format!("{} wins", ben.mention()));
    let messages = scene.playground.messages(post.channel).into_iter();
    let public = messages.filter(|message| message.visible_to.is_none());
    let called = |message: &Message| message.content.contains("has started your puzzle race");
    assert_eq!(public.filter(|message| !called(message)).count(), 1);
}

#[test]
fn a_race_that_starts_before_its_message_is_recorded_is_kept_up_to_date() {
    let scene = Scene::start();
    // The answer that takes too long is sent again.
    scene.tolerate(ALREADY_ACKNOWLEDGED);
    let (ada, ben) = (scene.ada(), scene.ben());
    let held = Fault::new("POST", "/interactions/*/*/callback", Effect::Delay(600_000));
    scene.playground.add_fault(held.after_performing());
    ada.sends(&call(ada).option("opponent", ben.id.to_string()));
    let post = scene.message(scene.general(), |it| it.content.contains("to a puzzle race"));
    ben.presses(&post, "Start").in_public("My puzzles");
    let bens = scene.message(post.channel, |message| message.visible_to == Some(ben.id));
    solves(ben, &bens);
    scene.wait_for_text(&post, &format!("{}: 1 solved", ben.mention()));
}

#[test]
fn a_race_is_called_off_when_one_of_the_two_deletes_their_data() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let post = challenges(ada, ben);
    let started = ben.presses(&post, "Start").in_public("My puzzles").message().clone();
    deleted(ada);
    scene.wait_for_text(&started, "called off");
    ben.clicks(&ben.press(&started, "My puzzles").forced()).in_private("long over");
}
