//! What is wrong with a move in an exercise or a puzzle: a reason that can be seen on the board, the
//! opponent's best answer, in words and on the board, and what the move cost.

use dvonn_discord::picture::Picture;
use dvonn_engine::Value;
use dvonn_render::Scene;
use dvonn_rules::{Cell, CellSet, Color, Effect, Phase, Ply, Position};

use crate::runtime::style::Style;
use crate::say;
use crate::show::picture;
use crate::show::words::moves::{color_key, ply_label};
use crate::text::Text;

/// This many neighbours of its own make a piece part of a lump.
const LUMP: usize = 3;
/// The number of neighbours of a cell that is not at the edge.
const INNER: usize = 6;

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
    /// Returns the reason, the answer and what the move cost, one sentence each.
    pub(crate) fn words(&self, style: Style) -> Vec<String> {
        let text = style.text;
        let Some((after, played, answer)) = self.played() else { return Vec::new() };
        let mut words = vec![flaw(text, self.before, &played)];
        words.extend(answer.map(|effect| answers(style, &effect)));
        words.push(outcome(text, &after, self.now));
        words.extend(self.best.map(|best| missed(text, best)));
        words
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

/// Says why a wrong move is bad, as far as it can be seen on the board.
fn flaw(text: Text, before: &Position, played: &Effect) -> String {
    let own = played.color;
    match (played.ply, played.captured) {
        (Ply::Place(cell), _) => bad_cell(text, before, cell, own),
        (_, Some(stack)) if stack.owner() == Some(own) => say!(text, "flaw-own"),
        (_, Some(stack)) if stack.is_lone_red() => say!(text, "flaw-red"),
        _ if played.lost[own] > 0 => say!(text, "flaw-loses", count = played.lost[own]),
        (Ply::Move { to, .. }, _) => match stuck(before, played, to) {
            Some(height) => {
                say!(text, "flaw-stuck", cell = to.to_string(), height = height)
            }
            None => say!(text, "flaw-waits"),
        },
        (Ply::Pass, _) => say!(text, "flaw-waits"),
    }
}

/// Returns the height of the stack that a move has made, if it cannot move again as things are.
fn stuck(before: &Position, played: &Effect, to: Cell) -> Option<u8> {
    let after = before.after(played.ply).ok()?;
    let stack = after.stack(to)?;
    (after.phase() == Phase::Movement && !after.movable(played.color).contains(to))
        .then(|| stack.height())
}

/// Says what speaks against placing a piece on a cell.
fn bad_cell(text: Text, before: &Position, cell: Cell, own: Color) -> String {
    if before.to_place().reds > 0 {
        return say!(text, "flaw-reds");
    }
    let name = cell.to_string();
    let beside_red = beside(before.with_red());
    let friends = (cell.neighbors() & before.owned_by(own)).len();
    if !(beside_red | beside(beside_red)).contains(cell) {
        say!(text, "flaw-far", cell = name)
    } else if friends >= LUMP {
        say!(text, "flaw-lump", cell = name, count = friends)
    } else if !beside_red.contains(cell) && !(beside_red & before.empty()).is_empty() {
        say!(text, "flaw-beside", cell = name)
    } else if cell.neighbors().len() == INNER {
        say!(text, "flaw-inner", cell = name)
    } else {
        say!(text, "flaw-elsewhere", cell = name)
    }
}

/// Returns all cells beside these.
fn beside(cells: CellSet) -> CellSet {
    cells.iter().fold(CellSet::EMPTY, |all, cell| all | cell.neighbors())
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
            assert!(words[0].starts_with("A red piece alone costs"), "{words:?}");
            assert!(words[1].starts_with(answering), "{words:?}");
            assert!(words[2].contains("lose by 2") && words[3].contains("wins by 3"), "{words:?}");
        }
    }
}
