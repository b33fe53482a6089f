//! Tests of plans.

use dvonn_rules::Game;
use proptest::prelude::*;

use super::*;

fn plan(wishes: &str, stops: &str) -> Plan {
    Plan::parse(wishes, stops).unwrap()
}

fn cell(name: &str) -> Cell {
    Cell::named(name)
}

fn position(plies: &str) -> Position {
    *plies.parse::<Game>().unwrap().position()
}

fn names(cells: &[Cell]) -> String {
    cells.iter().map(Cell::to_string).collect::<Vec<_>>().join(" ")
}

fn refused(wishes: &str) -> PlanError {
    Plan::parse(wishes, "").unwrap_err()
}

#[test]
fn plans_are_parsed_in_any_spelling_and_formatted_in_one() {
    for text in [
        "D3, row 3, column D, A1-E1, edge, near reds, near own, near theirs, near K5, anywhere",
        "d3 ROW3 Col d a1–e1 edge near red near mine near them near k5 anywhere",
        "d3;row 3\ncolumnD\r\nA1 → E1,,edge; next to reds\n\nnext to me near theirs near K5 \
         anywhere D3",
    ] {
        assert_eq!(
            plan(text, "").wishes(),
            "D3, row 3, column D, A1-E1, edge, near reds, near own, near theirs, near K5, anywhere"
        );
    }
    let stops = plan("D3", "after 7 in D3 next to red; on row 2, AFTER5 near me").stops();
    assert_eq!(stops, "D3, near reds, row 2, near own, after 5");
    assert_eq!(plan("D3", " ").stops(), "");
}

#[test]
fn invalid_plans_are_refused_with_a_reason() {
    let word = |word: &str| PlanError::UnknownWord { word: word.to_owned() };
    assert_eq!(refused(""), PlanError::Empty);
    assert_eq!(refused(" ,;\n"), PlanError::Empty);
    assert_eq!(refused("D3 Fish"), word("Fish"));
    assert_eq!(refused("- D3"), word("-"));
    assert_eq!(refused("D3E4"), word("D3E4"));
    assert_eq!(refused("rowing"), word("rowing"));
    assert_eq!(refused("3"), word("3"));
    for text in ["J1", "near J1", "A1-J1"] {
        assert_eq!(refused(text), PlanError::NoSuchCell { word: "J1".to_owned() }, "{text}");
    }
    for text in ["row", "row 6", "row0", "row D", "rows 3", "row, 3", "row 999"] {
        assert_eq!(refused(text), PlanError::RowNumber, "{text}");
    }
    for text in ["column", "col L", "column 3", "column é"] {
        assert_eq!(refused(text), PlanError::ColumnLetter, "{text}");
    }
    for text in ["near", "near the reds", "next to", "near J10", "near\nreds"] {
        assert_eq!(refused(text), PlanError::NearWhat, "{text}");
    }
    assert_eq!(refused("D3-"), PlanError::LineEnd);
    assert_eq!(refused("A1-B3"), PlanError::NotALine { from: cell("A1"), to: cell("B3") });
    for stops in ["after", "after 0", "after 50", "after -1", "after x"] {
        assert_eq!(Plan::parse("D3", stops), Err(PlanError::Count), "{stops}");
    }
    assert_eq!(Plan::parse("D3", "in"), Err(word("in")));
    assert_eq!(Plan::parse("", "after 3"), Err(PlanError::Empty));
}

#[test]
fn both_the_typed_and_the_canonical_text_are_limited() {
    let long = "D3 ".repeat(267);
    assert_eq!(refused(&long), PlanError::TooLong);
    assert_eq!(Plan::parse("D3", &long), Err(PlanError::TooLong));
    assert_eq!(plan(&long[..800], "").wishes(), "D3");

    let lines = Cell::ALL.into_iter().flat_map(|from| Cell::ALL.map(|to| (from, to)));
    let straight = lines.filter(|(from, to)| from.line_to(*to).is_some()).take(125);
    let words: Vec<String> = straight.map(|(from, to)| format!("{from}-{to}")).collect();
    let (short, canonical) = (words.join(" ").len(), words.join(", ").len());
    let most = usize::from(Plan::MAX_TEXT);
    assert!(short <= most && canonical > most, "{short} {canonical}");
    assert_eq!(refused(&words.join(" ")), PlanError::TooLong);
}

