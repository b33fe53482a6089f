//! The contest's protocol: what is read, what is answered, and what is wrong with a line.

use std::fmt;
use std::io::{self, Write};

use dvonn_rules::{Color, Phase, Ply, Position};

use crate::input::QUIT;

/// What White's program reads first, in any case of letters.
const START: &str = "Start";

/// Why the program ends otherwise than by `Quit` or the end of its input.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A line that the protocol does not allow: its number, what is wrong, and what was expected.
    Input { line: usize, wrong: String, expected: String },
    /// What is said cannot be heard.
    Output(io::Error),
}

impl Failure {
    pub(crate) fn exit_code(&self) -> u8 {
        match self {
            Failure::Input { .. } => 2,
            Failure::Output(_) => 1,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Input { line, wrong, expected } => {
                write!(f, "line {line}: {wrong}; expected {expected}")
            }
            Failure::Output(error) => write!(f, "standard output cannot be written: {error}"),
        }
    }
}

/// Plays a game: reads the opponent's plies, and writes what `think` answers to each position. Ends
/// well with `Quit`, with the lines, or if there is no answer.
pub(crate) fn hold(
    lines: impl IntoIterator<Item = String>,
    output: &mut impl Write,
    mut think: impl FnMut(&Position) -> Option<Ply>,
) -> Result<(), Failure> {
    let mut lines = (1..).zip(lines).take_while(|(_, line)| !line.eq_ignore_ascii_case(QUIT));
    let mut position = Position::new();
    let us = match lines.next() {
        None => return Ok(()),
        Some((_, line)) if line.eq_ignore_ascii_case(START) => Color::White,
        Some((number, line)) => {
            play(&mut position, number, &line)?;
            Color::Black
        }
    };
    while position.phase() != Phase::Over {
        if position.side_to_move() == us {
            let Some(ply) = think(&position) else { return Ok(()) };
            position.make(ply);
            writeln!(output, "{ply}").and_then(|()| output.flush()).map_err(Failure::Output)?;
        } else {
            let Some((number, line)) = lines.next() else { return Ok(()) };
            play(&mut position, number, &line)?;
        }
    }
    match lines.next() {
        None => Ok(()),
        Some((number, line)) => play(&mut position, number, &line),
    }
}

/// Plays what the opponent's line says.
fn play(position: &mut Position, line: usize, text: &str) -> Result<(), Failure> {
    let played = read(text).and_then(|ply| match position.play(ply) {
        Ok(_) => Ok(()),
        Err(illegal) => Err(format!("{ply} is illegal: {illegal}")),
    });
    played.map_err(|wrong| Failure::Input { line, wrong, expected: expected(position) })
}

/// A ply, written as the protocol has it.
fn read(text: &str) -> Result<Ply, String> {
    let ply: Ply = text.parse().map_err(|error| format!("{error}"))?;
    let token = ply.to_string();
    if text.eq_ignore_ascii_case(&token) {
        Ok(ply)
    } else {
        Err(format!("here this ply is written {token}"))
    }
}

fn expected(position: &Position) -> String {
    let side = position.side_to_move();
    match position.phase() {
        Phase::Placement if *position == Position::new() => {
            format!("{START}, White's first placement such as D3, or {QUIT}")
        }
        Phase::Placement => format!("{side}'s placement such as D3, or {QUIT}"),
        Phase::Movement if position.must_pass() => format!("{side}'s PASS, or {QUIT}"),
        Phase::Movement => format!("{side}'s move such as D3F3, or {QUIT}"),
        Phase::Over => format!("{QUIT}, since the game is over"),
    }
}

#[cfg(test)]
mod tests {
    use dvonn_rules::Game;

    use super::*;

    /// Games by the rules, with their scores; in many, a side passes.
    const GAMES: &str = include_str!("../../../../rules/tests/data/games.txt");

    fn games() -> impl Iterator<Item = Game> {
        let lines = GAMES.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        lines.map(|line| line.parse().unwrap())
    }

    /// A game in which Black passes, and moves again later.
    fn game() -> Game {
        games().find(|game| plies_of(game, Color::Black).contains(&"PASS".into())).unwrap()
    }

    /// The plies of one side, one a line.
    fn plies_of(game: &Game, side: Color) -> Vec<String> {
        let ours = |&(count, _): &(usize, &Ply)| {
            game.position_after(count).is_some_and(|position| position.side_to_move() == side)
        };
        game.plies().iter().enumerate().filter(ours).map(|(_, ply)| ply.to_string()).collect()
    }

    /// What the program of a side reads in a game.
    fn lines_for(game: &Game, side: Color) -> Vec<String> {
        let start = (side == Color::White).then(|| START.to_owned());
        start.into_iter().chain(plies_of(game, !side)).collect()
    }

