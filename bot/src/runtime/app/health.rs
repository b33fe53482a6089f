//! Whether the parts of the bot work, for monitoring and for the service manager.
//!
//! The heartbeats of `heartbeats` show whether the database can be written to, so no check of its
//! own disturbs the writers. The bot is *ready* if all its shards are connected, the last heartbeat
//! was stored and the keeper makes progress. It is *alive* if the keeper makes progress: otherwise
//! a restart may help, so only this feeds systemd's watchdog. Every error that the database returns
//! is progress, since a restart cannot bring a database back.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use dvonn_discord::send::SendError;
use dvonn_store::StoreError;

use crate::time::Stopwatch;

/// The background work makes progress every few seconds. After this time without any, it is stuck.
const KEEPER_LIMIT: Duration = Duration::from_mins(2);
/// A heartbeat is stored every fifteen seconds. After this time without one, the database counts as
/// gone, even if it has returned no error.
const DATABASE_LIMIT: Duration = Duration::from_secs(45);

/// The signs of life of the parts that work in the background.
#[derive(Default)]
pub(crate) struct Health {
    /// When the background work last made progress.
    keeper: Mutex<Option<Stopwatch>>,
    database: Mutex<Writes>,
    /// Why the commands are not registered.
    commands: Mutex<Option<String>>,
}

/// What came of the latest heartbeats, which are written to the database.
#[derive(Default)]
struct Writes {
    last: Option<Stopwatch>,
    error: Option<String>,
}

impl Health {
    /// Notes that the background work made progress.
    pub(crate) fn record_progress(&self) {
        *self.keeper.lock().unwrap_or_else(PoisonError::into_inner) = Some(Stopwatch::start());
    }

    /// Notes whether a heartbeat could be stored.
    pub(crate) fn record_write(&self, written: &Result<(), StoreError>) {
        let mut writes = self.database.lock().unwrap_or_else(PoisonError::into_inner);
        match written {
            Ok(()) => *writes = Writes { last: Some(Stopwatch::start()), error: None },
            Err(error) => writes.error = Some(error.to_string()),
        }
    }

    /// Notes why the commands could not be registered, or that they are.
    pub(crate) fn record_commands(&self, failure: Option<&SendError>) {
        let problem = failure.map(|error| format!("commands: {error}"));
        *self.commands.lock().unwrap_or_else(PoisonError::into_inner) = problem;
    }

    /// Returns why the commands are not registered. `None` if they are.
    pub(crate) fn commands_problem(&self) -> Option<String> {
        self.commands.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Returns the time since the background work made progress. `None` if it has not begun.
    pub(crate) fn keeper_age(&self) -> Option<Duration> {
        self.keeper.lock().unwrap_or_else(PoisonError::into_inner).map(Stopwatch::elapsed)
    }

    /// Returns why the background work does not do its duty. `None` if it does.
    pub(crate) fn keeper_problem(&self) -> Option<String> {
        keeper_problem(self.keeper_age())
    }

    /// Returns why the database cannot be used. `None` if it can.
    pub(crate) fn database_problem(&self) -> Option<String> {
        let writes = self.database.lock().unwrap_or_else(PoisonError::into_inner);
        match &writes.error {
            Some(error) => Some(format!("database: {error}")),
            None => silence(writes.last.map(Stopwatch::elapsed)),
        }
    }
}

/// Returns what is wrong if the background work last made progress this long ago.
fn keeper_problem(age: Option<Duration>) -> Option<String> {
    match age {
        None => Some(String::from("keeper: has not begun")),
        Some(age) if age > KEEPER_LIMIT => {
            Some(format!("keeper: no progress for {} s", age.as_secs()))
        }
        Some(_) => None,
    }
}

/// Returns what is wrong if something was last stored this long ago.
fn silence(age: Option<Duration>) -> Option<String> {
    match age {
        None => Some(String::from("database: nothing was stored yet")),
        Some(age) if age > DATABASE_LIMIT => {
            Some(format!("database: nothing was stored for {} s", age.as_secs()))
        }
        Some(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_keeper_is_stuck_after_some_time_without_progress() {
        assert_eq!(keeper_problem(None).as_deref(), Some("keeper: has not begun"));
        assert_eq!(keeper_problem(Some(KEEPER_LIMIT)), None);
        let late = KEEPER_LIMIT + Duration::from_secs(1);
        assert_eq!(keeper_problem(Some(late)).as_deref(), Some("keeper: no progress for 121 s"));
    }

    #[test]
    fn the_database_is_gone_after_some_silence() {
        assert_eq!(silence(None).as_deref(), Some("database: nothing was stored yet"));
        assert_eq!(silence(Some(DATABASE_LIMIT)), None);
        let late = DATABASE_LIMIT + Duration::from_secs(1);
        assert_eq!(silence(Some(late)).as_deref(), Some("database: nothing was stored for 46 s"));
    }

    #[test]
    fn the_database_is_gone_after_an_error_until_the_next_write() {
        let health = Health::default();
        health.record_write(&Ok(()));
        assert_eq!(health.database_problem(), None);
        health.record_write(&Err(StoreError::Full));
        let problem = health.database_problem();
        assert_eq!(problem.as_deref(), Some("database: no space left on the database's disk"));
        health.record_write(&Ok(()));
        assert_eq!(health.database_problem(), None);
    }
}
