//! Concurrent transactions on the same rows: one waits for the other.

use std::future::Future;

use dvonn_model::{
    Action, ChallengeState, Created, Decision, EntryRules, GameState, LadderKind, NewChallenge,
    Opponent, Player, ServerSetting, SetupKind, Source, TimeControl, TournamentKind,
};
use dvonn_play::challenge;
use dvonn_play::challenge::{Acceptance, accept};
use dvonn_play::deletion::delete_person;
use dvonn_play::moderation::{Moderation, Order, moderate};
use dvonn_play::server::{ServerRequest, change_setting};
use dvonn_rules::{Color, Game};
use dvonn_store::{Store, Tx};
use dvonn_study::{Reviewable, StudyError, StudyRefusal, review};
use dvonn_tournament::{TournamentOptions, create};
use jiff::SignedDuration;
use sqlx::{Connection, Executor, Row};

use crate::database::{TestDatabase, on_each_database, on_postgres};
use crate::deletions::{EVE, connect};
use crate::samples::{
    ANN, BOB, CID, challenge, channel, id, ladder_of, moment, new_challenge, new_game, person,
    start,
};

/// Starts a task that must wait for this transaction. Once it waits, runs the rest of the
/// transaction. Returns the result of the task.
async fn while_waiting<T: Send + 'static>(
    database: &TestDatabase,
    tx: Tx,
    waits: impl Future<Output = T> + Send + 'static,
    rest: impl AsyncFnOnce(Tx),
) -> T {
    let waits = tokio::spawn(waits);
    let mut connection = connect(database).await;
    let waiting = "SELECT count(*) AS waiting FROM pg_stat_activity \
         WHERE datname = current_database() AND wait_event_type = 'Lock'";
    while connection.fetch_one(waiting).await.unwrap().get::<i64, _>("waiting") == 0 {
        assert!(!waits.is_finished(), "it did not wait");
    }
    connection.close().await.unwrap();
    rest(tx).await;
    waits.await.unwrap()
}

fn decision() -> Decision {
    Decision { moderator: Some(id(CID)), reason: String::from("he asked for it") }
}

async fn enable_places(store: &Store) {
    let by =
        ServerRequest { guild: id(1), decision: decision(), interaction: id(1), at: moment(0) };
    change_setting(store, by, ServerSetting::Ladder(LadderKind::Places)).await.unwrap();
}

/// Runs these requests at once and counts those that were carried out.
async fn done_at_once<T: Send + 'static, E: Send + 'static>(
    requests: impl IntoIterator<Item = impl Future<Output = Result<T, E>> + Send + 'static>,
) -> usize {
    let tasks: Vec<_> = requests.into_iter().map(tokio::spawn).collect();
    let results = futures::future::join_all(tasks).await;
    results.into_iter().filter(|result| result.as_ref().is_ok_and(Result::is_ok)).count()
}

#[tokio::test]
async fn of_many_challenges_at_once_three_are_made() {
    on_each_database(async |database| {
        let store = database.store().await;
        let requests = (1..=12).map(|number| {
            let (store, interaction) = (store.clone(), id(100 + number));
            let opponent = Opponent::Person(id(500 + number));
            let new = NewChallenge { opponent, interaction, ..new_challenge(channel(20)) };
            async move { challenge::make(&store, new).await }
        });
        assert_eq!(done_at_once(requests).await, 3);
    })
    .await;
}

/// A whole game, with the first legal ply each time.
fn long_game() -> Game {
    let mut game = Game::default();
    while let Some(&ply) = game.position().legal_plies().first() {
        game.play(ply).unwrap();
    }
    game
}

#[tokio::test]
async fn of_many_reviews_requested_at_once_one_is_made() {
    on_each_database(async |database| {
        let store = database.store().await;
        let game = long_game();
        let mut requests = Vec::new();
        for number in 0..12 {
            let of = Source::Game(start(&store, new_game(channel(20 + number))).await.id);
            let (store, reviewable) = (store.clone(), Reviewable::imported(of, &game));
            requests.push(async move { review::request(&store, &reviewable, id(CID)).await });
        }
        assert_eq!(done_at_once(requests).await, 1);
    })
    .await;
}

/// A tournament of Ann.
fn cup(interaction: u64) -> TournamentOptions {
    TournamentOptions {
        guild: id(1),
        channel: id(20),
        organiser: id(ANN),
        moderates: false,
        name: String::from("Cup"),
        kind: TournamentKind::Swiss,
        rounds: None,
        layout: SetupKind::Random,
        control: TimeControl::DEFAULT,
        rated: true,
        round_length: SignedDuration::from_hours(24),
        entry: EntryRules::default(),
        locale: None,
        teams: None,
        interaction: id(interaction),
        at: moment(0),
    }
}

#[tokio::test]
async fn of_many_tournaments_at_once_one_is_created() {
    on_each_database(async |database| {
        let store = database.store().await;
        let requests = (1..=12).map(|number| {
            let store = store.clone();
            async move { create(&store, cup(100 + number)).await }
        });
        assert_eq!(done_at_once(requests).await, 1);
    })
    .await;
}

