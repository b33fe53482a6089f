//! Players and organisers who try to gain by something else than playing well.

use dvonn_model::{Ending, GameState, OfferKind};
use dvonn_play::offers::{self, Answer, OfferOutcome};

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
    let offered = offers::make(&club.store, request, OfferKind::Pause, None, None).await.unwrap();
    let OfferOutcome::Offered(offered) = offered else { panic!("{offered:?}") };
    let (offer, interaction) = (offered.offer.id, club.interaction());
    offers::answer(&club.store, offer, Answer::Accept, user(2), interaction, club.at)
        .await
        .unwrap();
    club.at += days(3) - SignedDuration::from_mins(1);
    let request = club.asks_about(&game, 2);
    offers::resume(&club.store, request).await.unwrap();
    let ending = club.ending_at_deadline().await;
    assert!(matches!(ending, Ending::Deadline { loser: Some(Color::White), .. }), "{ending:?}");
}

#[tokio::test]
async fn a_move_on_the_last_day_of_a_round_leads_to_a_draw() {
    let mut club = Club::with(TournamentKind::Swiss, 2).await;
    let game = club.duel().await;
    club.at += days(2);
    let ply = game.position().legal_plies()[0];
    let request = play::TurnRequest {
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
