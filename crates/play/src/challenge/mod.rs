//! Challenges: making, accepting, declining, cancelling, expiring.

pub mod draft;
pub mod for_place;
pub mod options;
pub(crate) mod rematch;

pub use rematch::{next_level, rematch};

use dvonn_model::{
    ChallengeId, ChallengeRow, ChallengeState, ClockRow, Created, GuildId, InteractionId, Limit,
    NewChallenge, NewGame, Opponent, Person, Player, PostKey, PostRow, ServerLimits, Setup, Terms,
    TimeControl, TurnSide, UserId, Venue, WantedColor,
};
use dvonn_rules::{ByColor, Color};
use dvonn_store::{Store, StoreError, Tx};
use jiff::{SignedDuration, Timestamp};

use crate::challenge::for_place::{check_accepted_for_place, check_new_for_place};
use crate::challenge::options::InvalidTerms;
use crate::challenge::rematch::check_rematch;
use crate::clock::Clock;
use crate::people::check_not_ignored;
use crate::server::{ServerRefusal, check_challenger_here, check_place};
use crate::turn::advance::start_clock;
use crate::{Match, PlayError, Refusal};

/// How long a cancelled or declined challenge counts as if it were open. Otherwise a person could
/// notify others as often as they like.
const CANCELLED_COUNT_FOR: SignedDuration = SignedDuration::from_mins(10);
/// The same for challenges to one opponent, who was notified of each of them.
const CANCELLED_COUNT_FOR_OPPONENT: SignedDuration = SignedDuration::from_hours(1);
/// How long a challenge can be accepted.
pub(crate) const CHALLENGE_LIFETIME: SignedDuration = SignedDuration::from_hours(24);

/// Makes an open challenge.
///
/// # Errors
/// [`Refusal::ChallengedSelf`], [`Refusal::ChannelBusy`] if a game is running in the channel,
/// [`Refusal::Server`] if the server does not let them play here, and [`PlayError::Repeated`]. The
/// caller checks that the opponent is not a bot.
pub async fn make(store: &Store, new: NewChallenge) -> Result<ChallengeRow, PlayError> {
    add(store, new, false).await
}

pub(crate) async fn add(
    store: &Store,
    mut new: NewChallenge,
    draft: bool,
) -> Result<ChallengeRow, PlayError> {
    if new.opponent == Opponent::Person(new.challenger.id) && !new.for_place {
        return Err(Refusal::ChallengedSelf.into());
    }
    if new.for_place && new.terms.control == TimeControl::Unlimited {
        return Err(Refusal::from(InvalidTerms::PlaceWithoutClock).into());
    }
    let mut tx = store.begin().await?;
    if !tx.record_interaction(new.interaction, new.at).await? {
        return Err(PlayError::Repeated);
    }
    if let Opponent::Person(opponent) = new.opponent
        && !new.for_place
    {
        check_not_ignored(&mut tx, new.challenger.id, opponent).await?;
    }
    new.terms.rated &= check_place(&mut tx, &new.venue, new.challenger.id).await?.rated;
    choose_rated(&mut tx, &mut new).await?;
    if let Some(of) = new.rematch_of {
        check_rematch(&mut tx, of, new.challenger.id).await?;
    }
    if !draft && let Some(running) = tx.running_game_in(new.venue.channel).await? {
        return Err(Refusal::ChannelBusy(Box::new(running)).into());
    }
    if new.for_place {
        check_new_for_place(&mut tx, &new.venue, new.challenger.id, new.opponent, new.at).await?;
    }
    if draft {
        make_room_for_draft(&mut tx, &new.venue, new.challenger.id).await?;
    }
    // A person should not choose a board for a challenge that would be refused.
    if !new.opponent.is_computer() {
        check_limits(&mut tx, &new.venue, new.challenger.id, new.opponent, new.at).await?;
    }
    let state = if draft { ChallengeState::Draft } else { ChallengeState::Open };
    let (at, expires_at) = (new.at, new.at + CHALLENGE_LIFETIME);
    let challenge = tx.create_challenge(new, state, expires_at).await?;
    if !draft {
        tx.raise_post(PostKey::challenge(challenge.id), at).await?;
    }
    tx.commit().await?;
    Ok(challenge)
}

