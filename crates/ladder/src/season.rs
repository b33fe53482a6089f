//! Seasons: when they start and end, and their tables.
//!
//! A season ends with a calendar month, quarter, half-year or year, in UTC. Its final table is
//! computed as of that moment, before any later game is counted, and never changes. A season
//! without a rated game would have an empty table, so it does not end: it keeps its number and
//! moves to the current period. If nobody plays for several periods, one season ends, and the next
//! one is that of the current period.
//!
//! The first game counted after the end, or the bot's background work, writes the final table and
//! starts the next season. An account also stores its score in the season of its last game, so the
//! table of a season needs only accounts.

use dvonn_model::{
    AccountSummary, GuildId, PlayerId, PostKey, SeasonLength, SeasonRow, StandingRow,
};
use dvonn_store::{Store, StoreError, Tx};
use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Span, Timestamp};

/// Ends the running season of a server if its time is over, and starts the one that contains `at`.
/// The caller must have locked the ladder with [`Tx::lock_ladder`].
pub(super) async fn advance(tx: &mut Tx, guild: GuildId, at: Timestamp) -> Result<(), StoreError> {
    let Some(season) = tx.running_season(guild).await? else {
        let length = tx.server(guild).await?.season;
        return tx.start_season(guild, 1, at, next_boundary(length, at)).await;
    };
    match season.ends_at {
        Some(end) if end <= at => start_next(tx, &season, end, at).await,
        _ => Ok(()),
    }
}

async fn start_next(
    tx: &mut Tx,
    season: &SeasonRow,
    end: Timestamp,
    at: Timestamp,
) -> Result<(), StoreError> {
    let guild = season.guild;
    let length = tx.server(guild).await?.season;
    let (begins, ends) =
        (last_boundary(length, at).map_or(end, |last| last.max(end)), next_boundary(length, at));
    let accounts = tx.accounts_of_season(guild.into(), season.number).await?;
    if accounts.is_empty() {
        return tx.start_season(guild, season.number, begins, ends).await;
    }
    let starts = tx.season_starts(guild.into()).await?;
    tx.close_season(guild, season.number, &table(accounts, &starts, end)).await?;
    tx.raise_post(PostKey::season(guild, season.number), at).await?;
    tx.start_season(guild, season.number + 1, begins, ends).await
}

/// Ends a season whose time is over. Does nothing if another task has already ended it.
///
/// # Errors
/// Any database error.
pub async fn end_season(store: &Store, guild: GuildId, at: Timestamp) -> Result<(), StoreError> {
    let mut tx = store.begin().await?;
    tx.lock_ladder(guild.into()).await?;
    advance(&mut tx, guild, at).await?;
    tx.commit().await
}

/// Updates the end of the running season after the server's season length has changed.
///
/// # Errors
/// Any database error.
pub async fn season_length_changed(
    tx: &mut Tx,
    guild: GuildId,
    length: SeasonLength,
    at: Timestamp,
) -> Result<(), StoreError> {
    tx.lock_ladder(guild.into()).await?;
    if tx.running_season(guild).await?.is_some() {
        advance(tx, guild, at).await?;
        tx.set_season_end(guild, next_boundary(length, at)).await?;
    }
    Ok(())
}

/// Returns the current table of the running season, best first. `None` before the first rated game.
///
/// # Errors
/// Any database error.
pub async fn current_season(
    store: &Store,
    guild: GuildId,
    at: Timestamp,
) -> Result<Option<(SeasonRow, Vec<StandingRow>)>, StoreError> {
    let Some(season) = store.running_season(guild).await? else { return Ok(None) };
    let at = season.ends_at.map_or(at, |end| end.min(at));
    let starts = store.season_starts(guild.into()).await?;
    let accounts = store.accounts_of_season(guild.into(), season.number).await?;
    Ok(Some((season, table(accounts, &starts, at))))
}

/// Returns a season and its table, which is final if the season has ended and current otherwise.
/// `number` 0 is the running season.
///
/// # Errors
/// Any database error.
pub async fn season_table(
    store: &Store,
    guild: GuildId,
    number: u32,
    at: Timestamp,
) -> Result<Option<(SeasonRow, Vec<StandingRow>)>, StoreError> {
    if number > 0 {
        let Some(season) = store.season(guild, number).await? else { return Ok(None) };
        if season.over {
            let table = store.season_table(guild, number).await?;
            return Ok(Some((season, table)));
        }
    }
    current_season(store, guild, at).await
}

