//! A game between two people, with a local copy to compare it with.

use dvonn_playground::{CommandCall, Message};
use dvonn_rules::{ByColor, Color, Game, Ply, Position};

use super::person::Person;
use super::records;
use super::response::Response;
use super::scene::{Scene, is_board};

/// Formats a ply as messages do: `D3` or `D3→F3`.
pub(crate) fn written(ply: Ply) -> String {
    match ply {
        Ply::Move { from, to } => format!("{from}→{to}"),
        Ply::Place(_) | Ply::Pass => ply.to_string(),
    }
}

/// A running game between two people in their current channel.
pub(crate) struct Duel<'a> {
    pub(crate) scene: &'a Scene,
    pub(crate) players: ByColor<Person<'a>>,
    /// The local copy of the game.
    pub(crate) game: Game,
}

impl<'a> Duel<'a> {
    /// White challenges Black, who accepts.
    #[track_caller]
    pub(crate) fn start(white: Person<'a>, black: Person<'a>) -> Duel<'a> {
        let call = white.challenge_as("White").option("opponent", black.id.to_string());
        Duel::accepted(white, black, &call, Game::new())
    }

    /// Starts an unrated game.
    #[track_caller]
    pub(crate) fn unrated(white: Person<'a>, black: Person<'a>) -> Duel<'a> {
        let call = white.challenge_as("White").option("opponent", black.id.to_string());
        Duel::accepted(white, black, &call.option("rated", false), Game::new())
    }

    /// Starts a game with this clock.
    #[track_caller]
    pub(crate) fn by_clock(white: Person<'a>, black: Person<'a>, clock: &str) -> Duel<'a> {
        let call = white.challenge_as("White").option("opponent", black.id.to_string());
        Duel::accepted(white, black, &call.option("clock", clock), Game::new())
    }

    /// Starts an unrated game from a position in text form.
    #[track_caller]
    pub(crate) fn from_position(white: Person<'a>, black: Person<'a>, start: &str) -> Duel<'a> {
        let call = white.challenge_as("White").option("opponent", black.id.to_string());
        let call = white.also_choosing(call, "setup", "given").option("position", start);
        let call = call.option("rated", false);
        let start: Position = start.parse().expect("a position");
        Duel::accepted(white, black, &call, Game::from_position(start))
    }

    /// White sends this challenge and Black accepts.
    #[track_caller]
    fn accepted(white: Person<'a>, black: Person<'a>, call: &CommandCall, game: Game) -> Duel<'a> {
        let challenge = white.types(call);
        black.presses(challenge.message(), "Accept").in_public("Accepted");
        let scene = white.scene;
        scene.board_after(challenge.message());
        Duel { scene, players: ByColor { white, black }, game }
    }

    /// Starts a game as [`Duel::start`] does and places all pieces: White is to move.
    #[track_caller]
    pub(crate) fn with_all_placed(white: Person<'a>, black: Person<'a>) -> Duel<'a> {
        let mut duel = Duel::start(white, black);
        duel.play_all(&records::placement());
        duel
    }

    /// The player to move.
    pub(crate) fn mover(&self) -> Person<'a> {
        self.players[self.game.position().side_to_move()]
    }

    /// The player not to move.
    pub(crate) fn waiter(&self) -> Person<'a> {
        self.players[self.game.position().side_to_move().other()]
    }

    /// The newest board.
    #[track_caller]
    pub(crate) fn board(&self) -> Message {
        self.scene.board(self.players.white.channel)
    }

    /// Plays a ply with its command, and confirms a move.
    #[track_caller]
    pub(crate) fn play(&mut self, ply: Ply) -> Response {
        let mover = self.mover();
        let response = mover.plays(ply);
        assert!(is_board(response.message()), "{ply} is answered by {:?}", response.text());
        self.record(ply);
        response
    }

    /// Plays several plies with commands. The bot plays the passes.
    #[track_caller]
    pub(crate) fn play_all(&mut self, plies: &[Ply]) {
        for &ply in plies.iter().filter(|ply| **ply != Ply::Pass) {
            self.play(ply);
        }
    }

    /// Adds a ply, and the passes it forces, to the local copy.
    #[track_caller]
    pub(crate) fn record(&mut self, ply: Ply) {
        self.game.play(ply).unwrap_or_else(|illegal| panic!("{ply}: {illegal}"));
        while self.game.position().must_pass() {
            self.game.play(Ply::Pass).expect("a forced pass is legal");
        }
    }

    /// Asserts that the bot has recorded the same game.
    #[track_caller]
    pub(crate) fn assert_recorded(&self) {
        let response = self.players.white.asks("game moves");
        assert_eq!(recorded(response.text()), self.game.to_string());
    }

    /// The result as announced to everyone.
    #[track_caller]
    pub(crate) fn result(&self) -> String {
        let outcome = self.game.result().expect("the game is over");
        let score = outcome.score;
        match outcome.winner() {
            None => format!("Game over: a draw, {0}–{0}.", score.white),
            Some(winner) => format!(
                "**Game over: {} ({}) wins {}–{}.**",
                self.players[winner].mention(),
                if winner == Color::White { "White" } else { "Black" },
                score[winner],
                score[winner.other()]
            ),
        }
    }
}

/// Extracts the plies from the response to `/game moves`.
#[track_caller]
pub(crate) fn recorded(history: &str) -> &str {
    match history.split("```").nth(1) {
        Some(plies) => plies.trim(),
        None if history.contains("No moves yet") => "",
        None => panic!("no plies in {history:?}"),
    }
}
