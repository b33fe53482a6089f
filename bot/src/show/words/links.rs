//! Mentions and links, as Discord shows them.

use dvonn_discord::markup::DISCORD_URL;
use dvonn_model::{ChannelId, GameRow, MessageId, RoleId, UserId, Venue};

/// Returns a mention of a person. It notifies them only if the view pings them.
pub(crate) fn mention(person: UserId) -> String {
    format!("<@{person}>")
}

/// Returns the URL of a game's newest board, or of its channel. `None` in direct messages.
pub(crate) fn link(game: &GameRow) -> Option<String> {
    let message = game.board_message.map(|message: MessageId| format!("/{message}"));
    Some(venue_link(&game.venue)? + &message.unwrap_or_default())
}

/// Returns the URL of a channel or thread. `None` in direct messages.
pub(crate) fn venue_link(venue: &Venue) -> Option<String> {
    Some(format!("{DISCORD_URL}{}/{}", venue.guild?, venue.channel))
}

/// Lists as many channels as fit in a sentence.
pub(crate) fn list_channels(channels: &[ChannelId]) -> String {
    const MAX_LISTED: usize = 10;
    let mut names: Vec<_> = channels.iter().take(MAX_LISTED).map(|id| channel(*id)).collect();
    if channels.len() > MAX_LISTED {
        names.push(String::from("…"));
    }
    names.join(", ")
}

/// Returns a role for a message, which Discord shows by name.
pub(crate) fn role(role: RoleId) -> String {
    format!("<@&{role}>")
}

/// Returns a channel for a message, which Discord shows by name.
pub(crate) fn channel(channel: ChannelId) -> String {
    format!("<#{channel}>")
}
