//! What people are to be told in private, and have not been.

use std::sync::Arc;

use jiff::Timestamp;

use crate::discord::kit::app::App;
use crate::discord::kit::background::{BATCH, Progress};
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::notices::tell_each;

/// Tells people what they have not been told yet.
pub(super) async fn tell_notices(app: &Arc<App>, now: Timestamp) -> Result<Progress, Failure> {
    let mut lost = app.store.notices_until(now, BATCH).await?;
    lost.retain(|notice| app.is_lost(notice.at, now));
    tell_each(app, &lost, None).await;
    Ok(Progress::Done)
}
