//! People, places and games for the tests.

use dvonn_bot::store::{Appended, Created, GameRow, NewChallenge, NewGame, NewPly};
use dvonn_bot::store::{BadId, Person, Place, Store, WantedColor};
use dvonn_rules::ByColor;
use jiff::Timestamp;

pub(crate) const ANN: u64 = 11;
pub(crate) const BOB: u64 = 12;
pub(crate) const CID: u64 = 13;

/// Any of Discord's ids.
pub(crate) fn id<T: TryFrom<u64, Error = BadId>>(number: u64) -> T {
    T::try_from(number).unwrap()
}

pub(crate) fn moment(second: i64) -> Timestamp {
    Timestamp::from_second(1_700_000_000 + second).unwrap()
}

pub(crate) fn person(number: u64) -> Person {
    Person::new(id(number), format!("Person {number}"))
}

/// A channel of server 1.
pub(crate) fn channel(number: u64) -> Place {
    Place { guild: Some(id(1)), channel: id(number), parent: None }
}

/// A thread of a channel of server 1.
pub(crate) fn thread(number: u64, parent: u64) -> Place {
    Place { parent: Some(id(parent)), ..channel(number) }
}

/// Ann plays White against Bob.
pub(crate) fn new_game(place: Place) -> NewGame {
    let players = ByColor { white: person(ANN), black: person(BOB) };
    NewGame { place, players, locale: None, at: moment(0) }
}

/// Ann challenges Bob for a day.
pub(crate) fn new_challenge(place: Place) -> NewChallenge {
    NewChallenge {
        place,
        challenger: person(ANN),
        opponent: Some(id(BOB)),
        color: WantedColor::Random,
        locale: None,
        interaction: id(5),
        at: moment(0),
        expires_at: moment(86_400),
    }
}

pub(crate) fn ply(text: &str, by: u64) -> NewPly {
    NewPly { ply: text.parse().unwrap(), by: Some(id(by)) }
}

/// Starts a game that is kept.
pub(crate) async fn start(store: &Store, new: NewGame) -> GameRow {
    let mut tx = store.begin().await.unwrap();
    let Created::Game(game) = tx.create_game(new).await.unwrap() else {
        panic!("the channel has a game")
    };
    tx.commit().await.unwrap();
    game
}

/// Plays one ply that is kept.
pub(crate) async fn play(store: &Store, game: &GameRow, text: &str, at: Timestamp) -> GameRow {
    let mut tx = store.begin().await.unwrap();
    let appended = tx.append_plies(game, &[ply(text, ANN)], None, at, None).await.unwrap();
    tx.commit().await.unwrap();
    done(appended)
}

pub(crate) fn done(appended: Appended) -> GameRow {
    match appended {
        Appended::Done(game) => game,
        Appended::Stale => panic!("the game has changed"),
    }
}
