//! Three years of a league of sixty people, compared at each step with a plain reference.

use std::collections::HashSet;

use dvonn_model::Points;
use dvonn_rules::ByColor;

use super::*;
#[path = "../../../../tests/support/random.rs"]
mod random;
#[path = "../../../../tests/support/league_rules.rs"]
mod reference;

use random::{Random, seed};

impl Random {
    fn percent(&mut self, chance: u64) -> bool {
        self.below(100) < chance
    }

    fn index(&mut self, end: usize) -> usize {
        self.choose(1, end)[0]
    }
}

/// What happened in a division.
struct Played {
    division: Division,
    /// Who lost by not moving, once for each game.
    absent: Vec<u32>,
}

impl Played {
    fn reference_table(&self) -> Vec<u64> {
        let people = |of: &[u32]| of.iter().copied().map(u64::from).collect::<Vec<_>>();
        let games = self.division.games.iter().filter_map(|game| {
            let points = game.points?;
            let halves = [points.white, points.black].map(|it| u32::from(it.halves()));
            Some((game.white.into(), game.black.into(), halves[0], halves[1]))
        });
        let games: Vec<_> = games.collect();
        reference::table(&people(&self.division.order), &people(&self.division.out), &games)
    }
}

/// Plays a cycle of a division: some games are drawn, some people leave or never move.
fn play(people: &[u32], twice: bool, random: &mut Random) -> Played {
    let number = |index: u32| people[index as usize - 1];
    let leaver = random.percent(20).then(|| people[random.index(people.len())]);
    let absentee = random.percent(25).then(|| people[random.index(people.len())]);
    let count = u32::try_from(people.len()).unwrap();
    let (mut games, mut absent) = (Vec::new(), Vec::new());
    for (_, pairing) in schedule(count, twice) {
        let (white, black) = (number(pairing.white), number(pairing.black.unwrap()));
        let won = [Points::Loss, Points::Draw, Points::Win][random.index(3)];
        let missing = |person: u32| Some(person) == leaver || Some(person) == absentee;
        let points = match (missing(white), missing(black)) {
            (true, true) => ByColor { white: Points::Loss, black: Points::Loss },
            (true, false) => ByColor { white: Points::Loss, black: Points::Win },
            (false, true) => ByColor { white: Points::Win, black: Points::Loss },
            (false, false) => ByColor { white: won, black: won.of_other() },
        };
        absent.extend([white, black].into_iter().filter(|&person| Some(person) == absentee));
        games.push(DivisionGame { white, black, points: Some(points) });
    }
    let out = leaver.into_iter().collect();
    Played { division: Division { order: people.to_vec(), out, games }, absent }
}

#[test]
fn three_years_of_sixty_people_follow_the_rules_at_every_step() {
    let mut random = Random(seed());
    for (size, moves, twice) in [(5, 1, false), (7, 2, false), (9, 3, true), (6, 3, false)] {
        let mut next_person = 61;
        // In the first cycle, the order follows the ratings: person 1 is the strongest.
        let mut order: Vec<u32> = (1..=60).collect();
        // Cycles of six weeks.
        for cycle in 1..=26 {
            let sizes = sizes(order.len(), size);
            assert_eq!(sizes, reference::sizes(order.len(), size), "cycle {cycle}");
            let mut rest = order.as_slice();
            let (mut tables, mut absent) = (Vec::new(), Vec::new());
            for size in sizes {
                let (people, others) = rest.split_at(size);
                rest = others;
                let played = play(people, twice, &mut random);
                let lines = played.division.table();
                let places: Vec<_> = lines.iter().map(|line| u64::from(line.entrant)).collect();
                assert_eq!(places, played.reference_table(), "cycle {cycle}");
                assert!(lines.iter().all(|line| line.left == 0));
                tables.push(places);
                absent.extend(played.absent);
            }
            assert!(rest.is_empty());
            let is_absent = |person: &u32| absent.iter().filter(|it| *it == person).count() > 1;
            let absentees = order.iter().copied().filter(is_absent).map(u64::from);
            let absentees: Vec<_> = absentees.collect();
            // Some do not answer, some are new, and some of those who had gone come back.
            let answering = order.iter().copied().filter(|_| !random.percent(8));
            let mut entries: Vec<_> = answering.map(u64::from).collect();
            while entries.len() < 55 || random.percent(60) && entries.len() < 65 {
                entries.push(next_person);
                next_person += 1;
            }
            for index in (1..entries.len()).rev() {
                let other = random.index(index + 1);
                entries.swap(index, other);
            }
            let next = next_order(&after_cycle(&tables, moves), &entries, &absentees);
            let expected = reference::order(&tables, moves, &entries, &absentees);
            assert_eq!(next, expected, "cycle {cycle}");
            let distinct: HashSet<_> = next.iter().collect();
            assert_eq!((distinct.len(), next.len()), (entries.len(), entries.len()));
            order = next.into_iter().map(|person| u32::try_from(person).unwrap()).collect();
        }
    }
}
