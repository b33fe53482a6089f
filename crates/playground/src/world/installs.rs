//! Who has installed the app, and what that allows in which place.

use serde_json::Value;

use super::{ChannelKind, Interaction, Message, Owners, Place, World};
use crate::ids::{GuildId, UserId};
use crate::limits::ApiError;
use crate::permissions::Permissions;

/// Discord's number for an app that is installed to a guild.
const GUILD_INSTALL: u64 = 0;
/// Discord's number for an app that a person has installed for themselves.
const USER_INSTALL: u64 = 1;

impl World {
    /// Installs the app for a person, or removes it.
    pub(crate) fn set_installed(&mut self, user: UserId, installed: bool) -> Result<(), ApiError> {
        self.users.get_mut(&user).ok_or_else(ApiError::unknown_user)?.installed = installed;
        self.mark_changed();
        Ok(())
    }

    /// Returns true if the bot is in a guild.
    pub(crate) fn has_bot(&self, guild: GuildId) -> bool {
        self.is_member(guild, self.bot)
    }

    /// Returns true if a person and the bot are in the same guild.
    pub(crate) fn meets_bot(&self, user: UserId) -> bool {
        self.guilds.keys().any(|guild| self.has_bot(*guild) && self.is_member(*guild, user))
    }

    /// The installations that reach a person in a place.
    pub(crate) fn owners_in(&self, place: Place, user: UserId) -> Owners {
        let guild = match place {
            Place::Guild(guild) => self.has_bot(guild),
            Place::BotDm => self.meets_bot(user),
            Place::Private => false,
        };
        let installed = self.users.get(&user).is_some_and(|user| user.installed);
        Owners { guild, user: installed.then_some(user) }
    }

    /// The installations by which a person may use a registered command in a place.
    pub(crate) fn owners_of_command(&self, command: &Value, place: Place, user: UserId) -> Owners {
        let types = command["integration_types"].as_array().map_or(&[][..], Vec::as_slice);
        let of_guild = command["guild_id"].is_string();
        let supports = |install: u64| {
            if of_guild {
                install == GUILD_INSTALL
            } else {
                types.iter().any(|one| *one == install)
            }
        };
        let reach = self.owners_in(place, user);
        Owners {
            guild: reach.guild && supports(GUILD_INSTALL),
            user: reach.user.filter(|_| supports(USER_INSTALL)),
        }
    }

    /// The installations that authorize the use of a message's components, whoever uses them: those
    /// of the interaction that the message answers.
    pub(crate) fn owners_of_message(&self, message: &Message) -> Owners {
        if let Some(origin) = &message.origin {
            return origin.owners;
        }
        match self.channels.get(&message.channel).map(|channel| &channel.kind) {
            Some(ChannelKind::Direct(recipient)) => self.owners_in(Place::BotDm, *recipient),
            _ => Owners { guild: true, user: None },
        }
    }

    /// Returns true if Discord makes every answer to an interaction ephemeral: in a guild without
    /// the bot, where the person may not write or not use apps from elsewhere in public.
    pub(crate) fn answers_ephemerally(&self, interaction: &Interaction) -> bool {
        let Ok(channel) = self.channel(interaction.channel) else { return false };
        let writing = match channel.thread() {
            Some(_) => Permissions::SEND_MESSAGES_IN_THREADS,
            None => Permissions::SEND_MESSAGES,
        };
        let needed = Permissions::USE_EXTERNAL_APPS | writing;
        interaction.guild.is_some_and(|guild| !self.has_bot(guild))
            && !self.permissions_in(channel, interaction.user).contains(needed)
    }
}
