//! Tournaments that start by themselves, and series of them.

use dvonn_model::Repeat;
use dvonn_play::server::ServerRequest;

use super::*;

impl Club {
    /// Creates a tournament that starts in a week, with this number of people.
    async fn with_start(entry: EntryRules, people: u64) -> Club {
        Club::empty().await.creates(entry, people).await
    }

    async fn creates(mut self, entry: EntryRules, people: u64) -> Club {
        let starts_at = Some(self.at + days(7));
        let entry = EntryRules { starts_at, ..entry };
        let new = self.new_tournament(TournamentKind::Swiss);
        let new = TournamentOptions { entry, moderates: true, ..new };
        self.id = create(&self.store, new).await.unwrap().id;
        for person in 1..=people {
            self.joins(person).await.unwrap();
        }
        self
    }

    async fn joins(&mut self, person: u64) -> Result<Joined, TournamentError> {
        let request = self.asks(person);
        join(&self.store, request, |_| false).await
    }

    /// Does what is due after this time.
    async fn wait(&mut self, time: SignedDuration) {
        self.at += time;
        for id in self.store.tournaments_due(self.at, 10).await.unwrap() {
            advance_tournament(&self.store, id, self.at).await.unwrap();
        }
    }

    async fn refusal_of(&mut self, entry: EntryRules, moderates: bool) -> TournamentRefusal {
        let new = self.new_tournament(TournamentKind::Swiss);
        let new = TournamentOptions { moderates, entry, ..new };
        match create(&self.store, new).await {
            Err(TournamentError::Refused(refusal)) => refusal,
            other => panic!("{other:?}"),
        }
    }
}

#[tokio::test]
async fn a_tournament_starts_at_its_time_and_not_before() {
    let mut club = Club::with_start(EntryRules::default(), 4).await;
    let time = club.at + days(7);
    assert_eq!(club.store.next_due(club.at).await.unwrap(), Some(time));
    club.wait(days(7) - SignedDuration::from_secs(1)).await;
    assert_eq!(club.now().await.row.state, TournamentState::Open);
    club.wait(SignedDuration::from_secs(1)).await;
    let now = club.now().await;
    assert_eq!((now.row.state, now.row.round), (TournamentState::Running, 1));
    assert_eq!(now.row.round_ends_at, Some(club.at + days(3)));
    assert_eq!(club.store.tournaments_of(guild(), 9, 0).await.unwrap().len(), 1, "it is no series");
}

#[tokio::test]
async fn with_too_few_entrants_a_tournament_is_called_off() {
    let mut club = Club::with_start(EntryRules { least: 4, ..EntryRules::default() }, 3).await;
    club.wait(days(7)).await;
    let row = club.now().await.row;
    assert_eq!(row.state, TournamentState::Cancelled);
    assert!(row.is_called_off());
    let mut club = Club::with_start(EntryRules::default(), 2).await;
    let request = club.asks(1);
    end(&club.store, request).await.unwrap();
    assert!(!club.now().await.row.is_called_off(), "the organiser has cancelled it");
    club.wait(days(7)).await;
    assert_eq!(club.now().await.row.state, TournamentState::Cancelled);
}

#[tokio::test]
async fn a_series_goes_on_until_nobody_joins_twice_in_a_row() {
    let weekly = EntryRules { repeats: Some(Repeat::Week), ..EntryRules::default() };
    let mut club = Club::with_start(weekly, 2).await;
    let first = club.at + days(7);
    // The bot was off for a while.
    club.wait(days(18)).await;
    assert_eq!(club.now().await.row.state, TournamentState::Running);
    let calendar = club.store.calendar_of(guild(), 9).await.unwrap();
    let [next] = calendar.as_slice() else { panic!("{calendar:?}") };
    assert_eq!(next.entry, EntryRules { starts_at: Some(first + days(14)), ..weekly });
    assert_eq!((next.name.as_str(), next.series), ("Autumn", Some(club.id)));
    club.id = next.id;
    club.joins(3).await.unwrap();
    club.wait(days(7)).await;
    assert!(club.now().await.row.is_called_off(), "one is too few");
    let calendar = club.store.calendar_of(guild(), 9).await.unwrap();
    assert_eq!(calendar.len(), 1, "but somebody wants to play");
    club.id = calendar[0].id;
    club.wait(days(7)).await;
    assert!(club.now().await.row.is_called_off(), "nobody came");
    let calendar = club.store.calendar_of(guild(), 9).await.unwrap();
    assert_eq!(calendar.len(), 1, "that can happen once");
    club.wait(days(7)).await;
    assert_eq!(club.store.calendar_of(guild(), 9).await.unwrap(), []);
}

