//! Many plies in one go, and `kill -9` in the middle of them.

use std::time::Duration;

use dvonn_playground::{ChannelId, Effect, Fault};

use crate::support::duel::{Duel, recorded};
use crate::support::random::{Random, seed};
use crate::support::scene::Scene;

/// How often the bot is killed.
const KILLS: usize = 10;
/// The longest time from submitting a form to killing the bot, in microseconds: longer than
/// everything takes.
const LONGEST: u64 = 120_000;

/// The plans of Ada and Ben. Ada's stops after 20 of her placements, and a private notice tells
/// her.
const PLANS: [(&str, &str); 2] = [("anywhere", "after 20"), ("edge, anywhere", "")];
/// The number of plies that are played as a result.
const PLIES: usize = 40;

#[test]
fn a_kill_during_a_burst_neither_loses_nor_repeats_plies() {
    let seed = seed();
    eprintln!("DVONN_TEST_SEED={seed} repeats this run");
    let mut random = Random(seed);
    let scene = Scene::start();
    for round in 1..=KILLS {
        let channel = scene.new_channel(&format!("table-{round}"));
        kill_during_burst(&scene, channel, &mut random);
        assert_notified(&scene, round);
    }
}

/// Plays a burst in a channel, kills the bot at a random moment during it, and restarts the bot.
fn kill_during_burst(scene: &Scene, channel: ChannelId, random: &mut Random) {
    let (ada, ben) = (scene.ada().at(channel), scene.ben().at(channel));
    let duel = Duel::start(ada, ben);
    let [(ada_wishes, ada_stops), (ben_wishes, ben_stops)] = PLANS;
    let start = duel.board();
    let form = ada.asks("plan");
    ada.fills(&form, &[("wishes", ada_wishes), ("stops", ada_stops)]);
    let before = scene.board_after(&start);
    let form = ben.asks("plan");
    let answers = [("wishes", ben_wishes), ("stops", ben_stops)];
    ben.sends_form(&form, &answers);
    // The test needs an arbitrary moment, so there is no event to wait for.
    std::thread::sleep(Duration::from_micros(random.below(LONGEST)));
    scene.kill_bot();
    scene.restart_after_kill();

    let history = ada.asks("game moves");
    let plies = recorded(history.text()).split(' ').count();
    if plies == 1 {
        // The plan was never stored.
        let form = ben.asks("plan");
        assert_eq!(form.prefilled("wishes"), "");
        ben.fills(&form, &answers);
    } else {
        assert_eq!(plies, PLIES, "only a part of the burst was stored");
    }
    let board = scene.board_after(&before);
    assert!(board.content.starts_with("Placed as planned: "), "{:?}", board.content);
    let history = ada.asks("game moves");
    assert_eq!(recorded(history.text()).split(' ').count(), PLIES);
    assert_eq!(scene.boards(channel).len(), 3, "the start, Ada's ply, and the burst, once each");
    assert_eq!(ada.asks("plan").prefilled("wishes"), "");
    assert_eq!(ben.asks("plan").prefilled("wishes"), ben_wishes);
}

/// Asserts that Ada got one notice about the end of each of her plans.
fn assert_notified(scene: &Scene, rounds: usize) {
    scene.wait_until(|| scene.notices() == 0);
    let direct = scene.ada().in_direct_messages().channel;
    let notices = scene.playground.messages(direct);
    let notices =
        notices.iter().filter(|message| message.content.contains("all its pieces are placed"));
    assert_eq!(notices.count(), rounds);
}

#[test]
fn an_unsent_burst_and_its_notice_are_sent_once_on_restart() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (ada, ben) = (duel.mover(), duel.waiter());
    let [(ada_wishes, ada_stops), (ben_wishes, _)] = PLANS;
    let (first, form) = (duel.board(), ada.asks("plan"));
    ada.fills(&form, &[("wishes", ada_wishes), ("stops", ada_stops)]);
    let before = scene.board_after(&first);
    let form = ben.asks("plan");
    let held = Fault::new("POST", "/interactions/*/*/callback", Effect::Delay(600_000));
    scene.playground.add_fault(held);
    ben.sends_form(&form, &[("wishes", ben_wishes)]);
    scene.wait_until(|| scene.plies() == 40);
    scene.kill_bot();
    scene.restart_after_kill();
    let board = scene.board_after(&before);
    assert!(board.content.starts_with("Placed as planned: "), "{:?}", board.content);
    assert_eq!(board.pings.iter().collect::<Vec<_>>(), [&ada.id]);
    scene.wait_for_no_controls(&before);
    assert_notified(&scene, 1);
    assert_eq!(scene.boards(scene.general()).len(), 3);
}

#[test]
fn a_plan_stopped_by_the_opponent_sends_its_owner_a_direct_message() {
    let scene = Scene::start();
    let duel = scene.duel();
    let (ada, ben) = (duel.mover(), duel.waiter());
    let [(ada_wishes, ada_stops), (ben_wishes, _)] = PLANS;
    let forms = [ada.asks("plan"), ben.asks("plan")];
    // Both boards are delayed, Ben's longer. When Ada's interaction completes, her plan has ended
    // and she does not know yet.
    for late in [1_000, 3_000] {
        let held = Fault::new("POST", "/channels/*/messages", Effect::Delay(late));
        scene.playground.add_fault(held);
    }
    ada.fills(&forms[0], &[("wishes", ada_wishes), ("stops", ada_stops)]);
    scene.wait_until(|| scene.plies() == 1);
    ben.fills(&forms[1], &[("wishes", ben_wishes)]);
    assert_notified(&scene, 1);
    scene.wait_until(|| scene.boards(scene.general()).len() == 3);
}
