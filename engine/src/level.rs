//! The eight levels that people choose from.

/// How strong the computer plays: 1, Beginner, to 8, Master.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 8] =
        [Level(1), Level(2), Level(3), Level(4), Level(5), Level(6), Level(7), Level(8)];

    /// The weakest level.
    pub const BEGINNER: Level = Level(1);

    /// The strongest level.
    pub const MASTER: Level = Level(8);

    /// The level of a number from 1 to 8.
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= 8 { Some(Level(number)) } else { None }
    }

    /// The number, 1 to 8.
    pub const fn number(self) -> u8 {
        self.0
    }
}
