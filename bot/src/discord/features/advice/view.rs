//! Views of hints and analyses: the best moves in words and as lettered arrows.

use dvonn_engine::{Analysis, Line, Value};
use dvonn_play::Match;
use dvonn_render::Scene;
use dvonn_rules::{CellSet, Effect, Outcome, Ply, Position};
use serenity::all::{ButtonStyle, CreateButton};

use crate::discord::features::advice::search::AnalysedPosition;
use crate::discord::kit::custom_id::BoardRef;
use crate::discord::kit::drawing::Picture;
use crate::discord::kit::game::captions::turn_caption;
use crate::discord::kit::ids::turn::TurnClick;
use crate::discord::kit::pictures as picture;
use crate::discord::kit::pictures::with_letters;
use crate::discord::kit::style::Style;
use crate::discord::kit::view::{View, button};
use crate::discord::kit::words::moves::{color_key, ply_label};
use crate::discord::kit::words::players;
use crate::say;
use crate::text::Text;

/// The maximum number of plies of the best line that are shown. Later plies are guesswork.
const MAX_SHOWN: usize = 8;
/// The maximum number of plies drawn as arrows, so that the picture stays clear.
const MAX_DRAWN: usize = 3;

/// Returns the best moves of the player to move.
pub(crate) fn hint(style: Style, game: &Match, analysis: &Analysis) -> View {
    let position = game.position();
    let count = analysis.lines.len();
    let mut lines = vec![say!(style.text, "hint-title", count = count)];
    let firsts = describe_choices(style, position, &analysis.lines);
    lines.extend(with_letters(firsts).map(|(letter, (ply, worth))| {
        say!(style.text, "advice-ply", letter = letter.to_string(), ply = ply, worth = worth)
    }));
    lines.push(say!(style.text, "hint-not-played"));
    let (names, own) = (players::names(style.text, game), position.side_to_move());
    let plies: Vec<Ply> =
        analysis.lines.iter().filter_map(|line| line.plies.first().copied()).collect();
    let scene = Scene {
        reds: game.game.reds(),
        hints: &plies,
        names: players::as_strs(&names),
        caption: &turn_caption(style.text, position),
        ..Scene::of(position)
    };
    View::new(lines.join("\n"))
        .picture(picture::of_scene(style, Some(own), &scene).for_turn())
        .buttons(
            with_letters(plies).filter_map(|(letter, ply)| play_this(style, game, letter, ply)),
        )
}

/// Returns the button that plays a suggested ply.
fn play_this(style: Style, game: &Match, letter: char, ply: Ply) -> Option<CreateButton> {
    let at = BoardRef::of(game);
    let click = match ply {
        Ply::Place(cell) => TurnClick::Place { at, cell },
        Ply::Move { from, to } => TurnClick::Confirm { at, from, to },
        Ply::Pass => return None,
    };
    let label =
        say!(style.text, "button-play-this", letter = letter.to_string(), ply = style.ply(ply));
    Some(button(click, &label, ButtonStyle::Success))
}

/// Returns an evaluation of a position, its best moves and the best line.
pub(crate) fn analysis(style: Style, subject: &AnalysedPosition, analysis: &Analysis) -> View {
    let (text, position) = (style.text, &subject.position);
    let mut lines = title(text, subject);
    if let Some(best) = analysis.lines.first() {
        let color = color_key(position.side_to_move());
        let worth = worth(text, best.value);
        lines.push(say!(text, "analysis-worth", color = color, worth = worth));
        lines.extend(
            describe_choices(style, position, &analysis.lines)
                .into_iter()
                .map(|(ply, worth)| say!(text, "analysis-choice", ply = ply, worth = worth)),
        );
        if best.plies.len() > 1 {
            lines.push(say!(text, "analysis-line"));
            lines.extend(describe_line(style, position, best));
        }
        // The search depth only matters for estimates, not for solved positions.
        if matches!(best.value, Value::Chance(_)) {
            lines.push(say!(text, "analysis-effort", depth = analysis.depth));
        }
    }
    let line = analysis.lines.first().map_or(&[][..], |best| &best.plies);
    View::new(lines.join("\n")).picture(first_plies(style, subject, line))
}

