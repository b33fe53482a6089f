//! Tests of tournaments on a real database.

mod arena;
mod calendar;
mod entering;
mod late;
mod leaving;
mod playing;
mod replacing;
mod teams;
mod tricks;

use dvonn_model::{
    Decision, EntryRules, PairingRow, Points, PostKey, PostRow, SetupKind, TimeControl,
    TournamentState, Venue, VoidReason,
};
use dvonn_play as play;
use dvonn_play::Match;
use dvonn_play::moderation::{Moderation, Order};
use dvonn_rules::{ByColor, Color};
use dvonn_store::Store;
use jiff::{SignedDuration, Timestamp};
use tempfile::TempDir;

use super::*;

/// A database, and people numbered from 1. Person 1 organises the tournaments.
struct Club {
    store: Store,
    at: Timestamp,
    interactions: u64,
    id: TournamentId,
    _folder: TempDir,
}

impl Club {
    /// Creates a tournament with this number of people, rounds of three days, and random boards.
    async fn with(kind: TournamentKind, people: u64) -> Club {
        let mut club = Club::empty().await;
        let new = club.new_tournament(kind);
        club.id = create(&club.store, new).await.unwrap().id;
        for person in 1..=people {
            let request = club.asks(person);
            join(&club.store, request, |_| true).await.unwrap();
        }
        club
    }

    async fn empty() -> Club {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("games.db").display());
        let store = Store::open(&url).await.unwrap();
        store.migrate().await.unwrap();
        let at = Timestamp::from_second(1_700_000_000).unwrap();
        Club { store, at, interactions: 0, id: TournamentId::from(1), _folder: folder }
    }

    fn interaction(&mut self) -> InteractionId {
        self.interactions += 1;
        InteractionId::try_from(self.interactions).unwrap()
    }

    fn new_tournament(&mut self, kind: TournamentKind) -> TournamentOptions {
        TournamentOptions {
            guild: guild(),
            channel: 5_u64.try_into().unwrap(),
            organiser: user(1),
            moderates: false,
            name: String::from(" Autumn "),
            kind,
            rounds: None,
            layout: SetupKind::Random,
            control: TimeControl::DEFAULT,
            rated: true,
            round_length: days(3),
            entry: EntryRules::default(),
            locale: Some(String::from("de")),
            teams: None,
            interaction: self.interaction(),
            at: self.at,
        }
    }

    fn asks(&mut self, person: u64) -> TournamentRequest {
        TournamentRequest {
            tournament: self.id,
            guild: guild(),
            person: Person::new(user(person), format!("Person {person}")),
            moderates: false,
            interaction: self.interaction(),
            at: self.at,
        }
    }

    async fn start(&mut self) -> Tournament {
        let request = self.asks(1);
        start(&self.store, request).await.unwrap()
    }

    async fn now(&self) -> Tournament {
        Tournament::read(&self.store, self.id).await.unwrap().unwrap()
    }

    /// Starts the games that are due.
    async fn start_due_games(&mut self) -> Vec<Match> {
        let mut games = Vec::new();
        for pairing in self.store.pairings_without_thread(self.at, None, 100).await.unwrap() {
            games.extend(self.start_one(&pairing).await);
        }
        games
    }

    async fn start_one(&mut self, pairing: &PairingRow) -> Option<Match> {
        let channel = u64::from(self.interaction()) + 1000;
        let venue = Venue {
            guild: Some(guild()),
            channel: channel.try_into().unwrap(),
            parent: Some(5_u64.try_into().unwrap()),
            guest: false,
        };
        start_pairing(&self.store, pairing, ByColor::from_fn(|_| venue.clone()), 7, self.at)
            .await
            .unwrap()
    }

    /// Ends a game by the decision of a moderator who does not play.
    async fn ends(&mut self, game: &Match, order: Order) {
        let moderation = Moderation {
            game: game.row.id.into(),
            guild: guild(),
            order,
            decision: Decision { moderator: Some(user(99)), reason: String::from("A test") },
            interaction: self.interaction(),
            at: self.at,
        };
        play::moderation::moderate(&self.store, moderation).await.unwrap();
    }

    async fn end_won(&mut self, game: &Match, winner: Color) {
        self.ends(game, Order::End { winner: Some(winner) }).await;
    }

    async fn end_drawn(&mut self, game: &Match) {
        self.ends(game, Order::End { winner: None }).await;
    }

    /// Plays a round in which the better seed wins every game.
    async fn play_round(&mut self) {
        let games = self.start_due_games().await;
        let tournament = self.now().await;
        for game in games {
            let pairing = self.store.pairing_of_game(game.row.id).await.unwrap().unwrap();
            let seed = |number: u32| tournament.entrant(number).unwrap().seed;
            let white = seed(pairing.white) < seed(pairing.black.unwrap());
            self.end_won(&game, if white { Color::White } else { Color::Black }).await;
        }
    }

    /// The post that shows a stage.
    async fn stage(&self, stage: u32) -> Option<PostRow> {
        self.store.post(PostKey::tournament(self.id, stage)).await.unwrap()
    }

    async fn moves_on(&self) -> Option<Moved> {
        advance_tournament(&self.store, self.id, self.at).await.unwrap()
    }

    /// Returns the pairings of a round: White, Black, and their half points.
    async fn round(&self, round: u32) -> Vec<(u32, u32, Option<(u8, u8)>)> {
        let tournament = self.now().await;
        let points = |points: ByColor<Points>| (points.white.halves(), points.black.halves());
        let pairing = |pairing: &PairingRow| {
            (pairing.white, pairing.black.unwrap_or(0), pairing.points.map(points))
        };
        tournament.round(round).map(pairing).collect()
    }
}

fn guild() -> GuildId {
    1_u64.try_into().unwrap()
}

fn user(number: u64) -> UserId {
    number.try_into().unwrap()
}

fn days(days: i64) -> SignedDuration {
    SignedDuration::from_hours(24 * days)
}

fn refused<T>(result: Result<T, TournamentError>) -> TournamentRefusal {
    match result {
        Err(TournamentError::Refused(refusal)) => refusal,
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("not refused"),
    }
}
