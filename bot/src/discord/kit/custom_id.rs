//! Typed custom ids: what a button, a menu or a form does.
//!
//! A custom id contains everything that its handler needs, so every button survives a restart. It
//! names the board it was made for, so a click on an old board is recognised. Each feature lists
//! its ids in a [`custom_ids!`] block. Prefixes are unique across features (a test in `features`
//! checks that).

use std::fmt;
use std::str::FromStr;

use dvonn_model::{ChallengeId, GameId, OfferId, PuzzleId, Source, TournamentId, UserId};
use dvonn_play::{Match, Moment};
use dvonn_rules::{Cell, Color, Seed};
use dvonn_school::{ExerciseId, Lesson, Moves, Opening};

#[cfg(test)]
use dvonn_engine::Random;
#[cfg(test)]
use dvonn_rules::Ply;

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

/// A value in a custom id: one or more parts, each after a colon.
pub(crate) trait Part: Sized {
    /// Formats the parts.
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// Parses the parts.
    fn read(parts: &mut Parts<'_>) -> Result<Self, UnknownId>;

    /// Returns the game that the value names, if it names one. It has no default, so that every
    /// new kind of part says whether it must be checked.
    fn about(&self) -> Option<AboutGame>;

    /// Returns a random value.
    #[cfg(test)]
    fn any(random: &mut Random) -> Self;
}

/// Implements [`Part`] for types with a text form, with a random value for tests.
macro_rules! text_parts {
    ($($type:ty: |$random:ident| $any:expr;)*) => { $(
        impl Part for $type {
            fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, ":{self}")
            }

            fn read(parts: &mut Parts<'_>) -> Result<Self, UnknownId> {
                parts.parse()
            }

            fn about(&self) -> Option<AboutGame> {
                None
            }

            #[cfg(test)]
            fn any($random: &mut Random) -> Self {
                $any
            }
        }
    )* };
}

text_parts! {
    usize: |random| random.below(usize::MAX);
    u32: |random| u32::try_from(random.bits() >> 32).unwrap();
    i64: |random| random.bits().cast_signed();
    Cell: |random| Cell::from_index(random.below(Cell::COUNT)).unwrap();
    Seed: |random| Seed::from_bits(random.bits());
    Lesson: |random| Lesson::all().nth(random.below(Lesson::COUNT.into())).unwrap();
    ExerciseId: |random| {
        let all: Vec<_> = Lesson::all().flat_map(Lesson::exercises).collect();
        random.choose(&all).unwrap()
    };
    Moves: |random| {
        let cell = |random: &mut Random| <Cell as Part>::any(random);
        (0..random.below(Moves::MAX + 1)).fold(Moves::NONE, |moves, _| {
            moves.with(Ply::Move { from: cell(random), to: cell(random) })
        })
    };
    Opening: |random| {
        let cells = (0..random.below(20)).map(|_| Cell::from_index(random.below(Cell::COUNT)));
        cells.flatten().fold(Opening::default(), |opening, cell| {
            opening.with(cell).unwrap_or(opening)
        })
    };
}

impl Part for Source {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ":{self}")
    }

    fn read(parts: &mut Parts<'_>) -> Result<Self, UnknownId> {
        parts.parse()
    }

    fn about(&self) -> Option<AboutGame> {
        match *self {
            Source::Game(game) => Some(AboutGame::Game(game)),
            // Only its owner can open an imported game.
            Source::Import(_) => None,
        }
    }

    #[cfg(test)]
    fn any(random: &mut Random) -> Self {
        let id = Part::any(random);
        if random.coin() { Source::Game(id) } else { Source::Import(i64::from(id).into()) }
    }
}

/// Implements [`Part`] for the bot's own numeric ids.
macro_rules! id_parts {
    ($($type:ty: $about:expr;)*) => { $(
        impl Part for $type {
            fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, ":{}", i64::from(*self))
            }

            fn read(parts: &mut Parts<'_>) -> Result<Self, UnknownId> {
                parts.parse::<i64>().map(Self::from)
            }

            fn about(&self) -> Option<AboutGame> {
                let about: fn($type) -> Option<AboutGame> = $about;
                about(*self)
            }

            #[cfg(test)]
            fn any(random: &mut Random) -> Self {
                Self::from((random.bits() >> 1).cast_signed())
            }
        }
    )* };
}

id_parts! {
    GameId: |game| Some(AboutGame::Game(game));
    OfferId: |offer| Some(AboutGame::Offer(offer));
    ChallengeId: |_| None;
    TournamentId: |_| None;
    PuzzleId: |_| None;
}

