//! `/dvonn hint` and `/dvonn analyse`: the best plies, as the engine sees them, for the person alone
//! who asks.

use std::time::Duration;

use dvonn_engine::{Analysis, Limits};
use dvonn_model::GameId;
use dvonn_play as play;
use dvonn_play::{AdviceRefusal, InvalidTerms, Match, Refusal};
use dvonn_rules::{ByColor, Color, Game, Position, Record, Reds, headers};

use crate::discord::features::advice::view;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::tell::tell_failure;
use crate::discord::kit::view::View;
use crate::discord::kit::words::players;

/// So long the engine thinks, and so many plies it names.
const HINT: Duration = Duration::from_secs(1);
const ANALYSIS: Duration = Duration::from_secs(2);
const PLIES: usize = 3;

/// A position that somebody asks about.
pub(crate) struct Subject {
    /// The position.
    pub(crate) position: Position,
    /// How many red pieces are in its stacks, as far as known.
    pub(crate) reds: Reds,
    /// The game that it is of, if that was played here.
    pub(crate) game: Option<GameId>,
    /// How many plies of how many led to it, if a game did.
    pub(crate) plies: Option<(usize, usize)>,
    /// The players; empty where nobody plays.
    pub(crate) names: ByColor<String>,
    /// The colour that the reader plays.
    pub(crate) own: Option<Color>,
}

impl Subject {
    /// A position that somebody wrote.
    pub(crate) fn of_text(text: &str) -> Result<Subject, Refusal> {
        let position = text.trim().parse().map_err(InvalidTerms::Position)?;
        let reds = Reds::from_position(&position);
        let names = ByColor::from_fn(|_| String::new());
        Ok(Subject { position, reds, game: None, plies: None, names, own: None })
    }

    /// A game that was or is played here, after so many plies or as it stands. While it runs, the
    /// person has to be one who may be advised in it.
    pub(crate) fn of_match(
        caller: &Caller,
        game: &Match,
        after: Option<u32>,
    ) -> Result<Subject, Refusal> {
        if game.row.is_running() {
            game.check_advice(caller.person.id).map_err(|refusal| match refusal {
                Refusal::NotAPlayer(_) | Refusal::NotYourTurn(_) => {
                    AdviceRefusal::NotOfRunning.into()
                }
                other => other,
            })?;
        }
        let (position, plies) = moment(&game.game, after)?;
        Ok(Subject {
            position,
            reds: game.game.reds_after(plies.0).unwrap_or_default(),
            game: Some(game.row.id),
            plies: Some(plies),
            names: players::names(caller.text, game),
            own: game.color_of(caller.person.id),
        })
    }

    /// A game that somebody brought, after so many plies or at its end.
    pub(crate) fn of_record(record: &Record, after: Option<u32>) -> Result<Subject, Refusal> {
        let (position, plies) = moment(record.game(), after)?;
        let reds = record.game().reds_after(plies.0).unwrap_or_default();
        let name = |key| record.header(key).unwrap_or_default().to_owned();
        let names = ByColor { white: name(headers::WHITE), black: name(headers::BLACK) };
        Ok(Subject { position, reds, game: None, plies: Some(plies), names, own: None })
    }
}

/// The position of a game after so many plies, or its last one; and how many plies those are, of how
/// many.
fn moment(game: &Game, after: Option<u32>) -> Result<(Position, (usize, usize)), Refusal> {
    let plies = game.plies().len();
    let after = after.map_or(plies, |after| after as usize);
    let position = game.position_after(after).ok_or(AdviceRefusal::NoSuchPly { plies })?;
    Ok((*position, (after, plies)))
}

/// Tells the player to move what they could play best.
pub(crate) async fn hint(app: &App, caller: &Caller, game: &Match) -> Result<(), Failure> {
    let position = *game.position();
    game.check_advice(caller.person.id)?;
    play::check_position(&app.store, &position, caller.person.id).await?;
    let view = |analysis: &Analysis| view::hint(&app.painter, caller.style(), game, analysis);
    think(app, caller, position, HINT, view).await
}

/// Tells somebody what a position is worth, and what could be played best.
pub(crate) async fn analyse(app: &App, caller: &Caller, subject: &Subject) -> Result<(), Failure> {
    play::check_position(&app.store, &subject.position, caller.person.id).await?;
    let view =
        |analysis: &Analysis| view::analysis(&app.painter, caller.style(), subject, analysis);
    think(app, caller, subject.position, ANALYSIS, view).await
}

/// Lets the engine think and answers what it found, or that too many have asked it.
async fn think(
    app: &App,
    caller: &Caller,
    position: Position,
    time: Duration,
    view: impl FnOnce(&Analysis) -> View,
) -> Result<(), Failure> {
    let claim =
        app.claims.claim("search for a person", caller.person.id).ok_or(Failure::StillThinking)?;
    caller.defer_private().await?;
    let found = app.thinkers.analyse(position, Limits::time(time), PLIES).await;
    drop(claim);
    match found {
        Ok(analysis) => caller.complete_deferred(&view(&analysis)).await?,
        // Only this caller knows that an answer has been promised.
        Err(busy) => tell_failure(caller, busy.into()).await,
    }
    Ok(())
}
