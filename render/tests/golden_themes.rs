//! Golden tests of all kinds of pictures in the paper, contrast and colour-blind themes.

mod common;

use common::compare;
use dvonn_render::{
    Align, Chart, Column, CurveChart, CurvePoint, Fact, Look, Name, Painter, Row, Scale, Scene,
    Status, Table, Theme, Width,
};
use dvonn_rules::{ByColor, Color, Ply, Position};

const THEMES: [Theme; 3] = [Theme::Paper, Theme::Contrast, Theme::ColourBlind];
const ANNA_AND_BEN: ByColor<&str> = ByColor { white: "Annabel Lee", black: "Bartholomew" };

const PLACEMENT: &str = "b w1,b1,.,w1,b1,.,b1,w1,./.,w1,.,.,b1,.,r1,w1,.,w1/w1,r1,.,.,.,.,b1,.,.,.,./w1,.,w1,.,.,b1,.,.,.,b1/.,b1,b1,r1,.,.,b1,.,w1";
const MOVEMENT: &str = "w .,.,.,b2,b1,.,w4,.,./.,w5,.,b1,b1,w1,r1,.,.,./w1,r1,w1,w1,b1,w1,b1,b2,.,.,./.,w4,.,w1,w1,b1,w1,b1,.,./w1,.,b1,r1,b1,b1,b1,.,.";
const REDS: &str = "w b1,.,.,.,.,.,w1,r1,b1/.,b1,.,.,.,.,.,.,.,b2/b2,b1,.,.,.,.,.,.,.,.,./b4*,b1,.,.,.,.,.,.,r1,w12/.,b3,.,.,.,.,.,w1,.";
const ISOLATION: &str = "b b1,.,b8,.,.,.,w1,r1,b1/.,b1,b1,.,w1,w5,.,.,.,b2/b2,b1,.,w4,w1,w1,.,w3,.,.,./r1,b1,.,.,.,w1,w1,.,r1,w6/b1,b1,w1,.,.,.,.,w1,.";
const LAST: &str = "w .,.,.,.,.,.,w4,.,./.,.,.,.,.,.,w6*,.,.,./.,.,.,w4*,.,.,.,b3,.,.,./.,.,.,.,.,.,w7,.,.,./.,.,.,w3*,.,b6,.,.,.";

/// Compares a picture in each theme, and a compact one in the colour-blind theme.
fn compare_all(name: &str, below: Color, draw: impl Fn(Look) -> Vec<u8>) -> Vec<String> {
    let typical = THEMES.map(|theme| (Look { theme, below, ..Look::default() }, ""));
    let compact = Look { width: Width::COMPACT, ..typical[2].0 };
    let looks = typical.into_iter().chain([(compact, "_compact")]);
    let names = looks.map(|(look, size)| (look, format!("{}_{name}{size}", look.theme.name())));
    names.filter_map(|(look, name)| compare(&name, &draw(look)).err()).collect()
}

#[test]
fn boards_match_the_golden_files_in_every_theme() {
    let painter = Painter::new();
    let differences: Vec<String> = [
        ("placement", PLACEMENT, "A2", "", Color::White),
        ("reds", REDS, "J5J4", "", Color::White),
        ("isolation", ISOLATION, "C2D3", "", Color::White),
        ("hints", MOVEMENT, "F2E2", "D1F3 H3F3 G5F4", Color::White),
        ("over", LAST, "D3H3", "", Color::White),
        ("turned", MOVEMENT, "F2E2", "", Color::Black),
    ]
    .into_iter()
    .flat_map(|(name, before, ply, hints, below)| {
        let mut position: Position = before.parse().expect("a position");
        let effect = position.play(ply.parse().expect("a ply")).expect("a legal ply");
        let hints: Vec<Ply> =
            hints.split_whitespace().map(|ply| ply.parse().expect("a ply")).collect();
        let scene = Scene {
            last: Some(&effect),
            hints: &hints,
            names: ANNA_AND_BEN.map(Name::new),
            caption: name,
            ..Scene::of(&position)
        };
        compare_all(name, below, |look| painter.png(&scene, look).to_vec())
    })
    .collect();
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

/// Games that were not played out: the loser's stacks are dimmed, and there is no score.
#[test]
fn games_that_ended_early_match_the_golden_files_in_every_theme() {
    let painter = Painter::new();
    let endings = [
        ("won_early", Status::Won(Color::Black), "White resigned"),
        ("drawn_early", Status::Drawn, "Draw"),
        ("no_result", Status::NoResult, "No result"),
    ];
    let mut position: Position = MOVEMENT.parse().expect("a position");
    let effect = position.play("F2E2".parse().expect("a ply")).expect("a legal ply");
    let differences: Vec<String> = Theme::ALL
        .into_iter()
        .flat_map(|theme| endings.map(|ending| (theme, ending)))
        .filter_map(|(theme, (name, status, caption))| {
            let scene = Scene {
                status,
                last: Some(&effect),
                names: ANNA_AND_BEN.map(Name::new),
                caption,
                ..Scene::of(&position)
            };
            let look = Look { theme, ..Look::default() };
            compare(&format!("{}_{name}", theme.name()), &painter.png(&scene, look)).err()
        })
        .collect();
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[test]
fn charts_and_tables_match_the_golden_files_in_every_theme() {
    let painter = Painter::new();
    let game = Chart {
        chances: &[0.5, 0.52, 0.49, 0.55, 0.61, 0.58, 0.44, 0.31, 0.36, 0.62, 0.7, 0.83, 0.78, 1.0],
        placements: 5,
        phases: ["Placement", "Movement"],
        turning_points: &[7, 9],
        names: ANNA_AND_BEN,
        figures: ByColor { white: "91%", black: "83%" },
        winner: Some(Color::White),
        scale: ["0%", "50%", "100%"],
        caption: "White’s chance to win after each ply",
    };
    let points: Vec<CurvePoint> = (0..60_u8)
        .map(f64::from)
        .map(|at| CurvePoint {
            at,
            value: 1500.0 + 3.0 * at + (at * 7.0) % 31.0,
            deviation: 70.0 + 280.0 / (1.0 + at),
        })
        .collect();
    let rating = CurveChart {
        name: "Annabel Lee",
        figure: "1693 ± 75",
        scale: Scale::Ratings,
        points: &points,
        ticks: &[(0.0, "Jan"), (31.0, "Feb")],
        facts: &[
            Fact::new("White", "31 won, 3 drawn, 12 lost"),
            Fact::new("Best win", "Bartholomew (1820)"),
        ],
        caption: "Rating and two deviations around it, 60 games",
    };
    let columns = [
        Column { heading: "#", align: Align::Center },
        Column { heading: "Player", align: Align::Left },
        Column { heading: "Points", align: Align::Right },
    ];
    let rows: Vec<Row> = (1..=6)
        .map(|place: usize| {
            let name = ["Annabel Lee", "Bartholomew", "Zoë"][place % 3];
            let cells = vec![place.to_string(), name.to_owned(), format!("{}½", 9 - place)];
            Row { cells, mark: place == 4 }
        })
        .collect();
    let table = Table {
        title: "Winter Open",
        caption: "After round 3 of 7",
        columns: &columns,
        rows: &rows,
        medals: true,
    };
    let mut differences = compare_all("chart", Color::White, |look| painter.chart(&game, look));
    differences
        .extend(compare_all("rating", Color::White, |look| painter.curve_chart(&rating, look)));
    differences.extend(compare_all("table", Color::White, |look| painter.table(&table, look)));
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}
