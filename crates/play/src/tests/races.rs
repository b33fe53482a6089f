//! What happens at the same moment in two processes.

use futures::future::join_all;
use jiff::SignedDuration;

use super::*;
use database::on_each_database;

#[allow(dead_code, reason = "these tests need only some of it")]
#[path = "../../../store/tests/store/database.rs"]
mod database;

const HOUR: SignedDuration = SignedDuration::from_hours(1);
const GAMES: u64 = 50;

/// Starts a game on a full board between two people of its own, in which White has moved: Black then
/// has an hour.
async fn start(store: &Store, number: u64) -> Match {
    let person = |side: u64, name| {
        let id = UserId::try_from(1_000 + 2 * number + side).unwrap();
        Person::new(id, name)
    };
    let (setup, start) = dvonn_model::SetupKind::Random.deal(Seed::from_bits(number)).unwrap();
    let control = dvonn_model::TimeControl::Live(HOUR);
    let new = NewChallenge {
        venue: Venue {
            guild: 5_u64.try_into().ok(),
            channel: ChannelId::try_from(100 + number).unwrap(),
            parent: None,
            guest: false,
        },
        challenger: person(0, "White"),
        opponent: Opponent::Anyone,
        color: WantedColor::White,
        terms: Terms { setup, start, control, rated: false },
        rated_by_default: false,
        rematch_of: None,
        for_place: false,
        locale: None,
        interaction: InteractionId::try_from(10_000 + number).unwrap(),
        at: now(),
    };
    let challenge = challenge::make(store, new).await.unwrap();
    let acceptance = Acceptance {
        challenge: challenge.id,
        person: person(1, "Black"),
        venue: None,
        side: None,
        challenger_first: true,
        interaction: InteractionId::try_from(20_000 + number).unwrap(),
        at: now(),
    };
    let game = accept(store, acceptance).await.unwrap().game;
    moves(store, &game, 30_000 + number, now()).await.unwrap()
}

/// Plays the first legal ply.
async fn moves(
    store: &Store,
    game: &Match,
    interaction: u64,
    at: Timestamp,
) -> Result<Match, PlayError> {
    let request = TurnRequest {
        game: game.row.id.into(),
        seen: Some(game.moment()),
        person: game.to_move().and_then(Player::person).unwrap().clone(),
        ply: game.position().legal_plies()[0],
        then: None,
        interaction: InteractionId::try_from(interaction).unwrap(),
        at,
    };
    play(store, request).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_clock_that_ends_in_the_moment_of_a_move_gives_one_result_whichever_process_is_first() {
    on_each_database(async |database| {
        let stores = database.stores().await;
        let mut games = Vec::new();
        for number in 0..GAMES {
            games.push(start(&stores[0], number).await);
        }
        let end = games[0].row.clock.deadline.unwrap();
        assert!(games.iter().all(|game| game.row.clock.deadline == Some(end)));
        let races = games.iter().zip(0..).map(|(game, number)| {
            let (game, [one, other]) = (game.clone(), stores.clone());
            let id = game.row.id;
            let first = tokio::spawn(async move { out_of_time(&one, id, end).await });
            let second = {
                let other = other.clone();
                tokio::spawn(async move { out_of_time(&other, id, end).await })
            };
            let played =
                tokio::spawn(async move { moves(&other, &game, 40_000 + number, end).await });
            async move { (first.await.unwrap(), second.await.unwrap(), played.await.unwrap()) }
        });
        let outcomes = join_all(races.collect::<Vec<_>>()).await;
        for (game, (first, second, played)) in games.iter().zip(outcomes) {
            let ended = [first, second].map(|ended| ended.unwrap().is_some());
            let results = ended.into_iter().filter(|&ended| ended).count();
            let now = Match::find(&stores[0], game.row.id).await.unwrap();
            assert_eq!(now.row.revision, game.row.revision + 1, "one thing has happened");
            match played {
                Ok(_) => assert_eq!((results, now.row.is_running(), now.row.plies), (0, true, 2)),
                Err(PlayError::Refused(Refusal::Ended(_))) => {
                    let score = game.position().score();
                    let lost = Ending::OutOfTime { loser: Color::Black, score };
                    assert_eq!((results, now.row.state), (1, GameState::Ended(lost)));
                }
                Err(error) => panic!("{error}"),
            }
        }
    })
    .await;
}
