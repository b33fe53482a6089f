//! Reminders: when they are due, and when they are postponed.

use dvonn_model::{GameId, Player, PostKey, Reminders, UserId};
use dvonn_store::Store;
use jiff::Timestamp;

use crate::clock::quiet_hours::quiet_until;
use crate::{Match, PlayError};

/// A reminder that is to be sent.
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

/// Counts the reminders of a game that are due, and adds a post for the last of them, unless the player
/// has turned reminders off, has quiet hours, or has moved. Returns true if it does.
///
/// A reminder in quiet hours is postponed until they end, unless the next reminder or the deadline
/// comes first.
///
/// # Errors
/// Any database error.
pub async fn remind(store: &Store, game: GameId, at: Timestamp) -> Result<bool, PlayError> {
    let mut tx = store.begin().await?;
    let game = Match::lock(&mut tx, game).await?;
    let (mut clock, to_move) = (game.clock(), game.position().side_to_move());
    let due = clock.row.deadline.filter(|_| clock.reminder_is_due(at));
    let Some((deadline, person)) = due.zip(game.row.players[to_move].id()) else {
        return Ok(false);
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
    tx.set_clock(game.row.id, &clock.row, at).await?;
    let reminds = wanted && quiet.is_none();
    if reminds {
        tx.raise_post(PostKey::reminder(game.row.id, game.row.revision), at).await?;
    }
    tx.commit().await?;
    Ok(reminds)
}

/// Returns the last reminder of a turn that was counted. `None` if the turn, the game's `revision`, is
/// over or the player does not want reminders any more.
///
/// # Errors
/// Any database error.
pub async fn counted(
    store: &Store,
    game: GameId,
    revision: i64,
    at: Timestamp,
) -> Result<Option<Reminder>, PlayError> {
    let game = Match::find(store, game).await?;
    let is_over =
        game.row.revision != revision || game.row.clock.deadline.is_none_or(|end| end <= at);
    let Some(person) = game.to_move().and_then(Player::id).filter(|_| !is_over) else {
        return Ok(None);
    };
    let directly = match store.settings(person).await?.reminders {
        Reminders::Off => return Ok(None),
        reminders => reminders == Reminders::Direct,
    };
    let number = game.row.clock.reminders;
    Ok(Some(Reminder { game, person, number, directly }))
}
