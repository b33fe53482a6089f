//! The plies of a game as other programs write them: numbered or not, with any separators, perhaps
//! without what the rules force.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use crate::cell::Cell;
use crate::excerpt::Excerpt;
use crate::game::{GameError, GameFault};
use crate::illegal::Illegal;
use crate::ply::{Ply, PlyError};
use crate::position::Phase;
use crate::record::Record;
use crate::spelling::plain_spelling;

/// Results that other programs write after the last ply.
const RESULT_MARKERS: [&str; 5] = ["1-0", "0-1", "1/2-1/2", "½-½", "*"];

/// What a contest sends before the first ply and after the last.
const CONTEST_WORDS: [&str; 2] = ["Start", "Quit"];

/// What some write between the two cells of a move.
const CAPTURES: &str = "x";

/// What stands in place of the ply of a player who resigns.
const RESIGN: &str = "resign";

/// Plays the plies of a text and, if it ends with a score, checks the score.
pub(super) fn play(record: &mut Record, text: &str) -> Result<(), GameError> {
    let (plies, score) = match text.split_once('|') {
        Some((plies, score)) => (plies, Some(score)),
        None => (text, None),
    };
    let mut words: Vec<_> = words(plies).collect();
    words.pop_if(|(word, _)| RESULT_MARKERS.contains(&word.as_str()));
    let mut line = Line { record, from: None, has_resigned: false };
    for (word, typed) in &words {
        line.read(word, typed)?;
    }
    line.end()?;
    score.map_or(Ok(()), |score| record.game.check_score(score))
}

/// Returns the words of a text in the plain spelling, each with how it was written. Leaves out numbers
/// before plies, what a contest sends, and dashes and arrows around a word.
pub(super) fn words(text: &str) -> impl Iterator<Item = (String, &str)> {
    let words = text.split(|c: char| c.is_whitespace() || ",;，；、".contains(c)).map(bare);
    let words = words.map(|typed| (bare(&plain_spelling(typed)).to_owned(), typed));
    words.filter(|(word, _)| {
        !word.is_empty() && !CONTEST_WORDS.iter().any(|known| word.eq_ignore_ascii_case(known))
    })
}

fn bare(word: &str) -> &str {
    without_number(word).trim_matches(['-', '<', '>', ':'])
}

/// Strips the number before a ply: `12.D3` becomes `D3`, and `12.` becomes empty.
fn without_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    if rest.len() < word.len() && rest.starts_with('.') {
        rest.trim_start_matches('.')
    } else {
        word
    }
}

/// A game while its words are read.
struct Line<'a> {
    record: &'a mut Record,
    /// The first cell of a move whose second cell is the next word.
    from: Option<Cell>,
    has_resigned: bool,
}

impl Line<'_> {
    /// Reads a word, which an error shows as it was typed.
    fn read(&mut self, word: &str, typed: &str) -> Result<(), GameError> {
        if word.eq_ignore_ascii_case(CAPTURES) && self.from.is_some() {
            return Ok(());
        }
        if word.eq_ignore_ascii_case(RESIGN) {
            self.end()?;
            self.has_resigned = true;
            self.record.keep_resignation(self.record.game.position().side_to_move());
            return Ok(());
        }
        let number = self.record.game.plies().len() + 1;
        let parsed = word.parse().map_err(|unreadable| {
            let unreadable = match unreadable {
                PlyError::Form(_) => PlyError::Form(Excerpt::of(typed)),
                PlyError::Cell(_) => unreadable,
            };
            GameError { ply: number, reason: GameFault::Unreadable(unreadable) }
        })?;
        match (self.from.take(), parsed) {
            (Some(from), Ply::Place(to)) => self.play(Ply::Move { from, to }),
            (Some(from), _) => self.play(Ply::Place(from)),
            (None, Ply::Place(from)) if self.phase() == Phase::Movement => {
                self.from = Some(from);
                Ok(())
            }
            (None, ply) => self.play(ply),
        }
    }

    fn phase(&self) -> Phase {
        self.record.game.position().phase()
    }

    /// Ends the text. Half a move is a placement in the wrong phase.
    fn end(&mut self) -> Result<(), GameError> {
        self.from.take().map_or(Ok(()), |cell| self.play(Ply::Place(cell)))
    }

    /// Plays a ply, after what some programs leave out because it is forced: the last placement, and
    /// passes. Ignores passes after the end of the game.
    fn play(&mut self, ply: Ply) -> Result<(), GameError> {
        let game = &mut self.record.game;
        if matches!(ply, Ply::Move { .. }) {
            game.place_last_piece();
            game.pass_if_forced();
        }
        if ply == Ply::Pass && game.result().is_some() {
            return Ok(());
        }
        let number = game.plies().len() + 1;
        let played =
            if self.has_resigned { Err(Illegal::GameOver) } else { game.play(ply).map(drop) };
        let reason = |illegal| GameFault::Illegal { ply, illegal };
        played.map_err(|illegal| GameError { ply: number, reason: reason(illegal) })
    }
}
