//! The eight levels that people choose from.

use std::time::Duration;

use crate::limits::Limits;

/// How strong the computer plays: 1, Beginner, to 8, Master.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// What makes the difference between levels.
pub(crate) struct Skill {
    /// Plies that are looked ahead in the movement phase, and in the placement phase.
    pub(crate) depth: [u32; 2],
    /// Positions that are looked at for a move, however deep that is.
    pub(crate) nodes: u64,
    /// Among how many of the plies that seem best it chooses.
    pub(crate) choices: usize,
    /// How far the worth of a ply is misjudged, in units of the odds' logarithm.
    pub(crate) noise: f64,
}

/// From Beginner to Master. `levels` plays them against each other.
const SKILLS: [Skill; 8] = [
    Skill { depth: [1, 1], nodes: 10_000, choices: ALL, noise: 0.33 },
    Skill { depth: [2, 1], nodes: 20_000, choices: ALL, noise: 0.287 },
    Skill { depth: [3, 1], nodes: 50_000, choices: ALL, noise: 0.235 },
    Skill { depth: [4, 2], nodes: 100_000, choices: ALL, noise: 0.187 },
    Skill { depth: [5, 2], nodes: 100_000, choices: ALL, noise: 0.15 },
    Skill { depth: [6, 2], nodes: 200_000, choices: ALL, noise: 0.117 },
    Skill { depth: [98, 2], nodes: 25_000, choices: ALL, noise: 0.05 },
    Skill { depth: [98, 2], nodes: 20_000, choices: 4, noise: 0.14 },
];

/// Every legal ply.
const ALL: usize = usize::MAX;

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

    pub(crate) const fn skill(self) -> &'static Skill {
        &SKILLS[self.0 as usize - 1]
    }
}

impl Skill {
    /// What a search in the movement phase, or else in the placement phase, may take.
    pub(crate) fn limits(&self, movement: bool) -> Limits {
        let depth = if movement { self.depth[0] } else { self.depth[1] };
        let nodes = if movement { self.nodes } else { self.nodes.min(MOST_PLACED) };
        let time = Some(if movement { MOST_TIME } else { MOST_PLACING_TIME });
        Limits { depth: Some(depth), nodes: Some(nodes), time, ..Limits::default() }
    }
}

/// Placements that are looked at, at most.
const MOST_PLACED: u64 = 100_000;

/// What a person waits at most, on however slow a machine.
const MOST_TIME: Duration = Duration::from_millis(1_800);
const MOST_PLACING_TIME: Duration = Duration::from_millis(400);
