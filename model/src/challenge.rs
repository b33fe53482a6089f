//! Challenges.

use jiff::Timestamp;
use strum::{EnumString, IntoStaticStr};

use crate::named::named;
use crate::{ChallengeId, GameId, InteractionId, MessageId, Opponent, Person, Place, Terms};

/// A challenge to be made.
#[derive(Clone, Debug)]
pub struct NewChallenge {
    /// Where it is made.
    pub place: Place,
    /// Who makes it.
    pub challenger: Person,
    /// To whom.
    pub opponent: Opponent,
    /// The colour that the challenger wants.
    pub color: WantedColor,
    /// What the game would be played by.
    pub terms: Terms,
    /// The game that the challenge asks a rematch of.
    pub rematch_of: Option<GameId>,
    /// Whether the challenger would play for the opponent's place on the challenge ladder.
    pub for_place: bool,
    /// The language, as Discord names it, for what everybody reads.
    pub locale: Option<String>,
    /// The interaction by which it is made.
    pub interaction: InteractionId,
    /// Now.
    pub at: Timestamp,
}

/// A challenge.
#[derive(Clone, Debug, PartialEq)]
pub struct ChallengeRow {
    /// Its number.
    pub id: ChallengeId,
    /// Where it was made.
    pub place: Place,
    /// Who made it.
    pub challenger: Person,
    /// To whom.
    pub opponent: Opponent,
    /// The colour that the challenger wants.
    pub color: WantedColor,
    /// What the game would be played by.
    pub terms: Terms,
    /// The game that the challenge asks a rematch of.
    pub rematch_of: Option<GameId>,
    /// Whether the challenger would play for the opponent's place on the challenge ladder.
    pub for_place: bool,
    /// What became of it.
    pub state: ChallengeState,
    /// Whether people have been shown it.
    pub shown: bool,
    /// The message that shows it, if that is known.
    pub message: Option<MessageId>,
    /// The language, as Discord names it, for what everybody reads.
    pub locale: Option<String>,
    /// When it was made or, of one that was a draft, opened.
    pub created_at: Timestamp,
    /// Until when it can be accepted.
    pub expires_at: Timestamp,
}

/// The colour that a challenger wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum WantedColor {
    /// To play White.
    White,
    /// To play Black.
    Black,
    /// To leave it to chance.
    Random,
}

/// What became of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum ChallengeState {
    /// The challenger still looks at the dealt board; nobody else can see the challenge.
    Draft,
    /// It waits for an answer.
    Open,
    /// This game came of it.
    Accepted(GameId),
    /// The opponent said no.
    Declined,
    /// The challenger took it back, or its channel is gone.
    Cancelled,
    /// Nobody answered in time.
    Expired,
}

named!(WantedColor, ChallengeState);
