//! Text lists: a person's running games and the moves of a game.

use dvonn_discord::markup::plain;
use dvonn_discord::view::{MenuOption, View, button};
use dvonn_model::{DecisionRow, ModeratorAction, UserId};
use dvonn_play::Match;
use serenity::all::ButtonStyle;

use crate::discord::features::board::click::GamesClick;
use crate::discord::kit::game::{clock, news};
use crate::discord::kit::ids::record::RecordClick;
use crate::discord::kit::pager::PageStep;
use crate::discord::kit::record::buttons::browse;
use crate::discord::kit::record::{buttons, title};
use crate::discord::kit::style::Style;
use crate::discord::kit::words::links::link;
use crate::discord::kit::words::players::{mention_or_deleted, mention_player};
use crate::say;
use crate::text::Text;

/// The number of games on a page. More would not fit into a message.
pub(super) const PAGE: usize = 8;

/// A page of a person's running games.
pub(super) struct GamesPage<'a> {
    /// The games on the page.
    pub(super) games: &'a [Match],
    /// The number of the page, counted from 0.
    pub(super) at: usize,
    /// The number of games on all pages.
    pub(super) count: usize,
    pub(super) reader: UserId,
}

/// Returns the number of the last page of this many games, counted from 0.
pub(super) fn last_page(count: usize) -> usize {
    count.saturating_sub(1) / PAGE
}

/// Returns the view of a page.
pub(super) fn games(text: Text, page: &GamesPage<'_>) -> View {
    let &GamesPage { games, at, count, reader } = page;
    // A game may have ended since they were counted.
    let last = last_page(count).max(at);
    if games.is_empty() && last == 0 {
        return View::new(say!(text, "games-none"));
    }
    let mut lines = vec![say!(text, "games-title", count = count.max(games.len()))];
    lines.extend(games.iter().map(|game| entry(text, game, reader)));
    if last > 0 {
        lines.push(say!(text, "table-page", page = at + 1, pages = last + 1));
    }
    let started = games.iter().filter(|game| !game.history.plies().is_empty());
    let options = started.map(|game| MenuOption {
        value: game.row.id.to_string(),
        label: title::game_choice(text, &game.row),
        description: String::new(),
    });
    let view = View::new(lines.join("\n"));
    let view = view.menu(RecordClick::ChooseGame, &say!(text, "menu-game-hint"), options);
    if last == 0 {
        return view;
    }
    view.buttons(PageStep::ALL.map(|step| {
        let click = GamesClick::Page { at, step };
        button(click, &step.label(text), ButtonStyle::Secondary).disabled(step.from(at, last) == at)
    }))
}

fn entry(text: Text, game: &Match, reader: UserId) -> String {
    let row = &game.row.clone().for_reader(reader);
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
    let venue = format!("<#{}>", row.venue.channel);
    match link(row) {
        Some(url) => say!(text, "games-entry-link", entry = line, place = venue, url = url),
        None => line,
    }
}

/// Returns the plies of a game as text, and moderators' decisions about it.
pub(crate) fn moves(style: Style, game: &Match, decisions: &[DecisionRow]) -> View {
    let text = style.text;
    let plies = if game.history.plies().is_empty() {
        say!(text, "moves-empty")
    } else {
        format!("```\n{}\n```", style.game(&game.history))
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
            Some(say!(text, "moves-handed-over", moderator = moderator, at = at, reason = reason))
        }
        ModeratorAction::Voided if game.counted.is_some() => Some(say!(
            text,
            "moves-removed-from-ratings",
            moderator = moderator,
            at = at,
            reason = reason
        )),
        ModeratorAction::Voided | ModeratorAction::Ended => None,
    }
}

#[cfg(test)]
mod tests {
    use dvonn_model::GameRow;

    use super::*;

    /// A page of 17 games.
    fn page(at: usize) -> View {
        let rows = (1..=17).map(|id| GameRow { id: i64::from(id).into(), ..GameRow::sample() });
        let all: Vec<_> = rows.map(|row| Match::new(row, &[]).unwrap()).collect();
        let games = &all[at * PAGE..all.len().min((at + 1) * PAGE)];
        let reader = all[0].row.players.white.id().unwrap();
        super::games(Text::of(None), &GamesPage { games, at, count: all.len(), reader })
    }

    #[test]
    fn a_person_can_page_to_each_of_their_games() {
        for (at, expected, steps) in [
            (0, "game 8 ", [false, false, true, true]),
            (1, "game 16 ", [true, true, true, true]),
            (2, "game 17 ", [true, true, false, false]),
        ] {
            let view = page(at);
            assert!(view.content().contains(expected), "{}", view.content());
            assert!(view.content().contains(&format!("Page {} of 3", at + 1)));
            let components = view.controls().to_string();
            for (step, possible) in PageStep::ALL.into_iter().zip(steps) {
                let id = GamesClick::Page { at, step }.to_string();
                let button = components.split('{').find(|part| part.contains(&format!("\"{id}\"")));
                let is_open = button.unwrap().contains("\"disabled\":false");
                assert_eq!(is_open, possible, "{id}");
            }
        }
    }
}
