//! Tests of Swiss pairings.

use std::collections::HashMap;

use dvonn_rules::ByColor;
use proptest::prelude::*;

use super::*;
use crate::record::tests::{Played, field};

/// White wins, draws or loses.
const RESULTS: [Points; 3] = [Points::Win, Points::Draw, Points::Loss];

fn both(white: Points) -> ByColor<Points> {
    ByColor { white, black: white.of_other() }
}

fn of(round: &[NewPairing]) -> Vec<(u32, Option<u32>)> {
    round.iter().map(|pairing| (pairing.white, pairing.black)).collect()
}

/// Plays rounds with random results. Some players withdraw.
fn played(players: u32, rounds: u32, chance: &[u8]) -> Played {
    let mut chance = chance.iter().copied().cycle();
    let mut played = Played::of(players);
    for round in 1..=rounds {
        let pairings = pair(&played.records());
        played.add(round, &pairings, |_| {
            both(RESULTS[usize::from(chance.next().unwrap_or_default() % 3)])
        });
        if chance.next().is_some_and(|chance| chance > 230) {
            let who = usize::from(chance.next().unwrap_or_default()) % played.entrants.len();
            played.entrants[who].withdrew.get_or_insert(round);
        }
    }
    played
}

#[test]
fn in_the_first_round_the_upper_half_meets_the_lower() {
    let round = pair(&field(8));
    assert_eq!(of(&round), [(1, Some(5)), (6, Some(2)), (3, Some(7)), (8, Some(4))]);
    assert!(round.iter().all(|pairing| pairing.points.is_none()));
}

#[test]
fn with_an_odd_number_the_last_seed_gets_a_full_point_bye() {
    let round = pair(&field(5));
    assert_eq!(of(&round), [(1, Some(3)), (4, Some(2)), (5, None)]);
    assert_eq!(round[2].board, 3);
    assert_eq!(round[2].points.unwrap().white, Points::Win);
}

#[test]
fn in_the_second_round_winners_meet_with_the_colours_they_are_due() {
    let mut played = Played::of(8);
    let first = pair(&played.records());
    // The better seed wins.
    played.add(1, &first, |pairing| {
        let better = pairing.black.is_none_or(|black| pairing.white < black);
        both(if better { Points::Win } else { Points::Loss })
    });
    let second = pair(&played.records());
    // Of the winners, 1 and 3 had White; of the losers, 6 and 8 did.
    assert_eq!(of(&second), [(4, Some(1)), (2, Some(3)), (5, Some(8)), (7, Some(6))]);
}

#[test]
fn a_sole_leader_meets_one_of_the_next_group() {
    let mut played = Played::of(4);
    let first = pair(&played.records());
    played.add(1, &first, |pairing| {
        both(if pairing.white == 1 { Points::Win } else { Points::Draw })
    });
    // 1 has a point, 2 and 4 half a point, 3 has none and has met 1.
    let second = pair(&played.records());
    assert_eq!(second[0].white.min(second[0].black.unwrap()), 1);
    assert!(matches!(second[0].white.max(second[0].black.unwrap()), 2 | 4));
}

#[test]
fn withdrawn_entrants_are_not_paired() {
    let mut records = field(6);
    records[0].out = true;
    records[5].out = true;
    let round = pair(&records);
    let numbers = round.iter().flat_map(|pairing| [Some(pairing.white), pairing.black]);
    let mut numbers: Vec<_> = numbers.flatten().collect();
    numbers.sort_unstable();
    assert_eq!(numbers, [2, 3, 4, 5]);
    for record in &mut records {
        record.out = true;
    }
    assert_eq!(pair(&records), []);
}

#[test]
fn pairs_repeat_only_after_everybody_has_met() {
    let mut played = Played::of(4);
    for round in 1..=4 {
        let pairings = pair(&played.records());
        assert_eq!(pairings.len(), 2);
        played.add(round, &pairings, |_| both(Points::Draw));
    }
    let again = |round: u32| {
        let before = |one: u32, other: u32| {
            played
                .pairings
                .iter()
                .any(|pairing| pairing.round < round && pairing.has(one) && pairing.has(other))
        };
        let of_round = played.pairings.iter().filter(|pairing| pairing.round == round);
        of_round.filter(|pairing| before(pairing.white, pairing.black.unwrap())).count()
    };
    assert_eq!([1, 2, 3, 4].map(again), [0, 0, 0, 2]);
}

