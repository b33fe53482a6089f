//! Typed custom ids: what a button, a menu or a form does.
//!
//! A custom id contains everything that its handler needs, so every button survives a restart. It
//! names the board it was made for, so a click on an old board is recognised. Each feature lists
//! its ids in a [`custom_ids!`] block. Prefixes are unique across features (a test in `features`
//! checks that).

mod part;

use std::fmt;
use std::str::FromStr;

use dvonn_model::{GameId, OfferId};

#[cfg(test)]
use dvonn_engine::Random;

pub(crate) use part::{BoardRef, Part, named_part};

/// A set of custom ids. The part before the first colon identifies the id.
pub(crate) trait CustomId: Copy + fmt::Display {
    /// The prefixes of these ids.
    const PREFIXES: &'static [&'static str];

    /// Parses the parts after the prefix.
    fn read(prefix: &str, parts: &mut Parts<'_>) -> Result<Self, UnknownId>;

    /// Returns the game that the id is about. `None` if it is about no game.
    fn about(&self) -> Option<AboutGame>;

    /// Returns a random id of this set.
    #[cfg(test)]
    fn any(random: &mut Random) -> Self;
}

/// The game that a custom id is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AboutGame {
    /// This game.
    Game(GameId),
    /// The game of this offer.
    Offer(OfferId),
}

/// A custom id that this version of the bot does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a custom id of this bot")]
pub(crate) struct UnknownId;

/// Parses a custom id. Rejects an id that this bot would write differently, so each button has
/// exactly one id.
pub(crate) fn decode<T: CustomId>(id: &str) -> Result<T, UnknownId> {
    let mut parts = Parts(id.split(':'));
    let decoded = T::read(parts.text()?, &mut parts)?;
    if decoded.to_string() == id { Ok(decoded) } else { Err(UnknownId) }
}

/// Returns the part of a custom id before its first colon.
pub(crate) fn prefix(id: &str) -> &str {
    id.split(':').next().unwrap_or(id)
}

/// The parts of a custom id between its colons, parsed one by one.
pub(crate) struct Parts<'a>(std::str::Split<'a, char>);

impl<'a> Parts<'a> {
    /// Returns the next part.
    pub(crate) fn text(&mut self) -> Result<&'a str, UnknownId> {
        self.0.next().ok_or(UnknownId)
    }

    /// Parses the next part.
    pub(crate) fn parse<T: FromStr>(&mut self) -> Result<T, UnknownId> {
        self.text()?.parse().map_err(|_| UnknownId)
    }

    /// Returns true if no part is left.
    fn is_over(&self) -> bool {
        self.0.clone().next().is_none()
    }
}

