//! How strong, and how sure: scores with their intervals, Elo differences, and when to stop.
//!
//! The unit of all this is the pair of games with swapped colours, whose score is 0, ¼, ½, ¾ or 1:
//! games of a pair begin alike, and are not independent of each other.

use std::fmt;

/// How many pairs ended with each score, from none of two games to both: the *pentanomial*.
pub(crate) type PairCounts = [u32; 5];

/// The scores of a pair.
const SCORES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// Two-sided, for 95 %.
const NORMAL_QUANTILE: f64 = 1.959_964;

/// A share of the points, 0 to 1, with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Estimate {
    pub(crate) score: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

impl Estimate {
    /// Of at least one pair. The interval is that of the normal distribution after adding one pair
    /// won and one pair lost, which keeps it honest for few pairs and one-sided results (Agresti and
    /// Coull, *Approximate is better than "exact" for interval estimation*, 1998).
    pub(crate) fn of(pairs: PairCounts) -> Estimate {
        let counts = pairs.map(f64::from);
        let [lost, rest @ .., won] = counts;
        let [a, b, c] = rest;
        let (count, mean, variance) = moments([lost + 1.0, a, b, c, won + 1.0]);
        let margin = NORMAL_QUANTILE * (variance / count).sqrt();
        let (_, score, _) = moments(counts);
        Estimate { score, low: (mean - margin).max(0.0), high: (mean + margin).min(1.0) }
    }
}

/// Writes percent, then the difference in Elo.
impl fmt::Display for Estimate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent = [self.score, self.low, self.high].map(|score| 100.0 * score);
        let elo = [self.score, self.low, self.high].map(elo);
        write!(f, "{:.1} % ({:.1} to {:.1}), ", percent[0], percent[1], percent[2])?;
        write!(f, "Elo {:+.0} ({:+.0} to {:+.0})", elo[0], elo[1], elo[2])
    }
}

/// A sequential probability ratio test of two hypotheses: the first player is stronger by `elo0`, or
/// by `elo1`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sprt {
    pub(crate) elo0: f64,
    pub(crate) elo1: f64,
    /// The chance to take `elo1` for true where `elo0` is.
    pub(crate) alpha: f64,
    /// The chance to take `elo0` for true where `elo1` is.
    pub(crate) beta: f64,
}

/// What a test has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Undecided,
    /// `elo0` is much more likely.
    First,
    /// `elo1` is much more likely.
    Second,
}

impl Sprt {
    /// The logarithm of how much likelier `elo1` is than `elo0`, with the normal approximation of the
    /// generalised test: M. Van den Bergh, *A practical introduction to the GSPRT*, as Fishtest has it.
    pub(crate) fn log_likelihood_ratio(&self, pairs: PairCounts) -> f64 {
        // What never happened counts as seldom: without spread there would be no answer.
        let (count, mean, variance) = moments(pairs.map(|count| f64::from(count).max(0.001)));
        let [score0, score1] = [self.elo0, self.elo1].map(score_of);
        count * (score1 - score0) * (2.0 * mean - score0 - score1) / (2.0 * variance)
    }

    /// Between which ratios the test goes on.
    pub(crate) fn bounds(&self) -> [f64; 2] {
        [(self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln()]
    }

    /// Whether it is decided.
    pub(crate) fn verdict(&self, pairs: PairCounts) -> Verdict {
        let ratio = self.log_likelihood_ratio(pairs);
        match self.bounds() {
            [lower, _] if ratio <= lower => Verdict::First,
            [_, upper] if ratio >= upper => Verdict::Second,
            _ => Verdict::Undecided,
        }
    }
}

/// How many, their mean score, and its variance from pair to pair.
fn moments(counts: [f64; 5]) -> (f64, f64, f64) {
    let count: f64 = counts.iter().sum();
    let mean = |of: &dyn Fn(f64) -> f64| {
        counts.iter().zip(SCORES).map(|(count, score)| count * of(score)).sum::<f64>() / count
    };
    let score = mean(&|score| score);
    (count, score, mean(&|other| (other - score).powi(2)))
}

/// The difference in Elo that a score means; infinite at 0 and 1.
fn elo(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// The score that a difference in Elo means.
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
    fn elo_and_score_are_two_names_of_the_same() {
        assert!(close(elo(0.5), 0.0) && close(elo(0.75), 190.85) && close(score_of(190.85), 0.75));
        assert_eq!((elo(1.0), elo(0.0)), (f64::INFINITY, f64::NEG_INFINITY));
    }

    #[test]
    fn the_interval_holds_the_score_and_narrows() {
        for pairs in [[0, 0, 0, 0, 1], [3, 0, 0, 0, 0], [1, 2, 5, 2, 1], [0, 0, 9, 0, 0]] {
            let few = Estimate::of(pairs);
            assert!((few.low..=few.high).contains(&few.score), "{few:?}");
            let many = Estimate::of(pairs.map(|count| 100 * count));
            assert!(many.high - many.low < few.high - few.low, "{few:?} {many:?}");
        }
        // Of 100 pairs, each half of them won or lost: ±1.96 · 0.5 / √102.
        let even = Estimate::of([50, 0, 0, 0, 50]);
        assert!(close(even.low, 0.403) && close(even.high, 0.597), "{even:?}");
    }

    #[test]
    fn an_estimate_is_written_in_percent_and_elo() {
        let estimate = Estimate { score: 0.75, low: 0.5, high: 1.0 };
        assert_eq!(estimate.to_string(), "75.0 % (50.0 to 100.0), Elo +191 (+0 to +inf)");
    }

    const TEST: Sprt = Sprt { elo0: 0.0, elo1: 20.0, alpha: 0.05, beta: 0.05 };

    #[test]
    fn a_test_ends_where_one_side_is_likely_enough() {
        let [lower, upper] = TEST.bounds();
        assert!(close(lower, -2.94) && close(upper, 2.94));
        assert_eq!(TEST.verdict([1, 2, 3, 2, 1]), Verdict::Undecided);
        assert_eq!(TEST.verdict([100, 200, 300, 400, 300]), Verdict::Second);
        assert_eq!(TEST.verdict([300, 400, 300, 200, 100]), Verdict::First);
    }

    #[test]
    fn the_ratio_grows_with_the_pairs() {
        let ratio = |count: u32| TEST.log_likelihood_ratio([10, 20, 40, 30, 20].map(|n| n * count));
        assert!(ratio(1) > 0.0);
        assert!(close(ratio(3), 3.0 * ratio(1)));
        // By hand: 120 pairs, mean 0.5625, variance 0.08464; the scores are 0.5 and 0.52878.
        let expected = 120.0 * 0.028_78 * (1.125 - 1.028_78) / (2.0 * 0.084_64);
        assert!(close(ratio(1), expected), "{}", ratio(1));
    }
}
