//! "Fill the rest for me".

use dvonn_rules::Color::{Black, White};
use jiff::SignedDuration;

use crate::plan::fill;
use crate::plan::intentions::{OwnIntentions, delete_plan};
use crate::tests::intentions::Pair;
use crate::turn::TurnRequest;
use crate::{Plan, PlayError, Refusal, play};

impl Pair {
    /// Fills White's placement, as the button does.
    async fn fill(&mut self) -> OwnIntentions {
        let request = self.request(White);
        fill::request(&self.table.store, request).await.unwrap()
    }

    /// Places a white piece, and plans the next one.
    async fn place_and_plan(&mut self, cell: &str, next: &str) {
        let (game, ada) = (self.game().await, self.table.ada.clone());
        let then = Some(Plan::parse(next, "").unwrap());
        let request = TurnRequest { then, ..self.table.request(&game, &ada, cell) };
        play(&self.table.store, request).await.unwrap();
    }

    /// Stops filling White's placement. Returns White's plan after that.
    async fn stop(&mut self) -> Option<String> {
        let request = self.request(White);
        let own = fill::stop(&self.table.store, request).await.unwrap();
        own.plan.map(|plan| plan.wishes())
    }

    /// Starts the fills that are due after `delay`. Returns their number.
    async fn start_fills(&self, delay: SignedDuration) -> usize {
        let (store, at) = (&self.table.store, self.at + delay);
        let due = store.fills_due(at, 10).await.unwrap();
        for fill in &due {
            fill::start(store, fill, at).await.unwrap();
        }
        due.len()
    }
}

#[tokio::test]
async fn the_rest_of_a_placement_is_filled_after_a_moment() {
    let mut pair = Pair::new().await;
    for color in [White, Black] {
        let request = pair.request(color);
        let filling = fill::request(&pair.table.store, request).await.unwrap();
        assert!(!filling.has_played() && filling.plan.is_some());
    }
    assert_eq!(pair.start_fills(fill::DELAY - SignedDuration::from_secs(1)).await, 0);
    assert_eq!(pair.plies().await, "");
    assert_eq!(pair.start_fills(fill::DELAY).await, 2);
    let game = pair.game().await;
    assert_eq!((game.row.plies, game.is_to_move(pair.table.ada.id)), (49, true));
    assert_eq!(pair.start_fills(fill::DELAY).await, 0);
    let request = pair.request(White);
    let late = fill::request(&pair.table.store, request).await;
    assert!(matches!(late, Err(PlayError::Refused(Refusal::NothingToPlan))));
}

#[tokio::test]
async fn filling_can_be_taken_back_before_and_after_it_starts() {
    let mut pair = Pair::new().await;
    pair.fill().await;
    assert_eq!(pair.stop().await, None);
    assert_eq!(pair.start_fills(fill::DELAY).await, 0);
    assert_eq!(pair.plies().await, "", "it was taken back in time");

    pair.fill().await;
    assert_eq!(pair.start_fills(fill::DELAY).await, 1);
    assert_eq!(pair.stop().await, None);
    pair.play("A1").await;
    assert_eq!(pair.plies().await, "F3 A1", "White places by hand again");
}

#[tokio::test]
async fn stopping_leaves_the_players_own_plan() {
    let mut pair = Pair::new().await;
    pair.play("F3").await;
    let own = Some(String::from("D3, E4, F2"));
    pair.plan(White, "D3, E4, F2", "").await.unwrap();
    pair.fill().await;
    assert_eq!(pair.stop().await, own, "before it starts");
    assert_eq!(pair.stop().await, own, "nothing is being filled");
    pair.fill().await;
    assert_eq!(pair.start_fills(fill::DELAY).await, 1);
    assert_eq!(pair.stop().await, own, "after it has started");
}

#[tokio::test]
async fn a_plan_made_or_deleted_meanwhile_ends_filling() {
    let mut pair = Pair::new().await;
    pair.fill().await;
    pair.plan(White, "D3", "").await.unwrap();
    assert_eq!(pair.start_fills(fill::DELAY).await, 0);
    pair.play("A1").await;
    assert_eq!(pair.plies().await, "D3 A1");

    pair.fill().await;
    let request = pair.request(White);
    delete_plan(&pair.table.store, request).await.unwrap();
    assert_eq!(pair.start_fills(fill::DELAY).await, 0);

    pair.fill().await;
    pair.place_and_plan("E4", "F2").await;
    assert_eq!(pair.start_fills(fill::DELAY).await, 0, "cells after the placement are a plan");
}
