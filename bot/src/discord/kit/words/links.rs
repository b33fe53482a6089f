//! Mentions and links, as Discord shows them.

use dvonn_model::{ChannelId, GameRow, MessageId, RoleId, UserId};

/// A mention: Discord shows the person's name, and notifies them only where a view says so.
pub(crate) fn mention(person: UserId) -> String {
    format!("<@{person}>")
}

/// The address of a game's newest board, or of its channel.
pub(crate) fn link(game: &GameRow) -> Option<String> {
    let guild = game.place.guild?;
    let channel = game.place.channel;
    let message = game.board_message.map(|message: MessageId| format!("/{message}"));
    Some(format!("https://discord.com/channels/{guild}/{channel}{}", message.unwrap_or_default()))
}

/// Channels in a sentence: as many of them as fit.
pub(crate) fn listed(channels: &[ChannelId]) -> String {
    const MOST: usize = 10;
    let mut names: Vec<_> = channels.iter().take(MOST).map(|id| channel(*id)).collect();
    if channels.len() > MOST {
        names.push(String::from("…"));
    }
    names.join(", ")
}

/// A role in a message: Discord shows its name.
pub(crate) fn role(role: RoleId) -> String {
    format!("<@&{role}>")
}

/// A channel in a message: Discord shows its name.
pub(crate) fn channel(channel: ChannelId) -> String {
    format!("<#{channel}>")
}
