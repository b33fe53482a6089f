//! Compares the crate with the reference implementation on random games and positions.

use dvonn_rules::{Cell, CellSet, Color, Effect, Ply, Position, RawPosition, Stack};
use proptest::prelude::*;

use crate::reference::ReferenceBoard;

/// Numbers that each choose a legal ply, modulo the number of legal plies.
pub(crate) fn choices() -> impl Strategy<Value = Vec<usize>> {
    prop::collection::vec(0_usize..1000, 97)
}

/// The positions of a game, each with the ply played in it.
pub(crate) fn positions(choices: &[usize]) -> Vec<(Position, Option<Ply>)> {
    let mut position = Position::new();
    let mut positions = Vec::new();
    for choice in choices {
        let plies = position.legal_plies();
        let Some(&ply) = plies.get(choice % plies.len().max(1)) else {
            break;
        };
        positions.push((position, Some(ply)));
        position.play(ply).unwrap();
    }
    positions.push((position, None));
    positions
}

/// Valid positions with arbitrary stacks, most of which never arise in a game.
pub(crate) fn arbitrary_positions() -> impl Strategy<Value = Position> {
    let stack = (any::<bool>(), prop_oneof![3 => 1_u8..4, 1 => 4_u8..12]);
    let stacks = prop::collection::vec((0..Cell::COUNT, stack), 2..30);
    let reds = prop::collection::vec((0..Cell::COUNT, 0_u8..4), 1..4);
    (any::<bool>(), stacks, reds).prop_filter_map("invalid position", |parts| {
        let (white_moves, stacks, reds) = parts;
        let color = |white| if white { Color::White } else { Color::Black };
        let mut setup = RawPosition::new(color(white_moves));
        setup.movement_started = true;
        for (index, (white, height)) in stacks {
            setup.set(Cell::ALL[index], Stack::owned(color(white), height, false));
        }
        for (index, above) in reds {
            let stack = Stack::owned(color(above % 2 == 0), above + 1, true);
            setup.set(Cell::ALL[index], stack.or(Some(Stack::LONE_RED)));
        }
        without_isolated(setup).try_into().ok()
    })
}

fn without_isolated(mut setup: RawPosition) -> RawPosition {
    let mut kept: CellSet = setup.stacks().filter(|(_, s)| s.has_red()).map(|(c, _)| c).collect();
    for _ in 0..Cell::COUNT {
        let near: CellSet = kept.iter().flat_map(|cell| cell.neighbors().iter()).collect();
        kept.extend(near.iter().filter(|&cell| setup.stack(cell).is_some()));
    }
    for cell in !kept {
        setup.set(cell, None);
    }
    setup
}

proptest! {
    #[test]
    fn every_position_of_a_game_matches_the_reference(choices in choices()) {
        let mut reference = ReferenceBoard::new();
        for (position, ply) in positions(&choices) {
            reference.assert_same(&position);
            if let Some(ply) = ply {
                reference.play(&ply.to_string());
            }
        }
    }

    #[test]
    fn every_move_from_any_position_matches_the_reference(position in arbitrary_positions()) {
        let reference = ReferenceBoard::from_movement_position(&position);
        reference.assert_same(&position);
        for &ply in &position.legal_plies() {
            let mut reference = reference.clone();
            reference.play(&ply.to_string());
            reference.assert_same(&position.after(ply).unwrap());
        }
    }

    #[test]
    fn only_listed_plies_are_legal(position in arbitrary_positions()) {
        assert_legal_as_listed(&position)?;
    }

    #[test]
    fn only_listed_plies_are_legal_during_a_game(
        choices in choices(), moment in any::<prop::sample::Index>(),
    ) {
        assert_legal_as_listed(&moment.get(&positions(&choices)).0)?;
    }

    #[test]
    fn unmaking_a_ply_restores_the_position(choices in choices()) {
        let mut position = Position::new();
        let mut undos = Vec::new();
        let game = positions(&choices);
        for (before, ply) in &game {
            prop_assert_eq!(&position, before);
            undos.extend(ply.map(|ply| position.make(ply)));
        }
        for (before, _) in game.iter().rev().skip(1) {
            position.unmake(undos.pop().unwrap());
            prop_assert_eq!(&position, before);
        }
    }

    #[test]
    fn a_position_equals_the_one_built_from_its_stacks(choices in choices()) {
        for (position, _) in positions(&choices) {
            prop_assert_eq!(Position::try_from(RawPosition::from(&position)), Ok(position));
        }
    }

    #[test]
    fn a_preview_matches_the_effect_during_a_game(choices in choices()) {
        for (position, ply) in positions(&choices) {
            if let Some(ply) = ply {
                let effect = position.preview(ply).unwrap();
                assert_effect_is_correct(&effect, &position)?;
            }
        }
    }

    #[test]
    fn a_preview_matches_the_effect_in_any_position(position in arbitrary_positions()) {
        for &ply in &position.legal_plies() {
            assert_effect_is_correct(&position.preview(ply).unwrap(), &position)?;
        }
    }
}

fn every_ply() -> impl Iterator<Item = Ply> {
    let moves = Cell::ALL.into_iter().flat_map(|from| Cell::ALL.map(|to| Ply::Move { from, to }));
    Cell::ALL.into_iter().map(Ply::Place).chain(moves).chain([Ply::Pass])
}

fn assert_legal_as_listed(position: &Position) -> Result<(), TestCaseError> {
    let listed = position.legal_plies();
    for ply in every_ply() {
        prop_assert_eq!(
            position.check(ply).is_ok(),
            listed.contains(&ply),
            "{} in {}",
            ply,
            position
        );
        let mut played = *position;
        let result = played.play(ply);
        prop_assert_eq!(&result, &position.preview(ply));
        prop_assert_eq!(result.as_ref().map(|_| played).map_err(|&it| it), position.after(ply));
        if result.is_err() {
            prop_assert_eq!(&played, position);
        }
    }
    Ok(())
}

/// Checks an effect against the stacks before and after the ply.
fn assert_effect_is_correct(effect: &Effect, before: &Position) -> Result<(), TestCaseError> {
    let mut after = *before;
    let result = after.play(effect.ply);
    prop_assert_eq!(result.as_ref(), Ok(effect));
    prop_assert_eq!(effect.color, before.side_to_move());
    prop_assert_eq!(effect.score, after.score());
    prop_assert_eq!(
        effect.isolated,
        effect.isolated_stacks.iter().map(|&(cell, _)| cell).collect()
    );
    let left = match effect.ply {
        Ply::Move { from, .. } => Some(from),
        Ply::Place(_) | Ply::Pass => None,
    };
    let removed = |cell| effect.isolated_stacks.iter().find(|&&(at, _)| at == cell);
    let mut lost = 0;
    for cell in Cell::ALL {
        let built = if effect.target == Some(cell) { effect.stack } else { before.stack(cell) };
        if let Some(&(_, stack)) = removed(cell) {
            prop_assert_eq!(built, Some(stack));
            prop_assert_eq!(after.stack(cell), None);
            lost += stack.height();
        } else {
            prop_assert_eq!(after.stack(cell), built.filter(|_| left != Some(cell)));
        }
    }
    prop_assert_eq!(effect.lost.white + effect.lost.black, lost);
    prop_assert_eq!(effect.captured, left.and(effect.target).and_then(|to| before.stack(to)));
    Ok(())
}
