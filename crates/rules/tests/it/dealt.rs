//! Dealt boards are fair and never change.

use dvonn_rules::{Cell, Color, Game, Phase, Ply, Position, Record, Seed, headers};
use proptest::prelude::*;

use crate::files;

fn seed(number: i64) -> Seed {
    Seed::new(number).unwrap()
}

/// Seeds from 0 to nearly the maximum.
fn seeds() -> impl Iterator<Item = Seed> {
    (0..10_000).map(|number| seed(if number < 5_000 { number } else { number * 100_010_000 }))
}

/// The owner of the stack on a cell, or `None` for a red.
fn owner(position: &Position, cell: Cell) -> Option<Color> {
    position.stack(cell).unwrap().owner()
}

/// The difference between the numbers of white and black pieces on some cells.
fn difference(position: &Position, on: impl Fn(Cell) -> bool) -> usize {
    let count = |color| position.owned_by(color).iter().filter(|&cell| on(cell)).count();
    count(Color::White).abs_diff(count(Color::Black))
}

/// The distance of a cell from the vertical centre line of the drawn board, in half columns.
/// Positive to the right.
fn right_of_middle(cell: Cell) -> i8 {
    2 * cell.column().cast_signed() - cell.row().cast_signed() - 8
}

fn assert_sides_fair(position: &Position) {
    assert_eq!((position.phase(), position.side_to_move()), (Phase::Movement, Color::White));
    for color in Color::ALL {
        assert_eq!(position.owned_by(color).len(), 23, "{position}");
    }
    assert!(difference(position, Cell::is_edge) <= 1, "edge: {position}");
    let movable = Color::ALL.map(|color| position.movable(color).len());
    assert!(movable[0].abs_diff(movable[1]) <= 1, "movable: {position}");
    assert!(difference(position, |cell| right_of_middle(cell) < 0) <= 2, "left half: {position}");
    assert!(difference(position, |cell| right_of_middle(cell) > 0) <= 2, "right half: {position}");
    assert!(difference(position, |cell| cell.row_number() < 3) <= 2, "lower half: {position}");
    assert!(difference(position, |cell| cell.row_number() > 3) <= 2, "upper half: {position}");
    for cell in Cell::ALL {
        let neighbors: Vec<_> = cell.neighbors().iter().map(|near| owner(position, near)).collect();
        for color in Color::ALL {
            let walled_in = neighbors.iter().all(|&near| near == Some(color));
            let opponent = owner(position, cell) == Some(!color);
            assert!(opponent || !walled_in, "{cell} is walled in: {position}");
        }
    }
}

fn assert_reds_fair(position: &Position) {
    let reds = position.with_red();
    assert_eq!(reds.len(), 3);
    assert!(
        reds.iter().all(|red| (red.neighbors() & reds).is_empty()),
        "adjacent reds: {position}"
    );
    let all = |within: fn(Cell) -> bool| reds.iter().all(within);
    assert!(!all(|red| right_of_middle(red) < 0) && !all(|red| right_of_middle(red) > 0));
    assert!(!all(|red| red.row_number() < 3) && !all(|red| red.row_number() > 3));
}

#[test]
fn random_boards_are_fair() {
    for seed in seeds() {
        let position = Position::dealt(seed);
        assert_sides_fair(&position);
        assert_reds_fair(&position);
    }
}

#[test]
fn symmetric_boards_are_fair_and_swap_colors_when_rotated() {
    for seed in seeds() {
        let position = Position::dealt_symmetric(seed);
        assert_sides_fair(&position);
        assert_reds_fair(&position);
        assert_eq!(owner(&position, Cell::named("F3")), None);
        for cell in Cell::ALL {
            let opposite = Cell::new(10 - cell.column(), 4 - cell.row()).unwrap();
            let swapped = owner(&position, opposite).map(Color::other);
            assert_eq!(owner(&position, cell), swapped, "{cell} of {position}");
        }
    }
}

#[test]
fn almost_all_seeds_give_different_boards() {
    for deal in [Position::dealt, Position::dealt_symmetric] {
        let mut boards: Vec<String> = seeds().map(|seed| deal(seed).to_string()).collect();
        boards.sort();
        boards.dedup();
        assert!(boards.len() > 9_990, "{}", boards.len());
    }
}

/// A game in which the players placed the three reds and the other pieces were dealt.
fn with_rest(reds: [Cell; 3], seed: Seed) -> Game {
    let mut game = Game::new();
    for red in reds {
        game.play(Ply::Place(red)).unwrap();
    }
    for ply in game.position().deal_rest(seed).unwrap() {
        game.play(ply).unwrap();
    }
    game
}

#[test]
fn the_rest_is_dealt_fairly_around_any_three_reds() {
    let cells = Cell::ALL;
    for (first, &a) in cells.iter().enumerate() {
        for (second, &b) in cells.iter().enumerate().skip(first + 1) {
            for &c in &cells[second + 1..] {
                assert_sides_fair(with_rest([a, b, c], seed(7)).position());
            }
        }
    }
}

proptest! {
    #[test]
    fn the_rest_is_dealt_fairly_from_any_seed(
        reds in proptest::sample::subsequence(Cell::ALL.to_vec(), 3).prop_shuffle(), bits: u64,
    ) {
        let game = with_rest([reds[0], reds[1], reds[2]], Seed::from_bits(bits));
        assert_sides_fair(game.position());
    }
}

#[test]
fn published_boards_never_change() {
    for line in files::content_lines(include_str!("../data/dealt.txt")) {
        let (setup, dealt) = line.split_once(" ; ").unwrap();
        let (setup, arguments) = setup.split_once(' ').unwrap();
        let mut arguments = arguments.split(' ');
        let seed: Seed = arguments.next().unwrap().parse().unwrap();
        let reds: Vec<Cell> = arguments.map(|name| name.parse().unwrap()).collect();
        let position = match (setup, &reds[..]) {
            ("random", []) => Position::dealt(seed),
            ("symmetric", []) => Position::dealt_symmetric(seed),
            ("reds", &[a, b, c]) => *with_rest([a, b, c], seed).position(),
            _ => panic!("{line}"),
        };
        assert_eq!(position.to_string(), dealt, "{setup} {seed}");
    }
}

#[test]
fn a_record_of_a_dealt_game_round_trips_with_its_headers() {
    let start = Position::dealt(seed(42));
    let mut game = Game::from_position(start);
    game.play(game.position().legal_plies()[0]).unwrap();
    let mut record = Record::new(game);
    let headers = [
        (headers::WHITE, "Ada"),
        (headers::BLACK, "Ben"),
        (headers::DATE, "2026.08.01"),
        (headers::SETUP, "random"),
        (headers::SEED, "42"),
        (headers::CLOCK, "3 days + 12 hours"),
        (headers::RESULT, "1-0"),
        (headers::TERMINATION, "Ben resigned"),
        ("Whatever", "else"),
    ];
    for (key, value) in headers {
        record.set_header(key, value).unwrap();
    }
    let text = record.to_string();
    assert!(text.contains("\n[Seed \"42\"]\n"), "{text}");
    let parsed: Record = text.parse().unwrap();
    assert_eq!(parsed, record);
    assert_eq!(parsed.game().start(), &start);
    assert_eq!(parsed.header(headers::SEED).unwrap().parse(), Ok(seed(42)));
}
