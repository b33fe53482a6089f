//! `/game follow`: updates about other people's games, by direct message.

use std::time::Duration;

use dvonn_playground::{Click, CommandCall, Effect, Fault, Message, Permissions};

use crate::support::duel::Duel;
use crate::support::person::Person;
use crate::support::response::Response;
use crate::support::scene::Scene;

/// Discord's code for a person who accepts no direct messages.
const NO_DIRECT_MESSAGES: u64 = 50007;
const HOUR_IN_MILLISECONDS: i64 = 60 * 60 * 1_000;

#[track_caller]
fn follow(person: Person<'_>) -> Response {
    person.types(&CommandCall::new(person.id, person.channel, "game follow"))
}

/// Follows the game of the person's channel.
#[track_caller]
fn follows(person: Person<'_>, how: &str) -> Response {
    let page = follow(person).in_private("You aren't following this game.");
    person.presses(page.message(), how).in_private("You're following this game")
}

/// The direct messages that a person got, oldest first.
fn updates(person: Person<'_>) -> Vec<Message> {
    let direct = person.in_direct_messages().channel;
    let messages = person.scene.playground.messages(direct).into_iter();
    messages.filter(|message| message.visible_to.is_none()).collect()
}

/// Asserts that a person got this number of updates, and returns the last one.
#[track_caller]
fn told(person: Person<'_>, count: usize) -> Option<Message> {
    let mut updates = updates(person);
    assert_eq!(updates.len(), count, "{updates:#?}");
    updates.pop()
}

fn follows_in(scene: &Scene) -> i64 {
    scene.count("SELECT COUNT(*) FROM follows")
}

/// Waits until nobody is to get an update.
#[track_caller]
fn settle(scene: &Scene) {
    scene.wait_until(|| scene.count("SELECT COUNT(*) FROM posts WHERE kind = 'follow'") == 0);
}

#[track_caller]
fn resigns(duel: &Duel<'_>) {
    let ada = duel.players.white;
    let question = ada.asks("resign");
    ada.presses(question.message(), "Resign game");
}

#[test]
fn a_follower_gets_an_update_after_each_move_or_at_the_end() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let (cleo, emil) = (scene.new_person("cleo"), scene.new_person("emil"));
    follows(cleo, "Follow each move");
    follows(emil, "Tell me the result").in_private("when it ends");
    for (number, cell) in ["D3", "E3"].into_iter().enumerate() {
        duel.play(cell.parse().expect("a cell"));
        settle(&scene);
        let update = told(cleo, number + 1).expect("an update");
        assert!(update.content.contains(cell), "{update:#?}");
    }
    let last = updates(cleo).remove(1);
    let (board, mover) = (duel.board(), duel.mover());
    assert!(last.content.contains(&format!("{}/{})", board.channel, board.id)), "{last:?}");
    assert!(last.content.contains(&format!("Move 3: it's {}'s turn.", mover.mention())));
    assert!(last.button_labelled("Stop following").is_some());
    told(emil, 0);

    resigns(&duel);
    settle(&scene);
    for (person, count) in [(cleo, 3), (emil, 1)] {
        let last = told(person, count).expect("an update");
        assert!(last.content.contains(" resigned."), "{last:#?}");
        assert_eq!(last.controls().count(), 0);
    }
    assert_eq!(follows_in(&scene), 0, "following ends with the game");
}