/// Makes a game unrated, if nobody chose whether it is rated and one of the players has no rating yet.
async fn choose_rated(tx: &mut Tx, new: &mut NewChallenge) -> Result<(), StoreError> {
    new.rated_by_default &= new.terms.rated;
    if !new.rated_by_default {
        return Ok(());
    }
    new.terms.rated = has_rating(tx, &new.venue, new.challenger.id).await?;
    if let Opponent::Person(opponent) = new.opponent {
        new.terms.rated &= has_rating(tx, &new.venue, opponent).await?;
    }
    Ok(())
}

/// Returns true if a person has a rating on the server.
async fn has_rating(tx: &mut Tx, venue: &Venue, person: UserId) -> Result<bool, StoreError> {
    let Some(guild) = venue.guild else { return Ok(false) };
    Ok(tx.account(guild.into(), person.into()).await?.is_some())
}

/// Checks that a person may have one more open challenge in the server, and that the opponent may
/// accept it. All venues outside servers have the limits of a new server, together. Locks the server's row,
/// so that of two requests at once only one passes the last place. Games are locked before.
pub(crate) async fn check_limits(
    tx: &mut Tx,
    venue: &Venue,
    challenger: UserId,
    opponent: Opponent,
    at: Timestamp,
) -> Result<(), PlayError> {
    let guild = venue.guild;
    let limits = lock_limits(tx, guild).await?;
    if let Opponent::Person(opponent) = opponent {
        if let Some(guild) = guild
            && tx.block(guild, opponent).await?.is_some()
        {
            return Err(ServerRefusal::OpponentBlocked(opponent).into());
        }
        let most = limits.of(Limit::Opponent);
        let since = at - CANCELLED_COUNT_FOR_OPPONENT;
        let counted = tx.counted_challenges_to(guild, challenger, opponent, at, since).await?;
        if let Some(surplus) = counted.len().checked_sub(most as usize) {
            // Another is possible when one more than the surplus counts no longer. If that takes an
            // answer to an open one, nobody knows when.
            let mut closed = counted.iter().filter(|row| row.state != ChallengeState::Open);
            let until =
                closed.nth(surplus).map(|row| row.created_at + CANCELLED_COUNT_FOR_OPPONENT);
            return Err(ServerRefusal::AlreadyChallenged { opponent, most, until }.into());
        }
    }
    let most = limits.of(Limit::Challenges);
    if tx.count_challenges_by(guild, challenger, at, at - CANCELLED_COUNT_FOR).await? >= most {
        return Err(ServerRefusal::TooManyChallenges { most }.into());
    }
    Ok(())
}

/// Makes room for one more draft of a person: their oldest one expires. Drafts notify nobody, and
/// the person may not see them any more, so a new one is never refused.
async fn make_room_for_draft(
    tx: &mut Tx,
    venue: &Venue,
    challenger: UserId,
) -> Result<(), PlayError> {
    let most = lock_limits(tx, venue.guild).await?.of(Limit::Challenges);
    Ok(tx.expire_old_drafts(venue.guild, challenger, most - 1).await?)
}

/// Returns what one person may start in a server, or outside servers. Others who ask wait until the end of
/// this transaction.
async fn lock_limits(tx: &mut Tx, guild: Option<GuildId>) -> Result<ServerLimits, StoreError> {
    let Some(guild) = guild else {
        tx.lock_challenges().await?;
        return Ok(ServerLimits::default());
    };
    tx.lock_server(guild).await?;
    Ok(tx.server(guild).await?.limits)
}

/// An accepted challenge and its game.
#[derive(Clone, Debug)]
pub struct Accepted {
    /// The closed challenge.
    pub challenge: ChallengeRow,
    /// The new game.
    pub game: Match,
}

/// A request to accept a challenge.
#[derive(Clone, Debug)]
pub struct Acceptance {
    /// The challenge.
    pub challenge: ChallengeId,
    /// The person who accepts.
    pub person: Person,
    /// Where to play, if not in the challenge's channel.
    pub venue: Option<Venue>,
    /// The chosen side, if the challenge asks for one.
    pub side: Option<Color>,
    /// For random colours: whether the challenger gets White.
    pub challenger_first: bool,
    /// The interaction behind the request.
    pub interaction: InteractionId,
    /// The current time.
    pub at: Timestamp,
}

