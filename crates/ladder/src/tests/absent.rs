//! Players who lose on time because they are away, and those who pretend to be.

use dvonn_model::{NewPly, PlyOrigin};

use super::*;

const LIVE: TimeControl = TimeControl::Live(SignedDuration::from_mins(10));

/// Member 1 lost, but not on time.
fn white_resigns() -> Ending {
    Ending::Resigned { by: Color::White, score: ByColor { white: 0, black: 0 } }
}

impl Club {
    /// Two members start a rated game, and the first makes a move.
    async fn plays(&mut self, players: [u64; 2]) -> GameRow {
        let game = self.starts_game(players).await;
        let by = game.players.white.id();
        let ply = NewPly { ply: "A1".parse().unwrap(), by, origin: PlyOrigin::Chosen };
        let change = Change { plies: &[ply], ..Change::none(&game, self.at) };
        self.change(&game, change).await
    }

    async fn starts_game(&mut self, players: [u64; 2]) -> GameRow {
        let mut tx = self.store.clone().begin().await.unwrap();
        let game = self.start_in(&mut tx, players).await;
        tx.commit().await.unwrap();
        game
    }

    async fn change(&self, game: &GameRow, change: Change<'_>) -> GameRow {
        let mut tx = self.store.begin().await.unwrap();
        let changed = tx.change_game(game, change).await.unwrap();
        let ChangeOutcome::Done(game) = changed else { panic!("stale") };
        count(&mut tx, &game, 20).await.unwrap();
        tx.commit().await.unwrap();
        game
    }

    /// A game ends now, long after its last move.
    async fn ends(&self, game: &GameRow, ending: Ending) -> Weight {
        let change = Change { ending: Some(ending), ..Change::none(game, self.at) };
        let game = self.change(game, change).await;
        self.weight(game.id).await
    }
}

/// Member 1 loses a live game a day to a friend, and then a correspondence game to somebody else.
async fn lose_every_day(ending: Ending) -> Club {
    let mut club = Club::new().await;
    for day in 0..5 {
        let slow = club.plays([1, 10 + day]).await;
        club.pass(23);
        let correspondence = std::mem::replace(&mut club.control, LIVE);
        let live = club.plays([1, 2]).await;
        club.ends(&live, ending).await;
        club.control = correspondence;
        club.pass(1);
        assert_eq!(club.ends(&slow, ending).await, Weight::Part(1));
    }
    club
}

#[tokio::test]
async fn who_loses_a_live_game_a_day_on_time_to_a_friend_is_rated_like_everybody() {
    let (farmer, honest) =
        (lose_every_day(white_is_late()).await, lose_every_day(white_resigns()).await);
    for number in [1, 2, 10, 11, 12, 13, 14] {
        assert_eq!(farmer.account(number).await.rating, honest.account(number).await.rating);
    }
    assert_eq!(farmer.recomputed().await, 0);
}

#[tokio::test]
async fn losses_on_time_count_for_who_plays_elsewhere_meanwhile() {
    let mut club = Club::new().await;
    let (friend, other) = (club.starts_game([1, 2]).await, club.starts_game([1, 3]).await);
    club.pass(10);
    club.plays([1, 4]).await;
    club.pass(100);
    assert_eq!(club.ends(&friend, white_is_late()).await, Weight::Part(1));
    club.pass(1);
    assert_eq!(club.ends(&other, white_is_late()).await, Weight::Part(1));
}

#[tokio::test]
async fn of_the_games_that_run_out_while_a_player_is_away_one_counts() {
    let mut club = Club::new().await;
    club.plays([1, 4]).await;
    let (one, other) = (club.starts_game([1, 2]).await, club.starts_game([1, 3]).await);
    club.control = LIVE;
    let live = club.starts_game([1, 5]).await;
    club.pass(72);
    assert_eq!(club.ends(&one, white_is_late()).await, Weight::Part(1));
    assert_eq!(club.ends(&live, white_is_late()).await, Weight::Part(1));
    club.pass(1);
    let second = club.ends(&other, white_is_late()).await;
    assert_eq!(second, Weight::Nothing(Uncounted::OnTime));
    assert_eq!(club.recomputed().await, 0);
}
