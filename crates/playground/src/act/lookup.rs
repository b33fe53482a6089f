//! Finding the command that a person uses, and checking that it works for them there.

use serde_json::Value;

use super::Refused;
use crate::ids::{ChannelId, UserId};
use crate::world::{CommandKind, Owners, World};

/// The registered command of this type and name, and the installations that authorize its use.
/// `None` is a command that is not registered but forced.
pub(super) fn find_command<'a>(
    world: &'a World,
    kind: CommandKind,
    name: &str,
    channel: ChannelId,
    user: UserId,
    force: bool,
) -> Result<(Option<&'a Value>, Owners), Refused> {
    let channel = world.channel(channel)?;
    let place = channel.place();
    let known = world.commands.usable(kind, place).get(name).copied();
    let owners = match known {
        Some(command) => world.owners_of_command(command, place, user),
        None => world.owners_in(place, user),
    };
    if force {
        return Ok((known, owners));
    }
    if channel.thread().is_some_and(|thread| thread.archived) {
        return Err(Refused::NotAllowed("commands cannot be used in an archived thread"));
    }
    if !world.commands.contains(kind, name) {
        return Err(Refused::NoSuchCommand(name.to_owned()));
    }
    let usable = known.filter(|_| owners.any());
    let command = usable.ok_or_else(|| Refused::NotHere(name.to_owned()))?;
    if !world.permits(command, place, user) {
        return Err(Refused::NotAllowed("this command needs permissions that you do not have"));
    }
    Ok((Some(command), owners))
}
