//! Custom ids for what players of a game between two venues say to each other.

use dvonn_model::GameId;

use crate::runtime::custom_id::custom_ids;

custom_ids! {
    /// The button that asks what to say, and the menu that says it.
    pub(crate) enum PhraseClick {
        /// Choose what to say.
        "phrases" => Choose { game: GameId },
        /// Say what was chosen.
        "phrase" => Say { game: GameId },
    }
}
