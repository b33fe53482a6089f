//! Direct messages.

use crate::raw_bot::{RawBot, refusal, text};
use dvonn_playground::{ChannelId, CommandCall, Refused};
use reqwest::Method;
use serde_json::{Value, json};

impl RawBot {
    /// The direct message channel of the first person.
    async fn direct(&self) -> ChannelId {
        let recipient = json!({ "recipient_id": self.ada() });
        let (_, channel) = self.post("/users/@me/channels", recipient).await;
        text(&channel["id"]).parse().unwrap()
    }

    /// The first person as their own view describes them.
    async fn me(&self) -> Value {
        let users = self.view(self.ada()).await["users"].clone();
        let ada = json!(self.ada());
        users.as_array().unwrap().iter().find(|user| user["id"] == ada).unwrap().clone()
    }
}

#[tokio::test]
async fn direct_messages_reach_only_those_who_accept_them() {
    let bot = RawBot::start().await;
    let direct = bot.direct().await;
    assert_eq!(bot.direct().await, direct);
    let path = format!("/channels/{direct}/messages");
    assert_eq!(bot.post(&path, json!({ "content": "turn" })).await.0, 200);
    bot.playground.set_direct_messages(bot.ada(), false).unwrap();
    assert_eq!(refusal(bot.post(&path, json!({ "content": "turn" })).await), (403, 50007));
}

#[tokio::test]
async fn direct_messages_need_a_common_guild_or_an_installation() {
    let bot = RawBot::start().await;
    let path = format!("/channels/{}/messages", bot.direct().await);
    let send = async || bot.post(&path, json!({ "content": "turn" })).await;
    bot.playground.create_guild_without_bot("Elsewhere", &[]);
    bot.playground.leave(bot.playground.guild(), bot.ada()).unwrap();
    assert_eq!(refusal(send().await), (403, 50007));
    bot.playground.install(bot.ada()).unwrap();
    assert_eq!(send().await.0, 200);
}

#[tokio::test]
async fn a_direct_message_notifies_only_its_person() {
    let bot = RawBot::start().await;
    let direct = bot.direct().await;
    bot.post(&format!("/channels/{direct}/messages"), json!({ "content": "turn" })).await;
    bot.playground.say(bot.ada(), direct, "thanks").unwrap();
    let messages = bot.playground.messages(direct);
    assert_eq!(messages[0].pings, [bot.ada()].into());
    assert_eq!(messages[1].pings, [].into());
    let view = bot.view(bot.ada()).await;
    let channel = view["channels"].as_array().unwrap().last().unwrap();
    assert_eq!((&channel["kind"], &channel["name"]), (&json!("dm"), &json!("DVONN")));
    assert_eq!(channel["messages"][0]["pings_me"], true);
    assert_eq!(bot.view(bot.ben()).await["channels"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_person_opens_direct_messages_and_closes_them_to_the_bot() {
    let bot = RawBot::start().await;
    let (status, begun) = bot.act("api/direct", json!({ "user": bot.ada() })).await;
    assert_eq!((status, text(&begun["channel"])), (200, &*bot.direct().await.to_string()));
    assert_eq!(bot.playground.open_direct_channel(bot.ada()), Ok(bot.direct().await));
    let close = json!({ "user": bot.ada(), "direct_messages": false });
    assert_eq!(bot.act("api/member", close).await.0, 200);
    assert_eq!(bot.me().await["direct_messages"], false);
    let path = format!("/channels/{}/messages", bot.direct().await);
    assert_eq!(refusal(bot.post(&path, json!({ "content": "turn" })).await), (403, 50007));
    assert_eq!(bot.me().await["here"], true);
}

#[tokio::test]
async fn a_command_in_direct_messages_has_a_user_and_no_member() {
    let mut bot = RawBot::start().await;
    bot.register_move().await;
    let direct = bot.direct().await;
    let call = CommandCall::new(bot.ada(), direct, "move").option("ply", "D3F3");
    bot.playground.invoke(&call).unwrap();
    let interaction = bot.interaction().await;
    assert_eq!(interaction["user"]["id"], bot.ada().to_string());
    assert_eq!((&interaction["member"], &interaction["context"]), (&json!(null), &json!(1)));
    let elsewhere = CommandCall { user: bot.ben(), ..call };
    assert_eq!(bot.playground.invoke(&elsewhere).err(), Some(Refused::NotThere));
}

#[tokio::test]
async fn a_command_works_only_in_its_contexts() {
    let bot = RawBot::start().await;
    let command = |name: &str, more: Value| {
        let mut command = json!({ "name": name, "description": "x" });
        command.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        command
    };
    let all = json!([
        command("both", json!({})),
        command("direct", json!({ "contexts": [1] })),
        command("guild", json!({ "contexts": [0] })),
        command("older", json!({ "dm_permission": false })),
    ]);
    let path = format!("/applications/{}/commands", bot.playground.bot());
    assert_eq!(bot.send(Method::PUT, &path, all).await.0, 200);
    let direct = bot.direct().await;
    let view = bot.view(bot.ada()).await;
    for (index, (name, in_guild, in_dm)) in [
        ("both", true, true),
        ("direct", false, true),
        ("guild", true, false),
        ("older", true, false),
    ]
    .into_iter()
    .enumerate()
    {
        let offered = &view["commands"][index];
        let places = offered["places"].as_array().unwrap();
        assert_eq!(offered["name"], name);
        assert_eq!(
            (places.contains(&json!("guild")), places.contains(&json!("dm"))),
            (in_guild, in_dm)
        );
        let taken =
            |channel| bot.playground.invoke(&CommandCall::new(bot.ada(), channel, name)).is_ok();
        assert_eq!((taken(bot.general()), taken(direct)), (in_guild, in_dm), "{name}");
    }
}