#[tokio::test]
async fn challenges_and_tournaments_are_counted_under_the_lock_of_their_server() {
    on_postgres(async |database| {
        let store = database.store().await;
        let mut tx = store.begin().await.unwrap();
        tx.lock_server(id(1)).await.unwrap();
        let makes = {
            let store = store.clone();
            async move { challenge::make(&store, new_challenge(channel(20))).await }
        };
        let made = while_waiting(database, tx, makes, async |tx| tx.commit().await.unwrap());
        made.await.unwrap();
        let mut tx = store.begin().await.unwrap();
        tx.lock_server(id(1)).await.unwrap();
        let request = {
            let store = store.clone();
            async move { create(&store, cup(100)).await }
        };
        let created = while_waiting(database, tx, request, async |tx| tx.commit().await.unwrap());
        created.await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn a_request_for_a_review_waits_for_another_one_and_is_refused() {
    on_postgres(async |database| {
        let store = database.store().await;
        let first = Source::Game(start(&store, new_game(channel(20))).await.id);
        let second = Source::Game(start(&store, new_game(channel(21))).await.id);
        let mut tx = store.begin().await.unwrap();
        tx.request_review(first, Some(id(CID))).await.unwrap();
        let requests = {
            let (store, reviewable) = (store.clone(), Reviewable::imported(second, &long_game()));
            async move { review::request(&store, &reviewable, id(CID)).await }
        };
        let requested =
            while_waiting(database, tx, requests, async |tx| tx.commit().await.unwrap()).await;
        assert!(matches!(requested, Err(StudyError::Refused(StudyRefusal::OneReviewAtATime))));
    })
    .await;
}

#[tokio::test]
async fn ending_a_game_waits_for_a_server_setting() {
    on_postgres(async |database| {
        let store = database.store().await;
        let game = start(&store, new_game(channel(20))).await;
        let mut tx = store.begin().await.unwrap();
        let setting = ServerSetting::Rated(false);
        tx.set_server_setting(id(1), &setting).await.unwrap();
        let moderation = Moderation {
            game: game.id.into(),
            guild: id(1),
            order: Order::End { winner: Some(Color::White) },
            decision: decision(),
            interaction: id(7),
            at: moment(9),
        };
        let ends = {
            let store = store.clone();
            async move { moderate(&store, moderation).await }
        };
        let ended = while_waiting(database, tx, ends, async |mut tx| {
            let action = Action::SettingChanged(setting);
            tx.record_action(id(1), &action, &decision(), moment(9)).await.unwrap();
            tx.commit().await.unwrap();
        });
        assert!(!ended.await.unwrap().row.is_running());
        assert_eq!(store.count_actions(id(1)).await.unwrap(), 2);
    })
    .await;
}

#[tokio::test]
async fn accepting_a_challenge_for_a_place_waits_for_a_deletion() {
    on_postgres(async |database| {
        let store = database.store().await;
        enable_places(&store).await;
        let mut tx = store.begin().await.unwrap();
        let new = NewChallenge { for_place: true, ..new_challenge(channel(20)) };
        let challenge = challenge(&mut tx, new, ChallengeState::Open).await;
        tx.commit().await.unwrap();
        let mut tx = store.begin().await.unwrap();
        assert_eq!(tx.lock_challenges_of(id(ANN)).await.unwrap().len(), 1);
        let acceptance = Acceptance {
            challenge: challenge.id,
            person: person(BOB),
            venue: None,
            side: None,
            challenger_first: true,
            interaction: id(7),
            at: moment(9),
        };
        let accepts = {
            let store = store.clone();
            async move { accept(&store, acceptance).await }
        };
        let accepted = while_waiting(database, tx, accepts, async |mut tx| {
            tx.lock_ladder(ladder_of(1)).await.unwrap();
            tx.commit().await.unwrap();
        });
        assert!(accepted.await.unwrap().game.row.is_running());
    })
    .await;
}

#[tokio::test]
async fn a_tournament_game_started_during_a_deletion_ends() {
    on_postgres(async |database| {
        let store = database.store().await;
        let tournament = crate::tournaments::joined_by(&store, person(EVE)).await;
        let mut tx = store.begin().await.unwrap();
        tx.lock_tournament(tournament).await.unwrap();
        let mut new = new_game(channel(30));
        new.players.white = person(EVE).into();
        let Created::Game(game) = tx.create_game(new).await.unwrap() else { panic!("busy") };
        let removal = {
            let store = store.clone();
            async move { delete_person(&store, id(EVE), id(7), moment(9)).await }
        };
        let deleted = while_waiting(database, tx, removal, async |tx| tx.commit().await.unwrap());
        assert_eq!(deleted.await.unwrap().games, [game.id]);
        let game = store.game(game.id).await.unwrap().unwrap();
        assert!(matches!(game.players.white, Player::Deleted(_)));
        assert_ne!(game.state, GameState::Running);
    })
    .await;
}

#[tokio::test]
async fn a_game_found_by_seeking_during_a_deletion_ends() {
    on_postgres(async |database| {
        let store = database.store().await;
        let mut tx = store.begin().await.unwrap();
        tx.join_global_ladder(id(EVE), moment(0)).await.unwrap();
        tx.commit().await.unwrap();
        let mut tx = store.begin().await.unwrap();
        tx.lock_seeks().await.unwrap();
        let removal = {
            let store = store.clone();
            async move { delete_person(&store, id(EVE), id(7), moment(9)).await }
        };
        let deleted = while_waiting(database, tx, removal, async |mut tx| {
            let mut new = new_game(channel(30));
            new.players.white = person(EVE).into();
            assert!(matches!(tx.create_game(new).await.unwrap(), Created::Game(_)));
            tx.commit().await.unwrap();
        });
        let [ended] = deleted.await.unwrap().games[..] else { panic!("one game") };
        let game = store.game(ended).await.unwrap().unwrap();
        assert!(matches!(game.players.white, Player::Deleted(_)));
        assert_ne!(game.state, GameState::Running);
    })
    .await;
}
