//! Deadline reminders: sent where each person wants them, once each, and not in quiet hours. And the daily list of
//! games.

use std::time::Duration;

use dvonn_playground::Message;

use crate::support::duel::Duel;
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
    message.visible_to.is_none() && message.content.contains("it's your turn in game")
}

/// The newest reminder in a person's channel, once it is another one than `before`. There is no other.
#[track_caller]
fn reminder_after(person: Person<'_>, before: Option<&Message>) -> Message {
    let is_new = |newest: &Message| before.is_none_or(|before| newest.id != before.id);
    person.scene.wait_until(|| {
        let all = reminders(person);
        all.len() == 1 && all.last().is_some_and(is_new)
    });
    reminders(person).remove(0)
}

#[test]
fn each_of_three_reminders_replaces_the_one_before() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (player, board) = (duel.mover(), duel.board());
    let mut last = None;
    // A half, a fifth and a twentieth of 72 hours are left after 36, 57.6 and 68.4 hours.
    for hours in [37, 21, 11] {
        scene.let_time_pass(HOUR * hours);
        last = Some(reminder_after(player, last.as_ref()));
    }
    let last = last.expect("the third");
    assert!(last.content.contains(&format!("<t:{}:f>", scene.deadline() / 1_000)), "{last:?}");
    assert!(last.content.contains("game 1"), "{last:?}");
    assert!(last.content.contains(&format!("{}/{})", player.channel, board.id)), "{last:?}");
    assert_eq!(last.pings.iter().collect::<Vec<_>>(), [&player.id]);
    player.presses(&last, "Next game").in_private("Your turn");

    scene.kill_bot();
    scene.start_bot();
    player.asks("board").in_private("Deadline: ");
    scene.let_time_pass(HOUR * 4);
    scene.board_after(&board);
    assert_eq!(reminders(player).last().map(|same| same.id), Some(last.id), "there is no fourth");
}

#[test]
fn one_message_reminds_of_all_games_that_are_due() {
    let scene = Scene::start();
    let venues = ["one", "two", "three"].map(|name| scene.new_channel(name));
    let people = venues.map(|channel| (scene.ada().at(channel), scene.ben().at(channel)));
    let duels = people.map(|(ada, ben)| Duel::by_clock(ada, ben, "3d"));
    scene.let_time_pass(HOUR * 37);
    let [first, second, third] = people.map(|(ada, _)| ada);
    let reminder = scene
        .message(first.channel, |message| message.content.contains("short of time in 3 games"));
    for (duel, number) in duels.iter().zip(1..) {
        let line = format!("Game {number} against {}. Deadline: <t:", scene.ben().mention());
        assert!(reminder.content.contains(&line), "{:?}", reminder.content);
        assert!(reminder.content.contains(&duel.board().id.to_string()), "{:?}", reminder.content);
    }
    scene.settle();
    let waits = |person: Person<'_>| {
        let messages = scene.playground.messages(person.channel);
        messages
            .iter()
            .filter(|message| message.content.contains("short of time in 3 games"))
            .count()
    };
    assert_eq!([first, second, third].map(waits), [1, 0, 0]);
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
    scene.wait_until(|| reminders(direct).is_empty());
}

#[test]
fn a_reminder_waits_for_the_end_of_quiet_hours() {
    let scene = Scene::start();
    let duel = scene.duel();
    let player = duel.mover();
    let due = scene.deadline() - 36 * HOUR_IN_MILLISECONDS;
    let hour = due / HOUR_IN_MILLISECONDS;
    let hours = format!("{}-{}", (hour - 1) % 24, (hour + 5) % 24);
    let form = player.presses(settings(player).message(), "Time zone, quiet hours, daily list …");
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

#[test]
fn a_list_of_the_games_that_wait_comes_every_day_and_replaces_the_one_before() {
    let scene = Scene::start();
    let duel = scene.duel();
    let player = duel.mover();
    let form = player.presses(settings(player).message(), "Time zone, quiet hours, daily list …");
    let wrong = player.fills(&form, &[("summary", "noon"), ("zone", "UTC")]);
    wrong.in_private("`noon` isn't a time of day.");
    let form = player.presses(settings(player).message(), "Time zone, quiet hours, daily list …");
    let set = player.fills(&form, &[("summary", "8"), ("zone", "UTC")]);
    set.in_private("Daily list of games waiting for you, by direct message: 08:00 (UTC)");

    let direct = player.in_direct_messages();
    let is_list = |message: &Message| message.content.contains("One game is waiting for you.");
    scene.let_time_pass(HOUR * 24);
    let first = scene.message(direct.channel, is_list);
    assert!(first.content.contains("[Game 1]("), "{first:?}");
    scene.let_time_pass(HOUR * 24);
    scene.message(direct.channel, |message| is_list(message) && message.id != first.id);
    let lists = || scene.playground.messages(direct.channel).into_iter().filter(is_list).count();
    scene.wait_until(|| lists() == 1);

    let question = player.asks("resign");
    player.presses(question.message(), "Resign game");
    scene.let_time_pass(HOUR * 24);
    scene.wait_until(|| lists() == 0);
}
