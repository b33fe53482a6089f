//! Matches between the teams of two servers: one offers it, the other accepts it with a code.

use std::time::Duration;

use dvonn_playground::{ChannelId, CommandCall, Message, Permissions};

use super::moderation::promote;
use crate::support::person::Person;
use crate::support::scene::{Scene, has_picture, is_board};
use crate::support::tournament::{create, mover_resigns, threads, tournament};

const HOUR: Duration = Duration::from_hours(1);

/// A match that a server offers, and the people of both.
struct TeamMatch<'a> {
    scene: &'a Scene,
    here: [Person<'a>; 2],
    away: [Person<'a>; 3],
    /// The message on the server that offers it.
    offer: Message,
}

impl<'a> TeamMatch<'a> {
    fn offered(scene: &'a Scene) -> TeamMatch<'a> {
        let elsewhere = scene.playground.invite_bot("Elsewhere", &["lobby"]);
        let lobby = scene.playground.channels_of(elsewhere)[0];
        let here = [scene.ada(), scene.new_person("cleo")];
        let away = [
            scene.ben().at(lobby),
            scene.new_person("eve").at(lobby),
            scene.new_person("finn").at(lobby),
        ];
        let role = scene.playground.create_role(elsewhere, "owner", Permissions::MANAGE_GUILD);
        scene.playground.give_role(elsewhere, away[0].id, role.expect("a role")).expect("a member");
        promote(here[0]);
        for owner in [here[0], away[0]] {
            owner
                .switches_server("Opponents on other servers: off")
                .in_private("members can use `/seek`");
        }
        let call = here[0].also_choosing(create(here[0], "Derby"), "kind", "Team match");
        let call = here[0].also_choosing(call.option("start", "2h"), "setup", "random");
        let offer = here[0].types(&call).in_public("No other server has accepted yet");
        let offer = offer.message().clone();
        TeamMatch { scene, here, away, offer }
    }

    /// The code that an organiser sees.
    fn code(&self) -> String {
        let shown =
            self.here[0].presses(&self.offer, "Invite a server").in_private("Send this code");
        let text = shown.text();
        text.split('`').find(|part| part.len() == 11).expect("a code").to_owned()
    }

    /// Somebody of the other server accepts with this code, and returns what they read.
    fn accepts(&self, code: &str) -> Message {
        let call = tournament(self.away[0], "accept").option("code", code);
        let asked = self.away[0].types(&call).in_private("is offering your server a team match");
        self.away[0].presses(asked.message(), "Accept the match").in_private("You have accepted");
        self.scene.message(self.lobby(), |it| it.content.contains("**Elsewhere**: nobody"))
    }

    fn lobby(&self) -> ChannelId {
        self.away[0].channel
    }

    fn everybody(&self) -> Vec<Person<'a>> {
        self.here.into_iter().chain(self.away).collect()
    }
}

#[test]
fn two_servers_play_a_match_that_both_see() {
    let scene = Scene::start();
    let contest = TeamMatch::offered(&scene);
    let ([ada, cleo], [ben, eve, finn]) = (contest.here, contest.away);
    let shown = contest.accepts(&contest.code());
    for person in contest.here {
        person.presses(&contest.offer, "Join tournament").in_private("You have joined");
    }
    for person in contest.away {
        person.presses(&shown, "Join tournament").in_private("You have joined");
    }
    // Each server mentions its own people, and names the others.
    let here = scene.wait_for_text(&contest.offer, "**Elsewhere** (3): ");
    assert!(here.content.contains(&ada.mention()) && here.content.contains("eve"), "{here:?}");
    assert!(!here.content.contains(&eve.mention()), "{here:?}");
    let there = scene.wait_for_text(&shown, &format!("**Elsewhere** (3): {}", ben.mention()));
    assert!(!there.content.contains(&cleo.mention()), "{there:?}");

    scene.let_time_pass(2 * HOUR + Duration::from_secs(1));
    let round = |channel: ChannelId, number: u32| {
        let words = format!("**Derby**: round {number} of 2");
        scene.message(channel, |it| it.content.contains(&words))
    };
    let (here, there) = (round(ada.channel, 1), round(contest.lobby(), 1));
    assert!(here.content.contains("0 : 0 **Elsewhere**"), "{here:?}");
    assert!(here.content.contains("Reserve list (1): finn"), "{here:?}");
    assert!(there.content.contains(&format!("Reserve list (1): {}", finn.mention())), "{there:?}");
    // Each message links to the threads of its own server.
    for (message, channel) in [(&here, ada.channel), (&there, contest.lobby())] {
        let threads = scene.playground.threads(channel);
        assert_eq!(threads.len(), 2);
        for thread in threads {
            assert!(message.content.contains(&format!("<#{thread}>")), "{message:?}");
            let board = scene.message(thread, is_board);
            assert!(board.content.contains("Derby"), "{board:?}");
        }
    }
    for number in [1, 2] {
        for thread in threads(&round(ada.channel, number)) {
            mover_resigns(&contest.everybody(), thread);
        }
    }
    for channel in [ada.channel, contest.lobby()] {
        let over = scene.message(channel, |it| it.content.contains("**Derby** is over"));
        assert!(has_picture(&over) && over.content.contains("Final standings"), "{over:?}");
        assert!(over.content.contains("**Elsewhere** wins 4 : 0"), "{over:?}");
    }
    let call = tournament(eve, "standings");
    eve.types(&call).in_private("0 : 4 **Elsewhere**");
}

#[test]
fn only_moderators_invite_and_accept_and_a_code_works_once() {
    let scene = Scene::start();
    let contest = TeamMatch::offered(&scene);
    let (ada, cleo, [ben, eve, _]) = (contest.here[0], contest.here[1], contest.away);
    cleo.presses(&contest.offer, "Invite a server").in_private("Only ");
    let code = contest.code();
    let call = |person: Person<'_>, code: &str| tournament(person, "accept").option("code", code);
    eve.types(&call(eve, &code)).in_private("“Manage Server”");
    ben.types(&call(ben, "123")).in_private("No server is offering a match with this code");
    ada.types(&call(ada, &code)).in_private("Your own server is offering this match");
    contest.accepts(&code);
    ben.types(&call(ben, &code)).in_private("No server is offering a match with this code");
    let log = CommandCall::new(ben.id, ben.channel, "dvonn-admin log");
    ben.types(&log).in_private("Accepted team match");
}

#[test]
fn a_server_that_allows_no_threads_is_told_and_the_other_gets_none_in_vain() {
    let scene = Scene::start();
    let contest = TeamMatch::offered(&scene);
    let shown = contest.accepts(&contest.code());
    let ([ada, cleo], [ben, eve, _]) = (contest.here, contest.away);
    for (person, message) in
        [(ada, &contest.offer), (cleo, &contest.offer), (ben, &shown), (eve, &shown)]
    {
        person.presses(message, "Join tournament").in_private("You have joined");
    }
    scene.tolerate(50013);
    let threads = Permissions::CREATE_PUBLIC_THREADS;
    scene.playground.deny_to_bot(contest.lobby(), threads).expect("a channel");
    scene.let_time_pass(2 * HOUR + Duration::from_secs(1));
    let told = scene.message(contest.lobby(), |it| it.content.contains("can't start in"));
    assert!(told.content.starts_with("Elsewhere, "), "{told:?}");
    let opened = scene.playground.threads(ada.channel).len();
    for _ in 0..5 {
        scene.let_time_pass(Duration::from_mins(1));
        scene.settle();
    }
    assert_eq!(scene.playground.threads(ada.channel).len(), opened);
    scene.playground.deny_to_bot(contest.lobby(), Permissions::NONE).expect("a channel");
    scene.let_time_pass(Duration::from_mins(1));
    scene.wait_until(|| scene.playground.threads(ada.channel).len() == 2);
    for thread in scene.playground.threads(contest.lobby()) {
        scene.message(thread, is_board);
    }
}

#[test]
fn no_moderator_voids_a_game_of_a_match() {
    let scene = Scene::start();
    let contest = TeamMatch::offered(&scene);
    let shown = contest.accepts(&contest.code());
    let ([ada, cleo], [_, eve, finn]) = (contest.here, contest.away);
    for (person, message) in
        [(ada, &contest.offer), (cleo, &contest.offer), (eve, &shown), (finn, &shown)]
    {
        person.presses(message, "Join tournament").in_private("You have joined");
    }
    scene.let_time_pass(2 * HOUR + Duration::from_secs(1));
    scene.wait_until(|| scene.count("SELECT count(*) FROM games") == 2);
    let ben = contest.away[0];
    let call = ben.choosing("game moderate", "action", "Void the game").option("reason", "Lost");
    for game in [1, 2] {
        ben.types(&call.clone().option("game", game)).in_private("not part of a tournament");
    }
}

#[test]
fn a_match_that_nobody_accepts_is_called_off_in_words() {
    let scene = Scene::start();
    let contest = TeamMatch::offered(&scene);
    contest.here[0].presses(&contest.offer, "Join tournament").in_private("You have joined");
    scene.let_time_pass(2 * HOUR + Duration::from_secs(1));
    let called_off = "Called off: no other server had accepted";
    scene.message(contest.here[0].channel, |it| it.content.contains(called_off));
}
