//! Puzzles: solving them, races, the puzzle of the day, and new ones from the bot's own games.
//!
//! - here: `/puzzle`, its buttons and `/ladder puzzles`;
//! - `solve`: what happens when a person asks for a puzzle, moves, or wants help; `view`, `words`: its messages;
//! - `race`, `race_view`: races against the clock, and their messages;
//! - `background`: posting the puzzle of the day, and searching games for new puzzles.

mod background;
mod race;
mod race_view;
mod solve;
mod view;
mod words;

use dvonn_discord::view::View;
use dvonn_model::{Day, PostKind, RaceState, Solver};
use serenity::all::{ComponentInteraction, User};

use crate::features::puzzle::solve::At;
use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::caller::command::{Command, Context, EVERYWHERE, caller, caller_anywhere};
use crate::runtime::failure::Failure;
use crate::runtime::feature::{Click, ClickHandler, CommandPlace, Feature, Work, chosen};
use crate::runtime::posts::PostHandler;
use crate::say;
use crate::show::ids::puzzle::{PuzzleClick, RaceClick, RaceStep, ThemeChoice};
use crate::show::opponent::opponent as opponent_of;
use crate::show::words::links::mention;
use crate::show::words::rating::rating;

/// The number of solvers on the ladder.
const SHOWN: u32 = 15;

/// The commands, handlers and background work of this feature.
pub(super) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Top(command), CommandPlace::Under("ladder", puzzles)],
    clicks: &[ClickHandler::of::<PuzzleClick>(), ClickHandler::of::<RaceClick>()],
    background: &[
        Work::Decide(|app, now| Box::pin(background::order_daily(app, now))),
        Work::Decide(|app, now| Box::pin(race::end(app, now))),
        Work::Send { name: "new puzzles", round: |app, now| Box::pin(background::mine(app, now)) },
    ],
    posts: &[
        PostHandler {
            kind: PostKind::Daily,
            face: |app, post| Box::pin(background::daily(app, post)),
        },
        PostHandler { kind: PostKind::Race, face: |app, post| Box::pin(race::face(app, post)) },
    ],
    ..Feature::EMPTY
};

/// Returns the command, which works everywhere.
fn command() -> Command {
    let mut command = puzzle();
    command.interaction_context = Some(EVERYWHERE.to_vec());
    command
}

#[poise::command(slash_command, subcommand_required, subcommands("play", "daily", "race"))]
#[allow(clippy::unused_async, reason = "poise wants an async function")]
async fn puzzle(_: Context<'_>) -> Result<(), Failure> {
    Err(Failure::Unknown)
}

#[poise::command(slash_command)]
async fn play(ctx: Context<'_>, theme: Option<ThemeChoice>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    solve::show_next(app, &caller, theme.unwrap_or(ThemeChoice::Any)).await
}

#[poise::command(slash_command)]
async fn daily(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    solve::show_daily(app, &caller, Day::of(app.now())).await
}

#[poise::command(slash_command)]
async fn race(ctx: Context<'_>, opponent: Option<User>) -> Result<(), Failure> {
    let app = ctx.framework.user_data;
    match opponent {
        None => race::offer_alone(app, &*caller_anywhere(ctx).await?).await,
        Some(user) => {
            let caller = caller(ctx).await?;
            race::challenge(app, &caller, opponent_of(ctx, &user)?).await
        }
    }
}

#[poise::command(slash_command)]
async fn puzzles(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let (text, today) = (caller.public_text(), Day::of(app.now()));
    let solvers = app.store.solvers_in(caller.guild()?, SHOWN).await?;
    if solvers.is_empty() {
        return Ok(caller.reply_private(&View::new(say!(caller.text, "solvers-none"))).await?);
    }
    // Place 0 stands for none.
    let line = |(place, solver): (usize, &Solver)| {
        say!(
            text,
            "solvers-line",
            place = place,
            player = mention(solver.person),
            rating = rating(text, solver.rating),
            solved = solver.solved,
            tried = solver.tried,
            streak = solver.streak_on(today)
        )
    };
    let mut lines = vec![say!(text, "solvers-title")];
    lines.extend((1..).zip(&solvers).map(line));
    if !solvers.iter().any(|solver| solver.person == caller.person.id)
        && let Some(own) = app.store.solver(caller.person.id).await?
    {
        lines.push(line((0, &own)));
    }
    Ok(caller.reply(&View::new(lines.join("\n"))).await?)
}

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
            PuzzleClick::Play { puzzle, step, ply, theme } => {
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
            PuzzleClick::ChooseRaceStack { race, done, step } => {
                race::choose_stack(app, caller, RaceStep { race, done, step }, chosen(press)?).await
            }
            PuzzleClick::PlayRace { race, done, step, ply } => {
                race::play(app, caller, RaceStep { race, done, step }, ply).await
            }
            PuzzleClick::RaceAgain { race, done, step } => {
                race::again(app, caller, RaceStep { race, done, step }).await
            }
        }
    }
}

impl Click for RaceClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            RaceClick::Alone => race::start_alone(app, caller).await,
            RaceClick::Start { race } => race::start(app, caller, race).await,
            RaceClick::Decline { race } => {
                race::call_off(app, caller, race, RaceState::Declined).await
            }
            RaceClick::Cancel { race } => {
                race::call_off(app, caller, race, RaceState::Cancelled).await
            }
            RaceClick::Show { race } => race::show(app, caller, race).await,
        }
    }
}
