//! An arena: for a fixed time, people play as many games as they can. Whoever is free is paired at once, with somebody
//! of about the same score. All pairings belong to one round, which lasts as long as the arena.
//!
//! People can enter, take a break and come back at any time: somebody on a break counts as withdrawn. Whoever does not
//! appear at a game is sent on a break. Games that still run when the time is over do not count: they go on as
//! ordinary games.

use std::cmp::Reverse;

use dvonn_model::{
    EntrantRow, NewPairing, PairingRow, Points, PostKey, TournamentKind, TournamentRow,
    TournamentState, UserId,
};
use dvonn_rules::{ByColor, Color};
use dvonn_store::{StoreError, Tx};
use jiff::Timestamp;

use super::matching::min_cost_pairs;
use super::record::EntrantResults;
use super::state::Tournament;
use super::withdraw::running_games;

/// What it costs if somebody waits although one person played later, as the square of a difference of half points.
const WAITING: u32 = 10_000;

/// Returns true if people can enter a tournament and leave it while it runs.
pub(super) fn is_running_arena(row: &TournamentRow) -> bool {
    row.kind == TournamentKind::Arena && row.state == TournamentState::Running
}

/// Returns games for those who are free, each against somebody near in score. Nobody meets the same opponent
/// twice in a row, unless nobody else plays. Of an odd number, whoever played last waits.
pub(super) fn pair(records: &[EntrantResults], pairings: &[PairingRow]) -> Vec<NewPairing> {
    let of = |number: u32| pairings.iter().filter(move |pairing| pairing.has(number));
    let plays = |number: u32| of(number).any(|pairing| pairing.points.is_none());
    let is_free = |entrant: &&EntrantResults| !entrant.out && !plays(entrant.number);
    let free: Vec<_> = records.iter().filter(is_free).collect();
    let may_repeat = free.len() == 2 && pairings.iter().all(|pairing| pairing.points.is_some());
    let have_just_met = |one: &EntrantResults, other: &EntrantResults| {
        let last = |entrant: &EntrantResults| entrant.rounds.last().and_then(|it| it.opponent);
        last(one) == Some(other.number) || last(other) == Some(one.number)
    };
    let last_board = |entrant: &EntrantResults| of(entrant.number).map(|it| it.board).max();
    let later = |entrant: &EntrantResults| {
        free.iter().filter(|other| last_board(other) > last_board(entrant)).count()
    };
    // The one behind the last stands for waiting.
    let cost = |one: usize, other: usize| match (free[one], free.get(other)) {
        (one, None) => Some(u32::try_from(later(one)).unwrap_or(u32::MAX).saturating_mul(WAITING)),
        (one, Some(other)) => {
            let apart = one.points().abs_diff(other.points());
            (!have_just_met(one, other)).then(|| apart.saturating_mul(apart))
        }
    };
    let pairs = min_cost_pairs(free.len().next_multiple_of(2), cost).pairs.into_iter();
    let pairs = pairs.filter_map(|(one, other)| Some((*free.get(one)?, *free.get(other)?)));
    let pairs = pairs.filter(|(one, other)| may_repeat || !have_just_met(one, other));
    let first = pairings.iter().map(|pairing| pairing.board).max().unwrap_or(0) + 1;
    let new = (first..).zip(pairs).map(|(board, (one, other))| {
        let is_white = whiteness(one) <= whiteness(other);
        let (white, black) = if is_white { (one, other) } else { (other, one) };
        NewPairing { board, white: white.number, black: Some(black.number), points: None }
    });
    new.collect()
}

/// Of two entrants, the one for whom this is less has White: had it less often or, if that is equal, longer ago.
fn whiteness(entrant: &EntrantResults) -> (i32, Reverse<Option<Color>>) {
    (entrant.balance(), Reverse(entrant.colors().next_back()))
}

impl Tournament {
    /// Sends the entrant of an arena on a break who lost without having appeared, and tells them.
    pub(super) async fn rest_if_absent(
        &self,
        tx: &mut Tx,
        pairing: &PairingRow,
        points: ByColor<Points>,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let is_white = points.white == Points::Loss;
        let absent = if is_white { Some(pairing.white) } else { pairing.black };
        let Some(absent) = absent.filter(|_| is_running_arena(&self.row)) else { return Ok(()) };
        if let Some(person) = self.entrant(absent).and_then(|entrant| entrant.player.id()) {
            tx.raise_post_with(PostKey::on_break(self.row.id, person), Some(person), None, at)
                .await?;
        }
        tx.withdraw_entrant(self.row.id, absent, pairing.round).await
    }

    /// Raises the posts that lead people who have played in an arena to their next game, which begins.
    pub(super) async fn lead_to_next_game(
        &self,
        tx: &mut Tx,
        pairing: &PairingRow,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        if self.row.kind != TournamentKind::Arena {
            return Ok(());
        }
        for number in [Some(pairing.white), pairing.black].into_iter().flatten() {
            let before = self.played_in_threads(number).filter(|it| it.board < pairing.board);
            if let Some((key, person)) = self.next_game_key(number, before.last()) {
                tx.raise_post_with(key, Some(person), None, at).await?;
            }
        }
        Ok(())
    }

