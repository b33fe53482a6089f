//! Sessions, resumes and events.

use std::collections::BTreeSet;
use std::num::NonZeroU32;
use std::time::Duration;

use crate::raw_bot::{Gateway, INTENTS, RawBot};
use dvonn_playground::{GatewayDrop, Options, Playground};
use futures::StreamExt;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message as Frame;

/// The intent for members of guilds.
const MEMBERS: u64 = 1 << 1;

async fn identify_with(playground: &Playground, data: Value) -> Gateway {
    let mut gateway = Gateway::open(playground).await;
    gateway.send(2, data).await;
    gateway
}

async fn resume(bot: &RawBot, sequence: u64) -> Gateway {
    let mut gateway = Gateway::open(&bot.playground).await;
    let session = &bot.gateway.session;
    let token = bot.playground.token();
    gateway.send(6, json!({ "token": token, "session_id": session, "seq": sequence })).await;
    gateway
}

#[tokio::test]
async fn a_session_begins_with_ready_and_its_guilds() {
    let playground = Playground::start(Options::on_free_port()).await.unwrap();
    let mut gateway = Gateway::open(&playground).await;
    let token = playground.token();
    gateway.send(2, json!({ "token": token, "intents": INTENTS })).await;
    let ready = gateway.event("READY").await;
    assert_eq!(ready["user"]["id"], playground.bot().to_string());
    let guild = gateway.event("GUILD_CREATE").await;
    assert_eq!(guild["id"], playground.guild().to_string());
    assert_eq!(guild["channels"][0]["name"], "general");
    assert!(playground.bot_connected());
    gateway.send(1, json!(2)).await;
    assert_eq!(gateway.receive().await["op"], 11);
    playground.shutdown().await;
    assert_eq!(gateway.close_code().await, Some(1001));
}

#[tokio::test]
async fn a_bad_handshake_is_closed_with_its_code() {
    let playground = Playground::start(Options::on_free_port()).await.unwrap();
    let token = playground.token();
    for (data, code) in [
        (json!({ "token": "wrong", "intents": 1 }), 4004),
        (json!({ "token": token, "intents": MEMBERS }), 4014),
        (json!({ "token": token, "intents": 1, "shard": [2, 2] }), 4010),
        (json!({ "token": token }), 4002),
    ] {
        let mut gateway = identify_with(&playground, data).await;
        assert_eq!(gateway.close_code().await, Some(code));
    }
    let mut gateway = Gateway::open(&playground).await;
    gateway.send(3, json!({})).await;
    assert_eq!(gateway.close_code().await, Some(4003));
    let mut gateway = Gateway::identify(&playground, INTENTS).await;
    gateway.send(2, json!({ "token": token, "intents": 1 })).await;
    assert_eq!(gateway.close_code().await, Some(4005));
}

#[tokio::test]
async fn a_resume_repeats_missed_events() {
    let mut bot = RawBot::start().await;
    bot.gateway.event("GUILD_CREATE").await;
    let seen = bot.gateway.sequence;
    bot.playground.drop_gateway(GatewayDrop::Cut);
    assert_eq!(bot.gateway.close_code().await, None);
    assert!(!bot.playground.bot_connected());
    bot.playground.say(bot.ada(), bot.general(), "missed").unwrap();
    let mut gateway = resume(&bot, seen).await;
    let missed = gateway.receive().await;
    assert_eq!((&missed["t"], &missed["s"]), (&json!("MESSAGE_CREATE"), &json!(seen + 1)));
    assert_eq!(gateway.receive().await["t"], "RESUMED");
    bot.playground.say(bot.ada(), bot.general(), "live").unwrap();
    assert_eq!(gateway.receive().await["s"], seen + 3);
}

#[tokio::test]
async fn a_requested_reconnect_can_be_resumed() {
    let mut bot = RawBot::start().await;
    bot.gateway.event("GUILD_CREATE").await;
    bot.playground.drop_gateway(GatewayDrop::Reconnect);
    assert_eq!(bot.gateway.receive().await["op"], 7);
    let mut gateway = resume(&bot, bot.gateway.sequence).await;
    assert_eq!(gateway.receive().await["t"], "RESUMED");
}

