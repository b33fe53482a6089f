//! Interactions count once, however often they are delivered.

use crate::database::on_each_database;
use crate::samples::{id, moment};

#[tokio::test]
async fn an_interaction_counts_once() {
    on_each_database(async |database| {
        let store = database.store().await;
        for counts in [true, false, false] {
            let mut tx = store.begin().await.unwrap();
            assert_eq!(tx.record_interaction(id(7), moment(0)).await.unwrap(), counts);
            tx.commit().await.unwrap();
        }
    })
    .await;
}

#[tokio::test]
async fn an_interaction_counts_again_after_a_rollback() {
    on_each_database(async |database| {
        let store = database.store().await;
        let mut tx = store.begin().await.unwrap();
        assert!(tx.record_interaction(id(7), moment(0)).await.unwrap());
        drop(tx);
        let mut tx = store.begin().await.unwrap();
        assert!(tx.record_interaction(id(7), moment(0)).await.unwrap());
        tx.commit().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_interaction_delivered_concurrently_counts_once() {
    on_each_database(async |database| {
        let [one, other] = database.stores().await;
        let tasks = [one.clone(), other.clone(), one.clone(), other].map(|store| {
            tokio::spawn(async move {
                let mut tx = store.begin().await.unwrap();
                let counts = tx.record_interaction(id(7), moment(0)).await.unwrap();
                tx.commit().await.unwrap();
                counts
            })
        });
        let mut counted = 0;
        for task in tasks {
            counted += u32::from(task.await.unwrap());
        }
        assert_eq!(counted, 1);
    })
    .await;
}

#[tokio::test]
async fn old_interactions_are_deleted_some_at_a_time() {
    on_each_database(async |database| {
        let store = database.store().await;
        let mut tx = store.begin().await.unwrap();
        for (number, second) in [(7, 10), (6, 11), (8, 20), (9, 30)] {
            tx.record_interaction(id(number), moment(second)).await.unwrap();
        }
        for deleted in [1, 1, 0] {
            assert_eq!(tx.delete_interactions(moment(20), 1).await.unwrap(), deleted);
        }
        for (number, is_deleted) in [(6, true), (7, true), (8, false), (9, false)] {
            let counts_again = tx.record_interaction(id(number), moment(40)).await.unwrap();
            assert_eq!(counts_again, is_deleted, "{number}");
        }
        tx.commit().await.unwrap();
    })
    .await;
}
