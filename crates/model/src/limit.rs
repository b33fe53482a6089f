//! Limits of a server on what people may start, so that nobody spams through the bot.
//!
//! What a person has started is counted with the server's row locked, so that two requests at once
//! do not both pass. Only threads are counted in memory (`dvonn_discord::thread_limits`). Outside
//! servers, one person has the limits of a new server for all venues together.

use std::ops::RangeInclusive;

use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::named::{listed, named};

/// Something that a server limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumCount, EnumString, IntoStaticStr, VariantArray)]
pub enum Limit {
    /// Challenges that one person may have open. Those that they posted in the last ten minutes
    /// count even if they were cancelled or declined. Of their drafts, this many are kept.
    #[strum(serialize = "limit_challenges")]
    Challenges,
    /// Challenges that one person may have open to one other person.
    #[strum(serialize = "limit_opponent")]
    Opponent,
    /// Threads that one person may make the bot open within ten minutes.
    #[strum(serialize = "limit_threads")]
    Threads,
    /// Unfinished tournaments of an organiser who is not a moderator.
    #[strum(serialize = "limit_tournaments")]
    Tournaments,
    /// The minutes that an organiser who is not a moderator waits between two tournaments.
    #[strum(serialize = "limit_tournament_wait")]
    TournamentWait,
}

named!(Limit);
listed!(Limit);

impl Limit {
    /// The value in a server that has not changed it.
    pub fn default_value(self) -> u32 {
        match self {
            Limit::Challenges | Limit::Threads => 3,
            Limit::Opponent | Limit::Tournaments => 1,
            Limit::TournamentWait => 60,
        }
    }

    /// The values that a server may choose.
    pub fn range(self) -> RangeInclusive<u32> {
        match self {
            Limit::Challenges | Limit::Opponent | Limit::Threads => 1..=50,
            Limit::Tournaments => 1..=10,
            Limit::TournamentWait => 0..=10_080,
        }
    }
}

/// The limits of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ServerLimits([u32; Limit::COUNT]);

impl ServerLimits {
    /// Returns the value of one limit.
    pub fn of(self, limit: Limit) -> u32 {
        self.0[limit as usize]
    }

    /// Returns the same limits with another value for one of them, moved into its range.
    #[must_use]
    pub fn with(mut self, limit: Limit, value: u32) -> ServerLimits {
        self.0[limit as usize] = value.clamp(*limit.range().start(), *limit.range().end());
        self
    }
}

impl Default for ServerLimits {
    fn default() -> ServerLimits {
        ServerLimits(Limit::ALL.map(Limit::default_value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_default_is_in_its_range() {
        for limit in Limit::ALL {
            assert!(limit.range().contains(&limit.default_value()), "{limit:?}");
            let limits = ServerLimits::default().with(limit, u32::MAX);
            assert_eq!(limits.of(limit), *limit.range().end());
            assert_ne!(limits, ServerLimits::default());
        }
    }
}
