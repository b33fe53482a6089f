//! Advances a round: starts games, counts results, enforces the deadline, pairs the next round.

use dvonn_ladder as ladder;
use dvonn_model::{
    Ending, EntrantRow, GameId, GameState, PairedGame, PairingRow, Points, TournamentId,
    TournamentKind, TournamentRow, TournamentState, Venue, VoidReason,
};
use dvonn_play as play;
use dvonn_play::Match;
use dvonn_play::tournament_games::NewTournamentGame;
use dvonn_rules::{ByColor, Color};
use dvonn_store::{Store, StoreError, Tx};
use jiff::{SignedDuration, Timestamp};

use super::TournamentError;
use super::record::{EntrantResults, against};
use super::state::Tournament;

/// When a round is over, a player loses if their turn has waited for this long, or for half the
/// round if that is shorter. Vacations, weekends, pauses and gifts of time do not matter: the round is over
/// for everybody.
pub const PATIENCE: SignedDuration = SignedDuration::from_hours(24);

/// How often a void game is repeated.
const MAX_VOID_GAMES: u32 = 2;

/// The changes to a tournament.
#[derive(Clone, Debug)]
pub struct Moved {
    /// The tournament as it is now.
    pub tournament: TournamentRow,
    /// The games that ended because the round is over.
    pub ended: Vec<Match>,
}

/// Starts the game of a pairing in `venue`, on a board dealt from the random `bits`. Returns `None`
/// if there is nothing to start any more: another process has started it, a player has withdrawn,
/// or the round is over.
///
/// # Errors
/// Any database error, and [`Refusal::ChannelBusy`](dvonn_play::Refusal::ChannelBusy) if a game is
/// running there.
pub async fn start_pairing(
    store: &Store,
    pairing: &PairingRow,
    venue: Venue,
    bits: u64,
    at: Timestamp,
) -> Result<Option<Match>, TournamentError> {
    let mut tx = store.begin().await?;
    let Some(row) = tx.lock_tournament(pairing.tournament).await? else { return Ok(None) };
    let lasts = row.round_ends_at.is_some_and(|end| at < end);
    if row.state != TournamentState::Running || !lasts {
        return Ok(None);
    }
    let tournament = Tournament::load(&mut tx, row).await?;
    let same = |other: &&PairingRow| other.round == pairing.round && other.board == pairing.board;
    let now = tournament.pairings.iter().find(same);
    let Some(now) = now.filter(|now| now.game.is_none() && now.points.is_none()) else {
        return Ok(None);
    };
    let two =
        (tournament.entrant(now.white), now.black.and_then(|black| tournament.entrant(black)));
    let (Some(white), Some(black)) = two else { return Ok(None) };
    if white.is_out() || black.is_out() {
        tournament.forfeit(&mut tx, now).await?;
        tx.change_tournament(&tournament.row, at).await?;
        tx.commit().await?;
        return Ok(None);
    }
    let row = &tournament.row;
    let arrangement = NewTournamentGame {
        venue,
        players: ByColor { white: white.player.clone(), black: black.player.clone() },
        layout: row.setup.layout(),
        bits,
        control: row.control,
        rated: row.rated,
        locale: row.locale.clone(),
        at,
    };
    let mut game = play::tournament_games::arrange(&mut tx, arrangement).await?;
    tx.start_pairing(now, game.row.id).await?;
    game.row.in_tournament = true;
    tx.change_tournament(row, at).await?;
    tx.commit().await?;
    Ok(Some(game))
}

/// Moves a game whose thread was deleted to another one. Returns `None` if it no longer needs one.
///
/// # Errors
/// Any database error.
pub async fn move_game(
    store: &Store,
    tournament: TournamentId,
    game: GameId,
    to: &Venue,
    at: Timestamp,
) -> Result<Option<Match>, StoreError> {
    let mut tx = store.begin().await?;
    let Some(row) = tx.lock_tournament(tournament).await? else { return Ok(None) };
    let Some(game) = play::ending::move_homeless(&mut tx, game, to).await? else { return Ok(None) };
    tx.retry_boards(game.row.id, at).await?;
    // The message of the round links to the game.
    tx.change_tournament(&row, at).await?;
    tx.commit().await?;
    Ok(Some(game))
}

/// Advances a running tournament: ends the games of a round that is over, counts results and, once
/// everything is decided, pairs the next round or ends the tournament. Returns `None` if there was
/// nothing to do.
///
/// # Errors
/// Any database error.
pub async fn advance_tournament(
    store: &Store,
    id: TournamentId,
    at: Timestamp,
) -> Result<Option<Moved>, TournamentError> {
    let ended = end_at_round_deadline(store, id, at).await?;
    let mut tx = store.begin().await?;
    let row = tx.lock_tournament(id).await?;
    let Some(row) = row.filter(|row| row.state == TournamentState::Running) else {
        return Ok(None);
    };
    let mut tournament = Tournament::load(&mut tx, row).await?;
    let counted = tournament.count(&mut tx, at).await?;
    if !counted && !tournament.is_decided() {
        return Ok(None);
    }
    tournament.pair_until_playable(&mut tx, at).await?;
    let tournament = tx.change_tournament(&tournament.row, at).await?;
    tx.commit().await?;
    Ok(Some(Moved { tournament, ended }))
}

