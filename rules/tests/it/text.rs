//! Text in never panics, and what can be read is written again as it was meant.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use dvonn_rules::{Cell, Game, Ply, Position, Record, Stack};
use proptest::prelude::*;

use crate::plain_rules::{choices, loose_positions, positions};

fn assert_reads_back<T: FromStr + Display + Debug + PartialEq>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        let written = value.to_string();
        assert_eq!(written.parse().ok(), Some(value), "{text:?} as {written:?}");
    }
}

fn assert_all_read_back(text: &str) {
    assert_reads_back::<Cell>(text);
    assert_reads_back::<Stack>(text);
    assert_reads_back::<Ply>(text);
    assert_reads_back::<Position>(text);
    assert_reads_back::<Game>(text);
    assert_reads_back::<Record>(text);
}

fn game(choices: &[usize]) -> Game {
    let mut game = Game::new();
    for (_, ply) in positions(choices) {
        ply.map(|ply| game.play(ply).unwrap());
    }
    game
}

/// Puts a character into a text, or in place of another one, or takes one out.
fn damage(text: &str, at: usize, put: Option<char>, take: bool) -> String {
    let at = at % (text.chars().count() + 1);
    let rest = text.chars().skip(at + usize::from(take));
    text.chars().take(at).chain(put).chain(rest).collect()
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        assert_all_read_back(&text);
    }

    #[test]
    fn text_of_the_letters_of_the_notation_is_read_or_refused(text in "[a-kA-K1-9wr*. |/,→\\-\\[\\]\"\\\\\n]{0,12}") {
        assert_all_read_back(&text);
    }

    #[test]
    fn a_damaged_text_is_read_or_refused(
        choices in choices(), at in any::<usize>(), put in any::<Option<char>>(), take: bool,
    ) {
        let game = game(&choices);
        let position = game.position().to_string();
        let record = Record::new(game.clone()).to_string();
        for text in [game.to_string(), position, record] {
            assert_all_read_back(&damage(&text, at, put, take));
        }
    }

    #[test]
    fn games_and_records_are_read_as_written(
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
    fn a_record_keeps_the_position_that_a_game_starts_from(start in loose_positions()) {
        let record = Record::new(Game::from_position(start));
        prop_assert_eq!(record.to_string().parse(), Ok(record));
    }

    #[test]
    fn any_allowed_position_is_read_as_written(position in loose_positions()) {
        prop_assert_eq!(position.to_string().parse(), Ok(position));
    }
}
