//! The values in custom ids, and how each is written.

use std::fmt;

use dvonn_model::{
    ChallengeId, FollowId, GameId, OfferId, PuzzleId, Source, TournamentId, UserId, VariationTreeId,
};
use dvonn_play::{BoardVersion, Match};
use dvonn_rules::{Cell, Color, Ply, Seed};
use dvonn_school::{ExerciseId, Lesson, Moves, Opening};

use super::{AboutGame, Parts, UnknownId};

#[cfg(test)]
use dvonn_engine::Random;

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
    Ply: |random| {
        let [from, to] = [<Cell as Part>::any(random), <Cell as Part>::any(random)];
        random.choose(&[Ply::Place(to), Ply::Move { from, to }, Ply::Pass]).unwrap()
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
    // Only its owner can open a tree. Its handler checks the game that it starts from.
    VariationTreeId: |_| None;
    // Only the follower can stop.
    FollowId: |_| None;
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
        if parts.is_over() { Ok(None) } else { T::read(parts).map(Some) }
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
    pub(crate) moment: BoardVersion,
}

impl BoardRef {
    /// Returns the newest board of a game.
    pub(crate) fn of(game: &Match) -> BoardRef {
        BoardRef { game: game.row.id, moment: game.moment() }
    }
}

impl Part for BoardRef {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BoardVersion { plies, takebacks } = self.moment;
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
            moment: BoardVersion { plies: number(plies)?, takebacks: number(takebacks)? },
        })
    }

    fn about(&self) -> Option<AboutGame> {
        Some(AboutGame::Game(self.game))
    }

    #[cfg(test)]
    fn any(random: &mut Random) -> Self {
        let moment = BoardVersion { plies: Part::any(random), takebacks: Part::any(random) };
        BoardRef { game: Part::any(random), moment }
    }
}
