//! Custom ids of challenges, and of drafts that only the challenger sees.

use dvonn_model::{ChallengeId, GameId};
use dvonn_rules::{Color, Seed};

use crate::discord::kit::custom_id::custom_ids;

custom_ids! {
    /// A button below a challenge, a draft of one, or a game that is over.
    pub(crate) enum ChallengeClick {
        /// Accept a challenge, with the side chosen where the challenge lets one.
        "accept" => Accept { challenge: ChallengeId, side: Option<Color> },
        /// Accept a challenge in a thread of its own: its channel has a running game.
        "accept-thread" => AcceptInThread { challenge: ChallengeId, side: Option<Color> },
        /// Decline a challenge.
        "decline" => Decline { challenge: ChallengeId },
        /// Cancel one's own challenge.
        "cancel" => Cancel { challenge: ChallengeId },
        /// Offer the board of one's own draft, dealt from this seed.
        "offer-board" => OfferBoard { draft: ChallengeId, seed: Seed },
        /// Deal another board for one's own draft than the one from this seed.
        "deal" => DealAgain { draft: ChallengeId, seed: Seed },
        /// Discard one's own draft.
        "discard" => Discard { draft: ChallengeId },
        /// Open a thread for one's own draft: the channel has a running game.
        "thread" => OpenThread { draft: ChallengeId },
        /// Play the same opponent again, with the colours swapped.
        "rematch" => Rematch { game: GameId },
    }
}
