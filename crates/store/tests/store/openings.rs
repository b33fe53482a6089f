//! Counts of openings: each result is counted once, and the counts of a position add up.

use dvonn_model::OpeningCount;
use dvonn_store::Store;

use crate::database::on_each_database;
use crate::samples::{channel, lose, new_game};

async fn add(store: &Store, position: i64, count: OpeningCount) {
    let mut tx = store.begin().await.unwrap();
    tx.add_to_opening(position, count).await.unwrap();
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn counts_of_a_position_add_up() {
    on_each_database(async |database| {
        let store = database.store().await;
        let won = OpeningCount { games: 1, won: 1, drawn: 0 };
        let drawn = OpeningCount { games: 2, won: 0, drawn: 2 };
        let (one, other) = (i64::MIN, i64::MAX);
        add(&store, one, won).await;
        add(&store, other, won).await;
        add(&store, one, drawn).await;
        let mut counts = store.opening_counts(&[other, 7, one]).await.unwrap();
        counts.sort_by_key(|(position, _)| *position);
        assert_eq!(counts, [(one, OpeningCount { games: 3, won: 1, drawn: 2 }), (other, won)]);
        assert_eq!(store.opening_counts(&[]).await.unwrap(), []);
    })
    .await;
}

#[tokio::test]
async fn results_are_explored_in_order_and_none_twice() {
    on_each_database(async |database| {
        let stores = database.stores().await;
        let store = &stores[0];
        for _ in 0..3 {
            lose(store, new_game(channel(1))).await;
        }
        let ids = async |limit| {
            let rows = store.unexplored_results(limit).await.unwrap();
            rows.into_iter().map(|row| row.id).collect::<Vec<_>>()
        };
        assert_eq!(ids(2).await, [1, 2]);
        let mut explored = Vec::new();
        for store in [&stores[0], &stores[1]] {
            let mut tx = store.begin().await.unwrap();
            explored.push(tx.mark_explored(2).await.unwrap());
            tx.commit().await.unwrap();
        }
        assert_eq!(explored, [true, false]);
        assert_eq!(ids(9).await, [1, 3]);
        let mut tx = store.begin().await.unwrap();
        assert!(!tx.mark_explored(99).await.unwrap(), "there is no such result");
    })
    .await;
}
