//! Limits how often people act: a token bucket for each person, and one for the heavy work of each
//! server.
//!
//! Heavy work takes more tokens, and costs the server tokens too. Suggestions have a bucket of
//! their own.

use std::collections::HashMap;
use std::hash::Hash;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use governor::clock::{Clock as _, DefaultClock};
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};

/// How many seconds' worth of actions a bucket holds: this much is possible at once.
const BURST_SECONDS: u32 = 60;
/// How many times more than a person a server may do.
const PEOPLE_PER_SERVER: u32 = 10;
/// Buckets that are full again are forgotten after so many checks.
const CHECKS_PER_CLEANING: u32 = 1_024;

/// How much work an action causes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cost {
    /// A few database requests and at most one small picture.
    #[default]
    Light,
    /// A search, an animation, a chart, or a table of many rows.
    Heavy,
}

impl Cost {
    /// Returns the number of tokens that an action costs.
    fn tokens(self) -> NonZeroU32 {
        const ONE: NonZeroU32 = NonZeroU32::MIN;
        match self {
            Cost::Light => ONE,
            Cost::Heavy => ONE.saturating_add(9),
        }
    }
}

/// The buckets of all people and servers.
pub struct RateLimits {
    people: Buckets<u64>,
    /// For suggestions, so that typing takes no tokens from moves.
    typing: Buckets<u64>,
    /// For heavy work only, so that nobody keeps others from moving.
    servers: Buckets<u64>,
    /// Since when people have paid for a heavy action that their server then refused. The next one
    /// costs them nothing.
    paid: Mutex<HashMap<u64, Instant>>,
    checks: AtomicU32,
}

type Buckets<K> = RateLimiter<K, HashMapStateStore<K>, DefaultClock>;

/// The refusal of an action: too many came at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMany {
    /// Who must wait.
    pub who: Who,
    /// The number of seconds until the action is possible.
    pub seconds: u64,
}

/// Whose bucket is empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The person's.
    Person,
    /// The server's.
    Server,
}

impl RateLimits {
    /// Returns full buckets. Each person's gets so many tokens a second, and holds those of a
    /// minute; a server's is ten times as large.
    pub fn new(per_second: usize) -> RateLimits {
        let per_second = u32::try_from(per_second).ok().and_then(NonZeroU32::new);
        let per_second = per_second.unwrap_or(NonZeroU32::MIN);
        let quota = |per_second: NonZeroU32| {
            let burst =
                per_second.saturating_mul(NonZeroU32::MIN.saturating_add(BURST_SECONDS - 1));
            Quota::per_second(per_second).allow_burst(burst)
        };
        let per_server = NonZeroU32::MIN.saturating_add(PEOPLE_PER_SERVER - 1);
        RateLimits {
            people: Buckets::hashmap(quota(per_second)),
            typing: Buckets::hashmap(quota(per_second)),
            servers: Buckets::hashmap(quota(per_second.saturating_mul(per_server))),
            paid: Mutex::default(),
            checks: AtomicU32::new(0),
        }
    }

    /// Takes the tokens for an action of this person. Heavy ones also cost their server.
    ///
    /// # Errors
    /// [`TooMany`] if they must wait.
    pub fn check(
        &self,
        person: impl Into<u64>,
        server: Option<impl Into<u64>>,
        weight: Cost,
    ) -> Result<(), TooMany> {
        let (person, server) = (person.into(), server.map(Into::into));
        self.count_check();
        let refuse = |who| move |seconds| TooMany { who, seconds };
        let has_paid = weight == Cost::Heavy && self.paid().remove(&person).is_some();
        if !has_paid {
            take(&self.people, &person, weight).map_err(refuse(Who::Person))?;
        }
        match (server, weight) {
            (Some(server), Cost::Heavy) => {
                take(&self.servers, &server, weight).map_err(|seconds| {
                    self.paid().insert(person, DefaultClock::default().now());
                    refuse(Who::Server)(seconds)
                })
            }
            (None, Cost::Heavy) | (_, Cost::Light) => Ok(()),
        }
    }

    /// Returns true if this person may have suggestions. They have tokens of their own.
    pub fn may_have_suggestions(&self, person: impl Into<u64>) -> bool {
        self.count_check();
        take(&self.typing, &person.into(), Cost::Light).is_ok()
    }

