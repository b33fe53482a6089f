//! Tests of rounds: starting, ending and repeating games, and the deadline.

use dvonn_model::{Ending, GameState, Level, Player};
use dvonn_rules::Ply;

use super::*;

#[tokio::test]
async fn a_swiss_tournament_runs_to_its_end() {
    let mut club = Club::with(TournamentKind::Swiss, 7).await;
    club.start().await;
    for round in 1..=3 {
        assert_eq!(club.now().await.row.round, round);
        assert!(club.moves_on().await.is_none());
        club.play_round().await;
        let due = club.store.tournaments_due(club.at, 10).await.unwrap();
        assert_eq!(due, [club.id]);
        club.moves_on().await.unwrap();
    }
    let tournament = club.now().await;
    assert_eq!(tournament.row.state, TournamentState::Over);
    assert_eq!(tournament.row.round_ends_at, None);
    assert_eq!(club.store.tournaments_due(club.at, 10).await.unwrap(), []);
    assert_eq!(tournament.winners()[0].seed, Some(1));
    let byes = tournament.pairings.iter().filter(|pairing| pairing.black.is_none());
    let byes: Vec<_> = byes.map(|pairing| pairing.white).collect();
    assert_eq!(byes.len(), 3);
    assert!(byes[0] != byes[1] && byes[1] != byes[2] && byes[0] != byes[2]);
}

#[tokio::test]
async fn a_game_starts_once_with_the_terms_of_the_tournament() {
    let mut club = Club::with(TournamentKind::Swiss, 2).await;
    club.start().await;
    let pairing = club.store.pairings_without_thread(club.at, None, 10).await.unwrap().remove(0);
    let game = club.start_one(&pairing).await.unwrap();
    assert!(club.start_one(&pairing).await.is_none());
    assert!(game.row.terms.rated);
    assert_eq!(game.row.terms.setup.name(), "random");
    assert_eq!(game.row.terms.control, TimeControl::DEFAULT);
    assert_eq!(game.row.locale.as_deref(), Some("de"));
    assert!(game.row.players.white.is(user(1)) && game.row.players.black.is(user(2)));
    let of_game = club.store.tournament_of_game(game.row.id).await.unwrap().unwrap();
    assert_eq!(of_game.id, club.id);
    assert_eq!(club.now().await.pairings[0].thread, Some(game.row.venue.channel));
}

#[tokio::test]
async fn concurrent_processes_pair_a_round_once() {
    let mut club = Club::with(TournamentKind::Swiss, 8).await;
    club.start().await;
    club.play_round().await;
    let (one, other) = tokio::join!(club.moves_on(), club.moves_on());
    assert!(one.is_some() != other.is_some());
    let tournament = club.now().await;
    assert_eq!((tournament.row.round, tournament.round(2).count()), (2, 4));
}

#[tokio::test]
async fn a_drawn_knockout_game_is_repeated_once_then_the_better_seed_advances() {
    let mut club = Club::with(TournamentKind::Knockout, 2).await;
    club.start().await;
    let game = club.start_due_games().await.remove(0);
    club.end_drawn(&game).await;
    club.moves_on().await.unwrap();
    assert_eq!(club.round(1).await, [(2, 1, None)]);
    let again = club.start_due_games().await.remove(0);
    assert_eq!(again.row.players.white, game.row.players.black);
    club.end_drawn(&again).await;
    club.moves_on().await.unwrap();
    let tournament = club.now().await;
    assert_eq!(tournament.row.state, TournamentState::Over);
    assert_eq!(tournament.winners()[0].number, 1);
}

#[tokio::test]
async fn a_void_game_is_repeated_twice_and_then_counts_as_a_draw() {
    let mut club = Club::with(TournamentKind::RoundRobin, 2).await;
    club.start().await;
    for attempt in 0..3 {
        assert_eq!(club.now().await.pairings[0].attempt, attempt);
        let game = club.start_due_games().await.remove(0);
        club.ends(&game, Order::Void).await;
        club.moves_on().await.unwrap();
    }
    assert_eq!(club.round(1).await, [(1, 2, Some((1, 1)))]);
}

#[tokio::test]
async fn a_timeout_before_the_first_move_is_a_forfeit() {
    let mut club = Club::with(TournamentKind::RoundRobin, 2).await;
    club.start().await;
    let game = club.start_due_games().await.remove(0);
    let deadline = game.row.clock.deadline.unwrap();
    let ended = play::clock::timeouts::out_of_time(&club.store, game.row.id, deadline)
        .await
        .unwrap()
        .unwrap();
    let void = Ending::Void { reason: VoidReason::OutOfTime };
    assert_eq!(ended.row.state, GameState::Ended(void));
    club.moves_on().await.unwrap();
    assert_eq!(club.round(1).await, [(1, 2, Some((0, 2)))]);
    assert!(club.now().await.pairings[0].forfeit);
}

