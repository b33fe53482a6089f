//! Puzzles: solving them in private, ratings, the puzzle of the day and its tally.

use std::time::Duration;

use dvonn_engine::puzzle::{Goal, Puzzle, PuzzleTheme};
use dvonn_playground::{Click, CommandCall, Effect, Fault, Message};
use dvonn_rules::{ByColor, Game, Phase, Ply};

use super::ladders;
use super::setups::setup;
use crate::support::duel::Duel;
use crate::support::person::Person;
use crate::support::response::Response;
use crate::support::scene::{Scene, has_picture};

/// The puzzles that come with the bot.
const PUZZLES: &str = include_str!("../../crates/school/data/puzzles.txt");

/// A puzzle that does not come with the bot, which finds it in a game with its mistake.
const UNKNOWN: &str = "w .,.,.,.,.,w2,w3*,.,./.,.,.,b4,.,w2,b3*,w2,.,./.,.,.,b2,.,.,.,.,.,.,./.,.,.,w2,.,.,.,.,.,./\
    b2,w1,w1,b2*,.,.,.,.,.;E5E4 D3F5;;win;tempo count;4";

/// Makes each solver have tried all puzzles that come with the bot.
const ALL_TRIED: &str = "WITH RECURSIVE ids (id) AS \
    (SELECT 1 UNION ALL SELECT id + 1 FROM ids WHERE id < 9999) \
    INSERT INTO puzzle_attempts (user_id, puzzle_id, themed, hinted, result, seen_at) \
    SELECT user_id, id, 0, 0, 'failed', 0 FROM ids, solvers WHERE true ON CONFLICT DO NOTHING";

const DAY: Duration = Duration::from_hours(24);

fn call(person: Person<'_>, name: &str) -> CommandCall {
    CommandCall::new(person.id, person.channel, &format!("puzzle {name}"))
}

fn asks(person: Person<'_>, name: &str) -> Response {
    person.types(&call(person, name))
}

/// The puzzle that a message shows, and its number.
#[track_caller]
pub(super) fn shown(message: &Message) -> (usize, Puzzle) {
    let number = message.content.split("**Puzzle ").nth(1).and_then(|rest| rest.split('*').next());
    let number: usize = number.and_then(|number| number.parse().ok()).expect("a puzzle");
    let line = PUZZLES.lines().nth(number - 1).expect("a puzzle of the collection");
    (number, line.parse().expect("a valid puzzle"))
}

/// Plays a move of a step by the menu and its buttons, or a placement by its button.
#[track_caller]
fn plays(
    person: Person<'_>,
    message: &Message,
    (number, step): (usize, usize),
    ply: Ply,
) -> Response {
    let mut message = message.clone();
    if let Ply::Move { from, .. } = ply {
        let chosen = person.chooses(&message, &from.to_string()).in_private("Where should");
        assert!(has_picture(chosen.message()), "{:#?}", chosen.message());
        message = chosen.message().clone();
    }
    let button = format!("puzzle-move:{number}:{step}:{ply}");
    // The theme may follow.
    let mut ids = message.controls().filter_map(|control| control["custom_id"].as_str());
    let button = ids.find(|id| id.starts_with(&button)).expect("a button for the move");
    person.clicks(&Click::button(person.id, message.channel, message.id, button))
}

/// Solves the puzzle of a message, and returns the last response.
#[track_caller]
fn solves(person: Person<'_>, message: &Message) -> Response {
    let (number, puzzle) = shown(message);
    let finds = puzzle.finds();
    let mut message = message.clone();
    for (step, find) in finds.iter().enumerate() {
        let response = plays(person, &message, (number, step), find.accepted[0]);
        if step + 1 == finds.len() {
            return response.in_private("**Solved!**");
        }
        message = response.in_private("**Right: ").message().clone();
    }
    panic!("a puzzle has at least one move to find")
}

/// A wrong first move.
fn wrong(puzzle: &Puzzle) -> Ply {
    let plies = puzzle.start().legal_plies();
    plies.iter().copied().find(|&ply| ply != puzzle.line()[0]).expect("another move")
}

/// Plays a wrong first move.
#[track_caller]
fn fails(person: Person<'_>, message: &Message) -> Response {
    let (number, puzzle) = shown(message);
    plays(person, message, (number, 0), wrong(&puzzle)).in_private("**Not this one:**")
}

