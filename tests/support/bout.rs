//! A game of one person against the computer.

use dvonn_playground::{CommandCall, Message};
use dvonn_rules::{Game, Ply};

use super::duel::recorded;
use super::person::Person;
use super::scene::Scene;
use super::told::Told;

/// A game of a person, with White, against the computer.
pub(crate) struct Bout<'a> {
    pub(crate) person: Person<'a>,
    /// The newest board on which it was the person's turn, or the game over.
    pub(crate) board: Message,
}

/// `/dvonn play` at this level, with White, and a board set up this way.
#[track_caller]
pub(crate) fn call(person: Person<'_>, level: &str, setup: &str) -> CommandCall {
    let call = person.also_choosing(person.choosing("play", "level", level), "color", "White");
    person.also_choosing(call, "setup", setup)
}

impl<'a> Bout<'a> {
    /// A game from an empty board.
    #[track_caller]
    pub(crate) fn begin(person: Person<'a>, level: &str) -> Bout<'a> {
        Bout::of(person, &call(person, level, "full"))
    }

    #[track_caller]
    fn of(person: Person<'a>, call: &CommandCall) -> Bout<'a> {
        let begun = person.types(call).in_public("begins:").with_picture();
        Bout { person, board: begun.message().clone() }
    }

    fn scene(&self) -> &'a Scene {
        self.person.scene
    }

    /// The game, as its history has it.
    #[track_caller]
    pub(crate) fn game(&self) -> Game {
        let history = self.person.asks("history");
        // A game from a position has that on a line of its own.
        let record = recorded(history.text());
        record.parse().unwrap_or_else(|error| panic!("{record:?}: {error}"))
    }

    /// A ply that the person may play.
    #[track_caller]
    pub(crate) fn some_ply(&self) -> Ply {
        self.game().position().legal_plies()[0]
    }

    /// Plays a ply by the command for it, and waits for nothing but its answer.
    #[track_caller]
    pub(crate) fn plays(&self, ply: Ply) -> Told {
        self.person.types(&self.person.turn(ply))
    }

    /// Waits until it is the person's turn once more, or the game over.
    #[track_caller]
    pub(crate) fn answered(&mut self) {
        self.board = self.scene().message(self.person.channel, |message| {
            let is_new = message.id > self.board.id;
            is_new && (message.pings.contains(&self.person.id) || is_end(message))
        });
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        is_end(&self.board)
    }
}

fn is_end(message: &Message) -> bool {
    message.content.contains("Game over")
}
