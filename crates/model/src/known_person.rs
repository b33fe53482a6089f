//! Ignored people and favourite opponents.

use jiff::Timestamp;

use crate::UserId;

/// An entry in a person's list of people they ignore, or of their favourite opponents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownPerson {
    /// The person on the list.
    pub id: UserId,
    /// Their name when they were added; empty if they have deleted their data since.
    pub name: String,
    /// When they were added; 1970 if they have come back since they deleted their data.
    pub since: Timestamp,
}
