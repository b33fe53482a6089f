//! A game of one person against the computer.

use dvonn_playground::{CommandCall, Message};
use dvonn_rules::Ply;

use super::duel::recorded;
use super::person::Person;
use super::scene::Scene;
use super::told::Told;

/// All levels, by the names that people choose from.
pub(crate) const LEVELS: [&str; 8] =
    ["Beginner", "Novice", "Casual", "Skilled", "Club player", "Strong", "Expert", "Master"];

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

    /// A game from a dealt board: the person is to move.
    #[track_caller]
    pub(crate) fn dealt(person: Person<'a>, level: &str) -> Bout<'a> {
        Bout::of(person, &call(person, level, "random"))
    }

    #[track_caller]
    fn of(person: Person<'a>, call: &CommandCall) -> Bout<'a> {
        let begun = person.types(call).in_public("starts:").with_picture();
        Bout { person, board: begun.message().clone() }
    }

    fn scene(&self) -> &'a Scene {
        self.person.scene
    }

    /// The plies so far, as the history of the game has them.
    #[track_caller]
    pub(crate) fn history(&self) -> String {
        recorded(self.person.asks("history").text()).to_owned()
    }

    /// A ply that the person may play: the first that is offered to them.
    #[track_caller]
    pub(crate) fn some_ply(&self) -> Ply {
        let moves = self.person.is_offered("move", "move", "");
        let cells = self.person.is_offered("place", "cell", "");
        let first = moves.first().or(cells.first()).expect("there is something to play");
        let ply = first.value.as_str().and_then(|ply| ply.parse().ok());
        ply.unwrap_or_else(|| panic!("no ply is offered by {first:?}"))
    }

    /// Plays a ply by the command for it, and waits for nothing but its answer.
    #[track_caller]
    pub(crate) fn plays(&self, ply: Ply) -> Told {
        self.person.types(&self.person.turn(ply))
    }

    /// Plays a ply, and waits for what the computer answers, if it does.
    #[track_caller]
    pub(crate) fn plays_and_is_answered(&mut self, ply: Ply) {
        let told = self.plays(ply);
        let thinks = told.text().contains("is thinking …");
        assert!(told.message().pings.is_empty(), "{:?}", told.message());
        if thinks {
            self.answered();
        } else {
            self.board = told.message().clone();
        }
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
