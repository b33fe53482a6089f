//! Conditions out of what a person types, checked against the position.
//!
//! A line is a branch; so is what stands between semicolons. How plies are typed, `words` knows;
//! whose turn it is, the position says.

use dvonn_rules::{Cell, Color, Illegal, Ply, Position};

use super::super::words::{Word, WordError, words};
use super::walk::Walk;
use super::{Conditions, Step};

/// Why a text is no tree of conditions. Lines are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConditionsError {
    /// There is no branch.
    Empty,
    /// The text, or the same in canonical form, has more than [`Conditions::MAX_TEXT`] characters.
    TooLong,
    /// There are more than [`Conditions::MAX_BRANCHES`] different branches.
    TooManyBranches {
        /// How many there are.
        found: usize,
    },
    /// A branch has more than [`Conditions::MAX_PLIES`] plies.
    TooDeep {
        /// Its line.
        line: usize,
    },
    /// A word is neither a cell nor a move nor `*`.
    UnknownWord {
        /// Its line.
        line: usize,
        /// The word.
        word: String,
    },
    /// A letter and a digit that name no cell of the board.
    NoSuchCell {
        /// Its line.
        line: usize,
        /// What was typed.
        word: String,
    },
    /// A pass is written; passes are forced, and left out.
    Pass {
        /// Its line.
        line: usize,
    },
    /// A move has only one cell.
    HalfAMove {
        /// Its line.
        line: usize,
        /// The cell.
        cell: Cell,
    },
    /// `*` stands where the owner plays.
    AnyOfMine {
        /// Its line.
        line: usize,
    },
    /// A ply is illegal where it is to be played.
    Illegal {
        /// Its line.
        line: usize,
        /// The ply.
        ply: Ply,
        /// Whether it is the owner's.
        mine: bool,
        /// The rule that it breaks.
        illegal: Illegal,
    },
    /// A branch goes on where the game is over.
    AfterTheEnd {
        /// Its line.
        line: usize,
    },
    /// A branch ends with a ply of the opponent, without an answer.
    NoAnswer {
        /// Its line.
        line: usize,
    },
    /// Two branches have different answers to the same plies.
    TwoAnswers {
        /// The line of one.
        first: usize,
        /// The line of the other.
        second: usize,
    },
}

impl Conditions {
    /// Reads what `owner` types. The first ply of each branch is that of the side to move in
    /// `position`, the owner's or the opponent's; what follows is legal as far as can be known,
    /// which after `*` is not much.
    ///
    /// # Errors
    /// What is wrong first.
    pub fn parse(
        text: &str,
        position: &Position,
        owner: Color,
    ) -> Result<Conditions, ConditionsError> {
        check_length(text)?;
        let mut branches = Vec::new();
        for (line, text) in (1..).zip(text.split(['\n', ';'])) {
            let branch = branch(line, &read_words(line, text)?, Walk::from(position), owner)?;
            if !branch.is_empty() {
                branches.push((line, branch));
            }
        }
        Conditions::new(branches)
    }
}

pub(super) fn check_length(text: &str) -> Result<(), ConditionsError> {
    if text.chars().count() > Conditions::MAX_TEXT.into() {
        return Err(ConditionsError::TooLong);
    }
    Ok(())
}

/// Reads a line as it is kept.
pub(super) fn written(line: usize, text: &str) -> Result<Vec<Step>, ConditionsError> {
    let unknown = || ConditionsError::UnknownWord { line, word: text.to_owned() };
    let mut steps = Vec::new();
    for group in text.split(' ') {
        let mut plies = group.split(':');
        match plies.next() {
            Some("") if steps.is_empty() => {}
            Some("*") => steps.push(Step::Any),
            ply => {
                let ply = ply.and_then(|ply| ply.parse().ok()).ok_or_else(unknown)?;
                steps.push(Step::Theirs(ply));
            }
        }
        for ply in plies {
            steps.push(Step::Mine(ply.parse().map_err(|_| unknown())?));
        }
    }
    Ok(steps)
}

fn read_words(line: usize, text: &str) -> Result<Vec<Word>, ConditionsError> {
    let word = |word| match word {
        Ok(word) => Ok(word),
        Err(WordError::Unknown(word)) => Err(ConditionsError::UnknownWord { line, word }),
        Err(WordError::NoSuchCell(word)) => Err(ConditionsError::NoSuchCell { line, word }),
    };
    words(text).map(word).collect()
}

fn branch(
    line: usize,
    words: &[Word],
    mut walk: Walk,
    owner: Color,
) -> Result<Vec<Step>, ConditionsError> {
    let mut steps = Vec::new();
    let mut rest = words;
    while let Some((&word, after)) = rest.split_first() {
        rest = after;
        if walk.is_over() {
            return Err(ConditionsError::AfterTheEnd { line });
        }
        let mine = walk.to_move() == owner;
        let ply = match word {
            Word::Any if mine => return Err(ConditionsError::AnyOfMine { line }),
            Word::Any => {
                steps.push(Step::Any);
                walk = walk.after_anything();
                continue;
            }
            Word::Pass => return Err(ConditionsError::Pass { line }),
            Word::Cells(from, to) => Ply::Move { from, to },
            Word::Cell(cell) if walk.is_placing() => Ply::Place(cell),
            Word::Cell(from) => {
                let Some((&Word::Cell(to), after)) = rest.split_first() else {
                    return Err(ConditionsError::HalfAMove { line, cell: from });
                };
                rest = after;
                Ply::Move { from, to }
            }
        };
        walk = walk.after(ply).map_err(|illegal| ConditionsError::Illegal {
            line,
            ply,
            mine,
            illegal,
        })?;
        steps.push(if mine { Step::Mine(ply) } else { Step::Theirs(ply) });
    }
    Ok(steps)
}
