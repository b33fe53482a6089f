//! Estimates how strongly a side played, from what its open moves cost on average.
//!
//! The table `level_losses.txt` says how much each level of the computer loses per open move, and how
//! much that differs from side to side. The example `level_losses` makes it. The
//! table is a sample, so a straight line is fitted to the logarithms of the losses, and all levels
//! get the same relative spread. The logarithm of a side's loss is taken as normally distributed,
//! with a variance that falls with the number of moves, and all levels as equally likely
//! beforehand.
//!
//! Often one game does not tell: then nothing is said. docs/engine-measurements.md has how often, and
//! how often what is said is right.

use std::sync::LazyLock;

use dvonn_model::Level;

use super::SideReview;

/// The table, one line for each level.
const TABLE: &str = include_str!("level_losses.txt");
/// The minimum number of open moves for an estimate.
const MIN_MOVES: usize = 8;
/// The maximum number of levels in an estimate.
const MAX_LEVELS: u8 = 3;
/// Losses below this are taken as this: their logarithms would differ too much.
const MIN_LOSS: f64 = 0.0005;
/// The share of the probability below the range of an estimate, and above it.
const TAIL: f64 = 0.1;

/// The levels whose games are most like those of a side: a range that holds four fifths of the
/// probability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// The lowest level.
    pub from: Level,
    /// The highest level.
    pub to: Level,
}

/// A line of the table: what a level lost per open move.
#[derive(Clone, Copy, Debug)]
struct Measured {
    level: Level,
    /// The mean number of open moves of a side in a game.
    moves: f64,
    /// The mean loss per move.
    loss: f64,
    /// The standard deviation of a side's loss per move in one game.
    spread: f64,
}

/// What each level is expected to lose per open move.
#[derive(Debug)]
pub struct LevelLosses {
    levels: Vec<(Level, f64)>,
    /// The standard deviation of the loss per move, relative to its mean, if a side had one move.
    relative_spread: f64,
}

static LOSSES: LazyLock<LevelLosses> = LazyLock::new(|| LevelLosses::read(TABLE));

impl SideReview {
    /// Returns the estimated strength. `None` if that would be more than three levels, or there are fewer
    /// than eight open moves.
    pub fn strength(&self) -> Option<Strength> {
        LOSSES.strength(self)
    }
}

impl Measured {
    /// Reads a line of the table: the level, sides, moves, loss and spread. `None` for a comment.
    fn read(line: &str) -> Option<Measured> {
        let mut words = line.split_whitespace();
        let level = Level::new(words.next()?.parse().ok()?)?;
        let mut figures = words.skip(1).map(|word| word.parse().ok());
        let mut next = || figures.next().flatten();
        Some(Measured { level, moves: next()?, loss: next()?, spread: next()? })
    }
}

impl LevelLosses {
    /// Reads a table with a line for each level.
    pub fn read(table: &str) -> LevelLosses {
        LevelLosses::fit(&table.lines().filter_map(Measured::read).collect::<Vec<_>>())
    }

    /// Returns the strength of a side, as [`SideReview::strength`] does with the bot's own table.
    pub fn strength(&self, side: &SideReview) -> Option<Strength> {
        if side.moves < MIN_MOVES {
            return None;
        }
        let logarithms: Vec<f64> =
            self.levels.iter().map(|(_, loss)| self.log_likelihood(*loss, side)).collect();
        let most = logarithms.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let likelihoods: Vec<f64> = logarithms.iter().map(|it| (it - most).exp()).collect();
        let all: f64 = likelihoods.iter().sum();
        let quantile = |share: f64| {
            let mut sum = 0.0;
            let found = self.levels.iter().zip(&likelihoods).find(|(_, likelihood)| {
                sum += *likelihood;
                sum >= share * all
            });
            // Rounding may leave the sum below the whole.
            found.map(|(level, _)| level).or(self.levels.last()).map(|(level, _)| *level)
        };
        let (from, to) = (quantile(TAIL)?, quantile(1.0 - TAIL)?);
        (to.number() - from.number() < MAX_LEVELS).then_some(Strength { from, to })
    }

    fn fit(measured: &[Measured]) -> LevelLosses {
        let mean = |figure: &dyn Fn(&Measured) -> f64| {
            super::mean(measured.iter().map(figure)).unwrap_or_default()
        };
        let number = |it: &Measured| f64::from(it.level.number());
        let (center, height) = (mean(&number), mean(&|it| it.loss.ln()));
        let slope = mean(&|it| (number(it) - center) * (it.loss.ln() - height))
            / mean(&|it| (number(it) - center).powi(2));
        let expected = |it: &Measured| (height + slope * (number(it) - center)).exp();
        LevelLosses {
            levels: measured.iter().map(|it| (it.level, expected(it))).collect(),
            relative_spread: mean(&|it| (it.spread / it.loss).powi(2) * it.moves).sqrt(),
        }
    }

    /// Returns the logarithm of the likelihood that a level with this expected loss loses as much as
    /// a side did, up to a constant.
    fn log_likelihood(&self, expected: f64, side: &SideReview) -> f64 {
        #[expect(clippy::cast_precision_loss, reason = "a game has fewer than 100 plies")]
        let moves = side.moves as f64;
        let variance = (self.relative_spread.powi(2) / moves).ln_1p();
        let center = expected.ln() - variance / 2.0;
        let distance = side.loss.max(MIN_LOSS).ln() - center;
        -distance.powi(2) / (2.0 * variance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn side(moves: usize, loss: f64) -> SideReview {
        SideReview { accuracy: 90.0, open: moves, best: 0, moves, loss }
    }

    #[test]
    fn the_table_has_every_level_and_stronger_ones_lose_less() {
        let levels: Vec<Level> = LOSSES.levels.iter().map(|it| it.0).collect();
        assert_eq!(levels, Level::ALL);
        for two in LOSSES.levels.windows(2) {
            assert!(two[1].1 < two[0].1, "{two:?}");
        }
    }

    #[test]
    fn a_side_that_loses_as_much_as_a_level_over_many_moves_has_it_in_its_range() {
        for &(level, loss) in &LOSSES.levels {
            let strength = side(1_000, loss).strength().unwrap();
            assert!(strength.from <= level && level <= strength.to, "{level:?}: {strength:?}");
        }
    }

    #[test]
    fn extreme_losses_give_the_ends_of_the_scale() {
        assert_eq!(side(20, 0.5).strength().map(|it| it.from), Some(Level::BEGINNER));
        assert_eq!(side(20, 0.0).strength().map(|it| it.to), Some(Level::ALL[8]));
    }

    #[test]
    fn nothing_is_said_if_a_game_does_not_tell() {
        let middle = LOSSES.levels[4].1;
        assert_eq!(side(12, middle).strength(), None, "many levels fit");
        assert_eq!(side(7, 0.5).strength(), None, "too few moves");
    }
}
