//! The parts of custom ids that name things of DVONN, and the games that ids are about.
//!
//! An id names the board it was made for, so a click on an old board is recognised. Each feature lists
//! its ids in a [`custom_ids!`] block. Prefixes are unique across features (a test in `features`
//! checks that).

use std::fmt;

use dvonn_discord::custom_id::{CustomId, Part, Parts, UnknownId};
use dvonn_model::{
    ChallengeId, FollowId, GameId, InviteCode, LeagueId, OfferId, PuzzleId, RaceId, Source,
    TournamentId, UserId, VariationTreeId,
};
use dvonn_play::{BoardVersion, Match};
use dvonn_rules::{Cell, Color, Ply, Seed};
use dvonn_school::{ExerciseId, Lesson, Moves, Opening};

#[cfg(test)]
use dvonn_discord::custom_id::{Arbitrary, Bits, chosen};
#[cfg(test)]
use dvonn_engine::Random;

/// The game that a custom id is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AboutGame {
    /// This game.
    Game(GameId),
    /// The game of this offer.
    Offer(OfferId),
}

/// Custom ids of this bot. Tests draw them at random.
#[cfg(not(test))]
pub(crate) trait BotId: CustomId<About = AboutGame> {}
#[cfg(not(test))]
impl<T: CustomId<About = AboutGame>> BotId for T {}
/// Custom ids of this bot. Tests draw them at random.
#[cfg(test)]
pub(crate) trait BotId: CustomId<About = AboutGame> + Arbitrary<AboutGame> {}
#[cfg(test)]
impl<T: CustomId<About = AboutGame> + Arbitrary<AboutGame>> BotId for T {}

/// Declares an enum of custom ids, one line per id: `"prefix" => Variant { field: Type }`. Each
/// type is a [`Part`].
macro_rules! custom_ids {
    ($($ids:tt)*) => {
        ::dvonn_discord::custom_ids! { about $crate::runtime::custom_id::AboutGame; $($ids)* }
    };
}
pub(crate) use custom_ids;

/// Implements [`Part`] for types with a text form, with a random value for tests.
macro_rules! text_parts {
    ($($type:ty: |$random:ident| $any:expr;)*) => { $(
        impl Part<AboutGame> for $type {
            fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, ":{self}")
            }

            fn read(parts: &mut Parts<'_>) -> Result<Self, UnknownId> {
                parts.parse()
            }

            fn about(&self) -> Option<AboutGame> {
                None
            }
        }

        #[cfg(test)]
        impl Arbitrary<AboutGame> for $type {
            fn arbitrary(bits: Bits<'_>) -> Self {
                let $random = &mut Random::new(bits());
                $any
            }
        }
    )* };
}

text_parts! {
    Cell: |random| Cell::from_index(random.below(Cell::COUNT)).unwrap();
    Seed: |random| Seed::from_bits(random.bits());
    InviteCode: |random| InviteCode::from_bits(random.bits());
    Lesson: |random| Lesson::all().nth(random.below(Lesson::COUNT.into())).unwrap();
    ExerciseId: |random| {
        let all: Vec<_> = Lesson::all().flat_map(Lesson::exercises).collect();
        random.choose(&all).unwrap()
    };
    Ply: |random| {
        let [from, to] = [(); 2].map(|()| Cell::arbitrary(&mut || random.bits()));
        random.choose(&[Ply::Place(to), Ply::Move { from, to }, Ply::Pass]).unwrap()
    };
    Moves: |random| {
        let cell = |random: &mut Random| Cell::arbitrary(&mut || random.bits());
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

impl Part<AboutGame> for Source {
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
}

#[cfg(test)]
impl Arbitrary<AboutGame> for Source {
    fn arbitrary(bits: Bits<'_>) -> Self {
        let id = GameId::arbitrary(bits);
        if bits().is_multiple_of(2) {
            Source::Game(id)
        } else {
            Source::Import(i64::from(id).into())
        }
    }
}

/// Implements [`Part`] for the bot's own numeric ids.
macro_rules! id_parts {
    ($($type:ty: $about:expr;)*) => { $(
        impl Part<AboutGame> for $type {
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
        }

        #[cfg(test)]
        impl Arbitrary<AboutGame> for $type {
            fn arbitrary(bits: Bits<'_>) -> Self {
                Self::from((bits() >> 1).cast_signed())
            }
        }
    )* };
}

id_parts! {
    GameId: |game| Some(AboutGame::Game(game));
    OfferId: |offer| Some(AboutGame::Offer(offer));
    ChallengeId: |_| None;
    LeagueId: |_| None;
    TournamentId: |_| None;
    PuzzleId: |_| None;
    RaceId: |_| None;
    // Only its owner can open a tree. Its handler checks the game that it starts from.
    VariationTreeId: |_| None;
    // Only the follower can stop.
    FollowId: |_| None;
}

impl Part<AboutGame> for UserId {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ":{self}")
    }

    fn read(parts: &mut Parts<'_>) -> Result<Self, UnknownId> {
        parts.parse::<u64>()?.try_into().map_err(|_| UnknownId)
    }

    fn about(&self) -> Option<AboutGame> {
        None
    }
}

