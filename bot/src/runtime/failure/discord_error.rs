//! The sentences for people whose request Discord refuses.
//!
//! People who cannot read it as a reply get it by direct message: the
//! players of a muted game, the organiser of a tournament. `/dvonn-admin roles` shows why Discord
//! refused to give a role.

use dvonn_discord::cause::Cause;

use crate::say;
use crate::text::Text;

/// What people read about a refusal.
pub(crate) trait CauseWords {
    /// Says what is wrong and what to do instead. `None` if the person cannot be told, or if it is a
    /// mistake of the bot.
    fn sentence(self, text: Text) -> Option<String>;

    /// Says why no thread can be opened, like [`CauseWords::sentence`].
    fn thread_sentence(self, text: Text) -> Option<String>;

    /// Says what is wrong, also if it is a mistake of the bot: for people who get no code to pass on.
    fn reason(self, text: Text) -> String;

    /// Says why no thread can be opened, like [`CauseWords::reason`].
    fn thread_reason(self, text: Text) -> String;
}

impl CauseWords for Cause {
    fn sentence(self, text: Text) -> Option<String> {
        Some(match self {
            Cause::TooLate | Cause::Answered | Cause::EntryPoint | Cause::Invalid => return None,
            Cause::NoMessage => say!(text, "error-message-deleted"),
            Cause::NoChannel => say!(text, "discord-no-channel"),
            Cause::NoMember => say!(text, "discord-no-member"),
            Cause::NoRole => say!(text, "role-gone"),
            Cause::Hidden => say!(text, "discord-hidden"),
            Cause::Forbidden => say!(text, "discord-forbidden"),
            Cause::DirectMessages => say!(text, "discord-direct-messages"),
            Cause::ChannelKind => say!(text, "discord-channel-kind"),
            Cause::ThreadClosed => say!(text, "discord-thread-closed"),
            Cause::TooManyThreads => say!(text, "discord-too-many-threads"),
            Cause::TagRequired => say!(text, "discord-tag-required"),
            Cause::Name => say!(text, "discord-name"),
            Cause::AutoMod => say!(text, "discord-automod"),
            Cause::Filter => say!(text, "discord-filter"),
            Cause::TooLarge => say!(text, "discord-too-large"),
            Cause::InvalidRole => say!(text, "discord-invalid-role"),
            Cause::TwoFactor => say!(text, "discord-two-factor"),
            Cause::Slow => say!(text, "discord-slow"),
            Cause::Down => say!(text, "discord-down"),
        })
    }

    fn thread_sentence(self, text: Text) -> Option<String> {
        match self {
            Cause::Hidden | Cause::Forbidden => Some(say!(text, "error-no-threads")),
            Cause::ChannelKind => Some(say!(text, "error-no-threads-kind")),
            other => other.sentence(text),
        }
    }

    fn reason(self, text: Text) -> String {
        self.sentence(text).unwrap_or_else(|| say!(text, "discord-invalid"))
    }

    fn thread_reason(self, text: Text) -> String {
        self.thread_sentence(text).unwrap_or_else(|| self.reason(text))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use strum::VariantArray as _;

    use super::*;

    /// The causes that nobody can be told, or that are mistakes of the bot.
    const SILENT: [Cause; 4] = [Cause::TooLate, Cause::Answered, Cause::EntryPoint, Cause::Invalid];

    #[test]
    fn every_refusal_by_discord_has_its_own_sentence_in_every_language() {
        for text in Text::all() {
            let mut sentences = BTreeSet::new();
            for cause in Cause::VARIANTS {
                let (tag, is_silent) = (text.tag(), SILENT.contains(cause));
                let Some(sentence) = cause.sentence(text) else {
                    assert!(is_silent, "{cause:?} has no sentence");
                    continue;
                };
                assert!(!is_silent, "{cause:?} has a sentence");
                assert!(sentences.insert(sentence.clone()), "{tag}: {sentence:?} twice");
                let english = cause.sentence(Text::of(None)).unwrap_or_default();
                assert!(tag == "en" || sentence != english, "{tag}: {sentence:?} is English");
            }
        }
    }
}
