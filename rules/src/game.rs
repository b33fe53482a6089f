//! A game from its start: the plies, and text in one line. Knows nothing of players or files.

use std::fmt;
use std::str::FromStr;

use crate::color::ByColor;
use crate::effect::Effect;
use crate::excerpt::Excerpt;
use crate::illegal::Illegal;
use crate::ply::{Ply, PlyError};
use crate::position::{Outcome, Position};
use crate::reds::Reds;

/// A start position and the legal plies played from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The position before each ply.
    before: Vec<Position>,
    plies: Vec<Ply>,
    position: Position,
}

impl Game {
    /// A game that begins with the empty board.
    pub fn new() -> Game {
        Game::from_position(Position::new())
    }

    /// A game that begins with a given position, such as a full board.
    pub fn from_position(start: Position) -> Game {
        Game { before: Vec::new(), plies: Vec::new(), position: start }
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The position at the start.
    pub fn start(&self) -> &Position {
        self.before.first().unwrap_or(&self.position)
    }

    /// The plies so far.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The position after the first `count` plies, if so many were played.
    pub fn position_after(&self, count: usize) -> Option<&Position> {
        if count == self.plies.len() { Some(&self.position) } else { self.before.get(count) }
    }

    /// How many red pieces are in which stack after the first `count` plies, if so many were played;
    /// known in every game that began with the empty or the full board.
    pub fn reds_after(&self, count: usize) -> Option<Reds> {
        let plies = self.plies.get(..count)?;
        let after = self.before.iter().skip(1).chain([&self.position]);
        let start = Reds::seen_in(self.start());
        Some(plies.iter().zip(after).fold(start, |reds, (&ply, after)| reds.after(ply, after)))
    }

    /// How many red pieces are in which stack now.
    pub fn reds(&self) -> Reds {
        self.reds_after(self.plies.len()).unwrap_or_default()
    }

    /// Plays a ply and says what it did.
    ///
    /// # Errors
    ///
    /// The rule that the ply breaks; the game then is as it was.
    pub fn play(&mut self, ply: Ply) -> Result<Effect, Illegal> {
        let before = self.position;
        let effect = self.position.play(ply)?;
        self.before.push(before);
        self.plies.push(ply);
        Ok(effect)
    }

    /// Takes the last ply back and returns it; `None` at the start.
    pub fn undo(&mut self) -> Option<Ply> {
        self.position = self.before.pop()?;
        self.plies.pop()
    }

    /// What the last ply did; `None` at the start.
    pub fn last_effect(&self) -> Option<Effect> {
        self.before.last()?.preview(*self.plies.last()?).ok()
    }

    /// How the game ended, once it has.
    pub fn result(&self) -> Option<Outcome> {
        self.position.result()
    }

    /// Plays a text of plies, with or without the score at its end.
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

    /// Plays one word of a text.
    fn play_word(&mut self, word: &str) -> Result<(), GameError> {
        let ply = self.plies.len() + 1;
        let error = |reason| GameError { ply, reason };
        let parsed = word.parse().map_err(|unreadable| error(GameFault::Unreadable(unreadable)))?;
        self.play(parsed).map_err(|illegal| error(GameFault::Illegal { ply: parsed, illegal }))?;
        Ok(())
    }

    /// Compares a score that a text gives with the board.
    fn check_score(&self, text: &str) -> Result<(), GameError> {
        let error = |reason| GameError { ply: self.plies.len(), reason };
        let said =
            read_score(text).ok_or_else(|| error(GameFault::UnreadableScore(Excerpt::of(text))))?;
        match self.result() {
            None => Err(error(GameFault::NotOver)),
            Some(Outcome { score }) if score == said => Ok(()),
            Some(Outcome { score }) => Err(error(GameFault::OtherScore { said, score })),
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

/// Where and why a text is no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("at ply {ply}: {reason}")]
pub struct GameError {
    /// The number of the ply, counted from 1; where the score is wrong, that of the last one.
    pub ply: usize,
    /// What is wrong there.
    #[source]
    pub reason: GameFault,
}

/// What is wrong with a ply or the score of a game in text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GameFault {
    /// It is no ply.
    #[error(transparent)]
    Unreadable(#[from] PlyError),
    /// The rules do not allow it.
    #[error("{ply} is illegal: {illegal}")]
    Illegal {
        /// The ply.
        ply: Ply,
        /// The rule that it breaks.
        illegal: Illegal,
    },
    /// After the bar there is something else than two numbers.
    #[error("{0} is no score: write two numbers, White's first")]
    UnreadableScore(Excerpt),
    /// A score is given, but the game goes on.
    #[error("a score is given, but the game is not over")]
    NotOver,
    /// The score is another one than that on the board.
    #[error(
        "score says {} {}, the board {} {}", .said.white, .said.black, .score.white, .score.black
    )]
    OtherScore {
        /// The score in the text.
        said: ByColor<u8>,
        /// The score on the board.
        score: ByColor<u8>,
    },
}

/// Writes the plies on one line and, once the game is over, the score after a bar. The start
/// position is not written; a [`Record`](crate::Record) keeps it.
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

/// Reads plies separated by blanks from the empty board on, and checks the score if one follows.
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

    /// Two stacks that can only be joined.
    fn almost_over() -> Game {
        let rows = "w1,b4*,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,.";
        let text = format!("w {rows}/.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.");
        Game::from_position(text.parse().unwrap())
    }

    fn message(text: &str) -> String {
        text.parse::<Game>().unwrap_err().to_string()
    }

    #[test]
    fn plies_are_kept_and_taken_back() {
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
    fn an_illegal_ply_leaves_the_game_as_it_was() {
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
    fn the_faulty_ply_is_named() {
        assert_eq!(message("D3 D3"), "at ply 2: D3 is illegal: D3 is taken");
        assert_eq!(
            message("D3 E4 Z9"),
            "at ply 3: “Z9” is no cell of the board, which runs from A1 to K5"
        );
        assert_eq!(
            message("D3 hello"),
            "at ply 2: “hello” is no ply: write D3 to place, D3F3 to move, or PASS"
        );
    }

    #[test]
    fn the_score_is_compared_with_the_board() {
        assert_eq!(message("D3 | 0 0"), "at ply 1: a score is given, but the game is not over");
        assert_eq!(message("| 20"), "at ply 0: “20” is no score: write two numbers, White's first");
        assert_eq!(
            message("D3 | 1 2 3"),
            "at ply 1: “1 2 3” is no score: write two numbers, White's first"
        );
        let faulty = almost_over().play_text("A1B1 | 4 0").unwrap_err();
        assert_eq!(faulty.to_string(), "at ply 1: score says 4 0, the board 5 0");
        assert_eq!(almost_over().play_text("A1B1 | 5 0"), Ok(()));
    }
}
