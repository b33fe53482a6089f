//! Leagues: cycles, divisions, entering, pauses.

use std::time::Duration;

use dvonn_playground::{CommandCall, Effect, Fault, Message};

use super::moderation::promote;
use super::setups::alt;
use crate::support::person::Person;
use crate::support::scene::{Scene, TIMEOUT, has_picture, is_board, wait};
use crate::support::tournament::{mover_resigns, tournament};

const HOUR: Duration = Duration::from_hours(1);
const DAY: Duration = Duration::from_hours(24);

/// The days of a week, from the first day of 1970 on.
const WEEKDAYS: [&str; 7] =
    ["Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday"];

/// Counts the divisions of all cycles.
const DIVISIONS: &str = "SELECT count(*) FROM tournaments WHERE league_id IS NOT NULL";

/// `/league NAME`, without options.
fn league(person: Person<'_>, name: &str) -> CommandCall {
    CommandCall::new(person.id, person.channel, &format!("league {name}"))
}

/// `/league create` with cycles of two weeks, from in two hours on.
fn create(person: Person<'_>) -> CommandCall {
    let call = league(person, "create").option("name", "Harbour").option("start", "2h");
    person.also_choosing(call, "setup", "random").option("weeks", 2).option("clock", "none")
}

/// Makes people enter with the button of an invitation.
fn enter(invitation: &Message, people: &[Person<'_>]) {
    for person in people {
        person.presses(invitation, "I'm in").in_private("You've entered for cycle");
    }
}

/// A league that Ada has opened.
pub(super) struct LeagueScene<'a> {
    scene: &'a Scene,
    pub(super) people: Vec<Person<'a>>,
    invitation: Message,
}

impl<'a> LeagueScene<'a> {
    /// A league with this many people who are in.
    pub(super) fn with(scene: &'a Scene, people: usize) -> LeagueScene<'a> {
        let names = ["cleo", "dan", "eve", "fay", "gil"];
        let mut all = vec![scene.ada(), scene.ben()];
        all.extend(names.iter().take(people - 2).map(|name| scene.new_person(name)));
        promote(all[0]);
        let invitation = all[0].types(&create(all[0])).in_public("**Harbour**").message().clone();
        let league = LeagueScene { scene, people: all, invitation };
        enter(&league.invitation, &league.people);
        league
    }

    pub(super) fn host(&self) -> Person<'a> {
        self.people[0]
    }

    /// Waits for the message of a division in which this can be read.
    #[track_caller]
    fn division(&self, words: &str) -> Message {
        self.scene.message(self.invitation.channel, |message| {
            message.content.contains("division 1") && message.content.contains(words)
        })
    }

    /// Waits for a message in the league's channel.
    #[track_caller]
    pub(super) fn message(&self, words: &str) -> Message {
        self.scene.message(self.invitation.channel, |message| message.content.contains(words))
    }

    /// The first cycle begins.
    #[track_caller]
    pub(super) fn begins(&self) -> Message {
        self.scene.let_time_pass(2 * HOUR + Duration::from_secs(1));
        self.scene.wait_for_text(&self.invitation, "Cycle 1 has begun.");
        self.division("cycle 1, division 1")
    }

    /// Everybody enters the next cycle, and the present one ends. Who has to move in the games that run then loses
    /// them.
    pub(super) fn plays_a_cycle(&self) {
        self.scene.let_time_pass(11 * DAY);
        let asked = self.message("Do you want to play in cycle");
        enter(&asked, &self.people);
        self.scene.let_time_pass(3 * DAY);
    }

    /// Waits until so many games have begun in threads.
    #[track_caller]
    pub(super) fn wait_for_games(&self, count: usize) {
        let (scene, channel) = (self.scene, self.invitation.channel);
        scene.wait_until(|| scene.playground.threads(channel).len() == count);
        for thread in scene.playground.threads(channel) {
            scene.message(thread, is_board);
        }
    }
}

