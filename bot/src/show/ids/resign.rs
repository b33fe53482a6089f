//! Custom ids for resigning.

use dvonn_model::GameId;

use crate::runtime::custom_id::custom_ids;

custom_ids! {
    /// A button of the resignation dialog.
    pub(crate) enum ResignClick {
        /// Ask for confirmation.
        "give-up" => Ask { game: GameId },
        /// Resign after confirming.
        "resign" => Resign { game: GameId },
        /// Do not resign, and do not abort the game.
        "keep" => KeepPlaying { game: GameId },
        /// End the game without a result: the opponent has left the server.
        "close" => Close { game: GameId },
    }
}
