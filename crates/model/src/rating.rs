//! Glicko-2 ratings.

use jiff::SignedDuration;

use crate::{Level, PlayerId};

/// How much a player's strength varies from one season to the next, in points.
const WIDENING: f64 = 60.0;

/// The number of rating points per unit of the Glicko-2 scale, which volatilities use.
const SCALE: f64 = 173.7178;

const WEEK: SignedDuration = SignedDuration::from_hours(7 * 24);

/// A Glicko-2 rating. Stored as integers (thousandths of a point, billionths of volatility), so
/// that ratings computed from stored values are the same everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    points: i64,
    deviation: i64,
    volatility: i64,
}

impl Rating {
    /// A rating is provisional if its deviation is larger than this, in points.
    pub const PROVISIONAL: f64 = 110.0;

    /// The largest deviation, in points.
    pub const LARGEST_DEVIATION: f64 = 350.0;

    /// Returns the rating nearest to these values.
    pub fn new(rating: f64, deviation: f64, volatility: f64) -> Rating {
        Rating {
            points: rounded(rating * 1e3),
            deviation: rounded(deviation * 1e3),
            volatility: rounded(volatility * 1e9),
        }
    }

    /// The rating in points: 1500 for an unknown player.
    pub fn rating(self) -> f64 {
        exact(self.points) / 1e3
    }

    /// The deviation in points. The true rating is within two deviations in 95 % of cases.
    pub fn deviation(self) -> f64 {
        exact(self.deviation) / 1e3
    }

    /// The Glicko-2 volatility: the expected change of strength per week.
    pub fn volatility(self) -> f64 {
        exact(self.volatility) / 1e9
    }

    /// The rating in thousandths of a point.
    pub fn thousandths(self) -> i64 {
        self.points
    }

    /// Returns the values as integers: rating and deviation in thousandths of a point, volatility
    /// in billionths.
    pub fn integers(self) -> [i64; 3] {
        [self.points, self.deviation, self.volatility]
    }

    /// Returns the rating with the values of [`Rating::integers`].
    pub fn from_integers([points, deviation, volatility]: [i64; 3]) -> Rating {
        Rating { points, deviation, volatility }
    }

    /// Returns a player's initial rating. The computer's levels are about 200 points apart.
    pub fn first(player: PlayerId) -> Rating {
        match player.level() {
            None => Rating::new(1500.0, Rating::LARGEST_DEVIATION, 0.06),
            Some(level) => {
                let above = f64::from(level.number()) - f64::from(Level::BEGINNER.number());
                Rating::new(800.0 + 200.0 * above, 200.0, 0.06)
            }
        }
    }

    /// Returns the rating after a time without games. The deviation grows with each full week in
    /// `since` and with each of `seasons` new seasons.
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

#[expect(clippy::cast_possible_truncation, reason = "ratings are at most a few thousand points")]
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
    fn absence_raises_the_deviation_every_week_but_keeps_the_rating() {
        let known = Rating::new(1700.0, 50.0, 0.06);
        let after = |days: i64| known.after(SignedDuration::from_hours(24 * days), 0);
        assert_eq!(after(6), known);
        assert!(after(7).deviation() > 50.0 && after(14).deviation() > after(7).deviation());
        assert_eq!(after(100_000).deviation().to_bits(), 350.0_f64.to_bits());
        assert_eq!(after(100_000).rating().to_bits(), 1700.0_f64.to_bits());
    }

    #[test]
    fn each_level_starts_200_points_above_the_one_below() {
        let first = |level: Level| Rating::first(level.into()).rating();
        for two in Level::ALL.windows(2) {
            assert_eq!((first(two[1]) - first(two[0])).to_bits(), 200.0_f64.to_bits(), "{two:?}");
        }
        assert_eq!(first(Level::GRANDMASTER).to_bits(), 2400.0_f64.to_bits());
    }

    #[test]
    fn a_new_season_raises_the_deviation() {
        let known = Rating::new(1700.0, 80.0, 0.06);
        let after = known.after(SignedDuration::ZERO, 1);
        assert_eq!(after, Rating::new(1700.0, 100.0, 0.06));
    }

    #[test]
    fn a_clock_set_back_changes_nothing() {
        let known = Rating::new(1700.0, 80.0, 0.06);
        assert_eq!(known.after(SignedDuration::from_hours(-999), 0), known);
    }
}
