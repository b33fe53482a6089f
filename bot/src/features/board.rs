//! Viewing games: the board, a person's games, the moves of a game (`/dvonn board`, `/dvonn games` and
//! `/game moves`). Its background work deletes old interactions, challenges and offers.

use std::sync::Arc;

use dvonn_discord::markup::plain;
use dvonn_discord::view::{MenuOption, View, button};
use dvonn_model::{DecisionRow, ModeratorAction, PictureSize, PostKind, UserId};
use dvonn_play as play;
use dvonn_play::Match;
use jiff::Timestamp;
use serenity::all::{ButtonStyle, ComponentInteraction, CreateButton};

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::caller::command::{Context, caller_anywhere};
use crate::runtime::failure::Failure;
use crate::runtime::feature::{Click, ClickHandler, CommandPlace, Feature, Work};
use crate::runtime::posts::PostHandler;
use crate::runtime::rounds::{BATCH, JobProgress};
use crate::say;
use crate::show::choices::choices;
use crate::show::game::announce::board_face;
use crate::show::game::entry::entry;
use crate::show::game::record_buttons;
use crate::show::game::record_buttons::browse;
use crate::show::game::turn_buttons::next_game;
use crate::show::game::{board, news};
use crate::show::ids::games::{GamesClick, GamesScope};
use crate::show::ids::pager::PageStep;
use crate::show::ids::record::RecordClick;
use crate::show::words::players::mention_or_deleted;
use crate::show::words::title;
use crate::text::Text;

/// The commands, handlers and background work of this feature.
pub(super) const FEATURE: Feature = Feature {
    commands: &[
        CommandPlace::Under("dvonn", board),
        CommandPlace::Under("dvonn", games),
        CommandPlace::Under("game", moves),
    ],
    clicks: &[ClickHandler::of::<GamesClick>()],
    background: &[Work::Decide(|app, now| Box::pin(delete_old_rows(app, now)))],
    posts: &[PostHandler {
        kind: PostKind::Board,
        face: |app, post| Box::pin(board_face(app, post)),
    }],
    ..Feature::EMPTY
};

choices! {
    /// A choice of picture size.
    enum Size of PictureSize {
        Small = "command-dvonn-board-size-small",
        Normal = "command-dvonn-board-size-normal",
        Large = "command-dvonn-board-size-large",
    }
}

#[poise::command(slash_command)]
async fn board(
    ctx: Context<'_>,
    surrounded: Option<bool>,
    size: Option<Size>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let game = Match::latest_in(&app.store, caller.venue.channel).await?;
    let style = caller.style();
    let style = size.map_or(style, |size| style.of_size(size.into()));
    let view = board::private_board(&game, style, caller.person.id, surrounded.unwrap_or_default());
    Ok(caller.reply_private(&view).await?)
}

#[poise::command(slash_command)]
async fn games(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let first = games_page(app, &caller, GamesScope::Here, 0, PageStep::First).await?;
    Ok(caller.reply_private(&first).await?)
}

#[poise::command(slash_command)]
async fn moves(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let game = Match::latest_in(&app.store, caller.venue.channel).await?;
    let decisions = app.store.decisions(game.row.id).await?;
    Ok(caller.reply_private(&moves_view(caller.text, &game, &decisions)).await?)
}

impl Click for GamesClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        let GamesClick::Page { scope, at, step } = self;
        Ok(caller.reply_in_place(&games_page(app, caller, scope, at, step).await?).await?)
    }
}

/// Returns the page to which the step leads. Outside a server, it shows all games.
async fn games_page(
    app: &App,
    caller: &Caller,
    scope: GamesScope,
    at: usize,
    step: PageStep,
) -> Result<View, Failure> {
    let (reader, here) = (caller.person.id, caller.venue.guild);
    let guild = here.filter(|_| scope == GamesScope::Here);
    let count = app.store.count_running_games_of(reader, guild).await?;
    let at = step.from(at, last_page(count));
    let until = u32::try_from((at + 1) * PAGE).unwrap_or(u32::MAX);
    let rows = app.store.running_games_of(reader, guild, until).await?;
    let mut games = Vec::new();
    for row in rows.into_iter().skip(at * PAGE) {
        games.push(Match::read(&app.store, row).await?);
    }
    let scope = here.map(|_| scope);
    let page = GamesPage { games: &games, scope, at, count, reader };
    Ok(games_view(caller.text, &page))
}

