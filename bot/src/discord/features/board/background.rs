//! Background work: deletes what has served its purpose.

use std::sync::Arc;

use dvonn_play as play;
use jiff::Timestamp;

use crate::discord::kit::app::App;
use crate::discord::kit::background::{BATCH, JobProgress};
use crate::discord::kit::failure::Failure;

/// Deletes old interactions, challenges and offers, some at a time.
pub(super) async fn delete_old_rows(
    app: &Arc<App>,
    now: Timestamp,
) -> Result<JobProgress, Failure> {
    let has_more = play::cleanup::delete_old_rows(&app.store, now, BATCH).await?;
    Ok(if has_more { JobProgress::More } else { JobProgress::Idle })
}
