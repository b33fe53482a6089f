//! The table of a division: points and tie-breaks.

use std::cmp::Reverse;

use dvonn_model::{PairingRow, Points};
use dvonn_rules::ByColor;

use crate::state::Tournament;

/// A division during or after a cycle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Division {
    /// The numbers of its people as they began the cycle, the first in the league's order first.
    pub order: Vec<u32>,
    /// Those of them who left during the cycle.
    pub out: Vec<u32>,
    /// The games.
    pub games: Vec<DivisionGame>,
}

/// A game of a division.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DivisionGame {
    /// The number of the person with White.
    pub white: u32,
    /// The number of the person with Black.
    pub black: u32,
    /// The points; `None` until it is decided.
    pub points: Option<ByColor<Points>>,
}

/// A person's line in the table of a division.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeagueLine {
    /// The person's number in the division.
    pub entrant: u32,
    /// True if they left during the cycle: they come last.
    pub is_out: bool,
    /// The score in half points.
    pub points: u32,
    /// Half points from the games between those who have the same points.
    pub direct: u32,
    /// Sonneborn-Berger, in quarter points.
    pub sonneborn_berger: u32,
    /// The number of games that are not decided.
    pub left: u32,
}

impl DivisionGame {
    /// Returns the game of a pairing. `None` for a bye.
    pub fn of(pairing: &PairingRow) -> Option<DivisionGame> {
        let black = pairing.black?;
        Some(DivisionGame { white: pairing.white, black, points: pairing.points })
    }

    /// Returns this person's opponent and half points, if they play in this game. No points if it is
    /// not decided.
    fn against(&self, person: u32) -> Option<(u32, Option<u32>)> {
        let halves = |points: Points| u32::from(points.halves());
        if self.white == person {
            Some((self.black, self.points.map(|points| halves(points.white))))
        } else if self.black == person {
            Some((self.white, self.points.map(|points| halves(points.black))))
        } else {
            None
        }
    }
}

impl Division {
    /// Returns a division of a league.
    pub fn of(tournament: &Tournament) -> Division {
        let mut entrants: Vec<_> = tournament.entrants.iter().collect();
        entrants.sort_by_key(|entrant| entrant.seed);
        let out = entrants.iter().filter(|entrant| entrant.is_out());
        Division {
            out: out.map(|entrant| entrant.number).collect(),
            order: entrants.iter().map(|entrant| entrant.number).collect(),
            games: tournament.pairings.iter().filter_map(DivisionGame::of).collect(),
        }
    }

    /// Returns the table, best first.
    pub fn table(&self) -> Vec<LeagueLine> {
        // Those who began lower come first, and stay there if nothing else decides.
        let mut lines: Vec<_> = self.order.iter().rev().map(|&person| self.line(person)).collect();
        lines.sort_by_key(|line| {
            (line.is_out, Reverse((line.points, line.direct, line.sonneborn_berger)))
        });
        lines
    }

    fn line(&self, entrant: u32) -> LeagueLine {
        let points = self.points(entrant);
        let decided =
            || self.of_person(entrant).filter_map(|(other, points)| Some((other, points?)));
        let tied = decided().filter(|&(other, _)| self.points(other) == points);
        let left = self.of_person(entrant).filter(|(_, points)| points.is_none()).count();
        LeagueLine {
            entrant,
            is_out: self.out.contains(&entrant),
            points,
            direct: tied.map(|(_, points)| points).sum(),
            sonneborn_berger: decided().map(|(other, points)| self.points(other) * points).sum(),
            left: u32::try_from(left).unwrap_or(u32::MAX),
        }
    }

    /// Returns the half points of one person against another, game by game.
    pub fn results(&self, one: u32, other: u32) -> Vec<u32> {
        let games = self.of_person(one).filter(|(opponent, _)| *opponent == other);
        games.filter_map(|(_, points)| points).collect()
    }

    /// Returns a person's half points.
    pub(super) fn points(&self, person: u32) -> u32 {
        self.of_person(person).filter_map(|(_, points)| points).sum()
    }

