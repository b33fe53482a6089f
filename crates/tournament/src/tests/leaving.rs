//! Tests of withdrawing, being absent, and ending tournaments.

use dvonn_model::{Ending, GameState, Level};

use super::*;

#[tokio::test]
async fn withdrawing_resigns_the_game_and_ends_the_pairings() {
    let mut club = Club::with(TournamentKind::Swiss, 4).await;
    club.start().await;
    let games = club.start_due_games().await;
    let request = club.asks(1);
    let withdrawn = withdraw(&club.store, request, user(1)).await.unwrap();
    let GameState::Ended(ending) = withdrawn.game.unwrap().row.state else {
        panic!("it is running")
    };
    assert!(matches!(ending, Ending::Resigned { .. }));
    let request = club.asks(1);
    let again = refused(withdraw(&club.store, request, user(1)).await);
    assert_eq!(again, TournamentRefusal::Withdrawn(user(1)));
    club.end_won(&games[1], Color::White).await;
    club.moves_on().await.unwrap();
    let second = club.round(2).await;
    assert_eq!(second.len(), 2);
    assert!(second.iter().all(|&(white, black, _)| white != 1 && black != 1));
}

#[tokio::test]
async fn only_the_organiser_can_withdraw_others() {
    let mut club = Club::with(TournamentKind::RoundRobin, 3).await;
    let request = club.asks(2);
    let refusal = refused(withdraw(&club.store, request, user(3)).await);
    assert_eq!(refusal, TournamentRefusal::NotTheOrganiser(Some(user(1))));
    let request = club.asks(1);
    withdraw(&club.store, request, user(3)).await.unwrap();
    assert_eq!(club.now().await.entrants.len(), 2);
    let request = club.asks(1);
    let refusal = refused(withdraw(&club.store, request, user(9)).await);
    assert_eq!(refusal, TournamentRefusal::NotIn(user(9)));
}

#[tokio::test]
async fn an_organiser_cannot_withdraw_their_own_opponent() {
    let mut club = Club::with(TournamentKind::RoundRobin, 4).await;
    club.start().await;
    assert_eq!(club.round(1).await[0], (1, 4, None));
    let request = club.asks(1);
    let refusal = refused(withdraw(&club.store, request, user(4)).await);
    assert_eq!(refusal, TournamentRefusal::OwnOpponent(user(4)));
    let request = club.asks(1);
    withdraw(&club.store, request, user(3)).await.unwrap();
}

#[tokio::test]
async fn the_opponents_of_a_withdrawn_player_get_their_points_without_games() {
    let mut club = Club::with(TournamentKind::RoundRobin, 4).await;
    club.start().await;
    let request = club.asks(4);
    assert!(withdraw(&club.store, request, user(4)).await.unwrap().game.is_none());
    assert_eq!(club.round(1).await[0], (1, 4, Some((2, 0))));
    for _ in 1..=3 {
        club.play_round().await;
        club.moves_on().await.unwrap();
    }
    let tournament = club.now().await;
    assert_eq!(tournament.row.state, TournamentState::Over);
    let points: Vec<_> = tournament.standings().iter().map(|one| one.points).collect();
    assert_eq!(points, [6, 4, 2, 0]);
    let forfeits = tournament.pairings.iter().filter(|pairing| pairing.forfeit).count();
    assert_eq!(forfeits, 3);
}

#[tokio::test]
async fn a_tournament_ends_if_everybody_withdraws() {
    // People can come back to an arena, and a match has people of two servers.
    let others =
        |kind: &TournamentKind| !matches!(kind, TournamentKind::Arena | TournamentKind::Teams);
    for kind in TournamentKind::ALL.into_iter().filter(others) {
        let mut club = Club::with(kind, 5).await;
        club.start().await;
        club.start_due_games().await;
        for person in 1..=5 {
            let request = club.asks(person);
            withdraw(&club.store, request, user(person)).await.unwrap();
        }
        club.moves_on().await.unwrap();
        assert_eq!(club.now().await.row.state, TournamentState::Over, "{kind:?}");
    }
}

#[tokio::test]
async fn ending_a_running_tournament_keeps_its_standings_and_games() {
    let mut club = Club::with(TournamentKind::Swiss, 4).await;
    club.start().await;
    let games = club.start_due_games().await;
    club.end_won(&games[0], Color::White).await;
    club.moves_on().await.unwrap();
    let request = club.asks(2);
    let refusal = refused(end(&club.store, request).await);
    assert_eq!(refusal, TournamentRefusal::NotTheOrganiser(Some(user(1))));
    let request = TournamentRequest { moderates: true, ..club.asks(2) };
    assert_eq!(end(&club.store, request).await.unwrap().state, TournamentState::Over);
    let running = Match::find(&club.store, games[1].row.id).await.unwrap();
    assert!(running.row.is_running());
    club.end_won(&games[1], Color::White).await;
    assert!(club.moves_on().await.is_none());
    let tournament = club.now().await;
    assert_eq!(tournament.winners().len(), 1);
    assert_eq!(tournament.round(1).filter(|pairing| pairing.points.is_some()).count(), 1);
    let request = club.asks(1);
    assert!(matches!(refused(end(&club.store, request).await), TournamentRefusal::IsOver(_)));
}

#[tokio::test]
async fn ending_an_open_tournament_cancels_it() {
    let mut club = Club::with(TournamentKind::Swiss, 4).await;
    let request = club.asks(1);
    assert_eq!(end(&club.store, request).await.unwrap().state, TournamentState::Cancelled);
    let request = club.asks(2);
    let refusal = refused(withdraw(&club.store, request, user(2)).await);
    assert!(matches!(refusal, TournamentRefusal::IsOver(_)));
}

