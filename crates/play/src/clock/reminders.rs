//! Reminders: when they are due, when they are postponed, and which games they name.
//!
//! A person's reminders are one post for each place: it names the games that are running out of time there, and
//! replaces the one before.

use dvonn_model::{GameId, GameRow, Player, PostKey, Reminders, UserId};
use dvonn_store::Store;
use jiff::{SignedDuration, Timestamp};

use crate::clock::quiet_hours::quiet_until;
use crate::{Match, PlayError};

/// What is due within this time is in the same reminder.
const SOON: SignedDuration = SignedDuration::from_mins(1);
/// The place of reminders by direct message.
const DIRECT: i64 = 0;
/// The most games that a person's reminder counts.
const MOST: u32 = 200;
/// The most games that it names.
const NAMED: usize = 10;

/// A reminder that is to be sent.
#[derive(Clone, Debug)]
pub struct Reminder {
    /// The player to move.
    pub person: UserId,
    /// The first ten of the games, in order of deadline; at least one.
    pub games: Vec<Match>,
    /// How many there are.
    pub count: usize,
    /// Whether to send it by direct message.
    pub directly: bool,
}

/// Returns where the games are of which a person is reminded together with this one: the server or, outside of
/// servers, the channel.
fn place(game: &GameRow) -> i64 {
    game.venue.guild.map_or_else(|| game.venue.channel.into(), i64::from)
}

/// Returns the game and the others of its player to move in which a reminder is due now or soon.
///
/// # Errors
/// Any database error.
pub async fn due_together(
    store: &Store,
    person: UserId,
    at: Timestamp,
) -> Result<Vec<GameId>, PlayError> {
    Ok(store.games_to_remind_of(person, at.saturating_add(SOON).unwrap_or(at), MOST).await?)
}

/// Counts the reminders of a game that are due now or soon, and raises the post for them, unless the player
/// has turned reminders off, has quiet hours, or has moved. Returns true if it does.
///
/// A reminder in quiet hours is postponed until they end, unless the next reminder or the deadline
/// comes first.
///
/// # Errors
/// Any database error.
pub async fn remind(store: &Store, game: GameId, at: Timestamp) -> Result<bool, PlayError> {
    let soon = at.saturating_add(SOON).unwrap_or(at);
    let mut tx = store.begin().await?;
    let game = Match::lock(&mut tx, game).await?;
    let (mut clock, to_move) = (game.clock(), game.position().side_to_move());
    let due = clock.row.deadline.filter(|_| clock.reminder_is_due(soon));
    let Some((deadline, person)) = due.zip(game.row.players[to_move].id()) else {
        return Ok(false);
    };
    while clock.reminder_is_due(soon) {
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
        let place = match settings.reminders {
            Reminders::Direct => DIRECT,
            _ => place(&game.row.for_reader(person)),
        };
        tx.raise_post_with(PostKey::reminder(person, place), Some(person), None, at).await?;
    }
    tx.commit().await?;
    Ok(reminds)
}

/// Returns what a person is reminded of in a place, the `part` of the post. `None` if they have moved everywhere, or
/// do not want reminders any more.
///
/// # Errors
/// Any database error.
pub async fn reminder(
    store: &Store,
    person: UserId,
    part: i64,
    at: Timestamp,
) -> Result<Option<Reminder>, PlayError> {
    let directly = match store.settings(person).await?.reminders {
        Reminders::Off => return Ok(None),
        Reminders::Channel | Reminders::Direct => part == DIRECT,
    };
    let mut rows = store.games_waiting_for(person, MOST).await?;
    rows.retain(|row| {
        let is_short = row.clock.reminders > 0 && row.clock.deadline.is_some_and(|end| end > at);
        is_short && (directly || place(&row.clone().for_reader(person)) == part)
    });
    let count = rows.len();
    let mut games = Vec::new();
    for row in rows.into_iter().take(NAMED) {
        let game = Match::read(store, row).await?;
        // They may have moved since.
        if game.to_move().and_then(Player::id) == Some(person) {
            games.push(game);
        }
    }
    Ok((!games.is_empty()).then_some(Reminder { person, games, count, directly }))
}

/// How to remind a person of one game, because an organiser has asked for it.
#[derive(Clone, Debug)]
pub enum RequestedReminder {
    /// Not at all: they have moved, or the game is over.
    Over,
    /// Later: they have quiet hours until then.
    Later(Timestamp),
    /// Now, in the way of their other reminders.
    Now(Box<Match>, Reminders),
}

/// Returns how to remind a person of one game now.
///
/// # Errors
/// Any database error.
pub async fn requested(
    store: &Store,
    person: UserId,
    game: GameId,
    at: Timestamp,
) -> Result<RequestedReminder, PlayError> {
    let game = Match::find(store, game).await?;
    if game.to_move().and_then(Player::id) != Some(person) {
        return Ok(RequestedReminder::Over);
    }
    let settings = store.settings(person).await?;
    Ok(match quiet_until(&settings, at) {
        Some(end) => RequestedReminder::Later(end),
        None => RequestedReminder::Now(Box::new(game), settings.reminders),
    })
}

impl Reminder {
    /// Returns what is left of it in the place of its first game.
    #[must_use]
    pub fn in_place(&self) -> Reminder {
        let here = |game: &Match| place(&game.row.clone().for_reader(self.person));
        let first = self.games.first().map(here);
        let (games, others): (Vec<_>, Vec<_>) =
            self.games.iter().cloned().partition(|game| Some(here(game)) == first);
        Reminder { count: self.count - others.len(), games, ..*self }
    }
}
