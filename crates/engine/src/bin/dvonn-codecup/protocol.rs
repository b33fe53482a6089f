//! The contest protocol: reads the opponent's plies and writes the player's own.

use std::fmt;
use std::io::{self, Write};

use dvonn_rules::{Color, Phase, Ply, Position};

use crate::input::QUIT;

/// The first line for White's program, in any case.
const START: &str = "Start";

/// The word before the plies of a game that the program is to go on with, in any case.
const RESUME: &str = "Resume";

/// The reason why a game ended early, other than by `Quit` or the end of input.
#[derive(Debug)]
pub(crate) enum ProtocolError {
    /// An invalid line: its number from 1, the problem, and what was expected.
    Input { line: usize, problem: String, expected: String },
    /// The output cannot be written.
    Output(io::Error),
}

impl ProtocolError {
    pub(crate) fn exit_code(&self) -> u8 {
        match self {
            ProtocolError::Input { .. } => 2,
            ProtocolError::Output(_) => 1,
        }
    }
}

impl fmt::Display for ProtocolError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProtocolError::Input { line, problem, expected } => {
                write!(f, "line {line}: {problem}; expected {expected}")
            }
            ProtocolError::Output(error) => {
                write!(f, "cannot write to standard output: {error}")
            }
        }
    }
}

