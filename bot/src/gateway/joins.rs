//! Notes the servers that the bot is in, with their language on Discord, in the table `hellos`.
//! `features/hello` says hello where the bot has newly joined.
//!
//! Discord sends the same event for a server that the bot joins and, after each start, for every
//! server that it is in. The time of joining tells them apart, also for servers that it joined while
//! it was offline: the bot says hello where it joined after the first start that could say hello.

use dvonn_model::{ChannelId, GuildId, Join};
use jiff::Timestamp;
use serenity::all::{ChannelType, Guild, GuildChannel, Permissions, UserId};

use crate::runtime::app::App;
use crate::runtime::failure::Failure;

/// Notes a server, and where to say hello if the bot has newly joined it.
pub(crate) async fn record_join(app: &App, guild: &Guild) -> Result<(), Failure> {
    let (id, locale) = (guild.id.get().try_into()?, &guild.preferred_locale);
    if app.store.discord_locale(id).await?.is_some() {
        return record_locale(app, id, locale).await;
    }
    let joined = guild.joined_at.unix_timestamp_nanos();
    let is_new = app.store.hello_start().await?.is_some_and(|start| joined > start.as_nanosecond());
    let join = Join {
        guild: id,
        channel: if is_new { channel_for_hello(guild, app.client.bot)? } else { None },
        locale: locale.clone(),
        at: app.now(),
    };
    let mut tx = app.store.begin().await?;
    tx.record_join(&join).await?;
    Ok(tx.commit().await?)
}

/// Notes the language of a server that is noted, if it has another one now.
pub(crate) async fn record_locale(app: &App, id: GuildId, locale: &str) -> Result<(), Failure> {
    if app.store.discord_locale(id).await?.is_none_or(|noted| noted == locale) {
        return Ok(());
    }
    let mut tx = app.store.begin().await?;
    tx.set_discord_locale(id, locale).await?;
    Ok(tx.commit().await?)
}

/// Records the first start of a version that says hello.
pub(crate) async fn record_start(
    store: &dvonn_store::Store,
    now: Timestamp,
) -> Result<(), dvonn_store::StoreError> {
    if store.hello_start().await?.is_some() {
        return Ok(());
    }
    let mut tx = store.begin().await?;
    tx.record_hello_start(now).await?;
    tx.commit().await
}

/// Returns the channel for system messages if the bot may post there, or else the first text channel
/// where it may.
fn channel_for_hello(guild: &Guild, bot: UserId) -> Result<Option<ChannelId>, Failure> {
    let system = guild.system_channel_id.and_then(|id| guild.channels.get(&id));
    let mut others: Vec<_> = guild.channels.values().collect();
    others.sort_by_key(|channel| (channel.position, channel.id));
    let mut channels = system.into_iter().chain(others);
    let first = channels.find(|channel| may_post(guild, channel, bot));
    Ok(first.map(|channel| channel.id.get().try_into()).transpose()?)
}

fn may_post(guild: &Guild, channel: &GuildChannel, bot: UserId) -> bool {
    let wanted = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES;
    channel.kind == ChannelType::Text
        && guild
            .members
            .get(&bot)
            .is_some_and(|member| guild.user_permissions_in(channel, member).contains(wanted))
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    /// As in `App::offline`.
    const BOT: u64 = 1;

    fn channel(id: u64, kind: u8, position: u16, denied: Permissions) -> Value {
        json!({
            "id": id.to_string(), "guild_id": "1", "type": kind, "name": "x", "position": position,
            "permission_overwrites": [
                { "id": "1", "type": 0, "allow": "0", "deny": denied.bits().to_string() },
            ],
        })
    }

    fn guild(system: Option<u64>, channels: &[Value]) -> Guild {
        let granted = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES;
        let role = json!({
            "id": "1", "name": "@everyone", "color": 0, "hoist": false, "managed": false,
            "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
            "mentionable": false, "position": 0, "permissions": granted.bits().to_string(),
        });
        let user = json!({ "id": BOT.to_string(), "username": "DVONN", "discriminator": "0" });
        let guild = json!({
            "id": "1", "name": "Club", "owner_id": "5", "afk_timeout": 300,
            "default_message_notifications": 0, "emojis": [], "explicit_content_filter": 0,
            "features": [], "mfa_level": 0, "roles": [role], "verification_level": 0, "stickers": [],
            "nsfw_level": 0, "premium_tier": 0, "premium_subscription_count": 0,
            "preferred_locale": "en-US", "system_channel_flags": 0,
            "system_channel_id": system.map(|id| id.to_string()),
            "premium_progress_bar_enabled": false, "joined_at": "2026-01-01T00:00:00+00:00",
            "large": false, "member_count": 1, "voice_states": [], "presences": [], "threads": [],
            "stage_instances": [], "guild_scheduled_events": [], "channels": channels,
            "members": [{
                "user": user, "roles": [], "joined_at": "2026-01-01T00:00:00+00:00",
                "deaf": false, "mute": false, "flags": 0,
            }],
        });
        serde_json::from_value(guild).unwrap()
    }

    fn chosen(system: Option<u64>, channels: &[Value]) -> Option<u64> {
        let guild = guild(system, channels);
        channel_for_hello(&guild, UserId::new(BOT)).unwrap().map(u64::from)
    }

    #[tokio::test]
    async fn a_server_that_the_bot_joins_wakes_what_says_hello() {
        let (app, _folder) = App::offline().await;
        record_start(&app.store, "2025-01-01T00:00Z".parse().unwrap()).await.unwrap();
        let channels = [channel(11, 0, 0, Permissions::empty())];
        record_join(&app, &guild(None, &channels)).await.unwrap();
        app.store.posts_changed().await;
    }

    #[test]
    fn hello_goes_to_the_system_channel_or_the_first_where_the_bot_may_post() {
        let (all, muted) = (Permissions::empty(), Permissions::SEND_MESSAGES);
        let hidden = Permissions::VIEW_CHANNEL;
        let channels = [
            channel(11, 0, 3, all),
            channel(12, 0, 1, muted),
            channel(13, 2, 0, all),
            channel(14, 0, 2, all),
            channel(15, 0, 0, hidden),
        ];
        assert_eq!(chosen(Some(11), &channels), Some(11), "the system channel");
        assert_eq!(chosen(Some(12), &channels), Some(14), "it may not post in the system channel");
        assert_eq!(chosen(None, &channels), Some(14), "neither voice nor muted nor hidden");
        assert_eq!(chosen(None, &channels[1..3]), None);
        assert_eq!(chosen(None, &[]), None);
    }
}
