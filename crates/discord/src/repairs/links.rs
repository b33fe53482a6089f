//! Whether Discord answers on each gateway connection, as serenity's log tells it.
//!
//! serenity's manager does not know it. It hears of a shard's stage only between two events. So the stage stays
//! "connected" while serenity opens a new connection: for more than a minute if Discord then says nothing, or forever if
//! not even the web socket opens. And it knows how long an acknowledgement took, but not when it came.
//!
//! So this reads from its log when Discord last accepted the session or acknowledged a heartbeat. A
//! shard on which Discord is silent is not ready, and its clocks stop as if it were disconnected.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The time between two heartbeats, until Discord has asked for another.
const USUAL_INTERVAL: Duration = Duration::from_secs(45);

static LINKS: Mutex<BTreeMap<u32, GatewayLink>> = Mutex::new(BTreeMap::new());

/// What Discord last said on the gateway connection of a shard.
#[derive(Clone, Copy, Debug)]
pub struct GatewayLink {
    /// True if Discord has accepted the session on this connection.
    accepted: bool,
    /// When Discord last accepted the session or acknowledged a heartbeat.
    answered: Option<Instant>,
    interval: Duration,
}

impl GatewayLink {
    /// Returns the link of this shard. `None` if the log has not mentioned it.
    pub fn of(shard: u32) -> Option<GatewayLink> {
        LINKS.lock().unwrap_or_else(PoisonError::into_inner).get(&shard).copied()
    }

    /// Returns the time since Discord last accepted the session or acknowledged a heartbeat.
    pub fn answer_age(self) -> Option<Duration> {
        self.answered.map(|at| at.elapsed())
    }

    /// Returns true if Discord has not accepted the session yet, or has acknowledged no heartbeat for two and
    /// a half intervals.
    pub fn is_silent(self) -> bool {
        !self.accepted || is_old(self.answer_age(), self.interval)
    }

    fn note(&mut self, sign: Sign) {
        match sign {
            Sign::Connecting => self.accepted = false,
            Sign::Interval(interval) => self.interval = interval,
            Sign::Accepted => (self.accepted, self.answered) = (true, Some(Instant::now())),
            Sign::Acknowledged => self.answered = Some(Instant::now()),
        }
    }
}

impl Default for GatewayLink {
    fn default() -> GatewayLink {
        GatewayLink { accepted: false, answered: None, interval: USUAL_INTERVAL }
    }
}

/// Returns true if an answer of this age is the last one of a silent link. serenity should have opened a new
/// connection by then.
fn is_old(answer_age: Option<Duration>, interval: Duration) -> bool {
    answer_age.is_none_or(|age| age > interval * 5 / 2)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sign {
    /// The shard opens a connection.
    Connecting,
    /// Discord asks for a heartbeat at this interval.
    Interval(Duration),
    /// Discord has accepted a new or resumed session.
    Accepted,
    /// Discord has acknowledged a heartbeat.
    Acknowledged,
}

/// Notes what a message of serenity says about a link.
pub(super) fn note(shard: u32, message: &str) {
    if let Some(sign) = read(message) {
        let mut links = LINKS.lock().unwrap_or_else(PoisonError::into_inner);
        links.entry(shard).or_default().note(sign);
    }
}

fn read(message: &str) -> Option<Sign> {
    match message {
        "Initializing." => Some(Sign::Connecting),
        "Received Ready" | "Resumed" => Some(Sign::Accepted),
        "Received heartbeat ack" => Some(Sign::Acknowledged),
        _ => {
            let interval = message.strip_prefix("Received a Hello; interval: ")?;
            Some(Sign::Interval(Duration::from_millis(interval.parse().ok()?)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_silent_until_discord_accepts_its_session() {
        let mut link = GatewayLink::default();
        let mut after = |message| {
            link.note(read(message).unwrap());
            link.is_silent()
        };
        assert!(after("Received a Hello; interval: 40000"));
        assert!(!after("Received Ready"));
        assert!(after("Initializing."));
        assert!(after("Received heartbeat ack"));
        assert!(!after("Resumed"));
        assert_eq!(link.interval, Duration::from_secs(40));
        assert_eq!(read("Heartbeat"), None);
    }

    #[test]
    fn a_link_is_silent_after_two_and_a_half_intervals_without_an_answer() {
        let interval = Duration::from_secs(40);
        assert!(!is_old(Some(Duration::from_secs(100)), interval));
        assert!(is_old(Some(Duration::from_secs(101)), interval));
        assert!(is_old(None, interval));
    }
}
