//! Notes on games: one of each person, which belongs to its author.

use dvonn_model::{GameId, NoteRow};
use dvonn_store::Store;

use crate::database::on_each_database;
use crate::dump::rows_of_person;
use crate::samples::{ANN, BOB, channel, id, moment, new_game, start};

fn note(person: u64, text: &str) -> NoteRow {
    NoteRow { person: id(person), note: text.to_owned() }
}

async fn save(store: &Store, game: GameId, note: &NoteRow, second: i64) {
    let mut tx = store.begin().await.unwrap();
    tx.save_note(game, note, moment(second)).await.unwrap();
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn a_new_note_replaces_the_old_one_and_an_empty_one_deletes_it() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = start(&store, new_game(channel(1))).await.id;
        let other = start(&store, new_game(channel(2))).await.id;
        let (ann, bob) = (note(ANN, "isolate D3 🔴"), note(BOB, "'; DROP TABLE games"));
        save(&store, game, &note(ANN, "too early"), 1).await;
        save(&store, game, &bob, 2).await;
        save(&store, game, &ann, 3).await;
        assert_eq!(store.notes_on(game).await.unwrap(), [bob.clone(), ann]);
        assert_eq!(store.notes_on(other).await.unwrap(), []);
        save(&store, game, &note(ANN, ""), 4).await;
        save(&store, other, &note(ANN, ""), 4).await;
        assert_eq!(store.notes_on(game).await.unwrap(), [bob]);
    })
    .await;
}

#[tokio::test]
async fn notes_are_exported_and_deleted_with_their_author() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = start(&store, new_game(channel(1))).await.id;
        save(&store, game, &note(ANN, "mine"), 1).await;
        save(&store, game, &note(BOB, "yours"), 2).await;
        let exported = rows_of_person(&store, ANN).await;
        assert_eq!(exported["notes"].len(), 1);
        assert_eq!(exported["notes"][0]["note"], "mine");
        let mut tx = store.begin().await.unwrap();
        tx.delete_person(id(ANN)).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(store.notes_on(game).await.unwrap(), [note(BOB, "yours")]);
    })
    .await;
}
