//! Games whose board cannot be shown: the bot may not post in their channel any more.
//!
//! The clock stands meanwhile, because the player to move has not been shown the board. It does not
//! stand for ever: after [`LONGEST_STAND`] it runs again, so that nobody gains by taking the bot's
//! permission away. Any board that is shown ends it, also the reply to a command.
//!
//! A game between two places is muted until it is shown in both. Its clock stands only on the turns of
//! a player whose own place is not shown.

use dvonn_model::{GameId, GameRow, Mute, NewNotice, Place};
use dvonn_rules::Color;
use dvonn_store::{Store, StoreError, Tx};
use jiff::{SignedDuration, Timestamp};

use super::{AutoEvent, Match, PlayError};

/// How long the clock of a muted game stands.
pub(super) const LONGEST_STAND: SignedDuration = SignedDuration::from_hours(7 * 24);
/// The pause before the board is tried again: as long as the game has been muted, within these.
const SHORTEST_RETRY: SignedDuration = SignedDuration::from_mins(1);
const LONGEST_RETRY: SignedDuration = SignedDuration::from_hours(1);
/// The players are told at most this often.
const TOLD_EVERY: SignedDuration = SignedDuration::from_hours(24);

/// Records that the board of a game, as it is in `seen`, could not be shown because the bot may not
/// post there. Stops the clock, notifies the players, and schedules another attempt. An ended game
/// is given up after `LONGEST_STAND`. Does nothing if the game has changed since. `reason` names why,
/// for the notice; empty if the bot lacks a permission.
///
/// # Errors
/// Any database error.
pub async fn mute(
    store: &Store,
    seen: &GameRow,
    reason: &str,
    at: Timestamp,
) -> Result<(), PlayError> {
    let mut tx = store.begin().await?;
    let row = tx.lock_game(seen.id).await?.map(|row| row.seen_in(seen.place.channel));
    let unshown = |row: &GameRow| row.revision == seen.revision && row.announced < row.revision;
    let Some(row) = row.filter(unshown) else { return Ok(()) };
    let mut game = Match::load(&mut tx, row).await?;
    let since = game.row.mute.map_or(at, |mute| mute.since);
    if !game.row.is_running() && since + LONGEST_STAND <= at {
        if game.row.is_away() {
            tx.mark_announced_elsewhere(&game.row, None).await?;
        } else {
            tx.mark_announced(game.row.id, game.row.revision, None, at).await?;
        }
        tx.unmute_game(game.row.id).await?;
        return Ok(tx.commit().await?);
    }
    let pause = at.duration_since(since).clamp(SHORTEST_RETRY, LONGEST_RETRY);
    let mute = Mute { since, retry_at: at + pause };
    tx.mute_game(game.row.id, mute).await?;
    game.row.mute = Some(mute);
    if game.row.is_running() {
        game.stop_clock_of(&seen.place, &mut tx, at).await?;
    }
    if tx.mark_mute_told(game.row.id, at, at - TOLD_EVERY).await? {
        let (kind, detail) = AutoEvent::Muted { reason: reason.to_owned() }.columns();
        for person in Color::ALL.into_iter().filter_map(|color| game.row.players[color].id()) {
            let notice = NewNotice { person, game: seen.id, kind, detail: detail.clone(), at };
            tx.add_notice(&notice).await?;
        }
    }
    Ok(tx.commit().await?)
}

/// Records that the board of a muted game has been shown, and starts its clock again unless the side
/// to move still cannot see it. Does nothing if the game is not muted.
pub(super) async fn unmute(tx: &mut Tx, game: GameId, at: Timestamp) -> Result<(), StoreError> {
    let Some(mut row) = tx.lock_game(game).await?.filter(|row| row.mute.is_some()) else {
        return Ok(());
    };
    if row.is_announced() {
        tx.unmute_game(game).await?;
        row.mute = None;
    }
    if !row.is_running() {
        return Ok(());
    }
    let mut game = Match::load(tx, row).await?;
    if game.row.clock.deadline.is_none() {
        game.restart_clock(tx, at).await?;
    }
    Ok(())
}

impl Match {
    /// Stops the clock, and starts it again unless it has to stand.
    pub(super) async fn restart_clock(
        &mut self,
        tx: &mut Tx,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let mut clock = self.clock();
        clock.stop(self.position().side_to_move(), at);
        self.start_next_turn(tx, &mut clock, at).await?;
        tx.set_clock(self.row.id, &clock.row).await?;
        self.row.clock = clock.row;
        Ok(())
    }

    /// Stops the clock if the side to move plays in this place, where the board cannot be shown, or
    /// starts it if it has stood for long enough.
    async fn stop_clock_of(
        &mut self,
        unshown: &Place,
        tx: &mut Tx,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        if self.has_stood(at) {
            if self.row.clock.deadline.is_none() {
                self.restart_clock(tx, at).await?;
            }
            return Ok(());
        }
        let to_move = self.position().side_to_move();
        if self.row.place_of(to_move).channel != unshown.channel {
            return Ok(());
        }
        let mut clock = self.clock();
        clock.stop(to_move, at);
        tx.set_clock(self.row.id, &clock.row).await?;
        self.row.clock = clock.row;
        Ok(())
    }

    /// Returns true while the clock stands because the board cannot be shown to the side to move.
    pub(super) fn stands_muted(&self, at: Timestamp) -> bool {
        self.is_hidden_from_mover() && !self.has_stood(at)
    }

    fn has_stood(&self, at: Timestamp) -> bool {
        self.row.mute.is_some_and(|mute| mute.since + LONGEST_STAND <= at)
    }

    /// Returns true if the game is muted in the place of the side to move. Before the newest board is
    /// announced, that is the place that has fallen behind.
    pub(super) fn is_hidden_from_mover(&self) -> bool {
        let row = &self.row;
        let Some(other) = &row.other else { return row.mute.is_some() };
        let is_there = other.side == self.position().side_to_move();
        let (here, there) = if is_there {
            (other.announced, row.announced)
        } else {
            (row.announced, other.announced)
        };
        row.mute.is_some() && here < row.revision && here <= there
    }
}
