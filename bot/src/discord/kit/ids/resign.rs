//! Custom ids by which a player resigns.

use dvonn_model::GameId;

use crate::discord::kit::custom_id::custom_ids;

custom_ids! {
    /// A button on the way to resigning.
    pub(crate) enum ResignClick {
        /// Ask whether the player means to resign.
        "give-up" => Ask { game: GameId },
        /// Resign, having been asked.
        "resign" => Resign { game: GameId },
        /// Do not resign after all.
        "keep" => KeepPlaying { game: GameId },
        /// End the game without a result: the opponent has left the server.
        "close" => Close { game: GameId },
    }
}
