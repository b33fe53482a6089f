//! `/dvonn-admin settings`: all settings of a server, with controls for those that need no argument.

use dvonn_discord::view::View;

use crate::discord::features::server::panel_view;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::failure::Failure;

/// The maximum number of blocked people shown.
const MAX_BLOCKED: usize = 5;

/// Reads the settings again, since the caller's are from before a change, and shows them.
pub(crate) async fn panel(app: &App, caller: &Caller) -> Result<View, Failure> {
    let guild = caller.guild()?;
    let server = app.store.server(guild).await?;
    let blocks = app.store.blocks(guild, MAX_BLOCKED + 1).await?;
    Ok(panel_view::panel(caller.text, &server, &blocks, MAX_BLOCKED))
}
