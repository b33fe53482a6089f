//! The bot's state as shown on the page: starting, online, offline or failed.

use serde::Serialize;

use super::World;

/// Whether the bot can answer people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum BotState {
    /// The bot has not registered its commands yet.
    Starting,
    /// The bot has a gateway connection.
    Online,
    /// The bot has lost its gateway connection.
    Offline,
    /// The bot has stopped with an error.
    Failed,
}

impl World {
    /// Returns true if the bot can answer people now.
    pub(crate) fn bot_state(&self) -> BotState {
        if self.bot_failure.is_some() {
            BotState::Failed
        } else if self.commands.is_empty() {
            BotState::Starting
        } else if self.gateway.connected() {
            BotState::Online
        } else {
            BotState::Offline
        }
    }

    /// Records why the bot has stopped.
    pub(crate) fn fail_bot(&mut self, reason: &str) {
        self.bot_failure = Some(reason.to_owned());
        self.mark_changed();
    }
}
