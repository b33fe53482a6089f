//! The verdict on a move that a person tries: what it costs against the best move, and why.

use dvonn_engine::{Analysis, Value};
use dvonn_rules::{ByColor, Color, Effect, Outcome, Ply, Position};
use dvonn_study::calibrated;

use crate::features::advice::words::{MAX_SHOWN, chances};
use crate::runtime::style::Style;
use crate::say;
use crate::show::words::moves::color_key;
use crate::show::words::value::in_a_sentence;
use crate::text::Text;

/// A move that costs less than this winning chance is about as good as the best one.
const SMALL_COST: f64 = 0.02;
/// A move that costs less gets no reasons: there are none that a person would see.
const WORTH_EXPLAINING: f64 = 0.05;
/// The maximum number of captured stacks that are named.
const MAX_NAMED: usize = 3;

/// A move, with the best play before and after it.
pub(super) struct Tried<'a> {
    /// The position before the move.
    pub(super) before: &'a Position,
    /// The move.
    pub(super) ply: Ply,
    /// The position after it.
    pub(super) after: &'a Position,
    /// What the engine found in the position before.
    pub(super) best: &'a Analysis,
    /// What it found in the position after, unless the game is over.
    pub(super) answer: Option<&'a Analysis>,
}

impl Tried<'_> {
    /// Returns the verdict as sentences, one per line. Nothing if there is nothing to compare.
    pub(super) fn verdict(&self, style: Style) -> Vec<String> {
        let text = style.text;
        let Some((best, after)) = self.best.lines.first().zip(self.value_after()) else {
            return Vec::new();
        };
        let ply = style.ply(self.ply);
        if self.before.legal_plies().len() == 1 {
            return vec![say!(text, "verdict-forced", ply = ply)];
        }
        if best.plies.first() == Some(&self.ply) {
            return vec![say!(text, "verdict-best", ply = ply)];
        }
        let better = best.plies.first().map(|&ply| style.ply(ply)).unwrap_or_default();
        let most = calibrated(best.value, self.before);
        let cost = most.chance() - after.chance();
        let loses_margin = match (most, after) {
            (Value::Exact(before), Value::Exact(after)) => after < before,
            _ => false,
        };
        if cost < SMALL_COST && !loses_margin {
            return vec![say!(text, "verdict-as-good", ply = ply, better = better)];
        }
        let color = self.before.side_to_move();
        // As many as between the two figures that the person reads.
        let points = chances(most).saturating_sub(chances(after));
        let mut lines = vec![say!(
            text,
            "verdict-worse",
            ply = ply,
            color = color_key(color),
            before = in_a_sentence(text, most),
            after = in_a_sentence(text, after),
            points = points
        )];
        let rest: Vec<String> =
            best.plies.iter().take(MAX_SHOWN).skip(1).map(|&ply| style.ply(ply)).collect();
        lines.push(if rest.is_empty() {
            say!(text, "review-better", better = better)
        } else {
            say!(text, "review-better-line", better = better, line = rest.join(" "))
        });
        if cost >= WORTH_EXPLAINING || loses_margin {
            lines.extend(self.why(text, color));
        }
        lines
    }

    /// Returns the value after the move, for its player.
    fn value_after(&self) -> Option<Value> {
        let color = self.before.side_to_move();
        if let Some(Outcome { score }) = self.after.result() {
            let [own, other] = [score[color], score[color.other()]].map(i16::from);
            return i8::try_from(own - other).ok().map(Value::Exact);
        }
        let value = calibrated(self.answer?.lines.first()?.value, self.after);
        Some(if self.after.side_to_move() == color { value } else { value.for_opponent() })
    }

    /// Returns what the player loses with the move and the best line after it, where the rules can
    /// tell: captured stacks, isolated pieces, and the score.
    fn why(&self, text: Text, color: Color) -> Option<String> {
        let effects = self.played_out();
        let last = effects.last().filter(|_| !matches!(self.ply, Ply::Place(_)))?;
        let (before, after) = (self.before.score(), last.score);
        let losses = losses(text, color, &effects);
        if losses.is_empty() && before == after {
            return None;
        }
        let score = say!(
            text,
            "verdict-score",
            white = after.white,
            black = after.black,
            before_white = before.white,
            before_black = before.black
        );
        let color = color_key(color);
        let losses = (!losses.is_empty())
            .then(|| say!(text, "verdict-loses", color = color, losses = text.and(&losses)));
        Some(text.sentences(losses.into_iter().chain([score])))
    }

    /// Returns the effects of the move and of the best line after it.
    fn played_out(&self) -> Vec<Effect> {
        let line = self.answer.and_then(|answer| answer.lines.first());
        let line = line.map_or(&[][..], |line| &line.plies).iter().take(MAX_SHOWN);
        let mut position = *self.before;
        let plies = std::iter::once(&self.ply).chain(line);
        plies.map_while(|&ply| position.play(ply).ok()).collect()
    }
}

