//! Lookups of results in a server.

use dvonn_model::{Level, NewGame, Player, PlayerId, Points, TallyRow};
use dvonn_rules::{ByColor, Color};
use dvonn_store::Store;

use crate::database::on_each_database;
use crate::samples::{ANN, channel, ladder_of, lose, new_game, person};

const BEN: u64 = 20;
const CLEO: u64 = 21;

fn player(number: u64) -> PlayerId {
    PlayerId::from(&person(number).into())
}

/// Plays a rated game that White loses.
async fn play(store: &Store, white: Player, black: Player) {
    let players = ByColor { white, black };
    lose(store, NewGame { players, ..new_game(channel(1)) }).await;
}

/// Plays Ann against Ben, Ben against Ann, Ann against Cleo, Cleo against Ben, Ann against the
/// computer. White loses each game.
async fn play_games(store: &Store) {
    let [ann, ben, cleo] = [ANN, BEN, CLEO].map(|number| Player::from(person(number)));
    play(store, ann.clone(), ben.clone()).await;
    play(store, ben.clone(), ann.clone()).await;
    play(store, ann.clone(), cleo.clone()).await;
    play(store, cleo, ben).await;
    play(store, ann, Player::from(Level::MASTER)).await;
}

fn tally(color: Color, points: Points, games: u32) -> TallyRow {
    TallyRow { color, setup: String::from("full"), points, games }
}

#[tokio::test]
async fn the_games_of_a_player_are_tallied_by_kind() {
    on_each_database(async |database| {
        let store = database.store().await;
        play_games(&store).await;
        let of_ann = store.tallies_of(ladder_of(1), player(ANN)).await.unwrap();
        let (black, white) = (Color::Black, Color::White);
        assert_eq!(of_ann, [tally(black, Points::Win, 1), tally(white, Points::Loss, 3)]);
        let against_ben =
            store.tallies_against(ladder_of(1), player(ANN), player(BEN)).await.unwrap();
        assert_eq!(against_ben, [tally(black, Points::Win, 1), tally(white, Points::Loss, 1)]);
        assert_eq!(store.tallies_of(ladder_of(2), player(ANN)).await.unwrap(), []);
    })
    .await;
}

#[tokio::test]
async fn rating_changes_of_one_or_two_players_come_newest_first() {
    on_each_database(async |database| {
        let store = database.store().await;
        play_games(&store).await;
        let opponents = async |limit| {
            let changes = store.changes_of(ladder_of(1), player(ANN), limit).await.unwrap();
            changes.into_iter().map(|change| change.opponent).collect::<Vec<_>>()
        };
        let master = PlayerId::from(Level::MASTER);
        assert_eq!(opponents(2).await, [master, player(CLEO)]);
        assert_eq!(opponents(9).await, [master, player(CLEO), player(BEN), player(BEN)]);
        let against =
            store.changes_against(ladder_of(1), player(ANN), player(BEN), 9).await.unwrap();
        let points: Vec<_> = against.iter().map(|change| change.points).collect();
        assert_eq!(points, [Points::Win, Points::Loss]);
    })
    .await;
}

#[tokio::test]
async fn results_are_paged_in_both_directions() {
    on_each_database(async |database| {
        let store = database.store().await;
        play_games(&store).await;
        let ids = |rows: Vec<dvonn_model::ResultRow>| {
            rows.into_iter().map(|row| row.id).collect::<Vec<_>>()
        };
        let (scope, ann, ben) = (ladder_of(1), player(ANN), player(BEN));
        assert_eq!(ids(store.results_before(scope, 5, 3).await.unwrap()), [4, 3, 2]);
        assert_eq!(ids(store.results_after(scope, 2, 2).await.unwrap()), [3, 4]);
        let of_ben = store.results_of_before(scope, ben, i64::MAX, 9).await.unwrap();
        assert_eq!(ids(of_ben), [4, 2, 1]);
        let of_ann = store.results_of_before(scope, ann, 5, 2).await.unwrap();
        assert_eq!(ids(of_ann), [3, 2]);
        let of_ann = store.results_of_after(scope, ann, 1, 2).await.unwrap();
        assert_eq!(ids(of_ann), [2, 3]);
        assert!(store.results_before(ladder_of(2), i64::MAX, 9).await.unwrap().is_empty());
    })
    .await;
}

#[tokio::test]
async fn the_accounts_of_the_computer_are_listed_separately() {
    on_each_database(async |database| {
        let store = database.store().await;
        play_games(&store).await;
        let accounts = store.accounts_of_computer(ladder_of(1)).await.unwrap();
        let players: Vec<_> = accounts.into_iter().map(|row| row.player).collect();
        assert_eq!(players, [Player::from(Level::MASTER)]);
    })
    .await;
}
