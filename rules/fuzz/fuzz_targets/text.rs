//! Any text is read or refused, never panics, and what was read is read again as it is written.
#![no_main]

use std::fmt::{Debug, Display};
use std::str::FromStr;

use dvonn_rules::{Cell, Game, Ply, Position, Record, Stack};
use libfuzzer_sys::fuzz_target;

fn assert_reads_back<T: FromStr + Display + Debug + PartialEq>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        assert_eq!(value.to_string().parse().ok(), Some(value));
    }
}

fuzz_target!(|text: &str| {
    assert_reads_back::<Cell>(text);
    assert_reads_back::<Stack>(text);
    assert_reads_back::<Ply>(text);
    assert_reads_back::<Position>(text);
    assert_reads_back::<Game>(text);
    assert_reads_back::<Record>(text);
});
