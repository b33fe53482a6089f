//! Custom ids of the lessons, the terms and the advice, and the terms themselves.

use dvonn_engine::puzzle::PuzzleTheme;
use dvonn_model::GameId;
use dvonn_school::{ExerciseId, Lesson, Moves};
use strum::VariantArray as _;

use crate::runtime::custom_id::{custom_ids, named_part};

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
        /// Begin the lesson about what cost the person this game or, if that is not known, go on with the next one.
        "lesson-after" => After { game: GameId },
        /// Show what the person has learnt so far.
        "progress" => Progress,
        /// List all lessons.
        "lessons" => List,
        /// Begin the lesson chosen in the menu.
        "lesson-pick" => Pick,
        /// Show the advice of a lesson.
        "advice" => Advice { lesson: Lesson },
        /// Show the terms of a group.
        "terms" => Terms { group: TermGroup },
        /// Show one term.
        "term" => Term { term: GlossaryTerm },
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
    Strategy,
    Themes,
}

/// A term of the glossary. Its name is the key of its texts.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr, strum::VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum GlossaryTerm {
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
    Tower,
    LoosePiece,
    Tempo,
    Sharpshooting,
    Overload,
    Neutralise,
    Fork,
    Isolation,
    Rescue,
    Cut,
    RunWithRed,
    FreeSurrounded,
    Immobilise,
    ForcedPass,
    Counting,
    SaveDraw,
    LastPlacements,
}

named_part!(TermGroup, GlossaryTerm);

impl GlossaryTerm {
    /// Returns the page that the term is on.
    pub(crate) const fn group(self) -> TermGroup {
        match self {
            GlossaryTerm::Cell
            | GlossaryTerm::Edge
            | GlossaryTerm::Piece
            | GlossaryTerm::RedPiece
            | GlossaryTerm::Stack
            | GlossaryTerm::Single
            | GlossaryTerm::Height
            | GlossaryTerm::HoldRed => TermGroup::Board,
            GlossaryTerm::Placement
            | GlossaryTerm::Movement
            | GlossaryTerm::Capture
            | GlossaryTerm::LegalMove
            | GlossaryTerm::ForcedMove
            | GlossaryTerm::Surrounded
            | GlossaryTerm::Isolated
            | GlossaryTerm::Pass => TermGroup::Moves,
            GlossaryTerm::Score | GlossaryTerm::Position | GlossaryTerm::Notation => {
                TermGroup::Score
            }
            GlossaryTerm::Rated
            | GlossaryTerm::Rating
            | GlossaryTerm::Provisional
            | GlossaryTerm::Plan
            | GlossaryTerm::ConditionalMoves
            | GlossaryTerm::Takeback
            | GlossaryTerm::Hint
            | GlossaryTerm::Review => TermGroup::Games,
            GlossaryTerm::Tower
            | GlossaryTerm::LoosePiece
            | GlossaryTerm::Tempo
            | GlossaryTerm::Sharpshooting
            | GlossaryTerm::Overload
            | GlossaryTerm::Neutralise
            | GlossaryTerm::Fork => TermGroup::Strategy,
            GlossaryTerm::Isolation
            | GlossaryTerm::Rescue
            | GlossaryTerm::Cut
            | GlossaryTerm::RunWithRed
            | GlossaryTerm::FreeSurrounded
            | GlossaryTerm::Immobilise
            | GlossaryTerm::ForcedPass
            | GlossaryTerm::Counting
            | GlossaryTerm::SaveDraw
            | GlossaryTerm::LastPlacements => TermGroup::Themes,
        }
    }

    /// Returns the lesson that teaches the term, if one does.
    pub(crate) fn lesson(self) -> Option<Lesson> {
        let number = match self {
            GlossaryTerm::Edge
            | GlossaryTerm::Height
            | GlossaryTerm::Surrounded
            | GlossaryTerm::LegalMove => 1,
            GlossaryTerm::Pass | GlossaryTerm::ForcedMove | GlossaryTerm::ForcedPass => 2,
            GlossaryTerm::Isolated
            | GlossaryTerm::HoldRed
            | GlossaryTerm::Isolation
            | GlossaryTerm::Rescue
            | GlossaryTerm::Cut => 3,
            GlossaryTerm::Capture | GlossaryTerm::Neutralise => 4,
            GlossaryTerm::Single | GlossaryTerm::Stack | GlossaryTerm::Tower => 5,
            GlossaryTerm::Immobilise => 6,
            GlossaryTerm::RedPiece | GlossaryTerm::RunWithRed => 7,
            GlossaryTerm::Score | GlossaryTerm::Tempo | GlossaryTerm::Counting => 9,
            GlossaryTerm::Sharpshooting | GlossaryTerm::Overload | GlossaryTerm::Fork => 10,
            GlossaryTerm::Placement => 12,
            GlossaryTerm::LastPlacements => 15,
            GlossaryTerm::Movement | GlossaryTerm::LoosePiece | GlossaryTerm::FreeSurrounded => 16,
            _ => return None,
        };
        Lesson::new(number)
    }

    /// Returns the words of strategy that a lesson teaches. The rules explain the other terms.
    pub(crate) fn strategy_of(lesson: Lesson) -> impl Iterator<Item = GlossaryTerm> {
        let strategy = |term: &GlossaryTerm| term.group() == TermGroup::Strategy;
        let terms = GlossaryTerm::VARIANTS.iter().copied().filter(strategy);
        terms.filter(move |term| term.lesson() == Some(lesson))
    }
}

impl From<PuzzleTheme> for GlossaryTerm {
    fn from(theme: PuzzleTheme) -> GlossaryTerm {
        match theme {
            PuzzleTheme::Isolate => GlossaryTerm::Isolation,
            PuzzleTheme::Rescue => GlossaryTerm::Rescue,
            PuzzleTheme::Cut => GlossaryTerm::Cut,
            PuzzleTheme::RunWithRed => GlossaryTerm::RunWithRed,
            PuzzleTheme::FreeSurrounded => GlossaryTerm::FreeSurrounded,
            PuzzleTheme::Immobilise => GlossaryTerm::Immobilise,
            PuzzleTheme::Sharpshoot => GlossaryTerm::Sharpshooting,
            PuzzleTheme::ForcedPass => GlossaryTerm::ForcedPass,
            PuzzleTheme::Tempo => GlossaryTerm::Tempo,
            PuzzleTheme::Count => GlossaryTerm::Counting,
            PuzzleTheme::SaveDraw => GlossaryTerm::SaveDraw,
            PuzzleTheme::Place => GlossaryTerm::LastPlacements,
        }
    }
}
