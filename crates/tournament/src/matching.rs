//! The cheapest pairing of all players: a matching of maximum weight in a complete graph (Galil
//! 1986, with the crate `mwmatching`).

use mwmatching::Matching;

/// The maximum weight of a pair. The crate calculates with 32 bits. Its sums are at most four times
/// the largest weight, because no weight is negative and all pairs are possible.
const MAX_WEIGHT: i32 = i32::MAX / 4;

/// All players in pairs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct CheapestPairs {
    /// The pairs. The smaller index comes first.
    pub(super) pairs: Vec<(usize, usize)>,
    /// The number of undesirable pairs, as small as possible.
    pub(super) undesirable: usize,
}

/// Returns the maximum cost of a pair, so that all pairs together cost less than one undesirable
/// pair.
pub(super) fn max_cost(players: usize) -> u32 {
    let pairs = i32::try_from(players / 2).unwrap_or(MAX_WEIGHT);
    (MAX_WEIGHT / (pairs + 1)).unsigned_abs()
}

/// Pairs an even number of players with as few undesirable pairs as possible, and then with the
/// smallest total cost. A pair is undesirable if `cost` returns `None`. Costs are capped at
/// [`max_cost`].
pub(super) fn min_cost_pairs(
    players: usize,
    cost: impl Fn(usize, usize) -> Option<u32>,
) -> CheapestPairs {
    let max_cost = max_cost(players);
    let weight = |one, other| match cost(one, other) {
        Some(cost) => MAX_WEIGHT - cost.min(max_cost).cast_signed(),
        None => 0,
    };
    let pairs = (0..players).flat_map(|one| (one + 1..players).map(move |other| (one, other)));
    let edges = pairs.map(|(one, other)| (one, other, weight(one, other))).collect();
    let mates = Matching::new(edges).max_cardinality().solve();
    let pairs: Vec<_> = mates.into_iter().enumerate().filter(|(one, other)| one < other).collect();
    let undesirable = pairs.iter().filter(|(one, other)| cost(*one, *other).is_none()).count();
    CheapestPairs { pairs, undesirable }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Returns the smallest number of undesirable pairs and the smallest cost, by brute force.
    fn least(left: &[usize], costs: &[Vec<Option<u32>>]) -> (usize, u64) {
        let Some((&one, rest)) = left.split_first() else { return (0, 0) };
        let ways = (0..rest.len()).map(|index| {
            let mut rest = rest.to_vec();
            let other = rest.remove(index);
            let (undesirable, cost) = least(&rest, costs);
            match costs[one][other] {
                Some(own) => (undesirable, cost + u64::from(own)),
                None => (undesirable + 1, cost),
            }
        });
        ways.min().unwrap()
    }

    fn costs() -> impl Strategy<Value = Vec<Vec<Option<u32>>>> {
        (1_usize..=4).prop_flat_map(|half| {
            let cost = prop_oneof![
                3 => (0_u32..20).prop_map(Some),
                2 => (0_u32..=max_cost(8)).prop_map(Some),
                2 => Just(None),
            ];
            let row = prop::collection::vec(cost, half * 2);
            prop::collection::vec(row, half * 2)
        })
    }

    proptest! {
        #[test]
        fn no_matching_is_cheaper(costs in costs()) {
            let players = costs.len();
            let matched = min_cost_pairs(players, |one, other| costs[one][other]);
            prop_assert_eq!(matched.pairs.len(), players / 2);
            let all: Vec<_> = (0..players).collect();
            let cost: u64 = matched
                .pairs
                .iter()
                .filter_map(|&(one, other)| costs[one][other])
                .map(u64::from)
                .sum();
            prop_assert_eq!((matched.undesirable, cost), least(&all, &costs));
        }

        #[test]
        fn sums_never_overflow(
            costs in prop::collection::vec(prop::option::of(0..max_cost(40)), 40 * 40)
        ) {
            let matched = min_cost_pairs(40, |one, other| costs[one * 40 + other]);
            prop_assert_eq!(matched.pairs.len(), 20);
        }
    }

    #[test]
    fn without_players_there_are_no_pairs() {
        assert_eq!(min_cost_pairs(0, |_, _| None).pairs, []);
    }
}
