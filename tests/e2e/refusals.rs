//! What people read when Discord refuses what the bot asks for, by its code and by the place.

use std::time::Duration;

use dvonn_playground::{Effect, Fault, Permissions};

use crate::support::person::Person;
use crate::support::scene::Scene;
use crate::support::tournament::{TournamentScene, create, mover_resigns, threads, tournament};

const ANSWER: &str = "/interactions/*/*/callback";
const MESSAGES: &str = "/channels/*/messages";
const THREADS: &str = "/channels/*/threads";

/// Discord's status and code, and words of the sentence about it.
type Told = (u16, u32, &'static str);

/// What can be wrong with a message.
const ABOUT_MESSAGES: [Told; 14] = [
    (404, 10003, "That channel or thread has been deleted"),
    (400, 20009, "blocked this message as harmful"),
    (413, 40005, "too large for Discord"),
    (400, 40058, "That isn't possible in this kind of channel"),
    (403, 50007, "I can't send you direct messages"),
    (400, 50008, "That isn't possible in this kind of channel"),
    (400, 50024, "That isn't possible in this kind of channel"),
    (400, 50035, "Sorry, something went wrong"),
    (400, 50045, "too large for Discord"),
    (400, 50083, "archived or locked"),
    (400, 160_005, "archived or locked"),
    (400, 200_000, "AutoMod blocked"),
    (400, 240_000, "blocked this message as harmful"),
    (418, 999_999, "Sorry, something went wrong"),
];

/// What can be wrong with a thread.
const ABOUT_THREADS: [Told; 9] = [
    (404, 10003, "That channel or thread has been deleted"),
    (400, 40067, "requires a tag on each post"),
    (400, 50024, "I can't open threads in this kind of channel"),
    (403, 50001, "I can't open a thread here"),
    (403, 50013, "I can't open a thread here"),
    (400, 160_006, "as many active threads as Discord allows"),
    (400, 160_007, "as many active threads as Discord allows"),
    (400, 200_001, "AutoMod blocked"),
    (400, 50035, "Sorry, something went wrong"),
];

/// Makes Discord refuse the next requests like this one.
fn refuse(scene: &Scene, method: &str, path: &str, (status, code, _): Told, times: u32) {
    let fault = Fault::new(method, path, Effect::Refuse(status, code));
    scene.playground.add_fault(fault.times(times));
}

#[test]
fn a_refused_reply_says_why() {
    let scene = Scene::start();
    scene.expect_errors();
    for told in ABOUT_MESSAGES {
        refuse(&scene, "POST", ANSWER, told, 1);
        scene.ada().types(&scene.ada().admin("log")).in_private(told.2);
    }
    // Discord may answer again after a while: the bot tries five times.
    for told in [
        (429, 20028, "Discord allows this only so often"),
        (503, 130_000, "Discord isn't working properly"),
    ] {
        refuse(&scene, "POST", ANSWER, told, 5);
        scene.ada().types(&scene.ada().admin("log")).in_private(told.2);
    }
}

#[test]
fn a_refused_message_in_a_channel_says_why() {
    let scene = Scene::start();
    scene.expect_errors();
    let (ada, news) = (scene.ada(), scene.new_channel("news"));
    let picks = || ada.picks_for_server("announcements", &[news]);
    let missing = [(403, 50001, "I can't post in"), (403, 50013, "I can't post in")];
    for told in ABOUT_MESSAGES.into_iter().chain(missing) {
        refuse(&scene, "POST", MESSAGES, told, 1);
        picks().in_private(told.2);
    }
    picks().in_private("Announcement channel: <#");
}

#[test]
fn a_refused_thread_says_why() {
    let scene = Scene::start();
    scene.expect_errors();
    let ada = scene.ada();
    ada.types(&ada.admin("limits").option("threads", 50)).in_private("50");
    scene.duel();
    let dan = scene.new_person("dan");
    for (number, told) in ABOUT_THREADS.into_iter().enumerate() {
        let cleo = scene.new_person(&format!("cleo{number}"));
        let offer = cleo.challenges(dan).in_private("are playing in this channel");
        // With another name, it is refused again.
        refuse(&scene, "POST", THREADS, told, if told.1 == 200_001 { 2 } else { 1 });
        cleo.presses(offer.message(), "Open thread");
        scene.wait_for_text(offer.message(), told.2);
    }
    assert_eq!(scene.playground.threads(scene.general()).len(), 0);
}

#[test]
fn a_person_who_accepts_no_direct_messages_cannot_seek_there() {
    let scene = Scene::start();
    let ada = scene.ada();
    ada.switches_server("Opponents on other servers: off").in_private("members can use");
    scene.playground.deny_to_bot(ada.channel, Permissions::CREATE_PUBLIC_THREADS).expect("one");
    let seek = super::seeks::call(ada);
    refuse(&scene, "POST", MESSAGES, (403, 50007, ""), 1);
    ada.types(&seek).in_private("I can't send you direct messages");
    ada.types(&seek).in_private("our direct messages");
    let direct = ada.in_direct_messages();
    scene.message(direct.channel, |message| message.content.contains("Your game will start here"));
}

#[test]
fn one_refused_name_does_not_stop_the_other_boards() {
    let scene = Scene::start();
    scene.tolerate(50035);
    let people = [scene.ada(), scene.ben(), scene.new_person("cleo"), scene.new_person("dan")];
    scene.playground.forbid_in_thread_names("cleo");
    let contest = TournamentScene::announce(people[0], "Cup", "Round robin").joined_by(&people);
    assert_eq!(threads(&contest.starts()).len(), 2);
    let opened = scene.playground.journal().into_iter().filter(|request| {
        request.method == "POST" && request.path.ends_with("/threads") && request.status == 200
    });
    let names: Vec<_> = opened.map(|request| request.body["name"].to_string()).collect();
    assert_eq!(
        names.iter().filter(|name| name.starts_with("\"DVONN #1 · ")).count(),
        1,
        "{names:?}"
    );
    let has_name = |name: &String| name.contains(" – ") && name.contains(" · Cup #1 · ");
    assert_eq!(names.iter().filter(|name| has_name(name)).count(), 1, "{names:?}");
    // The number of the board, by which the bot finds a thread again.
    let has_board = |number: &str| names.iter().any(|name| name.ends_with(number));
    assert!(has_board(" 1\"") && has_board(" 2\""), "{names:?}");
}

#[test]
fn a_challenge_with_a_refused_name_is_posted_in_a_thread_all_the_same() {
    let scene = Scene::start();
    scene.tolerate(50035);
    scene.playground.forbid_in_thread_names("cleo");
    scene.duel();
    let (cleo, dan) = (scene.new_person("cleo"), scene.new_person("dan"));
    let offer = cleo.challenges(dan).in_private("are playing in this channel");
    cleo.presses(offer.message(), "Open thread");
    scene.wait_for_text(offer.message(), "Your challenge is in");
    assert_eq!(scene.playground.threads(scene.general()).len(), 1);
}

#[test]
fn the_organiser_reads_why_no_thread_can_be_opened() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let contest = TournamentScene::announce(ada, "Cup", "Round robin").joined_by(&[ada, ben]);
    refuse(&scene, "POST", THREADS, (400, 160_006, ""), 1);
    ada.presses(&contest.message, "Start tournament").in_private("is starting with");
    let notice = scene.message(ada.channel, |message| message.content.contains("can't start in"));
    assert!(notice.content.contains("as many active threads"), "{:?}", notice.content);
    contest.round(1);
    scene.let_time_pass(Duration::from_secs(61));
    scene.wait_until(|| scene.games() == 1);
}

