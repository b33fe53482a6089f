//! Conditional moves: a player's answers to the opponent's possible plies.
//!
//! The tree is stored as its branches, one per line: `D3F3:E4E5 D2D4:C1C3` means "if they play
//! D3F3, I play E4E5; if then D2D4, I play C1C3". A `:` comes before each ply of the owner. `*` is
//! any ply of the opponent that no other branch names. Passes are forced, so they are omitted. The last
//! answer of a branch may be to resign: `D3F3:resign`.
//!
//! This module does not store or show conditional moves.

mod read;
mod walk;

use std::fmt;
use std::str::FromStr;

use dvonn_rules::Ply;

pub use read::ConditionsError;

use crate::words::RESIGN;

/// What a player does when their conditional moves apply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Plays this ply.
    Play(Ply),
    /// Resigns the game.
    Resign,
}

/// One step of a branch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// The opponent plays this ply.
    Theirs(Ply),
    /// The opponent plays a ply that no other branch names.
    Any,
    /// The owner does this.
    Mine(Answer),
}

/// The step that ends a branch with a resignation.
const RESIGNS: Step = Step::Mine(Answer::Resign);

/// A player's conditional moves. There is at least one branch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conditions {
    /// Each branch ends with an answer of the owner, and goes on after no resignation. No branch is a
    /// prefix of another, and no two have different answers after the same prefix.
    branches: Vec<Vec<Step>>,
}

impl Conditions {
    /// The maximum number of characters in the text, so that it fits in one message.
    pub const MAX_TEXT: u16 = 1700;
    /// The maximum number of branches.
    pub const MAX_BRANCHES: usize = 64;
    /// The maximum number of plies in a branch, counting both sides.
    pub const MAX_PLIES: usize = 48;

    /// Builds the tree from branches with their line numbers.
    fn new(lines: Vec<(usize, Vec<Step>)>) -> Result<Conditions, ConditionsError> {
        let mut branches: Vec<(usize, Vec<Step>)> = Vec::new();
        for (line, branch) in lines {
            if branch.len() > Conditions::MAX_PLIES {
                return Err(ConditionsError::TooDeep { line });
            }
            if branch.iter().rev().skip(1).any(|step| *step == RESIGNS) {
                return Err(ConditionsError::AfterTheEnd { line });
            }
            if !matches!(branch.last(), Some(Step::Mine(_))) {
                return Err(ConditionsError::NoAnswer { line });
            }
            if let Some((first, _)) = branches.iter().find(|(_, other)| differ(other, &branch)) {
                return Err(ConditionsError::TwoAnswers { first: *first, second: line });
            }
            if branches.iter().any(|(_, other)| other.starts_with(&branch)) {
                continue;
            }
            branches.retain(|(_, other)| !branch.starts_with(other));
            branches.push((line, branch));
        }
        if branches.is_empty() {
            return Err(ConditionsError::Empty);
        }
        if branches.len() > Conditions::MAX_BRANCHES {
            return Err(ConditionsError::TooManyBranches { found: branches.len() });
        }
        let branches = branches.into_iter().map(|(_, branch)| branch).collect();
        let conditions = Conditions { branches };
        read::check_length(&conditions.to_string())?;
        Ok(conditions)
    }

    /// Returns what the owner does next, or `None` if it is the opponent's turn.
    pub fn answer(&self) -> Option<Answer> {
        match self.branches.first()?.first()? {
            Step::Mine(answer) => Some(*answer),
            Step::Theirs(_) | Step::Any => None,
        }
    }

    /// Returns true if a branch ends with a resignation.
    pub fn can_resign(&self) -> bool {
        self.branches.iter().any(|branch| branch.last() == Some(&RESIGNS))
    }

    /// Returns the rest of the tree after a ply of the owner (`mine`) or the opponent, or `None` if
    /// no branch continues. Do not call this for passes.
    #[must_use]
    pub(crate) fn follow(&self, ply: Ply, mine: bool) -> Option<Conditions> {
        if mine {
            self.after(Step::Mine(Answer::Play(ply)))
        } else {
            let named =
                self.branches.iter().any(|branch| branch.first() == Some(&Step::Theirs(ply)));
            self.after(if named { Step::Theirs(ply) } else { Step::Any })
        }
    }

    fn after(&self, step: Step) -> Option<Conditions> {
        let rests = self.branches.iter().filter_map(|branch| branch.strip_prefix(&[step]));
        let branches: Vec<_> =
            rests.filter(|rest| !rest.is_empty()).map(<[Step]>::to_vec).collect();
        (!branches.is_empty()).then_some(Conditions { branches })
    }
}

/// Returns true if two branches first differ in an answer of the owner.
fn differ(one: &[Step], other: &[Step]) -> bool {
    let parting = one.iter().zip(other).find(|(one, other)| one != other);
    parting.is_some_and(|steps| matches!(steps, (Step::Mine(_), _) | (_, Step::Mine(_))))
}

/// Formats one branch per line: `D3F3:E4E5 *:C1C3`, or `D3F3:resign`.
impl fmt::Display for Conditions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (line, branch) in self.branches.iter().enumerate() {
            f.write_str(if line == 0 { "" } else { "\n" })?;
            for (index, step) in branch.iter().enumerate() {
                match step {
                    Step::Mine(_) => f.write_str(":")?,
                    _ if index > 0 => f.write_str(" ")?,
                    _ => {}
                }
                match step {
                    Step::Mine(Answer::Play(ply)) | Step::Theirs(ply) => write!(f, "{ply}")?,
                    Step::Mine(Answer::Resign) => f.write_str(RESIGN)?,
                    Step::Any => f.write_str("*")?,
                }
            }
        }
        Ok(())
    }
}

/// Parses the canonical form, without checking it against a position. Use [`Conditions::parse`] for
/// typed text.
impl FromStr for Conditions {
    type Err = ConditionsError;

    fn from_str(text: &str) -> Result<Conditions, ConditionsError> {
        let lines = (1..).zip(text.lines());
        let branches = lines.map(|(line, text)| Ok((line, read::parse_line(line, text)?)));
        Conditions::new(branches.collect::<Result<_, _>>()?)
    }
}

#[cfg(test)]
mod tests;
