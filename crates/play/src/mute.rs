//! Games whose board cannot be shown: the bot may not post in their channel any more.
//!
//! The clock is stopped meanwhile, because the player to move has not been shown the board. It is not
//! stopped for ever: each game has a budget, which all its mutes use up, so that nobody gains by taking
//! the bot's permission away again and again. Any board that is shown ends a mute, also the reply to a
//! command. Nor is it stopped where a person's own direct messages refuse the board: that is up to them.
//! Only while a game has no venue at all, because its own was deleted, is it stopped without limit.
//!
//! A game between two venues is muted until it is shown in both. Its clock is stopped only on the turns of
//! a player whose own venue is not shown.
//!
//! The budget is as long as each player has at the start, and seven days at most. Then the clock
//! runs even though the board is not shown. The final board of a game is given up after that time.
//! The mute is stored in the game's row, and the board's post stays due. Both players get a
//! notice, at most one a day.
//!
//! Replies to commands and clicks still work there, so between two people the game goes on. A mute
//! needs a board that nobody asked for: the computer's move, a tournament's start, a timeout.
//!
//! If the channel of a game is deleted, `ending` makes the game void, unless something is at stake:
//! then it becomes *homeless*. Its clock is stopped, and the next board opens a thread
//! beside the old one and moves the game there.

use dvonn_model::{GameId, GameRow, PostRow, PostShown, Venue};
use dvonn_rules::Color;
use dvonn_store::{Store, StoreError, Tx};
use jiff::{SignedDuration, Timestamp};

use crate::notices::notify;
use crate::plan::automatic::AutoEvent;
use crate::{Match, PlayError};

/// The longest time that the clock of a game is stopped because its board cannot be shown. Afterwards, a
/// last board is given up.
pub(super) const LONGEST_STAND: SignedDuration = SignedDuration::from_hours(7 * 24);
/// The pause before the board is tried again: as long as the game has been muted, within these.
const SHORTEST_RETRY: SignedDuration = SignedDuration::from_mins(1);
const LONGEST_RETRY: SignedDuration = SignedDuration::from_hours(1);
/// The players are told at most this often.
const TOLD_EVERY: SignedDuration = SignedDuration::from_hours(24);

/// Records that the board of a game, which `post` is to show in `venue`, could not be shown because the bot
/// may not post there. Stops the clock, notifies the players, and postpones the post. The board of an
/// ended game is given up after `LONGEST_STAND`. Does nothing if the game has changed since. `reason` names
/// why, for the notice; empty if the bot lacks a permission.
///
/// # Errors
/// Any database error.
pub async fn mute(
    store: &Store,
    post: &PostRow,
    venue: &Venue,
    reason: &str,
    at: Timestamp,
) -> Result<(), PlayError> {
    let mut tx = store.begin().await?;
    let Some(row) = tx.lock_game(GameId::from(post.key.subject)).await? else { return Ok(()) };
    let now = tx.post(post.key).await?;
    if now.is_none_or(|now| now.wanted != post.wanted || now.shown >= now.wanted) {
        return Ok(());
    }
    let mut game = Match::load(&mut tx, row.for_channel(venue.channel)).await?;
    let (id, since) = (game.row.id, game.row.muted_since.unwrap_or(at));
    if !game.row.is_running() && since + LONGEST_STAND <= at {
        tx.give_up_board(post.key, game.row.revision).await?;
        tx.unmute_game(id, game.muted_until(at)).await?;
        return Ok(tx.commit().await?);
    }
    let pause = at.duration_since(since).clamp(SHORTEST_RETRY, LONGEST_RETRY);
    // The attempt after the budget is used up starts the clock.
    let left = game.mute_budget() - game.muted_until(at);
    let pause = if left > SignedDuration::ZERO { pause.min(left) } else { pause };
    tx.mute_game(id, since).await?;
    game.row.muted_since = Some(since);
    if game.row.is_running() {
        game.stop_clock_of(venue, &mut tx, at).await?;
    }
    // Without a venue, nothing changes from day to day.
    let told_before = if game.row.is_homeless() { since } else { at - TOLD_EVERY };
    if tx.mark_mute_told(id, at, told_before).await? {
        let event = AutoEvent::Muted { reason: reason.to_owned() };
        for person in Color::ALL.into_iter().filter_map(|color| game.row.players[color].id()) {
            notify(&mut tx, person, id, &event, at).await?;
        }
    }
    tx.postpone_post(post, at + pause, false).await?;
    Ok(tx.commit().await?)
}

