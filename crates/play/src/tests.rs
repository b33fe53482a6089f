//! Tests of play on a real database.

mod clocks;
mod computer;
mod deletion;
mod drafts;
mod fill;
mod follow;
mod intentions;
mod limits;
mod lobby;
mod milestones;
mod muted;
mod offers;
mod pair;
mod pauses;
mod people;
mod phrases;
mod places;
mod races;
mod rated_default;
mod rematch;
mod rematch_apart;
mod reminders;
mod rights;
mod seeks;
mod servers;
mod takebacks;
mod vacations;
mod weekends;

use dvonn_model::{
    ChallengeState, ChannelId, Ending, GameRow, GameState, InteractionId, MessageId, NewChallenge,
    Opponent, PlyOrigin, PostKey, PostKind, PostRow, PostShown, Setup, Terms, Venue, VoidReason,
    WantedColor,
};
use dvonn_rules::{ByColor, Cell, Color, Game, Illegal, Ply, Position, Seed};
use dvonn_store::Store;
use jiff::Timestamp;
use tempfile::TempDir;

use crate::advice::{AdviceRefusal, check_finished, check_position};
use crate::challenge::draft::{DraftBoard, DraftChoice, Publication, deal_again, publish};
use crate::challenge::options::{ChallengeOptions, InvalidTerms};
use crate::challenge::{Acceptance, Accepted, accept, cancel, decline, draft, expire};
use crate::cleanup::delete_old_rows;
use crate::clock::check::go_on_checking_clocks;
use crate::clock::reminders::{due_together, remind, reminder};
use crate::clock::timeouts::{Heartbeat, out_of_time, record_heartbeats};
use crate::clock::vacation::{VacationRefusal, VacationStatus};
use crate::clock::{ClockState, vacation, weekend};
use crate::computer::{ComputerTurn, StartDrafted, replace_engine, start_drafted};
use crate::deletion::delete_person;
use crate::ending::{DeletedChannel, end_games_of_deleted_channel, move_homeless, resign};
use crate::follow::{
    FollowError, FollowRefusal, FollowRequest, MAX_FOLLOWED, NextUpdate, next_update,
};
use crate::moderation::{Moderation, Order, moderate, void_result};
use crate::offers::{OfferOutcome, OfferRefusal, Offered};
use crate::plan::automatic::AutoEvent;
use crate::plan::intentions::{
    OwnIntentions, delete_conditions, delete_plan, make_conditions, make_plan,
};
use crate::plan::{PlanError, cells_then_plan};
use crate::rights::{RightsRefusal, abort, claim};
use crate::seek::{SeekOutcome, SeekRefusal, match_waiting, seek};
use crate::server::{
    ServerRefusal, ServerRequest, block, change_setting, check_channel, check_starter,
    set_channels, unblock,
};
use crate::turn::TurnRequest;
use crate::*;
use crate::{challenge, seek, settings};

/// A database, the players Ada and Ben, and a channel. Interactions have consecutive numbers.
struct Table {
    store: Store,
    ada: Person,
    ben: Person,
    cleo: Person,
    venue: Venue,
    interactions: u64,
    _folder: TempDir,
}

/// The private notices about a game and their readers, oldest first.
async fn notices(store: &Store, game: GameId) -> Vec<(UserId, AutoEvent)> {
    let mut due = store.posts_due(Timestamp::MAX, [99, 0]).await.unwrap().posts;
    due.retain(|post| post.key.kind == PostKind::Notice && post.key.subject == i64::from(game));
    due.sort_unstable_by_key(|post| post.key.part);
    due.iter().map(|post| (post.reader.unwrap(), AutoEvent::of(post).unwrap())).collect()
}

