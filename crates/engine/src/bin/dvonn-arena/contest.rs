//! Plays many games between two players, in pairs and in parallel.

use std::io;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use dvonn_rules::{ByColor, Color};

use crate::game::{self, Played};
use crate::player_spec::PlayerSpec;

/// A series of games between two players.
#[derive(Debug)]
pub(crate) struct Contest {
    pub(crate) players: [PlayerSpec; 2],
    /// The number of pairs of games.
    pub(crate) pairs: u64,
    /// The number of pairs played in parallel.
    pub(crate) jobs: usize,
    /// The seed of the first pair.
    pub(crate) seed: u64,
    /// The time for each side per game.
    pub(crate) limit: Option<Duration>,
}

/// Two games with colours swapped. The first player has White in the first game.
pub(crate) type Pair = [Played; 2];

/// The colour of the first player in each game of a pair.
pub(crate) const FIRST_PLAYER_COLORS: [Color; 2] = [Color::White, Color::Black];

impl Contest {
    /// Plays all pairs and calls `each` as each pair finishes. Stops early if `each` breaks.
    ///
    /// # Errors
    ///
    /// If a player cannot be started or `each` fails.
    pub(crate) fn run(
        &self,
        mut each: impl FnMut(Pair) -> io::Result<ControlFlow<()>>,
    ) -> io::Result<()> {
        let (next, stop) = (&AtomicU64::new(0), &AtomicBool::new(false));
        let (sender, receiver) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..self.jobs {
                let sender = sender.clone();
                scope.spawn(move || {
                    while !stop.load(Ordering::Relaxed) {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.pairs || sender.send(self.play_pair(number)).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            let mut result = Ok(ControlFlow::Continue(()));
            while let (Ok(ControlFlow::Continue(())), Ok(pair)) = (&result, receiver.recv()) {
                result = pair.and_then(&mut each);
            }
            stop.store(true, Ordering::Relaxed);
            result.map(|_| ())
        })
    }

    /// Plays the pair with this number, counted from 0.
    fn play_pair(&self, number: u64) -> io::Result<Pair> {
        let seed = self.seed.wrapping_add(2 * number);
        let game = |[white, black]: [&PlayerSpec; 2]| -> io::Result<Played> {
            let white = white.start(Color::White, seed)?;
            let black = black.start(Color::Black, seed.wrapping_add(1))?;
            Ok(game::play(ByColor { white, black }, self.limit))
        };
        let [first, second] = &self.players;
        Ok([game([first, second])?, game([second, first])?])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contest(pairs: u64, jobs: usize) -> Contest {
        let players = ["greedy", "random"].map(|name| name.parse().unwrap());
        Contest { players, pairs, jobs, seed: 1, limit: None }
    }

    fn games(contest: &Contest) -> Vec<String> {
        let mut games = Vec::new();
        contest
            .run(|pair| {
                games.extend(pair.map(|played| played.game.to_string()));
                Ok(ControlFlow::Continue(()))
            })
            .unwrap();
        games.sort();
        games
    }

    #[test]
    fn the_number_of_jobs_does_not_change_the_games() {
        let one_job = games(&contest(6, 1));
        assert_eq!(one_job.len(), 12);
        assert_eq!(games(&contest(6, 3)), one_job);
    }

    #[test]
    fn each_color_has_the_same_seed_in_both_games_of_a_pair() {
        let mut contest = contest(1, 1);
        contest.players = ["random", "random"].map(|name| name.parse().unwrap());
        let games = games(&contest);
        assert_eq!(games[0], games[1]);
    }

    #[test]
    fn a_contest_stops_when_the_callback_breaks() {
        let mut count = 0;
        let result = contest(1_000, 2).run(|_| {
            count += 1;
            Ok(if count < 3 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) })
        });
        assert!(result.is_ok());
        assert_eq!(count, 3);
    }

    #[test]
    fn the_error_names_a_program_that_cannot_be_started() {
        let mut missing = contest(1, 1);
        missing.players[1] = "/nowhere/dvonn --seed {seed}".parse().unwrap();
        let error = missing.run(|_| Ok(ControlFlow::Continue(()))).unwrap_err();
        assert!(error.to_string().starts_with("/nowhere/dvonn: "), "{error}");
    }
}
