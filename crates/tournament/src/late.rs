//! What organisers see of their tournaments and of the divisions of a league: how far they are, and who is late. They
//! can remind late players.

use dvonn_model::{
    GameId, GuildId, PairingRow, PostKey, TournamentAction, TournamentRow, UserId, WaitingGame,
};
use dvonn_play::tournament_games::late_player;
use dvonn_play::{Match, begin_once};
use dvonn_store::{Store, StoreError};
use jiff::{SignedDuration, Timestamp};

use super::round::patience;
use super::{TournamentError, TournamentRefusal, TournamentRequest, may_manage};

/// How long after a reminder the same player can be reminded of the same game again, by whatever organiser.
pub const REMINDER_PAUSE: SignedDuration = SignedDuration::from_hours(6);

/// What runs in a server, as far as a person may manage it.
#[derive(Clone, Debug, PartialEq)]
pub struct Overview {
    /// The running tournaments and divisions.
    pub running: Vec<TournamentRow>,
    /// Their games that wait so long that the player to move would lose if the round was over now, those that wait
    /// longest first.
    pub late: Vec<WaitingGame>,
}

impl Overview {
    /// Returns what a person may manage, with the rights of a moderator if they are one.
    ///
    /// # Errors
    /// Any database error.
    pub async fn read(
        store: &Store,
        guild: GuildId,
        person: UserId,
        moderates: bool,
        at: Timestamp,
    ) -> Result<Overview, StoreError> {
        let mut running = store.running_tournaments(guild).await?;
        running.retain(|row| may_manage(row, guild, person, moderates));
        let mut late = store.waiting_games(guild).await?;
        late.retain(|game| {
            let row = running.iter().find(|row| row.id == game.tournament);
            row.is_some_and(|row| at.duration_since(game.since) >= patience(row))
        });
        for row in running.iter().filter(|row| row.teams.is_some()) {
            // The other server decides about its people.
            let entrants = store.entrants(row.id).await?;
            let own = |player: UserId| {
                let mut own = entrants.iter().filter(|it| row.server_of(it) == guild);
                own.any(|entrant| entrant.player.is(player))
            };
            late.retain(|game| game.tournament != row.id || own(game.player));
        }
        Ok(Overview { running, late })
    }
}

/// How many games of the present round or, in a league, of the cycle have begun and ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Games that are decided.
    pub over: usize,
    /// Games that are being played.
    pub running: usize,
    /// Games that have not begun.
    pub waiting: usize,
}

impl Progress {
    /// Returns the progress of a tournament or division.
    ///
    /// # Errors
    /// Any database error.
    pub async fn read(store: &Store, row: &TournamentRow) -> Result<Progress, StoreError> {
        let mut pairings = store.pairings(row.id).await?;
        pairings.retain(|pairing| {
            pairing.black.is_some() && (row.league.is_some() || pairing.round == row.round)
        });
        let over = pairings.iter().filter(|pairing| pairing.points.is_some()).count();
        let plays = |it: &&PairingRow| it.points.is_none() && it.game.is_some();
        let running = pairings.iter().filter(plays).count();
        Ok(Progress { over, running, waiting: pairings.len() - over - running })
    }
}

/// Reminds the player for whom a game waits too long, and returns who that is. The post for it says when.
///
/// # Errors
/// A [`TournamentRefusal`] for anyone but the organiser and moderators, if the player is not late, or if they were
/// reminded within [`REMINDER_PAUSE`]; [`PlayError::Repeated`](dvonn_play::PlayError::Repeated).
pub async fn remind(
    store: &Store,
    request: TournamentRequest,
    game: GameId,
) -> Result<UserId, TournamentError> {
    // No lock is needed: a player who moves meanwhile is not reminded.
    let game = Match::find(store, game).await?;
    let mut tx = begin_once(store, request.interaction, request.at).await?;
    let row = request.lock_any(&mut tx).await?;
    request.check_organiser(&row)?;
    let pairing = tx.pairing_of_game(game.row.id).await?;
    if !pairing.is_some_and(|it| it.tournament == row.id && it.points.is_none()) {
        return Err(TournamentRefusal::NotLate.into());
    }
    let late = late_player(&mut tx, &game, patience(&row), request.at).await?;
    let person = late.ok_or(TournamentRefusal::NotLate)?;
    let entrants = tx.entrants(row.id).await?;
    if let Some(entrant) = entrants.iter().find(|entrant| entrant.player.is(person)) {
        request.check_own(&row, entrant, person)?;
    }
    let key = PostKey::organiser_reminder(game.row.id, person);
    let until = tx.post(key).await?.map(|last| last.since + REMINDER_PAUSE);
    if let Some(until) = until.filter(|&until| request.at < until) {
        return Err(TournamentRefusal::Reminded { person, until }.into());
    }
    request.log_action(&mut tx, &row, TournamentAction::Reminded, &[person]).await?;
    tx.raise_post_with(key, Some(person), None, request.at).await?;
    tx.commit().await?;
    Ok(person)
}
