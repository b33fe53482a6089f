//! Background work on deleted people: forgets who they were.

use std::sync::Arc;

use dvonn_ladder as ladder;
use jiff::Timestamp;

use crate::discord::kit::app::App;
use crate::discord::kit::background::JobProgress;
use crate::discord::kit::failure::Failure;

/// Deletes the keyed hashes of people who were deleted thirty days ago.
pub(super) async fn forget(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    ladder::forget_deleted_players(&app.store, now).await?;
    Ok(JobProgress::Idle)
}
