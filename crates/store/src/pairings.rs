//! The pairings of a tournament: creating them, starting their games, deciding them.

use dvonn_model::{GameId, GameState, NewPairing, PairedGame, PairingRow, Points, TournamentId};
use dvonn_rules::ByColor;
use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::{Columns, optional_id};
use crate::fetch::{Query, Stored, fetch_all, fetch_optional};
use crate::reads::reads;
use crate::tx::Tx;

/// The query for pairings that meet a condition.
macro_rules! pairings_where {
    ($condition:literal) => {
        concat!(
            "SELECT pairings.tournament_id, pairings.round, pairings.board, pairings.white, \
             pairings.black, pairings.attempt, pairings.drawn, pairings.game_id, \
             games.channel_id AS thread_id, pairings.white_points, pairings.black_points, \
             pairings.forfeit FROM pairings LEFT JOIN games ON games.id = pairings.game_id WHERE ",
            $condition
        )
    };
}

/// The statement that changes one pairing, whose key `bind_key` binds.
macro_rules! change_pairing {
    ($columns:literal) => {
        concat!(
            "UPDATE pairings SET ",
            $columns,
            " WHERE tournament_id = $1 AND round = $2 AND board = $3"
        )
    };
}

reads! {
    /// Returns all pairings of a tournament, by round and board.
    pairings(tournament: TournamentId) -> Vec<PairingRow>;

    /// Returns the pairing that a game belongs to.
    pairing_of_game(game: GameId) -> Option<PairingRow>;

    /// Returns the pairings of running tournaments that need a thread, for a game that has not begun or
    /// whose own thread was deleted, in order of tournament, round and board. Omits rounds that are over
    /// by `at`. Starts after `after`, if given.
    pairings_without_thread(
        at: Timestamp,
        after: Option<(TournamentId, u32, u32)>,
        limit: u32
    ) -> Vec<PairingRow>;

    /// Returns the games of a tournament's undecided pairings, running and ended, by board.
    paired_games(tournament: TournamentId) -> Vec<PairedGame>;
}

async fn pairings(
    connection: &mut AnyConnection,
    tournament: TournamentId,
) -> Result<Vec<PairingRow>, StoreError> {
    let query = sqlx::query(pairings_where!(
        "pairings.tournament_id = $1 ORDER BY pairings.round, pairings.board"
    ));
    fetch_all(connection, query.bind(i64::from(tournament))).await
}

async fn pairing_of_game(
    connection: &mut AnyConnection,
    game: GameId,
) -> Result<Option<PairingRow>, StoreError> {
    let query = sqlx::query(pairings_where!("pairings.game_id = $1")).bind(i64::from(game));
    fetch_optional(connection, query).await
}

async fn pairings_without_thread(
    connection: &mut AnyConnection,
    at: Timestamp,
    after: Option<(TournamentId, u32, u32)>,
    limit: u32,
) -> Result<Vec<PairingRow>, StoreError> {
    let (tournament, round, board) = after.map_or((0, 0, 0), |(id, round, board)| {
        (i64::from(id), i64::from(round), i64::from(board))
    });
    let query = sqlx::query(pairings_where!(
        "(pairings.game_id IS NULL OR pairings.game_id IN \
         (SELECT id FROM games WHERE state = 'running' AND event = 'place_lost' \
         AND announced < revision)) \
         AND pairings.white_points IS NULL AND pairings.tournament_id IN \
         (SELECT id FROM tournaments WHERE state = 'running' AND round_ends_at > $1) \
         AND (pairings.tournament_id > $2 OR (pairings.tournament_id = $2 \
         AND (pairings.round > $3 OR (pairings.round = $3 AND pairings.board > $4)))) \
         ORDER BY pairings.tournament_id, pairings.round, pairings.board LIMIT $5"
    ));
    let query = query.bind(at.as_millisecond()).bind(tournament).bind(round).bind(board);
    fetch_all(connection, query.bind(i64::from(limit))).await
}

async fn paired_games(
    connection: &mut AnyConnection,
    tournament: TournamentId,
) -> Result<Vec<PairedGame>, StoreError> {
    let query = sqlx::query(
        "SELECT pairings.board, games.id, games.state, games.white_score, games.black_score, \
         games.loser, games.void_reason, games.to_move \
         FROM pairings JOIN games ON games.id = pairings.game_id \
         WHERE pairings.tournament_id = $1 AND pairings.white_points IS NULL \
         ORDER BY pairings.round, pairings.board",
    )
    .bind(i64::from(tournament));
    fetch_all(connection, query).await
}

