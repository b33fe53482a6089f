//! The positions shown on the pages of the rules, taken from real games. Tests check each one
//! against the text of its page.

use dvonn_rules::{Cell, Game, Ply};

use crate::show::ids::rules::RulesPage;
use crate::show::sample::mid_game;

/// The stack of three in the figure on moves.
pub(super) const MOVER: Cell = Cell::named("G4");
/// An empty cell at the right distance from that stack.
pub(super) const EMPTY_TARGET: Cell = Cell::named("D1");
/// A neighbour of that stack, too near to land on.
pub(super) const NEAR_TARGET: Cell = Cell::named("F4");

/// A cell that touches six others, as an example for those who do not see the figure.
pub(super) const INNER_CELL: Cell = Cell::named("D3");

/// A surrounded stack with red in the figure on surrounded stacks.
pub(super) const RED_STACK: Cell = Cell::named("H2");
/// A stack at the edge that can move although no neighbouring cell is empty.
pub(super) const EDGE_STACK: Cell = Cell::named("J2");

/// The placement of a whole game.
const PLACEMENT: &str = "D3 K4 F3 F1 I4 D4 G4 E3 F4 G5 G3 K3 H4 C2 E5 H2 E4 B3 I3 G1 H3 F5 I5 C3 H5 \
                      D2 E2 B1 D5 C5 C4 E1 B4 H1 A2 F2 B2 J4 A1 J5 D1 I2 C1 A3 G2 K5 J3 J2 I1";
/// The number of these pieces that the figure on placing shows.
const PLACED_COUNT: usize = 12;

/// Returns the game on a page. It ends with the ply that the page shows, if any.
pub(super) fn of(page: RulesPage) -> Game {
    match page {
        RulesPage::Goal => from_position(
            "b .,.,.,.,.,.,.,b6,./.,.,.,.,.,.,.,b2,.,./.,.,.,.,.,.,.,.,b4,.,./\
             .,.,w4,.,.,.,.,r1,.,./.,.,w6*,w7,.,.,.,.,.",
        ),
        RulesPage::Placing => after_placements(PLACED_COUNT),
        RulesPage::Moving => from_position(
            "w .,.,.,.,.,.,r1,.,./.,.,.,.,.,.,.,.,.,./.,.,w3,.,.,b1,.,b3,.,.,./\
             w4,w1,w1,w4,b1,w3,.,b1,b2,./r1,w1,.,.,.,.,b2,b1,b5*",
        ),
        RulesPage::Surrounded => from_position(
            "w .,.,.,.,.,.,w1,b1,b1/.,.,.,.,.,.,w1,b3*,b1,b1/.,.,.,.,.,.,.,b3,w3,b1,r1/\
             .,.,.,.,.,.,w4,r1,w2,w1/.,.,.,.,.,.,.,.,b1",
        ),
        RulesPage::Isolation => mid_game(),
        RulesPage::End => {
            let before = "w .,.,w6*,.,.,.,.,.,./w3,w2,.,.,.,.,.,.,.,./.,.,w2*,.,.,.,b2*,.,.,.,./\
                          .,.,.,.,.,.,b3,b4,.,./.,.,.,.,.,.,.,.,.";
            after_ply(from_position(before), "C3C1")
        }
        RulesPage::Here => after_ply(after_placements(Cell::COUNT), "E5D4"),
    }
}

fn from_position(position: &str) -> Game {
    Game::from_position(position.parse().expect("a figure starts from a legal position"))
}

fn after_placements(count: usize) -> Game {
    PLACEMENT.split_whitespace().take(count).fold(Game::new(), after_ply)
}

fn after_ply(mut game: Game, ply: &str) -> Game {
    let ply: Ply = ply.parse().expect("a figure's ply is valid");
    game.play(ply).expect("a figure's ply is legal");
    game
}

#[cfg(test)]
mod tests {
    use strum::VariantArray as _;

    use dvonn_rules::{ByColor, CellSet, Color, Direction, Illegal, Outcome, Phase, Reds, Stack};

    use super::*;

    fn cells(names: &[&str]) -> CellSet {
        names.iter().map(|name| Cell::named(name)).collect()
    }

    fn stack(game: &Game, cell: &str) -> Stack {
        game.position().stack(Cell::named(cell)).unwrap()
    }

    #[test]
    fn the_reds_of_every_stack_are_known() {
        for &page in RulesPage::VARIANTS {
            let game = of(page);
            let reds = Reds::from_position(game.position());
            for cell in game.position().with_red() {
                assert!(reds.at(cell).is_some(), "{page:?}: {cell}");
            }
        }
    }

    #[test]
    fn the_goal_page_shows_a_win_for_white() {
        let game = of(RulesPage::Goal);
        let outcome = game.result().unwrap();
        assert_eq!(outcome, Outcome { score: ByColor { white: 17, black: 12 } });
        assert_eq!(outcome.winner(), Some(Color::White));
        assert!(stack(&game, "I4").is_lone_red());
        let reds = Reds::from_position(game.position());
        assert_eq!(reds.at(Cell::named("E5")), Some(2), "a band with a count above one");
    }

