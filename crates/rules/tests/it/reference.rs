//! A reference implementation of the rules: simple and slow, written to follow the rulebook
//! closely. It shares only the notation with the crate.

use std::collections::{BTreeMap, BTreeSet};

use dvonn_rules::{Color, Position, Stack};

/// A row and a column, counted from 0.
type Place = (i32, i32);

const DIRECTIONS: [Place; 6] = [(0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0)];

const LETTERS: &str = "ABCDEFGHIJK";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ReferenceStack {
    /// `w`, `b`, or `r` for a lone red.
    top: char,
    height: i32,
    red: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ReferenceBoard {
    side: char,
    placing: bool,
    stacks: BTreeMap<Place, ReferenceStack>,
}

fn on_board((row, column): Place) -> bool {
    match row {
        0 => (0..=8).contains(&column),
        1 => (0..=9).contains(&column),
        2 => (0..=10).contains(&column),
        3 => (1..=10).contains(&column),
        4 => (2..=10).contains(&column),
        _ => false,
    }
}

fn places() -> impl Iterator<Item = Place> {
    (0..5).flat_map(|row| (0..11).map(move |column| (row, column))).filter(|&place| on_board(place))
}

fn away((row, column): Place, (rows, columns): Place, distance: i32) -> Place {
    (row + rows * distance, column + columns * distance)
}

fn name((row, column): Place) -> String {
    let letter = LETTERS.chars().nth(usize::try_from(column).unwrap()).unwrap();
    format!("{letter}{}", row + 1)
}

fn place_named(name: &str) -> Place {
    places().find(|&place| self::name(place) == name).unwrap()
}

fn other(side: char) -> char {
    if side == 'w' { 'b' } else { 'w' }
}

impl ReferenceBoard {
    pub(crate) fn new() -> ReferenceBoard {
        ReferenceBoard { side: 'w', placing: true, stacks: BTreeMap::new() }
    }

    /// Creates the board of a position in the movement phase from its text.
    pub(crate) fn from_movement_position(position: &Position) -> ReferenceBoard {
        let text = position.to_string();
        let mut words = text.split(' ');
        let side = words.next().unwrap().chars().next().unwrap();
        let cells: Vec<&str> = words.next().unwrap().split(['/', ',']).collect();
        let stacks = places().zip(cells).filter(|&(_, text)| text != ".");
        let stacks = stacks.map(|(place, text)| (place, read_stack(text))).collect();
        ReferenceBoard { side, placing: false, stacks }
    }

    /// Returns the notation of the position, without the word `movement`.
    pub(crate) fn text(&self) -> String {
        let row = |row| {
            let cells = places().filter(|place| place.0 == row);
            let cells =
                cells.map(|place| self.stacks.get(&place).map_or(".".to_owned(), write_stack));
            cells.collect::<Vec<_>>().join(",")
        };
        format!("{} {}", self.side, (0..5).map(row).collect::<Vec<_>>().join("/"))
    }

    /// Returns the legal plies as text, ordered by row.
    pub(crate) fn plies(&self) -> Vec<String> {
        if self.placing {
            let empty = places().filter(|place| !self.stacks.contains_key(place));
            return empty.map(name).collect();
        }
        let moves = self.moves(self.side);
        if moves.is_empty() && !self.moves(other(self.side)).is_empty() {
            return vec!["PASS".to_owned()];
        }
        moves.into_iter().map(|(from, to)| name(from) + &name(to)).collect()
    }

    /// Returns the legal moves of a side, ordered by row.
    pub(crate) fn moves(&self, side: char) -> BTreeSet<(Place, Place)> {
        let mut moves = Vec::new();
        for (&from, stack) in &self.stacks {
            let neighbors = DIRECTIONS.map(|direction| away(from, direction, 1));
            let surrounded = neighbors.iter().all(|place| self.stacks.contains_key(place));
            if stack.top != side || surrounded {
                continue;
            }
            for direction in DIRECTIONS {
                let to = away(from, direction, stack.height);
                if self.stacks.contains_key(&to) {
                    moves.push((from, to));
                }
            }
        }
        moves.into_iter().collect()
    }

    /// Returns the scores of White and Black.
    pub(crate) fn score(&self) -> (i32, i32) {
        let of = |side| self.stacks.values().filter(|s| s.top == side).map(|s| s.height).sum();
        (of('w'), of('b'))
    }

    /// Plays a legal ply.
    pub(crate) fn play(&mut self, ply: &str) {
        let side = self.side;
        self.side = other(side);
        if ply == "PASS" {
            return;
        }
        let (from, to) = ply.split_at(2);
        if self.placing {
            self.place(side, place_named(from));
        } else {
            self.move_stack(side, place_named(from), place_named(to));
        }
    }

    fn place(&mut self, side: char, place: Place) {
        let red = self.stacks.len() < 3;
        let top = if red { 'r' } else { side };
        let height = 1;
        self.stacks.insert(place, ReferenceStack { top, height, red });
        if self.stacks.len() == 49 {
            self.placing = false;
            self.side = 'w';
        }
    }

    fn move_stack(&mut self, side: char, from: Place, to: Place) {
        let upper = self.stacks.remove(&from).unwrap();
        let lower = self.stacks.remove(&to).unwrap();
        let height = upper.height + lower.height;
        let red = upper.red || lower.red;
        let top = side;
        self.stacks.insert(to, ReferenceStack { top, height, red });
        self.remove_isolated();
    }

    fn remove_isolated(&mut self) {
        let mut connected = BTreeSet::new();
        let mut to_visit: Vec<Place> =
            self.stacks.iter().filter(|(_, stack)| stack.red).map(|(&place, _)| place).collect();
        while let Some(place) = to_visit.pop() {
            if self.stacks.contains_key(&place) && connected.insert(place) {
                to_visit.extend(DIRECTIONS.map(|direction| away(place, direction, 1)));
            }
        }
        self.stacks.retain(|place, _| connected.contains(place));
    }

    /// Returns the number of sequences of exactly `depth` plies.
    pub(crate) fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let after = |ply: String| {
            let mut next = self.clone();
            next.play(&ply);
            next.perft(depth - 1)
        };
        self.plies().into_iter().map(after).sum()
    }

    /// Asserts that a position equals this board in every respect.
    pub(crate) fn assert_same(&self, position: &Position) {
        let text = position.to_string();
        assert_eq!(text.trim_end_matches(" movement"), self.text());
        let plies: Vec<String> = position.legal_plies().iter().map(ToString::to_string).collect();
        assert_eq!(plies, self.plies(), "{position}");
        assert_eq!(position.count_plies(), plies.len(), "{position}");
        assert_eq!(position.must_pass(), plies == ["PASS"], "{position}");
        assert_eq!(position.result().is_some(), plies.is_empty(), "{position}");
        let score = position.score();
        assert_eq!((score.white.into(), score.black.into()), self.score(), "{position}");
        self.assert_same_moves(position);
    }

    fn assert_same_moves(&self, position: &Position) {
        for color in Color::ALL {
            let expected = if self.placing { BTreeSet::new() } else { self.moves(color.letter()) };
            let movable = position.movable(color);
            let moves: BTreeSet<(Place, Place)> = movable
                .iter()
                .flat_map(|from| position.destinations(from).iter().map(move |to| (from, to)))
                .map(|(from, to)| (place_named(&from.to_string()), place_named(&to.to_string())))
                .collect();
            assert_eq!(moves, expected, "{color} in {position}");
            for cell in position.owned_by(color) - movable {
                assert!(position.destinations(cell).is_empty(), "{cell} in {position}");
            }
        }
    }
}

fn read_stack(text: &str) -> ReferenceStack {
    let stack: Stack = text.parse().unwrap();
    let top = stack.owner().map_or('r', Color::letter);
    ReferenceStack { top, height: stack.height().into(), red: stack.has_red() }
}

fn write_stack(stack: &ReferenceStack) -> String {
    let mark = if stack.red && stack.top != 'r' { "*" } else { "" };
    format!("{}{}{mark}", stack.top, stack.height)
}
