//! Previews the effects of plies without playing them.

use dvonn_model::Setup;
use dvonn_rules::{Cell, Color, Effect, Illegal, Phase, Ply, Position, Reds};

use crate::Match;
use crate::words::{RESIGN, Word, WordError, words};

/// The effects of a line of plies, starting from a game's current position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinePreview {
    /// The effect of each ply, including forced passes. Never empty.
    pub effects: Vec<Effect>,
    /// The position after the plies.
    pub position: Position,
    /// The number of red pieces in each stack.
    pub reds: Reds,
    /// True if the rest of the board would be dealt next, so that the line cannot continue.
    pub is_dealt_next: bool,
}

/// Why a text is not a line of playable plies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinePreviewError {
    /// There are no plies.
    Empty,
    /// There are more than [`LinePreview::MAX_PLIES`] plies.
    TooLong,
    /// A word is not a cell, a move or a pass.
    UnknownWord(String),
    /// A letter and a digit that are not a cell of the board.
    NoSuchCell(String),
    /// A move with only one cell.
    HalfAMove(Cell),
    /// A ply is illegal in its position.
    Illegal {
        /// Its number, counted from 1, not counting omitted forced passes.
        number: usize,
        /// The ply.
        ply: Ply,
        /// The side to move.
        color: Color,
        /// The rule that it breaks.
        illegal: Illegal,
    },
    /// The rest of the board would be dealt before this ply.
    Dealt,
}

impl LinePreview {
    /// The maximum number of plies in a preview.
    pub const MAX_PLIES: usize = 12;

    /// Parses a line of plies from the position of a game, starting with the side to move. Forced
    /// passes may be omitted.
    ///
    /// # Errors
    /// The first mistake in the text.
    pub fn read(text: &str, game: &Match) -> Result<LinePreview, LinePreviewError> {
        let mut ahead = LinePreview {
            effects: Vec::new(),
            position: *game.position(),
            reds: game.history.reds(),
            is_dealt_next: false,
        };
        let deals = matches!(game.row.terms.setup, Setup::Reds(_));
        let words =
            words(text).into_iter().collect::<Result<Vec<_>, _>>().map_err(
                |error| match error {
                    WordError::Unknown(word) => LinePreviewError::UnknownWord(word),
                    WordError::NoSuchCell(word) => LinePreviewError::NoSuchCell(word),
                },
            )?;
        let mut words = words.into_iter();
        let mut number = 0;
        while let Some(word) = words.next() {
            number += 1;
            if ahead.is_dealt_next {
                return Err(LinePreviewError::Dealt);
            }
            if number > LinePreview::MAX_PLIES {
                return Err(LinePreviewError::TooLong);
            }
            let ply = match word {
                Word::Any => return Err(LinePreviewError::UnknownWord(String::from("*"))),
                Word::Resign => return Err(LinePreviewError::UnknownWord(RESIGN.to_owned())),
                Word::Pass => Ply::Pass,
                Word::Cells(from, to) => Ply::Move { from, to },
                Word::Cell(cell) if ahead.position.phase() == Phase::Placement => Ply::Place(cell),
                Word::Cell(from) => match words.next() {
                    Some(Word::Cell(to)) => Ply::Move { from, to },
                    _ => return Err(LinePreviewError::HalfAMove(from)),
                },
            };
            ahead.play(number, ply)?;
            let position = &ahead.position;
            ahead.is_dealt_next =
                deals && position.phase() == Phase::Placement && position.to_place().reds == 0;
        }
        if ahead.effects.is_empty() { Err(LinePreviewError::Empty) } else { Ok(ahead) }
    }

    fn play(&mut self, number: usize, ply: Ply) -> Result<(), LinePreviewError> {
        while ply != Ply::Pass && self.position.must_pass() {
            self.effects.extend(self.position.play(Ply::Pass));
        }
        let color = self.position.side_to_move();
        let effect = self.position.play(ply);
        let effect =
            effect.map_err(|illegal| LinePreviewError::Illegal { number, ply, color, illegal })?;
        self.reds = self.reds.after(ply, &self.position);
        self.effects.push(effect);
        Ok(())
    }

    /// Returns how many moves a side would have on its turn.
    pub fn moves(&self, color: Color) -> usize {
        let stacks = self.position.movable(color);
        stacks.iter().map(|stack| self.position.destinations(stack).len()).sum()
    }
}

