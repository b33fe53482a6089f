//! The computer's plies: wherever the rows say that it has to choose, it thinks and plays.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, resume_unwind};
use std::sync::Arc;
use std::time::Duration;

use dvonn_model::GameId;
use dvonn_play as play;
use dvonn_play::{Choice, Match};
use dvonn_rules::Ply;
use dvonn_store::StoreError;
use futures::FutureExt as _;
use futures::future::{AbortHandle, AbortRegistration, Abortable};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::discord::kit::app::App;
use crate::discord::kit::background::LONGEST_PAUSE;
use crate::discord::kit::delivery::Delivery;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::announce::announce;

/// So long it plays on by itself before people are told, and so many plies at the most.
const BURST: Duration = Duration::from_secs(2);
const MOST: usize = 8;
/// When a burst has lasted so long, no search is begun in it any more: it might not end in time, and
/// would have to be made again.
const LAST_BEGINNING: Duration = Duration::from_secs(1);

/// What the computer thinks about: for each game the revision, and what ends the search.
type Thoughts = HashMap<GameId, (i64, AbortHandle)>;

/// Plays for ever. A game gets a task of its own, so that none waits for another; a search ends when
/// its game is not any more as it was, since a turn was taken back, or somebody resigned.
pub(super) async fn play(app: Arc<App>) {
    let mut thoughts = Thoughts::new();
    let mut turns = JoinSet::new();
    loop {
        if let Err(error) = look(&app, &mut thoughts, &mut turns).await {
            tracing::error!(%error, "the games that wait for the computer cannot be read");
        }
        tokio::select! {
            () = app.computer.notified() => {}
            () = sleep(LONGEST_PAUSE) => {}
            Some(Ok(game)) = turns.join_next() => drop(thoughts.remove(&game)),
        }
    }
}

/// Begins to think where the computer has to choose, and ends thoughts that nobody waits for.
async fn look(
    app: &Arc<App>,
    thoughts: &mut Thoughts,
    turns: &mut JoinSet<GameId>,
) -> Result<(), StoreError> {
    let waiting: HashMap<_, _> =
        app.store.games_waiting_for_the_computer().await?.into_iter().collect();
    for (game, (revision, stop)) in &*thoughts {
        if waiting.get(game) != Some(revision) {
            stop.abort();
        }
    }
    for (game, revision) in waiting {
        thoughts.entry(game).or_insert_with(|| {
            let (stop, stopped) = AbortHandle::new_pair();
            turns.spawn(turn(app.clone(), game, revision, stopped));
            (revision, stop)
        });
    }
    Ok(())
}

/// One turn. If it fails, the game is left alone for a while, and then looked at again.
async fn turn(app: Arc<App>, game: GameId, revision: i64, stopped: AbortRegistration) -> GameId {
    match AssertUnwindSafe(try_turn(&app, game, revision, stopped)).catch_unwind().await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => {
            tracing::error!(%error, %game, "the computer could not play");
            sleep(LONGEST_PAUSE).await;
        }
        Err(_) => {
            tracing::error!(%game, "the computer's search panicked");
            sleep(LONGEST_PAUSE).await;
        }
    }
    game
}

async fn try_turn(
    app: &App,
    game: GameId,
    revision: i64,
    stopped: AbortRegistration,
) -> Result<(), Failure> {
    let Some(choice) = play::choice(&app.store, game, revision).await? else { return Ok(()) };
    let search = think(app, &choice);
    // What is stopped is the search alone: what was played is told as well.
    let Ok(chosen) = Abortable::new(search, stopped).await else { return Ok(()) };
    let ply = chosen.ok_or_else(|| Failure::Panic(String::from("a game goes on without a ply")))?;
    let Some(mut game) = play::play_choice(&app.store, &choice, ply, app.now()).await? else {
        return Ok(());
    };
    let went_on = AssertUnwindSafe(go_on(app, &mut game)).catch_unwind().await;
    announce(app, &game, Delivery::Message).await;
    went_on.unwrap_or_else(|panic| resume_unwind(panic))
}

/// Plays on for a while if nobody else has to choose, since the other side passes or its plan asks
/// the computer as well: one message then tells all of it. Where nobody plays but the computer, that
/// is the rest of the game.
async fn go_on(app: &App, game: &mut Match) -> Result<(), Failure> {
    if !game.has_people() {
        return play_out(app, game).await;
    }
    let (time_is_up, late) = (sleep(BURST), sleep(LAST_BEGINNING));
    tokio::pin!(time_is_up, late);
    for _ in 1..MOST {
        if late.as_mut().now_or_never().is_some() {
            break;
        }
        let Some(choice) = Choice::after(game) else { break };
        let chosen = tokio::select! {
            chosen = think(app, &choice) => chosen,
            () = &mut time_is_up => None,
        };
        let Some(ply) = chosen else { break };
        match play::play_choice(&app.store, &choice, ply, app.now()).await? {
            Some(after) => *game = after,
            None => break,
        }
    }
    Ok(())
}

async fn play_out(app: &App, game: &mut Match) -> Result<(), Failure> {
    while let Some(choice) = Choice::after(game) {
        let Some(ply) = think(app, &choice).await else { break };
        match play::play_choice(&app.store, &choice, ply, app.now()).await? {
            Some(after) => *game = after,
            None => break,
        }
    }
    Ok(())
}

async fn think(app: &App, choice: &Choice) -> Option<Ply> {
    let Choice { position, level, seed, .. } = *choice;
    if choice.is_waited_for {
        app.thinkers.ply(position, level, seed).await
    } else {
        app.thinkers.ply_in_background(position, level, seed).await
    }
}
