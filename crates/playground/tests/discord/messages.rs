//! Messages, threads and permissions.

use crate::raw_bot::{RawBot, refusal, text};
use dvonn_playground::{MessageId, Permissions};
use reqwest::Method;
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};

const GIF: &[u8] = b"GIF89a\x0a\0\x14\0";

fn id_of(message: &Value) -> MessageId {
    text(&message["id"]).parse().unwrap()
}

/// A message with one file that has this description.
fn picture(description: &str) -> Form {
    let payload = json!({
        "content": "board", "attachments": [{ "id": 0, "description": description }],
    });
    Form::new()
        .part("files[0]", Part::bytes(GIF).file_name("a.gif").mime_str("image/gif").unwrap())
        .text("payload_json", payload.to_string())
}

impl RawBot {
    fn messages_path(&self) -> String {
        format!("/channels/{}/messages", self.general())
    }

    async fn say(&self, content: &str) -> Value {
        let (status, message) =
            self.post(&self.messages_path(), json!({ "content": content })).await;
        assert_eq!(status, 200, "{message}");
        message
    }

    fn without(&self, permission: Permissions) {
        self.playground.deny_to_bot(self.general(), permission).unwrap();
    }
}

#[tokio::test]
async fn a_message_with_a_nonce_is_sent_once() {
    let bot = RawBot::start().await;
    let body = json!({ "content": "turn", "nonce": "7-12", "enforce_nonce": true });
    let (_, first) = bot.post(&bot.messages_path(), body.clone()).await;
    let (_, second) = bot.post(&bot.messages_path(), body).await;
    assert_eq!(first["id"], second["id"]);
    let other = json!({ "content": "turn", "nonce": "7-13", "enforce_nonce": true });
    assert_ne!(bot.post(&bot.messages_path(), other).await.1["id"], first["id"]);
    let unenforced = json!({ "content": "turn", "nonce": "7-12" });
    assert_ne!(bot.post(&bot.messages_path(), unenforced).await.1["id"], first["id"]);
    assert_eq!(bot.playground.messages(bot.general()).len(), 3);
}

#[tokio::test]
async fn pictures_are_served_until_an_edit_drops_them() {
    let bot = RawBot::start().await;
    let request = bot.to(Method::POST, &bot.messages_path()).multipart(picture("a board"));
    let (status, sent) = crate::raw_bot::read(request.send().await.unwrap()).await;
    assert_eq!(status, 200, "{sent}");
    let file = &sent["attachments"][0];
    assert_eq!(file["description"], "a board");
    assert_eq!((&file["width"], &file["height"]), (&json!(10), &json!(20)));
    let url = text(&file["url"]).to_owned();
    let served = bot.http.get(&url).send().await.unwrap();
    assert_eq!(served.headers()["content-type"], "image/gif");
    assert_eq!(served.bytes().await.unwrap(), GIF);
    let path = format!("{}/{}", bot.messages_path(), id_of(&sent));
    let keeping = json!({ "content": "x", "attachments": [{ "id": file["id"] }] });
    assert_eq!(bot.patch(&path, keeping).await.1["attachments"][0]["id"], file["id"]);
    let dropping = json!({ "content": "x", "attachments": [] });
    assert_eq!(bot.patch(&path, dropping).await.1["attachments"], json!([]));
    assert_eq!(bot.http.get(&url).send().await.unwrap().status(), 404);
    let journal = bot.playground.journal();
    assert_eq!(journal[0].body["content"], "board");
    assert_eq!(journal[0].files, [("a.gif".to_owned(), GIF.len())]);
}

#[tokio::test]
async fn an_edit_keeps_the_earlier_version() {
    let bot = RawBot::start().await;
    let message = bot.say("one").await;
    let path = format!("{}/{}", bot.messages_path(), id_of(&message));
    bot.patch(&path, json!({ "content": "two" })).await;
    assert_eq!(refusal(bot.patch(&path, json!({ "content": "" })).await), (400, 50006));
    let kept = bot.playground.message(bot.general(), id_of(&message)).unwrap();
    assert_eq!((kept.content.as_str(), kept.revisions[0].content.as_str()), ("two", "one"));
    assert!(kept.edited.is_some());
}

