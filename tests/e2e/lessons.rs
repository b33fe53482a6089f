//! Lessons, terms and advice.

use dvonn_playground::{CommandCall, Message};

use super::ladders;
use crate::support::person::Person;
use crate::support::response::Response;
use crate::support::scene::{Scene, has_picture};

/// `/learn NAME`, without options.
fn learn(person: Person<'_>, name: &str) -> CommandCall {
    CommandCall::new(person.id, person.channel, &format!("learn {name}"))
}

#[track_caller]
fn lesson(person: Person<'_>, number: u64) -> Response {
    person.types(&learn(person, "lesson").option("number", number))
}

/// The description of a message's picture.
#[track_caller]
fn alt(message: &Message) -> &str {
    assert!(has_picture(message) && message.attachments.len() == 1, "{message:#?}");
    message.attachments[0].description.as_deref().unwrap_or_default()
}

/// The labels of the buttons that play a move.
fn moves(message: &Message) -> Vec<String> {
    let labels = message.controls().filter_map(|control| control["label"].as_str());
    labels.filter(|label| label.contains('→')).map(str::to_owned).collect()
}

#[test]
fn a_lesson_is_done_by_buttons() {
    let scene = Scene::start();
    let ada = scene.ada();
    let task = ada.types(&learn(ada, "lesson")).in_private("**Lesson 1: Exact distance");
    assert!(task.text().contains("1 of 3"), "{}", task.text());
    assert_eq!(moves(task.message()), ["D2→C2", "D2→E2", "E2→B2"]);
    let said = alt(task.message());
    for words in ["Exercise: You're White.", "E2 can go: B2", "White, height 3: E2."] {
        assert!(said.contains(words), "{words:?} is not in {said:?}");
    }

    // A wrong move, with the computer's answer on the board.
    let wrong = ada.presses(task.message(), "D2→C2").in_private("You played **D2→C2");
    for words in ["Black answers **B2→C2", "The game is over: White", "The best move wins by 7."]
    {
        assert!(wrong.text().contains(words), "{words:?} is not in {:?}", wrong.text());
    }
    let said = alt(wrong.message());
    assert!(said.contains("Black plays B2→C2") && !said.contains("Preview"), "{said}");
    let again = ada.presses(wrong.message(), "Try again").in_private("1 of 3");

    let right = ada.presses(again.message(), "E2→B2").in_private("right!");
    assert!(right.text().contains("you now win by 7"), "{}", right.text());
    let second = ada.presses(right.message(), "Next").in_private("2 of 3");
    assert!(alt(second.message()).contains("Marked: J3."), "{}", alt(second.message()));
    let shown = ada.presses(second.message(), "Show me").in_private("The best move is **H1→J3");
    let third = ada.presses(shown.message(), "Next").in_private("3 of 3");
    let done = ada.presses(third.message(), "B1→A1").in_private("right!");
    let list = ada.presses(done.message(), "All lessons").in_private("1 of 18 done");
    assert!(list.text().contains("✅ 1. Exact"), "{}", list.text());
    assert!(list.text().contains("▶️ 2. Passing"), "{}", list.text());
    ada.presses(list.message(), "Continue: lesson 2").in_private("**Lesson 2: Passing** · 1 of 3");
    assert_eq!(scene.playground.messages(ada.channel).len(), 1, "one message is edited");
}

#[test]
fn progress_is_kept_over_a_kill_and_a_lesson_can_be_taken_again() {
    let scene = Scene::start();
    let ada = scene.ada();
    let task = lesson(ada, 2).in_private("1 of 3");
    let right = ada.presses(task.message(), "C3→C4").in_private("right!");
    scene.kill_bot();
    scene.start_bot();
    let second = ada.presses(right.message(), "Next").in_private("2 of 3");
    lesson(ada, 2).in_private("2 of 3");
    ada.types(&learn(ada, "lesson")).in_private("**Lesson 1");
    let right = ada.presses(second.message(), "D5→E5").in_private("right!");
    let third = ada.presses(right.message(), "Next").in_private("3 of 3");
    let done = ada.presses(third.message(), "C1→D1").in_private("right!");
    ada.presses(done.message(), "Next: lesson 3").in_private("**Lesson 3");
    let again = lesson(ada, 2).in_private("1 of 3");
    ada.presses(again.message(), "C3→C2").in_private("❌");
    ada.types(&learn(ada, "lesson")).in_private("**Lesson 1");
    let ben = scene.ben();
    lesson(ben, 2).in_private("1 of 3");
}

