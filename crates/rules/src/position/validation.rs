//! Validation: whether a setup is a valid position.

use alloc::vec::Vec;

use super::fault::{Faults, PieceCounts, PositionFault};
use super::setup::RawPosition;
use super::{PIECES_PER_SIDE, Position, REDS, placed, side_to_place};
use crate::cell::Cell;
use crate::color::Color;
use crate::stack::Stack;

/// Validates a setup, as far as the stacks alone allow.
///
/// # Errors
///
/// All faults found. A position that can arise in a game never has any.
impl TryFrom<&RawPosition> for Position {
    type Error = Faults;

    fn try_from(setup: &RawPosition) -> Result<Position, Faults> {
        if !setup.movement_started && placement_fits(setup) {
            return Ok(setup.assemble(true));
        }
        let position = setup.assemble(false);
        let faults = movement_faults(setup, &position);
        if faults.is_empty() { Ok(position) } else { Err(Faults(faults)) }
    }
}

/// The same as for `&RawPosition`.
impl TryFrom<RawPosition> for Position {
    type Error = Faults;

    fn try_from(setup: RawPosition) -> Result<Position, Faults> {
        Position::try_from(&setup)
    }
}

/// Returns true if the setup can arise by alternating placement before the board is full.
pub(super) fn placement_fits(setup: &RawPosition) -> bool {
    let count = setup.stacks().count();
    count < Cell::COUNT && setup.side_to_move == side_to_place(count) && {
        let mut found = PieceCounts::default();
        let all_single = setup.stacks().all(|(_, stack)| {
            match stack.owner() {
                None => found.reds += 1,
                Some(color) => found.pieces[color] += 1,
            }
            stack.height() == 1
        });
        all_single && found == placed(count)
    }
}

/// Returns the reasons why a setup is not a position of the movement phase; empty if it is one.
/// `position` is assembled from the setup.
fn movement_faults(setup: &RawPosition, position: &Position) -> Vec<PositionFault> {
    let mut faults = Vec::new();
    let stacks = setup.stacks().count();
    let pieces: u32 = setup.stacks().map(|(_, stack)| u32::from(stack.height())).sum();
    let all_single = setup.stacks().all(|(_, stack)| stack.height() == 1);

    red_faults(setup, position, &mut faults);
    if pieces > 49 {
        faults.push(PositionFault::TooManyPieces { found: pieces });
    }
    for color in Color::ALL {
        let found = position.owned_by(color).len();
        if found > usize::from(PIECES_PER_SIDE) {
            faults.push(PositionFault::TooManyStacks { color, found });
        }
    }
    if stacks == Cell::COUNT
        && setup.side_to_move == Color::Black
        && position.can_move(Color::White)
    {
        faults.push(PositionFault::BlackMovesFirst);
    }
    if all_single && pieces == 48 {
        faults.push(PositionFault::OnePieceMissing);
    }
    if all_single && stacks < Cell::COUNT && !setup.movement_started && !faults.is_empty() {
        faults.push(PositionFault::NoPlacement {
            pieces: stacks,
            needed: placed(stacks),
            side_to_move: side_to_place(stacks),
        });
    }
    faults
}

