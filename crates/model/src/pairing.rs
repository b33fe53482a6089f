//! Tournament pairings.

use dvonn_rules::{ByColor, Color};
use jiff::Timestamp;

use crate::{ChannelId, GameId, GameState, Points, TournamentId, UserId};

/// A pairing of two entrants in a round, or a bye.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairingRow {
    /// The tournament.
    pub tournament: TournamentId,
    /// The round.
    pub round: u32,
    /// The board, from 1 in each round.
    pub board: u32,
    /// The number of the entrant with White, or with the bye.
    pub white: u32,
    /// The number of the entrant with Black; `None` for a bye.
    pub black: Option<u32>,
    /// The number of earlier games that had to be repeated.
    pub attempt: u32,
    /// How many of those were drawn; the others were void.
    pub drawn: u32,
    /// True while it waits until its players have ended other games of their division.
    pub held: bool,
    /// The entrant in whose place no thread could be opened for the game, the last time that it was tried.
    pub refusing: Option<u32>,
    /// Its game, if it has started.
    pub game: Option<GameId>,
    /// The thread of its game.
    pub thread: Option<ChannelId>,
    /// The thread where Black plays, if that is on another server.
    pub away: Option<ChannelId>,
    /// The points of both players, once decided.
    pub points: Option<ByColor<Points>>,
    /// True if it was decided without a game.
    pub forfeit: bool,
}

impl PairingRow {
    /// True if this entrant is one of the two.
    pub fn has(&self, entrant: u32) -> bool {
        self.white == entrant || self.black == Some(entrant)
    }

    /// True if this entrant is one of the two, and got nothing.
    pub fn lost(&self, entrant: u32) -> bool {
        let Some(points) = self.points else { return false };
        self.white == entrant && points.white == Points::Loss
            || self.black == Some(entrant) && points.black == Points::Loss
    }
}

/// A pairing to create, or a bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewPairing {
    /// The board, from 1 in each round.
    pub board: u32,
    /// The number of the entrant with White, or with the bye.
    pub white: u32,
    /// The number of the entrant with Black; `None` for a bye.
    pub black: Option<u32>,
    /// The points of both players, if no game is needed.
    pub points: Option<ByColor<Points>>,
}

/// A game of an undecided pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PairedGame {
    /// The board of its pairing.
    pub board: u32,
    /// The game.
    pub game: GameId,
    /// Whether it is running.
    pub state: GameState,
    /// The side to move, now or when it ended.
    pub to_move: Color,
}

/// A running game of an undecided pairing that waits for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WaitingGame {
    /// The tournament.
    pub tournament: TournamentId,
    /// The game.
    pub game: GameId,
    /// The person who has to move.
    pub player: UserId,
    /// When the turn began: with the last ply, or with the game.
    pub since: Timestamp,
}
