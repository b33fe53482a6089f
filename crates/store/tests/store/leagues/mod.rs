//! Leagues: entering, cycles, pauses; `simulation` plays three years of one.

mod simulation;

use dvonn_model::{
    Decision, InteractionId, LeagueRow, LeagueState, NewGame, PairingRow, Player, Points, PostKey,
    SetupKind, TimeControl, TournamentState, UserId,
};
use dvonn_play::clock::timeouts::out_of_time;
use dvonn_play::deletion::delete_person;
use dvonn_rules::ByColor;
use dvonn_store::Store;
use dvonn_tournament::league::{
    League, LeagueError, LeagueOptions, LeagueRefusal, LeagueRequest, advance, close, create, join,
    leave, pause, relocate, resume, stay_out,
};
use dvonn_tournament::{Tournament, advance_tournament, start_pairing};
use jiff::{SignedDuration, Timestamp};

use crate::database::on_each_database;
use crate::samples::{channel, hours, id, lose, moment, new_game, person, thread};

/// A league at a moment. Person 900 opens it.
struct Club {
    store: Store,
    row: LeagueRow,
    at: Timestamp,
    interactions: u64,
}

fn options() -> LeagueOptions {
    LeagueOptions {
        guild: id(1),
        channel: id(20),
        organiser: id(900),
        name: String::from(" Harbour "),
        starts_at: moment(0) + hours(7 * 24),
        size: 7,
        twice: false,
        weeks: 6,
        moves: 2,
        at_once: 3,
        layout: SetupKind::Random,
        control: TimeControl::DEFAULT,
        rated: true,
        locale: Some(String::from("de")),
        interaction: id(1),
        at: moment(0),
    }
}

fn days(days: i64) -> SignedDuration {
    hours(24 * days)
}

fn refused<T>(result: Result<T, LeagueError>) -> LeagueRefusal {
    match result {
        Err(LeagueError::Refused(refusal)) => refusal,
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("not refused"),
    }
}

impl Club {
    async fn open(store: Store, options: LeagueOptions) -> Club {
        let row = create(&store, options).await.unwrap();
        Club { store, row, at: moment(0), interactions: 1 }
    }

    /// A league with this many people who are in for the first cycle.
    async fn with(store: Store, people: u64) -> Club {
        let mut club = Club::open(store, options()).await;
        for number in 1..=people {
            club.joins(number).await;
        }
        club
    }

    fn interaction(&mut self) -> InteractionId {
        self.interactions += 1;
        id(self.interactions)
    }

    fn asks(&mut self, number: u64) -> LeagueRequest {
        let (interaction, at) = (self.interaction(), self.at);
        LeagueRequest {
            league: self.row.id,
            guild: id(1),
            person: person(number),
            home: None,
            interaction,
            at,
        }
    }

    async fn joins(&mut self, number: u64) {
        // Nobody enters at the same time as another.
        self.at += SignedDuration::from_millis(1);
        let request = self.asks(number);
        join(&self.store, request).await.unwrap();
    }

    /// Does what is due at a time.
    async fn goes_on(&mut self, at: Timestamp) {
        self.at = at;
        for due in self.store.tournaments_due(at, 100).await.unwrap() {
            advance_tournament(&self.store, due, at).await.unwrap();
        }
        while let [league] = self.store.leagues_due(at, 1).await.unwrap()[..] {
            advance(&self.store, league, at).await.unwrap().unwrap();
        }
        self.row = self.store.league(self.row.id).await.unwrap().unwrap();
    }

    async fn now(&self) -> League {
        League::read(&self.store, self.row.clone(), self.row.cycle).await.unwrap()
    }

    /// The people of each division, in the order of the league.
    async fn divisions(&self) -> Vec<Vec<u64>> {
        let of = |division: &Tournament| {
            let mut entrants: Vec<_> = division.entrants.iter().collect();
            entrants.sort_by_key(|entrant| entrant.seed);
            entrants.iter().map(|entrant| entrant.player.id().unwrap().into()).collect()
        };
        self.now().await.divisions.iter().map(of).collect()
    }

