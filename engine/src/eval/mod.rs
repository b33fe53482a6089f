//! What a position is worth without looking ahead.

pub(crate) mod features;
pub(crate) mod net;

pub(crate) use net::{Hidden, MOVEMENT, Net, PLACEMENT};

/// Values of won games begin here; by how many pieces comes on top. Judged values stay below.
pub(crate) const WON: i32 = 10_000;

/// Judged values stay within this.
const MOST_JUDGED: i32 = 4_000;

/// One unit of the logarithm of the odds is so much.
pub(crate) const ODDS: f64 = 200.0;

/// The value of an ended game to a side that is so many pieces ahead.
pub(crate) fn ended(margin: i32) -> i32 {
    margin + WON * margin.signum()
}
