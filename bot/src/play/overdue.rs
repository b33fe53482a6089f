//! When somebody's time has run out, and when it must not have: for the time in which the bot
//! heard nobody.

use dvonn_rules::Ply;
use jiff::{SignedDuration, Timestamp};

use super::{Match, PlayError};
use crate::store::{Ending, GameId, Shard, Store, StoreError, VoidReason};

/// A shorter silence is none: every connection to Discord is renewed now and then.
const SILENCE: SignedDuration = SignedDuration::from_mins(1);

/// A shard that hears people, and when it did so last, if this process knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heard {
    /// Which shard.
    pub shard: Shard,
    /// When it last heard people; `None` leaves it to what earlier processes have noted.
    pub before: Option<Timestamp>,
}

/// Notes that shards hear people. Where one has heard nobody for a while, the clocks in its games
/// go on where they stood, as if that while had not been. Answers how many games that were.
///
/// # Errors
/// The store's.
pub async fn heard(store: &Store, heard: &[Heard], at: Timestamp) -> Result<u64, StoreError> {
    let mut tx = store.begin().await?;
    let mut games = 0;
    for Heard { shard, before } in heard {
        let before = match before {
            None => tx.last_heard(*shard).await?,
            known => *known,
        };
        if let Some(before) = before.filter(|before| is_silence(*before, at)) {
            games += tx.make_up_for(*shard, before, at).await?;
        }
        tx.beat(*shard, at).await?;
    }
    tx.commit().await?;
    Ok(games)
}

/// Whether nobody could be heard between these moments, when nobody was in fact.
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
