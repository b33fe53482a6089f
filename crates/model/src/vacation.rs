//! Vacations.

use jiff::Timestamp;

use crate::{UserId, VacationId};

/// A vacation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VacationRow {
    /// Its number.
    pub id: VacationId,
    /// The owner.
    pub person: UserId,
    /// When it starts.
    pub begins_at: Timestamp,
    /// When it ends.
    pub ends_at: Timestamp,
    /// True if it started automatically on a timeout.
    pub automatic: bool,
}
