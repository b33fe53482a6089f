//! Variations: the moves that people try from a position.

use dvonn_model::{VariationRow, VariationStart, VariationTreeId};
use dvonn_rules::{ByColor, Position, Seed};
use dvonn_store::{Store, StoreError};

use crate::database::on_each_database;
use crate::dump::rows_of_person;
use crate::samples::{ANN, BOB, id, moment};

/// A start with a board of its own.
fn start(board: u64) -> VariationStart {
    VariationStart {
        position: Position::dealt(Seed::from_bits(board)),
        game: None,
        plies: (board.is_multiple_of(2)).then_some((49, 80)),
        names: ByColor { white: String::from("'; DROP TABLE variations"), black: String::new() },
        lines: 3,
    }
}

async fn open(store: &Store, owner: u64, board: u64, second: i64) -> VariationTreeId {
    let mut tx = store.begin().await.unwrap();
    let tree = tx.open_variation_tree(id(owner), &start(board), moment(second)).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!((tree.owner, &tree.start), (id(owner), &start(board)));
    tree.id
}

fn row(number: u32, parent: u32, ply: &str) -> VariationRow {
    VariationRow { number, parent, ply: ply.parse().unwrap() }
}

async fn add(store: &Store, tree: VariationTreeId, row: VariationRow) -> Result<(), StoreError> {
    let mut tx = store.begin().await?;
    tx.add_variation(tree, row).await?;
    tx.commit().await
}

#[tokio::test]
async fn only_the_owner_sees_a_tree() {
    on_each_database(async |database| {
        let store = database.store().await;
        let tree = open(&store, ANN, 1, 0).await;
        assert!(store.variation_tree(tree, id(ANN)).await.unwrap().is_some());
        assert_eq!(store.variation_tree(tree, id(BOB)).await.unwrap(), None);
        let mut tx = store.begin().await.unwrap();
        assert_eq!(tx.use_variation_tree(tree, id(BOB), moment(1)).await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn a_person_has_one_tree_for_each_position_and_the_last_ten() {
    on_each_database(async |database| {
        let store = database.store().await;
        let bobs = open(&store, BOB, 1, 0).await;
        let first = open(&store, ANN, 1, 0).await;
        add(&store, first, row(1, 0, "D3E3")).await.unwrap();
        let second = open(&store, ANN, 2, 1).await;
        assert_eq!(open(&store, ANN, 1, 2).await, first);
        assert_eq!(store.variations_in(first).await.unwrap(), [row(1, 0, "D3E3")]);
        for board in 3..=11 {
            open(&store, ANN, board, i64::try_from(board).unwrap()).await;
        }
        assert_eq!(store.variation_tree(second, id(ANN)).await.unwrap(), None);
        for (tree, owner) in [(first, ANN), (bobs, BOB)] {
            assert!(store.variation_tree(tree, id(owner)).await.unwrap().is_some());
        }
    })
    .await;
}

#[tokio::test]
async fn a_ply_is_kept_once_under_its_position() {
    on_each_database(async |database| {
        let store = database.store().await;
        let tree = open(&store, ANN, 1, 0).await;
        let rows = [row(1, 0, "D3E3"), row(2, 1, "PASS"), row(3, 1, "A1")];
        for row in rows {
            add(&store, tree, row).await.unwrap();
        }
        for twice in [row(3, 0, "D3C3"), row(4, 1, "PASS")] {
            assert!(add(&store, tree, twice).await.is_err());
        }
        assert_eq!(store.variations_in(tree).await.unwrap(), rows);
    })
    .await;
}

#[tokio::test]
async fn trees_are_deleted_when_nobody_uses_them() {
    on_each_database(async |database| {
        let store = database.store().await;
        let [old, new] = [open(&store, ANN, 1, 0).await, open(&store, ANN, 2, 10).await];
        add(&store, old, row(1, 0, "D3E3")).await.unwrap();
        let mut tx = store.begin().await.unwrap();
        tx.delete_unused_variation_trees(moment(10)).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(store.variation_tree(old, id(ANN)).await.unwrap(), None);
        assert_eq!(store.variations_in(old).await.unwrap(), []);
        assert!(store.variation_tree(new, id(ANN)).await.unwrap().is_some());
    })
    .await;
}

#[tokio::test]
async fn variations_are_exported_and_deleted_with_their_owner() {
    on_each_database(async |database| {
        let store = database.store().await;
        let [anns, bobs] = [open(&store, ANN, 1, 0).await, open(&store, BOB, 1, 0).await];
        add(&store, anns, row(1, 0, "D3E3")).await.unwrap();
        add(&store, bobs, row(1, 0, "D3C3")).await.unwrap();
        let exported = rows_of_person(&store, ANN).await;
        let plies: Vec<_> = exported["variations"].iter().map(|row| row["ply"].clone()).collect();
        assert_eq!((plies, exported["analyses"].len()), (vec!["D3E3".into()], 1));
        let mut tx = store.begin().await.unwrap();
        assert!(tx.has_data(id(ANN)).await.unwrap());
        tx.delete_person(id(ANN)).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(store.variations_in(anns).await.unwrap(), []);
        assert_eq!(store.variations_in(bobs).await.unwrap().len(), 1);
    })
    .await;
}
