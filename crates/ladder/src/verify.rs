//! Compares stored ratings with those that follow from the results.

use dvonn_model::{AccountRow, GameId, PlayerId, Scope};
use dvonn_store::{StoreError, Tx};

use super::count::RESULTS_PER_QUERY;
use super::ledger::Ledger;

/// Something stored that does not follow from the results of its ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RatingMistake {
    /// The weight of a game.
    Weight(GameId),
    /// The rating changes after a game, up to the next few hundred games.
    Changes(GameId),
    /// A player's rating, or the numbers beside it.
    Account(PlayerId),
}

/// Recomputes all ratings of a ladder, and calls `report` for each difference. Changes nothing.
/// Returns the number of results.
///
/// # Errors
/// Any database error.
pub async fn verify(
    tx: &mut Tx,
    scope: Scope,
    mut report: impl FnMut(RatingMistake),
) -> Result<usize, StoreError> {
    let mut ledger = Ledger::new(tx.seasons(scope).await?);
    let (mut counted_results, mut from) = (0, 0);
    loop {
        let page = tx.results(scope, from, RESULTS_PER_QUERY).await?;
        let Some(last) = page.last().map(|row| row.id) else { break };
        let mut stored = tx.changes_in_range(scope, from, last).await?.into_iter();
        let mut is_off = false;
        for row in &page {
            let counted = ledger.count(row);
            if counted.weight != row.weight {
                report(RatingMistake::Weight(row.result.game));
            }
            for expected in counted.changes.into_iter().flatten() {
                // After a row too many or too few, all others of the page would differ.
                if !is_off && stored.next().as_ref() != Some(&expected) {
                    is_off = true;
                    report(RatingMistake::Changes(row.result.game));
                }
            }
        }
        if let Some(extra) = stored.next().filter(|_| !is_off) {
            report(RatingMistake::Changes(extra.game));
        }
        counted_results += page.len();
        from = last + 1;
    }
    let mut accounts = ledger.into_accounts();
    for AccountRow { player, account } in tx.accounts(scope).await? {
        let player = PlayerId::from(&player);
        if accounts.remove(&player) != Some(account) {
            report(RatingMistake::Account(player));
        }
    }
    for player in accounts.into_keys() {
        report(RatingMistake::Account(player));
    }
    Ok(counted_results)
}
