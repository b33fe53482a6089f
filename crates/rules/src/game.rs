//! A game: its start position, its plies and its one-line notation.

use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::color::ByColor;
use crate::effect::Effect;
use crate::excerpt::Excerpt;
use crate::illegal::Illegal;
use crate::ply::{Ply, PlyError};
use crate::position::{Outcome, Phase, Position};
use crate::reds::Reds;

/// A game: a start position and the legal plies played from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The position before each ply.
    before: Vec<Position>,
    plies: Vec<Ply>,
    position: Position,
}

impl Game {
    /// Starts a game on the empty board.
    pub fn new() -> Game {
        Game::from_position(Position::new())
    }

    /// Starts a game from a given position, such as a full board.
    pub fn from_position(start: Position) -> Game {
        Game { before: Vec::new(), plies: Vec::new(), position: start }
    }

    /// Returns the current position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the start position.
    pub fn start(&self) -> &Position {
        self.before.first().unwrap_or(&self.position)
    }

    /// Returns the plies so far.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// Returns the position after the first `count` plies, or `None` if fewer were played.
    pub fn position_after(&self, count: usize) -> Option<&Position> {
        if count == self.plies.len() { Some(&self.position) } else { self.before.get(count) }
    }

    /// Returns the number of red pieces in each stack after the first `count` plies, or `None` if
    /// fewer were played. The numbers are always known in games that start from the empty or a full
    /// board.
    pub fn reds_after(&self, count: usize) -> Option<Reds> {
        let plies = self.plies.get(..count)?;
        let after = self.before.iter().skip(1).chain([&self.position]);
        let start = Reds::from_position(self.start());
        Some(plies.iter().zip(after).fold(start, |reds, (&ply, after)| reds.after(ply, after)))
    }

    /// Returns the number of red pieces in each stack now.
    pub fn reds(&self) -> Reds {
        self.reds_after(self.plies.len()).unwrap_or_default()
    }

    /// Plays a ply and returns its effect.
    ///
    /// # Errors
    ///
    /// The rule that the ply breaks. The game is then unchanged.
    pub fn play(&mut self, ply: Ply) -> Result<Effect, Illegal> {
        let before = self.position;
        let effect = self.position.play(ply)?;
        self.before.push(before);
        self.plies.push(ply);
        Ok(effect)
    }

    /// Takes back the last ply and returns it. Returns `None` at the start.
    pub fn undo(&mut self) -> Option<Ply> {
        self.position = self.before.pop()?;
        self.plies.pop()
    }

    /// Returns the effect of the last ply, or `None` at the start.
    pub fn last_effect(&self) -> Option<Effect> {
        self.before.last()?.preview(*self.plies.last()?).ok()
    }

    /// Returns the outcome, or `None` while the game is running.
    pub fn result(&self) -> Option<Outcome> {
        self.position.result()
    }

    /// Passes if the side to move has no other legal ply.
    pub(crate) fn pass_if_forced(&mut self) {
        if self.position.must_pass() {
            self.play(Ply::Pass).ok();
        }
    }

    /// Places the last piece, if it is the only one left, on the only empty cell.
    pub(crate) fn place_last_piece(&mut self) {
        if let (Phase::Placement, [ply]) = (self.position.phase(), &*self.position.legal_plies()) {
            self.play(*ply).ok();
        }
    }

    /// Plays the plies in a text and, if it ends with a score, checks the score.
    pub(crate) fn play_text(&mut self, text: &str) -> Result<(), GameError> {
        let (plies, score) = match text.split_once('|') {
            Some((plies, score)) => (plies, Some(score)),
            None => (text, None),
        };
        for word in plies.split_whitespace() {
            self.play_word(word)?;
        }
        score.map_or(Ok(()), |score| self.check_score(score))
    }

    /// Parses and plays one ply.
    fn play_word(&mut self, word: &str) -> Result<(), GameError> {
        let ply = self.plies.len() + 1;
        let error = |reason| GameError { ply, reason };
        let parsed = word.parse().map_err(|unreadable| error(GameFault::Unreadable(unreadable)))?;
        self.play(parsed).map_err(|illegal| error(GameFault::Illegal { ply: parsed, illegal }))?;
        Ok(())
    }

    /// Checks that a given score matches the board.
    pub(crate) fn check_score(&self, text: &str) -> Result<(), GameError> {
        let error = |reason| GameError { ply: self.plies.len(), reason };
        let given =
            read_score(text).ok_or_else(|| error(GameFault::UnreadableScore(Excerpt::of(text))))?;
        match self.result() {
            None => Err(error(GameFault::NotOver)),
            Some(Outcome { score }) if score == given => Ok(()),
            Some(Outcome { score }) => Err(error(GameFault::WrongScore { given, score })),
        }
    }
}

impl Default for Game {
    fn default() -> Game {
        Game::new()
    }
}

fn read_score(text: &str) -> Option<ByColor<u8>> {
    let mut numbers = text.split_whitespace();
    let score =
        ByColor { white: numbers.next()?.parse().ok()?, black: numbers.next()?.parse().ok()? };
    numbers.next().is_none().then_some(score)
}

