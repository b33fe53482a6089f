//! Who is where: points, and what decides between equal points.
//!
//! In the order in which they decide:
//! - points;
//! - Buchholz: the points of all opponents;
//! - Sonneborn-Berger: the points of the opponents one has beaten, and half those of the ones one has
//!   drawn with;
//! - the direct result: the points from the games among those who are still equal, if each of them has
//!   played all the others;
//! - games won at the board;
//! - the seed, for the order of the table alone: who is equal in all the rest shares a place.
//!
//! A round without a game (a bye, a forfeit, one after withdrawing) counts for Buchholz and
//! Sonneborn-Berger as played, with the same result, against somebody who has as many points as
//! oneself in the end (FIDE Handbook, C.07 of 2024, 16.4). In the points that one brings one's
//! opponents such rounds are what they brought.
//!
//! In a knockout the place is that of the round in which one went out.

use std::cmp::Reverse;
use std::collections::HashMap;

use super::knockout;
use super::record::Record;
use crate::store::{PairingRow, TournamentKind};

/// Where somebody stands, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// From 1 for the first; the same for all who share it.
    pub place: u32,
    /// The number of the entrant.
    pub entrant: u32,
    /// Half points.
    pub points: u32,
    /// Buchholz, in half points.
    pub buchholz: u32,
    /// Sonneborn-Berger, in quarter points.
    pub sonneborn_berger: u32,
    /// Half points from games among those who are equal up to here; none if there are no others, or
    /// not all of them have met.
    pub direct: Option<u32>,
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// The round of a knockout in which they went out, if they did.
    pub out_in: Option<u32>,
}

/// Everybody, the best first. The records are by seed.
pub(super) fn standings(
    kind: TournamentKind,
    records: &[Record],
    pairings: &[PairingRow],
) -> Vec<Standing> {
    let points: HashMap<_, _> =
        records.iter().map(|record| (record.number, record.points())).collect();
    let mut standings: Vec<_> =
        records.iter().map(|record| Standing::of(record, &points)).collect();
    if kind == TournamentKind::Knockout {
        let losers = knockout::losers(records, pairings);
        for standing in &mut standings {
            standing.out_in = losers.get(&standing.entrant).copied();
        }
        rank(&mut standings, |standing| Reverse(standing.out_in.unwrap_or(u32::MAX)));
        return standings;
    }
    let equal = |standing: &Standing| {
        (Reverse(standing.points), Reverse(standing.buchholz), Reverse(standing.sonneborn_berger))
    };
    standings.sort_by_key(equal);
    for group in standings.chunk_by_mut(|one, other| equal(one) == equal(other)) {
        compare_directly(group, records);
    }
    rank(&mut standings, |standing| {
        (equal(standing), Reverse(standing.direct), Reverse(standing.wins))
    });
    standings
}

/// Sorts, and says who shares a place. What is equal stays in the order of the seeds.
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

/// Notes what the games among these, who are equal so far, brought each, if all have met.
fn compare_directly(group: &mut [Standing], records: &[Record]) {
    if group.len() < 2 {
        return;
    }
    let numbers: Vec<_> = group.iter().map(|standing| standing.entrant).collect();
    let record = |number: u32| records.iter().find(|record| record.number == number);
    let direct = |number: u32| {
        let record = record(number)?;
        let others = numbers.iter().filter(|&&other| other != number);
        others.map(|&other| record.points_against(other)).sum::<Option<u32>>()
    };
    let points: Option<Vec<_>> = numbers.iter().map(|&number| direct(number)).collect();
    for (standing, points) in group.iter_mut().zip(points.into_iter().flatten()) {
        standing.direct = Some(points);
    }
}

impl Standing {
    /// Before places are known.
    fn of(record: &Record, points: &HashMap<u32, u32>) -> Standing {
        let own = record.points();
        let strength = |opponent: Option<u32>, played: bool| match opponent {
            Some(opponent) if played => points.get(&opponent).copied().unwrap_or(0),
            _ => own,
        };
        let (mut buchholz, mut sonneborn_berger) = (0, 0);
        let mut games = [0; 3];
        for round in &record.rounds {
            let played = round.color.is_some();
            let strength = strength(round.opponent, played);
            buchholz += strength;
            sonneborn_berger += strength * u32::from(round.points.halves());
            if played {
                games[usize::from(round.points.halves())] += 1;
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
            out_in: None,
        }
    }
}
