//! The computer's turns: finds games where the computer must choose a ply, searches and plays.
//!
//! A game's row records whether the computer must choose the next ply: on its own turn, or when a
//! player's plan says `best`. `dvonn_play` sets this in the transaction of the previous ply; nothing else
//! about a search is stored. `play` picks up those games.
//! Each game has its own task, which asks `computer::Thinkers` for a ply.
//!
//! If an engine of the operator still has no legal ply after a second start, `play::computer::replace_engine`
//! puts a level in its place and makes the game unrated, in one transaction.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, resume_unwind};
use std::sync::Arc;
use std::time::Duration;

use dvonn_model::{ComputerKind, EngineId, GameId, Level, NamedEngine};
use dvonn_play as play;
use dvonn_play::Match;
use dvonn_play::computer::ComputerTurn;
use dvonn_rules::Ply;
use dvonn_store::{StoreError, hold_posts};
use futures::FutureExt as _;
use futures::future::{AbortHandle, AbortRegistration, Abortable};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::runtime::app::{App, owner};
use crate::runtime::delivery::Delivery;
use crate::runtime::failure::Failure;
use crate::runtime::feature::{Feature, Work};
use crate::runtime::rounds::{LONGEST_PAUSE, LONGEST_REST};
use crate::show::game::announce::announce;

/// The commands, handlers and background work of this feature.
pub(super) const FEATURE: Feature = Feature {
    background: &[
        Work::Loop { name: "computer", run: |app| Box::pin(play(app)) },
        Work::Loop { name: "engines", run: |app| Box::pin(stop_engines(app)) },
    ],
    ..Feature::EMPTY
};

/// The maximum time for which the computer keeps playing before the game is announced.
const BURST_TIME: Duration = Duration::from_secs(2);
/// The maximum number of plies in a burst.
const MAX_BURST_PLIES: usize = 8;
/// No search starts later than this in a burst: it might not finish in time, and would be repeated.
const LATEST_SEARCH_START: Duration = Duration::from_secs(1);

/// The time until the waiting games are read again if other processes change them too.
const PAUSE_OF_MANY: Duration = Duration::from_secs(1);

/// The running searches: the revision of each game, and a handle that stops its search.
type Searches = HashMap<GameId, (i64, AbortHandle)>;

/// Plays the computer's turns until the bot stops. Each game has its own task, so none waits for
/// another. A search stops when its game changes: a takeback or a resignation.
async fn play(app: Arc<App>) {
    let mut searches = Searches::new();
    let mut turns = JoinSet::new();
    loop {
        let changes = app.store.changes();
        let read = refresh_searches(&app, &mut searches, &mut turns).await;
        if let Err(error) = &read {
            app.outages.log(error, "failed to read games waiting for the computer");
        }
        let pause = async {
            let may_rest = read.is_ok() && !app.has_other_processes();
            for _ in 0..LONGEST_REST.as_secs() / LONGEST_PAUSE.as_secs() {
                sleep(pause(&app)).await;
                if !may_rest || app.store.changes() != changes {
                    break;
                }
            }
        };
        tokio::select! {
            () = app.computer.notified() => {}
            () = pause => {}
            Some(Ok(game)) = turns.join_next() => drop(searches.remove(&game)),
        }
    }
}

/// Stops the programs of engines whose games are over, until the bot stops.
async fn stop_engines(app: Arc<App>) {
    loop {
        if let Err(error) = app.engines.stop_finished(&app.store).await {
            app.outages.log(&error, "failed to read the games of engines");
        }
        sleep(LONGEST_PAUSE).await;
    }
}

/// Returns the longest time until the waiting games are read again. Other processes cannot wake this
/// one.
fn pause(app: &App) -> Duration {
    if app.has_other_processes() { PAUSE_OF_MANY } else { LONGEST_PAUSE }
}

/// Starts searches for waiting games, and stops those that are no longer needed.
async fn refresh_searches(
    app: &Arc<App>,
    searches: &mut Searches,
    turns: &mut JoinSet<GameId>,
) -> Result<(), StoreError> {
    let waiting: HashMap<_, _> =
        app.store.games_waiting_for_the_computer().await?.into_iter().collect();
    for (game, (revision, stop)) in &*searches {
        if waiting.get(game) != Some(revision) {
            stop.abort();
        }
    }
    for (game, revision) in waiting {
        searches.entry(game).or_insert_with(|| {
            let (stop, stopped) = AbortHandle::new_pair();
            turns.spawn(turn(app.clone(), game, revision, stopped));
            (revision, stop)
        });
    }
    Ok(())
}

/// Plays one turn. If it fails, the game is retried after a pause.
async fn turn(app: Arc<App>, game: GameId, revision: i64, stopped: AbortRegistration) -> GameId {
    let job = format!("the computer's turn in game {game}");
    let turn = Box::pin(try_turn(&app, game, revision, stopped));
    match app.jobs.catch(&job, turn).await {
        Some(Ok(())) => {}
        Some(Err(Failure::Store(error))) => {
            app.outages.log(&error, "failed to play the computer's turn");
            sleep(LONGEST_PAUSE).await;
        }
        Some(Err(error)) => {
            tracing::error!(%error, %game, "failed to play the computer's turn");
            sleep(LONGEST_PAUSE).await;
        }
        None => sleep(LONGEST_PAUSE).await,
    }
    game
}

