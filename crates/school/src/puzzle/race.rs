//! Puzzle races: as many puzzles as possible in five minutes, alone or two people at once.
//!
//! Both people get the same puzzles, which follow from the race's seed and become harder. A click names the
//! puzzle by how many are behind the person, so that a second click on the same button changes nothing. A
//! race ends at its time, or when all are out. Nothing in it is rated, and no attempt is recorded.

use dvonn_model::{
    Day, InteractionId, Limit, PostKey, RaceId, RaceRow, RaceState, RacerRow, UserId, Venue,
};
use dvonn_store::{NewRace, Store, StoreError, Tx};
use jiff::{SignedDuration, Timestamp};

use crate::puzzle::choice::of_race;
use crate::puzzle::collection::NumberedPuzzle;

/// How long a challenge to a race can be accepted: both must be there.
const OPEN_FOR: SignedDuration = SignedDuration::from_mins(10);
/// How long a challenge counts that never became a race.
const COUNTED_FOR: SignedDuration = SignedDuration::from_hours(1);

/// A race and the people in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Race {
    /// The race.
    pub row: RaceRow,
    /// The people, first the one who made it.
    pub racers: Vec<RacerRow>,
}

/// Somebody wants to race against somebody.
#[derive(Clone, Debug)]
pub struct RaceChallenge {
    /// Both, first the one who wants it.
    pub people: [UserId; 2],
    /// The channel of its message.
    pub venue: Venue,
    /// The language of its message.
    pub locale: Option<String>,
    /// Which puzzles it has.
    pub seed: i64,
    /// The interaction behind it. If Discord delivers it twice, it counts once.
    pub interaction: InteractionId,
    /// The current time.
    pub at: Timestamp,
}

/// What came of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RaceAnswer {
    /// It was solved.
    Solved,
    /// A move was wrong.
    Wrong,
    /// It is too close to a rated game of the person, who does not see it.
    Skipped,
}

/// Why a race cannot be made, started or seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RaceRefusal {
    /// The race is no longer there.
    Gone,
    /// Only these people are in it.
    NotInIt,
    /// Only the opponent can start or decline it.
    NotTheOpponent(UserId),
    /// Only the challenger can cancel it.
    NotTheChallenger(UserId),
    /// Nobody can answer it any more.
    Closed(RaceState),
    /// The person races already.
    Racing(RaceId),
    /// The other person is in another race.
    OtherRaces(UserId),
    /// So many challenges of the person have led to no race within the last hour: to anybody, or to this person.
    TooMany(u32, Option<UserId>),
}

/// Why something about a race failed.
#[derive(Debug, thiserror::Error)]
pub enum RaceError {
    /// It cannot be done. Nothing has changed.
    #[error("refused: {0:?}")]
    Refused(RaceRefusal),
    /// The interaction was delivered twice.
    #[error("the same interaction was delivered twice")]
    Repeated,
    /// The database failed. Nothing has changed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<RaceRefusal> for RaceError {
    fn from(refusal: RaceRefusal) -> RaceError {
        RaceError::Refused(refusal)
    }
}

impl Race {
    /// Starts a race of one person.
    ///
    /// # Errors
    /// [`RaceRefusal::Racing`], and any database error.
    pub async fn alone(
        store: &Store,
        person: UserId,
        seed: i64,
        at: Timestamp,
    ) -> Result<Race, RaceError> {
        let mut tx = store.begin().await?;
        tx.lock_races().await?;
        check_free(&mut tx, person, at).await?;
        let new = NewRace {
            people: &[person],
            venue: None,
            locale: None,
            seed,
            state: RaceState::Running,
            at,
            ends_at: at + RaceRow::TIME,
        };
        let (row, racers) = tx.create_race(&new).await?;
        tx.commit().await?;
        Ok(Race { row, racers })
    }