#[cfg(test)]
mod tests {
    use dvonn_model::{GameRow, Terms};
    use dvonn_rules::{Seed, Stack};

    use super::*;

    /// In the lower left corner of an empty board: White's stack on B2 is surrounded.
    const CORNER: &str = "w b1,w1,.,.,.,.,.,.,./b1,w1,w3*,.,.,.,.,.,.,./r1,b1,r1,.,.,.,.,.,.,.,./\
        .,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.";

    fn game(setup: Setup, start: Position) -> Match {
        let row = GameRow::sample();
        let terms = Terms { setup, start, ..row.terms };
        Match::new(GameRow { terms, ..row }, &[]).unwrap()
    }

    fn corner() -> Match {
        game(Setup::Given, CORNER.parse().unwrap())
    }

    fn plies(ahead: &LinePreview) -> String {
        let plies: Vec<_> = ahead.effects.iter().map(|effect| effect.ply.to_string()).collect();
        plies.join(" ")
    }

    #[test]
    fn a_ply_is_previewed_in_any_spelling() {
        for text in ["B1A1", "b1 a1", "b1→a1", " B1 - A1 "] {
            let ahead = LinePreview::read(text, &corner()).unwrap();
            assert_eq!(plies(&ahead), "B1A1", "{text}");
            assert_eq!(ahead.effects[0].captured, Some(Stack::single(Color::Black)));
            assert_eq!(ahead.position.side_to_move(), Color::Black);
        }
    }

    #[test]
    fn several_plies_are_previewed_in_order() {
        let empty = game(Setup::Full, Position::new());
        assert_eq!(plies(&LinePreview::read("D3, e4 F5", &empty).unwrap()), "D3 E4 F5");
        let ahead = LinePreview::read("B1A1 B3 A2", &corner()).unwrap();
        assert_eq!(plies(&ahead), "B1A1 B3A2");
        assert_eq!(ahead.moves(Color::White), 6);
    }

    #[test]
    fn missing_forced_passes_are_added() {
        let rows = "w3,b1,b4*,b1,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,.";
        let start = format!("b {rows}/.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.");
        let game = game(Setup::Given, start.parse().unwrap());
        for text in ["D1C1 B1A1", "D1C1 PASS B1A1"] {
            assert_eq!(plies(&LinePreview::read(text, &game).unwrap()), "D1C1 PASS B1A1", "{text}");
        }
        let early = LinePreview::read("PASS", &game);
        assert!(matches!(early, Err(LinePreviewError::Illegal { number: 1, .. })), "{early:?}");
    }

    #[test]
    fn errors_name_the_mistake() {
        let read = |text: &str| LinePreview::read(text, &corner()).unwrap_err();
        let cell = Cell::named;
        assert_eq!(read(" "), LinePreviewError::Empty);
        assert_eq!(read("B1A1 x"), LinePreviewError::UnknownWord("x".into()));
        assert_eq!(read("*"), LinePreviewError::UnknownWord("*".into()));
        assert_eq!(read("Z9A1"), LinePreviewError::NoSuchCell("Z9".into()));
        assert_eq!(read("B1"), LinePreviewError::HalfAMove(cell("B1")));
        let color = Color::Black;
        let illegal = Illegal::NotYours {
            cell: cell("C2"),
            stack: corner().position().stack(cell("C2")).unwrap(),
        };
        let ply = Ply::Move { from: cell("C2"), to: cell("C3") };
        assert_eq!(read("B1A1 C2C3"), LinePreviewError::Illegal { number: 2, ply, color, illegal });
    }

    #[test]
    fn a_preview_has_at_most_twelve_plies() {
        let cells = |count| {
            let cells: Vec<_> = Cell::ALL[..count].iter().map(ToString::to_string).collect();
            cells.join(" ")
        };
        let game = game(Setup::Full, Position::new());
        assert_eq!(LinePreview::read(&cells(12), &game).unwrap().effects.len(), 12);
        assert_eq!(LinePreview::read(&cells(13), &game), Err(LinePreviewError::TooLong));
    }

    #[test]
    fn previews_end_at_the_deal() {
        let game = game(Setup::Reds(Seed::default()), Position::new());
        assert!(!LinePreview::read("D3 E4", &game).unwrap().is_dealt_next);
        assert!(LinePreview::read("D3 E4 F5", &game).unwrap().is_dealt_next);
        assert_eq!(LinePreview::read("D3 E4 F5 A1", &game), Err(LinePreviewError::Dealt));
    }
}
