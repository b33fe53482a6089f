//! The pages of a ladder: read, and made for who looks at them.

use dvonn_ladder as ladder;
use dvonn_ladder::{History, List, places};
use dvonn_model::{LadderKind, UserId};

use crate::discord::features::ladder::click::LadderPage;
use crate::discord::features::ladder::view::places::PlacesPage;
use crate::discord::features::ladder::view::season::SeasonPage;
use crate::discord::features::ladder::view::top::TopPage;
use crate::discord::features::ladder::view::{history, places as places_view, season, top};
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::style::Style;
use crate::discord::kit::view::View;

/// The page that one turns to, with buttons for the person who asks.
pub(crate) async fn view_of(
    app: &App,
    caller: &Caller,
    style: Style,
    page: LadderPage,
) -> Result<View, Failure> {
    let (store, guild, reader) = (&app.store, caller.guild()?, caller.person.id);
    Ok(match page {
        LadderPage::Top { list: List::People, at, step }
            if caller.server.ladder == LadderKind::Places =>
        {
            let rows = store.places(guild).await?;
            let rows = places::active(&rows, app.now());
            let at = step.from(at, top::last_of_top(rows.len()));
            places_view::places(&app.painter, style, &PlacesPage { rows: &rows, at, reader })
        }
        LadderPage::Season { number, at, step } => {
            let Some((season, table)) =
                ladder::season_table(store, guild, number, app.now()).await?
            else {
                return Ok(season::no_season(style.text, number));
            };
            let at = step.from(at, season::last_of_season(table.len()));
            let page = SeasonPage { season: &season, table: &table, at, reader: Some(reader) };
            season::season(&app.painter, style, &page)
        }
        LadderPage::Top { list, at, step } => {
            let table = ladder::table(store, guild, list, app.now()).await?;
            let own = ladder::rank(store, guild, &table, reader.into()).await?;
            let at = step.from(at, top::last_of_top(table.len()));
            let has_begun = store.running_season(guild).await?.is_some();
            let page = TopPage { list, table: &table, at, reader, own, has_begun };
            top::top(&app.painter, style, &page)
        }
        LadderPage::History { of, from } => {
            let history = History::read(store, guild, of, from).await?;
            history::ladder_history(style.text, of, &history, reader)
        }
    })
}

/// Shows a page to everybody.
pub(crate) async fn show(app: &App, caller: &Caller, page: LadderPage) -> Result<(), Failure> {
    let view = view_of(app, caller, caller.public_style(), page).await?;
    Ok(caller.reply(&view).await?)
}

/// Turns the page for its reader. Anybody else gets one of their own, which only they see.
pub(crate) async fn turn(
    app: &App,
    caller: &Caller,
    page: LadderPage,
    reader: UserId,
) -> Result<(), Failure> {
    if reader != caller.person.id {
        return Ok(caller
            .reply_private(&view_of(app, caller, caller.style(), page).await?)
            .await?);
    }
    let style = if caller.is_in_private() { caller.style() } else { caller.public_style() };
    Ok(caller.update_message(&view_of(app, caller, style, page).await?).await?)
}
