//! What moves a round on: games begin, results are counted, the deadline is kept, the next round is
//! paired.

use dvonn_ladder as ladder;
use dvonn_model::{
    Ending, EntrantRow, GameState, PairedGame, PairingRow, Place, Points, TournamentId,
    TournamentKind, TournamentRow, TournamentState, VoidReason,
};
use dvonn_play as play;
use dvonn_play::{Arrangement, Match};
use dvonn_rules::{ByColor, Color};
use dvonn_store::{Store, StoreError, Tx};
use jiff::{SignedDuration, Timestamp};

use super::TournamentError;
use super::record::{Record, against};
use super::state::Tournament;

/// Whoever has let their turn wait for so long when the round is over loses, or for half the round
/// where that is less. No vacation and no pause puts that off: a round is over for everybody.
pub const PATIENCE: SignedDuration = SignedDuration::from_hours(24);

/// So often a game that was void is played again.
const VOID_GAMES: u32 = 2;

/// What was done to move a tournament on.
#[derive(Clone, Debug)]
pub struct Moved {
    /// The tournament as it is now.
    pub tournament: TournamentRow,
    /// The games that ended since the round was over.
    pub ended: Vec<Match>,
}

/// Begins the game of a pairing in this place, on a board dealt from `bits`, which are by chance.
/// `None` if there is none to begin any more: somebody else began it, one of the two withdrew, or the
/// round is over.
///
/// # Errors
/// The store's, and [`Refusal::ChannelBusy`](dvonn_play::Refusal::ChannelBusy) when the place has a
/// running game.
pub async fn begin_pairing(
    store: &Store,
    pairing: &PairingRow,
    place: Place,
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
    let arrangement = Arrangement {
        place,
        players: ByColor { white: white.player.clone(), black: black.player.clone() },
        layout: row.setup.layout(),
        bits,
        control: row.control,
        rated: row.rated,
        locale: row.locale.clone(),
        at,
    };
    let game = play::arrange(&mut tx, arrangement).await?;
    tx.begin_pairing(now, game.row.id).await?;
    tx.change_tournament(row, at).await?;
    tx.commit().await?;
    Ok(Some(game))
}

/// Does what is to be done in a running tournament: ends the games of a round that is over, counts
/// results, and where all is decided pairs the next round or ends the tournament. `None` if there was
/// nothing to do.
///
/// # Errors
/// The store's.
pub async fn move_on(
    store: &Store,
    id: TournamentId,
    at: Timestamp,
) -> Result<Option<Moved>, TournamentError> {
    let ended = cut_short(store, id, at).await?;
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
    tournament.go_on(&mut tx, at).await?;
    let tournament = tx.change_tournament(&tournament.row, at).await?;
    tx.commit().await?;
    Ok(Some(Moved { tournament, ended }))
}

/// Ends the games that still run in a round that is over: each by itself, and before the tournament
/// is locked.
async fn cut_short(
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
            ended.extend(play::cut_short(store, game, patience, at).await?);
        }
    }
    Ok(ended)
}

/// What becomes of a pairing whose game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// Each has this.
    Decided(ByColor<Points>),
    /// The side to move did not play at all.
    Forfeited(ByColor<Points>),
    /// It is played again.
    AgainAfterVoid,
    /// It is played again with the colours swapped.
    AgainAfterDraw,
}

impl Verdict {
    /// Of a game that ended so, while there is still time in the round or not.
    pub(super) fn of(
        kind: TournamentKind,
        pairing: &PairingRow,
        ending: Ending,
        to_move: Color,
        is_late: bool,
    ) -> Verdict {
        let both = |white: Points| ByColor { white, black: white.of_other() };
        if ending == (Ending::Void { reason: VoidReason::OutOfTime }) {
            let white = if to_move == Color::White { Points::Loss } else { Points::Win };
            return Verdict::Forfeited(both(white));
        }
        let repeated = pairing.attempt - pairing.drawn;
        match ladder::points(ending) {
            None if !is_late && repeated < VOID_GAMES => Verdict::AgainAfterVoid,
            Some(Points::Draw)
                if !is_late && kind == TournamentKind::Knockout && pairing.drawn == 0 =>
            {
                Verdict::AgainAfterDraw
            }
            points => Verdict::Decided(both(points.unwrap_or(Points::Draw))),
        }
    }
}

impl Tournament {
    /// Counts what has ended, and decides what has not begun in time; `false` if there was nothing.
    /// The caller holds the tournament by [`Tx::lock_tournament`].
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
            // Who had themselves deleted leaves a void game behind.
            let is_left = [Some(pairing.white), pairing.black].into_iter().flatten();
            let is_left = is_left.filter_map(|number| self.entrant(number)).any(EntrantRow::is_out);
            if is_left && ladder::points(ending).is_none() {
                self.forfeit(tx, pairing).await?;
                continue;
            }
            match Verdict::of(self.row.kind, pairing, ending, to_move, is_late) {
                Verdict::Decided(points) => tx.decide_pairing(pairing, points, false).await?,
                Verdict::Forfeited(points) => tx.decide_pairing(pairing, points, true).await?,
                Verdict::AgainAfterVoid => tx.repeat_void_pairing(pairing).await?,
                Verdict::AgainAfterDraw => tx.repeat_drawn_pairing(pairing).await?,
            }
        }
        self.pairings = tx.pairings(self.row.id).await?;
        Ok(any)
    }

    /// Decides a pairing without a game: who still plays wins against who does not, and if both do,
    /// neither has anything.
    pub(super) async fn forfeit(
        &self,
        tx: &mut Tx,
        pairing: &PairingRow,
    ) -> Result<(), StoreError> {
        let records = self.records();
        let of = |number: u32| records.iter().find(|record: &&Record| record.number == number);
        let two = (of(pairing.white), pairing.black.and_then(of));
        let (Some(white), Some(black)) = two else { return Ok(()) };
        let nothing = ByColor { white: Points::Loss, black: Points::Loss };
        let points = against(pairing.board, white, black).points.unwrap_or(nothing);
        tx.decide_pairing(pairing, points, true).await
    }
}
