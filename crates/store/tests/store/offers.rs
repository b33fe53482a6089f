//! Offers from creation to answer.

use dvonn_model::{OfferKind, OfferRow, OfferState, PostKey};
use dvonn_rules::Color;
use dvonn_store::Store;

use crate::database::on_each_database;
use crate::samples::{channel, moment, new_game, start};

async fn make(store: &Store, kind: OfferKind, by: Color) -> Option<OfferRow> {
    let mut tx = store.begin().await.unwrap();
    let offer = tx.create_offer(1.into(), kind, by, 7, moment(1)).await.unwrap();
    tx.commit().await.unwrap();
    offer
}

async fn close(store: &Store, offer: &OfferRow, state: OfferState) -> bool {
    let mut tx = store.begin().await.unwrap();
    let closed = tx.close_offer(offer.id, state, moment(2)).await.unwrap();
    tx.commit().await.unwrap();
    closed
}

#[tokio::test]
async fn offers_round_trip() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = start(&store, new_game(channel(20))).await;
        let kinds = [OfferKind::Draw, OfferKind::Takeback, OfferKind::Pause];
        let mut made = Vec::new();
        for (number, kind) in (1..).zip(kinds) {
            let expected = OfferRow {
                id: number.into(),
                game: game.id,
                kind,
                by: Color::Black,
                plies: 7,
                state: OfferState::Open,
                made_at: moment(1),
            };
            assert_eq!(make(&store, kind, Color::Black).await, Some(expected.clone()));
            assert_eq!(store.offer(number.into()).await.unwrap(), Some(expected.clone()));
            made.push(expected);
        }
        assert_eq!(store.open_offers(game.id).await.unwrap(), made);
        assert_eq!(store.offer(4.into()).await.unwrap(), None);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_one_of_several_concurrent_offers_is_open() {
    on_each_database(async |database| {
        let [one, other] = database.stores().await;
        start(&one, new_game(channel(20))).await;
        let tasks = [one.clone(), other.clone(), one.clone(), other].map(|store| {
            tokio::spawn(async move { make(&store, OfferKind::Draw, Color::White).await })
        });
        let mut made = 0;
        for task in tasks {
            made += usize::from(task.await.unwrap().is_some());
        }
        assert_eq!(made, 1);
        let open = one.open_offers(1.into()).await.unwrap().remove(0);
        assert!(close(&one, &open, OfferState::Withdrawn).await);
        assert!(make(&one, OfferKind::Draw, Color::Black).await.is_some());
    })
    .await;
}

#[tokio::test]
async fn an_offer_is_closed_once() {
    on_each_database(async |database| {
        let store = database.store().await;
        start(&store, new_game(channel(20))).await;
        let ways =
            [OfferState::Accepted, OfferState::Declined, OfferState::Withdrawn, OfferState::Lapsed];
        for state in ways {
            let offer = make(&store, OfferKind::Pause, Color::White).await.unwrap();
            assert!(close(&store, &offer, state).await);
            for later in ways {
                assert!(!close(&store, &offer, later).await);
            }
            assert_eq!(store.offer(offer.id).await.unwrap().unwrap().state, state);
        }
    })
    .await;
}

#[tokio::test]
async fn the_last_unaccepted_offer_is_found() {
    on_each_database(async |database| {
        let store = database.store().await;
        start(&store, new_game(channel(20))).await;
        let last = async || {
            store.last_unaccepted_offer(1.into(), OfferKind::Draw, Color::White).await.unwrap()
        };
        assert_eq!(last().await, None);
        for state in [OfferState::Declined, OfferState::Lapsed, OfferState::Accepted] {
            let offer = make(&store, OfferKind::Draw, Color::White).await.unwrap();
            close(&store, &offer, state).await;
        }
        let other = make(&store, OfferKind::Draw, Color::Black).await.unwrap();
        close(&store, &other, OfferState::Declined).await;
        assert_eq!(last().await.map(|offer| offer.state), Some(OfferState::Lapsed));
    })
    .await;
}

#[tokio::test]
async fn a_closed_offer_is_shown() {
    on_each_database(async |database| {
        let store = database.store().await;
        start(&store, new_game(channel(20))).await;
        let wanted = async |offer: &OfferRow| {
            store.post(PostKey::offer(offer.id)).await.unwrap().map(|post| post.wanted)
        };
        let offer = make(&store, OfferKind::Draw, Color::White).await.unwrap();
        assert_eq!(wanted(&offer).await, None, "who makes it shows it");
        close(&store, &offer, OfferState::Declined).await;
        assert_eq!(wanted(&offer).await, Some(1));
        close(&store, &offer, OfferState::Lapsed).await;
        assert_eq!(wanted(&offer).await, Some(1), "it was closed already");
    })
    .await;
}
