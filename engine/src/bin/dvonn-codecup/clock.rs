//! The time of a game.

use std::time::Duration;

use dvonn_engine::Limits;
use dvonn_rules::Position;

/// What a ply takes besides thinking: pipes, and waking up.
const AROUND_A_PLY: Duration = Duration::from_millis(2);

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

    /// The limits for a ply of the side to move: always less time than is left.
    pub(crate) fn turn(&self, position: &Position) -> Limits {
        Limits::of_turn(position, self.left.saturating_sub(AROUND_A_PLY))
    }

    /// Takes off what a ply took.
    pub(crate) fn spend(&mut self, used: Duration) {
        self.left = self.left.saturating_sub(used + AROUND_A_PLY);
    }
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
                let budget = clock.turn(position).time.unwrap();
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
}