impl Stored for PairingRow {
    fn read(row: &AnyRow) -> Result<PairingRow, StoreError> {
        let decided = row.maybe_number::<i64>("white_points")?.is_some();
        let points = || -> Result<ByColor<Points>, StoreError> {
            Ok(ByColor { white: row.number("white_points")?, black: row.number("black_points")? })
        };
        Ok(PairingRow {
            tournament: row.number("tournament_id")?,
            round: row.number("round")?,
            board: row.number("board")?,
            white: row.number("white")?,
            black: row.maybe_number("black")?,
            attempt: row.number("attempt")?,
            drawn: row.number("drawn")?,
            game: row.maybe_number("game_id")?,
            thread: row.maybe_number("thread_id")?,
            points: decided.then(points).transpose()?,
            forfeit: row.flag("forfeit")?,
        })
    }
}

/// Binds the key of a pairing.
fn bind_key<'q>(query: Query<'q>, pairing: &PairingRow) -> Query<'q> {
    let query = query.bind(i64::from(pairing.tournament)).bind(i64::from(pairing.round));
    query.bind(i64::from(pairing.board))
}

impl Stored for PairedGame {
    fn read(row: &AnyRow) -> Result<PairedGame, StoreError> {
        Ok(PairedGame {
            board: row.number("board")?,
            game: row.number("id")?,
            state: GameState::read(row)?,
            to_move: row.color("to_move")?,
        })
    }
}

impl Tx {
    /// Adds the pairings of a round. For this and the methods below, the caller must have locked
    /// the tournament with [`Tx::lock_tournament`].
    ///
    /// # Errors
    /// Any database error.
    pub async fn add_pairings(
        &mut self,
        tournament: TournamentId,
        round: u32,
        pairings: &[NewPairing],
    ) -> Result<(), StoreError> {
        for pairing in pairings {
            sqlx::query(
                "INSERT INTO pairings (tournament_id, round, board, white, black, attempt, drawn, \
                 white_points, black_points, forfeit) VALUES ($1, $2, $3, $4, $5, 0, 0, $6, $7, $8)",
            )
            .bind(i64::from(tournament))
            .bind(i64::from(round))
            .bind(i64::from(pairing.board))
            .bind(i64::from(pairing.white))
            .bind(optional_id(pairing.black))
            .bind(pairing.points.map(|points| i64::from(points.white.halves())))
            .bind(pairing.points.map(|points| i64::from(points.black.halves())))
            .bind(i64::from(pairing.points.is_some()))
            .execute(self.connection())
            .await?;
        }
        Ok(())
    }

    /// Sets the game of a pairing that has none.
    ///
    /// # Errors
    /// Any database error.
    pub async fn start_pairing(
        &mut self,
        pairing: &PairingRow,
        game: GameId,
    ) -> Result<(), StoreError> {
        let query = bind_key(sqlx::query(change_pairing!("game_id = $4")), pairing);
        query.bind(i64::from(game)).execute(self.connection()).await?;
        Ok(())
    }

    /// Sets both players' points for a pairing, and whether it was decided without a game.
    ///
    /// # Errors
    /// Any database error.
    pub async fn decide_pairing(
        &mut self,
        pairing: &PairingRow,
        points: ByColor<Points>,
        forfeit: bool,
    ) -> Result<(), StoreError> {
        let query =
            sqlx::query(change_pairing!("white_points = $4, black_points = $5, forfeit = $6"));
        bind_key(query, pairing)
            .bind(i64::from(points.white.halves()))
            .bind(i64::from(points.black.halves()))
            .bind(i64::from(forfeit))
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Requests another game for a pairing because the last one was void.
    ///
    /// # Errors
    /// Any database error.
    pub async fn repeat_void_pairing(&mut self, pairing: &PairingRow) -> Result<(), StoreError> {
        let query = sqlx::query(change_pairing!("game_id = NULL, attempt = attempt + 1"));
        bind_key(query, pairing).execute(self.connection()).await?;
        Ok(())
    }

    /// Requests another game for a pairing, with swapped colours, because the last one was drawn.
    ///
    /// # Errors
    /// Any database error.
    pub async fn repeat_drawn_pairing(&mut self, pairing: &PairingRow) -> Result<(), StoreError> {
        let query = sqlx::query(change_pairing!(
            "game_id = NULL, attempt = attempt + 1, drawn = drawn + 1, \
             white = black, black = white"
        ));
        bind_key(query, pairing).execute(self.connection()).await?;
        Ok(())
    }
}
