//! Finding an opponent on any server.
//!
//! A person who looks for an opponent waits in one list, whatever their server. Two who fit start a
//! game in one transaction, each in their own venue. What a person wants widens with waiting.
//!
//! The transaction matches people while no other game can start. A thread is opened before: the
//! game's venues are known when it starts, and a thread that nobody needs is deleted.

use dvonn_model::{
    Created, GuildId, InteractionId, NewGame, OtherVenue, Person, Player, PostKey, Scope, SeekRow,
    ServerSettings, SetupKind, Terms, TimeControl, UserId, Venue,
};
use dvonn_rules::{ByColor, Color, Seed};
use dvonn_store::{Store, StoreError, Tx};
use jiff::{SignedDuration, Timestamp};

use crate::challenge::first_clock;
use crate::offers::OfferRefusal;
use crate::people::ignore;
use crate::server::{check_place, has_room};
use crate::{Match, PlayError, Refusal, begin_once};

/// The maximum number of people who are compared at once. More than that wait their turn.
const COMPARED: u32 = 200;
/// How many games a person may start this way in [`COUNTED_FOR`].
const MOST_GAMES: u32 = 20;
const COUNTED_FOR: SignedDuration = SignedDuration::from_hours(24);
/// How many reports a person may make in [`COUNTED_FOR`].
const MOST_REPORTS: u32 = 5;
/// The rating of somebody who has none.
const FIRST_RATING: u32 = 1500;
/// By how many points a range grows on both sides per minute of waiting.
const WIDENS_PER_MINUTE: i64 = 10;

/// What came of looking for an opponent.
#[derive(Clone, Debug)]
pub enum SeekOutcome {
    /// Nobody fits yet.
    Waiting(SeekRow),
    /// The person looks for an opponent already, and goes on.
    Already(SeekRow),
    /// The game has started.
    Found(Box<Match>),
}

/// Why a person cannot look for an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeekRefusal {
    /// The person has started this many games within a day.
    TooManyGames(u32),
    /// The operator does not let the person find opponents.
    Barred,
    /// The person has made this many reports within a day.
    TooManyReports(u32),
    /// A rating range needs a rating.
    NoRating,
    /// A rated game needs a clock.
    NoClock,
    /// This game has no opponent to avoid.
    NobodyToAvoid,
    /// The chosen opponent looks for nobody, or not for this person.
    NotLooking,
    /// The person ignores the other.
    Avoided,
    /// The other ignores the person, who is not told so.
    NotNow,
    /// The person has this many favourite opponents.
    TooManyFavourites(u32),
}

/// Looks for an opponent, and starts a game with the one who has waited longest and fits. With `only`, it is
/// this one or nobody; if that is refused, the person goes on with what they looked for before. `bits` are
/// random bits for the board and the colours. Whoever looks for a rated game joins the global ladder.
///
/// # Errors
/// [`Refusal::Seek`], [`Refusal::ChannelBusy`] and [`Refusal::Server`]; [`PlayError::Repeated`].
pub async fn seek(
    store: &Store,
    mut new: SeekRow,
    only: Option<UserId>,
    interaction: InteractionId,
    bits: u64,
) -> Result<SeekOutcome, PlayError> {
    let (person, at) = (new.person.id, new.made_at);
    let mut tx = begin_once(store, interaction, at).await?;
    tx.lock_seeks().await?;
    if let Some(running) = tx.seek_of(person).await? {
        if only.is_none() {
            return Ok(SeekOutcome::Already(running));
        }
        tx.remove_seek(person).await?;
    }
    check_seeker(&mut tx, &new.venue, person, at).await?;
    if new.rated && new.control == Some(TimeControl::Unlimited) {
        return Err(SeekRefusal::NoClock.into());
    }
    new.rating = if new.rated {
        global_rating(&mut tx, person).await?
    } else {
        tx.best_known_rating(person).await?
    };
    if new.width.is_some() && new.rating.is_none() {
        return Err(SeekRefusal::NoRating.into());
    }
    let waiting = match only {
        Some(other) => {
            let theirs = tx.seek_of(other).await?;
            theirs.filter(|seek| at < seek.expires_at).into_iter().collect()
        }
        None => tx.seeks(at, COMPARED).await?,
    };
    tx.add_seek(&new).await?;
    if new.rated {
        tx.join_global_ladder(person, at).await?;
    }
    for other in waiting {
        if let Some(game) = try_to_start(&mut tx, &other, &new, bits, at).await? {
            tx.commit().await?;
            return Ok(SeekOutcome::Found(Box::new(game)));
        }
    }
    if only.is_some() {
        return Err(SeekRefusal::NotLooking.into());
    }
    tx.commit().await?;
    Ok(SeekOutcome::Waiting(new))
}

