//! Golden tests of marks on boards: reds, chosen stacks, targets and surrounded stacks, alone and
//! in combination with everything else.

mod common;

use common::compare;
use dvonn_render::{Chart, Look, Name, Painter, Scene, Theme, Width};
use dvonn_rules::{ByColor, Cell, CellSet, Color, Effect, Ply, Position};

const NAMES: ByColor<&str> = ByColor { white: "Annabel Lee", black: "Bartholomew" };

/// Stacks of all heights, with one or two reds below them, and some that are surrounded.
const TALL: &str = "w .,.,.,.,.,.,.,.,./.,b2*,w3,w1,b1,.,.,.,.,./.,w12,b4*,w5,b2,w3,.,.,.,.,./\
    .,b1,b2,b10,.,.,.,.,.,./.,.,.,.,.,.,.,.,.";
/// All three reds in one stack.
const THREE: &str = "b .,.,.,.,.,.,.,.,./.,.,.,w1,b1,b3,.,.,.,./.,.,.,.,w14*,w2,b1,.,.,.,./\
    .,.,.,.,b4,b1,.,.,.,./.,.,.,.,.,.,.,.,.";
/// Three reds in two stacks. The position does not show which stack contains two.
const UNKNOWN: &str = "b .,.,.,.,.,.,.,.,./.,.,.,w1,b1,b3,.,.,.,./.,.,.,.,w4*,w2,b6*,.,.,.,./\
    .,.,.,.,b4,b1,.,.,.,./.,.,.,.,.,.,.,.,.";
/// A position halfway through the placement.
const PLACEMENT: &str = "w w1,b1,.,w1,b1,.,b1,w1,./b1,w1,.,.,b1,.,r1,w1,.,w1/w1,r1,.,.,.,.,b1,.,.,.,./\
    w1,.,w1,.,.,b1,.,.,.,b1/.,b1,b1,r1,.,.,b1,.,w1";
const MIDDLE: &str = "w .,.,.,b2,.,.,w4,.,./.,w5,.,.,b5,.,r1,.,.,./w1,r1,w1,w1,b1,.,b1,b2,.,.,./\
    .,w4,.,w1,w1,b1,w1,b1,.,./w1,.,b1,r1,b1,b1,b1,.,.";
const EMPTY: &str = "w .,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./\
    .,.,.,.,.,.,.,.,.";
/// A position in which C2D3 isolates most of the stacks.
const FALLING: &str = "b b1,.,b8,.,.,.,w1,r1,b1/.,b1,b1,.,w1,w5,.,.,.,b2/b2,b1,.,w4,w1,w1,.,w3,.,.,./\
    r1,b1,.,.,.,w1,w1,.,r1,w6/b1,b1,w1,.,.,.,.,w1,.";

/// A position with marks.
#[derive(Default)]
struct Marked {
    position: Position,
    last: Option<Effect>,
    chosen: Option<Cell>,
    targets: CellSet,
    blocked: CellSet,
    hints: Vec<Ply>,
    white_chance: Option<u8>,
}

impl Marked {
    /// Creates a position, after one more ply if one is given.
    fn after(position: &str, ply: Option<&str>) -> Marked {
        let mut position: Position = position.parse().expect("a position");
        let last = ply.map(|ply| position.play(ply.parse().expect("a ply")).expect("a legal ply"));
        Marked { position, last, ..Marked::default() }
    }

    fn choosing(self, cell: &str) -> Marked {
        let chosen = Cell::named(cell);
        let targets = self.position.destinations(chosen);
        assert!(!targets.is_empty(), "{cell} can go nowhere in {}", self.position);
        Marked { chosen: Some(chosen), targets, ..self }
    }

    /// Marks all empty cells of a row as targets for a placement.
    fn placing_in(self, row: u8) -> Marked {
        let empty = self.position.empty().iter();
        Marked { targets: empty.filter(|cell| cell.row_number() == row).collect(), ..self }
    }

    /// Marks the stacks that the side to move can move.
    fn movable(self) -> Marked {
        let movable = self.position.movable(self.position.side_to_move());
        Marked { targets: movable, ..self }
    }

    fn blocked(self) -> Marked {
        Marked { blocked: self.position.surrounded(), ..self }
    }

    fn advising(self, plies: &str) -> Marked {
        let hints = plies.split(' ').map(|ply| ply.parse().expect("a ply")).collect();
        Marked { hints, ..self }
    }
}