#[test]
fn a_plan_skips_taken_cells() {
    let plan = plan("D3, E4, row 1", "");
    assert_eq!(plan.next(&position(""), None), Next::Place(cell("D3")));
    assert_eq!(plan.next(&position("D3"), Some(cell("D3"))), Next::Place(cell("E4")));
    assert_eq!(plan.next(&position("E4 D3 A1"), Some(cell("A1"))), Next::Place(cell("B1")));
}

#[test]
fn a_plan_without_an_empty_cell_is_exhausted() {
    let wishes = plan("D3, near theirs", "");
    assert_eq!(wishes.next(&position("D3"), None), Next::Exhausted);
    // `near theirs` matches once the opponent has pieces on the board.
    assert_eq!(wishes.next(&position("D3 E4 A1 K5"), None), Next::Place(cell("J5")));
}

#[test]
fn plans_end_with_the_placement() {
    let all: Vec<String> = Cell::ALL.iter().map(Cell::to_string).collect();
    let mut game: Game = all.join(" ").parse().unwrap();
    let ply = game.position().legal_plies()[0];
    game.play(ply).unwrap();
    let plan = plan("anywhere", "");
    assert_eq!(plan.next(game.position(), None), Next::Exhausted);
    assert_eq!(plan.preview(game.position(), Color::White, 5).cells, []);
}

#[test]
fn a_plan_stops_when_the_opponent_places_in_a_stop_area() {
    let stopped = |stops: &str, plies: &str, theirs: &str| {
        plan("anywhere", stops).next(&position(plies), Some(cell(theirs)))
    };
    let stop = |rule, name| Next::Stopped { rule, cell: cell(name) };
    let reds = Area::Near(Near::Reds);
    assert_eq!(stopped("near reds", "D3 D4", "D4"), stop(reds, "D4"));
    assert_eq!(stopped("near reds", "D3 K5", "K5"), Next::Place(cell("F3")));
    let (d4, own) = (Area::Cell(cell("D4")), Area::Near(Near::Own));
    assert_eq!(stopped("row 1, D4", "D3 D4", "D4"), stop(d4, "D4"));
    // Black owns K5 and has seen White place next to it.
    assert_eq!(stopped("near own", "A1 A2 A3 K5 K4", "K4"), stop(own, "K4"));
    assert_eq!(stopped("near theirs", "A1 A2 A3 K5 K4", "K4"), Next::Place(cell("F3")));
}

#[test]
fn placements_before_the_plan_was_made_do_not_stop_it() {
    let plan = plan("F3", "near reds");
    assert_eq!(plan.next(&position("D3 D4"), None), Next::Place(cell("F3")));
}

#[test]
fn a_plan_ends_after_its_limit_of_placements() {
    let two = plan("anywhere", "D3, after 2");
    let one = two.after_placing().unwrap();
    assert_eq!(one.stops(), "D3, after 1");
    assert_eq!(one.after_placing(), None);
    assert_eq!(plan("D3", "").after_placing(), Some(plan("D3", "")));
}

#[test]
fn a_preview_assumes_that_nobody_interferes() {
    let preview = |wishes: &str, stops: &str, plies: &str, owner, count| {
        names(&plan(wishes, stops).preview(&position(plies), owner, count).cells)
    };
    let (white, black) = (Color::White, Color::Black);
    assert_eq!(preview("D3 row 1", "", "B1", black, 4), "D3 A1 C1 D1");
    assert_eq!(preview("D3 row 1", "after 2", "B1", black, 4), "D3 A1");
    assert_eq!(preview("D3 E4", "", "", white, 4), "D3 E4");
    // White's first two pieces are red, and so is Black's first.
    assert_eq!(preview("A1, near reds", "", "", white, 3), "A1 B1 C1");
    assert_eq!(preview("A1, near own", "", "", white, 3), "A1");
    assert_eq!(preview("A1, I1, K3, near own", "", "", white, 4), "A1 I1 K3 J3");
    assert_eq!(preview("A1, near own", "", "K5", black, 3), "A1");
    assert_eq!(preview("A1, I1, near own", "", "", black, 3), "A1 I1 H1");
    assert_eq!(plan("anywhere", "").preview(&position(""), white, 99).cells.len(), 25);
    assert_eq!(plan("anywhere", "").preview(&position(""), black, 99).cells.len(), 24);
}

