//! Buttons and menus of puzzles.

use dvonn_model::Day;
use dvonn_rules::Ply;
use serenity::all::ComponentInteraction;

use crate::discord::features::puzzle::ids::PuzzleClick;
use crate::discord::features::puzzle::solve;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::feature::{Click, chosen};

impl Click for PuzzleClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        press: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            PuzzleClick::Next { theme } => solve::show_next(app, caller, theme).await,
            PuzzleClick::ChooseStack { puzzle, step } => {
                solve::choose_stack(app, caller, (puzzle, step), chosen(press)?).await
            }
            PuzzleClick::Play { puzzle, step, from, to } => {
                solve::play(app, caller, (puzzle, step), Ply::Move { from, to }).await
            }
            PuzzleClick::Again { puzzle, step } => solve::again(app, caller, (puzzle, step)).await,
            PuzzleClick::Hint { puzzle, step } => solve::hint(app, caller, (puzzle, step)).await,
            PuzzleClick::Line { puzzle, at } => solve::line(app, caller, puzzle, at).await,
            PuzzleClick::PlayOn { puzzle, at } => solve::play_on(app, caller, puzzle, at).await,
            PuzzleClick::Daily { day } => solve::show_daily(app, caller, Day::from(day)).await,
        }
    }
}
