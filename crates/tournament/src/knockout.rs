//! Knockout: losers are out. The bracket lets the best two meet only in the final.

use std::cmp::Ordering;
use std::collections::HashMap;

use dvonn_model::{NewPairing, PairingRow, Points};
use dvonn_rules::Color;

use super::record::{EntrantResults, against, boards, bye};

/// Returns the number of rounds for this number of entrants.
pub(super) fn rounds(entrants: u32) -> u32 {
    entrants.next_power_of_two().ilog2()
}

/// Returns the pairings of a round, counted from 1. In the first round, the best seeds have byes so
/// that the winners fill a bracket. Later, the winners of neighbouring boards meet.
pub(super) fn pair(
    records: &[EntrantResults],
    pairings: &[PairingRow],
    round: u32,
) -> Vec<NewPairing> {
    let slots: Vec<Option<&EntrantResults>> = if round == 1 {
        bracket(records.len()).into_iter().map(|seed| records.get(seed)).collect()
    } else {
        let before = pairings.iter().filter(|pairing| pairing.round + 1 == round);
        before.map(|pairing| winner(records, pairing)).collect()
    };
    let pairing = |(board, two): (u32, &[Option<&EntrantResults>])| match two {
        [Some(one), Some(other)] => Some(meet(board, one, other)),
        [Some(only), None] | [None, Some(only)] | [Some(only)] => {
            Some(bye(board, only, Points::Win))
        }
        _ => None,
    };
    boards(slots.chunks(2)).filter_map(pairing).collect()
}

/// Returns who advances: the winner or, without one, the better seed.
pub(super) fn winner<'a>(
    records: &'a [EntrantResults],
    pairing: &PairingRow,
) -> Option<&'a EntrantResults> {
    let of = |number: u32| records.iter().find(|record| record.number == number);
    let white = of(pairing.white)?;
    let Some(black) = pairing.black else { return Some(white) };
    let black = of(black)?;
    let points = pairing.points?;
    let white_wins = match points.white.cmp(&points.black) {
        Ordering::Greater => true,
        Ordering::Less => false,
        Ordering::Equal => white.seed < black.seed,
    };
    Some(if white_wins { white } else { black })
}

/// Returns the round in which each eliminated entrant lost.
pub(super) fn losers(records: &[EntrantResults], pairings: &[PairingRow]) -> HashMap<u32, u32> {
    let loser = |pairing: &PairingRow| {
        let black = pairing.black?;
        let winner = winner(records, pairing)?.number;
        Some((if winner == black { pairing.white } else { black }, pairing.round))
    };
    pairings.iter().filter_map(loser).collect()
}

/// Pairs two entrants. White goes to the one who has had it less often, or otherwise to the better
/// seed on odd boards.
fn meet(board: u32, one: &EntrantResults, other: &EntrantResults) -> NewPairing {
    let (better, worse) = if one.seed < other.seed { (one, other) } else { (other, one) };
    let whites =
        |record: &EntrantResults| record.colors().filter(|&color| color == Color::White).count();
    let better_is_white = match whites(better).cmp(&whites(worse)) {
        Ordering::Less => true,
        Ordering::Greater => false,
        Ordering::Equal => !board.is_multiple_of(2),
    };
    if better_is_white { against(board, better, worse) } else { against(board, worse, better) }
}

/// Returns the seeds in bracket order, counted from 0 for the best. Neighbours meet.
fn bracket(entrants: usize) -> Vec<usize> {
    let mut places = vec![0];
    while places.len() < entrants {
        let last = places.len() * 2 - 1;
        places = places.into_iter().flat_map(|place| [place, last - place]).collect();
    }
    places
}

#[cfg(test)]
mod tests {
    use dvonn_rules::ByColor;

    use super::*;
    use crate::record::tests::{Played, field};

    fn of(round: &[NewPairing]) -> Vec<(u32, Option<u32>)> {
        round.iter().map(|pairing| (pairing.white, pairing.black)).collect()
    }

    #[test]
    fn the_best_seeds_meet_the_worst_first_and_each_other_last() {
        assert_eq!(bracket(8), [0, 7, 3, 4, 1, 6, 2, 5]);
        let sixteen = bracket(16);
        assert_eq!(sixteen[..4], [0, 15, 7, 8]);
        assert_eq!(bracket(5).len(), 8);
        assert_eq!([2, 3, 4, 5, 128, 129].map(rounds), [1, 2, 2, 3, 7, 8]);
    }

    #[test]
    fn the_best_seeds_get_byes() {
        let round = pair(&field(6), &[], 1);
        assert_eq!(of(&round), [(1, None), (5, Some(4)), (2, None), (6, Some(3))]);
        assert_eq!(round[0].points.unwrap().white, Points::Win);
        assert_eq!(round[1].points, None);
    }

    #[test]
    fn winners_of_neighbouring_boards_meet_with_balanced_colours() {
        let mut played = Played::of(4);
        let first = pair(&played.records(), &[], 1);
        assert_eq!(of(&first), [(1, Some(4)), (3, Some(2))]);
        played.add(1, &first, |_| ByColor { white: Points::Win, black: Points::Loss });
        let last = pair(&played.records(), &played.pairings, 2);
        // Both have had White once, so the better seed gets it again on the first board.
        assert_eq!(of(&last), [(1, Some(3))]);

        let mut played = Played::of(4);
        played.add(1, &first, |pairing| {
            let white = if pairing.white == 1 { Points::Win } else { Points::Loss };
            ByColor { white, black: white.of_other() }
        });
        let last = pair(&played.records(), &played.pairings, 2);
        assert_eq!(of(&last), [(2, Some(1))]);
    }

    #[test]
    fn the_better_seed_advances_without_a_winner() {
        let mut played = Played::of(2);
        let first = pair(&played.records(), &[], 1);
        for points in [Points::Draw, Points::Loss] {
            played.pairings.clear();
            played.add(1, &first, |_| ByColor { white: points, black: points });
            let records = played.records();
            assert_eq!(winner(&records, &played.pairings[0]).unwrap().number, 1);
        }
    }

    #[test]
    fn an_entrant_who_withdraws_after_a_win_forfeits_the_next_round() {
        let mut played = Played::of(4);
        let first = pair(&played.records(), &[], 1);
        played.add(1, &first, |_| ByColor { white: Points::Win, black: Points::Loss });
        played.entrants[0].withdrew = Some(1);
        let last = pair(&played.records(), &played.pairings, 2);
        let points = last[0].points.unwrap();
        assert_eq!((points.white, points.black), (Points::Loss, Points::Win));
    }
}
