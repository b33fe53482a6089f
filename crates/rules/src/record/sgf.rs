//! Games in SGF, as the game site Boardspace writes them.
//!
//! A node is an action of a player, such as `P0[12 dropb D 3]` or `P1[99 move D 3 F 3]`; `done` ends
//! a turn. The first player, `P0`, is White.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use crate::cell::Cell;
use crate::color::Color;
use crate::game::{Game, GameError, GameFault};
use crate::headers;
use crate::ply::Ply;
use crate::position::Position;
use crate::record::{Record, RecordError};

/// Standard properties that say the same as one of our headers.
const PROPERTIES: [(&str, &str); 4] = [
    ("PW", headers::WHITE),
    ("PB", headers::BLACK),
    ("DT", headers::DATE),
    ("RE", headers::RESULT),
];

/// The names of the two players' properties.
const PLAYERS: [(&str, &str); 2] = [("P0", headers::WHITE), ("P1", headers::BLACK)];

impl Record {
    /// Returns the game in SGF, or `None` if it did not start on the empty board.
    pub fn to_sgf(&self) -> Option<String> {
        if *self.game().start() != Position::new() {
            return None;
        }
        let mut parts = vec![String::from("(;GM[dvonn]SU[dvonn]\n")];
        for (player, key) in PLAYERS {
            if let Some(name) = self.header(key) {
                parts.push(format!("{player}[id \"{}\"]", escape(&name.replace('"', "'"))));
            }
        }
        for (property, key) in PROPERTIES {
            if let Some(value) = self.header(key).filter(|value| *value != "*") {
                parts.push(format!("{property}[{}]", escape(value)));
            }
        }
        let before = (0..).map_while(|count| self.game().position_after(count));
        for (number, (ply, before)) in self.game().plies().iter().zip(before).enumerate() {
            let is_white = before.side_to_move() == Color::White;
            let player = if is_white { "P0" } else { "P1" };
            if let Some(action) = action(*ply) {
                parts.push(format!("\n;{player}[{} {action}]", 2 * number));
            }
            parts.push(format!("\n;{player}[{} done]", 2 * number + 1));
        }
        parts.push(String::from("\n)\n"));
        Some(parts.concat())
    }
}

/// Returns the action of a ply. A pass is a turn without one.
fn action(ply: Ply) -> Option<String> {
    let spaced = |cell: Cell| {
        let name = cell.to_string();
        let (column, row) = name.split_at(1);
        format!("{column} {row}")
    };
    match ply {
        Ply::Place(cell) => Some(format!("dropb {}", spaced(cell))),
        Ply::Move { from, to } => Some(format!("move {} {}", spaced(from), spaced(to))),
        Ply::Pass => None,
    }
}

fn escape(value: &str) -> String {
    value.replace('\\', "\\\\").replace(']', "\\]")
}

/// Returns true if a text is SGF rather than our own notation.
pub(crate) fn is_sgf(text: &str) -> bool {
    text.trim_start().strip_prefix('(').is_some_and(|rest| rest.trim_start().starts_with(';'))
}

/// Parses the main line of a game.
pub(crate) fn read(text: &str) -> Result<Record, RecordError> {
    let mut record = Record::new(Game::new());
    let mut replay = Replay::default();
    let mut resigned = None;
    for (name, value) in properties(text)? {
        let known = PROPERTIES.iter().chain(&PLAYERS).find(|(property, _)| *property == name);
        let Some(&(_, key)) = known else { continue };
        let words: Vec<_> = value.split_whitespace().collect();
        match (PLAYERS.iter().any(|(player, _)| *player == name), words.as_slice()) {
            (true, ["id", ..]) => {
                let name = value.trim_start().trim_start_matches("id").trim();
                record.keep_header(key, name.trim_matches('"'));
            }
            (true, words) => {
                replay.act(words)?;
                if words.iter().any(|word| word.eq_ignore_ascii_case("resign")) {
                    resigned = Some(if name == "P0" { Color::White } else { Color::Black });
                }
            }
            (false, _) => record.keep_header(key, &value),
        }
    }
    record.game = replay.game;
    if let Some(color) = resigned {
        record.keep_resignation(color);
    }
    Ok(record)
}

/// Returns the properties of the main line, in order. A property with several values is repeated.
fn properties(text: &str) -> Result<Vec<(&str, String)>, RecordError> {
    let mut properties = Vec::new();
    let mut rest = text;
    let mut name = "";
    while let Some(at) = rest.find(['[', ')']) {
        let (before, value) = rest.split_at(at);
        if value.starts_with(')') {
            // The other branches follow.
            break;
        }
        let words = before.trim_end().rsplit(|c: char| !c.is_ascii_alphanumeric());
        name = words.take(1).find(|name| !name.is_empty()).unwrap_or(name);
        let (value, after) = name_of_player(&value[1..])
            .or_else(|| unescape(&value[1..]))
            .ok_or(RecordError::Sgf)?;
        properties.push((name, value));
        rest = after;
    }
    Ok(properties)
}

