//! Draws charts and tables in every theme as PNG files, and prints the median time and the size of
//! each:
//!
//! ```text
//! cargo run --release -p dvonn-render --example sheets -- DIRECTORY
//! ```

use std::env;
use std::error::Error;
use std::fs;
use std::hint::black_box;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use dvonn_render::{
    ActivityChart, Align, Chart, Column, CurveChart, CurvePoint, Fact, Painter, Row, Scale, Table,
    Theme, Week,
};
use dvonn_rules::{ByColor, Color};

const ROUNDS: usize = 51;
const PLAYERS: [&str; 16] = [
    "Annabel Lee",
    "Bartholomew",
    "שלום עולם",
    "Ёлка Иванова",
    "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww",
    "Zoë",
    "👩‍👩‍👧 the three of us",
    "漢字漢字漢字漢字漢字漢字",
    "e\u{301}\u{323}a\u{308}o\u{302}",
    "mira",
    "The Player Whose Name Is Rather Long",
    "Jo",
    "quartz",
    "old owl",
    "Ángel",
    "x",
];

fn main() -> Result<(), Box<dyn Error>> {
    let directory: PathBuf = env::args_os().nth(1).ok_or("usage: sheets DIRECTORY")?.into();
    fs::create_dir_all(&directory)?;
    let painter = Painter::new();
    for theme in Theme::ALL {
        let show = |name, draw: &dyn Fn() -> Vec<u8>| show(&directory, theme, name, draw);
        show("game", &|| painter.chart(&game(&chances()), theme.into()))?;
        show("activity", &|| painter.activity_chart(&activity(&weeks()), theme.into()))?;
        show("rating", &|| painter.curve_chart(&rating(&points()), theme.into()))?;
        let (columns, rows) = ladder();
        let table = Table {
            title: "DVONN ladder of the club",
            caption: "24 players, 412 games · season 3 of 2026",
            columns: &columns,
            rows: &rows,
            medals: true,
        };
        show("ladder", &|| painter.table(&table, theme.into()))?;
        let (columns, rows) = cross_table();
        let table = Table {
            title: "Winter Open, round robin",
            caption: "After round 15 of 15 · ties by Sonneborn-Berger",
            columns: &columns,
            rows: &rows,
            medals: true,
        };
        show("cross", &|| painter.table(&table, theme.into()))?;
    }
    Ok(())
}

fn show(directory: &Path, theme: Theme, name: &str, draw: &dyn Fn() -> Vec<u8>) -> io::Result<()> {
    let png = draw();
    let mut times: Vec<f64> = (0..ROUNDS)
        .map(|_| {
            let before = Instant::now();
            black_box(draw());
            before.elapsed().as_secs_f64() * 1e3
        })
        .collect();
    times.sort_by(f64::total_cmp);
    let file = directory.join(format!("{}_{name}.png", theme.name()));
    fs::write(&file, &png)?;
    let (median, bytes) = (times[ROUNDS / 2], png.len());
    writeln!(io::stdout(), "{}: {median:.2} ms, {bytes} bytes", file.display())
}

/// White's winning chances in a game with three turning points.
fn chances() -> Vec<f64> {
    (0..=95).map(|ply| f64::from(ply) / 95.0).map(|at| 0.5 + 0.5 * at * (at * 11.0).cos()).collect()
}

fn game(chances: &[f64]) -> Chart<'_> {
    Chart {
        chances,
        placements: 49,
        phases: ["Placement", "Movement"],
        turning_points: &[53, 70, 80],
        names: ByColor { white: "Annabel Lee", black: "Bartholomew" },
        figures: ByColor { white: "91%", black: "83%" },
        winner: Some(Color::White),
        scale: ["0%", "50%", "100%"],
        caption: "White’s chance to win after each ply",
    }
}

/// Half a year of a server that many people joined after four months.
fn weeks() -> Vec<Week> {
    let week = |week: u32| {
        let rated = 20 + week * 7 % 13 + if week > 17 { 30 } else { 0 };
        Week { rated, others: week * 5 % 11, people: rated / 2 + week % 5 }
    };
    (0..26).map(week).collect()
}

