//! Round robin by the circle method, with the order and colours of the Berger tables (FIDE
//! Handbook, C.05, annex 1).
//!
//! Each entrant's numbers of games with White and Black differ by at most one. With an odd number
//! of entrants, each has one bye, which gives no points.

use dvonn_model::{NewPairing, Points};

use super::record::{EntrantResults, against, boards, bye};

/// Returns the number of rounds for this number of entrants.
pub(super) fn rounds(entrants: u32) -> u32 {
    entrants.next_multiple_of(2).saturating_sub(1)
}

/// Returns the pairings of a round, counted from 1. After everybody has met everybody, the table
/// starts again with swapped colours.
pub(super) fn pair(records: &[EntrantResults], round: u32) -> Vec<NewPairing> {
    let cycle = rounds(u32::try_from(records.len()).unwrap_or(u32::MAX));
    let again = round > cycle;
    let mut pairs = table(records.len(), (round - 1) % cycle.max(1));
    pairs.sort_unstable_by_key(|&(white, black)| {
        let missing = white.max(black) == records.len();
        (missing, white.min(black))
    });
    let pairing = |(board, (white, black)): (u32, (usize, usize))| {
        let (white, black) = if again { (black, white) } else { (white, black) };
        match (records.get(white), records.get(black)) {
            (Some(white), Some(black)) => Some(against(board, white, black)),
            (Some(only), None) | (None, Some(only)) => Some(bye(board, only, Points::Loss)),
            (None, None) => None,
        }
    };
    boards(pairs).filter_map(pairing).collect()
}

/// Returns the pairs of a round in the Berger tables, White first, all counted from 0. With an odd
/// number of players, one is paired with a dummy player.
fn table(players: usize, round: u32) -> Vec<(usize, usize)> {
    let last = players.next_multiple_of(2).saturating_sub(1);
    let round = round as usize;
    let mut pairs = Vec::new();
    for one in 0..last {
        // On a circle without the last player, the positions of two opponents add up to the round.
        let other = (last + round - one) % last;
        if one == other {
            pairs.push(if one <= last / 2 { (one, last) } else { (last, one) });
        } else if one < other {
            let even = (one + other).is_multiple_of(2);
            pairs.push(if even { (other, one) } else { (one, other) });
        }
    }
    pairs
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::record::tests::field;

    fn named(round: u32, players: usize) -> Vec<(usize, usize)> {
        let mut pairs = table(players, round - 1);
        pairs.sort_unstable_by_key(|&(white, black)| white.min(black));
        pairs.into_iter().map(|(white, black)| (white + 1, black + 1)).collect()
    }

    #[test]
    fn six_players_follow_the_berger_table() {
        let rounds: Vec<_> = (1..=5).map(|round| named(round, 6)).collect();
        assert_eq!(
            rounds,
            [
                [(1, 6), (2, 5), (3, 4)],
                [(1, 2), (5, 3), (6, 4)],
                [(3, 1), (2, 6), (4, 5)],
                [(1, 4), (2, 3), (6, 5)],
                [(5, 1), (4, 2), (3, 6)],
            ]
        );
    }

    #[test]
    fn everybody_meets_once_with_balanced_colours() {
        for players in 2..=32 {
            let records = field(players);
            let mut met = HashMap::new();
            let mut balance = HashMap::<_, i32>::new();
            let mut byes = HashMap::<_, u32>::new();
            for round in 1..=rounds(players) {
                for pairing in pair(&records, round) {
                    let Some(black) = pairing.black else {
                        *byes.entry(pairing.white).or_default() += 1;
                        continue;
                    };
                    *balance.entry(pairing.white).or_default() += 1;
                    *balance.entry(black).or_default() -= 1;
                    let two = [pairing.white.min(black), pairing.white.max(black)];
                    assert_eq!(met.insert(two, round), None, "{players} players");
                }
            }
            assert_eq!(met.len(), records.len() * (records.len() - 1) / 2);
            assert!(balance.values().all(|balance| balance.abs() <= 1), "{players}: {balance:?}");
            assert_eq!(byes.len(), if players % 2 == 0 { 0 } else { records.len() });
            assert!(byes.values().all(|&byes| byes == 1));
        }
    }

    #[test]
    fn the_second_half_of_a_double_round_robin_swaps_colours() {
        let records = field(5);
        for round in 1..=5 {
            let (first, second) = (pair(&records, round), pair(&records, round + 5));
            for (first, second) in first.iter().zip(&second) {
                match first.black {
                    Some(black) => {
                        assert_eq!((second.white, second.black), (black, Some(first.white)));
                    }
                    None => assert_eq!((second.white, second.black), (first.white, None)),
                }
            }
        }
    }

    #[test]
    fn withdrawn_entrants_lose_without_a_game() {
        let mut records = field(4);
        records[0].out = true;
        let round = pair(&records, 1);
        let points = round[0].points.unwrap();
        assert_eq!((round[0].white, round[0].black), (1, Some(4)));
        assert_eq!((points.white, points.black), (Points::Loss, Points::Win));
        assert_eq!(round[1].points, None);
        records[3].out = true;
        let points = pair(&records, 1)[0].points.unwrap();
        assert_eq!((points.white, points.black), (Points::Loss, Points::Loss));
    }
}
