//! Parses typed conditional moves and checks them against the position.
//!
//! Each line, and each part between semicolons, is a branch. The module `words` splits it into
//! plies; the position says whose turn it is.

use dvonn_rules::{Cell, Color, Illegal, Ply, Position};

use super::walk::Walk;
use super::{Answer, Conditions, RESIGNS, Step};
use crate::words::{RESIGN, Word, WordError, words};

/// Why a text is not a set of conditional moves. Lines are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConditionsError {
    /// There is no branch.
    Empty,
    /// The text, or its canonical form, has more than [`Conditions::MAX_TEXT`] characters.
    TooLong,
    /// There are more than [`Conditions::MAX_BRANCHES`] different branches.
    TooManyBranches {
        /// The number of branches.
        found: usize,
    },
    /// A branch has more than [`Conditions::MAX_PLIES`] plies.
    TooDeep {
        /// Its line.
        line: usize,
    },
    /// A word is not a cell, a move, `*` or `resign`.
    UnknownWord {
        /// Its line.
        line: usize,
        /// The word.
        word: String,
    },
    /// A letter and a digit that are not a cell of the board.
    NoSuchCell {
        /// Its line.
        line: usize,
        /// The word.
        word: String,
    },
    /// There is a pass. Passes are forced and must be omitted.
    Pass {
        /// Its line.
        line: usize,
    },
    /// A move with only one cell.
    HalfAMove {
        /// Its line.
        line: usize,
        /// The cell.
        cell: Cell,
    },
    /// `*` is used on the owner's turn.
    AnyOfMine {
        /// Its line.
        line: usize,
    },
    /// A resignation does not follow a ply of the opponent.
    ResignsUnprovoked {
        /// Its line.
        line: usize,
    },
    /// A ply is illegal in its position.
    Illegal {
        /// Its line.
        line: usize,
        /// The ply.
        ply: Ply,
        /// Whether it is the owner's ply.
        mine: bool,
        /// The rule that it breaks.
        illegal: Illegal,
    },
    /// A branch continues after the end of the game, or after a resignation.
    AfterTheEnd {
        /// Its line.
        line: usize,
    },
    /// A branch ends with the opponent's ply, without an answer.
    NoAnswer {
        /// Its line.
        line: usize,
    },
    /// Two branches have different answers to the same plies.
    TwoAnswers {
        /// The line of the first.
        first: usize,
        /// The line of the second.
        second: usize,
    },
}

impl Conditions {
    /// Parses the text that `owner` typed. Each branch starts with the side to move in `position`,
    /// which may be the owner or the opponent. Checks that plies are legal, as far as the position
    /// is known after `*`.
    ///
    /// # Errors
    /// The first mistake in the text.
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

/// Parses a line in canonical form.
pub(super) fn parse_line(line: usize, text: &str) -> Result<Vec<Step>, ConditionsError> {
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
            let answer = match ply {
                RESIGN => Answer::Resign,
                ply => Answer::Play(ply.parse().map_err(|_| unknown())?),
            };
            steps.push(Step::Mine(answer));
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
    words(text).into_iter().map(word).collect()
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
        if walk.is_over() || steps.last() == Some(&RESIGNS) {
            return Err(ConditionsError::AfterTheEnd { line });
        }
        let mine = walk.to_move() == owner;
        let ply = match word {
            Word::Any if mine => return Err(ConditionsError::AnyOfMine { line }),
            Word::Any => {
                steps.push(Step::Any);
                walk = walk.after_unknown_ply();
                continue;
            }
            Word::Resign => {
                // The owner can resign also where they must pass.
                if !matches!(steps.last(), Some(Step::Theirs(_) | Step::Any)) {
                    return Err(ConditionsError::ResignsUnprovoked { line });
                }
                steps.push(RESIGNS);
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
        steps.push(if mine { Step::Mine(Answer::Play(ply)) } else { Step::Theirs(ply) });
    }
    Ok(steps)
}
