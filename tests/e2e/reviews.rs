//! Reviews of finished games: requested, computed in the background, posted once, kept.

use std::time::Duration;

use dvonn_playground::{CommandCall, Message};
use dvonn_rules::{ByColor, Game};

use super::setups::{alt, setup};
use crate::support::duel::{Duel, written};
use crate::support::person::Person;
use crate::support::records;
use crate::support::scene::{Scene, has_picture};

/// A position that leads to a game of two plies, both with a choice.
const FEW: &str = "w w1,b1,w1,b1,b4*,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,./\
    .,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.";
const PLIES: [&str; 2] = ["A1B1", "D1E1"];
/// The engine's values for this game, from the last position to the first, and the sentence expected
/// for ply 1.
const FOUND: &str = "UPDATE reviews SET known = 3, findings = '-5\n5 D1E1\n0.8 C1D1 D1E1\n'";
const TURN: &str = " from 99% to a loss by 5. Better: **C1→D1**, then D1→E1.";

const IN_PROGRESS: &str = "Reviewing … ";
const REVIEW: &str = "**Review.** ";

/// Replays a recorded game between people, as Ada (White) against Ben (Black), from its position
/// after `start_after` plies to the end.
fn ended(scene: &Scene, start_after: usize) -> Duel<'_> {
    let record = records::game_with_passes();
    let start = *record.position_after(start_after).expect("a position of the game");
    let (ada, ben) = (scene.ada(), scene.ben());
    let call = setup(ada, "given").option("position", start.to_string());
    let challenge = ada.types(&ada.also_choosing(call, "color", "White"));
    ben.presses(challenge.message(), "Accept").in_public("Accepted");
    scene.board_after(challenge.message());
    let players = ByColor { white: ada, black: ben };
    let mut duel = Duel { scene, players, game: Game::from_position(start) };
    duel.play_all(&record.plies()[start_after..]);
    duel
}

/// A game that takes a few seconds to review.
fn short_game(scene: &Scene) -> Duel<'_> {
    ended(scene, 74)
}

fn is_review(message: &Message) -> bool {
    message.visible_to.is_none() && message.content.starts_with(REVIEW)
}

/// The number of public reviews.
fn reviews(scene: &Scene) -> usize {
    scene.playground.messages(scene.general()).iter().filter(|message| is_review(message)).count()
}

#[test]
fn two_simultaneous_requests_share_one_review() {
    let scene = Scene::start();
    let (ada, cleo) = (scene.ada(), scene.new_person("cleo"));
    let duel = short_game(&scene);
    let board = duel.board();
    let asked = [ada, cleo].map(|person| person.sends_click(&person.press(&board, "Review game")));
    let responses = [ada.response_to(&asked[0]), cleo.response_to(&asked[1])];
    let [first, second] = responses.map(|response| response.in_private(IN_PROGRESS));
    assert!(first.text().contains(&format!("<#{}>", scene.general())), "{:?}", first.text());

    let posted = scene.message(scene.general(), is_review);
    assert!(has_picture(&posted), "{posted:#?}");
    assert!(
        alt(&posted).starts_with("Line chart of White's winning chances: Ada (White) against "),
        "{posted:#?}"
    );
    assert!(posted.content.contains(" (White) wins 21–8.**"), "{:?}", posted.content);
    assert!(alt(&posted).contains("Game over: Ada (White) wins by 13."), "{posted:#?}");
    assert!(!posted.content.contains("Played like"), "{:?}", posted.content);
    assert!(posted.pings.is_empty(), "{posted:#?}");

    // Now the review is ready, in the same private message and from any other button.
    for response in [&first, &second] {
        let ready = scene.wait_for_text(response.message(), "The review is ready.");
        let place = format!("It's also in <#{}>.", scene.general());
        assert!(ready.content.ends_with(&place), "{ready:#?}");
    }
    let shown = cleo.presses(second.message(), "Show review").in_private(REVIEW);
    assert_eq!(shown.message().id, second.message().id);
    assert!(has_picture(shown.message()));
    ada.presses(&board, "Review game").in_private(REVIEW);
    scene.let_time_pass(Duration::from_mins(2));
    assert_eq!((scene.reviews(), reviews(&scene)), (1, 1));
    let page = ada.presses(&posted, "Browse moves").in_private("Position ");
    ada.presses(page.message(), "Review game").in_private(REVIEW);
}

