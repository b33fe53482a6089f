//! Who has done equally well plays each other, and nobody plays anybody twice.
//!
//! A round is a matching of maximum weight, in the manner of S. Ólafsson, "Weighted Matching in Chess
//! Tournaments", J. Opl Res. Soc. 41 (1990): what speaks against two playing each other is a cost,
//! and all costs together are made as small as they can be.
//!
//! What is kept, the first before the second and so on:
//! - Nobody plays anybody whom they were paired with before, unless there is no way to pair
//!   everybody without that; then there are as few such pairs as possible.
//! - With an odd number, one has a bye, which is worth a point: of those who have been given the
//!   fewest points without a game, the one with the fewest points, and of these the worst seed, with
//!   whom out of the way the first rule can be kept.
//! - Nobody has one colour three times in a row, or three times more often than the other; if that
//!   cannot be, for as few as possible.
//! - Those play each other who have as many points, or nearly; then, those who are not both due the
//!   same colour; then, among equals, the upper half by seed plays the lower half in the same order,
//!   and who has to play out of their group is the last of the better and the first of the worse.
//!   These are weighed against each other, not taken one after the other: one pair half a point
//!   apart weighs as much as four in which both are strongly due the same colour.
//!
//! Colours (FIDE Handbook, C.04.3, 5.2): the stronger claim has what it is due, else both have
//! the opposite of what they had when they last had different colours, else the better placed has what
//! it is due. In the first round the better seed has White on odd boards.

use std::cmp::{Ordering, Reverse};

use dvonn_model::{NewPairing, Points};
use dvonn_rules::Color;

use super::matching::{Matched, cheapest, dearest};
use super::record::{Record, against, boards, bye};

/// What a difference of half a point costs; of twice as much, four times that, up to a limit.
const APART: u32 = 4096;
const FARTHEST: u32 = 31;
/// What it costs that both are due the same colour, by how strong the weaker claim is.
const STRONG: u32 = 1024;
const MILD: u32 = 256;
/// What it costs at the most that two are not the ones of their groups to play each other.
const MISPLACED: u32 = 255;

/// Somebody who is to be paired.
#[derive(Clone, Copy, Debug)]
struct Player<'a> {
    record: &'a Record,
    points: u32,
    due: Option<(Claim, Color)>,
    /// The place among those with as many points, from 0, and how many these are.
    place: usize,
    group: usize,
}

/// How strongly somebody is due a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Claim {
    /// The last game was with the other one.
    Mild,
    /// There was one game more with the other.
    Strong,
    /// There were two games more with the other, or the last two were with it.
    Absolute,
}

/// Pairs those who still play, for the round after the ones that they have played.
pub(super) fn pair(records: &[Record]) -> Vec<NewPairing> {
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

/// Pairs of players, and how many of them have been paired before.
struct Paired<'a> {
    pairs: Vec<(Player<'a>, Player<'a>)>,
    again: usize,
}

/// Lets one of an odd number have a bye, and pairs the others; nothing if there is nobody.
fn with_bye<'a>(active: &[&'a Record]) -> Option<(&'a Record, Paired<'a>)> {
    let mut candidates: Vec<_> = active.iter().enumerate().collect();
    candidates.sort_by_key(|(place, record)| (record.gifts(), record.points(), Reverse(*place)));
    let mut best: Option<(&Record, Paired<'_>)> = None;
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

/// Pairs an even number, the best first: with nothing that is to be avoided or, where that cannot be,
/// with as few as possible who meet again, and then as few as possible with a colour too many.
fn best_pairs<'a>(active: &[&'a Record]) -> Paired<'a> {
    let players = players(active);
    let matched = cheapest(players.len(), |one, other| {
        let (one, other) = (&players[one], &players[other]);
        let color_too_many = conflict(one, other) == Some(Claim::Absolute);
        let avoid = color_too_many || one.record.met(other.record.number);
        (!avoid).then(|| cost(one, other))
    });
    let matched = if matched.avoidable == 0 { matched } else { least_evil(&players) };
    let pairs = matched.pairs.into_iter().map(|(one, other)| (players[one], players[other]));
    Paired { pairs: pairs.collect(), again: matched.avoidable }
}

/// As few pairs as possible who meet again, and of those ways the one with the fewest colours too
/// many: one of these costs more than everything else together, for which costs are made coarser.
fn least_evil(players: &[Player<'_>]) -> Matched {
    let dearest = dearest(players.len());
    let pairs = u32::try_from(players.len()).unwrap_or(u32::MAX) / 2 + 1;
    let coarse = dearest / 2 / pairs;
    cheapest(players.len(), |one, other| {
        let (one, other) = (&players[one], &players[other]);
        if one.record.met(other.record.number) {
            return None;
        }
        let evil = if conflict(one, other) == Some(Claim::Absolute) { dearest / 2 } else { 0 };
        Some(evil + (cost(one, other) / pairs).min(coarse))
    })
}

fn players<'a>(active: &[&'a Record]) -> Vec<Player<'a>> {
    let points: Vec<_> = active.iter().map(|record| record.points()).collect();
    let player = |(index, record): (usize, &&'a Record)| {
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

/// The colour that somebody is due, and how strongly; none before their first game.
fn due(record: &Record) -> Option<(Claim, Color)> {
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

/// How strong the weaker claim is, if both are due the same colour.
fn conflict(one: &Player<'_>, other: &Player<'_>) -> Option<Claim> {
    match (one.due, other.due) {
        (Some((own, color)), Some((theirs, same))) if color == same => Some(own.min(theirs)),
        _ => None,
    }
}

/// What speaks against two playing each other; the better placed comes first.
fn cost(upper: &Player<'_>, lower: &Player<'_>) -> u32 {
    let apart = upper.points.abs_diff(lower.points).min(FARTHEST);
    let color = match conflict(upper, lower) {
        None => 0,
        Some(Claim::Mild) => MILD,
        Some(Claim::Strong | Claim::Absolute) => STRONG,
    };
    let half = upper.group / 2;
    let misplaced = if apart == 0 {
        let same_half = (upper.place < half) == (lower.place < half);
        2 * (lower.place - upper.place).abs_diff(half) + usize::from(same_half)
    } else {
        upper.group - 1 - upper.place + lower.place
    };
    let misplaced = u32::try_from(misplaced).unwrap_or(MISPLACED).min(MISPLACED);
    APART * apart * apart + color + misplaced
}

/// Two who play each other, with their colours; the better placed comes first.
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

/// The colour of the better placed; none if nobody is due any.
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