#[test]
fn the_place_where_following_began_changes_and_ends_it() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let cleo = scene.new_person("cleo");
    let page = follows(cleo, "Tell me the result");
    let page = cleo.presses(page.message(), "Follow each move").in_private("after each move");
    assert_eq!(follows_in(&scene), 1);
    cleo.presses(page.message(), "Stop following").in_private("any more updates");
    assert_eq!(follows_in(&scene), 0);

    follows(cleo, "Follow each move");
    let list = follow(cleo.in_direct_messages()).in_private("You're following these games");
    assert!(list.text().contains("[Game 1]("), "{}", list.text());
    duel.play("D3".parse().expect("a cell"));
    settle(&scene);
    let update = updates(cleo).remove(0);
    let direct = cleo.in_direct_messages();
    direct.presses(&update, "Stop following").in_private("any more updates");
    assert_eq!(follows_in(&scene), 0);
    direct.presses(&update, "Stop following").in_private("any more updates");
    follow(direct).in_private("you aren't following any");
    duel.play("E3".parse().expect("a cell"));
    told(cleo, 1);
}

/// The updates that wait for more than an hour.
const POSTPONED: &str =
    "SELECT COUNT(*) FROM posts WHERE kind = 'follow' AND retry_at - since > 3600000";

#[test]
fn moves_in_quiet_hours_become_one_update_about_the_present_board() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let cleo = scene.new_person("cleo");
    let hour = scene.count("SELECT MAX(beat_at) FROM heartbeats") / HOUR_IN_MILLISECONDS;
    let hours = format!("{}-{}", (hour + 23) % 24, (hour + 5) % 24);
    let settings = cleo.asks("settings");
    let settings = cleo.presses(settings.message(), "Reminders, language …");
    let form = cleo.presses(settings.message(), "Time zone, quiet hours, daily list …");
    cleo.fills(&form, &[("hours", &hours), ("zone", "UTC")]).in_private("Quiet hours: ");
    follows(cleo, "Follow each move");
    for cell in ["D3", "E3", "F3"] {
        duel.play(cell.parse().expect("a cell"));
        scene.wait_until(|| scene.count(POSTPONED) == 1);
    }
    told(cleo, 0);
    scene.playground.advance(Duration::from_hours(6)).expect("the clock can be advanced");
    settle(&scene);
    let update = told(cleo, 1).expect("an update");
    assert!(update.content.contains("**F3**"), "{update:#?}");
}

#[test]
fn an_update_is_not_sent_twice_long_after_a_kill() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let cleo = scene.new_person("cleo");
    follows(cleo, "Follow each move");
    let direct = cleo.in_direct_messages().channel;
    let sent = format!("/channels/{direct}/messages");
    let unanswered = Fault::new("POST", &sent, Effect::Delay(600_000)).after_performing();
    scene.playground.add_fault(unanswered);
    duel.play("D3".parse().expect("a cell"));
    scene.wait_until(|| updates(cleo).len() == 1);
    scene.kill_bot();
    // By then Discord has forgotten the nonce.
    scene.playground.advance(Duration::from_hours(1)).expect("the clock advances");
    scene.playground.clear_faults();
    scene.restart_after_kill();
    settle(&scene);
    told(cleo, 1);
    duel.play("E3".parse().expect("a cell"));
    settle(&scene);
    told(cleo, 2);
}

#[test]
fn an_update_that_was_not_sent_before_a_kill_is_sent_on_restart() {
    let scene = Scene::start();
    let duel = scene.duel();
    let cleo = scene.new_person("cleo");
    follows(cleo, "Follow each move");
    let held = Fault::new("POST", "/interactions/*/*/callback", Effect::Delay(600_000));
    scene.playground.add_fault(held);
    let mover = duel.mover();
    mover.sends(&mover.command("place").option("cell", "D3"));
    scene.wait_until(|| scene.plies() == 1);
    scene.kill_bot();
    told(cleo, 0);
    scene.restart_after_kill();
    settle(&scene);
    let update = told(cleo, 1).expect("an update");
    assert!(update.content.contains("**D3**"), "{update:#?}");
}

