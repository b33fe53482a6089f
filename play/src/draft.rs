//! Drafts: challenges that only the challenger sees while they look at a dealt board or choose a
//! thread.

use dvonn_model::{
    ChallengeId, ChallengeRow, ChallengeState, InteractionId, NewChallenge, Opponent, Place, Setup,
    Terms, UserId,
};
use dvonn_rules::{Position, Seed};
use dvonn_store::{Store, Tx};
use jiff::Timestamp;

use super::challenge::{
    CHALLENGE_LIFETIME, check_challenger, check_limits, check_unanswered, make,
};
use super::place::check_new_for_place;
use super::rematch::check_rematch;
use super::server::check_place;
use super::{PlayError, Refusal};

/// Creates a challenge that only the challenger sees until it is [published](publish).
///
/// # Errors
/// The same as [`make_challenge`](super::make_challenge), but a game may be running in the channel.
pub async fn draft(store: &Store, new: NewChallenge) -> Result<ChallengeRow, PlayError> {
    make(store, new, true).await
}

/// A request to publish a draft.
#[derive(Clone, Debug)]
pub struct Publication {
    /// The draft.
    pub challenge: ChallengeId,
    /// The person who makes the request.
    pub person: UserId,
    /// Where to post and play it.
    pub place: Place,
    /// The seed of the board that the person saw, if any.
    pub seen: Option<Seed>,
    /// The interaction behind the request.
    pub interaction: InteractionId,
    /// The current time.
    pub at: Timestamp,
}

/// Publishes the person's own draft. It can be accepted for a day from now.
///
/// # Errors
/// A [`Refusal`] for anyone but the challenger, if it is no longer a draft, if another board has
/// been dealt since, or if a game is running in the channel.
pub async fn publish(store: &Store, publication: Publication) -> Result<ChallengeRow, PlayError> {
    let Publication { challenge, person, place, seen, interaction, at } = publication;
    let mut tx = store.begin().await?;
    if !tx.record_interaction(interaction, at).await? {
        return Err(PlayError::Repeated);
    }
    let draft = lock_draft(&mut tx, challenge, person, at).await?;
    if matches!(draft.opponent, Opponent::Computer(_)) {
        return Err(Refusal::ChallengeGone(Box::new(draft)).into());
    }
    if seen.is_some_and(|seen| draft.terms.setup.seed() != Some(seen)) {
        return Err(Refusal::BoardOutdated(Box::new(draft)).into());
    }
    check_place(&mut tx, &place, person).await?;
    if let Some(running) = tx.running_game_in(place.channel).await? {
        return Err(Refusal::ChannelBusy(Box::new(running)).into());
    }
    check_draft(&mut tx, &draft, &place, at).await?;
    let opened = tx.publish_challenge(draft.id, &place, at, at + CHALLENGE_LIFETIME).await?;
    let opened = opened.ok_or_else(|| Refusal::ChallengeGone(Box::new(draft)))?;
    tx.commit().await?;
    Ok(opened)
}

/// Checks that the person could publish this draft, or start its game against the computer, in a new
/// thread of the channel at `place`. Changes nothing.
///
/// # Errors
/// The same as [`publish`], except for another board or a running game.
pub async fn may_publish_in_thread(
    store: &Store,
    challenge: ChallengeId,
    person: UserId,
    place: &Place,
    at: Timestamp,
) -> Result<ChallengeRow, PlayError> {
    let mut tx = store.begin().await?;
    let draft = lock_draft(&mut tx, challenge, person, at).await?;
    check_place(&mut tx, place, person).await?;
    if !matches!(draft.opponent, Opponent::Computer(_)) {
        check_draft(&mut tx, &draft, place, at).await?;
    }
    Ok(draft)
}

/// Checks that a draft for a person may become an open challenge.
async fn check_draft(
    tx: &mut Tx,
    draft: &ChallengeRow,
    place: &Place,
    at: Timestamp,
) -> Result<(), PlayError> {
    let challenger = draft.challenger.id;
    if let Some(of) = draft.rematch_of {
        check_rematch(tx, of, challenger).await?;
    }
    if draft.for_place {
        check_new_for_place(tx, place, challenger, draft.opponent, at).await?;
    }
    check_limits(tx, place, challenger, draft.opponent, at).await
}

/// Deals another board from `seed` for the person's own cut-and-choose draft, if they saw its
/// current board (`saw`). Returns the draft as it is now.
///
/// # Errors
/// A [`Refusal`] for anyone but the challenger, or if it is no longer a draft.
pub async fn deal_again(
    store: &Store,
    challenge: ChallengeId,
    person: UserId,
    saw: Seed,
    seed: Seed,
    at: Timestamp,
) -> Result<ChallengeRow, PlayError> {
    let mut tx = store.begin().await?;
    let draft = lock_draft(&mut tx, challenge, person, at).await?;
    if draft.terms.setup != Setup::Cut(saw) {
        return Ok(draft);
    }
    let terms =
        Terms { setup: Setup::Cut(seed), start: Position::dealt(seed), ..draft.terms.clone() };
    let dealt = tx.set_draft_board(draft.id, &terms).await?;
    let dealt = dealt.ok_or_else(|| Refusal::ChallengeGone(Box::new(draft)))?;
    tx.commit().await?;
    Ok(dealt)
}

/// Returns the person's own draft and locks it until the end of the transaction.
pub(super) async fn lock_draft(
    tx: &mut Tx,
    challenge: ChallengeId,
    person: UserId,
    at: Timestamp,
) -> Result<ChallengeRow, PlayError> {
    let draft = tx.lock_challenge(challenge).await?.ok_or(Refusal::NoChallenge)?;
    check_challenger(&draft, person)?;
    check_unanswered(&draft, at)?;
    if draft.state == ChallengeState::Draft {
        Ok(draft)
    } else {
        Err(Refusal::ChallengeGone(Box::new(draft)).into())
    }
}
