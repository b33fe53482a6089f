//! Tests of conditional moves.

use dvonn_rules::{Cell, Color, Game, Illegal, Phase, Position};
use proptest::prelude::*;

use super::*;

const WHITE: Color = Color::White;
const BLACK: Color = Color::Black;

fn ply(text: &str) -> Ply {
    text.parse().unwrap()
}

fn position(plies: &str) -> Position {
    *plies.parse::<Game>().unwrap().position()
}

/// A movement position with stacks in one row only.
fn row(side_to_move: char, row: &str) -> Position {
    let empty = |cells: usize| vec!["."; cells].join(",");
    let row = format!("{row}{}", ",.".repeat(8 - row.matches(',').count()));
    let rest = [10, 11, 10, 9].map(empty).join("/");
    format!("{side_to_move} {row}/{rest} movement").parse().unwrap()
}

/// A position with all pieces placed, from A1 on in cell order.
fn full() -> Position {
    let cells: Vec<String> = Cell::ALL.iter().map(Cell::to_string).collect();
    position(&cells.join(" "))
}

/// Parses the text for Black, who waits for White's first ply on an empty board.
fn read(text: &str) -> Result<String, ConditionsError> {
    Conditions::parse(text, &Position::new(), BLACK).map(|conditions| conditions.to_string())
}

fn refused(text: &str) -> ConditionsError {
    read(text).unwrap_err()
}

fn refused_move(text: &str) -> ConditionsError {
    Conditions::parse(text, &full(), BLACK).unwrap_err()
}

#[test]
fn each_cell_is_a_placement_whatever_the_separators() {
    for text in ["D3 E4 F2 C1", "d3:e4, f2:c1", " D3 -> E4  F2 → C1\n\n", "D3=E4;D3-E4:F2–C1"] {
        assert_eq!(read(text).as_deref(), Ok("D3:E4 F2:C1"), "{text}");
    }
    assert_eq!(read("any E4 * C1").as_deref(), Ok("*:E4 *:C1"));
}

#[test]
fn two_cells_are_a_move_after_the_placement() {
    let read = |text| Conditions::parse(text, &full(), BLACK).map(|read| read.to_string());
    for text in ["E1D1 E2F2", "e1-d1: e2-f2", "E1→D1→E2→F2", "e1 d1 e2 f2", "E1 D1 = E2F2"] {
        assert_eq!(read(text).as_deref(), Ok("E1D1:E2F2"), "{text}");
    }
    assert_eq!(read("*:C2B2 * B2D2").as_deref(), Ok("*:C2B2 *:B2D2"));
}

#[test]
fn a_branch_can_continue_past_the_placement() {
    let cells: Vec<String> = Cell::ALL.iter().map(Cell::to_string).collect();
    let before = position(&cells[..46].join(" "));
    // Black waits for White's last but one placement.
    let read = |text| Conditions::parse(text, &before, BLACK).map(|read| read.to_string());
    assert_eq!(read("I5 J5 K5 E1D1 H5G5").as_deref(), Ok("I5:J5 K5 E1D1:H5G5"));
    assert_eq!(read("* J5 * E1D1 H5G5").as_deref(), Ok("*:J5 * E1D1:H5G5"));
}

#[test]
fn branches_stay_in_order_without_duplicates() {
    let text = "D3 E4 F2 C1\nD3 E4\n* A1\nD3 E4 F3 C1\nD3 E4 F2 C1\n* A1 B1 C1";
    let expected = "D3:E4 F2:C1\nD3:E4 F3:C1\n*:A1 B1:C1";
    assert_eq!(read(text).as_deref(), Ok(expected));
}

#[test]
fn forced_passes_are_left_out() {
    // The black stack cannot land on anything.
    let white_first = row('w', "w1,w1,w1,b5*");
    let text = "A1B1 B1D1 C1D1";
    for position in [white_first, row('b', "w1,w1,w1,b5*")] {
        let conditions = Conditions::parse(text, &position, WHITE).unwrap();
        assert_eq!(conditions.to_string(), ":A1B1:B1D1:C1D1");
        assert_eq!(conditions.answer(), Some(Answer::Play(ply("A1B1"))));
    }
    let none = Conditions::parse(text, &white_first, BLACK);
    assert_eq!(none, Err(ConditionsError::NoAnswer { line: 1 }));
    let over = Conditions::parse("A1B1 B1D1 C1D1 D1A1", &white_first, WHITE);
    assert_eq!(over, Err(ConditionsError::AfterTheEnd { line: 1 }));
    let over = Conditions::parse("A1B1 B1D1 C1D1 *", &white_first, WHITE);
    assert_eq!(over, Err(ConditionsError::AfterTheEnd { line: 1 }));
}

