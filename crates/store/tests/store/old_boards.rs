//! Boards that are no longer the newest.

use dvonn_model::OldBoard;

use crate::database::on_each_database;
use crate::samples::{channel, id, moment, new_game, start};

#[tokio::test]
async fn an_old_board_is_due_until_it_is_edited_or_put_off() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = start(&store, new_game(channel(20))).await;
        let board = |message| OldBoard {
            message: id(message),
            channel: channel(20).channel,
            game: game.id,
            since: moment(1),
            due: moment(1),
        };
        let due = async |at| store.old_boards(moment(at), None, 10).await.unwrap();
        let mut tx = store.begin().await.unwrap();
        for message in [100, 101, 102, 101] {
            tx.add_old_board(&board(message)).await.unwrap();
        }
        tx.commit().await.unwrap();
        assert_eq!(due(0).await, []);
        assert_eq!(due(1).await, [board(100), board(101), board(102)]);
        let rest = store.old_boards(moment(1), Some(id(100)), 1).await.unwrap();
        assert_eq!(rest, [board(101)]);

        let mut tx = store.begin().await.unwrap();
        tx.put_off_old_board(id(100), moment(5)).await.unwrap();
        tx.remove_old_board(id(101)).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(due(4).await, [board(102)]);
        assert_eq!(store.next_due(moment(1)).await.unwrap(), Some(moment(5)));
        let put_off = OldBoard { due: moment(5), ..board(100) };
        assert_eq!(due(5).await, [put_off, board(102)]);
    })
    .await;
}
