//! Milestones: said once, in private, to the winner.

use dvonn_playground::{Effect, Fault};
use dvonn_rules::Ply;

use crate::support::duel::Duel;
use crate::support::person::Person;
use crate::support::scene::{Scene, TIMEOUT, wait};

const FIRST: &str = "**Your first win** against a person!";

/// A position in which White wins with B1A1.
fn won() -> String {
    let rest = [10, 11, 10, 9].map(|cells: usize| vec!["."; cells].join(",")).join("/");
    format!("w b4*,w1,.,.,.,.,.,.,./{rest} movement")
}

/// Ada plays a game that Ben resigns.
fn resigned(scene: &Scene) -> (Person<'_>, Person<'_>) {
    let duel = scene.duel();
    let (ada, ben) = (duel.mover(), duel.waiter());
    let ask = ben.asks("resign");
    ben.presses(ask.message(), "Resign game").in_private("You've resigned.");
    scene.message(scene.general(), |message| message.content.contains("resigned"));
    (ada, ben)
}

fn unsaid(scene: &Scene) -> i64 {
    scene.number("SELECT count(*) FROM milestones")
}

#[test]
fn who_wins_with_their_last_move_reads_it_below_the_confirmation() {
    let scene = Scene::start();
    let duel = Duel::from_position(scene.ada(), scene.ben(), &won());
    let (ada, ben) = (duel.mover(), duel.waiter());
    let ply: Ply = "B1A1".parse().unwrap();
    let preview = ada.types(&ada.turn(ply)).in_private("Play it?");
    let press = ada.press(preview.message(), "Play move");
    let played = ada.clicks(&press).in_private("You played");
    let told = played.text();
    assert!(
        told.starts_with(&format!(
            "**You won 5–0!** A clean sweep: the loser has no stacks left.\n{FIRST}\nYou"
        )),
        "{told:?}"
    );
    let end = scene.message(scene.general(), |message| message.content.contains("(White) wins"));
    assert!(!end.content.contains("first win"), "nobody else reads it: {:?}", end.content);
    let again = ada.clicks(&press.clone().forced());
    assert!(!again.text().contains("first win"), "a second press says nothing: {:?}", again.text());
    for person in [ada, ben] {
        let desk = person.asks("games");
        assert!(!desk.text().contains("first win"), "{:?}", desk.text());
    }
    assert_eq!(played.message().pings.len(), 0);
    assert_eq!(unsaid(&scene), 0);
}

#[test]
fn who_wins_without_a_move_reads_it_with_their_next_confirmation() {
    let scene = Scene::start();
    let (ada, ben) = resigned(&scene);
    assert_eq!(unsaid(&scene), 1);
    scene.kill_bot();
    scene.restart_after_kill();
    let duel = scene.duel();
    let board = duel.board();
    let cells = ada.chooses(&board, "3");
    let placed = ada.chooses(cells.message(), "D3").in_private("You placed a");
    let of_game = format!("Game 1: {FIRST}");
    let lines: Vec<_> = placed.text().lines().filter(|line| *line == of_game).collect();
    assert_eq!(lines.len(), 1, "{:?}", placed.text());
    scene.board_after(&board);
    assert_eq!(unsaid(&scene), 0);
    ben.places("E4").in_public("**E4**");
}

#[test]
fn a_milestone_that_could_not_be_sent_is_said_next_time() {
    let scene = Scene::start();
    scene.expect_errors();
    let (ada, _) = resigned(&scene);
    scene.duel();
    let list = ada.asks("games");
    let refusal = Fault::new("POST", "/interactions/*/*/callback", Effect::Refuse(400, 50035));
    scene.playground.add_fault(refusal.times(1));
    let refused = ada.presses(list.message(), "Next game").in_private("something went wrong");
    assert!(!refused.text().contains(FIRST), "{:?}", refused.text());
    assert_eq!(unsaid(&scene), 1);
    ada.presses(list.message(), "Next game").in_private(FIRST);
    scene.wait_until(|| unsaid(&scene) == 0);
}

#[test]
fn milestones_can_be_turned_off_and_come_by_direct_message_like_reminders() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let page = ben.asks("settings");
    let page = ben.presses(page.message(), "Reminders, language …");
    let page = ben.presses(page.message(), "Don't mention milestones");
    page.in_private("Milestones, such as a first win: I won't mention them");
    let page = ada.asks("settings");
    let page = ada.presses(page.message(), "Reminders, language …");
    ada.picks(page.message(), "Reminders: by direct message");
    resigned(&scene);
    let channel = wait(scene.playground.wait_for_direct_channel(ada.id, TIMEOUT));
    let notice = scene.message(channel.expect("a direct message"), |_| true);
    assert!(notice.content.contains(FIRST), "{:?}", notice.content);
    let duel = scene.duel();
    let ask = duel.mover().asks("resign");
    duel.mover().presses(ask.message(), "Resign game").in_private("You've resigned.");
    scene.settle();
    assert_eq!(unsaid(&scene), 0, "Ben does not want to be told");
}
