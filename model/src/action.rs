//! What moderators did in a server, and whom they block.

use jiff::Timestamp;
use strum::{EnumString, IntoStaticStr};

use crate::named::named;
use crate::{ChannelId, Decision, GameId, ModeratorAction, ServerSetting, TournamentId, UserId};

/// Something that a moderator did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Settled something for the whole server.
    Settled(ServerSetting),
    /// Let games be started in a channel.
    ChannelAdded(ChannelId),
    /// No longer let games be started in a channel.
    ChannelRemoved(ChannelId),
    /// Kept somebody from playing; nobody if they have had themselves deleted since.
    Blocked(Option<UserId>),
    /// Let somebody play again; nobody if they have had themselves deleted since.
    Unblocked(Option<UserId>),
    /// Decided about a game.
    Decided(ModeratorAction, GameId),
    /// Took a copy of the server's data.
    BackedUp,
    /// Decided about a tournament that somebody else organises.
    Directed(TournamentAction, TournamentId),
}

/// What a moderator may do with a tournament that somebody else organises.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum TournamentAction {
    /// Let the computer take part.
    #[strum(serialize = "tournament_computers")]
    ComputersAdded,
    /// Let the computer take part no longer.
    #[strum(serialize = "tournament_computers_removed")]
    ComputersRemoved,
    /// Let it begin.
    #[strum(serialize = "tournament_started")]
    Started,
    /// Took somebody out of it.
    #[strum(serialize = "tournament_withdrew")]
    Withdrew,
    /// Let it go on in another channel.
    #[strum(serialize = "tournament_moved")]
    Moved,
    /// Ended it, or called it off.
    #[strum(serialize = "tournament_ended")]
    Ended,
}

/// An action as its table holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActionRow {
    /// What was done.
    pub action: Action,
    /// By whom, and why; without words if they gave no reason.
    pub decision: Decision,
    /// When.
    pub at: Timestamp,
}

named!(TournamentAction);

/// Somebody who may not play in a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlockRow {
    /// Who.
    pub person: UserId,
    /// Why, in a moderator's words.
    pub reason: String,
}
