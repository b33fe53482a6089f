//! The moderation log of a server. Each entry is written in the transaction of the action it
//! describes.

use std::str::FromStr;

use dvonn_model::{
    Action, ActionRow, Decision, GuildId, Limit, RoleId, RoleReward, ServerSetting,
    TournamentAction, UserId,
};
use jiff::Timestamp;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::{NO_USER, without_controls};
use crate::counters::{self, Counter};
use crate::query::{Columns as _, Stored, queries};
use crate::tx::Tx;

queries! {
    /// Returns up to `limit` entries of a server's moderation log, newest first, after the first
    /// `offset`.
    read actions(guild: GuildId, offset: usize, limit: usize) -> Vec<ActionRow> {
        "SELECT {} FROM actions
         WHERE guild_id = :guild
         ORDER BY id DESC LIMIT :limit OFFSET :offset"
    }

    /// Returns the number of entries in a server's moderation log.
    read count_actions(guild: GuildId) -> usize {
        "SELECT count(*) FROM actions WHERE guild_id = :guild"
    }

    /// Inserts an entry into a server's moderation log.
    step insert_action(
        id: i64, guild: GuildId, action: &Action, decision: &Decision, at: Timestamp,
    )
    [
        id,
        guild,
        moderator: decision.moderator.map_or(NO_USER, i64::from),
        name: action_columns(action).0,
        detail: without_controls(&action_columns(action).1),
        reason: without_controls(&decision.reason),
        at,
    ] {
        "INSERT INTO actions (id, guild_id, moderator, action, detail, reason, made_at)
         VALUES (:id, :guild, :moderator, :name, :detail, :reason, :at)"
    }
}

impl Tx {
    /// Adds an entry to a server's moderation log.
    ///
    /// # Errors
    /// Any database error.
    pub async fn record_action(
        &mut self,
        guild: GuildId,
        action: &Action,
        decision: &Decision,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let id = counters::next(self.connection(), Counter::Action).await?;
        insert_action(self.connection(), id, guild, action, decision, at).await
    }
}

/// Returns the values of the columns `action` and `detail`.
fn action_columns(action: &Action) -> (&'static str, String) {
    match action {
        Action::SettingChanged(setting) => (setting.name(), setting_detail(setting)),
        Action::ChannelAdded(channel) => ("channel_added", channel.to_string()),
        Action::ChannelRemoved(channel) => ("channel_removed", channel.to_string()),
        Action::RewardRoleSet(reward, role) => {
            ("reward_role", format!("{} {}", reward.name(), id_text(*role)))
        }
        Action::RewardRoleGone(reward) => ("reward_role_gone", reward.name().to_owned()),
        Action::Blocked(person) => ("blocked", id_text(*person)),
        Action::Unblocked(person) => ("unblocked", id_text(*person)),
        Action::GameDecided(decision, game) => (decision.name(), game.to_string()),
        Action::PlaceLost(game) => ("place_lost", game.to_string()),
        Action::BackedUp => ("backed_up", String::new()),
        Action::TournamentManaged { what, tournament, people } => {
            (what.name(), with_people(tournament, people))
        }
        Action::LeagueManaged { what, league, people } => {
            (what.name(), with_people(league, people))
        }
    }
}

/// Reads an action from the columns `action` and `detail`.
fn action(row: &AnyRow) -> Result<Action, StoreError> {
    let (name, detail) = (row.value::<String>("action")?, Detail(row.value("detail")?));
    Ok(match name.as_str() {
        "moderator_role" => Action::SettingChanged(ServerSetting::ModeratorRole(detail.id()?)),
        "starter_role" => Action::SettingChanged(ServerSetting::StarterRole(detail.id()?)),
        "rated" => Action::SettingChanged(ServerSetting::Rated(detail.flag())),
        "seeks" => Action::SettingChanged(ServerSetting::Seeks(detail.flag())),
        "computer_rated" => Action::SettingChanged(ServerSetting::ComputerRated(detail.flag())),
        "ladder" => Action::SettingChanged(ServerSetting::Ladder(detail.named()?)),
        "season" => Action::SettingChanged(ServerSetting::Season(detail.named()?)),
        "announcements" => Action::SettingChanged(ServerSetting::Announcements(detail.id()?)),
        "puzzles" => Action::SettingChanged(ServerSetting::Puzzles(detail.id()?)),
        "digest" => Action::SettingChanged(ServerSetting::Digest(detail.id()?)),
        "lobby" => Action::SettingChanged(ServerSetting::Lobby(detail.id()?)),
        "lobby_role" => Action::SettingChanged(ServerSetting::LobbyRole(detail.id()?)),
        "language" => Action::SettingChanged(ServerSetting::Language(detail.maybe_text())),
        "theme" => Action::SettingChanged(ServerSetting::Theme(detail.maybe_text())),
        "channel_added" => Action::ChannelAdded(detail.required_id()?),
        "channel_removed" => Action::ChannelRemoved(detail.required_id()?),
        "reward_role" => {
            let (reward, role) = detail.reward_and_role()?;
            Action::RewardRoleSet(reward, role)
        }
        "reward_role_gone" => Action::RewardRoleGone(detail.named()?),
        "blocked" => Action::Blocked(detail.person()?),
        "unblocked" => Action::Unblocked(detail.person()?),
        "place_lost" => Action::PlaceLost(detail.number()?.into()),
        "backed_up" => Action::BackedUp,
        name if let Ok(what) = name.parse() => {
            let (league, people) = detail.number_and_people()?;
            Action::LeagueManaged { what, league: league.into(), people }
        }
        name => match name.parse::<TournamentAction>() {
            Ok(what) => {
                let (tournament, people) = detail.number_and_people()?;
                Action::TournamentManaged { what, tournament: tournament.into(), people }
            }
            Err(_) => match name.parse::<Limit>() {
                Ok(limit) => {
                    let value = u32::try_from(detail.number()?).map_err(|_| detail.corrupt());
                    Action::SettingChanged(ServerSetting::Limit(limit, value?))
                }
                Err(_) => Action::GameDecided(row.value("action")?, detail.number()?.into()),
            },
        },
    })
}

