//! When somebody's time has run out, and when it must not have: for the time in which the bot
//! heard nobody.

use dvonn_model::{Ending, GameId, Shard, VoidReason};
use dvonn_rules::Ply;
use dvonn_store::{Store, StoreError};
use jiff::{SignedDuration, Timestamp};

use super::{Match, PlayError};

/// When a process that hears people has not noted so for this long, it was kept from hearing them.
const SILENCE: SignedDuration = SignedDuration::from_secs(30);

/// A shard that hears people, and when it did so last, if this process knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heard {
    /// Which shard.
    pub shard: Shard,
    /// When it was last noted to hear people, if it has heard them ever since as far as this process
    /// knows. `None` when it begins to: it heard nobody since what is noted in the store.
    pub before: Option<Timestamp>,
}

/// Notes that shards hear people. Where one has heard nobody for a while, however short, the clocks
/// in its games go on where they stood, as if that while had not been. Answers how many games that
/// were.
///
/// # Errors
/// The store's.
pub async fn heard(store: &Store, heard: &[Heard], at: Timestamp) -> Result<u64, StoreError> {
    let mut tx = store.begin().await?;
    let mut games = 0;
    for Heard { shard, before } in heard {
        let silent_since = match before {
            None => tx.last_heard(*shard).await?.filter(|since| *since < at),
            Some(before) => Some(*before).filter(|before| is_silence(*before, at)),
        };
        if let Some(since) = silent_since {
            games += tx.make_up_for(*shard, since, at).await?;
        }
        tx.beat(*shard, at).await?;
    }
    tx.commit().await?;
    Ok(games)
}

/// Whether a process that heard people at the first moment, and did not note since that it does, was
/// kept from it.
pub fn is_silence(since: Timestamp, until: Timestamp) -> bool {
    until.duration_since(since) > SILENCE
}

/// Settles a game in which the side to move is out of time: its player's vacation begins, if they
/// want that and have a day left, or the game ends. `None` if neither: a ply came first.
///
/// # Errors
/// The store's.
pub async fn out_of_time(
    store: &Store,
    game: GameId,
    at: Timestamp,
) -> Result<Option<Match>, PlayError> {
    let mut tx = store.begin().await?;
    tx.lock_vacations().await?;
    let mut game = Match::hold(&mut tx, game).await?;
    if game.row.clock.deadline.is_none_or(|deadline| deadline > at) {
        return Ok(None);
    }
    if !game.saved_by_vacation(&mut tx, at).await? {
        let ending = game.lost_on_time();
        game.end_now(&mut tx, ending, None, at).await?;
    }
    tx.commit().await?;
    Ok(Some(game))
}

impl Match {
    /// How the game ends when the side to move is out of time: it has lost or, when nothing but
    /// the placement was played, the game is void.
    pub(super) fn lost_on_time(&self) -> Ending {
        let position = self.position();
        if self.game.plies().iter().any(|ply| matches!(ply, Ply::Move { .. })) {
            Ending::OutOfTime { loser: position.side_to_move(), score: position.score() }
        } else {
            Ending::Void { reason: VoidReason::OutOfTime }
        }
    }
}
