//! Timeouts, and outages that extend the clocks.

use dvonn_model::{Ending, GameId, Shard, UserId, VoidReason};
use dvonn_rules::Ply;
use dvonn_store::{Store, StoreError};
use jiff::{SignedDuration, Timestamp};

use crate::{Match, PlayError};

/// If a process does not record a heartbeat for this long, it was suspended.
const HEARTBEAT_TIMEOUT: SignedDuration = SignedDuration::from_secs(30);

/// A heartbeat of a shard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heartbeat {
    /// The shard.
    pub shard: Shard,
    /// The last recorded heartbeat, if the shard has been connected ever since. `None` when it
    /// reconnects: the outage then started at the stored heartbeat.
    pub before: Option<Timestamp>,
}

/// Records heartbeats of shards. If a shard was disconnected, extends the running clocks of its
/// games by that time. Returns the number of these games.
///
/// # Errors
/// Any database error.
pub async fn record_heartbeats(
    store: &Store,
    heard: &[Heartbeat],
    at: Timestamp,
) -> Result<u64, StoreError> {
    let mut tx = store.begin().await?;
    let mut games = 0;
    for Heartbeat { shard, before } in heard {
        let silent_since = match before {
            None => tx.last_heartbeat(*shard).await?.filter(|since| *since < at),
            Some(before) => Some(*before).filter(|before| is_outage(*before, at)),
        };
        if let Some(since) = silent_since {
            games += tx.extend_clocks(*shard, since, at).await?;
        }
        tx.record_heartbeat(*shard, at).await?;
    }
    if games == 0 {
        tx.is_routine();
    }
    tx.commit().await?;
    Ok(games)
}

/// Returns true if a process that recorded heartbeats at `since` and `until`, and none in between,
/// was suspended.
pub fn is_outage(since: Timestamp, until: Timestamp) -> bool {
    until.duration_since(since) > HEARTBEAT_TIMEOUT
}

/// Handles a timeout of the side to move. Starts an automatic vacation if the player uses them and
/// has a day left; otherwise ends the game. Returns `None` if the game has no deadline or it has
/// not passed, for example because a ply came first.
///
/// # Errors
/// Any database error.
pub async fn out_of_time(
    store: &Store,
    game: GameId,
    at: Timestamp,
) -> Result<Option<Match>, PlayError> {
    let late = Match::find(store, game).await?.mover();
    let mut tx = store.begin().await?;
    if let Some(person) = late {
        tx.lock_vacations_of(person).await?;
    }
    let mut game = Match::lock(&mut tx, game).await?;
    // A ply that came in between has moved the deadline.
    let is_due = game.row.clock.deadline.is_some_and(|deadline| deadline <= at);
    if !is_due || game.mover() != late {
        return Ok(None);
    }
    if !game.stop_for_vacation(&mut tx, at).await? {
        let ending = game.lost_on_time();
        game.end_now(&mut tx, ending, None, at).await?;
    }
    tx.commit().await?;
    Ok(Some(game))
}

impl Match {
    /// Returns the person to move, if it is one.
    fn mover(&self) -> Option<UserId> {
        self.row.players[self.position().side_to_move()].id()
    }

    /// Returns how the game ends on a timeout: a loss, or void if only placements were played.
    pub(crate) fn lost_on_time(&self) -> Ending {
        let position = self.position();
        if self.history.plies().iter().any(|ply| matches!(ply, Ply::Move { .. })) {
            Ending::OutOfTime { loser: position.side_to_move(), score: position.score() }
        } else {
            Ending::Void { reason: VoidReason::OutOfTime }
        }
    }
}
