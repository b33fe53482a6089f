//! Vacations: clocks stop, whether the vacation was declared or started automatically.

use std::time::Duration;

use crate::support::person::Person;
use crate::support::response::Response;
use crate::support::scene::Scene;

const DAY: Duration = Duration::from_hours(24);

/// `/dvonn vacation` with this number of days.
#[track_caller]
fn starts_vacation(person: Person<'_>, days: u32) -> Response {
    person.types(&person.command("vacation").option("days", days))
}

#[test]
fn a_vacation_stops_the_clock_and_the_board_says_so() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (player, board) = (duel.mover(), duel.board());
    player.asks("vacation").in_private("You're not on vacation").in_private("30 of 30");
    starts_vacation(player, 2).in_private("You're on vacation until").in_private("28 of 30");
    let stands = format!("The clock is stopped: {} is on vacation", player.mention());
    scene.wait_for_text(&board, &stands);
    player.asks("games").in_private("on vacation, 2 days 23 hours");

    scene.let_time_pass(DAY + DAY / 2);
    duel.waiter().asks("board").in_private(&stands);
    scene.let_time_pass(DAY);
    scene.wait_for_text(&board, "Deadline: ");
    player.asks("vacation").in_private("You're not on vacation");
    scene.let_time_pass(DAY * 3);
    assert!(scene.board_after(&board).content.contains("doesn't count"));
}

#[test]
fn a_vacation_ends_by_button_or_by_zero_days() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (player, board) = (duel.mover(), duel.board());
    let direct = player.in_direct_messages();
    let response = starts_vacation(direct, 3).in_private("27 of 30");
    scene.wait_for_text(&board, "on vacation");
    let response = direct.presses(response.message(), "End vacation");
    response.in_private("You're not on vacation").in_private("29 of 30").without_controls();
    scene.wait_for_text(&board, "Deadline: ");

    starts_vacation(player, 30).in_private("You have only 29 vacation days left");
    starts_vacation(player, 29).in_private("0 of 30");
    starts_vacation(player, 0).in_private("You're not on vacation").in_private("28 of 30");
    starts_vacation(player, 0).in_private("You're not on vacation");
}

#[test]
fn an_automatic_vacation_saves_a_game() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (player, board) = (duel.mover(), duel.board());
    let settings = player.asks("settings");
    let page = player.presses(settings.message(), "Reminders, language …");
    player.presses(page.message(), "Start vacations automatically");
    scene.let_time_pass(DAY * 4);

    let saved = scene.board_after(&board);
    let words = format!("{} ran out of time and has used a vacation day", player.mention());
    assert!(saved.content.contains(&words), "{:?}", saved.content);
    assert!(saved.content.contains("The clock is stopped"), "{:?}", saved.content);
    let notice = scene.message(player.in_direct_messages().channel, |message| {
        message.content.contains("The vacation is extended day by day until you play")
    });
    assert!(notice.content.contains("29 of 30"), "{:?}", notice.content);
    player.asks("vacation").in_private("a vacation started automatically").in_private("29 of 30");
    player.places("D3").in_public("**D3**");
    player.asks("games").in_private("Game 1");
}
