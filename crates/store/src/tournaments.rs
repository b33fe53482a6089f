//! Creating, finding and changing tournaments. Each change raises the posts that show it.

use dvonn_model::{
    ChannelId, EventId, GameId, GuestTeam, GuildId, InviteCode, MessageId, NewTournamentRow,
    PostKey, PostKind, PostRow, TournamentId, TournamentRow, TournamentState, UserId,
};
use jiff::Timestamp;

use crate::StoreError;
use crate::boards::EDIT;
use crate::columns::without_controls;
use crate::counters::{self, Counter};
use crate::query::{queries, rows};
use crate::tx::Tx;

rows! {
    TournamentRow {
        id, guild: guild_id, channel: channel_id, name, kind, state, organiser: user(organiser_id),
        rounds, round, setup, control: time_control, rated, round_length, round_ends_at,
        entry: entry_rules(starts_at, repeats, least, most, rating_from, rating_to, role_id, invited),
        series: series_id, edition, event: event_id, locale, created_at, updated_at, league: league_id,
        cycle, division,
        teams: teams(team, invite_code, guest_guild_id, guest_team, guest_channel_id, guest_locale),
    }
}

/// The order of a server's tournaments.
const UNFINISHED_AND_NEWEST_FIRST: &str =
    "ORDER BY CASE WHEN state IN ('open', 'running') THEN 0 ELSE 1 END, id DESC";

/// The tournaments in which a server takes part.
const OF_GUILD: &str = "(guild_id = :guild OR guest_guild_id = :guild)";

/// The newest of some times, `None` if there are none.
type Newest = Option<Timestamp>;

