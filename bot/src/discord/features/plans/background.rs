//! Background work on plans: starts to fill placements, and sends lost private notices.

use std::sync::Arc;

use dvonn_model::{FillRow, NoticeRow};
use dvonn_play::plan::fill;
use jiff::Timestamp;

use crate::discord::kit::app::App;
use crate::discord::kit::background::{BATCH, JobProgress, Walk, in_turn};
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::announce::announce_if_due;
use crate::discord::kit::game::notices::send_each;

/// Starts to fill the placements of players who have not taken it back.
pub(super) async fn start_fills(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let due = app.store.fills_due(now, BATCH).await?;
    let starting = due.into_iter().map(|fill| (fill.game, start_fill(app, fill, now)));
    Ok(in_turn(app, "fill placement", starting).await)
}

async fn start_fill(app: &Arc<App>, fill: FillRow, now: Timestamp) -> Result<(), Failure> {
    if let Some(changed) = fill::start(&app.store, &fill, now).await? {
        let this = Arc::clone(app);
        app.enqueue(async move { announce_if_due(&this, &changed.row).await });
    }
    Ok(())
}

/// Sends private notices that were lost.
pub(super) async fn send_lost_notices(
    app: &Arc<App>,
    now: Timestamp,
) -> Result<JobProgress, Failure> {
    let mut walk = Walk::new();
    let read = |after| app.store.notices_until(now, after, BATCH);
    while let Some(mut lost) = walk.next(|notice: &NoticeRow| notice.id, read).await? {
        lost.retain(|notice| app.is_lost_anywhere(notice.at, now));
        send_each(app, &lost, None).await;
    }
    Ok(JobProgress::Done)
}
