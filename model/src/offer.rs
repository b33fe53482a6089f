//! Offers that one player makes the other during a game.

use dvonn_rules::Color;
use jiff::Timestamp;
use strum::{EnumString, IntoStaticStr};

use crate::named::named;
use crate::{GameId, MessageId, OfferId};

/// An offer as its table holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferRow {
    /// Its number.
    pub id: OfferId,
    /// The game that it is about.
    pub game: GameId,
    /// What is offered.
    pub kind: OfferKind,
    /// The side that made it.
    pub by: Color,
    /// How many plies had been played when it was made.
    pub plies: u32,
    /// What became of it.
    pub state: OfferState,
    /// The message that shows it.
    pub message: Option<MessageId>,
    /// When it was made.
    pub made_at: Timestamp,
}

/// What one player asks of the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum OfferKind {
    /// To call the game a draw.
    Draw,
    /// To let them take their last turn back.
    Takeback,
    /// To let both clocks stand.
    Pause,
}

/// What became of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum OfferState {
    /// It waits for an answer.
    Open,
    /// The other player said yes.
    Accepted,
    /// The other player said no.
    Declined,
    /// Who made it took it back.
    Withdrawn,
    /// The game went on, or ended, without an answer.
    Lapsed,
}

named!(OfferKind, OfferState);
