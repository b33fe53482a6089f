//! Custom ids of plans for the placement and of conditional moves.

use dvonn_model::GameId;

use crate::discord::kit::custom_id::custom_ids;

custom_ids! {
    /// A button that opens a form or deletes what was written in it.
    pub(crate) enum PlanClick {
        /// Open the form of one's own plan.
        "plan" => Plan { game: GameId },
        /// Delete one's own plan.
        "plan-drop" => DropPlan { game: GameId },
        /// Open the form of one's own conditional moves.
        "if" => Conditions { game: GameId },
        /// Delete one's own conditional moves.
        "if-drop" => DropConditions { game: GameId },
    }
}