#[test]
fn a_review_resumes_after_a_kill() {
    let scene = Scene::start();
    let duel = ended(&scene, 40);
    scene.ada().presses(&duel.board(), "Review game").in_private(IN_PROGRESS);
    scene.wait_until(|| scene.reviewed_positions() > 5);
    scene.kill_bot();
    let (known, all) = (scene.reviewed_positions(), duel.game.plies().len() + 1);
    assert!(usize::try_from(known).is_ok_and(|known| known < all), "{known} of {all}");
    scene.start_bot();
    assert!(scene.reviewed_positions() >= known, "nothing is lost");
    let posted = scene.message(scene.general(), is_review);
    assert_eq!(posted.content.matches("accuracy **").count(), 2, "{:?}", posted.content);
    scene.let_time_pass(Duration::from_mins(2));
    assert_eq!((scene.reviews(), reviews(&scene)), (1, 1));
}

#[test]
fn the_accuracy_in_a_reviewed_game_is_on_the_page_of_ones_progress() {
    let scene = Scene::start();
    let (ada, duel) = (scene.ada(), ended(&scene, 40));
    ada.presses(&duel.board(), "Review game").in_private(IN_PROGRESS);
    scene.message(scene.general(), is_review);
    let progress = |person: Person<'_>| {
        person.types(&CommandCall::new(person.id, person.channel, "learn progress"))
    };
    let page = progress(ada).in_private("in your latest reviewed game");
    assert!(page.text().contains("**Lessons:** 0 of 18 done"), "{}", page.text());
    assert!(page.text().contains("**Levels beaten:** none yet"), "{}", page.text());
    let words = alt(page.message());
    assert!(words.starts_with("Accuracy in your latest reviewed game: "), "{words}");
    let stranger = progress(scene.new_person("dora")).in_private("/game review");
    assert!(stranger.message().attachments.is_empty());
}

#[test]
fn the_notice_says_how_far_the_review_is_and_then_that_it_is_ready() {
    let scene = Scene::start();
    let (ada, duel) = (scene.ada(), ended(&scene, 40));
    let all = duel.game.plies().len() + 1;
    let asked = ada.presses(&duel.board(), "Review game").in_private(&format!("0 of {all}."));
    scene.let_time_pass(Duration::from_secs(10));
    let notice = |text: &str| {
        let messages = scene.playground.messages(scene.general());
        let notice = messages.iter().find(|it| it.id == asked.message().id);
        notice.is_some_and(|notice| notice.content.contains(text))
    };
    scene.wait_until(|| notice(IN_PROGRESS) && !notice("… 0 of"));
    scene.wait_for_text(asked.message(), "The review is ready.");
}

#[test]
fn a_finished_unposted_review_is_posted_on_restart() {
    let scene = Scene::start();
    let duel = short_game(&scene);
    scene.ada().presses(&duel.board(), "Review game").in_private(IN_PROGRESS);
    scene.message(scene.general(), is_review);
    scene.let_time_pass(Duration::from_mins(1));
    scene.kill_bot();
    scene.change_database("UPDATE reviews SET id = 99");
    scene.change_database(
        "INSERT INTO posts
         (kind, subject, part, wanted, shown, issue, known, since, owner, doubtful, retry_at)
         SELECT 'review', 99, 0, 1, 0, 0, 0, updated_at, 1, 0, updated_at FROM games",
    );
    scene.restart_after_kill();
    scene.wait_until(|| reviews(&scene) == 2);
}

#[test]
fn an_unreadable_review_is_logged_once_and_redone_on_request() {
    let scene = Scene::start();
    scene.expect_errors();
    let (ada, duel) = (scene.ada(), short_game(&scene));
    ada.presses(&duel.board(), "Review game").in_private(IN_PROGRESS);
    scene.kill_bot();
    scene.change_database("UPDATE reviews SET done = 0, known = 1, findings = 'x\n'");
    scene.restart_after_kill();
    scene.wait_until(|| scene.reviews() == 0);
    scene.let_time_pass(Duration::from_mins(1));
    assert_eq!(scene.log().matches("compute review 1").count(), 1);
    let before = reviews(&scene);
    ada.presses(&duel.board(), "Review game").in_private(IN_PROGRESS);
    scene.wait_until(|| reviews(&scene) > before);
}

#[test]
fn an_old_game_is_reviewed_by_its_number() {
    let scene = Scene::start();
    let ada = scene.ada();
    short_game(&scene);
    let mut next = scene.duel();
    next.play("D3".parse().expect("a cell"));
    let review = |number: &str| ada.types(&ada.command("game review").option("game", number));
    review("1").in_private(IN_PROGRESS);
    let posted = scene.message(scene.general(), is_review);
    assert!(posted.content.contains("Game 1: "), "{:?}", posted.content);
    review("1").in_private(REVIEW);
    review("2").in_private("This game isn't over yet");
    ada.asks("game review").in_private("This game isn't over yet");
    review("3").in_private("There's no game 3");
    review("x").in_private("`x` isn't a game number");
    scene
        .new_person("cleo")
        .at(scene.new_channel("beside"))
        .asks("game review")
        .in_private("no game");
}

