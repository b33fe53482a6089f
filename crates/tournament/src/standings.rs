//! Standings: points and tie-breaks.
//!
//! In a Swiss tournament, in this order:
//! - points;
//! - Buchholz: the points of all opponents;
//! - Sonneborn-Berger: the points of beaten opponents, plus half the points of drawn ones;
//! - head-to-head: the points from games among those still tied, if all of them have met;
//! - games won at the board;
//! - the seed, only to order the table: entrants who are equal in everything else share a place.
//!
//! In a round robin: points, head-to-head, Sonneborn-Berger, games won at the board. Buchholz
//! would be useless, because all have the same opponents.
//!
//! In a Swiss tournament, some rounds have no game: byes, forfeits, and rounds after withdrawing.
//! For the entrant's own Buchholz and Sonneborn-Berger, such a round counts as a game with the same
//! result against an opponent with the entrant's own final score (FIDE Handbook, C.07 of 2024,
//! 16.4). For the opponents' tie-breaks, it counts as scored. However, the rounds at the end that
//! an entrant missed (by withdrawing or losing by forfeit) count as draws (16.3), so that nobody
//! suffers from having met an entrant who left. In a round robin, a forfeit counts as a game
//! against the opponent of that round, except for the number of wins.
//!
//! In an arena: points, then fewer games.
//!
//! In a knockout, the place depends on the round in which the entrant was eliminated.

use std::cmp::Reverse;
use std::collections::HashMap;

use dvonn_model::{PairingRow, Points, TournamentKind};

use super::knockout;
use super::record::EntrantResults;

/// An entrant's place and tie-breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The place, from 1 for the first. Equal entrants share it.
    pub place: u32,
    /// The number of the entrant.
    pub entrant: u32,
    /// The score in half points.
    pub points: u32,
    /// Buchholz, in half points. Used in Swiss tournaments only.
    pub buchholz: u32,
    /// Sonneborn-Berger, in quarter points.
    pub sonneborn_berger: u32,
    /// Half points from the games among those who are tied in all earlier tie-breaks. `None` if
    /// there are no others or not all of them have met.
    pub direct: Option<u32>,
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// Rounds without a game: byes, forfeits, and rounds that were missed.
    pub unplayed: u32,
    /// The round of a knockout in which they were eliminated.
    pub out_in: Option<u32>,
}

/// Returns the standings, best first. The records are ordered by seed.
pub(super) fn standings(
    kind: TournamentKind,
    records: &[EntrantResults],
    pairings: &[PairingRow],
) -> Vec<Standing> {
    let brought = |record: &EntrantResults| match kind {
        TournamentKind::Swiss => {
            record.points() + u32::from(Points::Draw.halves()) * record.missed()
        }
        _ => record.points(),
    };
    let points: HashMap<_, _> =
        records.iter().map(|record| (record.number, brought(record))).collect();
    let mut standings: Vec<_> =
        records.iter().map(|record| Standing::of(kind, record, &points)).collect();
    if kind == TournamentKind::Knockout {
        let losers = knockout::losers(records, pairings);
        for standing in &mut standings {
            standing.out_in = losers.get(&standing.entrant).copied();
        }
        rank(&mut standings, |standing| Reverse(standing.out_in.unwrap_or(u32::MAX)));
        return standings;
    }
    if kind == TournamentKind::Arena {
        rank(&mut standings, |standing| (Reverse(standing.points), standing.games()));
        return standings;
    }
    let equal = |standing: &Standing| {
        let points = Reverse(standing.points);
        if kind.is_all_play_all() {
            (points, None)
        } else {
            (points, Some(Reverse((standing.buchholz, standing.sonneborn_berger))))
        }
    };
    standings.sort_by_key(equal);
    for group in standings.chunk_by_mut(|one, other| equal(one) == equal(other)) {
        compare_directly(kind, group, records);
    }
    rank(&mut standings, |standing| {
        let Standing { direct, sonneborn_berger, wins, .. } = *standing;
        (equal(standing), Reverse((direct, sonneborn_berger, wins)))
    });
    standings
}

/// Sorts by `key` and sets the places. Equal entrants share a place and keep the order of their
/// seeds.
fn rank<K: Ord>(standings: &mut [Standing], key: impl Fn(&Standing) -> K) {
    standings.sort_by_key(&key);
    let mut place = 1;
    for group in standings.chunk_by_mut(|one, other| key(one) == key(other)) {
        for standing in &mut *group {
            standing.place = place;
        }
        place += u32::try_from(group.len()).unwrap_or(u32::MAX);
    }
}

