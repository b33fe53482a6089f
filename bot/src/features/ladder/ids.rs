//! Custom ids of the buttons that page through ladders.

use std::fmt;

#[cfg(test)]
use dvonn_discord::custom_id::{Arbitrary, Bits, chosen};
use dvonn_discord::custom_id::{Part, Parts, UnknownId};
use dvonn_ladder::{HistoryPosition, List};
use dvonn_model::{PlayerId, UserId};

use crate::runtime::custom_id::{AboutGame, custom_ids};
use crate::show::ids::pager::PageStep;

custom_ids! {
    /// A button that shows another page. For `reader`, the page changes in place. Anyone else gets
    /// a private copy.
    pub(super) enum LadderClick {
        /// A step from a page of a list, counted from 0.
        "top" => Top { list: List, at: usize, step: PageStep, reader: UserId },
        /// A step from a page of the global ladder, counted from 0.
        "world" => World { at: usize, step: PageStep, reader: UserId },
        /// A step from a page of the table of a season; season 0 is the running one.
        "season" => Season { number: u32, at: usize, step: PageStep, reader: UserId },
        /// The results of a server, or of one player in it.
        "record" => History { of: Option<PlayerId>, from: HistoryPosition, reader: UserId },
    }
}

/// A page of a ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LadderPage {
    /// A step from a page of a list, counted from 0.
    Top { list: List, at: usize, step: PageStep },
    /// A step from a page of the global ladder, counted from 0.
    World { at: usize, step: PageStep },
    /// A step from a page of the table of a season; season 0 is the running one.
    Season { number: u32, at: usize, step: PageStep },
    /// The results of a server, or of one player in it.
    History { of: Option<PlayerId>, from: HistoryPosition },
}

impl LadderPage {
    /// Returns the click that shows this page.
    pub(super) fn click(self, reader: UserId) -> LadderClick {
        match self {
            LadderPage::Top { list, at, step } => LadderClick::Top { list, at, step, reader },
            LadderPage::World { at, step } => LadderClick::World { at, step, reader },
            LadderPage::Season { number, at, step } => {
                LadderClick::Season { number, at, step, reader }
            }
            LadderPage::History { of, from } => LadderClick::History { of, from, reader },
        }
    }
}

impl LadderClick {
    /// Returns the page that a click shows, and its reader.
    pub(super) fn page(self) -> (LadderPage, UserId) {
        match self {
            LadderClick::Top { list, at, step, reader } => {
                (LadderPage::Top { list, at, step }, reader)
            }
            LadderClick::World { at, step, reader } => (LadderPage::World { at, step }, reader),
            LadderClick::Season { number, at, step, reader } => {
                (LadderPage::Season { number, at, step }, reader)
            }
            LadderClick::History { of, from, reader } => (LadderPage::History { of, from }, reader),
        }
    }
}

impl Part<AboutGame> for List {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            List::People => ":people",
            List::Computer => ":computer",
        })
    }

    fn read(parts: &mut Parts<'_>) -> Result<Self, UnknownId> {
        match parts.text()? {
            "people" => Ok(List::People),
            "computer" => Ok(List::Computer),
            _ => Err(UnknownId),
        }
    }

    fn about(&self) -> Option<AboutGame> {
        None
    }
}

#[cfg(test)]
impl Arbitrary<AboutGame> for List {
    fn arbitrary(bits: Bits<'_>) -> Self {
        chosen(&[List::People, List::Computer], bits)
    }
}

/// One player, or all.
impl Part<AboutGame> for Option<PlayerId> {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Some(player) => write!(f, ":{}", i64::from(*player)),
            None => f.write_str(":all"),
        }
    }

    fn read(parts: &mut Parts<'_>) -> Result<Self, UnknownId> {
        match parts.text()? {
            "all" => Ok(None),
            player => Ok(Some(player.parse::<i64>().map_err(|_| UnknownId)?.into())),
        }
    }

    fn about(&self) -> Option<AboutGame> {
        None
    }
}

#[cfg(test)]
impl Arbitrary<AboutGame> for Option<PlayerId> {
    fn arbitrary(bits: Bits<'_>) -> Self {
        bits().is_multiple_of(2).then(|| bits().cast_signed().into())
    }
}

/// The start of a page of results: a direction and the id of a result.
impl Part<AboutGame> for HistoryPosition {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HistoryPosition::Newest => f.write_str(":newest:0"),
            HistoryPosition::Before(result) => write!(f, ":before:{result}"),
            HistoryPosition::After(result) => write!(f, ":after:{result}"),
        }
    }

    fn read(parts: &mut Parts<'_>) -> Result<Self, UnknownId> {
        match (parts.text()?, parts.parse()?) {
            ("newest", _) => Ok(HistoryPosition::Newest),
            ("before", result) => Ok(HistoryPosition::Before(result)),
            ("after", result) => Ok(HistoryPosition::After(result)),
            _ => Err(UnknownId),
        }
    }

    fn about(&self) -> Option<AboutGame> {
        None
    }
}

#[cfg(test)]
impl Arbitrary<AboutGame> for HistoryPosition {
    fn arbitrary(bits: Bits<'_>) -> Self {
        let result = bits().cast_signed();
        let all = [
            HistoryPosition::Newest,
            HistoryPosition::Before(result),
            HistoryPosition::After(result),
        ];
        chosen(&all, bits)
    }
}
