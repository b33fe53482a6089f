//! Views of animated replays.

use dvonn_discord::view::{ALT, File, View, button as pressed};
use dvonn_model::UserId;
use dvonn_render::{Look, Painter, Width, describe};
use dvonn_rules::Ply;
use serenity::all::{ButtonStyle, CreateButton};

use crate::features::replay::span::{InvalidSpan, Span};
use crate::runtime::style::Style;
use crate::say;
use crate::show::game::record_buttons;
use crate::show::ids::pager::PageStep;
use crate::show::ids::record::ReplayClick;
use crate::show::picture::captions;
use crate::show::record::chapters;
use crate::show::record::pages::{Pages, Still, step_button};
use crate::show::record::subject::{RecordedGame, Source};
use crate::text::Text;

/// Explains why there is nothing to replay, and what to enter instead.
pub(super) fn no_replay(text: Text, reason: InvalidSpan) -> View {
    View::new(match reason {
        InvalidSpan::NoPlies => say!(text, "replay-nothing"),
        InvalidSpan::NoSuchPly { named, plies } => {
            say!(text, "replay-no-such-ply", named = named, plies = plies)
        }
        InvalidSpan::Backwards { from, to } => say!(text, "replay-backwards", from = from, to = to),
    })
}

/// Returns a replay for `reader`, with controls for single positions, or for everyone if `None`.
pub(super) fn replay(
    painter: &Painter,
    style: Style,
    subject: &RecordedGame,
    reader: Option<UserId>,
    span: Span,
    may_share: bool,
) -> View {
    let pages = Pages::new(style.text, subject, reader);
    let stills: Vec<_> = (span.from - 1..=span.to).map(|at| still(style, &pages, at)).collect();
    frame(style, &pages, span, may_share).file(File {
        name: file_name(pages.source),
        bytes: animation(painter, style, &pages, &stills),
        alt: Some(alt_text(style, &pages, &stills, span)),
        absence: say!(style.text, "error-no-files"),
    })
}

/// Returns the private message of a replay after its reader has posted it.
pub(super) fn shared_replay(
    style: Style,
    subject: &RecordedGame,
    reader: UserId,
    span: Span,
) -> View {
    frame(style, &Pages::new(style.text, subject, Some(reader)), span, false)
}

/// Explains why a replay cannot be posted in this channel.
pub(super) fn replay_from_other_venue(text: Text) -> View {
    View::new(say!(text, "replay-elsewhere"))
}

/// Returns the text and controls of a replay.
fn frame(style: Style, pages: &Pages<'_>, span: Span, may_share: bool) -> View {
    let text = style.text;
    let count = pages.game.plies().len();
    let mut lines = vec![
        pages.title.clone(),
        if span.from == span.to {
            say!(text, "replay-ply", number = span.to, count = count)
        } else {
            say!(text, "replay-plies", from = span.from, to = span.to, count = count)
        },
    ];
    lines.extend(pages.end.text(pages.game).filter(|_| span.to == count));
    let view = View::new(lines.join("\n"))
        .buttons(PageStep::ALL.map(|step| step_button(text, pages.source, span.to, step)));
    chapters::menu(view, style, pages, None).buttons(extra_buttons(text, pages, span, may_share))
}

/// Returns one frame of the replay. Its caption is the last move with its number.
fn still<'a>(style: Style, pages: &'a Pages<'_>, at: usize) -> Still<'a> {
    let mut still = pages.still(style, at);
    if let Some(effect) = still.effect.as_ref().filter(|_| at < pages.game.plies().len()) {
        let ply = captions::last_caption(style, effect);
        still.caption = say!(style.text, "caption-replay", number = at, ply = ply);
    }
    still
}

fn animation(painter: &Painter, style: Style, pages: &Pages<'_>, stills: &[Still<'_>]) -> Vec<u8> {
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

fn file_name(of: Source) -> String {
    match of {
        Source::Game(game) => format!("dvonn-{game}.gif"),
        Source::Import(_) => String::from("dvonn.gif"),
    }
}

/// Returns the alt text: as many plies as fit, and the whole final position.
fn alt_text(style: Style, pages: &Pages<'_>, stills: &[Still<'_>], span: Span) -> String {
    let text = style.text;
    let lead = |plies: &str| {
        say!(text, "alt-replay", from = span.from, to = span.to, plies = plies.to_owned())
    };
    let Some(last) = stills.last() else { return String::new() };
    let room = ALT.saturating_sub(lead("").chars().count() + 1);
    let board = describe(&last.scene(pages.names()), &style, room);
    let room = room.saturating_sub(board.chars().count());
    let plies = pages.game.plies().get(span.from - 1..span.to).unwrap_or_default();
    format!("{} {board}", lead(&ply_list(style, plies, room)))
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

fn extra_buttons(
    text: Text,
    pages: &Pages<'_>,
    span: Span,
    may_share: bool,
) -> impl Iterator<Item = CreateButton> {
    let share = match pages.source {
        Source::Game(game) if may_share => {
            let click = ReplayClick::Share { game, from: span.from, to: span.to };
            Some(pressed(click, &say!(text, "button-share"), ButtonStyle::Primary))
        }
        _ => None,
    };
    share.into_iter().chain(pages.is_over.then(|| record_buttons::review(text, pages.source)))
}

#[cfg(test)]
mod tests {
    use dvonn_model::{Notation, Settings};
    use dvonn_rules::{Game, Record, headers};

    use super::*;

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
    fn alt_text_of(style: Style, game: &Game, name: &str, span: Span) -> String {
        let mut record = Record::new(game.clone());
        record.set_header(headers::WHITE, name).unwrap();
        record.set_header(headers::BLACK, name).unwrap();
        let subject = RecordedGame::Import(1.into(), record);
        let pages = Pages::new(style.text, &subject, None);
        let stills: Vec<_> = (span.from - 1..=span.to).map(|at| still(style, &pages, at)).collect();
        alt_text(style, &pages, &stills, span)
    }

    #[test]
    fn alt_text_always_contains_the_whole_final_position() {
        let longest = "W".repeat(60);
        for game in games() {
            let plies = game.plies().len();
            for to in [1, 30, 49, 60, plies] {
                for span in [Span { from: 1, to }, Span { from: to, to }] {
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
            let span = Span { from: 1, to: game.plies().len() };
            let words = alt_text_of(style, game, "Ada", span);
            let row: Vec<_> = game.plies().iter().map(|&ply| style.ply(ply)).collect();
            let lead = format!("Animation of moves 1 to {}: {}. Final", span.to, row.join(" "));
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
