//! Puzzle races: who is in them, how far they are, and the best score of each person.

use dvonn_model::{
    ChannelId, GuildId, PostKey, RaceId, RaceRow, RaceState, RacerRow, UserId, Venue,
};
use jiff::{SignedDuration, Timestamp};
use sqlx::any::AnyRow;

use crate::StoreError;
use crate::columns::without_controls;
use crate::counters::{self, Counter};
use crate::query::{Columns as _, Stored, queries, rows};
use crate::tx::Tx;

/// The shortest time between two changes of the scores that everybody sees.
const SCORES_PAUSE: SignedDuration = SignedDuration::from_secs(5);

rows! {
    RacerRow { race: race_id, number, person: user_id, done, score, mistakes, best_before }
}

queries! {
    /// Returns a race by its id.
    read race(id: RaceId) -> Option<RaceRow> {
        "SELECT {} FROM races WHERE id = :id"
    }

    /// Returns the people in a race, first the one who made it.
    read racers(race: RaceId) -> Vec<RacerRow> {
        "SELECT {} FROM racers WHERE race_id = :race ORDER BY number"
    }

    /// Returns the race in which a person can solve puzzles at `at`.
    read running_race_of(person: UserId, at: Timestamp) -> Option<RaceId>
    [person, at, most: RacerRow::MISTAKES] {
        "SELECT race_id FROM racers JOIN races ON id = race_id
         WHERE user_id = :person AND state = 'running' AND ends_at > :at AND mistakes < :most
         LIMIT 1"
    }

    /// Returns the best score of a person; 0 if there is none.
    read best_race(person: UserId) -> u32 {
        "SELECT COALESCE(MAX(score), 0) FROM race_bests WHERE user_id = :person"
    }

    /// Returns the people that a person has challenged to a race on a server after `since`, if no race began.
    read race_challenges(guild: GuildId, person: UserId, since: Timestamp) -> Vec<UserId> {
        "SELECT other.user_id FROM racers
         JOIN races ON id = racers.race_id
         JOIN racers AS other ON other.race_id = id AND other.number = 1
         WHERE racers.user_id = :person AND racers.number = 0 AND guild_id = :guild
         AND state NOT IN ('running', 'over') AND created_at > :since
         ORDER BY id"
    }

    /// Returns the races that are open or running and have ended by `at`.
    read races_due(at: Timestamp, limit: u32) -> Vec<RaceId> {
        "SELECT id FROM races WHERE state IN ('open', 'running') AND ends_at <= :at
         ORDER BY ends_at, id LIMIT :limit"
    }

    /// Returns a race and locks it until the end of this transaction.
    change lock_race(id: RaceId) -> Option<RaceRow> {
        "UPDATE races SET id = id WHERE id = :id RETURNING {}"
    }

    /// Changes the state of a race and when it ends.
    change save_race(race: &RaceRow) [id: race.id, state: race.state, ends_at: race.ends_at] {
        "UPDATE races SET state = :state, ends_at = :ends_at WHERE id = :id"
    }

    /// Records how far a person is in a race.
    change save_racer(racer: &RacerRow)
    [
        race: racer.race, number: racer.number, done: racer.done, score: racer.score,
        mistakes: racer.mistakes,
    ] {
        "UPDATE racers SET done = :done, score = :score, mistakes = :mistakes
         WHERE race_id = :race AND number = :number"
    }

    /// Records what the best scores of the people in a race are before it.
    change note_bests_before(race: RaceId) {
        "UPDATE racers SET best_before = COALESCE(
             (SELECT score FROM race_bests WHERE race_bests.user_id = racers.user_id), 0
         ) WHERE race_id = :race"
    }

    /// Records a person's score in a race, if it is their best.
    change save_best_race(person: UserId, score: u32, at: Timestamp) {
        "INSERT INTO race_bests (user_id, score, reached_at) VALUES (:person, :score, :at)
         ON CONFLICT (user_id) DO UPDATE SET score = :score, reached_at = :at
         WHERE race_bests.score < :score"
    }

    /// Deletes up to `limit` races that are over and would have ended before `before`. Returns how many.
    change delete_old_races(before: Timestamp, limit: u32) -> u64 {
        "DELETE FROM races WHERE id IN (
             SELECT id FROM races
             WHERE state IN ('over', 'declined', 'cancelled', 'expired') AND ends_at < :before
             ORDER BY ends_at LIMIT :limit
         )"
    }

    step insert_race(id: RaceId, new: &NewRace<'_>) -> RaceRow
    [
        id, guild: new.venue.and_then(|venue| venue.guild),
        channel: new.venue.map(|venue| venue.channel),
        parent: new.venue.and_then(|venue| venue.parent),
        locale: new.locale.map(without_controls), seed: new.seed, state: new.state, at: new.at,
        ends_at: new.ends_at,
    ] {
        "INSERT INTO races
         (id, guild_id, channel_id, parent_id, locale, seed, state, created_at, ends_at)
         VALUES (:id, :guild, :channel, :parent, :locale, :seed, :state, :at, :ends_at)
         RETURNING {}"
    }

    step raise_lost() -> u64 {
        "UPDATE posts SET wanted = wanted + 1, retry_at = 0
         WHERE kind = 'race' AND NOT EXISTS (SELECT 1 FROM races WHERE id = subject)"
    }

    step insert_racer(race: RaceId, number: u32, person: UserId) -> RacerRow {
        "INSERT INTO racers (race_id, number, user_id, done, score, mistakes, best_before)
         VALUES (
             :race, :number, :person, 0, 0, 0,
             COALESCE((SELECT score FROM race_bests WHERE user_id = :person), 0)
         ) RETURNING {}"
    }
}

