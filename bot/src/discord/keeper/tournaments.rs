//! Tournaments: rounds that are over make way for the next, games get their threads, and people are
//! told. What is to be done follows from the rows.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use dvonn_model::{PairingRow, TournamentId, UserId};
use dvonn_play::{PlayError, Refusal};
use dvonn_tournament as tournament;
use dvonn_tournament::{Tournament, TournamentError};
use jiff::{SignedDuration, Timestamp};

use super::super::app::{App, Road};
use super::super::chance;
use super::super::failure::Failure;
use super::super::tournaments::{NoThread, Threads};
use super::super::views;
use super::{BATCH, Left, News, OVERDUE, Outbox, at_once};
use crate::text::Text;

/// So many games are looked at that wait to begin: enough that tournaments whose games cannot begin
/// keep none from beginning.
const WAITING: u32 = 5_000;
/// So long a tournament rests whose games could not begin.
const REST: SignedDuration = SignedDuration::from_mins(1);

/// The tournaments whose games cannot begin, and when that is tried again. A restart forgets it, and
/// tries at once.
#[derive(Default)]
pub(super) struct Hindered(Mutex<HashMap<TournamentId, Timestamp>>);

impl Hindered {
    fn rests(&self, id: TournamentId, now: Timestamp) -> bool {
        self.lock().get(&id).is_some_and(|&until| now < until)
    }

    /// Whether it was not hindered before.
    fn rest(&self, id: TournamentId, until: Timestamp) -> bool {
        self.lock().insert(id, until).is_none()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TournamentId, Timestamp>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Counts the games that have ended, ends those whose round is over, and lets the next rounds and the
/// ends come.
pub(super) async fn move_on(app: &App, news: &Outbox, now: Timestamp) -> Result<Left, Failure> {
    let due = app.store.tournaments_due(now, BATCH).await?;
    let left = Left::after(due.len());
    for id in due {
        match tournament::move_on(&app.store, id, now).await {
            Ok(Some(moved)) => {
                for game in moved.ended {
                    news.unbounded_send(News::Game(game.row.id)).ok();
                }
                app.work.notify_waiters();
            }
            Ok(None) => {}
            Err(error) => {
                tracing::error!(%error, tournament = %id, "a tournament does not go on");
            }
        }
    }
    Ok(left)
}

/// Shows tournaments as they are to everybody. A round is told of when its games have threads, or
/// cannot have any.
pub(super) async fn show(app: &App, hindered: &Hindered, now: Timestamp) -> Result<Left, Failure> {
    let mut changed = app.store.tournaments_to_announce(BATCH).await?;
    let left = Left::after(changed.len());
    let waiting = app.store.pairings_to_begin(now, WAITING).await?;
    changed.retain(|row| {
        // Whoever made it is about to show it.
        let is_new = row.announced == 0 && now < row.created_at + OVERDUE;
        let waits = waiting.iter().any(|pairing| pairing.tournament == row.id);
        !is_new && (!waits || hindered.rests(row.id, now))
    });
    at_once(changed.iter().map(|row| app.show_tournament(row, Road::Message)).collect()).await;
    Ok(left)
}

/// Begins the games that are paired, each in a thread of its own: tournament by tournament, and one
/// after the other.
pub(super) async fn begin(app: &App, hindered: &Hindered, now: Timestamp) -> Result<Left, Failure> {
    let mut games: BTreeMap<TournamentId, Vec<PairingRow>> = BTreeMap::new();
    for pairing in app.store.pairings_to_begin(now, WAITING).await? {
        games.entry(pairing.tournament).or_default().push(pairing);
    }
    hindered.lock().retain(|id, _| games.contains_key(id));
    games.retain(|&id, _| !hindered.rests(id, now));
    let begun = games.into_iter().map(|(id, games)| begin_each(app, hindered, id, games));
    at_once(begun.collect()).await;
    Ok(Left::Nothing)
}

async fn begin_each(app: &App, hindered: &Hindered, id: TournamentId, games: Vec<PairingRow>) {
    let error = match try_to_begin(app, id, &games).await {
        Ok(()) => {
            // Now the round can be told of.
            app.work.notify_waiters();
            return;
        }
        Err(error) => error,
    };
    tracing::warn!(%error, tournament = %id, "the games of a tournament are still to begin");
    if let Failure::NoThread(NoThread::Hindered(_)) = error {
        let is_new = hindered.rest(id, app.now() + REST);
        if is_new {
            app.tell_of_hindrance(id).await;
            app.work.notify_waiters();
        }
    }
}

async fn try_to_begin(app: &App, id: TournamentId, games: &[PairingRow]) -> Result<(), Failure> {
    let Some(of) = Tournament::read(&app.store, id).await? else { return Ok(()) };
    let mut threads = app.threads_in(of.row.guild, of.row.channel).await?;
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
        if is_blocked || app.has_left(of.row.guild, person).await {
            tournament::desert(&app.store, of.row.id, person, app.now()).await?;
            return Ok(());
        }
    }
    let name = views::game_thread_name(text, of, pairing);
    let mut known = threads.take(&views::thread_ending(text, pairing));
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
                app.admit(&place, people).await;
                app.announce(&game, Road::Message).await;
                return Ok(());
            }
            Ok(None) => {
                if is_new {
                    app.abandon_thread(&place).await;
                }
                return Ok(());
            }
            // Somebody plays there: the next is a new one.
            Err(TournamentError::Play(PlayError::Refused(Refusal::ChannelBusy(_)))) if !is_new => {}
            Err(error) => {
                if is_new {
                    app.abandon_thread(&place).await;
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
