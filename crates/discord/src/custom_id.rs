//! Typed custom ids: what a button, a menu or a form does.
//!
//! A custom id contains everything that its handler needs, so every button survives a restart.
//! [`custom_ids!`](crate::custom_ids) declares an enum of ids, one line each:
//!
//! ```
//! use dvonn_discord::custom_id::decode;
//!
//! dvonn_discord::custom_ids! {
//!     about ();
//!     /// A button of the coin.
//!     pub enum CoinClick {
//!         /// Toss it again.
//!         "toss" => Toss { tosses: u32 },
//!     }
//! }
//! assert_eq!(CoinClick::Toss { tosses: 3 }.to_string(), "toss:3");
//! assert_eq!(decode("toss:3"), Ok(CoinClick::Toss { tosses: 3 }));
//! ```

use std::fmt;
use std::str::{FromStr, Split};

/// A set of custom ids. The part before the first colon identifies the id.
pub trait CustomId: Copy + fmt::Display {
    /// What an id may be about: see [`Part::about`].
    type About;

    /// The prefixes of these ids.
    const PREFIXES: &'static [&'static str];

    /// Parses the parts after the prefix.
    ///
    /// # Errors
    /// [`UnknownId`] if there is no such id.
    fn read(prefix: &str, parts: &mut Parts<'_>) -> Result<Self, UnknownId>;

    /// Returns what the id is about: the first thing that one of its parts names.
    fn about(&self) -> Option<Self::About>;
}

/// A value in a custom id: one or more parts, each after a colon.
///
/// `About` is a type of the bot, so that it can implement this for types of other crates.
pub trait Part<About>: Sized {
    /// Writes the parts.
    ///
    /// # Errors
    /// As `f` does.
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// Parses the parts.
    ///
    /// # Errors
    /// [`UnknownId`] if they are not such a value.
    fn read(parts: &mut Parts<'_>) -> Result<Self, UnknownId>;

    /// Returns what the value names that not everybody may know of, if anything. It has no default, so that
    /// every new kind of part says whether it must be checked.
    fn about(&self) -> Option<About>;
}

/// A source of random bits, for tests.
pub type Bits<'a> = &'a mut dyn FnMut() -> u64;

/// A value that tests draw at random. `About` is as for [`Part`].
pub trait Arbitrary<About>: Sized {
    /// Returns a random value.
    fn arbitrary(bits: Bits<'_>) -> Self;
}

/// A custom id that this version of the bot does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a custom id of this bot")]
pub struct UnknownId;

/// Parses a custom id. Rejects an id that this bot would write differently, so each button has
/// exactly one id.
///
/// # Errors
/// [`UnknownId`] if there is no such id.
pub fn decode<T: CustomId>(id: &str) -> Result<T, UnknownId> {
    let mut parts = Parts(id.split(':'));
    let decoded = T::read(parts.text()?, &mut parts)?;
    if decoded.to_string() == id { Ok(decoded) } else { Err(UnknownId) }
}

/// Returns the part of a custom id before its first colon.
pub fn prefix(id: &str) -> &str {
    id.split(':').next().unwrap_or(id)
}

/// The parts of a custom id between its colons, parsed one by one.
pub struct Parts<'a>(Split<'a, char>);

impl<'a> Parts<'a> {
    /// Returns the next part.
    ///
    /// # Errors
    /// [`UnknownId`] if none is left.
    pub fn text(&mut self) -> Result<&'a str, UnknownId> {
        self.0.next().ok_or(UnknownId)
    }

    /// Parses the next part.
    ///
    /// # Errors
    /// [`UnknownId`] if none is left, or it is not such a value.
    pub fn parse<T: FromStr>(&mut self) -> Result<T, UnknownId> {
        self.text()?.parse().map_err(|_| UnknownId)
    }

    /// Returns true if no part is left.
    fn is_over(&self) -> bool {
        self.0.clone().next().is_none()
    }
}

/// Declares an enum of custom ids, one line per id: `"prefix" => Variant { field: Type }`. Each
/// type is a [`Part`] with the `about` type.
#[macro_export]
macro_rules! custom_ids {
    (
        about $about:ty;
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $($(#[$doc:meta])* $prefix:literal => $variant:ident $({ $($field:ident: $type:ty),* })?,)*
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $vis enum $name {
            $($(#[$doc])* $variant $({ $(
                #[allow(missing_docs, reason = "the id says what its parts are")]
                $field: $type
            ),* })?,)*
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {
                    $($name::$variant $({ $($field),* })? => {
                        f.write_str($prefix)?;
                        $($(<$type as $crate::custom_id::Part<$about>>::write($field, f)?;)*)?
                        Ok(())
                    })*
                }
            }
        }

        impl $crate::custom_id::CustomId for $name {
            type About = $about;

            const PREFIXES: &'static [&'static str] = &[$($prefix),*];

            #[allow(unused_variables, reason = "an id may consist of its prefix alone")]
            fn read(
                prefix: &str,
                parts: &mut $crate::custom_id::Parts<'_>,
            ) -> Result<Self, $crate::custom_id::UnknownId> {
                match prefix {
                    $($prefix => Ok($name::$variant $({
                        $($field: <$type as $crate::custom_id::Part<$about>>::read(parts)?),*
                    })?),)*
                    _ => Err($crate::custom_id::UnknownId),
                }
            }

            fn about(&self) -> Option<$about> {
                match self {
                    $($name::$variant $({ $($field),* })? => {
                        let about: &[Option<$about>] = &[$($(
                            <$type as $crate::custom_id::Part<$about>>::about($field)
                        ),*)?];
                        about.iter().flatten().next().copied()
                    })*
                }
            }
        }

        #[cfg(test)]
        impl $crate::custom_id::Arbitrary<$about> for $name {
            fn arbitrary(bits: $crate::custom_id::Bits<'_>) -> Self {
                let all: &[fn($crate::custom_id::Bits<'_>) -> Self] = &[$(
                    #[allow(unused_variables, reason = "an id may consist of its prefix alone")]
                    |bits| $name::$variant $({
                        $($field: <$type as $crate::custom_id::Arbitrary<$about>>::arbitrary(bits)),*
                    })?
                ),*];
                $crate::custom_id::chosen(all, bits)(bits)
            }
        }
    };
}

