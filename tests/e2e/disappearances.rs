//! Channels, threads, messages and people that disappear in the middle of a game.

use dvonn_playground::ChannelId;

use crate::support::duel::Duel;
use crate::support::scene::Scene;

/// Asserts that Ada has no running game, once the bot has noticed.
#[track_caller]
fn assert_no_games_left(scene: &Scene) {
    let none = |channel: ChannelId| {
        scene.ada().at(channel).asks("games").text().contains("You have no current games")
    };
    let channel = scene.new_channel("aside");
    scene.wait_until(|| none(channel));
}

fn thread(scene: &Scene, name: &str) -> ChannelId {
    let thread = scene.playground.create_thread(scene.ada().id, scene.general(), name);
    thread.expect("a thread")
}

fn delete(scene: &Scene, channel: ChannelId) {
    scene.playground.delete_channel(channel).expect("the channel is there");
}

#[test]
fn an_unrated_game_ends_with_its_channel() {
    let scene = Scene::start();
    let channel = scene.new_channel("doomed");
    let mut duel = Duel::unrated(scene.ada().at(channel), scene.ben().at(channel));
    duel.play("D3".parse().expect("a cell"));
    delete(&scene, channel);
    assert_no_games_left(&scene);
}

#[test]
fn an_unrated_game_ends_with_its_thread() {
    let scene = Scene::start();
    let thread = thread(&scene, "doomed");
    Duel::unrated(scene.ada().at(thread), scene.ben().at(thread));
    delete(&scene, thread);
    assert_no_games_left(&scene);
}

#[test]
fn a_rated_game_goes_on_in_a_new_thread_if_its_own_is_deleted() {
    let scene = Scene::start();
    let doomed = thread(&scene, "doomed");
    let (ada, ben) = (scene.ada().at(doomed), scene.ben().at(doomed));
    let call = ada.challenge_as("White").option("rated", true);
    let challenge = ada.types(&call.option("opponent", ben.id.to_string()));
    ben.presses(challenge.message(), "Accept");
    scene.board_after(challenge.message());
    let others = scene.playground.threads(scene.general());
    delete(&scene, doomed);
    let new = || {
        let now = scene.playground.threads(scene.general());
        now.into_iter().find(|thread| !others.contains(thread))
    };
    scene.wait_until(|| new().is_some());
    let thread = new().expect("the new thread");
    let goes_on = "was deleted, so the game continues here.";
    let board = scene.message(thread, |message| message.content.contains(goes_on));
    assert!(board.pings.contains(&ada.id), "{board:?}");
    let cells = ada.at(thread).chooses(&board, "3").in_private("Choose a cell in row 3.");
    ada.at(thread).chooses(cells.message(), "D3").in_private("You placed a");
    scene.board_after(&board);
    assert_eq!(scene.running_games(), 1);
}

#[test]
fn an_unrated_game_in_a_thread_ends_with_the_channel_of_the_thread() {
    let scene = Scene::start();
    let parent = scene.new_channel("doomed");
    let ada = scene.ada();
    let thread = scene.playground.create_thread(ada.id, parent, "inside").expect("a thread");
    Duel::unrated(ada.at(thread), scene.ben().at(thread));
    delete(&scene, parent);
    assert_no_games_left(&scene);
}

#[test]
fn unrated_games_end_if_their_channel_was_deleted_while_the_bot_was_offline() {
    let scene = Scene::start();
    let (channel, thread) = (scene.new_channel("doomed"), thread(&scene, "doomed"));
    for place in [channel, thread] {
        Duel::unrated(scene.ada().at(place), scene.ben().at(place));
    }
    assert_eq!(scene.stop_bot().and_then(|status| status.code()), Some(0));
    delete(&scene, channel);
    delete(&scene, thread);
    scene.start_bot();
    assert_no_games_left(&scene);
}

#[test]
fn games_in_threads_archived_while_the_bot_was_offline_continue() {
    let scene = Scene::start();
    let thread = thread(&scene, "asleep");
    let mut duel = Duel::start(scene.ada().at(thread), scene.ben().at(thread));
    assert_eq!(scene.stop_bot().and_then(|status| status.code()), Some(0));
    scene.playground.set_thread_state(thread, true, false).expect("the thread is there");
    scene.start_bot();
    scene.ada().asks("games").in_private("Your game");
    // Discord's client offers no commands in an archived thread, but its buttons and menus work.
    let (mover, board) = (duel.mover(), duel.board());
    let cells = mover.chooses(&board, "3");
    mover.chooses(cells.message(), "D3").in_private("You placed a");
    scene.board_after(&board);
    duel.record("D3".parse().expect("a cell"));
    duel.assert_recorded();
}

#[test]
fn a_game_continues_after_its_board_is_deleted() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    duel.play("D3".parse().expect("a cell"));
    let board = duel.board();
    scene.playground.delete_message(board.channel, board.id).expect("the board is there");
    duel.mover().asks("board").in_private("place a red piece (2 left in all)").with_picture();
    duel.play("E3".parse().expect("a cell"));
    duel.assert_recorded();
}

#[test]
fn a_player_left_alone_can_end_the_game_without_a_result() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    duel.play("D3".parse().expect("a cell"));
    let (ada, ben, board) = (duel.players.white, duel.players.black, duel.board());
    scene.playground.leave(scene.playground.guild(), ben.id).expect("Ben is there");

    let question = ada.asks("resign").in_private("Your opponent has left the server");
    ada.presses(question.message(), "Keep playing").in_private("The game continues");
    let question = ada.asks("resign");
    ada.presses(question.message(), "End game").in_private("The game is over");
    let end = scene.board_after(&board);
    assert!(end.content.contains("without a result"), "{:?}", end.content);
    assert!(end.pings.is_empty(), "{:?}", end.pings);
    assert_no_games_left(&scene);
}

#[test]
fn a_game_that_both_players_have_left_makes_way_for_the_next_challenge() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (ada, ben, guild) = (duel.players.white, duel.players.black, scene.playground.guild());
    let (cleo, dan, board) = (scene.new_person("cleo"), scene.new_person("dan"), duel.board());
    scene.playground.leave(guild, ben.id).expect("Ben is there");
    cleo.challenges(dan).in_private("are playing in this channel");
    scene.playground.leave(guild, ada.id).expect("Ada is there");
    cleo.challenges(dan).in_public("challenges you");
    let end = scene.board_after(&board);
    assert!(end.content.contains("without a result"), "{:?}", end.content);
}

#[test]
fn a_game_cannot_be_ended_after_the_opponent_came_back() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (ada, ben, guild) = (duel.players.white, duel.players.black, scene.playground.guild());
    scene.playground.leave(guild, ben.id).expect("Ben is there");
    let question = ada.asks("resign").in_private("Your opponent has left the server");
    scene.playground.join(guild, ben.id).expect("Ben is back");
    let response = ada.presses(question.message(), "End game");
    response.in_private("Resign your game against");
    duel.assert_recorded();
    ada.asks("games").in_private("Your turn");
}

#[test]
fn a_challenge_ends_with_its_channel() {
    let scene = Scene::start();
    let channel = scene.new_channel("doomed");
    scene.ada().at(channel).challenges(scene.ben().at(channel));
    delete(&scene, channel);
    assert_no_games_left(&scene);
}
