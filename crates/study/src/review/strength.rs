//! Estimates how strongly a side played, from what its moves cost on average.
//!
//! The table `level_losses.txt` says how much each level of the computer loses per move against
//! itself, and how much that differs from side to side. The example `level_losses` makes it. The
//! table is a sample, so a straight line is fitted to the logarithms of the losses, and all levels
//! get the same relative spread. The logarithm of a side's loss is taken as normally distributed,
//! with a variance that falls with the number of moves, and all levels as equally likely
//! beforehand.

use std::sync::LazyLock;

use dvonn_model::Level;

use super::SideReview;

/// The table, one line for each level.
const TABLE: &str = include_str!("level_losses.txt");
/// The minimum number of moves for an estimate.
const MIN_MOVES: usize = 10;
/// Losses below this are taken as this: their logarithms would differ too much.
const MIN_LOSS: f64 = 0.0005;
/// The share of the probability below the range of an estimate, and above it.
const TAIL: f64 = 0.1;

/// The level whose games are most like those of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// The median estimate.
    pub level: Level,
    /// The lowest level of a range that holds four fifths of the probability.
    pub from: Level,
    /// The highest level of that range.
    pub to: Level,
}

/// A line of the table: what a level lost per move.
#[derive(Clone, Copy, Debug)]
struct Measured {
    level: Level,
    /// The mean number of moves of a side in a game.
    moves: f64,
    /// The mean loss per move.
    loss: f64,
    /// The standard deviation of a side's loss per move in one game.
    spread: f64,
}

/// What each level is expected to lose per move.
#[derive(Debug)]
struct Losses {
    levels: Vec<(Level, f64)>,
    /// The standard deviation of the loss per move, relative to its mean, if a side had one move.
    relative_spread: f64,
}

static LOSSES: LazyLock<Losses> =
    LazyLock::new(|| Losses::fit(&TABLE.lines().filter_map(Measured::read).collect::<Vec<_>>()));

impl SideReview {
    /// Returns the estimated strength. `None` if there are fewer than ten moves.
    pub fn strength(&self) -> Option<Strength> {
        if self.moves < MIN_MOVES {
            return None;
        }
        let levels = &LOSSES.levels;
        let logarithms: Vec<f64> =
            levels.iter().map(|(_, loss)| LOSSES.log_likelihood(*loss, self)).collect();
        let most = logarithms.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let likelihoods: Vec<f64> = logarithms.iter().map(|it| (it - most).exp()).collect();
        let all: f64 = likelihoods.iter().sum();
        let quantile = |share: f64| {
            let mut sum = 0.0;
            let found = levels.iter().zip(&likelihoods).find(|(_, likelihood)| {
                sum += *likelihood;
                sum >= share * all
            });
            // Rounding may leave the sum below the whole.
            found.map(|(level, _)| level).or(levels.last()).map(|(level, _)| *level)
        };
        Some(Strength { level: quantile(0.5)?, from: quantile(TAIL)?, to: quantile(1.0 - TAIL)? })
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

impl Losses {
    fn fit(measured: &[Measured]) -> Losses {
        let mean = |figure: &dyn Fn(&Measured) -> f64| {
            super::mean(measured.iter().map(figure)).unwrap_or_default()
        };
        let number = |it: &Measured| f64::from(it.level.number());
        let (center, height) = (mean(&number), mean(&|it| it.loss.ln()));
        let slope = mean(&|it| (number(it) - center) * (it.loss.ln() - height))
            / mean(&|it| (number(it) - center).powi(2));
        let expected = |it: &Measured| (height + slope * (number(it) - center)).exp();
        Losses {
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
        SideReview { accuracy: 90.0, judged: moves, best: 0, moves, loss }
    }

    fn numbers(strength: Strength) -> [u8; 3] {
        [strength.from, strength.level, strength.to].map(Level::number)
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
    fn a_side_that_loses_as_much_as_a_level_has_it_in_its_range() {
        let mut last = Level::BEGINNER;
        for &(level, loss) in &LOSSES.levels {
            let strength = side(25, loss).strength().unwrap();
            assert!(strength.from <= level && level <= strength.to, "{level:?}: {strength:?}");
            assert!(strength.from <= strength.level && strength.level <= strength.to);
            assert!(last <= strength.level, "{level:?}: {strength:?}");
            last = strength.level;
        }
    }

    #[test]
    fn extreme_losses_give_the_ends_of_the_scale() {
        let weak = numbers(side(25, 0.5).strength().unwrap());
        assert_eq!((weak[0], weak[1]), (1, 1));
        let strong = numbers(side(25, 0.0).strength().unwrap());
        assert_eq!((strong[1], strong[2]), (9, 9));
    }

    #[test]
    fn more_moves_make_the_range_narrower_and_too_few_give_none() {
        let width = |moves| {
            let [from, _, to] = numbers(side(moves, LOSSES.levels[3].1).strength().unwrap());
            to - from
        };
        assert!(width(10) >= width(40) && width(40) > 0, "{} {}", width(10), width(40));
        assert_eq!(side(9, 0.05).strength(), None);
    }
}