async fn try_turn(
    app: &App,
    game: GameId,
    revision: i64,
    stopped: AbortRegistration,
) -> Result<(), Failure> {
    let row = format!("{game}-{revision}");
    let Some(_lease) = app.lease("play the computer's turn", &row).await else { return Ok(()) };
    let Some(choice) = play::computer::find_turn(&app.store, game, revision).await? else {
        return Ok(());
    };
    let search = think(app, &choice);
    // Only the search can be stopped: a ply that was played is always announced.
    let Ok(thought) = Abortable::new(search, stopped).await else { return Ok(()) };
    let ply = match thought {
        Thought::Ply(ply) => ply,
        Thought::Nothing => {
            let reason = String::from("the engine found no ply in a running game");
            return Err(Failure::Panic(reason));
        }
        Thought::Failed(engine) => return replace_engine(app, &choice, engine).await,
    };
    // Its board is held until all plies are played: one message shows them.
    hold_posts(Box::pin(play_and_go_on(app, &choice, ply))).await
}

async fn play_and_go_on(app: &App, choice: &ComputerTurn, ply: Ply) -> Result<(), Failure> {
    let Some(mut game) = play::computer::play(&app.store, choice, ply, app.now()).await? else {
        return Ok(());
    };
    let played = AssertUnwindSafe(play_burst(app, &mut game)).catch_unwind().await;
    announce(app, &game, Delivery::Message).await;
    played.unwrap_or_else(|panic| resume_unwind(panic))
}

/// Keeps playing for a while if the computer must choose again, because the other side passes or
/// follows its plan. One message then shows all plies, but an engine's are shown one by one: they may
/// take long. A game without people is played to the end.
async fn play_burst(app: &App, game: &mut Match) -> Result<(), Failure> {
    if !game.has_people() {
        return play_to_end(app, game).await;
    }
    let (time_is_up, late) = (sleep(BURST_TIME), sleep(LATEST_SEARCH_START));
    tokio::pin!(time_is_up, late);
    for _ in 1..MAX_BURST_PLIES {
        if late.as_mut().now_or_never().is_some() {
            break;
        }
        let Some(choice) = ComputerTurn::after(game) else { break };
        if matches!(choice.chooser, ComputerKind::Engine(_)) {
            break;
        }
        let chosen = tokio::select! {
            chosen = think(app, &choice) => chosen,
            () = &mut time_is_up => Thought::Nothing,
        };
        let Thought::Ply(ply) = chosen else { break };
        match play::computer::play(&app.store, &choice, ply, app.now()).await? {
            Some(after) => *game = after,
            None => break,
        }
    }
    Ok(())
}

async fn play_to_end(app: &App, game: &mut Match) -> Result<(), Failure> {
    while let Some(choice) = ComputerTurn::after(game) {
        let Thought::Ply(ply) = think(app, &choice).await else { break };
        match play::computer::play(&app.store, &choice, ply, app.now()).await? {
            Some(after) => *game = after,
            None => break,
        }
    }
    Ok(())
}

/// What came of thinking about a ply.
enum Thought {
    /// This ply.
    Ply(Ply),
    /// No ply: the time was up, or the search found none.
    Nothing,
    /// This engine cannot play.
    Failed(EngineId),
}

async fn think(app: &App, choice: &ComputerTurn) -> Thought {
    let ComputerTurn { position, seed, .. } = *choice;
    let level = match &choice.chooser {
        ComputerKind::Level(level) => engine_level(*level),
        ComputerKind::Engine(engine) => return ask_engine(app, choice, engine).await,
    };
    let ply = match choice.waiting {
        Some(person) => app.thinkers.ply(owner(person), position, level, seed).await,
        None => app.thinkers.ply_in_background(position, level, seed).await,
    };
    ply.map_or(Thought::Nothing, Thought::Ply)
}

/// Returns the engine's level with the same number.
fn engine_level(level: Level) -> dvonn_engine::Level {
    dvonn_engine::Level::ALL[usize::from(level.number() - 1)]
}

async fn ask_engine(app: &App, choice: &ComputerTurn, engine: &NamedEngine) -> Thought {
    let (game, name) = (choice.game(), &engine.name);
    let waiting = choice.waiting.map(owner);
    match app.engines.ply(engine.id, game, waiting, &choice.record).await {
        Some(Ok(ply)) => return Thought::Ply(ply),
        Some(Err(fault)) => tracing::warn!(%game, "the engine {name} has failed: it {fault}"),
        None => tracing::warn!(%game, "the engine {name} has a game but cannot play"),
    }
    Thought::Failed(engine.id)
}

/// Lets a level of the computer take over the game of an engine that has failed, and tells the
/// players.
async fn replace_engine(app: &App, choice: &ComputerTurn, engine: EngineId) -> Result<(), Failure> {
    let level = app.engines.substitute(engine);
    if let Some(game) = play::computer::replace_engine(&app.store, choice, level, app.now()).await?
    {
        announce(app, &game, Delivery::Message).await;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_engine_plays_at_the_level_of_the_game() {
        for level in Level::ALL {
            assert_eq!(engine_level(level).number(), level.number());
        }
        assert_eq!(engine_level(Level::MASTER), dvonn_engine::Level::MASTER);
    }
}