impl Table {
    async fn new() -> Table {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("games.db").display());
        let store = Store::open(&url).await.unwrap();
        store.migrate().await.unwrap();
        let person = |id: u64, name: &str| Person::new(UserId::try_from(id).unwrap(), name);
        Table {
            store,
            ada: person(1, "Ada"),
            ben: person(2, "Ben"),
            cleo: person(3, "Cleo"),
            venue: Venue {
                guild: 5_u64.try_into().ok(),
                channel: ChannelId::try_from(10_u64).unwrap(),
                parent: None,
                guest: false,
            },
            interactions: 0,
            _folder: folder,
        }
    }

    fn interaction(&mut self) -> InteractionId {
        self.interactions += 1;
        InteractionId::try_from(self.interactions).unwrap()
    }

    /// Ada makes a challenge and wants White.
    async fn challenges(&mut self, opponent: Option<UserId>) -> Result<ChallengeRow, PlayError> {
        let new = NewChallenge {
            venue: self.venue.clone(),
            challenger: self.ada.clone(),
            opponent: opponent.map_or(Opponent::Anyone, Opponent::Person),
            color: WantedColor::White,
            terms: Terms::sample(),
            rated_by_default: false,
            rematch_of: None,
            for_place: false,
            locale: None,
            interaction: self.interaction(),
            at: now(),
        };
        challenge::make(&self.store, new).await
    }

    async fn accept(
        &mut self,
        challenge: &ChallengeRow,
        person: &Person,
        at: Timestamp,
    ) -> Result<Accepted, PlayError> {
        let interaction = self.interaction();
        let acceptance = Acceptance {
            challenge: challenge.id,
            person: person.clone(),
            venue: None,
            side: None,
            challenger_first: true,
            interaction,
            at,
        };
        accept(&self.store, acceptance).await
    }

    /// Starts a game: Ada with White against Ben.
    async fn game(&mut self) -> Match {
        let challenge = self.challenges(None).await.unwrap();
        let ben = self.ben.clone();
        self.accept(&challenge, &ben, now()).await.unwrap().game
    }

    /// Somebody deletes a channel or thread.
    async fn deletes(&self, channel: ChannelId) -> DeletedChannel {
        let bot = UserId::try_from(99_u64).unwrap();
        end_games_of_deleted_channel(&self.store, channel, bot, now()).await.unwrap()
    }

    /// Moves a game whose channel was deleted.
    async fn moves(&self, game: GameId, to: &Venue) -> Option<Match> {
        let mut tx = self.store.begin().await.unwrap();
        let moved = move_homeless(&mut tx, game, to).await.unwrap();
        tx.commit().await.unwrap();
        moved
    }

    fn request(&mut self, game: &Match, person: &Person, ply: &str) -> TurnRequest {
        TurnRequest {
            game: game.row.id.into(),
            seen: Some(game.moment()),
            person: person.clone(),
            ply: ply.parse().unwrap(),
            then: None,
            interaction: self.interaction(),
            at: now(),
        }
    }

    async fn play(&mut self, game: &Match, ply: &str) -> Result<Match, PlayError> {
        let person = game.to_move().and_then(Player::person).unwrap().clone();
        let request = self.request(game, &person, ply);
        play(&self.store, request).await
    }
}

fn now() -> Timestamp {
    Timestamp::from_second(1_800_000_000).unwrap()
}

fn offered(made: OfferOutcome) -> Offered {
    match made {
        OfferOutcome::Offered(offered) => *offered,
        OfferOutcome::Undecided(_) => panic!("the computer has not decided"),
    }
}

fn refused<T: std::fmt::Debug>(result: Result<T, PlayError>) -> Refusal {
    match result {
        Err(PlayError::Refused(refusal)) => refusal,
        other => panic!("not refused: {other:?}"),
    }
}

#[tokio::test]
async fn accepting_a_challenge_starts_a_game_with_the_wanted_colours() {
    let mut table = Table::new().await;
    let game = table.game().await;
    assert_eq!(game.color_of(table.ada.id), Some(Color::White));
    assert_eq!(game.color_of(table.ben.id), Some(Color::Black));
    assert!(game.is_to_move(table.ada.id));
}

#[tokio::test]
async fn people_cannot_challenge_themselves_or_accept_their_own_challenge() {
    let mut table = Table::new().await;
    let ada = table.ada.clone();
    assert_eq!(refused(table.challenges(Some(ada.id)).await), Refusal::ChallengedSelf);
    let challenge = table.challenges(None).await.unwrap();
    assert_eq!(refused(table.accept(&challenge, &ada, now()).await), Refusal::OwnChallenge);
}

#[tokio::test]
async fn only_the_challenged_person_can_accept_or_decline() {
    let mut table = Table::new().await;
    let (ben, cleo) = (table.ben.clone(), table.cleo.clone());
    let challenge = table.challenges(Some(ben.id)).await.unwrap();
    let refusal = Refusal::NotChallenged(ben.id);
    assert_eq!(refused(table.accept(&challenge, &cleo, now()).await), refusal);
    assert_eq!(refused(decline(&table.store, challenge.id, cleo.id, now()).await), refusal);
    let declined = decline(&table.store, challenge.id, ben.id, now()).await.unwrap();
    assert_eq!(declined.state, ChallengeState::Declined);
    let gone = refused(table.accept(&challenge, &ben, now()).await);
    assert!(matches!(gone, Refusal::ChallengeGone(row) if row.state == ChallengeState::Declined));
}

#[tokio::test]
async fn only_the_challenger_can_cancel() {
    let mut table = Table::new().await;
    let challenge = table.challenges(None).await.unwrap();
    let refusal = refused(cancel(&table.store, challenge.id, table.ben.id, now()).await);
    assert_eq!(refusal, Refusal::NotTheChallenger(table.ada.clone()));
    let taken_back = cancel(&table.store, challenge.id, table.ada.id, now()).await.unwrap();
    assert_eq!(taken_back.state, ChallengeState::Cancelled);
}