impl Part for UserId {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ":{self}")
    }

    fn read(parts: &mut Parts<'_>) -> Result<Self, UnknownId> {
        parts.parse::<u64>()?.try_into().map_err(|_| UnknownId)
    }

    fn about(&self) -> Option<AboutGame> {
        None
    }

    #[cfg(test)]
    fn any(random: &mut Random) -> Self {
        UserId::try_from((random.bits() >> 2) + 1).unwrap()
    }
}

impl Part for bool {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self { ":on" } else { ":off" })
    }

    fn read(parts: &mut Parts<'_>) -> Result<Self, UnknownId> {
        Ok(parts.text()? == "on")
    }

    fn about(&self) -> Option<AboutGame> {
        None
    }

    #[cfg(test)]
    fn any(random: &mut Random) -> Self {
        random.coin()
    }
}

impl Part for Color {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ":{}", self.letter())
    }

    fn read(parts: &mut Parts<'_>) -> Result<Self, UnknownId> {
        parts.text()?.chars().next().and_then(Color::from_letter).ok_or(UnknownId)
    }

    fn about(&self) -> Option<AboutGame> {
        None
    }

    #[cfg(test)]
    fn any(random: &mut Random) -> Self {
        random.choose(&Color::ALL).unwrap()
    }
}

/// An optional value at the end of an id: its parts, or none.
impl<T: Part> Part for Option<T> {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|value| value.write(f))
    }

    fn read(parts: &mut Parts<'_>) -> Result<Self, UnknownId> {
        let is_over = parts.0.clone().next().is_none();
        if is_over { Ok(None) } else { T::read(parts).map(Some) }
    }

    fn about(&self) -> Option<AboutGame> {
        self.as_ref().and_then(T::about)
    }

    #[cfg(test)]
    fn any(random: &mut Random) -> Self {
        random.coin().then(|| T::any(random))
    }
}

/// Implements [`Part`] for enums whose values have names (by `strum`).
macro_rules! named_part {
    ($($type:ty),*) => { $(
        impl $crate::discord::kit::custom_id::Part for $type {
            fn write(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, ":{}", <&'static str>::from(*self))
            }

            fn read(
                parts: &mut $crate::discord::kit::custom_id::Parts<'_>,
            ) -> Result<Self, $crate::discord::kit::custom_id::UnknownId> {
                parts.parse()
            }

            fn about(&self) -> Option<$crate::discord::kit::custom_id::AboutGame> {
                None
            }

            #[cfg(test)]
            fn any(random: &mut ::dvonn_engine::Random) -> Self {
                random.choose(<Self as ::strum::VariantArray>::VARIANTS).unwrap()
            }
        }
    )* };
}
pub(crate) use named_part;

/// The board that a button or menu was made for: a game at one point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BoardRef {
    /// The game.
    pub(crate) game: GameId,
    /// The point in the game that the board shows.
    pub(crate) moment: Moment,
}

impl BoardRef {
    /// Returns the newest board of a game.
    pub(crate) fn of(game: &Match) -> BoardRef {
        BoardRef { game: game.row.id, moment: game.moment() }
    }
}

impl Part for BoardRef {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Moment { plies, takebacks } = self.moment;
        write!(f, ":{}:{plies}", self.game)?;
        if takebacks > 0 { write!(f, ".{takebacks}") } else { Ok(()) }
    }

    fn read(parts: &mut Parts<'_>) -> Result<Self, UnknownId> {
        let game = Part::read(parts)?;
        let moment = parts.text()?;
        let (plies, takebacks) = moment.split_once('.').unwrap_or((moment, "0"));
        let number = |text: &str| text.parse().map_err(|_| UnknownId);
        Ok(BoardRef {
            game,
            moment: Moment { plies: number(plies)?, takebacks: number(takebacks)? },
        })
    }

    fn about(&self) -> Option<AboutGame> {
        Some(AboutGame::Game(self.game))
    }

    #[cfg(test)]
    fn any(random: &mut Random) -> Self {
        let moment = Moment { plies: Part::any(random), takebacks: Part::any(random) };
        BoardRef { game: Part::any(random), moment }
    }
}

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
        let at = BoardRef { game: 7.into(), moment: Moment { plies: 12, takebacks: 0 } };
        assert_eq!(Sample::Row { at }.to_string(), "row:7:12");
        let at = BoardRef { moment: Moment { plies: 12, takebacks: 1 }, ..at };
        assert_eq!(Sample::Row { at }.to_string(), "row:7:12.1");
        let accept = Sample::Accept { challenge: 3.into(), side: Some(Color::Black) };
        assert_eq!(accept.to_string(), "accept:3:b");
        assert_eq!(decode("accept:3"), Ok(Sample::Accept { challenge: 3.into(), side: None }));
        assert_eq!(Sample::Stop.to_string(), "stop");
    }

    #[test]
    fn an_id_says_which_game_it_is_about() {
        let at = BoardRef { game: 7.into(), moment: Moment { plies: 12, takebacks: 0 } };
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
