//! Tells systemd that the bot is ready, and that it is alive: `Type=notify` and `WatchdogSec`.
//!
//! Without systemd (`NOTIFY_SOCKET`), nobody is told.

use std::time::Duration;

use tokio::time::sleep;

use crate::discord::kit::app::AppSlot;

/// The pause between two looks whether the bot is ready.
const PAUSE: Duration = Duration::from_millis(250);

/// What systemd is told.
#[derive(Clone, Copy, Debug)]
enum Sign {
    Ready,
    Alive,
    Stopping,
}

/// Tells systemd that the bot is ready once the background work has begun, and from then on, as often
/// as systemd asks for it, that it makes progress. Never ends.
///
/// A database that does not answer, or a lost gateway, is no reason for a restart: `/readyz` tells
/// of these.
pub(crate) async fn report(app: AppSlot) {
    let makes_progress = || app.get().is_some_and(|app| app.health.keeper_problem().is_none());
    while !makes_progress() {
        sleep(PAUSE).await;
    }
    tell(Sign::Ready).await;
    let Some(limit) = watchdog() else { return std::future::pending().await };
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