#[test]
fn after_the_lessons_about_the_rules_a_newcomer_can_play_a_first_game() {
    let scene = Scene::start();
    let ada = scene.ada();
    let mut shown = lesson(ada, 3);
    for _ in 0..2 {
        let solved = ada.presses(shown.message(), "Show me");
        assert!(solved.message().button_labelled("Play the computer").is_none());
        shown = ada.presses(solved.message(), "Next");
    }
    let done = ada.presses(shown.message(), "Show me").in_private("The best move is");
    ada.presses(done.message(), "Play the computer").in_public("starts:");
    let question = ada.asks("resign");
    ada.presses(question.message(), "Resign game");
    let again = lesson(ada, 3);
    let second = ada.presses(again.message(), "Show me");
    let third = ada.presses(ada.presses(second.message(), "Next").message(), "Show me");
    let done = ada.presses(ada.presses(third.message(), "Next").message(), "Show me");
    assert!(done.message().button_labelled("Play the computer").is_none(), "a game is finished");
}

#[test]
fn a_wrong_cell_says_why_and_the_lessons_on_placing_end_with_a_whole_board() {
    let scene = Scene::start();
    let ada = scene.ada();
    let task = lesson(ada, 12).in_private("touches two of them");
    let wrong = ada.presses(task.message(), "C1").in_private("You played");
    for words in [
        "isn't beside red, but there's still an empty cell that is.",
        "Black answers **G1",
        "Before, it was 53%.",
    ] {
        assert!(wrong.text().contains(words), "{words:?} is not in {:?}", wrong.text());
    }
    let again = ada.presses(wrong.message(), "Try again").in_private("1 of 4");
    ada.presses(again.message(), "G1").in_private("right!");

    let mut shown = lesson(ada, 15);
    for _ in 0..2 {
        let solved = ada.presses(shown.message(), "Show me");
        assert!(solved.message().button_labelled("Place a whole board").is_none());
        shown = ada.presses(solved.message(), "Next");
    }
    let done = ada.presses(shown.message(), "Show me").in_private("The best move is");
    let game = ada.presses(done.message(), "Place a whole board").in_public("starts:");
    assert!(game.text().contains("Casual") && game.text().contains("49 pieces"), "{}", game.text());
}

#[test]
fn lessons_work_in_direct_messages() {
    let scene = Scene::start();
    let ada = scene.ada().in_direct_messages();
    let task = lesson(ada, 4).in_private("**Lesson 4");
    ada.presses(task.message(), "H3→H1").in_private("right!");
    ada.types(&learn(ada, "advice")).in_private("1 of 18");
    ada.types(&learn(ada, "terms")).in_private("**Terms: The board**");
}

#[test]
fn a_whole_game_is_played_to_its_end_over_restarts() {
    let scene = Scene::start();
    let ada = scene.ada();
    let mut board = lesson(ada, 18).in_private("**Lesson 18").message().clone();
    let start = board.clone();
    for turn in 0.. {
        let offered = moves(&board);
        let Some(first) = offered.first() else { break };
        assert!(offered.len() <= 20 && turn < 12, "{offered:?}");
        if turn == 1 {
            scene.kill_bot();
            scene.start_bot();
        }
        let response = ada.presses(&board, first).in_private("You played");
        board = response.message().clone();
        alt(&board);
    }
    let over = board.content.contains("You win") || board.content.contains("The game is over");
    assert!(over, "{}", board.content);
    let again = ada.presses(&board, "Play it again").in_private("**Lesson 18");
    assert_eq!(again.text(), start.content);
}

#[test]
fn all_lessons_done_are_noted_on_the_profile() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    ladders::game(ada, ben, 12);
    let profile = |person: Person<'_>| ladders::asks(person, "profile").message().content.clone();
    for number in 1..=17 {
        finish(ada, number);
    }
    assert!(!profile(ada).contains("all the lessons"), "{}", profile(ada));
    scene.change_database(
        "INSERT INTO lessons (user_id, lesson, step, done_at) \
         SELECT user_id, 18, 1, 0 FROM lessons WHERE lesson = 1",
    );
    assert!(profile(ada).contains("Finished all the lessons"), "{}", profile(ada));
    assert!(!profile(ben).contains("all the lessons"), "{}", profile(ben));
    ada.types(&learn(ada, "lesson")).in_private("All lessons done!");
}