    /// Holds a dialogue in which the program plays as its side did in a game: how it ended, and what
    /// was written.
    fn held(game: &Game, lines: &[String]) -> (Result<(), String>, Vec<String>) {
        let mut output = Vec::new();
        let held = hold(lines.to_vec(), &mut output, |position| {
            let count = (0..game.plies().len()).find(|&n| game.position_after(n) == Some(position));
            count.map(|count| game.plies()[count])
        });
        let written = String::from_utf8(output).unwrap().lines().map(str::to_owned).collect();
        (held.map_err(|failure| failure.to_string()), written)
    }

    fn failure(lines: &[&str]) -> String {
        let lines: Vec<_> = lines.iter().map(|&line| line.to_owned()).collect();
        held(&game(), &lines).0.unwrap_err()
    }

    #[test]
    fn either_side_of_a_game_is_played_to_its_end() {
        for game in games() {
            for side in Color::ALL {
                let (ended, written) = held(&game, &lines_for(&game, side));
                assert_eq!((ended, written), (Ok(()), plies_of(&game, side)), "{game}");
            }
        }
    }

    #[test]
    fn white_places_last_and_moves_at_once() {
        let lines = lines_for(&game(), Color::White);
        // Start and 24 placements are answered with 25, and a move for which nothing is awaited.
        assert_eq!(held(&game(), &lines[..25]).1.len(), 26);
        assert_eq!(held(&game(), &lines[..24]).1.len(), 24);
    }

    #[test]
    fn a_game_that_is_over_is_followed_by_quit_alone() {
        let mut lines = lines_for(&game(), Color::White);
        lines.push("quit".into());
        assert_eq!(held(&game(), &lines).0, Ok(()));
        lines.pop();
        lines.push("PASS".into());
        let wrong = "PASS is illegal: the game is over; expected Quit, since the game is over";
        let message = format!("line {}: {wrong}", lines.len());
        assert_eq!(held(&game(), &lines).0, Err(message));
    }

    #[test]
    fn quit_and_the_end_of_the_lines_end_the_game_at_any_moment() {
        let lines = lines_for(&game(), Color::White);
        for count in 0..lines.len() {
            let mut begun = lines[..count].to_vec();
            assert_eq!(held(&game(), &begun).0, Ok(()));
            begun.extend(["QUIT".to_owned(), "nonsense".to_owned()]);
            assert_eq!(held(&game(), &begun).0, Ok(()));
        }
    }

    #[test]
    fn letters_may_be_of_either_case() {
        let lines = lines_for(&game(), Color::White);
        let lower: Vec<_> = lines.iter().map(|line| line.to_ascii_lowercase()).collect();
        assert_eq!(held(&game(), &lower), held(&game(), &lines));
    }

    #[test]
    fn a_wrong_line_is_answered_with_what_was_expected() {
        let first = "expected Start, White's first placement such as D3, or Quit";
        let no_ply = "is no ply: write D3 to place, D3F3 to move, or PASS";
        assert_eq!(failure(&["hello"]), format!("line 1: “hello” {no_ply}; {first}"));
        assert_eq!(failure(&[""]), format!("line 1: “” {no_ply}; {first}"));
        let wrong_phase = "pieces are still being placed, stacks cannot move yet";
        assert_eq!(failure(&["D3F3"]), format!("line 1: D3F3 is illegal: {wrong_phase}; {first}"));
        let placement = "expected Black's placement such as D3, or Quit";
        let first = game().plies()[0];
        let taken = failure(&["Start", &first.to_string()]);
        let wrong = format!("line 2: {first} is illegal: {first} is taken");
        assert_eq!(taken, format!("{wrong}; {placement}"));
        assert_eq!(failure(&["Start", "Start"]), format!("line 2: “Start” {no_ply}; {placement}"));
    }

    #[test]
    fn a_move_is_one_token() {
        let mut lines = lines_for(&game(), Color::White);
        let (from, to) = lines[25].split_at(2);
        let message = format!(
            "line 26: here this ply is written {from}{to}; \
             expected Black's move such as D3F3, or Quit"
        );
        lines[25] = format!("{from}-{to}");
        assert_eq!(held(&game(), &lines).0, Err(message));
    }

    #[test]
    fn a_pass_is_the_only_answer_where_it_is_forced_and_none_elsewhere() {
        let ending_with = |count: usize, last: &str| {
            let mut lines = lines_for(&game(), Color::White);
            lines.truncate(count);
            lines.push(last.to_owned());
            held(&game(), &lines).0.unwrap_err()
        };
        let lines = lines_for(&game(), Color::White);
        let pass = lines.iter().position(|line| line == "PASS").unwrap();
        let forced = ending_with(pass, &lines[pass - 1]);
        assert!(forced.ends_with("expected Black's PASS, or Quit"), "{forced}");
        let early = ending_with(pass - 1, "PASS");
        assert!(early.ends_with("expected Black's move such as D3F3, or Quit"), "{early}");
    }

    #[test]
    fn without_an_answer_the_program_ends() {
        let mut output = Vec::new();
        assert!(hold([START.to_owned()], &mut output, |_| None).is_ok());
        assert!(output.is_empty());
    }
}
