//! What has to happen without anybody asking: challenges run out, and what could not be announced
//! is announced. The work is rows in the store, so a restart loses none.

use std::sync::Arc;
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};

use super::app::{App, Road};
use super::failure::Failure;
use crate::play::{self, Match};
use crate::shutdown::Shutdown;
use crate::store::GameRow;

/// So many rows are worked on in one go.
pub(super) const BATCH: u32 = 200;
/// How often the keeper looks, at the least.
const ROUND: Duration = Duration::from_secs(20);
/// How long it rests between two rounds, at the least.
const SHORTEST: Duration = Duration::from_millis(100);
/// A board is taken for lost when it is this old and nobody has announced it. Before that, whoever
/// played it may still be at it.
const OVERDUE: SignedDuration = SignedDuration::from_secs(60);
/// So long the interactions that counted are remembered: Discord repeats none after that.
const MEMORY: SignedDuration = SignedDuration::from_hours(24);

/// Works until `shutdown` is requested, beginning with what an earlier process left unannounced.
pub(super) async fn keep(app: Arc<App>, leftovers: Vec<GameRow>, shutdown: Shutdown) {
    let app = &*app;
    let work = async {
        announce(app, leftovers).await;
        loop {
            if let Err(error) = round(app).await {
                tracing::error!(%error, "the keeper could not finish a round");
            }
            app.time.wait_until(next_work(app).await, ROUND).await;
        }
    };
    tokio::select! {
        () = shutdown.requested() => {}
        () = work => {}
    }
}

async fn round(app: &App) -> Result<(), Failure> {
    let now = app.now();
    for challenge in app.store.challenges_expired_by(now, BATCH).await? {
        if let Some(expired) = play::expire(&app.store, challenge).await? {
            app.refresh_challenge(&expired).await;
        }
    }
    let mut overdue = app.store.unannounced_games(BATCH).await?;
    overdue.retain(|game| game.updated_at + OVERDUE <= now);
    announce(app, overdue).await;
    Ok(play::forget_interactions(&app.store, now - MEMORY).await?)
}

async fn announce(app: &App, games: Vec<GameRow>) {
    for game in games {
        let number = game.id;
        if let Err(error) = announce_one(app, game).await {
            tracing::warn!(%error, game = %number, "a board is still to be announced");
        }
    }
}

async fn announce_one(app: &App, seen: GameRow) -> Result<(), Failure> {
    // Somebody may have moved on, and been shown the board, since the list was made.
    let game = Match::numbered(&app.store, seen.id).await?;
    if game.row.announced < game.row.revision {
        app.announce(&game, Road::Message).await;
    }
    Ok(())
}

/// When the next thing is to be done that the keeper knows of.
async fn next_work(app: &App) -> Timestamp {
    let soon = app.now() + SHORTEST;
    let next = app.store.next_challenge_expiry().await.ok().flatten();
    next.unwrap_or(Timestamp::MAX).max(soon)
}
