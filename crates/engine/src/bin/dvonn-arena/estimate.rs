//! Statistics of a match: confidence intervals, Elo differences and the sequential test.
//!
//! The unit is a pair of games with swapped colours, with a score of 0, ¼, ½, ¾ or 1, because the
//! two games of a pair are not independent.

use std::fmt;

/// The number of pairs with each score, from 0 to 1: the pentanomial counts.
pub(crate) type PairCounts = [u32; 5];

/// The possible scores of a pair.
const SCORES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// The quantile of the normal distribution for a two-sided 95 % interval.
const NORMAL_QUANTILE: f64 = 1.959_964;

/// A score from 0 to 1 with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Estimate {
    pub(crate) score: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

impl Estimate {
    /// Estimates the score from at least one pair.
    ///
    /// The interval uses the normal approximation after adding one won and one lost pair, which
    /// keeps it accurate for few pairs and one-sided results (Agresti and Coull, *Approximate is
    /// better than "exact" for interval estimation*, 1998).
    pub(crate) fn from_pairs(pairs: PairCounts) -> Estimate {
        let counts = pairs.map(f64::from);
        let [lost, rest @ .., won] = counts;
        let [a, b, c] = rest;
        let (count, mean, variance) = moments([lost + 1.0, a, b, c, won + 1.0]);
        let margin = NORMAL_QUANTILE * (variance / count).sqrt();
        let (_, score, _) = moments(counts);
        Estimate { score, low: (mean - margin).max(0.0), high: (mean + margin).min(1.0) }
    }
}

/// Writes the score in percent, then the Elo difference.
impl fmt::Display for Estimate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent = [self.score, self.low, self.high].map(|score| 100.0 * score);
        let elo = [self.score, self.low, self.high].map(elo);
        write!(f, "{:.1} % ({:.1} to {:.1}), ", percent[0], percent[1], percent[2])?;
        write!(f, "Elo {:+.0} ({:+.0} to {:+.0})", elo[0], elo[1], elo[2])
    }
}

/// A sequential probability ratio test (SPRT) between two hypotheses: the first player is stronger
/// by `elo0`, or by `elo1`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sprt {
    pub(crate) elo0: f64,
    pub(crate) elo1: f64,
    /// The probability of accepting `elo1` when `elo0` is true.
    pub(crate) alpha: f64,
    /// The probability of accepting `elo0` when `elo1` is true.
    pub(crate) beta: f64,
}

/// The state of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Undecided,
    /// `elo0` is accepted.
    AcceptElo0,
    /// `elo1` is accepted.
    AcceptElo1,
}

impl Sprt {
    /// Returns the log-likelihood ratio of `elo1` to `elo0`, by the normal approximation that
    /// Fishtest uses (M. Van den Bergh, *A practical introduction to the GSPRT*).
    pub(crate) fn log_likelihood_ratio(&self, pairs: PairCounts) -> f64 {
        // Avoids a variance of zero.
        let (count, mean, variance) = moments(pairs.map(|count| f64::from(count).max(0.001)));
        let [score0, score1] = [self.elo0, self.elo1].map(score_of);
        count * (score1 - score0) * (2.0 * mean - score0 - score1) / (2.0 * variance)
    }

    /// Returns the bounds of the log-likelihood ratio between which the test continues.
    pub(crate) fn bounds(&self) -> [f64; 2] {
        [(self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln()]
    }

    /// Returns the state of the test.
    pub(crate) fn verdict(&self, pairs: PairCounts) -> Verdict {
        let ratio = self.log_likelihood_ratio(pairs);
        match self.bounds() {
            [lower, _] if ratio <= lower => Verdict::AcceptElo0,
            [_, upper] if ratio >= upper => Verdict::AcceptElo1,
            _ => Verdict::Undecided,
        }
    }
}

/// Returns the number of pairs, their mean score and its variance.
fn moments(counts: [f64; 5]) -> (f64, f64, f64) {
    let count: f64 = counts.iter().sum();
    let mean = |of: &dyn Fn(f64) -> f64| {
        counts.iter().zip(SCORES).map(|(count, score)| count * of(score)).sum::<f64>() / count
    };
    let score = mean(&|score| score);
    (count, score, mean(&|other| (other - score).powi(2)))
}

/// Converts a score to an Elo difference, which is infinite at 0 and 1.
fn elo(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// Converts an Elo difference to an expected score.
fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, expected: f64) -> bool {
        (found - expected).abs() < 0.01 * expected.abs().max(1.0)
    }

    #[test]
    fn elo_and_score_convert_into_each_other() {
        assert!(close(elo(0.5), 0.0) && close(elo(0.75), 190.85) && close(score_of(190.85), 0.75));
        assert_eq!((elo(1.0), elo(0.0)), (f64::INFINITY, f64::NEG_INFINITY));
    }

    #[test]
    fn the_interval_contains_the_score_and_narrows_with_more_pairs() {
        for pairs in [[0, 0, 0, 0, 1], [3, 0, 0, 0, 0], [1, 2, 5, 2, 1], [0, 0, 9, 0, 0]] {
            let few = Estimate::from_pairs(pairs);
            assert!((few.low..=few.high).contains(&few.score), "{few:?}");
            let many = Estimate::from_pairs(pairs.map(|count| 100 * count));
            assert!(many.high - many.low < few.high - few.low, "{few:?} {many:?}");
        }
        // 100 pairs, half of them won and half lost: ±1.96 · 0.5 / √102.
        let even = Estimate::from_pairs([50, 0, 0, 0, 50]);
        assert!(close(even.low, 0.403) && close(even.high, 0.597), "{even:?}");
    }

    #[test]
    fn an_estimate_is_shown_in_percent_and_elo() {
        let estimate = Estimate { score: 0.75, low: 0.5, high: 1.0 };
        assert_eq!(estimate.to_string(), "75.0 % (50.0 to 100.0), Elo +191 (+0 to +inf)");
    }

    const TEST: Sprt = Sprt { elo0: 0.0, elo1: 20.0, alpha: 0.05, beta: 0.05 };

    #[test]
    fn a_test_ends_when_a_hypothesis_is_likely_enough() {
        let [lower, upper] = TEST.bounds();
        assert!(close(lower, -2.94) && close(upper, 2.94));
        assert_eq!(TEST.verdict([1, 2, 3, 2, 1]), Verdict::Undecided);
        assert_eq!(TEST.verdict([100, 200, 300, 400, 300]), Verdict::AcceptElo1);
        assert_eq!(TEST.verdict([300, 400, 300, 200, 100]), Verdict::AcceptElo0);
    }

    #[test]
    fn the_ratio_is_proportional_to_the_number_of_pairs() {
        let ratio = |count: u32| TEST.log_likelihood_ratio([10, 20, 40, 30, 20].map(|n| n * count));
        assert!(ratio(1) > 0.0);
        assert!(close(ratio(3), 3.0 * ratio(1)));
        // By hand: 120 pairs, mean 0.5625, variance 0.08464; the scores are 0.5 and 0.52878.
        let expected = 120.0 * 0.028_78 * (1.125 - 1.028_78) / (2.0 * 0.084_64);
        assert!(close(ratio(1), expected), "{}", ratio(1));
    }
}
