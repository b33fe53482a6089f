//! The results of an entrant, round by round.

use std::collections::HashMap;

use dvonn_model::{EntrantRow, NewPairing, PairingRow, Points};
use dvonn_rules::{ByColor, Color};

/// An entrant with all decided results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct EntrantResults {
    /// Their number in the tournament.
    pub(super) number: u32,
    /// The seed, from 1 for the best. Before the start, their number.
    pub(super) seed: u32,
    /// Whether they have withdrawn.
    pub(super) out: bool,
    /// The decided rounds in order. In an arena, the games of the only round.
    pub(super) rounds: Vec<Round>,
}

/// The result of one round for one entrant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Round {
    /// The number of the round.
    pub(super) number: u32,
    /// The opponent's number. `None` for a bye or a missed round.
    pub(super) opponent: Option<u32>,
    /// The colour, if there was a game.
    pub(super) color: Option<Color>,
    /// Their points.
    pub(super) points: Points,
}

impl EntrantResults {
    /// Returns the records of these entrants, by seed. A bye counts once all games of its round are
    /// decided: a tournament that ends early must not be won by somebody who had nothing to play.
    pub(super) fn all(entrants: &[EntrantRow], pairings: &[PairingRow]) -> Vec<EntrantResults> {
        let mut records: Vec<_> =
            entrants.iter().map(|entrant| EntrantResults::new(entrant, pairings)).collect();
        records.sort_by_key(|record| record.seed);
        records
    }

    /// Returns the record of an entrant who has not played, seeded by number.
    pub(super) fn of_number(number: u32) -> EntrantResults {
        EntrantResults { number, seed: number, out: false, rounds: Vec::new() }
    }

    fn new(entrant: &EntrantRow, pairings: &[PairingRow]) -> EntrantResults {
        let number = entrant.number;
        let last = pairings.iter().map(|pairing| pairing.round).max().unwrap_or(0);
        let mut own: HashMap<u32, Vec<&PairingRow>> = HashMap::new();
        for pairing in pairings.iter().filter(|pairing| pairing.has(number)) {
            own.entry(pairing.round).or_default().push(pairing);
        }
        let is_decided = |round: u32| {
            pairings.iter().all(|pairing| pairing.round != round || pairing.points.is_some())
        };
        let missed =
            |round: u32| Round { number: round, opponent: None, color: None, points: Points::Loss };
        let decided = |pairing: &&PairingRow| match pairing.black {
            None if !is_decided(pairing.round) => None,
            _ => Round::of(number, pairing),
        };
        let round = |round: u32| match own.get(&round) {
            Some(pairings) => pairings.iter().filter_map(decided).collect(),
            None => vec![missed(round)],
        };
        EntrantResults {
            number,
            seed: entrant.seed.unwrap_or(number),
            out: entrant.is_out(),
            rounds: (1..=last).flat_map(round).collect(),
        }
    }

    /// Returns their score in half points.
    pub(super) fn points(&self) -> u32 {
        self.rounds.iter().map(|round| u32::from(round.points.halves())).sum()
    }

    /// Returns how many rounds in a row they missed at the end, after withdrawing or not showing
    /// up.
    pub(super) fn missed(&self) -> u32 {
        let missed = |round: &&Round| round.color.is_none() && round.points == Points::Loss;
        let missed = self.rounds.iter().rev().take_while(missed).count();
        u32::try_from(missed).unwrap_or(u32::MAX)
    }

    /// Returns true if they were ever paired with this entrant.
    pub(super) fn met(&self, other: u32) -> bool {
        self.rounds.iter().any(|round| round.opponent == Some(other))
    }

    /// Returns their score in half points against this entrant, including forfeits if `forfeits` is
    /// true. `None` if there were no games.
    pub(super) fn points_against(&self, other: u32, forfeits: bool) -> Option<u32> {
        let rounds = self.rounds.iter().filter(|round| round.opponent == Some(other));
        let counted = rounds.filter(|round| forfeits || round.color.is_some());
        counted.map(|round| u32::from(round.points.halves())).reduce(|sum, points| sum + points)
    }

