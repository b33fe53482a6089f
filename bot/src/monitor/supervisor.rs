//! Tells systemd that the bot is ready, and that it is alive: `Type=notify` and `WatchdogSec`.
//!
//! Without systemd (`NOTIFY_SOCKET`), nobody is told.

use std::time::Duration;

use tokio::time::sleep;

use crate::runtime::app::AppSlot;

/// The pause between two looks whether the bot is ready.
const PAUSE: Duration = Duration::from_millis(250);

/// What systemd is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sign {
    Ready,
    Alive,
    Stopping,
}

/// Tells systemd that the bot is ready once the background work has begun, and from then on, as often
/// as systemd asks for it, that it makes progress. Never ends.
///
/// A lost database or gateway is no reason for a restart: `/readyz` tells of these. The background work
/// makes progress with every error that the database returns. Only if it returns nothing at all does
/// the work stand still, and then a restart may help: it opens new connections.
pub(crate) async fn report(app: AppSlot) {
    let makes_progress = || app.get().is_some_and(|app| app.health.keeper_problem().is_none());
    report_to(tell, makes_progress, watchdog()).await;
}

async fn report_to(
    tell: impl AsyncFn(Sign),
    makes_progress: impl Fn() -> bool,
    watchdog: Option<Duration>,
) {
    while !makes_progress() {
        sleep(PAUSE).await;
    }
    tell(Sign::Ready).await;
    let Some(limit) = watchdog else { return std::future::pending().await };
    loop {
        if makes_progress() {
            tell(Sign::Alive).await;
        }
        sleep(limit / 2).await;
    }
}

/// Tells systemd that the bot is stopping, without waiting.
pub(crate) fn report_stop() {
    tokio::spawn(tell(Sign::Stopping));
}

/// Tells systemd on a thread of its own: if systemd does not listen, that thread waits for it.
async fn tell(sign: Sign) {
    tokio::task::spawn_blocking(move || notify(sign)).await.ok();
}

#[cfg(unix)]
fn notify(sign: Sign) {
    use sd_notify::NotifyState;

    let state = match sign {
        Sign::Ready => NotifyState::Ready,
        Sign::Alive => NotifyState::Watchdog,
        Sign::Stopping => NotifyState::Stopping,
    };
    if let Err(error) = sd_notify::notify(&[state]) {
        tracing::warn!(%error, ?sign, "failed to notify systemd");
    }
}

/// Returns the time after which systemd restarts a service that gives no sign.
#[cfg(unix)]
fn watchdog() -> Option<Duration> {
    sd_notify::watchdog_enabled()
}

#[cfg(not(unix))]
fn notify(_: Sign) {}

#[cfg(not(unix))]
fn watchdog() -> Option<Duration> {
    None
}

#[cfg(test)]
mod tests {
    use std::cell::{Cell, RefCell};

    use super::*;

    #[tokio::test]
    async fn the_watchdog_hears_nothing_while_the_background_work_is_stuck() {
        let rounds = Cell::new(0);
        let signs = RefCell::new(Vec::new());
        let done = tokio::sync::Notify::new();
        // It begins in the second round, and is stuck in the fifth and sixth.
        let makes_progress = || {
            rounds.set(rounds.get() + 1);
            if rounds.get() == 8 {
                done.notify_one();
            }
            ![1, 5, 6].contains(&rounds.get())
        };
        let tell = async |sign| signs.borrow_mut().push((rounds.get(), sign));
        tokio::select! {
            () = report_to(tell, makes_progress, Some(Duration::from_millis(2))) => {}
            () = done.notified() => {}
        }
        let alive = [3, 4, 7, 8].map(|round| (round, Sign::Alive));
        assert_eq!(signs.into_inner(), [&[(2, Sign::Ready)], &alive[..]].concat());
    }
}
