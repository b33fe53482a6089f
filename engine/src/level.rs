//! The eight playing levels.

use std::time::Duration;

use crate::limits::Limits;

/// A playing strength, from 1 (Beginner) to 8 (Master).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// The search settings of a level.
pub(crate) struct Skill {
    /// The search depth in plies, in the movement phase and in the placement phase.
    pub(crate) depth: [u32; 2],
    /// The maximum number of positions searched for a move.
    pub(crate) nodes: u64,
    /// The number of best plies from which the level chooses.
    pub(crate) candidates: usize,
    /// The scale of the random error added to the value of each ply, in log-odds.
    pub(crate) noise: f64,
}

/// The settings from Beginner to Master. `dvonn-arena levels` measures them against each other.
const SKILLS: [Skill; 8] = [
    Skill { depth: [1, 1], nodes: 10_000, candidates: ALL, noise: 0.33 },
    Skill { depth: [2, 1], nodes: 20_000, candidates: ALL, noise: 0.287 },
    Skill { depth: [3, 1], nodes: 50_000, candidates: ALL, noise: 0.235 },
    Skill { depth: [4, 2], nodes: 100_000, candidates: ALL, noise: 0.187 },
    Skill { depth: [5, 2], nodes: 100_000, candidates: ALL, noise: 0.15 },
    Skill { depth: [6, 2], nodes: 200_000, candidates: ALL, noise: 0.117 },
    Skill { depth: [98, 2], nodes: 25_000, candidates: ALL, noise: 0.05 },
    Skill { depth: [98, 2], nodes: 20_000, candidates: 4, noise: 0.14 },
];

/// Choose from every legal ply.
const ALL: usize = usize::MAX;

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 8] =
        [Level(1), Level(2), Level(3), Level(4), Level(5), Level(6), Level(7), Level(8)];

    /// The weakest level.
    pub const BEGINNER: Level = Level(1);

    /// The strongest level.
    pub const MASTER: Level = Level(8);

    /// Returns the level with this number, or `None` unless it is 1 to 8.
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= 8 { Some(Level(number)) } else { None }
    }

    /// Returns the number, 1 to 8.
    pub const fn number(self) -> u8 {
        self.0
    }

    pub(crate) const fn skill(self) -> &'static Skill {
        &SKILLS[self.0 as usize - 1]
    }
}

impl Skill {
    /// Returns the limits of a search in the movement phase if `movement` is true, otherwise in the
    /// placement phase.
    pub(crate) fn limits(&self, movement: bool) -> Limits {
        let depth = if movement { self.depth[0] } else { self.depth[1] };
        let nodes = if movement { self.nodes } else { self.nodes.min(MAX_PLACEMENT_NODES) };
        let time = Some(if movement { MAX_MOVE_TIME } else { MAX_PLACEMENT_TIME });
        Limits { depth: Some(depth), nodes: Some(nodes), time, ..Limits::default() }
    }
}

/// The maximum number of positions searched for a placement.
const MAX_PLACEMENT_NODES: u64 = 100_000;

/// Time limits for slow machines, so that nobody waits longer than this.
const MAX_MOVE_TIME: Duration = Duration::from_millis(1_800);
const MAX_PLACEMENT_TIME: Duration = Duration::from_millis(400);
