//! The interactions that have been processed. Discord may deliver one twice.

use dvonn_model::InteractionId;
use jiff::Timestamp;

use crate::query::queries;

queries! {
    /// Records an interaction, in the transaction that makes its changes. Returns `false` if it was
    /// recorded before. If two transactions record the same one at once, the second waits until the
    /// first ends.
    change record_interaction(id: InteractionId, at: Timestamp) -> bool {
        "INSERT INTO interactions (id, seen_at) VALUES (:id, :at) ON CONFLICT DO NOTHING"
    }

    /// Deletes up to `limit` interactions recorded before `before`. Returns how many.
    change delete_interactions(before: Timestamp, limit: u32) -> u64 {
        "DELETE FROM interactions WHERE id IN (
             SELECT id FROM interactions WHERE seen_at < :before ORDER BY seen_at LIMIT :limit
         )"
    }
}
