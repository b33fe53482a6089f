//! Creating, showing, changing and closing challenges.

use dvonn_model::{
    ChallengeId, ChallengeRow, ChallengeState, ChannelId, GameId, GuildId, NewChallenge, Terms,
    UserId, Venue,
};
use jiff::Timestamp;

use crate::StoreError;
use crate::challenge_row::accepted_game;
use crate::columns::without_controls;
use crate::counters::{self, Counter};
use crate::query::queries;
use crate::terms::start_column;
use crate::tx::Tx;

/// Stands for no server: no server has this id.
const NO_SERVER: i64 = 0;

/// The condition that a challenge is open at `:at`, or was posted after `:since` and then cancelled
/// or declined.
const COUNTS: &str = "(
     (state = 'open' AND expires_at > :at)
     OR (state IN ('cancelled', 'declined') AND created_at > :since AND EXISTS (
         SELECT 1 FROM posts
         WHERE kind = 'challenge' AND subject = challenges.id AND part = 0 AND shown > 0
     ))
 )";

/// Challenges and drafts that are closed and could not be accepted after `:before`.
const CLOSED: &str =
    "SELECT id FROM challenges WHERE state NOT IN ('open', 'draft') AND expires_at < :before";

queries! {
    /// Returns a challenge by its id.
    read challenge(id: ChallengeId) -> Option<ChallengeRow> {
        "SELECT {} FROM challenges WHERE id = :id"
    }

    /// Returns the open challenges in a channel and its threads, oldest first.
    read open_challenges_under(channel: ChannelId) -> Vec<ChallengeRow> {
        // The state is repeated in both branches so that SQLite uses an index for each instead of
        // scanning the table.
        "SELECT {} FROM challenges
         WHERE (state = 'open' AND channel_id = :channel)
         OR (state = 'open' AND parent_id = :channel)
         ORDER BY id"
    }

    /// Returns the open challenge for a rematch of a game.
    read rematch_challenge(of: GameId) -> Option<ChallengeRow> {
        "SELECT {} FROM challenges WHERE rematch_of = :of AND state = 'open'"
    }

    /// Returns the number of challenges of a person that are open at `at`, or were posted after
    /// `since` and then cancelled or declined: in a server, or in all venues outside servers.
    read count_challenges_by(
        guild: Option<GuildId>, person: UserId, at: Timestamp, since: Timestamp,
    ) -> u32
    [guild: guild.map_or(NO_SERVER, i64::from), person, at, since] {
        "SELECT count(*) FROM challenges
         WHERE challenger_id = :person AND COALESCE(guild_id, 0) = :guild AND " COUNTS
    }

    /// Returns the challenges from one person to another that are open at `at`, or were posted
    /// after `since` and then cancelled or declined, oldest first: in a server, or in all venues
    /// outside servers.
    read counted_challenges_to(
        guild: Option<GuildId>, person: UserId, opponent: UserId, at: Timestamp, since: Timestamp,
    ) -> Vec<ChallengeRow>
    [guild: guild.map_or(NO_SERVER, i64::from), person, opponent, at, since] {
        "SELECT {} FROM challenges
         WHERE challenger_id = :person AND COALESCE(guild_id, 0) = :guild
         AND opponent_id = :opponent AND " COUNTS "
         ORDER BY created_at, id"
    }

    /// Returns the open challenges and drafts that expire by `at`, in order of expiry.
    read challenges_expired_by(at: Timestamp, limit: u32) -> Vec<ChallengeRow> {
        "SELECT {} FROM challenges WHERE state IN ('open', 'draft') AND expires_at <= :at
         ORDER BY expires_at, id LIMIT :limit"
    }

    /// Returns the open challenges by and to a person, and locks them until the end of this
    /// transaction.
    change lock_challenges_of(person: UserId) -> Vec<ChallengeRow> {
        "UPDATE challenges SET id = id
         WHERE state = 'open' AND (challenger_id = :person OR opponent_id = :person)
         RETURNING {}"
    }

    /// Inserts a challenge.
    step insert_challenge(
        id: i64, new: &NewChallenge, state: ChallengeState, expires_at: Timestamp,
    ) -> ChallengeRow
    [
        id, guild: new.venue.guild, channel: new.venue.channel, parent: new.venue.parent,
        guest: new.venue.guest, challenger: new.challenger.id,
        challenger_name: without_controls(&new.challenger.name), opponent: new.opponent,
        color: new.color, setup: new.terms.setup.name(), seed: new.terms.setup.seed(),
        start: start_column(&new.terms), rated: new.terms.rated,
        rated_by_default: new.rated_by_default, control: new.terms.control,
        rematch_of: new.rematch_of, for_place: new.for_place, state: state.name(),
        locale: new.locale.as_deref().map(without_controls), at: new.at, expires_at,
    ] {
        "INSERT INTO challenges (
             id, guild_id, channel_id, parent_id, guest, challenger_id, challenger_name,
             opponent_id, color, setup, seed, start, rated, rated_by_default, time_control,
             rematch_of, for_place, state, locale, created_at, expires_at
         ) VALUES (
             :id, :guild, :channel, :parent, :guest, :challenger, :challenger_name,
             :opponent, :color, :setup, :seed, :start, :rated, :rated_by_default, :control,
             :rematch_of, :for_place, :state, :locale, :at, :expires_at
         ) RETURNING {}"
    }

    /// Returns a challenge and locks it until the end of this transaction.
    change lock_challenge(id: ChallengeId) -> Option<ChallengeRow> {
        "UPDATE challenges SET id = id WHERE id = :id RETURNING {}"
    }

    /// Closes the drafts of a person as expired, except the newest `kept`: in a server, or in all
    /// venues outside servers.
    change expire_old_drafts(guild: Option<GuildId>, person: UserId, kept: u32)
    [guild: guild.map_or(NO_SERVER, i64::from), person, kept] {
        // SQLite has no OFFSET without a LIMIT.
        "UPDATE challenges SET state = 'expired' WHERE id IN (
             SELECT id FROM challenges
             WHERE challenger_id = :person AND COALESCE(guild_id, 0) = :guild AND state = 'draft'
             ORDER BY id DESC LIMIT 1000 OFFSET :kept
         )"
    }

    /// Turns a draft into an open challenge at `venue`, with a new creation and expiry time.
    /// Returns `None` and changes nothing if it is no longer a draft.
    change publish_challenge(
        challenge: ChallengeId, venue: &Venue, at: Timestamp, expires_at: Timestamp,
    ) -> Option<ChallengeRow>
    [
        challenge, guild: venue.guild, channel: venue.channel, parent: venue.parent,
        guest: venue.guest, at, expires_at,
    ] {
        "UPDATE challenges SET
             state = 'open', guild_id = :guild, channel_id = :channel, parent_id = :parent,
             guest = :guest, created_at = :at, expires_at = :expires_at
         WHERE id = :challenge AND state = 'draft' RETURNING {}"
    }

    /// Replaces the board of a draft. Returns `None` and changes nothing if it is no longer a
    /// draft.
    change set_draft_board(challenge: ChallengeId, terms: &Terms) -> Option<ChallengeRow>
    [
        challenge, setup: terms.setup.name(), seed: terms.setup.seed(), start: start_column(terms),
    ] {
        "UPDATE challenges SET setup = :setup, seed = :seed, start = :start
         WHERE id = :challenge AND state = 'draft' RETURNING {}"
    }

    /// Sets whether the game of a draft is rated, as a person chose. Returns `None` and changes
    /// nothing if it is no longer a draft.
    change set_draft_rated(challenge: ChallengeId, rated: bool) -> Option<ChallengeRow> {
        "UPDATE challenges SET rated = :rated, rated_by_default = 0
         WHERE id = :challenge AND state = 'draft' RETURNING {}"
    }

    step delete_posts_of_closed(before: Timestamp, limit: u32) {
        "DELETE FROM posts WHERE kind = 'challenge' AND part = 0 AND subject IN (
             " CLOSED " ORDER BY expires_at LIMIT :limit
         )"
    }

    step delete_closed(before: Timestamp, limit: u32) -> u64 {
        "DELETE FROM challenges WHERE id IN (
             " CLOSED " AND NOT EXISTS (
                 SELECT 1 FROM posts
                 WHERE kind = 'challenge' AND subject = challenges.id AND part = 0
             ) ORDER BY expires_at LIMIT :limit
         )"
    }

    /// Closes a challenge. Returns `false` and changes nothing if it is no longer open.
    change close_challenge(challenge: ChallengeId, state: ChallengeState) -> bool
    [challenge, state: state.name(), game: accepted_game(state)] {
        "UPDATE challenges SET state = :state, game_id = :game
         WHERE id = :challenge AND state IN ('open', 'draft')"
    }
}

impl Tx {
    /// Creates a challenge, as a draft or open. It can be accepted until `expires_at`.
    ///
    /// # Errors
    /// Any database error.
    pub async fn create_challenge(
        &mut self,
        new: NewChallenge,
        state: ChallengeState,
        expires_at: Timestamp,
    ) -> Result<ChallengeRow, StoreError> {
        let id = counters::next(self.connection(), Counter::Challenge).await?;
        insert_challenge(self.connection(), id, &new, state, expires_at).await
    }

    /// Deletes up to `limit` challenges and drafts that are closed and could not be accepted after
    /// `before`. Returns how many.
    ///
    /// # Errors
    /// Any database error.
    pub async fn delete_closed_challenges(
        &mut self,
        before: Timestamp,
        limit: u32,
    ) -> Result<u64, StoreError> {
        delete_posts_of_closed(self.connection(), before, limit).await?;
        delete_closed(self.connection(), before, limit).await
    }

    /// Makes other transactions that make challenges outside servers wait until the end of this
    /// one.
    ///
    /// # Errors
    /// Any database error.
    pub async fn lock_challenges(&mut self) -> Result<(), StoreError> {
        counters::lock(self.connection(), Counter::Challenge).await
    }
}