    /// Returns a person's opponents and half points, game by game. No points if a game is not decided.
    pub(super) fn of_person(&self, person: u32) -> impl Iterator<Item = (u32, Option<u32>)> {
        self.games.iter().filter_map(move |game| game.against(person))
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// Games as `white result black`, such as `1+2` (White won), `1=3`, `2-3`, `4?5`.
    fn games(games: &str) -> Vec<DivisionGame> {
        let game = |game: &str| {
            let mut parts = game.chars();
            let white = parts.next().and_then(|one| one.to_digit(10)).unwrap();
            let won = match parts.next().unwrap() {
                '+' => Some(Points::Win),
                '=' => Some(Points::Draw),
                '-' => Some(Points::Loss),
                _ => None,
            };
            let black = parts.next().and_then(|one| one.to_digit(10)).unwrap();
            let points = won.map(|white| ByColor { white, black: white.of_other() });
            DivisionGame { white, black, points }
        };
        games.split_whitespace().map(game).collect()
    }

    pub(in crate::league) fn division(order: &[u32], played: &str) -> Division {
        Division { order: order.to_vec(), out: Vec::new(), games: games(played) }
    }

    fn places(lines: &[LeagueLine]) -> Vec<u32> {
        lines.iter().map(|line| line.entrant).collect()
    }

    #[test]
    fn points_come_first() {
        let lines = division(&[1, 2, 3], "1-2 2-3 3=1").table();
        let points: Vec<_> = lines.iter().map(|line| (line.entrant, line.points)).collect();
        assert_eq!(points, [(3, 3), (2, 2), (1, 1)]);
    }

    #[test]
    fn then_the_games_against_each_other() {
        // 2 beat the two best, but lost to 1.
        let lines = division(&[1, 2, 3, 4, 5], "1+2 1+5 1-3 1-4 2+3 2+4 2-5 3=4 3+5 4+5").table();
        assert_eq!(places(&lines), [4, 3, 1, 2, 5]);
        let tied = [lines[2], lines[3]];
        assert_eq!(tied.map(|line| (line.points, line.direct)), [(4, 2), (4, 0)]);
        assert_eq!(tied.map(|line| line.sonneborn_berger), [12, 20]);
    }

    #[test]
    fn then_sonneborn_berger() {
        // 1 and 2 drew. 1 won against the third, 2 against the last.
        let lines = division(&[1, 2, 3, 4], "1=2 1+3 1=4 2+4 2=3 3+4").table();
        assert_eq!(places(&lines), [1, 2, 3, 4]);
        let tied = [lines[0], lines[1]];
        assert_eq!(tied.map(|line| (line.points, line.direct)), [(4, 1), (4, 1)]);
        assert_eq!(tied.map(|line| line.sonneborn_berger), [11, 9]);
    }

    #[test]
    fn at_last_the_one_who_began_lower_is_placed_higher() {
        let lines = division(&[1, 2, 3], "1+2 2+3 3+1").table();
        assert_eq!(places(&lines), [3, 2, 1]);
        assert_eq!(places(&division(&[3, 1, 2], "1+2 2+3 3+1").table()), [2, 1, 3]);
    }

    #[test]
    fn those_who_left_come_last_and_their_games_count() {
        let mut division = division(&[1, 2, 3], "1+2 2-3 3-1");
        division.out = vec![1];
        let lines = division.table();
        assert_eq!(places(&lines), [3, 2, 1]);
        assert_eq!(lines.iter().map(|line| line.points).collect::<Vec<_>>(), [2, 0, 4]);
    }

    #[test]
    fn games_that_are_not_decided_are_counted_as_left() {
        let lines = division(&[1, 2, 3], "1?2 2+3 3?1").table();
        let left: Vec<_> = lines.iter().map(|line| (line.entrant, line.left)).collect();
        assert_eq!(left, [(2, 1), (3, 1), (1, 2)]);
    }
}
