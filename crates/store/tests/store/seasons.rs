//! Seasons: starting, moving, ending with a table, announcing.

use dvonn_model::{Person, Player, PlayerId, Rating, Score, SeasonRow, StandingRow, TitleRow};
use dvonn_store::Store;

use crate::database::on_each_database;
use crate::samples::{ANN, BOB, id, ladder_of, moment};

async fn start_season(store: &Store, number: u32, from: i64, until: Option<i64>) {
    let mut tx = store.begin().await.unwrap();
    tx.lock_ladder(ladder_of(1)).await.unwrap();
    tx.start_season(id(1), number, moment(from), until.map(moment)).await.unwrap();
    tx.commit().await.unwrap();
}

fn line(place: u32, user: u64, name: &str) -> StandingRow {
    StandingRow {
        place,
        player: Player::Person(Person::new(id(user), name)),
        rating: Rating::new(1600.125, 80.5, 0.0),
        score: Score { wins: 3, draws: 2, losses: 1 },
    }
}

#[tokio::test]
async fn a_season_is_started_moved_and_ended_with_its_table() {
    on_each_database(async |database| {
        let store = database.store().await;
        start_season(&store, 1, 0, Some(10)).await;
        start_season(&store, 1, 10, Some(20)).await;
        let season = SeasonRow {
            guild: id(1),
            number: 1,
            began_at: moment(10),
            after_result: 0,
            ends_at: Some(moment(20)),
            over: false,
        };
        assert_eq!(store.running_season(id(1)).await.unwrap(), Some(season.clone()));
        assert_eq!(store.running_season(id(2)).await.unwrap(), None);
        assert_eq!(store.seasons_due(moment(19), 9).await.unwrap(), []);
        assert_eq!(store.next_due(moment(19)).await.unwrap(), Some(moment(20)));
        assert_eq!(store.seasons_due(moment(20), 9).await.unwrap(), std::slice::from_ref(&season));

        let table = [line(1, BOB, "Bob"), line(2, ANN, "Ann")];
        let mut tx = store.begin().await.unwrap();
        tx.close_season(id(1), 1, &table).await.unwrap();
        tx.start_season(id(1), 2, moment(20), Some(moment(30))).await.unwrap();
        tx.set_season_end(id(1), None).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(store.season_table(id(1), 1).await.unwrap(), table);
        assert_eq!(store.season_starts(ladder_of(1)).await.unwrap(), [moment(20)]);
        let over = SeasonRow { over: true, ..season };
        assert_eq!(store.season(id(1), 1).await.unwrap(), Some(over.clone()));
        let second = store.running_season(id(1)).await.unwrap().unwrap();
        assert_eq!((second.number, second.ends_at), (2, None));
        assert_eq!(store.next_due(moment(20)).await.unwrap(), None);
        let ann = PlayerId::from(&table[1].player);
        let titles = store.titles_of(id(1), ann).await.unwrap();
        assert_eq!(titles, [TitleRow { season: 1, place: 2 }]);
    })
    .await;
}
