//! Milestones, on a real database.

use dvonn_model::{Reminders, Settings};

use super::*;
use crate::milestones::{Milestone, Untold};

/// Ada, with White, plays a game that Ben resigns.
async fn ada_wins(table: &mut Table) -> Match {
    let game = table.game().await;
    let game = table.play(&game, "D3").await.unwrap();
    let interaction = table.interaction();
    resign(&table.store, game.row.id, table.ben.id, interaction, now()).await.unwrap()
}

async fn untold(table: &Table, person: &Person) -> Untold {
    Untold::read(&table.store, person.id).await.unwrap()
}

/// Tells Ada her milestones, and returns them.
async fn told(table: &Table) -> Vec<Milestone> {
    let untold = untold(table, &table.ada).await;
    untold.clone().forget(&table.store).await.unwrap();
    untold.milestones.into_iter().map(|(_, milestone)| milestone).collect()
}

async fn set(table: &Table, settings: Settings) {
    let mut tx = table.store.begin().await.unwrap();
    tx.save_settings(table.ada.id, &settings).await.unwrap();
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn a_first_win_and_streaks_are_told_once_to_the_winner() {
    let mut table = Table::new().await;
    ada_wins(&mut table).await;
    assert_eq!(untold(&table, &table.ben).await, Untold::default());
    assert_eq!(told(&table).await, [Milestone::FirstWin]);
    assert_eq!(told(&table).await, []);
    ada_wins(&mut table).await;
    assert_eq!(told(&table).await, []);
    ada_wins(&mut table).await;
    assert_eq!(told(&table).await, [Milestone::Streak(3)]);
    let game = table.game().await;
    let interaction = table.interaction();
    resign(&table.store, game.row.id, table.ada.id, interaction, now()).await.unwrap();
    ada_wins(&mut table).await;
    assert_eq!(told(&table).await, [], "the streak is over");
}

#[tokio::test]
async fn a_milestone_reached_while_others_are_told_is_kept() {
    let mut table = Table::new().await;
    ada_wins(&mut table).await;
    let first = untold(&table, &table.ada).await;
    for _ in 0..2 {
        ada_wins(&mut table).await;
    }
    let [(won, Milestone::FirstWin), (third, Milestone::Streak(3))] =
        untold(&table, &table.ada).await.milestones[..]
    else {
        panic!("a first win and a streak of three")
    };
    assert!(won < third, "the oldest first");
    first.forget(&table.store).await.unwrap();
    assert_eq!(told(&table).await, [Milestone::Streak(3)]);
}

#[tokio::test]
async fn who_gets_reminders_by_direct_message_is_told_by_a_notice() {
    let mut table = Table::new().await;
    set(&table, Settings { reminders: Reminders::Direct, ..Settings::default() }).await;
    let game = ada_wins(&mut table).await;
    let event = AutoEvent::Milestones(vec![Milestone::FirstWin]);
    assert_eq!(notices(&table.store, game.row.id).await, [(table.ada.id, event)]);
    assert_eq!(told(&table).await, []);
}

#[tokio::test]
async fn who_does_not_want_milestones_is_not_told() {
    let mut table = Table::new().await;
    set(&table, Settings { milestones: false, ..Settings::default() }).await;
    let game = ada_wins(&mut table).await;
    assert_eq!((told(&table).await, notices(&table.store, game.row.id).await), (vec![], vec![]));
}
