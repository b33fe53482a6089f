//! The static evaluation of a position.

pub(crate) mod features;
pub(crate) mod net;

pub(crate) use net::{Accumulator, MOVEMENT, Net, PLACEMENT};

/// The value of a won game, to which the margin in pieces is added.
pub(crate) const WIN: i32 = 10_000;

/// The maximum absolute static evaluation, well below [`WIN`].
const MAX_STATIC_EVAL: i32 = 4_000;

/// The value that corresponds to one unit of log-odds.
pub(crate) const EVAL_SCALE: f64 = 200.0;

/// Returns the value of a finished game from its margin in pieces.
pub(crate) fn final_value(margin: i32) -> i32 {
    margin + WIN * margin.signum()
}
