//! Why Discord refuses a request: the cause of each of its error codes, and what may help (the same request
//! again, the message without its file, a thread's name without its players).
//!
//! The codes are those that a bot's requests can meet:
//! <https://discord.com/developers/docs/topics/opcodes-and-status-codes#json>

use serenity::all::{Error, ErrorResponse, HttpError};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// Discord's code for a body that breaks its rules. The path says which part does.
const INVALID_BODY: isize = 50035;

/// Why Discord refuses a request.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the error says it")]
pub enum Cause {
    /// The interaction was not answered in time, or its token has expired.
    #[error("the interaction can no longer be answered")]
    TooLate,
    /// The interaction has been answered already.
    #[error("the interaction already has a reply")]
    Answered,
    #[error("the message was deleted")]
    NoMessage,
    #[error("the channel was deleted")]
    NoChannel,
    #[error("the person has left the server or deleted their account")]
    NoMember,
    #[error("the role was deleted")]
    NoRole,
    #[error("the bot cannot see the channel")]
    Hidden,
    #[error("the bot lacks a permission")]
    Forbidden,
    #[error("the person accepts no direct messages from the bot")]
    DirectMessages,
    /// A voice channel has no threads, a forum no messages.
    #[error("the channel is of a kind that cannot have this")]
    ChannelKind,
    #[error("the thread is archived or locked")]
    ThreadClosed,
    #[error("the server has too many active threads")]
    TooManyThreads,
    #[error("the forum requires a tag")]
    TagRequired,
    #[error("Discord does not allow a word in the name")]
    Name,
    #[error("the server's AutoMod blocked it")]
    AutoMod,
    #[error("Discord's filter blocked it as harmful")]
    Filter,
    #[error("the file is too large")]
    TooLarge,
    #[error("the role cannot be given")]
    InvalidRole,
    #[error("the operator's account needs two-factor authentication")]
    TwoFactor,
    /// A bulk overwrite of the commands leaves out the command that launches an Activity.
    #[error("the Entry Point command is missing")]
    EntryPoint,
    #[error("too many requests")]
    Slow,
    #[error("Discord is unavailable")]
    Down,
    /// Anything else: a mistake of the bot.
    #[error("Discord does not accept the request")]
    Invalid,
}

/// What may help against a refusal, besides the person who is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// The same request again.
    Retry,
    /// The same message without its file.
    WithoutFile,
    /// Another name, or another text.
    OtherName,
    /// The command that Discord misses.
    AddEntryPoint,
    /// Only people can change something.
    None,
}

/// The causes of Discord's error codes.
const CODES: &[(isize, Cause)] = &[
    (10003, Cause::NoChannel),
    (10007, Cause::NoMember),
    (10008, Cause::NoMessage),
    (10011, Cause::NoRole),
    (10013, Cause::NoMember),
    (10015, Cause::TooLate),
    (10062, Cause::TooLate),
    (20009, Cause::Filter),
    (20016, Cause::Slow),
    (20022, Cause::Slow),
    (20028, Cause::Slow),
    (30034, Cause::Slow),
    (30046, Cause::Slow),
    (40003, Cause::Slow),
    (40005, Cause::TooLarge),
    (40006, Cause::Down),
    (40058, Cause::ChannelKind),
    (40060, Cause::Answered),
    (40067, Cause::TagRequired),
    (50001, Cause::Hidden),
    (50007, Cause::DirectMessages),
    (50008, Cause::ChannelKind),
    (50013, Cause::Forbidden),
    (50024, Cause::ChannelKind),
    (50027, Cause::TooLate),
    (50028, Cause::InvalidRole),
    (50045, Cause::TooLarge),
    (50083, Cause::ThreadClosed),
    (50240, Cause::EntryPoint),
    (50278, Cause::DirectMessages),
    (60003, Cause::TwoFactor),
    (130_000, Cause::Down),
    (160_005, Cause::ThreadClosed),
    (160_006, Cause::TooManyThreads),
    (160_007, Cause::TooManyThreads),
    (200_000, Cause::AutoMod),
    (200_001, Cause::AutoMod),
    (240_000, Cause::Filter),
];

impl Cause {
    /// Returns the cause of an error of a request.
    pub fn of(error: &Error) -> Cause {
        match error {
            Error::Http(HttpError::UnsuccessfulRequest(response)) => Cause::of_response(response),
            _ => Cause::Invalid,
        }
    }

    /// Returns the cause of a refusal.
    pub fn of_response(response: &ErrorResponse) -> Cause {
        let error = &response.error;
        if error.code == INVALID_BODY && error.errors.iter().any(|error| error.path == "name") {
            return Cause::Name;
        }
        Cause::of_code(response.status_code.as_u16(), error.code)
    }

    fn of_code(status: u16, code: isize) -> Cause {
        match (status, CODES.iter().find(|(known, _)| *known == code)) {
            (429, _) => Cause::Slow,
            (500.., _) => Cause::Down,
            (_, Some((_, cause))) => *cause,
            (403, None) => Cause::Forbidden,
            (413, None) => Cause::TooLarge,
            _ => Cause::Invalid,
        }
    }

    /// Returns what may help.
    pub fn remedy(self) -> Remedy {
        match self {
            Cause::Slow | Cause::Down => Remedy::Retry,
            Cause::Hidden | Cause::Forbidden => Remedy::WithoutFile,
            Cause::Name | Cause::AutoMod | Cause::Filter => Remedy::OtherName,
            Cause::EntryPoint => Remedy::AddEntryPoint,
            _ => Remedy::None,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_cause_but_a_mistake_has_a_code_and_every_code_one_cause() {
        let codes: BTreeSet<_> = CODES.iter().map(|(code, _)| code).collect();
        assert_eq!(codes.len(), CODES.len());
        for cause in Cause::VARIANTS {
            let has_code = CODES.iter().any(|(_, known)| known == cause);
            // The path of the error, not its code, says that it is about the name.
            let is_known_otherwise = [Cause::Name, Cause::Invalid].contains(cause);
            assert_ne!(has_code, is_known_otherwise, "{cause:?}");
        }
    }

    #[test]
    fn a_refusal_without_a_known_code_is_told_by_its_status() {
        assert_eq!(Cause::of_code(403, 0), Cause::Forbidden);
        assert_eq!(Cause::of_code(413, 0), Cause::TooLarge);
        assert_eq!(Cause::of_code(429, 30046), Cause::Slow);
        assert_eq!(Cause::of_code(503, 130_000), Cause::Down);
        assert_eq!(Cause::of_code(400, INVALID_BODY), Cause::Invalid);
        assert_eq!(Cause::of_code(404, 0), Cause::Invalid);
    }
}
