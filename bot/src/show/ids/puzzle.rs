//! Custom ids of puzzles, and the choice of a theme.

use dvonn_engine::puzzle::PuzzleTheme;
use dvonn_model::{PuzzleId, RaceId};
use dvonn_rules::Ply;

use crate::runtime::custom_id::{custom_ids, named_part};

custom_ids! {
    /// A button or menu of a puzzle. `step` is the number of moves found so far. `theme` is the theme
    /// that the person chose, so that the next puzzle has it too.
    pub(crate) enum PuzzleClick {
        /// Show the next puzzle.
        "puzzle" => Next { theme: ThemeChoice },
        /// The menu of movable stacks. Its value is a cell.
        "puzzle-stack" => ChooseStack { puzzle: PuzzleId, step: usize, theme: Option<ThemeChoice> },
        /// Play this move or placement.
        "puzzle-move" => Play { puzzle: PuzzleId, step: usize, ply: Ply, theme: Option<ThemeChoice> },
        /// Show the position to solve again.
        "puzzle-again" => Again { puzzle: PuzzleId, step: usize, theme: Option<ThemeChoice> },
        /// Name the stack to move, or some of the cells.
        "puzzle-hint" => Hint { puzzle: PuzzleId, step: usize, theme: Option<ThemeChoice> },
        /// Show the solution after this many plies.
        "puzzle-line" => Line { puzzle: PuzzleId, at: usize, theme: Option<ThemeChoice> },
        /// Play on against the computer after this many plies of the solution.
        "puzzle-game" => PlayOn { puzzle: PuzzleId, at: usize },
        /// Show the puzzle of a day, in days since 1970.
        "puzzle-daily" => Daily { day: i64 },
        /// The menu of movable stacks in a race. Its value is a cell. `done` is how many puzzles are behind the
        /// person, so it names the one that is shown.
        "race-stack" => ChooseRaceStack { race: RaceId, done: u32, step: usize },
        /// Play this move in a race.
        "race-move" => PlayRace { race: RaceId, done: u32, step: usize, ply: Ply },
        /// Show the position of a race again.
        "race-again" => RaceAgain { race: RaceId, done: u32, step: usize },
    }
}

custom_ids! {
    /// A button of a race.
    pub(crate) enum RaceClick {
        /// Start a race alone.
        "race-alone" => Alone,
        /// Start a race of two, as the opponent.
        "race-start" => Start { race: RaceId },
        /// Decline a race, as the opponent.
        "race-decline" => Decline { race: RaceId },
        /// Cancel a race, as the challenger.
        "race-cancel" => Cancel { race: RaceId },
        /// Show the puzzle that the person solves now.
        "race-puzzles" => Show { race: RaceId },
    }
}

/// Where a person is in a race.
#[derive(Clone, Copy)]
pub(crate) struct RaceStep {
    pub(crate) race: RaceId,
    /// How many puzzles are behind them.
    pub(crate) done: u32,
    /// The number of moves found so far in this one.
    pub(crate) step: usize,
}

/// A choice of theme. The name of each is its message key, until `gateway::commands` localises it.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    poise::ChoiceParameter,
    strum::EnumString,
    strum::IntoStaticStr,
    strum::VariantArray,
)]
#[strum(serialize_all = "snake_case")]
pub(crate) enum ThemeChoice {
    #[name = "theme-any"]
    Any,
    #[name = "term-isolation"]
    Isolate,
    #[name = "term-rescue"]
    Rescue,
    #[name = "term-cut"]
    Cut,
    #[name = "term-run-with-red"]
    Red,
    #[name = "term-free-surrounded"]
    Free,
    #[name = "term-immobilise"]
    Immobilise,
    #[name = "term-sharpshooting"]
    Sharpshoot,
    #[name = "term-forced-pass"]
    Pass,
    #[name = "term-tempo"]
    Tempo,
    #[name = "term-counting"]
    Count,
    #[name = "term-save-draw"]
    Draw,
    #[name = "term-last-placements"]
    Place,
}

named_part!(ThemeChoice);

impl ThemeChoice {
    /// Returns the theme, or `None` for any.
    pub(crate) fn theme(self) -> Option<PuzzleTheme> {
        PuzzleTheme::named(self.into())
    }

    /// Returns the choice, or `None` for any theme.
    pub(crate) fn if_chosen(self) -> Option<ThemeChoice> {
        (self != ThemeChoice::Any).then_some(self)
    }
}

#[cfg(test)]
mod tests {
    use strum::VariantArray as _;

    use super::*;

    #[test]
    fn every_theme_can_be_chosen() {
        let chosen: Vec<PuzzleTheme> =
            ThemeChoice::VARIANTS.iter().filter_map(|choice| choice.theme()).collect();
        assert_eq!(chosen, PuzzleTheme::ALL);
    }
}
