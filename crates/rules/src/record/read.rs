//! Reads a game from a text: our own notation, or how another program writes it.

use alloc::string::String;
use core::str::FromStr;

use crate::game::Game;
use crate::record::{Record, RecordError, START, headers, json, plies, sgf};

/// Parses the output of [`Display`](core::fmt::Display) with any line breaks, because other programs
/// may turn them into blanks. Ignores numbers before plies and a result such as `1-0` at the end, and
/// headers beyond the first 64 or with an invalid key. Also parses what others write:
///
/// - separators such as commas, colons and arrows, in each spelling that
///   [`plain_spelling`](crate::plain_spelling) knows, and the two cells of a move as two words;
/// - games without forced passes, or without the last placement;
/// - `resign`, which becomes a header;
/// - SGF as the game site Boardspace writes it, the lines of Little Golem, JSON, and what the players
///   of a CodeCup contest sent or logged.
impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let text = text.trim_start_matches('\u{feff}');
        if sgf::is_sgf(text) {
            return sgf::read(text);
        }
        if json::is_json(text) {
            return json::read(text);
        }
        let mut record = Record::new(Game::new());
        let is_log = text.lines().any(is_sent);
        let mut body = String::new();
        for (line, text) in (1..).zip(text.lines()).filter(|(_, text)| !is_log || is_sent(text)) {
            body.push_str(record.read_headers(line, text)?);
            body.push('\n');
        }
        plies::play(&mut record, &body)?;
        Ok(record)
    }
}

/// Returns true for a line such as ` --D3-->` or `<--D3--`, with which a contest's players log what
/// they send and get. Other lines of such a log are no part of the game.
fn is_sent(line: &str) -> bool {
    let line = line.trim();
    (line.starts_with("<--") && line.ends_with("--"))
        || (line.starts_with("--") && line.ends_with("-->"))
}

