//! Vacations.

use jiff::Timestamp;

use crate::{UserId, VacationId};

/// A vacation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VacationRow {
    /// Its number.
    pub id: VacationId,
    /// Whose it is.
    pub person: UserId,
    /// When it begins.
    pub begins_at: Timestamp,
    /// When it ends.
    pub ends_at: Timestamp,
    /// Whether it began by itself, when a clock would have run out.
    pub automatic: bool,
}
