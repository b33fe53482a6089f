//! Buttons and menus of the lessons, the terms and the advice.

use dvonn_school::{ExerciseId, Lesson, Moves, Progress, Task};
use serenity::all::ComponentInteraction;

use crate::discord::features::learn::{advice, exercise, list, terms, whole_game};
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::feature::{Click, chosen};
use crate::discord::kit::ids::learn::LearnClick;

impl Click for LearnClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        press: &ComponentInteraction,
    ) -> Result<(), Failure> {
        let view = match self {
            LearnClick::Begin { exercise } => return exercise::begin(app, caller, exercise).await,
            LearnClick::Play { exercise, moves } => {
                return play(app, caller, exercise, moves).await;
            }
            LearnClick::Show { exercise } => return exercise::show(app, caller, exercise).await,
            LearnClick::Next => return next(app, caller).await,
            LearnClick::Pick => {
                let lesson: Lesson = chosen(press)?;
                return exercise::begin(app, caller, lesson.first_exercise()).await;
            }
            LearnClick::List => {
                let progress = Progress::read(&app.store, caller.person.id).await?;
                list::view(caller.text, &progress)
            }
            LearnClick::Advice { lesson } => advice::view(caller.style(), lesson),
            LearnClick::Terms { group } => terms::page(caller.text, group),
            LearnClick::Term { term } => terms::term(caller.text, term),
            LearnClick::PickTerm => terms::term(caller.text, chosen(press)?),
        };
        Ok(caller.reply_in_place(&view).await?)
    }
}

/// Plays the last of these moves.
async fn play(app: &App, caller: &Caller, id: ExerciseId, moves: Moves) -> Result<(), Failure> {
    match (&id.get().task, moves.as_slice()) {
        (Task::Find { .. }, &[ply]) => exercise::answer(app, caller, id, ply).await,
        (&Task::Win(level), [_, ..]) => whole_game::play(app, caller, id, level, moves).await,
        _ => Err(Failure::Unknown),
    }
}

/// Goes on with the next lesson that is not finished, or lists all if there is none.
pub(crate) async fn next(app: &App, caller: &Caller) -> Result<(), Failure> {
    let progress = Progress::read(&app.store, caller.person.id).await?;
    match progress.next() {
        Some(lesson) => exercise::begin(app, caller, progress.current(lesson)).await,
        None => Ok(caller.reply_in_place(&list::view(caller.text, &progress)).await?),
    }
}
