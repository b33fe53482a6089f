//! A number for each position, under which a program can store what it knows about it.

use super::Position;
use super::heights::PLANES;
use crate::cell::CellSet;
use crate::color::Color;

/// The number of words that describe the stacks: the planes of the heights, and three sets of cells.
pub(super) const WORDS: usize = PLANES + 3;

impl Position {
    /// Returns a number for the position, such as a table of analysed positions needs as a key. It is
    /// the same in every version of this crate and on every machine. Two positions have the same
    /// number by chance alone.
    ///
    /// It is computed from the whole position each time. For positions that are played in the same way
    /// by symmetry, use [`Canonical::fingerprint`](super::Canonical::fingerprint).
    ///
    /// ```
    /// # use dvonn_rules::{Game, Position};
    /// let one: Game = "D3 E4 F5".parse()?;
    /// let other: Game = "F5 E4 D3".parse()?;
    /// assert_eq!(one.position().key(), other.position().key());
    /// assert_ne!(one.position().key(), Position::new().key());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn key(&self) -> u64 {
        let state = u64::from(self.placing) | u64::from(self.side_to_move == Color::Black) << 1;
        let words = self.words([self.owned.white, self.owned.black, self.with_red]);
        hash([state].into_iter().chain(words))
    }

    /// Returns the heights, then these sets of cells.
    pub(super) fn words(&self, sets: [CellSet; 3]) -> [u64; WORDS] {
        let mut words = [0; WORDS];
        let values = self.heights.planes().into_iter().chain(sets.map(CellSet::bits));
        for (word, value) in words.iter_mut().zip(values) {
            *word = value;
        }
        words
    }
}

/// Returns 64 bits of FNV-1a (Fowler, Noll and Vo). Changing it changes the numbers in databases.
pub(super) fn hash(words: impl Iterator<Item = u64>) -> u64 {
    const BASIS: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0000_0100_0000_01b3;
    let bytes = words.flat_map(u64::to_le_bytes);
    bytes.fold(BASIS, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(PRIME))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    #[test]
    fn keys_stay_the_same_between_versions() {
        let empty = Position::new();
        let one_red = empty.after("D3".parse().unwrap()).unwrap();
        // Databases may contain these numbers.
        assert_eq!(
            (empty.key(), one_red.key()),
            (3_426_447_301_768_474_660, 11_249_107_664_193_108_646)
        );
    }

    #[test]
    fn positions_of_games_have_the_same_key_only_if_they_are_equal() {
        let mut known = HashMap::new();
        for game in include_str!("../../tests/data/games.txt").lines().skip(1) {
            let game: crate::Game = game.parse().unwrap();
            for position in (0..).map_while(|count| game.position_after(count)) {
                assert_eq!(known.entry(position.key()).or_insert(*position), position);
            }
        }
        assert!(known.len() > 1000, "{}", known.len());
    }

    #[test]
    fn the_side_to_move_and_the_phase_count() {
        let rows = "w1,b4*,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,.";
        let key = |side: &str| {
            let text = format!("{side} {rows}/.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.");
            text.parse::<Position>().unwrap().key()
        };
        assert_ne!(key("w"), key("b"));
        let moving = Position { placing: false, ..Position::new() };
        assert_ne!(moving.key(), Position::new().key());
    }
}
