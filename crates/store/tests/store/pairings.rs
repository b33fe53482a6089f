//! Pairings of tournaments: their games, and advancing from several processes.

use dvonn_model::{
    Ending, GameRow, Level, NewGame, NewPairing, PairingRow, Player, Points, TournamentId,
    TournamentRow, TournamentState,
};
use dvonn_rules::{ByColor, Color};
use dvonn_store::Store;
use dvonn_tournament as tournament;
use dvonn_tournament::TournamentRequest;

use crate::database::on_each_database;
use crate::samples::{self, ANN, id, moment, new_game, person, start, thread};
use crate::tournaments::{create, enter, running};

async fn start_game(store: &Store, pairing: &PairingRow, number: u64) -> GameRow {
    let game = start(store, new_game(thread(number, 20))).await;
    let mut tx = store.begin().await.unwrap();
    tx.start_pairing(pairing, game.id).await.unwrap();
    tx.commit().await.unwrap();
    game
}

async fn end(store: &Store, game: &GameRow, ending: Ending) {
    let mut tx = store.begin().await.unwrap();
    samples::end(&mut tx, game, ending, moment(5)).await.unwrap();
    tx.commit().await.unwrap();
}

fn deadline_ending(loser: Option<Color>) -> Ending {
    Ending::Deadline { loser, score: ByColor { white: 3, black: 4 } }
}

#[tokio::test]
async fn a_pairing_gets_one_game_at_a_time_until_it_is_decided() {
    on_each_database(async |database| {
        let store = database.store().await;
        let row = running(&store).await;
        assert_eq!(store.pairings_without_thread(moment(1000), None, 5).await.unwrap(), []);
        let to_begin = store.pairings_without_thread(moment(999), None, 5).await.unwrap();
        let [pairing] = &to_begin[..] else { panic!("{to_begin:?}") };
        assert_eq!((pairing.tournament, pairing.round, pairing.board), (row.id, 1, 1));
        for (after, is_later) in
            [((row.id, 1, 0), true), ((row.id, 0, 9), true), ((row.id, 1, 1), false)]
        {
            let later = store.pairings_without_thread(moment(999), Some(after), 5).await.unwrap();
            assert_eq!(!later.is_empty(), is_later, "{after:?}");
        }

        let game = start_game(&store, pairing, 31).await;
        assert_eq!(store.pairings_without_thread(moment(2), None, 5).await.unwrap(), []);
        let of_game = store.tournament_of_game(game.id).await.unwrap().unwrap();
        assert_eq!(of_game.id, row.id);
        let begun = store.pairing_of_game(game.id).await.unwrap().unwrap();
        assert_eq!((begun.game, begun.thread), (Some(game.id), Some(id(31))));

        let mut tx = store.begin().await.unwrap();
        tx.repeat_void_pairing(&begun).await.unwrap();
        tx.repeat_drawn_pairing(&begun).await.unwrap();
        tx.commit().await.unwrap();
        let again = store.pairings_without_thread(moment(2), None, 5).await.unwrap().remove(0);
        assert_eq!((again.white, again.black), (2, Some(1)));
        assert_eq!((again.attempt, again.drawn, again.game), (2, 1, None));

        let points = ByColor { white: Points::Draw, black: Points::Win };
        let mut tx = store.begin().await.unwrap();
        tx.decide_pairing(&again, points, true).await.unwrap();
        tx.commit().await.unwrap();
        let pairings = store.pairings(row.id).await.unwrap();
        assert_eq!(pairings.len(), 2);
        assert_eq!((pairings[0].points, pairings[0].forfeit), (Some(points), true));
        assert_eq!((pairings[1].black, pairings[1].forfeit), (None, true));
    })
    .await;
}

#[tokio::test]
async fn a_game_keeps_the_computers_entry_also_when_its_pairing_is_repeated() {
    on_each_database(async |database| {
        let store = database.store().await;
        let made = create(&store, "Winter").await;
        for _ in 0..2 {
            enter(&store, made.id, Player::from(Level::MASTER)).await;
        }
        let entrants = store.entrants(made.id).await.unwrap();
        let players = ByColor { white: person(ANN).into(), black: entrants[1].player.clone() };
        let game = start(&store, NewGame { players, ..new_game(thread(31, 20)) }).await;
        let pairing = NewPairing { board: 1, white: 1, black: Some(2), points: None };
        let mut tx = store.begin().await.unwrap();
        tx.add_pairings(made.id, 1, &[pairing]).await.unwrap();
        let pairing = tx.pairings(made.id).await.unwrap().remove(0);
        tx.start_pairing(&pairing, game.id).await.unwrap();
        tx.repeat_drawn_pairing(&pairing).await.unwrap();
        tx.commit().await.unwrap();
        let players = store.game(game.id).await.unwrap().unwrap().players;
        assert_eq!((players.white.entry(), players.black.entry()), (None, Some(2)));
        assert_eq!(players.black.level(), Some(Level::MASTER));
    })
    .await;
}