#[cfg(test)]
impl Arbitrary<AboutGame> for UserId {
    fn arbitrary(bits: Bits<'_>) -> Self {
        UserId::try_from((bits() >> 2) + 1).unwrap()
    }
}

impl Part<AboutGame> for Color {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ":{}", self.letter())
    }

    fn read(parts: &mut Parts<'_>) -> Result<Self, UnknownId> {
        parts.text()?.chars().next().and_then(Color::from_letter).ok_or(UnknownId)
    }

    fn about(&self) -> Option<AboutGame> {
        None
    }
}

#[cfg(test)]
impl Arbitrary<AboutGame> for Color {
    fn arbitrary(bits: Bits<'_>) -> Self {
        chosen(&Color::ALL, bits)
    }
}

/// Implements [`Part`] for enums whose values have names (by `strum`).
macro_rules! named_part {
    ($($type:ty),*) => { $(
        impl ::dvonn_discord::custom_id::Part<$crate::runtime::custom_id::AboutGame> for $type {
            fn write(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, ":{}", <&'static str>::from(*self))
            }

            fn read(
                parts: &mut ::dvonn_discord::custom_id::Parts<'_>,
            ) -> Result<Self, ::dvonn_discord::custom_id::UnknownId> {
                parts.parse()
            }

            fn about(&self) -> Option<$crate::runtime::custom_id::AboutGame> {
                None
            }
        }

        #[cfg(test)]
        impl ::dvonn_discord::custom_id::Arbitrary<$crate::runtime::custom_id::AboutGame> for $type {
            fn arbitrary(bits: ::dvonn_discord::custom_id::Bits<'_>) -> Self {
                ::dvonn_discord::custom_id::chosen(<Self as ::strum::VariantArray>::VARIANTS, bits)
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
    pub(crate) moment: BoardVersion,
}

impl BoardRef {
    /// Returns the newest board of a game.
    pub(crate) fn of(game: &Match) -> BoardRef {
        BoardRef { game: game.row.id, moment: game.moment() }
    }

    /// Parses the point in the game that the board shows.
    ///
    /// # Errors
    /// [`UnknownId`] if it is not one.
    pub(crate) fn parse(game: GameId, moment: &str) -> Result<BoardRef, UnknownId> {
        let (plies, takebacks) = moment.split_once('.').unwrap_or((moment, "0"));
        let number = |text: &str| text.parse().map_err(|_| UnknownId);
        let moment = BoardVersion { plies: number(plies)?, takebacks: number(takebacks)? };
        Ok(BoardRef { game, moment })
    }
}

impl Part<AboutGame> for BoardRef {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BoardVersion { plies, takebacks } = self.moment;
        write!(f, ":{}:{plies}", self.game)?;
        if takebacks > 0 { write!(f, ".{takebacks}") } else { Ok(()) }
    }

    fn read(parts: &mut Parts<'_>) -> Result<Self, UnknownId> {
        BoardRef::parse(Part::read(parts)?, parts.text()?)
    }

    fn about(&self) -> Option<AboutGame> {
        Some(AboutGame::Game(self.game))
    }
}

#[cfg(test)]
impl Arbitrary<AboutGame> for BoardRef {
    fn arbitrary(bits: Bits<'_>) -> Self {
        let mut number = || u32::try_from(bits() >> 32).unwrap();
        let moment = BoardVersion { plies: number(), takebacks: number() };
        BoardRef { game: GameId::arbitrary(bits), moment }
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
        }
    }

    #[test]
    fn an_id_names_the_board_it_was_made_for() {
        let at = BoardRef { game: 7.into(), moment: BoardVersion { plies: 12, takebacks: 0 } };
        assert_eq!(Sample::Row { at }.to_string(), "row:7:12");
        let at = BoardRef { moment: BoardVersion { plies: 12, takebacks: 1 }, ..at };
        assert_eq!(Sample::Row { at }.to_string(), "row:7:12.1");
        let accept = Sample::Accept { challenge: 3.into(), side: Some(Color::Black) };
        assert_eq!(accept.to_string(), "accept:3:b");
    }

    #[test]
    fn an_id_says_which_game_it_is_about() {
        let at = BoardRef { game: 7.into(), moment: BoardVersion { plies: 12, takebacks: 0 } };
        assert_eq!(Sample::Row { at }.about(), Some(AboutGame::Game(7.into())));
        assert_eq!(Sample::Accept { challenge: 3.into(), side: None }.about(), None);
        assert_eq!(OfferId::from(5).about(), Some(AboutGame::Offer(5.into())));
        assert_eq!(Source::Game(7.into()).about(), Some(AboutGame::Game(7.into())));
        assert_eq!(Source::Import(7.into()).about(), None);
    }

    #[test]
    fn a_board_in_another_spelling_is_unknown() {
        for id in ["row", "row:7", "row:+7:12", "row:7:12.0", "row:7:12:"] {
            assert_eq!(dvonn_discord::custom_id::decode::<Sample>(id), Err(UnknownId), "{id}");
        }
    }
}
