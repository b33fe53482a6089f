//! Turns that people type as commands.

use std::time::Duration;

use dvonn_playground::{ChannelId, Click, CommandCall, Playground, UserId};
use dvonn_rules::Ply;

use crate::bot::Result;

/// Turns a person's previews of moves off, as they would in their settings, so that what they type is
/// played at once.
pub(crate) async fn turn_previews_off(
    playground: &Playground,
    person: UserId,
    channel: ChannelId,
) -> Result<()> {
    const TIMEOUT: Duration = Duration::from_secs(30);
    let settings = CommandCall::new(person, channel, "dvonn settings");
    let settings = playground.invoke(&settings)?.reply(TIMEOUT).await?;
    if let Some(switch) = settings.button_labelled("Play moves at once") {
        let click = Click::button(person, channel, settings.id, switch);
        playground.click(&click)?.reply(TIMEOUT).await?;
    }
    Ok(())
}

/// Returns the command with which a player plays `ply`.
pub(crate) fn command(player: UserId, channel: ChannelId, ply: Ply) -> CommandCall {
    let (command, option) = match ply {
        Ply::Place(_) => ("dvonn place", "cell"),
        Ply::Move { .. } | Ply::Pass => ("dvonn move", "move"),
    };
    CommandCall::new(player, channel, command).option(option, ply.to_string())
}
