//! Random choices: who plays which colour, and which board is dealt.

use std::hash::{BuildHasher, RandomState};

use dvonn_rules::Color;

/// Returns random bits, from the keys that the standard library gives its hash maps.
pub(crate) fn bits() -> u64 {
    RandomState::new().hash_one(0_u8)
}

/// Returns true or false with equal probability.
pub(crate) fn coin() -> bool {
    bits() & 1 == 0
}

/// Returns either colour with equal probability.
pub(crate) fn color() -> Color {
    if coin() { Color::White } else { Color::Black }
}