/// Checks that a person may start a game between two venues from this one. Returns the settings of its server.
///
/// # Errors
/// [`SeekRefusal::Barred`], [`SeekRefusal::TooManyGames`], [`Refusal::ChannelBusy`] and
/// [`Refusal::Server`].
pub(crate) async fn check_seeker(
    tx: &mut Tx,
    venue: &Venue,
    person: UserId,
    at: Timestamp,
) -> Result<ServerSettings, PlayError> {
    let server = check_place(tx, venue, person).await?;
    tx.recognise(person).await?;
    if tx.is_barred(person).await? {
        return Err(SeekRefusal::Barred.into());
    }
    if tx.count_relayed_games_of(person, at - COUNTED_FOR).await? >= MOST_GAMES {
        return Err(SeekRefusal::TooManyGames(MOST_GAMES).into());
    }
    if let Some(running) = tx.running_game_in(venue.channel).await? {
        return Err(Refusal::ChannelBusy(Box::new(running)).into());
    }
    Ok(server)
}

/// Returns a person's rating on the global ladder, in whole points.
async fn global_rating(tx: &mut Tx, person: UserId) -> Result<Option<u32>, StoreError> {
    let row = tx.account(Scope::World, person.into()).await?;
    Ok(row.and_then(|row| u32::try_from(row.account.rating.thousandths() / 1000).ok()))
}

/// Starts a game between two waiting people who fit by now. Returns `None` if there are none.
///
/// # Errors
/// Any database error.
pub async fn match_waiting(
    store: &Store,
    bits: u64,
    at: Timestamp,
) -> Result<Option<Match>, PlayError> {
    // Without a write transaction, because there is hardly ever something to do.
    let waiting = store.seeks(at, COMPARED).await?;
    for (first, second) in pairs(&waiting).filter(|(first, second)| fit(first, second, at)) {
        let (people, guilds) = meeting(first, second);
        if !store.may_meet(people, guilds).await? {
            continue;
        }
        let mut tx = store.begin().await?;
        tx.lock_seeks().await?;
        let (first, second) =
            (tx.seek_of(first.person.id).await?, tx.seek_of(second.person.id).await?);
        // They may have stopped, or found somebody else.
        let Some((first, second)) = first.zip(second) else { continue };
        if let Some(game) = try_to_start(&mut tx, &first, &second, bits, at).await? {
            tx.commit().await?;
            return Ok(Some(game));
        }
    }
    Ok(None)
}

/// Stops looking for an opponent. Returns what the person looked for, or `None` if they did not.
///
/// # Errors
/// Any database error.
pub async fn stop(store: &Store, person: UserId) -> Result<Option<SeekRow>, StoreError> {
    let mut tx = store.begin().await?;
    tx.lock_seeks().await?;
    let seek = tx.seek_of(person).await?;
    let stopped = tx.remove_seek(person).await?;
    tx.commit().await?;
    Ok(seek.filter(|_| stopped))
}

/// Lets a person be told that they have looked for an opponent in vain.
///
/// # Errors
/// Any database error.
pub async fn expire(store: &Store, person: UserId, at: Timestamp) -> Result<(), StoreError> {
    let mut tx = store.begin().await?;
    tx.lock_seeks().await?;
    if ended(tx.seek_of(person).await?, at).is_some() {
        tx.raise_post(PostKey::seek(person), at).await?;
    }
    tx.commit().await
}

/// Returns what a person has looked for in vain. `None` if they look for an opponent again.
///
/// # Errors
/// Any database error.
pub async fn in_vain(
    store: &Store,
    person: UserId,
    at: Timestamp,
) -> Result<Option<SeekRow>, StoreError> {
    Ok(ended(store.seek_of(person).await?, at))
}

/// Deletes what a person has looked for in vain.
///
/// # Errors
/// Any database error.
pub async fn forget(store: &Store, person: UserId, at: Timestamp) -> Result<(), StoreError> {
    let mut tx = store.begin().await?;
    tx.lock_seeks().await?;
    if ended(tx.seek_of(person).await?, at).is_some() {
        tx.remove_seek(person).await?;
    }
    tx.commit().await
}

fn ended(seek: Option<SeekRow>, at: Timestamp) -> Option<SeekRow> {
    seek.filter(|seek| seek.expires_at <= at)
}

/// Records that a player of a game between two venues does not want to meet the other again.
///
/// # Errors
/// [`Refusal::NotAPlayer`], [`SeekRefusal::NobodyToAvoid`], and any database error.
pub async fn avoid(
    store: &Store,
    game: &Match,
    person: UserId,
    at: Timestamp,
) -> Result<(), PlayError> {
    let other = sought_opponent(game, person)?.1;
    Ok(ignore(store, person, &other, at).await?)
}

/// Records that a player of a game between two venues reports the other, once for each game, and does
/// not want to meet them again.
///
/// # Errors
/// The same as [`avoid`], and [`SeekRefusal::TooManyReports`].
pub async fn report(
    store: &Store,
    game: &Match,
    person: UserId,
    at: Timestamp,
) -> Result<(), PlayError> {
    let other = sought_opponent(game, person)?.1;
    let mut tx = store.begin().await?;
    if tx.count_reports_by(person, at - COUNTED_FOR).await? >= MOST_REPORTS {
        return Err(SeekRefusal::TooManyReports(MOST_REPORTS).into());
    }
    tx.add_report(game.row.id, person, other.id, at).await?;
    tx.avoid(person, &other, at).await?;
    Ok(tx.commit().await?)
}

