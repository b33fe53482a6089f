//! Tests of the fonts against the texts that pictures show.

use std::collections::BTreeSet;
use std::fs;

use super::*;

#[test]
fn every_character_of_every_language_of_the_bot_has_a_glyph() {
    // It has no picture of its own: it makes the character before it an emoji.
    const EMOJI_STYLE: char = '\u{FE0F}';
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../bot/text");
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let used: BTreeSet<_> = fs::read_to_string(&path).unwrap().chars().collect();
        let lacking: Vec<_> = used
            .into_iter()
            .filter(|char| !char.is_control() && *char != EMOJI_STYLE)
            .filter(|char| !ALL.iter().any(|typeface| typeface.has(*char)))
            .collect();
        assert!(lacking.is_empty(), "{}: {lacking:?}", path.display());
    }
}