#[tokio::test]
async fn challenges_to_anyone_cannot_be_declined() {
    let mut table = Table::new().await;
    let challenge = table.challenges(None).await.unwrap();
    let refusal = refused(decline(&table.store, challenge.id, table.ben.id, now()).await);
    assert_eq!(refusal, Refusal::NotTheChallenger(table.ada.clone()));
}

#[tokio::test]
async fn a_challenge_expires_after_a_day_even_before_it_is_closed() {
    let mut table = Table::new().await;
    let challenge = table.challenges(None).await.unwrap();
    let ben = table.ben.clone();
    let gone = refused(table.accept(&challenge, &ben, challenge.expires_at).await);
    assert!(matches!(gone, Refusal::ChallengeGone(row) if row.state == ChallengeState::Expired));
    let wanted = async || {
        let post = table.store.post(PostKey::challenge(challenge.id)).await.unwrap().unwrap();
        post.wanted
    };
    for _ in 0..2 {
        expire(&table.store, challenge.clone(), challenge.expires_at).await.unwrap();
        let closed = table.store.challenge(challenge.id).await.unwrap().unwrap();
        assert_eq!((closed.state, wanted().await), (ChallengeState::Expired, 2));
    }
}

#[tokio::test]
async fn a_channel_has_only_one_game_at_a_time() {
    let mut table = Table::new().await;
    let waiting = table.challenges(None).await.unwrap();
    let game = table.game().await;
    let busy = Refusal::ChannelBusy(Box::new(game.row));
    assert_eq!(refused(table.challenges(None).await), busy);
    let ben = table.ben.clone();
    assert_eq!(refused(table.accept(&waiting, &ben, now()).await), busy);
}

#[tokio::test]
async fn a_turn_is_stored() {
    let mut table = Table::new().await;
    let game = table.game().await;
    table.play(&game, "D3").await.unwrap();
    let read = Match::find(&table.store, game.row.id).await.unwrap();
    assert_eq!(read.history.plies(), [Ply::Place(Cell::named("D3"))]);
    assert!(read.is_to_move(table.ben.id));
}

#[tokio::test]
async fn only_the_player_to_move_can_play() {
    let mut table = Table::new().await;
    let game = table.game().await;
    let (ada, ben, cleo) = (table.ada.clone(), table.ben.clone(), table.cleo.clone());
    let request = table.request(&game, &ben, "D3");
    assert_eq!(refused(play(&table.store, request).await), Refusal::NotYourTurn(ada.into()));
    let request = table.request(&game, &cleo, "D3");
    assert!(matches!(refused(play(&table.store, request).await), Refusal::NotAPlayer(_)));
}

#[tokio::test]
async fn an_illegal_ply_changes_nothing() {
    let mut table = Table::new().await;
    let start = table.game().await;
    let game = table.play(&start, "D3").await.unwrap();
    let taken = Illegal::CellTaken { cell: Cell::named("D3") };
    assert_eq!(refused(table.play(&game, "D3").await), Refusal::Illegal(taken));
    let read = Match::find(&table.store, game.row.id).await.unwrap();
    assert_eq!(read.row, game.row);
}

#[tokio::test]
async fn a_click_on_an_old_board_is_refused() {
    let mut table = Table::new().await;
    let start = table.game().await;
    let game = table.play(&start, "D3").await.unwrap();
    let request = table.request(&start, &table.ben.clone(), "E3");
    assert_eq!(refused(play(&table.store, request).await), Refusal::OldBoard(Box::new(game.row)));
}

#[tokio::test]
async fn a_game_read_during_a_turn_is_consistent() {
    let mut table = Table::new().await;
    let game = table.game().await;
    table.play(&game, "D3").await.unwrap();
    let read = Match::read(&table.store, game.row.clone()).await.unwrap();
    assert!(read.history.plies().is_empty());
    assert_eq!(read.check_turn(table.ada.id, Some(game.moment())), Ok(Color::White));
}

#[tokio::test]
async fn the_same_interaction_counts_once() {
    let mut table = Table::new().await;
    let game = table.game().await;
    let request = table.request(&game, &table.ada.clone(), "D3");
    play(&table.store, request.clone()).await.unwrap();
    assert!(matches!(play(&table.store, request).await, Err(PlayError::Repeated)));
}

#[tokio::test]
async fn only_one_of_two_concurrent_turns_counts() {
    let mut table = Table::new().await;
    let game = table.game().await;
    let ada = table.ada.clone();
    let (one, other) = (table.request(&game, &ada, "D3"), table.request(&game, &ada, "E3"));
    let (one, other) = tokio::join!(play(&table.store, one), play(&table.store, other));
    let refusals: Vec<_> = [one, other].into_iter().filter_map(Result::err).collect();
    assert!(
        matches!(refusals.as_slice(), [PlayError::Refused(Refusal::OldBoard(_))]),
        "{refusals:?}"
    );
}

