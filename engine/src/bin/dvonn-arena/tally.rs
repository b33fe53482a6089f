//! What the games of a match come to, as the first player sees it.

use std::collections::HashSet;
use std::fmt;
use std::time::Duration;

use dvonn_rules::Color;

use crate::contest::{FIRST_PLAYER, Pair};
use crate::estimate::PairCounts;
use crate::game::{Played, Used};

/// Counts of games and pairs.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    pub(crate) wins: u32,
    pub(crate) draws: u32,
    pub(crate) losses: u32,
    pub(crate) pairs: PairCounts,
    /// Pieces by which the first player was ahead in the end, all games together.
    pub(crate) lead: i32,
    pub(crate) faults: [u32; 2],
    pub(crate) times: [Times; 2],
    /// The plies of all games, to see whether any were the same.
    different: HashSet<String>,
}

/// Time that a player took in all games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Times {
    games: u32,
    plies: u32,
    total: Duration,
    pub(crate) longest_game: Duration,
    pub(crate) longest_ply: Duration,
}

impl Times {
    fn add(&mut self, used: Used) {
        self.games += 1;
        self.plies += used.plies;
        self.total += used.total;
        self.longest_game = self.longest_game.max(used.total);
        self.longest_ply = self.longest_ply.max(used.longest);
    }

    /// The mean of a game.
    pub(crate) fn of_a_game(&self) -> Duration {
        self.total / self.games.max(1)
    }

    /// The mean of a ply.
    pub(crate) fn of_a_ply(&self) -> Duration {
        self.total / self.plies.max(1)
    }
}

/// Writes what a game took, and what the longest took.
impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [game, longest_game, longest_ply] =
            [self.of_a_game(), self.longest_game, self.longest_ply].map(|time| time.as_secs_f64());
        write!(f, "{game:.3} s a game, {longest_game:.3} s the longest; ")?;
        write!(f, "{longest_ply:.3} s the longest ply")
    }
}

impl Tally {
    /// Adds both games of a pair.
    pub(crate) fn add(&mut self, pair: &Pair) {
        let points: usize =
            pair.iter().zip(FIRST_PLAYER).map(|(played, first)| self.add_game(played, first)).sum();
        self.pairs[points] += 1;
    }

    /// Adds a game in which the first player had this colour, and gives its half points.
    fn add_game(&mut self, played: &Played, first: Color) -> usize {
        for (times, side) in self.times.iter_mut().zip([first, !first]) {
            times.add(played.used[side]);
        }
        self.different.insert(played.game.to_string());
        self.lead += played.lead(first);
        if let Some((guilty, _)) = played.fault {
            self.faults[usize::from(guilty != first)] += 1;
        }
        let (count, half_points) = match played.winner() {
            Some(winner) if winner == first => (&mut self.wins, 2),
            Some(_) => (&mut self.losses, 0),
            None => (&mut self.draws, 1),
        };
        *count += 1;
        half_points
    }

    /// All games.
    pub(crate) fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Games with the same plies as an earlier one.
    pub(crate) fn repeated(&self) -> usize {
        self.games() as usize - self.different.len()
    }
}

#[cfg(test)]
mod tests {
    use dvonn_rules::{ByColor, Game};

    use super::*;
    use crate::player::Fault;

    fn won_by_white() -> Game {
        let games = include_str!("../../../../rules/tests/data/games.txt");
        let mut games = games.lines().filter_map(|line| line.parse::<Game>().ok());
        games.find(|game| game.result().is_some_and(|o| o.winner() == Some(Color::White))).unwrap()
    }

    fn played(game: Game, fault: Option<(Color, Fault)>) -> Played {
        let used = |seconds| {
            let total = Duration::from_secs(seconds);
            Used { plies: 10, total, longest: total / 2 }
        };
        Played { game, fault, used: ByColor { white: used(10), black: used(30) } }
    }

    #[test]
    fn games_count_for_the_player_whatever_the_colour() {
        let mut tally = Tally::default();
        tally.add(&[played(won_by_white(), None), played(won_by_white(), None)]);
        assert_eq!((tally.wins, tally.draws, tally.losses, tally.lead), (1, 0, 1, 0));
        assert_eq!(tally.pairs, [0, 0, 1, 0, 0]);
        assert_eq!((tally.games(), tally.repeated()), (2, 1));
        assert_eq!(tally.times[0], tally.times[1]);
        assert_eq!(tally.times[0].of_a_game(), Duration::from_secs(20));
        assert_eq!(tally.times[0].of_a_ply(), Duration::from_secs(2));
        assert_eq!(tally.times[0].longest_game, Duration::from_secs(30));
        assert_eq!(tally.times[0].longest_ply, Duration::from_secs(15));
    }

    #[test]
    fn a_fault_is_a_loss_and_is_counted_for_who_made_it() {
        let mut tally = Tally::default();
        let by = |side| played(Game::new(), Some((side, Fault::Gone)));
        tally.add(&[by(Color::Black), by(Color::White)]);
        assert_eq!((tally.wins, tally.losses, tally.faults), (2, 0, [0, 2]));
        tally.add(&[by(Color::White), by(Color::White)]);
        assert_eq!((tally.wins, tally.losses, tally.faults), (3, 1, [1, 3]));
        assert_eq!(tally.pairs, [0, 0, 1, 0, 1]);
    }
}
