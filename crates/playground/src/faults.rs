//! Fault injection: which of the bot's next requests fail, and how.

use std::sync::{Mutex, PoisonError};

use serde::{Deserialize, Serialize};

/// A fault to inject into some of the bot's next requests.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Fault {
    /// The method of the requests, such as `POST`; any if `None`.
    #[serde(default)]
    pub method: Option<String>,
    /// Their path below `/api/v10`, such as `/channels/*/messages`: `*` matches one segment, `**`
    /// at the end matches any rest.
    pub path: String,
    /// How many requests it affects, at least 1.
    #[serde(default = "once")]
    pub times: u32,
    /// The effect on them.
    pub effect: Effect,
    /// Whether the request is carried out before the fault affects its answer. A delay comes before
    /// the request, or after it if this is set.
    #[serde(default)]
    pub performed: bool,
}

/// The effect of a fault on a request.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// The answer has this status, such as 500 or 502.
    Status(u16),
    /// The answer is a refusal with this status and one of Discord's error codes, such as 403 and
    /// 50013.
    Refuse(u16, u32),
    /// The answer is 429, to be retried after this many seconds.
    RateLimited(f64),
    /// The answer is 429 with the code 30046, to be retried after this many seconds: too many edits of
    /// messages that are older than an hour.
    TooManyEdits(f64),
    /// The connection breaks without an answer.
    Drop,
    /// The answer takes this many milliseconds longer.
    Delay(u64),
    /// The request is carried out, and the answer is 200 with a body that is not JSON.
    Unreadable,
}

fn once() -> u32 {
    1
}

impl Fault {
    /// A fault for the next request with this method and path. The request is not carried out.
    pub fn new(method: &str, path: &str, effect: Effect) -> Self {
        let (method, path) = (Some(method.to_owned()), path.to_owned());
        Self { method, path, times: 1, effect, performed: false }
    }

    /// Affects this many requests instead of one.
    #[must_use]
    pub fn times(self, times: u32) -> Self {
        Self { times, ..self }
    }

    /// Carries out each request before the fault affects its answer.
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

/// The faults that are not used up yet.
#[derive(Debug, Default)]
pub(crate) struct Faults(Mutex<Vec<Fault>>);

impl Faults {
    pub(crate) fn add(&self, fault: Fault) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(fault);
    }

    pub(crate) fn clear(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// Takes the oldest matching fault and counts it down.
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
    fn stars_match_segments_of_a_path() {
        assert!(path_matches("/channels/*/messages", "/channels/1/messages"));
        assert!(!path_matches("/channels/*/messages", "/channels/1/messages/2"));
        assert!(!path_matches("/channels/*/messages", "/channels/1"));
        assert!(path_matches("/webhooks/**", "/webhooks/1/token/messages/@original"));
        assert!(path_matches("/**", "/gateway"));
    }

    #[test]
    fn a_fault_ends_after_its_number_of_requests() {
        let faults = Faults::default();
        faults.add(Fault::new("POST", "/a/*", Effect::Status(500)).times(2));
        assert!(faults.take("GET", "/a/1").is_none());
        assert!(faults.take("POST", "/a/1").is_some());
        assert!(faults.take("post", "/a/2").is_some());
        assert!(faults.take("POST", "/a/3").is_none());
    }
}
