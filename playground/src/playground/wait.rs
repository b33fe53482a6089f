//! Waiting for something to happen.

use std::time::Duration;

use super::Playground;
use crate::hub::Hub;
use crate::ids::{ChannelId, UserId};
use crate::world::{Message, World};

/// A wait timed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this did not happen within {0:?}")]
pub struct WaitTimeout(pub Duration);

impl Playground {
    /// Waits until the bot has a gateway connection.
    ///
    /// # Errors
    /// If the bot does not connect within `patience`.
    pub async fn wait_for_bot(&self, patience: Duration) -> Result<(), WaitTimeout> {
        until(&self.hub, patience, |world| world.gateway.connected().then_some(())).await
    }

    /// Waits until the bot has registered a command of this name, globally or for a guild.
    ///
    /// # Errors
    /// If the bot does not register it within `patience`.
    pub async fn wait_for_command(
        &self,
        name: &str,
        patience: Duration,
    ) -> Result<(), WaitTimeout> {
        until(&self.hub, patience, |world| {
            let guild = world.first_guild().map(|guild| guild.id);
            world.commands.usable(guild).contains_key(name).then_some(())
        })
        .await
    }

    /// Waits until a channel has a thread. Returns the newest.
    ///
    /// # Errors
    /// If there is none within `patience`.
    pub async fn wait_for_thread(
        &self,
        channel: ChannelId,
        patience: Duration,
    ) -> Result<ChannelId, WaitTimeout> {
        until(&self.hub, patience, |world| {
            let mut newest_first = world.channels.values().rev();
            Some(newest_first.find(|known| known.parent() == Some(channel))?.id)
        })
        .await
    }

    /// Waits until the bot has a direct message channel with a person.
    ///
    /// # Errors
    /// If there is none within `patience`.
    pub async fn wait_for_direct_channel(
        &self,
        user: UserId,
        patience: Duration,
    ) -> Result<ChannelId, WaitTimeout> {
        until(&self.hub, patience, |world| {
            let mut direct = world.channels.values().filter(|known| known.guild.is_none());
            Some(direct.find(|known| known.shown_to(user))?.id)
        })
        .await
    }

    /// Waits until a channel has a message that `wanted` accepts, ephemeral and earlier ones included. Returns the
    /// newest. Deferred answers that are still to come are not passed to `wanted`.
    ///
    /// # Errors
    /// If there is none within `patience`.
    pub async fn wait_for_message(
        &self,
        channel: ChannelId,
        wanted: impl Fn(&Message) -> bool,
        patience: Duration,
    ) -> Result<Message, WaitTimeout> {
        until(&self.hub, patience, |world| {
            let messages = world.channels.get(&channel)?.messages.iter().rev();
            messages
                .filter(|message| !message.is_thinking())
                .find(|message| wanted(message))
                .cloned()
        })
        .await
    }
}

/// Looks at the world now and after every change until `find` succeeds.
pub(super) async fn until<T>(
    hub: &Hub,
    patience: Duration,
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
    let found = tokio::time::timeout(patience, found).await;
    found.ok().flatten().ok_or(WaitTimeout(patience))
}
