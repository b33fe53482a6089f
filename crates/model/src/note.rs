//! Notes on games.

use crate::UserId;

/// What a player notes on a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoteRow {
    /// The author.
    pub person: UserId,
    /// The text, as it was typed.
    pub note: String,
}