/// Returns one of these values at random. There must be some.
pub fn chosen<T: Copy>(all: &[T], bits: Bits<'_>) -> T {
    all[usize::try_from(bits() % all.len() as u64).unwrap_or_default()]
}

/// Checks 500 ids of this type: that they round-trip and fit Discord's length limit, and that the
/// parser never panics.
///
/// # Panics
/// If one does not.
pub fn check<T: CustomId + Arbitrary<T::About>>(bits: Bits<'_>) {
    for _ in 0..500 {
        let id = T::arbitrary(bits).to_string();
        assert!(id.len() <= 100, "{id}");
        assert_eq!(decode::<T>(&id).map(|read| read.to_string()).as_ref(), Ok(&id));
        let cut = usize::try_from(bits() % (id.len() as u64 + 1)).unwrap_or_default();
        let _ = decode::<T>(&id[..cut]);
        assert!(decode::<T>(&format!("{id}:1")).is_err(), "{id}:1 is parsed as {id}");
    }
}

/// Implements [`Part`] for types with a text form that are about nothing.
macro_rules! text_parts {
    ($($type:ty: |$bits:ident| $any:expr;)*) => { $(
        impl<About> Part<About> for $type {
            fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, ":{self}")
            }

            fn read(parts: &mut Parts<'_>) -> Result<Self, UnknownId> {
                parts.parse()
            }

            fn about(&self) -> Option<About> {
                None
            }
        }

        impl<About> Arbitrary<About> for $type {
            fn arbitrary($bits: Bits<'_>) -> Self {
                $any
            }
        }
    )* };
}

text_parts! {
    usize: |bits| usize::try_from(bits() >> 32).unwrap_or_default();
    u32: |bits| u32::try_from(bits() >> 32).unwrap_or_default();
    i64: |bits| bits().cast_signed();
}

impl<About> Part<About> for bool {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self { ":on" } else { ":off" })
    }

    fn read(parts: &mut Parts<'_>) -> Result<Self, UnknownId> {
        Ok(parts.text()? == "on")
    }

    fn about(&self) -> Option<About> {
        None
    }
}

impl<About> Arbitrary<About> for bool {
    fn arbitrary(bits: Bits<'_>) -> Self {
        bits().is_multiple_of(2)
    }
}

/// An optional value at the end of an id: its parts, or none.
impl<About, T: Part<About>> Part<About> for Option<T> {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|value| value.write(f))
    }

    fn read(parts: &mut Parts<'_>) -> Result<Self, UnknownId> {
        if parts.is_over() { Ok(None) } else { T::read(parts).map(Some) }
    }

    fn about(&self) -> Option<About> {
        self.as_ref().and_then(T::about)
    }
}

impl<About, T: Arbitrary<About>> Arbitrary<About> for Option<T> {
    fn arbitrary(bits: Bits<'_>) -> Self {
        <bool as Arbitrary<About>>::arbitrary(bits).then(|| T::arbitrary(bits))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    struct Game(i64);

    impl Part<Game> for Game {
        fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, ":{}", self.0)
        }

        fn read(parts: &mut Parts<'_>) -> Result<Self, UnknownId> {
            parts.parse().map(Game)
        }

        fn about(&self) -> Option<Game> {
            Some(*self)
        }
    }

    impl Arbitrary<Game> for Game {
        fn arbitrary(bits: Bits<'_>) -> Self {
            Game(<i64 as Arbitrary<Game>>::arbitrary(bits))
        }
    }

    custom_ids! {
        about Game;
        enum Sample {
            "row" => Row { number: u32, game: Game },
            "accept" => Accept { challenge: i64, rated: Option<bool> },
            "stop" => Stop,
        }
    }

    #[test]
    fn an_id_is_its_prefix_followed_by_its_parts() {
        assert_eq!(Sample::Row { number: 12, game: Game(7) }.to_string(), "row:12:7");
        let accept = Sample::Accept { challenge: 3, rated: Some(true) };
        assert_eq!(accept.to_string(), "accept:3:on");
        assert_eq!(decode("accept:3"), Ok(Sample::Accept { challenge: 3, rated: None }));
        assert_eq!(Sample::Stop.to_string(), "stop");
    }

    #[test]
    fn an_id_says_what_it_is_about() {
        assert_eq!(Sample::Row { number: 1, game: Game(7) }.about(), Some(Game(7)));
        assert_eq!(Sample::Accept { challenge: 3, rated: None }.about(), None);
        assert_eq!(Sample::Stop.about(), None);
    }

    #[test]
    fn an_id_in_another_spelling_is_unknown() {
        for id in ["", "row", "row:7", "row:+7:12", "row:7:12:", "stop:", "other:1", "accept:1:x"] {
            assert_eq!(decode::<Sample>(id), Err(UnknownId), "{id}");
        }
    }

    #[test]
    fn every_id_round_trips() {
        let mut state = 1_u64;
        let mut bits = || {
            // Knuth's MMIX generator, and its better half twice.
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            state ^ state >> 32
        };
        check::<Sample>(&mut bits);
    }
}