#[tokio::test]
async fn the_deadline_ends_running_games_and_forfeits_the_others() {
    let mut club = Club::with(TournamentKind::Swiss, 6).await;
    let tournament = club.start().await;
    let deadline = tournament.row.round_ends_at.unwrap();
    let pairings = club.store.pairings_without_thread(club.at, None, 10).await.unwrap();
    let waiting = club.start_one(&pairings[0]).await.unwrap();
    club.at = deadline - days(1) + SignedDuration::from_secs(1);
    let fresh = club.start_one(&pairings[1]).await.unwrap();
    club.at = deadline;
    assert!(club.start_one(&pairings[2]).await.is_none());
    assert_eq!(club.store.pairings_without_thread(club.at, None, 10).await.unwrap(), []);
    let moved = club.moves_on().await.unwrap();
    let endings: Vec<_> = moved.ended.iter().map(|game| (game.row.id, game.row.state)).collect();
    let ended = |game: &Match, loser: Option<Color>| {
        let score = game.position().score();
        (game.row.id, GameState::Ended(Ending::Deadline { loser, score }))
    };
    assert_eq!(endings, [ended(&waiting, Some(Color::White)), ended(&fresh, None)]);
    let round = club.round(1).await;
    assert_eq!(
        round.iter().map(|one| one.2).collect::<Vec<_>>(),
        [Some((0, 2)), Some((1, 1)), Some((0, 0))]
    );
    assert_eq!(moved.tournament.round, 2);
    assert_eq!(moved.tournament.round_ends_at, Some(deadline + days(3)));
    assert!(club.moves_on().await.is_none());
}

#[tokio::test]
async fn at_the_deadline_of_a_knockout_the_better_seed_advances() {
    let mut club = Club::with(TournamentKind::Knockout, 4).await;
    let tournament = club.start().await;
    let pairings = club.store.pairings_without_thread(club.at, None, 10).await.unwrap();
    club.at = tournament.row.round_ends_at.unwrap() - SignedDuration::from_secs(1);
    let game = club.start_one(&pairings[1]).await.unwrap();
    club.at += SignedDuration::from_secs(1);
    let moved = club.moves_on().await.unwrap();
    // Draws are not repeated after the round.
    assert_eq!(moved.ended[0].row.id, game.row.id);
    assert_eq!(club.round(2).await, [(1, 2, None)]);
}

#[tokio::test]
async fn games_between_computers_are_unrated_and_played_by_the_bot() {
    let mut club = Club::with(TournamentKind::Swiss, 0).await;
    let request = club.asks(1);
    add_computers(&club.store, request, Level::BEGINNER, 2).await.unwrap();
    let moderator = TournamentRequest { moderates: true, ..club.asks(1) };
    start(&club.store, moderator).await.unwrap();
    let mut game = club.start_due_games().await.remove(0);
    assert!(!game.row.terms.rated);
    assert!(Color::ALL.into_iter().all(|color| game.row.players[color].level().is_some()));
    while game.row.is_running() {
        assert!(game.row.computer_chooses);
        let choice =
            play::computer::find_turn(&club.store, game.row.id, game.row.revision).await.unwrap();
        let ply = game.position().legal_plies().iter().next().copied().unwrap_or(Ply::Pass);
        let played =
            play::computer::play(&club.store, &choice.unwrap(), ply, club.at).await.unwrap();
        game = played.unwrap();
    }
    club.moves_on().await.unwrap();
    assert_eq!(club.now().await.row.state, TournamentState::Over);
}

#[tokio::test]
async fn the_game_of_a_deleted_person_does_not_start() {
    let mut club = Club::with(TournamentKind::Swiss, 2).await;
    club.start().await;
    let pairing = club.store.pairings_without_thread(club.at, None, 10).await.unwrap().remove(0);
    let mut tx = club.store.begin().await.unwrap();
    tx.delete_person(user(1)).await.unwrap();
    tx.commit().await.unwrap();
    assert!(matches!(club.now().await.entrants[0].player, Player::Deleted(_)));
    assert!(club.start_one(&pairing).await.is_none());
    assert_eq!(club.round(1).await, [(1, 2, Some((0, 2)))]);
    club.moves_on().await.unwrap();
    assert_eq!(club.now().await.row.state, TournamentState::Over);
}

#[tokio::test]
async fn tournament_games_cannot_be_aborted() {
    let mut club = Club::with(TournamentKind::Swiss, 2).await;
    club.start().await;
    let game = club.start_due_games().await.remove(0);
    let request = play::GameRequest {
        game: game.row.id.into(),
        person: user(1),
        interaction: club.interaction(),
        at: club.at,
    };
    let told = play::rights::abort(&club.store, request).await;
    let refusal = play::Refusal::Rights(play::rights::RightsRefusal::Arranged);
    assert!(matches!(told, Err(PlayError::Refused(told)) if told == refusal));
    assert!(club.moves_on().await.is_none());
}

