//! Nobody makes the bot post where they may not, or more than they may, and nothing begins where the
//! bot may not speak.

use dvonn_playground::{NewUser, Permissions};

use crate::support::scene::Scene;
use crate::support::tournament::{TournamentScene, create, tournament};

#[test]
fn one_member_cannot_open_threads_or_notify_people_without_end() {
    let scene = Scene::start();
    let cleo = scene.new_person("cleo");
    cleo.asks("play").in_public("Game 1 starts");
    let mut refused = 0;
    for _ in 0..24 {
        let offer = cleo.asks("play").in_private("are playing in this channel");
        cleo.presses(offer.message(), "Open thread");
        let settled = scene.message(cleo.channel, |message| {
            message.id == offer.message().id
                && !message.content.contains("Opening")
                && message.button_labelled("Open thread").is_none()
        });
        refused += usize::from(settled.content.contains("You've opened 3 threads"));
    }
    assert_eq!((scene.playground.threads(cleo.channel).len(), refused), (3, 21));

    let mut notified = 0;
    let table = cleo.at(scene.new_channel("table"));
    for number in 0..30 {
        let answer = table.challenges(scene.new_person(&format!("member{number}")));
        if answer.message().pings.is_empty() {
            answer.in_private("You've already sent 3 challenges. Cancel one");
        } else {
            notified += 1;
            table.presses(answer.message(), "Cancel challenge").in_public("Cancelled");
        }
    }
    assert_eq!(notified, 3);
}

#[test]
fn no_thread_is_opened_for_a_challenge_that_is_refused() {
    let scene = Scene::start();
    let (cleo, dan) = (scene.new_person("cleo"), scene.new_person("dan"));
    scene.duel();
    let offer = cleo.challenges(dan).in_private("are playing in this channel");
    let table = cleo.at(scene.new_channel("table"));
    table.challenges(dan).in_public(&dan.mention());
    cleo.presses(offer.message(), "Open thread").in_private("You've already challenged");
    assert_eq!(scene.playground.threads(scene.general()).len(), 0);
}

#[test]
fn the_bot_opens_no_thread_for_a_person_who_may_open_none() {
    let scene = Scene::start();
    let denied = Permissions::CREATE_PUBLIC_THREADS;
    scene.playground.deny_to_people(scene.general(), denied).expect("a channel");
    let (cleo, dan) = (scene.new_person("cleo"), scene.new_person("dan"));
    scene.duel();
    let offer = cleo.challenges(dan).in_private("are playing in this channel");
    cleo.presses(offer.message(), "Open thread");
    let lacks = "You need “Create Public Threads” in this channel";
    scene.wait_for_text(offer.message(), lacks);
    assert_eq!(scene.playground.threads(scene.general()).len(), 0);
    cleo.types(&create(cleo, "Cup")).in_private(lacks);
    // Ada owns the server, so nothing is denied to her.
    scene.ada().types(&create(scene.ada(), "Cup")).in_public("Cup");
}

#[test]
fn the_bot_starts_nothing_for_a_person_who_may_not_post() {
    let scene = Scene::start();
    let (cleo, ben) = (scene.new_person("cleo"), scene.ben());
    let denied = Permissions::SEND_MESSAGES;
    scene.playground.deny_to_people(scene.general(), denied).expect("a channel");
    let lacks = "You need “Send Messages” in this channel";
    cleo.challenges(ben).in_private(lacks);
    cleo.asks("play").in_private(lacks);
    cleo.types(&create(cleo, "Cup")).in_private(lacks);
    assert_eq!(scene.games(), 0);
}

#[test]
fn nothing_begins_where_the_bot_may_not_speak() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let challenge = ada.challenges(ben);
    for (denied, name) in [
        (Permissions::SEND_MESSAGES, "“Send Messages”"),
        (Permissions::VIEW_CHANNEL, "“View Channel” and “Send Messages”"),
    ] {
        scene.playground.deny_to_bot(scene.general(), denied).expect("a channel");
        let lacks = format!("give me {name} in this channel, or use another channel.");
        ben.presses(challenge.message(), "Accept").in_private(&lacks);
        ben.challenges(ada).in_private(&lacks);
        ben.asks("play").in_private(&lacks);
        ben.types(&ben.challenge_on("cut")).in_private(&lacks);
        ada.types(&create(ada, "Cup")).in_private("I'm not allowed to post here");
    }
    assert_eq!(scene.games(), 0);
    scene.playground.deny_to_bot(scene.general(), Permissions::NONE).expect("a channel");
    ben.presses(challenge.message(), "Accept").in_public("Accepted");
    assert_eq!(scene.games(), 1);
}

#[test]
fn only_members_of_the_server_can_be_challenged() {
    let scene = Scene::start();
    let (ada, cleo) = (scene.ada(), scene.new_person("cleo"));
    let bot = scene.playground.bot().to_string();
    let call = ada.challenge().option("opponent", bot);
    ada.types(&call).in_private("To play against me, use `/dvonn play`.");
    let other = scene.person(NewUser { bot: true, ..NewUser::named("robot") });
    ada.challenges(other).in_private("You can't challenge a bot");
    scene.playground.leave(scene.playground.guild(), cleo.id).expect("a member");
    ada.challenges(cleo).in_private("isn't on this server");
}

#[test]
fn games_between_computers_stop_with_their_tournament() {
    let scene = Scene::start();
    let ada = scene.ada();
    let contest = TournamentScene::announce(ada, "Cup", "Round robin");
    let call = ada.also_choosing(tournament(ada, "add-computer"), "level", "Master");
    ada.types(&call.option("count", 2)).in_private("Cup");
    contest.starts();
    let thread = scene.playground.threads(ada.channel)[0];
    let asked = ada.types(&tournament(ada, "end")).in_private("Cup");
    ada.presses(asked.message(), "End tournament").in_private("Cup");
    scene.message(thread, |message| message.content.contains("both players are computers"));
}
