//! People whom somebody ignores or likes to play.

use jiff::Timestamp;

use crate::UserId;

/// Somebody on a list of a person's: of those whom they ignore, or of their favourite opponents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownPerson {
    /// The person on the list.
    pub id: UserId,
    /// Their name when they were added; empty if they have deleted their data since.
    pub name: String,
    /// When they were added. It tells the entries of a list apart without naming ids.
    pub since: Timestamp,
}
