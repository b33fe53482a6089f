//! Server settings: changing them, and what they change for everyone.

use dvonn_playground::{ChannelId, CommandCall, JournalEntry, Permissions};

use super::moderation::promote;
use super::server_panel::panel;
use crate::support::duel::Duel;
use crate::support::person::Person;
use crate::support::scene::Scene;

/// Discord's code for a missing permission.
const MISSING_PERMISSIONS: u64 = 50013;

/// Gives a person a role with this name and no permissions, and returns its id.
fn give_new_role(person: Person<'_>, name: &str) -> String {
    let (scene, guild) = (person.scene, person.scene.playground.guild());
    let role = scene.playground.create_role(guild, name, Permissions::default()).expect("a role");
    scene.playground.give_role(guild, person.id, role).expect("a member");
    role.to_string()
}

/// A rated challenge open to anyone.
fn rated(person: Person<'_>) -> CommandCall {
    person.challenge()
}

/// All `/dvonn-admin` commands.
fn every_command(person: Person<'_>) -> Vec<CommandCall> {
    let looks = ["settings", "limits", "fairness", "log"];
    let mut calls: Vec<_> = looks.map(|name| person.admin(name)).into();
    calls.extend([
        person.admin("limits").option("threads", 5),
        person.admin("block").option("player", person.id.to_string()).option("reason", "peace"),
        person.admin("unblock").option("player", person.id.to_string()),
    ]);
    calls
}

#[test]
fn server_settings_are_confirmed_and_listed_on_three_pages() {
    let scene = Scene::start();
    let (ada, eve) = (scene.ada(), scene.new_person("eve"));
    let role = give_new_role(eve, "player");
    let page = panel(ada);
    for line in [
        "- Rated games are allowed.",
        "- Games against the computer are unrated.",
        "- Opponents on other servers: `/seek` is off here.",
        "- `/dvonn-admin limits`: See or set how many challenges",
    ] {
        assert!(page.text().contains(line), "{line:?} is not in {:?}", page.text());
    }
    ada.types(&ada.admin("limits")).in_private("with a number, such as `threads:5`.");
    let menus = [
        "Ladder type: ratings",
        "Season length: three months",
        "Theme: light wood",
        "Language: same as Discord",
    ];
    assert_eq!(page.chosen(), menus);

    for (name, lines) in [
        (
            "Channels",
            vec![
                "1. Games can start in any channel.",
                "2. No announcement channel.",
                "3. No channel for the daily puzzle.",
                "4. No channel for the weekly digest.",
            ],
        ),
        (
            "Roles and lobby",
            vec![
                "1. Everyone with the “Manage Server” permission is a moderator",
                "2. Anyone can start games.",
                "3. No lobby.",
                "4. The lobby doesn't notify anyone.",
            ],
        ),
    ] {
        let other = ada.presses(panel(ada).message(), name);
        for line in lines {
            assert!(other.text().contains(line), "{line:?} is not in {:?}", other.text());
        }
        ada.presses(other.message(), "Settings").in_private("Rated games are allowed.");
    }

    let sentence = format!("Only members with the <@&{role}> role can start games.");
    ada.picks_for_server("starters", &[role]).in_private(&sentence);
    ada.presses(panel(ada).message(), "Roles and lobby").in_private(&sentence);
}

#[test]
fn roles_and_channels_are_cleared_with_buttons() {
    let scene = Scene::start();
    let (ada, eve) = (scene.ada(), scene.new_person("eve"));
    let role = give_new_role(eve, "player");
    let channel = scene.new_channel("news").to_string();
    for (picker, picked, sentence) in [
        ("starters", &role, "Anyone can start games."),
        ("announcements", &channel, "No announcement channel"),
    ] {
        ada.picks_for_server(picker, &[picked]);
        ada.clears_for_server(picker).in_private(sentence);
    }
    // @everyone is a role too, and lifts the restriction.
    let everybody = scene.playground.guild().to_string();
    ada.picks_for_server("starters", &[&role]);
    ada.picks_for_server("starters", &[&everybody]).in_private("Anyone can start games.");
    ada.picks_for_server("moderators", &[&everybody]).in_private("");
}

