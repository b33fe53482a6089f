//! Background work on variations: deletes those that nobody uses.

use std::sync::Arc;

use dvonn_study::variations;
use jiff::Timestamp;

use crate::discord::kit::app::App;
use crate::discord::kit::background::JobProgress;
use crate::discord::kit::failure::Failure;

/// Deletes the variations that their owners have not used for a long time.
pub(super) async fn delete_unused(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    variations::delete_unused(&app.store, now).await?;
    Ok(JobProgress::Idle)
}