#[test]
fn a_game_without_choices_for_both_is_too_short_to_review() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    for cell in ["D3", "E4", "F5"] {
        duel.play(cell.parse().expect("a cell"));
    }
    let question = scene.ada().asks("resign");
    scene.ada().presses(question.message(), "Resign game");
    let over = scene.message(scene.general(), |it| it.button_labelled("Replay game").is_some());
    assert!(over.button_labelled("Review game").is_none(), "{over:?}");
    scene.ada().asks("game review").in_private("This game is too short to review");
    assert_eq!(scene.reviews(), 0);
}

#[test]
fn an_imported_game_is_reviewed_in_private() {
    let scene = Scene::start();
    let cleo = scene.new_person("cleo").in_direct_messages();
    let duel = short_game(&scene);
    let file = super::exports::file(&scene, scene.ada().asks("game export").message());
    let brought = cleo.types(&cleo.command("game import").attachment("file", "game.txt", file));
    let asked = cleo.presses(brought.message(), "Review game").in_private(IN_PROGRESS);
    let all = i64::try_from(duel.game.plies().len() + 1).expect("a small number");
    scene.wait_until(|| scene.reviewed_positions() == all);
    let shown = cleo.presses(asked.message(), "Show review").in_private(REVIEW);
    assert!(shown.text().contains("Imported game: Ada"), "{:?}", shown.text());
    assert_eq!(reviews(&scene), 0);
}

#[test]
fn a_running_rated_game_cannot_be_imported_for_review() {
    let scene = Scene::start();
    let (ada, record) = (scene.ada(), records::game_with_passes());
    let mut duel = scene.duel();
    let bring = |person: Person<'_>| {
        person.types(&person.command("game import").option("text", record.to_string()))
    };
    let before = bring(ada);
    ada.presses(before.message(), "Review game").in_private(IN_PROGRESS);
    duel.play_all(&record.plies()[..5]);
    ada.presses(bring(ada).message(), "Review game")
        .in_private("a rated or tournament game you're playing");
    let question = ada.asks("resign");
    ada.presses(question.message(), "Resign game");
    let ben = scene.ben();
    ben.presses(bring(ben).message(), "Review game").in_private(IN_PROGRESS);
}

#[test]
fn imported_games_are_reviewed_one_at_a_time_per_person() {
    let scene = Scene::start();
    let record = records::game_with_passes().to_string();
    let review = |person: Person<'_>| {
        let brought = person.types(&person.command("game import").option("text", record.clone()));
        person.presses(brought.message(), "Review game")
    };
    review(scene.ada()).in_private(IN_PROGRESS);
    review(scene.ada()).in_private("I review one at a time");
    review(scene.ben()).in_private(IN_PROGRESS);
    assert_eq!(scene.reviews(), 2);
}

#[test]
fn turning_points_open_as_positions() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let call = setup(ada, "given").option("position", FEW);
    let challenge = ada.types(&ada.also_choosing(call, "color", "White"));
    ben.presses(challenge.message(), "Accept").in_public("Accepted");
    scene.board_after(challenge.message());
    for (person, ply) in [ada, ben].into_iter().zip(PLIES) {
        person.moves(ply).in_public(&written(ply.parse().expect("a ply")));
    }
    let over = scene.message(scene.general(), |message| message.content.contains(") wins"));
    let asked = ada.presses(&over, "Review game").in_private(IN_PROGRESS);
    scene.message(scene.general(), is_review);
    scene.change_database(FOUND);

    let review = ben.presses(&over, "Review game").in_private(REVIEW);
    assert!(review.text().contains(TURN), "{:?}", review.text());
    assert!(
        alt(review.message()).contains("Turning point 1, move 1, White"),
        "{review:#?}",
        review = review.message()
    );
    let turn = ben.presses(review.message(), "1: move 1").in_private(TURN);
    let words = alt(turn.message());
    assert!(words.starts_with("A marks the better move: "), "{words}");
    assert!(words.contains("B, in another colour, marks the move played: "), "{words}");
    ben.presses(turn.message(), "How to read this")
        .in_private("winning chances below 10% or above 90%");
    let page = ben.presses(turn.message(), "Browse from here").in_private("Position 1 of ");
    ben.presses(page.message(), "Review game").in_private(REVIEW);
    let own = ada.presses(asked.message(), "Show review").in_private(TURN);
    let own = ada.presses(own.message(), "1: move 1").in_private(TURN);
    assert_eq!(turn.message().button_labelled("Try lesson"), None, "it was the opponent's move");
    ada.presses(own.message(), "Try lesson").in_private("Lesson ");
}
