//! Custom ids of the buttons that turn the pages of a ladder.

use std::fmt;

use dvonn_ladder::{Direction, List};
use dvonn_model::{PlayerId, UserId};

use super::click::{Parts, UnknownClick};
use super::paging::Step;

/// A page of a ladder that somebody turns to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Flip {
    /// Which page.
    pub(super) leaf: Leaf,
    /// Who looks at the page that this is below: it is turned for them, and others get their own.
    pub(super) reader: UserId,
}

/// What the pages are of, and which one it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Leaf {
    /// A step from a page of a list, counted from 0.
    Top { list: List, at: usize, step: Step },
    /// A step from a page of the table of a season, counted from 0; 0 for the season that goes on.
    Season { number: u32, at: usize, step: Step },
    /// The games of a server, or of one player in it.
    History { of: Option<PlayerId>, from: Direction },
}

impl fmt::Display for Flip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.leaf {
            Leaf::Top { list, at, step } => {
                write!(f, "top:{}:{at}:{}:{}", list_name(list), step.name(), self.reader)
            }
            Leaf::Season { number, at, step } => {
                write!(f, "season:{number}:{at}:{}:{}", step.name(), self.reader)
            }
            Leaf::History { of, from } => {
                let of =
                    of.map_or_else(|| String::from(ALL), |player| i64::from(player).to_string());
                let (from, result) = match from {
                    Direction::Newest => (NEWEST, 0),
                    Direction::Before(result) => (BEFORE, result),
                    Direction::After(result) => (AFTER, result),
                };
                write!(f, "record:{of}:{from}:{result}:{}", self.reader)
            }
        }
    }
}

const ALL: &str = "all";
const NEWEST: &str = "newest";
const BEFORE: &str = "before";
const AFTER: &str = "after";

impl Flip {
    /// Reads what follows the first part of a custom id.
    pub(super) fn read(kind: &str, parts: &mut Parts<'_>) -> Result<Flip, UnknownClick> {
        let leaf = match kind {
            "top" => Leaf::Top {
                list: parts.named(&LISTS, list_name)?,
                at: parts.next()?,
                step: parts.named(&Step::ALL, Step::name)?,
            },
            "season" => Leaf::Season {
                number: parts.next()?,
                at: parts.next()?,
                step: parts.named(&Step::ALL, Step::name)?,
            },
            "record" => {
                let of = match parts.text()? {
                    ALL => None,
                    player => Some(player.parse::<i64>().map_err(|_| UnknownClick)?.into()),
                };
                let from = match (parts.text()?, parts.next()?) {
                    (NEWEST, _) => Direction::Newest,
                    (BEFORE, result) => Direction::Before(result),
                    (AFTER, result) => Direction::After(result),
                    _ => return Err(UnknownClick),
                };
                Leaf::History { of, from }
            }
            _ => return Err(UnknownClick),
        };
        let reader = parts.next::<u64>()?.try_into().map_err(|_| UnknownClick)?;
        Ok(Flip { leaf, reader })
    }
}

const LISTS: [List; 2] = [List::People, List::Computer];

fn list_name(list: List) -> &'static str {
    match list {
        List::People => "people",
        List::Computer => "computer",
    }
}

#[cfg(test)]
pub(super) mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Any page that can be turned to.
    pub(in super::super) fn flips() -> impl Strategy<Value = Flip> {
        let tops = (
            prop::sample::select(&LISTS[..]),
            any::<usize>(),
            prop::sample::select(&Step::ALL[..]),
        );
        let starts = prop_oneof![
            Just(Direction::Newest),
            any::<i64>().prop_map(Direction::Before),
            any::<i64>().prop_map(Direction::After),
        ];
        let seasons = (any::<u32>(), any::<usize>(), prop::sample::select(&Step::ALL[..]));
        let histories = (prop::option::of(any::<i64>()), starts);
        let leaves = prop_oneof![
            tops.prop_map(|(list, at, step)| Leaf::Top { list, at, step }),
            seasons.prop_map(|(number, at, step)| Leaf::Season { number, at, step }),
            histories.prop_map(|(of, from)| Leaf::History { of: of.map(PlayerId::from), from }),
        ];
        (leaves, 1..i64::MAX.unsigned_abs())
            .prop_map(|(leaf, reader)| Flip { leaf, reader: reader.try_into().unwrap() })
    }
}
