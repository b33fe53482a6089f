//! Tournaments: creating, joining, pairing, and advancing from several processes.

use dvonn_engine::Level;
use dvonn_model::{
    Announced, Ending, GameRow, NewGame, NewPairing, NewTournamentRow, PairingRow, Person, Player,
    Points, TournamentId, TournamentKind, TournamentRow, TournamentSetup, TournamentState,
};
use dvonn_rules::{ByColor, Color};
use dvonn_store::Store;
use dvonn_tournament as tournament;
use dvonn_tournament::TournamentRequest;

use crate::database::on_each_database;
use crate::samples::{
    self, ANN, BOB, CID, hours, id, moment, new_game, person, start, terms, thread,
};

fn new(name: &str) -> NewTournamentRow {
    NewTournamentRow {
        guild: id(1),
        channel: id(20),
        name: String::from(name),
        kind: TournamentKind::Swiss,
        organiser: id(ANN),
        rounds: Some(5),
        setup: TournamentSetup::Symmetric,
        control: terms().control,
        rated: true,
        round_length: hours(72),
        locale: Some(String::from("de")),
        at: moment(0),
    }
}

async fn create(store: &Store, name: &str) -> TournamentRow {
    let mut tx = store.begin().await.unwrap();
    let row = tx.create_tournament(new(name)).await.unwrap();
    tx.commit().await.unwrap();
    row
}

async fn enter(store: &Store, tournament: TournamentId, player: Player) -> bool {
    let mut tx = store.begin().await.unwrap();
    let entered = tx.add_entrant(tournament, &player).await.unwrap();
    tx.commit().await.unwrap();
    entered
}

/// A tournament that somebody has joined.
pub(crate) async fn joined_by(store: &Store, person: Person) -> TournamentId {
    let made = create(store, "Autumn").await;
    enter(store, made.id, person.into()).await;
    made.id
}

/// A tournament in its first round: 1 against 2, and a bye for 3.
async fn running(store: &Store) -> TournamentRow {
    let made = create(store, "Autumn").await;
    for number in [ANN, BOB, CID] {
        enter(store, made.id, person(number).into()).await;
    }
    let bye = ByColor { white: Points::Win, black: Points::Loss };
    let pairings = [
        NewPairing { board: 1, white: 1, black: Some(2), points: None },
        NewPairing { board: 2, white: 3, black: None, points: Some(bye) },
    ];
    let mut tx = store.begin().await.unwrap();
    tx.add_pairings(made.id, 1, &pairings).await.unwrap();
    let row = TournamentRow {
        state: TournamentState::Running,
        round: 1,
        round_ends_at: Some(moment(1000)),
        ..made
    };
    let row = tx.change_tournament(&row, moment(1)).await.unwrap();
    tx.commit().await.unwrap();
    row
}

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

fn names(rows: &[TournamentRow]) -> Vec<&str> {
    rows.iter().map(|row| row.name.as_str()).collect()
}

