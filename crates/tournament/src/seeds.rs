//! Seeds entrants by strength at the start of a tournament.

use std::cmp::Ordering;

use dvonn_model::{AccountRow, EntrantRow, GuildId, PlayerId, Rating};
use dvonn_store::{StoreError, Tx};
use jiff::Timestamp;

/// Returns the entrants' numbers, strongest first: by the server's ladder, then by order of
/// joining.
pub(super) async fn strongest_first(
    tx: &mut Tx,
    guild: GuildId,
    entrants: &[EntrantRow],
    at: Timestamp,
) -> Result<Vec<u32>, StoreError> {
    let seasons = tx.season_starts(guild.into()).await?;
    let mut strengths = Vec::new();
    for entrant in entrants {
        let player = PlayerId::from(&entrant.player);
        let rating = match tx.account(guild.into(), player).await? {
            None => Rating::first(player),
            Some(AccountRow { account, .. }) => account.rating_at(at, &seasons),
        };
        strengths.push((entrant.number, rating.floor()));
    }
    strengths.sort_by(|one, other| {
        other.1.partial_cmp(&one.1).unwrap_or(Ordering::Equal).then(one.0.cmp(&other.0))
    });
    Ok(strengths.into_iter().map(|(number, _)| number).collect())
}
