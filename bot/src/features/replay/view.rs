//! Views of animated replays.

use dvonn_discord::view::{View, button as pressed};
use dvonn_model::UserId;
use dvonn_render::Painter;
use serenity::all::{ButtonStyle, CreateButton};

use crate::features::replay::span::{InvalidSpan, Span};
use crate::runtime::style::Style;
use crate::say;
use crate::show::game::record_buttons;
use crate::show::ids::pager::PageStep;
use crate::show::ids::record::ReplayClick;
use crate::show::record::animation::animation;
use crate::show::record::chapters;
use crate::show::record::pages::{Pages, step_button};
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
    let name = file_name(pages.source);
    let file = animation(painter, style, &pages, span.from..=span.to, name);
    frame(style, &pages, span, may_share).file(file)
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

fn file_name(of: Source) -> String {
    match of {
        Source::Game(game) => format!("dvonn-{game}.gif"),
        Source::Import(_) => String::from("dvonn.gif"),
    }
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
