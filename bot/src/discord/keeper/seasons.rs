//! Seasons: ended when their time has come, though nobody plays.

use jiff::Timestamp;

use super::super::app::App;
use super::super::failure::Failure;
use super::{BATCH, Left};
use crate::ladder;

/// Ends the seasons whose end has come.
pub(super) async fn end(app: &App, now: Timestamp) -> Result<Left, Failure> {
    let due = app.store.seasons_due(now, BATCH).await?;
    for season in &due {
        ladder::end_season(&app.store, season.guild, now).await?;
    }
    Ok(Left::after(due.len()))
}
