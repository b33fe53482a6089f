//! Custom ids for browsing, replaying and reviewing games.

use dvonn_model::{GameId, Source};

use crate::runtime::custom_id::custom_ids;
use crate::show::ids::pager::PageStep;

custom_ids! {
    /// A button or menu of a game's pages.
    pub(crate) enum RecordClick {
        /// Open a game at its last position.
        "look-back" => Browse { game: GameId },
        /// The menu of your games. Its value is the number of the game to open.
        "choose-game" => ChooseGame,
        /// Go a step from the position after `at` plies.
        "page" => Page { of: Source, at: usize, step: PageStep },
        /// The menu of positions in a game. Its value is a number of plies.
        "jump" => Jump { of: Source },
        /// Open the form for importing a game.
        "import" => OpenImport,
    }
}

custom_ids! {
    /// A button for a replay.
    pub(crate) enum ReplayClick {
        /// Replay a whole game.
        "replay" => Replay { of: Source },
        /// Post a replay of these plies publicly.
        "share" => Share { game: GameId, from: usize, to: usize },
    }
}

custom_ids! {
    /// A button for a review.
    pub(crate) enum ReviewClick {
        /// Request the review, or show it.
        "review" => Review { of: Source },
        /// Show the turning point at this ply.
        "turn" => TurningPoint { of: Source, ply: usize },
        /// Say what the figures of a review mean.
        "review-help" => Help,
    }
}
