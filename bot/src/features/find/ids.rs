//! The custom id of a page of games, with all that they are searched by.

use std::fmt;
use std::str::FromStr;

#[cfg(test)]
use dvonn_discord::custom_id::{Arbitrary, Bits, chosen};
use dvonn_discord::custom_id::{Part, Parts, UnknownId};
use dvonn_model::{Day, SearchedPlayer, SearchedResult, SetupKind, UserId};
use dvonn_play::find::SearchedPosition;
use strum::VariantArray as _;

use crate::runtime::custom_id::{AboutGame, custom_ids};
use crate::show::ids::pager::PageStep;

custom_ids! {
    /// A button below a page of games.
    pub(super) enum FindClick {
        /// A step from a page, counted from 0.
        "find" => Page { query: Query, at: usize, step: PageStep },
    }
}

/// What a person searches games by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Query {
    /// True for the games of the server, false for the person's own.
    pub(super) everyone: bool,
    /// A player: the opponent, in the person's own games.
    pub(super) player: Option<SearchedPlayer>,
    /// How the game ended.
    pub(super) result: Option<SearchedResult>,
    /// How the board was set up.
    pub(super) setup: Option<SetupKind>,
    /// The first day on which the game may have started.
    pub(super) from: Option<Day>,
    /// The last day.
    pub(super) until: Option<Day>,
    /// The minimum number of plies.
    pub(super) shortest: Option<u8>,
    /// The maximum number of plies.
    pub(super) longest: Option<u8>,
    /// A position that occurred.
    pub(super) position: Option<SearchedPosition>,
}

/// Writes only what is asked for, each after a letter: `e.p123.r0.n40`. Without anything: `-`.
impl fmt::Display for Query {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let player = self.player.map(|player| match player {
            SearchedPlayer::Person(person) => format!("p{person}"),
            SearchedPlayer::Computer => String::from("c"),
        });
        let parts = [
            self.everyone.then(|| String::from("e")),
            player,
            self.result
                .and_then(|it| index(SearchedResult::VARIANTS, &it))
                .map(|it| format!("r{it}")),
            self.setup.and_then(|it| index(SetupKind::VARIANTS, &it)).map(|it| format!("s{it}")),
            self.from.map(|day| format!("f{day}")),
            self.until.map(|day| format!("u{day}")),
            self.shortest.map(|plies| format!("n{plies}")),
            self.longest.map(|plies| format!("x{plies}")),
            self.position.map(|position| format!("b{position}")),
        ];
        let parts: Vec<_> = parts.into_iter().flatten().collect();
        f.write_str(if parts.is_empty() { "-" } else { "" })?;
        f.write_str(&parts.join("."))
    }
}

fn index<T: PartialEq>(all: &[T], one: &T) -> Option<usize> {
    all.iter().position(|it| it == one)
}

impl FromStr for Query {
    type Err = UnknownId;

    fn from_str(text: &str) -> Result<Query, UnknownId> {
        let mut query = Query::default();
        for part in text.split('.').filter(|part| *part != "-") {
            let (kind, rest) = part.split_at_checked(1).ok_or(UnknownId)?;
            match kind {
                "e" if rest.is_empty() => query.everyone = true,
                "c" if rest.is_empty() => query.player = Some(SearchedPlayer::Computer),
                "p" => query.player = Some(SearchedPlayer::Person(person(rest)?)),
                "r" => query.result = Some(at(SearchedResult::VARIANTS, rest)?),
                "s" => query.setup = Some(at(SetupKind::VARIANTS, rest)?),
                "f" => query.from = Some(parsed::<i64>(rest)?.into()),
                "u" => query.until = Some(parsed::<i64>(rest)?.into()),
                "n" => query.shortest = Some(parsed(rest)?),
                "x" => query.longest = Some(parsed(rest)?),
                "b" => query.position = Some(parsed(rest)?),
                _ => return Err(UnknownId),
            }
        }
        Ok(query)
    }
}

fn parsed<T: FromStr>(text: &str) -> Result<T, UnknownId> {
    text.parse().map_err(|_| UnknownId)
}

fn person(text: &str) -> Result<UserId, UnknownId> {
    parsed::<u64>(text)?.try_into().map_err(|_| UnknownId)
}

fn at<T: Copy>(all: &[T], index: &str) -> Result<T, UnknownId> {
    all.get(parsed::<usize>(index)?).copied().ok_or(UnknownId)
}

/// A page is computed for the person who presses the button, so it shows only what they may see.
impl Part<AboutGame> for Query {
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
impl Arbitrary<AboutGame> for Query {
    fn arbitrary(bits: Bits<'_>) -> Self {
        let mut some = || bits().is_multiple_of(4);
        let [player, result, setup, from, until, shortest, longest, position] =
            std::array::from_fn(|_| !some());
        let day = |bits: Bits<'_>| Day::from(i64::try_from(bits() % 100_000).unwrap());
        let plies = |bits: Bits<'_>| u8::try_from(bits() % 98).unwrap();
        let board = |bits: Bits<'_>| format!("{}m{:x}", bits() % 50, bits()).parse().unwrap();
        Query {
            everyone: bits().is_multiple_of(2),
            player: player.then(|| match bits() % 4 {
                0 => SearchedPlayer::Computer,
                _ => SearchedPlayer::Person(UserId::arbitrary(bits)),
            }),
            result: result.then(|| chosen(SearchedResult::VARIANTS, bits)),
            setup: setup.then(|| chosen(SetupKind::VARIANTS, bits)),
            from: from.then(|| day(bits)),
            until: until.then(|| day(bits)),
            shortest: shortest.then(|| plies(bits)),
            longest: longest.then(|| plies(bits)),
            position: position.then(|| board(bits)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_names_only_what_is_asked_for() {
        let id = |query| FindClick::Page { query, at: 2, step: PageStep::Forward }.to_string();
        assert_eq!(id(Query::default()), "find:-:2:forward");
        let query = Query {
            everyone: true,
            result: Some(SearchedResult::Drawn),
            setup: Some(SetupKind::Full),
            from: Some(Day::from(20_500)),
            shortest: Some(40),
            ..Query::default()
        };
        assert_eq!(id(query), "find:e.r2.s0.f20500.n40:2:forward");
    }
}