/// Returns a picture of the position with the first plies of a line as arrows.
fn first_plies(style: Style, subject: &AnalysedPosition, line: &[Ply]) -> Picture {
    let position = &subject.position;
    let plies = &line[..line.len().min(MAX_DRAWN)];
    let scene = Scene {
        reds: subject.reds,
        hints: plies,
        names: players::as_strs(&subject.names),
        caption: &turn_caption(style.text, position),
        ..Scene::of(position)
    };
    let lead = say!(style.text, "alt-line", plies = picture::list_with_letters(style, plies));
    picture::of_scene_with(style, subject.own, &scene, &lead)
}

/// Returns the game and the ply number of the position, where known.
fn title(text: Text, subject: &AnalysedPosition) -> Vec<String> {
    let game = subject.game.map(|game| say!(text, "analysis-game", number = game.to_string()));
    let plies = subject
        .plies
        .map(|(number, count)| say!(text, "analysis-plies", number = number, count = count));
    let title: Vec<_> = [game, plies].into_iter().flatten().collect();
    if title.is_empty() { Vec::new() } else { vec![title.join(" ")] }
}

/// Describes the first ply of each line and its value, best first.
fn describe_choices(style: Style, position: &Position, lines: &[Line]) -> Vec<(String, String)> {
    let text = style.text;
    let firsts = lines.iter().filter_map(|line| {
        let mut after = *position;
        let effect = after.play(*line.plies.first()?).ok()?;
        let other_effects = other_effects(text, &effect, position, &after);
        let effects = [vec![ply_label(style, &effect)], other_effects].concat();
        Some((effects.join(", "), worth(text, line.value)))
    });
    firsts.collect()
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
fn worth(text: Text, value: Value) -> String {
    let (kind, number) = match value {
        Value::Chance(chance) => {
            // An estimate is never certain, so it stays between 1 % and 99 %.
            let percent = (chance.clamp(0.0, 1.0) * 100.0).round().clamp(1.0, 99.0);
            (if (48.0..=52.0).contains(&percent) { "even" } else { "chance" }, percent)
        }
        Value::Exact(0) => ("draw", 0.0),
        Value::Exact(margin) => {
            (if margin > 0 { "win" } else { "loss" }, f64::from(margin.unsigned_abs()))
        }
    };
    say!(text, "worth", kind = kind, number = number)
}

/// Lists the plies of a line, and the result if the line ends the game.
fn describe_line(style: Style, start: &Position, line: &Line) -> Vec<String> {
    let text = style.text;
    let mut position = *start;
    let mut lines = Vec::new();
    for (letter, &ply) in with_letters(line.plies.iter().take(MAX_SHOWN)) {
        let Ok(effect) = position.play(ply) else { break };
        let (color, ply) = (color_key(effect.color), ply_label(style, &effect));
        let letter = letter.to_string();
        lines.push(say!(text, "analysis-ply", letter = letter, color = color, ply = ply));
    }
    if let Some(Outcome { score }) = position.result() {
        lines.push(say!(text, "analysis-end", white = score.white, black = score.black));
    }
    lines
}

/// Asks for a position or a game, where the channel has none.
pub(crate) fn ask_for_position(text: Text) -> View {
    View::new(say!(text, "analyse-what"))
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
            (Value::Exact(7), "certain win by 7"),
            (Value::Exact(0), "certain draw"),
            (Value::Exact(-1), "certain loss by 1"),
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
            "A1→B1, captures a black single, can capture red on D1 next, leaves Black without a move: about 60% to win"
        );
        let ends = describe(&format!("w w1,b1,b4*,.,.,.,.,.,./{REST}"), "A1B1");
        assert_eq!(ends, "A1→B1, captures a black single, ends the game: about 60% to win");
    }

    #[test]
    fn a_side_that_was_already_stuck_is_not_mentioned() {
        let position = format!("w w1,w1,w1,b4*,.,.,.,.,./{REST}");
        assert_eq!(
            describe(&position, "A1B1"),
            "A1→B1, lands on a white single, can capture red on D1 next: about 60% to win"
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
        let line = Line { plies: vec!["A1B1".parse().unwrap()], value: Value::Exact(-2) };
        assert_eq!(
            describe_line(Style::public(text(), None), &position, &line),
            ["A. White A1→B1, captures a black single", "Then the game is over: White 2, Black 4."]
        );
        let placed = ["A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1", "I1", "A2"];
        let plies = placed.iter().map(|cell| cell.parse().unwrap()).collect();
        let line = Line { plies, value: Value::Chance(0.5) };
        let described = describe_line(Style::public(text(), None), &Position::new(), &line);
        assert_eq!(
            (described.len(), described.last().map(String::as_str)),
            (MAX_SHOWN, Some("H. Black H1"))
        );
    }
}
