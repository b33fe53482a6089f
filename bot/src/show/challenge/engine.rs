//! Choosing an engine as the opponent: which there are, and whether it can play a game.

use dvonn_discord::markup::plain;
use dvonn_discord::view::View;
use dvonn_model::{ComputerKind, EngineId, Opponent};
use dvonn_rules::Position;
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::runtime::app::App;
use crate::runtime::caller::command::Context;
use crate::runtime::failure::{Explain, Failure};
use crate::say;
use crate::show::words::players::computer;
use crate::text::Text;

/// Why an engine cannot be the opponent.
#[derive(Debug)]
pub(crate) enum EngineRefusal {
    /// There is none of this name.
    Unknown(String),
    /// The operator has removed it.
    Gone,
    /// Both an engine and a level are given.
    AndLevel,
    /// It is playing as many games as it can.
    Busy(ComputerKind, usize),
    /// It cannot start from this board.
    Board(ComputerKind),
}

impl Explain for EngineRefusal {
    fn explain(&self, text: Text) -> View {
        View::new(match self {
            EngineRefusal::Unknown(name) => say!(text, "refuse-engine-unknown", name = plain(name)),
            EngineRefusal::Gone => say!(text, "refuse-engine-gone"),
            EngineRefusal::AndLevel => say!(text, "refuse-engine-and-level"),
            EngineRefusal::Busy(kind, games) => {
                say!(text, "refuse-engine-busy", player = computer(text, kind), games = *games)
            }
            EngineRefusal::Board(kind) => {
                say!(text, "refuse-engine-board", player = computer(text, kind))
            }
        })
    }
}

/// Returns the engine that a person names.
///
/// # Errors
/// A refusal if there is none of this name.
pub(crate) fn engine_named(app: &App, name: &str) -> Result<ComputerKind, Failure> {
    match app.engines.named(name) {
        Some(engine) => Ok(engine.named.clone().into()),
        None => Err(EngineRefusal::Unknown(name.to_owned()).into()),
    }
}

/// Returns what the computer plays as in a challenge to this opponent, or `None` if that is no
/// computer.
///
/// # Errors
/// A refusal if it is an engine that the operator has removed.
pub(crate) fn computer_of(app: &App, opponent: Opponent) -> Result<Option<ComputerKind>, Failure> {
    match opponent {
        Opponent::Anyone | Opponent::Person(_) => Ok(None),
        Opponent::Computer(level) => Ok(Some(level.into())),
        Opponent::Engine(engine) => Ok(Some(find(app, engine)?)),
    }
}

fn find(app: &App, engine: EngineId) -> Result<ComputerKind, Failure> {
    let engine = app.engines.find(engine).ok_or(EngineRefusal::Gone)?;
    Ok(engine.named.clone().into())
}

/// Checks that the computer can start a game from this board. Levels always can.
///
/// # Errors
/// A refusal if it is an engine that has gone, that is playing too many games, or that cannot play
/// on this board.
pub(crate) async fn check_can_start(
    app: &App,
    kind: &ComputerKind,
    start: &Position,
) -> Result<(), Failure> {
    let ComputerKind::Engine(named) = kind else { return Ok(()) };
    let engine = app.engines.find(named.id).ok_or(EngineRefusal::Gone)?;
    if !engine.can_start_from(start) {
        return Err(EngineRefusal::Board(kind.clone()).into());
    }
    let Some(most) = engine.most_games() else { return Ok(()) };
    if app.store.running_games_of_engine(named.id).await? as usize >= most {
        return Err(EngineRefusal::Busy(kind.clone(), most).into());
    }
    Ok(())
}

/// Suggests the engines whose names contain the typed text.
pub(crate) async fn engines(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let typed = typed.trim().to_lowercase();
    let names = ctx.framework.user_data.engines.list().iter().map(|engine| &engine.named.name);
    let found = names.filter(|name| name.to_lowercase().contains(&typed));
    let choices = found.map(|name| AutocompleteChoice::new(name.clone(), name.clone()));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}
