//! Players and organisers who try to gain by something else than playing well.

use dvonn_model::{Ending, GameState, OfferKind, PostKey};
use dvonn_play::offers::{self, OfferAnswer, OfferOutcome};

use super::*;

impl Club {
    fn asks_about(&mut self, game: &Match, person: u64) -> play::GameRequest {
        play::GameRequest {
            game: game.row.id.into(),
            person: user(person),
            interaction: self.interaction(),
            at: self.at,
        }
    }

    /// Starts a tournament of two, and returns its game, in which person 1 is to move.
    async fn duel(&mut self) -> Match {
        self.start().await;
        let game = self.start_due_games().await.remove(0);
        assert!(game.row.players.white.is(user(1)));
        game
    }

    /// Goes to the end of the round, and returns how its only game ended.
    async fn ending_at_deadline(&mut self) -> Ending {
        self.at = self.now().await.row.round_ends_at.unwrap();
        let ended = self.moves_on().await.unwrap().ended.remove(0);
        let GameState::Ended(ending) = ended.row.state else { panic!("it is running") };
        ending
    }
}

#[tokio::test]
async fn giving_time_saves_nobody_from_the_deadline_of_a_round() {
    let mut endings = Vec::new();
    for friendly in [false, true] {
        let mut club = Club::with(TournamentKind::Swiss, 2).await;
        let game = club.duel().await;
        club.at += days(3) - SignedDuration::from_mins(1);
        if friendly {
            let request = club.asks_about(&game, 2);
            offers::give_time(&club.store, request, None).await.unwrap();
        }
        endings.push(club.ending_at_deadline().await);
    }
    assert!(matches!(endings[0], Ending::Deadline { loser: Some(Color::White), .. }));
    assert_eq!(endings[0], endings[1]);
}

#[tokio::test]
async fn a_pause_saves_nobody_from_the_deadline_of_a_round() {
    let mut club = Club::with(TournamentKind::Swiss, 2).await;
    let game = club.duel().await;
    let request = club.asks_about(&game, 1);
    let offered =
        offers::make(&club.store, request, OfferKind::Pause, None, None, 7).await.unwrap();
    let OfferOutcome::Offered(offered) = offered else { panic!("{offered:?}") };
    let (offer, interaction) = (offered.offer.id, club.interaction());
    offers::answer(&club.store, offer, OfferAnswer::Accept, user(2), interaction, club.at, 7)
        .await
        .unwrap();
    club.at += days(3) - SignedDuration::from_mins(1);
    let request = club.asks_about(&game, 2);
    offers::resume(&club.store, request).await.unwrap();
    let ending = club.ending_at_deadline().await;
    assert!(matches!(ending, Ending::Deadline { loser: Some(Color::White), .. }), "{ending:?}");
}

#[tokio::test]
async fn who_was_not_shown_the_board_does_not_lose_at_the_deadline_of_a_round() {
    let mut club = Club::with(TournamentKind::Swiss, 2).await;
    let game = club.duel().await;
    let post = club.store.post(PostKey::board(game.row.id, false)).await.unwrap().unwrap();
    play::mute::mute(&club.store, &post, &game.row.venue, "", club.at + days(2)).await.unwrap();
    let ending = club.ending_at_deadline().await;
    assert!(matches!(ending, Ending::Deadline { loser: None, .. }), "{ending:?}");
}

#[tokio::test]
async fn a_move_on_the_last_day_of_a_round_leads_to_a_draw() {
    let mut club = Club::with(TournamentKind::Swiss, 2).await;
    let game = club.duel().await;
    club.at += days(2);
    let ply = game.position().legal_plies()[0];
    let request = play::turn::TurnRequest {
        game: game.row.id.into(),
        seen: None,
        person: Person::new(user(1), "Person 1"),
        ply,
        then: None,
        interaction: club.interaction(),
        at: club.at + SignedDuration::from_secs(1),
    };
    play::play(&club.store, request).await.unwrap();
    let ending = club.ending_at_deadline().await;
    assert!(matches!(ending, Ending::Deadline { loser: None, .. }), "{ending:?}");
}

