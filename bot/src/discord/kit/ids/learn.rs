//! Custom ids of the lessons, the terms and the advice, and the terms themselves.

use dvonn_school::{ExerciseId, Lesson, Moves};

use crate::discord::kit::custom_id::{custom_ids, named_part};

custom_ids! {
    /// A button or menu of the lessons, the terms or the advice.
    pub(crate) enum LearnClick {
        /// Begin an exercise, or begin it again.
        "lesson" => Begin { exercise: ExerciseId },
        /// Play the last of these moves in an exercise.
        "lesson-move" => Play { exercise: ExerciseId, moves: Moves },
        /// Show the right move of an exercise.
        "lesson-show" => Show { exercise: ExerciseId },
        /// Go on with the next lesson that is not finished.
        "lesson-next" => Next,
        /// List all lessons.
        "lessons" => List,
        /// Begin the lesson chosen in the menu.
        "lesson-pick" => Pick,
        /// Show the advice of a lesson.
        "advice" => Advice { lesson: Lesson },
        /// Show the terms of a group.
        "terms" => Terms { group: TermGroup },
        /// Show one term.
        "term" => Term { term: Term },
        /// Show the term chosen in the menu.
        "term-pick" => PickTerm,
    }
}

/// A group of terms, shown on one page.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub(crate) enum TermGroup {
    Board,
    Moves,
    Score,
    Games,
}

/// A term of the glossary. Its name is the key of its texts.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum Term {
    Cell,
    Edge,
    Piece,
    RedPiece,
    Stack,
    Single,
    Height,
    HoldRed,
    Placement,
    Movement,
    Capture,
    LegalMove,
    ForcedMove,
    Surrounded,
    Isolated,
    Pass,
    Score,
    Position,
    Notation,
    Rated,
    Rating,
    Provisional,
    Plan,
    ConditionalMoves,
    Takeback,
    Hint,
    Review,
}

named_part!(TermGroup, Term);

impl Term {
    /// Returns the page that the term is on.
    pub(crate) const fn group(self) -> TermGroup {
        match self {
            Term::Cell
            | Term::Edge
            | Term::Piece
            | Term::RedPiece
            | Term::Stack
            | Term::Single
            | Term::Height
            | Term::HoldRed => TermGroup::Board,
            Term::Placement
            | Term::Movement
            | Term::Capture
            | Term::LegalMove
            | Term::ForcedMove
            | Term::Surrounded
            | Term::Isolated
            | Term::Pass => TermGroup::Moves,
            Term::Score | Term::Position | Term::Notation => TermGroup::Score,
            Term::Rated
            | Term::Rating
            | Term::Provisional
            | Term::Plan
            | Term::ConditionalMoves
            | Term::Takeback
            | Term::Hint
            | Term::Review => TermGroup::Games,
        }
    }

    /// Returns the lesson that teaches the term, if one does.
    pub(crate) fn lesson(self) -> Option<Lesson> {
        let number = match self {
            Term::Edge | Term::Height | Term::Surrounded | Term::LegalMove => 1,
            Term::Pass | Term::ForcedMove => 2,
            Term::Isolated | Term::HoldRed => 3,
            Term::Capture => 4,
            Term::Single | Term::Stack => 5,
            Term::RedPiece => 7,
            Term::Score => 9,
            Term::Placement => 11,
            Term::Movement => 12,
            _ => return None,
        };
        Lesson::new(number)
    }
}