    #[test]
    fn the_placing_page_shows_all_reds_and_pieces_of_both_sides() {
        let game = of(RulesPage::Placing);
        let (position, plies) = (game.position(), game.plies());
        assert_eq!(position.phase(), Phase::Placement);
        assert_eq!(position.with_red(), cells(&["D3", "F3", "K4"]));
        assert!(position.to_place().reds == 0 && plies.len() == PLACED_COUNT);
        assert_eq!(position.side_to_move(), Color::White);
        assert_eq!(stack(&game, "F1").owner(), Some(Color::Black), "the first after the reds");
    }

    #[test]
    fn the_stack_of_three_jumps_pieces_and_gaps_onto_white_black_and_red() {
        let game = of(RulesPage::Moving);
        let position = game.position();
        let mover = stack(&game, "G4");
        assert_eq!((mover.owner(), mover.height()), (Some(Color::White), 3));
        assert_eq!(position.side_to_move(), Color::White);
        assert_eq!(position.destinations(MOVER), cells(&["D4", "J4", "G1"]));
        assert_eq!(stack(&game, "D4").owner(), Some(Color::White));
        assert_eq!(stack(&game, "J4").owner(), Some(Color::Black));
        assert!(stack(&game, "G1").is_lone_red());
        assert!((cells(&["F4", "E4"]) - position.occupied()).is_empty(), "pieces on the way");
        assert!((cells(&["G3", "G2"]) - position.empty()).is_empty(), "gaps on the way");
    }

    #[test]
    fn the_stack_of_three_has_no_other_move_by_the_rule_on_the_page() {
        let game = of(RulesPage::Moving);
        let position = game.position();
        let refused = |to| position.check(Ply::Move { from: MOVER, to }).unwrap_err();
        let (from, to, height) = (MOVER, EMPTY_TARGET, 3);
        assert_eq!(refused(to), Illegal::EmptyTarget { from, to });
        let (to, distance) = (NEAR_TARGET, 1);
        assert!(position.occupied().contains(to));
        assert_eq!(refused(to), Illegal::WrongDistance { from, to, distance, height });
        for direction in [Direction::NorthEast, Direction::NorthWest] {
            let leaves = Illegal::LeavesBoard { from, direction, height };
            assert_eq!(position.move_towards(from, direction), Err(leaves));
        }
    }

    #[test]
    fn surrounded_stacks_of_either_side_cannot_move() {
        let game = of(RulesPage::Surrounded);
        let position = game.position();
        assert_eq!(position.surrounded(), cells(&["H2", "I2", "I3", "J3"]));
        assert!(position.surrounded().contains(RED_STACK) && stack(&game, "H2").has_red());
        let owners = position.surrounded().iter().map(|cell| position.stack(cell).unwrap().owner());
        assert!(Color::ALL.iter().all(|color| owners.clone().any(|owner| owner == Some(*color))));
        for cell in position.surrounded() {
            assert!(position.destinations(cell).is_empty());
        }
        let i3 = Cell::named("I3");
        let jump = Ply::Move { from: i3, to: Cell::named("I1") };
        assert_eq!(position.check(jump), Err(Illegal::Surrounded { cell: i3 }));
    }

    #[test]
    fn a_stack_at_the_edge_moves_without_an_empty_neighbour() {
        let game = of(RulesPage::Surrounded);
        let position = game.position();
        let around = EDGE_STACK.neighbors();
        assert!(around.len() < 6 && (around - position.occupied()).is_empty());
        assert_eq!(position.destinations(EDGE_STACK), around);
    }

    #[test]
    fn one_white_move_isolates_five_black_pieces() {
        let game = of(RulesPage::Isolation);
        let effect = game.last_effect().unwrap();
        assert_eq!(effect.isolated, cells(&["A1", "A2", "A3", "B2", "B3"]));
        assert_eq!(effect.lost, ByColor { white: 0, black: 5 });
        assert!(effect.captured.is_some_and(Stack::is_lone_red));
        assert_eq!(effect.color, Color::White);
        assert!(stack(&game, "D2").has_red());
    }

    #[test]
    fn the_end_page_shows_a_forced_losing_move() {
        let game = of(RulesPage::End);
        let (before, effect) = (game.start(), game.last_effect().unwrap());
        assert_eq!(before.legal_plies()[..], [effect.ply]);
        assert_eq!(before.score(), ByColor { white: 13, black: 9 });
        assert_eq!(effect.isolated, cells(&["A2", "B2"]));
        assert_eq!(effect.lost, ByColor { white: 5, black: 0 });
        assert_eq!(game.result(), Some(Outcome { score: ByColor { white: 8, black: 9 } }));
    }

    #[test]
    fn the_last_page_shows_a_full_board_and_its_first_move() {
        let game = of(RulesPage::Here);
        let before = game.position_after(Cell::COUNT).unwrap();
        assert!(before.empty().is_empty() && before.phase() == Phase::Movement);
        assert_eq!(game.plies().len(), Cell::COUNT + 1);
        let effect = game.last_effect().unwrap();
        assert!(effect.captured.unwrap().owner() == Some(Color::Black));
    }
}