#[test]
fn a_preview_ends_where_the_computer_must_choose() {
    let preview = |wishes: &str, stops: &str| {
        let Preview { cells, then_best } =
            plan(wishes, stops).preview(&position(""), Color::White, 4);
        (names(&cells), then_best)
    };
    assert_eq!(preview("best", ""), (String::new(), true));
    assert_eq!(preview("D3 best E4", ""), (String::from("D3"), true));
    assert_eq!(preview("D3 best", "after 1"), (String::from("D3"), false));
    assert_eq!(preview("row 1 best", ""), (String::from("A1 B1 C1 D1"), false));
}

#[test]
fn the_first_cell_is_placed_and_the_rest_becomes_the_plan() {
    assert_eq!(cells_then_plan(" d3 "), Ok((cell("D3"), None)));
    let rest = Some(plan("E4 F2 row 1", ""));
    assert_eq!(cells_then_plan("D3 E4, F2 row 1"), Ok((cell("D3"), rest)));
    assert_eq!(cells_then_plan("row 1 D3"), Err(PlanError::NoCellFirst));
    assert_eq!(cells_then_plan(" "), Err(PlanError::Empty));
}

fn areas() -> impl Strategy<Value = Area> {
    let cells = || (0..Cell::COUNT).prop_map(|index| Cell::ALL[index]);
    prop_oneof![
        cells().prop_map(Area::Cell),
        (cells(), cells())
            .prop_filter("no line", |(from, to)| from.line_to(*to).is_some())
            .prop_map(|(from, to)| Area::Line { from, to }),
        (1..=5_u8).prop_map(Area::Row),
        prop::char::range('A', 'K').prop_map(Area::Column),
        Just(Area::Edge),
        Just(Area::Anywhere),
        Just(Area::Near(Near::Reds)),
        Just(Area::Near(Near::Own)),
        Just(Area::Near(Near::Theirs)),
        cells().prop_map(|cell| Area::Near(Near::Cell(cell))),
    ]
}

proptest! {
    #[test]
    fn plans_round_trip(
        wishes in prop::collection::hash_set(areas(), 1..60),
        stops in prop::collection::hash_set(areas(), 0..60),
        limit in prop::option::of(1..=49_u8),
        best in any::<bool>(),
    ) {
        let mut wishes: Vec<_> = wishes.into_iter().map(Wanted::Area).collect();
        if best {
            wishes.push(Wanted::Best);
        }
        let plan = Plan::new(wishes, Vec::from_iter(stops), limit).unwrap();
        prop_assert_eq!(Plan::parse(&plan.wishes(), &plan.stops()), Ok(plan));
    }

    #[test]
    fn any_input_is_parsed_or_refused(text in ".{0,200}", stops in ".{0,50}") {
        let _ = Plan::parse(&text, &stops);
        let _ = cells_then_plan(&text);
    }

    #[test]
    fn input_that_resembles_a_plan_round_trips_once_parsed(
        text in "((row|column|col|near|next to|in|after|edge|best|[a-l][0-6]|red|me)[-, 1-6a-d]{0,2}){0,20}",
    ) {
        if let Ok(plan) = Plan::parse(&text, &text) {
            prop_assert_eq!(Plan::parse(&plan.wishes(), &plan.stops()), Ok(plan));
        }
        if let Ok(plan) = Plan::parse("D3", &text) {
            prop_assert_eq!(Plan::parse(&plan.wishes(), &plan.stops()), Ok(plan));
        }
    }
}

#[test]
fn a_plan_for_the_rest_starts_with_the_players_own_plan() {
    let rest = |own: Option<Plan>| Plan::for_the_rest(own).unwrap();
    assert_eq!(rest(None).wishes(), "near theirs, anywhere");
    let own = plan("D3, near theirs", "row 5, after 2");
    let filled = rest(Some(own));
    assert_eq!(
        (filled.wishes(), filled.stops()),
        ("D3, near theirs, anywhere".into(), "row 5".into())
    );
    assert_eq!(rest(Some(filled.clone())), filled);
}
