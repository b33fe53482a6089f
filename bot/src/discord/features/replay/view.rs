//! Plies of a game as a picture that moves.

use dvonn_model::UserId;
use dvonn_render::{Look, Painter, Width, describe};
use dvonn_rules::{Effect, Ply};
use serenity::all::{ButtonStyle, CreateButton};

use crate::discord::features::replay::serve::{NoSpan, Span};
use crate::discord::kit::game::captions;
use crate::discord::kit::ids::record::ReplayClick;
use crate::discord::kit::pager::Step;
use crate::discord::kit::record::pages::{Pages, Still, step_button};
use crate::discord::kit::record::subject::{Source, Subject};
use crate::discord::kit::record::{buttons, chapters};
use crate::discord::kit::style::Style;
use crate::discord::kit::view::{ALT, File, View, button as pressed};
use crate::discord::kit::words::players;
use crate::say;
use crate::text::Text;

/// Why there is nothing to replay, and what to write instead.
pub(crate) fn no_replay(text: Text, reason: NoSpan) -> View {
    View::new(match reason {
        NoSpan::NoPlies => say!(text, "replay-nothing"),
        NoSpan::NoSuchPly { named, plies } => {
            say!(text, "replay-no-such-ply", named = named, plies = plies)
        }
        NoSpan::Backwards { from, to } => say!(text, "replay-backwards", from = from, to = to),
    })
}

/// Plies of a game as this reader sees them or, if there is none, everybody; with the way to its
/// single positions.
pub(crate) fn replay(
    painter: &Painter,
    style: Style,
    subject: &Subject,
    reader: Option<UserId>,
    span: Span,
    may_share: bool,
) -> View {
    let pages = Pages::new(style.text, subject, reader);
    let stills: Vec<_> = (span.from - 1..=span.to).map(|at| still(style, &pages, at)).collect();
    frame(style, &pages, span, may_share).file(File {
        name: file_name(pages.source),
        bytes: film(painter, style, &pages, &stills),
        alt: Some(in_words(style, &pages, &stills, span)),
        absence: say!(style.text, "error-no-files"),
    })
}

/// What stands around a replay that its reader has shown to everybody.
pub(crate) fn shared_replay(style: Style, subject: &Subject, reader: UserId, span: Span) -> View {
    frame(style, &Pages::new(style.text, subject, Some(reader)), span, false)
}

/// Why a game is not shown to everybody.
pub(crate) fn replay_from_elsewhere(text: Text) -> View {
    View::new(say!(text, "replay-elsewhere"))
}

/// The words and controls of a replay.
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
    lines.extend(pages.end.told(pages.game).filter(|_| span.to == count));
    let view = View::new(lines.join("\n"))
        .buttons(Step::ALL.map(|step| step_button(text, pages.source, span.to, step)));
    chapters::menu(view, style, pages, None).buttons(others(text, pages, span, may_share))
}

/// A position of the replay. Below it stands the move that led there, in short, and nothing while
/// placements pass too fast to be read: words that change with each picture make the file large.
fn still<'a>(style: Style, pages: &'a Pages<'_>, at: usize) -> Still<'a> {
    let mut still = pages.still(style, at);
    if at < pages.game.plies().len() {
        still.caption = match &still.effect {
            None | Some(Effect { ply: Ply::Place(_), .. }) => String::new(),
            Some(effect) => {
                let ply = captions::last_caption(style, effect);
                say!(style.text, "caption-replay", number = at, ply = ply)
            }
        };
    }
    still
}

fn film(painter: &Painter, style: Style, pages: &Pages<'_>, stills: &[Still<'_>]) -> Vec<u8> {
    let names = pages.names().map(|name| players::short(style.text, name));
    let scenes: Vec<_> = stills.iter().map(|still| still.scene(players::strs(&names))).collect();
    let look = style.look(pages.own);
    let width = if look.width == Width::COMPACT { look.width } else { Width::REPLAY };
    let look = Look { width, ..look };
    scenes.split_first().map_or_else(Vec::new, |(first, rest)| painter.replay(first, rest, look))
}

