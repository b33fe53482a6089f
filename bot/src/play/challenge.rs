//! Challenges: made, answered, taken back, run out.

use dvonn_rules::ByColor;
use jiff::{SignedDuration, Timestamp};

use super::{Match, PlayError, Refusal};
use crate::store::{
    ChallengeId, ChallengeRow, ChallengeState, Created, InteractionId, MessageId, NewChallenge,
    NewGame, Person, Place, Store, StoreError, UserId, WantedColor,
};

/// How long a challenge waits for an answer.
const LIFETIME: SignedDuration = SignedDuration::from_hours(24);

/// A challenge that somebody wants to make.
#[derive(Clone, Debug)]
pub struct NewOffer {
    /// Where the game will be played.
    pub place: Place,
    /// Who challenges.
    pub challenger: Person,
    /// Whom; anybody in the channel when nobody is named.
    pub opponent: Option<UserId>,
    /// The colour the challenger wants.
    pub color: WantedColor,
    /// The language of the server, for what everybody reads.
    pub locale: Option<String>,
    /// The interaction that asked for it.
    pub interaction: InteractionId,
    /// Now.
    pub at: Timestamp,
}

/// Makes a challenge.
///
/// # Errors
/// [`Refusal::ChallengedSelf`], [`Refusal::ChannelBusy`] when the channel has a running game, and
/// [`PlayError::Repeated`]. Whether the opponent is a bot only the caller can know.
pub async fn offer(store: &Store, offer: NewOffer) -> Result<ChallengeRow, PlayError> {
    if offer.opponent == Some(offer.challenger.id) {
        return Err(Refusal::ChallengedSelf.into());
    }
    let mut tx = store.begin().await?;
    if !tx.record_interaction(offer.interaction, offer.at).await? {
        return Err(PlayError::Repeated);
    }
    if let Some(running) = tx.running_game_in(offer.place.channel).await? {
        return Err(Refusal::ChannelBusy(Box::new(running)).into());
    }
    let challenge = tx
        .create_challenge(NewChallenge {
            place: offer.place,
            challenger: offer.challenger,
            opponent: offer.opponent,
            color: offer.color,
            locale: offer.locale,
            interaction: offer.interaction,
            at: offer.at,
            expires_at: offer.at + LIFETIME,
        })
        .await?;
    tx.commit().await?;
    Ok(challenge)
}

/// Remembers the message that shows a challenge.
///
/// # Errors
/// The store's.
pub async fn posted(
    store: &Store,
    challenge: ChallengeId,
    message: MessageId,
) -> Result<(), StoreError> {
    let mut tx = store.begin().await?;
    tx.set_challenge_message(challenge, message).await?;
    tx.commit().await
}

/// A challenge that was accepted, and the game that began.
#[derive(Clone, Debug)]
pub struct Accepted {
    /// The challenge, closed.
    pub challenge: ChallengeRow,
    /// The game, at its start.
    pub game: Match,
}

/// Accepts a challenge and starts its game at `place`: the challenge's own, or a thread.
///
/// `white_first` decides the colours of a challenge that leaves them to chance: whether the
/// challenger gets White.
///
/// # Errors
/// A [`Refusal`] when the challenge is the person's own, is to someone else or has been closed, or
/// when the place has a running game.
pub async fn accept(
    store: &Store,
    challenge: ChallengeId,
    person: Person,
    place: Option<Place>,
    interaction: InteractionId,
    white_first: bool,
    at: Timestamp,
) -> Result<Accepted, PlayError> {
    let mut tx = store.begin().await?;
    if !tx.record_interaction(interaction, at).await? {
        return Err(PlayError::Repeated);
    }
    let mut challenge = tx.challenge(challenge).await?.ok_or(Refusal::NoGame)?;
    check_acceptable(&challenge, person.id, at)?;

    let challenger_is_white = match challenge.color {
        WantedColor::White => true,
        WantedColor::Black => false,
        WantedColor::Random => white_first,
    };
    let challenger = challenge.challenger.clone();
    let players = if challenger_is_white {
        ByColor { white: challenger, black: person }
    } else {
        ByColor { white: person, black: challenger }
    };
    let place = place.unwrap_or_else(|| challenge.place.clone());
    let new = NewGame { place, players, locale: challenge.locale.clone(), at };
    let row = match tx.create_game(new).await? {
        Created::Game(row) => row,
        Created::ChannelBusy(running) => {
            return Err(Refusal::ChannelBusy(Box::new(running)).into());
        }
    };
    challenge.state = ChallengeState::Accepted(row.id);
    if !tx.close_challenge(challenge.id, challenge.state).await? {
        return Err(Refusal::ChallengeGone(Box::new(challenge)).into());
    }
    tx.commit().await?;
    let game = Match::new(row, &[])?;
    Ok(Accepted { challenge, game })
}

