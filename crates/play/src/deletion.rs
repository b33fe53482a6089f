//! Deletes people's data.
//!
//! The person's running games end first, in the same transaction. Rated games long enough to count
//! are resigned; the others are void.

use dvonn_ladder as ladder;
use dvonn_model::{
    ChallengeRow, ChallengeState, Ending, GameId, InteractionId, MessageId, PostKey, UserId,
    VoidReason,
};
use dvonn_rules::Color;
use dvonn_store::Store;
use jiff::Timestamp;

use crate::{Match, PlayError, Refusal, begin_once};

/// The games and challenges that ended because a person was deleted, to show that.
#[derive(Clone, Debug)]
pub struct Deletion {
    /// Their running games, which ended.
    pub games: Vec<GameId>,
    /// Open challenges from and to them, with the state cancelled, and their messages. They are no
    /// longer in the database.
    pub challenges: Vec<(ChallengeRow, MessageId)>,
}

/// Deletes all data of a person. Data shared with others (games, results, moderators' decisions) is
/// kept under a number instead.
///
/// Their running games end: those that would count for a ladder or are for a place are resigned, so that
/// nobody escapes a loss, and the others are void. Who the number was is remembered for a limited time
/// ([`ladder::remember_deleted_player`]).
///
/// # Errors
/// [`Refusal::NoData`], and [`PlayError::Repeated`].
pub async fn delete_person(
    store: &Store,
    person: UserId,
    interaction: InteractionId,
    at: Timestamp,
) -> Result<Deletion, PlayError> {
    // Games are locked before tournaments. If a tournament has started another game in the
    // meantime, try again to end that one too.
    loop {
        if let Some(deletion) = try_to_delete(store, person, interaction, at).await? {
            return Ok(deletion);
        }
    }
}

/// Returns `None` and changes nothing if another game of theirs has started in the meantime.
async fn try_to_delete(
    store: &Store,
    person: UserId,
    interaction: InteractionId,
    at: Timestamp,
) -> Result<Option<Deletion>, PlayError> {
    let mut tx = begin_once(store, interaction, at).await?;
    if !tx.has_data(person).await? {
        return Err(Refusal::NoData.into());
    }
    tx.lock_vacations_of(person).await?;
    // Locked before the games. So if a challenge is starting a game, that game is either found
    // below or never starts.
    let mut challenges = Vec::new();
    for mut challenge in tx.lock_challenges_of(person).await? {
        challenge.state = ChallengeState::Cancelled;
        let post = tx.post(PostKey::challenge(challenge.id)).await?;
        let message = post.and_then(|post| post.message);
        challenges.extend(message.map(|message| (challenge, message)));
    }
    let mut games: Vec<GameId> = Vec::new();
    let mut running = tx.running_games_of(person, None, u32::MAX).await?;
    running.sort_by_key(|row| row.id);
    let mut locked = Vec::new();
    for row in running {
        let game = Match::lock(&mut tx, row.id).await?;
        if let Ok(color) = game.check_player(person) {
            locked.push((game, color));
        }
    }
    // Ending a game may lock its ladder. All games are locked before any ladder, and ladders in
    // order.
    locked.sort_by_key(|(game, _)| game.row.scope());
    for (mut game, color) in locked {
        let ending = game.ending_for_deletion_of(color);
        game.end_now(&mut tx, ending, None, at).await?;
        games.push(game.row.id);
    }
    for scope in tx.ladders_of(person).await? {
        tx.lock_ladder(scope).await?;
    }
    let mut leagues = Vec::new();
    for league in tx.leagues_entered(person).await? {
        leagues.extend(tx.lock_league(league).await?);
    }
    let mut tournaments = Vec::new();
    for tournament in tx.tournaments_joined(person).await? {
        tournaments.extend(tx.lock_tournament(tournament).await?);
    }
    // Last, because the start of a tournament's game takes these locks in the same order. A game of two
    // people who have just found each other is then either found below or never starts.
    tx.lock_seeks().await?;
    if !tx.running_games_of(person, None, 1).await?.is_empty() {
        return Ok(None);
    }
    let stand_in = tx.delete_person(person).await?;
    ladder::remember_deleted_player(&mut tx, person, &stand_in, at).await?;
    for league in &leagues {
        tx.raise_invitation(league, at).await?;
    }
    for tournament in &tournaments {
        tx.change_tournament(tournament, at).await?;
    }
    tx.commit().await?;
    Ok(Some(Deletion { games, challenges }))
}

impl Match {
    /// Returns true if the game would count for a ladder if it ended now.
    pub(super) fn counts_by_now(&self) -> bool {
        self.row.terms.rated && self.moves() >= ladder::MIN_MOVES
    }

    /// Returns how the game ends when the player of this side deletes their data. Short games for a place
    /// count too.
    fn ending_for_deletion_of(&self, color: Color) -> Ending {
        if self.counts_by_now() || self.row.challenger_side.is_some() {
            Ending::Resigned { by: color, score: self.position().score() }
        } else {
            Ending::Void { reason: VoidReason::PlayerLeft }
        }
    }
}
