//! Swiss system: players with equal points meet, and nobody meets the same opponent twice.
//!
//! Pairing a round is a weighted matching, following S. Ólafsson, "Weighted Matching in Chess
//! Tournaments", J. Opl Res. Soc. 41 (1990): each drawback of a pair has a cost, and the total cost
//! is minimised.
//!
//! The rules, in order of priority:
//! - Nobody meets the same opponent twice, unless not everybody can be paired otherwise. Then there
//!   are as few repeated pairs as possible.
//! - With an odd number of players, one gets a bye, worth a point. It goes to a player with the
//!   fewest full points gained without a game; among these, to the one with the fewest points; and
//!   among these, to the worst seed whose bye makes the first rule possible.
//! - Nobody gets the same colour three times in a row, or three times more often than the other. If
//!   that is impossible, it happens to as few players as possible.
//! - Three preferences are weighed, most important first. Players should have equal or nearly equal
//!   points. They should be due different colours. Within a score group, the upper half by seed
//!   should meet the lower half in the same order, and players who must leave their group should be
//!   the last of the better group and the first of the worse one. One pair half a point apart costs
//!   as much as four pairs in which both are strongly due the same colour.
//!
//! Colours (FIDE Handbook, C.04.3, 5.2): the stronger claim is granted. If both are equal, go back
//! to the last round in which they had different colours, and swap those. Otherwise the better
//! placed player gets the colour they are due. In the first round, the better seed has White on odd
//! boards.

use std::cmp::{Ordering, Reverse};

use dvonn_model::{NewPairing, Points};
use dvonn_rules::Color;

use super::matching::{CheapestPairs, max_cost, min_cost_pairs};
use super::record::{EntrantResults, against, boards, bye};

/// The cost of a difference of half a point. The cost grows with the square of the difference, up
/// to a limit.
const DIFFERENCE_COST: u32 = 4096;
const MAX_DIFFERENCE: u32 = 31;
/// The cost if both are due the same colour: lower if the weaker claim is mild.
const STRONG_CONFLICT_COST: u32 = 1024;
const MILD_CONFLICT_COST: u32 = 256;
/// The maximum cost if two players are not each other's natural opponents in their groups.
const MAX_MISPLACEMENT_COST: u32 = 255;

/// A player to be paired.
#[derive(Clone, Copy, Debug)]
struct Player<'a> {
    record: &'a EntrantResults,
    points: u32,
    due: Option<(Claim, Color)>,
    /// The position in their score group, from 0, and the size of the group.
    place: usize,
    group: usize,
}

/// How strongly a player is due a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Claim {
    /// The last game was with the other colour.
    Mild,
    /// They have had the other colour once more than this one.
    Strong,
    /// They have had the other colour twice more than this one, or in the last two games.
    Absolute,
}

/// Returns the pairings of the next round for all who have not withdrawn.
pub(super) fn pair(records: &[EntrantResults]) -> Vec<NewPairing> {
    let mut active: Vec<_> = records.iter().filter(|record| !record.out).collect();
    active.sort_by_key(|record| (Reverse(record.points()), record.seed));
    let even = active.len().is_multiple_of(2);
    let (resting, mut pairs) = match if even { None } else { with_bye(&active) } {
        Some((resting, paired)) => (Some(resting), paired.pairs),
        None => (None, best_pairs(&active).pairs),
    };
    pairs.sort_by_key(|(one, other)| {
        let (high, low) = (one.points.max(other.points), one.points.min(other.points));
        (Reverse(high), Reverse(low), one.record.seed.min(other.record.seed))
    });
    let mut round: Vec<_> =
        boards(pairs).map(|(board, (one, other))| meet(board, &one, &other)).collect();
    if let Some(resting) = resting {
        let last = u32::try_from(round.len()).unwrap_or(u32::MAX);
        round.push(bye(last.saturating_add(1), resting, Points::Win));
    }
    round
}

/// Pairs of players, and the number of pairs who have met before.
struct Paired<'a> {
    pairs: Vec<(Player<'a>, Player<'a>)>,
    again: usize,
}

/// Gives a bye to one of an odd number of players and pairs the others. Returns `None` if there are
/// no players.
fn with_bye<'a>(active: &[&'a EntrantResults]) -> Option<(&'a EntrantResults, Paired<'a>)> {
    let mut candidates: Vec<_> = active.iter().enumerate().collect();
    candidates.sort_by_key(|(place, record)| {
        (record.full_points_without_game(), record.points(), Reverse(*place))
    });
    let mut best: Option<(&EntrantResults, Paired<'_>)> = None;
    for (place, candidate) in candidates {
        let mut others = active.to_vec();
        others.remove(place);
        let paired = best_pairs(&others);
        if best.as_ref().is_none_or(|(_, best)| paired.again < best.again) {
            let done = paired.again == 0;
            best = Some((candidate, paired));
            if done {
                break;
            }
        }
    }
    best
}

/// Pairs an even number of players, best first, without undesirable pairs. If that is impossible,
/// there are as few repeated pairs as possible, and then as few forbidden colours.
fn best_pairs<'a>(active: &[&'a EntrantResults]) -> Paired<'a> {
    let players = players(active);
    let matched = min_cost_pairs(players.len(), |one, other| {
        let (one, other) = (&players[one], &players[other]);
        let color_too_many = conflict(one, other) == Some(Claim::Absolute);
        let avoid = color_too_many || one.record.met(other.record.number);
        (!avoid).then(|| cost(one, other))
    });
    let matched = if matched.undesirable == 0 { matched } else { best_compromise(&players) };
    let pairs = matched.pairs.into_iter().map(|(one, other)| (players[one], players[other]));
    Paired { pairs: pairs.collect(), again: matched.undesirable }
}

