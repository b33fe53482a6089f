//! How the time of a game is shared among its plies.

use std::time::Duration;

use dvonn_rules::{Phase, Position};

/// What a ply takes besides thinking: pipes, and waking up.
const AROUND_A_PLY: Duration = Duration::from_millis(1);

/// How much thought a placement deserves; for moves see [`weight_of_move`].
const WEIGHT_OF_PLACEMENT: u32 = 2;

/// The moves that a side makes at most, about.
const MOVES: u32 = 24;

/// The time that is left for a game.
#[derive(Debug)]
pub(crate) struct Clock {
    left: Duration,
}

impl Clock {
    /// A clock that shows the time for the whole game.
    pub(crate) fn new(game: Duration) -> Clock {
        Clock { left: game }
    }

    /// The time for a ply of the side to move; always less than is left.
    pub(crate) fn budget(&self, position: &Position) -> Duration {
        let (this, all) = weights(position);
        self.left.saturating_sub(AROUND_A_PLY) * this / all
    }

    /// Takes off what a ply took.
    pub(crate) fn spend(&mut self, used: Duration) {
        self.left = self.left.saturating_sub(used + AROUND_A_PLY);
    }
}

/// How much thought this ply deserves, and how much all together that its side still has to play.
fn weights(position: &Position) -> (u32, u32) {
    // Both sides by turns, and of as many cells as the board has.
    let halves = u32::try_from(position.empty().len().div_ceil(2)).unwrap_or(MOVES);
    if position.phase() == Phase::Placement {
        (WEIGHT_OF_PLACEMENT, WEIGHT_OF_PLACEMENT * halves + weight_of_moves(0))
    } else {
        // Stacks that were isolated count as played: the end is so much nearer.
        let made = halves.min(MOVES - 1);
        (weight_of_move(made), weight_of_moves(made))
    }
}

/// Of a move after so many: less from one to the next, since fewer are possible, and in the end the
/// rest of the game is soon solved.
fn weight_of_move(made: u32) -> u32 {
    MOVES - made
}

/// Of all moves after so many.
fn weight_of_moves(made: u32) -> u32 {
    (made..MOVES).map(weight_of_move).sum()
}

#[cfg(test)]
mod tests {
    use dvonn_rules::Game;

    use super::*;

    /// One side's budgets over a game in which each is used up.
    fn budgets(game: &Game, time: Duration) -> Vec<Duration> {
        let mut clock = Clock::new(time);
        let turns = (0..game.plies().len()).filter_map(|count| game.position_after(count));
        let side = game.start().side_to_move();
        turns
            .filter(|position| position.side_to_move() == side)
            .map(|position| {
                let budget = clock.budget(position);
                clock.spend(budget);
                budget
            })
            .collect()
    }

    /// A game in which the first legal ply is played throughout.
    fn game() -> Game {
        let mut game = Game::new();
        while let Some(&ply) = game.position().legal_plies().first() {
            game.play(ply).unwrap();
        }
        game
    }

    #[test]
    fn a_game_takes_no_more_time_than_there_is() {
        for millis in [1, 10, 495, 4_950, 600_000] {
            let time = Duration::from_millis(millis);
            assert!(budgets(&game(), time).iter().sum::<Duration>() <= time);
        }
    }

    #[test]
    fn placements_are_quick_and_early_moves_get_the_most() {
        let time = Duration::from_secs(100);
        let budgets = budgets(&game(), time);
        let (placements, moves) = budgets.split_at(25);
        let share = placements.iter().sum::<Duration>().as_secs_f64() / 100.0;
        assert!((0.1..0.2).contains(&share), "{share}");
        assert!(moves[0] > 5 * placements[24]);
        assert!(moves[..10].is_sorted_by(|a, b| a > b), "{moves:?}");
    }
}