/// The posted daily puzzles.
const DAILIES: &str = "SELECT count(*) FROM posts WHERE kind = 'daily' AND shown = wanted";

fn is_daily(message: &Message) -> bool {
    message.visible_to.is_none() && message.content.contains("**Daily puzzle**")
}

fn dailies(scene: &Scene, person: Person<'_>) -> usize {
    scene.playground.messages(person.channel).iter().filter(|message| is_daily(message)).count()
}

/// Lets the daily puzzle be posted in the person's channel.
fn wants_daily(person: Person<'_>) {
    person.picks_for_server("puzzles", &[person.channel]).in_private("Daily puzzle: ");
}

#[test]
fn a_puzzle_is_solved_in_private_and_rated_once() {
    let scene = Scene::start();
    let ada = scene.ada();
    let first = asks(ada, "play").in_private("**Puzzle ");
    assert!(has_picture(first.message()));
    let (number, puzzle) = shown(first.message());
    let last = if puzzle.goal() == Goal::Place { "'s last piece: " } else { "was a mistake." };
    assert!(first.text().contains(last), "{}", first.text());
    let goes_on = puzzle.start().after(wrong(&puzzle)).is_ok_and(|it| it.result().is_none());
    let wrong = fails(ada, first.message());
    assert!(has_picture(wrong.message()));
    assert!(wrong.text().contains("This one doesn't count as solved."), "{}", wrong.text());
    let answers = ["answers **", "has no legal move, so "];
    let answered = answers.iter().any(|answer| wrong.text().contains(answer));
    assert_eq!(answered, goes_on, "{}", wrong.text());
    let costs = ["The best move ", "Before, it was "];
    assert!(costs.iter().any(|cost| wrong.text().contains(cost)), "{}", wrong.text());
    let again =
        ada.presses(wrong.message(), "Try again").in_private(&format!("**Puzzle {number}**"));
    let solved = solves(ada, again.message());
    assert!(!solved.text().contains("rating"), "only the first result counts: {}", solved.text());
    let explained = puzzle.themes().len();
    assert_eq!(solved.text().matches("\n-# **").count(), explained, "{}", solved.text());
    let ids = solved.message().controls().filter_map(|control| control["custom_id"].as_str());
    assert_eq!(ids.filter(|id| id.starts_with("term:")).count(), explained, "{}", solved.text());
    let moves = puzzle.line().len();
    let line = solved.text().lines().next().unwrap_or_default();
    assert_eq!(line.matches(", ").count() + 1, moves, "{line}");

    let line = ada.presses(solved.message(), "Show solution").in_private("Solution to puzzle");
    let end = puzzle.line().len();
    let last = (1..end).fold(line, |page, _| {
        ada.presses(page.message(), "Forward").in_private("Solution to puzzle")
    });
    let next = ada.presses(last.message(), "Next puzzle").in_private("**Puzzle ");
    assert_ne!(shown(next.message()).0, number);
    let solved = solves(ada, next.message());
    assert!(solved.text().contains("Your puzzle rating: "), "{}", solved.text());
    let messages = scene.playground.messages(ada.channel);
    assert!(messages.iter().all(|message| message.visible_to == Some(ada.id)), "all private");
}

#[test]
fn a_hint_names_the_stack_and_a_theme_can_be_chosen() {
    let scene = Scene::start();
    let ada = scene.ada();
    let themed = ada.also_choosing(call(ada, "play"), "theme", "Save the draw");
    let puzzle = ada.types(&themed).in_private("Only one move saves the draw.");
    assert!(puzzle.text().contains("**Save the draw**: only one move"), "{}", puzzle.text());
    let explained = ada.presses(puzzle.message(), "What's “Save the draw”?");
    assert!(has_picture(explained.in_private("**Save the draw**: only one move").message()));
    let (_, known) = shown(puzzle.message());
    let Ply::Move { from, .. } = known.line()[0] else { panic!("a puzzle starts with a move") };
    let hint = ada.presses(puzzle.message(), "Hint").in_private(&format!("stack on **{from}**"));
    let solved = solves(ada, hint.message());
    assert!(solved.text().contains("Solved with a hint."), "{}", solved.text());
}

