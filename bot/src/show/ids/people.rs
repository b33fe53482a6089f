//! Custom ids for favourite opponents and ignored people.

use dvonn_model::UserId;

use crate::runtime::custom_id::custom_ids;

custom_ids! {
    /// A button or menu about somebody, which only the person who uses it sees the answer to.
    pub(crate) enum PeopleClick {
        /// Show what you think of this person; your lists, if it is you.
        "people" => About { person: UserId },
        /// Ignore this person, or do so no longer.
        "ignore" => Ignore { person: UserId, on: bool },
        /// Make this person a favourite opponent, or do so no longer.
        "favourite" => Favourite { person: UserId, on: bool },
        /// Show your lists, with the ignored people from this one on.
        "people-list" => List { from: u32 },
        /// Ignore the chosen person no longer.
        "people-stop" => StopIgnoring,
        /// Remove the chosen person from your favourite opponents.
        "people-remove" => RemoveFavourite,
    }
}
