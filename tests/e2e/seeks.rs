//! People on different servers find each other, and play: each in their own venue.

use std::time::Duration;

use dvonn_playground::{ChannelId, CommandCall, Effect, Fault, Message, Permissions};
use dvonn_rules::{ByColor, Game, Ply};

use crate::support::duel::Duel;
use crate::support::person::Person;
use crate::support::records;
use crate::support::response::Response;
use crate::support::scene::{Scene, is_board};

/// Two people who use the bot in channels of different servers that take part.
pub(super) fn strangers(scene: &Scene) -> [Person<'_>; 2] {
    let guild = scene.playground.invite_bot("Elsewhere", &["lobby"]);
    let channel = scene.playground.channels_of(guild)[0];
    let [ada, ben] = [scene.ada(), scene.ben().at(channel)];
    let role = scene.playground.create_role(guild, "owner", Permissions::MANAGE_GUILD);
    scene.playground.give_role(guild, ben.id, role.expect("a role")).expect("a member");
    for person in [ada, ben] {
        let panel = person.switches_server("Opponents on other servers: off");
        panel.in_private("members can use `/seek`");
    }
    ben.sets_server("Theme: dark slate");
    [ada, ben]
}

pub(super) fn call(person: Person<'_>) -> CommandCall {
    CommandCall::new(person.id, person.channel, "seek")
}

#[track_caller]
fn seeks(person: Person<'_>) -> Response {
    person.types(&call(person))
}

/// The thread in which a person waits or plays.
#[track_caller]
fn thread(person: Person<'_>) -> ChannelId {
    *person.scene.playground.threads(person.channel).last().expect("a thread")
}

pub(super) fn boards(scene: &Scene, channel: ChannelId) -> Vec<Message> {
    scene.playground.messages(channel).into_iter().filter(is_board).collect()
}

/// Waits until this many boards are shown in the venue of each player.
#[track_caller]
pub(super) fn wait_for_boards(duel: &Duel<'_>, count: usize) {
    let players = [duel.players.white, duel.players.black];
    duel.scene.wait_until(|| {
        players.iter().all(|player| boards(duel.scene, player.channel).len() >= count)
    });
    for player in players {
        assert_eq!(boards(duel.scene, player.channel).len(), count, "each board is shown once");
    }
}

/// A game between Ada and Ben, who have found each other on an empty board.
#[track_caller]
fn duel<'a>(scene: &'a Scene, people: [Person<'a>; 2]) -> Duel<'a> {
    duel_after(scene, people, call)
}

/// Like [`duel`]: both look for an opponent with this command.
#[track_caller]
pub(super) fn duel_after<'a>(
    scene: &'a Scene,
    [ada, ben]: [Person<'a>; 2],
    call: impl Fn(Person<'_>) -> CommandCall,
) -> Duel<'a> {
    let full = ada.also_choosing(call(ada), "setup", "full");
    ada.types(&full).in_private("I'm looking for an opponent");
    ben.types(&call(ben)).in_private("I've found you an opponent");
    let [ada, ben] = [ada, ben].map(|person| person.at(thread(person)));
    scene.wait_until(|| [ada, ben].iter().all(|it| !boards(scene, it.channel).is_empty()));
    let start = &boards(scene, ada.channel)[0].content;
    let is_ada_white = start.contains(&format!("{} plays White", ada.mention()));
    let players = if is_ada_white {
        ByColor { white: ada, black: ben }
    } else {
        ByColor { white: ben, black: ada }
    };
    Duel { scene, players, game: Game::new() }
}

#[test]
fn people_of_two_servers_find_each_other_and_play_to_the_end() {
    let scene = Scene::start();
    let people = strangers(&scene);
    let mut duel = duel(&scene, people);
    let mut plies = records::game_with_passes().plies().to_vec();
    plies.retain(|ply| *ply != Ply::Pass);
    let turns = plies.len();
    for (turn, ply) in plies.into_iter().enumerate() {
        wait_for_boards(&duel, turn + 1);
        duel.play(ply);
    }
    wait_for_boards(&duel, turns + 1);
    scene.settle();
    for (player, other) in
        [(duel.players.white, duel.players.black), (duel.players.black, duel.players.white)]
    {
        let shown = boards(&scene, player.channel);
        assert!(shown.last().is_some_and(|last| last.content.contains("You ")));
        for board in &shown {
            assert!(!board.content.contains(&other.mention()), "{:?}", board.content);
            assert!(!board.pings.contains(&other.id), "nobody elsewhere is notified");
        }
        // Old boards lose their controls after the new one is shown.
        scene.wait_until(|| {
            let boards = boards(&scene, player.channel);
            boards.iter().filter(|board| board.controls().next().is_some()).count() == 1
        });
    }
    let picture = |person: Person<'_>| {
        let file = boards(&scene, person.channel)[0].attachments[0].id;
        scene.playground.file(file).expect("it is kept")
    };
    assert_ne!(picture(duel.players.white), picture(duel.players.black), "each server's theme");
    duel.assert_recorded();
}

