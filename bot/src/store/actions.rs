//! What moderators did in a server, and why: written in the transaction that does it.

use jiff::Timestamp;
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use super::StoreError;
use super::columns::{Columns, NOBODY, maybe, plain};
use super::counters::{self, Counter};
use super::decisions::{Decision, Measure};
use super::ids::{ChannelId, GameId, GuildId, TournamentId, UserId};
use super::servers::{LadderKind, SeasonLength, ServerSetting};
use super::tx::{Tx, reads};

/// Something that a moderator did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Settled something for the whole server.
    Settled(ServerSetting),
    /// Let games be started in a channel.
    ChannelAdded(ChannelId),
    /// No longer let games be started in a channel.
    ChannelRemoved(ChannelId),
    /// Kept somebody from playing; nobody if they have had themselves deleted since.
    Blocked(Option<UserId>),
    /// Let somebody play again; nobody if they have had themselves deleted since.
    Unblocked(Option<UserId>),
    /// Decided about a game.
    Decided(Measure, GameId),
    /// Took a copy of the server's data.
    BackedUp,
    /// Decided about a tournament that somebody else organises.
    Directed(Direction, TournamentId),
}

/// What a moderator may do with a tournament that somebody else organises.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Let the computer take part.
    ComputersAdded,
    /// Let the computer take part no longer.
    ComputersRemoved,
    /// Let it begin.
    Started,
    /// Took somebody out of it.
    Withdrew,
    /// Let it go on in another channel.
    Moved,
    /// Ended it, or called it off.
    Ended,
}

/// An action as its table holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActionRow {
    /// What was done.
    pub action: Action,
    /// By whom, and why; without words if they gave no reason.
    pub decision: Decision,
    /// When.
    pub at: Timestamp,
}

reads! {
    /// So many of the actions in a server, newest first, after as many as are skipped.
    actions(guild: GuildId, skipped: usize, most: usize) -> Vec<ActionRow>;

    /// How many actions there were in a server.
    count_actions(guild: GuildId) -> usize;
}

async fn actions(
    connection: &mut AnyConnection,
    guild: GuildId,
    skipped: usize,
    most: usize,
) -> Result<Vec<ActionRow>, StoreError> {
    let rows = sqlx::query(
        "SELECT moderator, action, detail, reason, made_at FROM actions WHERE guild_id = $1 \
         ORDER BY id DESC LIMIT $2 OFFSET $3",
    )
    .bind(i64::from(guild))
    .bind(i64::try_from(most).unwrap_or(i64::MAX))
    .bind(i64::try_from(skipped).unwrap_or(i64::MAX))
    .fetch_all(connection)
    .await?;
    rows.iter().map(ActionRow::read).collect()
}

async fn count_actions(
    connection: &mut AnyConnection,
    guild: GuildId,
) -> Result<usize, StoreError> {
    let row = sqlx::query("SELECT count(*) AS actions FROM actions WHERE guild_id = $1")
        .bind(i64::from(guild))
        .fetch_one(connection)
        .await?;
    row.number("actions")
}