#[tokio::test]
async fn the_bot_cannot_change_messages_of_others() {
    let bot = RawBot::start().await;
    let message = bot.playground.say(bot.ada(), bot.general(), "mine").unwrap();
    let path = format!("{}/{message}", bot.messages_path());
    assert_eq!(refusal(bot.patch(&path, json!({ "content": "x" })).await), (403, 50005));
    assert_eq!(refusal(bot.delete(&path).await), (403, 50013));
    bot.playground.allow_to_bot(bot.general(), Permissions::MANAGE_MESSAGES).unwrap();
    assert_eq!(bot.delete(&path).await.0, 204);
}

#[tokio::test]
async fn unknown_objects_are_refused() {
    let bot = RawBot::start().await;
    let (channel, guild) = (bot.general(), bot.playground.guild());
    for (path, code) in [
        ("/channels/1".to_owned(), 10003),
        (format!("/channels/{channel}/messages/1"), 10008),
        ("/guilds/1".to_owned(), 10004),
        (format!("/guilds/{guild}/members/1"), 10013),
        ("/users/1".to_owned(), 10013),
        (format!("/guilds/{guild}/roles/1"), 10011),
        (format!("/applications/{}/commands/1", bot.playground.bot()), 10063),
        ("/applications/1/commands".to_owned(), 10002),
    ] {
        assert_eq!(refusal(bot.get(&path).await), (404, code), "{path}");
    }
    bot.playground.leave(guild, bot.ben()).unwrap();
    let member = bot.get(&format!("/guilds/{guild}/members/{}", bot.ben())).await;
    assert_eq!(refusal(member), (404, 10007));
    assert_eq!(refusal(bot.get("/channels/abc").await), (400, 50035));
    assert_eq!(refusal(bot.get("/no/such/thing").await), (404, 0));
    assert_eq!(refusal(bot.delete("/users/@me").await), (405, 0));
}

#[tokio::test]
async fn each_missing_permission_is_refused() {
    let bot = RawBot::start().await;
    let path = bot.messages_path();
    let plain = json!({ "content": "x" });
    bot.without(Permissions::SEND_MESSAGES);
    assert_eq!(refusal(bot.post(&path, plain.clone()).await), (403, 50013));
    bot.without(Permissions::VIEW_CHANNEL);
    assert_eq!(refusal(bot.post(&path, plain.clone()).await), (403, 50001));
    assert_eq!(refusal(bot.get(&format!("/channels/{}", bot.general())).await), (403, 50001));
    bot.without(Permissions::ATTACH_FILES);
    let request = bot.to(Method::POST, &path).multipart(picture("x"));
    let answer = crate::raw_bot::read(request.send().await.unwrap()).await;
    assert_eq!(refusal(answer), (403, 50013));
    bot.without(Permissions::CREATE_PUBLIC_THREADS);
    let threads = format!("/channels/{}/threads", bot.general());
    let thread = json!({ "name": "game", "type": 11 });
    assert_eq!(refusal(bot.post(&threads, thread.clone()).await), (403, 50013));
    bot.without(Permissions::NONE);
    let (status, thread) = bot.post(&threads, thread).await;
    assert_eq!(status, 200);
    bot.without(Permissions::SEND_MESSAGES_IN_THREADS);
    let inside = format!("/channels/{}/messages", text(&thread["id"]));
    assert_eq!(refusal(bot.post(&inside, plain.clone()).await), (403, 50013));
    assert_eq!(bot.post(&path, plain).await.0, 200);
    let channel = format!("/channels/{}", bot.general());
    assert_eq!(refusal(bot.delete(&channel).await), (403, 50013));
}

