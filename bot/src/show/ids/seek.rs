//! Custom ids for finding an opponent on any server.

use dvonn_model::{GameId, UserId};

use crate::runtime::custom_id::custom_ids;

custom_ids! {
    /// A button of a person who looks for an opponent, or of a game that began that way, or in the lobby.
    pub(crate) enum SeekClick {
        /// Stop looking.
        "seek-stop" => Stop,
        /// Play somebody who looks for an opponent.
        "seek-meet" => Meet { person: UserId },
        /// Do not meet the opponent of this game again.
        "seek-avoid" => Avoid { game: GameId },
        /// Ask whether to report the opponent of this game to the operator.
        "seek-report" => AskReport { game: GameId },
        /// Report the opponent of this game to the operator.
        "seek-report-sure" => Report { game: GameId },
    }
}
