//! Searches for `/dvonn hint` and `/dvonn analyse`. Only the person who asks sees the result.

use std::time::Duration;

use dvonn_engine::{Analysis, Limits};
use dvonn_model::GameId;
use dvonn_play as play;
use dvonn_play::{AdviceRefusal, InvalidTerms, Match, Refusal};
use dvonn_rules::{ByColor, Color, Game, Position, Record, Reds, headers};

use crate::computer::Busy;
use crate::discord::features::advice::view;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::tell::tell_failure;
use crate::discord::kit::view::View;
use crate::discord::kit::words::players;

/// The search time, the same for a hint and an analysis, which must agree.
const SEARCH_TIME: Duration = Duration::from_millis(1_500);
/// The number of best moves in a reply.
const PLIES: usize = 3;

/// A position to analyse.
pub(crate) struct AnalysedPosition {
    /// The position.
    pub(crate) position: Position,
    /// The number of red pieces in each stack, where known.
    pub(crate) reds: Reds,
    /// The game that the position comes from, if it was played here.
    pub(crate) game: Option<GameId>,
    /// The number of plies before the position and in the whole game, if it comes from a game.
    pub(crate) plies: Option<(usize, usize)>,
    /// The names of the players. Empty for a typed position.
    pub(crate) names: ByColor<String>,
    /// The reader's colour, if they play in the game.
    pub(crate) own: Option<Color>,
}

impl AnalysedPosition {
    /// Reads a typed position.
    pub(crate) fn of_text(text: &str) -> Result<AnalysedPosition, Refusal> {
        let position = text.trim().parse().map_err(InvalidTerms::Position)?;
        let reds = Reds::from_position(&position);
        let names = ByColor::from_fn(|_| String::new());
        Ok(AnalysedPosition { position, reds, game: None, plies: None, names, own: None })
    }

    /// Returns the position of a game played here after the first `after` plies, or its last one.
    ///
    /// Errors if the game is running and the person may not get advice in it.
    pub(crate) fn of_match(
        caller: &Caller,
        game: &Match,
        after: Option<u32>,
    ) -> Result<AnalysedPosition, Refusal> {
        if game.row.is_running() {
            game.check_advice(caller.person.id).map_err(|refusal| match refusal {
                Refusal::NotAPlayer(_) | Refusal::NotYourTurn(_) => {
                    AdviceRefusal::NotOfRunning.into()
                }
                other => other,
            })?;
        }
        let (position, plies) = position_after(&game.game, after)?;
        Ok(AnalysedPosition {
            position,
            reds: game.game.reds_after(plies.0).unwrap_or_default(),
            game: Some(game.row.id),
            plies: Some(plies),
            names: players::names(caller.text, game),
            own: game.color_of(caller.person.id),
        })
    }

    /// Returns the position of a pasted game after the first `after` plies, or its last one.
    pub(crate) fn of_record(
        record: &Record,
        after: Option<u32>,
    ) -> Result<AnalysedPosition, Refusal> {
        let (position, plies) = position_after(record.game(), after)?;
        let reds = record.game().reds_after(plies.0).unwrap_or_default();
        let name = |key| record.header(key).unwrap_or_default().to_owned();
        let names = ByColor { white: name(headers::WHITE), black: name(headers::BLACK) };
        Ok(AnalysedPosition { position, reds, game: None, plies: Some(plies), names, own: None })
    }
}

/// Returns the position after the first `after` plies, or the last one, with the number of plies
/// before it and in the whole game.
fn position_after(game: &Game, after: Option<u32>) -> Result<(Position, (usize, usize)), Refusal> {
    let plies = game.plies().len();
    let after = after.map_or(plies, |after| after as usize);
    let position = game.position_after(after).ok_or(AdviceRefusal::NoSuchPly { plies })?;
    Ok((*position, (after, plies)))
}

/// Shows the player to move their best moves.
pub(crate) async fn hint(app: &App, caller: &Caller, game: &Match) -> Result<(), Failure> {
    let position = *game.position();
    game.check_advice(caller.person.id)?;
    play::check_position(&app.store, &position, caller.person.id).await?;
    let view = |analysis: &Analysis| view::hint(caller.style(), game, analysis);
    think(app, caller, position, view).await
}

/// Shows an evaluation of a position and its best moves.
pub(crate) async fn analyse(
    app: &App,
    caller: &Caller,
    subject: &AnalysedPosition,
) -> Result<(), Failure> {
    play::check_position(&app.store, &subject.position, caller.person.id).await?;
    let view = |analysis: &Analysis| view::analysis(caller.style(), subject, analysis);
    think(app, caller, subject.position, view).await
}

/// Returns what the engine thinks of a position. While it remembers what it told somebody, it says
/// the same again.
async fn analysed(app: &App, position: Position) -> Result<Analysis, Busy> {
    if let Some(known) = app.analyses.of(&position) {
        return Ok(known);
    }
    let found = app.thinkers.analyse(position, Limits::time(SEARCH_TIME), PLIES).await?;
    app.analyses.keep(position, found.clone());
    Ok(found)
}

/// Searches a position and replies with the result, or with a refusal if the engine is busy.
async fn think(
    app: &App,
    caller: &Caller,
    position: Position,
    view: impl FnOnce(&Analysis) -> View,
) -> Result<(), Failure> {
    let claim =
        app.claims.claim("search for a person", caller.person.id).ok_or(Failure::StillThinking)?;
    caller.defer_private().await?;
    let found = analysed(app, position).await;
    drop(claim);
    match found {
        Ok(analysis) => caller.complete_deferred(&view(&analysis)).await?,
        // The reply is already deferred, so the failure must be sent from here.
        Err(busy) => tell_failure(caller, busy.into()).await,
    }
    Ok(())
}
