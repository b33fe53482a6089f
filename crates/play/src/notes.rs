//! Players' notes on their games: private until the game is over.

use dvonn_model::{GameId, NoteRow, UserId};
use dvonn_rules::Color;
use dvonn_store::Store;
use jiff::Timestamp;

use crate::{Match, PlayError, Refusal};

/// The maximum length of a note, in Unicode code points.
pub const MAX_LENGTH: u16 = 800;

/// Returns the notes on a game that a person may read: while it is running, their own; afterwards
/// both players', unless they are strangers.
///
/// # Errors
/// Any database error.
pub async fn of_person(
    store: &Store,
    game: &Match,
    reader: UserId,
) -> Result<Vec<NoteRow>, PlayError> {
    let mut notes = store.notes_on(game.row.id).await?;
    let is_private = game.row.is_running() || game.row.is_relayed();
    notes.retain(|note| !is_private || note.person == reader);
    Ok(notes)
}

/// Stores a player's note on their game, in place of an earlier one. An empty text deletes it. A
/// longer one than [`MAX_LENGTH`] is cut.
///
/// # Errors
/// [`Refusal::NotAPlayer`], [`Refusal::UnknownGame`], and any database error.
pub async fn save(
    store: &Store,
    game: GameId,
    author: UserId,
    text: &str,
    now: Timestamp,
) -> Result<(), PlayError> {
    let mut tx = store.begin().await?;
    let row = tx.game(game).await?.ok_or(Refusal::UnknownGame(game))?;
    if !Color::ALL.into_iter().any(|side| row.players[side].is(author)) {
        return Err(Refusal::NotAPlayer(Box::new(row)).into());
    }
    let note = text.trim().chars().take(MAX_LENGTH.into()).collect();
    tx.save_note(game, &NoteRow { person: author, note }, now).await?;
    Ok(tx.commit().await?)
}