/// Two tournaments of four people that person 1 organises, who is no moderator. In one, person 1
/// withdraws person 3, who plays against person 2.
async fn with_rival_withdrawn(withdrawn: bool) -> (Club, Match) {
    let mut club = Club::with(TournamentKind::RoundRobin, 4).await;
    club.start().await;
    let games = club.start_due_games().await;
    let game = games.into_iter().find(|game| game.color_of(user(3)).is_some()).unwrap();
    assert!(game.color_of(user(2)).is_some());
    if withdrawn {
        let request = club.asks(1);
        let done = withdraw(&club.store, request, user(3)).await.unwrap();
        assert!(done.game.is_none());
        for key in [PostKey::unpaired(game.row.id), PostKey::withdrawn(club.id, user(3))] {
            assert!(club.store.post(key).await.unwrap().is_some(), "{key:?}");
        }
    }
    let rival = game.color_of(user(3)).unwrap();
    club.end_won(&game, rival).await;
    (club, game)
}

#[tokio::test]
async fn withdrawing_a_rival_forfeits_the_pairing_and_changes_no_rating() {
    let (honest, _) = with_rival_withdrawn(false).await;
    let (club, game) = with_rival_withdrawn(true).await;
    let pairing = club.store.pairing_of_game(game.row.id).await.unwrap().unwrap();
    let points = pairing.points.unwrap();
    let rival = game.color_of(user(3)).unwrap();
    assert!(pairing.forfeit);
    assert_eq!((points[rival], points[rival.other()]), (Points::Loss, Points::Win));
    // For the ladder, the game ended as it was played.
    let [kept, fair] = [&club, &honest].map(|club| club.store.clone());
    let [kept, fair] = [
        kept.result_of(game.row.id).await.unwrap().unwrap(),
        fair.result_of(game.row.id).await.unwrap().unwrap(),
    ];
    assert_eq!(kept, fair);
    let log = club.store.actions(guild(), 0, 10).await.unwrap();
    let withdrew = Action::TournamentManaged {
        what: TournamentAction::Withdrew,
        tournament: club.id,
        people: vec![Some(user(3))],
    };
    assert!(
        log.iter().any(|row| row.action == withdrew && row.decision.moderator == Some(user(1)))
    );
    let ended = Match::find(&club.store, game.row.id).await.unwrap();
    assert_eq!(club.now().await.outcome(&pairing, &ended, club.at), None);
}

#[tokio::test]
async fn the_deadline_of_a_round_leaves_a_game_alone_that_no_longer_counts_in_it() {
    let mut club = Club::with(TournamentKind::RoundRobin, 4).await;
    club.start().await;
    let games = club.start_due_games().await;
    let game = games.into_iter().find(|game| game.color_of(user(3)).is_some()).unwrap();
    let request = club.asks(1);
    withdraw(&club.store, request, user(3)).await.unwrap();
    club.at = club.now().await.row.round_ends_at.unwrap();
    club.moves_on().await.unwrap();
    assert!(club.store.game(game.row.id).await.unwrap().unwrap().is_running());
}

#[tokio::test]
async fn an_organiser_who_is_no_moderator_wins_no_role() {
    for moderates in [false, true] {
        let mut club = Club::empty().await;
        let new = club.new_tournament(TournamentKind::RoundRobin);
        club.id = create(&club.store, TournamentOptions { moderates, ..new }).await.unwrap().id;
        for person in 1..=3 {
            let request = club.asks(person);
            join(&club.store, request, |_| true).await.unwrap();
        }
        club.start().await;
        while club.now().await.row.state == TournamentState::Running {
            club.play_round().await;
            club.moves_on().await.unwrap();
        }
        assert_eq!(club.now().await.winners().len(), 1);
        let with_role = club.store.last_tournament_with_role(guild()).await.unwrap();
        assert_eq!(with_role, moderates.then_some(club.id));
    }
}