/// Records what readers see of the board of a game that counts as muted, and starts its clock again unless
/// the side to move still cannot see it. Returns false if they have seen a newer one.
///
/// # Errors
/// Any database error.
pub async fn record_shown(
    store: &Store,
    post: &PostRow,
    seen: &PostShown,
    at: Timestamp,
) -> Result<bool, StoreError> {
    let mut tx = store.begin_unsynced().await?;
    let id = GameId::from(post.key.subject);
    let is_muted = tx.lock_game(id).await?.is_some_and(|row| row.muted_since.is_some());
    if !tx.record_post(post, seen, true).await? {
        return Ok(false);
    }
    if is_muted {
        unmute(&mut tx, id, at).await?;
    }
    tx.commit().await?;
    Ok(true)
}

/// Ends the mute of a game if its board is shown in each venue, and starts its clock again unless the
/// side to move still cannot see it.
async fn unmute(tx: &mut Tx, game: GameId, at: Timestamp) -> Result<(), StoreError> {
    let Some(mut row) = tx.game(game).await? else { return Ok(()) };
    if row.is_shown() {
        let muted_for = muted_until(&row, at);
        tx.unmute_game(game, muted_for).await?;
        (row.muted_since, row.muted_for) = (None, muted_for);
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
        tx.set_clock(self.row.id, &clock.row, at).await?;
        self.row.clock = clock.row;
        Ok(())
    }

    /// Stops the clock if the side to move plays in this venue, where the board cannot be shown, or
    /// starts it if it has stood for long enough.
    async fn stop_clock_of(
        &mut self,
        unshown: &Venue,
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
        let venue = self.row.venue_of(to_move);
        if venue.channel != unshown.channel || venue.is_direct_message() {
            return Ok(());
        }
        let mut clock = self.clock();
        clock.stop(to_move, at);
        tx.set_clock(self.row.id, &clock.row, at).await?;
        self.row.clock = clock.row;
        Ok(())
    }

    /// Returns true while the clock is stopped because the board cannot be shown to the side to move.
    pub(super) fn is_stopped_by_mute(&self, at: Timestamp) -> bool {
        self.is_hidden_from_mover() && !self.has_stood(at)
    }

    fn has_stood(&self, at: Timestamp) -> bool {
        let is_used_up = self.muted_until(at) >= self.mute_budget();
        self.row.muted_since.is_some() && is_used_up && !self.row.is_homeless()
    }

    /// Returns how long the game was muted up to `at`, in all.
    fn muted_until(&self, at: Timestamp) -> SignedDuration {
        muted_until(&self.row, at)
    }

    /// Returns how long the clock of the game is stopped in all because its board cannot be shown: as long
    /// as each player has at the start.
    fn mute_budget(&self) -> SignedDuration {
        self.row.terms.control.base().unwrap_or(LONGEST_STAND).min(LONGEST_STAND)
    }

    /// Returns how long the clock is stopped at most in the current mute.
    pub fn longest_mute(&self) -> SignedDuration {
        (self.mute_budget() - self.row.muted_for).max(SignedDuration::ZERO)
    }

    /// Returns true if the game is muted in the venue of the side to move, and that is not up to them:
    /// in their own direct messages it is. Before the newest board is
    /// shown, that is the venue that has fallen behind.
    pub(super) fn is_hidden_from_mover(&self) -> bool {
        let row = &self.row;
        if row.venue_of(self.position().side_to_move()).is_direct_message() {
            return false;
        }
        let Some(other) = &row.other else { return row.muted_since.is_some() };
        let is_there = other.side == self.position().side_to_move();
        let (here, there) =
            if is_there { (other.shown, row.shown) } else { (row.shown, other.shown) };
        row.muted_since.is_some() && here < row.revision && here <= there
    }
}

fn muted_until(row: &GameRow, at: Timestamp) -> SignedDuration {
    let now = row.muted_since.map_or(SignedDuration::ZERO, |since| at.duration_since(since));
    row.muted_for + now.max(SignedDuration::ZERO)
}