#[test]
fn one_of_the_last_pieces_is_placed_by_a_button_with_a_hint_and_played_on_from() {
    let scene = Scene::start();
    let ada = scene.ada();
    let themed = ada.also_choosing(call(ada, "play"), "theme", "Last placements");
    let puzzle = ada.types(&themed).in_private("Only one cell leaves you with the better chances.");
    assert!(puzzle.text().contains("'s last piece: "), "{}", puzzle.text());
    let (number, known) = shown(puzzle.message());
    assert_eq!(known.start().phase(), Phase::Placement);
    let cells = |message: &Message| {
        let ids = message.controls().filter_map(|control| control["custom_id"].as_str());
        ids.filter(|id| id.starts_with("puzzle-move:")).count()
    };
    assert_eq!(cells(puzzle.message()), known.start().empty().len());
    let hint =
        ada.presses(puzzle.message(), "Hint (counts for half)").in_private("Hint: the cell is ");
    let hinted = hint.text().matches("**").count() / 2 - 1;
    assert!(hint.text().contains(&format!("**{}**", known.line()[0])), "{}", hint.text());
    assert!((2..=4).contains(&hinted) && has_picture(hint.message()), "{}", hint.text());
    assert_eq!(cells(hint.message()), known.start().empty().len());
    let wrong = fails(ada, hint.message());
    assert!(wrong.text().contains(" answers **"), "{}", wrong.text());
    assert!(wrong.text().contains("This one doesn't count as solved."), "{}", wrong.text());
    let again = ada.presses(wrong.message(), "Try again").in_private(&format!("**Puzzle {number}"));
    let solved = solves(ada, again.message());
    assert!(solved.text().contains("Every other cell leaves"), "{}", solved.text());
    ada.presses(solved.message(), "Play on from here").in_public("Game 1 starts");
    let next = ada.presses(solved.message(), "Next: Last placements").in_private("**Puzzle ");
    let solved = solves(ada, next.message());
    assert!(solved.text().contains("Your puzzle rating: "), "{}", solved.text());
}

#[test]
fn the_next_puzzle_has_the_chosen_theme_also_after_a_restart() {
    let scene = Scene::start();
    let ada = scene.ada();
    let is_draw = |message: &Message| shown(message).1.themes().contains(&PuzzleTheme::SaveDraw);
    let themed = ada.also_choosing(call(ada, "play"), "theme", "Save the draw");
    let puzzle = ada.types(&themed).in_private("**Puzzle ");
    let solved = solves(ada, puzzle.message());
    let line = ada.presses(solved.message(), "Show solution").in_private("Solution to puzzle");
    scene.kill_bot();
    scene.restart_after_kill();
    let next = ada.presses(line.message(), "Next: Save the draw").in_private("**Puzzle ");
    assert!(is_draw(next.message()), "{}", next.text());
    assert!(next.message().button_labelled("counts for half").is_some());
    let wrong = fails(ada, next.message());
    let again = ada.presses(wrong.message(), "Try again");
    for counted in [&wrong, &again] {
        let message = counted.message();
        assert!(
            message.button_labelled("counts for half").is_none(),
            "it has counted: {message:#?}"
        );
    }
    let hint = ada.presses(again.message(), "Hint").in_private("Hint: ");
    assert!(!hint.text().contains("counts for half"), "{:?}", hint.text());
    let solved = solves(ada, hint.message());
    assert!(solved.text().contains("Only your first try was rated."), "{:?}", solved.text());
    let third = ada.presses(solved.message(), "Next: Save the draw").in_private("**Puzzle ");
    assert!(is_draw(third.message()), "{}", third.text());
}

#[test]
fn a_theme_without_puzzles_left_leads_to_all_themes() {
    let scene = Scene::start();
    let ada = scene.ada();
    let themed = ada.also_choosing(call(ada, "play"), "theme", "Save the draw");
    let themed = ada.types(&themed).in_private("**Puzzle ");
    let solved = solves(ada, themed.message());
    scene.change_database(ALL_TRIED);
    // These have other themes. One of them may be the puzzle of the day.
    scene.change_database("DELETE FROM puzzle_attempts WHERE puzzle_id IN (1, 2)");
    let none = ada.presses(solved.message(), "Next: Save the draw").in_private("no puzzles left");
    ada.presses(none.message(), "Puzzle of any theme").in_private("**Puzzle ");
}

#[test]
fn looking_at_the_solution_counts_as_not_solved_and_playing_on_starts_a_game() {
    let scene = Scene::start();
    let ada = scene.ada();
    let puzzle = asks(ada, "play");
    let line = ada.presses(puzzle.message(), "Show solution").in_private("Solution to puzzle");
    assert!(line.text().contains("This one doesn't count as solved."), "{}", line.text());
    let start = ada.presses(line.message(), "Back").in_private("Solution to puzzle");
    ada.presses(start.message(), "Play on from here").in_public("Game 1 starts");
    assert_eq!(scene.games(), 1);
}

