//! The current ratings. They are derived from the results.

use dvonn_model::{Account, AccountRow, AccountSummary, Player, PlayerId, Scope};
use jiff::Timestamp;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::player_columns;
use crate::counters::{self, Counter};
use crate::query::{Columns as _, Stored, queries, rows};
use crate::tx::Tx;

rows! {
    AccountSummary {
        player: player(player_id, name), rating: rating(rating, deviation, volatility), games,
        last_at, score: score(season_wins, season_draws, season_losses),
    }
}

queries! {
    /// Returns a player's rating account on a ladder, or `None` if they have no rated game.
    read account(scope: Scope, player: PlayerId) -> Option<AccountRow> {
        "SELECT {} FROM ratings WHERE guild_id = :scope AND player_id = :player"
    }

    /// Returns the accounts of all players on a ladder, including deleted people and the computer.
    read accounts(scope: Scope) -> Vec<AccountRow> {
        "SELECT {} FROM ratings WHERE guild_id = :scope"
    }

    /// Returns the accounts of all players on a ladder whose last game ended at or after `since`,
    /// including deleted people and the computer.
    read accounts_since(scope: Scope, since: Timestamp) -> Vec<AccountSummary> {
        "SELECT {} FROM ratings WHERE guild_id = :scope AND last_at >= :since"
    }

    /// Returns the accounts of the computer's levels and of the engines on a ladder.
    read accounts_of_computer(scope: Scope) -> Vec<AccountSummary> {
        // Ids of deleted people are below -1000.
        "SELECT {} FROM ratings WHERE guild_id = :scope AND player_id BETWEEN -1000 AND -1"
    }

    /// Returns the accounts of all players whose last game was in this season of a ladder, in no
    /// particular order.
    read accounts_of_season(scope: Scope, season: u32) -> Vec<AccountSummary> {
        "SELECT {} FROM ratings WHERE guild_id = :scope AND season = :season"
    }

    /// Replaces a player's account.
    change save_account(scope: Scope, player: &Player, account: &Account)
    [
        scope,
        player: PlayerId::from(player),
        name: player_columns(player).1,
        rating: account.rating.integers()[0],
        deviation: account.rating.integers()[1],
        volatility: account.rating.integers()[2],
        games: account.games,
        streak: account.streak,
        longest_streak: account.longest_streak,
        best_win: account.best_win.map(|(game, _)| game),
        best_win_rating: account.best_win.map(|(_, rating)| rating),
        last_at: account.last_at,
        last_loss_on_time: account.last_loss_on_time,
        season: account.season,
        wins: account.score.wins,
        draws: account.score.draws,
        losses: account.score.losses,
    ] {
        "INSERT INTO ratings (
             guild_id, player_id, name, rating, deviation, volatility,
             games, streak, longest_streak, best_win, best_win_rating,
             last_at, last_loss_on_time, season, season_wins, season_draws, season_losses
         ) VALUES (
             :scope, :player, :name, :rating, :deviation, :volatility,
             :games, :streak, :longest_streak, :best_win, :best_win_rating,
             :last_at, :last_loss_on_time, :season, :wins, :draws, :losses
         )
         ON CONFLICT (guild_id, player_id) DO UPDATE SET
             name = :name, rating = :rating, deviation = :deviation, volatility = :volatility,
             games = :games, streak = :streak, longest_streak = :longest_streak,
             best_win = :best_win, best_win_rating = :best_win_rating,
             last_at = :last_at, last_loss_on_time = :last_loss_on_time, season = :season,
             season_wins = :wins, season_draws = :draws, season_losses = :losses"
    }

    /// Deletes the account of a player who has no rated games left.
    change delete_account(scope: Scope, player: PlayerId) {
        "DELETE FROM ratings WHERE guild_id = :scope AND player_id = :player"
    }
}

impl Tx {
    /// Locks a ladder until the end of this transaction. Lock games first.
    ///
    /// # Errors
    /// Any database error.
    pub async fn lock_ladder(&mut self, scope: Scope) -> Result<(), StoreError> {
        match scope {
            Scope::Server(guild) => self.lock_server(guild).await,
            Scope::World => counters::lock(self.connection(), Counter::GlobalLadder).await,
        }
    }
}

impl Stored for AccountRow {
    #[rustfmt::skip]
    const COLUMNS: &'static [&'static str] = &[
        "player_id", "name", "rating", "deviation", "volatility", "games", "streak",
        "longest_streak", "best_win", "best_win_rating", "last_at", "last_loss_on_time", "season",
        "season_wins", "season_draws", "season_losses",
    ];

    fn read(row: &AnyRow) -> Result<AccountRow, StoreError> {
        let account = Account {
            rating: row.rating("rating", "deviation", "volatility")?,
            games: row.value("games")?,
            streak: row.value("streak")?,
            longest_streak: row.value("longest_streak")?,
            best_win: row.value::<Option<_>>("best_win")?.zip(row.value("best_win_rating")?),
            last_at: row.value("last_at")?,
            last_loss_on_time: row.value("last_loss_on_time")?,
            season: row.value("season")?,
            score: row.score("season_wins", "season_draws", "season_losses")?,
        };
        Ok(AccountRow { player: row.player("player_id", "name")?, account })
    }
}