#[tokio::test]
async fn a_tournament_round_trips_after_each_change() {
    on_each_database(async |database| {
        let store = database.store().await;
        let made = create(&store, "Autumn").await;
        assert_eq!(store.tournament(made.id).await.unwrap(), Some(made.clone()));
        assert_eq!(
            (made.name.as_str(), made.kind, made.state, made.rounds, made.round, made.setup),
            (
                "Autumn",
                TournamentKind::Swiss,
                TournamentState::Open,
                Some(5),
                0,
                TournamentSetup::Symmetric
            )
        );
        assert_eq!((made.control, made.rated), (terms().control, true));
        assert_eq!((made.round_length, made.round_ends_at), (hours(72), None));
        assert_eq!((made.revision, made.announced, made.message), (1, 0, None));
        let row = running(&store).await;
        assert_eq!((row.state, row.round, row.revision), (TournamentState::Running, 1, 2));
        assert_eq!((row.round_ends_at, row.updated_at), (Some(moment(1000)), moment(1)));
        let mut tx = store.begin().await.unwrap();
        assert_eq!(tx.lock_tournament(row.id).await.unwrap(), Some(row));
        assert_eq!(tx.lock_tournament(99.into()).await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn tournament_announcements_only_go_forward() {
    on_each_database(async |database| {
        let store = database.store().await;
        let row = running(&store).await;
        assert_eq!(store.unannounced_tournaments(5).await.unwrap().first(), Some(&row));
        let mut tx = store.begin().await.unwrap();
        let told = tx.mark_tournament_announced(&row, Some((id(70), 1))).await.unwrap();
        assert_eq!(told, Announced::Newest { previous: None });
        let before = TournamentRow { revision: 1, ..row.clone() };
        let told = tx.mark_tournament_announced(&before, Some((id(60), 0))).await.unwrap();
        assert_eq!(told, Announced::Stale);
        tx.commit().await.unwrap();
        assert_eq!(store.unannounced_tournaments(5).await.unwrap(), []);
        let row = store.tournament(row.id).await.unwrap().unwrap();
        assert_eq!((row.message, row.message_round), (Some(id(70)), Some(1)));
    })
    .await;
}

#[tokio::test]
async fn a_message_in_the_old_channel_is_not_recorded() {
    on_each_database(async |database| {
        let store = database.store().await;
        let row = running(&store).await;
        let mut tx = store.begin().await.unwrap();
        tx.mark_tournament_announced(&row, Some((id(70), 1))).await.unwrap();
        tx.move_tournament(row.id, id(99)).await.unwrap();
        let seen = TournamentRow { revision: 3, ..row.clone() };
        let told = tx.mark_tournament_announced(&seen, Some((id(70), 1))).await.unwrap();
        assert_eq!(told, Announced::Stale);
        tx.commit().await.unwrap();
        let row = store.tournament(row.id).await.unwrap().unwrap();
        assert_eq!((row.channel, row.message, row.message_round), (id(99), None, None));
    })
    .await;
}

#[tokio::test]
async fn a_person_joins_once_and_the_computer_any_number_of_times() {
    on_each_database(async |database| {
        let store = database.store().await;
        let made = create(&store, "Autumn").await;
        let level = Level::new(3).unwrap();
        assert!(enter(&store, made.id, person(ANN).into()).await);
        assert!(!enter(&store, made.id, person(ANN).into()).await);
        assert!(enter(&store, made.id, Player::Computer(level)).await);
        assert!(enter(&store, made.id, Player::Computer(level)).await);
        let mut tx = store.begin().await.unwrap();
        tx.seed_entrant(made.id, 3, 1).await.unwrap();
        tx.withdraw_entrant(made.id, 2, 4).await.unwrap();
        tx.withdraw_entrant(made.id, 2, 5).await.unwrap();
        assert!(tx.remove_entrant(made.id, id(ANN)).await.unwrap());
        assert!(!tx.remove_entrant(made.id, id(ANN)).await.unwrap());
        tx.commit().await.unwrap();
        let entrants = store.entrants(made.id).await.unwrap();
        let rows = entrants.iter().map(|entrant| (entrant.number, entrant.seed, entrant.withdrew));
        assert_eq!(rows.collect::<Vec<_>>(), [(2, None, Some(4)), (3, Some(1), None)]);
        assert!(enter(&store, made.id, person(BOB).into()).await);
        assert_eq!(store.entrants(made.id).await.unwrap()[2].number, 4);
    })
    .await;
}

#[tokio::test]
async fn people_in_the_same_running_game_or_tournament_are_opponents() {
    on_each_database(async |database| {
        let store = database.store().await;
        let (ann, bob, cid) = (id(ANN), id(BOB), id(CID));
        let made = create(&store, "Winter").await;
        for number in [ANN, BOB] {
            enter(&store, made.id, person(number).into()).await;
        }
        assert!(!store.are_opponents(id(1), ann, bob).await.unwrap(), "it has not started");
        let tournament = running(&store).await;
        assert!(store.are_opponents(id(1), ann, cid).await.unwrap());
        assert!(!store.are_opponents(id(2), ann, cid).await.unwrap(), "on another server");
        let mut tx = store.begin().await.unwrap();
        tx.withdraw_entrant(tournament.id, 1, 1).await.unwrap();
        tx.commit().await.unwrap();
        assert!(!store.are_opponents(id(1), ann, cid).await.unwrap());
        assert!(store.are_opponents(id(1), bob, cid).await.unwrap());
    })
    .await;
}

#[tokio::test]
async fn tournaments_are_found_by_server_name_and_person() {
    on_each_database(async |database| {
        let store = database.store().await;
        let first = running(&store).await;
        let over = create(&store, "100% Spring_Cup!").await;
        let mut tx = store.begin().await.unwrap();
        let row = TournamentRow { state: TournamentState::Over, ..over };
        tx.change_tournament(&row, moment(2)).await.unwrap();
        tx.commit().await.unwrap();
        let last = create(&store, "autumn again").await;
        enter(&store, last.id, person(ANN).into()).await;

        let of = store.tournaments_of(id(1), 10, 0).await.unwrap();
        assert_eq!(names(&of), ["autumn again", "Autumn", "100% Spring_Cup!"]);
        let of = store.tournaments_of(id(1), 1, 1).await.unwrap();
        assert_eq!(names(&of), ["Autumn"]);
        assert_eq!(store.count_tournaments_of(id(1)).await.unwrap(), 3);
        assert_eq!(store.tournaments_of(id(2), 10, 0).await.unwrap(), []);
        for (text, found) in [
            ("AUTUMN", &["autumn again", "Autumn"][..]),
            ("%", &["100% Spring_Cup!"]),
            ("g_C", &["100% Spring_Cup!"]),
            ("p!", &["100% Spring_Cup!"]),
            ("a_t", &[]),
        ] {
            let called = store.tournaments_matching(id(1), text, 10).await.unwrap();
            assert_eq!(names(&called), found, "{text}");
        }
        let with = store.tournaments_with(id(1), id(ANN), 10).await.unwrap();
        assert_eq!(with.iter().map(|row| row.id).collect::<Vec<_>>(), [last.id, first.id]);
        assert_eq!(store.tournaments_with(id(1), id(99), 10).await.unwrap(), []);
    })
    .await;
}

#[tokio::test]
async fn a_pairing_gets_one_game_at_a_time_until_it_is_decided() {
    on_each_database(async |database| {
        let store = database.store().await;
        let row = running(&store).await;
        assert_eq!(store.pairings_to_start(moment(1000), 5).await.unwrap(), []);
        let to_begin = store.pairings_to_start(moment(999), 5).await.unwrap();
        let [pairing] = &to_begin[..] else { panic!("{to_begin:?}") };
        assert_eq!((pairing.tournament, pairing.round, pairing.board), (row.id, 1, 1));

        let game = start_game(&store, pairing, 31).await;
        assert_eq!(store.pairings_to_start(moment(2), 5).await.unwrap(), []);
        let of_game = store.tournament_of_game(game.id).await.unwrap().unwrap();
        assert_eq!(of_game.id, row.id);
        let begun = store.pairing_of_game(game.id).await.unwrap().unwrap();
        assert_eq!((begun.game, begun.thread), (Some(game.id), Some(id(31))));

        let mut tx = store.begin().await.unwrap();
        tx.repeat_void_pairing(&begun).await.unwrap();
        tx.repeat_drawn_pairing(&begun).await.unwrap();
        tx.commit().await.unwrap();
        let again = store.pairings_to_start(moment(2), 5).await.unwrap().remove(0);
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
async fn a_tournament_is_due_when_a_game_or_the_round_has_ended_or_all_is_decided() {
    on_each_database(async |database| {
        let store = database.store().await;
        let row = running(&store).await;
        let due = async |second| store.tournaments_due(moment(second), 5).await.unwrap();
        assert_eq!(due(999).await, []);
        assert_eq!(due(1000).await, [row.id]);
        let pairing = store.pairings_to_start(moment(2), 5).await.unwrap().remove(0);
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
        let to_begin = stores[0].pairings_to_start(moment(10), 10).await.unwrap();
        let mut tasks = Vec::new();
        for (number, store) in (0..).zip(stores.iter().cycle().take(4)) {
            let (store, to_begin) = (store.clone(), to_begin.clone());
            tasks.push(tokio::spawn(async move {
                let mut begun = 0;
                for pairing in to_begin {
                    let place = thread(1000 + number * 100 + u64::from(pairing.board), 20);
                    let game =
                        tournament::start_pairing(&store, &pairing, place, 7, moment(10)).await;
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