    /// Decides all games in which nobody has left. `white` chooses White's points by the two people.
    async fn plays(&self, people: &[Vec<u64>], white: impl AsyncFnMut(u64, u64) -> Points) {
        let mut white = white;
        let divisions = self.now().await.divisions;
        for (division, people) in divisions.iter().zip(people) {
            let mut tx = self.store.begin().await.unwrap();
            tx.lock_tournament(division.row.id).await.unwrap();
            let is_out = |number: u32| division.entrant(number).unwrap().is_out();
            for pairing in division.pairings.iter().filter(|it| it.points.is_none()) {
                let (one, other) = (pairing.white, pairing.black.unwrap());
                if is_out(one) || is_out(other) || pairing.game.is_some() {
                    continue;
                }
                let [one, other] = [one, other].map(|number| people[number as usize - 1]);
                let white = white(one, other).await;
                let points = ByColor { white, black: white.of_other() };
                tx.decide_pairing(pairing, points, false).await.unwrap();
            }
            tx.commit().await.unwrap();
        }
    }

    async fn begins(&mut self, pairing: &PairingRow) -> Option<dvonn_play::Match> {
        self.interactions += 1;
        let venue = thread(1_000_000 + self.interactions, 20);
        start_pairing(&self.store, pairing, ByColor::from_fn(|_| venue.clone()), 7, self.at)
            .await
            .unwrap()
    }

    /// Returns the pairings that wait for a thread.
    async fn waiting(&self) -> Vec<PairingRow> {
        self.store.pairings_without_thread(self.at, None, 1000).await.unwrap()
    }

    async fn is_invited(&self, cycle: u32) -> bool {
        self.store.post(PostKey::league(self.row.id, cycle)).await.unwrap().is_some()
    }
}

#[tokio::test]
async fn a_server_has_one_league_at_a_time() {
    on_each_database(async |database| {
        let mut club = Club::open(database.store().await, options()).await;
        let row = club.row.clone();
        assert_eq!((row.name.as_str(), row.state, row.cycle), ("Harbour", LeagueState::Waiting, 0));
        assert_eq!(row.due_at(), Some(moment(0) + days(7)));
        assert_eq!(club.store.next_due(moment(0)).await.unwrap(), row.due_at());
        assert_eq!(club.store.league_of(id(1)).await.unwrap(), Some(row.clone()));
        assert!(club.is_invited(1).await);
        let again = LeagueOptions { interaction: club.interaction(), ..options() };
        let refusal = refused(create(&club.store, again).await);
        assert_eq!(refusal, LeagueRefusal::Exists(Box::new(row)));
        let request = club.asks(900);
        close(&club.store, request).await.unwrap();
        let again = LeagueOptions { interaction: club.interaction(), ..options() };
        assert!(create(&club.store, again).await.is_ok());
        let request = club.asks(1);
        assert!(matches!(refused(join(&club.store, request).await), LeagueRefusal::Closed(_)));
    })
    .await;
}

