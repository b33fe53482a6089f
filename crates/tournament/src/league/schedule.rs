//! Who plays whom in a division, and which of these games may begin.

use dvonn_model::{NewPairing, PairingRow};

use crate::record::EntrantResults;
use crate::round_robin;

/// Returns the pairings of a division of `people`, numbered from 1, round by round. With `twice`, each
/// two people play with both colours. Nobody has a bye: the rounds only say in which order games begin.
pub fn schedule(people: u32, twice: bool) -> Vec<(u32, NewPairing)> {
    let field: Vec<_> = (1..=people).map(EntrantResults::of_number).collect();
    let rounds = round_robin::rounds(people) * if twice { 2 } else { 1 };
    let of_round = |round: u32| round_robin::pair(&field, round).into_iter();
    let all = (1..=rounds).flat_map(|round| of_round(round).map(move |pairing| (round, pairing)));
    all.filter(|(_, pairing)| pairing.black.is_some()).collect()
}

/// Returns which pairings that were kept back may begin now, such that nobody plays more than `at_once`
/// games. `is_out` says who plays no more: their pairings wait for nothing.
pub fn to_begin(
    pairings: &[PairingRow],
    at_once: u32,
    is_out: impl Fn(u32) -> bool,
) -> Vec<&PairingRow> {
    let mut begun: Vec<_> =
        pairings.iter().filter(|pairing| pairing.points.is_none() && !pairing.held).collect();
    let mut found = Vec::new();
    for pairing in pairings.iter().filter(|pairing| pairing.points.is_none() && pairing.held) {
        let two = || [Some(pairing.white), pairing.black].into_iter().flatten();
        let games = |one: u32| begun.iter().filter(|other| other.has(one)).count();
        if two().any(&is_out) || two().all(|one| games(one) < at_once as usize) {
            begun.push(pairing);
            found.push(pairing);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use dvonn_model::{Points, TournamentId};
    use dvonn_rules::ByColor;

    use super::*;

    fn rows(people: u32, twice: bool) -> Vec<PairingRow> {
        let row = |(round, pairing): (u32, NewPairing)| PairingRow {
            tournament: TournamentId::from(1),
            round,
            board: pairing.board,
            white: pairing.white,
            black: pairing.black,
            attempt: 0,
            drawn: 0,
            held: true,
            game: None,
            thread: None,
            away: None,
            refusing: None,
            points: None,
            forfeit: false,
        };
        schedule(people, twice).into_iter().map(row).collect()
    }

    #[test]
    fn everybody_plays_everybody_with_balanced_colours() {
        for (people, twice) in (5..=9).flat_map(|people| [(people, false), (people, true)]) {
            let mut met = HashMap::new();
            let mut balance = HashMap::<_, i32>::new();
            for pairing in rows(people, twice) {
                let (white, black) = (pairing.white, pairing.black.unwrap());
                *balance.entry(white).or_default() += 1;
                *balance.entry(black).or_default() -= 1;
                *met.entry((white.min(black), white.max(black))).or_insert(0) += 1;
            }
            assert_eq!(met.len(), (people * (people - 1) / 2) as usize);
            assert!(met.values().all(|&games| games == if twice { 2 } else { 1 }));
            let most = i32::from(!twice);
            assert!(balance.values().all(|balance| balance.abs() <= most), "{balance:?}");
        }
    }

    #[test]
    fn nobody_plays_more_games_at_once_than_allowed_and_all_games_are_played() {
        for (people, at_once) in (5..=9).flat_map(|people| (1..=4).map(move |most| (people, most)))
        {
            let mut pairings = rows(people, true);
            let draw = ByColor { white: Points::Draw, black: Points::Draw };
            while pairings.iter().any(|pairing| pairing.points.is_none()) {
                let begin = to_begin(&pairings, at_once, |_| false);
                let begin: Vec<_> = begin.iter().map(|one| (one.round, one.board)).collect();
                for pairing in &mut pairings {
                    pairing.held &= !begin.contains(&(pairing.round, pairing.board));
                }
                let plays = |pairing: &&PairingRow| !pairing.held && pairing.points.is_none();
                for person in 1..=people {
                    let games = pairings.iter().filter(plays).filter(|one| one.has(person)).count();
                    assert!(games <= at_once as usize);
                }
                // The first game that was begun ends.
                pairings.iter_mut().find(|one| plays(&&**one)).unwrap().points = Some(draw);
            }
        }
    }

    #[test]
    fn the_games_of_somebody_who_is_out_wait_for_nothing() {
        let pairings = rows(5, false);
        let of_three = to_begin(&pairings, 0, |entrant| entrant == 3);
        assert_eq!(of_three.len(), 4);
        assert!(of_three.iter().all(|pairing| pairing.has(3)));
    }
}
