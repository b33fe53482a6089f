//! The rules as a whole: against plain rules, kept games, and what other programs have checked.

#![allow(clippy::unwrap_used, reason = "the helpers of tests may unwrap as tests do")]

mod checked_elsewhere;
mod dealt;
mod files;
mod kept;
mod plain;
mod plain_rules;
mod random;
mod reachable;
mod reds;
mod text;
