//! Values as JSON, with the feature `serde`.

#![allow(clippy::unwrap_used, reason = "test helpers may unwrap as tests do")]

use std::collections::BTreeMap;
use std::fmt::Debug;

use dvonn_rules::{Cell, CellSet, Color, Ply, Position, Record, Seed, Stack};
use serde_core::{Serialize, de::DeserializeOwned};

fn assert_json<T: Serialize + DeserializeOwned + Debug + PartialEq>(value: &T, json: &str) {
    assert_eq!(serde_json::to_string(value).unwrap(), json);
    assert_eq!(&serde_json::from_str::<T>(json).unwrap(), value);
}

fn error<T: DeserializeOwned + Debug>(json: &str) -> String {
    serde_json::from_str::<T>(json).unwrap_err().to_string()
}

#[test]
fn each_value_is_its_text() {
    assert_json(&Cell::named("D3"), r#""D3""#);
    assert_json(&Stack::owned(Color::White, 3, true).unwrap(), r#""w3*""#);
    assert_json(&Ply::Pass, r#""PASS""#);
    assert_json(&Ply::Move { from: Cell::named("D3"), to: Cell::named("F5") }, r#""D3F5""#);
    assert_json(&Seed::new(42).unwrap(), r#""42""#);
    assert_json(&Color::ALL, r#"["White","Black"]"#);
    assert_json(&BTreeMap::from([(Cell::named("A1"), 1)]), r#"{"A1":1}"#);
}

#[test]
fn a_set_is_the_list_of_its_cells() {
    let cells: CellSet = ["F5", "A1"].map(Cell::named).into_iter().collect();
    assert_json(&cells, r#"["A1","F5"]"#);
    assert_json(&CellSet::EMPTY, "[]");
    assert_json(&CellSet::ALL, &serde_json::to_string(&Cell::ALL.to_vec()).unwrap());
}

#[test]
fn each_position_of_a_game_and_its_record_round_trip() {
    let text = include_str!("data/games.txt").lines().last().unwrap();
    let record: Record = text.parse().unwrap();
    for position in (0..).map_while(|count| record.game().position_after(count)) {
        assert_json(position, &format!("\"{position}\""));
    }
    assert_json(&record, &serde_json::to_string(&record.to_string()).unwrap());
}

#[test]
fn what_people_type_is_read_too() {
    assert_eq!(serde_json::from_str::<Ply>(r#""d3-f5""#).unwrap().to_string(), "D3F5");
    assert_eq!(serde_json::from_str::<Color>(r#""white""#).unwrap(), Color::White);
}

#[test]
fn an_error_says_what_is_wrong() {
    assert!(error::<Cell>(r#""A5""#).starts_with("“A5” is not a cell of the board"));
    assert!(error::<Ply>("7").contains("expected a ply such as D3, D3F3 or PASS"));
    assert!(error::<Color>(r#""red""#).contains("expected `White` or `Black`"));
    assert!(error::<Color>("1").contains("expected White or Black"));
    assert!(error::<CellSet>(r#""A1""#).contains("expected a list of cells"));
    assert!(error::<Position>(r#""x""#).starts_with("a position starts with the side to move"));
}
