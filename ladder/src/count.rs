//! Counts a game that has ended, and recomputes all ratings.

use std::cmp::Ordering;
use std::collections::HashMap;

use dvonn_model::{
    Account, AccountRow, ChangeRow, Ending, GameId, GameResult, GameRow, GameState, GuildId,
    Player, PlayerId, Points, Setup, Uncounted, Weight,
};
use dvonn_rules::{ByColor, Color};
use dvonn_store::{StoreError, Tx};

use super::ledger::{Ledger, PAIR_WINDOW};
use super::{places, season};

/// The number of results read by one query.
pub(super) const RESULTS_PER_QUERY: u32 = 1000;

/// Counts a game that has just ended, if it is a rated game of a server: stores its result and
/// updates the players' ratings and places. `moves` is the number of movement plies, without
/// passes. The caller must have locked the game with [`Tx::lock_game`].
///
/// # Errors
/// Any database error.
pub async fn count(tx: &mut Tx, game: &GameRow, moves: u32) -> Result<(), StoreError> {
    let Some(mut result) = result_of(game, moves) else { return Ok(()) };
    let GameResult { guild, players, points, .. } = result;
    let since = game.updated_at - PAIR_WINDOW;
    tx.lock_ladder(guild).await?;
    result.former_games = tx.former_games(guild, players, since).await?;
    season::advance(tx, guild, result.ended_at).await?;
    let mut ledger = Ledger::new(tx.seasons(guild).await?);
    for player in [players.white, players.black] {
        if let Some(AccountRow { account, .. }) = tx.account(guild, player).await? {
            ledger.set_account(player, account);
        }
    }
    let ended = tx.rated_games_between(guild, players.white, players.black, since).await?;
    ledger.set_meetings(players, ended);
    let Some(row) = tx.record_result(result, Weight::Part(1)).await? else { return Ok(()) };
    let counted = ledger.count(&row);
    if counted.weight != row.weight {
        tx.set_result_weight(row.id, counted.weight).await?;
    }
    if let Some(changes) = &counted.changes {
        tx.record_changes(guild, changes).await?;
    }
    for color in Color::ALL {
        if let Some(account) = ledger.account(players[color]).filter(|_| counted.changes.is_some())
        {
            tx.save_account(guild, &game.players[color], account).await?;
        }
    }
    // Short games for a place still count there. Otherwise a challenged player could keep their
    // place by resigning at once.
    if counted.weight == Weight::Nothing(Uncounted::Short) && game.for_place.is_none() {
        return Ok(());
    }
    places::count(tx, guild, game, points).await
}

/// Returns the result of a game that has just ended, without earlier games of deleted people. `None`
/// if it is not a rated game of a server, or if nobody won or drew. `moves` is the number of movement
/// plies, without passes.
pub fn result_of(game: &GameRow, moves: u32) -> Option<GameResult> {
    let (Some(guild), true) = (game.place.guild, game.terms.rated) else { return None };
    let GameState::Ended(ending) = game.state else { return None };
    Some(GameResult {
        game: game.id,
        guild,
        players: ids(&game.players),
        points: points(ending)?,
        on_time: matches!(
            ending,
            Ending::OutOfTime { .. } | Ending::Deadline { loser: Some(_), .. }
        ),
        moves,
        former_games: 0,
        setup: Setup::name(game.terms.setup).to_owned(),
        ended_at: game.updated_at,
    })
}

/// Why a result cannot be voided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CannotVoid {
    /// The game has no result: it is running, unrated, or ended without one.
    NotCounted,
    /// The result has already been voided.
    VoidedBefore,
}

/// Voids the result of a game and recomputes all ratings of the server.
///
/// # Errors
/// Any database error.
pub async fn void(
    tx: &mut Tx,
    guild: GuildId,
    game: GameId,
) -> Result<Result<(), CannotVoid>, StoreError> {
    tx.lock_ladder(guild).await?;
    let result = match tx.result_of(game).await? {
        Some(row) if row.weight == Weight::Nothing(Uncounted::Voided) => {
            return Ok(Err(CannotVoid::VoidedBefore));
        }
        Some(row) if row.result.guild == guild => row.id,
        // A game that was never played has no result, but may have swapped places.
        _ => {
            let game = tx.game(game).await?.filter(|game| game.place.guild == Some(guild));
            let undone = match game {
                Some(game) => places::undo(tx, guild, &game).await?,
                None => false,
            };
            return Ok(if undone { Ok(()) } else { Err(CannotVoid::NotCounted) });
        }
    };
    tx.void_result(game).await?;
    if let Some(game) = tx.game(game).await? {
        places::undo(tx, guild, &game).await?;
    }
    recompute_from(tx, guild, result).await?;
    Ok(Ok(()))
}