/// Goes through a lesson by its solutions.
#[track_caller]
fn finish(person: Person<'_>, number: u64) {
    let mut shown = lesson(person, number);
    loop {
        let solved = person.presses(shown.message(), "Show me").in_private("The best move is");
        if solved.message().button_labelled("Next: lesson").is_some() {
            break;
        }
        shown = person.presses(solved.message(), "Next");
    }
}

#[test]
fn progress_is_exported_and_deleted_with_a_persons_data() {
    let scene = Scene::start();
    let ada = scene.ada();
    let task = lesson(ada, 1);
    ada.presses(task.message(), "E2→B2").in_private("right!");
    let privacy = |name: &str| CommandCall::new(ada.id, ada.channel, &format!("privacy {name}"));
    let export = ada.types(&privacy("export"));
    let file = scene.playground.file(export.message().attachments[0].id).expect("a file");
    let file = String::from_utf8(file).expect("a text");
    assert!(file.contains("\"lessons\"") && file.contains("\"step\": 1"), "{file}");
    let question = ada.types(&privacy("delete"));
    let press = ada.press(question.message(), "Delete everything");
    ada.clicks(&press);
    scene.wait_for_text(question.message(), "Your data has been deleted.");
    lesson(ada, 1).in_private("1 of 3");
}

#[test]
fn terms_are_explained_and_suggested() {
    let scene = Scene::start();
    let ada = scene.ada();
    let page = ada.types(&learn(ada, "terms")).in_private("**Terms: The board**");
    let moves = ada.presses(page.message(), "Moves").in_private("**Isolated**: with no chain");
    let isolated =
        ada.picks(moves.message(), "Isolated").in_private("On the board, they're crossed out");
    ada.presses(isolated.message(), "Try lesson 3").in_private("**Lesson 3: Isolation**");
    let page = ada.types(&learn(ada, "terms"));
    let strategy = ada.presses(page.message(), "Strategy").in_private("**Fork**: one stack");
    let fork = ada.picks(strategy.message(), "Fork").in_private("**Fork**: one stack");
    assert!(alt(fork.message()).contains("one stack attacks two. Marked: C3 G3."));
    ada.presses(fork.message(), "Try lesson 10").in_private("**Lesson 10");
    let asked = |term: &str| ada.types(&learn(ada, "terms").option("term", term));
    asked("PASS").in_private("**Pass**: a turn without a legal move");
    asked("@everyone *x*").in_private("I don't know the term");
    let duel = scene.duel();
    let more = duel.mover().presses(&duel.board(), "More …");
    duel.mover().presses(more.message(), "Terms").in_private("**Terms: The board**");
    let offered = ada.suggestions_in(learn(ada, "terms"), "term", "iso");
    let offered: Vec<_> = offered.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(offered, ["Isolated", "Isolation"]);
}

#[test]
fn a_term_is_explained_beside_the_lesson_that_teaches_it() {
    let scene = Scene::start();
    let ada = scene.ada();
    let exercise = lesson(ada, 5).in_private("**Lesson 5");
    let advice = ada.types(&learn(ada, "advice").option("page", 5));
    for taught in [&exercise, &advice] {
        let term = ada.presses(taught.message(), "What's “Tower”?").in_private("**Tower**: ");
        alt(term.message());
        assert_ne!(term.message().id, taught.message().id, "the lesson stays where it is");
    }
}

#[test]
fn advice_has_a_picture_and_leads_to_its_lesson() {
    let scene = Scene::start();
    let ada = scene.ada();
    let mut page = ada.types(&learn(ada, "advice")).in_private("1 of 18");
    for number in 2..=18 {
        let described = alt(page.message());
        assert!(!described.contains("Exercise:") && !described.starts_with(' '), "{described}");
        page = ada.presses(page.message(), "Forward").in_private(&format!("{number} of 18"));
    }
    ada.presses(page.message(), "Try lesson 18").in_private("**Lesson 18");
    let page = ada.types(&learn(ada, "advice").option("page", 3)).in_private("**Isolation**");
    ada.presses(page.message(), "Back").in_private("**Passing**");
}
