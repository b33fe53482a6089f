//! Arenas: people play on at once, come late and take breaks, until the time is over.

use std::time::Duration;

use dvonn_playground::{ChannelId, Message};

use crate::support::person::Person;
use crate::support::scene::{Scene, has_picture, is_board};
use crate::support::tournament::{TournamentScene, create, mover_resigns, tournament};

/// The message of a running arena.
#[track_caller]
fn running(contest: &TournamentScene<'_>) -> Message {
    let wanted = format!("**{}** is in progress", contest.name);
    contest.scene.message(contest.message.channel, |message| message.content.contains(&wanted))
}

/// Waits until this many games were begun, and returns the thread of the newest.
#[track_caller]
fn newest_game(contest: &TournamentScene<'_>, begun: usize) -> ChannelId {
    let scene = contest.scene;
    let threads = || scene.playground.threads(contest.message.channel);
    scene.wait_until(|| threads().len() == begun);
    let newest = threads().into_iter().max().expect("there is one");
    scene.message(newest, is_board);
    newest
}

#[test]
fn people_play_on_at_once_until_the_arena_is_over() {
    let scene = Scene::in_english();
    let (ada, ben, cleo) = (scene.ada(), scene.ben(), scene.new_person("cleo"));
    let people = [ada, ben, cleo];
    let call = ada.also_choosing(create(ada, "Blitz"), "kind", "Arena: as many games");
    let contest = TournamentScene::by(ada, "Blitz", &call).joined_by(&people);
    let terms = scene.playground.message(scene.general(), contest.message.id).expect("it is there");
    assert!(terms.content.contains("For 1 hour 30 minutes, everyone plays"), "{:?}", terms.content);
    contest.host.presses(&contest.message, "Start tournament").in_private("is starting with");
    let first = newest_game(&contest, 1);
    let shown = running(&contest);
    mover_resigns(&people, first);
    let second = newest_game(&contest, 2);
    let next = format!(", your next game has begun: <#{second}>");
    let led = scene.message(first, |message| message.content.ends_with(&next));
    assert!(led.pings.is_empty(), "the new thread notifies them: {led:?}");
    let waits = "I'm looking for your next opponent.";
    let waiting = scene.message(first, |message| message.content.contains(waits));
    assert!(waiting.pings.is_empty(), "{waiting:?}");
    assert_ne!(waiting.id, led.id, "of three, one waits");
    scene.wait_for_text(&shown, "Games finished: 1.");

    let dan = scene.new_person("dan");
    dan.presses(&shown, "Join tournament").in_private("As soon as an opponent is free");
    let third = newest_game(&contest, 3);
    scene.wait_for_text(&waiting, &format!(", your next game has begun: <#{third}>"));
    let everyone = [ada, ben, cleo, dan];
    let board = scene.message(third, |message| !message.pings.is_empty());
    let mover = everyone.into_iter().find(|person| board.pings.contains(&person.id));
    let mover = mover.expect("one of them is the player to move");
    mover.presses(&shown, "Take a break").in_private("You're taking a break from **Blitz**.");
    mover.presses(&shown, "Take a break").in_private("isn't in this tournament");
    mover_resigns(&everyone, third);
    let end = scene.message(third, |message| message.content.contains("gets the point"));
    assert!(!end.content.contains("withdrew"), "a break is no withdrawal: {:?}", end.content);
    mover_resigns(&everyone, second);
    newest_game(&contest, 4);
    let waiting = || {
        let messages = [second, third].into_iter().flat_map(|it| scene.playground.messages(it));
        messages.filter(|message| message.content.contains(waits)).count()
    };
    scene.wait_until(|| waiting() == 1);

    let table = dan.types(&tournament(dan, "standings")).in_private("Standings so far: **Blitz**");
    assert!(has_picture(table.message()), "{:?}", table.message());
    scene.let_time_pass(Duration::from_mins(90));
    let end = scene.message(scene.general(), |it| it.content.contains("congratulations!"));
    assert!(end.content.starts_with("**Blitz** is over. "), "{:?}", end.content);
    scene.wait_until(|| waiting() == 0);
    let shown = scene.wait_for_text(&shown, "**Blitz** is over.");
    assert!(shown.button_labelled("Join tournament").is_none(), "{shown:?}");
}

#[test]
fn an_arena_ended_early_is_won_by_who_leads() {
    let scene = Scene::in_english();
    let people = [scene.ada(), scene.ben()];
    let call = people[0].also_choosing(create(people[0], "Blitz"), "kind", "Arena: as many games");
    let contest = TournamentScene::by(people[0], "Blitz", &call).joined_by(&people);
    contest.host.presses(&contest.message, "Start tournament").in_private("is starting with");
    mover_resigns(&people, newest_game(&contest, 1));
    scene.wait_for_text(&running(&contest), "Games finished: 1.");
    let asked = people[0].types(&tournament(people[0], "end"));
    let asked = asked.in_private("End the arena **Blitz** now? The points so far decide who wins.");
    people[0].presses(asked.message(), "End tournament").in_private("**Blitz** is over.");
    scene.message(scene.general(), |it| it.content.contains("congratulations!"));
}

#[test]
fn an_arena_without_a_live_clock_is_refused() {
    let scene = Scene::in_english();
    let ada = scene.ada();
    let arena = |ada: Person<'_>| ada.also_choosing(create(ada, "Slow"), "kind", "Arena");
    ada.types(&arena(ada).option("clock", "3d")).in_private("An arena needs a live clock");
}

#[test]
fn who_does_not_appear_is_told_of_the_break_and_comes_back_with_a_button() {
    let scene = Scene::in_english();
    let (ada, ben) = (scene.ada(), scene.ben());
    let call = ada.also_choosing(create(ada, "Blitz"), "kind", "Arena: as many games");
    let contest = TournamentScene::by(ada, "Blitz", &call).joined_by(&[ada, ben]);
    contest.host.presses(&contest.message, "Start tournament").in_private("is starting with");
    let first = newest_game(&contest, 1);
    let mut opened = scene.playground.journal().into_iter();
    let opened = opened.find(|request| request.path.ends_with("/threads"));
    let name = opened.expect("the thread").body["name"].to_string();
    assert!(name.ends_with(" · Blitz #1 · game 1\""), "{name}");
    let board = scene.message(first, |message| !message.pings.is_empty());
    assert!(board.content.contains("Arena [Blitz](https://discord.com/"), "{:?}", board.content);
    scene.let_time_pass(Duration::from_mins(11));
    let told = scene.message(ada.channel, |it| it.content.contains("you're on a break."));
    let absent = [ada, ben].into_iter().find(|person| told.pings.contains(&person.id));
    let absent = absent.expect("one of them");
    absent.presses(&told, "Join tournament").in_private("You're playing in **Blitz**.");
    newest_game(&contest, 2);
}
