//! Seeds entrants by strength at the start of a tournament.

use std::cmp::Ordering;

use dvonn_model::{AccountRow, EntrantRow, PlayerId, Rating, Scope};
use dvonn_store::{StoreError, Tx};
use jiff::Timestamp;

/// Returns the rating of a player on a ladder; the first one if they have none.
pub(super) async fn rating_of(
    tx: &mut Tx,
    ladder: Scope,
    player: PlayerId,
    at: Timestamp,
) -> Result<Rating, StoreError> {
    let Some(AccountRow { account, .. }) = tx.account(ladder, player).await? else {
        return Ok(Rating::first(player));
    };
    Ok(account.rating_at(at, &tx.season_starts(ladder).await?))
}

/// Returns the entrants' numbers, strongest first: by this ladder, then by order of
/// joining.
pub(super) async fn strongest_first(
    tx: &mut Tx,
    ladder: Scope,
    entrants: &[EntrantRow],
    at: Timestamp,
) -> Result<Vec<u32>, StoreError> {
    let mut strengths = Vec::new();
    for entrant in entrants {
        let rating = rating_of(tx, ladder, PlayerId::from(&entrant.player), at).await?;
        strengths.push((entrant.number, rating.floor()));
    }
    strengths.sort_by(|one, other| {
        other.1.partial_cmp(&one.1).unwrap_or(Ordering::Equal).then(one.0.cmp(&other.0))
    });
    Ok(strengths.into_iter().map(|(number, _)| number).collect())
}