impl Tx {
    /// Writes an action down.
    ///
    /// # Errors
    /// Any fault of the database.
    pub async fn record_action(
        &mut self,
        guild: GuildId,
        action: &Action,
        decision: &Decision,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let id = counters::next(self.connection(), Counter::Action).await?;
        let (name, detail) = action.columns();
        sqlx::query(
            "INSERT INTO actions (id, guild_id, moderator, action, detail, reason, made_at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(id)
        .bind(i64::from(guild))
        .bind(maybe(decision.moderator).unwrap_or(NOBODY))
        .bind(name)
        .bind(plain(&detail))
        .bind(plain(&decision.reason))
        .bind(at.as_millisecond())
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

impl Action {
    /// The columns `action` and `detail`.
    fn columns(&self) -> (&'static str, String) {
        match self {
            Action::Settled(setting) => setting_columns(setting),
            Action::ChannelAdded(channel) => ("channel_added", channel.to_string()),
            Action::ChannelRemoved(channel) => ("channel_removed", channel.to_string()),
            Action::Blocked(person) => ("blocked", number(*person)),
            Action::Unblocked(person) => ("unblocked", number(*person)),
            Action::Decided(measure, game) => (measure.name(), game.to_string()),
            Action::BackedUp => ("backed_up", String::new()),
            Action::Directed(direction, id) => (direction.name(), id.to_string()),
        }
    }

    fn read(row: &AnyRow) -> Result<Action, StoreError> {
        let (name, detail) = (row.text("action")?, Detail(row.text("detail")?));
        Ok(match name.as_str() {
            "moderator_role" => Action::Settled(ServerSetting::ModeratorRole(detail.id()?)),
            "starter_role" => Action::Settled(ServerSetting::StarterRole(detail.id()?)),
            "rated" => Action::Settled(ServerSetting::Rated(detail.flag())),
            "computer_rated" => Action::Settled(ServerSetting::ComputerRated(detail.flag())),
            "ladder" => Action::Settled(ServerSetting::Ladder(LadderKind::read(&detail.0)?)),
            "season" => Action::Settled(ServerSetting::Season(SeasonLength::read(&detail.0)?)),
            "announcements" => Action::Settled(ServerSetting::Announcements(detail.id()?)),
            "language" => {
                let tag = Some(detail.0).filter(|tag| !tag.is_empty());
                Action::Settled(ServerSetting::Language(tag))
            }
            "theme" => {
                let name = Some(detail.0).filter(|name| !name.is_empty());
                Action::Settled(ServerSetting::Theme(name))
            }
            "channel_added" => Action::ChannelAdded(detail.present()?),
            "channel_removed" => Action::ChannelRemoved(detail.present()?),
            "blocked" => Action::Blocked(detail.person()?),
            "unblocked" => Action::Unblocked(detail.person()?),
            "backed_up" => Action::BackedUp,
            name => match Direction::named(name) {
                Some(direction) => Action::Directed(direction, detail.number()?.into()),
                None => Action::Decided(Measure::read(row)?, detail.number()?.into()),
            },
        })
    }
}

impl Direction {
    const ALL: [Direction; 6] = [
        Direction::ComputersAdded,
        Direction::ComputersRemoved,
        Direction::Started,
        Direction::Withdrew,
        Direction::Moved,
        Direction::Ended,
    ];

    fn name(self) -> &'static str {
        match self {
            Direction::ComputersAdded => "tournament_computers",
            Direction::ComputersRemoved => "tournament_computers_removed",
            Direction::Started => "tournament_started",
            Direction::Withdrew => "tournament_withdrew",
            Direction::Moved => "tournament_moved",
            Direction::Ended => "tournament_ended",
        }
    }

    fn named(name: &str) -> Option<Direction> {
        Direction::ALL.into_iter().find(|direction| direction.name() == name)
    }
}

impl ActionRow {
    fn read(row: &AnyRow) -> Result<ActionRow, StoreError> {
        let decision =
            Decision { moderator: row.person("moderator")?, reason: row.text("reason")? };
        Ok(ActionRow { action: Action::read(row)?, decision, at: row.time("made_at")? })
    }
}

fn setting_columns(setting: &ServerSetting) -> (&'static str, String) {
    match setting {
        ServerSetting::ModeratorRole(role) => ("moderator_role", number(*role)),
        ServerSetting::StarterRole(role) => ("starter_role", number(*role)),
        ServerSetting::Rated(yes) => ("rated", flag(*yes)),
        ServerSetting::ComputerRated(yes) => ("computer_rated", flag(*yes)),
        ServerSetting::Ladder(kind) => ("ladder", kind.name().to_owned()),
        ServerSetting::Season(length) => ("season", length.name().to_owned()),
        ServerSetting::Announcements(channel) => ("announcements", number(*channel)),
        ServerSetting::Language(tag) => ("language", tag.clone().unwrap_or_default()),
        ServerSetting::Theme(name) => ("theme", name.clone().unwrap_or_default()),
    }
}

fn number<T: Into<i64>>(id: Option<T>) -> String {
    maybe(id).map_or_else(String::new, |id| id.to_string())
}

fn flag(yes: bool) -> String {
    i64::from(yes).to_string()
}

/// The column `detail`.
struct Detail(String);

impl Detail {
    fn number(&self) -> Result<i64, StoreError> {
        self.0.parse().map_err(|_| self.corrupt())
    }

    /// What has this number; nothing where there is none.
    fn id<T: TryFrom<i64>>(&self) -> Result<Option<T>, StoreError> {
        if self.0.is_empty() { Ok(None) } else { self.present().map(Some) }
    }

    fn present<T: TryFrom<i64>>(&self) -> Result<T, StoreError> {
        T::try_from(self.number()?).map_err(|_| self.corrupt())
    }

    /// Somebody on Discord; nobody for a number that stands for a deleted person.
    fn person(&self) -> Result<Option<UserId>, StoreError> {
        Ok(UserId::try_from(self.number()?).ok())
    }

    fn flag(&self) -> bool {
        self.0 == "1"
    }

    fn corrupt(&self) -> StoreError {
        StoreError::corrupt("detail", &self.0)
    }
}
