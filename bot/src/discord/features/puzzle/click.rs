//! Buttons and menus of puzzles.

use dvonn_model::Day;
use dvonn_rules::Ply;
use serenity::all::ComponentInteraction;

use crate::discord::features::puzzle::ids::PuzzleClick;
use crate::discord::features::puzzle::solve::{self, At};
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
            PuzzleClick::ChooseStack { puzzle, step, theme } => {
                solve::choose_stack(app, caller, At { puzzle, step, theme }, chosen(press)?).await
            }
            PuzzleClick::Play { puzzle, step, from, to, theme } => {
                let ply = Ply::Move { from, to };
                solve::play(app, caller, At { puzzle, step, theme }, ply).await
            }
            PuzzleClick::Again { puzzle, step, theme } => {
                solve::again(app, caller, At { puzzle, step, theme }).await
            }
            PuzzleClick::Hint { puzzle, step, theme } => {
                solve::hint(app, caller, At { puzzle, step, theme }).await
            }
            PuzzleClick::Line { puzzle, at, theme } => {
                solve::line(app, caller, (puzzle, at), theme).await
            }
            PuzzleClick::PlayOn { puzzle, at } => solve::play_on(app, caller, puzzle, at).await,
            PuzzleClick::Daily { day } => solve::show_daily(app, caller, Day::from(day)).await,
        }
    }
}