/// Declares an enum of custom ids, one line per id: `"prefix" => Variant { field: Type }`. Each
/// type is a [`Part`].
macro_rules! custom_ids {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $($(#[$doc:meta])* $prefix:literal => $variant:ident $({ $($field:ident: $type:ty),* })?,)*
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $vis enum $name {
            $($(#[$doc])* $variant $({ $($field: $type),* })?,)*
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {
                    $($name::$variant $({ $($field),* })? => {
                        f.write_str($prefix)?;
                        $($($crate::discord::kit::custom_id::Part::write($field, f)?;)*)?
                        Ok(())
                    })*
                }
            }
        }

        impl $crate::discord::kit::custom_id::CustomId for $name {
            const PREFIXES: &'static [&'static str] = &[$($prefix),*];

            #[allow(unused_variables, reason = "an id may consist of its prefix alone")]
            fn read(
                prefix: &str,
                parts: &mut $crate::discord::kit::custom_id::Parts<'_>,
            ) -> Result<Self, $crate::discord::kit::custom_id::UnknownId> {
                match prefix {
                    $($prefix => Ok($name::$variant $({
                        $($field: $crate::discord::kit::custom_id::Part::read(parts)?),*
                    })?),)*
                    _ => Err($crate::discord::kit::custom_id::UnknownId),
                }
            }

            fn about(&self) -> Option<$crate::discord::kit::custom_id::AboutGame> {
                match self {
                    $($name::$variant $({ $($field),* })? => {
                        [None $($(, $crate::discord::kit::custom_id::Part::about($field))*)?]
                            .into_iter()
                            .flatten()
                            .next()
                    })*
                }
            }

            #[cfg(test)]
            fn any(random: &mut ::dvonn_engine::Random) -> Self {
                let all: &[fn(&mut ::dvonn_engine::Random) -> Self] = &[$(
                    #[allow(unused_variables, reason = "an id may consist of its prefix alone")]
                    |random| $name::$variant $({
                        $($field: $crate::discord::kit::custom_id::Part::any(random)),*
                    })?
                ),*];
                all[random.below(all.len())](random)
            }
        }
    };
}
pub(crate) use custom_ids;

/// Returns true if this is an id of this type.
#[cfg(test)]
pub(crate) fn parses<T: CustomId>(id: &str) -> bool {
    decode::<T>(id).is_ok_and(|read| read.to_string() == id)
}

/// Checks that ids of this type round-trip, fit Discord's length limit, and that the parser never
/// panics.
#[cfg(test)]
pub(crate) fn check<T: CustomId>(random: &mut Random) {
    for _ in 0..500 {
        let id = T::any(random).to_string();
        assert!(id.len() <= 100, "{id}");
        assert_eq!(decode::<T>(&id).map(|read| read.to_string()).as_ref(), Ok(&id));
        let cut = random.below(id.len() + 1);
        let _ = decode::<T>(&id[..cut]);
        assert!(decode::<T>(&format!("{id}:1")).is_err(), "{id}:1 is parsed as {id}");
    }
}

#[cfg(test)]
mod tests {
    use dvonn_model::{ChallengeId, Source};
    use dvonn_play::BoardVersion;
    use dvonn_rules::Color;

    use super::*;

    custom_ids! {
        /// Ids for this test.
        enum Sample {
            /// An id on a board.
            "row" => Row { at: BoardRef },
            /// An id with an optional side.
            "accept" => Accept { challenge: ChallengeId, side: Option<Color> },
            /// An id without parts.
            "stop" => Stop,
        }
    }

    #[test]
    fn an_id_is_its_prefix_followed_by_its_parts() {
        let at = BoardRef { game: 7.into(), moment: BoardVersion { plies: 12, takebacks: 0 } };
        assert_eq!(Sample::Row { at }.to_string(), "row:7:12");
        let at = BoardRef { moment: BoardVersion { plies: 12, takebacks: 1 }, ..at };
        assert_eq!(Sample::Row { at }.to_string(), "row:7:12.1");
        let accept = Sample::Accept { challenge: 3.into(), side: Some(Color::Black) };
        assert_eq!(accept.to_string(), "accept:3:b");
        assert_eq!(decode("accept:3"), Ok(Sample::Accept { challenge: 3.into(), side: None }));
        assert_eq!(Sample::Stop.to_string(), "stop");
    }

    #[test]
    fn an_id_says_which_game_it_is_about() {
        let at = BoardRef { game: 7.into(), moment: BoardVersion { plies: 12, takebacks: 0 } };
        assert_eq!(Sample::Row { at }.about(), Some(AboutGame::Game(7.into())));
        assert_eq!(Sample::Accept { challenge: 3.into(), side: None }.about(), None);
        assert_eq!(Sample::Stop.about(), None);
        assert_eq!(Part::about(&OfferId::from(5)), Some(AboutGame::Offer(5.into())));
        assert_eq!(Part::about(&Source::Game(7.into())), Some(AboutGame::Game(7.into())));
        assert_eq!(Part::about(&Source::Import(7.into())), None);
    }

    #[test]
    fn an_id_in_another_spelling_is_unknown() {
        for id in ["", "row", "row:7", "row:+7:12", "row:7:12.0", "row:7:12:", "stop:", "other:1"] {
            assert_eq!(decode::<Sample>(id), Err(UnknownId), "{id}");
        }
    }

    #[test]
    fn every_id_round_trips() {
        check::<Sample>(&mut Random::new(1));
    }
}
