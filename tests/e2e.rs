//! End-to-end tests: the real program, over real sockets, against the playground.
//!
//! Each test begins a [`support::scene::Scene`]: a playground on a free port, a database of its own
//! and the bot as an operator runs it. What people do goes through the playground as it would
//! through Discord's client, and what they read is what a test asserts. When a test is over, the
//! scene asks the bot to stop and checks everything that it sent.
//!
//! Knows nothing of the bot's inside but the words in `bot/text/en.ftl`.

// Stopping the bot in good order and killing it both take signals.
#![cfg(unix)]

#[path = "e2e/mod.rs"]
mod e2e;
mod support;