#[test]
fn bars_of_winning_chances_match_the_golden_files() {
    let painter = Painter::new();
    let bar = |position, percent| {
        let marked = Marked::after(position, None);
        Marked { white_chance: Some(percent), ..marked }
    };
    let look = |theme, width| Look { theme, width, ..Look::default() };
    let differences: Vec<String> = [
        ("bar_wood", bar(MIDDLE, 61).advising("F4E3 B2C2 E5F5"), Theme::Wood, Width::NORMAL),
        ("bar_compact_slate", bar(MIDDLE, 3), Theme::Slate, Width::COMPACT),
        ("bar_paper", bar(MIDDLE, 100), Theme::Paper, Width::NORMAL),
        ("bar_contrast", bar(MIDDLE, 0), Theme::Contrast, Width::NORMAL),
        // Beside the red pieces to place.
        ("bar_colour-blind", bar(EMPTY, 50), Theme::ColourBlind, Width::NORMAL),
    ]
    .iter()
    .filter_map(|(name, marked, theme, width)| {
        let white = marked.white_chance.expect("a bar");
        let figures = [white, 100 - white].map(|chance| format!("{chance}%"));
        let scene = Scene {
            hints: &marked.hints,
            white_chance: marked.white_chance,
            chance_figures: ByColor { white: &figures[0], black: &figures[1] },
            names: NAMES.map(Name::new),
            caption: "White to move",
            ..Scene::of(&marked.position)
        };
        compare(name, &painter.png(&scene, look(*theme, *width))).err()
    })
    .collect();
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[test]
fn winning_chances_are_written_as_the_caller_writes_them() {
    let (painter, position) = (Painter::new(), Position::new());
    let bar = |white| {
        let chance_figures = ByColor { white, black: "" };
        let scene = Scene { white_chance: Some(90), chance_figures, ..Scene::of(&position) };
        painter.png(&scene, Look::default())
    };
    let chart = |half| {
        let chart = Chart {
            chances: &[0.5, 0.6],
            placements: 0,
            phases: ["", ""],
            turning_points: &[],
            names: NAMES,
            figures: ByColor { white: "", black: "" },
            winner: None,
            scale: ["0", half, "100"],
            caption: "",
        };
        painter.chart(&chart, Look::default())
    };
    assert!(bar("90%") != bar("90\u{A0}%") && bar("90%") != bar(""));
    assert!(chart("50%") != chart("50\u{A0}%") && chart("50%") != chart(""));
}

#[test]
fn marks_match_the_golden_files() {
    let look = |theme, width| Look { theme, width, ..Look::default() };
    let normal = |theme| look(theme, Width::NORMAL);
    let turned = Look { below: Color::Black, ..normal(Theme::Wood) };
    let reds = || Marked::after(TALL, None).blocked();
    let chosen = || Marked::after(MIDDLE, Some("F4E3")).choosing("E5");
    let places = || Marked::after(PLACEMENT, Some("H3")).placing_in(3);
    let movable = || Marked::after(MIDDLE, Some("F4E3")).movable();
    // None of these stacks is surrounded. This tests the no-entry sign together with ghosts and
    // arrows.
    let all = || {
        let marked = Marked::after(FALLING, Some("C2D3")).choosing("J5");
        let blocked = marked.position.owned_by(Color::Black);
        Marked { blocked, ..marked }.advising("G1H1 E5D5 J5J4")
    };
    let painter = Painter::new();
    let differences: Vec<String> = [
        ("marks_reds", reds(), normal(Theme::Wood)),
        ("marks_paper_reds", reds(), normal(Theme::Paper)),
        ("marks_colour-blind_reds_three", Marked::after(THREE, None), normal(Theme::ColourBlind)),
        ("marks_reds_three", Marked::after(THREE, None), normal(Theme::Wood)),
        ("marks_reds_unknown", Marked::after(UNKNOWN, None), normal(Theme::Slate)),
        ("marks_chosen", chosen(), normal(Theme::Wood)),
        ("marks_turned_chosen", chosen(), turned),
        ("marks_contrast_chosen", chosen(), normal(Theme::Contrast)),
        ("marks_places", places(), normal(Theme::Wood)),
        ("marks_colour-blind_places", places(), normal(Theme::ColourBlind)),
        ("marks_slate_all", all(), normal(Theme::Slate)),
        ("marks_colour-blind_all", all(), normal(Theme::ColourBlind)),
        ("marks_movable", movable(), normal(Theme::Wood)),
        ("marks_slate_movable", movable(), normal(Theme::Slate)),
        ("marks_paper_movable", movable(), normal(Theme::Paper)),
        ("marks_contrast_movable", movable(), normal(Theme::Contrast)),
        ("marks_colour-blind_movable", movable(), normal(Theme::ColourBlind)),
        ("marks_compact_movable", movable(), look(Theme::Wood, Width::COMPACT)),
        ("marks_compact_reds", reds().choosing("F3"), look(Theme::Wood, Width::COMPACT)),
        ("marks_compact_slate_all", all(), look(Theme::Slate, Width::COMPACT)),
        ("marks_large_paper_all", all(), look(Theme::Paper, Width::LARGE)),
        ("marks_large_wood_all", all(), look(Theme::Wood, Width::LARGE)),
        ("marks_large_colour-blind_places", places(), look(Theme::ColourBlind, Width::LARGE)),
        ("marks_compact_wood_all", all(), look(Theme::Wood, Width::COMPACT)),
        ("marks_compact_paper_all", all(), look(Theme::Paper, Width::COMPACT)),
        ("marks_compact_contrast_all", all(), look(Theme::Contrast, Width::COMPACT)),
        ("marks_compact_colour-blind_all", all(), look(Theme::ColourBlind, Width::COMPACT)),
    ]
    .iter()
    .filter_map(|(name, marked, look)| {
        let scene = Scene {
            last: marked.last.as_ref(),
            hints: &marked.hints,
            chosen: marked.chosen,
            targets: marked.targets,
            blocked: marked.blocked,
            names: NAMES.map(Name::new),
            caption: name,
            ..Scene::of(&marked.position)
        };
        compare(name, &painter.png(&scene, *look)).err()
    })
    .collect();
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}
