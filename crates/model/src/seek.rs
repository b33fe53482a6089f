//! People who look for an opponent on any server.

use jiff::Timestamp;

use crate::{Person, SetupKind, TimeControl, Venue};

/// Somebody looks for an opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeekRow {
    /// The person.
    pub person: Person,
    /// Where they will play.
    pub venue: Venue,
    /// The language of public messages there.
    pub locale: Option<String>,
    /// The wanted setup; `None` for any.
    pub layout: Option<SetupKind>,
    /// The wanted time control; `None` for any.
    pub control: Option<TimeControl>,
    /// True for a rated game, which counts for the global ladder.
    pub rated: bool,
    /// Their rating, in whole points.
    pub rating: Option<u32>,
    /// How far the opponent's rating may be from theirs; `None` for any.
    pub width: Option<u32>,
    /// Since when.
    pub made_at: Timestamp,
    /// Until when.
    pub expires_at: Timestamp,
}
