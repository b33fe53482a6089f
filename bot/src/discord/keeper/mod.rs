//! What has to happen without anybody asking: time runs out, and what could not be announced or
//! told in private is said. The work is rows in the store, so a restart loses none.

mod challenges;
mod clocks;
mod offers;

use std::sync::Arc;
use std::time::Duration;

use jiff::{SignedDuration, Timestamp};

use super::app::{App, Road};
use super::failure::Failure;
use crate::play::{self, Match};
use crate::shutdown::Shutdown;
use crate::store::{ChallengeRow, GameRow, OfferRow, Store, StoreError};

/// So many rows are worked on in one go.
const BATCH: u32 = 200;
/// How often the keeper looks, at the least.
const ROUND: Duration = Duration::from_secs(5);
/// How long it rests between two rounds, at the least.
const SHORTEST: Duration = Duration::from_millis(100);
/// A board, a challenge, an offer or a notice is taken for lost when it is this old and nobody has been
/// told of it. Before that, whoever made it may still be at it.
const OVERDUE: SignedDuration = SignedDuration::from_secs(60);
/// So long the interactions that counted are remembered: Discord repeats none after that.
const MEMORY: SignedDuration = SignedDuration::from_hours(24);

/// Whether there is more to do at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Left {
    Nothing,
    More,
}

/// What has not been told and, as long as nobody is served, was left so by a process before this one.
pub(super) struct Leftovers {
    games: Vec<GameRow>,
    challenges: Vec<ChallengeRow>,
    offers: Vec<OfferRow>,
}

impl Leftovers {
    /// What there is now.
    pub(super) async fn find(store: &Store) -> Result<Leftovers, StoreError> {
        Ok(Leftovers {
            games: store.unannounced_games(BATCH).await?,
            challenges: store.unshown_challenges(BATCH).await?,
            offers: store.untold_offers(BATCH).await?,
        })
    }
}

/// Works until `shutdown` is requested, beginning with what an earlier process left untold.
pub(super) async fn keep(app: Arc<App>, leftovers: Leftovers, shutdown: Shutdown) {
    let app = &*app;
    let began = app.now();
    let work = async {
        announce(app, leftovers.games).await;
        challenges::show(app, leftovers.challenges).await;
        offers::tell(app, leftovers.offers).await;
        if let Err(error) = notices(app, began).await {
            tracing::error!(%error, "notices cannot be read");
        }
        loop {
            let now = app.now();
            let next = match round(app, now).await {
                Left::More => now,
                Left::Nothing => next_work(app, now).await,
            };
            tokio::select! {
                () = app.time.wait_until(next.max(app.now() + SHORTEST), ROUND) => {}
                () = app.work.notified() => {}
            }
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
        ("challenges", challenges::expire(app, now).await),
        ("challenges to be shown", challenges::unshown(app, now).await),
        ("vacations", clocks::vacations(app, now).await),
        ("clocks", clocks::out_of_time(app, now).await),
        ("reminders", clocks::remind(app, now).await),
        ("boards", overdue(app, now).await),
        ("notices", notices(app, now - OVERDUE).await),
        ("deadlines on boards", clocks::correct_boards(app).await),
        ("offers", offers::untold(app, now).await),
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

async fn overdue(app: &App, now: Timestamp) -> Result<Left, Failure> {
    let mut overdue = app.store.unannounced_games(BATCH).await?;
    overdue.retain(|game| game.updated_at + OVERDUE <= now);
    announce(app, overdue).await;
    Ok(Left::Nothing)
}

/// Tells people what they are to be told in private since this moment or longer.
async fn notices(app: &App, since: Timestamp) -> Result<Left, Failure> {
    let notices = app.store.notices_until(since, BATCH).await?;
    app.tell_each(&notices, None).await;
    Ok(Left::Nothing)
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