#[tokio::test]
async fn reading_messages_needs_the_history_permission() {
    let bot = RawBot::start().await;
    let message = bot.say("old").await;
    bot.without(Permissions::READ_MESSAGE_HISTORY);
    assert_eq!(bot.get(&bot.messages_path()).await, (200, json!([])));
    let path = format!("{}/{}", bot.messages_path(), id_of(&message));
    assert_eq!(refusal(bot.get(&path).await), (403, 50013));
}

#[tokio::test]
async fn threads_start_with_or_without_a_message() {
    let mut bot = RawBot::start().await;
    let message = bot.say("challenge").await;
    let path = format!("{}/{}/threads", bot.messages_path(), id_of(&message));
    let (_, thread) = bot.post(&path, json!({ "name": "game" })).await;
    assert_eq!((&thread["id"], &thread["type"]), (&message["id"], &json!(11)));
    assert_eq!(bot.gateway.event("THREAD_CREATE").await["newly_created"], true);
    let again = bot.post(&path, json!({ "name": "game" })).await;
    assert_eq!(refusal(again), (400, 160_004));
    let path = format!("/channels/{}/threads", bot.general());
    let (_, private) = bot.post(&path, json!({ "name": "quiet" })).await;
    assert_eq!(private["type"], 12);
    let members = format!("/channels/{}/thread-members", text(&thread["id"]));
    let joined = bot.send(Method::PUT, &format!("{members}/{}", bot.ada()), json!({})).await;
    assert_eq!(joined.0, 204);
    assert_eq!(bot.get(&members).await.1.as_array().unwrap().len(), 2);
    assert_eq!(refusal(bot.post(&path, json!({ "name": "" })).await), (400, 50035));
}

#[tokio::test]
async fn a_message_unarchives_a_thread_unless_it_is_locked() {
    let bot = RawBot::start().await;
    let thread = bot.playground.create_thread(bot.ada(), bot.general(), "game").unwrap();
    let path = format!("/channels/{thread}/messages");
    let (_, message) = bot.post(&path, json!({ "content": "x" })).await;
    let message = format!("{path}/{}", id_of(&message));
    bot.playground.set_thread_state(thread, true, false).unwrap();
    assert_eq!(refusal(bot.patch(&message, json!({ "content": "y" })).await), (400, 50083));
    assert_eq!(bot.post(&path, json!({ "content": "wake" })).await.0, 200);
    let (_, channel) = bot.get(&format!("/channels/{thread}")).await;
    assert_eq!(channel["thread_metadata"]["archived"], false);
    bot.playground.set_thread_state(thread, true, true).unwrap();
    assert_eq!(refusal(bot.post(&path, json!({ "content": "x" })).await), (400, 50083));
}

#[tokio::test]
async fn only_allowed_mentions_ping_and_edits_never_do() {
    let bot = RawBot::start().await;
    let both = format!("<@{}> beat <@{}>", bot.ada(), bot.ben());
    let allowed = json!({ "users": [bot.ada()] });
    let body = json!({ "content": both, "allowed_mentions": allowed });
    let (_, message) = bot.post(&bot.messages_path(), body).await;
    let id = id_of(&message);
    let pings = |id| bot.playground.message(bot.general(), id).unwrap().pings;
    assert_eq!(pings(id), [bot.ada()].into());
    bot.patch(&format!("{}/{id}", bot.messages_path()), json!({ "content": both })).await;
    assert_eq!(pings(id), [bot.ada()].into());
    let silent = json!({ "content": both, "flags": 4096 });
    let (_, message) = bot.post(&bot.messages_path(), silent).await;
    assert_eq!(pings(id_of(&message)), [].into());
    let everyone = bot.say("@everyone").await;
    assert_eq!(pings(id_of(&everyone)), [].into());
}

