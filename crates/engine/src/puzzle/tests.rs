//! Puzzles are found again from their mistakes, with the same solution, themes and level.

use dvonn_rules::{Ply, Position};

use super::*;
use crate::stop::Stop;

/// Puzzles from real games, each with a theme that it shows. The first is about cutting too.
const BY_THEME: [(PuzzleTheme, &str); 11] = [
    (
        PuzzleTheme::Isolate,
        "b .,.,.,.,.,.,.,.,./w1,.,.,b6,.,b1,.,.,.,./.,w1,w4,w2,.,b5*,b1,.,.,.,./\
         .,.,w12,w2,b1,.,.,.,.,./.,.,.,r1,.,b2*,.,.,.;H5F5 D3F5;;win;isolate cut;5",
    ),
    (
        PuzzleTheme::Rescue,
        "w .,.,.,b2*,b3*,b1,b1,.,w1/.,.,.,.,.,.,w3,.,.,w1/.,.,.,.,.,.,b4,w6,w3,w1,w2/\
         .,.,.,.,b4,.,.,.,.,./.,.,.,.,b1,b1,r1,b2,.;K3I3 G1G2;;margin;rescue;7",
    ),
    (
        PuzzleTheme::RunWithRed,
        "w .,.,.,.,.,.,.,.,./.,w2,b8*,.,.,.,.,.,.,./.,w2,.,.,w2,w1,.,b1,.,w5,w4/\
         w3,w1,.,w4,.,b2*,b1,b1,b1,./.,w1,.,.,.,.,b3*,b1,b1;J3E3 G4E4;;margin;red;-",
    ),
    (
        PuzzleTheme::FreeSurrounded,
        "w b1,w1,b1,w1,w1,.,.,.,./b2,b1,r1,.,.,.,.,.,.,./.,w1,w8,w2,.,b3,.,.,.,.,./\
         w1,.,.,.,.,w9,b4,.,.,./w1,w1,.,.,.,r1,.,.,b2*;\
         D1C1 A1B1 D5C5 B1D3 C5C3 B2B3 B4B3 A2C2;;margin;free;4",
    ),
    (
        PuzzleTheme::Immobilise,
        "w w1,w2,.,w3,r1,.,.,.,./.,.,b4,w2,.,.,.,.,.,./.,.,.,b1,w1,.,.,.,.,.,./\
         .,.,b5*,r1,.,.,.,.,.,./.,.,w1,.,.,.,.,.,.;D1D4 D3E3;;margin;immobilise;7",
    ),
    (
        PuzzleTheme::Sharpshoot,
        "b .,.,.,b3,.,.,.,.,./.,.,.,.,b3,.,.,.,.,./.,b2,.,.,b5,w4,.,.,.,.,./\
         w3,r1,.,w2,b3,b1,.,.,.,./r1,b1,.,r1,b1,.,.,.,.;D1G4 F3B3 G5F4 E4G4;;margin;\
         sharpshoot;2",
    ),
    (
        PuzzleTheme::ForcedPass,
        "b w2*,.,.,.,.,.,.,w2,./w7,.,.,.,.,.,.,b5,w2,./w1,.,.,.,.,.,.,.,w3*,.,./\
         .,.,.,b8*,.,.,.,b1,.,./.,.,w1,.,.,b1,b1,.,.;I5H5 I2I4;;margin;pass;4",
    ),
    (
        PuzzleTheme::Tempo,
        "b b1,b1,.,.,.,.,.,.,w3/b1,b5,.,w8,w6,.,.,.,.,r1/w1,.,b4*,w2,.,.,.,.,.,w2,./\
         .,r1,.,w1,.,.,.,.,.,./.,b1,.,w1,.,.,.,.,.;A2A1 E4D3;;win;tempo;2",
    ),
    (
        PuzzleTheme::Count,
        "b .,.,.,.,.,.,.,.,b1/.,.,.,.,.,.,.,b2*,b2,./.,.,.,.,.,.,.,b2,w1,b4*,b7/\
         .,.,.,.,.,.,.,r1,b4,./.,.,.,.,.,.,.,.,.;H2J4 I3H3;;margin;count;7",
    ),
    (
        PuzzleTheme::SaveDraw,
        "b b1,b4*,.,.,.,.,.,b1,./w1,w3*,b1,.,.,.,.,w3,b6,r1/w1,w2,.,.,.,.,.,.,b2,b1,./\
         w1,w2,.,.,.,.,.,.,.,./.,w2,.,.,.,.,.,.,.;H1H2 A2A1 J3J2 B4A3 C2B2 A3A1 J2H2 B3B1;;\
         draw;count draw;7",
    ),
    (
        PuzzleTheme::Place,
        "w w1,w1,b1,w1,b1,w1,.,b1,w1/w1,b1,w1,b1,b1,.,b1,w1,w1,w1/\
         w1,r1,b1,b1,b1,r1,b1,b1,.,b1,./w1,b1,r1,b1,w1,.,w1,b1,b1,w1/\
         w1,w1,b1,w1,w1,b1,b1,b1,w1;G4 F2;;place;place;5",
    ),
];