/// Splits a text that starts with `id "name"]`. A name may contain brackets that are not escaped.
fn name_of_player(text: &str) -> Option<(String, &str)> {
    let name = text.trim_start().strip_prefix("id")?.trim_start().strip_prefix('"')?;
    let line = name.split(['\n', ';']).next()?;
    let (name, after) = name.split_at(line.find("\"]")?);
    let mut value = String::from("id \"");
    let mut letters = name.chars();
    while let Some(letter) = letters.next() {
        value.extend(if letter == '\\' { letters.next() } else { Some(letter) });
    }
    Some((value, after.strip_prefix("\"]")?))
}

/// Splits a text into the value before the next `]` and the rest.
fn unescape(text: &str) -> Option<(String, &str)> {
    let mut value = String::new();
    let mut letters = text.chars();
    loop {
        match letters.next()? {
            ']' => return Some((value, letters.as_str())),
            '\\' => value.push(letters.next()?),
            letter => value.push(letter),
        }
    }
}

/// A game while its actions are replayed.
#[derive(Default)]
struct Replay {
    game: Game,
    /// The stack in the player's hand.
    picked: Option<Cell>,
    /// True once the player has placed or moved in this turn.
    acted: bool,
}

impl Replay {
    /// Replays an action: its number, if any, its name and its cells. Ignores actions that do not
    /// change the board, such as `start` or `resign`.
    fn act(&mut self, words: &[&str]) -> Result<(), GameError> {
        let words = match words {
            [number, rest @ ..] if number.bytes().all(|byte| byte.is_ascii_digit()) => rest,
            words => words,
        };
        let Some((name, places)) = words.split_first() else { return Ok(()) };
        let places = places.concat();
        match name.to_ascii_lowercase().as_str() {
            "done" => self.end_turn(),
            "pickb" => self.pick(self.ply(&places, 1)?),
            "dropb" => return self.drop(self.ply(&places, 1)?),
            "move" => return self.play(self.ply(&places, 2)?),
            _ => {}
        }
        Ok(())
    }

    /// Parses the last cells of a text: what comes before them may name a piece.
    fn ply(&self, places: &str, cells: usize) -> Result<Ply, GameError> {
        let start = places.len().checked_sub(2 * cells);
        let last = start.and_then(|start| places.get(start..)).unwrap_or(places);
        let ply = self.game.plies().len() + 1;
        last.parse().map_err(|error| GameError { ply, reason: GameFault::Unreadable(error) })
    }

    fn play(&mut self, ply: Ply) -> Result<(), GameError> {
        if matches!(ply, Ply::Move { .. }) {
            self.game.pass_if_forced();
        }
        let number = self.game.plies().len() + 1;
        let played = self.game.play(ply);
        played.map_err(|illegal| GameError {
            ply: number,
            reason: GameFault::Illegal { ply, illegal },
        })?;
        self.acted = true;
        Ok(())
    }

    /// Picks up a stack, or what was put down in this turn.
    fn pick(&mut self, cell: Ply) {
        let last = self.game.plies().last().filter(|_| self.acted);
        self.picked = match (cell, last) {
            (Ply::Place(cell), Some(&Ply::Place(last))) if cell == last => None,
            (Ply::Place(cell), Some(&Ply::Move { from, to })) if cell == to => Some(from),
            (Ply::Place(cell), _) => {
                self.picked = Some(cell);
                return;
            }
            _ => return,
        };
        self.game.undo();
        self.acted = false;
    }

    /// Puts down the stack in the hand, or else a new piece.
    fn drop(&mut self, cell: Ply) -> Result<(), GameError> {
        match (self.picked.take(), cell) {
            (Some(from), Ply::Place(to)) if from == to => Ok(()),
            (Some(from), Ply::Place(to)) => self.play(Ply::Move { from, to }),
            (_, cell) => self.play(cell),
        }
    }

