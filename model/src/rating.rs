//! How strong a player is thought to be, by Glicko-2.

use dvonn_engine::Level;
use jiff::SignedDuration;

use crate::PlayerId;

/// By so much the strength of a player is taken to have changed from one season to the next, in
/// points.
const WIDENING: f64 = 60.0;

/// Points to a unit of the scale in which volatilities are.
const SCALE: f64 = 173.7178;

const WEEK: SignedDuration = SignedDuration::from_hours(7 * 24);

/// How strong a player is thought to be, by Glicko-2: whole thousandths of a point, and billionths of
/// a volatility, so that what is computed from what was stored is the same wherever it is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    points: i64,
    deviation: i64,
    volatility: i64,
}

impl Rating {
    /// A rating with a larger deviation than this is provisional, in points.
    pub const PROVISIONAL: f64 = 110.0;

    /// No deviation is larger, in points.
    pub const LARGEST_DEVIATION: f64 = 350.0;

    /// The rating nearest to these figures.
    pub fn new(rating: f64, deviation: f64, volatility: f64) -> Rating {
        Rating {
            points: rounded(rating * 1e3),
            deviation: rounded(deviation * 1e3),
            volatility: rounded(volatility * 1e9),
        }
    }

    /// In points: 1500 for a player of whom nothing is known.
    pub fn rating(self) -> f64 {
        exact(self.points) / 1e3
    }

    /// In points: the rating is within two deviations nineteen times of twenty.
    pub fn deviation(self) -> f64 {
        exact(self.deviation) / 1e3
    }

    /// By how much the strength is thought to change from one week to the next, as Glicko-2 has it.
    pub fn volatility(self) -> f64 {
        exact(self.volatility) / 1e9
    }

    /// The rating in thousandths of a point.
    pub fn thousandths(self) -> i64 {
        self.points
    }

    /// The figures as integers: thousandths of a point, thousandths of a point, and billionths.
    pub fn integers(self) -> [i64; 3] {
        [self.points, self.deviation, self.volatility]
    }

    /// The rating of these integers, as [`Rating::integers`] gives them.
    pub fn from_integers([points, deviation, volatility]: [i64; 3]) -> Rating {
        Rating { points, deviation, volatility }
    }

    /// The first rating of a player. Levels of the computer are some 200 points apart.
    pub fn first(player: PlayerId) -> Rating {
        match player.level() {
            None => Rating::new(1500.0, Rating::LARGEST_DEVIATION, 0.06),
            Some(level) => {
                let above = f64::from(level.number()) - f64::from(Level::BEGINNER.number());
                Rating::new(800.0 + 200.0 * above, 200.0, 0.06)
            }
        }
    }

    /// The rating at a later moment: nobody knows how strong somebody is who has not played for
    /// `since`, and a new season has begun `seasons` times.
    #[must_use]
    pub fn after(self, since: SignedDuration, seasons: usize) -> Rating {
        let weeks = since.max(SignedDuration::ZERO).as_secs() / WEEK.as_secs();
        let week = self.volatility() * SCALE;
        let grown = self.deviation().powi(2)
            + count(weeks) * week.powi(2)
            + count(i64::try_from(seasons).unwrap_or(i64::MAX)) * WIDENING.powi(2);
        Rating::new(self.rating(), grown.sqrt().min(Rating::LARGEST_DEVIATION), self.volatility())
    }

    /// True if the deviation is still large.
    pub fn is_provisional(self) -> bool {
        self.deviation() > Rating::PROVISIONAL
    }

    /// The rating minus two deviations, in points. Ladders are sorted by this.
    pub fn floor(self) -> f64 {
        self.rating() - 2.0 * self.deviation()
    }
}

#[expect(clippy::cast_possible_truncation, reason = "ratings are thousands of points at the most")]
fn rounded(value: f64) -> i64 {
    value.round() as i64
}

#[expect(clippy::cast_precision_loss, reason = "far fewer than 52 bits are used")]
fn exact(value: i64) -> f64 {
    value as f64
}

#[expect(clippy::cast_precision_loss, reason = "weeks and seasons are few")]
fn count(number: i64) -> f64 {
    number as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn absence_widens_the_deviation_week_by_week_and_leaves_the_rating() {
        let known = Rating::new(1700.0, 50.0, 0.06);
        let after = |days: i64| known.after(SignedDuration::from_hours(24 * days), 0);
        assert_eq!(after(6), known);
        assert!(after(7).deviation() > 50.0 && after(14).deviation() > after(7).deviation());
        assert_eq!(after(100_000).deviation().to_bits(), 350.0_f64.to_bits());
        assert_eq!(after(100_000).rating().to_bits(), 1700.0_f64.to_bits());
    }

    #[test]
    fn a_new_season_widens_the_deviation() {
        let known = Rating::new(1700.0, 80.0, 0.06);
        let after = known.after(SignedDuration::ZERO, 1);
        assert_eq!(after, Rating::new(1700.0, 100.0, 0.06));
    }

    #[test]
    fn time_that_runs_back_changes_nothing() {
        let known = Rating::new(1700.0, 80.0, 0.06);
        assert_eq!(known.after(SignedDuration::from_hours(-999), 0), known);
    }
}