    /// Raises the posts that tell those who have played in an arena that they wait for a game or, if they have read
    /// that, that they wait no more.
    pub(super) async fn tell_who_waits(
        &self,
        tx: &mut Tx,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        for entrant in &self.entrants {
            let mut own = self.pairings.iter().filter(|pairing| pairing.has(entrant.number));
            if is_running_arena(&self.row) && own.any(|pairing| pairing.points.is_none()) {
                continue;
            }
            let last = self.played_in_threads(entrant.number).last();
            let Some((key, person)) = self.next_game_key(entrant.number, last) else { continue };
            if tx.post(key).await?.is_some() != self.waits(entrant) {
                tx.raise_post_with(key, Some(person), None, at).await?;
            }
        }
        Ok(())
    }

    /// Returns the post that tells an entrant in the thread of this game what follows, and its reader.
    fn next_game_key(&self, number: u32, played: Option<&PairingRow>) -> Option<(PostKey, UserId)> {
        let person = self.entrant(number)?.player.id()?;
        Some((PostKey::next_game(played?.game?, person), person))
    }

    /// Returns the pairings of this entrant of an arena that were played in threads, or are, in that order.
    pub fn played_in_threads(&self, number: u32) -> impl Iterator<Item = &PairingRow> {
        let is_played = |it: &&PairingRow| it.game.is_some() && it.thread.is_some();
        self.pairings.iter().filter(move |it| it.has(number)).filter(is_played)
    }

    /// Returns true if an entrant of an arena who plays no game gets one as soon as somebody is free.
    pub fn waits(&self, entrant: &EntrantRow) -> bool {
        is_running_arena(&self.row) && !entrant.is_out()
    }

    /// Pairs those who are free in a running arena, or ends it if its time is over. The caller must have locked it
    /// with [`Tx::lock_tournament`], and must store its row afterwards.
    pub(super) async fn advance_arena(
        &mut self,
        tx: &mut Tx,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        if self.row.is_due(at) {
            for game in running_games(tx, self.row.id).await? {
                tx.raise_post(PostKey::unpaired(game), at).await?;
            }
            // Somebody on a break has not withdrawn: they keep their place in the table of a series.
            for entrant in self.entrants.iter().filter(|entrant| entrant.withdrew.is_some()) {
                tx.return_entrant(self.row.id, entrant.number).await?;
            }
            self.finish(tx).await?;
            return self.tell_who_waits(tx, at).await;
        }
        self.entrants = tx.entrants(self.row.id).await?;
        let new = self.next_round();
        tx.add_pairings(self.row.id, self.row.round, &new).await?;
        self.pairings = tx.pairings(self.row.id).await?;
        self.tell_who_waits(tx, at).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::tests::Played;

    /// Pairs who is free, and returns the numbers of White and Black.
    fn next(played: &Played) -> Vec<(u32, u32)> {
        let new = pair(&played.records(), &played.pairings);
        new.iter().map(|pairing| (pairing.white, pairing.black.unwrap())).collect()
    }

    /// Lets those who are free begin games.
    fn begin(played: &mut Played) {
        let new = pair(&played.records(), &played.pairings);
        let before = played.pairings.len();
        played.add(1, &new, |_| ByColor { white: Points::Draw, black: Points::Draw });
        for pairing in &mut played.pairings[before..] {
            pairing.points = None;
        }
    }

    /// White wins on a board.
    fn white_wins(played: &mut Played, board: u32) {
        let pairing = played.pairings.iter_mut().find(|pairing| pairing.board == board).unwrap();
        pairing.points = Some(ByColor { white: Points::Win, black: Points::Loss });
    }

    #[test]
    fn who_is_free_plays_at_once_but_not_the_same_opponent_again() {
        let mut played = Played::of(4);
        begin(&mut played);
        assert_eq!(played.pairings.len(), 2);
        white_wins(&mut played, 1);
        assert_eq!(next(&played), [], "the two have just met, and others play");
        white_wins(&mut played, 2);
        let winners = [1, 2].map(|board| {
            let of_board = |pairing: &&PairingRow| pairing.board == board;
            played.pairings.iter().find(of_board).unwrap().white
        });
        let pairs = next(&played);
        assert_eq!(pairs.len(), 2);
        assert!(
            pairs
                .iter()
                .any(|&(one, other)| { winners.contains(&one) && winners.contains(&other) })
        );
    }

    #[test]
    fn two_people_alone_play_each_other_again_with_changed_colours() {
        let mut played = Played::of(2);
        begin(&mut played);
        let first = (played.pairings[0].white, played.pairings[0].black.unwrap());
        white_wins(&mut played, 1);
        assert_eq!(next(&played), [(first.1, first.0)]);
    }

    #[test]
    fn of_three_the_one_who_has_waited_plays_next() {
        let mut played = Played::of(3);
        let mut waited = Vec::new();
        for board in 1..=6 {
            begin(&mut played);
            let last = played.pairings.last().unwrap();
            waited.extend((1..=3).filter(|&number| !last.has(number)));
            white_wins(&mut played, board);
        }
        assert_eq!(waited.len(), 6);
        assert!(waited.windows(2).all(|two| two[0] != two[1]), "{waited:?}");
        let mut all = waited;
        all.sort_unstable();
        all.dedup();
        assert_eq!(all, [1, 2, 3]);
    }

    #[test]
    fn who_is_on_a_break_is_not_paired_and_an_odd_one_waits() {
        let mut played = Played::of(4);
        played.entrants[0].withdrew = Some(1);
        let pairs = next(&played);
        assert_eq!(pairs.len(), 1);
        assert!(pairs.iter().all(|&(one, other)| one != 1 && other != 1));
    }
}
