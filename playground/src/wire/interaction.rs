//! `INTERACTION_CREATE`, with every field that Discord documents.

use serde_json::{Value, json};

use super::{member, message, partial_channel, user};
use crate::limits::{ApiError, MAX_FILE_SIZE};
use crate::permissions::Permissions;
use crate::world::{Interaction, World};

/// The event that sends an interaction with this `data` to the bot.
pub(crate) fn interaction_create(
    world: &World,
    interaction: &Interaction,
    data: &Value,
) -> Result<Value, ApiError> {
    let channel = world.channel(interaction.channel)?;
    let account = world.user(interaction.user)?;
    let owner = interaction.guild.map_or("0".to_owned(), |guild| guild.to_string());
    let mut event = json!({
        "id": interaction.id,
        "application_id": world.bot,
        "type": interaction.kind as u8,
        "token": interaction.token,
        "version": 1,
        "data": data,
        "channel": partial_channel(world, channel, interaction.user),
        "channel_id": interaction.channel,
        "app_permissions": match interaction.guild {
            Some(_) => world.bot_permissions(channel),
            None => Permissions::DIRECT,
        },
        "locale": account.locale,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": { "0": owner },
        "context": u8::from(interaction.guild.is_none()),
        "attachment_size_limit": MAX_FILE_SIZE,
    });
    if let Some(guild) = interaction.guild {
        let mut who = member(world, guild, interaction.user);
        who["permissions"] = json!(world.permissions_in(channel, interaction.user));
        event["member"] = who;
        event["guild_id"] = json!(guild);
        event["guild_locale"] = json!("en-US");
        event["guild"] = json!({ "id": guild, "locale": "en-US", "features": [] });
    } else {
        event["user"] = user(account);
    }
    if let Some(source) = interaction.source {
        event["message"] = message(world, world.message(interaction.channel, source)?);
    }
    Ok(event)
}