/// A race that begins or is offered.
#[derive(Clone, Debug)]
pub struct NewRace<'a> {
    /// The people, first the one who makes it.
    pub people: &'a [UserId],
    /// Where everybody sees it, if two race.
    pub venue: Option<&'a Venue>,
    /// The language of its message.
    pub locale: Option<&'a str>,
    /// Which puzzles it has.
    pub seed: i64,
    /// Its state.
    pub state: RaceState,
    /// The current time.
    pub at: Timestamp,
    /// When it ends or, while it is open, until when it can start.
    pub ends_at: Timestamp,
}

impl Tx {
    /// Makes other transactions that begin races wait until the end of this one.
    ///
    /// # Errors
    /// Any database error.
    pub async fn lock_races(&mut self) -> Result<(), StoreError> {
        counters::lock(self.connection(), Counter::Race).await
    }

    /// Creates a race.
    ///
    /// # Errors
    /// Any database error.
    pub async fn create_race(
        &mut self,
        new: &NewRace<'_>,
    ) -> Result<(RaceRow, Vec<RacerRow>), StoreError> {
        let id = counters::next(self.connection(), Counter::Race).await?.into();
        let race = insert_race(self.connection(), id, new).await?;
        let mut racers = Vec::new();
        for (number, &person) in (0..).zip(new.people) {
            racers.push(insert_racer(self.connection(), id, number, person).await?);
        }
        Ok((race, racers))
    }

    /// Lets the messages of races that are deleted say that they were called off.
    pub(super) async fn raise_lost_races(&mut self) -> Result<(), StoreError> {
        if raise_lost(self.connection()).await? > 0 {
            self.wake_posts();
        }
        Ok(())
    }

    /// Lets the scores that everybody sees be brought up to date soon.
    ///
    /// # Errors
    /// Any database error.
    pub async fn raise_scores(&mut self, race: RaceId, at: Timestamp) -> Result<(), StoreError> {
        self.raise_edit(PostKey::race(race), at + SCORES_PAUSE).await
    }
}

impl Stored for RaceRow {
    #[rustfmt::skip]
    const COLUMNS: &'static [&'static str] = &[
        "id", "guild_id", "channel_id", "parent_id", "locale", "seed", "state", "created_at",
        "ends_at",
    ];

    fn read(row: &AnyRow) -> Result<RaceRow, StoreError> {
        let channel: Option<ChannelId> = row.value("channel_id")?;
        let venue = match channel {
            Some(channel) => Some(Venue {
                guild: row.value("guild_id")?,
                channel,
                parent: row.value("parent_id")?,
                guest: false,
            }),
            None => None,
        };
        Ok(RaceRow {
            id: row.value("id")?,
            venue,
            locale: row.value("locale")?,
            seed: row.value("seed")?,
            state: row.value("state")?,
            created_at: row.value("created_at")?,
            ends_at: row.value("ends_at")?,
        })
    }
}
