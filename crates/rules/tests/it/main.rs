//! Tests of the rules as a whole: against a reference implementation, golden files and results of
//! other programs.

#![allow(clippy::unwrap_used, reason = "test helpers may unwrap as tests do")]

mod against_reference;
mod dealt;
mod files;
mod foreign;
mod golden;
mod oracle;
mod random;
mod reachable;
mod reds;
mod reference;
mod text;
