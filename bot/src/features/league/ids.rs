//! Custom ids of the buttons below a league's messages.

use dvonn_model::LeagueId;

use crate::runtime::custom_id::custom_ids;

custom_ids! {
    /// A button below a message about a league.
    pub(super) enum LeagueClick {
        /// Enter the next cycle.
        "l-in" => In { of: LeagueId },
        /// Stay out of the next cycle.
        "l-out" => Out { of: LeagueId },
        /// Ask whether to leave the present cycle too.
        "l-ask-leave" => AskToLeave { of: LeagueId },
        /// Leave the present cycle too, after being asked.
        "l-leave" => Leave { of: LeagueId },
        /// Show the table of a division.
        "l-table" => Table { of: LeagueId, cycle: u32, division: usize },
        /// Show a page of the cycles.
        "l-history" => History { of: LeagueId, page: usize },
        /// Close the league, after being asked.
        "l-close" => Close { of: LeagueId },
        /// Let the league go on.
        "l-keep" => Keep,
    }
}
