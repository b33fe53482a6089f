//! The table of a series over a year.
//!
//! In each tournament that was played to its end, a person gets a point for taking part, and one for each other person
//! who finished below them. Somebody who withdrew gets none, but counts for those above. Of people with equal points, the
//! one who won more of the tournaments comes first; if that is equal too, they share a place. The computer counts for
//! nothing. A person who has deleted their data is not in the table, but counts for those above.

use std::cmp::Reverse;
use std::collections::HashMap;

use dvonn_model::{Person, Player, SeriesPlace, TournamentId, UserId};
use dvonn_store::{Store, StoreError};
use jiff::civil::Date;
use jiff::tz::TimeZone;

/// The table of a series over a year.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SeriesTable {
    /// How many tournaments count.
    pub tournaments: usize,
    /// The people who have points, the best first.
    pub standings: Vec<SeriesStanding>,
}

/// A line of the table of a series.
#[derive(Clone, Debug, PartialEq)]
pub struct SeriesStanding {
    /// The place, from 1. Equal people share it.
    pub place: u32,
    /// The person.
    pub person: Person,
    /// The points from all tournaments.
    pub points: u32,
    /// How many tournaments they won, alone or with others.
    pub wins: u32,
    /// From how many they have points.
    pub played: u32,
}

impl SeriesTable {
    /// Returns the table of the series that begins with this tournament, over the tournaments that were to start in
    /// this year, in UTC.
    ///
    /// # Errors
    /// Any database error.
    pub async fn read(
        store: &Store,
        series: TournamentId,
        year: i16,
    ) -> Result<SeriesTable, StoreError> {
        let begins = |year: i16| {
            let first = Date::new(year, 1, 1).ok()?;
            Some(first.to_zoned(TimeZone::UTC).ok()?.timestamp())
        };
        let Some((from, until)) = begins(year).zip(begins(year.saturating_add(1))) else {
            return Ok(SeriesTable::default());
        };
        Ok(table(&store.places_in_series(series, from, until).await?))
    }
}

/// Returns the table of these places, which are ordered by tournament.
fn table(places: &[SeriesPlace]) -> SeriesTable {
    let mut lines: HashMap<UserId, SeriesStanding> = HashMap::new();
    let mut tournaments = 0;
    for places in places.chunk_by(|one, other| one.tournament == other.tournament) {
        tournaments += 1;
        let people: Vec<_> = places.iter().filter(|it| !it.player.is_computer()).collect();
        for own in people.iter().filter(|own| own.withdrew.is_none()) {
            let Player::Person(person) = &own.player else { continue };
            let below = people.iter().filter(|other| other.place > own.place).count();
            let none =
                SeriesStanding { place: 0, person: person.clone(), points: 0, wins: 0, played: 0 };
            let line = lines.entry(person.id).or_insert(none);
            line.points += 1 + u32::try_from(below).unwrap_or(u32::MAX);
            line.wins += u32::from(own.place == 1);
            line.played += 1;
        }
    }
    let mut standings: Vec<_> = lines.into_values().collect();
    let rank = |line: &SeriesStanding| Reverse((line.points, line.wins));
    standings.sort_by_key(|line| (rank(line), line.person.id));
    let mut place = 1;
    for equal in standings.chunk_by_mut(|one, other| rank(one) == rank(other)) {
        for line in &mut *equal {
            line.place = place;
        }
        place += u32::try_from(equal.len()).unwrap_or(u32::MAX);
    }
    SeriesTable { tournaments, standings }
}

#[cfg(test)]
mod tests {
    use dvonn_model::Level;

    use super::*;

    fn person(number: u64) -> Player {
        Person::new(UserId::try_from(number).unwrap(), "").into()
    }

    /// The places of a tournament: the players, the best first.
    fn finished(number: i64, players: &[Player]) -> Vec<SeriesPlace> {
        let place = |(place, player): (u32, &Player)| SeriesPlace {
            tournament: number.into(),
            player: player.clone(),
            place,
            withdrew: None,
        };
        (1..).zip(players).map(place).collect()
    }

    /// Returns each line: place, person, points, wins, played.
    fn lines(places: &[SeriesPlace]) -> Vec<(u32, u64, u32, u32, u32)> {
        let lines = table(places).standings.into_iter();
        lines.map(|it| (it.place, it.person.id.into(), it.points, it.wins, it.played)).collect()
    }

    #[test]
    fn a_person_gets_a_point_and_one_for_each_who_finished_below() {
        let mut places = finished(1, &[person(1), person(2), person(3)]);
        places.extend(finished(2, &[person(2), person(1)]));
        assert_eq!(lines(&places), [(1, 1, 4, 1, 2), (1, 2, 4, 1, 2), (3, 3, 1, 0, 1)]);
        assert_eq!(table(&places).tournaments, 2);
        assert_eq!(table(&[]), SeriesTable::default());
    }

    #[test]
    fn of_equal_people_the_one_with_more_wins_comes_first() {
        let mut places = finished(1, &[person(2), person(1)]);
        places.extend(finished(2, &[person(3), person(1)]));
        assert_eq!(lines(&places), [(1, 2, 2, 1, 1), (1, 3, 2, 1, 1), (3, 1, 2, 0, 2)]);
    }

    #[test]
    fn computers_count_for_nothing_and_those_who_are_gone_only_for_others() {
        let players = [Level::BEGINNER.into(), person(1), Player::Deleted(7), person(2)];
        let mut places = finished(1, &players);
        places[3].withdrew = Some(2);
        assert_eq!(lines(&places), [(1, 1, 3, 0, 1)]);
    }

    #[test]
    fn people_who_share_a_place_get_the_same() {
        let mut places = finished(1, &[person(1), person(2), person(3)]);
        places[1].place = 1;
        assert_eq!(lines(&places), [(1, 1, 2, 1, 1), (1, 2, 2, 1, 1), (3, 3, 1, 0, 1)]);
    }
}