    fn count_check(&self) {
        if self.checks.fetch_add(1, Ordering::Relaxed).is_multiple_of(CHECKS_PER_CLEANING) {
            self.forget_idle();
        }
    }

    fn paid(&self) -> MutexGuard<'_, HashMap<u64, Instant>> {
        self.paid.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets full buckets, so that the memory depends only on who acts now.
    fn forget_idle(&self) {
        self.people.retain_recent();
        self.people.shrink_to_fit();
        self.typing.retain_recent();
        self.typing.shrink_to_fit();
        self.servers.retain_recent();
        self.servers.shrink_to_fit();
        // By then the person's bucket is full again.
        let refilled = Duration::from_secs(u64::from(BURST_SECONDS));
        self.paid().retain(|_, since| since.elapsed() < refilled);
    }
}

/// Takes tokens from a bucket, or returns the number of seconds to wait.
fn take<K: Clone + Eq + Hash>(buckets: &Buckets<K>, key: &K, weight: Cost) -> Result<(), u64> {
    match buckets.check_key_n(key, weight.tokens()) {
        Ok(Ok(())) => Ok(()),
        Ok(Err(early)) => {
            Err(early.wait_time_from(DefaultClock::default().now()).as_secs().saturating_add(1))
        }
        // A bucket holds more than any action costs.
        Err(_) => Err(u64::from(BURST_SECONDS)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits() -> RateLimits {
        RateLimits::new(1)
    }

    #[test]
    fn a_person_who_acts_too_fast_waits() {
        let limits = limits();
        let heavy = || limits.check(1_u64, None::<u64>, Cost::Heavy);
        assert_eq!([(); 6].map(|()| heavy()), [Ok(()); 6]);
        let refused = heavy().unwrap_err();
        assert_eq!(refused.who, Who::Person);
        assert!((1..=10).contains(&refused.seconds), "{refused:?}");
        assert_eq!(limits.check(2_u64, None::<u64>, Cost::Heavy), Ok(()));
    }

    #[test]
    fn the_people_of_a_server_share_a_bucket() {
        let limits = limits();
        let guild = Some(7_u64);
        for number in 1..=60_u64 {
            assert_eq!(limits.check(number, guild, Cost::Heavy), Ok(()));
        }
        let refused = limits.check(61_u64, guild, Cost::Heavy).unwrap_err();
        assert_eq!(refused.who, Who::Server);
        assert_eq!(limits.check(61_u64, None::<u64>, Cost::Heavy), Ok(()));
    }

    #[test]
    fn people_can_move_while_others_use_up_the_tokens_of_the_server() {
        let limits = limits();
        let guild = Some(7_u64);
        for number in 1..=60_u64 {
            assert_eq!(limits.check(number, guild, Cost::Heavy), Ok(()));
        }
        assert!(limits.check(61_u64, guild, Cost::Heavy).is_err());
        assert_eq!(limits.check(61_u64, guild, Cost::Light), Ok(()));
    }

    #[test]
    fn a_person_whom_the_server_refuses_keeps_their_tokens() {
        let limits = limits();
        let guild = Some(7_u64);
        for number in 1..=60_u64 {
            assert_eq!(limits.check(number, guild, Cost::Heavy), Ok(()));
        }
        for _ in 0..60 {
            let refused = limits.check(61_u64, guild, Cost::Heavy);
            assert_eq!(refused.unwrap_err().who, Who::Server);
        }
        for _ in 0..6 {
            assert_eq!(limits.check(61_u64, None::<u64>, Cost::Heavy), Ok(()));
        }
    }

    #[test]
    fn suggestions_cost_no_tokens_of_moves() {
        let limits = limits();
        assert!((0..60).all(|_| limits.may_have_suggestions(1_u64)));
        assert!(!limits.may_have_suggestions(1_u64));
        for _ in 0..60 {
            assert_eq!(limits.check(1_u64, None::<u64>, Cost::Light), Ok(()));
        }
    }

    #[test]
    fn people_who_act_no_more_are_forgotten() {
        let limits = RateLimits::new(10_000);
        for number in 1..=u64::from(10 * CHECKS_PER_CLEANING) {
            limits.check(number, None::<u64>, Cost::Light).unwrap();
        }
        assert!(limits.people.len() < 5 * CHECKS_PER_CLEANING as usize, "{}", limits.people.len());
    }
}
