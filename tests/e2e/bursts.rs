//! Many plies in one go, and `kill -9` in their midst.

use std::time::Duration;

use dvonn_playground::{ChannelId, Effect, Fault};

use crate::support::duel::{Duel, recorded};
use crate::support::random::{Random, seed};
use crate::support::scene::Scene;

/// So often the bot is killed.
const KILLS: usize = 10;
/// The longest time from sending a form to killing the bot, in microseconds: longer than all takes.
const LONGEST: u64 = 120_000;

/// What Ada and Ben plan: Ada ends it after 20 of her placements, and is then told so in private.
const PLANS: [(&str, &str); 2] = [("anywhere", "after 20"), ("edge, anywhere", "")];
/// So many plies are played then.
const PLIES: usize = 40;

#[test]
fn no_ply_of_a_burst_is_lost_or_doubled_when_the_bot_is_killed() {
    let seed = seed();
    eprintln!("DVONN_TEST_SEED={seed} plays this again");
    let mut random = Random(seed);
    let scene = Scene::begin();
    for round in 1..=KILLS {
        let channel = scene.new_channel(&format!("table-{round}"));
        kill_in_a_burst(&scene, channel, &mut random);
        assert_told(&scene, round);
    }
}

/// Plays a burst in a channel, kills the bot at a random moment of it and starts it again.
fn kill_in_a_burst(scene: &Scene, channel: ChannelId, random: &mut Random) {
    let (ada, ben) = (scene.ada().at(channel), scene.ben().at(channel));
    let duel = Duel::begin(ada, ben);
    let [(ada_wishes, ada_stops), (ben_wishes, ben_stops)] = PLANS;
    let start = duel.board();
    let form = ada.asks("plan");
    ada.fills(&form, &[("wishes", ada_wishes), ("stops", ada_stops)]);
    let before = scene.board_after(&start);
    let form = ben.asks("plan");
    let answers = [("wishes", ben_wishes), ("stops", ben_stops)];
    ben.sends_form(&form, &answers);
    // The moment itself is what is tried, so nothing is waited for.
    std::thread::sleep(Duration::from_micros(random.below(LONGEST)));
    scene.kill_bot();
    scene.start_bot();

    let history = ada.asks("history");
    let plies = recorded(history.text()).split(' ').count();
    if plies == 1 {
        // It never counted.
        let form = ben.asks("plan");
        assert_eq!(form.prefilled("wishes"), "");
        ben.fills(&form, &answers);
    } else {
        assert_eq!(plies, PLIES, "a part of the burst is there");
    }
    let board = scene.board_after(&before);
    assert!(board.content.starts_with("Planned: red "), "{:?}", board.content);
    let history = ada.asks("history");
    assert_eq!(recorded(history.text()).split(' ').count(), PLIES);
    assert_eq!(scene.boards(channel).len(), 3, "the start, Ada's ply, and the burst, once each");
    assert_eq!(ada.asks("plan").prefilled("wishes"), "");
    assert_eq!(ben.asks("plan").prefilled("wishes"), ben_wishes);
}

/// Asserts that Ada has been told of the end of each of her plans once.
fn assert_told(scene: &Scene, rounds: usize) {
    scene.until(|| scene.notices() == 0);
    let direct = scene.ada().in_direct_messages().channel;
    let told = scene.playground.messages(direct);
    let told =
        told.iter().filter(|message| message.content.contains("it has placed all its pieces"));
    assert_eq!(told.count(), rounds);
}

#[test]
fn a_burst_whose_board_never_left_is_announced_once_and_its_notice_told_once() {
    let scene = Scene::begin();
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
    scene.until(|| scene.plies() == 40);
    scene.kill_bot();
    scene.start_bot();
    let board = scene.board_after(&before);
    assert!(board.content.starts_with("Planned: red "), "{:?}", board.content);
    assert_eq!(board.pings.iter().collect::<Vec<_>>(), [&ada.id]);
    scene.disarmed(&before);
    assert_told(&scene, 1);
    assert_eq!(scene.boards(scene.general()).len(), 3);
}

#[test]
fn who_is_still_being_served_is_told_of_what_the_other_did_by_direct_message() {
    let scene = Scene::begin();
    let duel = scene.duel();
    let (ada, ben) = (duel.mover(), duel.waiter());
    let [(ada_wishes, ada_stops), (ben_wishes, _)] = PLANS;
    let forms = [ada.asks("plan"), ben.asks("plan")];
    // Both boards come late, and Ben's later: when Ada has been served, her plan has ended and
    // nobody has told her.
    for late in [1_000, 3_000] {
        let held = Fault::new("POST", "/channels/*/messages", Effect::Delay(late));
        scene.playground.add_fault(held);
    }
    ada.fills(&forms[0], &[("wishes", ada_wishes), ("stops", ada_stops)]);
    scene.until(|| scene.plies() == 1);
    ben.fills(&forms[1], &[("wishes", ben_wishes)]);
    assert_told(&scene, 1);
    scene.until(|| scene.boards(scene.general()).len() == 3);
}
