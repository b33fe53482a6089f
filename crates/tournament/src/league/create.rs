//! Opening a league.

use std::ops::RangeInclusive;

use dvonn_model::{
    ChannelId, GuildId, InteractionId, LeagueRow, NewLeagueRow, SetupKind, TimeControl,
    TournamentSetup, UserId,
};
use dvonn_play::begin_once;
use dvonn_store::Store;
use jiff::{SignedDuration, Timestamp};

use super::{LeagueError, LeagueRefusal};

/// The maximum number of characters in a name. The names of divisions are longer.
pub const MAX_LEAGUE_NAME: usize = 50;
/// The possible sizes of a division.
pub const LEAGUE_SIZES: RangeInclusive<u32> = 5..=9;
/// The possible lengths of a cycle, in weeks.
pub const LEAGUE_WEEKS: RangeInclusive<u32> = 2..=13;
/// How many people can go up and down between two divisions.
pub const LEAGUE_MOVES: RangeInclusive<u32> = 1..=3;
/// How many games of a division a person can play at once.
pub const LEAGUE_AT_ONCE: RangeInclusive<u32> = 1..=16;
/// How long before its first cycle a league can be opened.
pub const LEAGUE_START: RangeInclusive<SignedDuration> =
    SignedDuration::from_hours(1)..=SignedDuration::from_hours(30 * 24);

/// A request to open a league.
#[derive(Clone, Debug)]
pub struct LeagueOptions {
    /// The server.
    pub guild: GuildId,
    /// The channel for its messages and threads.
    pub channel: ChannelId,
    /// Who opens it: a moderator, as the caller must have checked.
    pub organiser: UserId,
    /// The name.
    pub name: String,
    /// When the first cycle begins.
    pub starts_at: Timestamp,
    /// The usual size of a division.
    pub size: u32,
    /// Whether everybody plays everybody twice.
    pub twice: bool,
    /// The length of a cycle, in weeks.
    pub weeks: u32,
    /// How many people go up and down between two divisions.
    pub moves: u32,
    /// How many games of a division a person plays at once.
    pub at_once: u32,
    /// The setup of its boards.
    pub layout: SetupKind,
    /// The time control of its games.
    pub control: TimeControl,
    /// Whether its games are rated.
    pub rated: bool,
    /// The language of public messages.
    pub locale: Option<String>,
    /// The interaction behind the request.
    pub interaction: InteractionId,
    /// The current time.
    pub at: Timestamp,
}

/// Opens a league that people can enter.
///
/// # Errors
/// A [`LeagueRefusal`] if the options are invalid or the server has a league, and
/// [`PlayError::Repeated`](dvonn_play::PlayError::Repeated).
pub async fn create(store: &Store, new: LeagueOptions) -> Result<LeagueRow, LeagueError> {
    let name = new.name.trim();
    if name.is_empty() || name.chars().count() > MAX_LEAGUE_NAME {
        return Err(LeagueRefusal::Name.into());
    }
    if !LEAGUE_START.contains(&new.starts_at.duration_since(new.at)) {
        return Err(LeagueRefusal::Start.into());
    }
    let ranges = [
        (LEAGUE_SIZES, new.size),
        (LEAGUE_WEEKS, new.weeks),
        (LEAGUE_MOVES, new.moves),
        (LEAGUE_AT_ONCE, new.at_once),
    ];
    let setup = TournamentSetup::of(new.layout);
    let Some(setup) = setup.filter(|_| ranges.iter().all(|(range, value)| range.contains(value)))
    else {
        return Err(LeagueRefusal::Options.into());
    };
    let mut tx = begin_once(store, new.interaction, new.at).await?;
    // Of two requests at once, the second sees the league of the first.
    tx.lock_server(new.guild).await?;
    if let Some(league) = tx.open_league(new.guild).await? {
        return Err(LeagueRefusal::Exists(Box::new(league)).into());
    }
    let row = NewLeagueRow {
        guild: new.guild,
        channel: new.channel,
        name: name.to_owned(),
        organiser: new.organiser,
        starts_at: new.starts_at,
        size: new.size,
        twice: new.twice,
        weeks: new.weeks,
        moves: new.moves,
        at_once: new.at_once,
        setup,
        control: new.control,
        rated: new.rated,
        everywhere: store.has_championship(new.guild),
        locale: new.locale,
        at: new.at,
    };
    let row = tx.create_league(&row).await?;
    tx.commit().await?;
    Ok(row)
}