/// Accepts a challenge and starts its game.
///
/// # Errors
/// A [`Refusal`] if the challenge is the person's own, is for someone else or is closed, if a game
/// is running in the channel, or if the server does not let both play here.
pub async fn accept(store: &Store, acceptance: Acceptance) -> Result<Accepted, PlayError> {
    let Acceptance { challenge, person, venue, interaction, at, .. } = acceptance;
    let mut tx = store.begin().await?;
    if !tx.record_interaction(interaction, at).await? {
        return Err(PlayError::Repeated);
    }
    // Locked before the ladder, in the same order as when the challenger is deleted.
    let mut challenge = tx.lock_challenge(challenge).await?.ok_or(Refusal::NoChallenge)?;
    check_acceptable(&challenge, person.id, at)?;
    let venue = venue.unwrap_or_else(|| challenge.venue.clone());
    let may_count = check_place(&mut tx, &venue, person.id).await?.rated;
    check_challenger_here(&mut tx, &venue, challenge.challenger.id).await?;
    if !challenge.for_place {
        check_not_ignored(&mut tx, person.id, challenge.challenger.id).await?;
    }
    if challenge.for_place {
        check_accepted_for_place(&mut tx, &challenge, at).await?;
    }
    let mut terms = Terms { rated: challenge.terms.rated && may_count, ..challenge.terms.clone() };
    if challenge.is_rated_by_acceptor() {
        terms.rated &= has_rating(&mut tx, &venue, person.id).await?;
    }
    let acceptor_is_white = match (challenge.terms.setup, challenge.color) {
        (Setup::Cut(_), _) => {
            acceptance.side.ok_or(Refusal::ChooseSide(challenge.id))? == Color::White
        }
        (_, WantedColor::White) => false,
        (_, WantedColor::Black) => true,
        (_, WantedColor::Random) => !acceptance.challenger_first,
    };
    let challenger = challenge.challenger.clone();
    let players = if acceptor_is_white {
        ByColor { white: person.into(), black: challenger.into() }
    } else {
        ByColor { white: challenger.into(), black: person.into() }
    };
    let clock = first_clock(&mut tx, &terms, &players, at).await?;
    let new = NewGame {
        venue,
        players,
        terms,
        clock,
        rematch_of: challenge.rematch_of,
        locale: challenge.locale.clone(),
        at,
    };
    let mut row = match tx.create_game(new).await? {
        Created::Game(row) => row,
        Created::ChannelBusy(running) => {
            return Err(Refusal::ChannelBusy(Box::new(running)).into());
        }
    };
    if challenge.for_place {
        let side = if acceptor_is_white { Color::Black } else { Color::White };
        tx.mark_game_for_place(row.id, side).await?;
        row.challenger_side = Some(side);
    }
    if !close(&mut tx, &mut challenge, ChallengeState::Accepted(row.id), at).await? {
        return Err(Refusal::ChallengeGone(Box::new(challenge)).into());
    }
    tx.commit().await?;
    let game = Match::new(row, &[])?;
    Ok(Accepted { challenge, game })
}

/// Returns the clock of a new game.
pub(crate) async fn first_clock(
    tx: &mut Tx,
    terms: &Terms,
    players: &ByColor<Player>,
    at: Timestamp,
) -> Result<ClockRow, StoreError> {
    let mut clock = Clock::new(terms.control, at);
    let first = terms.start.side_to_move();
    let mut side = TurnSide::default();
    if let Some(person) = players[first].id() {
        side.settings = tx.settings(person).await?;
        side.on_vacation = tx.on_vacation(person, at).await?;
    }
    start_clock(&mut clock, &players[first], &side, first, at);
    Ok(clock.row)
}

/// Checks that this person could accept this challenge. Changes nothing.
///
/// # Errors
/// The same as [`accept`].
pub async fn may_accept(
    store: &Store,
    challenge: ChallengeId,
    person: UserId,
    at: Timestamp,
) -> Result<ChallengeRow, PlayError> {
    let challenge = store.challenge(challenge).await?.ok_or(Refusal::NoChallenge)?;
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
        Opponent::Person(opponent) if opponent != person => Err(Refusal::NotChallenged(opponent)),
        Opponent::Person(_) | Opponent::Anyone => Ok(()),
        Opponent::Computer(_) | Opponent::Engine(_) => {
            Err(Refusal::ChallengeGone(Box::new(challenge.clone())))
        }
    }
}