/// A person in a post that they have opened in a new forum.
fn in_forum(person: Person<'_>) -> Person<'_> {
    let playground = &person.scene.playground;
    let forum = playground.create_forum(playground.guild(), "forum");
    person.at(playground.create_thread(person.id, forum, "Cups").expect("a forum"))
}

#[test]
fn a_tournament_in_a_forum_opens_a_post_for_each_game() {
    let scene = Scene::start();
    let host = in_forum(scene.ada());
    let people = [host, scene.ben().at(host.channel)];
    let contest = TournamentScene::announce(host, "Cup", "Round robin").joined_by(&people);
    assert_eq!(contest.message.channel, host.channel);
    let thread = threads(&contest.starts())[0];
    assert_ne!(thread, host.channel);
    mover_resigns(&people, thread);
    assert!(contest.end().content.contains("congratulations"));
}

#[test]
fn a_game_in_a_forum_opens_a_post_beside_it() {
    let scene = Scene::start();
    let ada = in_forum(scene.ada());
    let challenge = ada.challenges_anyone();
    scene.ben().at(ada.channel).presses(challenge.message(), "Accept");
    scene.wait_until(|| scene.games() == 1);
    let (cleo, dan) = (scene.new_person("cleo").at(ada.channel), scene.new_person("dan"));
    let offer = cleo.challenges(dan).in_private("are playing in this channel");
    cleo.presses(offer.message(), "Open thread");
    scene.wait_for_text(offer.message(), "Your challenge is in");
}

#[test]
fn a_channel_where_a_tournament_cannot_be_played_is_refused_at_once() {
    let scene = Scene::start();
    let guild = scene.playground.guild();
    let ada = scene.ada().at(scene.playground.create_voice_channel(guild, "voice"));
    ada.types(&create(ada, "Cup")).in_private("I can't open threads in this kind of channel");
    assert_eq!(scene.number("SELECT count(*) FROM tournaments"), 0);
    TournamentScene::announce(scene.ada(), "Cup", "Round robin");
    ada.types(&tournament(ada, "move")).in_private("I can't open threads in this kind of channel");
}

#[test]
fn a_tournament_that_cannot_be_announced_is_cancelled() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.new_person("ben"));
    let told = (400, 200_000, "AutoMod blocked");
    refuse(&scene, "POST", ANSWER, told, 1);
    refuse(&scene, "POST", MESSAGES, told, 1);
    ada.types(&create(ada, "Cup")).in_private(told.2);
    ben.types(&tournament(ben, "join")).in_private("No tournament here is taking entries");
    scene.settle();
    assert_eq!(
        scene.playground.messages(ada.channel).iter().filter(|it| it.visible_to.is_none()).count(),
        0
    );
}