queries! {
    /// Returns a tournament by its id.
    read tournament(id: TournamentId) -> Option<TournamentRow> {
        "SELECT {} FROM tournaments WHERE id = :id"
    }

    /// Returns the tournaments of a server: unfinished ones first, then newest first. This and the queries
    /// below leave out the divisions of leagues, unless they say otherwise.
    read tournaments_of(guild: GuildId, limit: u32, offset: u32) -> Vec<TournamentRow> {
        "SELECT {} FROM tournaments WHERE " OF_GUILD " AND league_id IS NULL
         " UNFINISHED_AND_NEWEST_FIRST " LIMIT :limit OFFSET :offset"
    }

    /// Returns the running tournaments of a server, with the divisions of its league.
    read running_tournaments(guild: GuildId) -> Vec<TournamentRow> {
        "SELECT {} FROM tournaments WHERE " OF_GUILD " AND state = 'running' ORDER BY id"
    }

    /// Returns when a person last created a tournament in a server.
    read last_tournament_by(guild: GuildId, person: UserId) -> Newest {
        "SELECT MAX(created_at) FROM tournaments
         WHERE guild_id = :guild AND organiser_id = :person AND league_id IS NULL"
    }

    /// Returns the number of tournaments in a server, past and present.
    read count_tournaments_of(guild: GuildId) -> usize {
        "SELECT count(*) FROM tournaments WHERE " OF_GUILD " AND league_id IS NULL"
    }

    /// Returns the tournaments of a server whose name contains a text, in the order of
    /// [`Tx::tournaments_of`]. Ignores the case of ASCII letters only.
    read tournaments_matching(guild: GuildId, text: &str, limit: u32) -> Vec<TournamentRow>
    [guild, pattern: pattern(text), limit] {
        "SELECT {} FROM tournaments
         WHERE " OF_GUILD " AND league_id IS NULL
         AND lower(name) LIKE lower(:pattern) ESCAPE '!'
         " UNFINISHED_AND_NEWEST_FIRST " LIMIT :limit"
    }

    /// Returns the tournaments of a server that a person has joined, in the order of
    /// [`Tx::tournaments_of`].
    read tournaments_with(guild: GuildId, person: UserId, limit: u32) -> Vec<TournamentRow> {
        // The index covers only positive ids, those of people.
        "SELECT {} FROM tournaments
         WHERE " OF_GUILD " AND league_id IS NULL AND id IN (
             SELECT tournament_id FROM entrants WHERE player_id > 0 AND player_id = :person
         )
         " UNFINISHED_AND_NEWEST_FIRST " LIMIT :limit"
    }

    /// Returns the tournament that a game belongs to.
    read tournament_of_game(game: GameId) -> Option<TournamentRow> {
        "SELECT {} FROM tournaments
         WHERE id = (SELECT tournament_id FROM pairings WHERE game_id = :game)"
    }

    /// Returns the tournaments that need attention, oldest first: it is time to start, a game has ended but is
    /// not counted, the round is over, or all pairings are decided, except in an arena: there people may wait.
    read tournaments_due(at: Timestamp, limit: u32) -> Vec<TournamentId> {
        "SELECT id FROM tournaments WHERE state = 'open' AND starts_at <= :at
         UNION ALL SELECT id FROM tournaments
         WHERE state = 'running' AND (
             round_ends_at <= :at
             OR (kind <> 'arena' AND NOT EXISTS (
                 SELECT 1 FROM pairings
                 WHERE tournament_id = tournaments.id AND white_points IS NULL AND held = 0
             ))
             OR EXISTS (
                 SELECT 1 FROM pairings JOIN games ON games.id = pairings.game_id
                 WHERE pairings.tournament_id = tournaments.id
                 AND pairings.white_points IS NULL AND pairings.held = 0
                 AND games.state <> 'running'
             )
         )
         ORDER BY id LIMIT :limit"
    }

    /// Returns the newest message about a tournament in its channel.
    read tournament_message(id: TournamentId) -> Option<(ChannelId, MessageId)> {
        "SELECT channel_id, message_id FROM posts
         WHERE kind IN ('tournament', 'division') AND subject = :id AND message_id IS NOT NULL
         ORDER BY part DESC LIMIT 1"
    }

    /// As [`Tx::tournament_message`], for the guests of a match between two servers.
    read guest_message(id: TournamentId) -> Option<(ChannelId, MessageId)> {
        "SELECT channel_id, message_id FROM posts
         WHERE kind = 'guest_stage' AND subject = :id AND message_id IS NOT NULL
         ORDER BY part DESC LIMIT 1"
    }

    /// Inserts a tournament that people can join.
    step insert_tournament(
        id: i64,
        series: Option<TournamentId>,
        new: &NewTournamentRow,
    ) -> TournamentRow
    [
        id,
        guild: new.guild,
        channel: new.channel,
        name: without_controls(&new.name),
        kind: new.kind,
        organiser: new.organiser,
        rounds: new.rounds,
        setup: new.setup,
        control: new.control,
        rated: new.rated,
        round_length: new.round_length,
        starts_at: new.entry.starts_at,
        repeats: new.entry.repeats,
        least: new.entry.least,
        most: new.entry.most,
        rating_from: new.entry.rating_from,
        rating_to: new.entry.rating_to,
        role: new.entry.role,
        invited: new.entry.invited,
        series,
        edition: new.edition,
        locale: new.locale.as_deref().map(without_controls),
        at: new.at,
        by_moderator: new.by_moderator,
        team: new.teams.as_ref().map(|(team, _)| without_controls(team)),
        code: new.teams.as_ref().map(|&(_, code)| code),
    ] {
        "INSERT INTO tournaments (
             id, guild_id, channel_id, name, kind, state, organiser_id, rounds, round,
             setup, time_control, rated, round_length, starts_at, repeats, least, most,
             rating_from, rating_to, role_id, invited, series_id, edition, locale, created_at,
             updated_at, by_moderator, team, invite_code
         ) VALUES (
             :id, :guild, :channel, :name, :kind, 'open', :organiser, :rounds, 0,
             :setup, :control, :rated, :round_length, :starts_at, :repeats, :least, :most,
             :rating_from, :rating_to, :role, :invited, :series, :edition, :locale, :at, :at,
             :by_moderator, :team, :code
         ) RETURNING {}"
    }

    /// Returns the open match that another server can accept with a code.
    read invitation(code: InviteCode) -> Option<TournamentRow> {
        "SELECT {} FROM tournaments WHERE invite_code = :code AND state = 'open'"
    }

    step save_guest(id: TournamentId, guest: &GuestTeam) -> TournamentRow
    [
        id,
        guild: guest.home.guild,
        team: without_controls(&guest.name),
        channel: guest.home.channel,
        locale: guest.home.locale.as_deref().map(without_controls),
    ] {
        "UPDATE tournaments
         SET invite_code = NULL, guest_guild_id = :guild, guest_team = :team,
             guest_channel_id = :channel, guest_locale = :locale
         WHERE id = :id RETURNING {}"
    }

    step set_guest_channel(id: TournamentId, channel: ChannelId) {
        "UPDATE tournaments SET guest_channel_id = :channel WHERE id = :id"
    }

    step set_home_channels(id: TournamentId, channel: ChannelId) {
        "UPDATE entrants SET home_channel_id = :channel
         WHERE tournament_id = :id AND home_guild_id IS NOT NULL"
    }

    /// Returns true if a moderator created a tournament.
    read is_by_moderator(id: TournamentId) -> bool {
        "SELECT 1 FROM tournaments WHERE id = :id AND by_moderator = 1"
    }

    /// Returns the next tournaments of a server that start by themselves, the earliest first.
    read calendar_of(guild: GuildId, limit: u32) -> Vec<TournamentRow> {
        "SELECT {} FROM tournaments
         WHERE " OF_GUILD " AND state = 'open' AND starts_at IS NOT NULL
         ORDER BY starts_at, id LIMIT :limit"
    }

    /// Returns the tournament of a series before this one.
    read former_of_series(series: TournamentId, id: TournamentId) -> Option<TournamentRow> {
        "SELECT {} FROM tournaments WHERE series_id = :series AND id < :id
         ORDER BY id DESC LIMIT 1"
    }

    /// Returns the tournament of a series that people can join.
    read next_of_series(series: TournamentId) -> Option<TournamentRow> {
        "SELECT {} FROM tournaments WHERE series_id = :series AND state = 'open'
         ORDER BY id DESC LIMIT 1"
    }

    /// Returns a tournament and locks it, with its entrants and pairings, until the end of this
    /// transaction. To avoid deadlocks, call [`Tx::lock_game`] first.
    change lock_tournament(id: TournamentId) -> Option<TournamentRow> {
        "UPDATE tournaments SET id = id WHERE id = :id RETURNING {}"
    }

    /// Records the event of a tournament on Discord, or that the bot takes care of none any more. The caller must have
    /// locked it with [`Tx::lock_tournament`].
    change set_tournament_event(id: TournamentId, event: Option<EventId>) {
        "UPDATE tournaments SET event_id = :event WHERE id = :id"
    }

    step save_tournament(row: &TournamentRow, at: Timestamp) -> TournamentRow
    [
        id: row.id,
        state: row.state,
        rounds: row.rounds,
        round: row.round,
        round_ends_at: row.round_ends_at,
        at,
    ] {
        "UPDATE tournaments
         SET state = :state, rounds = :rounds, round = :round, round_ends_at = :round_ends_at,
             updated_at = :at
         WHERE id = :id RETURNING {}"
    }

    step set_channel(id: TournamentId, channel: ChannelId) {
        "UPDATE tournaments SET channel_id = :channel WHERE id = :id"
    }

    /// Forgets the message of a post, since its subject moves to a channel where it has none. What is on its way
    /// to the old channel counts as shown.
    change forget_post(key: PostKey) [kind: key.kind, id: key.subject, part: key.part] {
        "UPDATE posts SET shown = wanted, issue = 0, channel_id = NULL, message_id = NULL
         WHERE kind = :kind AND subject = :id AND part = :part"
    }

    step raise_former(stage: PostKey, owner: i64, at: Timestamp) -> Vec<PostRow>
    [kind: stage.kind, id: stage.subject, stage: stage.part, owner, at] {
        "UPDATE posts SET " EDIT "
         WHERE kind = :kind AND subject = :id AND part = (
             SELECT MAX(part) FROM posts
             WHERE kind = :kind AND subject = :id AND part < :stage
         )
         RETURNING {}"
    }

    step raise_no_threads(id: TournamentId, owner: i64, at: Timestamp) -> Vec<PostRow> {
        "UPDATE posts SET " EDIT "
         WHERE kind = 'no_threads' AND subject = :id AND part IN (0, 1) RETURNING {}"
    }
}

