//! Drafts: challenges that only the challenger sees while they choose a setup, look at a dealt board
//! or choose a thread.

use dvonn_model::{
    ChallengeId, ChallengeRow, ChallengeState, InteractionId, NewChallenge, Opponent, PostKey,
    Setup, SetupKind, Terms, UserId, Venue, WantedColor,
};
use dvonn_rules::Seed;
use dvonn_store::{Store, Tx};
use jiff::Timestamp;

use crate::challenge::for_place::check_new_for_place;
use crate::challenge::options::InvalidTerms;
use crate::challenge::rematch::check_rematch;
use crate::challenge::{CHALLENGE_LIFETIME, add, check_challenger, check_limits, check_unanswered};
use crate::people::check_not_ignored;
use crate::server::{ServerRefusal, check_place};
use crate::{PlayError, Refusal};

/// Creates a challenge that only the challenger sees until it is [published](publish).
///
/// # Errors
/// The same as [`super::make`], but a game may be running in the channel.
pub async fn make(store: &Store, new: NewChallenge) -> Result<ChallengeRow, PlayError> {
    add(store, new, true).await
}

/// A request to publish a draft.
#[derive(Clone, Debug)]
pub struct Publication {
    /// The draft.
    pub challenge: ChallengeId,
    /// The person who makes the request.
    pub person: UserId,
    /// Where to post and play it.
    pub venue: Venue,
    /// The board to publish it with.
    pub board: DraftBoard,
    /// The interaction behind the request.
    pub interaction: InteractionId,
    /// The current time.
    pub at: Timestamp,
}

/// The board with which a draft is published.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DraftBoard {
    /// The draft's own board.
    Own,
    /// The draft's own board, which the person saw, dealt from this seed.
    Seen(Seed),
    /// A board in this setup, dealt from this seed.
    Dealt(SetupKind, Seed),
}

/// Publishes the person's own draft. It can be accepted for a day from now.
///
/// # Errors
/// A [`Refusal`] for anyone but the challenger, if it is no longer a draft, if another board has
/// been dealt since, if the setup does not fit, or if a game is running in the channel. Then it
/// stays as it was.
pub async fn publish(store: &Store, publication: Publication) -> Result<ChallengeRow, PlayError> {
    let Publication { challenge, person, venue, board, interaction, at } = publication;
    let mut tx = store.begin().await?;
    if !tx.record_interaction(interaction, at).await? {
        return Err(PlayError::Repeated);
    }
    let mut draft = lock_draft(&mut tx, challenge, person, at).await?;
    if draft.opponent.is_computer() {
        return Err(Refusal::ChallengeGone(Box::new(draft)).into());
    }
    match board {
        DraftBoard::Own => {}
        DraftBoard::Seen(seen) if draft.terms.setup.seed() == Some(seen) => {}
        DraftBoard::Seen(_) => return Err(Refusal::BoardOutdated(Box::new(draft)).into()),
        DraftBoard::Dealt(layout, seed) => draft = deal(&mut tx, draft, layout, seed).await?,
    }
    check_place(&mut tx, &venue, person).await?;
    if let Some(running) = tx.running_game_in(venue.channel).await? {
        return Err(Refusal::ChannelBusy(Box::new(running)).into());
    }
    check_draft(&mut tx, &draft, &venue, at).await?;
    let opened = tx.publish_challenge(draft.id, &venue, at, at + CHALLENGE_LIFETIME).await?;
    let opened = opened.ok_or_else(|| Refusal::ChallengeGone(Box::new(draft)))?;
    tx.raise_post(PostKey::challenge(opened.id), at).await?;
    tx.commit().await?;
    Ok(opened)
}