#[tokio::test]
async fn bad_options_are_refused() {
    on_each_database(async |database| {
        let store = database.store().await;
        let short =
            LeagueOptions { starts_at: moment(0) + SignedDuration::from_mins(59), ..options() };
        assert_eq!(refused(create(&store, short).await), LeagueRefusal::Start);
        let unnamed = LeagueOptions { name: String::from("  "), ..options() };
        assert_eq!(refused(create(&store, unnamed).await), LeagueRefusal::Name);
        for bad in [
            LeagueOptions { size: 10, ..options() },
            LeagueOptions { weeks: 1, ..options() },
            LeagueOptions { moves: 4, ..options() },
            LeagueOptions { at_once: 0, ..options() },
            LeagueOptions { layout: SetupKind::Cut, ..options() },
        ] {
            assert_eq!(refused(create(&store, bad).await), LeagueRefusal::Options);
        }
        assert_eq!(store.league_of(id(1)).await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn a_cycle_with_too_few_people_is_put_off_for_a_week() {
    on_each_database(async |database| {
        let mut club = Club::with(database.store().await, 4).await;
        club.goes_on(moment(0) + days(7)).await;
        assert_eq!((club.row.state, club.row.cycle), (LeagueState::Waiting, 0));
        assert_eq!(club.row.due_at(), Some(moment(0) + days(14)));
        club.joins(5).await;
        club.goes_on(moment(0) + days(14)).await;
        assert_eq!((club.row.state, club.row.cycle), (LeagueState::Running, 1));
        assert_eq!(club.divisions().await, [[1, 2, 3, 4, 5]]);
        assert_eq!(club.row.ends_at, moment(0) + days(14 + 42));
        assert!(club.now().await.entries.is_empty());
    })
    .await;
}

#[tokio::test]
async fn people_enter_once_and_can_stay_out_again() {
    on_each_database(async |database| {
        let mut club = Club::with(database.store().await, 2).await;
        let request = club.asks(1);
        assert!(matches!(refused(join(&club.store, request).await), LeagueRefusal::Joined(_)));
        let request = club.asks(1);
        stay_out(&club.store, request).await.unwrap();
        assert!(!club.now().await.is_in(id(1)));
        let request = club.asks(1);
        assert!(matches!(refused(leave(&club.store, request).await), LeagueRefusal::NotPlaying(_)));
        club.joins(1).await;
        let people: Vec<u64> =
            club.now().await.entries.iter().map(|entry| entry.person.id.into()).collect();
        assert_eq!(people, [2, 1]);
    })
    .await;
}

#[tokio::test]
async fn somebody_who_is_blocked_or_deleted_is_not_in_the_next_cycle() {
    on_each_database(async |database| {
        let mut club = Club::with(database.store().await, 7).await;
        let decision = Decision { moderator: Some(id(900)), reason: String::from("A test") };
        let mut tx = club.store.begin().await.unwrap();
        tx.block_person(id(1), id(3), &decision, club.at).await.unwrap();
        tx.commit().await.unwrap();
        let request = club.asks(3);
        let refusal = refused(join(&club.store, request).await);
        assert_eq!(refusal, LeagueRefusal::Blocked { reason: String::from("A test") });
        let interaction = club.interaction();
        delete_person(&club.store, id(4), interaction, club.at).await.unwrap();
        club.goes_on(moment(0) + days(7)).await;
        assert_eq!(club.divisions().await, [[1, 2, 5, 6, 7]]);
    })
    .await;
}

#[tokio::test]
async fn the_first_cycle_follows_the_ratings() {
    on_each_database(async |database| {
        let mut club = Club::with(database.store().await, 5).await;
        let players = ByColor { white: person(1).into(), black: person(4).into() };
        lose(&club.store, NewGame { players, ..new_game(channel(20)) }).await;
        club.goes_on(moment(0) + days(7)).await;
        assert_eq!(club.divisions().await[0][0], 4);
    })
    .await;
}

#[tokio::test]
async fn games_begin_as_the_limit_allows() {
    on_each_database(async |database| {
        let mut club = Club::with(database.store().await, 6).await;
        club.goes_on(moment(0) + days(7)).await;
        let waiting = club.waiting().await;
        let of = |number: u32, all: &[PairingRow]| all.iter().filter(|it| it.has(number)).count();
        assert_eq!((1..=6).map(|number| of(number, &waiting)).collect::<Vec<_>>(), [3; 6]);
        let held = club.now().await.divisions[0].pairings.iter().find(|it| it.held).cloned();
        assert!(club.begins(&held.unwrap()).await.is_none(), "it is not its turn");
        for pairing in &waiting {
            club.begins(pairing).await.unwrap();
        }
        assert_eq!(club.waiting().await, []);
        // Games end in which nobody moves, and others begin in their place.
        let later = club.at + days(4);
        for game in club.store.running_games_of(id(1), None, 10).await.unwrap() {
            out_of_time(&club.store, game.id, later).await.unwrap();
        }
        club.goes_on(later).await;
        let division = &club.now().await.divisions[0];
        let undecided = division.pairings.iter().filter(|it| it.points.is_none() && !it.held);
        let undecided: Vec<_> = undecided.cloned().collect();
        assert!((2..=6).all(|number| (2..=3).contains(&of(number, &undecided))));
        for number in 2..=6 {
            for game in club.store.running_games_of(id(number), None, 10).await.unwrap() {
                out_of_time(&club.store, game.id, later).await.unwrap();
            }
        }
        club.goes_on(later).await;
        let waiting = club.waiting().await;
        assert_eq!((1..=6).map(|number| of(number, &waiting)).collect::<Vec<_>>(), [2; 6]);
    })
    .await;
}

#[tokio::test]
async fn a_pause_moves_the_end_of_the_cycle_and_no_game_begins() {
    on_each_database(async |database| {
        let mut club = Club::with(database.store().await, 5).await;
        club.goes_on(moment(0) + days(7)).await;
        let ends_at = club.row.ends_at;
        let request = club.asks(900);
        pause(&club.store, request).await.unwrap();
        assert_eq!(club.waiting().await, []);
        club.goes_on(ends_at + days(1)).await;
        assert_eq!((club.row.state, club.row.due_at()), (LeagueState::Running, None));
        let request = club.asks(900);
        assert!(matches!(refused(pause(&club.store, request).await), LeagueRefusal::Paused(_)));
        club.at = moment(0) + days(7 + 50);
        let request = club.asks(900);
        club.row = resume(&club.store, request).await.unwrap();
        assert_eq!(club.row.ends_at, ends_at + days(50));
        assert_eq!(club.now().await.divisions[0].row.round_ends_at, Some(ends_at + days(50)));
        assert!(!club.waiting().await.is_empty());
        let request = club.asks(900);
        let refusal = refused(resume(&club.store, request).await);
        assert!(matches!(refusal, LeagueRefusal::NotPaused(_)));
    })
    .await;
}

#[tokio::test]
async fn a_closed_league_has_no_champion_of_a_cycle_that_was_running() {
    on_each_database(async |database| {
        let mut club = Club::with(database.store().await, 5).await;
        club.goes_on(moment(0) + days(7)).await;
        let game = club.waiting().await.remove(0);
        let game = club.begins(&game).await.unwrap();
        let request = club.asks(900);
        close(&club.store, request).await.unwrap();
        let division = &club.now().await.divisions[0];
        assert_eq!(division.row.state, TournamentState::Over);
        assert!(division.entrants.iter().all(|entrant| entrant.place.is_none()));
        let unpaired = club.store.post(PostKey::unpaired(game.row.id)).await.unwrap();
        assert!(unpaired.is_some());
        assert_eq!(club.store.league_champion(id(1)).await.unwrap(), None);
        assert_eq!(club.store.leagues_due(Timestamp::MAX, 9).await.unwrap(), []);
    })
    .await;
}

#[tokio::test]
async fn a_league_moves_with_its_divisions() {
    on_each_database(async |database| {
        let mut club = Club::with(database.store().await, 5).await;
        club.goes_on(moment(0) + days(7)).await;
        let request = club.asks(900);
        club.row = relocate(&club.store, request, id(30)).await.unwrap();
        assert_eq!(club.row.channel, id(30));
        assert_eq!(club.now().await.divisions[0].row.channel, id(30));
        let post = PostKey::division(club.now().await.divisions[0].row.id);
        let post = club.store.post(post).await.unwrap().unwrap();
        assert_eq!((post.channel, post.wanted > post.shown), (None, true));
    })
    .await;
}

#[tokio::test]
async fn divisions_are_no_tournaments_that_people_find() {
    on_each_database(async |database| {
        let mut club = Club::with(database.store().await, 5).await;
        club.goes_on(moment(0) + days(7)).await;
        let store = &club.store;
        assert_eq!(store.tournaments_of(id(1), 9, 0).await.unwrap(), []);
        assert_eq!(store.count_tournaments_of(id(1)).await.unwrap(), 0);
        assert_eq!(store.tournaments_matching(id(1), "Harbour", 9).await.unwrap(), []);
        assert_eq!(store.tournaments_with(id(1), id(1), 9).await.unwrap(), []);
        assert_eq!(store.last_tournament_by(id(1), id(900)).await.unwrap(), None);
        assert_eq!(club.now().await.divisions[0].row.name, "Harbour 1.1");
    })
    .await;
}

#[tokio::test]
async fn the_champion_is_the_first_who_did_not_leave() {
    on_each_database(async |database| {
        let mut club = Club::with(database.store().await, 5).await;
        club.goes_on(moment(0) + days(7)).await;
        let people = club.divisions().await;
        // The lower the number, the better, but person 1 leaves at the end.
        club.plays(
            &people,
            async |white, black| {
                if white < black { Points::Win } else { Points::Loss }
            },
        )
        .await;
        let request = club.asks(1);
        leave(&club.store, request).await.unwrap();
        for number in 2..=5 {
            club.joins(number).await;
        }
        club.goes_on(club.row.ends_at - days(3)).await;
        assert_eq!(club.row.state, LeagueState::Asking);
        assert!(club.is_invited(2).await);
        assert!(club.now().await.unanswered(None).is_empty());
        club.joins(6).await;
        club.goes_on(club.row.ends_at).await;
        assert_eq!(club.divisions().await, [[2, 3, 4, 5, 6]]);
        let champion: UserId = id(2);
        let titles = club.store.league_titles_of(id(1), champion).await.unwrap();
        assert_eq!(titles.iter().map(|title| title.cycle).collect::<Vec<_>>(), [1]);
        assert_eq!(titles[0].league, "Harbour");
        let found = club.store.league_champion(id(1)).await.unwrap();
        assert_eq!(found, Some((&Player::from(person(2))).into()));
        let results = PostKey::league_results(club.row.id, 1);
        assert!(club.store.post(results).await.unwrap().is_some());
    })
    .await;
}