    /// Returns the number of rounds in which they got a full point without a game.
    pub(super) fn full_points_without_game(&self) -> usize {
        let gift = |round: &&Round| round.color.is_none() && round.points == Points::Win;
        self.rounds.iter().filter(gift).count()
    }

    /// Returns the colours of their games, in order.
    pub(super) fn colors(&self) -> impl DoubleEndedIterator<Item = Color> {
        self.rounds.iter().filter_map(|round| round.color)
    }

    /// Returns the number of games with White minus that with Black.
    pub(super) fn balance(&self) -> i32 {
        self.colors().map(|color| if color == Color::White { 1 } else { -1 }).sum()
    }
}

impl Round {
    fn of(number: u32, pairing: &PairingRow) -> Option<Round> {
        let points = pairing.points?;
        let color = if pairing.white == number { Color::White } else { Color::Black };
        let opponent = if color == Color::White { pairing.black } else { Some(pairing.white) };
        Some(Round {
            number: pairing.round,
            opponent,
            color: Some(color).filter(|_| !pairing.forfeit),
            points: points[color],
        })
    }
}

/// Pairs two entrants. If one has withdrawn, they lose without a game.
pub(super) fn against(board: u32, white: &EntrantResults, black: &EntrantResults) -> NewPairing {
    let points = ByColor { white: walkover(white, black), black: walkover(black, white) };
    let (white, black, over) = (white.number, black.number, white.out || black.out);
    NewPairing { board, white, black: Some(black), points: Some(points).filter(|_| over) }
}

fn walkover(own: &EntrantResults, other: &EntrantResults) -> Points {
    if other.out && !own.out { Points::Win } else { Points::Loss }
}

/// Gives an entrant a bye worth `points`.
pub(super) fn bye(board: u32, entrant: &EntrantResults, points: Points) -> NewPairing {
    let points = ByColor { white: points, black: Points::Loss };
    NewPairing { board, white: entrant.number, black: None, points: Some(points) }
}

/// Numbers the boards from 1.
pub(super) fn boards<T>(pairs: impl IntoIterator<Item = T>) -> impl Iterator<Item = (u32, T)> {
    (1..).zip(pairs)
}

#[cfg(test)]
pub(super) mod tests {
    use dvonn_model::{Person, TournamentId, UserId};

    use super::*;

    /// Entrants, numbered by seed, and their pairings.
    pub(crate) struct Played {
        pub(crate) entrants: Vec<EntrantRow>,
        pub(crate) pairings: Vec<PairingRow>,
    }

    impl Played {
        pub(crate) fn of(players: u32) -> Played {
            let entrant = |number: u32| EntrantRow {
                home: None,
                number,
                player: Person::new(UserId::try_from(u64::from(number)).unwrap(), "").into(),
                seed: Some(number),
                withdrew: None,
                place: None,
            };
            Played { entrants: (1..=players).map(entrant).collect(), pairings: Vec::new() }
        }

        pub(crate) fn records(&self) -> Vec<EntrantResults> {
            EntrantResults::all(&self.entrants, &self.pairings)
        }

        /// Adds a round with the results of its games.
        pub(crate) fn add(
            &mut self,
            round: u32,
            pairings: &[NewPairing],
            mut result: impl FnMut(&NewPairing) -> ByColor<Points>,
        ) {
            self.pairings.extend(pairings.iter().map(|pairing| PairingRow {
                tournament: TournamentId::from(1),
                round,
                board: pairing.board,
                white: pairing.white,
                black: pairing.black,
                attempt: 0,
                drawn: 0,
                held: false,
                game: None,
                thread: None,
                away: None,
                refusing: None,
                points: Some(pairing.points.unwrap_or_else(|| result(pairing))),
                forfeit: pairing.points.is_some(),
            }));
        }
    }

    /// Entrants who have not played yet.
    pub(crate) fn field(players: u32) -> Vec<EntrantResults> {
        Played::of(players).records()
    }
}