/// Checks that the person could publish this draft, or start its game against the computer, in a new
/// thread of the channel at `venue`. Changes nothing.
///
/// # Errors
/// The same as [`publish`], except for another board or a running game.
pub async fn may_publish_in_thread(
    store: &Store,
    challenge: ChallengeId,
    person: UserId,
    venue: &Venue,
    at: Timestamp,
) -> Result<ChallengeRow, PlayError> {
    let mut tx = store.begin().await?;
    let draft = lock_draft(&mut tx, challenge, person, at).await?;
    check_place(&mut tx, venue, person).await?;
    if !draft.opponent.is_computer() {
        check_draft(&mut tx, &draft, venue, at).await?;
    }
    Ok(draft)
}

/// Checks that a draft for a person may become an open challenge.
async fn check_draft(
    tx: &mut Tx,
    draft: &ChallengeRow,
    venue: &Venue,
    at: Timestamp,
) -> Result<(), PlayError> {
    let challenger = draft.challenger.id;
    if let Some(of) = draft.rematch_of {
        check_rematch(tx, of, challenger).await?;
    }
    if draft.for_place {
        check_new_for_place(tx, venue, challenger, draft.opponent, at).await?;
    } else if let Opponent::Person(opponent) = draft.opponent {
        check_not_ignored(tx, challenger, opponent).await?;
    }
    check_limits(tx, venue, challenger, draft.opponent, at).await
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
    let dealt = deal(&mut tx, draft, SetupKind::Cut, seed).await?;
    tx.commit().await?;
    Ok(dealt)
}

/// A choice that the challenger makes about a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DraftChoice {
    /// This setup, with a board dealt from this seed.
    Setup(SetupKind, Seed),
    /// Whether the game is rated.
    Rated(bool),
}

/// Changes the person's own draft as they choose. Returns the draft as it is now.
///
/// # Errors
/// A [`Refusal`] for anyone but the challenger, if it is no longer a draft, if the setup does not
/// fit, or if the server has no rated games.
pub async fn change(
    store: &Store,
    challenge: ChallengeId,
    person: UserId,
    choice: DraftChoice,
    at: Timestamp,
) -> Result<ChallengeRow, PlayError> {
    let mut tx = store.begin().await?;
    let draft = lock_draft(&mut tx, challenge, person, at).await?;
    let changed = match choice {
        DraftChoice::Setup(layout, seed) => deal(&mut tx, draft, layout, seed).await?,
        DraftChoice::Rated(rated) => set_rated(&mut tx, draft, rated).await?,
    };
    tx.commit().await?;
    Ok(changed)
}

/// Gives a draft another setup, with a board dealt from `seed`.
async fn deal(
    tx: &mut Tx,
    draft: ChallengeRow,
    layout: SetupKind,
    seed: Seed,
) -> Result<ChallengeRow, PlayError> {
    if layout == SetupKind::Cut && draft.color != WantedColor::Random {
        return Err(Refusal::from(InvalidTerms::ColorWithCut).into());
    }
    let dealt = layout.deal(seed).ok_or_else(|| Refusal::from(InvalidTerms::NoPosition))?;
    let terms = Terms { setup: dealt.0, start: dealt.1, ..draft.terms.clone() };
    let dealt = tx.set_draft_board(draft.id, &terms).await?;
    Ok(dealt.ok_or_else(|| Refusal::ChallengeGone(Box::new(draft)))?)
}

async fn set_rated(
    tx: &mut Tx,
    draft: ChallengeRow,
    rated: bool,
) -> Result<ChallengeRow, PlayError> {
    let server = check_place(tx, &draft.venue, draft.challenger.id).await?;
    if rated && !server.rated {
        return Err(ServerRefusal::RatedOff.into());
    }
    // Only rated games are for places.
    if draft.for_place {
        return Ok(draft);
    }
    let changed = tx.set_draft_rated(draft.id, rated).await?;
    Ok(changed.ok_or_else(|| Refusal::ChallengeGone(Box::new(draft)))?)
}

/// Returns the person's own draft and locks it until the end of the transaction.
pub(crate) async fn lock_draft(
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
