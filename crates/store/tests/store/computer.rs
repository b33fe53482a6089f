//! Games against the computer.

use dvonn_model::{Ending, GameRow, Level, NamedEngine, NewGame, Player, VoidReason};
use dvonn_rules::ByColor;
use dvonn_store::Store;

use crate::database::on_each_database;
use crate::samples::{ANN, channel, done, end, id, moment, new_game, person, play, show, start};

/// Ann against the computer, which plays Black or White.
fn with_computer(number: u64, begins: bool) -> NewGame {
    let (ann, computer) = (Player::from(person(ANN)), Player::from(Level::MASTER));
    let players = if begins {
        ByColor { white: computer, black: ann }
    } else {
        ByColor { white: ann, black: computer }
    };
    NewGame { players, ..new_game(channel(number)) }
}

/// Sets whether the computer chooses.
async fn set_chooses(store: &Store, game: &GameRow, chooses: bool) {
    let mut tx = store.begin().await.unwrap();
    tx.set_computer_chooses(game.id, chooses).await.unwrap();
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn levels_are_players_but_not_people() {
    on_each_database(async |database| {
        let store = database.store().await;
        for (number, level) in (20..).zip(Level::ALL) {
            let new = with_computer(number, false);
            let players = ByColor { black: Player::from(level), ..new.players };
            let game = start(&store, NewGame { players: players.clone(), ..new }).await;
            assert_eq!(store.game(game.id).await.unwrap().unwrap().players, players);
        }
        assert_eq!(store.running_games_of(id(ANN), None, 99).await.unwrap().len(), 9);
        for somebody in 1..=9 {
            assert_eq!(store.count_running_games_of(id(somebody), None).await.unwrap(), 0);
        }
    })
    .await;
}

#[tokio::test]
async fn a_game_waits_for_the_computer_once_its_first_board_is_shown() {
    on_each_database(async |database| {
        let store = database.store().await;
        let waiting = async || store.games_waiting_for_the_computer().await.unwrap();
        let begins = start(&store, with_computer(20, true)).await;
        let follows = start(&store, with_computer(21, false)).await;
        assert_eq!((begins.computer_chooses, follows.computer_chooses), (true, false));
        assert_eq!(waiting().await, []);
        show(&store, &begins, None).await;
        show(&store, &follows, None).await;
        assert_eq!(waiting().await, [(begins.id, 1)]);

        let begins = play(&store, &begins, "D3", moment(2)).await;
        set_chooses(&store, &begins, false).await;
        assert_eq!(waiting().await, []);
        let follows = play(&store, &follows, "D3", moment(2)).await;
        set_chooses(&store, &follows, true).await;
        assert_eq!(waiting().await, [(follows.id, 2)]);

        let mut tx = store.begin().await.unwrap();
        let ending = Ending::Void { reason: VoidReason::Aborted };
        done(end(&mut tx, &follows, ending, moment(3)).await.unwrap());
        tx.commit().await.unwrap();
        assert_eq!(waiting().await, []);
    })
    .await;
}

/// Returns the engine of this name.
async fn engine(store: &Store, name: &str) -> NamedEngine {
    let mut tx = store.begin().await.unwrap();
    let engine = tx.engine_named(name).await.unwrap();
    tx.commit().await.unwrap();
    engine
}

#[tokio::test]
async fn an_engine_keeps_its_number() {
    on_each_database(async |database| {
        let store = database.store().await;
        let holtz = engine(&store, "Holtz").await;
        let boltz = engine(&store, "Boltz").await;
        assert_ne!(holtz.id, boltz.id);
        assert_eq!(engine(&store, "Holtz").await, holtz);
        assert_eq!(store.engines().await.unwrap(), [holtz.clone(), boltz.clone()]);
        assert_eq!(store.running_games_of_engine(holtz.id).await.unwrap(), 0);

        let new = with_computer(20, false);
        let players = ByColor { black: Player::from(holtz.clone()), ..new.players };
        let game = start(&store, NewGame { players: players.clone(), ..new }).await;
        assert_eq!(store.game(game.id).await.unwrap().unwrap().players, players);
        assert_eq!(store.running_games_of_engine(holtz.id).await.unwrap(), 1);
        assert_eq!(store.running_games_of_engine(boltz.id).await.unwrap(), 0);
        start(&store, with_computer(21, false)).await;
        assert_eq!(store.running_games_of_engines().await.unwrap(), [game.id]);
    })
    .await;
}
