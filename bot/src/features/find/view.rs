//! A page of the games that were found, and why a search cannot be done.

use dvonn_discord::view::{MenuOption, View, button};
use dvonn_model::GameRow;
use serenity::all::ButtonStyle;

use crate::features::find::ids::{FindClick, Query};
use crate::runtime::failure::Explain;
use crate::say;
use crate::show::ids::pager::PageStep;
use crate::show::ids::record::RecordClick;
use crate::show::picture::captions::end_caption;
use crate::show::words::links::channel;
use crate::show::words::players::mention_player;
use crate::show::words::rating::moment;
use crate::show::words::title::game_choice;
use crate::show::words::typed::echo;
use crate::text::Text;

/// The number of games on a page. More would not fit into a message.
pub(super) const PAGE: usize = 8;

/// Why a search cannot be done.
#[derive(Debug)]
pub(super) enum InvalidSearch {
    /// This text is not a day.
    Day(String),
    /// The first day is after the last one.
    Days,
    /// The minimum length is above the maximum.
    Lengths,
    /// The player is another bot.
    OtherBot,
    /// Here is no server, whose games could be searched.
    NoServer,
}

impl Explain for InvalidSearch {
    fn explain(&self, text: Text) -> View {
        View::new(match self {
            InvalidSearch::Day(typed) => say!(text, "find-no-day", typed = echo(typed)),
            InvalidSearch::Days => say!(text, "find-days-swapped"),
            InvalidSearch::Lengths => say!(text, "find-lengths-swapped"),
            InvalidSearch::OtherBot => say!(text, "find-other-bot"),
            InvalidSearch::NoServer => say!(text, "find-no-server"),
        })
    }
}

/// A page of games.
pub(super) struct FoundPage<'a> {
    /// What they were searched by.
    pub(super) query: Query,
    /// The games on the page, as the reader sees them.
    pub(super) games: &'a [GameRow],
    /// The number of the page, counted from 0.
    pub(super) at: usize,
    /// The number of games on all pages.
    pub(super) count: usize,
    /// True if there may be older games.
    pub(super) has_more: bool,
}

/// Returns the number of the last page of this many games, counted from 0.
pub(super) fn last_page(count: usize) -> usize {
    count.saturating_sub(1) / PAGE
}

/// Returns the view of a page.
pub(super) fn found_view(text: Text, page: &FoundPage<'_>) -> View {
    let &FoundPage { query, games, at, count, has_more } = page;
    let last = last_page(count);
    let mut lines = vec![if count == 0 {
        say!(text, "find-none")
    } else {
        say!(text, "find-title", count = count)
    }];
    lines.extend(games.iter().map(|game| entry(text, game)));
    if last > 0 {
        lines.push(say!(text, "table-page", page = at + 1, pages = last + 1));
    }
    lines.extend(has_more.then(|| say!(text, "find-more")));
    let options = games.iter().filter(|game| game.plies > 0).map(|game| MenuOption {
        value: game.id.to_string(),
        label: game_choice(text, game),
        description: String::new(),
    });
    let view = View::new(lines.join("\n"));
    let view = view.menu(RecordClick::ChooseGame, &say!(text, "menu-found-hint"), options);
    if last == 0 {
        return view;
    }
    view.buttons(PageStep::ALL.map(|step| {
        let click = FindClick::Page { query, at, step };
        button(click, &step.label(text), ButtonStyle::Secondary).disabled(step.from(at, last) == at)
    }))
}

/// Returns the line of a game: its number, when it started, the players, the result, the length and where it was
/// played.
fn entry(text: Text, game: &GameRow) -> String {
    let entry = say!(
        text,
        "find-entry",
        number = game.id.to_string(),
        at = moment(game.created_at),
        white = mention_player(text, &game.players.white),
        black = mention_player(text, &game.players.black),
        result = end_caption(text, game.state).unwrap_or_default(),
        moves = game.plies
    );
    match game.venue.guild {
        Some(_) => say!(text, "find-entry-in", entry = entry, place = channel(game.venue.channel)),
        None => entry,
    }
}

#[cfg(test)]
mod tests {
    use dvonn_model::{Ending, GameState, Person, VoidReason};
    use dvonn_rules::{ByColor, Color};

    use super::*;

    fn shown(state: GameState) -> String {
        let game = GameRow { state, plies: 83, ..GameRow::sample() };
        entry(Text::of(None), &game)
    }

    #[test]
    fn a_game_is_shown_with_its_result_and_length() {
        let score = ByColor { white: 20, black: 24 };
        for (ending, expected) in [
            (Ending::Played { score }, "Black wins by 4 · 83 moves"),
            (Ending::Resigned { by: Color::Black, score }, "Black resigns · 83 moves"),
            (Ending::Drawn { score }, "Draw · 83 moves"),
            (Ending::Void { reason: VoidReason::Aborted }, "No result · 83 moves"),
        ] {
            let shown = shown(GameState::Ended(ending));
            assert!(shown.contains(expected), "{shown}");
        }
    }

    #[test]
    fn a_full_page_fits_into_a_message_in_every_language() {
        let ended = GameState::Ended(Ending::Played { score: ByColor { white: 20, black: 24 } });
        let id = 1_000_000_000_000_000_000_u64;
        let mut game = GameRow { state: ended, plies: 97, ..GameRow::sample() };
        game.id = 12_345_678.into();
        game.venue.guild = id.try_into().ok();
        game.venue.channel = id.try_into().unwrap();
        for color in Color::ALL {
            let name = "*".repeat(32);
            let person = Person::new(id.try_into().unwrap(), name);
            let stranger = color == Color::Black;
            game.players[color] = Person { stranger, ..person }.into();
        }
        let games = vec![game; PAGE];
        for text in Text::all() {
            let query = Query::default();
            let page = FoundPage { query, games: &games, at: 61, count: 500, has_more: true };
            let view = found_view(text, &page);
            assert!(!view.content().ends_with('…'), "{}", view.content());
            assert!(view.content().ends_with(&say!(text, "find-more")), "{}", view.content());
        }
    }
}
