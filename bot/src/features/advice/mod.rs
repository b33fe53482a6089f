//! Hints and analyses: the engine's best moves in a position, and the moves that a person tries there.
//! `/dvonn hint`, `/dvonn analyse`, and **Analyse this position** in the menu of a message are here.
//!
//! - `search`: which position is meant, who may see advice on it, and the search;
//! - `walk`: going through the variations of an analysed position;
//! - `page`: an analysed position; `verdict`: what a move costs and why; `words`.
//!
//! The bot defers its reply while `computer` searches. The latest answers are kept in memory
//! (`computer/recent`), so that a hint and an analysis of one position agree.

mod ids;
mod page;
mod search;
mod verdict;
mod walk;
mod words;

use std::sync::Arc;

use dvonn_discord::rate_limits::Cost;
use dvonn_discord::view::{View, button};
use dvonn_engine::Analysis;
use dvonn_play as play;
use dvonn_play::advice::AdviceRefusal;
use dvonn_play::{Match, PlayError, Refusal};
use dvonn_render::Scene;
use dvonn_rules::{Phase, Ply};
use dvonn_study::variations;
use jiff::Timestamp;
use serenity::all::{ButtonStyle, ComponentInteraction, CreateButton, Message};

use crate::features::advice::ids::VariationClick;
use crate::features::advice::search::{AnalysedPosition, LINES, analysed};
use crate::features::advice::walk::At;
use crate::features::advice::words::describe_choices;
use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::caller::command::{Context, caller_anywhere};
use crate::runtime::failure::Failure;
use crate::runtime::feature::{Click, ClickHandler, CommandPlace, Feature, Work, chosen};
use crate::runtime::rounds::JobProgress;
use crate::runtime::style::Style;
use crate::say;
use crate::show::game::board::on_picture;
use crate::show::ids::advice::AdviceClick;
use crate::show::ids::turn::{Then, TurnClick, TurnRef};
use crate::show::picture;
use crate::show::picture::captions::turn_caption;
use crate::show::picture::with_letters;
use crate::show::record::import;
use crate::show::record::quoted::quoted;
use crate::show::words::players;

/// The commands, handlers and background work of this feature.
pub(super) const FEATURE: Feature = Feature {
    commands: &[
        CommandPlace::Under("dvonn", hint),
        CommandPlace::Under("dvonn", analyse),
        CommandPlace::Menu(analyse_message),
    ],
    clicks: &[ClickHandler::of::<AdviceClick>(), ClickHandler::of::<VariationClick>()],
    background: &[Work::Decide(|app, now| Box::pin(delete_unused(app, now)))],
    weight: Cost::Heavy,
    ..Feature::EMPTY
};

#[poise::command(slash_command)]
async fn hint(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let game = Match::find(&app.store, caller.venue.channel).await?;
    show_hint(app, &caller, &game).await
}

#[poise::command(slash_command)]
async fn analyse(
    ctx: Context<'_>,
    position: Option<String>,
    game: Option<String>,
    #[min = 0]
    #[max = 97]
    after: Option<u32>,
    #[min = 1]
    #[max = 5]
    lines: Option<u32>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let (channel, person) = (caller.venue.channel, caller.person.id);
    let subject = match (position, game) {
        (Some(position), None) if after.is_none() => AnalysedPosition::of_text(&position)?,
        (Some(_), _) => return Err(Refusal::from(AdviceRefusal::TwoSubjects).into()),
        (None, Some(game)) => match game.trim().parse::<i64>() {
            Ok(number) => {
                let game = Match::seen_from(&app.store, number.into(), channel, person).await?;
                AnalysedPosition::of_match(&caller, &game, after)?
            }
            Err(_) => of_pasted(app, &caller, &game, after).await?,
        },
        (None, None) => match Match::latest_in(&app.store, channel).await {
            Ok(game) => AnalysedPosition::of_match(&caller, &game, after)?,
            Err(PlayError::Refused(Refusal::NoGame)) => {
                return Ok(caller
                    .reply_private(&View::new(say!(caller.text, "analyse-what")))
                    .await?);
            }
            Err(error) => return Err(error.into()),
        },
    };
    walk::analyse(app, &caller, subject, lines.unwrap_or(LINES)).await
}

