//! Challenges for ladder places.

use dvonn_ladder::places;
use dvonn_ladder::places::PlaceChallengeError;
use dvonn_model::{ChallengeId, ChallengeRow, Opponent, UserId, Venue};
use dvonn_store::Tx;
use jiff::Timestamp;

use crate::server::ServerRefusal;
use crate::{PlayError, Refusal};

/// Why a player cannot challenge another player for their place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceRefusal {
    /// The challenger.
    pub challenger: UserId,
    /// The challenged player.
    pub opponent: UserId,
    /// True if an existing challenge is being accepted.
    pub answered: bool,
    /// The reason.
    pub why: PlaceChallengeError,
}

/// Checks that a new challenge for a place is allowed, and locks the ladder so that this stays true
/// until the end of the transaction.
pub(crate) async fn check_new_for_place(
    tx: &mut Tx,
    venue: &Venue,
    challenger: UserId,
    opponent: Opponent,
    at: Timestamp,
) -> Result<(), PlayError> {
    check(tx, venue, challenger, opponent, None, at).await
}

/// Like [`check_new_for_place`] for an existing challenge that is being accepted.
pub(crate) async fn check_accepted_for_place(
    tx: &mut Tx,
    challenge: &ChallengeRow,
    at: Timestamp,
) -> Result<(), PlayError> {
    let ChallengeRow { id, venue, challenger, opponent, .. } = challenge;
    check(tx, venue, challenger.id, *opponent, Some(*id), at).await
}

async fn check(
    tx: &mut Tx,
    venue: &Venue,
    challenger: UserId,
    opponent: Opponent,
    answered: Option<ChallengeId>,
    at: Timestamp,
) -> Result<(), PlayError> {
    let (Some(guild), Opponent::Person(opponent)) = (venue.guild, opponent) else { return Ok(()) };
    if !tx.server(guild).await?.rated {
        return Err(ServerRefusal::PlacesRatedOff.into());
    }
    let checked = places::check(tx, guild, challenger, opponent, answered, at).await?;
    checked.map_err(|why| {
        let answered = answered.is_some();
        Refusal::Place(PlaceRefusal { challenger, opponent, answered, why }).into()
    })
}
