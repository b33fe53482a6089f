//! People who agreed to be shown on the global ladder.

use dvonn_model::{AccountSummary, UserId};
use jiff::Timestamp;

use crate::query::queries;

/// The people who are shown: those whom the operator bars are not.
const SHOWN: &str =
    "(SELECT user_id FROM global_players WHERE user_id NOT IN (SELECT user_id FROM barred))";

queries! {
    /// Returns true if a person is shown on the global ladder, once they have a rating.
    read is_on_global_ladder(person: UserId) -> bool {
        "SELECT 1 FROM " SHOWN " AS shown WHERE user_id = :person"
    }

    /// Returns the accounts of the people who are shown on the global ladder and whose last game
    /// ended at or after `since`.
    read global_accounts_since(since: Timestamp) -> Vec<AccountSummary> {
        "SELECT {} FROM ratings
         WHERE guild_id = 0 AND last_at >= :since AND player_id IN " SHOWN
    }

    /// Shows a person on the global ladder.
    change join_global_ladder(person: UserId, at: Timestamp) {
        "INSERT INTO global_players (user_id, joined_at) VALUES (:person, :at)
         ON CONFLICT DO NOTHING"
    }

    /// Stops showing a person on the global ladder. Returns false if they were not shown.
    change leave_global_ladder(person: UserId) -> bool {
        "DELETE FROM global_players WHERE user_id = :person"
    }
}