#[test]
fn a_league_plays_cycle_after_cycle_with_those_who_are_in() {
    let scene = Scene::start();
    let contest = LeagueScene::with(&scene, 6);
    let host = contest.host();
    let invitation = scene.wait_for_text(&contest.invitation, "6 entered for cycle 1: ");
    assert!(invitation.pings.is_empty(), "{:?}", invitation.pings);
    let first = contest.begins();
    assert!(has_picture(&first), "{first:?}");
    assert!(first.content.contains("to play: 5\n"), "too early for what is possible: {first:?}");
    // Three games of each of the six.
    contest.wait_for_games(9);
    for thread in scene.playground.threads(host.channel) {
        let board = scene.board(thread);
        // A link, if the table was recorded before.
        assert!(board.content.contains("Harbour 1.1"), "{:?}", board.content);
        mover_resigns(&contest.people, thread);
    }
    // The other two.
    contest.wait_for_games(15);
    scene.wait_for_text(&first, "to become champion");

    scene.let_time_pass(11 * DAY);
    let asked = contest.message("Do you want to play in cycle");
    assert_eq!(asked.pings, contest.people.iter().map(|person| person.id).collect());
    enter(&asked, &contest.people[1..]);
    let unanswered = scene.wait_for_text(&asked, "5 entered for cycle 2: ");
    let line = unanswered.content.lines().find(|line| line.starts_with("Not answered yet"));
    assert_eq!(line, Some(&*format!("Not answered yet: {}", host.mention())));
    host.presses(&asked, "Not this time").in_private("You're not entered for cycle 2");
    scene.let_time_pass(3 * DAY);

    // Games that nobody played end, and the silent players lose them.
    let results = contest.message("cycle 1 is over. Champion: ");
    assert!(has_picture(&results) && results.pings.len() == 1, "{results:?}");
    let champion = results.pings.first().expect("a champion");
    let champion = contest.people.iter().find(|person| person.id == *champion);
    let champion = *champion.expect("one of them");
    let table = alt(&results);
    assert!(table.contains("cycle 1, division 1") && table.contains("1. "), "{table}");
    scene.wait_for_text(&asked, "Cycle 2 has begun.");
    let second = contest.division("cycle 2, division 1");
    assert!(!second.content.contains(&host.mention()), "{:?}", second.content);
    scene.wait_for_text(&first, &format!("1\\. {}", champion.mention()));

    let page = host.types(&league(host, "show")).in_private("You haven't entered for cycle 3.");
    host.presses(page.message(), "Show tables").in_private("cycle 2, division 1");
    let page = host.types(&league(host, "history")).in_private("Cycle 1: ");
    assert!(page.message().content.contains(&champion.mention()), "{:?}", page.message());
    let table = host.presses(page.message(), "Cycle 1").in_private("cycle 1, division 1");
    assert!(has_picture(table.message()), "{:?}", table.message());
}

#[test]
fn a_league_with_too_few_people_asks_anew_each_week_and_tells_its_organiser_what_to_do() {
    let scene = Scene::start();
    let contest = LeagueScene::with(&scene, 3);
    let (host, late) = (contest.host(), scene.new_person("hal"));
    let channel = contest.invitation.channel;
    let invitations = || {
        let messages = scene.playground.messages(channel).into_iter();
        messages.filter(|it| it.content.starts_with("**Harbour** · league")).collect::<Vec<_>>()
    };
    scene.let_time_pass(2 * HOUR + Duration::from_secs(1));
    let mut missing = ["2", "1", "1"].iter();
    for week in 1..=3 {
        scene.wait_until(|| invitations().len() == week + 1);
        let newest = invitations().pop().expect("the new one");
        let words = format!("People still needed: {}.", missing.next().expect("three weeks"));
        assert!(newest.content.contains(&words), "{:?}", newest.content);
        assert!(newest.pings.contains(&host.id), "who is in is told: {newest:?}");
        scene.wait_until(|| {
            let old = &invitations()[week - 1];
            old.components.is_empty() && !old.content.contains("begins on")
        });
        if week == 1 {
            late.presses(&newest, "I'm in").in_private("You've entered for cycle 1");
        }
        if week < 3 {
            assert!(scene.playground.direct_channel(host.id).is_none(), "it is too early");
            scene.let_time_pass(7 * DAY);
        }
    }
    let direct = wait(scene.playground.wait_for_direct_channel(host.id, TIMEOUT));
    let told = scene.message(direct.expect("a direct message"), |_| true);
    assert!(
        told.content
            .contains("put off three weeks in a row. It needs 5 people. Entered so far: 4.")
    );
    let newest = invitations().pop().expect("the newest");
    let last = scene.new_person("ian");
    last.presses(&newest, "I'm in").in_private("You've entered for cycle 1");
    scene.let_time_pass(7 * DAY);
    scene.wait_for_text(&newest, "Cycle 1 has begun.");
    contest.division("cycle 1, division 1");
    scene.settle();
    assert_eq!(invitations().len(), 4);
}

