//! Timeouts, reminders and outdated deadlines, and clocks after an outage.

use dvonn_model::{ClockRow, GameRow, NewGame, Shard, Venue};
use dvonn_store::Store;
use jiff::Timestamp;

use crate::database::on_each_database;
use crate::samples::{channel, clock, hours, id, moment, new_game, start};

/// A server on shard `number`, for any shard count below 2^20.
fn server(number: u64, venue: u64) -> Venue {
    Venue { guild: Some(id((number << 22) + 77)), ..channel(venue) }
}

async fn due(store: &Store, venue: Venue, deadline: Timestamp) -> GameRow {
    let mut clock = clock();
    clock.deadline = Some(deadline);
    clock.remind_at = None;
    start(store, NewGame { clock, ..new_game(venue) }).await
}

async fn out_of_time(store: &Store, second: i64, shard: Shard) -> Vec<i64> {
    let games = store.games_out_of_time(moment(second), shard, 10).await.unwrap();
    games.into_iter().map(|game| game.id.into()).collect()
}

#[tokio::test]
async fn timed_out_games_of_a_shard_are_found_by_deadline() {
    on_each_database(async |database| {
        let store = database.store().await;
        due(&store, server(2, 20), moment(50)).await;
        due(&store, server(4, 21), moment(40)).await;
        due(&store, server(3, 22), moment(30)).await;
        due(&store, Venue { guild: None, ..channel(23) }, moment(20)).await;
        let shard = |number, of| Shard { number, of };
        assert_eq!(out_of_time(&store, 50, shard(0, 1)).await, [4, 3, 2, 1]);
        assert_eq!(out_of_time(&store, 49, shard(0, 2)).await, [4, 2]);
        assert_eq!(out_of_time(&store, 50, shard(1, 2)).await, [3]);
        assert_eq!(out_of_time(&store, 19, shard(0, 1)).await, [0; 0]);
        assert_eq!(store.games_out_of_time(moment(50), shard(0, 1), 1).await.unwrap().len(), 1);
        assert_eq!(store.next_due(moment(0)).await.unwrap(), Some(moment(20)));
        assert_eq!(store.next_due(moment(30)).await.unwrap(), Some(moment(40)));
        assert_eq!(store.next_due(moment(50)).await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn an_outage_extends_the_running_clocks_of_its_shard() {
    on_each_database(async |database| {
        let store = database.store().await;
        let mine = start(&store, new_game(server(1, 20))).await;
        let stopped = start(
            &store,
            NewGame {
                clock: ClockRow { deadline: None, remind_at: None, ..clock() },
                ..new_game(server(1, 21))
            },
        )
        .await;
        let other = start(&store, new_game(server(2, 22))).await;

        let mut tx = store.begin().await.unwrap();
        let shard = Shard { number: 1, of: 2 };
        let (from, until) = (moment(100), moment(100) + hours(10));
        assert_eq!(tx.extend_clocks(shard, from, until).await.unwrap(), 1);
        tx.commit().await.unwrap();

        let clock = async |game: &GameRow| store.game(game.id).await.unwrap().unwrap().clock;
        let (before, after) = (mine.clock, clock(&mine).await);
        assert_eq!(after.since, before.since + hours(10));
        assert_eq!(after.deadline, Some(before.deadline.unwrap() + hours(10)));
        assert_eq!(after.remind_at, Some(before.remind_at.unwrap() + hours(10)));
        assert_eq!(after.left, before.left);
        assert_eq!(clock(&stopped).await, stopped.clock);
        assert_eq!(clock(&other).await, other.clock);
    })
    .await;
}

#[tokio::test]
async fn the_last_heartbeat_may_have_another_shard_count() {
    on_each_database(async |database| {
        let store = database.store().await;
        let shard = |number, of| Shard { number, of };
        let beat = async |shard, second| {
            let mut tx = store.begin().await.unwrap();
            tx.record_heartbeat(shard, moment(second)).await.unwrap();
            tx.commit().await.unwrap();
        };
        let heard = async |shard| store.last_heartbeat(shard).await.unwrap();
        assert_eq!(heard(shard(0, 1)).await, None);
        beat(shard(0, 1), 10).await;
        beat(shard(0, 1), 20).await;
        assert_eq!(heard(shard(0, 1)).await, Some(moment(20)));
        assert_eq!(heard(shard(1, 2)).await, Some(moment(20)));
        beat(shard(0, 2), 30).await;
        assert_eq!(heard(shard(0, 1)).await, Some(moment(30)));
        assert_eq!(heard(shard(1, 2)).await, Some(moment(20)));
    })
    .await;
}

#[tokio::test]
async fn clocks_that_weekends_stop_or_start_are_found_when_they_are_due() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = start(&store, new_game(server(1, 20))).await;
        let found = async |at, number| {
            let shard = Shard { number, of: 2 };
            store.games_at_weekend(at, shard, 9).await.unwrap().len()
        };
        let at = moment(0) + hours(10);
        assert_eq!(found(at, 1).await, 0);
        let mut tx = store.begin().await.unwrap();
        let clock = ClockRow { weekend: Some(at), ..game.clock };
        tx.set_clock(game.id, &clock, moment(1)).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(store.game(game.id).await.unwrap().unwrap().clock, clock);
        assert_eq!(found(at - hours(1), 1).await, 0);
        assert_eq!((found(at, 1).await, found(at, 0).await), (1, 0));
        assert_eq!(store.next_due(moment(0)).await.unwrap(), Some(at));
    })
    .await;
}

#[tokio::test]
async fn reminders_are_found_when_they_are_due() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = start(&store, new_game(server(1, 20))).await;
        let at = game.clock.remind_at.unwrap();
        let found = async |at, number| {
            let shard = Shard { number, of: 2 };
            store.people_to_remind(at, shard, 9).await.unwrap().len()
        };
        assert_eq!(found(at - hours(1), 1).await, 0);
        assert_eq!(found(at, 1).await, 1);
        assert_eq!(found(at, 0).await, 0);
        assert_eq!(store.next_due(moment(0)).await.unwrap(), Some(at));
    })
    .await;
}
