//! A game of one person against the computer.

use dvonn_playground::{CommandCall, Message};
use dvonn_rules::Ply;

use super::duel::recorded;
use super::person::Person;
use super::response::Response;
use super::scene::Scene;

/// All levels, by the names shown in the menu.
pub(crate) const LEVELS: [&str; 9] = [
    "Beginner",
    "Novice",
    "Casual",
    "Skilled",
    "Club player",
    "Strong",
    "Expert",
    "Master",
    "Grandmaster",
];

/// A game against the computer, in which the person is White.
pub(crate) struct ComputerGame<'a> {
    pub(crate) person: Person<'a>,
    /// The newest board on which it was the person's turn or the game was over.
    pub(crate) board: Message,
}

/// `/dvonn play` as White, at this level and with this setup.
#[track_caller]
pub(crate) fn call(person: Person<'_>, level: &str, setup: &str) -> CommandCall {
    let call = person.also_choosing(person.choosing("play", "level", level), "color", "White");
    person.also_choosing(call, "setup", setup)
}

impl<'a> ComputerGame<'a> {
    /// Starts a game on an empty board.
    #[track_caller]
    pub(crate) fn start(person: Person<'a>, level: &str) -> ComputerGame<'a> {
        ComputerGame::of(person, &call(person, level, "full"))
    }

    /// Starts a game on a random board: the person is to move.
    #[track_caller]
    pub(crate) fn dealt(person: Person<'a>, level: &str) -> ComputerGame<'a> {
        ComputerGame::of(person, &call(person, level, "random"))
    }

    #[track_caller]
    fn of(person: Person<'a>, call: &CommandCall) -> ComputerGame<'a> {
        let start = person.types(call).in_public("starts:").with_picture();
        ComputerGame { person, board: start.message().clone() }
    }

    fn scene(&self) -> &'a Scene {
        self.person.scene
    }

    /// The plies so far, from `/game moves`.
    #[track_caller]
    pub(crate) fn history(&self) -> String {
        recorded(self.person.asks("game moves").text()).to_owned()
    }

    /// The first ply the bot suggests to the person.
    #[track_caller]
    pub(crate) fn some_ply(&self) -> Ply {
        let moves = self.person.suggestions("move", "move", "");
        let cells = self.person.suggestions("place", "cell", "");
        let first = moves.first().or(cells.first()).expect("the bot suggests a ply");
        let ply = first.value.as_str().and_then(|ply| ply.parse().ok());
        ply.unwrap_or_else(|| panic!("{first:?} is not a ply"))
    }

    /// Plays a ply with its command, confirms a move, and does not wait for the computer.
    #[track_caller]
    pub(crate) fn plays(&self, ply: Ply) -> Response {
        self.person.plays(ply)
    }

    /// Plays a ply and waits for the computer's reply, if any.
    #[track_caller]
    pub(crate) fn plays_and_waits(&mut self, ply: Ply) {
        let response = self.plays(ply);
        let thinks = response.has_said("is thinking …");
        assert!(response.message().pings.is_empty(), "{:?}", response.message());
        if thinks {
            self.wait_for_computer();
        } else {
            self.board = response.message().clone();
        }
    }

    /// Waits until it is the person's turn again or the game is over.
    #[track_caller]
    pub(crate) fn wait_for_computer(&mut self) {
        self.board = self.scene().message(self.person.channel, |message| {
            let is_new = message.id > self.board.id;
            is_new && (message.pings.contains(&self.person.id) || is_end(message))
        });
    }

    /// Returns true if the game is over.
    pub(crate) fn is_over(&self) -> bool {
        is_end(&self.board)
    }
}

fn is_end(message: &Message) -> bool {
    let ends = [") wins", "Game over", "You won", "You lost"];
    ends.iter().any(|words| message.content.contains(words))
}
