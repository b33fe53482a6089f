//! The bot's REST requests and their answers, for tests.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use serde::Serialize;
use serde_json::Value;

/// The maximum number of requests that are kept.
const KEPT_REQUESTS: usize = 5_000;

/// One request of the bot.
#[derive(Clone, Debug, Serialize)]
pub struct JournalEntry {
    /// When it arrived, in milliseconds since 1970.
    pub at: u64,
    /// Its method, such as `POST`.
    pub method: String,
    /// Its path below `/api/v10`, such as `/channels/1/messages`.
    pub path: String,
    /// Its query string, without the `?`.
    pub query: String,
    /// Its JSON body, or the `payload_json` of a multipart form; null without one.
    pub body: Value,
    /// The names and sizes in bytes of its files.
    pub files: Vec<(String, usize)>,
    /// The status of the answer; 0 if the connection was dropped.
    pub status: u16,
    /// The body of the answer if it was refused, null otherwise.
    pub refusal: Value,
    /// Whether an injected fault produced the answer.
    pub faulted: bool,
    /// How long the answer took, in microseconds.
    pub took_us: u64,
}

impl JournalEntry {
    /// Returns true if the bot broke a limit of Discord: too long, too many, too late, twice, or
    /// not permitted. Injected faults do not count.
    pub fn broke_a_limit(&self) -> bool {
        !self.faulted && (400..500).contains(&self.status) && self.status != 404
            || !self.faulted && self.refusal["code"] == 10062
    }
}

/// The latest requests, oldest first.
#[derive(Debug, Default)]
pub(crate) struct Journal(Mutex<VecDeque<JournalEntry>>);

impl Journal {
    pub(crate) fn record(&self, entry: JournalEntry) {
        let mut entries = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if entries.len() == KEPT_REQUESTS {
            entries.pop_front();
        }
        entries.push_back(entry);
    }

    pub(crate) fn entries(&self) -> Vec<JournalEntry> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).iter().cloned().collect()
    }

    pub(crate) fn clear(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}
