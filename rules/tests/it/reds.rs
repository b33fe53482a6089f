//! How many reds are in which stack, against piles of pieces that are moved as a whole.

use std::collections::BTreeMap;

use dvonn_rules::{Cell, Game, Ply, Reds, Setup};
use proptest::prelude::*;

use crate::plain_rules::{choices, loose_positions, positions};

/// How many reds each pile holds.
#[derive(Default)]
struct Piles(BTreeMap<Cell, u8>);

impl Piles {
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
        let mut piles = Piles::default();
        for (count, (position, ply)) in positions(&choices).into_iter().enumerate() {
            let (reds, seen) = (game.reds_after(count).unwrap(), Reds::seen_in(&position));
            prop_assert_eq!(reds, game.reds());
            for cell in Cell::ALL {
                prop_assert_eq!(reds.at(cell), piles.reds(cell), "{} in {}", cell, position);
                prop_assert!(seen.at(cell).is_none() || seen.at(cell) == reds.at(cell));
                prop_assert_eq!(reds.at(cell).is_some(), position.with_red().contains(cell));
            }
            let sum: u8 = Cell::ALL.into_iter().filter_map(|cell| reds.at(cell)).sum();
            prop_assert_eq!(sum, 3 - position.to_place().reds);
            if let Some(ply) = ply {
                piles.play(ply, position.to_place().reds > 0);
                game.play(ply).unwrap();
            }
        }
    }

    #[test]
    fn any_position_gives_away_all_or_nothing(position in loose_positions()) {
        let reds = Reds::seen_in(&position);
        let known: Vec<Cell> =
            Cell::ALL.into_iter().filter(|&cell| reds.at(cell).is_some()).collect();
        if known.is_empty() {
            prop_assert_eq!(position.with_red().len(), 2);
        } else {
            prop_assert_eq!(known, position.with_red().iter().collect::<Vec<_>>());
            let counts = position.with_red().iter().filter_map(|cell| reds.at(cell));
            prop_assert_eq!(counts.sum::<u8>(), 3);
        }
        for (cell, stack) in Setup::from(&position).stacks() {
            let room = stack.height() - u8::from(!stack.is_lone_red());
            prop_assert!(reds.at(cell).is_none_or(|count| count <= room));
        }
    }
}
