//! Personal settings.

use jiff::Timestamp;
use jiff::tz::TimeZone;
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::named::{listed, named};
use crate::{DayMinute, Quiet};

/// The settings of a person.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Settings {
    /// The language of messages that only they see, as Discord names it; `None` for their Discord
    /// language.
    pub language: Option<String>,
    /// The side at the bottom of the boards that only they see.
    pub orientation: Orientation,
    /// The theme of their pictures; `None` for the server's.
    pub theme: Option<String>,
    /// The size of the pictures that only they see.
    pub picture_size: PictureSize,
    /// How moves are written for them.
    pub notation: Notation,
    /// True if moves chosen by buttons are previewed before they are played.
    pub confirm_moves: bool,
    /// True if the bot plays forced moves for them.
    pub only_ply: bool,
    /// True if the opponent may take back a turn that they have not answered, without asking.
    pub grant_takebacks: bool,
    /// True if they are told when a win is a milestone.
    pub milestones: bool,
    /// True if they are shown what opponents in other venues say.
    pub phrases: bool,
    /// Where reminders go.
    pub reminders: Reminders,
    /// Hours without reminders.
    pub quiet: Option<Quiet>,
    /// When, each day, they get a list of the games that wait for them.
    pub summary: Option<DayMinute>,
    /// The name of their time zone in the IANA database. The database of a later version may not
    /// have it any more.
    pub time_zone: String,
    /// True if vacations start automatically on a timeout.
    pub auto_vacation: bool,
    /// Whether their clocks are stopped on weekends: on those that begin at this time or later.
    pub weekends: Option<Timestamp>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            orientation: Orientation::White,
            theme: None,
            picture_size: PictureSize::Normal,
            notation: Notation::Arrow,
            confirm_moves: true,
            only_ply: false,
            grant_takebacks: false,
            milestones: true,
            phrases: true,
            reminders: Reminders::Channel,
            quiet: None,
            summary: None,
            time_zone: String::from("UTC"),
            auto_vacation: false,
            weekends: None,
        }
    }
}

impl Settings {
    /// Returns their time zone. One that no longer exists counts as UTC.
    pub fn zone(&self) -> TimeZone {
        TimeZone::get(&self.time_zone).unwrap_or(TimeZone::UTC)
    }
}

/// The side of the board at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr, EnumCount, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Orientation {
    /// White's side in every game, as the channel sees it.
    White,
    /// Their own side in their games; White's side in other games.
    Own,
    /// Black's in every game.
    Black,
}

/// The size of pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr, EnumCount, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum PictureSize {
    /// For phones and slow connections.
    Small,
    /// For most people. Public pictures have this size.
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

/// Where the reminders of a person go.
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
