//! Files that people upload for a command, and files that the bot sends.

use crate::raw_bot::{RawBot, public_message, read, refusal, text};
use dvonn_playground::{CommandCall, Refused};
use reqwest::Method;
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};

const GAME: &str = "[White \"Ada\"]\n1. D3 E3\n";

impl RawBot {
    /// Registers `/import` with a required attachment option `game`.
    async fn register_import(&self) {
        let path = format!("/applications/{}/commands", self.playground.bot());
        let game = json!({ "type": 11, "name": "game", "description": "A file", "required": true });
        let command = json!([{ "name": "import", "description": "x", "options": [game] }]);
        assert_eq!(self.send(Method::PUT, &path, command).await.0, 200);
    }

    fn import(&self) -> CommandCall {
        CommandCall::new(self.ada(), self.general(), "import")
    }

    /// Sends a form with this JSON and a text file for each pair of number and bytes.
    async fn send_files(
        &self,
        method: Method,
        path: &str,
        body: Value,
        files: &[(u64, &'static str)],
    ) -> (u16, Value) {
        let mut form = Form::new().text("payload_json", body.to_string());
        for (index, bytes) in files {
            let file = Part::bytes(bytes.as_bytes()).file_name("game.txt");
            form = form.part(format!("files[{index}]"), file.mime_str("text/plain").unwrap());
        }
        read(self.to(method, path).multipart(form).send().await.unwrap()).await
    }

    async fn fetch(&self, url: &Value) -> reqwest::Response {
        self.http.get(text(url)).send().await.unwrap()
    }
}

#[tokio::test]
async fn a_file_uploaded_with_a_command_can_be_fetched() {
    let mut bot = RawBot::start().await;
    bot.register_import().await;
    bot.playground.invoke(&bot.import().attachment("game", "my game.txt", GAME)).unwrap();
    let data = bot.interaction().await["data"].clone();
    let option = &data["options"][0];
    assert_eq!((&option["name"], &option["type"]), (&json!("game"), &json!(11)));
    let file = &data["resolved"]["attachments"][text(&option["value"])];
    assert_eq!((&file["id"], &file["filename"]), (&option["value"], &json!("my game.txt")));
    assert_eq!((&file["size"], &file["ephemeral"]), (&json!(GAME.len()), &json!(true)));
    assert_eq!(file["content_type"], "text/plain; charset=utf-8");
    assert_eq!(bot.fetch(&file["url"]).await.text().await.unwrap(), GAME);
}

#[tokio::test]
async fn the_page_uploads_a_file_and_sends_its_id() {
    let mut bot = RawBot::start().await;
    bot.register_import().await;
    let base = format!("{}/playground/api", bot.playground.api_base());
    let url = format!("{base}/upload?user={}&filename=a%20game.dvn", bot.ada());
    let handed_in = bot.http.post(url).header("content-type", "").body(GAME).send().await.unwrap();
    let (status, answer) = read(handed_in).await;
    assert_eq!(status, 200, "{answer}");
    let call = json!({
        "user": bot.ada(), "channel": bot.general(), "command": "import",
        "options": { "game": answer["attachment"] },
    });
    let request = tokio::spawn(bot.http.post(format!("{base}/command")).json(&call).send());
    let interaction = bot.interaction().await;
    let file = &interaction["data"]["resolved"]["attachments"][text(&answer["attachment"])];
    assert_eq!(file["filename"], "a game.dvn");
    assert_eq!(file["content_type"], "application/octet-stream");
    bot.answer(&interaction, public_message("thanks")).await;
    assert_eq!(request.await.unwrap().unwrap().status(), 200);
    let stranger = format!("{base}/upload?user=1&filename=x");
    assert_eq!(bot.http.post(stranger).body(GAME).send().await.unwrap().status(), 400);
}

#[tokio::test]
async fn a_file_option_needs_an_uploaded_file_within_the_size_limit() {
    let bot = RawBot::start().await;
    bot.register_import().await;
    let refused = |call: &CommandCall| bot.playground.invoke(call).err().unwrap();
    assert_eq!(refused(&bot.import()), Refused::OptionRequired("game".into()));
    let unknown = refused(&bot.import().option("game", "123"));
    assert!(matches!(unknown, Refused::BadValue { .. }), "{unknown}");
    let huge = refused(&bot.import().attachment("game", "game.txt", vec![b' '; (10 << 20) + 1]));
    assert_eq!(huge, Refused::Unknown("Request entity too large".into()));
}

#[tokio::test]
async fn a_text_file_from_the_bot_opens_in_the_browser() {
    let bot = RawBot::start().await;
    let path = format!("/channels/{}/messages", bot.general());
    let (status, message) =
        bot.send_files(Method::POST, &path, json!({ "content": "x" }), &[(0, GAME)]).await;
    assert_eq!(status, 200, "{message}");
    let file = bot.fetch(&message["attachments"][0]["url"]).await;
    assert_eq!(file.headers()["content-disposition"], "inline");
    assert_eq!(file.headers()["content-type"], "text/plain; charset=utf-8");
    assert_eq!(file.text().await.unwrap(), GAME);
}

#[tokio::test]
async fn an_edit_keeps_only_the_attachments_that_it_lists() {
    let bot = RawBot::start().await;
    let path = format!("/channels/{}/messages", bot.general());
    let (_, before) =
        bot.send_files(Method::POST, &path, json!({ "content": "x" }), &[(0, GAME)]).await;
    let path = format!("{path}/{}", text(&before["id"]));
    let listed = json!({ "attachments": [{ "id": 0, "filename": "game.txt" }] });
    let (_, after) = bot.send_files(Method::PATCH, &path, listed, &[(0, "D3")]).await;
    let files = after["attachments"].as_array().unwrap();
    assert_eq!((files.len(), &files[0]["size"]), (1, &json!(2)));
    assert_eq!(bot.fetch(&before["attachments"][0]["url"]).await.status(), 404);
    let unlisted = json!({ "content": "x", "attachments": [] });
    let (_, bare) = bot.send_files(Method::PATCH, &path, unlisted, &[(0, GAME)]).await;
    assert_eq!(bare["attachments"], json!([]));
    let nothing = bot.patch(&path, json!({ "content": "" })).await;
    assert_eq!(refusal(nothing), (400, 50006));
}