/// Lists what a side loses in a line: the stacks that the opponent captures, the highest first, and
/// the pieces that are isolated.
fn losses(text: Text, color: Color, effects: &[Effect]) -> Vec<String> {
    let mut captured: Vec<_> = effects
        .iter()
        .filter(|effect| effect.color != color)
        .filter_map(|effect| Some((effect.captured?, effect.target?)))
        .filter(|(stack, _)| stack.owner() == Some(color))
        .collect();
    captured.sort_by_key(|(stack, _)| std::cmp::Reverse(stack.height()));
    let isolated: ByColor<u32> =
        ByColor::from_fn(|side| effects.iter().map(|it| u32::from(it.lost[side])).sum());
    let mut losses: Vec<String> = captured
        .iter()
        .take(MAX_NAMED)
        .map(|(stack, cell)| {
            let (height, cell) = (stack.height(), cell.to_string());
            say!(text, "verdict-captured", height = height, cell = cell)
        })
        .collect();
    if isolated[color] > 0 {
        losses.push(say!(text, "verdict-isolated", count = isolated[color]));
    }
    losses
}

#[cfg(test)]
mod tests {
    use dvonn_engine::Line;

    use super::*;

    /// White's stack of 3 on A1 can move to D1, and Black's single on B1 to A1.
    const START: &str = "w w3,b1,b4*,w1,b1,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,./\
        .,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.";

    fn analysis(line: &str, value: Value) -> Analysis {
        let plies = line.split(' ').map(|ply| ply.parse().unwrap()).collect();
        Analysis { lines: vec![Line { plies, value }], depth: 1, nodes: 1 }
    }

    /// Returns the verdict on White's first move, after which Black's best line is `answer`.
    fn verdict(ply: &str, best: &Analysis, answer: &Analysis) -> Vec<String> {
        let before: Position = START.parse().unwrap();
        let ply: Ply = ply.parse().unwrap();
        let after = before.after(ply).unwrap();
        let tried = Tried { before: &before, ply, after: &after, best, answer: Some(answer) };
        tried.verdict(Style::public(Text::of(None), None))
    }

    #[test]
    fn a_bad_move_is_compared_with_the_best_one_and_played_out() {
        let best = analysis("A1D1 B1C1", Value::Chance(0.61));
        let answer = analysis("B1A1", Value::Chance(0.66));
        assert_eq!(
            verdict("D1C1", &best, &answer),
            [
                "**D1→C1** takes White from 83% to 7% (costs 76%).",
                "Better: **A1→D1**, then B1→C1.",
                "In line A, White loses the stack of 3 on A1. Score after line A: White 5, Black 0. \
                 Before the move: White 4, Black 6.",
            ]
        );
        let lost = analysis("B1A1", Value::Exact(3));
        let won = analysis("A1D1 B1C1", Value::Exact(2));
        let found = verdict("D1C1", &won, &lost);
        assert_eq!(found[0], "**D1→C1** takes White from a win by 2 to a loss by 3 (costs 100%).");
    }

    #[test]
    fn a_smaller_win_costs_no_points_but_is_not_the_best() {
        let best = analysis("A1D1", Value::Exact(5));
        let found = verdict("D1C1", &best, &analysis("B1A1", Value::Exact(-2)));
        assert_eq!(found[0], "**D1→C1** takes White from a win by 5 to a win by 2.");
    }

    #[test]
    fn good_moves_need_no_reasons() {
        let best = analysis("A1D1", Value::Chance(0.6));
        let answer = analysis("B1C1", Value::Chance(0.41));
        assert_eq!(verdict("A1D1", &best, &answer), ["**A1→D1** is the best move."]);
        assert_eq!(
            verdict("D1C1", &best, &answer),
            ["**D1→C1** is about as good as the best move, **A1→D1**."]
        );
    }
}