#[tokio::test]
async fn a_forgotten_session_cannot_be_resumed() {
    let mut bot = RawBot::start().await;
    bot.gateway.event("GUILD_CREATE").await;
    bot.playground.drop_gateway(GatewayDrop::Forget);
    let mut gateway = resume(&bot, bot.gateway.sequence).await;
    let invalid = gateway.receive().await;
    assert_eq!((&invalid["op"], &invalid["d"]), (&json!(9), &json!(false)));
}

#[tokio::test]
async fn a_close_code_says_whether_the_session_can_be_resumed() {
    for (code, op) in [(4000, 0), (4008, 0), (4003, 9), (4009, 9)] {
        let mut bot = RawBot::start().await;
        bot.gateway.event("GUILD_CREATE").await;
        bot.playground.drop_gateway(GatewayDrop::Close(code));
        assert_eq!(bot.gateway.close_code().await, Some(code));
        let mut gateway = resume(&bot, bot.gateway.sequence).await;
        assert_eq!(gateway.receive().await["op"], op, "after {code}");
    }
}

#[tokio::test]
async fn a_close_code_reaches_a_bot_that_is_sending() {
    let mut bot = RawBot::start().await;
    bot.gateway.event("GUILD_CREATE").await;
    bot.playground.drop_gateway(GatewayDrop::Close(4010));
    while bot.playground.bot_connected() {
        tokio::task::yield_now().await;
    }
    // The frame is on its way, and has not been read.
    for _ in 0..3 {
        bot.gateway.send(1, json!(null)).await;
        tokio::task::yield_now().await;
    }
    assert_eq!(bot.gateway.close_code().await, Some(4010));
}

#[tokio::test]
async fn a_sequence_from_the_future_cannot_be_resumed() {
    let bot = RawBot::start().await;
    let mut gateway = resume(&bot, 1000).await;
    assert_eq!(gateway.receive().await["op"], 9);
}

#[tokio::test]
async fn member_events_need_their_intent() {
    let options = Options { privileged_intents: true, ..Options::on_free_port() };
    let mut bot = RawBot::start_with(options, INTENTS | MEMBERS).await;
    let mut other = Gateway::identify(&bot.playground, INTENTS).await;
    let guild = bot.playground.guild();
    bot.playground.leave(guild, bot.ben()).unwrap();
    let left = bot.gateway.event("GUILD_MEMBER_REMOVE").await;
    assert_eq!(left["user"]["id"], bot.ben().to_string());
    bot.playground.create_channel(guild, "second");
    assert_eq!(other.receive().await["t"], "GUILD_CREATE");
    assert_eq!(other.receive().await["t"], "CHANNEL_CREATE");
}

#[tokio::test]
async fn message_content_is_hidden_without_its_intent() {
    let mut bot = RawBot::start().await;
    bot.playground.say(bot.ada(), bot.general(), "secret").unwrap();
    assert_eq!(bot.gateway.event("MESSAGE_CREATE").await["content"], "");
    let mention = format!("<@{}> hello", bot.playground.bot());
    bot.playground.say(bot.ada(), bot.general(), &mention).unwrap();
    assert_eq!(bot.gateway.event("MESSAGE_CREATE").await["content"], mention.as_str());
}

#[tokio::test]
async fn interactions_are_sent_twice_or_lost_on_demand() {
    let mut bot = RawBot::start().await;
    bot.register_move().await;
    bot.playground.double_interactions(1);
    bot.playground.invoke(&bot.a_move()).unwrap();
    assert_eq!(bot.interaction().await["id"], bot.interaction().await["id"]);
    bot.playground.swallow_event("INTERACTION_CREATE");
    bot.playground.invoke(&bot.a_move()).unwrap();
    let second = bot.playground.invoke(&bot.a_move()).unwrap();
    assert_eq!(bot.interaction().await["id"], second.id().to_string());
}

#[tokio::test]
async fn guild_events_go_only_to_their_shard() {
    let playground = Playground::start(Options::on_free_port()).await.unwrap();
    let mine = (playground.guild().get() >> 22) % 2;
    let token = playground.token();
    for shard in 0..2 {
        let data = json!({ "token": token, "intents": INTENTS, "shard": [shard, 2] });
        let mut gateway = identify_with(&playground, data).await;
        let ready = gateway.event("READY").await;
        let guilds = ready["guilds"].as_array().unwrap().len();
        assert_eq!(guilds, usize::from(shard == mine));
    }
}