#[test]
fn only_managers_change_server_settings() {
    let scene = Scene::start();
    let ben = scene.ben();
    for call in every_command(ben) {
        let response = ben.types(&call.clone().forced());
        response.in_private("Only people with the “Manage Server” permission").without_controls();
    }
    let ada = scene.ada();
    ada.types(&ada.admin("log")).in_private("The moderation log is empty");
}

#[test]
fn games_start_only_in_listed_channels_and_their_threads() {
    let scene = Scene::start();
    let (ada, ben, hall) = (scene.ada(), scene.ben(), scene.new_channel("hall"));
    let waiting = ben.challenges_anyone();
    let sentence = format!("Channels for games, with their threads: <#{hall}>.");
    ada.picks_for_server("games", &[hall]).in_private(&sentence);

    let refusal = format!(
        "On this server, games only start in certain channels and their threads: <#{hall}>"
    );
    ben.challenges_anyone().in_private(&refusal);
    ben.asks("play").in_private(&refusal);
    ada.presses(waiting.message(), "Accept").in_private(&refusal);
    assert_eq!(scene.games(), 0);

    Duel::start(ada.at(hall), ben.at(hall));
    let (cleo, dan) = (scene.new_person("cleo").at(hall), scene.new_person("dan").at(hall));
    let offer = cleo.challenges_anyone().in_private("are playing in this channel");
    cleo.presses(offer.message(), "Open thread");
    scene.wait_until(|| scene.playground.threads(hall).len() == 1);
    let thread = scene.playground.threads(hall)[0];
    let challenge = scene.message(thread, |message| message.content.contains("challenge"));
    dan.at(thread).presses(&challenge, "Accept").in_public("Accepted");

    ada.picks_for_server("games", &[hall, scene.general()])
        .in_private("Channels for games, with their threads: ");
    ada.types(&ada.admin("log")).in_private(&format!("<#{}>", scene.general()));
    ada.clears_for_server("games").in_private("Games can start in any channel.");
    ada.presses(waiting.message(), "Accept").in_public("Accepted");
}

#[test]
fn games_can_start_everywhere_after_the_only_listed_channel_is_deleted() {
    let scene = Scene::start();
    let (ada, ben, hall) = (scene.ada(), scene.ben(), scene.new_channel("hall"));
    ada.picks_for_server("games", &[hall]);
    scene.playground.delete_channel(hall).expect("a channel");
    ben.challenges_anyone().in_private("games only start in certain channels");
    ada.clears_for_server("games").in_private("Games can start in any channel.");
    ben.challenges_anyone().in_public("challenge");
    ada.types(&ada.admin("log")).in_private(&format!("<#{hall}>"));
}

#[test]
fn members_without_the_starter_role_can_accept_games() {
    let scene = Scene::start();
    let (ada, ben, eve) = (scene.ada(), scene.ben(), scene.new_person("eve"));
    let role = give_new_role(eve, "player");
    ada.picks_for_server("starters", &[&role]);
    let refusal = format!("Only members with the <@&{role}> role can start games here.");
    for command in ["challenge", "play"] {
        ben.asks(command).in_private(&refusal);
    }
    let duel = Duel::start(eve, ben);
    let end = duel.players.black.asks("resign");
    duel.players.black.presses(end.message(), "Resign game");
    ben.types(&ben.choosing("offer", "what", "Rematch")).in_private(&refusal);
    eve.types(&eve.choosing("offer", "what", "Rematch")).in_public("Rematch");
    ben.types(&ben.choosing("offer", "what", "Rematch")).in_public("starts");
}

