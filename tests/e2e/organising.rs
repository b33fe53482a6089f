//! `/tournament manage`, the organisers' page: what runs, who is late, reminders and withdrawals.

use std::collections::BTreeSet;
use std::time::Duration;

use dvonn_playground::{ChannelId, Click, Message};

use super::leagues::LeagueScene;
use super::moderation::promote;
use crate::support::person::Person;
use crate::support::response::Response;
use crate::support::scene::Scene;
use crate::support::tournament::{TournamentScene, threads, tournament};

const HOUR: Duration = Duration::from_hours(1);
const DAY: Duration = Duration::from_hours(24);

/// The page of an organiser.
#[track_caller]
fn page(person: Person<'_>) -> Response {
    person.types(&tournament(person, "manage"))
}

/// The messages in a game's thread with which its organisers remind a player.
fn reminders(scene: &Scene, thread: ChannelId) -> Vec<Message> {
    let messages = scene.playground.messages(thread).into_iter();
    messages.filter(|it| it.content.contains("are asking you to move")).collect()
}

/// The player to move in a thread.
#[track_caller]
fn mover<'a>(scene: &Scene, people: &[Person<'a>], thread: ChannelId) -> Person<'a> {
    let board = scene.board(thread);
    *people.iter().find(|person| board.pings.contains(&person.id)).expect("a player")
}

#[test]
fn an_organiser_sees_who_is_late_and_reminds_them_once_in_six_hours() {
    let scene = Scene::in_english();
    let (ada, ben) = (scene.ada(), scene.ben());
    let people = [ada, ben];
    let contest = TournamentScene::announce(ben, "Cup", "Round robin").joined_by(&people);
    page(ben).in_private("You have no tournament in progress here.");
    let round = contest.starts();
    let thread = threads(&round)[0];
    let late = mover(&scene, &people, thread);
    let shown = page(ben)
        .in_private("**Cup** · round 1 of 1 · finished: 0 · in progress: 1 · not started: 0");
    assert!(shown.text().ends_with("Nobody is late."), "{}", shown.text());
    scene.let_time_pass(DAY);
    let shown = ben.presses(&round, "Manage").in_private("**Late games: 1.**");
    let line = shown.text().lines().last().expect("a line").to_owned();
    assert!(line.contains(&format!("{}: last move <t:", late.mention())), "{line}");
    assert!(line.contains("[Game "), "{line}");
    let shown = ben.presses(shown.message(), "Remind player 1");
    let shown = shown.in_private(&format!("I'm sending {} a reminder.", late.mention()));
    scene.wait_until(|| reminders(&scene, thread).len() == 1);
    assert_eq!(reminders(&scene, thread)[0].pings, BTreeSet::from([late.id]));
    let mut buttons = shown.message().controls();
    let button = buttons.find(|it| it["label"] == "Player 1: reminded");
    assert_eq!(button.expect("a button")["disabled"], true);
    scene.let_time_pass(6 * HOUR);
    let shown = ben.presses(shown.message(), "Refresh").in_private("**Late games: 1.**");
    let again = ben.presses(shown.message(), "Remind player 1");
    again.in_private("I'm sending ");
    scene.settle();
    assert_eq!(reminders(&scene, thread).len(), 1, "the new one takes the place of the old one");
    promote(ada);
    let log = ada.types(&ada.admin("log"));
    let reminded =
        format!("{}: Reminded {} about a game in tournament 1.", ben.mention(), late.mention());
    assert_eq!(log.text().matches(&reminded).count(), 2, "{}", log.text());
}

#[test]
fn only_organisers_and_moderators_see_the_page() {
    let scene = Scene::in_english();
    let (ada, ben, cleo) = (scene.ada(), scene.ben(), scene.new_person("cleo"));
    let contest = TournamentScene::announce(ada, "Cup", "Round robin").joined_by(&[ada, ben]);
    let round = contest.starts();
    for person in [ben, cleo] {
        let refused = person.presses(&round, "Manage");
        refused.in_private("You have no tournament in progress here.").without_controls();
    }
    promote(cleo);
    cleo.presses(&round, "Manage").in_private("**Cup**");
}

#[test]
fn a_late_player_is_withdrawn_from_the_page_but_not_ones_own_opponent() {
    let scene = Scene::in_english();
    let people = [scene.ada(), scene.ben(), scene.new_person("cleo"), scene.new_person("dan")];
    let ada = people[0];
    let contest = TournamentScene::announce(ada, "Cup", "Round robin").joined_by(&people);
    let games = threads(&contest.starts());
    scene.let_time_pass(DAY);
    let movers: Vec<_> = games.iter().map(|&game| mover(&scene, &people, game)).collect();
    let plays = |game: ChannelId| scene.board(game).content.contains(&ada.mention());
    let shown = page(ada).in_private("**Late games: 2.**");
    let lines: Vec<_> = shown.text().lines().map(str::to_owned).collect();
    for (game, late) in games.iter().zip(movers) {
        let is_line = |line: &&String| line.contains(&format!("{}: last move", late.mention()));
        let number = lines.iter().find(is_line).expect("a line").chars().next().expect("a number");
        let asked = ada.presses(shown.message(), &format!("Withdraw player {number}"));
        if late.id == ada.id {
            // Withdrawing oneself is nothing special.
            asked.in_private("Withdraw from **Cup**?");
        } else if plays(*game) {
            asked.in_private("You're paired with");
        } else {
            let asked = asked.in_private(&format!("Withdraw {} from **Cup**?", late.mention()));
            ada.presses(asked.message(), "Withdraw").in_private("has been withdrawn");
            page(ada).in_private("**Late games: 1.**");
        }
    }
}

