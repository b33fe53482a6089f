//! Custom ids of a turn: the buttons below a board, and the private messages that follow.

use std::fmt;

use dvonn_discord::custom_id::{Part, Parts, UnknownId};
use dvonn_model::GameId;
use dvonn_play::Match;
use dvonn_rules::Cell;

use crate::runtime::custom_id::{AboutGame, BoardRef, custom_ids, named_part};

/// What follows a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Then {
    /// A confirmation.
    Stop,
    /// The next game that waits for the person, in the same private message: the desk.
    NextGame,
}

/// The board that a step of a turn was made for, and what follows the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TurnRef {
    pub(crate) board: BoardRef,
    pub(crate) then: Then,
}

/// Marks the steps of the desk, after the moment of the board.
const DESK: char = '!';

impl TurnRef {
    /// Returns the newest board of a game.
    pub(crate) fn of(game: &Match, then: Then) -> TurnRef {
        TurnRef { board: BoardRef::of(game), then }
    }
}

impl Part<AboutGame> for TurnRef {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.board.write(f)?;
        if self.then == Then::NextGame { write!(f, "{DESK}") } else { Ok(()) }
    }

    fn read(parts: &mut Parts<'_>) -> Result<Self, UnknownId> {
        let (game, moment) = (Part::read(parts)?, parts.text()?);
        let (moment, then) = match moment.strip_suffix(DESK) {
            Some(moment) => (moment, Then::NextGame),
            None => (moment, Then::Stop),
        };
        Ok(TurnRef { board: BoardRef::parse(game, moment)?, then })
    }

    fn about(&self) -> Option<AboutGame> {
        self.board.about()
    }
}

#[cfg(test)]
impl dvonn_discord::custom_id::Arbitrary<AboutGame> for TurnRef {
    fn arbitrary(bits: dvonn_discord::custom_id::Bits<'_>) -> Self {
        let then = if bits() & 1 == 0 { Then::Stop } else { Then::NextGame };
        TurnRef { board: BoardRef::arbitrary(bits), then }
    }
}

custom_ids! {
    /// A step of a turn.
    pub(crate) enum TurnClick {
        /// Show the empty cells of a row.
        "cells" => ShowCells { at: TurnRef, row: Row },
        /// Place a piece.
        "place" => Place { at: TurnRef, cell: Cell },
        /// Show the stacks that can move.
        "stacks" => ShowStacks { at: TurnRef },
        /// Show the moves of a stack.
        "from" => ShowMoves { at: TurnRef, from: Cell },
        /// The menu of movable stacks, where they are too many for buttons. Its value is a cell.
        "stack" => ChooseStack { at: TurnRef },
        /// Show a preview of the move to this destination.
        "preview" => Preview { at: TurnRef, from: Cell, to: Cell },
        /// Play the previewed move.
        "confirm" => Confirm { at: TurnRef, from: Cell, to: Cell },
        /// Go back from the preview to the stack's destinations.
        "back" => Back { at: TurnRef, from: Cell },
        /// Show the game that waits most urgently for the person, and go on with the others.
        "desk" => OpenDesk,
        /// The same, with the game that follows this one.
        "skip" => Skip { game: GameId },
    }
}

impl TurnClick {
    /// Returns the game of a step on the desk.
    pub(crate) fn on_desk(&self) -> Option<GameId> {
        match self {
            TurnClick::ShowCells { at, .. }
            | TurnClick::Place { at, .. }
            | TurnClick::ShowStacks { at }
            | TurnClick::ShowMoves { at, .. }
            | TurnClick::ChooseStack { at }
            | TurnClick::Preview { at, .. }
            | TurnClick::Confirm { at, .. }
            | TurnClick::Back { at, .. } => (at.then == Then::NextGame).then_some(at.board.game),
            TurnClick::OpenDesk | TurnClick::Skip { .. } => None,
        }
    }
}

named_part!(Row);

/// A row of the board, by its number.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::VariantArray,
)]
pub(crate) enum Row {
    #[strum(serialize = "1")]
    One = 1,
    #[strum(serialize = "2")]
    Two,
    #[strum(serialize = "3")]
    Three,
    #[strum(serialize = "4")]
    Four,
    #[strum(serialize = "5")]
    Five,
}

impl Row {
    /// Returns the row's number, 1 to 5.
    pub(crate) fn number(self) -> u8 {
        self as u8
    }
}
