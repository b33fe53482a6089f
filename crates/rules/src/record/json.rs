//! Games in JSON, as programs store them: a list of plies, or one text, under any key. The text may be cut off, as by a
//! limit on messages.

use alloc::collections::BTreeMap;
use alloc::string::String;

use crate::game::Game;
use crate::headers;
use crate::ply::Ply;
use crate::record::plies;
use crate::record::{Record, RecordError};

/// The keys of the players' names.
const PLAYERS: [(&str, &str); 2] = [("white", headers::WHITE), ("black", headers::BLACK)];

/// Returns true if a text is JSON rather than our own notation.
pub(super) fn is_json(text: &str) -> bool {
    let text = text.trim_start();
    let list = text.strip_prefix('[').map(str::trim_start);
    text.starts_with('{') || list.is_some_and(|list| list.starts_with(['"', '{', '[']))
}

/// Parses the text that begins with a ply and has the most words, whatever its key.
pub(super) fn read(text: &str) -> Result<Record, RecordError> {
    let mut texts = texts_by_key(text);
    let mut record = Record::new(Game::new());
    for (key, header) in PLAYERS {
        if let Some(name) = texts.remove(key) {
            record.keep_header(header, &name);
        }
    }
    let count = |text: &String| {
        let is_game =
            plies::words(text).next().is_some_and(|(word, _)| word.parse::<Ply>().is_ok());
        (is_game, plies::words(text).count())
    };
    if let Some(plies) = texts.into_values().max_by_key(count) {
        plies::play(&mut record, &plies)?;
    }
    Ok(record)
}

/// Returns the strings of each key, joined with blanks. A key is in lower case, and a string without
/// the owner that may follow a ply: `b4|w`.
fn texts_by_key(text: &str) -> BTreeMap<String, String> {
    let mut texts = BTreeMap::<String, String>::new();
    let mut key = String::new();
    let mut rest = text;
    while let Some((_, quoted)) = rest.split_once('"') {
        let (string, after) = unescape(quoted);
        rest = after;
        if rest.trim_start().starts_with(':') {
            key = string.to_lowercase();
            continue;
        }
        let is_one_ply = !string.contains(char::is_whitespace);
        let ply = string.split_once('|').filter(|_| is_one_ply).map(|(ply, _)| ply);
        let joined = texts.entry(key.clone()).or_default();
        if !joined.is_empty() {
            joined.push(' ');
        }
        joined.push_str(ply.unwrap_or(&string));
    }
    texts
}

/// Splits a text into the string before the next quote, and the rest.
fn unescape(text: &str) -> (String, &str) {
    let mut string = String::new();
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '"' => break,
            '\\' => match letters.next() {
                Some('n' | 'r' | 't') => string.push(' '),
                Some('u') => {
                    let code = letters.as_str().get(..4);
                    let code = code.and_then(|code| u32::from_str_radix(code, 16).ok());
                    string
                        .push(code.and_then(char::from_u32).unwrap_or(char::REPLACEMENT_CHARACTER));
                    letters.by_ref().take(4).for_each(drop);
                }
                Some(other) => string.push(other),
                None => {}
            },
            letter => string.push(letter),
        }
    }
    (string, letters.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_key_with_the_most_plies_is_the_game() {
        for text in [
            r#"{"m": ["d3|w", "e4|b", "f5|w"]}"#,
            r#"{"id": "A1", "white": "B2 C3 D4 E5", "moves": "D3 E4 F5"}"#,
            r#"["D3", "E4", "F5"]"#,
            r#"[{"by": "w", "move": "D3"}, {"by": "b", "move": "E4"}, {"move": "F5"}]"#,
            r#"{"tags": ["a", "b", "c", "d"], "plies": ["D3", "E4\n", "\u0046\u0035"]}"#,
            r#"{"plies": ["D3", "E4", "F5"#,
        ] {
            assert_eq!(text.parse::<Record>().unwrap().game().to_string(), "D3 E4 F5", "{text}");
        }
    }

    #[test]
    fn players_are_headers() {
        let text = r#"{"White": "Ada \"\u00e9\" ]", "BLACK": "A1", "m": ["D3"]}"#;
        let record: Record = text.parse().unwrap();
        assert_eq!(record.header(headers::WHITE), Some("Ada \"é\" ]"));
        assert_eq!(record.header(headers::BLACK), Some("A1"));
        assert_eq!(record.game().to_string(), "D3");
    }

    #[test]
    fn what_is_no_ply_is_an_error() {
        let message = |text: &str| text.parse::<Record>().unwrap_err().to_string();
        assert!(message(r#"{"m": ["D3", "hello"]}"#).starts_with("at ply 2: “hello”"));
        assert!(message(r#"{"m": "hello"}"#).starts_with("at ply 1: “hello”"));
        assert!("{}".parse::<Record>().unwrap().game().plies().is_empty());
    }
}
