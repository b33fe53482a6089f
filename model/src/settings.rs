//! What a person likes.

use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::Quiet;
use crate::named::{listed, named};

/// What a person likes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The language of what only they read, as Discord names it; none for Discord's own choice.
    pub language: Option<String>,
    /// Which side of the board is below in what only they see.
    pub orientation: Orientation,
    /// The name of the colours in their pictures; none for the usual ones.
    pub theme: Option<String>,
    /// How large the pictures are that only they see.
    pub picture_size: PictureSize,
    /// How moves are written for them.
    pub notation: Notation,
    /// Whether a move they choose by buttons is shown before it is played.
    pub confirm_moves: bool,
    /// Whether the bot plays for them while they have only one legal ply.
    pub only_ply: bool,
    /// Where they are reminded of their clocks.
    pub reminders: Reminders,
    /// When they are not reminded of anything.
    pub quiet: Option<Quiet>,
    /// The time zone of the quiet hours, by its name in the IANA database.
    pub time_zone: String,
    /// Whether a vacation begins by itself when a clock would run out.
    pub auto_vacation: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            orientation: Orientation::White,
            theme: None,
            picture_size: PictureSize::Normal,
            notation: Notation::Joined,
            confirm_moves: true,
            only_ply: false,
            reminders: Reminders::Channel,
            quiet: None,
            time_zone: String::from("UTC"),
            auto_vacation: false,
        }
    }
}

/// Which side of the board is below.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr, EnumCount, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Orientation {
    /// White's in every game: as the channel sees it.
    White,
    /// The person's own in their games, White's in others.
    Own,
    /// Black's in every game.
    Black,
}

/// How large pictures are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr, EnumCount, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum PictureSize {
    /// For phones, and where every byte counts.
    Small,
    /// As everybody sees them.
    Normal,
    /// For large screens.
    Large,
}

/// How moves are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr, EnumCount, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Notation {
    /// `D3F3`
    Joined,
    /// `D3-F3`
    Dash,
    /// `D3→F3`
    Arrow,
}

/// Where a person is reminded of their clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr, EnumCount, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Reminders {
    /// In the game's channel.
    Channel,
    /// By direct message.
    Direct,
    /// Nowhere.
    Off,
}

named!(Orientation, PictureSize, Notation, Reminders);
listed!(Orientation, PictureSize, Notation, Reminders);
