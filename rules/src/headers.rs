//! The keys under which a [`Record`](crate::Record) says what the game itself does not.
//!
//! A record takes any other key as well. The start position is no header of these: a record writes
//! it by itself.

/// The name of the player of the white pieces.
pub const WHITE: &str = "White";

/// The name of the player of the black pieces.
pub const BLACK: &str = "Black";

/// The day on which the game began, as `2026.08.01`.
pub const DATE: &str = "Date";

/// How the board was filled: `full`, `reds`, `random`, `symmetric`, `cut` or `given`.
pub const SETUP: &str = "Setup";

/// The [`Seed`](crate::Seed) from which it was dealt.
pub const SEED: &str = "Seed";

/// How much time the players had, in no language: `3d+12h` for three days and twelve hours a ply.
pub const CLOCK: &str = "Clock";

/// `1-0` if White won, `0-1` if Black did, `1/2-1/2` for a draw, and `*` for no result, or none yet.
pub const RESULT: &str = "Result";

/// How the game ended, in English.
pub const TERMINATION: &str = "Termination";