#[test]
fn a_large_field_is_paired_round_by_round() {
    let chance: Vec<u8> = (0..=229).collect();
    let played = played(128, 7, &chance);
    assert_eq!(played.pairings.len(), 7 * 64);
    let records = played.records();
    for record in &records {
        assert!(record.balance().abs() <= 2);
        let mut met: Vec<_> = record.rounds.iter().map(|round| round.opponent.unwrap()).collect();
        met.sort_unstable();
        met.dedup();
        assert_eq!(met.len(), 7);
    }
    // With few exceptions, the points on each board are close together.
    let points: HashMap<_, _> = records.iter().map(|record| (record.number, record)).collect();
    let until = |number: u32, round: usize| -> u32 {
        points[&number].rounds[..round].iter().map(|round| u32::from(round.points.halves())).sum()
    };
    let apart = |pairing: &dvonn_model::PairingRow| {
        let before = pairing.round as usize - 1;
        until(pairing.white, before).abs_diff(until(pairing.black.unwrap(), before))
    };
    assert!(played.pairings.iter().all(|pairing| apart(pairing) <= 2));
}

/// Finds the best pairing by brute force: the smallest number of repeated pairs and, given that, of
/// other pairs with an absolute colour conflict. Returns both numbers.
fn least(left: &[&EntrantResults]) -> (usize, usize) {
    let Some((one, rest)) = left.split_first() else { return (0, 0) };
    let ways = (0..rest.len()).map(|index| {
        let mut rest = rest.to_vec();
        let other = rest.remove(index);
        let (own, further) = (violations(one, other), least(&rest));
        (own.0 + further.0, own.1 + further.1)
    });
    ways.min().unwrap_or_default()
}

fn violations(one: &EntrantResults, other: &EntrantResults) -> (usize, usize) {
    let certain =
        |record: &EntrantResults| due(record).filter(|(claim, _)| *claim == Claim::Absolute);
    if one.met(other.number) {
        (1, 0)
    } else {
        (0, usize::from(certain(one).is_some() && certain(one) == certain(other)))
    }
}

proptest! {
    #[test]
    fn everybody_is_paired_without_unnecessary_repeats(
        players in 2_u32..=9,
        rounds in 0_u32..=9,
        chance in prop::collection::vec(any::<u8>(), 60),
    ) {
        let played = played(players, rounds, &chance);
        let records = played.records();
        let round = pair(&records);

        let numbers = round.iter().flat_map(|pairing| [Some(pairing.white), pairing.black]);
        let mut numbers: Vec<_> = numbers.flatten().collect();
        numbers.sort_unstable();
        let active: Vec<_> = records.iter().filter(|record| !record.out).collect();
        let mut expected: Vec<_> = active.iter().map(|record| record.number).collect();
        expected.sort_unstable();
        prop_assert_eq!(numbers, expected);

        let record = |number: u32| records.iter().find(|record| record.number == number).unwrap();
        let pairs = round.iter().filter_map(|pairing| Some((pairing.white, pairing.black?)));
        let found = pairs.map(|(white, black)| violations(record(white), record(black)));
        let found = found.fold((0, 0), |sum, own| (sum.0 + own.0, sum.1 + own.1));
        let resting = round.iter().find(|pairing| pairing.black.is_none());
        let without = |who: Option<u32>| -> (usize, usize) {
            let others = active.iter().copied().filter(|record| Some(record.number) != who);
            least(&others.collect::<Vec<_>>())
        };
        prop_assert_eq!(found, without(resting.map(|resting| resting.white)));
        if let Some(resting) = resting {
            let ways = active.iter().map(|record| without(Some(record.number)).0);
            prop_assert_eq!(Some(found.0), ways.min());
            // Nobody with a better claim could have had the bye.
            let right = |record: &EntrantResults| (record.full_points_without_game(), record.points(), Reverse(record.seed));
            let own = right(record(resting.white));
            for better in active.iter().filter(|record| right(record) < own) {
                prop_assert!(without(Some(better.number)).0 > found.0);
            }
        }
    }

    #[test]
    fn colours_stay_balanced_while_there_are_enough_opponents(
        players in 12_u32..=24,
        chance in prop::collection::vec(0_u8..230, 80),
    ) {
        let played = played(players, 5, &chance);
        for record in played.records() {
            prop_assert!(record.balance().abs() <= 2);
            let colors: Vec<_> = record.colors().collect();
            prop_assert!(!colors.windows(3).any(|three| three.iter().all(|color| *color == three[0])));
            prop_assert!(record.full_points_without_game() <= 1);
        }
    }
}
