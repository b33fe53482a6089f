//! The rules as a whole: against plain rules, kept games, and what other programs have checked.

mod checked_elsewhere;
mod files;
mod kept;
mod plain;
mod plain_rules;
mod random;
mod reachable;
mod text;
