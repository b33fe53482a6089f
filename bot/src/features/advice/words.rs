//! Words of hints and analyses: moves with their effects, values, and lines of play.

use dvonn_engine::{Line, Value};
use dvonn_rules::{CellSet, Effect, Outcome, Ply, Position};
use dvonn_study::calibrated;

use crate::runtime::style::Style;
use crate::say;
use crate::show::words::moves::{color_key, ply_label};
use crate::text::Text;

/// The maximum number of plies of a line that are shown. Later plies are guesswork.
pub(super) const MAX_SHOWN: usize = 8;

/// Describes the first ply of each line and its value, best first.
pub(super) fn describe_choices(
    style: Style,
    position: &Position,
    lines: &[Line],
) -> Vec<(String, String)> {
    let text = style.text;
    let firsts = lines.iter().filter_map(|line| {
        let label = label(style, position, *line.plies.first()?)?;
        Some((label, worth(text, calibrated(line.value, position))))
    });
    firsts.collect()
}

/// Describes a ply with all its effects. Returns `None` if it is illegal.
pub(super) fn label(style: Style, position: &Position, ply: Ply) -> Option<String> {
    let mut after = *position;
    let effect = after.play(ply).ok()?;
    let other_effects = other_effects(style.text, &effect, position, &after);
    Some(style.text.listed(&[vec![ply_label(style, &effect)], other_effects].concat()))
}

/// Lists the effects of a ply besides capture and isolation.
fn other_effects(text: Text, effect: &Effect, before: &Position, after: &Position) -> Vec<String> {
    let mut effects = Vec::new();
    if let Ply::Place(cell) = effect.ply {
        if !(cell.neighbors() & after.with_red()).is_empty() {
            effects.push(say!(text, "effect-next-to-red"));
        }
        if cell.is_edge() {
            effects.push(say!(text, "effect-at-edge"));
        }
        return effects;
    }
    let reds = effect.target.map_or(CellSet::EMPTY, |target| {
        after.destinations(target) & (after.with_red() - after.owned_by(effect.color))
    });
    if !reds.is_empty() {
        let reds: Vec<_> = reds.iter().map(|cell| cell.to_string()).collect();
        effects.push(say!(text, "effect-can-capture-red", cells = reds.join(" ")));
    }
    if after.result().is_some() {
        effects.push(say!(text, "effect-ends-game"));
    } else if after.must_pass() && !before.movable(effect.color.other()).is_empty() {
        let other = color_key(effect.color.other());
        effects.push(say!(text, "effect-leaves-no-move", color = other));
    }
    effects
}

/// Describes a value from the point of view of the side to move.
pub(super) fn worth(text: Text, value: Value) -> String {
    let (kind, number) = match value {
        Value::Chance(chance) => {
            let percent = f64::from(percent(chance));
            (if (48.0..=52.0).contains(&percent) { "even" } else { "chance" }, percent)
        }
        Value::Exact(0) => ("draw", 0.0),
        Value::Exact(margin) => {
            (if margin > 0 { "win" } else { "loss" }, f64::from(margin.unsigned_abs()))
        }
    };
    say!(text, "worth", kind = kind, number = number)
}

/// Returns an estimated chance in per cent. An estimate is never certain, so it stays between 1 and
/// 99.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the value is clamped to 1 to 99"
)]
pub(super) fn percent(chance: f64) -> u8 {
    (chance * 100.0).round().clamp(1.0, 99.0) as u8
}

/// Returns the winning chances of a value in per cent: 0 or 100 only if the position is solved.
pub(super) fn chances(value: Value) -> u8 {
    match value {
        Value::Chance(chance) => percent(chance),
        Value::Exact(0) => 50,
        Value::Exact(margin) if margin > 0 => 100,
        Value::Exact(_) => 0,
    }
}

