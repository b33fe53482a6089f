//! Custom ids of offers between players, and of what else both may do to a game.

use dvonn_model::{GameId, OfferId};
use dvonn_play::offers::Answer;

use crate::discord::kit::custom_id::{BoardRef, custom_ids};

custom_ids! {
    /// A button below a board, in the private message behind it, or below an offer.
    pub(crate) enum OfferClick {
        /// Offer a draw.
        "draw" => OfferDraw { at: BoardRef },
        /// Ask to take a turn back.
        "takeback" => OfferTakeback { at: BoardRef },
        /// Offer a pause.
        "pause" => OfferPause { at: BoardRef },
        /// Accept an offer.
        "yes" => Accept { offer: OfferId },
        /// Decline an offer.
        "no" => Decline { offer: OfferId },
        /// Withdraw an offer of one's own.
        "withdraw" => Withdraw { offer: OfferId },
        /// End the pause.
        "resume" => Resume { game: GameId },
        /// Give the opponent time, in the game as it was at this revision.
        "give" => GiveTime { game: GameId, revision: i64 },
        /// Abort the game.
        "abort" => Abort { game: GameId },
        /// Show what else can be done.
        "more" => More { game: GameId },
    }
}

impl OfferClick {
    /// Gives an offer this answer.
    pub(crate) fn answer(answer: Answer, offer: OfferId) -> OfferClick {
        match answer {
            Answer::Accept => OfferClick::Accept { offer },
            Answer::Decline => OfferClick::Decline { offer },
            Answer::Withdraw => OfferClick::Withdraw { offer },
        }
    }
}
