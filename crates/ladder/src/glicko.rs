//! Glicko-2 ratings: Mark Glickman, "Example of the Glicko-2 system" (2012).
//!
//! Each game is its own rating period. Between games, the deviation grows for each full week
//! without a game, as in step 6 of the paper.

use dvonn_model::{Points, Rating};
use dvonn_rules::ByColor;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, expected_score, glicko2};

/// Returns White's expected score in thousandths. A draw counts as half a win.
pub fn odds(players: ByColor<Rating>) -> u32 {
    let (white, _) = expected_score(&to_glicko(players.white), &to_glicko(players.black));
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 1000")]
    let odds = (white * 1000.0).round() as u32;
    odds
}

/// Returns the ratings after a game in which White scored `points`. The full change is divided by
/// `divisor`.
pub fn rate_game(players: ByColor<Rating>, points: Points, divisor: u32) -> ByColor<Rating> {
    let outcome = match points {
        Points::Win => Outcomes::WIN,
        Points::Draw => Outcomes::DRAW,
        Points::Loss => Outcomes::LOSS,
    };
    let (white, black) = (to_glicko(players.white), to_glicko(players.black));
    let after = glicko2(&white, &black, &outcome, &Glicko2Config::new());
    ByColor {
        white: interpolate(white, after.0, divisor),
        black: interpolate(black, after.1, divisor),
    }
}

fn interpolate(from: Glicko2Rating, to: Glicko2Rating, divisor: u32) -> Rating {
    let interpolated = |from: f64, to: f64| from + (to - from) / f64::from(divisor);
    Rating::new(
        interpolated(from.rating, to.rating),
        interpolated(from.deviation, to.deviation).min(Rating::LARGEST_DEVIATION),
        interpolated(from.volatility, to.volatility),
    )
}

fn to_glicko(rating: Rating) -> Glicko2Rating {
    Glicko2Rating {
        rating: rating.rating(),
        deviation: rating.deviation(),
        volatility: rating.volatility(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn new() -> Rating {
        Rating::new(1500.0, 350.0, 0.06)
    }

    #[test]
    fn the_winner_of_two_new_players_gets_the_higher_rating() {
        let after = rate_game(ByColor { white: new(), black: new() }, Points::Win, 1);
        assert!(after.white.rating() > 1600.0 && after.black.rating() < 1400.0);
        assert!(after.white.deviation() < 350.0);
        assert_eq!(odds(ByColor { white: new(), black: new() }), 500);
        assert!(odds(after) > 600);
    }

    /// The paper rates its three games as one period: 1464.06, deviation 151.52. Rating them one by
    /// one gives nearly the same.
    #[test]
    fn rating_game_by_game_nearly_matches_the_example_in_the_paper() {
        let mut player = Rating::new(1500.0, 200.0, 0.06);
        let others = [
            (1400.0, 30.0, Points::Win),
            (1550.0, 100.0, Points::Loss),
            (1700.0, 300.0, Points::Loss),
        ];
        for (rating, deviation, points) in others {
            let other = Rating::new(rating, deviation, 0.06);
            player = rate_game(ByColor { white: player, black: other }, points, 1).white;
        }
        assert!((player.rating() - 1464.06).abs() < 5.0, "{player:?}");
        assert!((player.deviation() - 151.52).abs() < 2.0, "{player:?}");
    }

    #[test]
    fn a_game_of_half_weight_changes_ratings_half_as_much() {
        let players = ByColor { white: new(), black: new() };
        let (whole, half) =
            (rate_game(players, Points::Win, 1), rate_game(players, Points::Win, 2));
        assert!((half.white.rating() - f64::midpoint(1500.0, whole.white.rating())).abs() < 0.01);
        assert!(
            (half.black.deviation() - f64::midpoint(350.0, whole.black.deviation())).abs() < 0.01
        );
    }
}
