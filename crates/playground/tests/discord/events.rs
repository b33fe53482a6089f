//! Scheduled events of guilds.

use std::time::Duration;

use crate::raw_bot::{INTENTS, RawBot, patient, refusal, text};
use dvonn_playground::Permissions;
use serde_json::{Value, json};

/// The intent for scheduled events.
const EVENTS: u64 = 1 << 16;

impl RawBot {
    /// A bot that may create events.
    async fn for_events() -> Self {
        let bot = Self::start_with(patient(), INTENTS | EVENTS).await;
        bot.may(Permissions::CREATE_EVENTS);
        bot
    }

    fn may(&self, permissions: Permissions) {
        let guild = self.playground.guild();
        let own = self.playground.bot_role(guild).unwrap();
        self.playground.set_role_permissions(guild, own, permissions).unwrap();
    }

    fn events_path(&self) -> String {
        format!("/guilds/{}/scheduled-events", self.playground.guild())
    }

    async fn creates(&self, body: &Value) -> (u16, Value) {
        self.post(&self.events_path(), body.clone()).await
    }
}

fn event() -> Value {
    json!({
        "name": "Cup", "privacy_level": 2, "entity_type": 3, "description": "Swiss",
        "scheduled_start_time": "2099-12-05T18:00:00Z",
        "scheduled_end_time": "2099-12-05T19:00:00Z",
        "entity_metadata": { "location": "#general" },
    })
}

#[tokio::test]
async fn an_event_is_created_changed_and_deleted() {
    let mut bot = RawBot::for_events().await;
    let (status, made) = bot.creates(&event()).await;
    assert_eq!(status, 200, "{made}");
    assert_eq!(made["creator_id"], json!(bot.playground.bot()));
    assert_eq!(made["scheduled_start_time"], "2099-12-05T18:00:00.000000+00:00");
    assert_eq!(bot.gateway.event("GUILD_SCHEDULED_EVENT_CREATE").await["id"], made["id"]);
    let one = format!("{}/{}", bot.events_path(), text(&made["id"]));
    let change = json!({ "entity_metadata": { "location": "elsewhere" } });
    let (status, changed) = bot.patch(&one, change).await;
    assert_eq!((status, &changed["entity_metadata"]["location"]), (200, &json!("elsewhere")));
    assert_eq!(changed["name"], "Cup");
    bot.gateway.event("GUILD_SCHEDULED_EVENT_UPDATE").await;
    assert_eq!(bot.get(&bot.events_path()).await.1, json!([changed]));
    let view = bot.view(bot.ben()).await;
    assert_eq!(view["events"][0]["location"], "elsewhere");
    assert_eq!(bot.delete(&one).await.0, 204);
    bot.gateway.event("GUILD_SCHEDULED_EVENT_DELETE").await;
    assert_eq!(refusal(bot.get(&one).await), (404, 10070));
    assert_eq!(bot.playground.events(bot.playground.guild()), []);
}

#[tokio::test]
async fn an_event_needs_a_permission_and_a_time_to_come() {
    let bot = RawBot::for_events().await;
    let made = bot.creates(&event()).await.1;
    let one = format!("{}/{}", bot.events_path(), text(&made["id"]));
    bot.may(Permissions::MANAGE_EVENTS);
    assert_eq!(refusal(bot.creates(&event()).await), (403, 50013));
    assert_eq!(bot.patch(&one, json!({ "name": "New" })).await.0, 200);
    bot.may(Permissions::NONE);
    assert_eq!(refusal(bot.delete(&one).await), (403, 50013));
    bot.may(Permissions::CREATE_EVENTS);
    for (field, time) in [
        ("scheduled_start_time", "2001-12-05T18:00:00Z"),
        ("scheduled_end_time", "2099-12-05T18:00:00Z"),
    ] {
        let mut body = event();
        body[field] = json!(time);
        assert_eq!(refusal(bot.creates(&body).await), (400, 50035), "{field}");
    }
    bot.playground
        .delete_event(bot.playground.guild(), text(&made["id"]).parse().unwrap())
        .unwrap();
    assert_eq!(refusal(bot.patch(&one, json!({})).await), (404, 10070));
}

#[tokio::test]
async fn an_event_begins_and_ends_by_itself() {
    let bot = RawBot::for_events().await;
    let mut body = event();
    let soon = |minutes: u64| {
        let time = std::time::SystemTime::now() + Duration::from_mins(minutes);
        let seconds = time.duration_since(std::time::UNIX_EPOCH).unwrap().as_secs();
        let time = serenity::all::Timestamp::from_unix_timestamp(seconds.try_into().unwrap());
        json!(time.unwrap().to_string())
    };
    body["scheduled_start_time"] = soon(60);
    body["scheduled_end_time"] = soon(120);
    let made = bot.creates(&body).await.1;
    let one = format!("{}/{}", bot.events_path(), text(&made["id"]));
    assert_eq!(made["status"], 1);
    bot.playground.advance(Duration::from_mins(90)).unwrap();
    assert_eq!(bot.get(&one).await.1["status"], 2);
    bot.playground.advance(Duration::from_hours(1)).unwrap();
    assert_eq!(refusal(bot.get(&one).await), (404, 10070));
}

#[tokio::test]
async fn a_guild_has_at_most_100_events() {
    let bot = RawBot::for_events().await;
    for _ in 0..100 {
        assert_eq!(bot.creates(&event()).await.0, 200);
    }
    assert_eq!(refusal(bot.creates(&event()).await), (400, 30038));
}
