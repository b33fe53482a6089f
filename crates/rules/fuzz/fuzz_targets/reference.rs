//! Moves, isolation and scores match the reference implementation. Each input byte chooses a legal
//! ply.
#![no_main]

use dvonn_rules::Position;
use libfuzzer_sys::fuzz_target;

#[allow(dead_code, reason = "the tests use more of this module")]
#[path = "../../tests/it/reference.rs"]
mod reference;

fuzz_target!(|choices: &[u8]| {
    let mut position = Position::new();
    let mut board = reference::ReferenceBoard::new();
    for &choice in choices {
        let plies = position.legal_plies();
        if plies.is_empty() {
            break;
        }
        let ply = plies[usize::from(choice) % plies.len()];
        position.make(ply);
        board.play(&ply.to_string());
        board.assert_same(&position);
    }
});
