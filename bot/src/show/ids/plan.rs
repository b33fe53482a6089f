//! Custom ids of plans for the placement and of conditional moves.

use dvonn_model::GameId;

use crate::runtime::custom_id::custom_ids;

custom_ids! {
    /// A button that opens the form of a plan or conditional moves, or deletes them.
    pub(crate) enum PlanClick {
        /// Open the form of your plan.
        "plan" => Plan { game: GameId },
        /// Have the rest of your pieces placed for you.
        "fill" => Fill { game: GameId },
        /// Stop placing the rest.
        "fill-stop" => StopFilling { game: GameId },
        /// Delete your plan.
        "plan-drop" => DropPlan { game: GameId },
        /// Open the form of your conditional moves.
        "if" => Conditions { game: GameId },
        /// Delete your conditional moves.
        "if-drop" => DropConditions { game: GameId },
    }
}
