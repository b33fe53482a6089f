//! Tests of the store on SQLite and PostgreSQL.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

mod actions;
mod activity;
mod boards;
mod challenges;
mod clocks;
mod computer;
mod copies;
mod counting;
mod database;
mod deletions;
mod departures;
mod dump;
mod files;
mod follows;
mod game_searches;
mod games;
mod global_ladder;
mod hellos;
mod imports;
mod intentions;
mod interactions;
mod leagues;
mod lessons;
mod limits;
mod lists;
mod meetings;
mod milestones;
mod notes;
mod offers;
mod opening;
mod openings;
mod outages;
mod pairings;
mod places;
mod plans;
mod posts;
mod power;
mod processes;
mod puzzles;
mod races;
#[path = "../../../../tests/support/random.rs"]
mod random;
mod records;
#[path = "../../../../tests/support/league_rules.rs"]
mod reference;
mod refusals;
mod released;
mod reviews;
mod rewards;
mod rights;
mod samples;
mod seasons;
mod servers;
mod settings;
#[path = "../../../../tests/support/skipped.rs"]
mod skipped;
mod teams;
mod tournaments;
mod upgrade;
mod vacations;
mod variations;