/// Returns the season table for these accounts, ordered by [`Rating::floor`] as of `at`.
pub(super) fn table(
    accounts: Vec<AccountSummary>,
    starts: &[Timestamp],
    at: Timestamp,
) -> Vec<StandingRow> {
    let mut rows: Vec<StandingRow> = accounts
        .into_iter()
        .filter(|row| row.player.person().is_some())
        .map(|account| StandingRow {
            place: 0,
            rating: account.rating_at(at, starts),
            player: account.player,
            score: account.score,
        })
        .collect();
    rows.sort_by(|one, other| {
        let by_floor = other.rating.floor().total_cmp(&one.rating.floor());
        by_floor.then_with(|| PlayerId::from(&one.player).cmp(&PlayerId::from(&other.player)))
    });
    for index in 0..rows.len() {
        rows[index].place = match index.checked_sub(1).map(|above| &rows[above]) {
            Some(above) if above.rating.floor().total_cmp(&rows[index].rating.floor()).is_eq() => {
                above.place
            }
            _ => u32::try_from(index + 1).unwrap_or(u32::MAX),
        };
    }
    rows
}

/// Returns the start of the calendar period that contains `at`.
fn last_boundary(length: SeasonLength, at: Timestamp) -> Option<Timestamp> {
    midnight(first_day(months(length)?, at)?)
}

/// Returns the end of the calendar period that contains `at`.
fn next_boundary(length: SeasonLength, at: Timestamp) -> Option<Timestamp> {
    let months = months(length)?;
    midnight(first_day(months, at)?.checked_add(Span::new().months(months)).ok()?)
}

fn months(length: SeasonLength) -> Option<i8> {
    match length {
        SeasonLength::Endless => None,
        SeasonLength::Month => Some(1),
        SeasonLength::Quarter => Some(3),
        SeasonLength::Half => Some(6),
        SeasonLength::Year => Some(12),
    }
}

fn first_day(months: i8, at: Timestamp) -> Option<Date> {
    let day = at.to_zoned(TimeZone::UTC).date();
    Date::new(day.year(), (day.month() - 1) / months * months + 1, 1).ok()
}

fn midnight(day: Date) -> Option<Timestamp> {
    Some(day.to_zoned(TimeZone::UTC).ok()?.timestamp())
}

#[cfg(test)]
mod tests {
    use jiff::SignedDuration;

    use super::*;

    fn time(text: &str) -> Timestamp {
        text.parse().unwrap()
    }

    #[test]
    fn seasons_follow_the_calendar() {
        let at = time("2026-11-21T17:00:00Z");
        for (length, begins, ends) in [
            (SeasonLength::Month, "2026-11-01T00:00:00Z", "2026-12-01T00:00:00Z"),
            (SeasonLength::Quarter, "2026-10-01T00:00:00Z", "2027-01-01T00:00:00Z"),
            (SeasonLength::Half, "2026-07-01T00:00:00Z", "2027-01-01T00:00:00Z"),
            (SeasonLength::Year, "2026-01-01T00:00:00Z", "2027-01-01T00:00:00Z"),
        ] {
            assert_eq!(last_boundary(length, at), Some(time(begins)), "{length:?}");
            assert_eq!(next_boundary(length, at), Some(time(ends)), "{length:?}");
        }
        assert_eq!(next_boundary(SeasonLength::Endless, at), None);
    }

    #[test]
    fn the_boundary_belongs_to_the_new_season() {
        let new_year = time("2027-01-01T00:00:00Z");
        let next = time("2027-04-01T00:00:00Z");
        assert_eq!(last_boundary(SeasonLength::Quarter, new_year), Some(new_year));
        assert_eq!(next_boundary(SeasonLength::Quarter, new_year), Some(next));
        let before = new_year - SignedDuration::from_millis(1);
        assert_eq!(next_boundary(SeasonLength::Quarter, before), Some(new_year));
    }
}
