//! The bot's database: rows as `dvonn-model` types, transactions, migrations, exports. The only
//! crate with SQL.
//!
//! Each query runs unchanged on both SQLite and PostgreSQL, through sqlx's `Any` driver. So queries
//! use BIGINT for all numbers and times, no BOOLEAN and no auto-increment (numbers come from the
//! table `counters`). Only a few files know the differences between the two databases: `connect`,
//! `fault`, `migrate`, `processes`, `prune`, `copy`. `query` says how to declare a query.
//!
//! The store keeps the data consistent: one running game per channel, no duplicate plies, posts that
//! only go forward. It knows nothing about the rules of the game or Discord, and
//! takes the time as a parameter.
//!
//! One program at a time uses a SQLite file: [`Store::open`] locks the marker beside it (`file`).
//!
//! Changes are made in a [`Tx`]. They are on disk once [`Tx::commit`] has returned. Dropping a
//! [`Tx`] without committing undoes them.
//!
//! Everything that a caller waits for has a time limit (`timeouts`), and its error says whether something
//! has changed.
//!
//! # Copying the database
//!
//! [`backup`], [`restore`] and [`copy`] copy whole databases, also between SQLite and PostgreSQL.
//!
//! SQLite runs in WAL mode: while the bot runs, the newest games are in `NAME-wal` next to the file
//! `NAME`. A copy of `NAME` alone misses them, and is damaged if a checkpoint was running. Stopping
//! the bot moves everything into `NAME` and removes `NAME-wal`. After a crash the two files belong
//! together: move or copy both, and never delete `NAME-wal`. WAL needs shared memory, so `NAME` must
//! not be on a network drive.
//!
//! # SQLite on disk
//!
//! Write transactions take turns. A commit does not wait for the disk inside SQLite, which would
//! hold its write lock: `sync` waits afterwards, once for all commits that wait at the same time. A
//! sync that fails is the last one: nothing is stored after it, and the process ends. `keeper`
//! moves the WAL into the database after every hundredth commit, right after a sync. Opening
//! commits a change, so a full disk is found at the start. If the database comes from a newer
//! version, the bot does not start and leaves it unchanged.
//!
//! # Reading the whole database
//!
//! `read_only` opens a database that a bot may be using. With it, `play::check::check_database` replays
//! every game and recomputes every rating in one snapshot. `integrity` lists the references between
//! tables, and `prune` the rows of a server. Tests compare both with the schema.

mod actions;
mod activity;
mod backlog;
mod blocks;
mod boards;
mod broken;
mod callers;
mod challenge_row;
mod challenges;
mod changes;
mod clock_checks;
mod clock_row;
mod clocks;
mod columns;
mod computer;
mod connect;
mod copy;
mod counters;
mod daily_puzzles;
mod decisions;
mod deletions;
mod departures;
mod digests;
mod dump;
mod engines;
mod entrants;
mod error;
mod events;
mod explain;
mod exported_games;
mod fault;
mod file;
mod fills;
mod follows;
mod found_puzzles;
mod game_changes;
mod game_row;
mod game_searches;
mod games;
mod global_players;
mod heartbeats;
mod hellos;
mod identities;
mod imports;
mod integrity;
mod intentions;
mod interactions;
mod keeper;
mod known_people;
mod leagues;
mod lessons;
mod lobbies;
mod migrate;
mod migrations;
mod milestones;
mod notes;
mod observe;
mod offers;
mod openings;
mod outbox;
mod pairings;
mod places;
mod plies;
mod posts;
mod processes;
mod prune;
mod puzzles;
mod query;
mod races;
mod ratings;
mod read_only;
mod records;
mod relays;
mod reports;
mod results;
mod reviews;
mod rewards;
mod seasons;
mod seeks;
mod servers;
mod settings;
mod strangers;
mod sync;
mod terms;
mod timeouts;
mod tournaments;
mod turns;
mod tx;
mod url;
mod vacations;
mod variations;

pub use backlog::Backlog;
pub use callers::CallerSettings;
pub use connect::Store;
pub use copy::{CopyError, backup, copy, restore};
pub use departures::KnownServer;
pub use digests::StreakRow;
pub use dump::{ExportPage, ExportPosition, PERSON_TABLES, PersonTable};
pub use error::{OpenError, OpenWarning, StoreError};
pub use exported_games::{ExportedGame, OwnPly};
pub use file::{BACKUP_PREFIX, others_can_read};
pub use game_searches::FoundGame;
pub use heartbeats::last_heard;
pub use integrity::StoredGame;
pub use observe::{Observation, Observer, Operation, PoolState};
pub use outbox::{ChangedPosts, hold_posts};
pub use posts::{DuePosts, held_post, held_posts_for};
pub use processes::{Lease, Process};
pub use races::NewRace;
pub use strangers::Strangers;
pub use tx::Tx;

/// The declared queries of each module.
const QUERIES: &[&[&query::Query]] = &[
    actions::QUERIES,
    activity::QUERIES,
    backlog::QUERIES,
    blocks::QUERIES,
    callers::QUERIES,
    challenges::QUERIES,
    changes::QUERIES,
    clock_checks::QUERIES,
    clocks::QUERIES,
    computer::QUERIES,
    counters::QUERIES,
    daily_puzzles::QUERIES,
    decisions::QUERIES,
    deletions::QUERIES,
    departures::QUERIES,
    digests::QUERIES,
    engines::QUERIES,
    entrants::QUERIES,
    exported_games::QUERIES,
    fills::QUERIES,
    follows::QUERIES,
    found_puzzles::QUERIES,
    game_changes::QUERIES,
    game_searches::QUERIES,
    games::QUERIES,
    global_players::QUERIES,
    heartbeats::QUERIES,
    hellos::QUERIES,
    rewards::QUERIES,
    identities::QUERIES,
    imports::QUERIES,
    integrity::QUERIES,
    intentions::QUERIES,
    interactions::QUERIES,
    known_people::QUERIES,
    leagues::QUERIES,
    lessons::QUERIES,
    lobbies::QUERIES,
    milestones::QUERIES,
    notes::QUERIES,
    offers::QUERIES,
    boards::QUERIES,
    openings::QUERIES,
    pairings::QUERIES,
    places::QUERIES,
    plies::QUERIES,
    posts::QUERIES,
    puzzles::QUERIES,
    races::QUERIES,
    ratings::QUERIES,
    records::QUERIES,
    relays::QUERIES,
    reports::QUERIES,
    results::QUERIES,
    reviews::QUERIES,
    seasons::QUERIES,
    seeks::QUERIES,
    servers::QUERIES,
    settings::QUERIES,
    tournaments::QUERIES,
    turns::QUERIES,
    vacations::QUERIES,
    variations::QUERIES,
];

/// Returns the name and the SQL of each declared query, for tests of how databases run them.
#[doc(hidden)]
pub fn queries() -> impl Iterator<Item = (&'static str, &'static str)> {
    QUERIES.iter().copied().flatten().map(|query| (query.name, query.text()))
}
