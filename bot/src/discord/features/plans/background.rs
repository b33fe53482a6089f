//! Background work on private notices.

use std::sync::Arc;

use jiff::Timestamp;

use crate::discord::kit::app::App;
use crate::discord::kit::background::{BATCH, Progress};
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::notices::send_each;

/// Sends private notices that were lost.
pub(super) async fn send_lost_notices(app: &Arc<App>, now: Timestamp) -> Result<Progress, Failure> {
    let mut lost = app.store.notices_until(now, BATCH).await?;
    lost.retain(|notice| app.is_lost(notice.at, now));
    send_each(app, &lost, None).await;
    Ok(Progress::Done)
}