#[test]
fn challenges_are_unrated_or_refused_if_the_server_forbids_rated_games() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    let before = ben.types(&rated(ben));
    ada.switches_server("Rated games: on");
    ben.types(&rated(ben)).in_private("Rated games are off on this server.");
    let response = ben.types(&ben.challenge_on("full")).in_public("unrated");
    ben.presses(response.message(), "Cancel challenge");
    ada.presses(before.message(), "Accept");
    let board = scene.board_after(before.message());
    assert!(board.content.contains("unrated"), "{:?}", board.content);
}

#[test]
fn announcement_channel_must_allow_posting() {
    let scene = Scene::start();
    scene.tolerate(MISSING_PERMISSIONS);
    let (ada, news, closed) = (scene.ada(), scene.new_channel("news"), scene.new_channel("closed"));
    scene.playground.deny_to_bot(closed, Permissions::SEND_MESSAGES).expect("a channel");
    let picks = |channel: ChannelId| ada.picks_for_server("announcements", &[channel]);
    picks(closed).in_private(&format!("I can't post in <#{closed}>."));
    ada.presses(panel(ada).message(), "Channels").in_private("No announcement channel");
    picks(news).in_private(&format!("Announcement channel: <#{news}>."));
    scene.message(news, |message| message.content.contains("will be announced here"));
}

#[test]
fn setting_the_announcement_channel_responds_before_posting_there() {
    let scene = Scene::start();
    let (ada, news) = (scene.ada(), scene.new_channel("news"));
    scene.playground.clear_journal();
    let shown = ada.picks_for_server("announcements", &[news]);
    shown.in_private(&format!("Announcement channel: <#{news}>."));
    let first = |path: &str, end: &str| {
        let found = |request: &JournalEntry| {
            request.method == "POST"
                && request.path.starts_with(path)
                && request.path.ends_with(end)
        };
        scene.playground.journal().iter().position(found)
    };
    let posted = || first(&format!("/channels/{news}/"), "/messages");
    scene.wait_until(|| posted().is_some());
    let answered = first("/interactions/", "/callback").expect("an answer");
    assert!(Some(answered) < posted(), "{:#?}", scene.playground.journal());
}

#[test]
fn blocked_members_finish_games_but_cannot_start_or_join() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let (ada, ben) = (scene.ada(), scene.ben());
    let aside = scene.new_channel("aside");
    let by_ben = ben.at(aside).challenges_anyone();
    let block = |by: Person<'_>, reason: &str| {
        by.admin("block").option("player", ben.id.to_string()).option("reason", reason)
    };
    ada.types(&block(ada, "  ")).in_private("Give a reason in `reason`");
    ada.types(&block(ada, "he wins")).in_private("are playing in the same game or tournament");
    let eve = scene.new_person("eve");
    promote(eve);
    let response = eve.types(&block(eve, "he *always* stalls"));
    response.in_private(&format!("{} can no longer start or join games", ben.mention()));
    let shown = format!(r"{} is blocked. Reason: he \*always\* stalls", ben.mention());
    panel(ada).in_private(&shown);

    let refusal = r"on this server. Reason: he \*always\* stalls";
    let by_ada = ada.at(aside).challenges_anyone();
    ben.at(aside).presses(by_ada.message(), "Accept").in_private(refusal);
    ben.at(aside).challenges_anyone().in_private(refusal);
    ben.at(aside).asks("play").in_private(refusal);
    let gone = ada.at(aside).presses(by_ben.message(), "Accept");
    gone.in_private("is blocked on this server");
    duel.play("D3".parse().expect("a cell"));
    duel.play("E3".parse().expect("a cell"));
    duel.assert_recorded();

    let unblock = ada.admin("unblock").option("player", ben.id.to_string());
    ada.types(&unblock).in_private("can start and join games on this server again");
    ada.types(&unblock).in_private("isn't blocked");
    ben.at(aside).presses(by_ada.message(), "Accept").in_public("Accepted");
}

