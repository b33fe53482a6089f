//! The championship: a league that people from all servers can enter, each from their own.

use std::time::Duration;

use dvonn_playground::{ChannelId, CommandCall, GuildId, Message, Permissions};

use super::moderation::promote;
use crate::support::person::Person;
use crate::support::scene::{Scene, has_picture, is_board};
use crate::support::tournament::mover_resigns;

const HOUR: Duration = Duration::from_hours(1);
const DAY: Duration = Duration::from_hours(24);

fn league(person: Person<'_>, name: &str) -> CommandCall {
    CommandCall::new(person.id, person.channel, &format!("league {name}"))
}

/// The championship, with three people on its own server and two on another, all of them in.
struct Championship<'a> {
    scene: &'a Scene,
    here: [Person<'a>; 3],
    away: [Person<'a>; 2],
    elsewhere: GuildId,
    invitation: Message,
}

/// A scene in which the league of the first server is the championship.
fn scene() -> Scene {
    let scene = Scene::without_bot(Scene::options(), &[]);
    scene.write_settings(&format!("[games]\nchampionship = {}\n", scene.playground.guild()));
    scene.start_bot();
    scene
}

impl<'a> Championship<'a> {
    fn open(scene: &'a Scene) -> Championship<'a> {
        let elsewhere = scene.playground.invite_bot("Elsewhere", &["lobby"]);
        let lobby = scene.playground.channels_of(elsewhere)[0];
        let here = [scene.ada(), scene.new_person("cleo"), scene.new_person("dan")];
        let away = [scene.ben().at(lobby), scene.new_person("eve").at(lobby)];
        let role = scene.playground.create_role(elsewhere, "owner", Permissions::MANAGE_GUILD);
        scene.playground.give_role(elsewhere, away[0].id, role.expect("a role")).expect("a member");
        promote(here[0]);
        let call = league(here[0], "create").option("name", "Lighthouse").option("start", "2h");
        let call = here[0].also_choosing(call, "setup", "random").option("weeks", 2);
        let invitation = here[0].types(&call.option("clock", "1d")).in_public("**Lighthouse**");
        let invitation = invitation.message().clone();
        assert!(invitation.content.contains("people from all servers"), "{invitation:?}");
        Championship { scene, here, away, elsewhere, invitation }
    }

    /// Everybody enters.
    fn with_everybody(scene: &'a Scene) -> Championship<'a> {
        let contest = Championship::open(scene);
        contest.away[0]
            .switches_server("Opponents on other servers: off")
            .in_private("members can use `/seek`");
        for person in contest.here {
            person.presses(&contest.invitation, "I'm in").in_private("You've entered for cycle 1");
        }
        for person in contest.away {
            contest.enters_from_away(person, 1);
        }
        contest
    }

    /// A person of the other server enters a cycle.
    #[track_caller]
    fn enters_from_away(&self, person: Person<'_>, cycle: u32) {
        let page =
            person.types(&league(person, "championship")).in_private("people from all servers");
        let entered = person.presses(page.message(), "I'm in");
        let entered = entered.in_private(&format!("You've entered for cycle {cycle}"));
        let place = format!("Your games will be played in threads in <#{}>", self.lobby());
        assert!(entered.text().contains(&place), "{:?}", entered.text());
    }

    fn lobby(&self) -> ChannelId {
        self.away[0].channel
    }

    fn everybody(&self) -> Vec<Person<'a>> {
        self.here.into_iter().chain(self.away).collect()
    }

    fn begins(&self) -> Message {
        self.scene.let_time_pass(2 * HOUR + Duration::from_secs(1));
        self.scene.wait_for_text(&self.invitation, "Cycle 1 has begun.");
        self.scene.message(self.here[0].channel, |it| it.content.contains("cycle 1, division 1"))
    }

    /// The threads of the other server, once there are so many with a board.
    fn threads_away(&self, count: usize) -> Vec<ChannelId> {
        let (scene, lobby) = (self.scene, self.lobby());
        scene.wait_until(|| scene.playground.threads(lobby).len() == count);
        let threads = scene.playground.threads(lobby);
        for &thread in &threads {
            scene.message(thread, is_board);
        }
        threads
    }
}

#[test]
fn people_of_two_servers_play_in_one_league_each_on_their_own() {
    let scene = scene();
    let contest = Championship::with_everybody(&scene);
    let [ada, ..] = contest.here;
    let [ben, eve] = contest.away;
    // On its own server, nobody is mentioned who is not there.
    let shown = scene.wait_for_text(&contest.invitation, "5 entered for cycle 1: ");
    assert!(shown.content.contains(&ada.mention()), "{shown:?}");
    assert!(shown.content.contains("Ben") && !shown.content.contains(&ben.mention()), "{shown:?}");
    // Elsewhere, it is the other way round.
    let page = ben.types(&league(ben, "championship")).in_private("5 entered for cycle 1: ");
    assert!(page.text().contains(&eve.mention()), "{:?}", page.text());
    assert!(!page.text().contains(&ada.mention()), "{:?}", page.text());

    let table = contest.begins();
    assert!(!table.content.contains(&eve.mention()) && table.content.contains("eve"), "{table:?}");
    // Each has three games at once, and Ben and Eve play one of them with each other.
    let threads = contest.threads_away(5);
    for thread in &threads {
        let board = scene.message(*thread, is_board);
        for person in contest.here {
            assert!(!board.content.contains(&person.mention()), "{board:?}");
            assert!(!board.pings.contains(&person.id), "{board:?}");
        }
    }
    let relayed = "SELECT count(*) FROM games WHERE other_channel_id IS NOT NULL AND is_global = 1";
    scene.wait_until(|| scene.count(relayed) == 4);
    // Somebody resigns in each game: then the others begin.
    let people = contest.everybody();
    let is_of_both = |thread: &&ChannelId| {
        let board = scene.message(**thread, is_board);
        [ben, eve].iter().all(|person| board.content.contains(&person.mention()))
    };
    let of_both = threads.iter().find(is_of_both).copied();
    for thread in scene.playground.threads(ada.channel).into_iter().chain(of_both) {
        mover_resigns(&people, thread);
    }
    scene.wait_until(|| scene.count("SELECT count(*) FROM games") == 10);
    scene.settle();

    scene.let_time_pass(11 * DAY);
    let asked =
        scene.message(contest.lobby(), |it| it.content.contains("Do you want to play in cycle"));
    assert_eq!(asked.pings, [ben.id, eve.id].into_iter().collect());
    let here = scene.message(ada.channel, |it| it.content.contains("Do you want to play in cycle"));
    assert_eq!(here.pings, contest.here.iter().map(|person| person.id).collect());
    eve.presses(&asked, "I'm in").in_private("You've entered for cycle 2");
    ben.presses(&asked, "Not this time").in_private("You're not entered for cycle 2");
    scene.let_time_pass(3 * DAY);
    let results = scene.message(contest.lobby(), |it| it.content.contains("cycle 1 is over"));
    assert!(has_picture(&results) && results.content.contains("in division 1"), "{results:?}");
    assert!(results.content.contains(&format!("{}: place ", ben.mention())), "{results:?}");
    scene.message(ada.channel, |it| it.content.contains("cycle 1 is over"));
    let page =
        ben.types(&league(ben, "championship")).in_private("You haven't entered for cycle 2");
    ben.presses(page.message(), "Show all cycles").in_private("Cycle 1: ");
}

#[test]
fn only_servers_that_play_with_others_take_part() {
    let scene = scene();
    let contest = Championship::open(&scene);
    let [ben, eve] = contest.away;
    let page = eve.types(&league(eve, "championship")).in_private("people from all servers");
    eve.presses(page.message(), "I'm in")
        .in_private("This server doesn't let its members play people on other servers.");
    ben.switches_server("Opponents on other servers: off").in_private("members can use `/seek`");
    contest.enters_from_away(eve, 1);
    // Only the moderators of its own server manage it.
    ben.types(&league(ben, "close")).in_private("This server has no league.");
    ben.types(&league(ben, "pause")).in_private("This server has no league.");
    // What a server allows no longer ends with the next cycle.
    ben.switches_server("Opponents on other servers: on").in_private("Opponents on other servers");
    for person in contest.here {
        person.presses(&contest.invitation, "I'm in").in_private("You've entered for cycle 1");
    }
    scene.let_time_pass(2 * HOUR + Duration::from_secs(1));
    scene.message(contest.invitation.channel, |it| {
        it.id > contest.invitation.id && it.content.contains("3 entered for cycle 1: ")
    });
}

#[test]
fn whoever_leaves_their_server_is_withdrawn_and_whose_place_allows_no_threads_is_told() {
    let scene = scene();
    let contest = Championship::with_everybody(&scene);
    let [ben, eve] = contest.away;
    scene.playground.leave(contest.elsewhere, eve.id).expect("she is a member");
    scene.tolerate(50013);
    scene
        .playground
        .deny_to_bot(contest.lobby(), Permissions::CREATE_PUBLIC_THREADS)
        .expect("there is such a channel");
    let table = contest.begins();
    scene.wait_until(|| {
        let table = scene.playground.message(table.channel, table.id);
        table.is_some_and(|table| table.content.matches("has left").count() == 2)
    });
    let direct = scene.playground.open_direct_channel(ben.id).expect("a channel");
    scene.message(direct, |it| it.content.contains("I can no longer open threads for your games"));
    // The others play on.
    let channel = contest.here[0].channel;
    scene.wait_until(|| scene.playground.threads(channel).len() == 3);
}

#[test]
fn without_the_setting_there_is_no_championship() {
    let scene = Scene::start();
    let ada = scene.ada();
    ada.types(&league(ada, "championship")).in_private("This bot has no championship.");
}
