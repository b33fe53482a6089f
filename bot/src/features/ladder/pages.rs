//! The pages of a ladder: reading them from the store and showing them.

use dvonn_discord::view::View;
use dvonn_ladder as ladder;
use dvonn_ladder::{History, List, Rank, RankedPlayer, places};
use dvonn_model::{LadderKind, Scope, UserId};

use crate::features::ladder::ids::LadderPage;
use crate::features::ladder::season::{NoSuchSeason, SeasonPage};
use crate::features::ladder::sheet::last_page_of;
use crate::features::ladder::top::{PlacesPage, TopList, TopPage};
use crate::features::ladder::{history, season, top};
use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::failure::Failure;
use crate::runtime::style::Style;

/// Reads a page and makes its view, with buttons for the caller.
async fn page_view(
    app: &App,
    caller: &Caller,
    style: Style,
    page: LadderPage,
) -> Result<View, Failure> {
    let (store, reader, guild) = (&app.store, caller.person.id, || caller.guild());
    Ok(match page {
        LadderPage::World { at, step } => {
            let (table, own) = standing(app, Scope::World, List::People, reader).await?;
            let at = step.from(at, last_page_of(table.len()));
            let (list, table) = (TopList::World, &table);
            top::top(style, &TopPage { list, table, at, reader, own })
        }
        LadderPage::Top { list: List::People, at, step }
            if caller.server.ladder == LadderKind::Places =>
        {
            let rows = store.places(guild()?).await?;
            let rows = places::active(&rows, app.now());
            let at = step.from(at, last_page_of(rows.len()));
            top::places(style, &PlacesPage { rows: &rows, at, reader })
        }
        LadderPage::Season { number, at, step } => {
            let Some((season, table)) =
                ladder::season_table(store, guild()?, number, app.now()).await?
            else {
                return Err(NoSuchSeason(number).into());
            };
            let at = step.from(at, last_page_of(table.len()));
            let page = SeasonPage { season: &season, table: &table, at, reader: Some(reader) };
            season::season(style, &page)
        }
        LadderPage::Top { list, at, step } => {
            let guild = guild()?;
            let (table, own) = standing(app, guild.into(), list, reader).await?;
            let at = step.from(at, last_page_of(table.len()));
            let has_rated_games = store.running_season(guild).await?.is_some();
            let list = TopList::Server { list, has_rated_games };
            top::top(style, &TopPage { list, table: &table, at, reader, own })
        }
        LadderPage::History { of, from } => {
            let history = History::read(store, guild()?, of, from).await?;
            history::ladder_history(style.text, &app.engines, of, &history, reader)
        }
    })
}

/// Returns a list of a ladder, and the reader's rank in it.
async fn standing(
    app: &App,
    scope: Scope,
    list: List,
    reader: UserId,
) -> Result<(Vec<RankedPlayer>, Rank), Failure> {
    let table = ladder::table(&app.store, scope, list, app.now()).await?;
    let own = ladder::rank(&app.store, scope, &table, reader.into()).await?;
    Ok((table, own))
}

/// Replies with a page that everyone sees.
pub(super) async fn show(app: &App, caller: &Caller, page: LadderPage) -> Result<(), Failure> {
    let view = page_view(app, caller, caller.public_style(), page).await?;
    Ok(caller.reply(&view).await?)
}

/// Changes the page in place for its reader. Anyone else gets a private copy.
pub(super) async fn change_page(
    app: &App,
    caller: &Caller,
    page: LadderPage,
    reader: UserId,
) -> Result<(), Failure> {
    if reader != caller.person.id {
        return Ok(caller
            .reply_private(&page_view(app, caller, caller.style(), page).await?)
            .await?);
    }
    let style = if caller.is_in_private() { caller.style() } else { caller.public_style() };
    Ok(caller.update_message(&page_view(app, caller, style, page).await?).await?)
}