/// Returns the pairing with the fewest repeated pairs, and then the fewest forbidden colours. Each
/// of these must cost more than all other costs together, so the other costs are scaled down.
fn best_compromise(players: &[Player<'_>]) -> CheapestPairs {
    let max_cost = max_cost(players.len());
    let pairs = u32::try_from(players.len()).unwrap_or(u32::MAX) / 2 + 1;
    let coarse = max_cost / 2 / pairs;
    min_cost_pairs(players.len(), |one, other| {
        let (one, other) = (&players[one], &players[other]);
        if one.record.met(other.record.number) {
            return None;
        }
        let evil = if conflict(one, other) == Some(Claim::Absolute) { max_cost / 2 } else { 0 };
        Some(evil + (cost(one, other) / pairs).min(coarse))
    })
}

fn players<'a>(active: &[&'a EntrantResults]) -> Vec<Player<'a>> {
    let points: Vec<_> = active.iter().map(|record| record.points()).collect();
    let player = |(index, record): (usize, &&'a EntrantResults)| {
        let first = points.partition_point(|&before| before > points[index]);
        let end = points.partition_point(|&before| before >= points[index]);
        Player {
            record,
            points: points[index],
            due: due(record),
            place: index - first,
            group: end - first,
        }
    };
    active.iter().enumerate().map(player).collect()
}

/// Returns the colour that a player is due and how strongly, or `None` before their first game.
fn due(record: &EntrantResults) -> Option<(Claim, Color)> {
    let mut last = record.colors().rev();
    let latest = last.next()?;
    let twice = last.next() == Some(latest);
    let balance = record.balance();
    let rarer = if balance > 0 { Color::Black } else { Color::White };
    Some(match balance.abs() {
        2.. => (Claim::Absolute, rarer),
        _ if twice => (Claim::Absolute, latest.other()),
        1 => (Claim::Strong, rarer),
        _ => (Claim::Mild, latest.other()),
    })
}

/// Returns the weaker of two claims to the same colour.
fn conflict(one: &Player<'_>, other: &Player<'_>) -> Option<Claim> {
    match (one.due, other.due) {
        (Some((own, color)), Some((theirs, same))) if color == same => Some(own.min(theirs)),
        _ => None,
    }
}

/// Returns the cost of a pair. The better placed player comes first.
fn cost(upper: &Player<'_>, lower: &Player<'_>) -> u32 {
    let apart = upper.points.abs_diff(lower.points).min(MAX_DIFFERENCE);
    let color = match conflict(upper, lower) {
        None => 0,
        Some(Claim::Mild) => MILD_CONFLICT_COST,
        Some(Claim::Strong | Claim::Absolute) => STRONG_CONFLICT_COST,
    };
    let half = upper.group / 2;
    let misplaced = if apart == 0 {
        let same_half = (upper.place < half) == (lower.place < half);
        2 * (lower.place - upper.place).abs_diff(half) + usize::from(same_half)
    } else {
        upper.group - 1 - upper.place + lower.place
    };
    let misplaced =
        u32::try_from(misplaced).unwrap_or(MAX_MISPLACEMENT_COST).min(MAX_MISPLACEMENT_COST);
    DIFFERENCE_COST * apart * apart + color + misplaced
}

/// Pairs two players and sets their colours. The better placed comes first.
fn meet(board: u32, upper: &Player<'_>, lower: &Player<'_>) -> NewPairing {
    let color = upper_color(upper, lower).unwrap_or(if board.is_multiple_of(2) {
        Color::Black
    } else {
        Color::White
    });
    match color {
        Color::White => against(board, upper.record, lower.record),
        Color::Black => against(board, lower.record, upper.record),
    }
}

/// Returns the colour of the better placed player, or `None` if neither is due one.
fn upper_color(upper: &Player<'_>, lower: &Player<'_>) -> Option<Color> {
    let claim = |player: &Player<'_>| player.due.map(|(claim, _)| claim);
    let granted = |player: &Player<'_>| player.due.map(|(_, color)| color);
    let agree = conflict(upper, lower).is_none();
    match claim(upper).cmp(&claim(lower)) {
        Ordering::Greater => granted(upper),
        Ordering::Less => granted(lower).map(Color::other),
        Ordering::Equal if agree => granted(upper),
        Ordering::Equal => {
            let mut last = upper.record.colors().rev().zip(lower.record.colors().rev());
            let swapped = last.find(|(own, theirs)| own != theirs).map(|(own, _)| own.other());
            swapped.or_else(|| granted(upper))
        }
    }
}

#[cfg(test)]
mod tests;
