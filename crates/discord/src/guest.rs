//! What the bot may still send where it is a guest.
//!
//! There, it can only answer people. Discord gives each interaction a token, with which it may send five
//! messages more and edit them, for fifteen minutes. What the bot has to say by itself
//! uses the newest token of the channel. Kept in memory: after a restart, the bot waits
//! for the next interaction.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};

use jiff::{SignedDuration, Timestamp};
use serenity::all::{ChannelId, MessageId};

/// How long a token is used: Discord's fifteen minutes, less the time that a request may take.
const LASTS: SignedDuration = SignedDuration::from_mins(14);
/// The number of messages that Discord allows after the answer.
const FOLLOW_UPS: u8 = 5;
/// The number of tokens kept for a channel. More would only edit older messages.
const KEPT: usize = 8;

/// The tokens of the channels in which the bot is a guest.
pub struct GuestTokens {
    now: Box<dyn Fn() -> Timestamp + Send + Sync>,
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

impl GuestTokens {
    /// Returns no tokens. `now` tells the time.
    pub fn new(now: impl Fn() -> Timestamp + Send + Sync + 'static) -> GuestTokens {
        GuestTokens { now: Box::new(now), by_channel: Mutex::default() }
    }

    /// Notes that an interaction in this channel has been answered.
    pub fn add(&self, channel: ChannelId, token: &str) {
        let now = (self.now)();
        let mut tokens = self.lock();
        tokens.retain(|_, tokens| {
            tokens.retain(|token| now < token.until);
            !tokens.is_empty()
        });
        let tokens = tokens.entry(channel).or_default();
        tokens.truncate(KEPT - 1);
        let (token, until) = (token.to_owned(), now + LASTS);
        tokens.push_front(GuestToken { token, until, left: FOLLOW_UPS, sent: Vec::new() });
    }

    /// Takes the right to send one message in this channel. Returns the token to send it with.
    pub fn take(&self, channel: ChannelId) -> Option<String> {
        let now = (self.now)();
        let mut tokens = self.lock();
        let usable = |token: &&mut GuestToken| token.left > 0 && now < token.until;
        let token = tokens.get_mut(&channel)?.iter_mut().find(usable)?;
        token.left -= 1;
        Some(token.token.clone())
    }

    /// Notes that a token was used for a message after the answer.
    pub fn spend(&self, channel: ChannelId, token: &str) {
        self.change(channel, token, |token| token.left = token.left.saturating_sub(1));
    }

    /// Notes that Discord accepts this token no longer.
    pub fn expire(&self, channel: ChannelId, token: &str) {
        self.change(channel, token, |token| token.until = Timestamp::UNIX_EPOCH);
    }

    /// Notes which message was sent with a token.
    pub fn record_sent(&self, channel: ChannelId, token: &str, message: MessageId) {
        self.change(channel, token, |token| token.sent.push(message));
    }

    /// Returns the token with which this message was sent, while it can be edited.
    pub fn editing(&self, channel: ChannelId, message: MessageId) -> Option<String> {
        let now = (self.now)();
        let tokens = self.lock();
        let mut tokens = tokens.get(&channel)?.iter();
        let token = tokens.find(|token| now < token.until && token.sent.contains(&message))?;
        Some(token.token.clone())
    }

    fn change(&self, channel: ChannelId, token: &str, change: impl FnOnce(&mut GuestToken)) {
        let mut tokens = self.lock();
        let mut tokens = tokens.get_mut(&channel).into_iter().flatten();
        if let Some(token) = tokens.find(|it| it.token == token) {
            change(token);
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
        id.into()
    }

    #[test]
    fn a_token_serves_five_messages_in_its_channel() {
        let tokens = GuestTokens::new(Timestamp::now);
        tokens.add(channel(1), "a");
        tokens.spend(channel(1), "a");
        let taken: Vec<_> = (0..5).map_while(|_| tokens.take(channel(1))).collect();
        assert_eq!(taken, ["a"; 4]);
        assert_eq!(tokens.take(channel(2)), None);
    }

    #[test]
    fn the_newest_token_is_used_first_and_an_expired_one_never() {
        let tokens = GuestTokens::new(Timestamp::now);
        tokens.add(channel(1), "a");
        tokens.add(channel(1), "b");
        assert_eq!(tokens.take(channel(1)).as_deref(), Some("b"));
        tokens.expire(channel(1), "b");
        assert_eq!(tokens.take(channel(1)).as_deref(), Some("a"));
    }

    #[test]
    fn a_message_is_edited_with_the_token_that_sent_it() {
        let tokens = GuestTokens::new(Timestamp::now);
        let message = MessageId::new(7);
        tokens.add(channel(1), "a");
        tokens.record_sent(channel(1), "a", message);
        tokens.add(channel(1), "b");
        assert_eq!(tokens.editing(channel(1), message).as_deref(), Some("a"));
        tokens.expire(channel(1), "a");
        assert_eq!(tokens.editing(channel(1), message), None);
    }
}