#[tokio::test]
async fn a_reply_needs_its_message_unless_the_body_says_otherwise() {
    let bot = RawBot::start().await;
    let reference = json!({ "message_id": "5" });
    let body = json!({ "content": "x", "message_reference": reference });
    let refused = bot.post(&bot.messages_path(), body).await;
    assert_eq!(
        refused.1["errors"]["message_reference"]["_errors"][0]["code"],
        "REPLIES_UNKNOWN_MESSAGE"
    );
    let reference = json!({ "message_id": "5", "fail_if_not_exists": false });
    let body = json!({ "content": "x", "message_reference": reference });
    assert_eq!(bot.post(&bot.messages_path(), body).await.0, 200);
    let message = bot.playground.say(bot.ada(), bot.general(), "hi").unwrap();
    let reference = json!({ "message_id": message });
    let body = json!({ "content": "x", "message_reference": reference });
    let (_, reply) = bot.post(&bot.messages_path(), body).await;
    assert_eq!(reply["referenced_message"]["content"], "hi");
    assert_eq!(
        bot.playground.message(bot.general(), id_of(&reply)).unwrap().pings,
        [bot.ada()].into()
    );
}

#[tokio::test]
async fn a_channel_keeps_its_last_hundred_messages() {
    let bot = RawBot::start().await;
    for number in 0..103 {
        bot.playground.say(bot.ada(), bot.general(), &number.to_string()).unwrap();
    }
    let kept = bot.playground.messages(bot.general());
    assert_eq!((kept.len(), kept[0].content.as_str()), (100, "3"));
    let (_, page) = bot.get(&format!("{}?limit=2", bot.messages_path())).await;
    assert_eq!((&page[0]["content"], &page[1]["content"]), (&json!("102"), &json!("101")));
    let before = text(&page[1]["id"]);
    let (_, page) = bot.get(&format!("{}?limit=1&before={before}", bot.messages_path())).await;
    assert_eq!(page[0]["content"], "100");
    let (_, page) = bot.get(&format!("{}?limit=1&after={before}", bot.messages_path())).await;
    assert_eq!(page[0]["content"], "102");
    assert_eq!(bot.get(&format!("{}?limit=101", bot.messages_path())).await.0, 400);
}

#[tokio::test]
async fn deleting_a_channel_deletes_its_threads() {
    let mut bot = RawBot::start().await;
    let thread = bot.playground.create_thread(bot.ada(), bot.general(), "game").unwrap();
    let general = bot.general();
    bot.playground.delete_channel(general).unwrap();
    assert_eq!(bot.gateway.event("THREAD_DELETE").await["id"], thread.to_string());
    assert_eq!(bot.gateway.event("CHANNEL_DELETE").await["id"], general.to_string());
    let gone = bot.post(&format!("/channels/{thread}/messages"), json!({ "content": "x" })).await;
    assert_eq!(refusal(gone), (404, 10003));
}

#[tokio::test]
async fn commands_keep_their_ids_when_registered_again() {
    let bot = RawBot::start().await;
    let path = format!("/applications/{}/commands", bot.playground.bot());
    let command = |name: &str| json!({ "name": name, "description": "x" });
    let all = json!([command("one"), command("two")]);
    let (_, first) = bot.send(Method::PUT, &path, all).await;
    let (_, second) = bot.send(Method::PUT, &path, json!([command("two")])).await;
    assert_eq!(second[0]["id"], first[1]["id"]);
    assert_eq!(bot.get(&path).await.1.as_array().unwrap().len(), 1);
    let (_, third) = bot.post(&path, command("three")).await;
    let own = format!("{path}/{}", text(&third["id"]));
    let changed = bot.patch(&own, json!({ "description": "y" })).await.1;
    assert_eq!((&changed["id"], &changed["description"]), (&third["id"], &json!("y")));
    assert_eq!(bot.delete(&own).await.0, 204);
    assert_eq!(refusal(bot.post(&path, command("UPPER")).await), (400, 50035));
}
