//! What wins mean to the winners.

use dvonn_model::{Ending, GameId, Level, NewGame, Player, PlayerId, UserId, VoidReason};
use dvonn_rules::{ByColor, Color};
use dvonn_store::Store;

use crate::database::on_each_database;
use crate::samples::{
    ANN, BOB, CID, channel, done, end, id, ladder_of, moment, new_game, person, start,
};

fn between(white: impl Into<Player>, black: impl Into<Player>) -> NewGame {
    NewGame {
        players: ByColor { white: white.into(), black: black.into() },
        ..new_game(channel(20))
    }
}

fn resigned(by: Color) -> Ending {
    Ending::Resigned { by, score: ByColor { white: 5, black: 5 } }
}

fn played(white: u8, black: u8) -> Ending {
    Ending::Played { score: ByColor { white, black } }
}

/// Plays a game that ends at this second.
async fn ended(store: &Store, new: NewGame, ending: Ending, second: i64) -> GameId {
    let game = start(store, new).await;
    let mut tx = store.begin().await.unwrap();
    done(end(&mut tx, &game, ending, moment(second)).await.unwrap());
    tx.commit().await.unwrap();
    game.id
}

async fn had_beaten(store: &Store, player: impl Into<PlayerId>, by: i64) -> bool {
    let player = player.into();
    store.had_beaten(id(ANN), player, player, id_of(1), moment(by)).await.unwrap()
}

fn id_of(number: i64) -> GameId {
    GameId::from(number)
}

#[tokio::test]
async fn wins_are_found_by_opponent_and_end() {
    on_each_database(async |database| {
        let store = database.store().await;
        let cid = || PlayerId::from(id::<UserId>(CID));
        ended(&store, between(person(ANN), person(CID)), resigned(Color::Black), 5).await;
        assert!(!had_beaten(&store, cid(), 100).await, "the game itself is no earlier one");
        ended(&store, between(person(CID), person(ANN)), played(4, 4), 6).await;
        ended(&store, between(person(CID), person(ANN)), resigned(Color::Black), 7).await;
        assert!(!had_beaten(&store, cid(), 100).await);
        ended(&store, between(person(CID), person(ANN)), played(3, 4), 8).await;
        assert!(had_beaten(&store, cid(), 8).await);
        assert!(!had_beaten(&store, cid(), 7).await, "it had not ended");
        ended(&store, between(person(ANN), Level::BEGINNER), played(9, 4), 9).await;
        assert!(had_beaten(&store, Level::BEGINNER, 9).await);
        assert!(!had_beaten(&store, Level::new(2).unwrap(), 9).await);

        ended(&store, between(Level::new(3).unwrap(), person(ANN)), resigned(Color::White), 10)
            .await;
        ended(&store, between(person(ANN), Level::GRANDMASTER), resigned(Color::White), 11).await;
        let [lowest, highest] = [Level::GRANDMASTER, Level::BEGINNER].map(PlayerId::from);
        let beaten = store.beaten_by(id(ANN), lowest, highest).await.unwrap();
        assert_eq!(beaten, [Level::BEGINNER, Level::new(3).unwrap()].map(PlayerId::from));
    })
    .await;
}

#[tokio::test]
async fn results_against_people_are_listed_by_their_end() {
    on_each_database(async |database| {
        let store = database.store().await;
        let latest = async |at, limit| {
            store.latest_results(id(ANN), id_of(1), moment(at), limit).await.unwrap()
        };
        ended(&store, between(person(ANN), person(BOB)), played(9, 4), 50).await;
        ended(&store, between(person(ANN), person(BOB)), resigned(Color::Black), 40).await;
        ended(&store, between(person(BOB), person(ANN)), played(4, 4), 30).await;
        ended(&store, between(person(CID), person(ANN)), resigned(Color::White), 20).await;
        ended(&store, between(person(ANN), Level::BEGINNER), played(4, 9), 45).await;
        let void = Ending::Void { reason: VoidReason::Aborted };
        ended(&store, between(person(ANN), person(BOB)), void, 46).await;
        start(&store, between(person(ANN), person(BOB))).await;
        assert_eq!(latest(50, 9).await, [true, false, true]);
        assert_eq!(latest(39, 9).await, [false, true]);
        assert_eq!(latest(50, 1).await, [true]);
    })
    .await;
}

#[tokio::test]
async fn voided_results_are_neither_won_nor_lost() {
    on_each_database(async |database| {
        let store = database.store().await;
        let bob = PlayerId::from(id::<UserId>(BOB));
        crate::samples::lose(&store, between(person(BOB), person(ANN))).await;
        let latest = async || store.latest_results(id(ANN), id_of(9), moment(9), 9).await.unwrap();
        let beaten =
            async || store.had_beaten(id(ANN), bob, bob, id_of(9), moment(9)).await.unwrap();
        assert_eq!((latest().await, beaten().await), (vec![true], true));
        let won = async |count| {
            store.has_won_more_than(ladder_of(1), id::<UserId>(ANN).into(), count).await
        };
        assert_eq!((won(0).await.unwrap(), won(1).await.unwrap()), (true, false));
        let mut tx = store.begin().await.unwrap();
        tx.note_milestone(id_of(1), id(ANN), "first_win").await.unwrap();
        tx.commit().await.unwrap();
        let untold = async || store.milestones_of(id(ANN)).await.unwrap();
        assert_eq!(untold().await, [(id_of(1), String::from("first_win"))]);
        let mut tx = store.begin().await.unwrap();
        dvonn_ladder::void(&mut tx, ladder_of(1), id_of(1)).await.unwrap().unwrap();
        tx.commit().await.unwrap();
        assert_eq!((latest().await, beaten().await), (vec![], false));
        assert_eq!(untold().await, [], "there is nothing to tell any more");
    })
    .await;
}

#[tokio::test]
async fn a_milestone_is_kept_until_it_is_deleted() {
    on_each_database(async |database| {
        let store = database.store().await;
        let players = || between(person(ANN), person(BOB));
        let [one, two] = [
            ended(&store, players(), played(9, 4), 5).await,
            ended(&store, players(), played(9, 4), 6).await,
        ];
        let noted = async |game| {
            let mut tx = store.begin().await.unwrap();
            tx.note_milestone(game, id(ANN), "first_win").await.unwrap();
            tx.commit().await.unwrap();
        };
        for game in [two, one, one] {
            noted(game).await;
        }
        let untold = async |who| -> Vec<GameId> {
            let all = store.milestones_of(id(who)).await.unwrap();
            all.into_iter().map(|(game, _)| game).collect()
        };
        assert_eq!((untold(ANN).await, untold(BOB).await), (vec![one, two], vec![]));
        let mut tx = store.begin().await.unwrap();
        tx.delete_milestone(one).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(untold(ANN).await, [two]);
        let mut tx = store.begin().await.unwrap();
        tx.delete_milestones_of(id(ANN)).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(untold(ANN).await, []);
    })
    .await;
}
