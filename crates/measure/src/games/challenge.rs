//! Games that start with a challenge.

use std::time::Duration;

use dvonn_playground::UserId;
use dvonn_playground::{ChannelId, Click, CommandCall, Message, Playground};
use dvonn_rules::ByColor;
use serde_json::Value;

use crate::bot::Result;

/// Starts a game on an empty board, and returns the message with the board.
pub(crate) async fn start_game(
    playground: &Playground,
    channel: ChannelId,
    players: ByColor<UserId>,
) -> Result<Message> {
    const TIMEOUT: Duration = Duration::from_secs(30);
    let challenge = CommandCall::new(players.white, channel, "dvonn challenge")
        .option("opponent", players.black.to_string())
        .option("color", choice(playground, "challenge", "color", "White")?)
        .option("setup", choice(playground, "challenge", "setup", "full: all 49 pieces by hand")?);
    let challenge = playground.invoke(&challenge)?.reply(TIMEOUT).await?;
    let button = challenge.button_labelled("Accept").ok_or("the challenge has no button Accept")?;
    let accept = Click::button(players.black, channel, challenge.id, button);
    playground.click(&accept)?.reply(TIMEOUT).await?;
    let is_board = |message: &Message| {
        message.id > challenge.id && message.visible_to.is_none() && !message.attachments.is_empty()
    };
    Ok(playground.wait_for_message(channel, is_board, TIMEOUT).await?)
}

/// Returns the value of a choice of a subcommand of `/dvonn`, by the name that people see.
pub(crate) fn choice(
    playground: &Playground,
    command: &str,
    option: &str,
    name: &str,
) -> Result<Value> {
    fn find<'a>(value: &'a Value, list: &str, name: &str) -> Option<&'a Value> {
        value[list].as_array()?.iter().find(|entry| entry["name"] == name)
    }
    let choice = playground.commands().iter().find_map(|group| {
        let option = find(find(group, "options", command)?, "options", option)?;
        Some(find(option, "choices", name)?["value"].clone())
    });
    Ok(choice.ok_or_else(|| format!("there is no choice {name}"))?)
}
