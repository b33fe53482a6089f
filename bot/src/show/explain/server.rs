//! Explains what a person may not do here: missing rights, and restrictions of the server.

use dvonn_discord::markup::plain;
use dvonn_ladder::CannotVoid;
use dvonn_play::rights::RightsRefusal;
use dvonn_play::server::ServerRefusal;

use crate::say;
use crate::show::words::links::{channel, list_channels, mention, role};
use crate::text::Text;

/// Returns the sentence for an action that the person may not perform.
pub(crate) fn rights(text: Text, refusal: &RightsRefusal) -> String {
    match refusal {
        RightsRefusal::Arranged => say!(text, "refuse-abort-tournament"),
        RightsRefusal::TooLateToAbort => say!(text, "refuse-abort"),
        RightsRefusal::PlaceAtStake => say!(text, "refuse-abort-place"),
        RightsRefusal::OpponentHere(opponent) => {
            say!(text, "refuse-claim-here", opponent = mention(*opponent))
        }
        RightsRefusal::ComputerStays => say!(text, "refuse-claim-computer"),
        RightsRefusal::SeatOfComputer => say!(text, "refuse-seat-computer"),
        RightsRefusal::OnlyVoid(game) => {
            say!(text, "refuse-only-void", number = game.to_string())
        }
        RightsRefusal::NoClockToClaim => say!(text, "refuse-claim-no-clock"),
        RightsRefusal::OwnTurn => say!(text, "refuse-claim-own-turn"),
        RightsRefusal::NotYet(until) => {
            say!(text, "refuse-claim-early", until = format!("<t:{}:R>", until.as_second()))
        }
        RightsRefusal::NotAModerator(None) => say!(text, "refuse-not-a-moderator"),
        RightsRefusal::NotAModerator(Some(role)) => {
            say!(text, "refuse-not-a-moderator-role", role = format!("<@&{role}>"))
        }
        RightsRefusal::OwnGame(game) => {
            say!(text, "refuse-own-game", number = game.to_string())
        }
        RightsRefusal::OtherServer(game) => {
            say!(text, "refuse-other-server", number = game.to_string())
        }
        RightsRefusal::CannotVoid { game, why: CannotVoid::NotCounted } => {
            say!(text, "refuse-void-uncounted", number = game.to_string())
        }
        RightsRefusal::CannotVoid { game, why: CannotVoid::VoidedBefore } => {
            say!(text, "refuse-void-before", number = game.to_string())
        }
        RightsRefusal::RoleOfAll => say!(text, "refuse-role-of-all"),
        RightsRefusal::NoReason => say!(text, "refuse-no-reason"),
        RightsRefusal::NoWinner => say!(text, "refuse-no-winner"),
        RightsRefusal::NoSeat => say!(text, "refuse-no-seat"),
        RightsRefusal::SeatForSelf => say!(text, "refuse-seat-self"),
        RightsRefusal::SeatForBot => say!(text, "refuse-seat-bot"),
        RightsRefusal::SeatForBlocked(person) => {
            say!(text, "refuse-seat-blocked", person = mention(*person))
        }
        RightsRefusal::SeatForStranger(person) => {
            say!(text, "refuse-seat-not-a-member", person = mention(*person))
        }
        RightsRefusal::SeatTaken(person) => {
            say!(text, "refuse-seat-taken", person = mention(person.id))
        }
    }
}

/// Returns the sentence for an action that the server's settings forbid.
pub(crate) fn server(text: Text, refusal: &ServerRefusal) -> String {
    match refusal {
        ServerRefusal::ChannelNotAllowed(channels) => {
            say!(text, "refuse-channel", channels = list_channels(channels))
        }
        ServerRefusal::NotAStarter(id) => say!(text, "refuse-starter", role = role(*id)),
        ServerRefusal::Blocked { reason } => {
            say!(text, "refuse-blocked", reason = plain(reason))
        }
        ServerRefusal::ChallengerBlocked(challenger) => {
            say!(text, "refuse-challenger-blocked", challenger = mention(*challenger))
        }
        ServerRefusal::OpponentBlocked(opponent) => {
            say!(text, "refuse-opponent-blocked", opponent = mention(*opponent))
        }
        ServerRefusal::TooManyGames { most } => say!(text, "refuse-games", most = *most),
        ServerRefusal::ChallengerTooManyGames(challenger) => {
            say!(text, "refuse-challenger-games", challenger = mention(*challenger))
        }
        ServerRefusal::TooManyChallenges { most } => {
            say!(text, "refuse-challenges", most = *most)
        }
        ServerRefusal::AlreadyChallenged { opponent, until: Some(until), .. } => {
            let until = format!("<t:{}:R>", until.as_second());
            say!(text, "refuse-challenged-lately", opponent = mention(*opponent), until = until)
        }
        ServerRefusal::AlreadyChallenged { opponent, most, until: None } => {
            say!(text, "refuse-challenged-before", opponent = mention(*opponent), most = *most)
        }
        ServerRefusal::RatedOff => say!(text, "refuse-rated-off"),
        ServerRefusal::PlacesRatedOff => say!(text, "refuse-places-rated-off"),
        ServerRefusal::MayNotPost(id) => say!(text, "refuse-may-not-post", channel = channel(*id)),
        ServerRefusal::NoReason => say!(text, "refuse-block-no-reason"),
        ServerRefusal::BlockedOpponent(person) => {
            say!(text, "refuse-block-opponent", person = mention(*person))
        }
        ServerRefusal::BlockedBot => say!(text, "refuse-block-bot"),
        ServerRefusal::NotBlocked(person) => {
            say!(text, "refuse-not-blocked", person = mention(*person))
        }
    }
}
