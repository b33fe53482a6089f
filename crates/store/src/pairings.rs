//! The pairings of a tournament: creating them, starting their games, deciding them.

use dvonn_model::{
    GameId, GuildId, NewPairing, PairedGame, PairingRow, Points, TournamentId, WaitingGame,
};
use dvonn_rules::ByColor;
use jiff::Timestamp;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::game_row::state;
use crate::query::{Columns as _, Stored, queries, rows};
use crate::tx::Tx;

rows! {
    WaitingGame { tournament: tournament_id, game: id, player, since }
}

/// Pairings with the threads of their games.
const PAIRINGS: &str = "SELECT {} FROM pairings LEFT JOIN games ON games.id = pairings.game_id";

/// The pairing that changes.
const ITS_KEY: &str = "tournament_id = :tournament AND round = :round AND board = :board";

queries! {
    /// Returns all pairings of a tournament, by round and board.
    read pairings(tournament: TournamentId) -> Vec<PairingRow> {
        PAIRINGS "
         WHERE pairings.tournament_id = :tournament
         ORDER BY pairings.round, pairings.board"
    }

    /// Returns the pairing that a game belongs to.
    read pairing_of_game(game: GameId) -> Option<PairingRow> {
        PAIRINGS " WHERE pairings.game_id = :game"
    }

    /// Returns the pairings of running tournaments that need a thread, for a game that has not
    /// begun or whose own thread was deleted, in order of tournament, round and board. Omits rounds
    /// that are over by `at`. Starts after `after`, if given.
    read pairings_without_thread(
        at: Timestamp, after: Option<(TournamentId, u32, u32)>, limit: u32,
    ) -> Vec<PairingRow>
    [
        at,
        tournament: after.map_or(0, |(tournament, _, _)| i64::from(tournament)),
        round: after.map_or(0, |(_, round, _)| round),
        board: after.map_or(0, |(_, _, board)| board),
        limit,
    ] {
        PAIRINGS "
         WHERE (pairings.game_id IS NULL OR pairings.game_id IN (
             SELECT id FROM games
             WHERE state = 'running' AND event = 'place_lost'
         ))
         AND pairings.white_points IS NULL AND pairings.held = 0
         AND pairings.tournament_id IN (
             SELECT id FROM tournaments WHERE state = 'running' AND round_ends_at > :at
         )
         AND (pairings.tournament_id > :tournament
             OR (pairings.tournament_id = :tournament
                 AND (pairings.round > :round
                     OR (pairings.round = :round AND pairings.board > :board))))
         ORDER BY pairings.tournament_id, pairings.round, pairings.board LIMIT :limit"
    }

    /// Returns the games of a tournament's undecided pairings, running and ended, by board.
    read paired_games(tournament: TournamentId) -> Vec<PairedGame> {
        "SELECT {} FROM pairings JOIN games ON games.id = pairings.game_id
         WHERE pairings.tournament_id = :tournament AND pairings.white_points IS NULL
         AND pairings.held = 0
         ORDER BY pairings.round, pairings.board"
    }

    /// Returns the games of a server's running tournaments that wait for a person who can see the board, those that
    /// wait longest first.
    read waiting_games(guild: GuildId) -> Vec<WaitingGame> {
        "SELECT {} FROM (
             SELECT pairings.tournament_id, games.id,
             CASE WHEN games.to_move = 'w' THEN games.white_id ELSE games.black_id END AS player,
             COALESCE(
                 (SELECT played_at FROM plies WHERE game_id = games.id ORDER BY number DESC LIMIT 1),
                 games.created_at
             ) AS since
             FROM tournaments
             JOIN pairings ON pairings.tournament_id = tournaments.id
             JOIN games ON games.id = pairings.game_id
             WHERE (tournaments.guild_id = :guild OR guest_guild_id = :guild)
             AND tournaments.state = 'running'
             AND pairings.white_points IS NULL AND pairings.held = 0
             AND games.state = 'running' AND games.computer_chooses = 0
             AND games.muted_since IS NULL
         ) AS waiting WHERE player > 0 ORDER BY since, id"
    }

    /// Adds a pairing. One that has points already is a forfeit.
    step insert_pairing(tournament: TournamentId, round: u32, pairing: &NewPairing)
    [
        tournament,
        round,
        board: pairing.board,
        white: pairing.white,
        black: pairing.black,
        white_points: pairing.points.map(|points| points.white),
        black_points: pairing.points.map(|points| points.black),
        forfeit: pairing.points.is_some(),
    ] {
        "INSERT INTO pairings (
             tournament_id, round, board, white, black, attempt, drawn,
             white_points, black_points, forfeit
         ) VALUES (
             :tournament, :round, :board, :white, :black, 0, 0,
             :white_points, :black_points, :forfeit
         )"
    }

    /// Sets the game of a pairing that has none. For this and the methods below, the caller must
    /// have locked the tournament with [`Tx::lock_tournament`].
    change start_pairing(pairing: &PairingRow, game: GameId)
    [tournament: pairing.tournament, round: pairing.round, board: pairing.board, game] {
        "UPDATE pairings SET game_id = :game, refusing = NULL WHERE " ITS_KEY
    }

    /// Keeps all pairings of a division back that have neither a game nor points.
    change hold_pairings(tournament: TournamentId) {
        "UPDATE pairings SET held = 1
         WHERE tournament_id = :tournament AND game_id IS NULL AND white_points IS NULL"
    }

    /// Lets a pairing begin that was kept back.
    change release_pairing(pairing: &PairingRow)
    [tournament: pairing.tournament, round: pairing.round, board: pairing.board] {
        "UPDATE pairings SET held = 0 WHERE " ITS_KEY
    }

    /// Sets both players' points for a pairing, and whether it was decided without a game.
    change decide_pairing(pairing: &PairingRow, points: ByColor<Points>, forfeit: bool)
    [
        tournament: pairing.tournament,
        round: pairing.round,
        board: pairing.board,
        white_points: points.white,
        black_points: points.black,
        forfeit,
    ] {
        "UPDATE pairings
         SET white_points = :white_points, black_points = :black_points, forfeit = :forfeit
         WHERE " ITS_KEY
    }

    /// Records in whose place no thread could be opened for the game of a pairing.
    change refuse_pairing(pairing: &PairingRow, entrant: u32)
    [tournament: pairing.tournament, round: pairing.round, board: pairing.board, entrant] {
        "UPDATE pairings SET refusing = :entrant WHERE " ITS_KEY
    }

    /// Requests another game for a pairing because the last one was void.
    change repeat_void_pairing(pairing: &PairingRow)
    [tournament: pairing.tournament, round: pairing.round, board: pairing.board] {
        "UPDATE pairings SET game_id = NULL, attempt = attempt + 1 WHERE " ITS_KEY
    }

    /// Requests another game for a pairing, with swapped colours, because the last one was drawn.
    change repeat_drawn_pairing(pairing: &PairingRow)
    [tournament: pairing.tournament, round: pairing.round, board: pairing.board] {
        "UPDATE pairings
         SET game_id = NULL, attempt = attempt + 1, drawn = drawn + 1, white = black, black = white
         WHERE " ITS_KEY
    }
}

