//! Forums and voice channels, and the Entry Point command.

use dvonn_playground::{CommandCall, Effect, Fault};
use reqwest::Method;
use serde_json::json;

use crate::raw_bot::{RawBot, refusal, text};

#[tokio::test]
async fn a_post_of_a_forum_begins_with_a_message() {
    let bot = RawBot::start().await;
    let forum = bot.playground.create_forum(bot.playground.guild(), "forum");
    let refused = bot.post(&format!("/channels/{forum}/messages"), json!({ "content": "x" })).await;
    assert_eq!(refusal(refused), (400, 50008));
    let path = format!("/channels/{forum}/threads");
    let without = bot.post(&path, json!({ "name": "Game", "type": 11 })).await;
    assert_eq!(refusal(without), (400, 50035));
    let body = json!({ "name": "Game", "message": { "content": "First" } });
    let (status, post) = bot.post(&path, body).await;
    assert_eq!((status, text(&post["parent_id"])), (200, &*forum.to_string()));
    let messages = bot.playground.messages(text(&post["id"]).parse().unwrap());
    assert_eq!(messages[0].content, "First");
}

#[tokio::test]
async fn a_voice_channel_has_messages_but_no_threads() {
    let bot = RawBot::start().await;
    let voice = bot.playground.create_voice_channel(bot.playground.guild(), "voice");
    let body = json!({ "content": "x" });
    assert_eq!(bot.post(&format!("/channels/{voice}/messages"), body).await.0, 200);
    let thread = bot.post(&format!("/channels/{voice}/threads"), json!({ "name": "a" })).await;
    assert_eq!(refusal(thread), (400, 50024));
}

#[tokio::test]
async fn a_forbidden_word_in_the_name_of_a_thread_is_refused() {
    let bot = RawBot::start().await;
    bot.playground.forbid_in_thread_names("bad");
    let path = format!("/channels/{}/threads", bot.general());
    let (status, body) = bot.post(&path, json!({ "name": "a bad name", "type": 11 })).await;
    assert_eq!((status, &body["code"]), (400, &json!(50035)));
    assert!(body["errors"]["name"].is_object(), "{body}");
    assert_eq!(bot.post(&path, json!({ "name": "a name", "type": 11 })).await.0, 200);
}

#[tokio::test]
async fn a_bulk_overwrite_must_keep_the_entry_point_command() {
    let bot = RawBot::start().await;
    bot.playground.add_entry_point();
    let path = format!("/applications/{}/commands", bot.playground.bot());
    let ping = json!({ "name": "ping", "description": "Pong" });
    let refused = bot.send(Method::PUT, &path, json!([ping])).await;
    assert_eq!(refusal(refused), (400, 50240));
    let (_, known) = bot.get(&path).await;
    let (status, all) = bot.send(Method::PUT, &path, json!([ping, known[0]])).await;
    assert_eq!((status, all.as_array().map(Vec::len)), (200, Some(2)));
    assert!(bot.playground.has_entry_point());
    // People do not type it.
    let call = CommandCall::new(bot.ada(), bot.general(), "launch");
    assert!(bot.playground.invoke(&call).is_err());
}

#[tokio::test]
async fn a_fault_refuses_a_request_with_any_code() {
    let bot = RawBot::start().await;
    let path = format!("/channels/{}/messages", bot.general());
    let fault = Fault::new("POST", "/channels/*/messages", Effect::Refuse(400, 200_000));
    bot.playground.add_fault(fault);
    assert_eq!(refusal(bot.post(&path, json!({ "content": "x" })).await), (400, 200_000));
    assert_eq!(bot.playground.broken_limits().len(), 0);
}
