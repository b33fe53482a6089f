//! Vacations: storing, changing, closing.

use dvonn_store::{Store, StoreError};
use jiff::Timestamp;

use crate::database::{on_each_database, on_postgres};
use crate::samples::{ANN, BOB, id, moment};

async fn add(store: &Store, person: u64, begins: i64, ends: i64) {
    let mut tx = store.begin().await.unwrap();
    tx.lock_vacations_of(id(person)).await.unwrap();
    tx.add_vacation(id(person), moment(begins), moment(ends), false).await.unwrap();
    tx.commit().await.unwrap();
}

async fn on_vacation(store: &Store, person: u64, second: i64) -> bool {
    store.on_vacation(id(person), moment(second)).await.unwrap()
}

async fn ended_by(store: &Store, second: i64) -> Vec<Timestamp> {
    let rows = store.vacations_ended_by(moment(second), 9).await.unwrap();
    rows.into_iter().map(|row| row.ends_at).collect()
}

#[tokio::test]
async fn vacations_of_two_people_do_not_wait_for_each_other() {
    on_postgres(async |database| {
        let store = database.store().await;
        let (mut one, mut other) = (store.begin().await.unwrap(), store.begin().await.unwrap());
        one.lock_vacations_of(id(ANN)).await.unwrap();
        other.lock_vacations_of(id(BOB)).await.unwrap();
        let waited = other.lock_vacations_of(id(ANN)).await;
        assert!(matches!(waited, Err(StoreError::Locked)), "{waited:?}");
        one.commit().await.unwrap();
        let mut third = store.begin().await.unwrap();
        third.lock_vacations_of(id(ANN)).await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn a_vacation_lasts_from_its_start_to_its_end() {
    on_each_database(async |database| {
        let store = database.store().await;
        add(&store, ANN, 10, 20).await;
        for (second, expected) in [(9, false), (10, true), (19, true), (20, false)] {
            assert_eq!(on_vacation(&store, ANN, second).await, expected, "{second}");
        }
        assert!(!on_vacation(&store, BOB, 15).await);
        let beyond =
            async |second| store.vacations_of(id(ANN), moment(second)).await.unwrap().len();
        assert_eq!((beyond(19).await, beyond(20).await), (1, 0));
    })
    .await;
}

#[tokio::test]
async fn a_vacation_is_closed_once_and_not_before_its_end() {
    on_each_database(async |database| {
        let store = database.store().await;
        add(&store, ANN, 10, 20).await;
        add(&store, BOB, 10, 15).await;
        assert_eq!(store.next_due(moment(0)).await.unwrap(), Some(moment(15)));
        assert_eq!(ended_by(&store, 20).await, [moment(15), moment(20)]);

        let vacation = store.vacations_of(id(ANN), moment(0)).await.unwrap().remove(0).id;
        let mut tx = store.begin().await.unwrap();
        tx.move_vacation_end(vacation, moment(30)).await.unwrap();
        assert!(!tx.close_vacation(vacation, moment(20)).await.unwrap());
        assert!(tx.close_vacation(vacation, moment(30)).await.unwrap());
        assert!(!tx.close_vacation(vacation, moment(40)).await.unwrap());
        tx.commit().await.unwrap();
        assert_eq!(ended_by(&store, 40).await, [moment(15)]);
    })
    .await;
}
