//! Offers of all kinds: making, answering, withdrawing, lapsing.

use super::pair::{Pair, refusal};
use super::*;
use crate::offers;
use crate::offers::OfferAnswer;

use Color::{Black, White};
use OfferAnswer::{Accept, Decline, Withdraw};
use OfferKind::{Draw, Pause, Takeback};
use dvonn_model::{OfferKind, OfferState};

#[tokio::test]
async fn an_accepted_draw_ends_the_game() {
    let mut pair = Pair::after("D3 E3").await;
    let offer = pair.offered(White, Draw).await;
    let ended = pair.accepts(Black, offer).await.unwrap();
    let score = ended.game.position().score();
    assert_eq!(ended.game.row.state, GameState::Ended(Ending::Drawn { score }));
    assert_eq!(
        (ended.offer.state, pair.state(offer).await),
        (OfferState::Accepted, OfferState::Accepted)
    );
    assert_eq!(ended.game.row.clock.deadline, None);
}

#[tokio::test]
async fn making_the_same_offer_accepts_the_opponents() {
    for kind in [Draw, Pause] {
        let mut pair = Pair::after("D3").await;
        let offer = pair.offered(White, kind).await;
        let agreed = pair.offers(Black, kind).await.unwrap();
        assert_eq!((agreed.offer.id, agreed.offer.state), (offer, OfferState::Accepted));
    }
}

#[tokio::test]
async fn only_one_player_at_a_time_can_ask_for_a_takeback() {
    let mut pair = Pair::after("D3 E3").await;
    pair.offered(White, Takeback).await;
    assert_eq!(refusal(pair.offers(Black, Takeback).await), OfferRefusal::AnswerFirst);
}

#[tokio::test]
async fn only_the_opponent_can_answer_and_only_the_maker_can_withdraw() {
    let mut pair = Pair::after("D3").await;
    let offer = pair.offered(White, Draw).await;
    assert_eq!(refusal(pair.accepts(White, offer).await), OfferRefusal::Own);
    assert_eq!(refusal(pair.answers(White, offer, Decline).await), OfferRefusal::Own);
    assert_eq!(refusal(pair.answers(Black, offer, Withdraw).await), OfferRefusal::NotOwn);
    let cleo = pair.table.cleo.id;
    let interaction = pair.table.interaction();
    let told = offers::answer(&pair.table.store, offer, Accept, cleo, interaction, now(), 7).await;
    assert!(matches!(refused(told), Refusal::NotAPlayer(_)));
    assert_eq!(pair.state(offer).await, OfferState::Open);
}

#[tokio::test]
async fn an_offer_is_answered_once() {
    let mut pair = Pair::after("D3").await;
    for (by, answer, state) in
        [(White, Decline, OfferState::Declined), (Black, Withdraw, OfferState::Withdrawn)]
    {
        let offer = pair.offered(by, Draw).await;
        let who = if answer == Withdraw { by } else { by.other() };
        let closed = pair.answers(who, offer, answer).await.unwrap();
        assert_eq!(closed.offer.state, state);
        for late in [pair.accepts(Black, offer).await, pair.answers(White, offer, Withdraw).await] {
            assert!(matches!(refusal(late), OfferRefusal::Gone(gone) if gone.state == state));
        }
    }
    assert!(pair.game().await.row.is_running());
}

#[tokio::test]
async fn an_offer_lapses_when_the_opponent_plays() {
    let mut pair = Pair::after("D3 E3 F3").await;
    let (draw, pause) = (pair.offered(White, Draw).await, pair.offered(White, Pause).await);
    pair.play("G3").await;
    for offer in [draw, pause] {
        assert_eq!(pair.state(offer).await, OfferState::Lapsed);
    }
    assert!(matches!(refusal(pair.accepts(Black, draw).await), OfferRefusal::Gone(_)));
}

#[tokio::test]
async fn a_takeback_request_lapses_with_any_ply() {
    for plies in ["D3 E3 F3", "D3 E3"] {
        let mut pair = Pair::after(plies).await;
        let back = pair.offered(Black, Takeback).await;
        pair.play("G3").await;
        assert_eq!(pair.state(back).await, OfferState::Lapsed);
    }
}

