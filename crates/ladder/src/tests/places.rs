//! The challenge ladder.

use dvonn_model::{ChallengeState, LadderKind, NewChallenge, Opponent, VoidReason, WantedColor};

use super::*;
use crate::places::{PlaceChallengeError, check, forfeit};

impl Club {
    async fn by_places() -> Club {
        let club = Club::new().await;
        let mut tx = club.store.begin().await.unwrap();
        tx.set_server_setting(guild(), &ServerSetting::Ladder(LadderKind::Places)).await.unwrap();
        tx.commit().await.unwrap();
        club
    }

    /// Plays a game in which White plays for Black's place, with this number of movement plies.
    async fn attempt_of(&mut self, players: [u64; 2], ending: Ending, moves: u32) -> GameId {
        let mut tx = self.store.begin().await.unwrap();
        self.for_place = Some(Color::White);
        let game = self.game_in(&mut tx, players, ending, moves).await;
        self.for_place = None;
        tx.commit().await.unwrap();
        game
    }

    async fn attempt(&mut self, players: [u64; 2], ending: Ending) -> GameId {
        self.attempt_of(players, ending, 20).await
    }

    /// Plays a game for a place that is voided because `late` runs out of time before the first
    /// move.
    async fn unplayed(&mut self, players: [u64; 2], late: Color) -> GameId {
        let void = Ending::Void { reason: VoidReason::OutOfTime };
        let game = self.attempt_of(players, void, 0).await;
        let mut tx = self.store.begin().await.unwrap();
        let row = tx.lock_game(game).await.unwrap().unwrap();
        forfeit(&mut tx, &row, late).await.unwrap();
        tx.commit().await.unwrap();
        game
    }

    async fn order(&self) -> Vec<u64> {
        let rows = self.store.places(guild()).await.unwrap();
        rows.iter().map(|row| u64::from(row.person.id)).collect()
    }

    async fn may(&self, challenger: u64, opponent: u64) -> Result<(), PlaceChallengeError> {
        let [challenger, opponent] = [challenger, opponent].map(|id| UserId::try_from(id).unwrap());
        let mut tx = self.store.begin().await.unwrap();
        check(&mut tx, guild(), challenger, opponent, None, self.at).await.unwrap()
    }

    async fn challenge(&mut self, challenger: u64, opponent: u64) {
        self.games += 1;
        let mut tx = self.store.begin().await.unwrap();
        let channel = ChannelId::try_from(self.games).unwrap();
        let new = NewChallenge {
            venue: Venue { guild: Some(guild()), channel, parent: None, guest: false },
            challenger: member(challenger).person().unwrap().clone(),
            opponent: Opponent::Person(UserId::try_from(opponent).unwrap()),
            color: WantedColor::Random,
            terms: Terms::sample(),
            rated_by_default: false,
            rematch_of: None,
            for_place: true,
            locale: None,
            interaction: self.games.try_into().unwrap(),
            at: self.at,
        };
        let expires_at = self.at + SignedDuration::from_hours(24);
        tx.create_challenge(new, ChallengeState::Open, expires_at).await.unwrap();
        tx.commit().await.unwrap();
    }
}

fn white_loses() -> Ending {
    Ending::Resigned { by: Color::White, score: ByColor { white: 0, black: 0 } }
}

fn draw() -> Ending {
    Ending::Drawn { score: ByColor { white: 0, black: 0 } }
}

#[tokio::test]
async fn a_winning_challenger_swaps_places_with_the_opponent_only() {
    let mut club = Club::by_places().await;
    club.attempt([1, 2], draw()).await;
    assert_eq!(club.order().await, [2, 1]);
    club.attempt([3, 1], white_loses()).await;
    club.attempt([4, 2], draw()).await;
    assert_eq!(club.order().await, [2, 1, 3, 4]);
    let won = club.attempt([4, 2], white_wins()).await;
    assert_eq!(club.order().await, [4, 1, 3, 2]);
    let swap = club.store.place_swap(won).await.unwrap().unwrap();
    assert_eq!((swap.won, swap.left_for, swap.shown), (1, 4, 1));
    // An ordinary game is not for a place.
    club.game([2, 4], white_wins()).await;
    assert_eq!(club.order().await, [4, 1, 3, 2]);
}

#[tokio::test]
async fn a_player_without_a_place_wins_one() {
    let mut club = Club::by_places().await;
    club.attempt([1, 2], white_wins()).await;
    assert_eq!(club.order().await, [1, 2]);
    club.attempt([3, 1], white_wins()).await;
    assert_eq!(club.order().await, [3, 2, 1]);
}

#[tokio::test]
async fn resigning_at_once_does_not_keep_a_place() {
    let mut club = Club::by_places().await;
    club.attempt([2, 1], draw()).await;
    let black_resigns =
        Ending::Resigned { by: Color::Black, score: ByColor { white: 0, black: 0 } };
    let game = club.attempt_of([2, 1], black_resigns, 0).await;
    assert_eq!(club.order().await, [2, 1]);
    assert_eq!(club.weight(game).await, Weight::Nothing(Uncounted::Short));
    assert!(matches!(club.may(1, 2).await, Err(PlaceChallengeError::TooSoon(_))));
    club.void(game).await.unwrap();
    assert_eq!(club.order().await, [1, 2]);
}

