//! People, places and games for the tests.

use dvonn_ladder as ladder;
use dvonn_model::{
    BadId, ChallengeRow, ChallengeState, Change, ChangeOutcome, ClockRow, Created, Ending, GameRow,
    InteractionId, NewChallenge, NewGame, NewPly, Opponent, Person, PlyOrigin, PostKey, PostShown,
    Scope, Setup, Terms, TimeControl, Venue, WantedColor,
};
use dvonn_rules::{ByColor, Color, Ply, Position};
use dvonn_store::{Store, StoreError, Tx};
use jiff::{SignedDuration, Timestamp};

pub(crate) const ANN: u64 = 11;
pub(crate) const BOB: u64 = 12;
pub(crate) const CID: u64 = 13;

/// Any kind of Discord id.
pub(crate) fn id<T: TryFrom<u64, Error = BadId>>(number: u64) -> T {
    T::try_from(number).unwrap()
}

/// The ladder of a server.
pub(crate) fn ladder_of(guild: u64) -> Scope {
    Scope::Server(id(guild))
}

pub(crate) fn moment(second: i64) -> Timestamp {
    Timestamp::from_second(1_700_000_000 + second).unwrap()
}

pub(crate) fn person(number: u64) -> Person {
    Person::new(id(number), format!("Person {number}"))
}

/// A channel of server 1.
pub(crate) fn channel(number: u64) -> Venue {
    Venue { guild: Some(id(1)), channel: id(number), parent: None, guest: false }
}

/// A thread of a channel of server 1.
pub(crate) fn thread(number: u64, parent: u64) -> Venue {
    Venue { parent: Some(id(parent)), ..channel(number) }
}

/// Ann plays White against Bob.
pub(crate) fn new_game(venue: Venue) -> NewGame {
    let players = ByColor { white: person(ANN).into(), black: person(BOB).into() };
    NewGame {
        venue,
        players,
        terms: terms(),
        clock: clock(),
        rematch_of: None,
        locale: None,
        at: moment(0),
    }
}

/// A rated game from the empty board, with three days plus twelve hours per ply.
pub(crate) fn terms() -> Terms {
    Terms {
        setup: Setup::Full,
        start: Position::new(),
        control: TimeControl::Bank { bank: hours(72), increment: hours(12), cap: None },
        rated: true,
    }
}

/// The clock at the start of a game with [`terms`].
pub(crate) fn clock() -> ClockRow {
    ClockRow {
        left: ByColor { white: hours(72), black: hours(72) },
        since: moment(0),
        deadline: Some(moment(0) + hours(72)),
        paused: false,
        remind_at: Some(moment(0) + hours(36)),
        reminders: 0,
        weekend: None,
    }
}

pub(crate) fn hours(hours: i64) -> SignedDuration {
    SignedDuration::from_hours(hours)
}

/// Ann challenges Bob.
pub(crate) fn new_challenge(venue: Venue) -> NewChallenge {
    NewChallenge {
        venue,
        challenger: person(ANN),
        opponent: Opponent::Person(id(BOB)),
        color: WantedColor::Random,
        terms: terms(),
        rated_by_default: false,
        rematch_of: None,
        for_place: false,
        locale: None,
        interaction: id(5),
        at: moment(0),
    }
}

/// Creates a challenge that can be accepted for a day.
pub(crate) async fn challenge(
    tx: &mut Tx,
    new: NewChallenge,
    state: ChallengeState,
) -> ChallengeRow {
    tx.create_challenge(new, state, moment(86_400)).await.unwrap()
}

pub(crate) fn ply(text: &str, by: u64) -> NewPly {
    NewPly { ply: text.parse().unwrap(), by: Some(id(by)), origin: PlyOrigin::Chosen }
}

/// Starts a game and commits it.
pub(crate) async fn start(store: &Store, new: NewGame) -> GameRow {
    let mut tx = store.begin().await.unwrap();
    let Created::Game(game) = tx.create_game(new).await.unwrap() else {
        panic!("the channel is busy")
    };
    tx.commit().await.unwrap();
    game
}

/// Plays one ply and commits it.
pub(crate) async fn play(store: &Store, game: &GameRow, text: &str, at: Timestamp) -> GameRow {
    let mut tx = store.begin().await.unwrap();
    let appended = append(&mut tx, game, &[ply(text, ANN)], None, at, None).await.unwrap();
    tx.commit().await.unwrap();
    done(appended)
}

/// Adds plies, and optionally ends the game.
pub(crate) async fn append(
    tx: &mut Tx,
    seen: &GameRow,
    plies: &[NewPly],
    interaction: Option<InteractionId>,
    at: Timestamp,
    ending: Option<Ending>,
) -> Result<ChangeOutcome, StoreError> {
    let change = Change { plies, interaction, ending, ..Change::none(seen, at) };
    tx.change_game(seen, change).await
}

/// Ends a game.
pub(crate) async fn end(
    tx: &mut Tx,
    seen: &GameRow,
    ending: Ending,
    at: Timestamp,
) -> Result<ChangeOutcome, StoreError> {
    append(tx, seen, &[], None, at, Some(ending)).await
}

/// The stored plies of a game.
/// Plays a rated game that White loses, and counts it.
pub(crate) async fn lose(store: &Store, new: NewGame) {
    let game = start(store, new).await;
    let mut tx = store.begin().await.unwrap();
    let game = tx.lock_game(game.id).await.unwrap().unwrap();
    let ending = Ending::Resigned { by: Color::White, score: ByColor { white: 1, black: 2 } };
    let ended = done(end(&mut tx, &game, ending, moment(9)).await.unwrap());
    ladder::count(&mut tx, &ended, 20).await.unwrap();
    tx.commit().await.unwrap();
}

pub(crate) async fn plies(store: &Store, game: &GameRow) -> Vec<Ply> {
    store.plies(game.id).await.unwrap().iter().map(|row| row.ply).collect()
}

pub(crate) fn done(appended: ChangeOutcome) -> GameRow {
    match appended {
        ChangeOutcome::Done(game) => game,
        ChangeOutcome::Stale => panic!("the game has changed"),
    }
}

/// Records that the newest board of a game was shown where it is seen from, in this message.
pub(crate) async fn show(store: &Store, game: &GameRow, message: Option<u64>) {
    let post = store.post(PostKey::board(game.id, game.is_away())).await.unwrap().unwrap();
    let mut tx = store.begin().await.unwrap();
    tx.record_post(&post, &board(game, message), false).await.unwrap();
    tx.commit().await.unwrap();
}

/// What readers see of the board of a game that this message shows.
pub(crate) fn board(game: &GameRow, message: Option<u64>) -> PostShown {
    PostShown {
        issue: game.revision,
        known: game.plies,
        shows: game.clock.shown(),
        channel: Some(game.venue.channel),
        message: message.map(id),
        guest: false,
        rest: message.map(|message| format!("rest of {message}")),
    }
}