/// Recomputes all ratings of a server from its results, and returns the number of rows that
/// changed. It is 0 unless a result has changed. The caller must have locked the ladder with
/// [`Tx::lock_ladder`].
///
/// # Errors
/// Any database error.
pub async fn recompute(tx: &mut Tx, guild: GuildId) -> Result<usize, StoreError> {
    recompute_from(tx, guild, 0).await
}

/// Like [`recompute`], for callers who know that no result before `first` has changed. Recomputes
/// earlier results too, but does not compare their rating changes.
async fn recompute_from(tx: &mut Tx, guild: GuildId, first: i64) -> Result<usize, StoreError> {
    let mut ledger = Ledger::new(tx.seasons(guild).await?);
    let mut last_games = HashMap::new();
    let (mut changed, mut from) = (0, 0);
    loop {
        let page = tx.results(guild, from, RESULTS_PER_QUERY).await?;
        let Some(last) = page.last().map(|row| row.id) else { break };
        let mut expected = Vec::new();
        for row in &page {
            let counted = ledger.count(row);
            if counted.weight != row.weight {
                tx.set_result_weight(row.id, counted.weight).await?;
                changed += 1;
            }
            expected.extend(counted.changes.into_iter().flatten().filter(|_| row.id >= first));
            for color in Color::ALL {
                last_games.insert(row.result.players[color], (row.result.game, color));
            }
        }
        if last >= first {
            changed += replace_changes(tx, guild, first.max(from), last, &expected).await?;
        }
        from = last + 1;
    }
    Ok(changed + replace_accounts(tx, guild, ledger.into_accounts(), &last_games).await?)
}

/// Replaces the stored rating changes of the results `from` to `to`, starting at the first
/// difference. Returns the number of rows that changed.
async fn replace_changes(
    tx: &mut Tx,
    guild: GuildId,
    from: i64,
    to: i64,
    changes: &[ChangeRow],
) -> Result<usize, StoreError> {
    let stored = tx.changes_in_range(guild, from, to).await?;
    let same = stored.iter().zip(changes).take_while(|(stored, now)| stored == now).count();
    let first = stored.get(same).into_iter().chain(changes.get(same)).map(|row| row.result).min();
    let Some(first) = first else { return Ok(0) };
    let now = &changes[changes.partition_point(|row| row.result < first)..];
    tx.delete_changes(guild, first, to).await?;
    tx.record_changes(guild, now).await?;
    Ok(now.len().max(1))
}

async fn replace_accounts(
    tx: &mut Tx,
    guild: GuildId,
    mut accounts: HashMap<PlayerId, Account>,
    last_games: &HashMap<PlayerId, (GameId, Color)>,
) -> Result<usize, StoreError> {
    let mut changed = 0;
    for AccountRow { player, account } in tx.accounts(guild).await? {
        match accounts.remove(&PlayerId::from(&player)) {
            Some(now) if now == account => continue,
            Some(now) => tx.save_account(guild, &player, &now).await?,
            None => tx.delete_account(guild, PlayerId::from(&player)).await?,
        }
        changed += 1;
    }
    for (player, account) in accounts {
        let Some(&(game, color)) = last_games.get(&player) else { continue };
        if let Some(game) = tx.game(game).await? {
            tx.save_account(guild, &game.players[color], &account).await?;
            changed += 1;
        }
    }
    Ok(changed)
}

fn ids(players: &ByColor<Player>) -> ByColor<PlayerId> {
    ByColor { white: (&players.white).into(), black: (&players.black).into() }
}

/// Returns White's points for an ending; `None` for a void game.
pub fn points(ending: Ending) -> Option<Points> {
    let lost_by = |loser: Color| match loser {
        Color::White => Points::Loss,
        Color::Black => Points::Win,
    };
    match ending {
        Ending::Played { score } => Some(match score.white.cmp(&score.black) {
            Ordering::Greater => Points::Win,
            Ordering::Equal => Points::Draw,
            Ordering::Less => Points::Loss,
        }),
        Ending::Resigned { by: loser, .. }
        | Ending::OutOfTime { loser, .. }
        | Ending::Awarded { loser: Some(loser), .. }
        | Ending::Deadline { loser: Some(loser), .. } => Some(lost_by(loser)),
        Ending::Drawn { .. }
        | Ending::Awarded { loser: None, .. }
        | Ending::Deadline { loser: None, .. } => Some(Points::Draw),
        Ending::Void { .. } => None,
    }
}