    /// Challenges somebody to a race. The caller checks that they may be challenged.
    ///
    /// # Errors
    /// [`RaceRefusal::Racing`], [`RaceRefusal::TooMany`], [`RaceError::Repeated`], and any database error.
    pub async fn challenge(store: &Store, challenge: &RaceChallenge) -> Result<Race, RaceError> {
        let RaceChallenge { people, venue, locale, seed, interaction, at } = challenge;
        let &[person, opponent] = people;
        let mut tx = store.begin().await?;
        if !tx.record_interaction(*interaction, *at).await? {
            return Err(RaceError::Repeated);
        }
        tx.lock_races().await?;
        check_free(&mut tx, person, *at).await?;
        if let Some(guild) = venue.guild {
            let limits = tx.server(guild).await?.limits;
            let before = tx.race_challenges(guild, person, *at - COUNTED_FOR).await?;
            let (most, all) = (limits.of(Limit::Opponent) as usize, limits.of(Limit::Challenges));
            if before.iter().filter(|&&it| it == opponent).count() >= most {
                return Err(RaceRefusal::TooMany(limits.of(Limit::Opponent), Some(opponent)).into());
            }
            if before.len() >= all as usize {
                return Err(RaceRefusal::TooMany(all, None).into());
            }
        }
        let new = NewRace {
            people,
            venue: Some(venue),
            locale: locale.as_deref(),
            seed: *seed,
            state: RaceState::Open,
            at: *at,
            ends_at: *at + OPEN_FOR,
        };
        let (row, racers) = tx.create_race(&new).await?;
        tx.raise_post(PostKey::race(row.id), *at).await?;
        tx.commit().await?;
        Ok(Race { row, racers })
    }

    /// Returns a race.
    ///
    /// # Errors
    /// [`RaceRefusal::Gone`], and any database error.
    pub async fn find(store: &Store, id: RaceId) -> Result<Race, RaceError> {
        let row = store.race(id).await?.ok_or(RaceRefusal::Gone)?;
        Ok(Race { racers: store.racers(id).await?, row })
    }

    /// Starts a race for both people.
    ///
    /// # Errors
    /// A [`RaceRefusal`] if the person is not the opponent, if it is no longer open, or if one of the two is in
    /// another race; and any database error.
    pub async fn start(
        store: &Store,
        id: RaceId,
        person: UserId,
        at: Timestamp,
    ) -> Result<Race, RaceError> {
        let mut tx = store.begin().await?;
        tx.lock_races().await?;
        let mut race = lock(&mut tx, id).await?;
        let opponent = race.opponent()?;
        if person != opponent {
            race.racer(person)?;
            return Err(RaceRefusal::NotTheOpponent(opponent).into());
        }
        race.check_open(at)?;
        check_free(&mut tx, person, at).await?;
        let challenger = race.challenger()?;
        if tx.running_race_of(challenger, at).await?.is_some() {
            return Err(RaceRefusal::OtherRaces(challenger).into());
        }
        race.change(&mut tx, RaceState::Running, at + RaceRow::TIME, at).await?;
        // Either may have raced alone since the challenge.
        tx.note_bests_before(id).await?;
        race.racers = tx.racers(id).await?;
        tx.commit().await?;
        Ok(race)
    }

    /// Declines a race as the opponent, or cancels it as the challenger.
    ///
    /// # Errors
    /// A [`RaceRefusal`] if the person may not do that or if it is no longer open; and any database error.
    pub async fn call_off(
        store: &Store,
        id: RaceId,
        person: UserId,
        state: RaceState,
        at: Timestamp,
    ) -> Result<Race, RaceError> {
        let mut tx = store.begin().await?;
        let mut race = lock(&mut tx, id).await?;
        race.racer(person)?;
        let (challenger, opponent) = (race.challenger()?, race.opponent()?);
        match state {
            RaceState::Cancelled if person != challenger => {
                return Err(RaceRefusal::NotTheChallenger(challenger).into());
            }
            RaceState::Declined if person != opponent => {
                return Err(RaceRefusal::NotTheOpponent(opponent).into());
            }
            _ => race.check_open(at)?,
        }
        let ends_at = race.row.ends_at;
        race.change(&mut tx, state, ends_at, at).await?;
        tx.commit().await?;
        Ok(race)
    }

    /// Records what came of a person's puzzle, the one after `done` others. Does nothing if that is behind them
    /// or the race is over. Returns the race, and whether it counted.
    ///
    /// # Errors
    /// [`RaceRefusal::Gone`], [`RaceRefusal::NotInIt`], and any database error.
    pub async fn answer(
        store: &Store,
        id: RaceId,
        person: UserId,
        done: u32,
        answer: RaceAnswer,
        at: Timestamp,
    ) -> Result<(Race, bool), RaceError> {
        let mut tx = store.begin().await?;
        let mut race = lock(&mut tx, id).await?;
        let is_running = race.row.is_running_at(at);
        let racers = &mut race.racers;
        let racer = racers.iter_mut().find(|racer| racer.person == person);
        let racer = racer.ok_or(RaceRefusal::NotInIt)?;
        if !is_running || racer.is_out() || racer.done != done {
            return Ok((race, false));
        }
        racer.done += 1;
        match answer {
            RaceAnswer::Solved => {
                racer.score += 1;
                tx.save_best_race(person, racer.score, at).await?;
            }
            RaceAnswer::Wrong => racer.mistakes += 1,
            RaceAnswer::Skipped => {}
        }
        tx.save_racer(racer).await?;
        if race.racers.iter().all(RacerRow::is_out) {
            let ends_at = race.row.ends_at;
            race.change(&mut tx, RaceState::Over, ends_at, at).await?;
        } else if race.row.venue.is_some() {
            tx.raise_scores(id, at).await?;
        }
        tx.commit().await?;
        Ok((race, true))
    }