/// Declines a challenge to this person.
///
/// # Errors
/// A [`Refusal`] if it is for someone else or for anyone, or is closed.
pub async fn decline(
    store: &Store,
    challenge: ChallengeId,
    person: UserId,
    at: Timestamp,
) -> Result<ChallengeRow, PlayError> {
    let check = |challenge: &ChallengeRow| match challenge.opponent {
        Opponent::Person(opponent) if opponent == person => check_open(challenge, at),
        _ if challenge.challenger.id == person => Err(Refusal::OwnChallenge),
        Opponent::Person(opponent) => Err(Refusal::NotChallenged(opponent)),
        Opponent::Anyone | Opponent::Computer(_) | Opponent::Engine(_) => {
            Err(Refusal::NotTheChallenger(challenge.challenger.clone()))
        }
    };
    answer(store, challenge, ChallengeState::Declined, check, at).await
}

/// Cancels the person's own challenge or draft.
///
/// # Errors
/// A [`Refusal`] for anyone but the challenger, or if it is closed.
pub async fn cancel(
    store: &Store,
    challenge: ChallengeId,
    person: UserId,
    at: Timestamp,
) -> Result<ChallengeRow, PlayError> {
    let check = |challenge: &ChallengeRow| {
        check_challenger(challenge, person)?;
        check_unanswered(challenge, at)
    };
    answer(store, challenge, ChallengeState::Cancelled, check, at).await
}

/// Cancels an open challenge that Discord does not allow to be shown, as if it had never been made.
///
/// # Errors
/// Any database error.
pub async fn withdraw(store: &Store, post: &PostRow) -> Result<(), StoreError> {
    let mut tx = store.begin().await?;
    tx.close_challenge(post.key.subject.into(), ChallengeState::Cancelled).await?;
    tx.delete_post(post).await?;
    tx.commit().await
}

/// Closes an expired challenge or draft.
///
/// # Errors
/// Any database error.
pub async fn expire(
    store: &Store,
    mut challenge: ChallengeRow,
    at: Timestamp,
) -> Result<(), StoreError> {
    let mut tx = store.begin().await?;
    close(&mut tx, &mut challenge, ChallengeState::Expired, at).await?;
    tx.commit().await
}

async fn answer(
    store: &Store,
    challenge: ChallengeId,
    state: ChallengeState,
    check: impl FnOnce(&ChallengeRow) -> Result<(), Refusal>,
    at: Timestamp,
) -> Result<ChallengeRow, PlayError> {
    let mut tx = store.begin().await?;
    let mut challenge = tx.challenge(challenge).await?.ok_or(Refusal::NoChallenge)?;
    check(&challenge)?;
    if !close(&mut tx, &mut challenge, state, at).await? {
        return Err(Refusal::ChallengeGone(Box::new(challenge)).into());
    }
    tx.commit().await?;
    Ok(challenge)
}

/// Closes a challenge or a draft. Returns false if it is closed already.
pub(crate) async fn close(
    tx: &mut Tx,
    challenge: &mut ChallengeRow,
    state: ChallengeState,
    at: Timestamp,
) -> Result<bool, StoreError> {
    let was_draft = challenge.state == ChallengeState::Draft;
    challenge.state = state;
    let is_closed = tx.close_challenge(challenge.id, state).await?;
    if is_closed && !was_draft {
        tx.raise_post(PostKey::challenge(challenge.id), at).await?;
    }
    Ok(is_closed)
}

/// Checks that this person made the challenge.
pub(crate) fn check_challenger(challenge: &ChallengeRow, person: UserId) -> Result<(), Refusal> {
    if challenge.challenger.id == person {
        Ok(())
    } else {
        Err(Refusal::NotTheChallenger(challenge.challenger.clone()))
    }
}

/// Checks that the challenge is open and has not expired.
fn check_open(challenge: &ChallengeRow, at: Timestamp) -> Result<(), Refusal> {
    check_unanswered(challenge, at)?;
    if challenge.state == ChallengeState::Open {
        Ok(())
    } else {
        Err(Refusal::ChallengeGone(Box::new(challenge.clone())))
    }
}

/// Checks that the challenge is open or a draft, and has not expired.
pub(crate) fn check_unanswered(challenge: &ChallengeRow, at: Timestamp) -> Result<(), Refusal> {
    let mut challenge = challenge.clone();
    if matches!(challenge.state, ChallengeState::Open | ChallengeState::Draft) {
        if at < challenge.expires_at {
            return Ok(());
        }
        challenge.state = ChallengeState::Expired;
    }
    Err(Refusal::ChallengeGone(Box::new(challenge)))
}
