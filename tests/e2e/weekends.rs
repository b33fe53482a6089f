//! Weekends off: clocks stop from Saturday to Monday in the player's time zone.

use std::time::Duration;

use crate::support::duel::Duel;
use crate::support::person::Person;
use crate::support::response::Response;
use crate::support::scene::Scene;

const HOUR_IN_MILLISECONDS: i64 = 60 * 60 * 1_000;
const WEEK_IN_MILLISECONDS: i64 = 7 * 24 * HOUR_IN_MILLISECONDS;

/// When the clock of the only game next stops or starts for a weekend, in milliseconds since 1970.
fn next_change(scene: &Scene) -> i64 {
    scene.count("SELECT COALESCE(weekend_at, 0) FROM games")
}

/// Lets the time pass until an hour after this one, in milliseconds since 1970.
fn wait_past(scene: &Scene, moment: i64) {
    let left = moment + HOUR_IN_MILLISECONDS - scene.now();
    scene.let_time_pass(Duration::from_millis(left.try_into().expect("in the future")));
}

/// The settings page about time.
#[track_caller]
fn settings(person: Person<'_>) -> Response {
    person.presses(person.asks("settings").message(), "Reminders, language …")
}

/// A game with thirty days for each move, in which the player to move takes weekends off.
#[track_caller]
fn duel_with_weekends(scene: &Scene) -> Duel<'_> {
    let duel = Duel::by_clock(scene.ada(), scene.ben(), "30d");
    let player = duel.mover();
    let page = player.presses(settings(player).message(), "Stop my clocks at weekends");
    page.in_private("your clocks stop on Saturdays and Sundays")
        .in_private("Next weekend off: <t:");
    duel
}

#[test]
fn a_weekend_stops_the_clock_and_monday_starts_it_again() {
    let scene = Scene::start();
    let duel = duel_with_weekends(&scene);
    let (player, opponent, board) = (duel.mover(), duel.waiter(), duel.board());
    let (set_at, saturday) = (scene.now(), next_change(&scene));
    assert!((set_at + WEEK_IN_MILLISECONDS..).contains(&saturday), "{set_at} {saturday}");
    wait_past(&scene, saturday - WEEK_IN_MILLISECONDS);
    opponent.asks("board").in_private("plus any weekends off before then. The next one starts <t:");
    assert!(scene.deadline() > 0, "the first weekend is too soon");

    wait_past(&scene, saturday);
    let monday = saturday + 48 * HOUR_IN_MILLISECONDS;
    scene.wait_until(|| next_change(&scene) == monday);
    let stands = format!("The clock is stopped while {} has the weekend off", player.mention());
    let again = format!("It'll start again <t:{}:R>", monday / 1_000);
    scene.wait_for_text(&board, &format!("{stands}. {again}"));
    opponent.asks("board").in_private(&stands).in_private(&again);
    player.asks("games").in_private("weekend off, ").in_private("days");

    let left = scene.count("SELECT white_left FROM games");
    wait_past(&scene, monday);
    scene.wait_for_text(&board, "Deadline: ");
    let running = scene.count("SELECT deadline - clock_since FROM games");
    assert_eq!(running, left, "the weekend took no time");
    opponent.asks("board").in_private("Deadline: ");
}

#[test]
fn a_weekend_cannot_be_made_longer_by_another_time_zone() {
    let scene = Scene::start();
    let duel = duel_with_weekends(&scene);
    let (player, board) = (duel.mover(), duel.board());
    let saturday = next_change(&scene);
    wait_past(&scene, saturday);
    scene.wait_for_text(&board, "has the weekend off");
    let monday = next_change(&scene);

    let form = player.presses(settings(player).message(), "Time zone, quiet hours, daily list …");
    let page = player.fills(&form, &[("hours", ""), ("zone", "Pacific/Honolulu")]);
    page.in_private("(Pacific/Honolulu)");
    assert_eq!(next_change(&scene), monday);
    wait_past(&scene, monday);
    scene.wait_for_text(&board, "Deadline: ");
    let in_honolulu = saturday + WEEK_IN_MILLISECONDS + 10 * HOUR_IN_MILLISECONDS;
    assert_eq!(next_change(&scene), in_honolulu);

    let page = player.presses(settings(player).message(), "Let my clocks run at weekends");
    page.in_private("Weekends off: none");
    assert_eq!(next_change(&scene), 0);
}
