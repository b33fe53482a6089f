//! The terms of a game: the setup, the time control, whether it is rated.

use dvonn_rules::{Position, Seed};
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::TimeControl;
use crate::named::named;

/// The terms of a challenge and its game.
#[derive(Clone, Debug, PartialEq)]
pub struct Terms {
    /// How the board is set up.
    pub setup: Setup,
    /// The starting position.
    pub start: Position,
    /// The time control.
    pub control: TimeControl,
    /// Whether the result counts for the ladder.
    pub rated: bool,
}

/// How the board is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Setup {
    /// All 49 placements by hand.
    Full,
    /// Players place the three reds; the rest is dealt from the seed, which stays secret until
    /// then.
    Reds(Seed),
    /// A fair board, dealt from the seed.
    Random(Seed),
    /// A point-symmetric board with the colours swapped, dealt from the seed.
    Symmetric(Seed),
    /// Cut and choose: the challenger offers a dealt board, and the opponent chooses the side.
    Cut(Seed),
    /// A position that the challenger gave.
    Given,
}

named!(Setup);

impl Setup {
    /// The seed that the board is dealt from.
    pub fn seed(self) -> Option<Seed> {
        match self {
            Setup::Full | Setup::Given => None,
            Setup::Reds(seed) | Setup::Random(seed) | Setup::Symmetric(seed) | Setup::Cut(seed) => {
                Some(seed)
            }
        }
    }
}

/// A kind of setup, without the seed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum SetupKind {
    /// All 49 placements by hand.
    #[default]
    Full,
    /// The three reds by hand.
    Reds,
    /// A fair board.
    Random,
    /// A point-symmetric board.
    Symmetric,
    /// Cut and choose.
    Cut,
    /// A position that the challenger gives.
    Given,
}

impl SetupKind {
    /// The layout of a setup.
    pub fn of(setup: Setup) -> SetupKind {
        match setup {
            Setup::Full => SetupKind::Full,
            Setup::Reds(_) => SetupKind::Reds,
            Setup::Random(_) => SetupKind::Random,
            Setup::Symmetric(_) => SetupKind::Symmetric,
            Setup::Cut(_) => SetupKind::Cut,
            Setup::Given => SetupKind::Given,
        }
    }

    /// Returns the setup for this seed, and the starting position; `None` for [`SetupKind::Given`].
    pub fn deal(self, seed: Seed) -> Option<(Setup, Position)> {
        match self {
            SetupKind::Full => Some((Setup::Full, Position::new())),
            SetupKind::Reds => Some((Setup::Reds(seed), Position::new())),
            SetupKind::Random => Some((Setup::Random(seed), Position::dealt(seed))),
            SetupKind::Symmetric => Some((Setup::Symmetric(seed), Position::dealt_symmetric(seed))),
            SetupKind::Cut => Some((Setup::Cut(seed), Position::dealt(seed))),
            SetupKind::Given => None,
        }
    }
}
