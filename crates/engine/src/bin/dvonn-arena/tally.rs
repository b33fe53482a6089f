//! Counts the results of a match from the first player's point of view.

use std::collections::HashSet;
use std::fmt;
use std::time::Duration;

use dvonn_rules::Color;

use crate::contest::{FIRST_PLAYER_COLORS, Pair};
use crate::estimate::PairCounts;
use crate::game::{Played, TimeUsed};

/// The results of all games so far.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    pub(crate) wins: u32,
    pub(crate) draws: u32,
    pub(crate) losses: u32,
    pub(crate) pairs: PairCounts,
    /// The sum of the first player's final margins in pieces.
    pub(crate) lead: i32,
    pub(crate) faults: [u32; 2],
    pub(crate) times: [Times; 2],
    /// The text of each distinct game, to count repeated games.
    distinct_games: HashSet<String>,
}

/// The time that a player used in all games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Times {
    games: u32,
    plies: u32,
    total: Duration,
    pub(crate) longest_game: Duration,
    pub(crate) longest_ply: Duration,
}

impl Times {
    fn add(&mut self, used: TimeUsed) {
        self.games += 1;
        self.plies += used.plies;
        self.total += used.total;
        self.longest_game = self.longest_game.max(used.total);
        self.longest_ply = self.longest_ply.max(used.longest);
    }

    /// Returns the mean time per game.
    pub(crate) fn mean_game(&self) -> Duration {
        self.total / self.games.max(1)
    }

    /// Returns the mean time per ply.
    pub(crate) fn mean_ply(&self) -> Duration {
        self.total / self.plies.max(1)
    }
}

/// Writes the mean time per game, the longest game and the longest ply.
impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [game, longest_game, longest_ply] =
            [self.mean_game(), self.longest_game, self.longest_ply].map(|time| time.as_secs_f64());
        write!(f, "{game:.3} s per game, longest game {longest_game:.3} s, ")?;
        write!(f, "longest ply {longest_ply:.3} s")
    }
}

impl Tally {
    /// Adds both games of a pair.
    pub(crate) fn add(&mut self, pair: &Pair) {
        let points: usize = pair
            .iter()
            .zip(FIRST_PLAYER_COLORS)
            .map(|(played, first)| self.add_game(played, first))
            .sum();
        self.pairs[points] += 1;
    }

    /// Adds a game in which the first player had this colour. Returns its score in half points.
    fn add_game(&mut self, played: &Played, first: Color) -> usize {
        for (times, side) in self.times.iter_mut().zip([first, !first]) {
            times.add(played.used[side]);
        }
        self.distinct_games.insert(played.game.to_string());
        self.lead += played.lead(first);
        if let Some((side, _)) = played.fault {
            self.faults[usize::from(side != first)] += 1;
        }
        let (count, half_points) = match played.winner() {
            Some(winner) if winner == first => (&mut self.wins, 2),
            Some(_) => (&mut self.losses, 0),
            None => (&mut self.draws, 1),
        };
        *count += 1;
        half_points
    }

    /// Returns the number of games.
    pub(crate) fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Returns the number of games that repeat an earlier one.
    pub(crate) fn repeated(&self) -> usize {
        self.games() as usize - self.distinct_games.len()
    }
}

#[cfg(test)]
mod tests {
    use dvonn_rules::{ByColor, Game};

    use super::*;
    use crate::player::EngineFault;

    fn won_by_white() -> Game {
        let games = include_str!("../../../../rules/tests/data/games.txt");
        let mut games = games.lines().filter_map(|line| line.parse::<Game>().ok());
        games.find(|game| game.result().is_some_and(|o| o.winner() == Some(Color::White))).unwrap()
    }

    fn played(game: Game, fault: Option<(Color, EngineFault)>) -> Played {
        let used = |seconds| {
            let total = Duration::from_secs(seconds);
            TimeUsed { plies: 10, total, longest: total / 2 }
        };
        Played { game, fault, used: ByColor { white: used(10), black: used(30) } }
    }

    #[test]
    fn results_count_for_the_first_player_in_either_color() {
        let mut tally = Tally::default();
        tally.add(&[played(won_by_white(), None), played(won_by_white(), None)]);
        assert_eq!((tally.wins, tally.draws, tally.losses, tally.lead), (1, 0, 1, 0));
        assert_eq!(tally.pairs, [0, 0, 1, 0, 0]);
        assert_eq!((tally.games(), tally.repeated()), (2, 1));
        assert_eq!(tally.times[0], tally.times[1]);
        assert_eq!(tally.times[0].mean_game(), Duration::from_secs(20));
        assert_eq!(tally.times[0].mean_ply(), Duration::from_secs(2));
        assert_eq!(tally.times[0].longest_game, Duration::from_secs(30));
        assert_eq!(tally.times[0].longest_ply, Duration::from_secs(15));
    }

    #[test]
    fn a_fault_counts_as_a_loss_and_as_a_fault_of_its_player() {
        let mut tally = Tally::default();
        let by = |side| played(Game::new(), Some((side, EngineFault::Exited)));
        tally.add(&[by(Color::Black), by(Color::White)]);
        assert_eq!((tally.wins, tally.losses, tally.faults), (2, 0, [0, 2]));
        tally.add(&[by(Color::White), by(Color::White)]);
        assert_eq!((tally.wins, tally.losses, tally.faults), (3, 1, [1, 3]));
        assert_eq!(tally.pairs, [0, 0, 1, 0, 1]);
    }
}
