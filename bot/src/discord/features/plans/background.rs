//! Background work on plans: starts to fill placements.

use std::sync::Arc;

use dvonn_model::FillRow;
use dvonn_play::plan::fill;
use jiff::Timestamp;

use crate::discord::kit::app::App;
use crate::discord::kit::background::{BATCH, JobProgress, in_turn};
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::announce::wake;

/// Starts to fill the placements of players who have not taken it back.
pub(super) async fn start_fills(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let due = app.store.fills_due(now, BATCH).await?;
    let starting = due.into_iter().map(|fill| (fill.game, start_fill(app, fill, now)));
    Ok(in_turn(app, "fill placement", starting).await)
}

async fn start_fill(app: &Arc<App>, fill: FillRow, now: Timestamp) -> Result<(), Failure> {
    if let Some(changed) = fill::start(&app.store, &fill, now).await? {
        wake(app, &changed);
    }
    Ok(())
}
