//! Parsing never panics, whatever bytes a file has, and parsed values round-trip through text.
#![no_main]

use std::fmt::{Debug, Display};
use std::str::FromStr;

use dvonn_rules::{Cell, Game, Ply, Position, Record, Stack, decode};
use libfuzzer_sys::fuzz_target;

fn assert_round_trips<T: FromStr + Display + Debug + PartialEq>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        assert_eq!(value.to_string().parse().ok(), Some(value));
    }
}

fuzz_target!(|bytes: &[u8]| {
    let Some(text) = decode(bytes) else { return };
    let text = text.as_str();
    assert_round_trips::<Cell>(text);
    assert_round_trips::<Stack>(text);
    assert_round_trips::<Ply>(text);
    assert_round_trips::<Position>(text);
    assert_round_trips::<Game>(text);
    assert_round_trips::<Record>(text);
});
