//! Property tests: every rating chart, activity chart and table can be drawn.

use std::sync::LazyLock;

use dvonn_render::{
    ActivityChart, Align, Column, CurveChart, CurvePoint, Fact, Painter, Row, Scale, Scene, Stop,
    Table, Theme, Week, Width,
};
use dvonn_rules::Position;
use proptest::prelude::*;

static PAINTER: LazyLock<Painter> = LazyLock::new(Painter::new);

/// Returns the width and height of a PNG file.
fn size(png: &[u8]) -> (u32, u32) {
    let info = png::Decoder::new(std::io::Cursor::new(png)).read_info().expect("a PNG file");
    info.info().size()
}

fn table<'a>(columns: &'a [Column<'a>], rows: &'a [Row]) -> Table<'a> {
    Table { title: "Ladder", caption: "", columns, rows, medals: true }
}

#[test]
fn the_height_of_a_table_follows_its_rows_up_to_a_maximum() {
    let columns = [Column { heading: "#", align: Align::Center }];
    let rows: Vec<Row> =
        (1..=40_u8).map(|place| Row { cells: vec![place.to_string()], mark: false }).collect();
    let height = |rows: usize, shown: &[Row]| {
        let (width, height) =
            size(&PAINTER.table(&table(&columns, &shown[..rows]), Theme::Wood.into()));
        assert_eq!(width, Width::NORMAL.pixels());
        height
    };
    let row = height(2, &rows) - height(1, &rows);
    assert!(row >= 40, "a row is too low for its text");
    assert_eq!(height(32, &rows), height(1, &rows) + 31 * row);
    assert_eq!(height(40, &rows), height(Table::ROWS, &rows), "further rows are not drawn");
    assert_eq!(height(0, &rows), height(1, &rows), "an empty table has one empty row");
}

#[test]
fn only_the_first_columns_of_a_wide_table_are_drawn() {
    let columns = [Column { heading: "many", align: Align::Left }; 100];
    let rows = [Row { cells: vec!["WWWWWWWWWW".to_owned(); 100], mark: true }];
    let many = PAINTER.table(&table(&columns, &rows), Theme::Wood.into());
    assert!(many == PAINTER.table(&table(&columns[..20], &rows), Theme::Wood.into()));
}

#[test]
fn missing_cells_are_empty_and_extra_cells_are_ignored() {
    let columns = [Column { heading: "", align: Align::Left }; 2];
    let row = |cells: &[&str]| {
        let cells = cells.iter().map(|&cell| cell.to_owned()).collect();
        PAINTER.table(&table(&columns, &[Row { cells, mark: false }]), Theme::Slate.into())
    };
    assert!(row(&["a"]) == row(&["a", ""]));
    assert!(row(&["a", "b"]) == row(&["a", "b", "c"]));
    assert!(row(&["a", "b"]) != row(&["a"]));
}

#[test]
fn the_height_of_a_curve_chart_follows_its_facts_up_to_eight() {
    let facts = [Fact::new("Streak", "7"); 10];
    let height = |facts: usize, of: &[Fact<'_>]| {
        let chart = CurveChart {
            name: "",
            figure: "",
            scale: Scale::Ratings,
            points: &[],
            ticks: &[],
            facts: &of[..facts],
            caption: "",
        };
        size(&PAINTER.curve_chart(&chart, Theme::Wood.into())).1
    };
    let heights = [0, 1, 2, 3, 8, 10].map(|count| height(count, &facts));
    assert!(heights[0] < heights[1] && heights[1] == heights[2] && heights[2] < heights[3]);
    assert!(heights[3] < heights[4] && heights[4] == heights[5]);
}

#[test]
fn large_charts_and_tables_are_small_files() {
    let points: Vec<CurvePoint> = (0..400_u16)
        .map(f64::from)
        .map(|at| CurvePoint { at, value: 1500.0 + at % 37.0, deviation: 60.0 + at % 11.0 })
        .collect();
    let chart = CurveChart {
        name: "Annabel Lee",
        figure: "1523 ± 80",
        scale: Scale::Ratings,
        points: &points,
        ticks: &[(0.0, "Jan"), (200.0, "Jul")],
        facts: &[Fact::new("White", "112 won, 3 drawn, 85 lost"); 8],
        caption: "Rating on this server",
    };
    let columns = [Column { heading: "points", align: Align::Left }; 6];
    let cells = ["12", "Annabel Lee", "1523 ± 80", "7½", "43", "62%"].map(str::to_owned).to_vec();
    let rows = vec![Row { cells, mark: false }; Table::ROWS];
    for theme in Theme::ALL {
        let size = PAINTER.curve_chart(&chart, theme.into()).len();
        assert!(size < 64 * 1024, "{size}");
        let size = PAINTER.table(&table(&columns, &rows), theme.into()).len();
        assert!(size < 128 * 1024, "{size}");
    }
}