#[test]
fn errors_name_the_line() {
    let word = |line, word: &str| ConditionsError::UnknownWord { line, word: word.to_owned() };
    let none = |line, word: &str| ConditionsError::NoSuchCell { line, word: word.to_owned() };
    assert_eq!(refused(" \n;"), ConditionsError::Empty);
    assert_eq!(refused("D3 E4\n\nfish"), word(3, "fish"));
    assert_eq!(refused("D3 E4 F"), word(1, "F"));
    assert_eq!(refused("D3E4F2"), word(1, "D3E4F2"));
    assert_eq!(refused("D3 é4"), word(1, "é4"));
    assert_eq!(refused("D3 J1"), none(1, "J1"));
    assert_eq!(refused("D3L4"), none(1, "L4"));
    assert_eq!(refused("D3 Pass"), ConditionsError::Pass { line: 1 });
    assert_eq!(refused("D3 *"), ConditionsError::AnyOfMine { line: 1 });
    assert_eq!(refused("D3 E4; D3"), ConditionsError::NoAnswer { line: 2 });
    let half = ConditionsError::HalfAMove { line: 1, cell: Cell::named("E2") };
    assert_eq!(refused_move("E1D1 E2"), half);
    assert_eq!(refused_move("E1D1 E2 F2E2"), half);
}

#[test]
fn errors_about_illegal_plies_name_the_line_and_the_rule() {
    let wrong = |line, text, mine, illegal| ConditionsError::Illegal {
        line,
        ply: ply(text),
        mine,
        illegal,
    };
    let cell = Cell::named("D3");
    let taken = Illegal::CellTaken { cell };
    assert_eq!(refused("D3 E4\nD3 D3"), wrong(2, "D3", true, taken));
    assert_eq!(refused("D3 E4 D3 C1"), wrong(1, "D3", false, taken));
    let phase = Illegal::WrongPhase { phase: Phase::Placement };
    assert_eq!(refused("D3F3 E4"), wrong(1, "D3F3", false, phase));
    let (from, to) = (Cell::named("E1"), Cell::named("D3"));
    assert_eq!(
        refused_move("E1D3 E2F2"),
        wrong(1, "E1D3", false, Illegal::NotStraight { from, to })
    );
}

#[test]
fn after_a_wildcard_only_certainly_illegal_plies_are_refused() {
    let illegal = |error| match error {
        ConditionsError::Illegal { illegal, .. } => illegal,
        other => panic!("{other:?}"),
    };
    let cell = Cell::named("D3");
    assert_eq!(illegal(refused("D3 E4 * D3")), Illegal::CellTaken { cell });
    assert_eq!(illegal(refused("* D3 D3 E4")), Illegal::CellTaken { cell });
    assert_eq!(read("* D3 E4 F2").as_deref(), Ok("*:D3 E4:F2"));
    let phase = Illegal::WrongPhase { phase: Phase::Placement };
    assert_eq!(illegal(refused("* D3F3")), phase);
    let (from, to) = (Cell::named("E1"), Cell::named("D3"));
    assert_eq!(illegal(refused_move("* E1D3")), Illegal::NotStraight { from, to });
    assert!(Conditions::parse("* A1K3", &full(), BLACK).is_err());
    assert!(Conditions::parse("* A3K3", &full(), BLACK).is_ok());
}

#[test]
fn two_answers_to_the_same_ply_are_refused_with_both_lines() {
    let two = |first, second| ConditionsError::TwoAnswers { first, second };
    assert_eq!(refused("D3 E4\nA1 B1\n\nD3 F4"), two(1, 4));
    assert_eq!(refused("D3 E4 * C1\nD3 E4 * C2"), two(1, 2));
    assert_eq!(read("D3 E4\n* F4").as_deref(), Ok("D3:E4\n*:F4"));
}

