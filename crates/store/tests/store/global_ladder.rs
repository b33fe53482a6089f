//! The global ladder beside those of servers.

use dvonn_ladder as ladder;
use dvonn_model::{Ending, GameRow, OtherVenue, PlayerId, Scope};
use dvonn_rules::{ByColor, Color};
use dvonn_store::Store;

use crate::database::on_each_database;
use crate::samples::{
    ANN, BOB, channel, done, end, id, ladder_of, moment, new_game, person, start, thread,
};

/// Ann loses a rated game against Bob, who plays in another channel.
async fn lose_elsewhere(store: &Store) -> GameRow {
    let game = start(store, new_game(channel(30))).await;
    let mut tx = store.begin().await.unwrap();
    let other = OtherVenue {
        venue: thread(31, 32),
        side: Color::Black,
        locale: None,
        shown: 0,
        known_plies: 0,
        board_message: None,
        is_home: false,
    };
    let game = tx.add_other_venue(game.id, &other, moment(1)).await.unwrap();
    let ending = Ending::Resigned { by: Color::White, score: ByColor { white: 1, black: 2 } };
    let ended = done(end(&mut tx, &game, ending, moment(9)).await.unwrap());
    ladder::count(&mut tx, &ended, 20).await.unwrap();
    tx.commit().await.unwrap();
    ended
}

async fn join(store: &Store, person: u64) {
    let mut tx = store.begin().await.unwrap();
    tx.join_global_ladder(id(person), moment(0)).await.unwrap();
    tx.commit().await.unwrap();
}

async fn shown(store: &Store) -> Vec<PlayerId> {
    let table = ladder::table(store, Scope::World, ladder::List::People, moment(10)).await.unwrap();
    table.iter().map(|row| PlayerId::from(&row.player)).collect()
}

#[tokio::test]
async fn a_rated_game_between_two_places_counts_for_the_global_ladder_only() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = lose_elsewhere(&store).await;
        assert_eq!(game.scope(), Some(Scope::World));
        assert_eq!(store.ladders().await.unwrap(), [Scope::World]);
        let bob = PlayerId::from(&person(BOB).into());
        assert!(store.account(Scope::World, bob).await.unwrap().is_some());
        assert_eq!(store.accounts(ladder_of(1)).await.unwrap(), []);
        crate::samples::lose(&store, new_game(channel(40))).await;
        assert_eq!(store.ladders().await.unwrap(), [Scope::World, ladder_of(1)]);
        assert_eq!(store.ladders_of(id(BOB)).await.unwrap(), [Scope::World, ladder_of(1)]);
        assert_eq!(store.results(Scope::World, 0, 9).await.unwrap().len(), 1);

        let mut tx = store.begin().await.unwrap();
        assert_eq!(ladder::recompute(&mut tx, Scope::World).await.unwrap(), 0);
        assert_eq!(ladder::void(&mut tx, Scope::World, game.id).await.unwrap(), Ok(()));
        tx.commit().await.unwrap();
        assert_eq!(store.accounts(Scope::World).await.unwrap(), []);
        assert_eq!(store.accounts(ladder_of(1)).await.unwrap().len(), 2);
    })
    .await;
}

#[tokio::test]
async fn only_people_who_joined_and_are_not_barred_are_shown() {
    on_each_database(async |database| {
        let store = database.store().await;
        lose_elsewhere(&store).await;
        let [ann, bob] = [ANN, BOB].map(|it| PlayerId::from(&person(it).into()));
        assert_eq!(shown(&store).await, []);
        join(&store, ANN).await;
        join(&store, ANN).await;
        join(&store, BOB).await;
        assert_eq!(shown(&store).await, [bob, ann]);

        let mut tx = store.begin().await.unwrap();
        tx.bar(id(BOB), moment(0)).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(shown(&store).await, [ann]);
        assert!(!store.is_on_global_ladder(id(BOB)).await.unwrap());

        assert!(ladder::leave_global_ladder(&store, id(ANN)).await.unwrap());
        assert!(!ladder::leave_global_ladder(&store, id(ANN)).await.unwrap());
        assert_eq!(shown(&store).await, []);
        let rank = ladder::rank(&store, Scope::World, &[], ann).await.unwrap();
        assert_eq!(rank, ladder::Rank::NoGame);
        assert!(store.account(Scope::World, ann).await.unwrap().is_some(), "her rating stays");
    })
    .await;
}

#[tokio::test]
async fn deleting_a_server_keeps_the_games_of_the_global_ladder() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = lose_elsewhere(&store).await;
        join(&store, BOB).await;
        let mut tx = store.begin().await.unwrap();
        tx.delete_server(id(1)).await.unwrap();
        tx.commit().await.unwrap();
        let kept = store.game(game.id).await.unwrap().unwrap();
        assert_eq!((kept.venue.guild, kept.scope()), (None, Some(Scope::World)));
        assert_eq!(shown(&store).await.len(), 1);
        assert_eq!(store.dangling_references().await.unwrap(), [""; 0]);
    })
    .await;
}
