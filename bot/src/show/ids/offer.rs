//! Custom ids of offers between players, and of other buttons that both players use.

use dvonn_model::{GameId, OfferId};
use dvonn_play::offers::OfferAnswer;

use crate::runtime::custom_id::{BoardRef, custom_ids};

custom_ids! {
    /// A button below a board, in its private menu, or below an offer.
    pub(crate) enum OfferClick {
        /// Offer a draw.
        "draw" => OfferDraw { at: BoardRef },
        /// Offer a takeback.
        "takeback" => OfferTakeback { at: BoardRef },
        /// Offer a pause.
        "pause" => OfferPause { at: BoardRef },
        /// Offer a rematch of a game between two venues.
        "rematch-apart" => OfferRematch { game: GameId },
        /// Accept an offer.
        "yes" => Accept { offer: OfferId },
        /// Decline an offer.
        "no" => Decline { offer: OfferId },
        /// Withdraw your offer.
        "withdraw" => Withdraw { offer: OfferId },
        /// End the pause.
        "resume" => Resume { game: GameId },
        /// Give the opponent time, if the game is still at this revision.
        "give" => GiveTime { game: GameId, revision: i64 },
        /// Ask whether to abort the game.
        "abort" => AskAbort { game: GameId },
        /// Abort the game after confirming.
        "abort-sure" => Abort { game: GameId },
        /// Show more actions.
        "more" => More { game: GameId },
        /// Show all actions: for the desk, which has no room for those that a board has below it.
        "actions" => Actions { game: GameId },
    }
}

impl OfferClick {
    /// Returns the id that gives an offer this answer.
    pub(crate) fn answer(answer: OfferAnswer, offer: OfferId) -> OfferClick {
        match answer {
            OfferAnswer::Accept => OfferClick::Accept { offer },
            OfferAnswer::Decline => OfferClick::Decline { offer },
            OfferAnswer::Withdraw => OfferClick::Withdraw { offer },
        }
    }
}