#[tokio::test]
async fn the_opponent_of_a_deleted_player_wins_even_after_the_round() {
    let mut club = Club::with(TournamentKind::Swiss, 2).await;
    club.start().await;
    club.start_due_games().await;
    let interaction = club.interaction();
    play::deletion::delete_person(&club.store, user(1), interaction, club.at).await.unwrap();
    club.at += days(3);
    club.moves_on().await.unwrap();
    assert_eq!(club.round(1).await, [(1, 2, Some((0, 2)))]);
}

#[tokio::test]
async fn a_tournament_goes_on_when_entrants_play_as_many_games_as_allowed() {
    let mut club = Club::with(TournamentKind::Swiss, 3).await;
    club.store = club.store.clone().with_games_per_person(1);
    let request = club.asks(4);
    join(&club.store, request, |_| true).await.unwrap();
    let here = club.id;
    let new = club.new_tournament(TournamentKind::Swiss);
    let new = TournamentOptions { organiser: user(2), ..new };
    club.id = create(&club.store, new).await.unwrap().id;
    let request = club.asks(4);
    let joined = join(&club.store, request, |_| true).await;
    let full = play::server::ServerRefusal::TooManyGames { most: 1 };
    assert!(
        matches!(&joined, Err(TournamentError::Play(play::PlayError::Refused(play::Refusal::Server(refusal))))
            if *refusal == full),
        "a tournament counts from the moment when somebody joins: {joined:?}",
    );
    club.id = here;
    club.start().await;
    assert_eq!(club.start_due_games().await.len(), 2, "its games are never refused");
}

#[tokio::test]
async fn nobody_gets_advice_in_an_unrated_tournament_game() {
    let mut club = Club::empty().await;
    let new = TournamentOptions { rated: false, ..club.new_tournament(TournamentKind::Swiss) };
    club.id = create(&club.store, new).await.unwrap().id;
    for person in 1..=2 {
        let request = club.asks(person);
        join(&club.store, request, |_| true).await.unwrap();
    }
    club.start().await;
    let game = club.start_due_games().await.remove(0);
    assert!(!game.row.terms.rated && !game.may_ask_for_hint());
    let white = game.row.players.white.id().unwrap();
    let refusal = play::advice::AdviceRefusal::InTournament(game.row.id);
    assert_eq!(game.check_advice(white), Err(refusal.into()));
    // Nor on the same board elsewhere.
    let too_close = play::advice::AdviceRefusal::OfSeriousGame(game.row.id);
    let checked = play::advice::check_position(&club.store, game.position(), white).await;
    let Err(play::PlayError::Refused(refusal)) = checked else { panic!("{checked:?}") };
    assert_eq!(refusal, too_close.into());
}

#[tokio::test]
async fn five_entrants_can_play_five_rounds_of_swiss_and_no_more() {
    for (wanted, rounds) in [(5, 5), (7, 5)] {
        let mut club = Club::empty().await;
        let new = club.new_tournament(TournamentKind::Swiss);
        let new = TournamentOptions { rounds: Some(wanted), ..new };
        club.id = create(&club.store, new).await.unwrap().id;
        for person in 1..=5 {
            let request = club.asks(person);
            join(&club.store, request, |_| true).await.unwrap();
        }
        assert_eq!(club.start().await.row.rounds, Some(rounds));
        for round in 1..=rounds {
            for game in club.start_due_games().await {
                club.end_drawn(&game).await;
            }
            assert_eq!(club.round(round).await.len(), 3);
            club.moves_on().await.unwrap();
        }
        let tournament = club.now().await;
        assert_eq!(tournament.row.state, TournamentState::Over);
        // Everybody meets as many others as the byes allow.
        for standing in tournament.standings() {
            assert!(standing.draws >= 3 && standing.points >= 5, "{standing:?}");
        }
    }
}

#[tokio::test]
async fn a_game_whose_thread_is_deleted_goes_on_in_another_one() {
    let mut club = Club::with(TournamentKind::RoundRobin, 2).await;
    club.start().await;
    let game = club.start_due_games().await.remove(0);
    assert_eq!(club.store.pairings_without_thread(club.at, None, 10).await.unwrap(), []);
    let (channel, before) = (game.row.venue.channel, club.stage(1).await.unwrap().wanted);
    play::ending::end_games_of_deleted_channel(&club.store, channel, user(98), club.at)
        .await
        .unwrap();
    let waiting = club.store.pairings_without_thread(club.at, None, 10).await.unwrap();
    assert_eq!(waiting[0].game, Some(game.row.id));

    let to = Venue { channel: 77_u64.try_into().unwrap(), ..game.row.venue.clone() };
    let moved = move_game(&club.store, club.id, game.row.id, &to, club.at).await.unwrap().unwrap();
    assert_eq!((&moved.row.venue, moved.row.is_running()), (&to, true));
    // The message of the round links to the new thread.
    assert!(club.stage(1).await.unwrap().wanted > before);
    assert_eq!(club.store.pairings_without_thread(club.at, None, 10).await.unwrap(), []);
    assert!(move_game(&club.store, club.id, game.row.id, &to, club.at).await.unwrap().is_none());
}