/// Ends the running games of a round that is over. Each has its own transaction, before the
/// tournament is locked.
async fn end_at_round_deadline(
    store: &Store,
    id: TournamentId,
    at: Timestamp,
) -> Result<Vec<Match>, TournamentError> {
    let row = store.tournament(id).await?;
    let Some(row) = row.filter(|row| row.state == TournamentState::Running && row.is_due(at))
    else {
        return Ok(Vec::new());
    };
    let patience = PATIENCE.min(row.round_length / 2);
    let mut ended = Vec::new();
    for PairedGame { game, state, .. } in store.paired_games(id).await? {
        if state == GameState::Running {
            ended.extend(
                play::tournament_games::end_at_round_deadline(store, game, patience, at).await?,
            );
        }
    }
    Ok(ended)
}

/// What to do with a pairing whose game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GameVerdict {
    /// Give the players these points.
    Decided(ByColor<Points>),
    /// Give these points as a forfeit: the side to move never played.
    Forfeited(ByColor<Points>),
    /// Play again.
    AgainAfterVoid,
    /// Play again with swapped colours.
    AgainAfterDraw,
}

impl GameVerdict {
    /// Returns the verdict for a game with this ending, during the round or after it.
    pub(super) fn of(
        kind: TournamentKind,
        pairing: &PairingRow,
        ending: Ending,
        to_move: Color,
        is_late: bool,
    ) -> GameVerdict {
        let both = |white: Points| ByColor { white, black: white.of_other() };
        if ending == (Ending::Void { reason: VoidReason::OutOfTime }) {
            let white = if to_move == Color::White { Points::Loss } else { Points::Win };
            return GameVerdict::Forfeited(both(white));
        }
        let repeated = pairing.attempt - pairing.drawn;
        match ladder::points(ending) {
            None if !is_late && repeated < MAX_VOID_GAMES => GameVerdict::AgainAfterVoid,
            Some(Points::Draw)
                if !is_late && kind == TournamentKind::Knockout && pairing.drawn == 0 =>
            {
                GameVerdict::AgainAfterDraw
            }
            points => GameVerdict::Decided(both(points.unwrap_or(Points::Draw))),
        }
    }
}

impl Tournament {
    /// Counts ended games, and decides pairings whose games were not started in time. Returns
    /// `false` if there were none. The caller must have locked the tournament with
    /// [`Tx::lock_tournament`].
    async fn count(&mut self, tx: &mut Tx, at: Timestamp) -> Result<bool, StoreError> {
        let is_late = self.row.is_due(at);
        let games = tx.paired_games(self.row.id).await?;
        let mut any = false;
        for pairing in self.pairings.iter().filter(|pairing| pairing.points.is_none()) {
            let Some(game) = pairing.game else {
                if is_late {
                    self.forfeit(tx, pairing).await?;
                    any = true;
                }
                continue;
            };
            let game = games.iter().find(|paired| paired.game == game);
            let Some((GameState::Ended(ending), to_move)) =
                game.map(|paired| (paired.state, paired.to_move))
            else {
                continue;
            };
            any = true;
            // When a person is deleted, their running game becomes void.
            let is_left = [Some(pairing.white), pairing.black].into_iter().flatten();
            let is_left = is_left.filter_map(|number| self.entrant(number)).any(EntrantRow::is_out);
            if is_left && ladder::points(ending).is_none() {
                self.forfeit(tx, pairing).await?;
                continue;
            }
            match GameVerdict::of(self.row.kind, pairing, ending, to_move, is_late) {
                GameVerdict::Decided(points) => tx.decide_pairing(pairing, points, false).await?,
                GameVerdict::Forfeited(points) => tx.decide_pairing(pairing, points, true).await?,
                GameVerdict::AgainAfterVoid => tx.repeat_void_pairing(pairing).await?,
                GameVerdict::AgainAfterDraw => tx.repeat_drawn_pairing(pairing).await?,
            }
        }
        self.pairings = tx.pairings(self.row.id).await?;
        Ok(any)
    }

    /// Decides a pairing without a game: an active entrant wins against one who has withdrawn.
    /// Otherwise both get nothing.
    pub(super) async fn forfeit(
        &self,
        tx: &mut Tx,
        pairing: &PairingRow,
    ) -> Result<(), StoreError> {
        let records = self.records();
        let of =
            |number: u32| records.iter().find(|record: &&EntrantResults| record.number == number);
        let two = (of(pairing.white), pairing.black.and_then(of));
        let (Some(white), Some(black)) = two else { return Ok(()) };
        let nothing = ByColor { white: Points::Loss, black: Points::Loss };
        let points = against(pairing.board, white, black).points.unwrap_or(nothing);
        tx.decide_pairing(pairing, points, true).await
    }
}
