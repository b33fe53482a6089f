//! Text lists: a person's running games and the history of a game.

use dvonn_model::{DecisionRow, ModeratorAction, UserId};
use dvonn_play::Match;

use crate::discord::kit::game::{clock, news};
use crate::discord::kit::ids::record::RecordClick;
use crate::discord::kit::record::buttons::browse;
use crate::discord::kit::record::{buttons, title};
use crate::discord::kit::style::Style;
use crate::discord::kit::view::{MenuOption, View, plain};
use crate::discord::kit::words::links::link;
use crate::discord::kit::words::players::{mention_or_deleted, mention_player};
use crate::say;
use crate::text::Text;

/// Returns the first of a person's `count` running games.
pub(crate) fn games(text: Text, first: &[Match], count: usize, reader: UserId) -> View {
    if first.is_empty() {
        return View::new(say!(text, "games-none"));
    }
    let mut lines = vec![say!(text, "games-title", count = count.max(first.len()))];
    lines.extend(first.iter().map(|game| entry(text, game, reader)));
    if count > first.len() {
        lines.push(say!(text, "games-more", count = count - first.len()));
    }
    let started = first.iter().filter(|game| !game.game.plies().is_empty());
    let options = started.map(|game| MenuOption {
        value: game.row.id.to_string(),
        label: title::game_choice(text, &game.row),
        description: String::new(),
    });
    View::new(lines.join("\n")).menu(
        RecordClick::ChooseGame,
        &say!(text, "menu-game-hint"),
        options,
    )
}

fn entry(text: Text, game: &Match, reader: UserId) -> String {
    let row = &game.row.clone().seen_by(reader);
    let opponent = game
        .color_of(reader)
        .map(|color| mention_player(text, &row.players[color.other()]))
        .unwrap_or_default();
    let turn = if game.is_to_move(reader) { "yours" } else { "theirs" };
    let line = say!(
        text,
        "games-entry",
        number = row.id.to_string(),
        opponent = opponent,
        turn = turn,
        time = clock::in_short(text, game)
    );
    let place = format!("<#{}>", row.place.channel);
    match link(row) {
        Some(url) => say!(text, "games-entry-link", entry = line, place = place, url = url),
        None => line,
    }
}

/// Returns the plies of a game as text, and moderators' decisions about it.
pub(crate) fn history(style: Style, game: &Match, decisions: &[DecisionRow]) -> View {
    let text = style.text;
    let plies = if game.game.plies().is_empty() {
        say!(text, "history-empty")
    } else {
        format!("```\n{}\n```", style.game(&game.game))
    };
    let mut lines = vec![title::title(text, game), plies];
    lines.extend(news::ending_line(text, game));
    lines.extend(decisions.iter().filter_map(|decision| decision_line(text, game, decision)));
    let looks = [browse(text, game), buttons::replay_of(text, game)];
    View::new(lines.join("\n")).buttons(looks.into_iter().flatten())
}

/// Describes a moderator's decision, unless the result line already mentions it.
fn decision_line(text: Text, game: &Match, row: &DecisionRow) -> Option<String> {
    let moderator = mention_or_deleted(text, row.decision.moderator);
    let at = format!("<t:{}:D>", row.at.as_second());
    let reason = plain(&row.decision.reason);
    match row.action {
        ModeratorAction::HandedOver => {
            Some(say!(text, "history-handed-over", moderator = moderator, at = at, reason = reason))
        }
        ModeratorAction::Voided if game.counted.is_some() => Some(say!(
            text,
            "history-removed-from-ratings",
            moderator = moderator,
            at = at,
            reason = reason
        )),
        ModeratorAction::Voided | ModeratorAction::Ended => None,
    }
}
