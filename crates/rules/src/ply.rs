//! Plies and their notation.

use core::fmt;
use core::ops::Deref;
use core::str::FromStr;

use crate::cell::{Cell, CellError};
use crate::excerpt::Excerpt;
use crate::spelling::plain_spelling;

/// One turn of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ply {
    /// Places the next piece on an empty cell.
    Place(Cell),
    /// Moves a whole stack onto another.
    Move {
        /// The cell of the stack.
        from: Cell,
        /// The cell where it lands.
        to: Cell,
    },
    /// Passes, when there is no legal move.
    Pass,
}

/// Writes `D3`, `D3F3` or `PASS`.
impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ply::Place(cell) => write!(f, "{cell}"),
            Ply::Move { from, to } => write!(f, "{from}{to}"),
            Ply::Pass => f.write_str("PASS"),
        }
    }
}

/// The error for a text that is not a ply.
///
/// Exhaustive, as [`Illegal`](crate::Illegal) is: a user interface has a text for each variant.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlyError {
    /// It has the form of a ply, but one of its cells is off the board.
    #[error(transparent)]
    Cell(#[from] CellError),
    /// It does not have the form of a ply.
    #[error("{0} is not a ply: write D3 to place, D3F3 to move, or PASS")]
    Form(Excerpt),
}

/// Parses `D3`, `D3F3` and `PASS` in any case and in each spelling that [`plain_spelling`] knows.
/// Ignores surrounding blanks and a full stop. The two cells of a move may be separated by blanks, a
/// dash, an arrow, a colon, a comma or the `x` of a capture: `d3 f3`, `d3-f3`, `D3→F3`, `d3xf3`.
impl FromStr for Ply {
    type Err = PlyError;

    fn from_str(text: &str) -> Result<Ply, PlyError> {
        let form = || PlyError::Form(Excerpt::of(text));
        let spelled = plain_spelling(text);
        let trimmed = spelled.trim();
        let trimmed = trimmed.strip_suffix('.').unwrap_or(trimmed).trim_end();
        if PASSES.contains(&trimmed.to_lowercase().as_str()) {
            return Ok(Ply::Pass);
        }
        let (from, rest) = trimmed.split_at_checked(2).ok_or_else(form)?;
        let rest = rest.trim_start();
        let to = rest.strip_prefix([':', ',']).unwrap_or_else(|| rest.trim_start_matches('-'));
        let to = to.trim_start();
        if !looks_like_cell(from) || !(rest.is_empty() || looks_like_cell(to)) {
            return Err(form());
        }
        if rest.is_empty() {
            return Ok(Ply::Place(from.parse()?));
        }
        Ok(Ply::Move { from: from.parse()?, to: to.parse()? })
    }
}

/// The words for a pass, in lower case and in the plain spelling: in English, and as people write it
/// on a Cyrillic keyboard.
const PASSES: [&str; 2] = ["pass", "пac"];

fn looks_like_cell(text: &str) -> bool {
    matches!(text.as_bytes(), [column, row] if column.is_ascii_alphabetic() && row.is_ascii_digit())
}

/// The maximum number of legal plies: 23 stacks with six directions each.
const MAX_PLIES: usize = 23 * 6;

/// The legal plies of a position, in order. Needs no heap allocation.
#[derive(Clone)]
pub struct PlyList {
    plies: [Ply; MAX_PLIES],
    len: usize,
}

impl PlyList {
    pub(crate) const fn new() -> PlyList {
        PlyList { plies: [Ply::Pass; MAX_PLIES], len: 0 }
    }

    pub(crate) fn push(&mut self, ply: Ply) {
        self.plies[self.len] = ply;
        self.len += 1;
    }
}

impl Deref for PlyList {
    type Target = [Ply];

    fn deref(&self) -> &[Ply] {
        &self.plies[..self.len]
    }
}

impl fmt::Debug for PlyList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl PartialEq for PlyList {
    fn eq(&self, other: &PlyList) -> bool {
        **self == **other
    }
}

impl Eq for PlyList {}

impl IntoIterator for PlyList {
    type Item = Ply;
    type IntoIter = core::iter::Take<core::array::IntoIter<Ply, MAX_PLIES>>;

    fn into_iter(self) -> Self::IntoIter {
        self.plies.into_iter().take(self.len)
    }
}

impl<'a> IntoIterator for &'a PlyList {
    type Item = &'a Ply;
    type IntoIter = core::slice::Iter<'a, Ply>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn d3_to_f3() -> Ply {
        Ply::Move { from: Cell::named("D3"), to: Cell::named("F3") }
    }

    #[test]
    fn moves_are_parsed_in_every_common_form() {
        for text in ["D3F3", "d3f3", "d3-f3", "d3 f3", "D3→F3", " D3 → F3 ", "d3  -  f3"] {
            assert_eq!(text.parse(), Ok(d3_to_f3()), "{text}");
        }
    }

    #[test]
    fn moves_are_parsed_as_other_keyboards_and_programs_write_them() {
        let a1_to_b1 = Ply::Move { from: Cell::named("A1"), to: Cell::named("B1") };
        for text in [
            "А1В1",
            "Ａ１Ｂ１",
            "a1:b1",
            "A1xB1",
            "A1–B1",
            "A1->B1",
            "A1,B1",
            "(1W)A1→B1",
            "(12b) A1 — B1",
            "A1B1.",
            "A1 × B1",
            "Ａ１ー＞Ｂ１",
        ] {
            assert_eq!(text.parse(), Ok(a1_to_b1), "{text}");
        }
        assert_eq!("ПАС".parse(), Ok(Ply::Pass));
        assert_eq!("ｐａｓｓ".parse(), Ok(Ply::Pass));
    }

    #[test]
    fn placements_and_passes_are_parsed() {
        assert_eq!(" d3 ".parse(), Ok(Ply::Place(Cell::named("D3"))));
        assert_eq!("PASS".parse(), Ok(Ply::Pass));
        assert_eq!("pass".parse(), Ok(Ply::Pass));
    }

    #[test]
    fn plies_are_written_in_standard_notation() {
        let written =
            [Ply::Place(Cell::named("D3")), d3_to_f3(), Ply::Pass].map(|ply| ply.to_string());
        assert_eq!(written, ["D3", "D3F3", "PASS"]);
    }

    #[test]
    fn errors_distinguish_cells_off_the_board_from_malformed_text() {
        let no_cell = |text: &str| PlyError::Cell(text.parse::<Cell>().unwrap_err());
        assert_eq!("D3Z9".parse::<Ply>(), Err(no_cell("Z9")));
        assert_eq!("a5-b5".parse::<Ply>(), Err(no_cell("a5")));
        assert_eq!("L1".parse::<Ply>(), Err(no_cell("L1")));
        for text in
            ["", "D", "D3-", "D3:-F3", "D3F", "D3F3G3", "D3x", "D3→", "-F3", "pass!", "D3\u{301}"]
        {
            assert!(matches!(text.parse::<Ply>(), Err(PlyError::Form(_))), "{text}");
        }
    }
}
