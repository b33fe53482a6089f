//! `INTERACTION_CREATE`, with every field that Discord documents.

use serde_json::{Value, json};

use super::{integration_owners, member, message, partial_channel, user};
use crate::ids::UserId;
use crate::limits::{ApiError, MAX_FILE_SIZE};
use crate::permissions::Permissions;
use crate::world::{Channel, Interaction, Place, World};

/// The event that sends an interaction with this `data` to the bot.
pub(crate) fn interaction_create(
    world: &World,
    interaction: &Interaction,
    data: &Value,
) -> Result<Value, ApiError> {
    let channel = world.channel(interaction.channel)?;
    let account = world.user(interaction.user)?;
    let mut event = json!({
        "id": interaction.id,
        "application_id": world.bot,
        "type": interaction.kind as u8,
        "token": interaction.token,
        "version": 1,
        "data": data,
        "channel": partial_channel(world, channel, interaction.user),
        "channel_id": interaction.channel,
        "app_permissions": app_permissions(world, channel, interaction.user),
        "locale": account.locale,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": integration_owners(interaction.owners, interaction.guild),
        "context": channel.place().context(),
        "attachment_size_limit": MAX_FILE_SIZE,
    });
    if let Some(guild) = interaction.guild {
        let mut who = member(world, guild, interaction.user);
        who["permissions"] = json!(world.permissions_in(channel, interaction.user));
        event["member"] = who;
        event["guild_id"] = json!(guild);
        let locale = world.guilds.get(&guild).map(|guild| &guild.locale);
        event["guild_locale"] = json!(locale);
        event["guild"] = json!({ "id": guild, "locale": locale, "features": [] });
    } else {
        event["user"] = user(account);
    }
    if let Some(source) = interaction.source {
        event["message"] = message(world, world.message(interaction.channel, source)?);
    }
    Ok(event)
}

/// The app's permissions where an interaction comes from. In a guild without the bot, Discord does
/// not document them; they are what the app needs to answer, as far as the person has it.
fn app_permissions(world: &World, channel: &Channel, user: UserId) -> Permissions {
    match channel.place() {
        Place::Guild(guild) if world.has_bot(guild) => world.bot_permissions(channel),
        Place::Guild(_) => Permissions::PRIVATE & world.permissions_in(channel, user),
        Place::BotDm => Permissions::DIRECT,
        Place::Private => Permissions::PRIVATE,
    }
}
