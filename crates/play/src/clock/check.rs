//! Lets the clocks of a person follow a change of their vacations or weekends.
//!
//! A person may have so many games that one transaction for all of them would keep everybody else waiting.
//! So the transaction of the change looks after the first games, and records where to go on. The bot
//! does the rest, some games at a time. Until then, a turn that starts or a time that runs out
//! follows the change by itself. After a crash, the record says how far it was.
//!
//! Vacations are locked before games.

use dvonn_model::{GameId, UserId};
use dvonn_store::{Store, Tx};
use jiff::Timestamp;

use crate::clock::weekend;
use crate::{Match, PlayError};

/// The maximum number of games in one transaction.
const AT_ONCE: u32 = 20;

/// Lets the clocks of a person's first games follow, and records that the others have yet to. The
/// caller must have locked the person's vacations, and no game.
pub(crate) async fn check_clocks(
    tx: &mut Tx,
    person: UserId,
    at: Timestamp,
) -> Result<(), PlayError> {
    check_after(tx, person, GameId::from(0), at).await
}

/// Lets some more clocks of a person follow. Returns true if that was all.
///
/// # Errors
/// Any database error.
pub async fn go_on_checking_clocks(
    store: &Store,
    person: UserId,
    at: Timestamp,
) -> Result<bool, PlayError> {
    let mut tx = store.begin().await?;
    tx.lock_vacations_of(person).await?;
    let Some(after) = tx.clock_check_of(person).await? else { return Ok(true) };
    check_after(&mut tx, person, after, at).await?;
    let is_done = tx.clock_check_of(person).await?.is_none();
    tx.commit().await?;
    Ok(is_done)
}

async fn check_after(
    tx: &mut Tx,
    person: UserId,
    after: GameId,
    at: Timestamp,
) -> Result<(), PlayError> {
    let games = tx.running_games_after(person, after, AT_ONCE).await?;
    for &game in &games {
        check_clock(tx, game, person, at).await?;
    }
    match games.last() {
        Some(&last) if games.len() == AT_ONCE as usize => tx.save_clock_check(person, last).await?,
        _ => tx.delete_clock_check(person).await?,
    }
    Ok(())
}

/// Stops or starts a clock as the person's vacations want it, and notes when their next weekend
/// begins. A weekend that has begun stays. Leaves live games alone.
async fn check_clock(
    tx: &mut Tx,
    game: GameId,
    person: UserId,
    at: Timestamp,
) -> Result<(), PlayError> {
    let mut game = Match::lock(tx, game).await?;
    if !game.row.terms.control.is_correspondence() || !game.is_to_move(person) {
        return Ok(());
    }
    let mut clock = game.clock();
    match (clock.row.deadline, tx.on_vacation(person, at).await?) {
        (Some(_), true) => clock.stop(game.position().side_to_move(), at),
        (Some(_), false) => {
            let weekend = weekend::next(&tx.settings(person).await?, at);
            clock.row.weekend = weekend.map(|weekend| weekend.begins_at);
        }
        (None, false) if clock.row.weekend.is_none() => {
            game.start_next_turn(tx, &mut clock, at).await?;
        }
        (None, _) => return Ok(()),
    }
    Ok(tx.set_clock(game.row.id, &clock.row, at).await?)
}
