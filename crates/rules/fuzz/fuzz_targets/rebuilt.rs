//! A position reached by plies equals the one built from its stacks or its text. Each input byte
//! chooses a legal ply.
#![no_main]

use dvonn_rules::{Position, RawPosition};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|choices: &[u8]| {
    let mut position = Position::new();
    for &choice in choices {
        let plies = position.legal_plies();
        if plies.is_empty() {
            break;
        }
        position.make(plies[usize::from(choice) % plies.len()]);
        assert_eq!(Position::try_from(RawPosition::from(&position)), Ok(position));
        assert_eq!(position.to_string().parse(), Ok(position));
    }
});
