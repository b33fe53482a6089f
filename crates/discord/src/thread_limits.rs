//! Limits how many threads a person can make the bot open. Kept in memory: a restart forgets it.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use jiff::{SignedDuration, Timestamp};

/// How long an opened thread counts.
const COUNTS_FOR: SignedDuration = SignedDuration::from_mins(10);

/// The threads that people have opened lately, in each server.
#[derive(Default)]
pub struct ThreadLimits(Mutex<HashMap<(u64, u64), Vec<Timestamp>>>);

/// The person has opened too many threads.
#[derive(Debug, PartialEq, Eq)]
pub struct TooManyThreads {
    /// The server's limit.
    pub most: u32,
    /// When they may open the next one.
    pub until: Timestamp,
}

impl ThreadLimits {
    /// Counts one more thread of this person.
    ///
    /// # Errors
    /// [`TooManyThreads`] if they have opened `most` lately.
    pub fn count(
        &self,
        server: impl Into<u64>,
        person: impl Into<u64>,
        most: u32,
        now: Timestamp,
    ) -> Result<(), TooManyThreads> {
        let mut opened = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        opened.retain(|_, times| {
            times.retain(|&time| now < time + COUNTS_FOR);
            !times.is_empty()
        });
        let times = opened.entry((server.into(), person.into())).or_default();
        match times.len().checked_sub(most as usize).and_then(|index| times.get(index)) {
            Some(&first) => Err(TooManyThreads { most, until: first + COUNTS_FOR }),
            None => {
                times.push(now);
                Ok(())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_opens_three_threads_in_ten_minutes() {
        let limit = ThreadLimits::default();
        let (guild, ada, ben) = (7_u64, 1_u64, 2_u64);
        let minute = |minute: i64| Timestamp::from_second(1_800_000_000 + minute * 60).unwrap();
        for at in [0, 1, 2] {
            assert_eq!(limit.count(guild, ada, 3, minute(at)), Ok(()));
        }
        let refused = Err(TooManyThreads { most: 3, until: minute(10) });
        assert_eq!(limit.count(guild, ada, 3, minute(9)), refused);
        assert_eq!(limit.count(guild, ben, 3, minute(9)), Ok(()));
        assert_eq!(limit.count(guild, ada, 3, minute(10)), Ok(()));
        assert_eq!(limit.count(guild, ada, 3, minute(10)).unwrap_err().until, minute(11));
    }
}
