//! Splits a line of typed plies into words.
//!
//! Only cells matter: during placement each cell is a ply, and later each pair of cells is a move.
//! Spaces, commas, colons, equals signs, dashes and arrows between them are ignored, and each spelling
//! is read that `plain_spelling` knows.

use dvonn_rules::{Cell, Ply, PlyError, plain_spelling};

/// The word for a resignation. Like `*`, it is the same in every language.
pub(super) const RESIGN: &str = "resign";

/// A word of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    /// `*`: any ply.
    Any,
    Pass,
    /// `resign`: the owner gives the game up.
    Resign,
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
pub(super) fn words(line: &str) -> Vec<Result<Word, WordError>> {
    let is_between = |c: char| c.is_whitespace() || ",:=-".contains(c);
    let line = plain_spelling(line);
    line.split(is_between).filter(|word| !word.is_empty()).map(read).collect()
}

fn read(word: &str) -> Result<Word, WordError> {
    if word == "*" || word.eq_ignore_ascii_case("any") {
        return Ok(Word::Any);
    }
    if word.eq_ignore_ascii_case(RESIGN) || word.eq_ignore_ascii_case("resigns") {
        return Ok(Word::Resign);
    }
    match word.parse() {
        Ok(Ply::Pass) => Ok(Word::Pass),
        Ok(Ply::Place(cell)) => Ok(Word::Cell(cell)),
        Ok(Ply::Move { from, to }) => Ok(Word::Cells(from, to)),
        Err(PlyError::Cell(error)) => Err(WordError::NoSuchCell(error.text.as_str().to_owned())),
        Err(PlyError::Form(_)) => Err(WordError::Unknown(word.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plies_are_read_as_other_keyboards_and_programs_write_them() {
        let [a1, b1] = ["A1", "B1"].map(Cell::named);
        for text in ["А1В1", "Ａ１Ｂ１", "A1B1.", "(1W)A1B1"] {
            assert_eq!(words(text), [Ok(Word::Cells(a1, b1))], "{text}");
        }
        for text in
            ["a1:b1", "A1xB1", "A1–B1", "A1->B1", "A1,B1", "(1W)A1→B1", "А1 х В1", "a1、b1。"]
        {
            assert_eq!(words(text), [Ok(Word::Cell(a1)), Ok(Word::Cell(b1))], "{text}");
        }
        assert_eq!(words("А5"), [Err(WordError::NoSuchCell("A5".into()))]);
        assert_eq!(words("ПАС *"), [Ok(Word::Pass), Ok(Word::Any)]);
    }
}