fn puzzles() -> impl Iterator<Item = (PuzzleTheme, Puzzle)> {
    BY_THEME.into_iter().map(|(theme, text)| (theme, text.parse().unwrap()))
}

#[test]
fn puzzles_round_trip_through_text() {
    for ((theme, puzzle), (_, text)) in puzzles().zip(BY_THEME) {
        assert_eq!(puzzle.to_string(), text);
        assert!(puzzle.themes().contains(&theme), "{theme:?}: {text}");
    }
    let first = BY_THEME[0].1;
    assert_eq!(first.parse::<Puzzle>().unwrap().themes(), [PuzzleTheme::Isolate, PuzzleTheme::Cut]);
    for (wrong, error) in [
        (first.replace(";win;", ";best;"), PuzzleError::Goal),
        (first.replace("cut", "cuts"), PuzzleError::Theme),
        (first.replace(";5", ";10"), PuzzleError::Level),
        (first.replace(";win", ""), PuzzleError::Fields),
    ] {
        assert_eq!(wrong.parse::<Puzzle>(), Err(error), "{wrong}");
    }
    let illegal = first.replace("H5F5 D3F5", "H5F5 D3K3").parse::<Puzzle>();
    assert!(matches!(illegal, Err(PuzzleError::Illegal(_))), "{illegal:?}");
}

#[test]
fn the_engine_finds_each_puzzle_again_with_its_themes() {
    let mut miner = Miner::default();
    for (theme, puzzle) in puzzles() {
        assert!(miner.confirms(&puzzle, &Stop::new()), "{theme:?}: {puzzle}");
    }
}

#[test]
fn a_wrong_solution_theme_or_goal_is_not_confirmed() {
    let mut miner = Miner::default();
    let text = BY_THEME[0].1;
    let start = *text.parse::<Puzzle>().unwrap().start();
    let other = start.legal_plies().iter().find(|ply| ply.to_string() != "D3F5").copied().unwrap();
    for wrong in [
        text.replace(" D3F5", &format!(" {other}")),
        text.replace(";isolate cut;", ";isolate;"),
        text.replace(";win;", ";margin;"),
    ] {
        assert!(!miner.confirms(&wrong.parse().unwrap(), &Stop::new()), "{wrong}");
    }
}

#[test]
fn no_other_cell_and_no_fuller_board_makes_a_puzzle_of_a_placement() {
    let (_, puzzle) = puzzles().last().unwrap();
    let (mut miner, text) = (Miner::default(), puzzle.to_string());
    for cell in puzzle.start().empty().iter().filter(|&cell| Ply::Place(cell) != puzzle.line()[0]) {
        let wrong = text.replace(" F2;", &format!(" {cell};"));
        assert!(!miner.confirms(&wrong.parse().unwrap(), &Stop::new()), "{wrong}");
    }
    for method in Method::ALL {
        let found = miner.examine(puzzle.before(), puzzle.mistake(), method, &Stop::new());
        assert_eq!(found.is_some(), method == Method::Placing, "{method:?}");
    }
    // Three empty cells.
    let full = miner.examine(puzzle.start(), puzzle.line()[0], Method::Placing, &Stop::new());
    assert_eq!(full, None);
}

#[test]
fn each_step_has_the_moves_that_solve_it() {
    for (_, puzzle) in puzzles() {
        let finds = puzzle.finds();
        assert!((1..=MAX_FINDS).contains(&finds.len()));
        assert_eq!(finds[0].accepted, [puzzle.line()[0]], "the first move is the only good one");
        assert!(finds[0].position.legal_plies().len() >= 4);
        for find in &finds {
            assert_eq!(find.position, puzzle.position_after(find.index));
            assert_eq!(find.position.side_to_move(), puzzle.solver());
            assert!(find.accepted.iter().all(|&ply| find.position.check(ply).is_ok()));
        }
    }
}

#[test]
fn a_move_that_cost_nothing_makes_no_puzzle() {
    let (_, puzzle) = puzzles().next().unwrap();
    let mut miner = Miner::default();
    let mut found = 0;
    for &ply in &puzzle.before().legal_plies() {
        found +=
            usize::from(miner.examine(puzzle.before(), ply, Method::Exact, &Stop::new()).is_some());
    }
    assert!(found < puzzle.before().legal_plies().len() / 2, "{found}");
    assert!(miner.examine(&Position::new(), Ply::Pass, Method::Exact, &Stop::new()).is_none());
}

#[test]
fn a_stopped_miner_finds_nothing() {
    let stop = Stop::new();
    stop.raise();
    let game = dvonn_rules::Game::from_position(*puzzles().next().unwrap().1.before());
    assert_eq!(Miner::default().mine(&game, Method::Exact, &stop), None);
}

#[test]
fn a_refreshed_puzzle_has_the_level_of_today() {
    let mut miner = Miner::default();
    let puzzle: Puzzle = BY_THEME[0].1.parse().unwrap();
    let fresh = miner.refreshed(&puzzle, &Stop::new()).unwrap();
    let mut without_level = puzzle.clone();
    without_level.level = None;
    assert!(miner.confirms(&without_level, &Stop::new()));
    assert_eq!(miner.refreshed(&without_level, &Stop::new()), Some(fresh));
}