/// Returns the pattern for `LIKE` of texts that contain this one. `!` is the escape character.
fn pattern(text: &str) -> String {
    let text = without_controls(text).replace('!', "!!").replace('%', "!%").replace('_', "!_");
    format!("%{text}%")
}

impl Tx {
    /// Creates a tournament that people can join.
    ///
    /// # Errors
    /// Any database error.
    pub async fn create_tournament(
        &mut self,
        new: NewTournamentRow,
    ) -> Result<TournamentRow, StoreError> {
        let id = counters::next(self.connection(), Counter::Tournament).await?;
        let series = new.series.or(new.entry.repeats.map(|_| TournamentId::from(id)));
        let row = insert_tournament(self.connection(), id, series, &new).await?;
        self.raise_post(PostKey::tournament(row.id, row.stage()), new.at).await?;
        if row.entry.starts_at.is_some() {
            self.raise_post(PostKey::tournament_event(row.id), new.at).await?;
        }
        if new.by_moderator {
            self.raise_post(PostKey::tournament_news(row.id, row.stage()), new.at).await?;
        }
        Ok(row)
    }

    /// Stores the state and rounds of this row, and raises what shows that. While people can join, those on the
    /// reserve enter where there is room, and are told. Returns the tournament as it is now. The caller must have
    /// locked it with [`Tx::lock_tournament`].
    ///
    /// # Errors
    /// Any database error.
    pub async fn change_tournament(
        &mut self,
        row: &TournamentRow,
        at: Timestamp,
    ) -> Result<TournamentRow, StoreError> {
        let row = save_tournament(self.connection(), row, at).await?;
        if row.state == TournamentState::Open {
            self.fill_from_reserve(&row, at).await?;
        }
        if row.event.is_some() && row.state != TournamentState::Open {
            self.raise_post(PostKey::tournament_event(row.id), at).await?;
        }
        let (stage, owner) = (row.stage(), self.owner_of_posts());
        let mut edits = raise_no_threads(self.connection(), row.id, owner, at).await?;
        for shown in stage_posts(&row) {
            let raised = self.raise(shown, None, None, at).await?;
            if raised.wanted == 1 && row.league.is_none() {
                // The stage begins: the message of the one before gets its final results.
                edits.extend(raise_former(self.connection(), shown, owner, at).await?);
                let is_news = stage > 1 || row.state == TournamentState::Over;
                if shown.kind == PostKind::Tournament && is_news {
                    self.raise_post(PostKey::tournament_news(row.id, stage), at).await?;
                }
            }
        }
        for post in edits {
            self.hold_post(post);
        }
        Ok(row)
    }