#[test]
fn only_moderators_manage_a_league_and_a_server_has_one() {
    let scene = Scene::start();
    let (ada, ben) = (scene.ada(), scene.ben());
    ben.types(&league(ben, "show")).in_private("This server has no league.");
    ben.types(&league(ben, "join")).in_private("This server has no league.");
    ben.types(&create(ben)).in_private("Only people with");
    promote(ada);
    let late = league(ada, "create").option("name", "Harbour").option("start", "31d");
    ada.types(&late).in_private("The first cycle can begin 1 hour to 30 days from now.");
    let unreadable = league(ada, "create").option("name", "Harbour").option("start", "soon");
    ada.types(&unreadable).in_private("I can't read `soon` as a time.");
    let dated = league(ada, "create").option("name", "Harbour").option("start", "2020-01-01 10:00");
    ada.types(&dated).in_private("The first cycle can begin 1 hour to 30 days from now.");
    ada.types(&create(ada)).in_public("Nobody has entered for cycle 1 yet");
    ada.types(&create(ada)).in_private("This server already has a league: **Harbour**.");
    for name in ["pause", "resume", "move", "close"] {
        ben.types(&league(ben, name)).in_private("Only people with");
    }
    ben.types(&league(ben, "join")).in_private("You've entered for cycle 1 of **Harbour**.");
    ben.types(&league(ben, "join")).in_private("You've already entered for cycle 1");
    ben.types(&league(ben, "leave")).in_private("You're not entered for cycle 1 of **Harbour**.");
    ben.types(&league(ben, "history")).in_private("No cycles of **Harbour** have finished yet.");
}

#[test]
fn a_moderator_takes_somebody_out_of_the_next_cycle_who_is_told_and_can_enter_again() {
    let scene = Scene::start();
    let contest = LeagueScene::with(&scene, 6);
    let (host, last) = (contest.host(), contest.people[5]);
    let remove = |by: Person<'_>| league(by, "remove").option("player", last.id.to_string());
    last.types(&remove(last)).in_private("Only people with");
    let done = host.types(&remove(host));
    done.in_private(&format!(
        "{} is no longer entered for cycle 1 of **Harbour**.",
        last.mention()
    ));
    host.types(&remove(host)).in_private("hasn't entered for cycle 1 of **Harbour**.");
    scene.wait_for_text(&contest.invitation, "5 entered for cycle 1: ");
    let private = last.in_direct_messages().channel;
    scene.message(private, |it| it.content.contains("has taken you out of cycle 1"));
    let log = host.types(&host.admin("log"));
    let line = format!("Took {} out of the next cycle of the league.", last.mention());
    assert!(log.text().contains(&line), "{}", log.text());
    enter(&contest.invitation, &[last]);
    scene.wait_for_text(&contest.invitation, "6 entered for cycle 1: ");
}

