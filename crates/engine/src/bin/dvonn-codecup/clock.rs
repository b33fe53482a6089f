//! The game clock.

use std::time::Duration;

use dvonn_engine::Limits;
use dvonn_rules::Position;

/// What starting the program costs before its own clock runs: part of a short game, at most this much
/// of a long one.
const START: (u32, Duration) = (25, Duration::from_millis(2));

/// What a ply costs in addition to the search, for pipes and scheduling: part of the game's time, at
/// most this much.
const OVERHEAD: (u32, Duration) = (500, Duration::from_millis(1));

/// The time left for the rest of the game.
#[derive(Debug)]
pub(crate) struct Clock {
    left: Duration,
    /// What each ply costs in addition to the search.
    overhead: Duration,
}

impl Clock {
    /// Creates a clock with the time for the whole game.
    pub(crate) fn new(time: Duration) -> Clock {
        let part = |(part, most): (u32, Duration)| (time / part).min(most);
        Clock { left: time.saturating_sub(part(START)), overhead: part(OVERHEAD) }
    }

    /// Returns the limits for the next ply. They never exceed the time left.
    pub(crate) fn limits(&self, position: &Position) -> Limits {
        Limits::for_turn(position, self.left.saturating_sub(self.overhead))
    }

    /// Subtracts the time used for a ply.
    pub(crate) fn spend(&mut self, used: Duration) {
        self.left = self.left.saturating_sub(used + self.overhead);
    }
}

#[cfg(test)]
mod tests {
    use dvonn_rules::Game;

    use super::*;

    /// The time limits of one side over a game in which it uses all of each limit.
    fn time_limits(game: &Game, time: Duration) -> Vec<Duration> {
        let mut clock = Clock::new(time);
        let turns = (0..game.plies().len()).filter_map(|count| game.position_after(count));
        let side = game.start().side_to_move();
        turns
            .filter(|position| position.side_to_move() == side)
            .map(|position| {
                let limit = clock.limits(position).time.unwrap();
                clock.spend(limit);
                limit
            })
            .collect()
    }

    /// A game in which both sides always play the first legal ply.
    fn game() -> Game {
        let mut game = Game::new();
        while let Some(&ply) = game.position().legal_plies().first() {
            game.play(ply).unwrap();
        }
        game
    }

    #[test]
    fn the_time_limits_of_a_game_fit_into_the_game_time() {
        for millis in [1, 10, 495, 4_950, 600_000] {
            let time = Duration::from_millis(millis);
            assert!(time_limits(&game(), time).iter().sum::<Duration>() <= time);
        }
    }
}