#[test]
fn length_breadth_and_depth_are_limited() {
    assert_eq!(refused(&" ".repeat(4001)), ConditionsError::TooLong);
    let pairs = "ABCDEFGHI".chars().flat_map(|one| "ABCDEFGHI".chars().map(move |two| (one, two)));
    let lines: Vec<_> = pairs.map(|(one, two)| format!("{one}1 F4 {two}2 G4")).collect();
    assert!(read(&lines[..64].join("\n")).is_ok());
    assert_eq!(refused(&lines[..65].join("\n")), ConditionsError::TooManyBranches { found: 65 });

    let chain = |count: usize| ["* ", "A1A2 "].repeat(count).concat();
    assert!(Conditions::parse(&chain(24), &full(), BLACK).is_ok());
    let deep = Conditions::parse(&chain(25), &full(), BLACK);
    assert_eq!(deep, Err(ConditionsError::TooDeep { line: 1 }));
}

#[test]
fn a_tree_is_followed_three_deep() {
    let text = "D3 E4 F2 C1 A1 B1\nD3 E4 F3 C2\nA2 B2";
    let tree = Conditions::parse(text, &Position::new(), BLACK).unwrap();
    assert_eq!(tree.answer(), None);
    let tree = tree.follow(ply("D3"), false).unwrap();
    assert_eq!(tree.answer(), Some(Answer::Play(ply("E4"))));
    let tree = tree.follow(ply("E4"), true).unwrap();
    assert_eq!(tree.to_string(), "F2:C1 A1:B1\nF3:C2");
    let tree = tree.follow(ply("F2"), false).unwrap();
    assert_eq!(tree.answer(), Some(Answer::Play(ply("C1"))));
    let tree = tree.follow(ply("C1"), true).unwrap().follow(ply("A1"), false).unwrap();
    assert_eq!(tree.answer(), Some(Answer::Play(ply("B1"))));
    assert_eq!(tree.follow(ply("B1"), true), None);
}

#[test]
fn the_wildcard_matches_plies_that_no_branch_names() {
    let text = "* A1 * B1\nD3 E4\n* A1 F2 C1";
    let tree = Conditions::parse(text, &Position::new(), BLACK).unwrap();
    let named = tree.follow(ply("D3"), false).unwrap();
    assert_eq!(named.to_string(), ":E4");
    let other = tree.follow(ply("D4"), false).unwrap();
    assert_eq!(other.to_string(), ":A1 *:B1\n:A1 F2:C1");
    assert_eq!(other.follow(ply("A1"), true).unwrap().to_string(), "*:B1\nF2:C1");
}

#[test]
fn a_ply_outside_the_tree_drops_it() {
    let tree = Conditions::parse("D3 E4", &Position::new(), BLACK).unwrap();
    assert_eq!(tree.follow(ply("D4"), false), None);
    assert_eq!(tree.follow(ply("D3"), true), None);
    let tree = tree.follow(ply("D3"), false).unwrap();
    assert_eq!(tree.follow(ply("E5"), true), None);
    assert_eq!(tree.follow(ply("E4"), false), None);
}

#[test]
fn the_last_answer_of_a_line_may_be_to_resign() {
    for text in ["D3 resign", "d3: RESIGN", "D3 -> Resigns"] {
        assert_eq!(read(text).as_deref(), Ok("D3:resign"), "{text}");
    }
    let tree = Conditions::parse("D3 E4 F2 resign\n* resign", &Position::new(), BLACK).unwrap();
    assert!(tree.can_resign());
    assert_eq!(tree.to_string(), "D3:E4 F2:resign\n*:resign");
    let other = tree.follow(ply("A1"), false).unwrap();
    assert_eq!((other.answer(), other.to_string()), (Some(Answer::Resign), ":resign".to_owned()));
    assert_eq!(":resign".parse(), Ok(other), "a notice shows what was deleted");
    let named = tree.follow(ply("D3"), false).unwrap();
    assert_eq!(named.answer(), Some(Answer::Play(ply("E4"))));
    assert!(!Conditions::parse("D3 E4", &Position::new(), BLACK).unwrap().can_resign());
    // The black stack cannot land on anything, so Black would have to pass.
    let passing = Conditions::parse("A1B1 resign", &row('w', "w1,w1,w1,b5*"), BLACK);
    assert_eq!(passing.unwrap().to_string(), "A1B1:resign");
}

