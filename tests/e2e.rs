//! End-to-end tests: the real program, over real sockets, against the playground.
//!
//! Each test starts a [`support::scene::Scene`]: a playground on a free port, a new database and
//! the bot, run as an operator would run it. People act through the playground, as they would
//! through Discord's client, and tests assert on what those people can read. At the end of a test,
//! the scene stops the bot and checks everything it sent.
//!
//! Of the bot's internals, the tests know only the texts in `bot/text/en.ftl`.

// The tests stop and kill the bot with signals.
#![cfg(unix)]

#[path = "e2e/mod.rs"]
mod e2e;
mod support;
