//! Golden tests of boards and game charts.

mod common;

use common::compare;
use dvonn_render::{Chart, Look, Name, Painter, Scene, Status, Theme};
use dvonn_rules::{ByColor, Color, Effect, Game, Ply, Position};

const ANNA_AND_BEN: ByColor<&str> = ByColor { white: "Annabel Lee", black: "Bartholomew" };
const WON_BY_BLACK: &str = "J4 B4 H1 I1 J2 D5 E1 B3 E4 F4 I5 G3 C3 A1 J5 C1 F3 I3 G1 D3 J3 D4 E5 I4 H2 B1 A3 G5 K4 K3 H4 C5 G2 B2 F5 C4 G4 K5 E3 F1 H5 C2 D1 D2 E2 A2 F2 I2 H3 I5I4 K3K4 I4K4 K5K4 J3K4 A2A3 D1C1 D2C1 F5G5 F4G5 H5G5 I2J2 G5C1 B1C1 E4D3 D4D3 C3D3 F1F2 G2F2 G3F2 E1F2 I3H3 H2H3 C2D3 E5D5 C5D5 J5J4 J2J4 G1H1 I1H1 PASS H1K4 PASS K4B4 PASS B2B3 PASS B3D5 PASS C4D5 | 0 16";
const WON_BY_WHITE: &str = "F5 B3 G2 B1 H1 G1 J2 I5 A3 G4 H2 E1 D4 E5 B4 E2 D1 K4 A1 G3 B2 D5 K5 A2 H3 E3 F2 F1 D3 H5 H4 G5 F3 J3 F4 J5 C3 D2 I2 K3 I1 C4 C5 I3 J4 C1 E4 I4 C2 H1G1 F1G1 H2G1 K4K5 J4K5 J5K5 J2J3 I3H3 B4C4 D5C4 D4C4 A2B2 A1B2 B1B2 C2B2 C1D1 F2E2 D2E2 F3E2 E1E2 F4E3 G3H4 E3E5 G5F5 E4F5 G4H5 E5H5 I5H5 A3B3 I4H3 B2G2 PASS B3D3 PASS C5C4 PASS C4H4 PASS C3D3 PASS D3H3 | 27 6";

const LONG_MOVE: &str = "w .,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,r1,b1,w3,b2,b4*,w1,r1,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.";

const BADGES: &str = "b .,.,.,.,.,.,.,.,./.,.,.,.,b2*,.,.,.,.,./.,.,.,.,.,w12,b2*,.,.,.,./.,.,.,.,.,w3,b1,r1,.,./.,.,.,.,.,.,.,.,.";

/// Plays a move that passes over two stacks.
fn over_stacks() -> (Position, Option<Effect>) {
    let mut position: Position = LONG_MOVE.parse().expect("a position");
    let effect = position.play("D3G3".parse().expect("a ply")).expect("a legal ply");
    (position, Some(effect))
}

/// Returns the position after `plies` plies of a game, and the last of them.
fn after(line: &str, plies: usize) -> (Position, Option<Effect>) {
    let whole: Game = line.parse().expect("a game");
    let mut position = *whole.start();
    let mut last = None;
    for &ply in &whole.plies()[..plies.min(whole.plies().len())] {
        last = Some(position.play(ply).expect("a legal ply"));
    }
    (position, last)
}

