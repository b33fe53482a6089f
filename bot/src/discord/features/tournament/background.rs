//! Tournaments: rounds that are over make way for the next, games get their threads, and people are
//! told. What is to be done follows from the rows.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use dvonn_model::{PairingRow, TournamentId, UserId};
use dvonn_play::{PlayError, Refusal};
use dvonn_tournament as tournament;
use dvonn_tournament::{Tournament, TournamentError};
use jiff::{SignedDuration, Timestamp};

use crate::discord::features::tournament::announce::{show_tournament, tell_of_hindrance};
use crate::discord::features::tournament::threads::{Threads, threads_in};
use crate::discord::features::tournament::view::message;
use crate::discord::kit::app::App;
use crate::discord::kit::background::{BATCH, Progress, at_once, repeat};
use crate::discord::kit::chance;
use crate::discord::kit::delivery::Delivery;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::announce::{announce, announce_if_due};
use crate::discord::kit::threads::{abandon_thread, admit, has_left};
use crate::text::Text;

/// So many games are looked at that wait to begin: enough that tournaments whose games cannot begin
/// keep none from beginning.
const WAITING: u32 = 5_000;
/// So long a tournament rests whose games could not begin.
const REST: SignedDuration = SignedDuration::from_mins(1);

/// The tournaments whose games cannot begin, and when that is tried again. A restart forgets it, and
/// tries at once.
#[derive(Default)]
pub(crate) struct ThreadBackoff(Mutex<HashMap<TournamentId, Timestamp>>);

impl ThreadBackoff {
    fn rests(&self, id: TournamentId, now: Timestamp) -> bool {
        self.lock().get(&id).is_some_and(|&until| now < until)
    }

    /// Whether it was not backoff before.
    fn rest(&self, id: TournamentId, until: Timestamp) -> bool {
        self.lock().insert(id, until).is_none()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TournamentId, Timestamp>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Begins the games that are paired, and shows tournaments as they are, until the bot stops.
pub(super) async fn run(app: Arc<App>) {
    let backoff = ThreadBackoff::default();
    tokio::join!(
        repeat(&app, "games of tournaments", |now| begin(&app, &backoff, now)),
        repeat(&app, "tournaments to show", |now| show(&app, &backoff, now)),
    );
}

/// Counts the games that have ended, ends those whose round is over, and lets the next rounds and the
/// ends come.
pub(super) async fn move_on(app: &Arc<App>, now: Timestamp) -> Result<Progress, Failure> {
    let due = app.store.tournaments_due(now, BATCH).await?;
    let progress = Progress::after(due.len());
    for id in due {
        match tournament::move_on(&app.store, id, now).await {
            Ok(Some(moved)) => {
                for game in moved.ended {
                    let this = Arc::clone(app);
                    app.later(async move { announce_if_due(&this, game.row.id).await });
                }
                app.work.notify_waiters();
            }
            Ok(None) => {}
            Err(error) => {
                tracing::error!(%error, tournament = %id, "a tournament does not go on");
            }
        }
    }
    Ok(progress)
}

/// Shows tournaments as they are to everybody. A round is told of when its games have threads, or
/// cannot have any.
async fn show(app: &App, backoff: &ThreadBackoff, now: Timestamp) -> Result<Progress, Failure> {
    let mut changed = app.store.unannounced_tournaments(BATCH).await?;
    let progress = Progress::after(changed.len());
    let waiting = app.store.pairings_to_begin(now, WAITING).await?;
    changed.retain(|row| {
        // Whoever made it is about to show it.
        let is_new = row.announced == 0 && !app.is_lost(row.created_at, now);
        let waits = waiting.iter().any(|pairing| pairing.tournament == row.id);
        !is_new && (!waits || backoff.rests(row.id, now))
    });
    at_once(
        changed.iter().map(|row| show_tournament(app, row, Delivery::Message)).collect::<Vec<_>>(),
    )
    .await;
    Ok(progress)
}

/// Begins the games that are paired, each in a thread of its own: tournament by tournament, and one
/// after the other.
async fn begin(app: &App, backoff: &ThreadBackoff, now: Timestamp) -> Result<Progress, Failure> {
    let mut games: BTreeMap<TournamentId, Vec<PairingRow>> = BTreeMap::new();
    for pairing in app.store.pairings_to_begin(now, WAITING).await? {
        games.entry(pairing.tournament).or_default().push(pairing);
    }
    backoff.lock().retain(|id, _| games.contains_key(id));
    games.retain(|&id, _| !backoff.rests(id, now));
    let begun = games.into_iter().map(|(id, games)| begin_each(app, backoff, id, games));
    at_once(begun.collect::<Vec<_>>()).await;
    Ok(Progress::Done)
}

async fn begin_each(app: &App, backoff: &ThreadBackoff, id: TournamentId, games: Vec<PairingRow>) {
    let error = match try_to_begin(app, id, &games).await {
        Ok(()) => {
            // Now the round can be told of.
            app.work.notify_waiters();
            return;
        }
        Err(error) => error,
    };
    tracing::warn!(%error, tournament = %id, "the games of a tournament are still to begin");
    if let Failure::NoThread(_) = error {
        let is_new = backoff.rest(id, app.now() + REST);
        if is_new {
            tell_of_hindrance(app, id).await;
            app.work.notify_waiters();
        }
    }
}

async fn try_to_begin(app: &App, id: TournamentId, games: &[PairingRow]) -> Result<(), Failure> {
    let Some(of) = Tournament::read(&app.store, id).await? else { return Ok(()) };
    let mut threads = threads_in(app, of.row.guild, of.row.channel).await?;
    for pairing in games {
        begin_one(app, &of, &mut threads, pairing).await?;
    }
    Ok(())
}

async fn begin_one(
    app: &App,
    of: &Tournament,
    threads: &mut Threads,
    pairing: &PairingRow,
) -> Result<(), Failure> {
    let text = Text::of(of.row.locale.as_deref());
    let people = people(of, pairing);
    for &person in &people {
        let is_blocked = app.store.block(of.row.guild, person).await?.is_some();
        if is_blocked || has_left(app, of.row.guild, person).await {
            tournament::withdraw_absent(&app.store, of.row.id, person, app.now()).await?;
            return Ok(());
        }
    }
    let name = message::game_thread_name(text, of, pairing);
    let mut known = threads.take(&message::thread_ending(text, pairing));
    loop {
        let (place, is_new) = match known.take() {
            Some(place) => (place, false),
            None => (threads.open(app, &name).await?, true),
        };
        let bits = chance::bits();
        let begun =
            tournament::begin_pairing(&app.store, pairing, place.clone(), bits, app.now()).await;
        match begun {
            Ok(Some(game)) => {
                admit(app, &place, people).await;
                announce(app, &game, Delivery::Message).await;
                return Ok(());
            }
            Ok(None) => {
                if is_new {
                    abandon_thread(app, &place).await;
                }
                return Ok(());
            }
            // Somebody plays there: the next is a new one.
            Err(TournamentError::Play(PlayError::Refused(Refusal::ChannelBusy(_)))) if !is_new => {}
            Err(error) => {
                if is_new {
                    abandon_thread(app, &place).await;
                }
                return Err(error.into());
            }
        }
    }
}

fn people(of: &Tournament, pairing: &PairingRow) -> Vec<UserId> {
    let two = [Some(pairing.white), pairing.black].into_iter().flatten();
    two.filter_map(|number| of.entrant(number)?.player.id()).collect()
}
