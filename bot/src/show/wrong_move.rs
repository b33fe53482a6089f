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
    /// The right move.
    pub(crate) right: Ply,
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
        let Some((after, _, answer)) = self.played() else { return Vec::new() };
        let mut words: Vec<_> = self.flaw(text).into_iter().collect();
        words.extend(answer.map(|effect| answers(style, &effect)));
        words.push(outcome(text, &after, self.now));
        words.extend(self.best.map(|best| missed(text, best)));
        words
    }

    /// Says what is wrong with the move, as far as it can be seen on the board. What the right move has too, is
    /// no reason.
    fn flaw(&self, text: Text) -> Option<String> {
        let right = Flaw::of(self.before, self.right);
        let flaws = Flaw::of(self.before, self.ply).into_iter();
        let mut worse = flaws.filter(|flaw| !right.iter().any(|other| flaw.is_like(*other)));
        worse.next().map(|flaw| flaw.words(text)).or_else(|| self.waits(text))
    }

    /// Says that a capture could wait, if the right move takes another stack.
    fn waits(&self, text: Text) -> Option<String> {
        let captured = |ply: Ply| match ply {
            Ply::Move { to, .. } => {
                let stack = self.before.stack(to)?;
                (stack.owner() == Some(!self.before.side_to_move())).then_some(to)
            }
            Ply::Place(_) | Ply::Pass => None,
        };
        let taken = captured(self.ply)?;
        (captured(self.right) != Some(taken)).then(|| say!(text, "flaw-waits"))
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

/// What can be seen on the board and speaks against a ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Flaw {
    Loses(u8),
    Own,
    Red,
    Stuck(Cell, u8),
    Reds,
    Lump(Cell, usize),
    Far(Cell),
    Beside(Cell),
    Inner(Cell),
}

impl Flaw {
    /// Returns the flaws of a ply, the worst first.
    fn of(before: &Position, ply: Ply) -> Vec<Flaw> {
        match ply {
            Ply::Place(cell) if before.to_place().reds > 0 => {
                let is_close = beside(before.with_red()).contains(cell);
                is_close.then_some(Flaw::Reds).into_iter().collect()
            }
            Ply::Place(cell) => of_cell(before, cell),
            Ply::Move { to, .. } => of_move(before, ply, to),
            Ply::Pass => Vec::new(),
        }
    }

    fn is_like(self, other: Flaw) -> bool {
        std::mem::discriminant(&self) == std::mem::discriminant(&other)
    }

    fn words(self, text: Text) -> String {
        match self {
            Flaw::Loses(count) => say!(text, "flaw-loses", count = count),
            Flaw::Own => say!(text, "flaw-own"),
            Flaw::Red => say!(text, "flaw-red"),
            Flaw::Stuck(cell, height) => {
                say!(text, "flaw-stuck", cell = cell.to_string(), height = height)
            }
            Flaw::Reds => say!(text, "flaw-reds"),
            Flaw::Lump(cell, count) => {
                say!(text, "flaw-lump", cell = cell.to_string(), count = count)
            }
            Flaw::Far(cell) => say!(text, "flaw-far", cell = cell.to_string()),
            Flaw::Beside(cell) => say!(text, "flaw-beside", cell = cell.to_string()),
            Flaw::Inner(cell) => say!(text, "flaw-inner", cell = cell.to_string()),
        }
    }
}

fn of_move(before: &Position, ply: Ply, to: Cell) -> Vec<Flaw> {
    let Ok(effect) = before.preview(ply) else { return Vec::new() };
    let own = effect.color;
    let lost = effect.lost[own];
    let landed = match effect.captured {
        Some(stack) if stack.owner() == Some(own) => Some(Flaw::Own),
        Some(stack) if stack.is_lone_red() && effect.lost[!own] == 0 => Some(Flaw::Red),
        _ => stuck(before, ply, to).map(|height| Flaw::Stuck(to, height)),
    };
    (lost > 0).then_some(Flaw::Loses(lost)).into_iter().chain(landed).collect()
}

/// Returns the height of the stack that a move has made, if it cannot move again as things are.
fn stuck(before: &Position, ply: Ply, to: Cell) -> Option<u8> {
    let after = before.after(ply).ok()?;
    let stack = after.stack(to)?;
    let can_move = after.movable(before.side_to_move()).contains(to);
    (after.phase() == Phase::Movement && !can_move).then(|| stack.height())
}

fn of_cell(before: &Position, cell: Cell) -> Vec<Flaw> {
    let beside_red = beside(before.with_red());
    let friends = (cell.neighbors() & before.owned_by(before.side_to_move())).len();
    let is_far = !(beside_red | beside(beside_red)).contains(cell);
    let misses_red = !beside_red.contains(cell) && !(beside_red & before.empty()).is_empty();
    let is_inner = cell.neighbors().len() == INNER;
    [
        (friends >= LUMP).then_some(Flaw::Lump(cell, friends)),
        is_far.then_some(Flaw::Far(cell)),
        misses_red.then_some(Flaw::Beside(cell)),
        is_inner.then_some(Flaw::Inner(cell)),
    ]
    .into_iter()
    .flatten()
    .collect()
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
                right: "A1B1".parse().unwrap(),
                answer: Some("B1A1".parse().unwrap()),
                now: Value::Exact(-2),
                best: Some(Value::Exact(3)),
            };
            let words = wrong.words(style);
            assert!(words[0].starts_with("You took a red piece on its own"), "{words:?}");
            assert!(words[1].starts_with(answering), "{words:?}");
            assert!(words[2].contains("lose by 2") && words[3].contains("wins by 3"), "{words:?}");
        }
    }
}
