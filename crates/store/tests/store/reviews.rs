//! Reviews: requested once, computed step by step, announced once.

use dvonn_model::{ImportId, ReviewRow, Source};
use dvonn_store::Store;

use crate::database::on_each_database;
use crate::samples::{ANN, channel, id, moment, new_game, start};

async fn request(store: &Store, of: Source) -> ReviewRow {
    let mut tx = store.begin().await.unwrap();
    tx.request_review(of, Some(id(ANN))).await.unwrap();
    tx.commit().await.unwrap();
    store.review(of).await.unwrap().unwrap()
}

async fn add(store: &Store, seen: &ReviewRow, text: &str, done: bool) -> Option<ReviewRow> {
    let known = seen.known as usize + text.lines().count();
    let mut tx = store.begin().await.unwrap();
    let now = tx.add_findings(seen, text, known, done).await.unwrap();
    tx.commit().await.unwrap();
    now
}

async fn import(store: &Store) -> ImportId {
    let mut tx = store.begin().await.unwrap();
    let brought = "D3 E4 F5".parse().unwrap();
    let number = tx.save_import(id(ANN), &brought, moment(0)).await.unwrap();
    tx.commit().await.unwrap();
    number
}

#[tokio::test]
async fn a_review_is_requested_once() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = Source::Game(start(&store, new_game(channel(20))).await.id);
        assert_eq!(store.review(game).await.unwrap(), None);
        let asked = request(&store, game).await;
        let expected =
            ReviewRow { id: asked.id, of: game, findings: String::new(), known: 0, done: false };
        assert_eq!(asked, expected);
        let further = add(&store, &asked, "0.5 D3\n", false).await.unwrap();
        assert_eq!(request(&store, game).await, further);
        assert_eq!(store.unfinished_reviews(10).await.unwrap(), [further]);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_requests_create_one_review() {
    on_each_database(async |database| {
        let [one, other] = database.stores().await;
        let game = Source::Game(start(&one, new_game(channel(20))).await.id);
        let tasks = [one.clone(), other.clone(), one.clone(), other]
            .map(|store| tokio::spawn(async move { request(&store, game).await.id }));
        let mut numbers = Vec::new();
        for task in tasks {
            numbers.push(task.await.unwrap());
        }
        numbers.dedup();
        assert_eq!(numbers.len(), 1);
        assert_eq!(one.unfinished_reviews(10).await.unwrap().len(), 1);
    })
    .await;
}

#[tokio::test]
async fn findings_are_added_once() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = Source::Game(start(&store, new_game(channel(20))).await.id);
        let asked = request(&store, game).await;
        let first = add(&store, &asked, "0.5 D3\n1 E4\n", false).await.unwrap();
        assert_eq!((first.findings.as_str(), first.known), ("0.5 D3\n1 E4\n", 2));
        assert_eq!(add(&store, &asked, "0.7 F5\n", false).await, None, "it is outdated");
        let done = add(&store, &first, "0.25 F5\n", true).await.unwrap();
        assert_eq!((done.findings.as_str(), done.known), ("0.5 D3\n1 E4\n0.25 F5\n", 3));
        assert_eq!(add(&store, &done, "0.1 A1\n", true).await, None, "it is done");
        assert_eq!(store.review(game).await.unwrap(), Some(done));
        assert_eq!(store.unfinished_reviews(10).await.unwrap(), []);
    })
    .await;
}

#[tokio::test]
async fn a_review_is_deleted_with_its_import() {
    on_each_database(async |database| {
        let store = database.store().await;
        let first = import(&store).await;
        request(&store, Source::Import(first)).await;
        assert!(store.import_for_review(first).await.unwrap().is_some());
        for _ in 0..50 {
            import(&store).await;
        }
        assert_eq!(store.import_for_review(first).await.unwrap(), None);
        assert_eq!(store.review(Source::Import(first)).await.unwrap(), None);
        assert_eq!(store.unfinished_reviews(10).await.unwrap(), []);
    })
    .await;
}

#[tokio::test]
async fn a_deleted_review_can_be_requested_again() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = Source::Game(start(&store, new_game(channel(20))).await.id);
        let first = request(&store, game).await;
        let mut tx = store.begin().await.unwrap();
        tx.remove_review(first.id).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(store.review(game).await.unwrap(), None);
        assert_ne!(request(&store, game).await.id, first.id);
    })
    .await;
}