/// Chooses a person in the menu of people of a message.
#[track_caller]
fn chooses_person(person: Person<'_>, message: &Message, chosen: Person<'_>) -> Response {
    let menu = message.controls().find(|control| control["type"] == 5).expect("a menu of people");
    let id = menu["custom_id"].as_str().expect("an id");
    let ids = [chosen.id.to_string()];
    person.clicks(&Click::menu(person.id, message.channel, message.id, id, ids))
}

#[test]
fn somebody_takes_over_from_a_late_player_and_both_are_told() {
    let scene = Scene::in_english();
    let people = [scene.ben(), scene.new_person("cleo"), scene.new_person("dan")];
    let (ada, eve) = (scene.ada(), scene.new_person("eve"));
    let contest = TournamentScene::announce(ada, "Cup", "Round robin").joined_by(&people);
    let round = contest.starts();
    let thread = threads(&round)[0];
    let late = mover(&scene, &people, thread);
    scene.let_time_pass(DAY);
    let shown = page(ada).in_private("**Late games: 1.**");
    let asked = ada.presses(shown.message(), "Replace player 1");
    let asked = asked.in_private(&format!("Who should take over from {}?", late.mention()));
    let own = chooses_person(ada, asked.message(), ada);
    own.in_private("You can't take over from a player yourself.");
    let asked = ada.presses(shown.message(), "Replace player 1").in_private("Who should take over");
    let asked = chooses_person(ada, asked.message(), eve);
    let asked =
        asked.in_private(&format!("Should {} take over from {}", eve.mention(), late.mention()));
    ada.presses(asked.message(), "Replace").in_private("has taken over from");
    let told = scene.message(round.channel, |it| it.pings.contains(&eve.id));
    let words = format!("has put you in **Cup** in place of {}", late.mention());
    assert!(told.content.contains(&words), "{}", told.content);
    scene.message(thread, |it| it.content.contains(&format!("{} was withdrawn", late.mention())));
    let private = late.in_direct_messages().channel;
    let words = format!("has put {} in your place", eve.mention());
    scene.message(private, |it| it.content.contains(&words));
    scene.wait_until(|| threads(&contest.round(2)).len() == 1);
    eve.presses(&told, "Withdraw").in_private("Withdraw from **Cup**?");
    promote(ada);
    let log = ada.types(&ada.admin("log"));
    let line = format!("Replaced {} with {} in tournament 1.", late.mention(), eve.mention());
    assert!(log.text().contains(&line), "{}", log.text());
}

#[test]
fn a_moderator_withdraws_somebody_from_a_league() {
    let scene = Scene::in_english();
    let contest = LeagueScene::with(&scene, 6);
    let (host, last) = (contest.host(), contest.people[5]);
    contest.begins();
    contest.wait_for_games(9);
    let outsider = scene.new_person("hal");
    promote(outsider);
    scene.let_time_pass(DAY);
    let shown = page(outsider);
    let shown = shown.in_private("**Harbour 1.1** · finished: 0 · in progress: 9 · not started: 6");
    let whose = |line: &str| {
        let mut people = contest.people.iter();
        people.find(|it| line.contains(&format!("{}: last move", it.mention()))).copied()
    };
    let first = shown.text().lines().find(|line| line.starts_with("1\\.")).expect("a line");
    let late = whose(first).expect("a person");
    let asked = outsider.presses(shown.message(), "Withdraw player 1");
    let asked = asked.in_private("from this cycle of the league (**Harbour 1.1**)?");
    outsider.presses(asked.message(), "Withdraw").in_private("has been withdrawn");
    contest.message("has left");
    // Their five games are decided, and others begin.
    page(outsider).in_private("finished: 5");
    let log = outsider.types(&outsider.admin("log"));
    let withdrew = format!("Withdrew {} from the league.", late.mention());
    assert!(log.text().contains(&withdrew), "{}", log.text());
    // Who plays in the division has games against everybody.
    let player = if late.id == host.id { last } else { host };
    promote(player);
    let shown = page(player);
    let lines: Vec<_> = shown.text().lines().collect();
    let other = lines.iter().find(|line| whose(line).is_some_and(|it| it.id != player.id));
    let number = other.expect("a line").chars().next().expect("a number");
    let asked = player.presses(shown.message(), &format!("Withdraw player {number}"));
    asked.in_private("You're paired with");
}
