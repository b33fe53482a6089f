//! The playground as the bot, the page and tests see it, over real sockets.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod clock;
mod direct;
mod events;
mod faults;
mod files;
mod forums;
mod gateway;
mod installs;
mod interactions;
mod library;
mod menus;
mod messages;
mod page;
mod raw_bot;
mod roles;
