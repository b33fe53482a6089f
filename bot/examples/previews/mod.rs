//! Turns previews of moves off, so that a typed move is played at once.

use std::time::Duration;

use dvonn_playground::{ChannelId, Click, CommandCall, Playground, UserId};

use super::process::Result;

/// Turns a person's previews of moves off, as they would in their settings.
pub(crate) async fn turn_off(
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
