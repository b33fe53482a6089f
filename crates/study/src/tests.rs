//! How much people lose per move, from stored reviews.

use dvonn_engine::{Analysis, Line, Value};
use dvonn_model::{
    ChannelId, GuildId, InteractionId, NewChallenge, Opponent, Person, Source, Terms, UserId,
    Venue, WantedColor,
};
use dvonn_play::challenge::{Acceptance, accept};
use dvonn_play::deletion::delete_person;
use dvonn_play::ending::resign;
use dvonn_play::turn::TurnRequest;
use dvonn_play::{Match, challenge, play};
use dvonn_rules::Game;
use dvonn_store::Store;
use jiff::Timestamp;
use tempfile::TempDir;

use crate::{Reviewable, StudyError, StudyRefusal, fair_play, review};

/// A database with the players Ada and Ben. Interactions have consecutive numbers.
struct Club {
    store: Store,
    ada: Person,
    ben: Person,
    interactions: u64,
    _folder: TempDir,
}

fn guild() -> GuildId {
    GuildId::try_from(20_u64).unwrap()
}

fn now() -> Timestamp {
    Timestamp::from_second(1_800_000_000).unwrap()
}

impl Club {
    async fn new() -> Club {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("games.db").display());
        let store = Store::open(&url).await.unwrap();
        store.migrate().await.unwrap();
        let person = |id: u64, name: &str| Person::new(UserId::try_from(id).unwrap(), name);
        let (ada, ben) = (person(1, "Ada"), person(2, "Ben"));
        Club { store, ada, ben, interactions: 0, _folder: folder }
    }

    fn interaction(&mut self) -> InteractionId {
        self.interactions += 1;
        InteractionId::try_from(self.interactions).unwrap()
    }

    /// Starts a game: Ada with White against Ben.
    async fn game(&mut self, rated: bool) -> Match {
        let venue = Venue {
            guild: Some(guild()),
            channel: ChannelId::try_from(10_u64).unwrap(),
            parent: None,
            guest: false,
        };
        let new = NewChallenge {
            venue,
            challenger: self.ada.clone(),
            opponent: Opponent::Anyone,
            color: WantedColor::White,
            terms: Terms { rated, ..Terms::sample() },
            rated_by_default: false,
            rematch_of: None,
            for_place: false,
            locale: None,
            interaction: self.interaction(),
            at: now(),
        };
        let acceptance = Acceptance {
            challenge: challenge::make(&self.store, new).await.unwrap().id,
            person: self.ben.clone(),
            venue: None,
            side: None,
            challenger_first: true,
            interaction: self.interaction(),
            at: now(),
        };
        accept(&self.store, acceptance).await.unwrap().game
    }

    /// A game with eight moves after the placement, resigned by Ben.
    async fn ended_game(&mut self, rated: bool) -> Match {
        let games = include_str!("../../rules/tests/data/games.txt");
        let line = games.lines().find(|line| !line.starts_with('#')).unwrap();
        let mut game = self.game(rated).await;
        for &ply in &line.parse::<Game>().unwrap().plies()[..57] {
            let request = TurnRequest {
                game: game.row.id.into(),
                seen: Some(game.moment()),
                person: game.to_move().and_then(|player| player.person()).unwrap().clone(),
                ply,
                then: None,
                interaction: self.interaction(),
                at: now(),
            };
            game = play(&self.store, request).await.unwrap();
        }
        let (ben, interaction) = (self.ben.id, self.interaction());
        resign(&self.store, game.row.id, ben, interaction, now()).await.unwrap()
    }

    /// Reviews a game. In each position, the side to move wins six times out of ten with its first
    /// legal ply.
    async fn review(&self, game: &Match) {
        let reviewable = Reviewable::played(game).unwrap();
        review::request(&self.store, &reviewable, self.ada.id).await.unwrap();
        let row = self.store.review(Source::Game(game.row.id)).await.unwrap().unwrap();
        let mut study = reviewable.study(&row).unwrap();
        while let Some(position) = study.next_to_search() {
            let line = Line { plies: vec![position.legal_plies()[0]], value: Value::Chance(0.6) };
            study.note(Some(Analysis { lines: vec![line], depth: 1, nodes: 1 }));
        }
        review::store(&self.store, &row, &study, now()).await.unwrap().unwrap();
    }
}

#[tokio::test]
async fn losses_come_from_reviewed_rated_games_of_people_who_are_still_here() {
    let mut club = Club::new().await;
    let unrated = club.ended_game(false).await;
    club.review(&unrated).await;
    let rated = club.ended_game(true).await;
    let found = fair_play::compare(&club.store, guild()).await.unwrap();
    assert_eq!(found, [], "the rated one has no review");
    club.review(&rated).await;

    let found = fair_play::compare(&club.store, guild()).await.unwrap();
    assert_eq!(found.len(), 2);
    for one in &found {
        assert_eq!((one.games, one.moves, one.error), (1, 4, None));
        // A move costs nothing if it was the first legal one, and 0.6 - 0.4 otherwise.
        let costly = one.loss * 4.0 / 0.2;
        assert!((costly - costly.round()).abs() < 1e-6 && (0.0..=4.01).contains(&costly));
        assert!((one.rating - 1500.0).abs() < 1e-6);
    }
    let elsewhere = GuildId::try_from(21_u64).unwrap();
    assert_eq!(fair_play::compare(&club.store, elsewhere).await.unwrap(), []);

    let (ada, interaction) = (club.ada.id, club.interaction());
    delete_person(&club.store, ada, interaction, now()).await.unwrap();
    let found = fair_play::compare(&club.store, guild()).await.unwrap();
    assert_eq!(found.iter().map(|one| one.person.id).collect::<Vec<_>>(), [club.ben.id]);
}

#[tokio::test]
async fn a_running_or_short_game_is_not_reviewed() {
    let mut club = Club::new().await;
    let running = club.game(false).await;
    assert_eq!(Reviewable::played(&running).unwrap_err(), StudyRefusal::GameRunning);
    let (ben, interaction) = (club.ben.id, club.interaction());
    let short = resign(&club.store, running.row.id, ben, interaction, now()).await.unwrap();
    let short = Reviewable::played(&short).unwrap();
    let requested = review::request(&club.store, &short, ben).await;
    assert!(matches!(requested, Err(StudyError::Refused(StudyRefusal::GameTooShort))));
    assert_eq!(review::progress(&club.store, &short).await.unwrap(), None);
}
