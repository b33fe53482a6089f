//! What can go wrong while people play, on request: a disk that fails or loses power, a connection to
//! PostgreSQL that breaks, and kills at random moments, with a count of what the bot lost or repeated.
//!
//! The end-to-end tests, the store's tests and `dvonn-measure` use it. Nothing that we ship does.

pub mod disk;
pub mod kills;
pub mod link;

use std::error::Error;

/// A result with any error.
pub type Result<T> = std::result::Result<T, Box<dyn Error + Send + Sync>>;