#[tokio::test]
async fn never_moving_does_not_keep_a_place() {
    let mut club = Club::by_places().await;
    club.attempt([2, 1], draw()).await;
    club.unplayed([2, 1], Color::White).await;
    assert_eq!(club.order().await, [1, 2], "the challenger gains nothing");
    let game = club.unplayed([2, 1], Color::Black).await;
    assert_eq!(club.order().await, [2, 1]);
    assert_eq!(club.store.result_of(game).await.unwrap(), None);
    assert_eq!(club.void(game).await, Ok(()));
    assert_eq!(club.order().await, [1, 2]);
    assert_eq!(club.void(game).await, Err(CannotVoid::NotCounted));
}

#[tokio::test]
async fn the_rematch_wait_also_applies_after_a_game_without_moves() {
    let mut club = Club::by_places().await;
    club.unplayed([2, 1], Color::White).await;
    assert!(matches!(club.may(2, 1).await, Err(PlaceChallengeError::TooSoon(_))));
    club.pass(7 * 24);
    assert_eq!(club.may(2, 1).await, Ok(()));
}

#[tokio::test]
async fn a_challenger_who_is_already_above_keeps_their_place() {
    let mut club = Club::by_places().await;
    club.attempt([2, 1], draw()).await;
    club.attempt([3, 2], draw()).await;
    // 2 is playing against 1; meanwhile 3 beats 1.
    club.attempt([3, 1], white_wins()).await;
    assert_eq!(club.order().await, [3, 2, 1]);
    club.attempt([2, 1], white_wins()).await;
    assert_eq!(club.order().await, [3, 2, 1]);
}

#[tokio::test]
async fn voiding_a_game_swaps_back_if_both_still_have_their_places() {
    let mut club = Club::by_places().await;
    club.attempt([2, 1], draw()).await;
    let won = club.attempt([2, 1], white_wins()).await;
    club.void(won).await.unwrap();
    assert_eq!(club.order().await, [1, 2]);
    assert_eq!(club.store.place_swap(won).await.unwrap(), None);

    let won = club.attempt([2, 1], white_wins()).await;
    club.attempt([3, 2], white_wins()).await;
    club.void(won).await.unwrap();
    assert_eq!(club.order().await, [3, 1, 2]);
    assert!(club.store.place_swap(won).await.unwrap().is_some());
}

#[tokio::test]
async fn players_may_have_one_outgoing_and_two_incoming_challenges() {
    let mut club = Club::by_places().await;
    assert_eq!(club.may(1, 2).await, Ok(()));
    club.attempt([2, 1], draw()).await;
    club.challenge(3, 1).await;
    let own = club.may(3, 2).await;
    assert!(matches!(own, Err(PlaceChallengeError::Outgoing(attempt))
        if attempt.opponent == UserId::try_from(1_u64).unwrap()));
    assert_eq!(club.may(4, 1).await, Ok(()));
    club.challenge(4, 1).await;
    assert_eq!(club.may(5, 1).await, Err(PlaceChallengeError::Incoming(2)));
    assert_eq!(club.may(5, 2).await, Ok(()));
    club.pass(24);
    assert_eq!(club.may(5, 1).await, Ok(()));
}

#[tokio::test]
async fn two_players_wait_a_week_between_games_for_a_place() {
    let mut club = Club::by_places().await;
    club.attempt([2, 1], draw()).await;
    let again = club.at + SignedDuration::from_hours(7 * 24);
    assert_eq!(club.may(2, 1).await, Err(PlaceChallengeError::TooSoon(again)));
    club.pass(7 * 24);
    assert_eq!(club.may(2, 1).await, Ok(()));
}

#[tokio::test]
async fn rating_ladders_have_no_places() {
    let club = Club::new().await;
    assert_eq!(club.may(1, 2).await, Err(PlaceChallengeError::NoPlaces));
}

#[tokio::test]
async fn a_profile_has_both_the_ladder_place_and_the_rank_by_rating() {
    let mut club = Club::by_places().await;
    club.attempt([1, 2], white_wins()).await;
    club.game([2, 3], white_wins()).await;
    club.game([2, 4], white_wins()).await;
    club.game([2, 1], white_wins()).await;
    let of = async |club: &Club, player| {
        let id = PlayerId::from(&member(player));
        let profile = Profile::read(&club.store, guild(), id, club.at).await.unwrap().unwrap();
        (profile.place, profile.rank)
    };
    assert_eq!(of(&club, 1).await.0, Some(1));
    assert_eq!(of(&club, 2).await, (Some(2), Rank::Place(1)));
    assert_eq!(of(&club, 3).await.0, None);
}