fn file_name(of: Source) -> String {
    match of {
        Source::Game(game) => format!("dvonn-{game}.gif"),
        Source::Import(_) => String::from("dvonn.gif"),
    }
}

/// The plies, as many as there is room for, and all of the last position.
fn in_words(style: Style, pages: &Pages<'_>, stills: &[Still<'_>], span: Span) -> String {
    let text = style.text;
    let lead = |plies: &str| {
        say!(text, "alt-replay", from = span.from, to = span.to, plies = plies.to_owned())
    };
    let Some(last) = stills.last() else { return String::new() };
    let room = ALT.saturating_sub(lead("").chars().count() + 1);
    let board = describe(&last.scene(pages.names()), &style, room);
    let room = room.saturating_sub(board.chars().count());
    let plies = pages.game.plies().get(span.from - 1..span.to).unwrap_or_default();
    format!("{} {board}", lead(&in_a_row(style, plies, room)))
}

/// Plies on a line of no more than `room` code points; those that are left out are marked.
fn in_a_row(style: Style, plies: &[Ply], room: usize) -> String {
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

fn others(
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
    share.into_iter().chain(pages.is_over.then(|| buttons::review(text, pages.source)))
}

#[cfg(test)]
mod tests {
    use dvonn_model::{Notation, Settings};
    use dvonn_rules::{Cell, Game, Record, headers};

    use super::*;

    fn games() -> Vec<Game> {
        let lines =
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../rules/tests/data/games.txt"))
                .lines();
        lines.filter(|line| !line.starts_with('#')).map(|line| line.parse().unwrap()).collect()
    }

    fn style(notation: Notation) -> Style {
        Style::of(Text::of(None), &Settings { notation, ..Settings::default() }, None)
    }

    /// A replay of a game between people of these names, in words.
    fn told(style: Style, game: &Game, name: &str, span: Span) -> String {
        let mut record = Record::new(game.clone());
        record.set_header(headers::WHITE, name).unwrap();
        record.set_header(headers::BLACK, name).unwrap();
        let subject = Subject::Import(1.into(), record);
        let pages = Pages::new(style.text, &subject, None);
        let stills: Vec<_> = (span.from - 1..=span.to).map(|at| still(style, &pages, at)).collect();
        in_words(style, &pages, &stills, span)
    }

    #[test]
    fn words_for_a_replay_hold_the_last_position_whole_whatever_is_replayed() {
        let longest = "W".repeat(60);
        for game in games() {
            let plies = game.plies().len();
            for to in [1, 30, 49, 60, plies] {
                for span in [Span { from: 1, to }, Span { from: to, to }] {
                    let words = told(style(Notation::Arrow), &game, &longest, span);
                    assert!(words.chars().count() <= ALT, "{} of {words}", words.chars().count());
                    let (_, board) = words.split_once("Final position: ").unwrap();
                    let position = game.position_after(to).unwrap();
                    for cell in Cell::ALL {
                        if position.stack(cell).is_some() {
                            assert!(board.contains(&cell.to_string()), "{cell} is not in {board}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn all_plies_are_told_where_there_is_room_as_the_reader_writes_them() {
        for (game, notation) in games().iter().zip(Notation::ALL.into_iter().cycle()) {
            let style = style(notation);
            let span = Span { from: 1, to: game.plies().len() };
            let words = told(style, game, "Ada", span);
            let row: Vec<_> = game.plies().iter().map(|&ply| style.ply(ply)).collect();
            let lead = format!("Animation of moves 1 to {}: {}. Final", span.to, row.join(" "));
            assert!(words.starts_with(&lead), "{lead}: {words}");
        }
    }

    #[test]
    fn plies_that_do_not_fit_are_left_out_whole_and_marked() {
        let game: Game = "D3 E4 F5 G5".parse().unwrap();
        let row = |room| in_a_row(style(Notation::Joined), game.plies(), room);
        assert_eq!(row(11), "D3 E4 F5 G5");
        assert_eq!(row(10), "D3 E4 F5 …");
        assert_eq!(row(9), "D3 E4 …");
        assert_eq!(row(2), "…");
        assert_eq!(in_a_row(style(Notation::Joined), &[], 0), "");
    }
}