#[test]
fn a_resignation_answers_a_ply_of_the_opponent_and_ends_its_line() {
    let unprovoked = |line| ConditionsError::ResignsUnprovoked { line };
    assert_eq!(refused("resign"), unprovoked(1));
    assert_eq!(refused("D3 E4\nD4 E4 resign"), unprovoked(2));
    let on_own_turn = Conditions::parse("resign", &Position::new(), WHITE);
    assert_eq!(on_own_turn, Err(unprovoked(1)));
    for text in ["D3 resign E4", "D3 resign resign", "* resign *"] {
        assert_eq!(refused(text), ConditionsError::AfterTheEnd { line: 1 }, "{text}");
    }
    let two = ConditionsError::TwoAnswers { first: 1, second: 2 };
    assert_eq!(refused("D3 E4 F2 C1\nD3 resign"), two);
    assert_eq!(refused("D3 resign\nD3 E4"), two);
}

#[test]
fn invalid_stored_texts_are_errors() {
    for text in [
        "",
        "D3",
        "D3:",
        "D3::E4",
        "D3 :E4",
        "fish:E4",
        "D3:*",
        "D3:E4\n\nA1:B1",
        "D3:E4 ",
        "D3:resign:E4",
        "D3:resign F2:E4",
        "resign",
    ] {
        assert!(text.parse::<Conditions>().is_err(), "{text:?}");
    }
}

/// Lines of legal plies from a position, with some of the opponent's plies replaced by `*`.
fn lines(start: Position, owner: Color) -> impl Strategy<Value = String> {
    let choices = prop::collection::vec((any::<prop::sample::Index>(), 0..8_u8), 1..12);
    prop::collection::vec(choices, 1..10).prop_map(move |lines| {
        let mut text = String::new();
        for choices in lines {
            let mut position = start;
            for (index, any) in choices {
                while position.must_pass() {
                    position.play(Ply::Pass).unwrap();
                }
                let plies = position.legal_plies();
                if plies.is_empty() {
                    break;
                }
                // Few different plies, so that many lines share prefixes.
                let ply = plies[index.index(plies.len().min(3))];
                let mine = position.side_to_move() == owner;
                let word = if any == 0 && !mine { "*".to_owned() } else { ply.to_string() };
                text.push_str(&word);
                text.push(' ');
                if any == 1 && !mine {
                    text.push_str("resign");
                    break;
                }
                position.play(ply).unwrap();
            }
            text.push('\n');
        }
        text
    })
}

fn starts() -> impl Strategy<Value = (Position, Color)> {
    let positions =
        prop_oneof![Just(Position::new()), Just(full()), Just(row('w', "w1,w1,w1,b5*,w1,b1"))];
    (positions, prop_oneof![Just(WHITE), Just(BLACK)])
}

proptest! {
    #[test]
    fn conditions_round_trip(
        (text, position, owner) in starts().prop_flat_map(|(position, owner)| {
            (lines(position, owner), Just(position), Just(owner))
        }),
    ) {
        // Each line alone, and all together: single lines are rarely refused, but several often
        // are.
        for text in text.lines().chain([text.as_str()]) {
            if let Ok(conditions) = Conditions::parse(text, &position, owner) {
                let written = conditions.to_string();
                prop_assert_eq!(written.parse(), Ok(conditions.clone()));
                prop_assert_eq!(Conditions::parse(&written, &position, owner), Ok(conditions));
            }
        }
    }

    #[test]
    fn any_input_is_parsed_or_refused(text in ".{0,300}", (position, owner) in starts()) {
        let _ = Conditions::parse(&text, &position, owner);
        let _ = text.parse::<Conditions>();
    }

    #[test]
    fn input_that_resembles_conditions_is_parsed_or_refused(
        text in "([a-l][0-6]|[ :;*\n>-]|any|pass|resign){0,60}",
        (position, owner) in starts(),
    ) {
        let _ = Conditions::parse(&text, &position, owner);
        let _ = text.parse::<Conditions>();
    }
}
