//! Compares [`Reds`] with a simple count of the reds in each stack.

use std::collections::BTreeMap;

use dvonn_rules::{Cell, Game, Ply, Reds};
use proptest::prelude::*;

use crate::against_reference::{arbitrary_positions, choices, positions};

/// The number of reds in each stack.
#[derive(Default)]
struct RedCounts(BTreeMap<Cell, u8>);

impl RedCounts {
    fn play(&mut self, ply: Ply, is_red: bool) {
        let (reds, to) = match ply {
            Ply::Place(cell) => (u8::from(is_red), cell),
            Ply::Move { from, to } => (self.0.remove(&from).unwrap_or(0), to),
            Ply::Pass => return,
        };
        *self.0.entry(to).or_default() += reds;
    }

    fn reds(&self, cell: Cell) -> Option<u8> {
        self.0.get(&cell).copied().filter(|&count| count > 0)
    }
}

proptest! {
    #[test]
    fn a_game_knows_how_many_reds_are_in_each_stack(choices in choices()) {
        let mut game = Game::new();
        let mut counts = RedCounts::default();
        for (count, (position, ply)) in positions(&choices).into_iter().enumerate() {
            let (reds, seen) = (game.reds_after(count).unwrap(), Reds::from_position(&position));
            prop_assert_eq!(reds, game.reds());
            for cell in Cell::ALL {
                prop_assert_eq!(reds.at(cell), counts.reds(cell), "{} in {}", cell, position);
                prop_assert!(seen.at(cell).is_none() || seen.at(cell) == reds.at(cell));
                prop_assert_eq!(reds.at(cell).is_some(), position.with_red().contains(cell));
            }
            let sum: u8 = Cell::ALL.into_iter().filter_map(|cell| reds.at(cell)).sum();
            prop_assert_eq!(sum, 3 - position.to_place().reds);
            if let Some(ply) = ply {
                counts.play(ply, position.to_place().reds > 0);
                game.play(ply).unwrap();
            }
        }
    }

    #[test]
    fn any_position_shows_all_numbers_or_none(position in arbitrary_positions()) {
        let reds = Reds::from_position(&position);
        let known: Vec<Cell> =
            Cell::ALL.into_iter().filter(|&cell| reds.at(cell).is_some()).collect();
        if known.is_empty() {
            prop_assert_eq!(position.with_red().len(), 2);
        } else {
            prop_assert_eq!(known, position.with_red().iter().collect::<Vec<_>>());
            let counts = position.with_red().iter().filter_map(|cell| reds.at(cell));
            prop_assert_eq!(counts.sum::<u8>(), 3);
        }
        for (cell, stack) in position.stacks() {
            let room = stack.height() - u8::from(!stack.is_lone_red());
            prop_assert!(reds.at(cell).is_none_or(|count| count <= room));
        }
    }
}
