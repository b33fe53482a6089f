//! Offers that one player makes the other during a game, or after one between two venues.

use dvonn_rules::Color;
use jiff::Timestamp;
use strum::{EnumString, IntoStaticStr};

use crate::named::named;
use crate::{GameId, OfferId};

/// A stored offer.
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
    /// Its state.
    pub state: OfferState,
    /// When it was made.
    pub made_at: Timestamp,
}

/// What a player offers or asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum OfferKind {
    /// A draw.
    Draw,
    /// A takeback of their last turn.
    Takeback,
    /// A pause of both clocks.
    Pause,
    /// Another game, after one between two venues. In one venue, a rematch is a challenge.
    Rematch,
}

/// The state of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum OfferState {
    /// Waiting for an answer.
    Open,
    /// Accepted by the other player.
    Accepted,
    /// Declined by the other player.
    Declined,
    /// Withdrawn by the player who made it.
    Withdrawn,
    /// The game continued or ended without an answer, or nobody answered in time.
    Lapsed,
}

named!(OfferKind, OfferState);
