//! The challenge ladder: places, challenges for them, and swaps.

use dvonn_model::{
    Attempt, AttemptId, ChallengeState, Ending, NewChallenge, Opponent, PlaceRow, SwapRow,
    VoidReason,
};
use dvonn_rules::Color;

use crate::database::on_each_database;
use crate::samples::{
    ANN, BOB, challenge, channel, done, end, id, moment, new_challenge, new_game, person, start,
};

fn row(user: u64, place: u32, at: i64) -> PlaceRow {
    PlaceRow { person: person(user), place, last_at: moment(at) }
}

#[tokio::test]
async fn places_are_set_updated_and_listed_from_the_top() {
    on_each_database(async |database| {
        let store = database.store().await;
        let mut tx = store.begin().await.unwrap();
        tx.set_place(id(1), &row(ANN, 2, 0)).await.unwrap();
        tx.set_place(id(1), &row(BOB, 5, 0)).await.unwrap();
        tx.set_place(id(1), &row(BOB, 1, 0)).await.unwrap();
        tx.touch_place(id(1), &person(ANN), moment(9)).await.unwrap();
        tx.touch_place(id(2), &person(ANN), moment(9)).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(store.places(id(1)).await.unwrap(), [row(BOB, 1, 0), row(ANN, 2, 9)]);
        assert_eq!(store.places(id(2)).await.unwrap(), []);
    })
    .await;
}

#[tokio::test]
async fn open_challenges_and_running_games_for_places_are_attempts() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = start(&store, new_game(channel(20))).await;
        start(&store, new_game(channel(21))).await;
        let mut tx = store.begin().await.unwrap();
        let opponent = Opponent::Person(id(BOB));
        let new = NewChallenge { opponent, for_place: true, ..new_challenge(channel(22)) };
        let open = challenge(&mut tx, new.clone(), ChallengeState::Open).await;
        challenge(&mut tx, NewChallenge { for_place: false, ..new.clone() }, ChallengeState::Open)
            .await;
        challenge(&mut tx, new, ChallengeState::Draft).await;
        tx.mark_game_for_place(game.id, Color::Black).await.unwrap();
        tx.commit().await.unwrap();
        let waiting =
            Attempt { id: AttemptId::Challenge(open.id), challenger: id(ANN), opponent: id(BOB) };
        let running =
            Attempt { id: AttemptId::Game(game.id), challenger: id(BOB), opponent: id(ANN) };
        let at = open.created_at;
        assert_eq!(store.attempts(id(1), at).await.unwrap(), [waiting, running]);
        assert_eq!(store.attempts(id(1), open.expires_at).await.unwrap(), [running]);
        assert_eq!(store.attempts(id(2), at).await.unwrap(), []);
        let last = store.last_attempt(id(1), id(ANN), id(BOB), moment(-1)).await.unwrap();
        assert_eq!(last, None, "it is running");
    })
    .await;
}

#[tokio::test]
async fn a_game_voided_on_time_counts_as_the_last_attempt() {
    on_each_database(async |database| {
        let store = database.store().await;
        for (number, reason, last) in
            [(20, VoidReason::Moderator, None), (21, VoidReason::OutOfTime, Some(moment(9)))]
        {
            let game = start(&store, new_game(channel(number))).await;
            let mut tx = store.begin().await.unwrap();
            tx.mark_game_for_place(game.id, Color::Black).await.unwrap();
            done(end(&mut tx, &game, Ending::Void { reason }, moment(9)).await.unwrap());
            tx.commit().await.unwrap();
            let found = store.last_attempt(id(1), id(BOB), id(ANN), moment(0)).await.unwrap();
            assert_eq!(found, last, "{reason:?}");
        }
    })
    .await;
}

#[tokio::test]
async fn swaps_round_trip_until_deleted() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = start(&store, new_game(channel(20))).await;
        let swap = SwapRow { won: 3, left_for: 7, shown: 2 };
        let mut tx = store.begin().await.unwrap();
        tx.record_swap(game.id, swap).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(store.place_swap(game.id).await.unwrap(), Some(swap));
        let mut tx = store.begin().await.unwrap();
        tx.delete_swap(game.id).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(store.place_swap(game.id).await.unwrap(), None);
    })
    .await;
}
