//! What the readers of an export may know about people in other venues.
//!
//! People who find each other with `/seek` may share no server. Each is a stranger to the other: known by
//! name, never by id.

use std::collections::HashMap;

use dvonn_model::{Person, UserId};
use serde_json::{Map, Value};

use crate::StoreError;

/// The column of a query for an export that names another column: the one that holds a stranger's id. It
/// is not exported.
const STRANGER: &str = "stranger";

/// The strangers in one export. Each has a number in place of the id, the same in all its parts.
#[derive(Debug, Default)]
pub struct Strangers(HashMap<UserId, usize>);

impl Strangers {
    /// Returns what the readers may know a person by: the id, or a stranger's number.
    pub fn name_for(&mut self, person: &Person) -> String {
        if person.stranger { self.number(person.id) } else { person.id.to_string() }
    }

    /// Replaces the stranger's id in a row. The computer and deleted people have no id.
    pub(super) fn hide(&mut self, row: &mut Map<String, Value>) -> Result<(), StoreError> {
        let Some(Value::String(column)) = row.remove(STRANGER) else { return Ok(()) };
        let id = row.get_mut(&column).ok_or_else(|| StoreError::corrupt(STRANGER, &column))?;
        let person = id.as_i64().filter(|id| *id > 0).map(UserId::try_from).transpose();
        if let Some(person) = person.map_err(|_| StoreError::corrupt(STRANGER, &column))? {
            *id = Value::String(self.number(person));
        }
        Ok(())
    }

    fn number(&mut self, person: UserId) -> String {
        let next = self.0.len() + 1;
        format!("stranger {}", self.0.entry(person).or_insert(next))
    }
}
