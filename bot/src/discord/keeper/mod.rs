//! What has to happen without anybody asking: time runs out, and what could not be announced is
//! announced. The work is rows in the store, so a restart loses none.

mod clocks;

use std::sync::Arc;
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};

use super::app::{App, Road};
use super::failure::Failure;
use crate::play::{self, Match};
use crate::shutdown::Shutdown;
use crate::store::{GameRow, OfferRow, OfferState, Store, StoreError};

/// So many rows are worked on in one go.
const BATCH: u32 = 200;
/// How often the keeper looks, at the least.
const ROUND: Duration = Duration::from_secs(5);
/// How long it rests between two rounds, at the least.
const SHORTEST: Duration = Duration::from_millis(100);
/// A board is taken for lost when it is this old and nobody has announced it. Before that, whoever
/// played it may still be at it.
const OVERDUE: SignedDuration = SignedDuration::from_secs(60);
/// So long the interactions that counted are remembered: Discord repeats none after that.
const MEMORY: SignedDuration = SignedDuration::from_hours(24);

/// Whether there is more to do at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Left {
    Nothing,
    More,
}

/// What an earlier process left untold.
pub(super) struct Leftovers {
    games: Vec<GameRow>,
    offers: Vec<OfferRow>,
}

impl Leftovers {
    /// All that is untold now.
    ///
    /// # Errors
    /// The store's.
    pub(super) async fn read(store: &Store) -> Result<Leftovers, StoreError> {
        Ok(Leftovers {
            games: store.unannounced_games(BATCH).await?,
            offers: store.untold_offers(BATCH).await?,
        })
    }
}

/// Works until `shutdown` is requested, beginning with what an earlier process left untold.
pub(super) async fn keep(app: Arc<App>, leftovers: Leftovers, shutdown: Shutdown) {
    let app = &*app;
    let work = async {
        announce(app, leftovers.games).await;
        tell(app, leftovers.offers).await;
        loop {
            let now = app.now();
            let next = match round(app, now).await {
                Left::More => now,
                Left::Nothing => next_work(app, now).await,
            };
            app.time.wait_until(next.max(app.now() + SHORTEST), ROUND).await;
        }
    };
    tokio::select! {
        () = shutdown.requested() => {}
        () = work => {}
    }
}

/// Does all that is due. What fails is tried again in a later round, and keeps nothing else from
/// being done.
async fn round(app: &App, now: Timestamp) -> Left {
    let parts = [
        ("challenges", challenges(app, now).await),
        ("clocks", clocks::out_of_time(app, now).await),
        ("boards", overdue(app, now).await),
        ("deadlines on boards", clocks::correct_boards(app).await),
        ("offers", untold_offers(app, now).await),
        ("interactions", forget(app, now).await),
    ];
    let mut left = Left::Nothing;
    for (part, done) in parts {
        match done {
            Ok(Left::Nothing) => {}
            Ok(Left::More) => left = Left::More,
            Err(error) => tracing::error!(%error, part, "the keeper could not finish a round"),
        }
    }
    left
}

async fn challenges(app: &App, now: Timestamp) -> Result<Left, Failure> {
    let expired = app.store.challenges_expired_by(now, BATCH).await?;
    let left = Left::after(expired.len());
    for challenge in expired {
        if let Some(expired) = play::expire(&app.store, challenge).await? {
            app.refresh_challenge(&expired).await;
        }
    }
    Ok(left)
}

async fn overdue(app: &App, now: Timestamp) -> Result<Left, Failure> {
    let mut overdue = app.store.unannounced_games(BATCH).await?;
    overdue.retain(|game| game.updated_at + OVERDUE <= now);
    announce(app, overdue).await;
    Ok(Left::Nothing)
}

async fn untold_offers(app: &App, now: Timestamp) -> Result<Left, Failure> {
    let mut untold = app.store.untold_offers(BATCH).await?;
    untold.retain(|offer| offer.state != OfferState::Open || offer.made_at + OVERDUE <= now);
    tell(app, untold).await;
    Ok(Left::Nothing)
}

async fn tell(app: &App, offers: Vec<OfferRow>) {
    for offer in offers {
        if let Err(error) = app.tell_offer(&offer).await {
            tracing::warn!(%error, offer = %offer.id, "an offer is still to be told");
        }
    }
}

async fn forget(app: &App, now: Timestamp) -> Result<Left, Failure> {
    play::forget_interactions(&app.store, now - MEMORY).await?;
    Ok(Left::Nothing)
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

/// When the next thing is to be done that the keeper knows of. What was due before `now` is done,
/// or has to wait for the next round.
async fn next_work(app: &App, now: Timestamp) -> Timestamp {
    app.store.next_due(now).await.ok().flatten().unwrap_or(Timestamp::MAX)
}

impl Left {
    /// After so many rows of a batch.
    fn after(rows: usize) -> Left {
        if rows < BATCH as usize { Left::Nothing } else { Left::More }
    }
}