    /// Ends a turn. One without an action is a pass.
    fn end_turn(&mut self) {
        self.picked = None;
        if !core::mem::take(&mut self.acted) {
            self.game.pass_if_forced();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_game(text: &str) -> String {
        text.parse::<Record>().unwrap().game().to_string()
    }

    fn games() -> impl Iterator<Item = &'static str> {
        include_str!("../../tests/data/games.txt").lines().filter(|line| !line.starts_with('#'))
    }

    #[test]
    fn a_game_written_as_sgf_is_read_back() {
        for line in games() {
            let mut record = Record::new(line.parse().unwrap());
            record.set_header(headers::WHITE, "Ada ] [\\ the Ace").unwrap();
            record.set_header(headers::BLACK, "Ben (two)").unwrap();
            let sgf = record.to_sgf().unwrap();
            assert_eq!(sgf.parse().as_ref(), Ok(&record), "{sgf}");
        }
    }

    #[test]
    fn players_date_and_result_are_headers() {
        let text = "( ; GM[Dvonn] VV[1]\nSU[dvonn] P0[id \"Ada\"] P1[id \"Ben\"]\n\
                    DT[2009-05-17] RE[Game won by Ada]\n; P0[0 Start P0]\n; P0[1 dropb D 3]\n\
                    ; P0[2 done]\n; P1[3 dropb R 0 E 4]TM[1200]\n; P1[4 done]\n)\n";
        let record: Record = text.parse().unwrap();
        assert_eq!(record.header(headers::WHITE), Some("Ada"));
        assert_eq!(record.header(headers::BLACK), Some("Ben"));
        assert_eq!(record.header(headers::DATE), Some("2009-05-17"));
        assert_eq!(record.header(headers::RESULT), Some("Game won by Ada"));
        assert_eq!(record.game().to_string(), "D3 E4");
    }

    #[test]
    fn what_a_player_takes_up_again_does_not_count() {
        let placed = "(;P0[1 dropb D 3];P0[2 pickb D 3];P0[3 dropb E 4];P0[4 done])";
        assert_eq!(read_game(placed), "E4");
        let line = games().next().unwrap();
        let game: Game = line.parse().unwrap();
        let Some(Ply::Move { from, to }) = game.plies().get(49).copied() else {
            panic!("the 50th ply is a move")
        };
        let placed = game.plies().iter().take(49);
        let placement =
            placed.map(|cell| format!(";P0[dropb {cell}]P0[done]")).collect::<Vec<_>>().concat();
        let expected = game.plies()[..50].iter().map(Ply::to_string).collect::<Vec<_>>().join(" ");
        for moves in [
            format!(";P0[pickb {from}];P0[dropb {to}];P0[done]"),
            format!(";P0[pickb {from}];P0[dropb {from}];P0[move {from} {to}]"),
            format!(";P0[pickb {from}];P0[dropb {to}];P0[pickb {to}];P0[dropb {to}]"),
        ] {
            assert_eq!(read_game(&format!("(;{placement}{moves})")), expected, "{moves}");
        }
    }

    #[test]
    fn a_pass_is_a_lone_done_or_left_out() {
        let line = games().find(|line| line.contains("PASS")).unwrap();
        let record = Record::new(line.parse().unwrap());
        let with_passes = record.to_sgf().unwrap();
        let lines = with_passes.lines();
        // Even numbers are actions, odd ones end a turn: without a `done`, passes are left out.
        let without: Vec<_> = lines.filter(|line| !line.contains("done")).collect();
        assert_eq!(read_game(&with_passes), record.game().to_string());
        assert_eq!(read_game(&without.join("\n")), record.game().to_string());
    }

    #[test]
    fn only_the_first_branch_is_read() {
        let tree = "(;P0[dropb D 3];P0[done](;P1[dropb E 4])(;P1[dropb E 5];P1[done]))";
        assert_eq!(read_game(tree), "D3 E4");
    }

    #[test]
    fn a_resignation_is_a_header() {
        let resigned = "(;P0[1 dropb D 3];P0[2 done];P1[3 resign])";
        let record: Record = resigned.parse().unwrap();
        assert_eq!(record.header(headers::RESULT), Some("1-0"));
        assert_eq!(record.game().to_string(), "D3");
    }

    #[test]
    fn errors_name_what_is_wrong() {
        let message = |text: &str| text.parse::<Record>().unwrap_err().to_string();
        assert_eq!(message("(;P0[dropb D 3"), "a value of the SGF file has no closing bracket");
        assert_eq!(message("(;P0[dropb D 3]P0[dropb D3])"), "at ply 2: D3 is illegal: D3 is taken");
        assert!(message("(;P0[dropb Z 9])").starts_with("at ply 1: "));
        assert!(message("(;P0[move é])").starts_with("at ply 1: "));
        assert!(message("(;P0[dropb])").starts_with("at ply 1: "));
    }

    #[test]
    fn only_games_from_the_empty_board_are_written() {
        let dealt = Position::dealt(crate::Seed::from_bits(7));
        assert_eq!(Record::new(Game::from_position(dealt)).to_sgf(), None);
    }
}
