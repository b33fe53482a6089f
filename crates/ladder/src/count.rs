//! Counts a game that has ended, and recomputes all ratings.

use std::collections::HashMap;

use dvonn_model::{
    Account, AccountRow, Ending, GameId, GameResult, GameRow, GameState, Player, PlayerId, Points,
    RatingChange, Scope, Setup, Uncounted, Weight,
};
use dvonn_rules::{ByColor, Color};
use dvonn_store::{StoreError, Tx};

use super::ledger::{Ledger, PAIR_WINDOW};
use super::{places, season};

/// The number of results read by one query.
pub(super) const RESULTS_PER_QUERY: u32 = 1000;

/// Counts a game that has just ended, if it is rated and has a ladder: stores its result and
/// updates the players' ratings and places. `moves` is the number of movement plies, without
/// passes. The caller must have locked the game with [`Tx::lock_game`].
///
/// # Errors
/// Any database error.
pub async fn count(tx: &mut Tx, game: &GameRow, moves: u32) -> Result<(), StoreError> {
    let Some(mut result) = result_of(game, moves) else { return Ok(()) };
    let GameResult { scope, players, points, .. } = result;
    let since = game.updated_at - PAIR_WINDOW;
    tx.lock_ladder(scope).await?;
    result.former_games = tx.former_games(scope, players, since).await?;
    result.absent = is_absent(tx, game, &result).await?;
    // The global ladder has no seasons, and no places.
    if let Scope::Server(guild) = scope {
        season::advance(tx, guild, result.ended_at).await?;
    }
    let mut ledger = Ledger::new(tx.seasons(scope).await?);
    for player in [players.white, players.black] {
        if let Some(AccountRow { account, .. }) = tx.account(scope, player).await? {
            ledger.set_account(player, account);
        }
    }
    let ended = tx.rated_games_between(scope, players.white, players.black, since).await?;
    ledger.set_meetings(players, ended);
    let Some(row) = tx.record_result(result, Weight::Part(1)).await? else { return Ok(()) };
    let counted = ledger.count(&row);
    if counted.weight != row.weight {
        tx.set_result_weight(row.id, counted.weight).await?;
    }
    if let Some(changes) = &counted.changes {
        tx.record_changes(scope, changes).await?;
    }
    for color in Color::ALL {
        if let Some(account) = ledger.account(players[color]).filter(|_| counted.changes.is_some())
        {
            tx.save_account(scope, &game.players[color], account).await?;
        }
    }
    let Scope::Server(guild) = scope else { return Ok(()) };
    // Short games for a place still count there. Otherwise a challenged player could keep their
    // place by resigning at once.
    if counted.weight == Weight::Nothing(Uncounted::Short) && game.challenger_side.is_none() {
        return Ok(());
    }
    places::count(tx, guild, game, points).await
}

/// Returns true if the loser of a correspondence game ran out of time because they were away. People
/// who play elsewhere meanwhile are not, or a game lost to a friend would save them from other losses.
async fn is_absent(tx: &mut Tx, game: &GameRow, result: &GameResult) -> Result<bool, StoreError> {
    if !result.on_time || !game.terms.control.is_correspondence() {
        return Ok(false);
    }
    let loser = if result.points == Points::Loss { Color::White } else { Color::Black };
    let Some(loser) = game.players[loser].id() else { return Ok(false) };
    let since = tx.turn_began_at(game).await?;
    Ok(!tx.has_chosen_a_ply(loser, since).await?)
}

