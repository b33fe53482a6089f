//! Parsing never panics, and parsed values round-trip through text.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use dvonn_rules::{Cell, Game, Ply, Position, Record, Stack, decode};
use proptest::prelude::*;

use crate::against_reference::{arbitrary_positions, choices, positions};
use crate::foreign::foreign_files;

fn assert_round_trips<T: FromStr + Display + Debug + PartialEq>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        let written = value.to_string();
        assert_eq!(written.parse().ok(), Some(value), "{text:?} as {written:?}");
    }
}

fn assert_all_round_trip(text: &str) {
    assert_round_trips::<Cell>(text);
    assert_round_trips::<Stack>(text);
    assert_round_trips::<Ply>(text);
    assert_round_trips::<Position>(text);
    assert_round_trips::<Game>(text);
    assert_round_trips::<Record>(text);
}

fn game(choices: &[usize]) -> Game {
    let mut game = Game::new();
    for (_, ply) in positions(choices) {
        ply.map(|ply| game.play(ply).unwrap());
    }
    game
}

/// Inserts, replaces or removes one character of a text.
fn mutate(text: &str, at: usize, insert: Option<char>, remove: bool) -> String {
    let at = at % (text.chars().count() + 1);
    let rest = text.chars().skip(at + usize::from(remove));
    text.chars().take(at).chain(insert).chain(rest).collect()
}

proptest! {
    #[test]
    fn any_text_is_parsed_or_rejected(text in any::<String>()) {
        assert_all_round_trip(&text);
    }

    #[test]
    fn text_in_notation_characters_is_parsed_or_rejected(text in "[a-kA-K1-9wr*. |/,→\\-\\[\\]\"\\\\\n]{0,12}") {
        assert_all_round_trip(&text);
    }

    #[test]
    fn any_bytes_are_read_or_rejected(
        bytes in any::<Vec<u8>>(), mark in prop::sample::select(vec!["", "\u{feff}"]),
    ) {
        if let Some(text) = decode(&[mark.as_bytes(), &bytes].concat()) {
            assert_all_round_trip(&text);
        }
    }

    #[test]
    fn foreign_files_with_a_fault_are_read_or_rejected(
        file in 0_usize..14, at in any::<prop::sample::Index>(), byte in any::<u8>(), cut: bool,
    ) {
        let (_, mut bytes) = foreign_files().swap_remove(file);
        let at = at.index(bytes.len());
        if cut {
            bytes.truncate(at);
        } else {
            bytes[at] = byte;
        }
        if let Some(text) = decode(&bytes) {
            assert_round_trips::<Record>(&text);
        }
    }

    #[test]
    fn words_of_foreign_files_are_read_or_rejected(
        words in prop::collection::vec(
            prop::sample::select(vec![
                "[White \"", "\"]", "[Position \"", "Event [", "]", "(;", "P0[id \"", "P1[dropb D 3]",
                "{\"m\": [", "\"b4|w\",", "<--D3--", "--E4-->", "\n", " ", "d3", "e1:d1", "А1",
                "pass", "resign", "12.", "(3B)", "|", "1-0", "\\", "\u{feff}",
            ]),
            0..24,
        ),
    ) {
        assert_round_trips::<Record>(&words.concat());
    }

    #[test]
    fn mutated_text_is_parsed_or_rejected(
        choices in choices(), at in any::<usize>(), insert in any::<Option<char>>(), remove: bool,
    ) {
        let game = game(&choices);
        let position = game.position().to_string();
        let record = Record::new(game.clone()).to_string();
        for text in [game.to_string(), position, record] {
            assert_all_round_trip(&mutate(&text, at, insert, remove));
        }
    }

    #[test]
    fn games_and_records_round_trip(
        choices in choices(), count in 0_usize..98, white in "\\PC{0,20}", key in "[A-Z][a-z]{1,8}x",
    ) {
        let game = game(&choices[..count.min(choices.len())]);
        prop_assert_eq!(game.to_string().parse::<Game>().ok(), Some(game.clone()));
        let mut record = Record::new(game);
        prop_assert_eq!(record.to_string().parse(), Ok(record.clone()));
        record.set_header("White", &white).unwrap();
        record.set_header(&key, "1").unwrap();
        prop_assert_eq!(record.to_string().parse(), Ok(record));
    }

    #[test]
    fn a_record_keeps_the_start_position(start in arbitrary_positions()) {
        let record = Record::new(Game::from_position(start));
        prop_assert_eq!(record.to_string().parse(), Ok(record));
    }

    #[test]
    fn any_valid_position_round_trips(position in arbitrary_positions()) {
        prop_assert_eq!(position.to_string().parse(), Ok(position));
    }
}