fn activity(weeks: &[Week]) -> ActivityChart<'_> {
    ActivityChart {
        title: "The Cardboard Club",
        figure: "1097 games",
        weeks,
        ticks: &[(0, "2026-01"), (12, "2026-04"), (4, "2026-02"), (8, "2026-03"), (17, "2026-05")],
        legend: ["Rated games", "Other games", "People"],
        empty: "No games yet",
        caption: "Games that ended in each of the last 26 weeks",
    }
}

/// 400 ratings of an improving player.
fn points() -> Vec<CurvePoint> {
    let mut rating = 1500.0;
    let point = |game: u32| {
        let game = f64::from(game);
        let chance = (game * 12.9898).sin() * 43_758.545;
        rating += 28.0 * (chance - chance.floor() - 0.49) + (game / 40.0).sin();
        let deviation = 62.0 + 288.0 * (-game / 9.0).exp() + 12.0 * (game / 23.0).sin();
        CurvePoint { at: game * 0.7, value: rating, deviation }
    };
    (0..400).map(point).collect()
}

const FACTS: [Fact<'_>; 6] = [
    Fact::new("White", "112 won, 3 drawn, 85 lost"),
    Fact::new("Black", "98 won, 2 drawn, 100 lost"),
    Fact::new("Best win", "Bartholomew (1820)"),
    Fact::new("Longest streak", "9 won"),
    Fact::new("Setups", "random 211, other 189"),
    Fact::new("Last games", "+ + = − +"),
];

fn rating(points: &[CurvePoint]) -> CurveChart<'_> {
    CurveChart {
        name: "Annabel Lee",
        figure: "1523 ± 80",
        scale: Scale::Ratings,
        points,
        ticks: &[(0.0, "Jan"), (60.0, "Mar"), (121.0, "May"), (182.0, "Jul"), (244.0, "Sep")],
        facts: &FACTS,
        caption: "Rating on this server, and two deviations around it",
    }
}

fn ladder() -> ([Column<'static>; 5], Vec<Row>) {
    let columns = [
        Column { heading: "#", align: Align::Center },
        Column { heading: "Player", align: Align::Left },
        Column { heading: "Rating", align: Align::Right },
        Column { heading: "Games", align: Align::Right },
        Column { heading: "Won", align: Align::Right },
    ];
    let row = |(index, name): (usize, &&str)| {
        let rating = format!("{} ± {}", 1812 - 23 * index, 61 + 3 * index);
        let (games, won) = ((90 - 5 * index).to_string(), format!("{}%", 71 - 3 * index));
        let cells = vec![(index + 1).to_string(), (*name).to_owned(), rating, games, won];
        Row { cells, mark: index == 6 }
    };
    (columns, PLAYERS.iter().take(10).enumerate().map(row).collect())
}

fn cross_table() -> (Vec<Column<'static>>, Vec<Row>) {
    const NUMBERS: [&str; 16] =
        ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16"];
    let mut columns = vec![
        Column { heading: "#", align: Align::Center },
        Column { heading: "Player", align: Align::Left },
    ];
    columns.extend(NUMBERS.map(|heading| Column { heading, align: Align::Center }));
    columns.push(Column { heading: "Σ", align: Align::Right });
    let row = |(index, name): (usize, &&str)| {
        let against = |other: usize| match (index * 7 + other * 3) % 5 {
            _ if index == other => "×",
            0 => "½",
            step if (step > 2) == (index > other) => "0",
            _ => "1",
        };
        let mut cells = vec![(index + 1).to_string(), (*name).to_owned()];
        cells.extend((0..16).map(|other| against(other).to_owned()));
        cells.push(format!("{}½", 13 - index * 3 / 4));
        Row { cells, mark: index == 3 }
    };
    (columns, PLAYERS.iter().enumerate().map(row).collect())
}