/// Whether this person could accept this challenge; nothing changes.
///
/// # Errors
/// As [`accept`].
pub async fn may_accept(
    store: &Store,
    challenge: ChallengeId,
    person: UserId,
    at: Timestamp,
) -> Result<ChallengeRow, PlayError> {
    let challenge = store.challenge(challenge).await?.ok_or(Refusal::NoGame)?;
    check_acceptable(&challenge, person, at)?;
    Ok(challenge)
}

fn check_acceptable(
    challenge: &ChallengeRow,
    person: UserId,
    at: Timestamp,
) -> Result<(), Refusal> {
    check_open(challenge, at)?;
    if challenge.challenger.id == person {
        return Err(Refusal::OwnChallenge);
    }
    match challenge.opponent {
        Some(opponent) if opponent != person => Err(Refusal::NotChallenged(opponent)),
        _ => Ok(()),
    }
}

/// Declines a challenge that was made to this person.
///
/// # Errors
/// A [`Refusal`] when it is to someone else, to anybody, or has been closed.
pub async fn decline(
    store: &Store,
    challenge: ChallengeId,
    person: UserId,
    at: Timestamp,
) -> Result<ChallengeRow, PlayError> {
    close(store, challenge, ChallengeState::Declined, at, |challenge| match challenge.opponent {
        Some(opponent) if opponent == person => Ok(()),
        _ if challenge.challenger.id == person => Err(Refusal::OwnChallenge),
        Some(opponent) => Err(Refusal::NotChallenged(opponent)),
        None => Err(Refusal::NotTheChallenger(challenge.challenger.clone())),
    })
    .await
}

/// Takes one's own challenge back.
///
/// # Errors
/// A [`Refusal`] to anyone but the challenger, and once it has been closed.
pub async fn cancel(
    store: &Store,
    challenge: ChallengeId,
    person: UserId,
    at: Timestamp,
) -> Result<ChallengeRow, PlayError> {
    close(store, challenge, ChallengeState::Cancelled, at, |challenge| {
        if challenge.challenger.id == person {
            Ok(())
        } else {
            Err(Refusal::NotTheChallenger(challenge.challenger.clone()))
        }
    })
    .await
}

/// Closes a challenge whose time has run out; `None` if something else closed it first.
///
/// # Errors
/// The store's.
pub async fn expire(
    store: &Store,
    mut challenge: ChallengeRow,
) -> Result<Option<ChallengeRow>, StoreError> {
    let mut tx = store.begin().await?;
    challenge.state = ChallengeState::Expired;
    let closed = tx.close_challenge(challenge.id, challenge.state).await?;
    tx.commit().await?;
    Ok(closed.then_some(challenge))
}

async fn close(
    store: &Store,
    challenge: ChallengeId,
    state: ChallengeState,
    at: Timestamp,
    check: impl FnOnce(&ChallengeRow) -> Result<(), Refusal>,
) -> Result<ChallengeRow, PlayError> {
    let mut tx = store.begin().await?;
    let mut challenge = tx.challenge(challenge).await?.ok_or(Refusal::NoGame)?;
    check(&challenge)?;
    check_open(&challenge, at)?;
    challenge.state = state;
    if !tx.close_challenge(challenge.id, state).await? {
        return Err(Refusal::ChallengeGone(Box::new(challenge)).into());
    }
    tx.commit().await?;
    Ok(challenge)
}

fn check_open(challenge: &ChallengeRow, at: Timestamp) -> Result<(), Refusal> {
    let mut challenge = challenge.clone();
    if challenge.state == ChallengeState::Open && challenge.expires_at <= at {
        challenge.state = ChallengeState::Expired;
    }
    if challenge.state == ChallengeState::Open {
        Ok(())
    } else {
        Err(Refusal::ChallengeGone(Box::new(challenge)))
    }
}