/// The error for a text that is not a valid game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[error("at ply {ply}: {reason}")]
pub struct GameError {
    /// The number of the invalid ply, from 1. If the score is wrong, the number of the last ply.
    pub ply: usize,
    /// The error.
    #[source]
    pub reason: GameFault,
}

/// An error in a ply or the score in the text of a game.
///
/// Exhaustive, as [`Illegal`] is: a user interface has a text for each variant.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GameFault {
    /// The text is not a ply.
    #[error(transparent)]
    Unreadable(#[from] PlyError),
    /// The ply is illegal.
    #[error("{ply} is illegal: {illegal}")]
    Illegal {
        /// The ply.
        ply: Ply,
        /// The rule that it breaks.
        illegal: Illegal,
    },
    /// The text after the bar is not two numbers.
    #[error("{0} is not a score: write two numbers, White's first")]
    UnreadableScore(Excerpt),
    /// A score is given, but the game is not over.
    #[error("a score is given, but the game is not over")]
    NotOver,
    /// The given score differs from the score on the board.
    #[error(
        "the given score is {} {}, but the board has {} {}",
        .given.white, .given.black, .score.white, .score.black
    )]
    WrongScore {
        /// The score in the text.
        given: ByColor<u8>,
        /// The score on the board.
        score: ByColor<u8>,
    },
}

/// Writes the plies on one line and, if the game is over, the score after a bar. Omits the start
/// position; use a [`Record`](crate::Record) to keep it.
impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, ply) in self.plies.iter().enumerate() {
            write!(f, "{}{ply}", if index == 0 { "" } else { " " })?;
        }
        match self.result() {
            Some(Outcome { score }) => write!(f, " | {} {}", score.white, score.black),
            None => Ok(()),
        }
    }
}

/// Parses plies separated by blanks, starting from the empty board, and checks the score if there
/// is one.
impl FromStr for Game {
    type Err = GameError;

    fn from_str(text: &str) -> Result<Game, GameError> {
        let mut game = Game::new();
        game.play_text(text)?;
        Ok(game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game with one legal ply left.
    fn almost_over() -> Game {
        let rows = "w1,b4*,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,.";
        let text = format!("w {rows}/.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.");
        Game::from_position(text.parse().unwrap())
    }

    fn message(text: &str) -> String {
        text.parse::<Game>().unwrap_err().to_string()
    }

    #[test]
    fn plies_are_recorded_and_taken_back() {
        let mut game: Game = "D3 E4 f5".parse().unwrap();
        assert_eq!(game.to_string(), "D3 E4 F5");
        assert_eq!(
            game.last_effect().and_then(|effect| effect.target),
            Some("F5".parse().unwrap())
        );
        assert_eq!(game.undo(), "F5".parse().ok());
        assert_eq!(game, "D3 E4".parse().unwrap());
        assert_eq!(game.position_after(1), "D3".parse::<Game>().ok().as_ref().map(Game::position));
        assert_eq!(game.position_after(2), Some(game.position()));
        assert_eq!(game.position_after(3), None);
        game.undo();
        game.undo();
        assert_eq!((game.undo(), game.last_effect()), (None, None));
        assert_eq!(game, Game::new());
    }

    #[test]
    fn an_illegal_ply_leaves_the_game_unchanged() {
        let mut game: Game = "D3".parse().unwrap();
        let before = game.clone();
        assert!(game.play("D3".parse().unwrap()).is_err());
        assert_eq!(game, before);
    }

    #[test]
    fn a_finished_game_is_written_with_its_score() {
        let mut game = almost_over();
        assert_eq!(game.to_string(), "");
        game.play("A1B1".parse().unwrap()).unwrap();
        assert_eq!(game.to_string(), "A1B1 | 5 0");
        assert_eq!(game.start(), almost_over().position());
    }

    #[test]
    fn errors_name_the_invalid_ply() {
        assert_eq!(message("D3 D3"), "at ply 2: D3 is illegal: D3 is taken");
        assert_eq!(
            message("D3 E4 Z9"),
            "at ply 3: “Z9” is not a cell of the board, which runs from A1 to K5"
        );
        assert_eq!(
            message("D3 hello"),
            "at ply 2: “hello” is not a ply: write D3 to place, D3F3 to move, or PASS"
        );
    }

    #[test]
    fn the_score_is_checked_against_the_board() {
        assert_eq!(message("D3 | 0 0"), "at ply 1: a score is given, but the game is not over");
        assert_eq!(
            message("| 20"),
            "at ply 0: “20” is not a score: write two numbers, White's first"
        );
        assert_eq!(
            message("D3 | 1 2 3"),
            "at ply 1: “1 2 3” is not a score: write two numbers, White's first"
        );
        let error = almost_over().play_text("A1B1 | 4 0").unwrap_err();
        assert_eq!(error.to_string(), "at ply 1: the given score is 4 0, but the board has 5 0");
        assert_eq!(almost_over().play_text("A1B1 | 5 0"), Ok(()));
    }
}