impl Record {
    /// Parses the headers at the start of a line and returns the rest.
    fn read_headers<'a>(&mut self, line: usize, text: &'a str) -> Result<&'a str, RecordError> {
        let mut rest = text.trim_start();
        loop {
            if rest.starts_with('[') {
                let header = headers::split(rest).ok_or(RecordError::HeaderForm { line })?;
                rest = header.2.trim_start();
                self.read_header(line, header.0, &header.1)?;
            } else if let Some((key, value, after)) = headers::split_little_golem(rest) {
                rest = after.trim_start();
                self.keep_header(key, value);
            } else {
                return Ok(rest);
            }
        }
    }

    fn read_header(&mut self, line: usize, key: &str, value: &str) -> Result<(), RecordError> {
        if key == START {
            let start = value.parse().map_err(|fault| RecordError::Start { line, fault })?;
            self.game = Game::from_position(start);
        } else {
            self.keep_header(key, value);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(text: &str) -> String {
        text.parse::<Record>().unwrap_err().to_string()
    }

    fn read(text: &str) -> Record {
        text.parse().unwrap_or_else(|error| panic!("{error}: {text}"))
    }

    #[test]
    fn one_line_games_and_other_numbering_are_parsed() {
        let expected = Record::new("D3 E4 F5".parse().unwrap());
        for text in [
            "D3 E4 F5",
            "1. d3 2. e4 3. f5",
            "1.D3 E4\n2.F5",
            "1. D3 1... E4\r\n2. F5",
            "\n\nD3\nE4\nF5\n",
            "\u{feff}d3,e4;f5",
            "D3, E4, F5.",
        ] {
            assert_eq!(text.parse().as_ref(), Ok(&expected), "{text}");
        }
    }

    #[test]
    fn the_log_of_a_contest_is_parsed() {
        let expected = Record::new("D3 E4 F5".parse().unwrap());
        assert_eq!("Start\nD3\nE4\nF5\nQuit\n".parse(), Ok(expected));
    }

    #[test]
    fn a_record_without_line_breaks_is_parsed() {
        let mut record = Record::new("D3 E4 F5".parse().unwrap());
        record.set_header("White", "Ada \"the\\ Ace\" ] [Black").unwrap();
        record.set_header("Result", "*").unwrap();
        assert_eq!(record.to_string().replace('\n', " ").parse().as_ref(), Ok(&record));
        assert_eq!(record.to_string().replace('\n', "").parse(), Ok(record));
        let position = "[Position \"w\"]";
        assert!(message(&format!("[White \"Ada\"] {position} D3")).starts_with("line 1: "));
    }

    #[test]
    fn a_result_after_the_last_ply_is_ignored() {
        let expected = Record::new("D3 E4".parse().unwrap());
        for result in ["1-0", "0-1", "1/2-1/2", "*"] {
            assert_eq!(format!("1. D3 E4 {result}\n").parse().as_ref(), Ok(&expected), "{result}");
            assert_eq!(format!("1. D3 E4\n{result}").parse().as_ref(), Ok(&expected), "{result}");
        }
        assert!(message("1-0 D3").starts_with("at ply 1"));
    }

    /// The first 48 placements, the last one, and three moves, of a real game.
    const PLACED: &str = "b4 d3 c5 i2 d5 e3 a3 f5 c4 j4 b3 f1 e5 h5 d4 d1 c3 g1 e4 k3 c2 b1 b2 f4 d2 \
                          k5 a1 f2 c1 j3 g5 g4 a2 i5 e2 h2 e1 f3 g3 i3 g2 h1 h4 j5 i4 i1 h3 k4";
    const LAST: &str = "j2";
    const MOVES: &str = "e1d1 g1g2 a1b1";

    #[test]
    fn a_move_may_be_two_words() {
        let expected = read(&format!("{PLACED} {LAST} {MOVES}"));
        for moves in [
            "e1 d1 g1 g2 a1 b1",
            "e1,d1,g1,g2,a1,b1",
            "e1 - d1 g1 -> g2 a1 → b1",
            "E1xD1 g1:g2 a1–b1",
            "e1 x d1 g1 X g2 (1W) a1—b1",
        ] {
            assert_eq!(read(&format!("{PLACED} {LAST} {moves}")), expected, "{moves}");
        }
        let half = message(&format!("{PLACED} {LAST} e1 d1 g1"));
        assert!(half.starts_with("at ply 51: G1 is illegal"), "{half}");
        let half = message(&format!("{PLACED} {LAST} e1 g1g2"));
        assert!(half.starts_with("at ply 50: E1 is illegal"), "{half}");
    }

    #[test]
    fn the_last_placement_may_be_left_out_but_no_other() {
        assert_eq!(read(&format!("{PLACED} {MOVES}")), read(&format!("{PLACED} {LAST} {MOVES}")));
        let earlier = PLACED.rsplit_once(' ').unwrap().0;
        let error = message(&format!("{earlier} {MOVES}"));
        assert!(error.starts_with("at ply 48: E1D1 is illegal"), "{error}");
    }

    #[test]
    fn passes_after_the_end_are_ignored() {
        let game = include_str!("../../tests/data/games.txt").lines().nth(1).unwrap();
        let plies = game.split('|').next().unwrap();
        assert_eq!(read(&format!("{plies} PASS PASS")), read(game));
        assert!(message(&format!("{plies} D3")).ends_with("the game is over"));
    }

    #[test]
    fn a_resignation_is_a_header() {
        for (text, result) in [("1. d3 e4 2. resign", "0-1"), ("d3 e4 f5 Resign", "1-0")] {
            let record = read(text);
            assert_eq!(record.header("Result"), Some(result), "{text}");
            assert_eq!(record.header("Termination"), Some("resignation"));
            assert_eq!(read(&record.to_string()), record);
        }
        assert_eq!(read("[Result \"1-0\"] d3 e4 resign").header("Result"), Some("1-0"));
        assert_eq!(message("d3 resign e4"), "at ply 2: E4 is illegal: the game is over");
    }

    #[test]
    fn a_name_is_never_a_reason_to_refuse() {
        for name in [
            "",
            "A1",
            "x [y] z",
            "a] 1",
            "x\ty",
            "\"",
            "\\",
            "Ada \"the Ace\"",
            "(;",
            "{",
            "]",
            "|",
        ] {
            let shown = name.replace('\t', "");
            for (text, shown) in [
                (format!("[White \"{name}\"]\nD3 E4"), None),
                (format!("[Black \"x\"]\n[White \"{name}\"]\n\nD3 E4"), None),
                (format!("Event [A1] White [{name}] Black [B] 1. d3 e4"), Some(&shown)),
                (format!("(;P0[id \"{name}\"]P1[id \"x\"];P0[dropb D 3];P1[dropb E 4])"), None),
            ] {
                let record = read(&text);
                assert_eq!(record.game().to_string(), "D3 E4", "{text}");
                if let Some(shown) = shown {
                    assert_eq!(record.header("White"), Some(shown.as_str()), "{text}");
                }
            }
        }
        let bare = read("[White Ada]\n[a-b \"\"]\nD3");
        assert_eq!((bare.headers().len(), bare.header("White")), (1, Some("Ada")));
    }

    #[test]
    fn only_what_players_sent_is_read_from_a_log() {
        let log = "RNG seed 1.\n --D3-->\r\nI think 3 s\n<--E4--\n --F5-->\nLost!\n";
        assert_eq!(read(log).game().to_string(), "D3 E4 F5");
        assert!(message("--D3-->\n<--hello--\n").starts_with("at ply 2: “hello”"));
    }

    #[test]
    fn an_error_shows_a_word_as_it_was_typed() {
        assert!(message("D3 Привет>ＡＢ").starts_with("at ply 2: “Привет>ＡＢ” is not a ply"));
        assert!(message("D3 А5").starts_with("at ply 2: “A5” is not a cell"));
    }

    #[test]
    fn a_file_of_endless_headers_is_read_without_the_rest() {
        let long = format!("[White \"{}\"]", "é".repeat(9_000));
        let many =
            (0..9_000).map(|number| format!("[K{number} \"\"]\n")).collect::<Vec<_>>().concat();
        let key = format!("[{} \"x\"]", "K".repeat(65));
        let record: Record = format!("{key}{long}\n{many}D3 E4").parse().unwrap();
        assert_eq!(record.header("White"), Some("é".repeat(256).as_str()));
        assert_eq!((record.headers().len(), record.header("K62")), (64, Some("")));
        assert_eq!(record.game().to_string(), "D3 E4");
        assert_eq!(record.to_string().parse(), Ok(record));
    }

    #[test]
    fn errors_name_the_invalid_line_or_ply() {
        for text in ["D3\n[White \"Ada\"", "D3\n[E4 F5]", "\n["] {
            assert_eq!(
                message(text),
                "line 2 is not a header; it should look like [Key \"value\"]"
            );
        }
        assert_eq!(
            message("\n[Position \"w\"]"),
            "line 2: a position has 5 rows separated by /, but this one has 1"
        );
        assert_eq!(message("1. D3 D3"), "at ply 2: D3 is illegal: D3 is taken");
        assert_eq!(
            message("12 D3"),
            "at ply 1: “12” is not a ply: write D3 to place, D3F3 to move, or PASS"
        );
    }
}