#[tokio::test]
async fn a_game_ends_with_a_score_and_passes_have_no_player() {
    let mut table = Table::new().await;
    let record = include_str!("../../rules/tests/data/games.txt")
        .lines()
        .find(|line| line.contains("PASS"))
        .expect("one of the games has a pass");
    let played: Game = record.parse().unwrap();
    let mut game = table.game().await;
    for ply in played.plies().iter().filter(|ply| **ply != Ply::Pass) {
        game = table.play(&game, &ply.to_string()).await.unwrap();
    }
    assert_eq!(game.history, played);
    let score = played.position().score();
    assert_eq!(game.row.state, GameState::Ended(Ending::Played { score }));
    assert!(matches!(refused(play_on(&mut table, &game).await), Refusal::Ended(_)));
}

async fn play_on(table: &mut Table, game: &Match) -> Result<Match, PlayError> {
    let request = table.request(game, &table.ada.clone(), "D3F3");
    play(&table.store, request).await
}

#[tokio::test]
async fn news_are_the_last_chosen_ply_and_the_passes_after_it() {
    let mut table = Table::new().await;
    let game = table.game().await;
    assert!(game.news().is_empty());
    let game = table.play(&game, "D3").await.unwrap();
    let news: Vec<_> = game.news().iter().map(|news| news.effect.ply).collect();
    assert_eq!(news, [Ply::Place(Cell::named("D3"))]);
}

#[tokio::test]
async fn resigning_loses_the_game_once() {
    let mut table = Table::new().await;
    let game = table.game().await;
    let (first, second) = (table.interaction(), table.interaction());
    let ended = resign(&table.store, game.row.id, table.ben.id, first, now()).await.unwrap();
    let score = game.position().score();
    let ending = Ending::Resigned { by: Color::Black, score };
    assert_eq!(ended.row.state, GameState::Ended(ending));
    let again = resign(&table.store, game.row.id, table.ada.id, second, now()).await;
    assert!(matches!(refused(again), Refusal::Ended(_)));
}

#[tokio::test]
async fn deleting_a_channel_ends_its_game_without_a_board() {
    let mut table = Table::new().await;
    let game = table.game().await;
    assert_eq!(table.deletes(table.venue.channel).await.ended, 1);
    let read = Match::find(&table.store, game.row.id).await.unwrap();
    let reason = VoidReason::ChannelDeleted;
    assert_eq!(read.row.state, GameState::Ended(Ending::Void { reason }));
    let due = table.store.posts_due(jiff::Timestamp::MAX, [10, 0]).await.unwrap().posts;
    assert!(due.iter().all(|post| post.key.kind != PostKind::Board), "{due:?}");
}

#[tokio::test]
async fn a_deleted_channel_without_games_does_not_wait_for_writers() {
    let table = Table::new().await;
    let writer = table.store.begin().await.unwrap();
    assert_eq!(table.deletes(table.venue.channel).await.ended, 0);
    writer.commit().await.unwrap();
}

#[tokio::test]
async fn the_seed_is_public_once_the_board_is_dealt() {
    let mut table = Table::new().await;
    let mut game = table.game().await;
    assert_eq!(game.public_seed(), None);
    let seed = Seed::from_bits(42);
    game.row.terms.setup = Setup::Random(seed);
    assert_eq!(game.public_seed(), Some(seed));
    game.row.terms.setup = Setup::Reds(seed);
    game.origins = vec![PlyOrigin::Chosen; 3];
    assert_eq!(game.public_seed(), None);
    game.origins.push(PlyOrigin::Dealt);
    assert_eq!(game.public_seed(), Some(seed));
}

/// The post that shows the board of a game where it is seen from.
async fn board_post(store: &Store, row: &GameRow) -> PostRow {
    store.post(PostKey::board(row.id, row.is_away())).await.unwrap().unwrap()
}

/// Records that the newest board of a game was shown where it is seen from.
async fn show(store: &Store, row: &GameRow, message: Option<MessageId>, at: Timestamp) {
    let seen = PostShown {
        issue: row.revision,
        known: row.plies,
        shows: row.clock.shown(),
        channel: Some(row.venue.channel),
        message,
        ..PostShown::default()
    };
    let post = board_post(store, row).await;
    crate::mute::record_shown(store, &post, &seen, at).await.unwrap();
}

/// Records that the newest board of a game could not be shown where it is seen from.
async fn hide(store: &Store, row: &GameRow, at: Timestamp) {
    let post = board_post(store, row).await;
    crate::mute::mute(store, &post, &row.venue, "", at).await.unwrap();
}
