//! Background work on tournaments: starts rounds, and opens threads for games. The database says what is
//! due.
//!
//! Its parts do not wait for each other. If the bot cannot open a thread, it tells the organiser why and
//! retries every minute; a refused name stops only its own game.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use dvonn_discord::cause::{Cause, Remedy};
use dvonn_model::{GameId, PairingRow, PostKey, TournamentId};
use dvonn_play as play;
use dvonn_play::{Match, PlayError, Refusal};
use dvonn_rules::Color;
use dvonn_store::StoreError;
use dvonn_tournament as tournament;
use dvonn_tournament::{Tournament, TournamentError};
use jiff::{SignedDuration, Timestamp};

use crate::features::tournament::announce::people;
use crate::features::tournament::seats::{Places, Seat, players};
use crate::runtime::app::App;
use crate::runtime::delivery::Delivery;
use crate::runtime::failure::Failure;
use crate::runtime::rounds::{BATCH, JobProgress, Walk, concurrently, in_turn, repeat};
use crate::show::game::announce::{announce, wake};
use crate::show::game::notices::add_players;
use crate::show::random;
use crate::show::threads::has_left;

/// The time after which the bot tries again to open threads.
const RETRY_DELAY: SignedDuration = SignedDuration::from_mins(1);

/// The tournaments whose threads could not be opened, and when to try again. After a restart the bot tries
/// at once.
#[derive(Default)]
struct ThreadBackoff(Mutex<HashMap<TournamentId, Timestamp>>);

impl ThreadBackoff {
    fn is_paused(&self, id: TournamentId, now: Timestamp) -> bool {
        self.lock().get(&id).is_some_and(|&until| now < until)
    }

    /// Pauses a tournament. Returns true if it was not paused before.
    fn pause(&self, id: TournamentId, until: Timestamp) -> bool {
        self.lock().insert(id, until).is_none()
    }

