//! What a wrong move in an exercise or a puzzle leads to: the opponent's best answer, in words and on the
//! board, and what the move cost.

use dvonn_discord::picture::Picture;
use dvonn_engine::Value;
use dvonn_render::Scene;
use dvonn_rules::{Color, Effect, Phase, Ply, Position};

use crate::runtime::style::Style;
use crate::say;
use crate::show::picture;
use crate::show::words::moves::{color_key, ply_label};
use crate::text::Text;

/// A wrong move, with the best play after it.
pub(crate) struct WrongMove<'a> {
    /// The position before the move.
    pub(crate) before: &'a Position,
    /// The move.
    pub(crate) ply: Ply,
    /// The opponent's best answer. `None` if the game is over.
    pub(crate) answer: Option<Ply>,
    /// What the player can expect now.
    pub(crate) now: Value,
    /// What the player could have expected from the best move, if known.
    pub(crate) best: Option<Value>,
}

impl WrongMove<'_> {
    /// Returns the answer and what the move cost, one sentence each.
    pub(crate) fn words(&self, style: Style) -> Vec<String> {
        let text = style.text;
        let Some((after, _, answer)) = self.played() else { return Vec::new() };
        let answer = answer.map(|effect| answers(style, &effect));
        let outcome = std::iter::once(outcome(text, &after, self.now));
        answer.into_iter().chain(outcome).chain(self.best.map(|best| missed(text, best))).collect()
    }

    /// Returns the board after the answer, or after the move if there is none or it is a pass.
    pub(crate) fn picture(&self, style: Style) -> Option<Picture> {
        let (after, played, answer) = self.played()?;
        let (mut shown, mut plies) = (played, vec![self.ply]);
        if let Some(mut answer) = answer.filter(|effect| effect.ply != Ply::Pass) {
            // The picture also shows what the player's own move has removed.
            answer.isolated |= shown.isolated;
            answer.isolated_stacks.append(&mut shown.isolated_stacks);
            plies.push(answer.ply);
            shown = answer;
        }
        Some(after_moves(style, self.before.side_to_move(), &after, &shown, &plies))
    }

    /// Returns the position after the answer, and the effects of the move and the answer.
    fn played(&self) -> Option<(Position, Effect, Option<Effect>)> {
        let mut position = *self.before;
        let played = position.play(self.ply).ok()?;
        let answer = self.answer.and_then(|answer| position.play(answer).ok());
        Some((position, played, answer))
    }
}

/// Says what the opponent plays.
pub(crate) fn answers(style: Style, effect: &Effect) -> String {
    let color = color_key(effect.color);
    match effect.ply {
        Ply::Pass => say!(style.text, "answer-pass", color = color),
        Ply::Place(_) | Ply::Move { .. } => {
            say!(style.text, "answer-move", color = color, ply = ply_label(style, effect))
        }
    }
}

/// Returns the picture of a position after these moves, for a player of `own`.
pub(crate) fn after_moves(
    style: Style,
    own: Color,
    position: &Position,
    effect: &Effect,
    plies: &[Ply],
) -> Picture {
    let plies: Vec<_> = plies.iter().map(|&ply| style.ply(ply)).collect();
    let caption = say!(style.text, "caption-after", ply = style.text.listed(&plies));
    let scene = Scene { last: Some(effect), caption: &caption, ..Scene::of(position) };
    picture::of_scene(style, Some(own), &scene)
}

/// Returns how the game has ended, or else what a player can expect.
pub(crate) fn outcome(text: Text, after: &Position, value: Value) -> String {
    if after.phase() != Phase::Over {
        return outlook(text, value);
    }
    let score = after.score();
    say!(text, "analysis-over", white = score.white, black = score.black)
}

/// Returns what a player can expect after their move.
pub(crate) fn outlook(text: Text, value: Value) -> String {
    let (kind, number) = kind(value);
    say!(text, "outlook-now", kind = kind, number = number)
}

/// Returns what a player could have expected from the best move.
fn missed(text: Text, value: Value) -> String {
    let (kind, number) = kind(value);
    say!(text, "outlook-best", kind = kind, number = number)
}

fn kind(value: Value) -> (&'static str, f64) {
    match value {
        Value::Chance(chance) => ("chance", (chance * 100.0).round()),
        Value::Exact(0) => ("draw", 0.0),
        Value::Exact(margin) => {
            (if margin > 0 { "win" } else { "loss" }, f64::from(margin.unsigned_abs()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_answer_and_the_cost_are_said_for_both_colours() {
        let style = Style::public(Text::of(None), None);
        let rest = [10, 11, 10, 9].map(|cells| vec!["."; cells].join(",")).join("/");
        for (own, other, answering) in
            [("b", "w", "White answers **B1→A1"), ("w", "b", "Black answers **B1→A1")]
        {
            let row = format!("{own}1,{other}1,r1,{own}1,r1,r1,.,.,.");
            let before: Position = format!("{own} {row}/{rest} movement").parse().unwrap();
            let wrong = WrongMove {
                before: &before,
                ply: "D1C1".parse().unwrap(),
                answer: Some("B1A1".parse().unwrap()),
                now: Value::Exact(-2),
                best: Some(Value::Exact(3)),
            };
            let words = wrong.words(style);
            assert!(words[0].starts_with(answering), "{words:?}");
            assert!(words[1].contains("lose by 2") && words[2].contains("wins by 3"), "{words:?}");
        }
    }
}
