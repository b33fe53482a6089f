//! Challenges for places.

use dvonn_ladder::places;
use dvonn_ladder::places::Unchallengeable;
use dvonn_model::{ChallengeId, ChallengeRow, Opponent, Place, UserId};
use dvonn_store::Tx;
use jiff::Timestamp;

use super::{PlayError, Refusal, ServerRefusal};

/// Why somebody cannot challenge somebody else for their place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceRefusal {
    /// Who wants the place.
    pub challenger: UserId,
    /// Whose it is.
    pub opponent: UserId,
    /// Whether the challenge was made before, and is now being answered.
    pub answered: bool,
    /// What is in the way.
    pub why: Unchallengeable,
}

/// Makes sure that this challenge for a place may be made now, and that this remains so until the
/// transaction is over.
pub(super) async fn check_rivals(
    tx: &mut Tx,
    place: &Place,
    challenger: UserId,
    opponent: Opponent,
    at: Timestamp,
) -> Result<(), PlayError> {
    check(tx, place, challenger, opponent, None, at).await
}

/// The same of one that was made before, and is being answered.
pub(super) async fn check_rivals_again(
    tx: &mut Tx,
    challenge: &ChallengeRow,
    at: Timestamp,
) -> Result<(), PlayError> {
    let ChallengeRow { id, place, challenger, opponent, .. } = challenge;
    check(tx, place, challenger.id, *opponent, Some(*id), at).await
}

async fn check(
    tx: &mut Tx,
    place: &Place,
    challenger: UserId,
    opponent: Opponent,
    answered: Option<ChallengeId>,
    at: Timestamp,
) -> Result<(), PlayError> {
    let (Some(guild), Opponent::Person(opponent)) = (place.guild, opponent) else { return Ok(()) };
    if !tx.server(guild).await?.rated {
        return Err(ServerRefusal::PlacesRatedOff.into());
    }
    let checked = places::check(tx, guild, challenger, opponent, answered, at).await?;
    checked.map_err(|why| {
        let answered = answered.is_some();
        Refusal::Place(PlaceRefusal { challenger, opponent, answered, why }).into()
    })
}
