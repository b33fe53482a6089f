//! The best plies in words and with lettered arrows: what each does, what it is worth, and how the
//! game could go on.

use dvonn_engine::{Analysis, Line, Value};
use dvonn_play::Match;
use dvonn_render::{Painter, Scene};
use dvonn_rules::{CellSet, Effect, Outcome, Ply, Position};

use crate::discord::features::advice::search::Subject;
use crate::discord::kit::game::captions::turn_caption;
use crate::discord::kit::pictures as picture;
use crate::discord::kit::pictures::lettered;
use crate::discord::kit::style::Style;
use crate::discord::kit::view::{Picture, View};
use crate::discord::kit::words::moves::{color_key, ply_label};
use crate::discord::kit::words::players;
use crate::say;
use crate::text::Text;

/// So many plies of the best line are shown; what lies further is guesswork.
const SHOWN: usize = 8;
/// So many of them are in the picture, which stays clear with that many.
const DRAWN: usize = 3;

/// What the player to move could play best.
pub(crate) fn hint(painter: &Painter, style: Style, game: &Match, analysis: &Analysis) -> View {
    let position = game.position();
    let count = analysis.lines.len();
    let mut lines = vec![say!(style.text, "hint-title", count = count)];
    let firsts = told(style, position, &analysis.lines);
    lines.extend(lettered(firsts).map(|(letter, (ply, worth))| {
        say!(style.text, "advice-ply", letter = letter.to_string(), ply = ply, worth = worth)
    }));
    lines.push(say!(style.text, "hint-not-played"));
    let (names, own) = (players::names(style.text, game), position.side_to_move());
    let plies: Vec<Ply> =
        analysis.lines.iter().filter_map(|line| line.plies.first().copied()).collect();
    let scene = Scene {
        reds: game.game.reds(),
        hints: &plies,
        names: players::strs(&names),
        caption: &turn_caption(style.text, position),
        ..Scene::of(position)
    };
    View::new(lines.join("\n")).picture(picture::of_scene(painter, style, Some(own), &scene))
}

/// What a position is worth, what could be played best, and how the game would go on.
pub(crate) fn analysis(
    painter: &Painter,
    style: Style,
    subject: &Subject,
    analysis: &Analysis,
) -> View {
    let (text, position) = (style.text, &subject.position);
    let mut lines = title(text, subject);
    if let Some(best) = analysis.lines.first() {
        let color = color_key(position.side_to_move());
        let worth = worth(text, best.value);
        lines.push(say!(text, "analysis-worth", color = color, worth = worth));
        lines.extend(
            told(style, position, &analysis.lines)
                .into_iter()
                .map(|(ply, worth)| say!(text, "analysis-choice", ply = ply, worth = worth)),
        );
        if best.plies.len() > 1 {
            lines.push(say!(text, "analysis-line"));
            lines.extend(played_out(style, position, best));
        }
        // What is certain does not hang on how far anybody looked.
        if matches!(best.value, Value::Chance(_)) {
            lines.push(say!(text, "analysis-effort", depth = analysis.depth));
        }
    }
    let line = analysis.lines.first().map_or(&[][..], |best| &best.plies);
    View::new(lines.join("\n")).picture(first_plies(painter, style, subject, line))
}

/// The picture of a position with the first plies of a line in it, in their order.
fn first_plies(painter: &Painter, style: Style, subject: &Subject, line: &[Ply]) -> Picture {
    let position = &subject.position;
    let plies = &line[..line.len().min(DRAWN)];
    let scene = Scene {
        reds: subject.reds,
        hints: plies,
        names: players::strs(&subject.names),
        caption: &turn_caption(style.text, position),
        ..Scene::of(position)
    };
    let lead = say!(style.text, "alt-line", plies = picture::by_letter(style, plies));
    picture::of_scene_with(painter, style, subject.own, &scene, &lead)
}

/// Which position of which game it is.
fn title(text: Text, subject: &Subject) -> Vec<String> {
    let game = subject.game.map(|game| say!(text, "analysis-game", number = game.to_string()));
    let plies = subject
        .plies
        .map(|(number, count)| say!(text, "analysis-plies", number = number, count = count));
    let title: Vec<_> = [game, plies].into_iter().flatten().collect();
    if title.is_empty() { Vec::new() } else { vec![title.join(" ")] }
}

/// The first ply of each line with what it does, and what it is worth, the best first.
fn told(style: Style, position: &Position, lines: &[Line]) -> Vec<(String, String)> {
    let text = style.text;
    let firsts = lines.iter().filter_map(|line| {
        let mut after = *position;
        let effect = after.play(*line.plies.first()?).ok()?;
        let besides = besides(text, &effect, position, &after);
        let does = [vec![ply_label(style, &effect)], besides].concat();
        Some((does.join(", "), worth(text, line.value)))
    });
    firsts.collect()
}

