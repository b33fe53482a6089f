//! Deadline reminders: sent where each person wants them, once each, and not in quiet hours.

use std::time::Duration;

use dvonn_playground::Message;

use crate::support::person::Person;
use crate::support::response::Response;
use crate::support::scene::Scene;

const HOUR: Duration = Duration::from_hours(1);
const HOUR_IN_MILLISECONDS: i64 = 60 * 60 * 1_000;

/// The settings page with the reminders.
#[track_caller]
fn settings(person: Person<'_>) -> Response {
    let settings = person.asks("settings");
    person.presses(settings.message(), "Reminders, language …")
}

/// The reminders in a person's channel, oldest first.
fn reminders(person: Person<'_>) -> Vec<Message> {
    let messages = person.scene.playground.messages(person.channel);
    messages.into_iter().filter(is_reminder).collect()
}

fn is_reminder(message: &Message) -> bool {
    message.visible_to.is_none() && message.content.contains("it is your turn in game")
}

#[test]
fn a_player_is_reminded_three_times_in_the_channel_of_the_game() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (player, board) = (duel.mover(), duel.board());
    // A half, a fifth and a twentieth of 72 hours are left after 36, 57.6 and 68.4 hours.
    for (count, hours) in [(1, 37), (2, 21), (3, 11)] {
        scene.let_time_pass(HOUR * hours);
        scene.wait_until(|| reminders(player).len() == count);
    }
    let last = reminders(player).remove(2);
    assert!(last.content.contains(&format!("<t:{}:f>", scene.deadline() / 1_000)), "{last:?}");
    assert!(last.content.contains("game 1"), "{last:?}");
    assert!(last.content.contains(&format!("{}/{})", player.channel, board.id)), "{last:?}");
    assert_eq!(last.pings.iter().collect::<Vec<_>>(), [&player.id]);

    scene.kill_bot();
    scene.start_bot();
    player.asks("board").in_private("Deadline: ");
    scene.let_time_pass(HOUR * 4);
    scene.board_after(&board);
    assert_eq!(reminders(player).len(), 3, "there is no second reminder");
}

#[test]
fn reminders_fall_back_from_direct_message_to_channel() {
    let scene = Scene::start();
    let duel = scene.duel();
    let player = duel.mover();
    player.picks(settings(player).message(), "Reminders: by direct message");
    let direct = player.in_direct_messages();
    scene.let_time_pass(HOUR * 37);
    scene.wait_until(|| reminders(direct).len() == 1);
    assert!(reminders(player).is_empty());

    scene.tolerate(50007);
    let closed = scene.playground.set_direct_messages(player.id, false);
    closed.expect("direct messages can be turned off");
    scene.let_time_pass(HOUR * 21);
    scene.wait_until(|| reminders(player).len() == 1);
    assert_eq!(reminders(direct).len(), 1);
}

#[test]
fn a_reminder_waits_for_the_end_of_quiet_hours() {
    let scene = Scene::start();
    let duel = scene.duel();
    let player = duel.mover();
    let due = scene.deadline() - 36 * HOUR_IN_MILLISECONDS;
    let hour = due / HOUR_IN_MILLISECONDS;
    let hours = format!("{}-{}", (hour - 1) % 24, (hour + 5) % 24);
    let form = player.presses(settings(player).message(), "Time zone, quiet hours …");
    player.fills(&form, &[("hours", &hours), ("zone", "UTC")]).in_private("Quiet hours: ");

    scene.let_time_pass(HOUR * 37);
    scene.wait_until(|| scene.next_reminder() == (hour + 5) * HOUR_IN_MILLISECONDS);
    assert!(reminders(player).is_empty());
    scene.let_time_pass(HOUR * 5);
    scene.wait_until(|| reminders(player).len() == 1);
}

#[test]
fn reminders_can_be_turned_off() {
    let scene = Scene::start();
    let duel = scene.duel();
    let player = duel.mover();
    player.picks(settings(player).message(), "Reminders: none");
    let due = scene.next_reminder();
    scene.let_time_pass(HOUR * 37);
    scene.wait_until(|| scene.next_reminder() > due);
    assert!(reminders(player).is_empty());
}