fn red_faults(setup: &RawPosition, position: &Position, faults: &mut Vec<PositionFault>) {
    let with_red = position.with_red();
    if !(1..=usize::from(REDS)).contains(&with_red.len()) {
        faults.push(PositionFault::StacksWithRed { found: with_red.len() });
    }
    if with_red.is_empty() {
        return;
    }
    let room = |stack: Stack| {
        if stack.is_lone_red() { 1 } else { (stack.height() - 1).min(REDS) }
    };
    let room = setup.stacks().filter(|(_, s)| s.has_red()).map(|(_, stack)| room(stack)).sum();
    if room < REDS {
        faults.push(PositionFault::RoomForReds { room });
    }
    let cells = position.occupied() - position.occupied().connected_to(with_red);
    if !cells.is_empty() {
        faults.push(PositionFault::Isolated { cells });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::color::ByColor;
    use crate::position::PositionError;

    fn setup(side_to_move: Color, stacks: &[(&str, &str)]) -> RawPosition {
        let mut setup = RawPosition::new(side_to_move);
        for (name, stack) in stacks {
            setup.set(Cell::named(name), Some(stack.parse().unwrap()));
        }
        setup
    }

    fn faults(setup: &RawPosition) -> Vec<PositionFault> {
        Position::try_from(setup).map_or_else(|faults| faults.to_vec(), |_| Vec::new())
    }

    fn full_board(side_to_move: Color, color: impl Fn(usize) -> Color) -> RawPosition {
        let mut setup = RawPosition::new(side_to_move);
        for cell in Cell::ALL {
            let lone_red = cell.row() == 2 && (4..7).contains(&cell.column());
            let stack = if lone_red { Stack::LONE_RED } else { Stack::single(color(cell.index())) };
            setup.set(cell, Some(stack));
        }
        setup
    }

    fn alternating(index: usize) -> Color {
        if index < 23 { Color::White } else { Color::Black }
    }

    #[test]
    fn all_faults_are_reported() {
        let mut stacks =
            vec![("A1", "w20*"), ("B1", "r1"), ("C1", "r1"), ("D1", "b30*"), ("K5", "w1")];
        stacks.push(("J5", "b1"));
        let cells = [Cell::named("J5"), Cell::named("K5")].into_iter().collect();
        let expected = [
            PositionFault::StacksWithRed { found: 4 },
            PositionFault::Isolated { cells },
            PositionFault::TooManyPieces { found: 54 },
        ];
        assert_eq!(faults(&setup(Color::White, &stacks)), expected);
        let faults = Position::try_from(setup(Color::White, &stacks)).unwrap_err();
        let message = "4 stacks contain red, but there must be 1 to 3; not connected to a red piece: \
                       J5, K5; the stacks have 54 pieces in total, but the game has only 49";
        assert_eq!(faults.to_string(), message);
    }

    #[test]
    fn a_position_must_contain_red() {
        let setup = setup(Color::White, &[("A1", "w3"), ("B1", "b1")]);
        assert_eq!(faults(&setup), [PositionFault::StacksWithRed { found: 0 }]);
    }

    #[test]
    fn stacks_with_red_must_be_high_enough_for_three_reds() {
        let low = setup(Color::White, &[("A1", "w2*"), ("B1", "r1"), ("C1", "w9")]);
        assert_eq!(faults(&low), [PositionFault::RoomForReds { room: 2 }]);
        let high = setup(Color::White, &[("A1", "w3*"), ("B1", "r1"), ("C1", "w9")]);
        assert_eq!(faults(&high), []);
        let one = setup(Color::White, &[("A1", "w3*")]);
        assert_eq!(faults(&one), [PositionFault::RoomForReds { room: 2 }]);
        let one = setup(Color::White, &[("A1", "w4*")]);
        assert_eq!(faults(&one), []);
    }

    #[test]
    fn a_side_cannot_own_more_stacks_than_it_has_pieces() {
        let full =
            full_board(Color::White, |index| if index < 27 { Color::White } else { Color::Black });
        let color = Color::White;
        assert_eq!(faults(&full), [PositionFault::TooManyStacks { color, found: 24 }]);
    }

    #[test]
    fn on_a_full_board_white_moves_first_unless_white_cannot_move() {
        assert_eq!(faults(&full_board(Color::White, alternating)), []);
        assert_eq!(
            faults(&full_board(Color::Black, alternating)),
            [PositionFault::BlackMovesFirst]
        );

        let edge = |index: usize| Cell::ALL[index].is_edge();
        let mut blocked =
            full_board(Color::Black, |index| if edge(index) { Color::Black } else { Color::White });
        // There are 24 edge cells, but Black has only 23 pieces, so one red is on the edge.
        blocked.set(Cell::named("A1"), Some(Stack::LONE_RED));
        blocked.set(Cell::named("E3"), Some(Stack::single(Color::White)));
        assert_eq!(faults(&blocked), []);
        blocked.side_to_move = Color::White;
        assert!(Position::try_from(blocked).unwrap().must_pass());
    }

    #[test]
    fn a_single_missing_piece_cannot_be_a_removed_stack() {
        let mut setup = full_board(Color::Black, alternating);
        setup.set(Cell::named("K5"), None);
        let needed = PieceCounts { reds: 3, pieces: ByColor { white: 22, black: 23 } };
        let no_placement =
            PositionFault::NoPlacement { pieces: 48, needed, side_to_move: Color::White };
        assert_eq!(faults(&setup), [PositionFault::OnePieceMissing, no_placement]);
        setup.set(Cell::named("J5"), None);
        assert_eq!(faults(&setup), []);
    }

    #[test]
    fn the_error_for_single_pieces_says_what_placement_requires() {
        let setup = setup(Color::White, &[("A1", "r1"), ("B1", "w1")]);
        let needed = PieceCounts { reds: 2, pieces: ByColor::default() };
        let no_placement =
            PositionFault::NoPlacement { pieces: 2, needed, side_to_move: Color::White };
        assert_eq!(faults(&setup), [PositionFault::RoomForReds { room: 1 }, no_placement]);
        let message = Position::try_from(setup).unwrap_err().to_string();
        let expected = "during placement, 2 pieces must be 2 red, 0 white and 0 black with White to \
                        move";
        assert!(message.ends_with(expected), "{message}");
    }

    #[test]
    fn single_pieces_are_a_placement_unless_marked_as_movement() {
        let mut setup = setup(Color::Black, &[("A1", "r1"), ("B1", "r1"), ("C1", "r1")]);
        let placement = Position::try_from(&setup).unwrap();
        assert_eq!(placement.phase(), crate::Phase::Placement);
        setup.movement_started = true;
        let over = Position::try_from(&setup).unwrap();
        assert_eq!(over.phase(), crate::Phase::Over);
        assert_eq!(over.to_string(), placement.to_string() + " movement");
        assert_eq!(over.to_string().parse(), Ok(over));
        assert_eq!(placement.to_string().parse::<Position>(), Ok::<_, PositionError>(placement));
    }
}