/// What a ply does besides capturing and isolating.
fn besides(text: Text, effect: &Effect, before: &Position, after: &Position) -> Vec<String> {
    let mut does = Vec::new();
    if let Ply::Place(cell) = effect.ply {
        if !(cell.neighbors() & after.with_red()).is_empty() {
            does.push(say!(text, "does-stand-by-red"));
        }
        if cell.is_edge() {
            does.push(say!(text, "does-stand-at-edge"));
        }
        return does;
    }
    let reds = effect.target.map_or(CellSet::EMPTY, |target| {
        after.destinations(target) & (after.with_red() - after.owned_by(effect.color))
    });
    if !reds.is_empty() {
        let reds: Vec<_> = reds.iter().map(|cell| cell.to_string()).collect();
        does.push(say!(text, "does-reach-red", cells = reds.join(" ")));
    }
    if after.result().is_some() {
        does.push(say!(text, "does-end"));
    } else if after.must_pass() && !before.movable(effect.color.other()).is_empty() {
        let other = color_key(effect.color.other());
        does.push(say!(text, "does-leave-no-move", color = other));
    }
    does
}

/// What something is worth, to whoever it is said of.
fn worth(text: Text, value: Value) -> String {
    let (kind, number) = match value {
        Value::Chance(chance) => {
            // What is judged is never sure.
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

/// The plies of a line, and how the game ends with it if it does.
fn played_out(style: Style, start: &Position, line: &Line) -> Vec<String> {
    let text = style.text;
    let mut position = *start;
    let mut lines = Vec::new();
    for (letter, &ply) in lettered(line.plies.iter().take(SHOWN)) {
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

/// Outside a channel nothing is meant unless it is given.
pub(crate) fn analyse_what(text: Text) -> View {
    View::new(say!(text, "analyse-what"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All but the first row of a board on which nothing stands there.
    const REST: &str =
        ".,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.";

    fn text() -> Text {
        Text::of(None)
    }

    #[test]
    fn a_worth_is_told_in_words_that_beginners_know() {
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

    /// What is said of a ply in a position.
    fn said(position: &str, ply: &str) -> String {
        let line = Line { plies: vec![ply.parse().unwrap()], value: Value::Chance(0.6) };
        let told = told(Style::public(text(), None), &position.parse().unwrap(), &[line]);
        told.iter().map(|(ply, worth)| [ply.as_str(), worth].join(": ")).next().unwrap()
    }

    #[test]
    fn a_move_is_told_by_what_it_takes_reaches_and_leaves() {
        let reaches = said(&format!("w w1,b1,w1,b4*,.,.,.,.,./{REST}"), "A1B1");
        assert_eq!(
            reaches,
            "A1→B1, captures a black single, can capture red on D1 next, leaves Black without a move: about 60% to win"
        );
        let ends = said(&format!("w w1,b1,b4*,.,.,.,.,.,./{REST}"), "A1B1");
        assert_eq!(ends, "A1→B1, captures a black single, ends the game: about 60% to win");
    }

    #[test]
    fn a_side_that_had_no_move_before_is_left_none() {
        let position = format!("w w1,w1,w1,b4*,.,.,.,.,./{REST}");
        assert_eq!(
            said(&position, "A1B1"),
            "A1→B1, lands on a white single, can capture red on D1 next: about 60% to win"
        );
    }

    #[test]
    fn a_placement_is_told_by_where_it_is() {
        let mut position = Position::new();
        position.play("D3".parse().unwrap()).unwrap();
        let said = |ply: &str| said(&position.to_string(), ply);
        assert_eq!(said("E3"), "E3, next to red: about 60% to win");
        assert_eq!(said("A1"), "A1, at the edge: about 60% to win");
        assert_eq!(said("G3"), "G3: about 60% to win");
    }

    #[test]
    fn a_line_is_told_to_its_end_but_not_further_than_one_sees() {
        let position = format!("w w1,b1,b4*,.,.,.,.,.,./{REST}").parse().unwrap();
        let line = Line { plies: vec!["A1B1".parse().unwrap()], value: Value::Exact(-2) };
        assert_eq!(
            played_out(Style::public(text(), None), &position, &line),
            ["A. White A1→B1, captures a black single", "Then the game is over: White 2, Black 4."]
        );
        let placed = ["A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1", "I1", "A2"];
        let plies = placed.iter().map(|cell| cell.parse().unwrap()).collect();
        let line = Line { plies, value: Value::Chance(0.5) };
        let told = played_out(Style::public(text(), None), &Position::new(), &line);
        assert_eq!((told.len(), told.last().map(String::as_str)), (SHOWN, Some("H. Black H1")));
    }
}
