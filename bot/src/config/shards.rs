//! Which of the gateway's shards this process connects.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;

use serde::Deserialize;

/// The shards of this process: `auto` for as many as Discord recommends, all of them in this
/// process, or a range such as `0-3/16` for the first four of sixteen.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(try_from = "String")]
pub enum Shards {
    /// All, as many as Discord recommends.
    #[default]
    Auto,
    /// The shards from `first` to `last`, both included, of `of`.
    Range {
        /// The first shard of this process.
        first: u32,
        /// The last shard of this process, at least `first` and less than `of`.
        last: u32,
        /// The number of shards of all processes.
        of: NonZeroU32,
    },
}

impl Shards {
    /// Returns true if other processes must serve the other shards.
    pub fn is_part(self) -> bool {
        match self {
            Shards::Auto => false,
            Shards::Range { first, last, of } => first > 0 || last + 1 < of.get(),
        }
    }
}

impl FromStr for Shards {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        const EXPECTED: &str =
            "expected auto, or a range such as 0-3/16: shards 0 to 3 of 16, counted from 0";
        let text = text.trim();
        if text.is_empty() || text == "auto" {
            return Ok(Shards::Auto);
        }
        let (range, of) = text.split_once('/').ok_or(EXPECTED)?;
        let (first, last) = range.split_once('-').unwrap_or((range, range));
        let number = |text: &str| text.trim().parse::<u32>().map_err(|_| EXPECTED);
        let (first, last) = (number(first)?, number(last)?);
        let of = NonZeroU32::new(number(of)?).ok_or(EXPECTED)?;
        if first > last {
            return Err("the first shard of the range must not be after the last");
        }
        if last >= of.get() {
            return Err("shards are counted from 0, so the last of 16 is 15: 12-15/16");
        }
        Ok(Shards::Range { first, last, of })
    }
}

impl TryFrom<String> for Shards {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl fmt::Display for Shards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Shards::Auto => f.write_str("auto"),
            Shards::Range { first, last, of } if first == last => write!(f, "{first}/{of}"),
            Shards::Range { first, last, of } => write!(f, "{first}-{last}/{of}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_read_and_written() {
        for text in ["auto", "0-3/16", "5/8", "0/1"] {
            assert_eq!(text.parse::<Shards>().unwrap().to_string(), text);
        }
        assert_eq!(" 2 - 2 / 4 ".parse::<Shards>().unwrap().to_string(), "2/4");
        assert_eq!("".parse(), Ok(Shards::Auto));
    }

    #[test]
    fn a_range_that_is_not_within_the_number_of_shards_is_refused() {
        for text in ["0-3", "3-0/16", "0-16/16", "16/16", "0/0", "-1/4", "a-b/c", "0-3/16/2"] {
            assert!(text.parse::<Shards>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_range_is_a_part_unless_it_has_all_shards() {
        for (text, is_part) in [("auto", false), ("0-3/4", false), ("0-2/4", true), ("3/4", true)] {
            assert_eq!(text.parse::<Shards>().unwrap().is_part(), is_part, "{text}");
        }
    }
}
