//! Splits a line of typed plies into words.
//!
//! Only cells matter: during placement each cell is a ply, and later each pair of cells is a move.
//! Spaces, commas, colons, equals signs, dashes and arrows between them are ignored.

use dvonn_rules::Cell;

/// A word of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    /// `*`: any ply.
    Any,
    Pass,
    Cell(Cell),
    /// Two cells with nothing in between.
    Cells(Cell, Cell),
}

/// Why a word is invalid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum WordError {
    /// It is not a cell, a move or a keyword.
    Unknown(String),
    /// It contains a letter and a digit that are not a cell of the board.
    NoSuchCell(String),
}

/// Returns the words of a line.
pub(super) fn words(line: &str) -> impl Iterator<Item = Result<Word, WordError>> {
    let is_between = |c: char| c.is_whitespace() || ",:=-–—→>".contains(c);
    line.split(is_between).filter(|word| !word.is_empty()).map(read)
}

fn read(word: &str) -> Result<Word, WordError> {
    if word == "*" || word.eq_ignore_ascii_case("any") {
        return Ok(Word::Any);
    }
    if word.eq_ignore_ascii_case("pass") {
        return Ok(Word::Pass);
    }
    let cell = |name: &str| {
        let looks_like_one = matches!(
            name.as_bytes(),
            [letter, digit] if letter.is_ascii_alphabetic() && digit.is_ascii_digit()
        );
        name.parse().map_err(|_| {
            if looks_like_one {
                WordError::NoSuchCell(name.to_owned())
            } else {
                WordError::Unknown(word.to_owned())
            }
        })
    };
    match word.split_at_checked(2) {
        Some((from, to)) if !to.is_empty() => Ok(Word::Cells(cell(from)?, cell(to)?)),
        _ => Ok(Word::Cell(cell(word)?)),
    }
}