impl Stored for ActionRow {
    const COLUMNS: &'static [&'static str] =
        &["moderator", "action", "detail", "reason", "made_at"];

    fn read(row: &AnyRow) -> Result<ActionRow, StoreError> {
        let decision = Decision { moderator: row.user("moderator")?, reason: row.value("reason")? };
        Ok(ActionRow { action: action(row)?, decision, at: row.value("made_at")? })
    }
}

fn setting_detail(setting: &ServerSetting) -> String {
    match setting {
        ServerSetting::ModeratorRole(role)
        | ServerSetting::StarterRole(role)
        | ServerSetting::LobbyRole(role) => id_text(*role),
        ServerSetting::Rated(on) | ServerSetting::ComputerRated(on) | ServerSetting::Seeks(on) => {
            flag_text(*on)
        }
        ServerSetting::Ladder(kind) => kind.name().to_owned(),
        ServerSetting::Season(length) => length.name().to_owned(),
        ServerSetting::Announcements(channel)
        | ServerSetting::Puzzles(channel)
        | ServerSetting::Digest(channel)
        | ServerSetting::Lobby(channel) => id_text(*channel),
        ServerSetting::Limit(_, value) => value.to_string(),
        ServerSetting::Language(text) | ServerSetting::Theme(text) => {
            text.clone().unwrap_or_default()
        }
    }
}

/// Returns the detail of an action: the number of the tournament or league, then the people it is about.
fn with_people(of: &impl ToString, people: &[Option<UserId>]) -> String {
    let people = people.iter().map(|person| format!(" {}", id_text(*person)));
    of.to_string() + &people.collect::<String>()
}

fn id_text<T: Into<i64>>(id: Option<T>) -> String {
    id.map_or_else(String::new, |id| id.into().to_string())
}

fn flag_text(on: bool) -> String {
    i64::from(on).to_string()
}

/// The column `detail`.
struct Detail(String);

impl Detail {
    fn number(&self) -> Result<i64, StoreError> {
        self.0.parse().map_err(|_| self.corrupt())
    }

    /// Returns the id, or `None` if the column is empty.
    fn id<T: TryFrom<i64>>(&self) -> Result<Option<T>, StoreError> {
        if self.0.is_empty() { Ok(None) } else { self.required_id().map(Some) }
    }

    fn required_id<T: TryFrom<i64>>(&self) -> Result<T, StoreError> {
        T::try_from(self.number()?).map_err(|_| self.corrupt())
    }

    /// Returns the person, or `None` if they have been deleted.
    fn person(&self) -> Result<Option<UserId>, StoreError> {
        Ok(UserId::try_from(self.number()?).ok())
    }

    /// Returns the reward and, if there is one, its role.
    fn reward_and_role(&self) -> Result<(RoleReward, Option<RoleId>), StoreError> {
        let (reward, role) = self.0.split_once(' ').ok_or_else(|| self.corrupt())?;
        let reward = reward.parse().map_err(|_| self.corrupt())?;
        Ok((reward, Detail(role.to_owned()).id()?))
    }

    /// Returns the number of a tournament or league and the people, without those who have been deleted.
    fn number_and_people(&self) -> Result<(i64, Vec<Option<UserId>>), StoreError> {
        let mut ids = self.0.split(' ').map(|id| id.parse::<i64>().map_err(|_| self.corrupt()));
        let number = ids.next().ok_or_else(|| self.corrupt())??;
        let people =
            ids.map(|id| Ok(UserId::try_from(id?).ok())).collect::<Result<_, StoreError>>()?;
        Ok((number, people))
    }

    fn flag(&self) -> bool {
        self.0 == "1"
    }

    fn named<T: FromStr>(&self) -> Result<T, StoreError> {
        self.0.parse().map_err(|_| self.corrupt())
    }

    fn maybe_text(self) -> Option<String> {
        Some(self.0).filter(|text| !text.is_empty())
    }

    fn corrupt(&self) -> StoreError {
        StoreError::corrupt("detail", &self.0)
    }
}