/// Sets the points from head-to-head games in a group of tied entrants, if all have met.
fn compare_directly(kind: TournamentKind, group: &mut [Standing], records: &[EntrantResults]) {
    if group.len() < 2 {
        return;
    }
    let numbers: Vec<_> = group.iter().map(|standing| standing.entrant).collect();
    let record = |number: u32| records.iter().find(|record| record.number == number);
    let direct = |number: u32| {
        let record = record(number)?;
        let others = numbers.iter().filter(|&&other| other != number);
        others
            .map(|&other| record.points_against(other, kind.is_all_play_all()))
            .sum::<Option<u32>>()
    };
    let points: Option<Vec<_>> = numbers.iter().map(|&number| direct(number)).collect();
    for (standing, points) in group.iter_mut().zip(points.into_iter().flatten()) {
        standing.direct = Some(points);
    }
}

impl Standing {
    /// Returns the number of games played.
    fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Returns the standing without its place.
    fn of(kind: TournamentKind, record: &EntrantResults, points: &HashMap<u32, u32>) -> Standing {
        let own = record.points();
        let strength = |opponent: Option<u32>, played: bool| match opponent {
            Some(opponent) if played || kind.is_all_play_all() => {
                points.get(&opponent).copied().unwrap_or(0)
            }
            _ => own,
        };
        let (mut buchholz, mut sonneborn_berger, mut unplayed) = (0, 0, 0);
        let mut games = [0; 3];
        for round in &record.rounds {
            let played = round.color.is_some();
            let strength = strength(round.opponent, played);
            buchholz += strength;
            sonneborn_berger += strength * u32::from(round.points.halves());
            if played {
                games[usize::from(round.points.halves())] += 1;
            } else {
                unplayed += 1;
            }
        }
        let [losses, draws, wins] = games;
        Standing {
            place: 0,
            entrant: record.number,
            points: own,
            buchholz,
            sonneborn_berger,
            direct: None,
            wins,
            draws,
            losses,
            unplayed,
            out_in: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use dvonn_model::NewPairing;
    use dvonn_rules::ByColor;

    use super::*;
    use crate::record::tests::Played;

    /// A pairing without a result. `black` is 0 for a bye.
    fn meets(board: u32, white: u32, black: u32) -> NewPairing {
        NewPairing { board, white, black: Some(black).filter(|&black| black > 0), points: None }
    }

    fn bye(board: u32, white: u32) -> NewPairing {
        let points = ByColor { white: Points::Win, black: Points::Loss };
        NewPairing { points: Some(points), ..meets(board, white, 0) }
    }

    /// Adds a round with White's results, board by board.
    fn play(played: &mut Played, round: u32, pairings: &[NewPairing], results: &[Points]) {
        let mut results = results.iter();
        played.add(round, pairings, |_| {
            let white = *results.next().unwrap();
            ByColor { white, black: white.of_other() }
        });
    }

    fn of(kind: TournamentKind, played: &Played) -> Vec<Standing> {
        standings(kind, &played.records(), &played.pairings)
    }

    fn places(standings: &[Standing]) -> Vec<(u32, u32)> {
        standings.iter().map(|standing| (standing.place, standing.entrant)).collect()
    }

    const SWISS: TournamentKind = TournamentKind::Swiss;
    use Points::{Draw, Loss, Win};

    #[test]
    fn all_entrants_are_equal_before_the_first_round() {
        let standings = of(SWISS, &Played::of(3));
        assert_eq!(places(&standings), [(1, 1), (1, 2), (1, 3)]);
    }

    #[test]
    fn sonneborn_berger_breaks_ties_after_buchholz() {
        let mut played = Played::of(4);
        play(&mut played, 1, &[meets(1, 1, 2), meets(2, 3, 4)], &[Win, Draw]);
        play(&mut played, 2, &[meets(1, 3, 1), meets(2, 2, 4)], &[Draw, Win]);
        let standings = of(SWISS, &played);
        assert_eq!(places(&standings), [(1, 1), (2, 3), (3, 2), (4, 4)]);
        let figures: Vec<_> = standings
            .iter()
            .map(|standing| (standing.points, standing.buchholz, standing.sonneborn_berger))
            .collect();
        assert_eq!(figures, [(3, 4, 6), (2, 4, 4), (2, 4, 2), (1, 4, 2)]);
        let games = standings.iter().map(|one| (one.wins, one.draws, one.losses));
        assert_eq!(games.collect::<Vec<_>>(), [(1, 1, 0), (0, 2, 0), (1, 0, 1), (0, 1, 1)]);
    }

    #[test]
    fn a_bye_counts_as_a_game_against_an_equal_opponent_but_not_as_a_win() {
        let mut played = Played::of(3);
        play(&mut played, 1, &[meets(1, 1, 2), bye(2, 3)], &[Win]);
        let standings = of(SWISS, &played);
        assert_eq!(places(&standings), [(1, 3), (2, 1), (3, 2)]);
        let first = &standings[0];
        assert_eq!(
            (first.points, first.buchholz, first.sonneborn_berger, first.wins, first.unplayed),
            (2, 2, 4, 0, 1)
        );
        assert_eq!((standings[1].buchholz, standings[1].sonneborn_berger), (0, 0));
    }

    #[test]
    fn a_withdrawal_does_not_hurt_earlier_opponents() {
        let mut played = Played::of(5);
        // 2 withdraws after the first round; 4 misses one round and plays on.
        play(&mut played, 1, &[meets(1, 1, 2), meets(2, 3, 4), bye(3, 5)], &[Win, Win]);
        played.entrants[1].withdrew = Some(1);
        let walkover = ByColor { white: Win, black: Loss };
        let missed = NewPairing { points: Some(walkover), ..meets(2, 5, 4) };
        play(&mut played, 2, &[meets(1, 3, 1), missed], &[Draw]);
        play(&mut played, 3, &[meets(1, 4, 1), meets(2, 5, 3)], &[Draw, Loss]);
        let standings = of(SWISS, &played);
        let buchholz = |entrant: u32| {
            standings.iter().find(|standing| standing.entrant == entrant).unwrap().buchholz
        };
        // Half points that each contributes: 2 has two, for two missed rounds; 3 has five; 4 has
        // their own.
        assert_eq!(buchholz(1), 2 + 5 + 1);
        // Half points: 1 contributes four, 4 one, 5 four.
        assert_eq!(buchholz(3), 1 + 4 + 4);
        // Each round without a game counts as an opponent with their own score.
        assert_eq!(buchholz(5), 4 + 4 + 5);
    }

    #[test]
    fn direct_encounter_breaks_remaining_ties() {
        let mut played = Played::of(4);
        play(&mut played, 1, &[meets(1, 1, 2), meets(2, 3, 4)], &[Loss, Draw]);
        play(&mut played, 2, &[meets(1, 2, 3), meets(2, 1, 4)], &[Loss, Win]);
        play(&mut played, 3, &[meets(1, 2, 4), meets(2, 1, 3)], &[Draw, Draw]);
        let standings = of(SWISS, &played);
        assert_eq!(places(&standings), [(1, 3), (2, 2), (3, 1), (4, 4)]);
        let figures = standings.iter().map(|one| (one.points, one.buchholz, one.sonneborn_berger));
        assert_eq!(figures.collect::<Vec<_>>(), [(4, 8, 11), (3, 9, 8), (3, 9, 8), (2, 10, 7)]);
        let direct = standings.iter().map(|one| one.direct);
        assert_eq!(direct.collect::<Vec<_>>(), [None, Some(2), Some(0), None]);
    }

    #[test]
    fn wins_come_last_and_equal_entrants_share_a_place() {
        let mut played = Played::of(4);
        // The first three beat each other in a circle, and all draw with the fourth.
        play(&mut played, 1, &[meets(1, 1, 2), meets(2, 3, 4)], &[Win, Draw]);
        play(&mut played, 2, &[meets(1, 2, 3), meets(2, 4, 1)], &[Win, Draw]);
        play(&mut played, 3, &[meets(1, 3, 1), meets(2, 2, 4)], &[Win, Draw]);
        let standings = of(TournamentKind::RoundRobin, &played);
        assert_eq!(places(&standings), [(1, 1), (1, 2), (1, 3), (4, 4)]);
        assert!(standings.iter().all(|standing| standing.direct == Some(3)));
    }

    #[test]
    fn in_a_round_robin_a_forfeit_counts_as_a_game_against_the_absent_opponent() {
        let mut played = Played::of(4);
        // 4 loses to 1 at the board, and withdraws.
        play(&mut played, 1, &[meets(1, 1, 4), meets(2, 2, 3)], &[Win, Win]);
        let walkover = ByColor { white: Win, black: Loss };
        let gone = |board, white| NewPairing { points: Some(walkover), ..meets(board, white, 4) };
        play(&mut played, 2, &[gone(1, 2), meets(2, 3, 1)], &[Loss]);
        play(&mut played, 3, &[gone(1, 3), meets(2, 1, 2)], &[Loss]);
        let standings = of(TournamentKind::RoundRobin, &played);
        assert_eq!(places(&standings), [(1, 2), (2, 1), (3, 3), (4, 4)]);
        let figures = standings.iter().map(|one| (one.points, one.sonneborn_berger, one.wins));
        assert_eq!(figures.collect::<Vec<_>>(), [(6, 12, 2), (4, 4, 2), (2, 0, 0), (0, 0, 0)]);
    }

    #[test]
    fn in_a_round_robin_unused_tie_breaks_do_not_put_a_forfeit_above_a_win() {
        let mut played = Played::of(4);
        let walkover = ByColor { white: Win, black: Loss };
        let gone = |board, white| NewPairing { points: Some(walkover), ..meets(board, white, 4) };
        play(&mut played, 1, &[meets(1, 1, 4), meets(2, 2, 3)], &[Win, Draw]);
        play(&mut played, 2, &[gone(1, 2), meets(2, 3, 1)], &[Draw]);
        play(&mut played, 3, &[gone(1, 3), meets(2, 1, 2)], &[Draw]);
        let standings = of(TournamentKind::RoundRobin, &played);
        assert_eq!(places(&standings), [(1, 1), (2, 2), (2, 3), (4, 4)]);
        let figures = standings.iter().map(|one| (one.direct, one.sonneborn_berger, one.wins));
        let expected = [(Some(2), 8, 1), (Some(2), 8, 0), (Some(2), 8, 0), (None, 0, 0)];
        assert_eq!(figures.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn in_a_round_robin_direct_encounter_comes_before_sonneborn_berger() {
        let mut played = Played::of(4);
        play(&mut played, 1, &[meets(1, 1, 2), meets(2, 3, 4)], &[Win, Win]);
        play(&mut played, 2, &[meets(1, 1, 3), meets(2, 2, 4)], &[Loss, Draw]);
        play(&mut played, 3, &[meets(1, 1, 4), meets(2, 2, 3)], &[Draw, Win]);
        let standings = of(TournamentKind::RoundRobin, &played);
        assert_eq!(places(&standings), [(1, 3), (2, 1), (3, 2), (4, 4)]);
        let figures = standings.iter().map(|one| (one.points, one.direct, one.sonneborn_berger));
        let expected = [(4, None, 10), (3, Some(2), 8), (3, Some(0), 10), (2, None, 6)];
        assert_eq!(figures.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn direct_encounter_is_skipped_unless_all_have_met() {
        let mut played = Played::of(4);
        play(&mut played, 1, &[meets(1, 1, 2), meets(2, 3, 4)], &[Win, Win]);
        play(&mut played, 2, &[meets(1, 2, 3), meets(2, 4, 1)], &[Win, Win]);
        let standings = of(SWISS, &played);
        assert_eq!(places(&standings), [(1, 1), (1, 2), (1, 3), (1, 4)]);
        assert!(standings.iter().all(|standing| standing.direct.is_none()));
    }

    #[test]
    fn in_a_knockout_places_follow_the_round_of_elimination() {
        let mut played = Played::of(4);
        let kind = TournamentKind::Knockout;
        play(&mut played, 1, &[meets(1, 1, 4), meets(2, 3, 2)], &[Loss, Draw]);
        let standings = of(kind, &played);
        assert_eq!(places(&standings), [(1, 2), (1, 4), (3, 1), (3, 3)]);
        play(&mut played, 2, &[meets(1, 2, 4)], &[Loss]);
        let standings = of(kind, &played);
        assert_eq!(places(&standings), [(1, 4), (2, 2), (3, 1), (3, 3)]);
        let out: Vec<_> = standings.iter().map(|standing| standing.out_in).collect();
        assert_eq!(out, [None, Some(2), Some(1), Some(1)]);
    }
}
