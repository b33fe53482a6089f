//! Imported games.

use dvonn_model::ImportId;
use dvonn_rules::Record;
use dvonn_store::Store;

use crate::database::on_each_database;
use crate::samples::{ANN, BOB, id, moment};

fn record(plies: &str) -> Record {
    let mut record: Record = plies.parse().unwrap();
    record.set_header("White", "Zoë \"]'; DROP TABLE imports; -- \\").unwrap();
    record
}

async fn keep(store: &Store, owner: u64, record: &Record) -> ImportId {
    let mut tx = store.begin().await.unwrap();
    let number = tx.save_import(id(owner), record, moment(0)).await.unwrap();
    tx.commit().await.unwrap();
    number
}

#[tokio::test]
async fn only_the_owner_sees_an_imported_game() {
    on_each_database(async |database| {
        let store = database.store().await;
        let brought = record("D3 E4 F5");
        let number = keep(&store, ANN, &brought).await;
        assert_eq!(store.import(number, id(ANN)).await.unwrap(), Some(brought));
        assert_eq!(store.import(number, id(BOB)).await.unwrap(), None);
        assert_eq!(store.import(99.into(), id(ANN)).await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn fifty_imports_per_person_are_kept() {
    on_each_database(async |database| {
        let store = database.store().await;
        let bobs = keep(&store, BOB, &record("A1")).await;
        let mut anns = Vec::new();
        for _ in 0..52 {
            anns.push(keep(&store, ANN, &record("D3")).await);
        }
        let mut kept = Vec::new();
        for number in anns.clone() {
            kept.extend(store.import(number, id(ANN)).await.unwrap().map(|_| number));
        }
        assert_eq!(kept, anns[2..]);
        assert!(store.import(bobs, id(BOB)).await.unwrap().is_some());
    })
    .await;
}

#[tokio::test]
async fn the_oldest_of_large_imports_are_deleted() {
    on_each_database(async |database| {
        let store = database.store().await;
        let mut large = record("D3 E4 F5");
        for number in 0..60 {
            large.set_header(&format!("K{number}"), &"é".repeat(256)).unwrap();
        }
        let bytes = large.to_string().len();
        assert!((30_000..40_000).contains(&bytes), "{bytes}");
        let mut anns = Vec::new();
        for _ in 0..10 {
            anns.push(keep(&store, ANN, &large).await);
        }
        let mut kept = Vec::new();
        for number in anns.clone() {
            kept.extend(store.import(number, id(ANN)).await.unwrap().map(|_| number));
        }
        assert_eq!(kept, anns[anns.len() - 256 * 1024 / bytes..]);
    })
    .await;
}
