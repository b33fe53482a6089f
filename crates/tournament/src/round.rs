//! Advances a round: starts games, counts results, enforces the deadline, pairs the next round.

use dvonn_ladder as ladder;
use dvonn_model::{
    Ending, EntrantRow, GameId, GameState, PairedGame, PairingRow, Points, TournamentId,
    TournamentKind, TournamentRow, TournamentState, Venue, VoidReason,
};
use dvonn_play as play;
use dvonn_play::Match;
use dvonn_play::tournament_games::{NewTournamentGame, Seat};
use dvonn_rules::{ByColor, Color};
use dvonn_store::{Store, StoreError, Tx};
use jiff::{SignedDuration, Timestamp};

use super::arena::is_running_arena;
use super::league::to_begin;
use super::record::{EntrantResults, against};
use super::start::start_by_itself;
use super::state::Tournament;
use super::{TournamentError, teams};

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

/// Starts the game of a pairing, on a board dealt from the random `bits`. Each side plays in its venue: the same,
/// or in two servers. Returns `None` if there is nothing to start any more: another process has started it, a player has withdrawn,
/// or the round is over.
///
/// # Errors
/// Any database error, and [`Refusal::ChannelBusy`](dvonn_play::Refusal::ChannelBusy) if a game is
/// running there.
pub async fn start_pairing(
    store: &Store,
    pairing: &PairingRow,
    venues: ByColor<Venue>,
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
    let waits = |now: &&PairingRow| now.game.is_none() && now.points.is_none() && !now.held;
    let Some(now) = now.filter(waits) else {
        return Ok(None);
    };
    let two =
        (tournament.entrant(now.white), now.black.and_then(|black| tournament.entrant(black)));
    let (Some(white), Some(black)) = two else { return Ok(None) };
    if white.is_out() || black.is_out() {
        tournament.forfeit(&mut tx, now).await?;
        let mut tournament = Tournament::load(&mut tx, tournament.row.clone()).await?;
        tournament.release(&mut tx, at).await?;
        tx.change_tournament(&tournament.row, at).await?;
        tx.commit().await?;
        return Ok(None);
    }
    let row = &tournament.row;
    let locale_of = |entrant: &EntrantRow| match &entrant.home {
        Some(home) => home.locale.clone(),
        None => row.locale.clone(),
    };
    let rated = row.rated && teams::may_be_rated(&mut tx, row, [white, black]).await?;
    let arrangement = NewTournamentGame {
        seats: ByColor {
            white: Seat { venue: venues.white, locale: locale_of(white) },
            black: Seat { venue: venues.black, locale: locale_of(black) },
        },
        players: ByColor { white: white.player.clone(), black: black.player.clone() },
        layout: row.setup.layout(),
        bits,
        control: row.control,
        rated,
        at,
    };
    let mut game = play::tournament_games::arrange(&mut tx, arrangement).await?;
    tx.start_pairing(now, game.row.id).await?;
    tournament.lead_to_next_game(&mut tx, now, at).await?;
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

/// Advances a tournament: starts it if it is time, ends the games of a round that is over, counts results and, once
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
    if let Some(tournament) = start_by_itself(store, id, at).await? {
        return Ok(Some(Moved { tournament, ended: Vec::new() }));
    }
    let ended = end_at_round_deadline(store, id, at).await?;
    let mut tx = store.begin().await?;
    let row = tx.lock_tournament(id).await?;
    let Some(row) = row.filter(|row| row.state == TournamentState::Running) else {
        return Ok(None);
    };
    let mut tournament = Tournament::load(&mut tx, row).await?;
    let counted = tournament.count(&mut tx, at).await?;
    let is_over = tournament.row.kind == TournamentKind::Arena && tournament.row.is_due(at);
    if !counted && !tournament.is_decided() && !is_over {
        return Ok(None);
    }
    tournament.release(&mut tx, at).await?;
    tournament.pair_until_playable(&mut tx, at).await?;
    let tournament = tx.change_tournament(&tournament.row, at).await?;
    tx.commit().await?;
    Ok(Some(Moved { tournament, ended }))
}

/// Returns how long a turn may wait before its player is late.
pub(super) fn patience(row: &TournamentRow) -> SignedDuration {
    PATIENCE.min(row.round_length / 2)
}

/// Ends the running games of a round that is over. Each has its own transaction, before the
/// tournament is locked.
async fn end_at_round_deadline(
    store: &Store,
    id: TournamentId,
    at: Timestamp,
) -> Result<Vec<Match>, TournamentError> {
    let row = store.tournament(id).await?;
    // The games of an arena go on.
    let ends = |row: &TournamentRow| {
        row.state == TournamentState::Running && row.is_due(at) && row.kind != TournamentKind::Arena
    };
    let Some(row) = row.filter(ends) else { return Ok(Vec::new()) };
    let patience = patience(&row);
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
                    match Tournament::without_place(pairing) {
                        Some(points) => tx.decide_pairing(pairing, points, true).await?,
                        None => self.forfeit(tx, pairing).await?,
                    }
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
                GameVerdict::Forfeited(points) => {
                    tx.decide_pairing(pairing, points, true).await?;
                    self.rest_if_absent(tx, pairing, points, at).await?;
                }
                GameVerdict::AgainAfterVoid => tx.repeat_void_pairing(pairing).await?,
                GameVerdict::AgainAfterDraw => tx.repeat_drawn_pairing(pairing).await?,
            }
        }
        self.pairings = tx.pairings(self.row.id).await?;
        Ok(any)
    }

    /// Lets more games of the round begin: in a division of a league, those whose players have few enough others, in
    /// a running arena, those between people who are free. The caller must have locked the tournament with
    /// [`Tx::lock_tournament`], and must store its row afterwards.
    pub(super) async fn release(&mut self, tx: &mut Tx, at: Timestamp) -> Result<(), StoreError> {
        if is_running_arena(&self.row) {
            return self.advance_arena(tx, at).await;
        }
        let Some(league) = self.row.league else { return Ok(()) };
        let Some(league) = tx.league(league).await? else { return Ok(()) };
        let is_out = |number: u32| self.entrant(number).is_some_and(EntrantRow::is_out);
        for pairing in to_begin(&self.pairings, league.at_once, is_out) {
            tx.release_pairing(pairing).await?;
        }
        Ok(())
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