    /// Ends a race whose time is over.
    ///
    /// # Errors
    /// Any database error.
    pub async fn end(store: &Store, id: RaceId, at: Timestamp) -> Result<(), StoreError> {
        let mut tx = store.begin().await?;
        let Some(row) = tx.lock_race(id).await? else { return Ok(()) };
        let state = match row.state {
            RaceState::Open => RaceState::Expired,
            RaceState::Running => RaceState::Over,
            _ => return Ok(()),
        };
        if row.ends_at > at {
            return Ok(());
        }
        let mut race = Race { racers: tx.racers(id).await?, row };
        let ends_at = race.row.ends_at;
        race.change(&mut tx, state, ends_at, at).await?;
        tx.commit().await
    }

    /// Returns a person in the race.
    ///
    /// # Errors
    /// [`RaceRefusal::NotInIt`].
    pub fn racer(&self, person: UserId) -> Result<&RacerRow, RaceRefusal> {
        let racer = self.racers.iter().find(|racer| racer.person == person);
        racer.ok_or(RaceRefusal::NotInIt)
    }

    /// Returns the puzzle that a person solves now. `None` if there are no more.
    pub fn puzzle(&self, racer: &RacerRow) -> Option<&'static NumberedPuzzle> {
        of_race(self.row.seed, Day::of(self.row.created_at)).into_iter().nth(racer.done as usize)
    }

    /// Returns the winner, who solved more puzzles or, if both solved as many, made fewer mistakes. `None` for a draw.
    pub fn winner(&self) -> Option<UserId> {
        let [one, other] = self.racers.as_slice() else { return None };
        let result =
            |racer: &RacerRow| (racer.score, RacerRow::MISTAKES.saturating_sub(racer.mistakes));
        match result(one).cmp(&result(other)) {
            std::cmp::Ordering::Greater => Some(one.person),
            std::cmp::Ordering::Less => Some(other.person),
            std::cmp::Ordering::Equal => None,
        }
    }

    fn challenger(&self) -> Result<UserId, RaceRefusal> {
        self.racers.first().map(|racer| racer.person).ok_or(RaceRefusal::Gone)
    }

    fn opponent(&self) -> Result<UserId, RaceRefusal> {
        self.racers.get(1).map(|racer| racer.person).ok_or(RaceRefusal::NotInIt)
    }

    fn check_open(&self, at: Timestamp) -> Result<(), RaceRefusal> {
        match self.row.state {
            RaceState::Open if at < self.row.ends_at => Ok(()),
            RaceState::Open => Err(RaceRefusal::Closed(RaceState::Expired)),
            state => Err(RaceRefusal::Closed(state)),
        }
    }

    /// Changes the state, for everybody to see if two race.
    async fn change(
        &mut self,
        tx: &mut Tx,
        state: RaceState,
        ends_at: Timestamp,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        (self.row.state, self.row.ends_at) = (state, ends_at);
        tx.save_race(&self.row).await?;
        if self.row.venue.is_some() {
            tx.raise_post(PostKey::race(self.row.id), at).await?;
        }
        Ok(())
    }
}

async fn lock(tx: &mut Tx, id: RaceId) -> Result<Race, RaceError> {
    let row = tx.lock_race(id).await?.ok_or(RaceRefusal::Gone)?;
    Ok(Race { racers: tx.racers(id).await?, row })
}

/// Checks that a person is in no race. Races must be locked.
async fn check_free(tx: &mut Tx, person: UserId, at: Timestamp) -> Result<(), RaceError> {
    match tx.running_race_of(person, at).await? {
        Some(race) => Err(RaceRefusal::Racing(race).into()),
        None => Ok(()),
    }
}
