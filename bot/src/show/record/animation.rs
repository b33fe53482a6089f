//! A game as an animation.

use std::ops::RangeInclusive;

use dvonn_discord::view::{ALT, File};
use dvonn_render::{Look, Painter, Width, describe};
use dvonn_rules::Ply;

use crate::runtime::style::Style;
use crate::say;
use crate::show::picture::captions;
use crate::show::record::pages::{Pages, Still};

/// Returns the animation of a game's plies in this range, counted from 1, as a file with this name.
pub(crate) fn animation(
    painter: &Painter,
    style: Style,
    pages: &Pages<'_>,
    plies: RangeInclusive<usize>,
    name: String,
) -> File {
    let (from, to) = (*plies.start(), *plies.end());
    let stills: Vec<_> = (from.saturating_sub(1)..=to).map(|at| still(style, pages, at)).collect();
    File {
        name,
        bytes: draw(painter, style, pages, &stills),
        alt: Some(alt_text(style, pages, &stills, (from, to))),
        absence: say!(style.text, "error-no-files"),
    }
}

/// Returns one frame of the replay. Its caption is the last move with its number.
fn still<'a>(style: Style, pages: &'a Pages<'_>, at: usize) -> Still<'a> {
    let mut still = pages.still(style, at);
    if let Some(effect) = still.effect.as_ref().filter(|_| at < pages.game.plies().len()) {
        let ply = captions::named(style, pages.names[effect.color].short.clone(), effect);
        still.caption = say!(style.text, "caption-replay", number = at, ply = ply);
    }
    still
}

fn draw(painter: &Painter, style: Style, pages: &Pages<'_>, stills: &[Still<'_>]) -> Vec<u8> {
    let scenes: Vec<_> = stills.iter().map(|still| still.scene(pages.names())).collect();
    let look = look_of(style, pages);
    scenes.split_first().map_or_else(Vec::new, |(first, rest)| painter.replay(first, rest, look))
}

/// Returns how a replay looks: it is narrower than other pictures, to keep the file small.
fn look_of(style: Style, pages: &Pages<'_>) -> Look {
    let look = style.look(pages.own);
    let width = if look.width == Width::COMPACT { look.width } else { Width::REPLAY };
    Look { width, ..look }
}

/// Returns the alt text: as many plies as fit, and the whole final position.
fn alt_text(
    style: Style,
    pages: &Pages<'_>,
    stills: &[Still<'_>],
    (from, to): (usize, usize),
) -> String {
    let text = style.text;
    let lead =
        |plies: &str| say!(text, "alt-replay", from = from, to = to, plies = plies.to_owned());
    let Some(last) = stills.last() else { return String::new() };
    let room = ALT.saturating_sub(lead("").chars().count() + 1);
    let board = describe(&last.scene(pages.names()), &style, room);
    let room = room.saturating_sub(board.chars().count());
    let plies = pages.game.plies().get(from.saturating_sub(1)..to).unwrap_or_default();
    text.sentences([lead(&ply_list(style, plies, room)), board])
}

/// Lists plies within `room` code points. An ellipsis marks those left out.
fn ply_list(style: Style, plies: &[Ply], room: usize) -> String {
    let mut row = String::new();
    let mut length = 0;
    for (index, &ply) in plies.iter().enumerate() {
        let ply = style.ply(ply);
        let blank = usize::from(index > 0);
        let rest = if index + 1 < plies.len() { 2 } else { 0 };
        length += blank + ply.chars().count();
        if length + rest > room {
            row.push_str(if index > 0 { " …" } else { "…" });
            break;
        }
        if index > 0 {
            row.push(' ');
        }
        row.push_str(&ply);
    }
    row
}

#[cfg(test)]
mod tests {
    use dvonn_model::{Notation, Settings};
    use dvonn_rules::{Game, Record, headers};

    use super::*;
    use crate::show::record::subject::RecordedGame;
    use crate::text::Text;

    fn games() -> Vec<Game> {
        let lines = include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../crates/rules/tests/data/games.txt"
        ))
        .lines();
        lines.filter(|line| !line.starts_with('#')).map(|line| line.parse().unwrap()).collect()
    }

    fn style(notation: Notation) -> Style {
        Style::of(Text::of(None), &Settings { notation, ..Settings::default() }, None)
    }

    /// Returns the alt text of a replay between two people with this name.
    fn alt_text_of(style: Style, game: &Game, name: &str, span: (usize, usize)) -> String {
        let mut record = Record::new(game.clone());
        record.set_header(headers::WHITE, name).unwrap();
        record.set_header(headers::BLACK, name).unwrap();
        let subject = RecordedGame::Import(1.into(), record);
        let pages = Pages::new(style.text, &subject, None);
        let stills: Vec<_> = (span.0 - 1..=span.1).map(|at| still(style, &pages, at)).collect();
        alt_text(style, &pages, &stills, span)
    }

    #[test]
    fn alt_text_always_contains_the_whole_final_position() {
        let longest = "W".repeat(60);
        for game in games() {
            let plies = game.plies().len();
            for to in [1, 30, 49, 60, plies] {
                for span in [(1, to), (to, to)] {
                    let words = alt_text_of(style(Notation::Arrow), &game, &longest, span);
                    for text in Text::all() {
                        let style = Style::public(text, None);
                        let length = alt_text_of(style, &game, &longest, span).chars().count();
                        assert!(length <= ALT, "{}: {length}", text.tag());
                    }
                    let (_, board) = words.split_once("Final position: ").unwrap();
                    let position = game.position_after(to).unwrap();
                    for (cell, _) in position.stacks() {
                        assert!(board.contains(&cell.to_string()), "{cell} is not in {board}");
                    }
                }
            }
        }
    }

    #[test]
    fn alt_text_lists_all_plies_in_the_readers_notation_if_they_fit() {
        for (game, notation) in games().iter().zip(Notation::ALL.into_iter().cycle()) {
            let style = style(notation);
            let span = (1, game.plies().len());
            let words = alt_text_of(style, game, "Ada", span);
            let row: Vec<_> = game.plies().iter().map(|&ply| style.ply(ply)).collect();
            let lead = format!("Animation of moves 1 to {}: {}. Final", span.1, row.join(" "));
            assert!(words.starts_with(&lead), "{lead}: {words}");
        }
    }

    #[test]
    fn an_ellipsis_marks_plies_that_do_not_fit() {
        let game: Game = "D3 E4 F5 G5".parse().unwrap();
        let row = |room| ply_list(style(Notation::Joined), game.plies(), room);
        assert_eq!(row(11), "D3 E4 F5 G5");
        assert_eq!(row(10), "D3 E4 F5 …");
        assert_eq!(row(9), "D3 E4 …");
        assert_eq!(row(2), "…");
        assert_eq!(ply_list(style(Notation::Joined), &[], 0), "");
    }
}