#[test]
fn following_ends_with_those_who_cannot_or_may_not_be_told() {
    let scene = Scene::start();
    scene.tolerate(NO_DIRECT_MESSAGES);
    let mut duel = scene.duel();
    let [closed, gone, deleted] = ["cleo", "emil", "fred"].map(|name| scene.new_person(name));
    for person in [closed, gone, deleted] {
        follows(person, "Follow each move");
    }
    scene.playground.set_direct_messages(closed.id, false).expect("they can be turned off");
    scene.playground.leave(scene.playground.guild(), gone.id).expect("a member");
    let privacy = CommandCall::new(deleted.id, deleted.channel, "privacy delete");
    let question = deleted.types(&privacy);
    deleted.clicks(&deleted.press(question.message(), "Delete everything"));
    scene.wait_for_text(question.message(), "Your data has been deleted.");
    assert_eq!(follows_in(&scene), 2);
    duel.play("D3".parse().expect("a cell"));
    scene.wait_until(|| follows_in(&scene) == 0);
    for person in [closed, deleted] {
        told(person, 0);
    }
}

#[test]
fn people_follow_only_others_games_that_they_see() {
    let scene = Scene::start();
    let duel = scene.duel();
    let cleo = scene.new_person("cleo");
    follow(duel.players.white).in_private("You're playing in this game");
    let page = follow(cleo);
    let elsewhere = cleo.at(scene.new_channel("elsewhere"));
    follow(elsewhere).in_private("There's no game in progress in this channel");
    elsewhere.challenges_anyone();
    let message = scene.message(elsewhere.channel, |message| message.visible_to.is_none());
    let button = page.message().button_labelled("Follow each move").expect("a button");
    let forged = Click::button(cleo.id, elsewhere.channel, message.id, button).forced();
    elsewhere.clicks(&forged).in_private("There's no game 1 you can open here");
    let followed = follows(cleo, "Follow each move");
    let stop = followed.message().button_labelled("Stop following").expect("a button");
    let forged = Click::button(duel.players.black.id, duel.board().channel, duel.board().id, stop);
    duel.players.black.clicks(&forged.forced()).in_private("");
    assert_eq!(follows_in(&scene), 1, "only the follower can stop");
    resigns(&duel);
    settle(&scene);
    follow(cleo).in_private("There's no game in progress in this channel");
}

#[test]
fn a_follower_who_lost_the_channel_is_told_that_once_and_nothing_about_the_game() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let cleo = scene.new_person("cleo");
    follows(cleo, "Follow each move");
    let (playground, guild) = (&scene.playground, scene.playground.guild());
    let members = playground.create_role(guild, "club", Permissions::ADMINISTRATOR);
    let members = members.expect("a role");
    for player in [duel.players.white, duel.players.black] {
        playground.give_role(guild, player.id, members).expect("a member");
    }
    playground.deny_to_people(scene.general(), Permissions::VIEW_CHANNEL).expect("a channel");
    duel.play("D3".parse().expect("a cell"));
    scene.wait_until(|| follows_in(&scene) == 0);
    let notice = told(cleo, 1).expect("a notice");
    assert!(notice.content.contains("you can't see its channel"), "{notice:#?}");
    assert!(!notice.content.contains("D3") && notice.controls().count() == 0, "{notice:#?}");
    duel.play("E3".parse().expect("a cell"));
    told(cleo, 1);
}

#[test]
fn a_follower_with_a_role_that_sees_the_channel_still_gets_updates() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let cleo = scene.new_person("cleo");
    follows(cleo, "Follow each move");
    let (playground, guild) = (&scene.playground, scene.playground.guild());
    let members = playground.create_role(guild, "club", Permissions::ADMINISTRATOR);
    let members = members.expect("a role");
    for person in [duel.players.white, duel.players.black, cleo] {
        playground.give_role(guild, person.id, members).expect("a member");
    }
    playground.deny_to_people(scene.general(), Permissions::VIEW_CHANNEL).expect("a channel");
    duel.play("D3".parse().expect("a cell"));
    settle(&scene);
    let update = told(cleo, 1).expect("an update");
    assert!(update.content.contains("**D3**"), "{update:#?}");
}
