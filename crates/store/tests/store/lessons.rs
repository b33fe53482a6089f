//! Progress in lessons.

use dvonn_model::LessonRow;
use dvonn_store::Store;

use crate::database::on_each_database;
use crate::dump::rows_of_person;
use crate::samples::{ANN, BOB, id, moment};

async fn save(store: &Store, person: u64, lesson: u8, step: u8, done_at: Option<i64>) {
    let mut tx = store.begin().await.unwrap();
    let row = LessonRow { lesson, step, done_at: done_at.map(moment) };
    tx.save_lesson(id(person), row).await.unwrap();
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn progress_in_a_lesson_never_goes_back() {
    on_each_database(async |database| {
        let store = database.store().await;
        save(&store, ANN, 2, 3, Some(10)).await;
        save(&store, ANN, 2, 1, None).await;
        save(&store, ANN, 2, 3, Some(20)).await;
        save(&store, ANN, 1, 1, None).await;
        save(&store, ANN, 1, 2, None).await;
        let expected = [
            LessonRow { lesson: 1, step: 2, done_at: None },
            LessonRow { lesson: 2, step: 3, done_at: Some(moment(10)) },
        ];
        assert_eq!(store.lessons_of(id(ANN)).await.unwrap(), expected);
        assert_eq!(store.lessons_of(id(BOB)).await.unwrap(), []);
    })
    .await;
}

#[tokio::test]
async fn progress_in_lessons_is_exported_and_deleted_with_the_person() {
    on_each_database(async |database| {
        let store = database.store().await;
        save(&store, ANN, 1, 2, None).await;
        assert!(store.has_data(id(ANN)).await.unwrap());
        let exported = rows_of_person(&store, ANN).await;
        assert_eq!(exported["lessons"][0]["step"], 2);
        let mut tx = store.begin().await.unwrap();
        tx.delete_person(id(ANN)).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(store.lessons_of(id(ANN)).await.unwrap(), []);
        assert!(!store.has_data(id(ANN)).await.unwrap());
    })
    .await;
}
