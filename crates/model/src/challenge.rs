//! Challenges.

use jiff::Timestamp;
use strum::{EnumString, IntoStaticStr};

use crate::named::named;
use crate::{ChallengeId, GameId, InteractionId, Opponent, Person, Terms, Venue};

/// A challenge to create.
#[derive(Clone, Debug)]
pub struct NewChallenge {
    /// The channel.
    pub venue: Venue,
    /// The challenger.
    pub challenger: Person,
    /// The opponent.
    pub opponent: Opponent,
    /// The colour the challenger wants.
    pub color: WantedColor,
    /// The terms of the game.
    pub terms: Terms,
    /// True if nobody chose whether the game is rated. Then it is rated only if both players have a
    /// rating on the server.
    pub rated_by_default: bool,
    /// The game that this challenge is a rematch of.
    pub rematch_of: Option<GameId>,
    /// Whether the challenger would play for the opponent's place on the challenge ladder.
    pub for_place: bool,
    /// The language of public messages, as Discord names it.
    pub locale: Option<String>,
    /// The interaction behind it.
    pub interaction: InteractionId,
    /// The current time.
    pub at: Timestamp,
}

/// A challenge.
#[derive(Clone, Debug, PartialEq)]
pub struct ChallengeRow {
    /// The number.
    pub id: ChallengeId,
    /// The channel.
    pub venue: Venue,
    /// The challenger.
    pub challenger: Person,
    /// The opponent.
    pub opponent: Opponent,
    /// The colour the challenger wants.
    pub color: WantedColor,
    /// The terms of the game.
    pub terms: Terms,
    /// True if nobody chose whether the game is rated. Then it is rated only if both players have a
    /// rating on the server.
    pub rated_by_default: bool,
    /// The game that this challenge is a rematch of.
    pub rematch_of: Option<GameId>,
    /// Whether the challenger would play for the opponent's place on the challenge ladder.
    pub for_place: bool,
    /// The state.
    pub state: ChallengeState,
    /// The language of public messages, as Discord names it.
    pub locale: Option<String>,
    /// When it was created or, if it was a draft, published.
    pub created_at: Timestamp,
    /// When it expires.
    pub expires_at: Timestamp,
}

impl ChallengeRow {
    /// Returns true if the game will be rated only if the person who accepts has a rating.
    pub fn is_rated_by_acceptor(&self) -> bool {
        self.rated_by_default && self.terms.rated && self.opponent == Opponent::Anyone
    }
}

/// The colour a challenger wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum WantedColor {
    /// White.
    White,
    /// Black.
    Black,
    /// Drawn at random.
    Random,
}

/// The state of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum ChallengeState {
    /// Only the challenger sees it, with the dealt board.
    Draft,
    /// Waiting for an answer.
    Open,
    /// Accepted: this game started.
    Accepted(GameId),
    /// Declined by the opponent.
    Declined,
    /// Cancelled by the challenger, or its channel was deleted.
    Cancelled,
    /// Nobody answered in time.
    Expired,
}

named!(WantedColor, ChallengeState);
