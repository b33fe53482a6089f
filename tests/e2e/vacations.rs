//! Vacations: clocks that stand, declared or by themselves.

use std::time::Duration;

use crate::support::person::Person;
use crate::support::scene::Scene;
use crate::support::told::Told;

const DAY: Duration = Duration::from_hours(24);

/// `/dvonn vacation` of so many days.
#[track_caller]
fn away(person: Person<'_>, days: u32) -> Told {
    person.types(&person.command("vacation").option("days", days))
}

#[test]
fn a_clock_stands_while_its_owner_is_on_vacation_and_everybody_sees_why() {
    let scene = Scene::begin();
    let duel = scene.duel();
    let (player, board) = (duel.mover(), duel.board());
    player.asks("vacation").in_private("You are not on vacation").in_private("30 of 30");
    away(player, 2).in_private("You are on vacation until").in_private("28 of 30");
    let stands = format!("The clock is stopped: {} is on vacation", player.mention());
    scene.amended(&board, &stands);
    player.asks("games").in_private("on vacation, 2 days 23 hours");

    scene.let_pass(DAY + DAY / 2);
    duel.waiter().asks("board").in_private(&stands);
    scene.let_pass(DAY);
    scene.amended(&board, "Deadline: ");
    player.asks("vacation").in_private("You are not on vacation");
    scene.let_pass(DAY * 3);
    assert!(scene.board_after(&board).content.contains("does not count"));
}

#[test]
fn a_vacation_is_ended_by_its_button_or_by_zero_days_from_anywhere() {
    let scene = Scene::begin();
    let duel = scene.duel();
    let (player, board) = (duel.mover(), duel.board());
    let direct = player.in_direct_messages();
    let told = away(direct, 3).in_private("27 of 30");
    scene.amended(&board, "on vacation");
    let told = direct.presses(told.message(), "End vacation");
    told.in_private("You are not on vacation").in_private("29 of 30").without_controls();
    scene.amended(&board, "Deadline: ");

    away(player, 30).in_private("You have only 29 days of vacation left");
    away(player, 29).in_private("0 of 30");
    away(player, 0).in_private("You are not on vacation").in_private("28 of 30");
    away(player, 0).in_private("You are not on vacation");
}

#[test]
fn a_game_is_saved_by_a_vacation_that_begins_by_itself() {
    let scene = Scene::begin();
    let duel = scene.duel();
    let (player, board) = (duel.mover(), duel.board());
    let settings = player.asks("settings");
    let page = player.presses(settings.message(), "Reminders, language …");
    player.presses(page.message(), "Start vacations automatically");
    scene.let_pass(DAY * 4);

    let saved = scene.board_after(&board);
    let words = format!("{} ran out of time and uses a day of vacation", player.mention());
    assert!(saved.content.contains(&words), "{:?}", saved.content);
    assert!(saved.content.contains("The clock is stopped"), "{:?}", saved.content);
    let notice = scene.message(player.in_direct_messages().channel, |message| {
        message.content.contains("The vacation goes on day by day until you play")
    });
    assert!(notice.content.contains("29 of 30"), "{:?}", notice.content);
    player.asks("vacation").in_private("a vacation started automatically").in_private("29 of 30");
    player.places("D3").in_public("**D3**");
    player.asks("games").in_private("Game 1");
}
