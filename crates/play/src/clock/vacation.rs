//! Vacations: whole days during which a person's clocks are stopped, except in live games.

use dvonn_model::{GameEvent, GameId, InteractionId, UserId, VacationRow};
use dvonn_store::{Store, StoreError, Tx};
use jiff::{SignedDuration, Timestamp, tz::TimeZone};

use crate::clock::ClockState;
use crate::clock::check::check_clocks;
use crate::clock::weekend::is_weekend;
use crate::notices::notify;
use crate::plan::automatic::AutoEvent;
use crate::{Match, PlayError, Refusal, begin_once};

/// The number of vacation days per person and year.
pub const DAYS_A_YEAR: u32 = 30;

/// A day of vacation. It may start at any time of day.
const DAY: SignedDuration = SignedDuration::from_hours(24);
/// Vacations that ended longer ago than this have no days in the current year.
const YEAR: SignedDuration = SignedDuration::from_hours(366 * 24);

/// A person's vacation status.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VacationStatus {
    /// When the current vacation ends, or `None` if they are not on vacation.
    pub until: Option<Timestamp>,
    /// Whether it started automatically.
    pub automatic: bool,
    /// The number of days left this year.
    pub days_left: u32,
}

/// Why a vacation cannot start or end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VacationRefusal {
    /// There are not enough days left.
    TooLong {
        /// The number of days left. If the vacation spans two years, the smaller number.
        days_left: u32,
    },
    /// The person is not on vacation.
    NotOnVacation,
    /// The person would time out in a game as soon as their clocks restart.
    NoTimeLeft,
}

impl From<VacationRefusal> for PlayError {
    fn from(refusal: VacationRefusal) -> PlayError {
        Refusal::Vacation(refusal).into()
    }
}

/// Returns a person's vacation status.
///
/// # Errors
/// Any database error.
pub async fn status(
    store: &Store,
    person: UserId,
    at: Timestamp,
) -> Result<VacationStatus, StoreError> {
    Ok(Calendar(store.vacations_of(person, at - YEAR).await?).status(at))
}

/// Starts a vacation of `days` days, or extends the current one by that many. Stops the person's
/// clocks.
///
/// # Errors
/// [`VacationRefusal::TooLong`], and [`PlayError::Repeated`].
pub async fn start(
    store: &Store,
    person: UserId,
    days: u32,
    interaction: InteractionId,
    at: Timestamp,
) -> Result<VacationStatus, PlayError> {
    let mut tx = begin_once(store, interaction, at).await?;
    tx.lock_vacations_of(person).await?;
    let calendar = Calendar::of(&mut tx, person, at).await?;
    let current = calendar.current(at);
    let first = current.map_or(at, |vacation| vacation.ends_at);
    calendar.check(first, days)?;
    let until = first + DAY * days.cast_signed();
    match current {
        Some(vacation) => tx.move_vacation_end(vacation.id, until).await?,
        None => {
            tx.add_vacation(person, at, until, false).await?;
            check_clocks(&mut tx, person, at).await?;
        }
    }
    let leave = Calendar::of(&mut tx, person, at).await?.status(at);
    tx.commit().await?;
    Ok(leave)
}

/// Ends a person's vacation early and restarts their clocks. The current day counts as used.
///
/// # Errors
/// [`VacationRefusal::NotOnVacation`], [`VacationRefusal::NoTimeLeft`] or [`PlayError::Repeated`].
pub async fn end(
    store: &Store,
    person: UserId,
    interaction: InteractionId,
    at: Timestamp,
) -> Result<VacationStatus, PlayError> {
    let mut tx = begin_once(store, interaction, at).await?;
    tx.lock_vacations_of(person).await?;
    let calendar = Calendar::of(&mut tx, person, at).await?;
    let vacation = calendar.current(at).ok_or(VacationRefusal::NotOnVacation)?.id;
    if would_time_out(&mut tx, person, at).await? {
        return Err(VacationRefusal::NoTimeLeft.into());
    }
    tx.move_vacation_end(vacation, at).await?;
    tx.close_vacation(vacation, at).await?;
    check_clocks(&mut tx, person, at).await?;
    let leave = Calendar::of(&mut tx, person, at).await?.status(at);
    tx.commit().await?;
    Ok(leave)
}