#[tokio::test]
async fn guilds_created_at_once_are_spread_over_the_shards() {
    let playground = Playground::start(Options::on_free_port()).await.unwrap();
    let guilds = (0..32).map(|number| playground.create_guild(&format!("guild {number}")));
    let milliseconds: BTreeSet<_> = guilds.map(|guild| guild.get() >> 22).collect();
    assert_eq!(milliseconds.len(), 32, "{milliseconds:?}");
}

#[tokio::test]
async fn an_interaction_goes_to_each_session_of_its_shard_and_to_no_other() {
    let bot = RawBot::start().await;
    bot.register_move().await;
    let shard = (bot.playground.guild().get() >> 22) % 4;
    let token = bot.playground.token().to_owned();
    let mut sessions = Vec::new();
    for shard in [shard, shard, (shard + 1) % 4] {
        let data = json!({ "token": token, "intents": INTENTS, "shard": [shard, 4] });
        let mut gateway = identify_with(&bot.playground, data).await;
        gateway.event("READY").await;
        sessions.push(gateway);
    }
    let sent = bot.playground.invoke(&bot.a_move()).unwrap().id().to_string();
    for gateway in &mut sessions[..2] {
        assert_eq!(gateway.event("INTERACTION_CREATE").await["id"], sent);
    }
    // What the third one gets next is the answer to a heartbeat: there was no event before it.
    sessions[2].send(1, json!(null)).await;
    assert_eq!(sessions[2].receive().await["op"], 11);
}

#[tokio::test]
async fn a_shard_that_identifies_too_early_gets_an_invalid_session() {
    let options = Options {
        shards: 4,
        max_concurrency: NonZeroU32::new(2).unwrap(),
        identify_interval: Duration::from_secs(5),
        ..Options::on_free_port()
    };
    let playground = Playground::start(options).await.unwrap();
    let token = playground.token().to_owned();
    let identify = async |shard: u64| {
        let data = json!({ "token": token, "intents": INTENTS, "shard": [shard, 4] });
        let mut gateway = identify_with(&playground, data).await;
        let first = gateway.receive().await;
        (gateway, first["op"].as_u64())
    };
    let (_zero, op) = identify(0).await;
    assert_eq!(op, Some(0));
    let (_one, op) = identify(1).await;
    assert_eq!(op, Some(0), "the places are by remainder");
    let (_two, op) = identify(2).await;
    assert_eq!(op, Some(9), "shard 0 has just taken that place");
    playground.advance(Duration::from_secs(5)).unwrap();
    let (_two, op) = identify(2).await;
    assert_eq!(op, Some(0));
    playground.wait_for_sessions(3, Duration::ZERO).await.unwrap();
    playground.wait_for_sessions(4, Duration::ZERO).await.unwrap_err();
}

#[tokio::test]
async fn the_gateway_recommends_shards_and_names_the_identify_limit() {
    let max_concurrency = NonZeroU32::new(16).unwrap();
    let options = Options { shards: 8, max_concurrency, ..Options::on_free_port() };
    let bot = RawBot::start_with(options, INTENTS).await;
    let (_, gateway) = bot.get("/gateway/bot").await;
    assert_eq!(gateway["shards"], 8);
    assert_eq!(gateway["session_start_limit"]["max_concurrency"], 16);
}

#[tokio::test]
async fn large_events_are_compressed_on_request() {
    let playground = Playground::start(Options::on_free_port()).await.unwrap();
    for number in 0..40 {
        playground.create_channel(playground.guild(), &format!("channel-{number}"));
    }
    let token = playground.token();
    let data = json!({ "token": token, "intents": INTENTS, "compress": true });
    let mut gateway = identify_with(&playground, data).await;
    gateway.event("READY").await;
    let Frame::Binary(bytes) = gateway.socket.next().await.unwrap().unwrap() else {
        panic!("the guild with its channels is large");
    };
    let guild: Value = serde_json::from_reader(flate2::read::ZlibDecoder::new(&bytes[..])).unwrap();
    assert_eq!(guild["d"]["channels"].as_array().unwrap().len(), 41);
}
