//! Positions that are the same up to a symmetry of the board and an exchange of the colours.

use super::Position;
use super::key::{WORDS, hash};
use crate::symmetry::Symmetry;

/// What a position has in common with all positions that are played in the same way: those that
/// result from it by a [`Symmetry`] of the board, by exchanging the colours and the side to move, or
/// by both.
///
/// Two positions have equal canonical forms if, and only if, one results from the other like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Canonical {
    placing: bool,
    /// The heights, then the stacks of the side to move, those of the other side, and those that
    /// contain red. Of the four symmetric forms, this is the smallest.
    words: [u64; WORDS],
}

impl Canonical {
    /// Returns a number for the form, which is the same in every version of this crate. Two forms have
    /// the same number by chance alone. Signed, because the integers of databases are.
    pub fn fingerprint(&self) -> i64 {
        hash([u64::from(self.placing)].into_iter().chain(self.words)).cast_signed()
    }
}

impl Position {
    /// Returns the canonical form.
    pub fn canonical(&self) -> Canonical {
        let side = self.side_to_move;
        let words = self.words([self.owned[side], self.owned[!side], self.with_red]);
        let forms = Symmetry::ALL.map(|symmetry| words.map(|bits| symmetry.map_bits(bits)));
        Canonical { placing: self.placing, words: forms.into_iter().min().unwrap_or(words) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cell::Cell;
    use crate::color::{ByColor, Color};
    use crate::ply::Ply;
    use crate::stack::Stack;
    use proptest::prelude::*;

    /// Maps a position, and exchanges the colours if `swapped`.
    fn mapped(position: &Position, symmetry: Symmetry, swapped: bool) -> Position {
        let side = |color: Color| if swapped { !color } else { color };
        let side_to_move = side(position.side_to_move);
        let mut result = Position { side_to_move, placing: position.placing, ..Position::new() };
        for cell in Cell::ALL {
            let Some(stack) = position.stack(cell) else { continue };
            let stack = match stack.owner() {
                None => stack,
                Some(owner) => Stack::owned(side(owner), stack.height(), stack.has_red()).unwrap(),
            };
            result.put(symmetry.map(cell), stack);
        }
        result
    }

    fn mapped_ply(ply: Ply, symmetry: Symmetry) -> Ply {
        match ply {
            Ply::Place(cell) => Ply::Place(symmetry.map(cell)),
            Ply::Move { from, to } => Ply::Move { from: symmetry.map(from), to: symmetry.map(to) },
            Ply::Pass => Ply::Pass,
        }
    }

    #[test]
    fn fingerprints_stay_the_same_between_versions() {
        let mut position = Position::new();
        let empty = position.canonical().fingerprint();
        position.play("D3".parse().unwrap()).unwrap();
        // Databases contain these numbers.
        assert_eq!(
            (empty, position.canonical().fingerprint()),
            (3_426_447_301_768_474_660, 5_078_421_687_880_144_932)
        );
    }

    fn any_symmetry() -> impl Strategy<Value = Symmetry> {
        prop::sample::select(&Symmetry::ALL[..])
    }

    /// The position after up to `choices.len()` random plies.
    fn any_position() -> impl Strategy<Value = Position> {
        prop::collection::vec(any::<prop::sample::Index>(), 0..90).prop_map(|choices| {
            let mut position = Position::new();
            for choice in choices {
                let plies = position.legal_plies();
                if plies.is_empty() {
                    break;
                }
                position.play(plies[choice.index(plies.len())]).unwrap();
            }
            position
        })
    }

    proptest! {
        #[test]
        fn symmetric_positions_have_the_same_legal_plies_and_effects(
            position in any_position(), symmetry in any_symmetry()
        ) {
            let other = mapped(&position, symmetry, false);
            let sorted = |mut plies: Vec<Ply>| {
                plies.sort_by_key(ToString::to_string);
                plies
            };
            let plies = position.legal_plies();
            let expected = plies.iter().map(|&ply| mapped_ply(ply, symmetry)).collect();
            prop_assert_eq!(sorted(other.legal_plies().iter().copied().collect()), sorted(expected));
            for &ply in &plies {
                let (mut next, mut other) = (position, other);
                next.play(ply).unwrap();
                other.play(mapped_ply(ply, symmetry)).unwrap();
                prop_assert_eq!(mapped(&next, symmetry, false), other);
                prop_assert_eq!(next.canonical(), other.canonical());
            }
        }

        #[test]
        fn the_canonical_form_is_the_same_for_all_symmetric_positions(
            position in any_position(), symmetry in any_symmetry(), swapped: bool
        ) {
            // While pieces are placed, the number of pieces determines the side to move.
            let swapped = swapped && !position.placing;
            let other = mapped(&position, symmetry, swapped);
            prop_assert_eq!(position.canonical(), other.canonical());
            prop_assert_eq!(position.result().map(|outcome| outcome.margin()),
                other.result().map(|outcome| outcome.margin()));
            let depth = if position.placing { 1 } else { 2 };
            prop_assert_eq!(position.perft(depth), other.perft(depth));
        }

        #[test]
        fn equal_canonical_forms_belong_to_symmetric_positions_only(
            one in any_position(), cells in any::<(prop::sample::Index, prop::sample::Index)>()
        ) {
            // Exchange two stacks: sometimes that is a symmetry, mostly not.
            let [first, second] =
                [cells.0, cells.1].map(|index| Cell::ALL[index.index(Cell::COUNT)]);
            let mut other = Position { side_to_move: one.side_to_move, placing: one.placing, ..Position::new() };
            for cell in Cell::ALL {
                let target = if cell == first { second } else if cell == second { first } else { cell };
                if let Some(stack) = one.stack(cell) {
                    other.put(target, stack);
                }
            }
            let symmetric = Symmetry::ALL.into_iter().any(|symmetry| {
                [false, true].into_iter().any(|swapped| mapped(&one, symmetry, swapped) == other)
            });
            prop_assert_eq!(one.canonical() == other.canonical(), symmetric);
        }
    }

    #[test]
    fn the_side_to_move_and_the_phase_count() {
        let rows = "w1,b4*,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,.";
        let position = |side: &str| -> Position {
            format!("{side} {rows}/.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.").parse().unwrap()
        };
        assert_ne!(position("w").canonical(), position("b").canonical());
        let moving = Position { placing: false, ..Position::new() };
        assert_ne!(moving.canonical(), Position::new().canonical());
        let score = ByColor { white: 1, black: 4 };
        assert_eq!(position("w").score(), score);
    }
}
