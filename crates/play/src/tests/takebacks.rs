//! Takebacks, and what they undo.

use jiff::SignedDuration;

use super::pair::{Pair, refusal};
use super::*;
use crate::plan::automatic::DeletionReason;

use Color::{Black, White};
use OfferKind::{Draw, Takeback};
use dvonn_model::{GameEvent, OfferKind, OfferState, PlyOrigin, Settings, TimeControl};

const HOUR: SignedDuration = SignedDuration::from_hours(1);

#[tokio::test]
async fn a_granted_takeback_needs_no_answer_until_the_turn_is_answered() {
    let mut pair = Pair::after("D3").await;
    let grants = Settings { grant_takebacks: true, ..Settings::default() };
    let mut tx = pair.table.store.begin().await.unwrap();
    tx.save_settings(pair.table.ben.id, &grants).await.unwrap();
    tx.commit().await.unwrap();
    let taken_back = pair.offers(White, Takeback).await.unwrap();
    assert_eq!((taken_back.offer.state, taken_back.game.row.plies), (OfferState::Accepted, 0));
    pair.play("D3").await;
    pair.play("E3").await;
    let asked = pair.offers(White, Takeback).await.unwrap();
    assert_eq!((asked.offer.state, asked.game.row.plies), (OfferState::Open, 2));
}

#[tokio::test]
async fn a_takeback_undoes_the_last_own_turn_and_everything_after_it() {
    let mut pair = Pair::after("D3 E3 F3 G3").await;
    let offer = pair.offered(White, Takeback).await;
    let back = pair.accepts(Black, offer).await.unwrap().game;
    assert_eq!(back.history.to_string(), "D3 E3");
    assert!(back.is_to_move(pair.table.ada.id));
    assert_eq!((back.row.plies, back.row.takebacks), (2, 1));
    assert_eq!(back.row.event, Some(GameEvent::TakenBack { by: White }));
    let read = pair.game().await;
    assert_eq!(
        (&read.row, &read.history, &read.origins),
        (&back.row, &back.history, &back.origins)
    );
    pair.play("F3").await;
}

#[tokio::test]
async fn automatic_plies_belong_to_the_previous_turn() {
    let mut pair = Pair::after("D3 E3 F3").await;
    pair.reveals(&[("G3", PlyOrigin::OnlyPly), ("H3", PlyOrigin::Plan)]).await;
    assert_eq!(pair.game().await.turn_to_take_back(White), Ok(2));
    // For Black, the last of these reveals White's plan.
    assert_eq!(refusal(pair.offers(Black, Takeback).await), OfferRefusal::Revealed);
}

#[tokio::test]
async fn takebacks_are_refused_once_the_opponents_plan_is_revealed() {
    for origin in [PlyOrigin::Plan, PlyOrigin::Condition] {
        let mut pair = Pair::after("D3 E3 F3").await;
        pair.reveals(&[("G3", origin)]).await;
        assert_eq!(refusal(pair.offers(White, Takeback).await), OfferRefusal::Revealed);
        assert_eq!(pair.game().await.turn_to_take_back(Black), Ok(1));
    }
}

#[tokio::test]
async fn takebacks_need_a_chosen_ply() {
    let mut pair = Pair::after("D3").await;
    assert_eq!(refusal(pair.offers(Black, Takeback).await), OfferRefusal::NothingToTakeBack);
}

#[tokio::test]
async fn a_takeback_does_not_return_time() {
    let mut pair = Pair::new().await;
    pair.pass_hours(10);
    pair.play("D3").await;
    pair.pass_hours(5);
    let offer = pair.offered(White, Takeback).await;
    let back = pair.accepts(Black, offer).await.unwrap().game;
    let clock = back.row.clock;
    assert_eq!(clock.left, dvonn_rules::ByColor { white: HOUR * 62, black: HOUR * 67 });
    assert_eq!(clock.deadline, Some(pair.at + HOUR * 62));
}

#[tokio::test]
async fn a_takeback_deletes_plans() {
    let mut pair = Pair::after("D3 E3").await;
    let mut tx = pair.table.store.begin().await.unwrap();
    let plan = Some(dvonn_model::PlanText { wishes: "A1".into(), stops: String::new() });
    let row = dvonn_model::IntentionRow {
        plan,
        conditions: Some("A1:B1".into()),
        ..dvonn_model::IntentionRow::default()
    };
    tx.save_intention(pair.id, White, &row).await.unwrap();
    tx.commit().await.unwrap();
    let offer = pair.offered(White, Takeback).await;
    pair.accepts(Black, offer).await.unwrap();
    let left = pair.table.store.intentions(pair.id).await.unwrap();
    assert_eq!(left.white, dvonn_model::IntentionRow::default());
}

#[tokio::test]
async fn a_takeback_returns_conditions_to_both_players() {
    let mut pair = Pair::after("D3 E3").await;
    let mut tx = pair.table.store.begin().await.unwrap();
    for (color, lines) in [(White, ":A1"), (Black, "A1:B1")] {
        let conditions = Some(String::from(lines));
        let row = dvonn_model::IntentionRow { conditions, ..dvonn_model::IntentionRow::default() };
        tx.save_intention(pair.id, color, &row).await.unwrap();
    }
    tx.commit().await.unwrap();
    let offer = pair.offered(White, Takeback).await;
    pair.accepts(Black, offer).await.unwrap();
    let reason = DeletionReason::TakenBack;
    let void = |text: &str| AutoEvent::ConditionsVoid { reason, conditions: text.parse().unwrap() };
    let expected = [(pair.person(White), void(":A1")), (pair.person(Black), void("A1:B1"))];
    assert_eq!(notices(&pair.table.store, pair.id).await, expected);
}

#[tokio::test]
async fn a_takeback_lapses_open_offers() {
    let mut pair = Pair::after("D3 E3").await;
    let draw = pair.offered(White, Draw).await;
    let back = pair.offered(White, Takeback).await;
    pair.accepts(Black, back).await.unwrap();
    assert_eq!(pair.state(draw).await, OfferState::Lapsed);
}

#[tokio::test]
async fn time_per_turn_restarts_for_both_after_a_takeback() {
    let mut pair = Pair::on(TimeControl::PerTurn(HOUR * 72)).await;
    pair.play("A1").await;
    pair.pass_hours(71);
    let offer = pair.offered(White, Takeback).await;
    pair.accepts(Black, offer).await.unwrap();
    let game = pair.play("B1").await;
    assert_eq!(game.row.clock.deadline, Some(pair.at + HOUR * 72));
}

#[tokio::test]
async fn undone_turns_earn_no_increment() {
    let mut pair = Pair::new().await;
    for cell in ["A1", "B1", "C1"] {
        pair.play(cell).await;
        let offer = pair.offered(White, Takeback).await;
        pair.accepts(Black, offer).await.unwrap();
    }
    assert_eq!(pair.game().await.row.clock.left.white, HOUR * 72);
}

#[tokio::test]
async fn a_late_takeback_leaves_time_for_another_ply() {
    let mut pair = Pair::new().await;
    pair.pass_hours(71);
    pair.play("A1").await;
    pair.play("B1").await;
    pair.pass_hours(12);
    let offer = pair.offered(White, Takeback).await;
    let back = pair.accepts(Black, offer).await.unwrap().game;
    assert_eq!(back.row.clock.left.white, HOUR);
}
