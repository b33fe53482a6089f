//! "Fill the rest for me": the bot finishes a player's placement. It starts a moment later, so that
//! the player can take it back before anything is placed.
//!
//! It is a row in `fills` for ten seconds; then it becomes a plan.

use dvonn_model::FillRow;
use dvonn_store::Store;
use jiff::{SignedDuration, Timestamp};

use crate::plan::Filling;
use crate::plan::intentions::{OwnIntentions, change};
use crate::{GameRequest, Match, Plan, PlayError, Refusal};

/// How long the player can take it back before anything is placed.
pub const DELAY: SignedDuration = SignedDuration::from_secs(10);

/// Has the rest of the person's pieces placed for them, after those of their plan. Starts after
/// [`DELAY`]; [`stop`] takes it back. Returns the plan as it will be.
///
/// # Errors
/// The same as [`make_plan`](super::intentions::make_plan), and
/// [`PlanError::TooLong`](super::PlanError::TooLong) if their plan leaves no room.
pub async fn request(store: &Store, request: GameRequest) -> Result<OwnIntentions, PlayError> {
    let mut rest = None;
    let own = change(store, request, async |tx, game, color| {
        game.check_placing()?;
        let own = game.plan(tx, color).await?;
        rest = Some(Plan::for_the_rest(own).map_err(Refusal::NotAPlan)?);
        let starts_at = request.at + DELAY;
        tx.save_fill(&FillRow { game: game.row.id, color, starts_at }).await?;
        Ok(false)
    })
    .await?;
    Ok(OwnIntentions { plan: rest, ..own })
}

/// Stops what [`request`] began, before it has started or after. The person's own plan stays,
/// as far as it has not been placed. Does nothing if nothing is being filled.
///
/// # Errors
/// The same as [`delete_plan`](super::intentions::delete_plan).
pub async fn stop(store: &Store, request: GameRequest) -> Result<OwnIntentions, PlayError> {
    change(store, request, async |tx, game, color| {
        if tx.delete_fill(game.row.id, color).await? {
            return Ok(false);
        }
        match game.plan(tx, color).await?.map(Plan::without_the_rest) {
            Some(Filling::After(own)) => {
                game.set_plan(tx, color, Some(&own)).await?;
                Ok(false)
            }
            Some(Filling::Alone) => game.drop_plan(tx, color, request.at).await,
            Some(Filling::No) | None => Ok(false),
        }
    })
    .await
}

/// Starts to finish a placement, as a plan of the player. Returns the game if plies were
/// played. Does nothing if the player has taken it back or the placement is over.
///
/// # Errors
/// Any database error.
pub async fn start(
    store: &Store,
    fill: &FillRow,
    at: Timestamp,
) -> Result<Option<Match>, PlayError> {
    let mut tx = store.begin().await?;
    let mut game = Match::lock(&mut tx, fill.game).await?;
    let wanted = tx.delete_fill(fill.game, fill.color).await?
        && game.row.is_running()
        && game.check_placing().is_ok();
    let mut has_played = false;
    if wanted && let Ok(plan) = Plan::for_the_rest(game.plan(&mut tx, fill.color).await?) {
        has_played = game.start_plan(&mut tx, fill.color, &plan, None, at).await?;
    }
    tx.commit().await?;
    Ok(has_played.then_some(game))
}
