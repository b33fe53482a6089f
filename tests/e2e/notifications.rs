//! Notifications: one for each turn that a person has to take, and none for anything else.

use std::collections::BTreeMap;

use dvonn_rules::Ply;

use crate::support::records;
use crate::support::scene::Scene;

#[test]
fn each_turn_notifies_its_player_once() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let record = records::game_with_passes();
    let mut turns = BTreeMap::new();
    for &ply in record.plies().iter().filter(|ply| **ply != Ply::Pass) {
        let board = duel.board();
        let mover = duel.mover().id;
        assert_eq!(board.pings.iter().collect::<Vec<_>>(), [&mover], "{:?}", board.content);
        *turns.entry(mover).or_insert(0) += 1;
        duel.play(ply);
    }
    // Looking at something notifies nobody.
    for name in ["board", "games", "game moves", "help", "rules"] {
        assert!(
            duel.players.white.asks(name).message().pings.is_empty(),
            "{name} notifies somebody"
        );
    }

    let mut calls = BTreeMap::new();
    let boards = scene.boards(scene.general());
    for called in boards.iter().flat_map(|board| &board.pings) {
        *calls.entry(*called).or_insert(0) += 1;
    }
    // The playground keeps the last 100 messages of a channel, which includes all boards of this
    // game.
    assert_eq!(boards.len(), 1 + record.plies().iter().filter(|ply| **ply != Ply::Pass).count());
    assert_eq!(calls, turns);
}

#[test]
fn passes_are_announced_without_notifying_the_passing_player() {
    let scene = Scene::start();
    let mut duel = scene.duel();
    let record = records::game_with_passes();
    let plies = record.plies();
    let mut passes = 0;
    for (at, &ply) in plies.iter().enumerate().filter(|(_, ply)| **ply != Ply::Pass) {
        let (mover, waiter) = (duel.mover(), duel.waiter());
        let response = duel.play(ply);
        if plies.get(at + 1) == Some(&Ply::Pass) {
            passes += 1;
            let news = format!("{} has no legal move and passes.", waiter.mention());
            assert!(response.text().contains(&news), "{news} is not in {:?}", response.text());
            let next = format!("{}, your move.", mover.mention());
            assert!(response.text().contains(&next), "{next} is not in {:?}", response.text());
            assert_eq!(response.message().pings.iter().collect::<Vec<_>>(), [&mover.id]);
        } else {
            assert!(!response.text().contains("passes"), "{:?}", response.text());
        }
    }
    assert_eq!(passes, plies.iter().filter(|ply| **ply == Ply::Pass).count());
}
