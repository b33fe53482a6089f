//! Custom ids by which a game is looked back at: page by page, as a replay, in a review.

use dvonn_model::{GameId, Source};

use crate::discord::kit::custom_id::custom_ids;
use crate::discord::kit::pager::Step;

custom_ids! {
    /// A page of a game.
    pub(crate) enum RecordClick {
        /// Open a game at its last position.
        "look-back" => LookBack { game: GameId },
        /// The menu of one's games; its value is the number of the game to open.
        "choose-game" => ChooseGame,
        /// A step from the position after `at` plies.
        "page" => Page { of: Source, at: usize, step: Step },
        /// The menu of places in a game; its value is a number of plies.
        "jump" => Jump { of: Source },
    }
}

custom_ids! {
    /// A replay of a game.
    pub(crate) enum ReplayClick {
        /// Replay a whole game.
        "replay" => Replay { of: Source },
        /// Show everybody a replay of these plies.
        "share" => Share { game: GameId, from: usize, to: usize },
    }
}

custom_ids! {
    /// The review of a game.
    pub(crate) enum ReviewClick {
        /// Ask for the review, or see it.
        "review" => Review { of: Source },
        /// See the turning point at this ply.
        "turn" => TurningPoint { of: Source, ply: usize },
    }
}