#[test]
fn a_board_that_a_crash_left_unsent_in_the_other_place_is_sent_once() {
    let scene = Scene::start();
    let people = strangers(&scene);
    let mut duel = duel(&scene, people);
    wait_for_boards(&duel, 1);
    let path = format!("/channels/{}/messages", duel.waiter().channel);
    scene.playground.add_fault(Fault::new("POST", &path, Effect::Delay(600_000)));
    duel.play("D3".parse().expect("a cell"));
    scene.kill_bot();
    scene.restart_after_kill();
    wait_for_boards(&duel, 2);

    // This one arrives, and the bot is killed before it learns that.
    let path = format!("/channels/{}/messages", duel.waiter().channel);
    let held = Fault::new("POST", &path, Effect::Delay(600_000)).after_performing();
    scene.playground.add_fault(held);
    duel.play("E3".parse().expect("a cell"));
    wait_for_boards(&duel, 3);
    scene.kill_bot();
    scene.restart_after_kill();
    scene.settle();
    scene.wait_until(|| {
        scene.count(
            "SELECT count(*) FROM posts WHERE kind = 'board' AND part = 1 AND shown < wanted",
        ) == 0
    });
    wait_for_boards(&duel, 3);
    duel.play("F3".parse().expect("a cell"));
    wait_for_boards(&duel, 4);
}

#[test]
fn a_place_that_cannot_be_reached_does_not_keep_the_other_back() {
    let scene = Scene::start();
    let people = strangers(&scene);
    let mut duel = duel(&scene, people);
    wait_for_boards(&duel, 1);
    let (mover, waiter) = (duel.mover(), duel.waiter());
    let path = format!("/channels/{}/messages", waiter.channel);
    scene.playground.add_fault(Fault::new("POST", &path, Effect::Delay(600_000)));
    duel.play("D3".parse().expect("a cell"));
    assert_eq!(boards(&scene, mover.channel).len(), 2);
    assert_eq!(boards(&scene, waiter.channel).len(), 1);
    // The opponent may move all the same.
    waiter.places("E3").in_public("**E3**");
    scene.wait_until(|| boards(&scene, mover.channel).len() == 3);
    // It would wait for the request that hangs.
    scene.kill_bot();
}

#[test]
fn a_game_is_followed_from_either_of_its_places() {
    let scene = Scene::start();
    let cleo = scene.new_person("cleo");
    let people = strangers(&scene);
    let mut duel = duel(&scene, people);
    let follow = |place: Person<'_>| {
        let cleo = cleo.at(place.channel);
        let page = cleo.types(&CommandCall::new(cleo.id, cleo.channel, "game follow"));
        let page = page.in_private("You aren't following this game.");
        cleo.presses(page.message(), "Follow each move").in_private("You're following this game");
    };
    let (white, black) = (duel.players.white, duel.players.black);
    follow(black);
    duel.play("D3".parse().expect("a cell"));
    let direct = cleo.in_direct_messages().channel;
    let update = scene.message(direct, |it| it.content.contains(&black.mention()));
    assert!(update.content.contains(&black.channel.to_string()), "a link to where it is followed");
    assert!(!update.content.contains(&white.mention()), "{:?}", update.content);
}

