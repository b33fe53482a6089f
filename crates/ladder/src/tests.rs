//! Tests of the ladder on a real database.

mod absent;
mod deleted;
mod digest;
mod pages;
mod places;
mod seasons;
mod world;

use dvonn_engine::Random;
use dvonn_model::{
    Account, AccountRow, AccountSummary, Change, ChangeOutcome, ChannelId, ClockRow, Created,
    Ending, GameId, GameRow, GuildId, Level, NewGame, OtherVenue, Person, Player, PlayerId,
    PostKey, Rating, Scope, Score, SeasonLength, SeasonRow, ServerSetting, StandingRow, Terms,
    TimeControl, TitleRow, Uncounted, UserId, Venue, Weight,
};
use dvonn_rules::{ByColor, Color};
use dvonn_store::{Store, Tx};
use jiff::{SignedDuration, Timestamp};
use tempfile::TempDir;

use super::*;

/// People who play rated games one at a time.
struct Club {
    /// The ladder that the next games count for.
    scope: Scope,
    store: Store,
    at: Timestamp,
    games: u64,
    /// The clock of the next games.
    control: TimeControl,
    /// The side that plays for the opponent's place in the next games.
    for_place: Option<Color>,
    _folder: TempDir,
}

fn guild() -> GuildId {
    GuildId::try_from(7_u64).unwrap()
}

fn member(number: u64) -> Player {
    Person::new(UserId::try_from(number).unwrap(), format!("Member {number}")).into()
}

fn white_wins() -> Ending {
    Ending::Played { score: ByColor { white: 30, black: 10 } }
}

fn white_is_late() -> Ending {
    Ending::OutOfTime { loser: Color::White, score: ByColor { white: 0, black: 0 } }
}

/// Where Black plays a game that is not played on one server.
fn elsewhere(game: &GameRow) -> OtherVenue {
    let channel = ChannelId::try_from(1_000_000 + game.id.to_string().parse::<u64>().unwrap());
    OtherVenue {
        venue: Venue { guild: None, channel: channel.unwrap(), ..game.venue.clone() },
        side: Color::Black,
        locale: None,
        shown: 0,
        known_plies: 0,
        board_message: None,
        is_home: false,
    }
}

