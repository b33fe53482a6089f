//! Custom ids of the buttons that start a first game.

use crate::runtime::custom_id::custom_ids;

custom_ids! {
    /// A button that starts a game, wherever it is shown.
    pub(crate) enum StartClick {
        /// Play the computer at its lowest level.
        "play-computer" => PlayComputer,
        /// Place a whole board against level 3, as the lessons on placing teach.
        "place-board" => PlaceBoard,
        /// Ask which board, for a challenge that anyone may accept.
        "find-opponent" => FindOpponent,
    }
}