/// Checks that a person may avoid or report the opponent of this game.
///
/// # Errors
/// [`Refusal::NotAPlayer`] and [`SeekRefusal::NobodyToAvoid`].
pub fn check_may_avoid(game: &Match, person: UserId) -> Result<(), PlayError> {
    sought_opponent(game, person).map(drop)
}

/// Returns the side of a player in a game between two venues, and the opponent.
pub(crate) fn sought_opponent(game: &Match, person: UserId) -> Result<(Color, Person), PlayError> {
    let row = &game.row;
    let own = game.color_of(person).ok_or_else(|| Refusal::NotAPlayer(Box::new(row.clone())))?;
    if !row.is_relayed() {
        return Err(SeekRefusal::NobodyToAvoid.into());
    }
    let other = row.players[own.other()].person().cloned();
    Ok((own, other.ok_or(OfferRefusal::OpponentDeleted)?))
}

/// Returns all pairs, those of the longest waiting first.
fn pairs(waiting: &[SeekRow]) -> impl Iterator<Item = (&SeekRow, &SeekRow)> {
    let later = |index: usize| waiting.get(index + 1..).unwrap_or_default();
    waiting
        .iter()
        .enumerate()
        .flat_map(move |(index, first)| later(index).iter().map(move |second| (first, second)))
}

/// Returns who would meet, and the servers from which they play.
fn meeting(one: &SeekRow, other: &SeekRow) -> ([UserId; 2], [Option<GuildId>; 2]) {
    ([one.person.id, other.person.id], [one.venue.guild, other.venue.guild])
}

/// Returns true if two people want the same, and are within each other's ranges.
fn fit(one: &SeekRow, other: &SeekRow, at: Timestamp) -> bool {
    one.person.id != other.person.id
        && one.rated == other.rated
        && agree(one.layout, other.layout)
        && agree(one.control, other.control)
        && accepts(one, other, at)
        && accepts(other, one, at)
}

fn agree<T: Copy + PartialEq>(one: Option<T>, other: Option<T>) -> bool {
    one.is_none() || other.is_none() || one == other
}

/// Returns true if the rating of `other` is within the range of `one`, which widens with waiting.
fn accepts(one: &SeekRow, other: &SeekRow, at: Timestamp) -> bool {
    let Some(width) = one.width else { return true };
    let minutes = at.duration_since(one.made_at).as_mins();
    let rating = |seek: &SeekRow| seek.rating.unwrap_or(FIRST_RATING);
    let distance = rating(one).abs_diff(rating(other));
    i64::from(distance) <= i64::from(width) + minutes * WIDENS_PER_MINUTE
}

/// Starts a game between two people who look for an opponent, if they may meet.
async fn try_to_start(
    tx: &mut Tx,
    first: &SeekRow,
    second: &SeekRow,
    bits: u64,
    at: Timestamp,
) -> Result<Option<Match>, PlayError> {
    let (people, guilds) = meeting(first, second);
    if !fit(first, second, at) || !tx.may_meet(people, guilds).await? {
        return Ok(None);
    }
    for seek in [first, second] {
        let is_busy = tx.running_game_in(seek.venue.channel).await?.is_some();
        if is_busy || !has_room(tx, seek.person.id).await? {
            return Ok(None);
        }
    }
    let layout = first.layout.or(second.layout).unwrap_or(SetupKind::Random);
    let (setup, start) = layout
        .deal(Seed::from_bits(bits))
        .ok_or(crate::challenge::options::InvalidTerms::NoPosition)
        .map_err(Refusal::from)?;
    let control = first.control.or(second.control).unwrap_or(TimeControl::DEFAULT);
    let terms = Terms { setup, start, control, rated: first.rated };
    let first_side = if bits.count_ones().is_multiple_of(2) { Color::White } else { Color::Black };
    let of = |seek: &SeekRow| Player::from(seek.person.clone());
    let players = ByColor::from_fn(|side| of(if side == first_side { first } else { second }));
    let clock = first_clock(tx, &terms, &players, at).await?;
    let new = NewGame {
        venue: first.venue.clone(),
        players,
        terms,
        clock,
        rematch_of: None,
        locale: first.locale.clone(),
        at,
    };
    let Created::Game(row) = tx.create_game(new).await? else { return Ok(None) };
    let other = OtherVenue::new(second.venue.clone(), first_side.other(), second.locale.clone());
    let row = tx.add_other_venue(row.id, &other, at).await?;
    for seek in [first, second] {
        tx.remove_seek(seek.person.id).await?;
    }
    Ok(Some(Match::new(row, &[])?))
}

impl From<SeekRefusal> for PlayError {
    fn from(refusal: SeekRefusal) -> PlayError {
        Refusal::Seek(refusal).into()
    }
}
