//! What players of a game between two venues may say to each other.

use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::named::{listed, named};

/// A phrase that a player shows the opponent, who reads it in their own language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Phrase {
    /// A greeting.
    Hello,
    /// Good luck.
    Luck,
    /// Praise for a move.
    Move,
    /// Praise for the game.
    Played,
    /// They come back tomorrow.
    Tomorrow,
    /// An apology for a long wait.
    Away,
    /// Thanks for the game.
    Thanks,
    /// A farewell.
    Bye,
}

named!(Phrase);
listed!(Phrase);
