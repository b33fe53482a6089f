//! Games found by person, channel, thread and server.

use dvonn_model::{Change, ClockRow, Ending, GameId, GameRow, NewGame, Venue, VoidReason};
use dvonn_rules::{ByColor, Color};

use crate::database::on_each_database;
use crate::samples::{self};
use crate::samples::{
    ANN, BOB, CID, channel, clock, id, moment, new_game, person, play, start, thread,
};

fn game_ids(games: &[GameRow]) -> Vec<i64> {
    games.iter().map(|game| game.id.into()).collect()
}

async fn end(store: &dvonn_store::Store, game: &GameRow, second: i64) {
    let mut tx = store.begin().await.unwrap();
    let ending = Ending::Void { reason: VoidReason::PlayerLeft };
    samples::end(&mut tx, game, ending, moment(second)).await.unwrap();
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn a_persons_games_are_sorted_by_turn_and_waiting_time() {
    on_each_database(async |database| {
        let store = database.store().await;
        let first = start(&store, new_game(channel(20))).await;
        let colors_swapped = ByColor { white: person(BOB).into(), black: person(ANN).into() };
        start(&store, NewGame { players: colors_swapped, ..new_game(channel(21)) }).await;
        let not_hers = ByColor { white: person(BOB).into(), black: person(CID).into() };
        start(&store, NewGame { players: not_hers, ..new_game(channel(22)) }).await;
        let ended = start(&store, new_game(channel(23))).await;
        end(&store, &ended, 1).await;
        let first = play(&store, &first, "D3", moment(2)).await;

        let of = async |player, limit| {
            game_ids(&store.running_games_of(id(player), None, limit).await.unwrap())
        };
        assert_eq!(of(ANN, 25).await, [1, 2]);
        assert_eq!(of(BOB, 25).await, [2, 3, 1]);
        let mut tx = store.begin().await.unwrap();
        let change = Change { to_move: Some(Color::Black), ..Change::none(&first, moment(3)) };
        tx.change_game(&first, change).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(of(ANN, 25).await, [2, 1]);
        assert_eq!(of(ANN, 1).await, [2]);
        assert_eq!(of(BOB, 1).await, [2]);
        assert_eq!(of(CID, 25).await, [3]);
        assert_eq!(of(99, 25).await, [0; 0]);
        for (player, guild, count) in [(ANN, None, 2), (BOB, Some(1), 3), (ANN, Some(2), 0)] {
            let counted = store.count_running_games_of(id(player), guild.map(id)).await.unwrap();
            assert_eq!(counted, count);
        }
    })
    .await;
}

#[tokio::test]
async fn a_persons_games_are_sorted_by_deadline() {
    on_each_database(async |database| {
        let store = database.store().await;
        for (venue, deadline) in [(20, None), (21, Some(9)), (22, Some(7))] {
            let clock = ClockRow { deadline: deadline.map(moment), ..clock() };
            start(&store, NewGame { clock, ..new_game(channel(venue)) }).await;
        }
        let elsewhere = Venue { guild: Some(id(2)), ..channel(23) };
        start(&store, NewGame { clock: clock(), ..new_game(elsewhere) }).await;
        let of = async |guild: Option<u64>| {
            let guild = guild.map(id);
            game_ids(&store.running_games_of(id(ANN), guild, 25).await.unwrap())
        };
        assert_eq!(of(None).await, [3, 2, 4, 1]);
        assert_eq!(of(Some(1)).await, [3, 2, 1]);
        assert_eq!(of(Some(2)).await, [4]);
        let waiting = async |player, limit| {
            game_ids(&store.games_waiting_for(id(player), limit).await.unwrap())
        };
        assert_eq!(waiting(ANN, 25).await, [3, 2, 4, 1]);
        assert_eq!(waiting(ANN, 2).await, [3, 2]);
        assert_eq!(waiting(BOB, 25).await, [0; 0]);
    })
    .await;
}

#[tokio::test]
async fn running_games_under_a_channel_include_its_threads() {
    on_each_database(async |database| {
        let store = database.store().await;
        let venue = |guild, channel| Venue { guild, ..channel };
        start(&store, new_game(channel(20))).await;
        start(&store, new_game(thread(21, 20))).await;
        start(&store, new_game(thread(22, 99))).await;
        start(&store, new_game(venue(Some(id(2)), channel(23)))).await;
        start(&store, new_game(venue(None, channel(24)))).await;
        let ended = start(&store, new_game(thread(25, 20))).await;
        end(&store, &ended, 1).await;

        assert_eq!(game_ids(&store.running_games_under(id(20)).await.unwrap()), [1, 2]);
        assert_eq!(game_ids(&store.running_games_under(id(21)).await.unwrap()), [2]);
        assert_eq!(game_ids(&store.running_games_in_guild(id(1)).await.unwrap()), [1, 2, 3]);
        assert_eq!(game_ids(&store.running_games_in_guild(id(2)).await.unwrap()), [4]);
    })
    .await;
}

#[tokio::test]
async fn the_latest_game_of_a_channel_is_the_running_one_or_the_last_ended() {
    on_each_database(async |database| {
        let store = database.store().await;
        let latest = async || -> Option<GameId> {
            store.latest_game_in(id(20)).await.unwrap().map(|game| game.id)
        };
        assert_eq!(latest().await, None);
        let first = start(&store, new_game(channel(20))).await;
        end(&store, &first, 50).await;
        let second = start(&store, new_game(channel(20))).await;
        assert_eq!(latest().await, Some(second.id));
        end(&store, &second, 40).await;
        assert_eq!(latest().await, Some(first.id));
    })
    .await;
}

#[tokio::test]
async fn games_seen_from_a_channel_are_its_own_and_the_persons() {
    on_each_database(async |database| {
        let store = database.store().await;
        let first = start(&store, new_game(channel(20))).await;
        end(&store, &first, 1).await;
        start(&store, new_game(channel(20))).await;
        let not_hers = ByColor { white: person(BOB).into(), black: person(CID).into() };
        start(&store, NewGame { players: not_hers, ..new_game(channel(21)) }).await;
        let of = async |channel, player, limit| {
            game_ids(&store.games_seen_from(id(channel), id(player), limit).await.unwrap())
        };
        assert_eq!(of(21, ANN, 25).await, [3, 2, 1]);
        assert_eq!(of(20, ANN, 25).await, [2, 1]);
        assert_eq!(of(20, BOB, 25).await, [3, 2, 1]);
        assert_eq!(of(22, CID, 25).await, [3]);
        assert_eq!(of(21, ANN, 2).await, [3, 2]);
        assert_eq!(of(22, 99, 25).await, [0; 0]);
    })
    .await;
}
