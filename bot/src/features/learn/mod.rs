//! Learning the game: `/learn` with lessons, terms, advice and one's own progress.

mod exercise;
mod figures;
mod game;
mod pages;
mod progress;
mod words;

use dvonn_model::GameId;
use dvonn_play as play;
use dvonn_play::{Match, PlayError};
use dvonn_school::{ExerciseId, Lesson, Moves, Progress, Task};
use dvonn_study::review::{self, ReviewProgress, Reviewable, TurningPoint};
use serenity::all::{AutocompleteChoice, ComponentInteraction, CreateAutocompleteResponse};

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::caller::command::{Command, Context, EVERYWHERE, caller_anywhere};
use crate::runtime::failure::Failure;
use crate::runtime::feature::{Click, ClickHandler, CommandPlace, Feature, chosen};
use crate::show::complete::autocomplete_response;
use crate::show::first_steps::Practice;
use crate::show::ids::learn::{LearnClick, TermGroup};

/// The commands, handlers and background work of this feature.
pub(super) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Top(command)],
    clicks: &[ClickHandler::of::<LearnClick>()],
    ..Feature::EMPTY
};

/// Returns the command, which works everywhere.
fn command() -> Command {
    let mut command = learn();
    command.interaction_context = Some(EVERYWHERE.to_vec());
    command
}

#[poise::command(
    slash_command,
    subcommand_required,
    subcommands("lesson", "terms", "advice", "progress")
)]
#[allow(clippy::unused_async, reason = "poise wants an async function")]
async fn learn(_: Context<'_>) -> Result<(), Failure> {
    Err(Failure::Unknown)
}

#[poise::command(slash_command)]
async fn lesson(
    ctx: Context<'_>,
    #[min = 1]
    #[max = 18]
    number: Option<u8>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let Some(lesson) = number.and_then(Lesson::new) else { return next(app, &caller).await };
    let progress = Progress::read(&app.store, caller.person.id).await?;
    exercise::begin(app, &caller, progress.current(lesson)).await
}

#[poise::command(slash_command)]
async fn terms(
    ctx: Context<'_>,
    #[autocomplete = "suggest_terms"] term: Option<String>,
) -> Result<(), Failure> {
    let caller = caller_anywhere(ctx).await?;
    let (text, style) = (caller.text, caller.style());
    let view = match term {
        None => pages::terms(text, TermGroup::Board),
        Some(typed) => pages::find_term(text, &typed)
            .map_or_else(|| pages::unknown_term(text, &typed), |term| pages::term(style, term)),
    };
    Ok(caller.reply_private(&view).await?)
}

#[poise::command(slash_command)]
async fn advice(
    ctx: Context<'_>,
    #[min = 1]
    #[max = 18]
    page: Option<u8>,
) -> Result<(), Failure> {
    let caller = caller_anywhere(ctx).await?;
    let lesson = page.and_then(Lesson::new).unwrap_or(Lesson::FIRST);
    Ok(caller.reply_private(&pages::advice(caller.style(), lesson)).await?)
}

#[poise::command(slash_command)]
async fn progress(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    progress::show(app, &caller).await
}

async fn suggest_terms(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let choices = caller_anywhere(ctx).await.map(|caller| {
        let found = pages::matching_terms(caller.text, typed).into_iter();
        found.map(|name| AutocompleteChoice::new(name.clone(), name)).collect()
    });
    autocomplete_response(choices)
}

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
            LearnClick::After { game } => return after_game(app, caller, game).await,
            LearnClick::Pick => {
                let lesson: Lesson = chosen(press)?;
                return exercise::begin(app, caller, lesson.first_exercise()).await;
            }
            LearnClick::Progress => return progress::show(app, caller).await,
            LearnClick::List => {
                let progress = Progress::read(&app.store, caller.person.id).await?;
                pages::lessons(caller.text, &progress)
            }
            LearnClick::Advice { lesson } => pages::advice(caller.style(), lesson),
            LearnClick::Terms { group } => pages::terms(caller.text, group),
            // A new message: the exercise or puzzle that the term is about stays.
            LearnClick::Term { term } => {
                return Ok(caller.reply_private(&pages::term(caller.style(), term)).await?);
            }
            LearnClick::PickTerm => pages::term(caller.style(), chosen(press)?),
        };
        Ok(caller.reply_in_place(&view).await?)
    }
}

/// Plays the last of these moves.
async fn play(app: &App, caller: &Caller, id: ExerciseId, moves: Moves) -> Result<(), Failure> {
    match (&id.get().task, moves.as_slice()) {
        (Task::Find { .. }, &[ply]) => exercise::answer(app, caller, id, ply).await,
        (&Task::Win(level), [_, ..]) => game::play(app, caller, id, level, moves).await,
        _ => Err(Failure::Unknown),
    }
}

/// Says at which move a game turned against the caller, and begins the lesson about what they overlooked. Goes on with
/// the next lesson if the game has no review, or if its review says nothing about them.
async fn after_game(app: &App, caller: &Caller, game: GameId) -> Result<(), Failure> {
    let game = Match::find(&app.store, game).await?;
    let lesson = turning_point(app, caller, &game).await?.and_then(|turn| {
        let before = game.history.position_after(turn.number.checked_sub(1)?)?;
        let better = *turn.better.first()?;
        let practice = Practice::of(before, better)?;
        Some((words::turning_point(caller.style(), &turn, better), practice.lesson))
    });
    let Some((why, lesson)) = lesson else { return next(app, caller).await };
    exercise::begin_because(app, caller, lesson.first_exercise(), &why).await
}

/// Returns the move that cost the caller most in a game, if its review is done and is no advice for them now.
async fn turning_point(
    app: &App,
    caller: &Caller,
    game: &Match,
) -> Result<Option<TurningPoint>, Failure> {
    let Some(own) = game.color_of(caller.person.id) else { return Ok(None) };
    let Ok(reviewable) = Reviewable::played(game) else { return Ok(None) };
    match play::advice::check_finished(&app.store, &game.history, caller.person.id).await {
        Err(PlayError::Refused(_)) => return Ok(None),
        checked => checked?,
    }
    Ok(match review::progress(&app.store, &reviewable).await? {
        Some(ReviewProgress::Done(review)) => review.worst_of(own).cloned(),
        Some(ReviewProgress::UnderWay { .. }) | None => None,
    })
}

/// Goes on with the next lesson that is not finished, or lists all if there is none.
async fn next(app: &App, caller: &Caller) -> Result<(), Failure> {
    let progress = Progress::read(&app.store, caller.person.id).await?;
    match progress.next() {
        Some(lesson) => exercise::begin(app, caller, progress.current(lesson)).await,
        None => Ok(caller.reply_in_place(&pages::lessons(caller.text, &progress)).await?),
    }
}
