//! Pieces, stacks and their notation.

use core::fmt;
use core::str::FromStr;

use crate::color::Color;
use crate::excerpt::Excerpt;

/// A piece to place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    /// A red DVONN piece, which has no owner.
    Red,
    /// A piece of a side.
    Of(Color),
}

/// A stack of one or more pieces on a cell.
///
/// The rules only need its owner, its height and whether it contains red. A red piece has no owner
/// and never moves onto another stack, so a stack without an owner is always a lone red.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stack {
    owner: Option<Color>,
    height: u8,
    has_red: bool,
}

impl Stack {
    /// The maximum height: all pieces of the game.
    pub const MAX_HEIGHT: u8 = 49;

    /// A lone red piece.
    pub const LONE_RED: Stack = Stack { owner: None, height: 1, has_red: true };

    /// Returns a single piece of a side.
    pub const fn single(owner: Color) -> Stack {
        Stack { owner: Some(owner), height: 1, has_red: false }
    }

    /// Returns a stack owned by a side, or `None` if the height is invalid: it must be 1 to 49, and
    /// at least 2 with red.
    pub const fn owned(owner: Color, height: u8, has_red: bool) -> Option<Stack> {
        let least = if has_red { 2 } else { 1 };
        if least <= height && height <= Stack::MAX_HEIGHT {
            Some(Stack { owner: Some(owner), height, has_red })
        } else {
            None
        }
    }

    /// Returns the side whose piece is on top, or `None` for a lone red.
    pub const fn owner(self) -> Option<Color> {
        self.owner
    }

    /// Returns the number of pieces, 1 to 49, which is also the distance that the stack moves.
    pub const fn height(self) -> u8 {
        self.height
    }

    /// Returns true if the stack contains a red piece.
    pub const fn has_red(self) -> bool {
        self.has_red
    }

    /// Returns true if this is a lone red piece.
    pub const fn is_lone_red(self) -> bool {
        self.owner.is_none()
    }

    /// Returns the stack that results from moving this one onto `below`.
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

/// Writes the notation: `w3`, `b2*` with red, `r1` for a lone red.
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

/// The error for a text that is not a stack.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[error(
    "{text} is not a stack: write w3 or b3 for an owner and a height from 1 to 49, b2* if it contains \
     red (height 2 or more), r1 for a lone red"
)]
pub struct StackError {
    /// The beginning of the text.
    pub text: Excerpt,
}

/// Parses the output of [`Display`](fmt::Display), in any case.
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
    fn stacks_round_trip_through_text() {
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
    fn heights_are_1_to_49_and_at_least_2_with_red() {
        assert_eq!(Stack::owned(Color::White, 0, false), None);
        assert_eq!(Stack::owned(Color::White, 1, false), Some(Stack::single(Color::White)));
        assert_eq!(Stack::owned(Color::Black, 1, true), None);
        assert_eq!(Stack::owned(Color::Black, 50, false), None);
    }

    #[test]
    fn invalid_stacks_are_rejected() {
        for text in
            ["", "w", "w0", "w50", "w256", "w+1", "w01", "w1*", "r2", "r1*", "x3", "3w", "w3**"]
        {
            assert!(text.parse::<Stack>().is_err(), "{text}");
        }
    }
}
