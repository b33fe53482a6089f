//! Conditional moves: what a player answers to what the opponent may play.
//!
//! The tree is kept as its branches, one line each: `D3F3:E4E5 D2D4:C1C3` means "if they play D3F3,
//! I play E4E5; if then D2D4, I C1C3". A `:` stands before each ply of one's own. `*` stands for
//! any ply of theirs that no other branch names. Passes are left out: they are forced.
//!
//! Nothing here knows how conditions are kept or shown.

mod read;
mod walk;

use std::fmt;
use std::str::FromStr;

use dvonn_rules::Ply;

pub use read::ConditionsError;

/// One ply of a branch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// The opponent plays this.
    Theirs(Ply),
    /// The opponent plays what no other branch names.
    Any,
    /// The owner plays this.
    Mine(Ply),
}

/// What a player plays on certain plies of the opponent; at least one branch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conditions {
    /// Each ends with a ply of the owner. None is the beginning of another, and no two have
    /// different plies of the owner after the same beginning.
    branches: Vec<Vec<Step>>,
}

impl Conditions {
    /// How many characters the text may have: so many that it fits into one message when it is given
    /// back.
    pub const MAX_TEXT: u16 = 1700;
    /// How many branches there may be.
    pub const MAX_BRANCHES: usize = 64;
    /// How many plies of both sides a branch may have.
    pub const MAX_PLIES: usize = 48;

    /// The tree of some branches, each with the number of its line.
    fn new(lines: Vec<(usize, Vec<Step>)>) -> Result<Conditions, ConditionsError> {
        let mut branches: Vec<(usize, Vec<Step>)> = Vec::new();
        for (line, branch) in lines {
            if branch.len() > Conditions::MAX_PLIES {
                return Err(ConditionsError::TooDeep { line });
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

    /// What the owner plays now; `None` while the tree waits for the opponent.
    pub fn answer(&self) -> Option<Ply> {
        match self.branches.first()?.first()? {
            Step::Mine(ply) => Some(*ply),
            Step::Theirs(_) | Step::Any => None,
        }
    }

    /// What remains of the tree once the owner (`mine`) or the opponent has played a ply; passes
    /// must be left out. `None` when no branch goes on.
    #[must_use]
    pub(super) fn follow(&self, ply: Ply, mine: bool) -> Option<Conditions> {
        if mine {
            self.after(Step::Mine(ply))
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

/// Whether two branches have, after the same beginning, different plies of the owner.
fn differ(one: &[Step], other: &[Step]) -> bool {
    let parting = one.iter().zip(other).find(|(one, other)| one != other);
    parting.is_some_and(|steps| matches!(steps, (Step::Mine(_), _) | (_, Step::Mine(_))))
}

/// Writes a branch on each line: `D3F3:E4E5 *:C1C3`.
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
                    Step::Mine(ply) | Step::Theirs(ply) => write!(f, "{ply}")?,
                    Step::Any => f.write_str("*")?,
                }
            }
        }
        Ok(())
    }
}

/// Reads what [`Display`](fmt::Display) writes, whatever the position; for what was read from a
/// person and checked before, with [`Conditions::parse`].
impl FromStr for Conditions {
    type Err = ConditionsError;

    fn from_str(text: &str) -> Result<Conditions, ConditionsError> {
        let lines = (1..).zip(text.lines());
        let branches = lines.map(|(line, text)| Ok((line, read::written(line, text)?)));
        Conditions::new(branches.collect::<Result<_, _>>()?)
    }
}

#[cfg(test)]
mod tests;
