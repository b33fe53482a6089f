//! Custom ids of the buttons below a tournament's messages.

use dvonn_model::{TournamentId, UserId};

use crate::runtime::custom_id::custom_ids;

custom_ids! {
    /// A button below a message about a tournament.
    pub(super) enum TournamentClick {
        /// Join the tournament.
        "t-join" => Join { of: TournamentId },
        /// Leave the tournament before it starts.
        "t-leave" => Leave { of: TournamentId },
        /// Start the tournament.
        "t-start" => Start { of: TournamentId },
        /// Withdraw a person from a running tournament, after being asked.
        "t-withdraw" => Withdraw { of: TournamentId, who: UserId },
        /// Withdraw nobody.
        "t-stay" => Stay,
        /// End the tournament, or cancel it before it starts, after being asked.
        "t-end" => End { of: TournamentId },
        /// Let the tournament go on.
        "t-keep" => Keep,
        /// Show a page of the standings.
        "t-standings" => Standings { of: TournamentId, page: usize },
        /// Show a page of the pairings of a round.
        "t-pairings" => Pairings { of: TournamentId, round: u32, page: usize },
    }
}
