//! Chance: who plays which colour, and which board is dealt.

use std::hash::{BuildHasher, RandomState};

/// Random bits, from the keys that the standard library gives its hash maps.
pub(super) fn bits() -> u64 {
    RandomState::new().hash_one(0_u8)
}

/// Heads or tails.
pub(super) fn coin() -> bool {
    bits() & 1 == 0
}