/// Returns the result of a game that has just ended, without earlier games of deleted people, and as
/// if nobody was away. `None`
/// if it counts for no ladder, or if nobody won or drew. `moves` is the number of movement
/// plies, without passes.
pub fn result_of(game: &GameRow, moves: u32) -> Option<GameResult> {
    let scope = game.scope()?;
    let GameState::Ended(ending) = game.state else { return None };
    Some(GameResult {
        game: game.id,
        scope,
        players: ids(&game.players),
        points: points(ending)?,
        on_time: matches!(
            ending,
            Ending::OutOfTime { .. } | Ending::Deadline { loser: Some(_), .. }
        ),
        absent: false,
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

/// Voids the result of a game and recomputes all ratings of its ladder.
///
/// # Errors
/// Any database error.
pub async fn void(
    tx: &mut Tx,
    scope: Scope,
    game: GameId,
) -> Result<Result<(), CannotVoid>, StoreError> {
    tx.lock_ladder(scope).await?;
    let result = match tx.result_of(game).await? {
        Some(row) if row.weight == Weight::Nothing(Uncounted::Voided) => {
            return Ok(Err(CannotVoid::VoidedBefore));
        }
        Some(row) if row.result.scope == scope => row.id,
        // A game that was never played has no result, but may have swapped places.
        _ => {
            let undone = undo_swap(tx, scope, game).await?;
            return Ok(if undone { Ok(()) } else { Err(CannotVoid::NotCounted) });
        }
    };
    tx.void_result(game).await?;
    tx.delete_milestone(game).await?;
    undo_swap(tx, scope, game).await?;
    recompute_from(tx, scope, result).await?;
    Ok(Ok(()))
}

/// Undoes the swap of places after a game of this ladder. Returns `false` if there is none.
async fn undo_swap(tx: &mut Tx, scope: Scope, game: GameId) -> Result<bool, StoreError> {
    let game = tx.game(game).await?.filter(|game| game.scope() == Some(scope));
    match (scope, game) {
        (Scope::Server(guild), Some(game)) => places::undo(tx, guild, &game).await,
        _ => Ok(false),
    }
}

/// Recomputes all ratings of a ladder from its results, and returns the number of rows that
/// changed. It is 0 unless a result has changed. The caller must have locked the ladder with
/// [`Tx::lock_ladder`].
///
/// # Errors
/// Any database error.
pub async fn recompute(tx: &mut Tx, scope: Scope) -> Result<usize, StoreError> {
    recompute_from(tx, scope, 0).await
}

/// Like [`recompute`], for callers who know that no result before `first` has changed. Recomputes
/// earlier results too, but does not compare their rating changes.
async fn recompute_from(tx: &mut Tx, scope: Scope, first: i64) -> Result<usize, StoreError> {
    let mut ledger = Ledger::new(tx.seasons(scope).await?);
    let mut last_games = HashMap::new();
    let (mut changed, mut from) = (0, 0);
    loop {
        let page = tx.results(scope, from, RESULTS_PER_QUERY).await?;
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
            changed += replace_changes(tx, scope, first.max(from), last, &expected).await?;
        }
        from = last + 1;
    }
    Ok(changed + replace_accounts(tx, scope, ledger.into_accounts(), &last_games).await?)
}

/// Replaces the stored rating changes of the results `from` to `to`, starting at the first
/// difference. Returns the number of rows that changed.
async fn replace_changes(
    tx: &mut Tx,
    scope: Scope,
    from: i64,
    to: i64,
    changes: &[RatingChange],
) -> Result<usize, StoreError> {
    let stored = tx.changes_in_range(scope, from, to).await?;
    let same = stored.iter().zip(changes).take_while(|(stored, now)| stored == now).count();
    let first = stored.get(same).into_iter().chain(changes.get(same)).map(|row| row.result).min();
    let Some(first) = first else { return Ok(0) };
    let now = &changes[changes.partition_point(|row| row.result < first)..];
    tx.delete_changes(scope, first, to).await?;
    tx.record_changes(scope, now).await?;
    Ok(now.len().max(1))
}

async fn replace_accounts(
    tx: &mut Tx,
    scope: Scope,
    mut accounts: HashMap<PlayerId, Account>,
    last_games: &HashMap<PlayerId, (GameId, Color)>,
) -> Result<usize, StoreError> {
    let mut changed = 0;
    for AccountRow { player, account } in tx.accounts(scope).await? {
        match accounts.remove(&PlayerId::from(&player)) {
            Some(now) if now == account => continue,
            Some(now) => tx.save_account(scope, &player, &now).await?,
            None => tx.delete_account(scope, PlayerId::from(&player)).await?,
        }
        changed += 1;
    }
    for (player, account) in accounts {
        let Some(&(game, color)) = last_games.get(&player) else { continue };
        if let Some(game) = tx.game(game).await? {
            tx.save_account(scope, &game.players[color], &account).await?;
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
    match ending {
        Ending::Void { .. } => None,
        _ => Some(match ending.winner() {
            Some(Color::White) => Points::Win,
            Some(Color::Black) => Points::Loss,
            None => Points::Draw,
        }),
    }
}
