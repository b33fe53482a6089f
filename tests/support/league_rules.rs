//! The rules of leagues, written from `docs/leagues.md` as literally as possible, to compare leagues with. People
//! are numbers.

use std::cmp::Ordering;

/// A decided game: White, Black, and their half points.
pub(crate) type Decided = (u64, u64, u32, u32);

/// "The number of divisions is the number of people divided by `size`, rounded …, but such that every
/// division has 5 to 9 people. Sizes differ by one at most, and the larger divisions are the lower ones."
pub(crate) fn sizes(people: usize, size: usize) -> Vec<usize> {
    let is_possible = |count: &usize| people >= 5 * count && people <= 9 * count;
    let distance = |count: usize| (2 * count * size).abs_diff(2 * people);
    let best = (1..=people)
        .filter(is_possible)
        .min_by(|&one, &other| distance(one).cmp(&distance(other)).then(other.cmp(&one)));
    let mut sizes = vec![0; best.unwrap_or(0)];
    if !sizes.is_empty() {
        for one in 0..people {
            let count = sizes.len();
            sizes[count - 1 - one % count] += 1;
        }
    }
    sizes
}

/// The table of a division: each person is placed by how many are before them. `people` are in the order in
/// which they began the cycle.
pub(crate) fn table(people: &[u64], out: &[u64], games: &[Decided]) -> Vec<u64> {
    let of = |person: u64, only: &dyn Fn(u64) -> bool, worth: &dyn Fn(u64) -> u32| {
        let mut sum = 0;
        for &(white, black, white_halves, black_halves) in games {
            if white == person && only(black) {
                sum += worth(black) * white_halves;
            }
            if black == person && only(white) {
                sum += worth(white) * black_halves;
            }
        }
        sum
    };
    let points = |person: u64| of(person, &|_| true, &|_| 1);
    let direct = |person: u64| of(person, &|other| points(other) == points(person), &|_| 1);
    let sonneborn = |person: u64| of(person, &|_| true, &points);
    let began = |person: u64| people.iter().position(|&other| other == person);
    let is_before = |one: u64, other: u64| {
        let by_staying = out.contains(&other).cmp(&out.contains(&one));
        let by_points = points(one).cmp(&points(other));
        let by_direct = direct(one).cmp(&direct(other));
        let by_sonneborn = sonneborn(one).cmp(&sonneborn(other));
        let by_start = began(one).cmp(&began(other));
        let all = by_staying.then(by_points).then(by_direct).then(by_sonneborn).then(by_start);
        all == Ordering::Greater
    };
    let mut places = vec![0; people.len()];
    for &person in people {
        let before = people.iter().filter(|&&other| is_before(other, person)).count();
        places[before] = person;
    }
    places
}

/// The order of the next cycle: each person gets the number of their new division, their group in it, and
/// their place.
pub(crate) fn order(
    tables: &[Vec<u64>],
    moves: usize,
    entries: &[u64],
    absentees: &[u64],
) -> Vec<u64> {
    let moving = |upper: usize| {
        let smaller = tables[upper].len().min(tables[upper + 1].len());
        moves.min((smaller - 1) / 2)
    };
    let mut keys = Vec::new();
    for (division, table) in tables.iter().enumerate() {
        for (place, &person) in table.iter().enumerate() {
            let goes_up = division > 0 && place < moving(division - 1);
            let is_last = division + 1 == tables.len();
            let goes_down = !is_last && place >= table.len() - moving(division);
            let (division, group) = match (goes_up, goes_down) {
                (true, true) => panic!("{person} goes up and down"),
                (true, false) => (division - 1, "up"),
                (false, true) => (division + 1, "down"),
                (false, false) => (division, "same"),
            };
            let group = ["down", "same", "up"].iter().position(|it| *it == group);
            keys.push((absentees.contains(&person), division, group, place, person));
        }
    }
    keys.sort_unstable();
    let in_order = |late: bool| {
        let people = keys.iter().filter(move |key| key.0 == late).map(|key| key.4);
        people.filter(|person| entries.contains(person)).collect::<Vec<_>>()
    };
    let is_new = |person: &u64| tables.iter().all(|table| !table.contains(person));
    let new: Vec<_> = entries.iter().copied().filter(is_new).collect();
    [in_order(false), new, in_order(true)].concat()
}