#[test]
fn the_puzzle_rating_is_on_the_profile_of_a_server_where_puzzles_were_solved() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    ladders::game(ada, ben, 12);
    let rating = |of: Person<'_>| {
        let profile = ladders::asks(of, "profile").in_public("Last games:");
        assert!(!profile.text().contains("Puzzle"), "the picture says it: {}", profile.text());
        let alt = profile.message().attachments[0].description.clone().unwrap_or_default();
        alt.split("; Puzzle rating: ").nth(1).map(str::to_owned)
    };
    let elsewhere = ben.in_direct_messages();
    solves(elsewhere, asks(elsewhere, "play").message());
    fails(ada, asks(ada, "play").message());
    assert!(rating(ada).is_some_and(|rating| rating.contains('±')));
    assert_eq!(rating(ben), None);
}

#[test]
fn puzzles_can_be_solved_in_direct_messages() {
    let scene = Scene::start();
    let ada = scene.ada().in_direct_messages();
    let puzzle = asks(ada, "daily");
    let solved = solves(ada, puzzle.message());
    let line = ada.presses(solved.message(), "Show solution").in_private("Solution to puzzle");
    let start = ada.presses(line.message(), "Back").in_private("Solution to puzzle");
    ada.presses(start.message(), "Play on from here").in_public("Game 1 starts");
}

#[test]
fn the_daily_puzzle_is_posted_once_a_day_with_a_tally_that_gives_nothing_away() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    wants_daily(ada);
    let posted = scene.message(ada.channel, is_daily);
    assert!(has_picture(&posted) && posted.pings.is_empty(), "{posted:#?}");
    assert!(posted.content.contains("Nobody has tried it yet."), "{}", posted.content);

    let solved = ada.presses(&posted, "Solve").in_private("**Puzzle ");
    let solved = solves(ada, solved.message());
    assert!(solved.text().contains("Daily streak: 1 day."), "{}", solved.text());
    let failed = ben.presses(&posted, "Solve").in_private("**Puzzle ");
    fails(ben, failed.message());
    scene.let_time_pass(Duration::from_mins(1));
    let tally = scene.wait_for_text(&posted, "Tried: 2 · Solved: 1");
    assert!(has_picture(&tally) && !tally.content.contains("-# **"), "{tally:#?}");

    let ladder = CommandCall::new(ben.id, ben.channel, "ladder puzzles");
    let ladder = ben.types(&ladder).in_public("**Best puzzle solvers**");
    assert!(ladder.text().contains(&format!("**1** · {}", ada.mention())), "{}", ladder.text());
    assert!(ladder.text().contains(&format!("**2** · {}", ben.mention())), "{}", ladder.text());

    scene.let_time_pass(DAY);
    scene.wait_until(|| dailies(&scene, ada) == 2);
    let next = asks(ada, "daily").in_private("**Puzzle ");
    assert!(next.text().starts_with("**Daily puzzle** · <t:"), "{}", next.text());
    assert!(next.text().ends_with("Daily streak: 1 day."), "{}", next.text());
}

#[test]
fn every_server_gets_the_same_puzzle_and_a_clock_set_ahead_skips_the_days_between() {
    let scene = Scene::start();
    let ada = scene.ada();
    let elsewhere = scene.playground.create_guild("Elsewhere");
    let far = ada.at(scene.playground.create_channel(elsewhere, "far"));
    wants_daily(ada);
    wants_daily(far);
    let here = scene.message(ada.channel, is_daily);
    let there = scene.message(far.channel, is_daily);
    assert_eq!(shown(&here).0, shown(&there).0);
    scene.let_time_pass(9 * DAY);
    scene.wait_until(|| dailies(&scene, ada) == 2 && dailies(&scene, far) == 2);
    scene.let_time_pass(Duration::from_mins(10));
    assert_eq!((dailies(&scene, ada), dailies(&scene, far)), (2, 2));
}

