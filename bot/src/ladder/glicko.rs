//! Ratings by Glicko-2: Mark Glickman, "Example of the Glicko-2 system" (2012).
//!
//! Each game is a rating period of its own for those who play it; in between, the deviation grows
//! by step 6 of the paper for each whole week without a game.

use dvonn_engine::Level;
use dvonn_rules::ByColor;
use jiff::{SignedDuration, Timestamp};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, expected_score, glicko2};

use crate::store::{Account, PlayerId, Points, Rating};

/// A rating with a larger deviation than this is provisional, in points.
pub const PROVISIONAL: f64 = 110.0;

/// By so much the strength of a player is taken to have changed from one season to the next, in
/// points.
const WIDENING: f64 = 60.0;

/// No deviation is larger, in points.
const LARGEST: f64 = 350.0;

/// Points to a unit of the scale in which volatilities are.
const SCALE: f64 = 173.7178;

const WEEK: SignedDuration = SignedDuration::from_hours(7 * 24);

impl Rating {
    /// What a player begins with. Levels of the computer are known to be some 200 points apart.
    pub fn first(player: PlayerId) -> Rating {
        match player.level() {
            None => Rating::new(1500.0, LARGEST, 0.06),
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
        Rating::new(self.rating(), grown.sqrt().min(LARGEST), self.volatility())
    }

    /// Whether little is known yet.
    pub fn is_provisional(self) -> bool {
        self.deviation() > PROVISIONAL
    }

    /// What the player can be relied on for: ladders are in this order. In points.
    pub fn floor(self) -> f64 {
        self.rating() - 2.0 * self.deviation()
    }
}

/// How many of a thousand games between these two White would win, a draw being half a win.
pub fn odds(players: ByColor<Rating>) -> u32 {
    let (white, _) = expected_score(&figures(players.white), &figures(players.black));
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 1000")]
    let odds = (white * 1000.0).round() as u32;
    odds
}

/// The ratings after a game that brought White `points`, of which one part in `part` counts: that
/// part of the way is gone.
pub(super) fn played(players: ByColor<Rating>, points: Points, part: u32) -> ByColor<Rating> {
    let outcome = match points {
        Points::Win => Outcomes::WIN,
        Points::Draw => Outcomes::DRAW,
        Points::Loss => Outcomes::LOSS,
    };
    let (white, black) = (figures(players.white), figures(players.black));
    let after = glicko2(&white, &black, &outcome, &Glicko2Config::new());
    ByColor { white: toward(white, after.0, part), black: toward(black, after.1, part) }
}

fn toward(from: Glicko2Rating, to: Glicko2Rating, part: u32) -> Rating {
    let go = |from: f64, to: f64| from + (to - from) / f64::from(part);
    Rating::new(
        go(from.rating, to.rating),
        go(from.deviation, to.deviation).min(LARGEST),
        go(from.volatility, to.volatility),
    )
}

fn figures(rating: Rating) -> Glicko2Rating {
    Glicko2Rating {
        rating: rating.rating(),
        deviation: rating.deviation(),
        volatility: rating.volatility(),
    }
}

#[expect(clippy::cast_precision_loss, reason = "weeks and seasons are few")]
fn count(number: i64) -> f64 {
    number as f64
}

impl Account {
    /// The rating at this moment, where these seasons have begun, except the first.
    pub fn rating_at(&self, at: Timestamp, seasons: &[Timestamp]) -> Rating {
        let begun = seasons.iter().filter(|&&began| self.last_at < began && began <= at).count();
        self.rating.after(at.duration_since(self.last_at), begun)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn new() -> Rating {
        Rating::new(1500.0, 350.0, 0.06)
    }

    #[test]
    fn the_winner_of_two_strangers_is_thought_to_be_the_stronger() {
        let after = played(ByColor { white: new(), black: new() }, Points::Win, 1);
        assert!(after.white.rating() > 1600.0 && after.black.rating() < 1400.0);
        assert!(after.white.deviation() < 350.0);
        assert_eq!(odds(ByColor { white: new(), black: new() }), 500);
        assert!(odds(after) > 600);
    }

    /// The example of the paper, its three games as one would come to 1464.06, 151.52; one after the
    /// other they lead near it.
    #[test]
    fn the_example_of_the_paper_comes_out_nearly_so_game_by_game() {
        let mut player = Rating::new(1500.0, 200.0, 0.06);
        let others = [
            (1400.0, 30.0, Points::Win),
            (1550.0, 100.0, Points::Loss),
            (1700.0, 300.0, Points::Loss),
        ];
        for (rating, deviation, points) in others {
            let other = Rating::new(rating, deviation, 0.06);
            player = played(ByColor { white: player, black: other }, points, 1).white;
        }
        assert!((player.rating() - 1464.06).abs() < 5.0, "{player:?}");
        assert!((player.deviation() - 151.52).abs() < 2.0, "{player:?}");
    }

    #[test]
    fn half_a_game_goes_half_the_way() {
        let players = ByColor { white: new(), black: new() };
        let (whole, half) = (played(players, Points::Win, 1), played(players, Points::Win, 2));
        assert!((half.white.rating() - f64::midpoint(1500.0, whole.white.rating())).abs() < 0.01);
        assert!(
            (half.black.deviation() - f64::midpoint(350.0, whole.black.deviation())).abs() < 0.01
        );
    }

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
