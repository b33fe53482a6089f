//! The moves played in an exercise, short enough for the custom id of a button.

use std::fmt;
use std::str::FromStr;

use dvonn_rules::Ply;

/// The placements and moves of both sides in an exercise, without passes. Never more than
/// [`Moves::MAX`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moves {
    plies: [Ply; Moves::MAX],
    len: usize,
}

/// The error for a text that is no list of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadList;

impl Moves {
    /// The maximum number of moves.
    pub const MAX: usize = 16;

    /// No moves yet.
    pub const NONE: Moves = Moves { plies: [Ply::Pass; Moves::MAX], len: 0 };

    /// Returns the list with another move, or the same list for a pass or if it is full.
    #[must_use]
    pub fn with(mut self, ply: Ply) -> Moves {
        if self.len < Moves::MAX && ply != Ply::Pass {
            self.plies[self.len] = ply;
            self.len += 1;
        }
        self
    }

    /// Returns the moves in order.
    pub fn as_slice(&self) -> &[Ply] {
        &self.plies[..self.len]
    }

    /// Returns the latest move and the moves before it.
    pub fn split_last(&self) -> Option<(Ply, Moves)> {
        let len = self.len.checked_sub(1)?;
        Some((
            self.plies[len],
            self.as_slice()[..len].iter().fold(Moves::NONE, |all, &ply| all.with(ply)),
        ))
    }
}

/// Writes the moves with dots between them, such as `A1B1.C2D2`, or `-` for none.
impl fmt::Display for Moves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.len == 0 {
            return f.write_str("-");
        }
        for (index, ply) in self.as_slice().iter().enumerate() {
            write!(f, "{}{ply}", if index == 0 { "" } else { "." })?;
        }
        Ok(())
    }
}

/// Parses the output of [`Display`](fmt::Display).
impl FromStr for Moves {
    type Err = BadList;

    fn from_str(text: &str) -> Result<Moves, BadList> {
        if text == "-" {
            return Ok(Moves::NONE);
        }
        let plies: Result<Vec<Ply>, _> = text.split('.').map(str::parse).collect();
        let plies = plies.map_err(|_| BadList)?;
        let moves = plies.iter().fold(Moves::NONE, |moves, &ply| moves.with(ply));
        if moves.len == plies.len() { Ok(moves) } else { Err(BadList) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_round_trip_through_text() {
        let moves = |text: &str| text.parse::<Moves>();
        for text in ["-", "A1B1", "A1B1.C2D2", "D3"] {
            assert_eq!(moves(text).map(|moves| moves.to_string()), Ok(text.to_owned()));
        }
        for text in ["", ".", "A1B1.", "A1B1.PASS", "A9", "A1B1 C2D2"] {
            assert_eq!(moves(text), Err(BadList), "{text}");
        }
        let most = vec!["A1B1"; Moves::MAX].join(".");
        assert_eq!(moves(&most).map(|moves| moves.to_string()), Ok(most.clone()));
        assert_eq!(moves(&format!("{most}.A1B1")), Err(BadList));
    }

    #[test]
    fn the_latest_move_can_be_split_off() {
        let moves: Moves = "A1B1.C2D2".parse().unwrap();
        let (last, before) = moves.split_last().unwrap();
        assert_eq!((last.to_string(), before.to_string()), ("C2D2".into(), "A1B1".into()));
        assert_eq!(Moves::NONE.split_last(), None);
    }
}