#[test]
fn an_offer_reaches_the_opponent_in_their_place() {
    let scene = Scene::start();
    let people = strangers(&scene);
    let mut duel = duel(&scene, people);
    duel.play("D3".parse().expect("a cell"));
    wait_for_boards(&duel, 2);
    let (white, black) = (duel.players.white, duel.players.black);
    white.types(&white.choosing("offer", "what", "Draw")).in_private("where they're playing");
    let offered = scene.message(black.channel, |it| it.content.contains("offers a draw"));
    assert!(!offered.content.contains(&white.mention()), "{:?}", offered.content);
    assert!(offered.button_labelled("Withdraw offer").is_none());
    black.presses(&offered, "Accept");
    let accepted = scene.message(black.channel, |it| it.content.contains("Accepted"));
    assert!(!accepted.content.contains(&white.mention()), "{:?}", accepted.content);
    wait_for_boards(&duel, 3);
    for player in [white, black] {
        assert!(scene.board(player.channel).content.contains("Game over: a draw"));
    }
}

#[test]
fn an_offer_is_withdrawn_from_where_it_was_made() {
    let scene = Scene::start();
    let people = strangers(&scene);
    let mut duel = duel(&scene, people);
    duel.play("D3".parse().expect("a cell"));
    wait_for_boards(&duel, 2);
    let (white, black) = (duel.players.white, duel.players.black);
    let sent = white.types(&white.choosing("offer", "what", "Draw"));
    scene.message(black.channel, |it| it.content.contains("offers a draw"));
    white.presses(sent.message(), "Withdraw offer").in_private("Withdrawn");
    scene.message(black.channel, |it| {
        it.content.contains("Withdrawn") && it.button_labelled("Accept draw").is_none()
    });
}

#[test]
fn only_the_place_of_the_player_to_move_has_buttons_to_move() {
    let scene = Scene::start();
    let people = strangers(&scene);
    let duel = duel(&scene, people);
    wait_for_boards(&duel, 1);
    let (white, black) = (duel.players.white, duel.players.black);
    let [here, there] = [white, black].map(|player| scene.board(player.channel));
    assert!(here.button_labelled("Row 1").is_some() && there.button_labelled("Row 1").is_none());
    assert!(there.content.contains("'s turn.") && !there.content.contains(&white.mention()));
    let early = black.places("D3");
    assert!(!early.text().contains(&white.mention()), "{:?}", early.text());
}

#[test]
fn people_who_avoid_each_other_never_meet_again() {
    let scene = Scene::start();
    let [ada, ben] = strangers(&scene);
    let duel = duel(&scene, [ada, ben]);
    wait_for_boards(&duel, 1);
    let (white, black) = (duel.players.white, duel.players.black);
    white.aborts();
    wait_for_boards(&duel, 2);
    let last = scene.board(black.channel);
    let cleo = scene.new_person("cleo").at(black.channel);
    cleo.presses(&last, "Don't match us again").in_private("This game is between");
    let asked = black.presses(&last, "Report opponent").in_private("Report your opponent");
    assert_eq!(scene.count("SELECT count(*) FROM reports"), 0);
    black.presses(asked.message(), "Report opponent").in_private("I've told the bot's operator");
    assert!(scene.performs(&["reports"]).contains(&white.id.to_string()));
    black.presses(&last, "Don't match us again").in_private("I won't match you two");
    seeks(ada).in_private("I'm looking for an opponent");
    seeks(ben).in_private("I'm looking for an opponent");
    seeks(scene.new_person("dora").in_direct_messages()).in_private("I've found you an opponent");
}