/// Deletes old interactions, challenges and offers, some at a time.
async fn delete_old_rows(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let has_more = play::cleanup::delete_old_rows(&app.store, now, BATCH).await?;
    Ok(if has_more { JobProgress::More } else { JobProgress::Idle })
}

/// The number of games on a page: as many as a phone shows at once.
const PAGE: usize = 6;

/// A page of a person's running games.
struct GamesPage<'a> {
    /// The games on the page.
    games: &'a [Match],
    /// Which games it is about. `None` outside a server.
    scope: Option<GamesScope>,
    /// The number of the page, counted from 0.
    at: usize,
    /// The number of games on all pages.
    count: usize,
    reader: UserId,
}

/// Returns the number of the last page of this many games, counted from 0.
fn last_page(count: usize) -> usize {
    count.saturating_sub(1) / PAGE
}

/// Returns the view of a page.
fn games_view(text: Text, page: &GamesPage<'_>) -> View {
    let &GamesPage { games, scope, at, count, reader } = page;
    // A game may have ended since they were counted.
    let last = last_page(count).max(at);
    let other = scope.map(|scope| other_scope(text, scope));
    if games.is_empty() && last == 0 {
        let place = if scope == Some(GamesScope::Here) { "here" } else { "anywhere" };
        return View::new(say!(text, "games-none", place = place)).buttons(other);
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
    // Those that wait for the reader come first, so the first page has one if there is one.
    let waits = at == 0 && games.iter().any(|game| game.is_to_move(reader));
    let next = waits.then(|| next_game(text));
    let view = view.buttons(next.into_iter().chain(other));
    if last == 0 {
        return view;
    }
    let scope = scope.unwrap_or(GamesScope::Everywhere);
    view.buttons(PageStep::ALL.map(|step| {
        let click = GamesClick::Page { scope, at, step };
        button(click, &step.label(text), ButtonStyle::Secondary).disabled(step.from(at, last) == at)
    }))
}

/// Returns the button to the games of all servers, or back to those of this one.
fn other_scope(text: Text, shown: GamesScope) -> CreateButton {
    let (scope, label) = match shown {
        GamesScope::Here => (GamesScope::Everywhere, say!(text, "button-games-everywhere")),
        GamesScope::Everywhere => (GamesScope::Here, say!(text, "button-games-here")),
    };
    let click = GamesClick::Page { scope, at: 0, step: PageStep::First };
    button(click, &label, ButtonStyle::Secondary)
}

/// Returns the plies of a game as text to copy, and moderators' decisions about it.
fn moves_view(text: Text, game: &Match, decisions: &[DecisionRow]) -> View {
    let plies = if game.history.plies().is_empty() {
        say!(text, "moves-empty")
    } else {
        format!("```\n{}\n```", game.history)
    };
    let mut lines = vec![title::title(text, game), plies];
    lines.extend(news::ending_line(text, game));
    lines.extend(decisions.iter().filter_map(|decision| decision_line(text, game, decision)));
    let looks = [browse(text, game), record_buttons::replay_of(text, game)];
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
        let count = all.len();
        games_view(Text::of(None), &GamesPage { games, scope: None, at, count, reader })
    }

    #[test]
    fn a_person_can_page_to_each_of_their_games() {
        for (at, expected, steps) in [
            (0, "Game 6 ", [false, false, true, true]),
            (1, "Game 12 ", [true, true, true, true]),
            (2, "Game 17 ", [true, true, false, false]),
        ] {
            let view = page(at);
            assert!(view.content().contains(expected), "{}", view.content());
            assert!(view.content().contains(&format!("Page {} of 3", at + 1)));
            let components = view.controls().to_string();
            for (step, possible) in PageStep::ALL.into_iter().zip(steps) {
                let id = GamesClick::Page { scope: GamesScope::Everywhere, at, step }.to_string();
                let button = components.split('{').find(|part| part.contains(&format!("\"{id}\"")));
                let is_open = button.unwrap().contains("\"disabled\":false");
                assert_eq!(is_open, possible, "{id}");
            }
        }
    }
}
