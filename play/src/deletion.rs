//! Deletes people's data.

use dvonn_model::{
    ChallengeRow, ChallengeState, Ending, GameId, InteractionId, UserId, VoidReason,
};
use dvonn_store::Store;
use jiff::Timestamp;

use super::{Match, PlayError, Refusal, begin};

/// What ended when a person was deleted, to be announced.
#[derive(Clone, Debug)]
pub struct Deletion {
    /// Their running games, which ended without a result.
    pub games: Vec<GameId>,
    /// Their open challenges and those to them, as cancelled. The database no longer has them.
    pub challenges: Vec<ChallengeRow>,
}

/// Deletes all data of a person. What others share is kept under a number instead: games, results,
/// moderators' decisions.
///
/// # Errors
/// [`Refusal::NothingKept`], and [`PlayError::Repeated`].
pub async fn delete_person(
    store: &Store,
    person: UserId,
    interaction: InteractionId,
    at: Timestamp,
) -> Result<Deletion, PlayError> {
    // Games are locked before tournaments. If a tournament has started another game meanwhile, that
    // game has to end as well.
    loop {
        if let Some(deletion) = try_to_delete(store, person, interaction, at).await? {
            return Ok(deletion);
        }
    }
}

/// Returns `None` and changes nothing if a game of theirs has started meanwhile.
async fn try_to_delete(
    store: &Store,
    person: UserId,
    interaction: InteractionId,
    at: Timestamp,
) -> Result<Option<Deletion>, PlayError> {
    let mut tx = begin(store, interaction, at).await?;
    if !tx.has_data(person).await? {
        return Err(Refusal::NothingKept.into());
    }
    tx.lock_vacations().await?;
    // Locked before the games: a game that is being started by a challenge is then either found
    // below, or never started.
    let mut challenges = tx.lock_challenges_of(person).await?;
    for challenge in &mut challenges {
        challenge.state = ChallengeState::Cancelled;
    }
    let mut games: Vec<GameId> = Vec::new();
    let mut running = tx.running_games_of(person, None, u32::MAX).await?;
    running.sort_by_key(|row| row.id);
    for row in running {
        let mut game = Match::lock(&mut tx, row.id).await?;
        if game.check_player(person).is_ok() {
            let ending = Ending::Void { reason: VoidReason::PlayerLeft };
            game.end_now(&mut tx, ending, None, at).await?;
            games.push(row.id);
        }
    }
    for guild in tx.ladders_of(person).await? {
        tx.lock_ladder(guild).await?;
    }
    let mut tournaments = Vec::new();
    for tournament in tx.tournaments_joined(person).await? {
        tournaments.extend(tx.lock_tournament(tournament).await?);
    }
    if !tx.running_games_of(person, None, 1).await?.is_empty() {
        return Ok(None);
    }
    tx.delete_person(person).await?;
    for tournament in &tournaments {
        tx.change_tournament(tournament, at).await?;
    }
    tx.commit().await?;
    Ok(Some(Deletion { games, challenges }))
}