#[test]
fn somebody_who_leaves_a_cycle_loses_the_games_that_have_not_begun() {
    let scene = Scene::start();
    let contest = LeagueScene::with(&scene, 5);
    contest.begins();
    contest.wait_for_games(7);
    let ben = contest.people[1];
    let asked = ben.types(&league(ben, "leave")).in_private("You're playing in cycle 1");
    ben.presses(asked.message(), "Finish my games").in_private("You're not entered for cycle 2");
    let asked = ben.types(&league(ben, "leave")).in_private("You're playing in cycle 1");
    let leave = ben.press(asked.message(), "Leave now").forced();
    ben.clicks(&leave).in_private("You have left cycle 1");
    contest.division(&format!("{} · **0** · ", ben.mention()));
    contest.division("has left");
    ben.clicks(&leave).in_private("You're not playing in this cycle");
}

#[test]
fn a_division_is_no_tournament_that_anybody_can_manage() {
    let scene = Scene::start();
    let contest = LeagueScene::with(&scene, 5);
    contest.begins();
    let host = contest.host();
    host.types(&tournament(host, "list")).in_private("There are no tournaments here yet.");
    for name in ["join", "start", "withdraw", "end", "move"] {
        let call = tournament(host, name).option("tournament", "1");
        host.types(&call).in_private("**Harbour 1.1** is a division of a league.");
    }
}

#[test]
fn a_league_can_begin_in_an_hour() {
    let scene = Scene::start();
    let ada = scene.ada();
    let call = league(ada, "create").option("name", "Harbour").option("start", "1h");
    ada.types(&call).in_public("Cycle 1 begins on <t:");
}

#[test]
fn a_paused_league_with_too_few_people_promises_no_date() {
    let scene = Scene::start();
    let contest = LeagueScene::with(&scene, 4);
    let host = contest.host();
    scene.wait_for_text(&contest.invitation, "it begins a week later");
    host.types(&league(host, "pause")).in_private("**Harbour** is paused.");
    let paused = scene.wait_for_text(&contest.invitation, "No new games or cycles will begin");
    assert!(!paused.content.contains("it begins a week later"), "{:?}", paused.content);
    host.types(&league(host, "resume")).in_private("**Harbour** has resumed.");
    scene.wait_for_text(&contest.invitation, "it begins a week later");
}

#[test]
fn a_paused_league_stands_still_and_a_closed_one_is_over() {
    let scene = Scene::start();
    let contest = LeagueScene::with(&scene, 5);
    let host = contest.host();
    host.types(&league(host, "pause")).in_private("**Harbour** is paused.");
    scene.wait_for_text(&contest.invitation, "No new games or cycles will begin");
    host.types(&league(host, "pause")).in_private("**Harbour** is already paused.");
    scene.let_time_pass(5 * DAY);
    host.types(&league(host, "resume")).in_private("**Harbour** has resumed. Its dates");
    host.types(&league(host, "resume")).in_private("**Harbour** isn't paused.");
    contest.begins();
    contest.wait_for_games(7);
    let table = contest.division("Cycle 1 ends on <t:");
    host.types(&league(host, "pause")).in_private("**Harbour** is paused.");
    scene.wait_for_text(&table, "No new games or cycles will begin");
    host.types(&league(host, "resume")).in_private("**Harbour** has resumed. Its dates");
    let thread = scene.playground.threads(host.channel)[0];
    scene.board(thread);
    let asked = host.types(&league(host, "close")).in_private("Close **Harbour** for good?");
    host.presses(asked.message(), "Keep it").in_private("The league continues.");
    let asked = host.types(&league(host, "close")).in_private("Close **Harbour** for good?");
    host.presses(asked.message(), "Close league").in_private("**Harbour** is closed.");
    scene.message(thread, |message| message.content.contains("no longer counts in it"));
    contest.message("This league is closed.");
    host.types(&league(host, "close")).in_private("**Harbour** is closed.");
    host.types(&league(host, "join")).in_private("**Harbour** is closed.");
    mover_resigns(&contest.people, thread);
    host.types(&host.admin("log")).in_private("Closed the league.");
}

#[test]
fn a_league_that_cannot_be_announced_is_not_opened() {
    let scene = Scene::start();
    let ada = scene.ada();
    promote(ada);
    scene.tolerate(200_000);
    for path in ["/interactions/*/*/callback", "/channels/*/messages"] {
        scene.playground.add_fault(Fault::new("POST", path, Effect::Refuse(400, 200_000)));
    }
    ada.types(&create(ada)).in_private("AutoMod");
    ada.types(&league(ada, "join")).in_private("**Harbour** is closed.");
    let again = ada.types(&create(ada));
    again.in_public("**Harbour**");
}

