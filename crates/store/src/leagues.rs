//! Leagues, who is in for their next cycle, and their divisions.

use dvonn_model::{
    EntryRow, EventId, GuildId, Home, LeagueId, LeagueRow, LeagueState, LeagueTitleRow,
    NewLeagueRow, Person, PlayerId, PostKey, TournamentKind, TournamentRow, UserId,
};
use jiff::Timestamp;
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::without_controls;
use crate::counters::{self, Counter};
use crate::query::{Columns as _, Stored, queries, rows};
use crate::tx::Tx;

rows! {
    LeagueRow {
        id, guild: guild_id, channel: channel_id, name, organiser: user(organiser_id), state, cycle,
        ends_at, put_off, paused_at, event: event_id, event_at, size, twice, weeks, moves, at_once, setup, control: time_control,
        rated, everywhere, locale,
    }
    LeagueTitleRow { league, cycle }
}

queries! {
    /// Returns a league by its id.
    read league(id: LeagueId) -> Option<LeagueRow> {
        "SELECT {} FROM leagues WHERE id = :id"
    }

    /// Returns the league of a server: the present one or, if there is none, the last one.
    read league_of(guild: GuildId) -> Option<LeagueRow> {
        "SELECT {} FROM leagues WHERE guild_id = :guild ORDER BY id DESC LIMIT 1"
    }

    /// Returns the league of a server that is not closed.
    read open_league(guild: GuildId) -> Option<LeagueRow> {
        "SELECT {} FROM leagues WHERE guild_id = :guild AND state <> 'closed'"
    }

    /// Returns the championship: the league that is open to all servers or, if there is none now, the last one.
    read championship() -> Option<LeagueRow> {
        "SELECT {} FROM leagues WHERE everywhere = 1 ORDER BY id DESC LIMIT 1"
    }

    /// Returns the leagues with something to do by `at`, in order of that time. A cycle ends once all its
    /// divisions are over.
    read leagues_due(at: Timestamp, limit: u32) -> Vec<LeagueId> {
        "SELECT id FROM leagues
         WHERE due_at <= :at AND NOT (state = 'asking' AND EXISTS (
             SELECT 1 FROM tournaments
             WHERE league_id = leagues.id AND cycle = leagues.cycle AND state = 'running'
         ))
         ORDER BY due_at, id LIMIT :limit"
    }

    /// Returns who is in for the next cycle of a league, in the order in which they entered.
    read league_entries(league: LeagueId) -> Vec<EntryRow> {
        "SELECT {} FROM league_entries WHERE league_id = :league ORDER BY entered_at, player_id"
    }

    /// Returns the divisions of a cycle, the first division first.
    read divisions(league: LeagueId, cycle: u32) -> Vec<TournamentRow> {
        "SELECT {} FROM tournaments
         WHERE league_id = :league AND cycle = :cycle ORDER BY division"
    }

    /// Returns the champion of the last cycle that a server's leagues played to its end.
    read league_champion(guild: GuildId) -> Option<PlayerId> {
        "SELECT player_id FROM entrants JOIN tournaments ON id = tournament_id
         WHERE guild_id = :guild AND league_id IS NOT NULL AND division = 1 AND place = 1
         ORDER BY tournament_id DESC LIMIT 1"
    }

    /// Returns the cycles whose champion a person became, latest first: of the leagues of a server, and of the
    /// championship.
    read league_titles_of(guild: GuildId, person: UserId) -> Vec<LeagueTitleRow> {
        "SELECT leagues.name AS league, tournaments.cycle AS cycle FROM entrants
         JOIN tournaments ON tournaments.id = tournament_id
         JOIN leagues ON leagues.id = league_id
         WHERE player_id > 0 AND player_id = :person AND place = 1 AND division = 1
         AND (tournaments.guild_id = :guild OR everywhere = 1)
         ORDER BY tournament_id DESC"
    }

    step insert_league(id: i64, new: &NewLeagueRow) -> LeagueRow
    [
        id,
        guild: new.guild,
        channel: new.channel,
        name: without_controls(&new.name),
        organiser: new.organiser,
        starts: new.starts_at,
        size: new.size,
        twice: new.twice,
        weeks: new.weeks,
        moves: new.moves,
        at_once: new.at_once,
        setup: new.setup,
        control: new.control,
        rated: new.rated,
        everywhere: new.everywhere,
        locale: new.locale.as_deref().map(without_controls),
        at: new.at,
    ] {
        "INSERT INTO leagues (
             id, guild_id, channel_id, name, organiser_id, state, cycle, ends_at, due_at, size,
             twice, weeks, moves, at_once, setup, time_control, rated, everywhere, locale, created_at
         ) VALUES (
             :id, :guild, :channel, :name, :organiser, 'waiting', 0, :starts, :starts, :size,
             :twice, :weeks, :moves, :at_once, :setup, :control, :rated, :everywhere, :locale, :at
         ) RETURNING {}"
    }

    /// Returns a league and locks it, with its entries, until the end of this transaction. To avoid
    /// deadlocks, lock tournaments afterwards.
    change lock_league(id: LeagueId) -> Option<LeagueRow> {
        "UPDATE leagues SET id = id WHERE id = :id RETURNING {}"
    }

    step store_league(row: &LeagueRow)
    [
        id: row.id,
        channel: row.channel,
        state: row.state,
        cycle: row.cycle,
        ends_at: row.ends_at,
        due_at: row.due_at(),
        put_off: row.put_off,
        paused_at: row.paused_at,
        event: row.event,
        event_at: row.event_at,
    ] {
        "UPDATE leagues
         SET channel_id = :channel, state = :state, cycle = :cycle, ends_at = :ends_at,
             due_at = :due_at, put_off = :put_off, paused_at = :paused_at,
             event_id = :event, event_at = :event_at
         WHERE id = :id"
    }

    /// Records the event of a league's next cycle, and when it begins.
    change set_league_event(id: LeagueId, event: Option<EventId>, begins: Option<Timestamp>) {
        "UPDATE leagues SET event_id = :event, event_at = :begins WHERE id = :id"
    }

    /// Enters a person for the next cycle. Returns `false` and changes nothing if they are in already.
    change enter_league(
        league: LeagueId, person: &Person, home: Option<&Home>, at: Timestamp,
    ) -> bool
    [
        league, person: person.id, name: without_controls(&person.name), at,
        home: home.map(|home| home.guild), channel: home.map(|home| home.channel),
        locale: home.and_then(|home| home.locale.as_deref()).map(without_controls),
    ] {
        "INSERT INTO league_entries (
             league_id, player_id, name, entered_at, home_guild_id, home_channel_id, home_locale
         ) VALUES (:league, :person, :name, :at, :home, :channel, :locale)
         ON CONFLICT DO NOTHING"
    }

    /// Takes a person out of the next cycle. Returns `false` if they are not in.
    change drop_entry(league: LeagueId, person: UserId) -> bool {
        "DELETE FROM league_entries WHERE league_id = :league AND player_id = :person"
    }

    /// Takes everybody out of the next cycle: it begins.
    change clear_entries(league: LeagueId) {
        "DELETE FROM league_entries WHERE league_id = :league"
    }

    step insert_division(
        id: i64, row: &LeagueRow, division: u32, rounds: u32, at: Timestamp,
    ) -> TournamentRow
    [
        id,
        league: row.id,
        name: format!("{} {}.{division}", row.name, row.cycle),
        kind: if row.twice { TournamentKind::DoubleRoundRobin } else { TournamentKind::RoundRobin },
        rounds,
        round_length: row.length(),
        ends_at: row.ends_at,
        at,
        cycle: row.cycle,
        division,
    ] {
        "INSERT INTO tournaments (
             id, guild_id, channel_id, name, kind, state, organiser_id, rounds, round,
             setup, time_control, rated, round_length, round_ends_at, locale, created_at,
             updated_at, league_id, cycle, division
         ) SELECT :id, guild_id, channel_id, :name, :kind, 'running', organiser_id, :rounds, :rounds,
             setup, time_control, rated, :round_length, :ends_at, locale, :at,
             :at, :league, :cycle, :division
         FROM leagues WHERE id = :league
         RETURNING {}"
    }
}