    /// Enters a second team in an open match between two servers. The caller must have locked it with
    /// [`Tx::lock_tournament`].
    ///
    /// # Errors
    /// Any database error.
    pub async fn accept_match(
        &mut self,
        id: TournamentId,
        guest: &GuestTeam,
        at: Timestamp,
    ) -> Result<TournamentRow, StoreError> {
        let row = save_guest(self.connection(), id, guest).await?;
        self.change_tournament(&row, at).await
    }

    /// Moves a tournament to another channel of one of its servers, where it has no message yet:
    /// [`Tx::change_tournament`] raises that.
    ///
    /// # Errors
    /// Any database error.
    pub async fn move_tournament(
        &mut self,
        row: &TournamentRow,
        guild: GuildId,
        channel: ChannelId,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        if guild != row.guild {
            forget_post(self.connection(), PostKey::guest_stage(row.id, row.stage())).await?;
            set_home_channels(self.connection(), row.id, channel).await?;
            return set_guest_channel(self.connection(), row.id, channel).await;
        }
        if row.event.is_some() {
            self.raise_post(PostKey::tournament_event(row.id), at).await?;
        }
        for shown in stage_posts(row).filter(|shown| shown.kind != PostKind::GuestStage) {
            forget_post(self.connection(), shown).await?;
        }
        set_channel(self.connection(), row.id, channel).await
    }
}

/// Returns the posts that show the present stage of a tournament: one on each server.
fn stage_posts(row: &TournamentRow) -> impl Iterator<Item = PostKey> {
    let own = match row.league {
        Some(_) => PostKey::division(row.id),
        None => PostKey::tournament(row.id, row.stage()),
    };
    let has_guest = row.teams.as_ref().is_some_and(|teams| teams.guest.is_some());
    let guests = has_guest.then(|| PostKey::guest_stage(row.id, row.stage()));
    std::iter::once(own).chain(guests)
}
