//! Misbehaviour on demand: which of the bot's next requests go wrong, and how.

use std::sync::{Mutex, PoisonError};

use serde::{Deserialize, Serialize};

/// An order to spoil some of the bot's next requests.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Fault {
    /// The method that it is about, such as `POST`; any if `None`.
    #[serde(default)]
    pub method: Option<String>,
    /// The path below `/api/v10` that it is about, such as `/channels/*/messages`: `*` is any one part, `**` at
    /// the end any rest.
    pub path: String,
    /// How many requests it spoils, at least 1.
    #[serde(default = "once")]
    pub times: u32,
    /// What becomes of them.
    pub effect: Effect,
    /// Whether the request is carried out before its answer is spoilt. A delay comes before the request otherwise, and after it
    /// if this is set.
    #[serde(default)]
    pub performed: bool,
}

/// What becomes of a spoilt request.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// It is answered with this status, such as 500 or 502.
    Status(u16),
    /// It is answered with 429, to be tried again after so many seconds.
    RateLimited(f64),
    /// Its connection breaks without an answer.
    Drop,
    /// It takes so many milliseconds longer.
    Delay(u64),
}

fn once() -> u32 {
    1
}

impl Fault {
    /// Spoils the next request of this method to this path, which is not carried out.
    pub fn new(method: &str, path: &str, effect: Effect) -> Self {
        let (method, path) = (Some(method.to_owned()), path.to_owned());
        Self { method, path, times: 1, effect, performed: false }
    }

    /// Spoils so many requests instead of one.
    #[must_use]
    pub fn times(self, times: u32) -> Self {
        Self { times, ..self }
    }

    /// Carries each request out before its answer is spoilt.
    #[must_use]
    pub fn after_performing(self) -> Self {
        Self { performed: true, ..self }
    }

    fn matches(&self, method: &str, path: &str) -> bool {
        self.method.as_deref().is_none_or(|wanted| wanted.eq_ignore_ascii_case(method))
            && path_matches(&self.path, path)
    }
}

fn path_matches(pattern: &str, path: &str) -> bool {
    let mut parts = path.trim_matches('/').split('/');
    for wanted in pattern.trim_matches('/').split('/') {
        match (wanted, parts.next()) {
            ("**", _) => return true,
            ("*", Some(_)) => {}
            (wanted, Some(part)) if wanted == part => {}
            _ => return false,
        }
    }
    parts.next().is_none()
}

/// The orders that are not carried out yet.
#[derive(Debug, Default)]
pub(crate) struct Faults(Mutex<Vec<Fault>>);

impl Faults {
    pub(crate) fn add(&self, fault: Fault) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(fault);
    }

    pub(crate) fn clear(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// The oldest order about such a request, counted down.
    pub(crate) fn take(&self, method: &str, path: &str) -> Option<Fault> {
        let mut faults = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let at = faults.iter().position(|fault| fault.matches(method, path))?;
        faults[at].times = faults[at].times.saturating_sub(1);
        let taken = faults[at].clone();
        if taken.times == 0 {
            faults.remove(at);
        }
        Some(taken)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stars_stand_for_parts_of_a_path() {
        assert!(path_matches("/channels/*/messages", "/channels/1/messages"));
        assert!(!path_matches("/channels/*/messages", "/channels/1/messages/2"));
        assert!(!path_matches("/channels/*/messages", "/channels/1"));
        assert!(path_matches("/webhooks/**", "/webhooks/1/token/messages/@original"));
        assert!(path_matches("/**", "/gateway"));
    }

    #[test]
    fn a_fault_is_spent_after_its_times() {
        let faults = Faults::default();
        faults.add(Fault::new("POST", "/a/*", Effect::Status(500)).times(2));
        assert!(faults.take("GET", "/a/1").is_none());
        assert!(faults.take("POST", "/a/1").is_some());
        assert!(faults.take("post", "/a/2").is_some());
        assert!(faults.take("POST", "/a/3").is_none());
    }
}
