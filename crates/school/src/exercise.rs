//! An exercise: a position, what to do there, and what each move is worth.

use dvonn_engine::{Level, Value};
use dvonn_rules::{Cell, CellSet, Color, Game, Illegal, Phase, Ply, Position};

use crate::moves::Moves;

/// A position of a lesson in which the learner has White.
#[derive(Clone, Debug)]
pub struct Exercise {
    /// The position, with White to move.
    pub start: Position,
    /// The cells that the task is about, to mark on the board.
    pub marked: CellSet,
    /// The stack that the task is about, if its moves are to be marked too.
    pub chosen: Option<Cell>,
    /// The moves to choose from. Empty for all legal moves.
    pub offered: Vec<Ply>,
    /// What to do.
    pub task: Task,
}

/// What the learner is asked to do.
#[derive(Clone, Debug)]
pub enum Task {
    /// Find the best move.
    Find {
        /// The moves that are right.
        taught: Vec<Ply>,
        /// By how much they are better than all others.
        lead: Lead,
        /// Every move that can be chosen, with what it is worth.
        answers: Vec<ExerciseAnswer>,
    },
    /// Win the game against this level of the computer.
    Win(Level),
}

/// By how much the right moves of an exercise are better than all others, at least.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Lead {
    /// In pieces at the end of the game, with best play from both sides.
    Pieces(i8),
    /// In winning chances from 0 to 1, as the engine estimates them.
    Chance(f64),
}

/// A move of the learner and what follows.
#[derive(Clone, Debug, PartialEq)]
pub struct ExerciseAnswer {
    /// The move.
    pub ply: Ply,
    /// What it is worth for the learner, with best play from both sides.
    pub value: Value,
    /// The best play after it, starting with the computer's answer. Empty if the game is over.
    pub line: Vec<Ply>,
}

/// Why moves do not fit an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadMoves {
    /// A move breaks the rules.
    Illegal(Illegal),
    /// The game was over before the last move.
    Over,
}

impl Exercise {
    /// Returns the game from the start of the exercise after these moves, and after the passes that
    /// follow each of them.
    ///
    /// # Errors
    /// The reason why the moves cannot be played.
    pub fn after(&self, moves: &Moves) -> Result<Game, BadMoves> {
        let mut game = Game::from_position(self.start);
        for &ply in moves.as_slice() {
            play(&mut game, ply)?;
        }
        Ok(game)
    }

    /// Returns the moves that the learner can choose from in a game of this exercise.
    pub fn choices(&self, game: &Game) -> Vec<Ply> {
        match &self.task {
            Task::Find { answers, .. } if game.plies().is_empty() => {
                answers.iter().map(|answer| answer.ply).collect()
            }
            Task::Win(_) if game.position().side_to_move() == Color::White => {
                game.position().legal_plies().to_vec()
            }
            Task::Find { .. } | Task::Win(_) => Vec::new(),
        }
    }

    /// Returns what a first move is worth, or `None` if it cannot be chosen.
    pub fn answer(&self, ply: Ply) -> Option<&ExerciseAnswer> {
        match &self.task {
            Task::Find { answers, .. } => answers.iter().find(|answer| answer.ply == ply),
            Task::Win(_) => None,
        }
    }

    /// Returns true if a first move is what the exercise teaches.
    pub fn is_taught(&self, ply: Ply) -> bool {
        matches!(&self.task, Task::Find { taught, .. } if taught.contains(&ply))
    }

    /// Returns the moves that the exercise teaches, the best first. Empty for a whole game.
    pub fn taught(&self) -> &[Ply] {
        match &self.task {
            Task::Find { taught, .. } => taught,
            Task::Win(_) => &[],
        }
    }

    /// Returns true if the learner has won the game.
    pub fn is_won(game: &Game) -> bool {
        game.result().is_some_and(|outcome| outcome.winner() == Some(Color::White))
    }
}

/// Plays a ply, and the passes that follow it.
pub(crate) fn play(game: &mut Game, ply: Ply) -> Result<(), BadMoves> {
    if game.position().phase() == Phase::Over {
        return Err(BadMoves::Over);
    }
    game.play(ply).map_err(BadMoves::Illegal)?;
    while game.position().must_pass() {
        game.play(Ply::Pass).map_err(BadMoves::Illegal)?;
    }
    Ok(())
}
