//! The bot says hello on servers that it joins, once on each.

use std::time::Duration;

use dvonn_playground::{ChannelId, Message, Permissions};

use crate::support::scene::{Scene, has_picture};

/// The hellos in a channel.
fn hellos(scene: &Scene, channel: ChannelId) -> Vec<Message> {
    let messages = scene.playground.messages(channel).into_iter();
    messages.filter(|message| message.content.contains("Hello!")).collect()
}

/// Waits until the bot has nothing left to say.
fn settle(scene: &Scene) {
    scene.wait_until(|| scene.count("SELECT count(*) FROM posts") == 0);
}

/// A server that the bot has just joined: its channels.
fn joined(scene: &Scene) -> Vec<ChannelId> {
    let guild = scene.playground.invite_bot("Club", &["welcome", "games"]);
    scene.playground.channels_of(guild)
}

#[test]
fn the_bot_says_hello_once_on_a_server_that_it_joins() {
    let scene = Scene::start();
    let channels = joined(&scene);
    let hello = scene.message(channels[0], |message| message.content.contains("Hello!"));
    assert!(has_picture(&hello) && hello.pings.is_empty(), "{hello:?}");
    let ada = scene.ada().at(channels[0]);
    ada.presses(&hello, "Learn the rules").in_private("The rules of DVONN");
    ada.presses(&hello, "Challenge anyone").in_private("Which board?");
    settle(&scene);
    scene.restart_with(&[]);
    scene.kill_bot();
    scene.restart_after_kill();
    settle(&scene);
    assert_eq!(hellos(&scene, channels[0]).len(), 1);
    assert!(hellos(&scene, channels[1]).is_empty());
    assert!(hellos(&scene, scene.general()).is_empty(), "it was there before its first start");
    // The channel is for everyone, so the game gets a thread.
    ada.presses(&hello, "Play the computer").in_private("<#");
    scene.wait_until(|| scene.playground.threads(channels[0]).len() == 1);
    let thread = scene.playground.threads(channels[0])[0];
    scene.message(thread, |message| message.content.contains("Computer (Beginner) plays"));
}

#[test]
fn where_the_bot_may_open_no_thread_a_first_game_is_played_below_the_hello() {
    let scene = Scene::start();
    let channels = joined(&scene);
    let hello = scene.message(channels[0], |message| message.content.contains("Hello!"));
    let denied = Permissions::CREATE_PUBLIC_THREADS;
    scene.playground.deny_to_bot(channels[0], denied).expect("a channel");
    let ada = scene.ada().at(channels[0]);
    ada.presses(&hello, "Play the computer").in_public("Computer (Beginner) plays");
}

#[test]
fn a_server_joined_while_the_bot_was_offline_gets_its_hello() {
    let scene = Scene::start();
    scene.kill_bot();
    let channels = joined(&scene);
    scene.restart_after_kill();
    scene.message(channels[0], |message| message.content.contains("Hello!"));
}

#[test]
fn a_hello_that_could_not_be_recorded_is_not_said_again() {
    let scene = Scene::start();
    scene.expect_errors();
    scene.change_database(
        "CREATE TRIGGER no_delete BEFORE DELETE ON posts BEGIN SELECT RAISE(ABORT, 'no'); END",
    );
    scene.change_database(
        "CREATE TRIGGER no_update BEFORE UPDATE ON posts BEGIN SELECT RAISE(ABORT, 'no'); END",
    );
    let channels = joined(&scene);
    scene.message(channels[0], |message| message.content.contains("Hello!"));
    let failed = || scene.log().matches("failed to postpone a post").count();
    scene.wait_until(|| failed() > 0);
    // Discord has forgotten the message's nonce by then.
    scene.playground.advance(Duration::from_mins(30)).expect("the clock can be advanced");
    let before = failed();
    scene.wait_until(|| failed() > before + 1);
    scene.change_database("DROP TRIGGER no_delete");
    scene.change_database("DROP TRIGGER no_update");
    settle(&scene);
    assert_eq!(hellos(&scene, channels[0]).len(), 1);
}
