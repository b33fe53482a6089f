//! The openings of real games, in `/learn openings`: what was placed next.

use std::sync::Arc;

use dvonn_discord::view::{MenuOption, View, button};
use dvonn_play as play;
use dvonn_play::advice::AdviceRefusal;
use dvonn_play::{Match, PlayError, Refusal};
use dvonn_render::Scene;
use dvonn_rules::{Cell, Ply, Position, Reds};
use dvonn_school as school;
use dvonn_school::{Continuation, Explored, Opening};
use serenity::all::{ButtonStyle, ComponentInteraction};

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::caller::command::{Context, caller_anywhere};
use crate::runtime::failure::Failure;
use crate::runtime::feature::{Click, ClickHandler, CommandPlace, Feature, Work, chosen};
use crate::runtime::rounds::{BATCH, JobProgress};
use crate::runtime::style::Style;
use crate::say;
use crate::show::complete::games;
use crate::show::ids::openings::OpeningClick;
use crate::show::picture;
use crate::show::picture::captions::turn_caption;
use crate::show::picture::with_letters;
use crate::show::record::choose::find_game;
use crate::text::Text;

/// The commands, handlers and background work of this feature.
pub(super) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Under("learn", openings)],
    clicks: &[ClickHandler::of::<OpeningClick>()],
    background: &[Work::Decide(|app, _| Box::pin(add_ended_games(app)))],
    ..Feature::EMPTY
};

#[poise::command(slash_command)]
async fn openings(
    ctx: Context<'_>,
    #[autocomplete = "games"] game: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let game = match game {
        Some(_) => match find_game(app, &caller, game).await? {
            Some(game) => Some(game),
            None => return Ok(()),
        },
        None => match Match::latest_in(&app.store, caller.venue.channel).await {
            Ok(game) => Some(game),
            Err(PlayError::Refused(Refusal::NoGame)) => None,
            Err(error) => return Err(error.into()),
        },
    };
    let Some(game) = game else { return show(app, &caller, Opening::default()).await };
    check(&caller, &game)?;
    match Opening::of(&game.history) {
        Some(opening) => show(app, &caller, opening).await,
        None => Ok(caller.reply_private(&dealt(caller.text)).await?),
    }
}

/// Statistics of a running game are advice.
fn check(caller: &Caller, game: &Match) -> Result<(), Refusal> {
    if !game.row.is_running() {
        return Ok(());
    }
    game.check_advice(caller.person.id).map(drop).map_err(|refusal| match refusal {
        Refusal::NotAPlayer(_) | Refusal::NotYourTurn(_) => AdviceRefusal::NotOfRunning.into(),
        other => other,
    })
}

impl Click for OpeningClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        press: &ComponentInteraction,
    ) -> Result<(), Failure> {
        let opening = match self {
            OpeningClick::Show { opening } => opening,
            OpeningClick::New { opening } => {
                let view = page(app, caller, opening).await?;
                return Ok(caller.reply_private(&view).await?);
            }
            OpeningClick::Next { opening } => {
                opening.with(chosen::<Cell>(press)?).ok_or(Failure::Unknown)?
            }
        };
        show(app, caller, opening).await
    }
}

/// Shows an opening to the caller, or the last part of it that was played.
async fn show(app: &App, caller: &Caller, opening: Opening) -> Result<(), Failure> {
    Ok(caller.reply_in_place(&page(app, caller, opening).await?).await?)
}

async fn page(app: &App, caller: &Caller, opening: Opening) -> Result<View, Failure> {
    // The first call reads the collection.
    let prepared = tokio::task::spawn_blocking(school::prepare).await;
    prepared.map_err(|error| Failure::Panic(error.to_string()))?;
    let explored = school::explore(&app.store, opening).await?;
    let position = explored.opening.position();
    play::advice::check_position(&app.store, &position, caller.person.id).await?;
    Ok(opening_view(caller.style(), opening, &explored, &position))
}

/// Adds the openings of rated games that ended here.
async fn add_ended_games(app: &Arc<App>) -> Result<JobProgress, Failure> {
    Ok(JobProgress::after(school::add_ended_games(&app.store, BATCH).await?))
}

/// Returns the message that a game has no opening.
fn dealt(text: Text) -> View {
    let start = OpeningClick::Show { opening: Opening::default() };
    let show = button(start, &say!(text, "button-opening-start"), ButtonStyle::Secondary);
    View::new(say!(text, "openings-dealt")).buttons([show])
}

/// The number of placements in the text and on the board.
const LISTED: usize = 8;

fn opening_view(style: Style, asked: Opening, explored: &Explored, position: &Position) -> View {
    let text = style.text;
    let Explored { opening, games, next } = explored;
    let count = opening.len();
    let cells: Vec<_> = opening.cells().map(|cell| cell.to_string()).collect();
    let mut lines = vec![say!(text, "openings-title")];
    if count < asked.len() {
        lines.push(say!(text, "openings-left", number = count + 1));
    }
    lines.push(if count == 0 {
        say!(text, "openings-start", games = *games)
    } else {
        say!(text, "openings-after", cells = cells.join(" "), games = *games)
    });
    lines.extend(about_reds(text, opening));
    if next.is_empty() {
        lines.push(say!(text, "openings-end"));
    }
    lines.extend(with_letters(next.iter().take(LISTED)).map(|(letter, next)| {
        let letter = letter.to_string();
        let (cell, became) = (next.cell.to_string(), became(text, next));
        say!(text, "openings-next", letter = letter, cell = cell, became = became)
    }));
    let plies: Vec<_> = next.iter().take(LISTED).map(|next| Ply::Place(next.cell)).collect();
    let scene = Scene {
        reds: Reds::from_position(position),
        hints: &plies,
        caption: &turn_caption(text, position),
        ..Scene::of(position)
    };
    let lead = if plies.is_empty() {
        say!(text, "openings-end")
    } else {
        say!(text, "alt-openings", cells = picture::list_with_letters(style, &plies))
    };
    let buttons = (count > 0).then(|| {
        let back = OpeningClick::Show { opening: opening.first(count - 1) };
        button(back, &say!(text, "button-opening-back"), ButtonStyle::Secondary)
    });
    View::new(lines.join("\n"))
        .picture(picture::of_scene_with(style, None, &scene, &lead))
        .menu(
            OpeningClick::Next { opening: *opening },
            &say!(text, "menu-opening"),
            next.iter().map(|next| MenuOption {
                value: next.cell.to_string(),
                label: next.cell.to_string(),
                description: became(text, next),
            }),
        )
        .buttons(buttons)
}

/// Says how games ended with reds that lie like these or, on the empty board, that it matters where they lie.
fn about_reds(text: Text, opening: &Opening) -> Option<String> {
    let score = |pairs: usize| school::by_touching_reds(pairs).white_score().round();
    if opening.is_empty() {
        let (apart, together) = (score(0), score(3));
        return Some(say!(text, "openings-reds-matter", apart = apart, together = together));
    }
    let pairs = opening.touching_reds()?;
    let games = school::by_touching_reds(pairs).games;
    Some(say!(text, "openings-reds", pairs = pairs, games = games, white = score(pairs)))
}

/// Describes how often a cell was chosen, and how the games ended.
fn became(text: Text, next: &Continuation) -> String {
    let percent = |count: u32| (f64::from(count) / f64::from(next.games) * 100.0).round();
    let (white, drawn) = (percent(next.white), percent(next.drawn));
    say!(text, "openings-became", games = next.games, white = white, drawn = drawn)
}
