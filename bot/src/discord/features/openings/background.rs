//! Adds the openings of rated games that ended here.

use std::sync::Arc;

use dvonn_school as school;

use crate::discord::kit::app::App;
use crate::discord::kit::background::{BATCH, JobProgress};
use crate::discord::kit::failure::Failure;

pub(super) async fn add_ended_games(app: &Arc<App>) -> Result<JobProgress, Failure> {
    Ok(JobProgress::after(school::add_ended_games(&app.store, BATCH).await?))
}