impl Tx {
    /// Opens a league that people can enter.
    ///
    /// # Errors
    /// Any database error. A server can have only one league that is not closed.
    pub async fn create_league(&mut self, new: &NewLeagueRow) -> Result<LeagueRow, StoreError> {
        let id = counters::next(self.connection(), Counter::League).await?;
        let row = insert_league(self.connection(), id, new).await?;
        self.raise_post(PostKey::league(row.id, 1), new.at).await?;
        self.raise_post(PostKey::league_event(row.id), new.at).await?;
        Ok(row)
    }

    /// Stores what changes in a league: its channel, state, cycle, times, pause and event. Raises that event. The caller
    /// must have locked it with [`Tx::lock_league`].
    ///
    /// # Errors
    /// Any database error.
    pub async fn save_league(&mut self, row: &LeagueRow, at: Timestamp) -> Result<(), StoreError> {
        store_league(self.connection(), row).await?;
        self.raise_post(PostKey::league_event(row.id), at).await
    }

    /// Raises the invitation to the next cycle, if people have been invited yet.
    ///
    /// # Errors
    /// Any database error.
    pub async fn raise_invitation(
        &mut self,
        row: &LeagueRow,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        if row.state == LeagueState::Running {
            return Ok(());
        }
        self.raise_post(PostKey::league(row.id, row.cycle + 1), at).await
    }

    /// Creates a running division of the league's present cycle, whose rounds all begin at once.
    ///
    /// # Errors
    /// Any database error.
    pub async fn create_division(
        &mut self,
        row: &LeagueRow,
        division: u32,
        rounds: u32,
        at: Timestamp,
    ) -> Result<TournamentRow, StoreError> {
        let id = counters::next(self.connection(), Counter::Tournament).await?;
        insert_division(self.connection(), id, row, division, rounds, at).await
    }
}

impl Stored for EntryRow {
    const COLUMNS: &'static [&'static str] =
        &["player_id", "name", "entered_at", "home_guild_id", "home_channel_id", "home_locale"];

    fn read(row: &AnyRow) -> Result<EntryRow, StoreError> {
        let mut person = row.person("player_id", "name")?;
        let home = home(row)?;
        person.stranger = home.is_some();
        Ok(EntryRow { person, at: row.value("entered_at")?, home })
    }
}

/// Returns from which other server somebody plays.
pub(crate) fn home(row: &AnyRow) -> Result<Option<Home>, StoreError> {
    let Some(guild) = row.value("home_guild_id")? else { return Ok(None) };
    let channel = row.value("home_channel_id")?;
    Ok(Some(Home { guild, channel, locale: row.value("home_locale")? }))
}