/// Plays a game: reads the opponent's plies and writes the plies that `choose` returns. Ends at
/// `Quit`, at the end of the input, or when `choose` returns `None`.
///
/// # Errors
///
/// If a line is invalid or the output cannot be written.
pub(crate) fn run(
    lines: impl IntoIterator<Item = String>,
    output: &mut impl Write,
    mut choose: impl FnMut(&Position) -> Option<Ply>,
) -> Result<(), ProtocolError> {
    let mut lines = (1..).zip(lines).take_while(|(_, line)| !line.eq_ignore_ascii_case(QUIT));
    let mut position = Position::new();
    let us = match lines.next() {
        None => return Ok(()),
        Some((_, line)) if line.eq_ignore_ascii_case(START) => Color::White,
        Some((number, line)) => match resumed(&line) {
            Some(plies) => {
                for ply in plies.split_whitespace() {
                    play(&mut position, number, ply)?;
                }
                position.side_to_move()
            }
            None => {
                play(&mut position, number, &line)?;
                Color::Black
            }
        },
    };
    while position.phase() != Phase::Over {
        if position.side_to_move() == us {
            let Some(ply) = choose(&position) else { return Ok(()) };
            position.make(ply);
            writeln!(output, "{ply}")
                .and_then(|()| output.flush())
                .map_err(ProtocolError::Output)?;
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

/// Returns the plies on a line that resumes a game.
fn resumed(line: &str) -> Option<&str> {
    let (word, plies) = line.split_once(' ').unwrap_or((line, ""));
    word.eq_ignore_ascii_case(RESUME).then_some(plies)
}

/// Plays the ply on an input line.
fn play(position: &mut Position, line: usize, text: &str) -> Result<(), ProtocolError> {
    let played = parse(text).and_then(|ply| match position.play(ply) {
        Ok(_) => Ok(()),
        Err(illegal) => Err(format!("{ply} is illegal: {illegal}")),
    });
    played.map_err(|problem| ProtocolError::Input { line, problem, expected: expected(position) })
}

/// Parses a ply in the notation of the protocol.
fn parse(text: &str) -> Result<Ply, String> {
    let ply: Ply = text.parse().map_err(|error| format!("{error}"))?;
    let token = ply.to_string();
    if text.eq_ignore_ascii_case(&token) {
        Ok(ply)
    } else {
        Err(format!("write this ply as {token}"))
    }
}

fn expected(position: &Position) -> String {
    let side = position.side_to_move();
    match position.phase() {
        Phase::Placement if *position == Position::new() => {
            format!("{START}, White's first placement such as D3, {RESUME} and plies, or {QUIT}")
        }
        Phase::Placement => format!("{side}'s placement such as D3, or {QUIT}"),
        Phase::Movement if position.must_pass() => format!("{side}'s PASS, or {QUIT}"),
        Phase::Movement => format!("{side}'s move such as D3F3, or {QUIT}"),
        Phase::Over => format!("{QUIT}, because the game is over"),
    }
}

#[cfg(test)]
mod tests {
    use dvonn_rules::Game;

    use super::*;

    /// Finished games with their scores, some of them with passes.
    const GAMES: &str = include_str!("../../../../rules/tests/data/games.txt");

    fn games() -> impl Iterator<Item = Game> {
        let lines = GAMES.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        lines.map(|line| line.parse().unwrap())
    }

    /// A game in which Black passes.
    fn game() -> Game {
        games().find(|game| plies_of(game, Color::Black).contains(&"PASS".into())).unwrap()
    }

    /// The plies of one side as lines.
    fn plies_of(game: &Game, side: Color) -> Vec<String> {
        let ours = |&(count, _): &(usize, &Ply)| {
            game.position_after(count).is_some_and(|position| position.side_to_move() == side)
        };
        game.plies().iter().enumerate().filter(ours).map(|(_, ply)| ply.to_string()).collect()
    }

    /// The input of one side's program in a game.
    fn lines_for(game: &Game, side: Color) -> Vec<String> {
        let start = (side == Color::White).then(|| START.to_owned());
        start.into_iter().chain(plies_of(game, !side)).collect()
    }

    /// Runs one side of a recorded game. Returns the result and the output lines.
    fn output_for(game: &Game, lines: &[String]) -> (Result<(), String>, Vec<String>) {
        let mut output = Vec::new();
        let result = run(lines.to_vec(), &mut output, |position| {
            let count = (0..game.plies().len()).find(|&n| game.position_after(n) == Some(position));
            count.map(|count| game.plies()[count])
        });
        let written = String::from_utf8(output).unwrap().lines().map(str::to_owned).collect();
        (result.map_err(|error| error.to_string()), written)
    }

    fn error_for(lines: &[&str]) -> String {
        let lines: Vec<_> = lines.iter().map(|&line| line.to_owned()).collect();
        output_for(&game(), &lines).0.unwrap_err()
    }

    #[test]
    fn both_sides_of_a_game_are_played_to_the_end() {
        for game in games() {
            for side in Color::ALL {
                let (result, written) = output_for(&game, &lines_for(&game, side));
                assert_eq!((result, written), (Ok(()), plies_of(&game, side)), "{game}");
            }
        }
    }

    #[test]
    fn white_sends_its_last_placement_and_first_move_together() {
        let lines = lines_for(&game(), Color::White);
        // After Start and 24 placements, White has sent 25 placements and its first move.
        assert_eq!(output_for(&game(), &lines[..25]).1.len(), 26);
        assert_eq!(output_for(&game(), &lines[..24]).1.len(), 24);
    }

    #[test]
    fn a_resumed_game_goes_on_with_the_side_to_move() {
        for game in games() {
            let plies: Vec<_> = game.plies().iter().map(ToString::to_string).collect();
            for count in [0, 1, 20, 49, 50, plies.len() - 1] {
                let side = game.position_after(count).unwrap().side_to_move();
                let sides = |n: usize| game.position_after(n).unwrap().side_to_move();
                let later = |own: bool| {
                    let later = (count..plies.len()).filter(move |&n| (sides(n) == side) == own);
                    later.map(|n| plies[n].clone()).collect::<Vec<_>>()
                };
                let mut lines = vec![format!("resume {}", plies[..count].join(" "))];
                lines.extend(later(false));
                assert_eq!(output_for(&game, &lines), (Ok(()), later(true)), "{game}, {count}");
            }
        }
    }

    #[test]
    fn a_resumed_game_must_be_legal() {
        let wrong = error_for(&["Resume D3 D3"]);
        assert!(wrong.starts_with("line 1: D3 is illegal: D3 is taken; expected"), "{wrong}");
    }

    #[test]
    fn only_quit_may_follow_the_end_of_a_game() {
        let mut lines = lines_for(&game(), Color::White);
        lines.push("quit".into());
        assert_eq!(output_for(&game(), &lines).0, Ok(()));
        lines.pop();
        lines.push("PASS".into());
        let wrong = "PASS is illegal: the game is over; expected Quit, because the game is over";
        let message = format!("line {}: {wrong}", lines.len());
        assert_eq!(output_for(&game(), &lines).0, Err(message));
    }

    #[test]
    fn quit_and_the_end_of_input_end_the_game_at_any_time() {
        let lines = lines_for(&game(), Color::White);
        for count in 0..lines.len() {
            let mut lines = lines[..count].to_vec();
            assert_eq!(output_for(&game(), &lines).0, Ok(()));
            lines.extend(["QUIT".to_owned(), "nonsense".to_owned()]);
            assert_eq!(output_for(&game(), &lines).0, Ok(()));
        }
    }

    #[test]
    fn case_does_not_matter() {
        let lines = lines_for(&game(), Color::White);
        let lower: Vec<_> = lines.iter().map(|line| line.to_ascii_lowercase()).collect();
        assert_eq!(output_for(&game(), &lower), output_for(&game(), &lines));
    }

    #[test]
    fn the_error_for_an_invalid_line_says_what_was_expected() {
        let first = "expected Start, White's first placement such as D3, Resume and plies, or Quit";
        let no_ply = "is not a ply: write D3 to place, D3F3 to move, or PASS";
        assert_eq!(error_for(&["hello"]), format!("line 1: “hello” {no_ply}; {first}"));
        assert_eq!(error_for(&[""]), format!("line 1: “” {no_ply}; {first}"));
        let wrong_phase = "pieces are still being placed, stacks cannot move yet";
        assert_eq!(
            error_for(&["D3F3"]),
            format!("line 1: D3F3 is illegal: {wrong_phase}; {first}")
        );
        let placement = "expected Black's placement such as D3, or Quit";
        let first = game().plies()[0];
        let taken = error_for(&["Start", &first.to_string()]);
        let wrong = format!("line 2: {first} is illegal: {first} is taken");
        assert_eq!(taken, format!("{wrong}; {placement}"));
        assert_eq!(
            error_for(&["Start", "Start"]),
            format!("line 2: “Start” {no_ply}; {placement}")
        );
    }

    #[test]
    fn a_move_must_be_one_token() {
        let mut lines = lines_for(&game(), Color::White);
        let (from, to) = lines[25].split_at(2);
        let message = format!(
            "line 26: write this ply as {from}{to}; \
             expected Black's move such as D3F3, or Quit"
        );
        lines[25] = format!("{from}-{to}");
        assert_eq!(output_for(&game(), &lines).0, Err(message));
    }

    #[test]
    fn a_pass_is_accepted_only_when_forced() {
        let ending_with = |count: usize, last: &str| {
            let mut lines = lines_for(&game(), Color::White);
            lines.truncate(count);
            lines.push(last.to_owned());
            output_for(&game(), &lines).0.unwrap_err()
        };
        let lines = lines_for(&game(), Color::White);
        let pass = lines.iter().position(|line| line == "PASS").unwrap();
        let forced = ending_with(pass, &lines[pass - 1]);
        assert!(forced.ends_with("expected Black's PASS, or Quit"), "{forced}");
        let early = ending_with(pass - 1, "PASS");
        assert!(early.ends_with("expected Black's move such as D3F3, or Quit"), "{early}");
    }

    #[test]
    fn the_program_ends_if_no_ply_is_chosen() {
        let mut output = Vec::new();
        assert!(run([START.to_owned()], &mut output, |_| None).is_ok());
        assert!(output.is_empty());
    }
}
