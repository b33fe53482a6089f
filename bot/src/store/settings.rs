//! What a person likes: one row for each who changed something.

use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use super::StoreError;
use super::columns::{Columns, plain};
use super::ids::UserId;
use super::tx::{Tx, reads};

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

/// Which side of the board is below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Orientation {
    /// White's in every game: as the channel sees it.
    White,
    /// The person's own in their games, White's in others.
    Own,
    /// Black's in every game.
    Black,
}

/// How large pictures are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureSize {
    /// For phones, and where every byte counts.
    Small,
    /// As everybody sees them.
    Normal,
    /// For large screens.
    Large,
}

/// How moves are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notation {
    /// `D3F3`
    Joined,
    /// `D3-F3`
    Dash,
    /// `D3→F3`
    Arrow,
}

/// Where a person is reminded of their clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reminders {
    /// In the game's channel.
    Channel,
    /// By direct message.
    Direct,
    /// Nowhere.
    Off,
}

/// Hours of every day, which may reach over midnight. In minutes after midnight, below 1,440.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quiet {
    /// When they begin.
    pub from: u16,
    /// When they are over; never the same as `from`.
    pub until: u16,
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

reads! {
    /// What a person likes; what most do, if they have changed nothing.
    settings(user: UserId) -> Settings;
}

async fn settings(connection: &mut AnyConnection, user: UserId) -> Result<Settings, StoreError> {
    let row = sqlx::query(
        "SELECT language, orientation, theme, picture_size, notation, confirm_moves, only_ply, \
         reminders, quiet_from, quiet_until, time_zone, auto_vacation FROM settings WHERE user_id = $1",
    )
    .bind(i64::from(user))
    .fetch_optional(connection)
    .await?;
    row.as_ref().map_or_else(|| Ok(Settings::default()), Settings::read)
}

impl Tx {
    /// Keeps what a person likes, in place of what they liked before.
    ///
    /// # Errors
    /// Any fault of the database.
    pub async fn save_settings(
        &mut self,
        user: UserId,
        settings: &Settings,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO settings (user_id, language, orientation, theme, notation, \
             confirm_moves, only_ply, reminders, quiet_from, quiet_until, time_zone, \
             auto_vacation, picture_size) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) \
             ON CONFLICT (user_id) DO UPDATE SET language = $2, orientation = $3, theme = $4, \
             notation = $5, confirm_moves = $6, only_ply = $7, reminders = $8, quiet_from = $9, \
             quiet_until = $10, time_zone = $11, auto_vacation = $12, picture_size = $13",
        )
        .bind(i64::from(user))
        .bind(settings.language.as_deref().map(plain))
        .bind(settings.orientation.name())
        .bind(settings.theme.as_deref().map(plain))
        .bind(settings.notation.name())
        .bind(i64::from(settings.confirm_moves))
        .bind(i64::from(settings.only_ply))
        .bind(settings.reminders.name())
        .bind(settings.quiet.map(|quiet| i64::from(quiet.from)))
        .bind(settings.quiet.map(|quiet| i64::from(quiet.until)))
        .bind(plain(&settings.time_zone))
        .bind(i64::from(settings.auto_vacation))
        .bind(settings.picture_size.name())
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

impl Settings {
    fn read(row: &AnyRow) -> Result<Settings, StoreError> {
        Ok(Settings {
            language: row.maybe_text("language")?,
            orientation: named(row, "orientation", &Orientation::ALL, Orientation::name)?,
            theme: row.maybe_text("theme")?,
            picture_size: named(row, "picture_size", &PictureSize::ALL, PictureSize::name)?,
            notation: named(row, "notation", &Notation::ALL, Notation::name)?,
            confirm_moves: row.flag("confirm_moves")?,
            only_ply: row.flag("only_ply")?,
            reminders: named(row, "reminders", &Reminders::ALL, Reminders::name)?,
            quiet: Quiet::read(row)?,
            time_zone: row.text("time_zone")?,
            auto_vacation: row.flag("auto_vacation")?,
        })
    }
}

/// The one of `all` whose name the column holds.
fn named<T: Copy>(
    row: &AnyRow,
    column: &str,
    all: &[T],
    name: fn(T) -> &'static str,
) -> Result<T, StoreError> {
    let held = row.text(column)?;
    let known = all.iter().copied().find(|&one| name(one) == held);
    known.ok_or_else(|| StoreError::corrupt(column, &held))
}

impl Orientation {
    /// Every one.
    pub const ALL: [Orientation; 3] = [Orientation::White, Orientation::Own, Orientation::Black];

    /// A short name, which never changes.
    pub fn name(self) -> &'static str {
        match self {
            Orientation::White => "white",
            Orientation::Own => "own",
            Orientation::Black => "black",
        }
    }
}

impl PictureSize {
    /// Every one.
    pub const ALL: [PictureSize; 3] = [PictureSize::Small, PictureSize::Normal, PictureSize::Large];

    /// A short name, which never changes.
    pub fn name(self) -> &'static str {
        match self {
            PictureSize::Small => "small",
            PictureSize::Normal => "normal",
            PictureSize::Large => "large",
        }
    }
}

impl Notation {
    /// Every one.
    pub const ALL: [Notation; 3] = [Notation::Joined, Notation::Dash, Notation::Arrow];

    /// A short name, which never changes.
    pub fn name(self) -> &'static str {
        match self {
            Notation::Joined => "joined",
            Notation::Dash => "dash",
            Notation::Arrow => "arrow",
        }
    }
}

impl Reminders {
    /// Every one.
    pub const ALL: [Reminders; 3] = [Reminders::Channel, Reminders::Direct, Reminders::Off];

    /// A short name, which never changes.
    pub fn name(self) -> &'static str {
        match self {
            Reminders::Channel => "channel",
            Reminders::Direct => "direct",
            Reminders::Off => "off",
        }
    }
}

impl Quiet {
    /// The minutes of a day.
    pub const DAY: u16 = 24 * 60;

    /// Hours from one minute of the day until another; none for the same minute, which would mean
    /// no hours or all, and for what is no minute of a day.
    pub fn new(from: u16, until: u16) -> Option<Quiet> {
        let is_some = from != until && from < Quiet::DAY && until < Quiet::DAY;
        is_some.then_some(Quiet { from, until })
    }

    fn read(row: &AnyRow) -> Result<Option<Quiet>, StoreError> {
        let (from, until) = (row.maybe_number("quiet_from")?, row.maybe_number("quiet_until")?);
        match (from, until) {
            (None, None) => Ok(None),
            (Some(from), Some(until)) if let Some(quiet) = Quiet::new(from, until) => {
                Ok(Some(quiet))
            }
            _ => Err(StoreError::corrupt("quiet_from", &format!("{from:?}, {until:?}"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quiet_hours_are_two_different_minutes_of_a_day() {
        assert_eq!(Quiet::new(1_320, 420), Some(Quiet { from: 1_320, until: 420 }));
        for (from, until) in [(0, 0), (1_440, 0), (0, 1_440)] {
            assert_eq!(Quiet::new(from, until), None);
        }
    }
}
