//! The pages of a ladder: read, and made for who looks at them.

use dvonn_ladder as ladder;
use dvonn_ladder::{History, List, places};
use dvonn_model::LadderKind;

use super::app::App;
use super::caller::Caller;
use super::failure::Failure;
use super::flip::{Flip, Leaf};
use super::style::Style;
use super::view::View;
use super::views::{self, PlacesPage, SeasonPage, TopPage};

/// The page that one turns to, with buttons for the person who asks.
pub(super) async fn page(
    app: &App,
    caller: &Caller<'_>,
    style: Style,
    leaf: Leaf,
) -> Result<View, Failure> {
    let (store, guild, reader) = (&app.store, caller.guild()?, caller.person.id);
    Ok(match leaf {
        Leaf::Top { list: List::People, at, step }
            if caller.server.ladder == LadderKind::Places =>
        {
            let rows = store.places(guild).await?;
            let rows = places::seen(&rows, app.now());
            let at = step.from(at, views::last_of_top(rows.len()));
            views::places(&app.painter, style, &PlacesPage { rows: &rows, at, reader })
        }
        Leaf::Season { number, at, step } => {
            let Some((season, table)) =
                ladder::season_table(store, guild, number, app.now()).await?
            else {
                return Ok(views::no_season(style.text, number));
            };
            let at = step.from(at, views::last_of_season(table.len()));
            let page = SeasonPage { season: &season, table: &table, at, reader: Some(reader) };
            views::season(&app.painter, style, &page)
        }
        Leaf::Top { list, at, step } => {
            let table = ladder::table(store, guild, list, app.now()).await?;
            let own = ladder::rank(store, guild, &table, reader.into()).await?;
            let at = step.from(at, views::last_of_top(table.len()));
            let has_begun = store.running_season(guild).await?.is_some();
            let page = TopPage { list, table: &table, at, reader, own, has_begun };
            views::top(&app.painter, style, &page)
        }
        Leaf::History { of, from } => {
            let history = History::read(store, guild, of, from).await?;
            views::ladder_history(style.text, of, &history, reader)
        }
    })
}

/// Shows a page to everybody.
pub(super) async fn show(app: &App, caller: &Caller<'_>, leaf: Leaf) -> Result<(), Failure> {
    let view = page(app, caller, caller.public_style(), leaf).await?;
    Ok(caller.answer(&view).await?)
}

/// Turns the page for who asked for it. Everybody else gets one of their own, which only they see.
pub(super) async fn turn(app: &App, caller: &Caller<'_>, flip: Flip) -> Result<(), Failure> {
    if flip.reader != caller.person.id {
        return Ok(caller.whisper(&page(app, caller, caller.style(), flip.leaf).await?).await?);
    }
    let style = if caller.is_in_private() { caller.style() } else { caller.public_style() };
    Ok(caller.update(&page(app, caller, style, flip.leaf).await?).await?)
}
