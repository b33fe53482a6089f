//! What has to happen without anybody asking: time runs out, the computer plays, and what could not be
//! announced or told in private is said. The work is rows in the store, so a restart loses none.

mod challenges;
mod clocks;
mod computer;
mod offers;
mod reviews;
mod seasons;
mod tournaments;

use std::sync::Arc;
use std::time::Duration;

use futures::StreamExt as _;
use futures::channel::mpsc::{self, UnboundedReceiver, UnboundedSender};
use futures::stream::{self, FuturesUnordered};
use jiff::{SignedDuration, Timestamp};

use super::app::{App, Road};
use super::failure::Failure;
use crate::shutdown::Shutdown;
use dvonn_model::{ChallengeId, ChallengeRow, GameId, GameRow, OfferRow};
use dvonn_play as play;
use dvonn_play::Match;
use dvonn_store::{Store, StoreError};
use tournaments::Hindered;

/// So many rows are worked on in one go.
const BATCH: u32 = 200;
/// So many messages are on their way at once in each part of the work.
const AT_ONCE: usize = 8;
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

/// What people are to be told at once.
enum News {
    /// A game has changed.
    Game(GameId),
    /// A challenge has run out.
    Challenge(ChallengeId),
}

/// Takes what people are to be told.
type Outbox = UnboundedSender<News>;

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
///
/// Every part has its own pace. The one that keeps the clocks never waits for Discord: whom it has
/// news for is told by another.
pub(super) async fn keep(app: Arc<App>, leftovers: Leftovers, shutdown: Shutdown) {
    let players = app.clone();
    let app = &*app;
    let began = app.now();
    let (outbox, news) = mpsc::unbounded();
    let hindered = Hindered::default();
    for game in leftovers.games {
        outbox.unbounded_send(News::Game(game.id)).ok();
    }
    let work = async {
        tokio::join!(
            repeat(app, "clocks", |now| settle(app, &outbox, now)),
            tell(app, news),
            computer::play(players),
            repeat(app, "boards", |now| overdue(app, now)),
            repeat(app, "deadlines on boards", |_| clocks::correct_boards(app)),
            repeat(app, "reminders", |now| clocks::remind(app, now)),
            repeat(app, "reviews", |_| reviews::make(app)),
            repeat(app, "reviews to show", |_| reviews::tell(app)),
            repeat(app, "seasons to tell", |_| seasons::tell(app)),
            repeat(app, "tournaments", |now| tournaments::move_on(app, &outbox, now)),
            repeat(app, "games of tournaments", |now| tournaments::begin(app, &hindered, now)),
            repeat(app, "tournaments to show", |now| tournaments::show(app, &hindered, now)),
            async {
                challenges::show(app, leftovers.challenges).await;
                repeat(app, "challenges", |now| challenges::unshown(app, now)).await;
            },
            async {
                offers::tell(app, leftovers.offers).await;
                repeat(app, "offers", |now| offers::untold(app, now)).await;
            },
            async {
                if let Err(error) = notices(app, began).await {
                    tracing::error!(%error, "notices cannot be read");
                }
                repeat(app, "notices", |now| notices(app, now - OVERDUE)).await;
            },
        )
    };
    tokio::select! {
        () = shutdown.requested() => {}
        _ = work => {}
    }
}

/// Does a part of the work whenever something may be due. What fails is tried again in a later
/// round.
async fn repeat<F>(app: &App, part: &str, work: impl Fn(Timestamp) -> F)
where
    F: Future<Output = Result<Left, Failure>>,
{
    loop {
        // From here on no call is missed.
        let called = app.work.notified();
        let now = app.now();
        let left = work(now).await.unwrap_or_else(|error| {
            tracing::error!(%error, part, "the keeper could not finish a round");
            Left::Nothing
        });
        let next = match left {
            Left::More => now,
            Left::Nothing => next_work(app, now).await,
        };
        tokio::select! {
            () = app.time.wait_until(next.max(app.now() + SHORTEST), ROUND) => {}
            () = called => {}
        }
    }
}

/// What the clocks decide, in the database alone.
async fn settle(app: &App, news: &Outbox, now: Timestamp) -> Result<Left, Failure> {
    let parts = [
        clocks::vacations(app, now).await,
        clocks::out_of_time(app, news, now).await,
        challenges::expire(app, news, now).await,
        seasons::end(app, now).await,
        forget(app, now).await,
    ];
    // None keeps another from being done.
    let parts = parts.into_iter().collect::<Result<Vec<_>, _>>()?;
    Ok(if parts.contains(&Left::More) { Left::More } else { Left::Nothing })
}

/// Passes news on as they come.
async fn tell(app: &App, mut news: UnboundedReceiver<News>) {
    let mut telling = FuturesUnordered::new();
    loop {
        tokio::select! {
            Some(one) = news.next(), if telling.len() < AT_ONCE => telling.push(pass_on(app, one)),
            Some(()) = telling.next() => {}
            else => return,
        }
    }
}

/// Lets people know what the clocks have decided. What does not arrive is told when it is overdue.
async fn pass_on(app: &App, news: News) {
    match news {
        News::Game(game) => announce(app, game).await,
        News::Challenge(challenge) => challenges::refresh(app, challenge).await,
    }
}

async fn overdue(app: &App, now: Timestamp) -> Result<Left, Failure> {
    let mut overdue = app.store.unannounced_games(BATCH).await?;
    overdue.retain(|game| game.updated_at + OVERDUE <= now);
    at_once(overdue.into_iter().map(|game| announce(app, game.id)).collect()).await;
    Ok(Left::Nothing)
}

/// Does what takes Discord a while, some of it at once.
async fn at_once<F: Future<Output = ()>>(work: Vec<F>) {
    stream::iter(work).for_each_concurrent(AT_ONCE, |one| one).await;
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

async fn announce(app: &App, game: GameId) {
    // It may be both overdue and in the queue.
    let Some(_claim) = app.announcing.claim(game) else { return };
    if let Err(error) = announce_one(app, game).await {
        tracing::warn!(%error, %game, "a board is still to be announced");
    }
}

async fn announce_one(app: &App, game: GameId) -> Result<(), Failure> {
    // Somebody may have moved on, and been shown the board, meanwhile.
    let game = Match::numbered(&app.store, game).await?;
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
