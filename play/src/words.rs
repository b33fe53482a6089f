//! Plies in a row as people type them, word by word.
//!
//! Cells are what counts: while pieces are placed each cell is a ply, later each two cells are a
//! move, and what stands between is blanks, commas, colons, equals signs, dashes and arrows as
//! anyone likes.

use dvonn_rules::Cell;

/// What a line is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    /// `*`: any ply.
    Any,
    Pass,
    Cell(Cell),
    /// Two cells without anything between them.
    Cells(Cell, Cell),
}

/// Why a word is none of these.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum WordError {
    /// It is something else.
    Unknown(String),
    /// A letter and a digit in it name no cell of the board.
    NoSuchCell(String),
}

/// The words of a line.
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
