//! The notation of puzzles: one line with the position before the mistake, the mistake and the
//! solution, other last moves, goal, themes and level, separated by semicolons.

use std::fmt;
use std::str::FromStr;

use dvonn_rules::{Illegal, Ply, PlyError, PositionError};

use super::{Goal, Puzzle, PuzzleTheme};
use crate::level::Level;

/// The error for a text that is not a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleError {
    /// There are not six fields.
    Fields,
    /// The position cannot be parsed.
    Position(PositionError),
    /// A ply cannot be parsed.
    Ply(PlyError),
    /// A ply is illegal.
    Illegal(Illegal),
    /// The goal is unknown.
    Goal,
    /// A theme is unknown.
    Theme,
    /// The level is neither 1 to 9 nor `-`.
    Level,
}

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzleError::Fields => f.write_str("a puzzle has six fields separated by semicolons"),
            PuzzleError::Position(error) => error.fmt(f),
            PuzzleError::Ply(error) => error.fmt(f),
            PuzzleError::Illegal(error) => error.fmt(f),
            PuzzleError::Goal => f.write_str("the goal is not win, draw, margin, judged or place"),
            PuzzleError::Theme => f.write_str("a theme is unknown"),
            PuzzleError::Level => f.write_str("the level is neither 1 to 9 nor -"),
        }
    }
}

impl std::error::Error for PuzzleError {}

impl Goal {
    /// Returns the name in data files.
    pub const fn name(self) -> &'static str {
        match self {
            Goal::Win => "win",
            Goal::Draw => "draw",
            Goal::Margin => "margin",
            Goal::Judged => "judged",
            Goal::Place => "place",
        }
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plies = |plies: &[Ply]| -> Vec<String> { plies.iter().map(Ply::to_string).collect() };
        write!(f, "{};{}", self.before, self.mistake)?;
        for ply in &self.line {
            write!(f, " {ply}")?;
        }
        write!(f, ";{};{};", plies(&self.also).join(" "), self.goal.name())?;
        let themes: Vec<&str> = self.themes.iter().map(|theme| theme.name()).collect();
        write!(f, "{};", themes.join(" "))?;
        match self.level {
            Some(level) => write!(f, "{}", level.number()),
            None => f.write_str("-"),
        }
    }
}

/// Parses the output of [`Display`](fmt::Display). Checks that all plies are legal, but not that
/// they solve anything: [`Miner::confirms`](super::Miner::confirms) does.
impl FromStr for Puzzle {
    type Err = PuzzleError;

    fn from_str(text: &str) -> Result<Puzzle, PuzzleError> {
        let fields: Vec<&str> = text.trim_end().split(';').collect();
        let [position, line, also, goal, themes, level] = fields[..] else {
            return Err(PuzzleError::Fields);
        };
        let plies = |text: &str| -> Result<Vec<Ply>, PuzzleError> {
            text.split_whitespace().map(|ply| ply.parse().map_err(PuzzleError::Ply)).collect()
        };
        let mut line = plies(line)?;
        if line.len() < 2 {
            return Err(PuzzleError::Fields);
        }
        let mistake = line.remove(0);
        let goal =
            Goal::ALL.into_iter().find(|known| known.name() == goal).ok_or(PuzzleError::Goal)?;
        let before = position.parse().map_err(PuzzleError::Position)?;
        let puzzle =
            Puzzle::new(before, mistake, goal, line, plies(also)?).map_err(PuzzleError::Illegal)?;
        let themes = themes.split_whitespace().map(PuzzleTheme::named);
        let level = match level {
            "-" => None,
            number => Some(number.parse().ok().and_then(Level::new).ok_or(PuzzleError::Level)?),
        };
        let themes = themes.collect::<Option<_>>().ok_or(PuzzleError::Theme)?;
        Ok(Puzzle { themes, level, ..puzzle })
    }
}