#[tokio::test]
async fn a_tournament_ended_without_points_has_no_winner() {
    for kind in [TournamentKind::Swiss, TournamentKind::Knockout] {
        let mut club = Club::with(kind, 4).await;
        club.start().await;
        let request = club.asks(1);
        end(&club.store, request).await.unwrap();
        let tournament = club.now().await;
        assert_eq!((tournament.row.state, tournament.winners().len()), (TournamentState::Over, 0));
    }
}

#[tokio::test]
async fn a_knockout_ended_with_several_left_has_no_winner() {
    let mut club = Club::with(TournamentKind::Knockout, 4).await;
    club.start().await;
    club.play_round().await;
    club.moves_on().await.unwrap();
    let request = club.asks(1);
    end(&club.store, request).await.unwrap();
    assert!(club.now().await.winners().is_empty());
}

#[tokio::test]
async fn a_knockout_has_no_winner_if_both_finalists_withdraw() {
    let mut club = Club::with(TournamentKind::Knockout, 4).await;
    club.start().await;
    club.play_round().await;
    club.moves_on().await.unwrap();
    for person in 1..=2 {
        let request = club.asks(person);
        withdraw(&club.store, request, user(person)).await.unwrap();
    }
    while club.now().await.row.state == TournamentState::Running {
        club.moves_on().await.unwrap();
    }
    assert!(club.now().await.winners().is_empty());
}

#[tokio::test]
async fn each_act_of_an_organiser_or_a_moderator_is_logged_with_whom_it_concerns() {
    let mut club = Club::with(TournamentKind::RoundRobin, 3).await;
    let request = club.asks(1);
    add_person(&club.store, request, Person::new(user(4), "Dan"), |_| true).await.unwrap();
    let request = club.asks(1);
    add_computers(&club.store, request, Level::BEGINNER, 2).await.unwrap();
    let request = club.asks(1);
    remove_computers(&club.store, request, Level::BEGINNER, 1).await.unwrap();
    let request = club.asks(1);
    start(&club.store, request).await.unwrap();
    let request = TournamentRequest { moderates: true, ..club.asks(9) };
    withdraw(&club.store, request, user(2)).await.unwrap();
    // That is no act of an organiser.
    let request = club.asks(3);
    withdraw(&club.store, request, user(3)).await.unwrap();
    let request = club.asks(1);
    relocate(&club.store, request, 6_u64.try_into().unwrap()).await.unwrap();
    let request = club.asks(1);
    end(&club.store, request).await.unwrap();
    let log = club.store.actions(guild(), 0, 10).await.unwrap();
    let by: Vec<_> = log.iter().filter_map(|row| row.decision.moderator).collect();
    assert_eq!(by, [1, 1, 9, 1, 1, 1, 1].map(user));
    let expected = [
        (TournamentAction::Ended, None),
        (TournamentAction::Moved, None),
        (TournamentAction::Withdrew, Some(2)),
        (TournamentAction::Started, None),
        (TournamentAction::ComputersRemoved, None),
        (TournamentAction::ComputersAdded, None),
        (TournamentAction::Entered, Some(4)),
    ];
    let expected = expected.map(|(what, person)| {
        let people = person.map(|person| Some(user(person))).into_iter().collect();
        Action::TournamentManaged { what, tournament: club.id, people }
    });
    assert_eq!(log.into_iter().map(|row| row.action).collect::<Vec<_>>(), expected);
}

#[tokio::test]
async fn a_bye_in_a_round_that_is_cut_short_does_not_count() {
    let mut club = Club::with(TournamentKind::Swiss, 3).await;
    club.start().await;
    let during = club.now().await;
    let bye = during.round(1).find(|pairing| pairing.black.is_none()).unwrap().white;
    let points = |now: &Tournament| {
        now.standings().into_iter().find(|standing| standing.entrant == bye).unwrap().points
    };
    assert_eq!(points(&during), 0);
    let request = club.asks(1);
    end(&club.store, request).await.unwrap();
    assert_eq!(points(&club.now().await), 0);
}

#[tokio::test]
async fn only_its_organiser_is_asked_whether_to_end_a_tournament_and_its_games_go_on() {
    let mut club = Club::with(TournamentKind::Swiss, 3).await;
    club.start().await;
    let game = club.start_due_games().await.remove(0);
    let request = club.asks(2);
    let refused = check_end(&club.store, &request).await;
    let organiser = TournamentRefusal::NotTheOrganiser(Some(user(1)));
    assert!(matches!(refused, Err(TournamentError::Refused(it)) if it == organiser));
    let request = club.asks(1);
    assert_eq!(check_end(&club.store, &request).await.unwrap().1, 1);
    end(&club.store, request).await.unwrap();
    assert!(club.store.game(game.row.id).await.unwrap().unwrap().is_running());
}

#[tokio::test]
async fn a_running_game_of_a_tournament_that_was_ended_is_like_any_other() {
    let mut club = Club::with(TournamentKind::Swiss, 4).await;
    club.start().await;
    let game = club.start_due_games().await.remove(0).row.id;
    let is_part =
        async |club: &Club| Match::find(&club.store, game).await.unwrap().row.in_tournament;
    assert!(is_part(&club).await);
    let request = club.asks(1);
    end(&club.store, request).await.unwrap();
    assert!(!is_part(&club).await, "its players could neither withdraw nor abort it");
}