#[test]
fn a_daily_puzzle_posted_just_before_a_kill_is_not_posted_again() {
    let scene = Scene::start();
    let ada = scene.ada();
    wants_daily(ada);
    scene.message(ada.channel, is_daily);
    scene.wait_until(|| scene.count(DAILIES) == 1);
    // Discord posts tomorrow's puzzle, but its response is late.
    let held =
        Fault::new("POST", "/channels/*/messages", Effect::Delay(600_000)).after_performing();
    scene.playground.add_fault(held);
    scene.let_time_pass(DAY);
    scene.wait_until(|| dailies(&scene, ada) == 2);
    scene.kill_bot();
    scene.restart_after_kill();
    scene.wait_until(|| scene.count(DAILIES) == 2);
    assert_eq!(dailies(&scene, ada), 2);
    scene.let_time_pass(Duration::from_mins(10));
    assert_eq!(dailies(&scene, ada), 2);
}

#[test]
fn a_puzzle_too_close_to_ones_rated_game_is_neither_shown_nor_explained() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let daily = asks(ada, "daily");
    let (_, puzzle) = shown(daily.message());
    let rated = setup(ada, "given").option("position", puzzle.start().to_string());
    let challenge = ada.types(&rated.option("rated", true));
    ben.presses(challenge.message(), "Accept").in_public("Accepted");
    ada.presses(daily.message(), "Show solution").in_private("rated or tournament game");
    asks(ben, "daily").in_private("rated or tournament game");
    asks(ben, "play").in_private("**Puzzle ");
}

/// Ada and Ben play a rated game with the mistake and the first move of a puzzle, and have it
/// reviewed and searched.
fn play_and_review(scene: &Scene, puzzle: &Puzzle) {
    let (ada, ben) = (scene.ada(), scene.ben());
    let rated = setup(ada, "given").option("position", puzzle.before().to_string());
    let rated = ada.also_choosing(rated.option("rated", true), "color", "White");
    let challenge = ada.types(&rated);
    ben.presses(challenge.message(), "Accept").in_public("Accepted");
    scene.board_after(challenge.message());
    let players = ByColor { white: ada, black: ben };
    let mut duel = Duel { scene, players, game: Game::from_position(*puzzle.before()) };
    duel.play_all(&[puzzle.mistake(), puzzle.line()[0]]);
    let question = ada.asks("resign");
    ada.presses(question.message(), "Resign game").in_private("You've resigned");
    // A game this short would count for nothing.
    scene.change_database("UPDATE results SET share = 1000");
    ada.asks("game review").in_private("Reviewing … ");
    scene.wait_until(|| scene.count("SELECT count(*) FROM mined_games") == 1);
}

#[test]
fn a_reviewed_rated_game_is_searched_once_and_known_puzzles_are_not_added() {
    let scene = Scene::start();
    let known = PUZZLES.lines().next().expect("a puzzle").parse().expect("a valid puzzle");
    play_and_review(&scene, &known);
    assert_eq!(scene.count("SELECT count(*) FROM puzzles"), 0);
}

#[test]
fn a_new_puzzle_in_a_reviewed_rated_game_can_be_solved_after_a_restart() {
    let scene = Scene::start();
    let puzzle: Puzzle = UNKNOWN.parse().expect("a valid puzzle");
    play_and_review(&scene, &puzzle);
    let stored = format!("SELECT count(*) FROM puzzles WHERE puzzle = '{UNKNOWN}'");
    assert_eq!((scene.number(&stored), scene.count("SELECT count(*) FROM puzzles")), (1, 1));
    scene.kill_bot();
    scene.restart_after_kill();
    let cleo = scene.new_person("cleo");
    let wrong = fails(cleo, asks(cleo, "play").message());
    scene.change_database(ALL_TRIED);
    let found = cleo.presses(wrong.message(), "Next puzzle").in_private("**Puzzle 1000001**");
    let [ply] = puzzle.line() else { panic!("one move to find") };
    plays(cleo, found.message(), (1_000_001, 0), *ply).in_private("**Solved!**");
}

#[test]
fn deleted_people_leave_no_attempts() {
    let scene = Scene::start();
    let ada = scene.ada();
    fails(ada, asks(ada, "play").message());
    assert_eq!(scene.count("SELECT count(*) FROM solvers"), 1);
    let privacy = CommandCall::new(ada.id, ada.channel, "privacy delete");
    let question = ada.types(&privacy);
    ada.presses(question.message(), "Delete everything");
    scene.wait_until(|| scene.count("SELECT count(*) FROM solvers") == 0);
    assert_eq!(scene.count("SELECT count(*) FROM puzzle_attempts"), 0);
}