impl Tx {
    /// Adds the pairings of a round. The caller must have locked the tournament with
    /// [`Tx::lock_tournament`].
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
            insert_pairing(self.connection(), tournament, round, pairing).await?;
        }
        Ok(())
    }
}

impl Stored for PairingRow {
    #[rustfmt::skip]
    const COLUMNS: &'static [&'static str] = &[
        "pairings.tournament_id", "pairings.round", "pairings.board", "pairings.white",
        "pairings.black", "pairings.attempt", "pairings.drawn", "pairings.held", "pairings.refusing", "pairings.game_id",
        "games.channel_id AS thread_id", "games.other_channel_id AS away_id", "pairings.white_points", "pairings.black_points",
        "pairings.forfeit",
    ];

    fn read(row: &AnyRow) -> Result<PairingRow, StoreError> {
        let white: Option<Points> = row.value("white_points")?;
        let points = match white {
            Some(white) => Some(ByColor { white, black: row.value("black_points")? }),
            None => None,
        };
        Ok(PairingRow {
            tournament: row.value("tournament_id")?,
            round: row.value("round")?,
            board: row.value("board")?,
            white: row.value("white")?,
            black: row.value("black")?,
            attempt: row.value("attempt")?,
            drawn: row.value("drawn")?,
            held: row.value("held")?,
            refusing: row.value("refusing")?,
            game: row.value("game_id")?,
            thread: row.value("thread_id")?,
            away: row.value("away_id")?,
            points,
            forfeit: row.value("forfeit")?,
        })
    }
}

impl Stored for PairedGame {
    #[rustfmt::skip]
    const COLUMNS: &'static [&'static str] = &[
        "pairings.board", "games.id", "games.state", "games.white_score", "games.black_score",
        "games.loser", "games.void_reason", "games.to_move",
    ];

    fn read(row: &AnyRow) -> Result<PairedGame, StoreError> {
        Ok(PairedGame {
            board: row.value("board")?,
            game: row.value("id")?,
            state: state(row)?,
            to_move: row.value("to_move")?,
        })
    }
}
