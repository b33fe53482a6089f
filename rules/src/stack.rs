//! Stacks and single pieces, and their text. Knows nothing of where they stand.

use std::fmt;
use std::str::FromStr;

use crate::color::Color;
use crate::excerpt::Excerpt;

/// A piece as it comes from the hand during placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    /// A red DVONN piece, which belongs to nobody.
    Red,
    /// A piece of a side.
    Of(Color),
}

/// The pieces on one cell: one or more, one on top of the other.
///
/// The rules ask no more of a stack than who owns it, how high it is, and whether red is in it. A
/// red piece is owned by nobody and so never moves on top of another: a stack without an owner is
/// always a lone red.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stack {
    owner: Option<Color>,
    height: u8,
    has_red: bool,
}

impl Stack {
    /// The height of all pieces of the game together.
    pub const MAX_HEIGHT: u8 = 49;

    /// A lone red piece.
    pub const LONE_RED: Stack = Stack { owner: None, height: 1, has_red: true };

    /// A single piece of a side.
    pub const fn single(owner: Color) -> Stack {
        Stack { owner: Some(owner), height: 1, has_red: false }
    }

    /// A stack that a side owns, if there can be one: the height is 1 to 49, and 2 at least where
    /// red is below the owner's piece.
    pub const fn owned(owner: Color, height: u8, has_red: bool) -> Option<Stack> {
        let least = if has_red { 2 } else { 1 };
        if least <= height && height <= Stack::MAX_HEIGHT {
            Some(Stack { owner: Some(owner), height, has_red })
        } else {
            None
        }
    }

    /// Whose piece is on top; `None` for a lone red.
    pub const fn owner(self) -> Option<Color> {
        self.owner
    }

    /// How many pieces the stack has, 1 to 49; also how far it moves.
    pub const fn height(self) -> u8 {
        self.height
    }

    /// Whether at least one red piece is in the stack.
    pub const fn has_red(self) -> bool {
        self.has_red
    }

    /// Whether this is a red piece alone on its cell.
    pub const fn is_lone_red(self) -> bool {
        self.owner.is_none()
    }

    /// The stack that stands when this one has moved onto `below`.
    pub(crate) const fn onto(self, below: Stack) -> Stack {
        Stack {
            owner: self.owner,
            height: self.height + below.height,
            has_red: self.has_red || below.has_red,
        }
    }
}

impl From<Piece> for Stack {
    fn from(piece: Piece) -> Stack {
        match piece {
            Piece::Red => Stack::LONE_RED,
            Piece::Of(color) => Stack::single(color),
        }
    }
}

/// Writes the notation of positions: `w3`, `b2*` with red in it, `r1`.
impl fmt::Display for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.owner {
            None => f.write_str("r1"),
            Some(owner) => {
                let mark = if self.has_red { "*" } else { "" };
                write!(f, "{}{}{mark}", owner.letter(), self.height)
            }
        }
    }
}

/// A text that is no stack.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{text} is no stack: write w3 or b3 for an owner and a height from 1 to 49, b2* with red in it \
     (height 2 or more), r1 for a lone red"
)]
pub struct StackError {
    /// How the text begins.
    pub text: Excerpt,
}

/// Reads what [`Display`](fmt::Display) writes, in upper or lower case.
impl FromStr for Stack {
    type Err = StackError;

    fn from_str(text: &str) -> Result<Stack, StackError> {
        read(text.trim()).ok_or_else(|| StackError { text: Excerpt::of(text) })
    }
}

fn read(text: &str) -> Option<Stack> {
    if text.eq_ignore_ascii_case("r1") {
        return Some(Stack::LONE_RED);
    }
    let mut rest = text.chars();
    let owner = Color::from_letter(rest.next()?)?;
    let (height, has_red) = match rest.as_str().strip_suffix('*') {
        Some(height) => (height, true),
        None => (rest.as_str(), false),
    };
    let plain = !height.starts_with(['0', '+']);
    Stack::owned(owner, height.parse().ok().filter(|_| plain)?, has_red)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stack_is_read_as_written() {
        for owner in Color::ALL {
            for height in 1..=Stack::MAX_HEIGHT {
                for has_red in [false, true] {
                    if let Some(stack) = Stack::owned(owner, height, has_red) {
                        assert_eq!(stack.to_string().parse(), Ok(stack));
                        assert_eq!(stack.to_string().to_uppercase().parse(), Ok(stack));
                    }
                }
            }
        }
        assert_eq!(Stack::LONE_RED.to_string().parse(), Ok(Stack::LONE_RED));
    }

    #[test]
    fn heights_are_1_to_49_and_2_at_least_with_red() {
        assert_eq!(Stack::owned(Color::White, 0, false), None);
        assert_eq!(Stack::owned(Color::White, 1, false), Some(Stack::single(Color::White)));
        assert_eq!(Stack::owned(Color::Black, 1, true), None);
        assert_eq!(Stack::owned(Color::Black, 50, false), None);
    }

    #[test]
    fn what_is_no_stack_is_refused() {
        for text in
            ["", "w", "w0", "w50", "w256", "w+1", "w01", "w1*", "r2", "r1*", "x3", "3w", "w3**"]
        {
            assert!(text.parse::<Stack>().is_err(), "{text}");
        }
    }
}