#[tokio::test]
async fn a_tournament_that_is_started_before_its_time_is_followed_by_the_next_of_its_series() {
    let monthly = EntryRules { repeats: Some(Repeat::Month), ..EntryRules::default() };
    let mut club = Club::with_start(monthly, 2).await;
    club.start().await;
    let next = club.store.calendar_of(guild(), 9).await.unwrap();
    assert_eq!(next[0].entry.starts_at, Some("2023-12-21T22:13:20Z".parse().unwrap()));
    club.wait(days(8)).await;
    assert_eq!(club.store.calendar_of(guild(), 9).await.unwrap(), next);
}

#[tokio::test]
async fn a_short_month_does_not_shift_the_later_tournaments_of_a_series() {
    let monthly = EntryRules { repeats: Some(Repeat::Month), ..EntryRules::default() };
    let mut club = Club::empty().await;
    // A week before the 31st of January.
    club.at += days(71);
    let mut club = club.creates(monthly, 2).await;
    let mut starts = Vec::new();
    for _ in 0..2 {
        club.wait(days(30)).await;
        let next = club.store.calendar_of(guild(), 9).await.unwrap();
        starts.extend(next[0].entry.starts_at.map(|at| at.strftime("%F").to_string()));
        club.id = next[0].id;
        club.joins(1).await.unwrap();
    }
    assert_eq!(starts, ["2024-02-29", "2024-03-31"]);
}

#[tokio::test]
async fn entry_is_limited_by_number_and_by_rating() {
    let rules = EntryRules { most: Some(2), rating_from: Some(1400), ..EntryRules::default() };
    let mut club = Club::with_start(rules, 2).await;
    assert_eq!(club.joins(3).await.unwrap().place, Some(1));
    let request = club.asks(1);
    let person = Person::new(user(4), "Dan");
    let added = add_person(&club.store, request, person, |_| true).await.unwrap();
    assert_eq!((added.place, added.entrants), (Some(2), 2), "also whom the organiser adds");
    let rules = EntryRules { rating_from: Some(1501), ..EntryRules::default() };
    let mut club = Club::with_start(rules, 0).await;
    let refused = club.joins(1).await.unwrap_err();
    let expected =
        TournamentRefusal::OutOfRange { person: user(1), own: 1500, from: Some(1501), to: None };
    assert!(matches!(refused, TournamentError::Refused(refusal) if refusal == expected));
}

#[tokio::test]
async fn a_series_counts_the_tournaments_that_were_played_to_their_end() {
    let weekly = EntryRules { repeats: Some(Repeat::Week), ..EntryRules::default() };
    let mut club = Club::with_start(weekly, 3).await;
    let series = club.id;
    club.start().await;
    for _ in 0..3 {
        club.play_round().await;
        club.moves_on().await;
    }
    let row = club.now().await.row;
    assert_eq!(row.state, TournamentState::Over);
    let year = row.entry.starts_at.unwrap().to_zoned(jiff::tz::TimeZone::UTC).year();
    let table = SeriesTable::read(&club.store, series, year).await.unwrap();
    let points: Vec<_> = table.standings.iter().map(|it| (it.place, it.points)).collect();
    assert_eq!((table.tournaments, points), (1, vec![(1, 3), (2, 1), (2, 1)]));
    // The next one is ended early: it gives no points.
    let next = club.store.next_of_series(series).await.unwrap().unwrap();
    assert!(next.is_next());
    club.id = next.id;
    for person in 1..=2 {
        club.joins(person).await.unwrap();
    }
    club.start().await;
    let request = club.asks(1);
    end(&club.store, request).await.unwrap();
    assert_eq!(SeriesTable::read(&club.store, series, year).await.unwrap(), table);
    assert_eq!(
        SeriesTable::read(&club.store, series, year - 1).await.unwrap(),
        SeriesTable::default()
    );
    // A person who is gone is not in it.
    let interaction = club.interaction();
    play::deletion::delete_person(&club.store, user(3), interaction, club.at).await.unwrap();
    let points = SeriesTable::read(&club.store, series, year).await.unwrap().standings;
    assert_eq!(points.len(), 2);
}

