//! Private notices.

use dvonn_model::{GameId, NewNotice, NoticeKind, NoticeRow};

use crate::database::on_each_database;
use crate::samples::{ANN, BOB, channel, id, moment, new_game, start};

fn notice(person: u64, game: GameId, second: i64) -> NewNotice {
    NewNotice {
        person: id(person),
        game,
        kind: NoticeKind::PlanStopped,
        detail: String::from("near reds\nD3"),
        at: moment(second),
    }
}

#[tokio::test]
async fn a_notice_is_kept_until_it_has_been_sent() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = start(&store, new_game(channel(20))).await.id;
        let other = start(&store, new_game(channel(21))).await.id;
        let mut tx = store.begin().await.unwrap();
        for new in [notice(ANN, game, 5), notice(BOB, other, 6), notice(BOB, game, 7)] {
            tx.add_notice(&new).await.unwrap();
        }
        tx.commit().await.unwrap();

        let of_game = store.notices_of(game).await.unwrap();
        let new = notice(ANN, game, 5);
        let NewNotice { person, kind, detail, at, .. } = new;
        assert_eq!(of_game[0], NoticeRow { id: of_game[0].id, person, game, kind, detail, at });
        assert_eq!((of_game.len(), of_game[1].person), (2, id(BOB)));

        let people = async |second, limit| {
            let notices = store.notices_until(moment(second), None, limit).await.unwrap();
            notices.iter().map(|notice| notice.person).collect::<Vec<_>>()
        };
        assert_eq!(people(4, 10).await, []);
        assert_eq!(people(6, 10).await, [id(ANN), id(BOB)]);
        assert_eq!(people(9, 1).await, [id(ANN)]);
        let later = store.notices_until(moment(9), Some(of_game[0].id), 1).await.unwrap();
        assert_eq!(later[0].person, id(BOB));

        let mut tx = store.begin().await.unwrap();
        tx.remove_notice(of_game[0].id).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(people(9, 10).await, [id(BOB), id(BOB)]);
    })
    .await;
}
