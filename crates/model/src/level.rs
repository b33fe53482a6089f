//! The computer's levels.

/// A level of the computer, from 1 (Beginner) to 9 (Grandmaster). How strongly it plays is up to the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 9] =
        [Level(1), Level(2), Level(3), Level(4), Level(5), Level(6), Level(7), Level(8), Level(9)];

    /// The weakest level.
    pub const BEGINNER: Level = Level(1);

    /// The strongest level that answers at once.
    pub const MASTER: Level = Level(8);

    /// The strongest level.
    pub const GRANDMASTER: Level = Level(9);

    /// Returns the level with this number, or `None` unless it is 1 to 9.
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= 9 { Some(Level(number)) } else { None }
    }

    /// Returns the next stronger level, or `None` if there is none.
    pub const fn next(self) -> Option<Level> {
        Level::new(self.0 + 1)
    }

    /// Returns the number, 1 to 9.
    pub const fn number(self) -> u8 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_have_the_numbers_1_to_9() {
        let all: Vec<Level> = (u8::MIN..=u8::MAX).filter_map(Level::new).collect();
        assert_eq!(all, Level::ALL);
        assert_eq!(Level::ALL.map(Level::number), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
        assert_eq!(Level::BEGINNER.next(), Some(Level(2)));
        assert_eq!(Level::GRANDMASTER.next(), None);
    }
}
