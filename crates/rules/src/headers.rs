//! Common header keys of a [`Record`](crate::Record).
//!
//! A record accepts other keys too, except `Position`: it writes the start position itself.

/// The name of the white player.
pub const WHITE: &str = "White";

/// The name of the black player.
pub const BLACK: &str = "Black";

/// The date on which the game started, such as `2026.08.01`.
pub const DATE: &str = "Date";

/// The setup of the board: `full`, `reds`, `random`, `symmetric`, `cut` or `given`.
pub const SETUP: &str = "Setup";

/// The [`Seed`](crate::Seed) of a dealt board.
pub const SEED: &str = "Seed";

/// The time control in a language-neutral form: `3d+12h` is three days plus twelve hours per ply,
/// `3d+12h max 7d` the same up to a maximum of seven days.
pub const CLOCK: &str = "Clock";

/// The result: `1-0` if White won, `0-1` if Black won, `1/2-1/2` for a draw, `*` for no result.
pub const RESULT: &str = "Result";

/// How the game ended, in English.
pub const TERMINATION: &str = "Termination";
