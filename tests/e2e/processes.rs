//! Several processes on one PostgreSQL database.

use std::collections::BTreeSet;
use std::slice;
use std::time::Duration;

use dvonn_faults::kills;
use dvonn_playground::{Effect, Fault, Message};
use dvonn_rules::Ply;

use crate::support::computer_game::ComputerGame;
use crate::support::duel::Duel;
use crate::support::fleet::Fleet;
use crate::support::random::seed;
use crate::support::scene::{SETTLING_TIME, is_board, wait};
use crate::support::tournament::{TournamentScene, threads};

/// Discord's code for an interaction that already has a response.
const ALREADY_ACKNOWLEDGED: u64 = 40060;

#[test]
fn each_process_serves_the_servers_of_its_shards() {
    let Some(fleet) = Fleet::start("serve", &["0/2", "1/2"]) else { return };
    let mut duels = [0, 1].map(|shard| {
        let [ada, ben] = fleet.people_on(shard, "table");
        Duel::start(ada, ben)
    });
    for cell in ["D3", "E3"] {
        for duel in &mut duels {
            duel.play(cell.parse().expect("a cell"));
        }
    }
    fleet.stop(1);
    duels[0].play("F3".parse().expect("a cell"));
    fleet.scene.ada().in_direct_messages().asks("games").in_private("");
    fleet.start_process(1);
    duels[1].play("F3".parse().expect("a cell"));
    for duel in &duels {
        duel.assert_recorded();
    }
}

#[test]
fn health_tells_the_processes_apart() {
    let Some(fleet) = Fleet::stopped("health", &["0/2", "1/2"]) else { return };
    fleet.start_process(0);
    fleet.scene.wait_until(|| fleet.is_healthy("0/2"));
    assert!(fleet.is_healthy("auto"));
    assert!(!fleet.is_healthy("1/2") && !fleet.is_healthy("0-1/2"));
    fleet.start_process(1);
    // The first heartbeat is recorded soon after the connection.
    fleet.scene.wait_until(|| fleet.is_healthy("1/2"));
    assert!(fleet.is_healthy("0-1/2"));
    fleet.kill(0);
    let beat = || fleet.scene.count("SELECT beat_at FROM heartbeats WHERE shard = 1");
    let before = beat();
    fleet.scene.playground.advance(Duration::from_mins(2)).expect("the clock can be advanced");
    fleet.scene.wait_until(|| beat() >= before + 120_000);
    assert!(fleet.is_healthy("1/2") && !fleet.is_healthy("0/2"));
}

#[test]
fn kills_of_either_process_under_load_lose_nothing_and_repeat_nothing() {
    let seed = seed();
    eprintln!("DVONN_TEST_SEED={seed} repeats this run");
    let Some(fleet) = Fleet::start("kills", &["0/2", "1/2"]) else { return };
    let playground = &fleet.scene.playground;
    let restart = async |chosen| {
        let number = usize::from(chosen % 2 == 1);
        fleet.kill(number);
        fleet.forget_process(number).await;
        fleet.launch_process(number).await;
        Ok(playground.advance(SETTLING_TIME)?)
    };
    let guilds = playground.guilds();
    let plan = kills::Plan { playground, guilds, tables: 6, repetitions: 8, goes_on: false, seed };
    let figures =
        wait(kills::run(plan, async || Ok(()), restart)).unwrap_or_else(|error| panic!("{error}"));
    eprintln!("{figures}");
    assert_eq!(figures.faults(), 0, "{figures}");
}

#[test]
fn a_board_that_a_dead_process_left_and_the_computers_turn_are_taken_over() {
    let Some(fleet) = Fleet::start("takeover", &["0/2", "1/2"]) else { return };
    fleet.stop(1);
    let scene = &fleet.scene;
    let [ada, _] = fleet.people_on(0, "table");
    let game = ComputerGame::start(ada, "Beginner");
    let ply = game.some_ply();
    let held = Fault::new("POST", "/interactions/*/*/callback", Effect::Delay(600_000));
    scene.playground.add_fault(held);
    ada.sends(&ada.turn(ply));
    scene.wait_until(|| scene.plies() == 1);
    fleet.kill(0);
    wait(fleet.forget_process(0));
    // It has no connection for that server.
    fleet.start_process(1);
    scene.playground.advance(SETTLING_TIME).expect("the clock can be advanced");
    scene.message(ada.channel, |message| message.pings.contains(&ada.id) && is_board(message));
    assert_eq!(scene.plies(), 2);
    assert_shown_once(&scene.boards(ada.channel), 3);
}

#[test]
fn processes_killed_between_a_pairing_and_its_thread_leave_one_game_a_pairing() {
    let Some(fleet) = Fleet::start("pairings", &["0/1", "0/1"]) else { return };
    let scene = &fleet.scene;
    scene.tolerate(ALREADY_ACKNOWLEDGED);
    let ada = scene.ada();
    let people = [ada, scene.ben(), scene.new_person("cleo"), scene.new_person("dan")];
    let contest = TournamentScene::announce(ada, "Cup", "Round robin").joined_by(&people);
    let held = Fault::new("POST", "/channels/*/threads", Effect::Delay(600_000));
    scene.playground.add_fault(held.after_performing());
    ada.presses(&contest.message, "Start tournament").in_private("is starting with");
    scene.wait_until(|| scene.playground.threads(ada.channel).len() == 1);
    assert_eq!(scene.games(), 0, "a thread is there, and no game yet");
    for number in [0, 1] {
        fleet.kill(number);
        wait(fleet.forget_process(number));
    }
    scene.playground.clear_faults();
    // Both find the same pairings.
    let starts = [0, 1].map(|number| fleet.launch_process(number));
    wait(async {
        for started in starts {
            started.await;
        }
    });
    scene.playground.advance(SETTLING_TIME).expect("the clock can be advanced");
    assert_eq!(threads(&contest.round(1)).len(), 2);
    assert_eq!((scene.games(), scene.playground.threads(ada.channel).len()), (2, 2));
    assert_eq!(scene.count("SELECT count(DISTINCT game_id) FROM pairings WHERE round = 1"), 2);
}

