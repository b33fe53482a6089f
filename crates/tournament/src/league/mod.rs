//! Leagues, as `docs/leagues.md` describes them.
//!
//! Pure functions, which know neither the time nor the database:
//!
//! - [`sizes`]: how large the divisions are;
//! - [`schedule`]: who plays whom in a division, and [`to_begin`]: which of these games may begin;
//! - [`Division::table`]: points and tie-breaks; [`Division::chance`] and [`Division::fates`]: what is still
//!   possible;
//! - [`after_cycle`], [`next_order`]: the order of the league in the next cycle.
//!
//! In the database, each request is one transaction: opening a league (`create`), being in for the next cycle
//! or not (`entry`), pausing and closing (`manage`). [`advance`] does what is due: `cycle`.
//!
//! A division of a cycle is a tournament whose rounds are all paired at the start, so everything that
//! tournaments can do with games, threads and deadlines works in leagues too. Pairings are *held* until
//! their players have few enough games, see [`to_begin`].
//!
//! The championship is a league that people of all servers can enter. Who does so from another server has a
//! *home* there, in their entry and as an entrant: their games, questions and results are in its channel.
//!
//! Locks are taken in this order: the league, its divisions. So games are ended before both.

mod chances;
mod create;
mod cycle;
mod divisions;
mod entry;
mod fate;
mod manage;
mod order;
mod schedule;
mod state;
mod table;

pub use chances::Chance;
pub use create::{
    LEAGUE_AT_ONCE, LEAGUE_MOVES, LEAGUE_SIZES, LEAGUE_START, LEAGUE_WEEKS, LeagueOptions,
    MAX_LEAGUE_NAME, create,
};
pub use cycle::{STALLED, advance};
pub use divisions::{LARGEST_DIVISION, SMALLEST_DIVISION, sizes};
pub use entry::{MAX_MEMBERS, join, leave, remove_entry, stay_out};
pub use fate::{Fate, Goal, Zones};
pub use manage::{close, pause, relocate, resume, retract};
pub use order::{after_cycle, movers, next_order};
pub use schedule::{schedule, to_begin};
pub use state::{League, LeagueError, LeagueRefusal, LeagueRequest};
pub use table::{Division, DivisionGame, LeagueLine};

#[cfg(test)]
mod simulation;
