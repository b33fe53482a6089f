//! Undoing plies restores every earlier position. Each input byte chooses a legal ply.
#![no_main]

use dvonn_rules::Position;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|choices: &[u8]| {
    let mut position = Position::new();
    let mut played = Vec::new();
    for &choice in choices {
        let plies = position.legal_plies();
        if plies.is_empty() {
            break;
        }
        let before = position;
        played.push((before, position.make(plies[usize::from(choice) % plies.len()])));
    }
    for (before, undo) in played.into_iter().rev() {
        position.unmake(undo);
        assert_eq!(position, before);
    }
});
