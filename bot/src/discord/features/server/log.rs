//! Pages of the log of moderators' actions.

use dvonn_discord::view::View;

use crate::discord::features::server::log_view;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::failure::Failure;

/// The number of actions on a page.
const PAGE: usize = 10;

/// Reads a page of the log, or the last page if there are fewer.
pub(crate) async fn page(app: &App, caller: &Caller, wanted: usize) -> Result<View, Failure> {
    let guild = caller.guild()?;
    let pages = app.store.count_actions(guild).await?.div_ceil(PAGE);
    let page = wanted.min(pages.saturating_sub(1));
    let rows = app.store.actions(guild, page * PAGE, PAGE).await?;
    Ok(log_view::log(caller.text, &rows, page, pages))
}