#[test]
fn members_of_one_server_who_find_each_other_read_both_names_on_their_threads() {
    let scene = Scene::start();
    let [ada, _] = strangers(&scene);
    let cleo = scene.new_person("cleo").at(scene.new_channel("other"));
    duel_after(&scene, [ada, cleo], call);
    let names = || {
        let journal = scene.playground.journal().into_iter();
        let edits = journal.filter(|it| it.method == "PATCH" && it.path.starts_with("/channels/"));
        edits.filter_map(|it| it.body["name"].as_str().map(String::from)).collect::<Vec<_>>()
    };
    scene.wait_until(|| names().len() == 2);
    let has_both = |name: &String| name.contains("Ada") && name.contains("cleo");
    assert!(names().iter().all(has_both), "{:?}", names());
}

#[test]
fn a_seek_can_be_stopped_and_ends_after_its_time() {
    let scene = Scene::start();
    // Without the permission to delete a thread, the bot archives it.
    scene.tolerate(50_013);
    let [ada, ben] = strangers(&scene);
    seeks(ada).in_private("I'm looking for an opponent");
    let again = seeks(ada).in_private("I'm already looking for an opponent");
    assert_eq!(scene.count("SELECT count(*) FROM seeks"), 1);
    ada.presses(again.message(), "Stop looking").in_private("I've stopped");
    seeks(ben).in_private("I'm looking for an opponent");
    let place = thread(ben);
    scene.let_time_pass(Duration::from_hours(25));
    let over = scene.message(place, |it| it.content.contains("I didn't find an opponent in time"));
    assert!(over.pings.contains(&ben.id));
    scene.wait_until(|| scene.count("SELECT count(*) FROM seeks") == 0);
}

#[test]
fn the_end_of_a_seek_that_was_sent_just_before_a_kill_is_not_sent_again() {
    let scene = Scene::start();
    let [ada, _] = strangers(&scene);
    seeks(ada).in_private("I'm looking for an opponent");
    let place = thread(ada);
    let ends = || {
        let messages = scene.playground.messages(place).into_iter();
        messages.filter(|it| it.content.contains("I didn't find an opponent in time")).count()
    };
    // Discord posts it, but its response is late.
    let held =
        Fault::new("POST", "/channels/*/messages", Effect::Delay(600_000)).after_performing();
    scene.playground.add_fault(held);
    scene.let_time_pass(Duration::from_hours(25));
    scene.wait_until(|| ends() == 1);
    scene.kill_bot();
    scene.restart_after_kill();
    scene.wait_until(|| scene.count("SELECT count(*) FROM seeks") == 0);
    scene.settle();
    assert_eq!(ends(), 1);
}

#[test]
fn whoever_the_operator_blocks_finds_no_opponent() {
    let scene = Scene::start();
    // Without the permission to delete a thread, the bot archives it.
    scene.tolerate(50_013);
    let [ada, ben] = strangers(&scene);
    seeks(ada).in_private("I'm looking for an opponent");
    assert_eq!(scene.stop_bot().and_then(|status| status.code()), Some(0));
    let id = ada.id.to_string();
    assert!(scene.performs(&["block", &id]).contains("Blocked"));
    scene.start_bot();
    seeks(ben).in_private("I'm looking for an opponent");
    seeks(ada).in_private("operator has blocked you");
    assert_eq!(scene.stop_bot().and_then(|status| status.code()), Some(0));
    assert!(scene.performs(&["unblock", &id]).contains("Unblocked"));
    scene.start_bot();
    seeks(ada).in_private("I've found you an opponent");
}

#[test]
fn a_server_has_to_opt_in_and_blocked_people_stay_out() {
    let scene = Scene::start();
    let dora = scene.new_person("dora");
    seeks(dora).in_private("is off on this server");
    let [ada, ben] = strangers(&scene);
    let block = ada.admin("block").option("player", ben.id.to_string());
    ada.types(&block.option("reason", "noise")).in_private("can no longer start");
    seeks(ada).in_private("I'm looking for an opponent");
    seeks(ben).in_private("I'm looking for an opponent");
    seeks(dora.in_direct_messages()).in_private("I've found you an opponent");
}
