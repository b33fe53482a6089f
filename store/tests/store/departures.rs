//! Servers that the bot has left, and deleting everything about them.

use dvonn_store::Store;
use tempfile::tempdir;

use crate::copies::{fill, rows_by_table};
use crate::database::on_each_database;
use crate::samples::{channel, id, moment, new_game, start};

#[tokio::test]
async fn the_first_time_of_leaving_is_kept_until_the_bot_is_back() {
    on_each_database(async |database| {
        let store = database.store().await;
        start(&store, new_game(channel(20))).await;
        let server = |number: u64| id(number);
        for at in [5, 9] {
            let mut tx = store.begin().await.unwrap();
            tx.record_departure(server(1), moment(at)).await.unwrap();
            tx.record_departure(server(2), moment(at)).await.unwrap();
            tx.commit().await.unwrap();
        }
        let mut tx = store.begin().await.unwrap();
        tx.forget_departure(server(2)).await.unwrap();
        tx.lock_server(server(3)).await.unwrap();
        tx.commit().await.unwrap();
        assert!(store.has_left(server(1)).await.unwrap());
        assert!(!store.has_left(server(2)).await.unwrap());
        let known = store.known_servers().await.unwrap();
        let known: Vec<_> = known
            .iter()
            .map(|it| (u64::from(it.guild), it.games, it.running, it.last_activity, it.left_at))
            .collect();
        let expected = [(1, 1, 1, Some(moment(0)), Some(moment(5))), (3, 0, 0, None, None)];
        assert_eq!(known, expected);
        let shard = dvonn_model::Shard { number: 0, of: 1 };
        assert_eq!(store.servers_of_shard(shard).await.unwrap(), [server(3)]);
        let other = dvonn_model::Shard { number: 1, of: 2 };
        assert_eq!(store.servers_of_shard(other).await.unwrap(), []);
    })
    .await;
}

/// What belongs to people or to the bot, and not to a server.
const KEPT: [&str; 19] = [
    "avoided",
    "barred",
    "counters",
    "engines",
    "former_players",
    "global_players",
    "heartbeats",
    "hello_start",
    "identity_key",
    "imports",
    "interactions",
    "lessons",
    "openings",
    "puzzle_attempts",
    "puzzle_ratings",
    "puzzles",
    "settings",
    "solvers",
    "vacations",
];

#[tokio::test]
async fn deleting_a_server_deletes_all_its_rows_and_no_others() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("dvonn.db");
    let store = Store::open(&format!("sqlite:{}", file.display())).await.unwrap();
    store.migrate().await.unwrap();
    fill(&file).await;
    let before = rows_by_table(&file).await;
    let mut tx = store.begin().await.unwrap();
    tx.delete_server(id(2)).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(rows_by_table(&file).await, before);
    let mut tx = store.begin().await.unwrap();
    tx.delete_server(id(1)).await.unwrap();
    tx.commit().await.unwrap();
    let after = rows_by_table(&file).await;
    let kept = after.iter().filter(|(_, rows)| !rows.is_empty()).map(|(table, _)| table.as_str());
    assert_eq!(kept.collect::<Vec<_>>(), KEPT);
}
