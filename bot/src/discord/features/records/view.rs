//! A page of a game: one position, with buttons to the others. Only its reader sees it.

use dvonn_discord::view::View;
use dvonn_model::UserId;
use dvonn_rules::{Effect, Ply};
use serenity::all::CreateButton;

use crate::discord::kit::pager::PageStep;
use crate::discord::kit::pictures as picture;
use crate::discord::kit::record::pages::{Pages, step_button};
use crate::discord::kit::record::subject::RecordedGame;
use crate::discord::kit::record::{buttons, chapters};
use crate::discord::kit::style::Style;
use crate::discord::kit::words::moves;
use crate::say;
use crate::text::Text;

/// Returns a game after its first `at` plies, as this reader sees it.
pub(crate) fn page(style: Style, subject: &RecordedGame, reader: UserId, at: usize) -> View {
    page_of(style, &Pages::new(style.text, subject, Some(reader)), at)
}

fn page_of(style: Style, pages: &Pages<'_>, at: usize) -> View {
    let text = style.text;
    let last = pages.game.plies().len();
    let at = at.min(last);
    let still = pages.still(style, at);
    let mut lines =
        vec![pages.title.clone(), describe_ply(style, pages, at, still.effect.as_ref())];
    lines.extend(pages.end.line.clone().filter(|_| at == last));
    let scene = still.scene(pages.names());
    let view = View::new(lines.join("\n"))
        .picture(picture::of_scene(style, pages.own, &scene))
        .buttons(PageStep::ALL.map(|step| {
            let is_same_page = step.from(at, last) == at;
            step_button(text, pages.source, at, step).disabled(is_same_page)
        }));
    chapters::menu(view, style, pages, Some(at)).buttons(others(text, pages))
}

/// Buttons for the replay and the review of the game.
fn others(text: Text, pages: &Pages<'_>) -> impl Iterator<Item = CreateButton> {
    let has_plies = !pages.game.plies().is_empty();
    let replay = has_plies.then(|| buttons::replay(text, pages.source));
    replay.into_iter().chain(pages.is_over.then(|| buttons::review(text, pages.source)))
}

/// Describes the ply that led to the position.
fn describe_ply(style: Style, pages: &Pages<'_>, at: usize, effect: Option<&Effect>) -> String {
    let (text, count) = (style.text, pages.game.plies().len());
    match effect {
        None => say!(text, "page-start", count = count),
        Some(effect) if effect.ply == Ply::Pass => say!(
            text,
            "page-passed",
            number = at,
            count = count,
            player = pages.mentions[effect.color].clone()
        ),
        Some(effect) => say!(
            text,
            "page-ply",
            number = at,
            count = count,
            player = pages.mentions[effect.color].clone(),
            ply = moves::ply_label(style, effect)
        ),
    }
}