fn activity<'a>(weeks: &'a [Week], ticks: &'a [(usize, &'a str)], words: &'a str) -> Vec<u8> {
    let (title, figure, empty, caption) = (words, words, words, words);
    let chart = ActivityChart { title, figure, weeks, ticks, legend: [words; 3], empty, caption };
    PAINTER.activity_chart(&chart, Theme::Wood.into())
}

#[test]
fn an_activity_chart_starts_with_the_first_active_week_but_shows_five_weeks() {
    let active = Week { rated: 2, others: 1, people: 3 };
    let weeks = |quiet: usize, busy: usize| -> Vec<Week> {
        let quiet = std::iter::repeat_n(Week::default(), quiet);
        quiet.chain(std::iter::repeat_n(active, busy)).collect()
    };
    assert!(
        activity(&weeks(20, 6), &[(21, "then")], "") == activity(&weeks(0, 6), &[(1, "then")], "")
    );
    assert!(activity(&weeks(25, 1), &[], "") == activity(&weeks(4, 1), &[], ""));
    assert!(activity(&weeks(2, 1), &[], "") != activity(&weeks(0, 1), &[], ""));
}

#[test]
fn only_the_last_weeks_are_drawn() {
    let weeks: Vec<Week> =
        (0..90).map(|week| Week { rated: 90 - week, others: week, people: 2 * week }).collect();
    let last = activity(&weeks[90 - 53..], &[(1, "then")], "");
    assert!(activity(&weeks, &[(38, "then"), (2, "before"), (90, "later")], "") == last);
}

fn align() -> impl Strategy<Value = Align> {
    prop_oneof![Just(Align::Left), Just(Align::Center), Just(Align::Right)]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn any_curve_chart_can_be_drawn(
        points in prop::collection::vec((any::<f64>(), any::<f64>(), any::<f64>()), 0..60),
        realistic in prop::collection::vec((0.0..300.0, 900.0..2200.0, 30.0..350.0), 0..60),
        ticks in prop::collection::vec((0.0..300.0, ".{0,40}"), 0..8),
        (name, figure, caption) in (any::<String>(), ".{0,60}", ".{0,200}"),
    ) {
        let ticks: Vec<_> = ticks.iter().map(|(at, label)| (*at, label.as_str())).collect();
        for points in [points, realistic] {
            let points: Vec<_> = points
                .into_iter()
                .map(|(at, value, deviation)| CurvePoint { at, value, deviation })
                .collect();
            let chart = CurveChart {
                name: &name,
                figure: &figure,
                scale: Scale::Ratings,
                points: &points,
                ticks: &ticks,
                facts: &[Fact::new(&name, &caption), Fact::new(&caption, &name)],
                caption: &caption,
            };
            PAINTER.curve_chart(&chart, Theme::Wood.into());
        }
    }

    #[test]
    fn any_activity_chart_can_be_drawn(
        weeks in prop::collection::vec((any::<u32>(), any::<u32>(), any::<u32>()), 0..60),
        realistic in prop::collection::vec((0..40_u32, 0..40_u32, 0..40_u32), 0..60),
        ticks in prop::collection::vec((0..70_usize, ".{0,40}"), 0..8),
        words in any::<String>(),
    ) {
        let ticks: Vec<_> = ticks.iter().map(|(week, label)| (*week, label.as_str())).collect();
        for weeks in [weeks, realistic] {
            let week = |(rated, others, people)| Week { rated, others, people };
            let weeks: Vec<_> = weeks.into_iter().map(week).collect();
            activity(&weeks, &ticks, &words);
        }
    }

    #[test]
    fn any_table_can_be_drawn(
        columns in prop::collection::vec((".{0,30}", align()), 0..24),
        cells in prop::collection::vec(prop::collection::vec(".{0,40}", 0..24), 0..34),
        (title, caption) in (any::<String>(), any::<String>()),
    ) {
        let columns: Vec<_> =
            columns.iter().map(|(heading, align)| Column { heading, align: *align }).collect();
        let rows: Vec<_> = cells.into_iter().map(|cells| Row { mark: cells.len() == 3, cells }).collect();
        let table = Table { title: &title, caption: &caption, ..table(&columns, &rows) };
        PAINTER.table(&table, Theme::Slate.into());
    }
}

#[test]
fn nothing_is_drawn_after_a_stop() {
    let stop = Stop::new();
    let painter = PAINTER.until(stop.clone());
    let (columns, rows) = ([Column { heading: "#", align: Align::Center }], []);
    let position = Position::new();
    let scene = Scene::of(&position);
    assert!(!painter.table(&table(&columns, &rows), Theme::Wood.into()).is_empty());
    stop.raise();
    assert!(painter.table(&table(&columns, &rows), Theme::Wood.into()).is_empty());
    assert!(painter.replay(&scene, &[], Theme::Wood.into()).is_empty());
    assert!(painter.png(&scene, Theme::Wood.into()).is_empty());
    // The empty file is not kept.
    assert!(!PAINTER.png(&scene, Theme::Wood.into()).is_empty());
}