#[test]
fn moderation_log_lists_actor_action_and_reason_in_pages() {
    let scene = Scene::start();
    let ada = scene.ada();
    let log = || ada.types(&ada.admin("log"));
    log().in_private("The moderation log is empty").without_controls();
    for round in 0..12 {
        let call = ada.admin("limits").option("threads", 1 + round);
        ada.types(&call.option("reason", format!("round {round}")));
    }
    let first = log();
    assert_eq!(first.text().lines().count(), 1 + 10, "{}", first.text());
    let limit = "Threads that one person can open within 10 minutes: at most 12.";
    let newest = format!("{}: {limit} Reason: round 11", ada.mention());
    let line = first.text().lines().nth(1).expect("a line");
    assert!(line.starts_with("<t:") && line.ends_with(&newest), "{line}");
    let first = first.in_private("Page 1 of 2");
    let second = ada.presses(first.message(), "Older").in_private("Reason: round 0");
    let back = ada.presses(second.message(), "Newer").in_private("Reason: round 11");
    back.offering_only("Older");
}

#[test]
fn moderation_decisions_are_logged() {
    let scene = Scene::start();
    scene.duel();
    let (ada, ben, eve) = (scene.ada(), scene.ben(), scene.new_person("eve"));
    promote(eve);
    let decision = |action: &str, reason: &str| {
        eve.choosing("game moderate", "action", action).option("reason", reason)
    };
    let call = decision("End the game", "they agreed").option("game", 1);
    let call = eve.also_choosing(call, "winner", "White");
    eve.types(&call).in_public("ended the game");
    let hall = scene.new_channel("hall");
    Duel::start(ada.at(hall), ben.at(hall));
    let void = decision("Void the game", "they agreed");
    eve.types(&void.clone().option("game", 2)).in_private("(game 2)");
    eve.types(&void).in_private("Game 1 is over");
    let log = ada.types(&ada.admin("log"));
    let entries = ["Voided game 2. Reason: they", "Ended game 1 with a result."];
    for words in entries {
        assert!(log.text().contains(words), "{words:?} is not in {:?}", log.text());
    }
}

#[test]
fn voiding_a_finished_game_removes_it_from_the_ratings() {
    let scene = Scene::start();
    let mut duel = Duel::with_all_placed(scene.ada(), scene.ben());
    for _ in 0..6 {
        duel.play(duel.game.position().legal_plies()[0]);
    }
    let (ada, ben) = (duel.players.white, duel.players.black);
    let (before, question) = (duel.board(), ben.asks("resign"));
    ben.presses(question.message(), "Resign game");
    let end = scene.board_after(&before);
    assert!(end.content.contains("The odds were even."), "{:?}", end.content);

    let eve = scene.new_person("eve");
    promote(eve);
    let void = |by: Person<'_>, reason: &str| {
        by.choosing("game moderate", "action", "Void the game").option("reason", reason)
    };
    ada.types(&void(ada, "I lost").option("game", 1))
        .in_private("You're a player in game 1, so you can't moderate it");
    let voiding = void(eve, "it was a *test*").option("game", 1);
    eve.types(&voiding).in_private("(game 1)");
    let notice = scene.message(ada.channel, |message| message.content.contains("removed game 1"));
    assert!(notice.content.contains("from the ratings"), "{:?}", notice.content);
    assert!(notice.content.contains(r"Reason: it was a \*test\*"), "{:?}", notice.content);
    assert!(notice.pings.is_empty(), "{notice:?}");
    let corrected = scene.wait_for_text(&end, "a moderator removed it from the ratings");
    assert!(!corrected.content.contains("The odds were even."), "{:?}", corrected.content);
    ada.asks("game moves").in_private("removed the game from the ratings. Reason: it was");
    ada.asks("board").in_private("a moderator removed it from the ratings");
    ada.types(&ada.admin("log")).in_private("Voided game 1.");
    eve.types(&voiding).in_private("has already been removed from the ratings");

    let duel = Duel::start(ada, ben);
    let question = duel.players.black.asks("resign");
    duel.players.black.presses(question.message(), "Resign game");
    eve.types(&void(eve, "why not").option("game", 2)).in_private("(game 2)");
    scene.message(ada.channel, |message| message.content.contains("removed game 2"));
}