impl Club {
    async fn new() -> Club {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("games.db").display());
        let store = Store::open(&url).await.unwrap();
        store.migrate().await.unwrap();
        let at = "2026-01-01T12:00:00Z".parse().unwrap();
        let scope = guild().into();
        Club {
            scope,
            store,
            at,
            games: 0,
            control: Terms::sample().control,
            for_place: None,
            _folder: folder,
        }
    }

    fn pass(&mut self, hours: i64) {
        self.at += SignedDuration::from_hours(hours);
    }

    /// Starts a rated game between two members, inside a transaction.
    async fn start_in(&mut self, tx: &mut Tx, players: [u64; 2]) -> GameRow {
        self.games += 1;
        let venue = Venue {
            guild: Some(guild()),
            channel: ChannelId::try_from(self.games).unwrap(),
            parent: None,
            guest: false,
        };
        let new = NewGame {
            venue,
            players: ByColor { white: member(players[0]), black: member(players[1]) },
            terms: Terms { rated: true, control: self.control, ..Terms::sample() },
            clock: ClockRow::sample(),
            rematch_of: None,
            locale: None,
            at: self.at,
        };
        let Created::Game(game) = tx.create_game(new).await.unwrap() else { panic!("busy") };
        match self.scope {
            Scope::Server(_) => game,
            Scope::World => tx.add_other_venue(game.id, &elsewhere(&game), self.at).await.unwrap(),
        }
    }

    /// Plays a rated game between two members, inside a transaction.
    async fn game_in(
        &mut self,
        tx: &mut Tx,
        players: [u64; 2],
        ending: Ending,
        moves: u32,
    ) -> GameId {
        let game = self.start_in(tx, players).await;
        if let Some(side) = self.for_place {
            tx.mark_game_for_place(game.id, side).await.unwrap();
        }
        let change = Change { ending: Some(ending), ..Change::none(&game, self.at) };
        let ChangeOutcome::Done(game) = tx.change_game(&game, change).await.unwrap() else {
            panic!("stale")
        };
        count(tx, &game, moves).await.unwrap();
        game.id
    }

    async fn game(&mut self, players: [u64; 2], ending: Ending) -> GameId {
        let mut tx = self.store.begin().await.unwrap();
        let game = self.game_in(&mut tx, players, ending, 20).await;
        tx.commit().await.unwrap();
        game
    }

    async fn weight(&self, game: GameId) -> Weight {
        self.store.result_of(game).await.unwrap().unwrap().weight
    }

    async fn account(&self, number: u64) -> Account {
        let id = PlayerId::from(&member(number));
        self.store.account(self.scope, id).await.unwrap().unwrap().account
    }

    async fn accounts(&self) -> Vec<AccountRow> {
        let mut accounts = self.store.accounts(self.scope).await.unwrap();
        accounts.sort_by_key(|row| PlayerId::from(&row.player));
        accounts
    }

    async fn void(&self, game: GameId) -> Result<(), CannotVoid> {
        let mut tx = self.store.begin().await.unwrap();
        let voided = void(&mut tx, self.scope, game).await.unwrap();
        tx.commit().await.unwrap();
        voided
    }

    async fn running_season(&self) -> SeasonRow {
        self.store.running_season(guild()).await.unwrap().unwrap()
    }

    async fn final_table(&self, season: u32) -> Vec<StandingRow> {
        self.store.season_table(guild(), season).await.unwrap()
    }

    /// Returns the final tables of all finished seasons.
    async fn final_tables(&self) -> Vec<Vec<StandingRow>> {
        let mut tables = Vec::new();
        for season in 1..self.running_season().await.number {
            tables.push(self.final_table(season).await);
        }
        tables
    }

    /// Recomputes everything and returns the number of rows that changed.
    async fn recomputed(&self) -> usize {
        let mut tx = self.store.begin().await.unwrap();
        let changed = recompute(&mut tx, self.scope).await.unwrap();
        tx.commit().await.unwrap();
        changed
    }
}

#[tokio::test]
async fn the_first_rated_game_starts_the_ladder() {
    let mut club = Club::new().await;
    club.game([1, 2], white_wins()).await;
    let (winner, loser) = (club.account(1).await, club.account(2).await);
    assert!(winner.rating.rating() > 1500.0 && loser.rating.rating() < 1500.0);
    assert_eq!((winner.games, winner.streak, loser.streak), (1, 1, 0));
    assert!(winner.rating.is_provisional());
}

#[tokio::test]
async fn from_the_fourth_game_in_thirty_days_each_counts_half_as_much() {
    let mut club = Club::new().await;
    let mut weights = Vec::new();
    for game in 0..6 {
        let players = if game % 2 == 0 { [1, 2] } else { [2, 1] };
        let id = club.game(players, white_wins()).await;
        weights.push(club.weight(id).await);
        club.pass(24);
    }
    assert_eq!(weights, [1, 1, 1, 2, 4, 8].map(Weight::Part));
    club.pass(31 * 24);
    let id = club.game([1, 2], white_wins()).await;
    assert_eq!(club.weight(id).await, Weight::Part(1));
}

#[tokio::test]
async fn games_after_the_clock_is_set_back_count_as_in_a_recomputation() {
    let mut club = Club::new().await;
    for hours in [20, 20, -25, 20 * 24, 1, -11 * 24, 25 * 24, -2, 3 * 24, 1] {
        club.game([1, 2], white_wins()).await;
        club.pass(hours);
    }
    assert_eq!(club.recomputed().await, 0);
}

#[tokio::test]
async fn games_with_fewer_than_six_movement_plies_do_not_count() {
    let mut club = Club::new().await;
    let mut tx = club.store.begin().await.unwrap();
    let short = club.game_in(&mut tx, [1, 2], white_wins(), 5).await;
    let long = club.game_in(&mut tx, [1, 2], white_wins(), 6).await;
    tx.commit().await.unwrap();
    assert_eq!(club.weight(short).await, Weight::Nothing(Uncounted::Short));
    assert_eq!(club.weight(long).await, Weight::Part(1));
    assert_eq!(club.account(1).await.games, 1);
}

