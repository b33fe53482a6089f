//! The nine playing levels.

use std::time::Duration;

use crate::limits::Limits;

/// A playing strength, from 1 (Beginner) to 9 (Grandmaster).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// The search settings of a level.
pub(crate) struct Skill {
    /// The search depth in plies, in the movement phase and in the placement phase.
    pub(crate) depth: [u32; 2],
    /// The maximum number of positions searched for a move.
    pub(crate) nodes: u64,
    /// The probability of overlooking a move at each further step of distance.
    pub(crate) oversight: f64,
    /// The number of best plies from which the level chooses.
    pub(crate) candidates: usize,
    /// The scale of the random error added to the value of each ply, in log-odds.
    pub(crate) noise: f64,
}

/// The settings from Beginner to Grandmaster. `dvonn-arena levels` measures them against each other.
const SKILLS: [Skill; 9] = [
    Skill { depth: [1, 1], nodes: 10_000, oversight: 0.3, candidates: ALL, noise: 0.33 },
    Skill { depth: [2, 1], nodes: 20_000, oversight: 0.21, candidates: ALL, noise: 0.21 },
    Skill { depth: [3, 1], nodes: 50_000, oversight: 0.14, candidates: ALL, noise: 0.135 },
    Skill { depth: [4, 2], nodes: 100_000, oversight: 0.065, candidates: ALL, noise: 0.08 },
    Skill { depth: [6, 2], nodes: 100_000, oversight: 0.032, candidates: ALL, noise: 0.047 },
    Skill { depth: [98, 4], nodes: 20_000, oversight: 0.008, candidates: 8, noise: 0.03 },
    Skill { depth: [98, 8], nodes: 30_000, oversight: 0.003, candidates: 3, noise: 0.025 },
    Skill { depth: [98, 98], nodes: 60_000, oversight: 0.0, candidates: 1, noise: 0.0 },
    Skill { depth: [98, 98], nodes: 3_000_000, oversight: 0.0, candidates: 1, noise: 0.0 },
];

/// Choose from every legal ply.
const ALL: usize = usize::MAX;

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 9] =
        [Level(1), Level(2), Level(3), Level(4), Level(5), Level(6), Level(7), Level(8), Level(9)];

    /// The weakest level.
    pub const BEGINNER: Level = Level(1);

    /// The strongest level that answers at once.
    pub const MASTER: Level = Level(8);

    /// The strongest level: full strength, for as long as a move may take.
    pub const GRANDMASTER: Level = Level(9);

    /// Returns the level with this number, or `None` unless it is 1 to 9.
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= 9 { Some(Level(number)) } else { None }
    }

    /// Returns the number, 1 to 9.
    pub const fn number(self) -> u8 {
        self.0
    }

    pub(crate) const fn skill(self) -> &'static Skill {
        &SKILLS[self.0 as usize - 1]
    }
}

/// While fewer pieces than this are on the board, every level chooses from several placements, so that
/// nobody can win the same game twice.
pub(crate) const OPENING_PIECES: usize = 8;
const OPENING_CANDIDATES: usize = 6;
const OPENING_NOISE: f64 = 0.03;

impl Skill {
    /// Returns from how many plies to choose, and with how much noise.
    pub(crate) fn choice(&self, opening: bool) -> (usize, f64) {
        if opening {
            (self.candidates.max(OPENING_CANDIDATES), self.noise.max(OPENING_NOISE))
        } else {
            (self.candidates, self.noise)
        }
    }

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

/// Time limits for Grandmaster and for slow machines. A player's move may first wait for another
/// player's search: both together take less than 3 s.
const MAX_MOVE_TIME: Duration = Duration::from_millis(1_400);
const MAX_PLACEMENT_TIME: Duration = Duration::from_millis(400);