    /// Forgets the tournaments that no longer wait.
    fn retain(&self, waits: impl Fn(TournamentId) -> bool) {
        self.lock().retain(|&id, _| waits(id));
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TournamentId, Timestamp>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Starts paired games, until the bot stops.
pub(super) async fn run(app: Arc<App>) {
    let backoff = ThreadBackoff::default();
    repeat(&app, "games of tournaments", |now| start_due_games(&app, &backoff, now)).await;
}

/// Counts finished games, ends games past their round's deadline, and starts the next rounds or
/// ends tournaments.
pub(super) async fn advance_tournament(
    app: &Arc<App>,
    now: Timestamp,
) -> Result<JobProgress, Failure> {
    let due = app.store.tournaments_due(now, BATCH).await?;
    let advancing = due.into_iter().map(|id| (id, advance_one(app, id, now)));
    Ok(in_turn(app, "advance tournament", advancing).await)
}

async fn advance_one(app: &Arc<App>, id: TournamentId, now: Timestamp) -> Result<(), Failure> {
    if let Some(moved) = tournament::advance_tournament(&app.store, id, now).await? {
        for game in moved.ended {
            wake(app, &game);
        }
        app.work.notify_waiters();
    }
    Ok(())
}

/// Ends the games between computers whose tournament ended early: nobody waits for them any more.
pub(super) async fn stop_computers(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let games = app.store.computer_games_without_tournament(BATCH).await?;
    let ending = games.into_iter().map(|game| (game, stop_one(app, game, now)));
    Ok(in_turn(app, "end computers' game", ending).await)
}

async fn stop_one(app: &Arc<App>, game: GameId, now: Timestamp) -> Result<(), Failure> {
    if let Some(ended) = play::ending::end_without_tournament(&app.store, game, now).await? {
        wake(app, &ended);
    }
    Ok(())
}

/// Returns all pairings that need a thread: those that cannot get one do not keep later ones waiting.
async fn pairings_without_thread(app: &App, now: Timestamp) -> Result<Vec<PairingRow>, Failure> {
    let (mut walk, mut found) = (Walk::new(), Vec::new());
    let read = |after| app.store.pairings_without_thread(now, after, BATCH);
    let key = |pairing: &PairingRow| (pairing.tournament, pairing.round, pairing.board);
    while let Some(pairings) = walk.next(key, read).await? {
        found.extend(pairings);
    }
    Ok(found)
}

/// Starts paired games, each in its own thread. Handles tournaments concurrently, and the games of
/// each in turn.
async fn start_due_games(
    app: &App,
    backoff: &ThreadBackoff,
    now: Timestamp,
) -> Result<JobProgress, Failure> {
    let mut games: BTreeMap<TournamentId, Vec<PairingRow>> = BTreeMap::new();
    for pairing in pairings_without_thread(app, now).await? {
        games.entry(pairing.tournament).or_default().push(pairing);
    }
    let progress = if games.is_empty() { JobProgress::Idle } else { JobProgress::Done };
    backoff.retain(|id| games.contains_key(&id));
    games.retain(|&id, _| !backoff.is_paused(id, now));
    let starting = games.into_iter().map(|(id, games)| (id, start_games(app, backoff, id, games)));
    concurrently(app, "start games of tournament", starting.collect::<Vec<_>>()).await;
    Ok(progress)
}

async fn start_games(app: &App, backoff: &ThreadBackoff, id: TournamentId, games: Vec<PairingRow>) {
    let mut places = Places::default();
    let Err(error) = try_to_start(app, id, &mut places, &games).await else { return };
    if !app.outages.explain(&error) {
        tracing::warn!(%error, tournament = %id, "failed to start games of tournament");
    }
    if let Failure::NoThread(cause) = error
        && backoff.pause(id, app.now() + RETRY_DELAY)
        && let Err(error) = report_no_threads(app, id, places.guests_refused, cause).await
    {
        app.outages.log(&error, "failed to notify organiser that threads cannot be opened");
    }
}

/// Raises the message that no thread can be opened, and that of the round: it waits for threads no longer.
async fn report_no_threads(
    app: &App,
    id: TournamentId,
    guests: bool,
    cause: Cause,
) -> Result<(), StoreError> {
    let mut tx = app.store.begin().await?;
    let Some(row) = tx.lock_tournament(id).await? else { return Ok(()) };
    let (detail, now) = (Some(cause.into()), app.now());
    tx.raise_post_with(PostKey::no_threads(id, guests), None, detail, now).await?;
    if row.league.is_none() {
        let stage = row.stage();
        tx.raise_post(PostKey::tournament(id, stage), now).await?;
        if row.teams.is_some_and(|teams| teams.guest.is_some()) {
            tx.raise_post(PostKey::guest_stage(id, stage), now).await?;
        }
    }
    tx.commit().await
}

async fn try_to_start(
    app: &App,
    id: TournamentId,
    places: &mut Places,
    games: &[PairingRow],
) -> Result<(), Failure> {
    let Some(of) = Tournament::read(&app.store, id).await? else { return Ok(()) };
    let mut outcome = Ok(());
    for pairing in games {
        match start_one(app, &of, places, pairing).await {
            Ok(()) => {}
            // The others would need threads too, and only the name of one can be at fault alone.
            Err(Failure::NoThread(cause)) if cause.remedy() != Remedy::OtherName => {
                return Err(Failure::NoThread(cause));
            }
            Err(error) => outcome = Err(error),
        }
    }
    outcome
}

/// Opens a thread for a game whose own was deleted, and moves the game there.
async fn move_one(
    app: &App,
    of: &Tournament,
    places: &mut Places,
    pairing: &PairingRow,
    game: GameId,
) -> Result<(), Failure> {
    let thread = places.thread(app, &Seat::both(of, pairing).white, of, pairing).await?;
    match tournament::move_game(&app.store, of.row.id, game, &thread.venue, app.now()).await? {
        Some(game) => begin(app, of, pairing, &game).await,
        None => thread.discard(app).await,
    }
    Ok(())
}

async fn start_one(
    app: &App,
    of: &Tournament,
    places: &mut Places,
    pairing: &PairingRow,
) -> Result<(), Failure> {
    if let Some(game) = pairing.game {
        return move_one(app, of, places, pairing, game).await;
    }
    let (seats, players) = (Seat::both(of, pairing), players(of, pairing));
    for side in Color::ALL {
        let (Some(person), guild) = (players[side], seats[side].guild) else { continue };
        let is_blocked = app.store.block(guild, person).await?.is_some();
        if is_blocked || has_left(app, guild, person).await {
            tournament::withdraw_absent(&app.store, of.row.id, person, app.now()).await?;
            return Ok(());
        }
    }
    loop {
        let Some(threads) = places.threads(app, &seats, of, pairing).await? else { return Ok(()) };
        let Some(venues) = threads.venues() else { return Ok(()) };
        let bits = random::bits();
        let starting =
            tournament::start_pairing(&app.store, pairing, venues, bits, app.now()).await;
        if let Ok(Some(game)) = &starting {
            begin(app, of, pairing, game).await;
            return Ok(());
        }
        threads.discard(app).await;
        match starting {
            Ok(_) => return Ok(()),
            // Another game runs in a thread that was opened before, so the next attempt takes others.
            Err(TournamentError::Play(PlayError::Refused(Refusal::ChannelBusy(_))))
                if !threads.are_new() => {}
            Err(error) => return Err(error.into()),
        }
    }
}

/// Adds the players to the threads of their game, and shows its board.
async fn begin(app: &App, of: &Tournament, pairing: &PairingRow, game: &Match) {
    for person in people(of, pairing) {
        let seen = game.row.clone().for_reader(person);
        add_players(app, &seen, [person], None).await;
    }
    announce(app, game, Delivery::Message).await;
}
