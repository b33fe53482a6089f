//! What players of a game between two venues say to each other: phrases to choose from, never free text.
//!
//! The post of a side holds what it has said last, and in which turn: one phrase a turn, and one after the
//! game.

use dvonn_model::{Phrase, PostKey, PostRow};
use dvonn_store::Store;

use crate::seek::sought_opponent;
use crate::{GameRequest, Match, PlayError, Refusal, begin_once};

/// What came of saying something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhraseOutcome {
    /// The opponent is shown it.
    Shown,
    /// The opponent is not shown such things, at least not from this person.
    NotReceived,
}

/// Says something to the opponent in the game's other venue.
///
/// # Errors
/// The same as [`check_may_avoid`](crate::seek::check_may_avoid), [`Refusal::SaidEnough`], and
/// [`PlayError::Repeated`].
pub async fn say(
    store: &Store,
    request: GameRequest,
    phrase: Phrase,
) -> Result<PhraseOutcome, PlayError> {
    let mut tx = begin_once(store, request.interaction, request.at).await?;
    let game = Match::lock(&mut tx, request.game).await?;
    let (by, other) = sought_opponent(&game, request.person)?;
    if !tx.settings(other.id).await?.phrases
        || tx.avoids(other.id, request.person).await?
        || tx.is_barred(request.person).await?
    {
        return Ok(PhraseOutcome::NotReceived);
    }
    let (key, turn) = (PostKey::phrase(game.row.id, by), turn(&game));
    let last = tx.post(key).await?.and_then(|post| post.detail);
    if last.and_then(|last| last.split_once(' ').map(|(_, said)| said == turn)) == Some(true) {
        return Err(Refusal::SaidEnough.into());
    }
    let detail = format!("{} {turn}", phrase.name());
    tx.raise_post_with(key, None, Some(&detail), request.at).await?;
    tx.commit().await?;
    Ok(PhraseOutcome::Shown)
}

/// Returns what a post says.
pub fn said(post: &PostRow) -> Option<Phrase> {
    post.detail.as_deref()?.split_once(' ')?.0.parse().ok()
}

/// Returns the turn of both players together.
fn turn(game: &Match) -> String {
    if game.row.is_running() { (game.row.plies / 2).to_string() } else { String::from("end") }
}