/// Restarts the clocks of a person whose vacation has ended. Extends an automatic vacation by a day
/// instead if the person would time out at once and has a day left.
///
/// # Errors
/// Any database error.
pub async fn expire(store: &Store, vacation: &VacationRow, at: Timestamp) -> Result<(), PlayError> {
    let mut tx = store.begin().await?;
    tx.lock_vacations_of(vacation.person).await?;
    if tx.close_vacation(vacation.id, at).await? {
        if should_be_extended(&mut tx, vacation, at).await? {
            tx.move_vacation_end(vacation.id, vacation.ends_at + DAY).await?;
        } else {
            check_clocks(&mut tx, vacation.person, at).await?;
        }
        tx.commit().await?;
    }
    Ok(())
}

async fn should_be_extended(
    tx: &mut Tx,
    vacation: &VacationRow,
    at: Timestamp,
) -> Result<bool, PlayError> {
    let (person, end) = (vacation.person, vacation.ends_at);
    // A day that is already over would not save any game.
    if !vacation.automatic || end + DAY <= at || !has_automatic_day(tx, person, end).await? {
        return Ok(false);
    }
    would_time_out(tx, person, at).await
}

/// Returns true if a person would time out in a game as soon as their clocks restart. During a
/// weekend off they would not: the clocks stay stopped until Monday.
async fn would_time_out(tx: &mut Tx, person: UserId, at: Timestamp) -> Result<bool, PlayError> {
    if is_weekend(&tx.settings(person).await?, at) {
        return Ok(false);
    }
    for game in tx.games_without_time(person).await? {
        let Some(row) = tx.game(game).await? else { continue };
        let game = Match::load(tx, row).await?;
        let left = game.row.clock.left[game.position().side_to_move()];
        let is_stopped = game.clock_state() == Some(ClockState::Vacation);
        let is_correspondence = game.row.terms.control.is_correspondence();
        if is_stopped && is_correspondence && left.is_zero() && game.is_to_move(person) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Returns true if a person uses automatic vacations and has a day left.
async fn has_automatic_day(
    tx: &mut Tx,
    person: UserId,
    from: Timestamp,
) -> Result<bool, StoreError> {
    let calendar = Calendar::of(tx, person, from).await?;
    Ok(tx.settings(person).await?.auto_vacation && calendar.check(from, 1).is_ok())
}

impl Match {
    /// Stops the clock of the side to move, which has timed out, if its player is on vacation or
    /// can start an automatic one, which the clocks of their other games then follow. Returns `false`
    /// otherwise. The caller must have locked the player's vacations, and then the game.
    pub(crate) async fn stop_for_vacation(
        &mut self,
        tx: &mut Tx,
        at: Timestamp,
    ) -> Result<bool, PlayError> {
        let side = self.position().side_to_move();
        let Some(person) =
            self.row.players[side].id().filter(|_| self.row.terms.control.is_correspondence())
        else {
            return Ok(false);
        };
        if !tx.on_vacation(person, at).await? {
            if !has_automatic_day(tx, person, at).await? {
                return Ok(false);
            }
            tx.add_vacation(person, at, at + DAY, true).await?;
            tx.save_clock_check(person, GameId::from(0)).await?;
            let VacationStatus { days_left, .. } = Calendar::of(tx, person, at).await?.status(at);
            notify(tx, person, self.row.id, &AutoEvent::VacationBegan { days_left }, at).await?;
        }
        let mut clock = self.clock();
        clock.stop(side, at);
        self.record_event(tx, GameEvent::VacationBegan { side }, clock, at).await?;
        Ok(true)
    }
}

/// A person's vacations with days in this year or later, in order of start.
struct Calendar(Vec<VacationRow>);

impl Calendar {
    async fn of(tx: &mut Tx, person: UserId, at: Timestamp) -> Result<Calendar, StoreError> {
        Ok(Calendar(tx.vacations_of(person, at - YEAR).await?))
    }

    fn current(&self, at: Timestamp) -> Option<&VacationRow> {
        self.0.iter().find(|vacation| vacation.begins_at <= at && at < vacation.ends_at)
    }

    fn status(&self, at: Timestamp) -> VacationStatus {
        let current = self.current(at);
        VacationStatus {
            until: current.map(|vacation| vacation.ends_at),
            automatic: current.is_some_and(|vacation| vacation.automatic),
            days_left: self.days_left(year(at)),
        }
    }

    /// Checks that enough days are left in each year for a vacation of `days` days from `first`.
    fn check(&self, first: Timestamp, days: u32) -> Result<(), VacationRefusal> {
        // A vacation spans two years at most. More days than that would only take long to count.
        if days > 2 * DAYS_A_YEAR {
            return Err(VacationRefusal::TooLong { days_left: self.days_left(year(first)) });
        }
        let years: Vec<i16> = (0..days).map(|day| year(first + DAY * day.cast_signed())).collect();
        let short = years.iter().copied().filter(|&wanted| {
            let count = years.iter().filter(|&&year| year == wanted).count();
            count > self.days_left(wanted) as usize
        });
        match short.map(|year| self.days_left(year)).min() {
            None => Ok(()),
            Some(days_left) => Err(VacationRefusal::TooLong { days_left }),
        }
    }

    fn days_left(&self, of: i16) -> u32 {
        let days = self.0.iter().flat_map(days).filter(|&day| year(day) == of).count();
        DAYS_A_YEAR.saturating_sub(u32::try_from(days).unwrap_or(u32::MAX))
    }
}

/// Returns the start of each day of a vacation. The last day may be incomplete.
fn days(vacation: &VacationRow) -> impl Iterator<Item = Timestamp> {
    let (begin, end) = (vacation.begins_at, vacation.ends_at);
    std::iter::successors(Some(begin), |day| Some(*day + DAY))
        .take_while(move |&day| day == begin || day < end)
}

/// Returns the year of a time, in UTC.
fn year(moment: Timestamp) -> i16 {
    moment.to_zoned(TimeZone::UTC).year()
}

#[cfg(test)]
mod tests {
    use dvonn_model::VacationId;

    use super::*;

    fn moment(text: &str) -> Timestamp {
        text.parse().unwrap()
    }

    fn calendar(vacations: &[(&str, &str)]) -> Calendar {
        let rows = vacations.iter().map(|(begins, ends)| VacationRow {
            id: VacationId::from(1),
            person: UserId::try_from(1_u64).unwrap(),
            begins_at: moment(begins),
            ends_at: moment(ends),
            automatic: false,
        });
        Calendar(rows.collect())
    }

    #[test]
    fn a_started_day_is_used_up() {
        let left = |ends: &str| calendar(&[("2026-05-01T12:00Z", ends)]).days_left(2026);
        assert_eq!(left("2026-05-01T12:00Z"), 29);
        assert_eq!(left("2026-05-02T12:00Z"), 29);
        assert_eq!(left("2026-05-02T12:01Z"), 28);
        assert_eq!(left("2026-05-31T12:00Z"), 0);
    }

    #[test]
    fn each_year_has_its_own_allowance() {
        let calendar = calendar(&[("2026-12-30T12:00Z", "2027-01-03T12:00Z")]);
        assert_eq!((calendar.days_left(2026), calendar.days_left(2027)), (28, 28));
        assert_eq!(calendar.check(moment("2026-12-01T00:00Z"), 28), Ok(()));
        let short = Err(VacationRefusal::TooLong { days_left: 28 });
        assert_eq!(calendar.check(moment("2026-12-01T00:00Z"), 29), short);
        assert_eq!(calendar.check(moment("2026-12-15T00:00Z"), 30), Ok(()));
    }

    #[test]
    fn an_absurd_number_of_days_is_refused_at_once() {
        let calendar = calendar(&[]);
        let too_long = Err(VacationRefusal::TooLong { days_left: 30 });
        for days in [61, 100_000, i32::MAX.cast_unsigned(), u32::MAX] {
            assert_eq!(calendar.check(moment("2026-12-15T00:00Z"), days), too_long);
        }
        assert_eq!(calendar.check(moment("2026-12-02T00:00Z"), 60), Ok(()));
    }

    #[test]
    fn a_vacation_includes_its_start_and_excludes_its_end() {
        let calendar = calendar(&[("2026-05-01T12:00Z", "2026-05-02T12:00Z")]);
        let until = |at: &str| calendar.status(moment(at)).until;
        assert_eq!(until("2026-05-01T11:59Z"), None);
        assert_eq!(until("2026-05-01T12:00Z"), Some(moment("2026-05-02T12:00Z")));
        assert_eq!(until("2026-05-02T12:00Z"), None);
    }
}
