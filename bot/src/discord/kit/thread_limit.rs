//! Limits how many threads a person can make the bot open. Kept in memory: a restart forgets it.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use dvonn_discord::view::View;
use dvonn_model::{GuildId, UserId};
use jiff::{SignedDuration, Timestamp};

use crate::discord::kit::failure::Explain;
use crate::say;
use crate::text::Text;

/// How long an opened thread counts.
const COUNTS_FOR: SignedDuration = SignedDuration::from_mins(10);

/// The threads that people have opened lately, in each server.
#[derive(Default)]
pub(crate) struct ThreadLimit(Mutex<HashMap<(GuildId, UserId), Vec<Timestamp>>>);

/// The person has opened too many threads.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct TooManyThreads {
    /// The server's limit.
    pub(crate) most: u32,
    /// When they may open the next one.
    pub(crate) until: Timestamp,
}

impl Explain for TooManyThreads {
    fn explain(&self, text: Text) -> View {
        let until = format!("<t:{}:R>", self.until.as_second());
        View::new(say!(text, "refuse-threads", most = self.most, until = until))
    }
}

impl ThreadLimit {
    /// Counts one more thread of this person.
    ///
    /// # Errors
    /// [`TooManyThreads`] if they have opened `most` lately.
    pub(crate) fn count(
        &self,
        guild: GuildId,
        person: UserId,
        most: u32,
        now: Timestamp,
    ) -> Result<(), TooManyThreads> {
        let mut opened = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        opened.retain(|_, times| {
            times.retain(|&time| now < time + COUNTS_FOR);
            !times.is_empty()
        });
        let times = opened.entry((guild, person)).or_default();
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
        let limit = ThreadLimit::default();
        let (guild, ada, ben): (GuildId, UserId, UserId) =
            (7_u64.try_into().unwrap(), 1_u64.try_into().unwrap(), 2_u64.try_into().unwrap());
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