#[test]
fn the_start_and_the_results_of_a_cycle_are_announced_in_the_announcement_channel_too() {
    let scene = Scene::start();
    let contest = LeagueScene::with(&scene, 5);
    let (host, news) = (contest.host(), scene.new_channel("news"));
    host.picks_for_server("announcements", &[news]).in_private("");
    contest.begins();
    let began = format!("cycle 1 has begun in <#{}>. Players: 5. Divisions: 1.", host.channel);
    scene.message(news, |message| message.content.contains(&began));
    contest.wait_for_games(7);
    contest.plays_a_cycle();
    let results = scene.message(news, |it| it.content.contains("cycle 1 is over. Champion: "));
    assert!(has_picture(&results), "{results:?}");
    let second = scene.message(news, |message| message.content.contains("cycle 2 has begun"));
    assert!(results.id < second.id, "the results come first");
    scene.settle();
    let told = scene.playground.messages(news);
    assert_eq!(told.len(), 4, "that they come here, and three: {told:?}");
    assert!(told.iter().all(|message| message.pings.is_empty()), "{told:?}");
}

#[test]
fn a_bot_that_is_killed_between_the_steps_of_a_cycle_does_each_once() {
    let scene = Scene::start();
    let contest = LeagueScene::with(&scene, 5);
    let held = || Fault::new("POST", "/channels/*/messages", Effect::Delay(600_000)).times(20);
    // The cycle has begun, but nobody has been told.
    scene.playground.add_fault(held());
    scene.let_time_pass(2 * HOUR + Duration::from_secs(1));
    scene.wait_until(|| scene.count(DIVISIONS) == 1);
    scene.kill_bot();
    scene.playground.clear_faults();
    scene.restart_after_kill();
    contest.division("cycle 1, division 1");
    contest.wait_for_games(7);
    scene.let_time_pass(11 * DAY);
    let asked = contest.message("Do you want to play in cycle");
    enter(&asked, &contest.people);
    // The cycle is over and the next has begun, but nobody has been told.
    scene.playground.add_fault(held());
    scene.let_time_pass(3 * DAY);
    scene.wait_until(|| scene.count(DIVISIONS) == 2);
    scene.kill_bot();
    scene.playground.clear_faults();
    scene.restart_after_kill();
    contest.division("cycle 2, division 1");
    let once = |words: &str| {
        let messages = scene.playground.messages(contest.invitation.channel);
        messages.iter().filter(|message| message.content.contains(words)).count()
    };
    scene.wait_until(|| once("cycle 1 is over") == 1);
    scene.settle();
    for words in ["cycle 1, division 1", "cycle 2, division 1", "cycle 1 is over"] {
        assert_eq!(once(words), 1, "{words}");
    }
}

#[test]
fn a_league_may_start_at_a_date_and_says_in_which_time_zone_it_was_read() {
    let scene = Scene::in_english();
    let ada = scene.ada();
    let starts = ada.suggestions_in(league(ada, "create").option("name", "Harbour"), "start", "");
    let start = starts.first().expect("a suggestion");
    assert!(start.name.ends_with(" · UTC"), "{start:?}");
    // Three days ahead, since a league can't begin within the hour.
    let day = usize::try_from(scene.now() / 86_400_000 + 3).expect("it is after 1970") % 7;
    let typed = format!("{} 15:00", WEEKDAYS[day]);
    let call = league(ada, "create").option("name", "Harbour").option("start", typed.as_str());
    ada.types(&call).in_public("Cycle 1 begins on <t:");
    let words = format!("I took `{typed}` as UTC, because you haven't set a time zone.");
    let told = scene.message(ada.channel, |it| it.content.starts_with(&words));
    assert_eq!(told.visible_to, Some(ada.id));
}
