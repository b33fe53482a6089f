//! What the bot may still send where it is a guest.
//!
//! There, it can only answer people. Discord gives each interaction a token, with which it may send five
//! messages more and edit them, for fifteen minutes. What the bot has to say by itself, such as the
//! computer's move, uses the newest token of the channel. Kept in memory: after a restart, the bot waits
//! for the next interaction.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};

use dvonn_model::{ChannelId, MessageId};
use jiff::{SignedDuration, Timestamp};

use crate::time::Time;

/// How long a token is used: Discord's fifteen minutes, less the time that a request may take.
const LASTS: SignedDuration = SignedDuration::from_mins(14);
/// The number of messages that Discord allows after the answer.
const FOLLOW_UPS: u8 = 5;
/// The number of tokens kept for a channel. More would only edit older messages.
const KEPT: usize = 8;

/// The tokens of the channels in which the bot is a guest.
pub(crate) struct Passes {
    time: Time,
    by_channel: Mutex<HashMap<ChannelId, VecDeque<GuestToken>>>,
}

/// The token of an interaction that has been answered.
struct GuestToken {
    token: String,
    until: Timestamp,
    left: u8,
    /// The messages that were sent with it.
    sent: Vec<MessageId>,
}

impl Passes {
    pub(crate) fn new(time: Time) -> Passes {
        Passes { time, by_channel: Mutex::default() }
    }

    /// Notes that an interaction in this channel has been answered.
    pub(crate) fn add(&self, channel: ChannelId, token: &str) {
        let now = self.time.now();
        let mut passes = self.lock();
        passes.retain(|_, passes| {
            passes.retain(|pass| now < pass.until);
            !passes.is_empty()
        });
        let passes = passes.entry(channel).or_default();
        passes.truncate(KEPT - 1);
        let (token, until) = (token.to_owned(), now + LASTS);
        passes.push_front(GuestToken { token, until, left: FOLLOW_UPS, sent: Vec::new() });
    }

    /// Takes the right to send one message in this channel. Returns the token to send it with.
    pub(crate) fn take(&self, channel: ChannelId) -> Option<String> {
        let now = self.time.now();
        let mut passes = self.lock();
        let usable = |pass: &&mut GuestToken| pass.left > 0 && now < pass.until;
        let pass = passes.get_mut(&channel)?.iter_mut().find(usable)?;
        pass.left -= 1;
        Some(pass.token.clone())
    }

    /// Notes that a token was used for a message after the answer.
    pub(crate) fn spend(&self, channel: ChannelId, token: &str) {
        self.change(channel, token, |pass| pass.left = pass.left.saturating_sub(1));
    }

    /// Notes that Discord accepts this token no longer.
    pub(crate) fn expire(&self, channel: ChannelId, token: &str) {
        self.change(channel, token, |pass| pass.until = Timestamp::UNIX_EPOCH);
    }

    /// Notes which message was sent with a token.
    pub(crate) fn record_sent(&self, channel: ChannelId, token: &str, message: MessageId) {
        self.change(channel, token, |pass| pass.sent.push(message));
    }

    /// Returns the token with which this message was sent, while it can be edited.
    pub(crate) fn editing(&self, channel: ChannelId, message: MessageId) -> Option<String> {
        let now = self.time.now();
        let passes = self.lock();
        let mut passes = passes.get(&channel)?.iter();
        let pass = passes.find(|pass| now < pass.until && pass.sent.contains(&message))?;
        Some(pass.token.clone())
    }

    fn change(&self, channel: ChannelId, token: &str, change: impl FnOnce(&mut GuestToken)) {
        let mut passes = self.lock();
        let mut passes = passes.get_mut(&channel).into_iter().flatten();
        if let Some(pass) = passes.find(|pass| pass.token == token) {
            change(pass);
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<ChannelId, VecDeque<GuestToken>>> {
        self.by_channel.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn channel(id: u64) -> ChannelId {
        id.try_into().unwrap()
    }

    #[test]
    fn a_token_serves_five_messages_in_its_channel() {
        let passes = Passes::new(Time::real());
        passes.add(channel(1), "a");
        passes.spend(channel(1), "a");
        let taken: Vec<_> = (0..5).map_while(|_| passes.take(channel(1))).collect();
        assert_eq!(taken, ["a"; 4]);
        assert_eq!(passes.take(channel(2)), None);
    }

    #[test]
    fn the_newest_token_is_used_first_and_an_expired_one_never() {
        let passes = Passes::new(Time::real());
        passes.add(channel(1), "a");
        passes.add(channel(1), "b");
        assert_eq!(passes.take(channel(1)).as_deref(), Some("b"));
        passes.expire(channel(1), "b");
        assert_eq!(passes.take(channel(1)).as_deref(), Some("a"));
    }

    #[test]
    fn a_message_is_edited_with_the_token_that_sent_it() {
        let passes = Passes::new(Time::real());
        let message = MessageId::try_from(7_u64).unwrap();
        passes.add(channel(1), "a");
        passes.record_sent(channel(1), "a", message);
        passes.add(channel(1), "b");
        assert_eq!(passes.editing(channel(1), message).as_deref(), Some("a"));
        passes.expire(channel(1), "a");
        assert_eq!(passes.editing(channel(1), message), None);
    }
}
