//! Golden tests of rating charts, activity charts and tables.

mod common;

use common::compare;
use dvonn_render::{
    ActivityChart, Align, Column, CurveChart, CurvePoint, Fact, Look, Painter, Row, Scale, Table,
    Theme, Week, Width,
};

/// Names in various scripts, some of them likely to break a layout.
const NAMES: [&str; 8] = [
    "Annabel Lee",
    "Bartholomew",
    "שלום \u{202E}עולם",
    "Wwwwwwwwww WWWWWWWWWW of the North and of the South",
    "Ёлка Иванова",
    "👩‍👩‍👧 e\u{301}e\u{323}\u{301}",
    "漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字",
    "x",
];

#[test]
fn curve_charts_match_the_golden_files() {
    let point = |at, value, deviation| CurvePoint { at, value, deviation };
    let learning: Vec<CurvePoint> = (0..90_u8)
        .map(f64::from)
        .map(|game| {
            let swing = (game * 7.0) % 31.0 - 15.0 + (game * 5.0) % 17.0;
            point(game, 1500.0 + 3.0 * game + swing, 70.0 + 280.0 / (1.0 + game))
        })
        .collect();
    let typical = CurveChart {
        name: "Annabel Lee",
        figure: "1772 ± 73",
        scale: Scale::Ratings,
        points: &learning,
        ticks: &[(0.0, "Jan"), (89.0, "Mar 30"), (31.0, "Feb"), (59.0, "Mar")],
        facts: &[
            Fact::new("White", "31 won, 3 drawn, 12 lost"),
            Fact::new("Black", "25 won, 19 lost"),
            Fact::new("Best win", "Bartholomew (1820)"),
            Fact::new("Longest streak", "9 won"),
            Fact::new("Last games", "+ + = − +"),
        ],
        caption: "Rating and two deviations around it, 90 games",
    };
    let odd = CurveChart {
        name: NAMES[3],
        figure: "1500 ± 350?",
        scale: Scale::Ratings,
        points: &[point(0.0, 1500.0, 350.0), point(1.0, f64::NAN, 1.0), point(4.0, 1640.0, 9e9)],
        ticks: &[(0.0, NAMES[6]), (4.0, NAMES[2]), (0.4, "no room"), (9.0, "later")],
        facts: &[Fact::new(NAMES[3], NAMES[6]), Fact::new(NAMES[2], NAMES[5]), Fact::new("", "")],
        caption: NAMES[3],
    };
    let two = [point(0.0, 1500.0, 80.0), point(5.0, 1540.0, 75.0)];
    let equal = [0.0, 1.0, 2.0].map(|at| point(at, 1500.0, 60.0));
    let plain = CurveChart { ticks: &[(0.0, "today")], facts: &[], ..typical };
    let accuracy = [71.0, 64.0, 83.0, 78.0, 90.0, 86.0];
    let accuracy: Vec<CurvePoint> =
        (0..).zip(accuracy).map(|(game, value)| point(f64::from(game), value, 0.0)).collect();
    let percent = CurveChart {
        figure: "86 %",
        scale: Scale::Percent,
        points: &accuracy,
        ticks: &[(0.0, "2026-03-01"), (5.0, "2026-04-11")],
        facts: &[Fact::new("Lessons", "7 of 18"), Fact::new("Levels beaten", "1, 2, 3")],
        caption: "Accuracy in the last 6 reviewed games",
        ..typical
    };
    let painter = Painter::new();
    let differences: Vec<String> = [
        ("accuracy", percent, Theme::Wood),
        ("rating", typical, Theme::Wood),
        ("slate_rating", typical, Theme::Slate),
        ("rating_odd", odd, Theme::Wood),
        ("slate_rating_one", CurveChart { points: &learning[..1], ..plain }, Theme::Slate),
        ("rating_one", CurveChart { points: &[two[0]], ..plain }, Theme::Wood),
        ("rating_two", CurveChart { points: &two, ..plain }, Theme::Wood),
        ("slate_rating_equal", CurveChart { points: &equal, ..plain }, Theme::Slate),
        ("rating_none", CurveChart { points: &[], figure: "", ..plain }, Theme::Wood),
    ]
    .iter()
    .filter_map(|(name, chart, theme)| {
        compare(name, &painter.curve_chart(chart, (*theme).into())).err()
    })
    .collect();
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[test]
fn activity_charts_match_the_golden_files() {
    let weeks: Vec<Week> = (0..26_u32)
        .map(|week| {
            let (rated, others) = (week * 11 % 17 + week / 2, week * 7 % 9);
            let quiet = week == 9 || week == 10;
            if quiet { Week::default() } else { Week { rated, others, people: rated + 2 } }
        })
        .collect();
    let few = [(1, 0, 2), (0, 0, 0), (0, 2, 3), (2, 1, 4)];
    let few = few.map(|(rated, others, people)| Week { rated, others, people });
    let typical = ActivityChart {
        title: "The Cardboard Club",
        figure: "457 games",
        weeks: &weeks,
        ticks: &[(0, "2026-03"), (13, "2026-06"), (4, "2026-04"), (9, "2026-05"), (22, "2026-08")],
        legend: ["Rated games", "Other games", "People"],
        empty: "No games yet",
        caption: "Games that ended in each of the last 26 weeks",
    };
    let odd = ActivityChart {
        title: NAMES[3],
        figure: "3 games",
        weeks: &few,
        ticks: &[(3, NAMES[2]), (0, NAMES[6]), (7, "later")],
        legend: [NAMES[3], NAMES[2], NAMES[5]],
        ..typical
    };
    let none = ActivityChart { weeks: &[Week::default(); 26], figure: "", ..typical };
    let painter = Painter::new();
    let differences: Vec<String> = [
        ("activity", typical, Theme::Wood.into()),
        ("slate_activity", typical, Theme::Slate.into()),
        ("paper_activity", typical, Theme::Paper.into()),
        ("contrast_activity", typical, Theme::Contrast.into()),
        ("colour-blind_activity", typical, Theme::ColourBlind.into()),
        ("activity_compact", typical, Look { width: Width::COMPACT, ..Look::default() }),
        ("activity_odd", odd, Theme::Wood.into()),
        ("slate_activity_none", none, Theme::Slate.into()),
    ]
    .iter()
    .filter_map(|(name, chart, look)| compare(name, &painter.activity_chart(chart, *look)).err())
    .collect();
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[test]
fn tables_match_the_golden_files() {
    let column = |heading, align| Column { heading, align };
    let standings = [
        column("#", Align::Center),
        column("Player", Align::Left),
        column("Points", Align::Right),
        column("Buchholz", Align::Right),
    ];
    let row = |place: usize, name: &str, mark: bool| {
        let cells =
            [place.to_string(), name.to_owned(), format!("{}½", 99 - place), "23".to_owned()];
        Row { cells: cells.to_vec(), mark }
    };
    let few: Vec<Row> = (0..8)
        .map(|index| {
            row([1, 2, 2][..].get(index).copied().unwrap_or(index + 1), NAMES[index], index == 4)
        })
        .collect();
    let many: Vec<Row> =
        (1..=32).map(|place| row(place + 32, NAMES[place % 8], place == 32)).collect();
    let cross_columns: Vec<Column<'_>> = standings[..3]
        .iter()
        .copied()
        .chain(
            ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16"]
                .map(|heading| column(heading, Align::Center)),
        )
        .collect();
    let cross: Vec<Row> = (0..16)
        .map(|index| {
            let result = |other| match (index + other) % 3 {
                _ if index == other => "×",
                0 => "½",
                step => ["0", "1"][usize::from((step == 1) == (index < other))],
            };
            let mut row = row(index + 1, NAMES[index % 8], index == 0);
            row.cells.truncate(3);
            row.cells.extend((0..16).map(|other| result(other).to_owned()));
            row
        })
        .collect();
    let table = Table {
        title: "Winter Open",
        caption: "After round 3 of 7 · Swiss, ties by Buchholz",
        columns: &standings,
        rows: &few,
        medals: true,
    };
    let painter = Painter::new();
    let differences: Vec<String> = [
        ("table", table, Theme::Wood),
        ("slate_table", table, Theme::Slate),
        ("table_long", Table { title: NAMES[3], rows: &many, ..table }, Theme::Wood),
        ("table_cross", Table { columns: &cross_columns, rows: &cross, ..table }, Theme::Wood),
        (
            "slate_table_cross",
            Table { columns: &cross_columns, rows: &cross, ..table },
            Theme::Slate,
        ),
        ("slate_table_empty", Table { rows: &[], caption: "Nobody yet", ..table }, Theme::Slate),
    ]
    .iter()
    .filter_map(|(name, table, theme)| compare(name, &painter.table(table, (*theme).into())).err())
    .collect();
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}