#[tokio::test]
async fn the_first_of_the_reserve_enters_when_a_place_is_free() {
    let rules = EntryRules { most: Some(2), ..EntryRules::default() };
    let mut club = Club::with_start(rules, 2).await;
    for (person, place) in [(3, 1), (4, 2), (5, 3), (6, 4)] {
        let joined = club.joins(person).await.unwrap();
        assert_eq!((joined.entrants, joined.place), (2, Some(place)));
    }
    assert_eq!(refused(club.joins(4).await), TournamentRefusal::Joined);
    let request = club.asks(4);
    leave(&club.store, request).await.unwrap();
    assert_eq!(club.store.post(PostKey::entered(club.id, user(3))).await.unwrap(), None);
    let request = club.asks(1);
    leave(&club.store, request).await.unwrap();
    let now = club.now().await;
    assert!(now.entrant_of(user(3)).is_some() && now.entrant_of(user(5)).is_none());
    let told = club.store.post(PostKey::entered(club.id, user(3))).await.unwrap().unwrap();
    assert_eq!((told.reader, told.detail), (Some(user(3)), None));
    // Who is blocked or deletes their data has no place, neither in it nor on its reserve.
    let request = ServerRequest {
        guild: guild(),
        decision: Decision { moderator: Some(user(9)), reason: String::from("Rude") },
        interaction: club.interaction(),
        at: club.at,
    };
    play::server::block(&club.store, request, user(3)).await.unwrap();
    let interaction = club.interaction();
    play::deletion::delete_person(&club.store, user(5), interaction, club.at).await.unwrap();
    let now = club.now().await;
    assert!(now.entrant_of(user(5)).is_none() && now.entrant_of(user(6)).is_some());
    assert_eq!(now.entrants.len(), 2);
    club.joins(7).await.unwrap();
    club.start().await;
    assert_eq!(club.store.reserve_of(club.id).await.unwrap(), []);
    assert_eq!(club.now().await.entrants.len(), 2, "the reserve ends");
}

#[tokio::test]
async fn entry_may_need_a_role_or_an_invitation() {
    let role = 77_u64.try_into().unwrap();
    let rules = EntryRules { role: Some(role), ..EntryRules::default() };
    let mut club = Club::with_start(rules, 0).await;
    let without = TournamentRefusal::WithoutRole { person: user(2), role };
    assert_eq!(refused(club.joins(2).await), without);
    let (request, ben) = (club.asks(1), Person::new(user(2), "Ben"));
    assert_eq!(refused(add_person(&club.store, request, ben.clone(), |_| false).await), without);
    let request = club.asks(2);
    join(&club.store, request, |it| it == role).await.unwrap();

    let rules = EntryRules { invited: true, ..EntryRules::default() };
    let mut club = Club::with_start(rules, 1).await;
    assert!(club.now().await.entrant_of(user(1)).is_some(), "the organiser needs no invitation");
    let refusal = refused(club.joins(2).await);
    assert_eq!(refusal, TournamentRefusal::NotInvited(Some(user(1))));
    let request = club.asks(1);
    add_person(&club.store, request, ben, |_| false).await.unwrap();
}

#[tokio::test]
async fn rules_that_contradict_each_other_are_refused() {
    let mut club = Club::empty().await;
    let rules = EntryRules::default();
    let players = TournamentRefusal::Players { least: 2, most: 256 };
    for (least, most) in [(1, None), (2, Some(257)), (257, None)] {
        let entry = EntryRules { least, most, ..rules };
        assert_eq!(club.refusal_of(entry, true).await, players);
    }
    let entry = EntryRules { least: 5, most: Some(4), ..rules };
    let reversed = TournamentRefusal::Reversed { low: 4, high: 5 };
    assert_eq!(club.refusal_of(entry, true).await, reversed);
    let entry = EntryRules { rating_from: Some(1600), rating_to: Some(1500), ..rules };
    let reversed = TournamentRefusal::Reversed { low: 1500, high: 1600 };
    assert_eq!(club.refusal_of(entry, true).await, reversed);
    for starts_at in [club.at, club.at + days(367)] {
        let entry = EntryRules { starts_at: Some(starts_at), ..rules };
        assert_eq!(club.refusal_of(entry, true).await, TournamentRefusal::StartTime);
    }
    let entry = EntryRules { repeats: Some(Repeat::Week), ..rules };
    assert_eq!(club.refusal_of(entry, true).await, TournamentRefusal::RepeatsWithoutStart);
    let entry = EntryRules { starts_at: Some(club.at + days(1)), ..entry };
    assert_eq!(club.refusal_of(entry, false).await, TournamentRefusal::RepeatsForModerators);
}
