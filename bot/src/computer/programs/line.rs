//! A game as the protocol sees it: plies from the empty board.

use dvonn_rules::{Color, Game, Phase, Piece, Ply, Position, Stack};

/// The plies of a game from the empty board.
#[derive(Clone, Debug)]
pub(super) struct Line {
    game: Game,
}

impl Line {
    /// Returns the plies that lead from the empty board to the position of `game`. `None` if it
    /// starts from a position that is no placement.
    pub(super) fn of(game: &Game) -> Option<Line> {
        let mut whole = Game::new();
        for ply in placements(game.start())?.into_iter().chain(game.plies().iter().copied()) {
            whole.play(ply).ok()?;
        }
        Some(Line { game: whole })
    }

    /// The plies so far.
    pub(super) fn plies(&self) -> &[Ply] {
        self.game.plies()
    }

    /// The position after them.
    pub(super) fn position(&self) -> &Position {
        self.game.position()
    }

    /// Returns the side that played the ply with this index.
    pub(super) fn side_at(&self, index: usize) -> Option<Color> {
        self.game.position_after(index).map(Position::side_to_move)
    }
}

/// Returns placements that lead from the empty board to this one, if all that has happened on it are
/// placements.
pub(super) fn placements(start: &Position) -> Option<Vec<Ply>> {
    let mut position = Position::new();
    let mut plies = Vec::new();
    while position != *start && position.phase() == Phase::Placement {
        let single = match position.next_piece()? {
            Piece::Red => Stack::LONE_RED,
            Piece::Of(color) => Stack::single(color),
        };
        let legal = position.legal_plies();
        let ply = *legal.iter().find(|ply| match ply {
            Ply::Place(cell) => start.stack(*cell) == Some(single),
            _ => false,
        })?;
        position.make(ply);
        plies.push(ply);
    }
    (position == *start).then_some(plies)
}

#[cfg(test)]
mod tests {
    use dvonn_rules::Seed;

    use super::*;

    #[test]
    fn a_dealt_board_is_a_line_of_placements() {
        let start = Position::dealt(Seed::from_bits(7));
        let plies = placements(&start).unwrap();
        assert_eq!(plies.len(), 49);
        let mut game = Game::from_position(start);
        game.play(start.legal_plies()[0]).unwrap();
        let line = Line::of(&game).unwrap();
        assert_eq!((line.plies().len(), *line.position()), (50, *game.position()));
        assert_eq!(line.side_at(0), Some(Color::White));
        assert_eq!(placements(&Position::new()), Some(Vec::new()));
    }

    #[test]
    fn a_position_with_higher_stacks_is_no_line() {
        let mut position = Position::dealt(Seed::from_bits(7));
        position.make(position.legal_plies()[0]);
        assert_eq!(placements(&position), None);
    }
}