/// Returns how a line goes on after its first ply, and the result if it ends the game. `None` if
/// there is nothing to tell.
pub(super) fn rest_of_line(style: Style, start: &Position, line: &Line) -> Option<String> {
    let text = style.text;
    let mut position = *start;
    let mut plies = Vec::new();
    for &ply in line.plies.iter().take(MAX_SHOWN) {
        position.play(ply).ok()?;
        plies.push(style.ply(ply));
    }
    let rest = plies.get(1..).unwrap_or_default().join(" ");
    match (position.result(), rest.as_str()) {
        (None, "") => None,
        (None, _) => Some(say!(text, "analysis-then", line = rest)),
        (Some(Outcome { score }), "") => {
            Some(say!(text, "analysis-end", white = score.white, black = score.black))
        }
        (Some(Outcome { score }), _) => Some(say!(
            text,
            "analysis-then-end",
            line = rest,
            white = score.white,
            black = score.black
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All rows but the first, empty.
    const REST: &str =
        ".,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.";

    fn text() -> Text {
        Text::of(None)
    }

    #[test]
    fn values_are_described_in_plain_words() {
        for (value, words) in [
            (Value::Chance(0.5), "about even"),
            (Value::Chance(0.524), "about even"),
            (Value::Chance(0.62), "about 62% to win"),
            (Value::Chance(0.999), "about 99% to win"),
            (Value::Chance(0.0), "about 1% to win"),
            (Value::Exact(7), "wins by 7"),
            (Value::Exact(0), "draws"),
            (Value::Exact(-1), "loses by 1"),
        ] {
            assert_eq!(worth(text(), value), words, "{value:?}");
        }
    }

    /// Describes a ply in a position.
    fn describe(position: &str, ply: &str) -> String {
        let line = Line { plies: vec![ply.parse().unwrap()], value: Value::Chance(0.6) };
        let described =
            describe_choices(Style::public(text(), None), &position.parse().unwrap(), &[line]);
        described.iter().map(|(ply, worth)| [ply.as_str(), worth].join(": ")).next().unwrap()
    }

    #[test]
    fn a_move_is_described_by_its_effects() {
        let reaches = describe(&format!("w w1,b1,w1,b4*,.,.,.,.,./{REST}"), "A1B1");
        assert_eq!(
            reaches,
            "A1→B1, captures a black single, can capture red on D1 next, leaves Black without a move: about 81% to win"
        );
        let ends = describe(&format!("w w1,b1,b4*,.,.,.,.,.,./{REST}"), "A1B1");
        assert_eq!(ends, "A1→B1, captures a black single, ends the game: about 81% to win");
    }

    #[test]
    fn a_side_that_was_already_stuck_is_not_mentioned() {
        let position = format!("w w1,w1,w1,b4*,.,.,.,.,./{REST}");
        assert_eq!(
            describe(&position, "A1B1"),
            "A1→B1, lands on a white single, can capture red on D1 next: about 81% to win"
        );
    }

    #[test]
    fn a_placement_is_described_by_its_cell() {
        let mut position = Position::new();
        position.play("D3".parse().unwrap()).unwrap();
        let describe = |ply: &str| describe(&position.to_string(), ply);
        assert_eq!(describe("E3"), "E3, next to red: about 60% to win");
        assert_eq!(describe("A1"), "A1, at the edge: about 60% to win");
        assert_eq!(describe("G3"), "G3: about 60% to win");
    }

    #[test]
    fn a_line_is_shown_up_to_the_end_or_the_limit() {
        let position = format!("w w1,b1,b4*,.,.,.,.,.,./{REST}").parse().unwrap();
        let rest = |position: &Position, plies: Vec<Ply>| {
            let line = Line { plies, value: Value::Chance(0.5) };
            rest_of_line(Style::public(text(), None), position, &line)
        };
        assert_eq!(
            rest(&position, vec!["A1B1".parse().unwrap()]).as_deref(),
            Some("-# Then the game is over: White 2, Black 4.")
        );
        let placed = ["A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1", "I1", "A2"];
        let plies: Vec<Ply> = placed.iter().map(|cell| cell.parse().unwrap()).collect();
        assert_eq!(rest(&Position::new(), plies[..1].to_vec()), None);
        assert_eq!(rest(&Position::new(), plies).as_deref(), Some("-# then B1 C1 D1 E1 F1 G1 H1"));
    }
}