#[test]
fn boards_match_the_golden_files() {
    let fresh = (Position::new(), None);
    let long_names = ByColor {
        white: "Wwwwwwwwww WWWWWWWWWW of the North and of the South",
        black: "שלום \u{202E}👩‍👩‍👧 e\u{301}e\u{323}\u{301} 漢字漢字漢字漢字漢字漢字漢字漢字漢字",
    };
    let painter = Painter::new();
    let differences: Vec<String> = [
        ("empty", fresh, Status::Running, ANNA_AND_BEN, "White places a red piece"),
        ("placement", after(WON_BY_WHITE, 24), Status::Running, ANNA_AND_BEN, "White to place"),
        ("full", after(WON_BY_WHITE, 49), Status::Running, ANNA_AND_BEN, "White to move"),
        ("move", after(WON_BY_WHITE, 66), Status::Running, ANNA_AND_BEN, "Black to move"),
        ("captures_red", after(WON_BY_BLACK, 76), Status::Running, ANNA_AND_BEN, "Black to move"),
        ("isolation", after(WON_BY_BLACK, 73), Status::Running, ANNA_AND_BEN, "White to move"),
        ("over_stacks", over_stacks(), Status::Running, ANNA_AND_BEN, "Black to move"),
        (
            "over",
            after(WON_BY_WHITE, usize::MAX),
            Status::Running,
            ANNA_AND_BEN,
            "White wins by 21",
        ),
        (
            "resigned",
            after(WON_BY_WHITE, 66),
            Status::Won(Color::White),
            ANNA_AND_BEN,
            "Black resigned",
        ),
        (
            "won_while_placing",
            after(WON_BY_WHITE, 24),
            Status::Won(Color::Black),
            ANNA_AND_BEN,
            "White resigned",
        ),
        ("preview", after(WON_BY_WHITE, 66), Status::Preview, ANNA_AND_BEN, "Preview: F2→E2"),
        (
            "odd_names",
            after(WON_BY_BLACK, 60),
            Status::Running,
            long_names,
            "Vorschau: Ärger für Ёлка – ça va ".repeat(4).as_str(),
        ),
    ]
    .iter()
    .filter_map(|(name, (position, last), status, names, caption)| {
        let (status, names) = (*status, *names);
        let scene = Scene {
            status,
            last: last.as_ref(),
            names: names.map(Name::new),
            caption,
            ..Scene::of(position)
        };
        compare(name, &painter.png(&scene, Look::default())).err()
    })
    .collect();
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[test]
fn turned_and_slate_boards_match_the_golden_files() {
    let turned = Look { below: Color::Black, ..Look::default() };
    let slate = Look { theme: Theme::Slate, ..Look::default() };
    let slate_turned = Look { theme: Theme::Slate, below: Color::Black, ..Look::default() };
    let painter = Painter::new();
    let differences: Vec<String> = [
        ("turned_placement", after(WON_BY_WHITE, 24), turned),
        ("turned_move", after(WON_BY_WHITE, 66), turned),
        ("turned_isolation", after(WON_BY_BLACK, 73), turned),
        ("slate_placement", after(WON_BY_WHITE, 24), slate),
        ("slate_full", after(WON_BY_WHITE, 49), slate),
        ("slate_move", after(WON_BY_WHITE, 66), slate),
        ("slate_captures_red", after(WON_BY_BLACK, 76), slate),
        ("slate_isolation", after(WON_BY_BLACK, 73), slate),
        ("slate_over", after(WON_BY_WHITE, usize::MAX), slate),
        ("slate_turned", after(WON_BY_WHITE, 66), slate_turned),
    ]
    .iter()
    .filter_map(|(name, (position, last), look)| {
        let scene = Scene {
            last: last.as_ref(),
            names: ANNA_AND_BEN.map(Name::new),
            caption: name,
            ..Scene::of(position)
        };
        compare(name, &painter.png(&scene, *look)).err()
    })
    .collect();
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

/// White's winning chances in per cent, in a game of 49 placements and 41 moves.
const CHANCES: &str = "50 50 50 50 50 51 50 50 49 50 51 52 51 51 50 51 52 53 52 52 54 53 53 52 54 55 \
    54 54 53 55 54 54 56 55 55 54 56 57 56 57 58 57 57 56 57 58 58 57 58 59 57 60 58 59 55 57 54 55 \
    53 56 52 54 33 34 31 36 33 35 29 33 30 34 31 62 60 66 63 69 72 41 44 40 47 43 52 46 88 91 90 100 \
    100";

/// A game without placements whose marks do not all fit next to the end of the curve.
const SHORT: &str = "48 52 45 60 55 70 20 95 15 90 4 100 0 0";

#[test]
fn game_charts_match_the_golden_files() {
    let painter = Painter::new();
    let shares = |text: &str| -> Vec<f64> {
        text.split_whitespace()
            .map(|share| share.parse::<f64>().expect("a share") / 100.0)
            .collect()
    };
    let (chances, short) = (shares(CHANCES), shares(SHORT));
    let long_name = "漢字".repeat(9);
    let typical = Chart {
        chances: &chances,
        placements: 49,
        phases: ["Placement", "Movement"],
        turning_points: &[62, 73, 79, 86],
        names: ANNA_AND_BEN,
        figures: ByColor { white: "91%", black: "83%" },
        winner: Some(Color::White),
        scale: ["0%", "50%", "100%"],
        caption: "White’s chance to win after each ply",
    };
    let odd = Chart {
        chances: &short,
        placements: 0,
        turning_points: &[6, 8, 10, 11, 12],
        names: ByColor { white: "Wwwwwwwwww WWWWWWWWWW of the North", black: &long_name },
        figures: ByColor { white: "100%", black: "7%" },
        winner: Some(Color::Black),
        ..typical
    };
    let differences: Vec<String> = [
        ("chart", typical, Theme::Wood),
        ("slate_chart", typical, Theme::Slate),
        ("chart_short", odd, Theme::Wood),
        (
            "chart_placement",
            Chart { chances: &chances[..30], turning_points: &[], winner: None, ..typical },
            Theme::Slate,
        ),
        (
            "chart_empty",
            Chart {
                chances: &[],
                placements: 0,
                figures: ByColor { white: "", black: "" },
                ..typical
            },
            Theme::Wood,
        ),
    ]
    .iter()
    .filter_map(|(name, chart, theme)| compare(name, &painter.chart(chart, (*theme).into())).err())
    .collect();
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[test]
fn hints_match_the_golden_files() {
    let plain = Look::default();
    let turned = Look { below: Color::Black, ..plain };
    let slate = Look { theme: Theme::Slate, ..plain };
    let slate_turned = Look { theme: Theme::Slate, below: Color::Black, ..Look::default() };
    let painter = Painter::new();
    let differences: Vec<String> = [
        ("hints", after(WON_BY_WHITE, 66), "D1F3 H3F3 G5F4", plain),
        ("hints_one", after(WON_BY_WHITE, 66), "G3H4", plain),
        ("hints_from_one_stack", after(WON_BY_WHITE, 49), "D1E2 D1D2 D1E1", plain),
        ("hints_face_to_face", after(WON_BY_BLACK, 62), "A1B1 B1A1 J2J4", plain),
        ("hints_by_red", after(WON_BY_BLACK, 76), "J2J4 I1J2 A3A1", plain),
        ("hints_over_stacks", (BADGES.parse().expect("a position"), None), "E2G4 H4G3 H4G4", plain),
        ("hints_placement", after(WON_BY_WHITE, 24), "H3 C4 E3", plain),
        ("turned_hints", after(WON_BY_WHITE, 66), "D1F3 H3F3 G5F4", turned),
        ("slate_hints", after(WON_BY_WHITE, 66), "D1F3 H3F3 G5F4", slate),
        ("slate_hints_placement", after(WON_BY_WHITE, 24), "H3 C4 E3", slate),
        ("slate_turned_hints_by_red", after(WON_BY_BLACK, 76), "J2J4 I1J2 A3A1", slate_turned),
    ]
    .iter()
    .filter_map(|(name, (position, last), plies, look)| {
        let hints: Vec<Ply> = plies.split(' ').map(|ply| ply.parse().expect("a ply")).collect();
        let legal = hints.iter().all(|&ply| position.check(ply).is_ok());
        assert!(legal, "{name}: {plies} in {position}");
        let scene = Scene {
            last: last.as_ref(),
            hints: &hints,
            names: ANNA_AND_BEN.map(Name::new),
            caption: "The best moves",
            ..Scene::of(position)
        };
        compare(name, &painter.png(&scene, *look)).err()
    })
    .collect();
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[test]
fn a_turning_point_matches_the_golden_files() {
    let (position, _) = after(WON_BY_WHITE, 66);
    let [better, played] = ["G5F4", "H3F3"].map(|ply| ply.parse().expect("a ply"));
    let painter = Painter::new();
    let differences: Vec<String> = Theme::ALL
        .into_iter()
        .filter_map(|theme| {
            let scene = Scene {
                hints: &[better],
                played: Some(played),
                names: ANNA_AND_BEN.map(Name::new),
                caption: "A: better, B: played",
                ..Scene::of(&position)
            };
            let name = format!("turning_point_{}", theme.name());
            compare(&name, &painter.png(&scene, theme.into())).err()
        })
        .collect();
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[test]
fn equal_scenes_give_equal_files() {
    let (position, last) = after(WON_BY_WHITE, 66);
    let scene = Scene {
        last: last.as_ref(),
        names: ANNA_AND_BEN.map(Name::new),
        caption: "",
        ..Scene::of(&position)
    };
    assert!(
        Painter::new().png(&scene, Look::default()) == Painter::new().png(&scene, Look::default())
    );
}