#[tokio::test]
async fn an_offer_stays_open_when_its_maker_plays() {
    let mut pair = Pair::after("D3").await;
    let draw = pair.offered(Black, Draw).await;
    pair.play("E3").await;
    assert_eq!(pair.state(draw).await, OfferState::Open);
    pair.play("F3").await;
    assert_eq!(pair.state(draw).await, OfferState::Lapsed);
}

#[tokio::test]
async fn a_draw_can_be_offered_again_after_ten_plies() {
    let mut pair = Pair::after("D3").await;
    let offer = pair.offered(White, Draw).await;
    assert_eq!(refusal(pair.offers(White, Draw).await), OfferRefusal::Waiting(Draw));
    pair.answers(Black, offer, Decline).await.unwrap();
    let placements = ["A1", "A2", "A3", "B1", "B2", "B3", "B4", "C1", "C2", "C3"];
    for (played, cell) in (0..).zip(placements) {
        let plies = 10 - played;
        let refused = OfferRefusal::TooSoon { kind: Draw, plies };
        assert_eq!(refusal(pair.offers(White, Draw).await), refused);
        pair.play(cell).await;
    }
    pair.offered(White, Draw).await;
}

#[tokio::test]
async fn each_side_has_its_own_wait_between_draw_offers() {
    let mut pair = Pair::after("D3").await;
    let offer = pair.offered(White, Draw).await;
    pair.answers(Black, offer, Decline).await.unwrap();
    pair.offered(Black, Draw).await;
}

#[tokio::test]
async fn an_offer_made_on_an_old_board_is_refused() {
    let mut pair = Pair::after("D3").await;
    let seen = pair.game().await.moment();
    pair.play("E3").await;
    let request = pair.asks(White);
    let late = offers::make(&pair.table.store, request, Takeback, Some(seen), None, 7).await;
    assert!(matches!(refused(late), Refusal::OldBoard(_)));
}

#[tokio::test]
async fn an_offer_or_answer_delivered_twice_counts_once() {
    let mut pair = Pair::after("D3").await;
    let request = pair.asks(White);
    let store = pair.table.store.clone();
    let made = offered(offers::make(&store, request, Draw, None, None, 7).await.unwrap());
    let again = offers::make(&store, request, Draw, None, None, 7).await;
    assert!(matches!(again, Err(PlayError::Repeated)));
    let GameRequest { person, interaction, at, .. } = pair.asks(Black);
    offers::answer(&store, made.offer.id, Accept, person, interaction, at, 7).await.unwrap();
    let again = offers::answer(&store, made.offer.id, Accept, person, interaction, at, 7).await;
    assert!(matches!(again, Err(PlayError::Repeated)));
}

#[tokio::test]
async fn only_one_of_accepting_and_withdrawing_counts() {
    let mut pair = Pair::after("D3").await;
    let offer = pair.offered(White, Draw).await;
    let (yes, no) = (pair.asks(Black), pair.asks(White));
    let store = &pair.table.store;
    let (yes, no) = tokio::join!(
        offers::answer(store, offer, Accept, yes.person, yes.interaction, yes.at, 7),
        offers::answer(store, offer, Withdraw, no.person, no.interaction, no.at, 7),
    );
    let counted = [&yes, &no].into_iter().filter(|answer| answer.is_ok()).count();
    assert_eq!(counted, 1, "{yes:?} {no:?}");
    assert_eq!(pair.game().await.row.is_running(), yes.is_err());
}

#[tokio::test]
async fn offers_lapse_with_the_end_of_the_game() {
    let mut pair = Pair::after("D3").await;
    let offer = pair.offered(White, Draw).await;
    let interaction = pair.table.interaction();
    resign(&pair.table.store, pair.id, pair.table.ada.id, interaction, now()).await.unwrap();
    assert_eq!(pair.state(offer).await, OfferState::Lapsed);
    let late = refusal(pair.accepts(Black, offer).await);
    assert!(matches!(late, OfferRefusal::Gone(gone) if gone.state == OfferState::Lapsed));
    assert!(matches!(refused(pair.offers(Black, Draw).await), Refusal::Ended(_)));
}