#[test]
fn an_interaction_delivered_to_two_processes_counts_once() {
    let Some(fleet) = Fleet::start("twice", &["0/1", "0/1"]) else { return };
    let scene = &fleet.scene;
    scene.tolerate(ALREADY_ACKNOWLEDGED);
    let mut duel = scene.duel();
    duel.play_all(&["D3", "E3", "F3", "G3"].map(|cell| cell.parse().expect("a cell")));
    for cell in ["D4", "E4"] {
        let (mover, board) = (duel.mover(), duel.board());
        let cells = mover.chooses(&board, "4");
        mover.chooses(cells.message(), cell);
        scene.board_after(&board);
        duel.record(cell.parse().expect("a cell"));
    }
    duel.assert_recorded();
    let question = duel.mover().asks("resign");
    let board = duel.board();
    duel.mover().presses(question.message(), "Resign game");
    scene.board_after(&board);
    for number in [0, 1] {
        fleet.stop(number);
    }
    assert_eq!(scene.games(), 1);
    assert_shown_once(&scene.boards(scene.general()), 8);
}

#[test]
fn two_processes_on_the_same_shards_announce_nothing_twice() {
    let Some(fleet) = Fleet::start("once", &["0/1", "0/1"]) else { return };
    let scene = &fleet.scene;
    scene.tolerate(ALREADY_ACKNOWLEDGED);
    let mut duel = scene.duel();
    let channel = scene.new_channel("computer");
    let mut game = ComputerGame::start(scene.ada().at(channel), "Beginner");
    for _ in 0..3 {
        game.plays_and_waits(game.some_ply());
    }
    duel.play(Ply::Place("D3".parse().expect("a cell")));
    let daily = scene.new_channel("daily");
    scene.ada().picks_for_server("puzzles", &[daily]).in_private("Daily puzzle: ");
    let is_posted = "SELECT count(*) FROM posts WHERE kind = 'daily' AND shown = wanted";
    scene.wait_until(|| scene.count(is_posted) == 1);

    let reminders = || {
        let messages = scene.playground.messages(scene.general()).into_iter();
        let reminders =
            messages.filter(|message| message.content.contains("it's your turn in game"));
        reminders.map(|message| message.id).collect::<Vec<_>>()
    };
    // A half, a fifth and a twentieth of 72 hours are left after 36, 57.6 and 68.4 hours.
    let mut newest = None;
    for hours in [37, 21, 11] {
        scene.playground.advance(Duration::from_hours(hours)).expect("the clock can be advanced");
        scene.wait_until(|| reminders().iter().any(|&id| Some(id) > newest));
        newest = reminders().into_iter().max();
    }
    scene.playground.advance(Duration::from_hours(4)).expect("the clock can be advanced");
    scene.message(scene.general(), |message| message.content.contains("timed out"));
    for number in [0, 1] {
        fleet.stop(number);
    }
    assert_eq!(reminders(), newest.into_iter().collect::<Vec<_>>(), "each replaces the one before");
    assert_shown_once(&scene.boards(scene.general()), 3);
    let boards = scene.boards(channel);
    assert_shown_once(&boards, names(&boards).len());
    let puzzles = scene.boards(daily);
    assert!(puzzles.len() > 1, "{puzzles:#?}");
    assert_shown_once(&puzzles, names(&puzzles).len());
}

#[test]
fn a_process_replaces_another_while_people_play() {
    let Some(fleet) = Fleet::stopped("replace", &["0/1", "0/1"]) else { return };
    let scene = &fleet.scene;
    scene.tolerate(ALREADY_ACKNOWLEDGED);
    fleet.start_process(0);
    let mut duel = scene.duel();
    let mut cells =
        ["D3", "E3", "F3", "G3", "D4", "E4"].map(|cell| cell.parse().expect("a cell")).into_iter();
    for new in [1, 0, 1] {
        duel.play_all(&[cells.next().expect("a cell")]);
        fleet.start_process(new);
        duel.play_all(&[cells.next().expect("a cell")]);
        fleet.stop(1 - new);
    }
    duel.assert_recorded();
    assert_shown_once(&scene.boards(scene.general()), 7);
}

/// The names of the boards' pictures, which are those of the games and their revisions.
fn names(boards: &[Message]) -> BTreeSet<&str> {
    let pictures = boards.iter().filter_map(|board| board.attachments.first());
    pictures.map(|picture| picture.filename.as_str()).collect()
}

/// Asserts that each of `count` boards was shown once, and notified a person once.
#[track_caller]
fn assert_shown_once(boards: &[Message], count: usize) {
    let shown = || boards.iter().map(|board| (names(slice::from_ref(board)), &board.content));
    assert_eq!(boards.len(), count, "{:#?}", shown().collect::<Vec<_>>());
    assert_eq!(names(boards).len(), count, "{:#?}", shown().collect::<Vec<_>>());
}
