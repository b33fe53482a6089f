//! Seeds of dealt boards.

use core::fmt;
use core::str::FromStr;

use crate::excerpt::Excerpt;

/// The seed of a dealt board: a number of at most twelve digits. It is short enough to copy by
/// hand, but there are too many seeds to search for a favourable board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seed(u64);

impl Seed {
    /// The number of seeds.
    const COUNT: u64 = 1_000_000_000_000;

    /// Returns the seed with this number, or `None` unless it is 0 to 999,999,999,999.
    pub const fn new(number: i64) -> Option<Seed> {
        let seed = number.cast_unsigned();
        if seed < Seed::COUNT { Some(Seed(seed)) } else { None }
    }

    /// Creates a seed from 64 random bits.
    pub const fn from_bits(bits: u64) -> Seed {
        Seed(bits % Seed::COUNT)
    }

    /// Returns the number, 0 to 999,999,999,999.
    pub const fn number(self) -> i64 {
        self.0.cast_signed()
    }
}

/// Writes the digits.
impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// The error for a text that is not a seed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[error("{text} is not a seed: write a number of up to twelve digits")]
pub struct SeedError {
    /// The beginning of the text.
    pub text: Excerpt,
}

/// Parses digits. Ignores surrounding blanks.
impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Seed, SeedError> {
        let digits = text.trim();
        let number = digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse());
        number
            .and_then(Result::ok)
            .and_then(Seed::new)
            .ok_or_else(|| SeedError { text: Excerpt::of(text) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_round_trip_through_text() {
        for number in [0, 42, 999_999_999_999] {
            let seed = Seed::new(number).unwrap();
            assert_eq!(seed.number(), number);
            assert_eq!(seed.to_string().parse(), Ok(seed));
        }
        assert_eq!(" 0042\n".parse(), Ok(Seed(42)));
    }

    #[test]
    fn anything_but_up_to_twelve_digits_is_rejected() {
        for text in ["", "-1", "+1", "1 2", "seed", "٣", "1000000000000", "99999999999999999999"] {
            assert!(text.parse::<Seed>().is_err(), "{text}");
        }
        for number in [-1, 1_000_000_000_000, i64::MIN, i64::MAX] {
            assert_eq!(Seed::new(number), None);
        }
    }

    #[test]
    fn any_bits_give_a_seed() {
        for bits in [0, 42, 1_000_000_000_042, u64::MAX] {
            let seed = Seed::from_bits(bits);
            assert_eq!(Seed::new(seed.number()), Some(seed));
        }
        assert_eq!(Seed::from_bits(1_000_000_000_042), Seed(42));
    }
}
