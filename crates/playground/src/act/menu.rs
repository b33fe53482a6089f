//! Commands in the menus of users and messages.

use std::sync::Arc;

use serde::Deserialize;
use serde_json::{Value, json};

use super::lookup::find_command;
use super::resolved::Resolved;
use super::{Invocation, NewInteraction, Refused, start};
use crate::hub::Hub;
use crate::ids::{ChannelId, UserId};
use crate::world::{CommandKind, InteractionKind, Target, World};

/// A command that a person chooses from the menu of a user or message.
#[derive(Clone, Debug, Deserialize)]
pub struct MenuCall {
    /// The person.
    pub user: UserId,
    /// The channel.
    pub channel: ChannelId,
    /// The command's name.
    pub command: String,
    /// Whose menu it is.
    #[serde(flatten)]
    pub target: Target,
}

impl MenuCall {
    pub(crate) fn invoke(&self, hub: &Arc<Hub>) -> Result<Invocation, Refused> {
        start(hub, |world| self.prepare(world))
    }

    fn prepare(&self, world: &World) -> Result<NewInteraction, Refused> {
        world.check_presence(self.user, self.channel)?;
        let kind = match self.target {
            Target::User(_) => CommandKind::User,
            Target::Message(_) => CommandKind::Message,
        };
        let (command, owners) =
            find_command(world, kind, &self.command, self.channel, self.user, false)?;
        let guild = world.channel(self.channel)?.guild;
        let mut resolved = Resolved::new(world, guild, self.user);
        let id = match self.target {
            Target::User(target) => {
                world.user(target)?;
                resolved.value(6, &json!(target));
                json!(target)
            }
            Target::Message(target) => {
                let message = world.message(self.channel, target)?;
                if message.visible_to.is_some_and(|only| only != self.user) {
                    return Err(Refused::NotThere);
                }
                if message.visible_to.is_some() {
                    let why = "an ephemeral message has no menu of commands";
                    return Err(Refused::NotAllowed(why));
                }
                resolved.message(message);
                json!(target)
            }
        };
        let mut data = json!({
            "name": self.command, "type": kind as u64, "target_id": id,
            "resolved": resolved.into_object(),
        });
        for field in ["id", "guild_id"] {
            if let Some(value) = command.map(|known| &known[field]).filter(|value| !value.is_null())
            {
                data[field] = Value::clone(value);
            }
        }
        Ok(NewInteraction {
            kind: InteractionKind::Command,
            user: self.user,
            channel: self.channel,
            owners,
            source: None,
            custom_id: None,
            command: Some(self.command.clone()),
            target: Some(self.target),
            data,
        })
    }
}
