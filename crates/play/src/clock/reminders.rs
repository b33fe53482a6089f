//! Reminders: when they are due, and when they are postponed.

use dvonn_model::{GameId, Reminders, UserId};
use dvonn_store::Store;
use jiff::Timestamp;

use crate::clock::quiet_hours::quiet_until;
use crate::{Match, PlayError};

/// A reminder to send now. It has already been recorded as sent, so that it is never sent twice.
#[derive(Clone, Debug)]
pub struct Reminder {
    /// The game.
    pub game: Match,
    /// The player to move.
    pub person: UserId,
    /// The number of the reminder in this turn, counted from 1.
    pub number: u8,
    /// Whether to send it by direct message.
    pub directly: bool,
}

/// Returns the due reminder of a game, or the last one if several are due, and records it as sent.
/// Returns `None` if there is nothing to send: the player has turned reminders off, has quiet
/// hours, or has moved.
///
/// A reminder in quiet hours is postponed until they end, unless the next reminder or the deadline
/// comes first.
///
/// # Errors
/// Any database error.
pub async fn remind(
    store: &Store,
    game: GameId,
    at: Timestamp,
) -> Result<Option<Reminder>, PlayError> {
    let mut tx = store.begin().await?;
    let game = Match::lock(&mut tx, game).await?;
    let (mut clock, to_move) = (game.clock(), game.position().side_to_move());
    let due = clock.row.deadline.filter(|_| clock.reminder_is_due(at));
    let Some((deadline, person)) = due.zip(game.row.players[to_move].id()) else {
        return Ok(None);
    };
    while clock.reminder_is_due(at) {
        clock.row.reminders += 1;
        clock.schedule_reminder(to_move);
    }
    let settings = tx.settings(person).await?;
    let wanted = settings.reminders != Reminders::Off && at < deadline;
    let quiet = quiet_until(&settings, at).filter(|_| wanted);
    if let Some(end) = quiet
        && end < clock.row.remind_at.unwrap_or(deadline)
    {
        clock.row.reminders -= 1;
        clock.row.remind_at = Some(end);
    }
    tx.set_clock(game.row.id, &clock.row).await?;
    tx.commit().await?;
    let reminder = Reminder {
        game,
        person,
        number: clock.row.reminders,
        directly: settings.reminders == Reminders::Direct,
    };
    Ok((wanted && quiet.is_none()).then_some(reminder))
}