#[test]
fn the_organiser_reads_once_why_a_round_cannot_be_announced() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let contest = TournamentScene::announce(ada, "Cup", "Double").joined_by(&[ada, ben]);
    let round = format!("/channels/{}/messages", ada.channel);
    refuse(&scene, "POST", &round, (400, 200_000, ""), 99);
    ada.presses(&contest.message, "Start tournament").in_private("is starting with");
    let direct = ada.in_direct_messages();
    let words = "I can't post about **Cup**";
    let notice = scene.message(direct.channel, |message| message.content.contains(words));
    assert!(notice.content.contains("AutoMod blocked"), "{:?}", notice.content);
    assert!(notice.content.contains("`/tournament move`"), "{:?}", notice.content);
    // The next round is refused for the same reason.
    let thread = || scene.playground.threads(ada.channel);
    mover_resigns(&[ada, ben], thread()[0]);
    scene.wait_until(|| thread().len() == 2);
    mover_resigns(&[ada, ben], thread()[1]);
    scene.wait_until(|| scene.count("SELECT count(*) FROM tournaments WHERE state = 'over'") == 1);
    scene.settle();
    let notices = scene.playground.messages(direct.channel);
    assert_eq!(notices.iter().filter(|notice| notice.content.contains(words)).count(), 1);
}

#[test]
fn a_refused_board_stops_the_clock_and_says_why() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let told = (400, 200_000, "AutoMod blocked");
    // As the reply, as a message, and on every attempt afterwards.
    refuse(&scene, "POST", ANSWER, told, 1);
    refuse(&scene, "POST", MESSAGES, told, 1);
    let mover = duel.mover();
    mover.types(&mover.command("place").option("cell", "D3")).in_private(told.2);
    let direct = duel.players.black.in_direct_messages();
    scene.message(direct.channel, |message| message.content.contains(told.2));
    duel.record("D3".parse().expect("a cell"));
    scene.playground.advance(Duration::from_secs(61)).expect("the clock can be advanced");
    scene.settle();
    duel.play("E3".parse().expect("a cell"));
    duel.assert_recorded();
}
