//! Custom ids of challenges, and of drafts that only the challenger sees.

use dvonn_model::{ChallengeId, GameId, SetupKind};
use dvonn_rules::{Color, Seed};

use crate::runtime::custom_id::{custom_ids, named_part};

named_part!(SetupKind);

custom_ids! {
    /// A button below a challenge, a draft or a finished game.
    pub(crate) enum ChallengeClick {
        /// Accept a challenge, as the chosen side if the challenge allows a choice.
        "accept" => Accept { challenge: ChallengeId, side: Option<Color> },
        /// Accept a challenge in a new thread, because its channel has a running game.
        "accept-thread" => AcceptInThread { challenge: ChallengeId, side: Option<Color> },
        /// Accept a challenge from elsewhere on its server, as the chosen side if the challenge allows a choice; without one,
        /// show the board to choose by.
        "accept-there" => AcceptThere { challenge: ChallengeId, side: Option<Color> },
        /// Decline a challenge.
        "decline" => Decline { challenge: ChallengeId },
        /// Cancel your own challenge.
        "cancel" => Cancel { challenge: ChallengeId },
        /// Post your draft with a board in this setup. For cut and choose, show you the board first.
        "setup" => ChooseSetup { draft: ChallengeId, layout: SetupKind },
        /// Show the common or all setups for your draft.
        "setups" => ShowSetups { draft: ChallengeId, all: bool },
        /// Set whether the game of your draft is rated.
        "rated" => SetRated { draft: ChallengeId, rated: bool },
        /// Offer the board of your draft, dealt from this seed.
        "offer-board" => OfferBoard { draft: ChallengeId, seed: Seed },
        /// Deal another board for your draft than the one from this seed.
        "deal" => DealAgain { draft: ChallengeId, seed: Seed },
        /// Discard your draft.
        "discard" => Discard { draft: ChallengeId },
        /// Open a thread for your draft, because the channel has a running game.
        "thread" => OpenThread { draft: ChallengeId },
        /// Play the same opponent again, with the colours swapped.
        "rematch" => Rematch { game: GameId },
        /// Challenge the person chosen in a menu.
        "challenge-person" => ChallengeChosen,
        /// Play the level above the one that you have beaten, with the colours swapped.
        "next-level" => NextLevel { game: GameId },
    }
}