#[poise::command(context_menu_command = "command-menu-analyse")]
async fn analyse_message(ctx: Context<'_>, message: Message) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let shown = message.attachments.iter().find_map(|file| on_picture(&file.filename));
    let subject = match shown.filter(|_| message.author.id == app.client.bot) {
        Some((game, _revision)) => {
            let (channel, person) = (caller.venue.channel, caller.person.id);
            let game = Match::seen_from(&app.store, game, channel, person).await?;
            AnalysedPosition::of_match(&caller, &game, None)?
        }
        None => {
            let text = quoted(&message).await?;
            match AnalysedPosition::in_message(&text) {
                Some(position) => position,
                None => of_pasted(app, &caller, &text, None).await?,
            }
        }
    };
    walk::analyse(app, &caller, subject, LINES).await
}

impl Click for AdviceClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        let AdviceClick::Hint { at } = self;
        let game = Match::find(&app.store, at.game).await?.seen_at(&caller.venue, caller.person.id);
        game.check_seen(Some(at.moment))?;
        show_hint(app, caller, &game).await
    }
}

impl Click for VariationClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        press: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            VariationClick::Show { tree, at } => walk::show(app, caller, At { tree, at }).await,
            VariationClick::Go { tree, at, step } => {
                walk::go(app, caller, At { tree, at }, step).await
            }
            VariationClick::Try { tree, at, ply } => {
                walk::try_ply(app, caller, At { tree, at }, ply).await
            }
            VariationClick::Choose { tree, at } => {
                walk::try_ply(app, caller, At { tree, at }, chosen(press)?).await
            }
            VariationClick::ChooseOther { tree, at } => {
                walk::choose_other(app, caller, At { tree, at }, &chosen::<String>(press)?).await
            }
            VariationClick::Share { tree, at } => walk::share(app, caller, At { tree, at }).await,
        }
    }
}

/// Returns the position of a pasted game, which must not be a running one of this person.
async fn of_pasted(
    app: &App,
    caller: &Caller,
    text: &str,
    after: Option<u32>,
) -> Result<AnalysedPosition, Failure> {
    let record = import::read(text)?;
    play::advice::check_finished(&app.store, record.game(), caller.person.id).await?;
    Ok(AnalysedPosition::of_record(&record, after)?)
}

/// Shows the player to move their best moves.
async fn show_hint(app: &App, caller: &Caller, game: &Match) -> Result<(), Failure> {
    let position = *game.position();
    game.check_advice(caller.person.id)?;
    play::advice::check_position(&app.store, &position, caller.person.id).await?;
    let claim =
        app.claims.claim("search for a person", caller.person.id).ok_or(Failure::StillThinking)?;
    caller.defer_private().await?;
    let found = analysed(app, caller, position, LINES).await;
    drop(claim);
    Ok(caller.reply_private(&hint_view(caller.style(), game, &found?)).await?)
}

/// Deletes the variations that their owners have not used for a long time.
async fn delete_unused(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    variations::delete_unused(&app.store, now).await?;
    Ok(JobProgress::Idle)
}

/// Returns the best moves of the player to move.
fn hint_view(style: Style, game: &Match, analysis: &Analysis) -> View {
    let position = game.position();
    let count = analysis.lines.len();
    let mut lines = vec![match position.phase() {
        Phase::Placement => say!(style.text, "hint-title-placing"),
        Phase::Movement | Phase::Over => say!(style.text, "hint-title", count = count),
    }];
    let firsts = describe_choices(style, position, &analysis.lines);
    lines.extend(with_letters(firsts).map(|(letter, (ply, worth))| {
        say!(style.text, "advice-ply", letter = letter.to_string(), ply = ply, worth = worth)
    }));
    lines.push(say!(style.text, "hint-not-played"));
    let (names, own) = (players::names(style.text, game), position.side_to_move());
    let plies: Vec<Ply> =
        analysis.lines.iter().filter_map(|line| line.plies.first().copied()).collect();
    let scene = Scene {
        reds: game.history.reds(),
        hints: &plies,
        names: players::as_names(&names),
        caption: &turn_caption(style.text, position),
        ..Scene::of(position)
    };
    View::new(lines.join("\n"))
        .picture(picture::of_scene(style, Some(own), &scene).for_turn())
        .buttons(
            with_letters(plies).filter_map(|(letter, ply)| play_this(style, game, letter, ply)),
        )
}

/// Returns the button that plays a suggested ply.
fn play_this(style: Style, game: &Match, letter: char, ply: Ply) -> Option<CreateButton> {
    let at = TurnRef::of(game, Then::Stop);
    let click = match ply {
        Ply::Place(cell) => TurnClick::Place { at, cell },
        Ply::Move { from, to } => TurnClick::Confirm { at, from, to },
        Ply::Pass => return None,
    };
    let label =
        say!(style.text, "button-play-this", letter = letter.to_string(), ply = style.ply(ply));
    Some(button(click, &label, ButtonStyle::Success))
}
