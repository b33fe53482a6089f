//! Describes how a game changed the ladder.

use std::cmp::Ordering;

use dvonn_ladder as ladder;
use dvonn_ladder::MIN_MOVES;
use dvonn_model::{RatingChange, Uncounted, Weight};
use dvonn_play::Match;
use dvonn_rules::{ByColor, Color};

use crate::say;
use crate::show::words::players::mention_player;
use crate::show::words::rating::{points, step};
use crate::text::Text;

/// Returns how both ratings changed, the odds, and why a game counts less or not at all. Empty for
/// a game that is unrated or not over.
pub(crate) fn result(text: Text, game: &Match) -> Vec<String> {
    let Some(counted) = &game.counted else { return Vec::new() };
    match (counted.weight, &counted.changes) {
        (Weight::Part(part), Some(changes)) => {
            let mut lines: Vec<_> =
                Color::ALL.map(|color| change(text, game, color, &changes[color])).into();
            lines.push(favourite_line(text, game, changes));
            lines.extend((part > 1).then(|| partial_weight(text, part)));
            lines
        }
        (Weight::Nothing(reason), _) => vec![uncounted(text, reason)],
        (Weight::Part(_), None) => Vec::new(),
    }
}

fn change(text: Text, game: &Match, color: Color, change: &RatingChange) -> String {
    say!(
        text,
        "result-change",
        player = mention_player(text, &game.row.players[color]),
        before = points(change.before),
        after = points(change.after),
        step = step(change.before, change.after),
        provisional = if change.after.is_provisional() { "yes" } else { "no" }
    )
}

/// Returns who was the favourite, and by how much.
fn favourite_line(text: Text, game: &Match, changes: &ByColor<RatingChange>) -> String {
    let white = percent(changes.white.odds);
    let (favourite, odds) = match white.cmp(&50) {
        Ordering::Equal => return say!(text, "result-even"),
        Ordering::Greater => (Color::White, white),
        Ordering::Less => (Color::Black, 100 - white),
    };
    let player = mention_player(text, &game.row.players[favourite]);
    say!(text, "result-expected", player = player, odds = odds)
}

/// Converts thousandths to percent, rounded.
pub(crate) fn percent(thousandths: u32) -> u32 {
    (thousandths + 5) / 10
}

fn partial_weight(text: Text, part: u32) -> String {
    say!(text, "result-part", part = part, before = ladder::earlier_games(part))
}

/// Returns why a game does not count.
pub(crate) fn uncounted(text: Text, reason: Uncounted) -> String {
    match reason {
        Uncounted::Short => say!(text, "result-short", moves = MIN_MOVES),
        Uncounted::OnTime => say!(text, "result-second-timeout"),
        Uncounted::Voided => say!(text, "result-voided"),
    }
}

/// Returns why a game does not count, in a few words.
pub(crate) fn uncounted_in_short(text: Text, reason: Uncounted) -> String {
    match reason {
        Uncounted::Short => say!(text, "uncounted-short"),
        Uncounted::OnTime => say!(text, "uncounted-second-timeout"),
        Uncounted::Voided => say!(text, "uncounted-voided"),
    }
}

#[cfg(test)]
mod tests {
    use dvonn_model::{GameId, GameRow, PlayerId, Points, Rating};
    use dvonn_play::turn::game::RatingResult;

    use super::*;

    /// Returns the lines for the sample game.
    fn lines(weight: Weight, changes: Option<ByColor<RatingChange>>) -> Vec<String> {
        let counted = Some(Box::new(RatingResult { weight, changes }));
        let game = Match { counted, ..Match::new(GameRow::sample(), &[]).unwrap() };
        result(Text::of(None), &game)
    }

    fn changes(white_odds: u32) -> ByColor<RatingChange> {
        let row = GameRow::sample();
        ByColor::from_fn(|color| {
            let player = PlayerId::from(&row.players[color]);
            let (odds, before, after) = match color {
                Color::White => (white_odds, (1523.4, 80.2), (1541.0, 77.0)),
                Color::Black => (1000 - white_odds, (1480.0, 150.0), (1440.4, 120.0)),
            };
            RatingChange {
                result: 1,
                game: GameId::from(1),
                player,
                opponent: PlayerId::from(&row.players[color.other()]),
                color,
                points: if color == Color::White { Points::Win } else { Points::Loss },
                setup: String::from("full"),
                divisor: 1,
                odds,
                before: Rating::new(before.0, before.1, 0.06),
                after: Rating::new(after.0, after.1, 0.06),
                ended_at: row.updated_at,
            }
        })
    }

    #[test]
    fn the_lines_show_both_changes_and_the_favourite() {
        let lines = lines(Weight::Part(1), Some(changes(617)));
        let players = GameRow::sample().players;
        let [ada, ben] = Color::ALL.map(|color| mention_player(Text::of(None), &players[color]));
        assert_eq!(
            lines,
            [
                format!("{ada}: 1523 → **1541** (+18)"),
                format!("{ben}: 1480 → **1440** (−40, provisional)"),
                format!("{ada} was the favourite (62%)."),
            ]
        );
    }

    #[test]
    fn an_even_game_has_no_favourite() {
        let lines = lines(Weight::Part(1), Some(changes(502)));
        assert_eq!(lines[2], "The odds were even.");
    }

    #[test]
    fn a_game_that_counts_in_part_says_why() {
        for (part, words) in [
            (2, "half: these two had played each other 3 times in"),
            (4, "a quarter: these two had played each other 4 times in"),
            (8, "1/8: these two had played each other 5 times in"),
        ] {
            let lines = lines(Weight::Part(part), Some(changes(500)));
            assert!(lines[3].contains(words), "{lines:?}");
        }
    }

    #[test]
    fn a_game_that_does_not_count_says_why_and_nothing_else() {
        for (reason, words) in [
            (Uncounted::Short, "it had fewer than 6 moves after the placement"),
            (Uncounted::OnTime, "only the first in 24 hours counts"),
            (Uncounted::Voided, "a moderator removed it from the ratings"),
        ] {
            let lines = lines(Weight::Nothing(reason), None);
            assert!(lines.len() == 1 && lines[0].contains(words), "{lines:?}");
        }
    }
}
