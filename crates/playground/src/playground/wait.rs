//! Waiting for something to happen.

use std::time::Duration;

use super::Playground;
use crate::hub::Hub;
use crate::ids::{ChannelId, UserId};
use crate::world::{CommandKind, Message, World};

/// A wait timed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("timed out after {0:?}")]
pub struct WaitTimeout(pub Duration);

impl Playground {
    /// Waits until the bot has a gateway connection.
    ///
    /// # Errors
    /// If the bot does not connect within `timeout`.
    pub async fn wait_for_bot(&self, timeout: Duration) -> Result<(), WaitTimeout> {
        until(&self.hub, timeout, |world| world.gateway.connected().then_some(())).await
    }

    /// Waits until the bot has opened this many gateway sessions since the playground started. Use it
    /// when one of several processes starts again: the connections of the one before may still be
    /// open on this side.
    ///
    /// # Errors
    /// If the bot does not open them within `timeout`.
    pub async fn wait_for_sessions(
        &self,
        count: u64,
        timeout: Duration,
    ) -> Result<(), WaitTimeout> {
        until(&self.hub, timeout, |world| (world.gateway.opened() >= count).then_some(())).await
    }

    /// Waits until the bot has registered a command with this name, globally or for a guild.
    ///
    /// # Errors
    /// If the bot does not register it within `timeout`.
    pub async fn wait_for_command(&self, name: &str, timeout: Duration) -> Result<(), WaitTimeout> {
        until(&self.hub, timeout, |world| {
            let place = world.home();
            world.commands.usable(CommandKind::Slash, place).contains_key(name).then_some(())
        })
        .await
    }

    /// Waits until a channel has a thread. Returns the newest.
    ///
    /// # Errors
    /// If there is none within `timeout`.
    pub async fn wait_for_thread(
        &self,
        channel: ChannelId,
        timeout: Duration,
    ) -> Result<ChannelId, WaitTimeout> {
        until(&self.hub, timeout, |world| {
            let mut newest_first = world.channels.values().rev();
            Some(newest_first.find(|known| known.parent() == Some(channel))?.id)
        })
        .await
    }

    /// Waits until the bot has a direct message channel with a person.
    ///
    /// # Errors
    /// If there is none within `timeout`.
    pub async fn wait_for_direct_channel(
        &self,
        user: UserId,
        timeout: Duration,
    ) -> Result<ChannelId, WaitTimeout> {
        until(&self.hub, timeout, |world| world.find_direct_channel(user)).await
    }

    /// Waits until a channel has a message that `wanted` accepts, including ephemeral and earlier
    /// ones. Returns the newest. Deferred answers that are not completed yet are not passed to
    /// `wanted`.
    ///
    /// # Errors
    /// If there is none within `timeout`.
    pub async fn wait_for_message(
        &self,
        channel: ChannelId,
        wanted: impl Fn(&Message) -> bool,
        timeout: Duration,
    ) -> Result<Message, WaitTimeout> {
        until(&self.hub, timeout, |world| {
            let messages = world.channels.get(&channel)?.messages.iter().rev();
            messages
                .filter(|message| !message.is_thinking())
                .map(|message| self.hub.read_message(message))
                .find(|message| wanted(message))
        })
        .await
    }
}

/// Checks the world now and after every change until `find` succeeds.
pub(super) async fn until<T>(
    hub: &Hub,
    timeout: Duration,
    find: impl Fn(&World) -> Option<T>,
) -> Result<T, WaitTimeout> {
    let mut changes = hub.changes();
    let found = async {
        loop {
            if let Some(found) = hub.with(|world| find(world)) {
                return Some(found);
            }
            changes.changed().await.ok()?;
        }
    };
    let found = tokio::time::timeout(timeout, found).await;
    found.ok().flatten().ok_or(WaitTimeout(timeout))
}
