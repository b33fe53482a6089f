//! Pauses, and giving time.

use jiff::SignedDuration;

use super::pair::{Pair, refusal};
use super::*;
use crate::offers;

use Color::{Black, White};
use OfferKind::Pause;
use dvonn_model::{GameEvent, OfferKind, TimeControl};

const HOUR: SignedDuration = SignedDuration::from_hours(1);

#[tokio::test]
async fn a_pause_stops_both_clocks_until_either_player_ends_it() {
    for color in [White, Black] {
        let mut pair = Pair::after("D3").await;
        pair.pass_hours(12);
        let offer = pair.offered(White, Pause).await;
        let paused = pair.accepts(Black, offer).await.unwrap().game;
        assert_eq!(paused.row.event, Some(GameEvent::Paused));
        assert!(paused.row.clock.paused && paused.row.clock.deadline.is_none());
        assert_eq!(refusal(pair.offers(Black, Pause).await), OfferRefusal::Paused);

        pair.pass_hours(1000);
        let request = pair.asks(color);
        let resumed = offers::resume(&pair.table.store, request).await.unwrap();
        assert_eq!(resumed.row.event, Some(GameEvent::Resumed { by: color }));
        assert_eq!(resumed.row.clock.deadline, Some(pair.at + HOUR * 60));
        let request = pair.asks(color);
        let again = refused(offers::resume(&pair.table.store, request).await);
        assert_eq!(again, Refusal::Offer(OfferRefusal::NotPaused));
    }
}

#[tokio::test]
async fn plies_can_be_played_during_a_pause() {
    let mut pair = Pair::after("D3").await;
    let offer = pair.offered(White, Pause).await;
    pair.accepts(Black, offer).await.unwrap();
    pair.pass_hours(1000);
    let game = pair.play("E3").await;
    assert!(game.row.clock.paused && game.row.clock.deadline.is_none());
    assert_eq!(game.row.clock.left.black, HOUR * 84);
}

#[tokio::test]
async fn players_give_a_day_or_five_minutes_in_live_games() {
    let minute = SignedDuration::from_mins(1);
    for (control, left) in [
        (TimeControl::DEFAULT, HOUR * 96),
        (TimeControl::PerTurn(HOUR * 24), HOUR * 48),
        (TimeControl::Live(minute * 10), minute * 15),
    ] {
        let mut pair = Pair::on(control).await;
        let request = pair.asks(Black);
        let given = offers::give_time(&pair.table.store, request, None).await.unwrap();
        assert_eq!(given.row.clock.deadline, Some(pair.at + left));
        assert_eq!(given.row.event, Some(GameEvent::TimeGiven { to: White }));
    }
}

#[tokio::test]
async fn time_cannot_be_given_from_an_old_board() {
    let mut pair = Pair::new().await;
    let seen = Some(pair.game().await.row.revision);
    let (first, second) = (pair.asks(Black), pair.asks(Black));
    offers::give_time(&pair.table.store, first, seen).await.unwrap();
    let again = offers::give_time(&pair.table.store, second, seen).await;
    assert!(matches!(refused(again), Refusal::OldBoard(_)));
    assert_eq!(pair.game().await.row.clock.left.white, HOUR * 96);
}

#[tokio::test]
async fn given_time_is_limited() {
    let mut pair = Pair::on(TimeControl::PerTurn(HOUR * 24 * 364)).await;
    let (first, second) = (pair.asks(Black), pair.asks(Black));
    offers::give_time(&pair.table.store, first, None).await.unwrap();
    let more = refused(offers::give_time(&pair.table.store, second, None).await);
    assert_eq!(more, Refusal::Offer(OfferRefusal::EnoughTime));
}

#[tokio::test]
async fn games_without_a_clock_cannot_be_paused_or_given_time() {
    let mut pair = Pair::on(TimeControl::Unlimited).await;
    assert_eq!(refusal(pair.offers(White, Pause).await), OfferRefusal::NoClock);
    let request = pair.asks(White);
    let gift = refused(offers::give_time(&pair.table.store, request, None).await);
    assert_eq!(gift, Refusal::Offer(OfferRefusal::NoClock));
}
