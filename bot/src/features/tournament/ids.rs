//! Custom ids of the buttons below a tournament's messages.

use dvonn_model::{GameId, InviteCode, TournamentId, UserId};

use crate::runtime::custom_id::custom_ids;

custom_ids! {
    /// A button below a message about a tournament.
    pub(super) enum TournamentClick {
        /// Join the tournament.
        "t-join" => Join { of: TournamentId },
        /// Leave the tournament before it starts.
        "t-leave" => Leave { of: TournamentId },
        /// Show the code with which another server accepts the match.
        "t-invite" => Invite { of: TournamentId },
        /// Accept a match that another server offers.
        "t-accept" => Accept { code: InviteCode },
        /// Start the tournament.
        "t-start" => Start { of: TournamentId },
        /// Withdraw a person from a running tournament, after being asked.
        "t-withdraw" => Withdraw { of: TournamentId, who: UserId },
        /// Ask who takes over from a person.
        "t-swap" => AskReplacement { of: TournamentId, who: UserId },
        /// Ask whether the chosen person should take over from another.
        "t-new" => Propose { of: TournamentId, who: UserId },
        /// Let one person take over from another, after being asked.
        "t-replace" => Replace { of: TournamentId, who: UserId, by: UserId },
        /// Withdraw nobody.
        "t-stay" => Stay,
        /// End the tournament, or cancel it before it starts, after being asked.
        "t-end" => End { of: TournamentId },
        /// Let the tournament go on.
        "t-keep" => Keep,
        /// Remind the player of a late game, from these pages of the organisers' page.
        "t-remind" => Remind { of: TournamentId, game: GameId, running: usize, late: usize },
        /// Ask whether to withdraw a person.
        "t-out" => AskWithdraw { of: TournamentId, who: UserId },
        /// Send a file with the next tournaments of the server.
        "t-calendar" => Calendar,
        /// Show a page of the standings.
        "t-standings" => Standings { of: TournamentId, page: usize },
        /// Show a page of the table of a series over a year.
        "t-series" => Series { of: TournamentId, year: u32, page: usize },
        /// Show a page of the pairings of a round.
        "t-pairings" => Pairings { of: TournamentId, round: u32, page: usize },
    }
}
