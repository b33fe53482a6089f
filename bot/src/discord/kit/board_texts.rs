//! What the text of a board becomes once there is a newer one. Known for boards that this process has sent, so
//! that one edit takes text and controls away.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use dvonn_model::MessageId;

/// The number of boards that are remembered: some megabytes.
const KEPT: usize = 20_000;

/// The text that remains, by the message of the board.
#[derive(Default)]
pub(crate) struct BoardTexts(Mutex<BTreeMap<MessageId, String>>);

impl BoardTexts {
    /// Remembers the text that remains of a board.
    pub(crate) fn keep(&self, board: MessageId, rest: String) {
        let mut texts = self.lock();
        texts.insert(board, rest);
        while texts.len() > KEPT {
            // The oldest: ids grow with time.
            texts.pop_first();
        }
    }

    /// Returns the text that remains of a board, if it is remembered.
    pub(crate) fn of(&self, board: MessageId) -> Option<String> {
        self.lock().get(&board).cloned()
    }

    /// Forgets a board that has no controls any more.
    pub(crate) fn forget(&self, board: MessageId) {
        self.lock().remove(&board);
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<MessageId, String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(id: usize) -> MessageId {
        MessageId::try_from(id as u64).unwrap()
    }

    #[test]
    fn the_oldest_boards_are_forgotten_first() {
        let texts = BoardTexts::default();
        for id in 1..=KEPT + 1 {
            texts.keep(board(id), id.to_string());
        }
        assert_eq!(texts.of(board(1)), None);
        assert_eq!(texts.of(board(2)).as_deref(), Some("2"));
        texts.forget(board(2));
        assert_eq!(texts.of(board(2)), None);
    }
}
