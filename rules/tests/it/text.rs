//! Parsing never panics, and parsed values round-trip through text.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use dvonn_rules::{Cell, Game, Ply, Position, Record, Stack};
use proptest::prelude::*;

use crate::against_reference::{arbitrary_positions, choices, positions};

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