#[tokio::test]
async fn a_tournament_is_due_when_a_game_or_the_round_has_ended_or_all_is_decided() {
    on_each_database(async |database| {
        let store = database.store().await;
        let row = running(&store).await;
        let due = async |second| store.tournaments_due(moment(second), 5).await.unwrap();
        assert_eq!(due(999).await, []);
        assert_eq!(due(1000).await, [row.id]);
        let pairing = store.pairings_without_thread(moment(2), None, 5).await.unwrap().remove(0);
        let game = start_game(&store, &pairing, 31).await;
        assert_eq!(due(2).await, []);
        end(&store, &game, deadline_ending(Some(Color::Black))).await;
        assert_eq!(due(2).await, [row.id]);
        let games = store.paired_games(row.id).await.unwrap();
        assert_eq!((games.len(), games[0].game, games[0].board), (1, game.id, 1));
        let expected = dvonn_model::GameState::Ended(deadline_ending(Some(Color::Black)));
        assert_eq!((games[0].state, games[0].to_move), (expected, Color::White));
        let mut tx = store.begin().await.unwrap();
        let points = ByColor { white: Points::Win, black: Points::Loss };
        tx.decide_pairing(&pairing, points, false).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(due(2).await, [row.id]);
        let mut tx = store.begin().await.unwrap();
        let over = TournamentRow { state: TournamentState::Over, ..row.clone() };
        tx.change_tournament(&over, moment(3)).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(due(2000).await, []);
    })
    .await;
}

#[tokio::test]
async fn games_ended_by_a_deadline_round_trip() {
    on_each_database(async |database| {
        let store = database.store().await;
        for (number, loser) in [(31, None), (32, Some(Color::White))] {
            let game = start(&store, NewGame { ..new_game(thread(number, 20)) }).await;
            end(&store, &game, deadline_ending(loser)).await;
            let read = store.game(game.id).await.unwrap().unwrap();
            assert_eq!(read.state, dvonn_model::GameState::Ended(deadline_ending(loser)));
        }
    })
    .await;
}

/// Returns a request with this interaction.
fn request(tournament: TournamentId, who: u64, interaction: u64) -> TournamentRequest {
    TournamentRequest {
        tournament,
        guild: id(1),
        person: person(who),
        moderates: true,
        interaction: id(interaction),
        at: moment(10),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_processes_advance_a_tournament_without_deadlock() {
    on_each_database(async |database| {
        let stores = database.stores().await;
        let made = create(&stores[0], "Autumn").await;
        for number in 1..=8 {
            enter(&stores[0], made.id, person(100 + number).into()).await;
        }
        tournament::start(&stores[0], request(made.id, ANN, 1)).await.unwrap();
        let to_begin = stores[0].pairings_without_thread(moment(10), None, 10).await.unwrap();
        let mut tasks = Vec::new();
        for (number, store) in (0..).zip(stores.iter().cycle().take(4)) {
            let (store, to_begin) = (store.clone(), to_begin.clone());
            tasks.push(tokio::spawn(async move {
                let mut begun = 0;
                for pairing in to_begin {
                    let venue = thread(1000 + number * 100 + u64::from(pairing.board), 20);
                    let venues = ByColor::from_fn(|_| venue.clone());
                    let game =
                        tournament::start_pairing(&store, &pairing, venues, 7, moment(10)).await;
                    begun += usize::from(game.unwrap().is_some());
                    tournament::advance_tournament(&store, made.id, moment(10)).await.unwrap();
                }
                begun
            }));
        }
        let leaving = stores.clone().into_iter().zip([101, 105]).map(|(store, who)| {
            let request = request(made.id, who, who);
            tokio::spawn(async move {
                tournament::withdraw(&store, request, id(who)).await.unwrap();
            })
        });
        let leaving: Vec<_> = leaving.collect();
        let mut begun = 0;
        for task in tasks {
            begun += task.await.unwrap();
        }
        for one in leaving {
            one.await.unwrap();
        }
        assert!(begun <= 4, "{begun}");

        // All processes see the deadline at once, which ends the remaining games.
        let row = stores[0].tournament(made.id).await.unwrap().unwrap();
        let deadline = row.round_ends_at.unwrap();
        let tasks = stores.clone().into_iter().cycle().take(4).map(|store| {
            tokio::spawn(async move {
                tournament::advance_tournament(&store, made.id, deadline).await.unwrap()
            })
        });
        for task in tasks.collect::<Vec<_>>() {
            task.await.unwrap();
        }
        let pairings = stores[0].pairings(made.id).await.unwrap();
        let of = |round: u32| pairings.iter().filter(|pairing| pairing.round == round).count();
        assert_eq!((of(1), of(2), of(3)), (4, 3, 0));
        assert!(pairings[..4].iter().all(|pairing| pairing.points.is_some()));
    })
    .await;
}
