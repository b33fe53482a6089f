//! Many games between two players, in pairs and several at once.

use std::io;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use dvonn_rules::{ByColor, Color};

use crate::entrant::Entrant;
use crate::game::{self, Played};

/// Two players and how they meet.
#[derive(Debug)]
pub(crate) struct Contest {
    pub(crate) entrants: [Entrant; 2],
    /// Each of two games: one as White, one as Black.
    pub(crate) pairs: u64,
    /// How many pairs are played at once.
    pub(crate) jobs: usize,
    /// The seed of the first pair.
    pub(crate) seed: u64,
    /// What each side may take for all its plies of a game.
    pub(crate) limit: Option<Duration>,
}

/// Two games with the players swapped: in the first, the first player has White.
pub(crate) type Pair = [Played; 2];

/// The colour that the first player has in a game of a pair.
pub(crate) const FIRST_PLAYER: [Color; 2] = [Color::White, Color::Black];

impl Contest {
    /// Plays the pairs and hands out each as it is finished, until all are or `each` has had enough.
    ///
    /// # Errors
    ///
    /// If a player cannot be started, and what `each` fails with.
    pub(crate) fn run(
        &self,
        mut each: impl FnMut(Pair) -> io::Result<ControlFlow<()>>,
    ) -> io::Result<()> {
        let (next, enough) = (&AtomicU64::new(0), &AtomicBool::new(false));
        let (sender, receiver) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..self.jobs {
                let sender = sender.clone();
                scope.spawn(move || {
                    while !enough.load(Ordering::Relaxed) {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.pairs || sender.send(self.pair(number)).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            let mut ended = Ok(ControlFlow::Continue(()));
            while let (Ok(ControlFlow::Continue(())), Ok(pair)) = (&ended, receiver.recv()) {
                ended = pair.and_then(&mut each);
            }
            enough.store(true, Ordering::Relaxed);
            ended.map(|_| ())
        })
    }

    /// The pair of this number, counted from 0.
    fn pair(&self, number: u64) -> io::Result<Pair> {
        let seed = self.seed.wrapping_add(2 * number);
        let game = |[white, black]: [&Entrant; 2]| -> io::Result<Played> {
            let white = white.start(Color::White, seed)?;
            let black = black.start(Color::Black, seed.wrapping_add(1))?;
            Ok(game::play(ByColor { white, black }, self.limit))
        };
        let [first, second] = &self.entrants;
        Ok([game([first, second])?, game([second, first])?])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contest(pairs: u64, jobs: usize) -> Contest {
        let entrants = ["greedy", "random"].map(|name| name.parse().unwrap());
        Contest { entrants, pairs, jobs, seed: 1, limit: None }
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
    fn jobs_play_the_same_games_as_one() {
        let alone = games(&contest(6, 1));
        assert_eq!(alone.len(), 12);
        assert_eq!(games(&contest(6, 3)), alone);
    }

    #[test]
    fn both_games_of_a_pair_have_the_same_seeds_by_colour() {
        let mut twins = contest(1, 1);
        twins.entrants = ["random", "random"].map(|name| name.parse().unwrap());
        let games = games(&twins);
        assert_eq!(games[0], games[1]);
    }

    #[test]
    fn it_ends_when_enough_is_known() {
        let mut count = 0;
        let done = contest(1_000, 2).run(|_| {
            count += 1;
            Ok(if count < 3 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) })
        });
        assert!(done.is_ok());
        assert_eq!(count, 3);
    }

    #[test]
    fn a_program_that_cannot_be_started_is_named() {
        let mut missing = contest(1, 1);
        missing.entrants[1] = "/nowhere/dvonn --seed {seed}".parse().unwrap();
        let error = missing.run(|_| Ok(ControlFlow::Continue(()))).unwrap_err();
        assert!(error.to_string().starts_with("/nowhere/dvonn: "), "{error}");
    }
}
