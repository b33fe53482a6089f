//! Chance: who plays which colour, and which board is dealt.

use std::hash::{BuildHasher, RandomState};

use dvonn_rules::Color;

/// Random bits, from the keys that the standard library gives its hash maps.
pub(crate) fn bits() -> u64 {
    RandomState::new().hash_one(0_u8)
}

/// Heads or tails.
pub(crate) fn coin() -> bool {
    bits() & 1 == 0
}

/// Either colour, as likely as the other.
pub(crate) fn color() -> Color {
    if coin() { Color::White } else { Color::Black }
}