#[tokio::test]
async fn only_the_first_timeout_loss_in_24_hours_counts() {
    let mut club = Club::new().await;
    let first = club.game([1, 2], white_is_late()).await;
    club.pass(23);
    let second = club.game([1, 3], white_is_late()).await;
    club.pass(2);
    let third = club.game([1, 4], white_is_late()).await;
    assert_eq!(club.weight(first).await, Weight::Part(1));
    assert_eq!(club.weight(second).await, Weight::Nothing(Uncounted::OnTime));
    assert_eq!(club.weight(third).await, Weight::Part(1));
}

#[tokio::test]
async fn streaks_and_the_best_win_are_recorded() {
    let mut club = Club::new().await;
    club.game([3, 4], white_wins()).await;
    club.game([1, 2], white_wins()).await;
    let best = club.game([1, 3], white_wins()).await;
    club.game([1, 4], white_wins()).await;
    club.game([2, 1], white_wins()).await;
    let account = club.account(1).await;
    assert_eq!((account.streak, account.longest_streak), (0, 3));
    assert_eq!(account.best_win.map(|(game, _)| game), Some(best));
}

#[tokio::test]
async fn voiding_a_game_undoes_its_effect_on_ratings() {
    let (mut with, mut without) = (Club::new().await, Club::new().await);
    with.game([1, 2], white_wins()).await;
    without.game([1, 2], white_wins()).await;
    let wrong = with.game([2, 1], white_wins()).await;
    for club in [&mut with, &mut without] {
        club.game([1, 3], white_wins()).await;
    }
    assert_ne!(with.account(1).await.rating, without.account(1).await.rating);
    assert_eq!(with.void(wrong).await, Ok(()));
    for number in [1, 2, 3] {
        assert_eq!(with.account(number).await.rating, without.account(number).await.rating);
    }
    assert_eq!(with.weight(wrong).await, Weight::Nothing(Uncounted::Voided));
    assert_eq!(with.void(wrong).await, Err(CannotVoid::VoidedBefore));
    assert_eq!(with.void(GameId::from(999)).await, Err(CannotVoid::NotCounted));
}

#[tokio::test]
async fn a_player_whose_only_game_is_voided_leaves_the_ladder() {
    let mut club = Club::new().await;
    let only = club.game([1, 2], white_wins()).await;
    club.void(only).await.unwrap();
    assert_eq!(club.accounts().await, []);
}

#[tokio::test]
async fn recomputing_ten_thousand_games_gives_the_stored_ratings() {
    let mut club = Club::new().await;
    let mut random = Random::new(20_261_121);
    let mut tx = club.store.begin().await.unwrap();
    let mut games = Vec::new();
    for _ in 0..10_000 {
        let mut members: Vec<u64> = (1..=24).collect();
        random.shuffle(&mut members);
        let ending = match random.below(10) {
            0 => white_is_late(),
            1 => Ending::Drawn { score: ByColor { white: 5, black: 5 } },
            2..=5 => Ending::Resigned { by: Color::White, score: ByColor { white: 1, black: 9 } },
            _ => white_wins(),
        };
        let moves = if random.below(20) == 0 { 3 } else { 20 };
        games.push(club.game_in(&mut tx, [members[0], members[1]], ending, moves).await);
        club.pass(2 * i64::from(random.coin()));
    }
    tx.commit().await.unwrap();
    assert!(club.running_season().await.number >= 5);
    let stored = club.accounts().await;
    assert_eq!(stored.len(), 24);
    assert_eq!(club.recomputed().await, 0);

    let mut tx = club.store.begin().await.unwrap();
    for row in &stored {
        tx.delete_account(club.scope, PlayerId::from(&row.player)).await.unwrap();
    }
    tx.commit().await.unwrap();
    assert_eq!(club.recomputed().await, 24);
    assert_eq!(club.accounts().await, stored);

    let tables = club.final_tables().await;
    club.void(games[5_000]).await.unwrap();
    assert_ne!(club.accounts().await, stored);
    assert_eq!(club.recomputed().await, 0);
    assert_eq!(club.final_tables().await, tables);
}
