//! The page's protocol and the control protocol.

use std::time::Duration;

use crate::raw_bot::{Gateway, INTENTS, RawBot, button, patient, public_message, read, text};
use dvonn_playground::{
    GatewayDrop, Options, Playground, UserId, Welcome, WelcomeAction, WelcomePicture,
};
use serde_json::{Value, json};

impl RawBot {
    pub(crate) async fn act(&self, what: &str, body: Value) -> (u16, Value) {
        let url = format!("{}/playground/{what}", self.playground.api_base());
        read(self.http.post(url).json(&body).send().await.unwrap()).await
    }

    pub(crate) async fn view(&self, user: UserId) -> Value {
        let url = format!("{}/playground/api/state?user={user}", self.playground.api_base());
        read(self.http.get(url).send().await.unwrap()).await.1
    }

    async fn state(&self) -> Value {
        self.view(self.ada()).await["bot"]["state"].clone()
    }

    fn call(&self) -> Value {
        json!({
            "user": self.ada(), "channel": self.general(), "command": "move",
            "options": { "ply": "D3F3" },
        })
    }
}

#[tokio::test]
async fn the_page_and_its_files_are_served_with_a_strict_policy() {
    let bot = RawBot::start().await;
    let page = bot.http.get(bot.playground.api_base()).send().await.unwrap();
    let policy = page.headers()["content-security-policy"].to_str().unwrap().to_owned();
    assert!(policy.starts_with("default-src 'self'"));
    let html = page.text().await.unwrap();
    let sources = html.split(['"', '\'']).filter(|part| part.starts_with("/playground/page/"));
    let sources: Vec<_> = sources.collect();
    assert!(!sources.is_empty());
    for source in sources {
        let url = format!("{}{source}", bot.playground.api_base());
        assert_eq!(bot.http.get(url).send().await.unwrap().status(), 200, "{source}");
    }
}

#[tokio::test]
async fn the_embedding_program_provides_the_welcome() {
    let picture = WelcomePicture { png: b"picture", alt: "A coin" };
    let toss = WelcomeAction {
        label: "Toss with {other}",
        command: "coin toss",
        options: [("opponent", "{other}")].into(),
    };
    let welcome =
        Welcome { title: "Coins", text: "Toss one.", picture: Some(picture), actions: vec![toss] };
    let options = Options { welcome: Some(welcome), ..patient() };
    let playground = Playground::start(options).await.unwrap();
    let http = reqwest::Client::new();
    let get = |path: &str| http.get(format!("{}{path}", playground.api_base())).send();
    let (_, view) = read(get("/playground/api/state").await.unwrap()).await;
    let shown = &view["welcome"];
    assert_eq!((&shown["title"], &shown["text"]), (&json!("Coins"), &json!("Toss one.")));
    assert_eq!(shown["picture"]["alt"], "A coin");
    assert_eq!(
        shown["actions"],
        json!([{
            "label": "Toss with {other}", "command": "coin toss", "options": { "opponent": "{other}" },
        }])
    );
    let served = get(shown["picture"]["url"].as_str().unwrap()).await.unwrap();
    assert_eq!(served.headers()["content-type"], "image/png");
    assert_eq!(served.bytes().await.unwrap(), "picture");
}

#[tokio::test]
async fn the_stream_shows_the_view_at_once_and_after_changes() {
    let bot = RawBot::start().await;
    let url = format!("{}/playground/api/events?user={}", bot.playground.api_base(), bot.ada());
    let mut stream = bot.http.get(url).send().await.unwrap();
    let mut seen = String::new();
    while !seen.contains("general") {
        seen.push_str(std::str::from_utf8(&stream.chunk().await.unwrap().unwrap()).unwrap());
    }
    assert!(seen.starts_with("event: state\ndata: {"));
    bot.playground.say(bot.ben(), bot.general(), "hello Ada").unwrap();
    while !seen.contains("hello Ada") {
        seen.push_str(std::str::from_utf8(&stream.chunk().await.unwrap().unwrap()).unwrap());
    }
    let nobody = format!("{}/playground/api/events?user=1", bot.playground.api_base());
    assert_eq!(bot.http.get(nobody).send().await.unwrap().status(), 404);
}

#[tokio::test]
async fn the_view_says_whether_the_bot_is_starting_online_or_offline() {
    let playground = Playground::start(patient()).await.unwrap();
    let gateway = Gateway::identify(&playground, INTENTS).await;
    let bot = RawBot { playground, http: reqwest::Client::new(), gateway };
    assert_eq!(bot.state().await, "starting");
    bot.register_move().await;
    assert_eq!(bot.state().await, "online");
    bot.playground.drop_gateway(GatewayDrop::Cut);
    assert_eq!(bot.state().await, "offline");
}

#[tokio::test]
async fn an_open_page_shows_why_the_bot_failed() {
    let playground = Playground::start(patient()).await.unwrap();
    let url = format!("{}/playground/api/events", playground.api_base());
    let mut stream = reqwest::get(url).await.unwrap();
    stream.chunk().await.unwrap().unwrap();
    playground.report_bot_failure("the database is locked");
    playground.shutdown().await;
    let mut seen = String::new();
    while let Some(chunk) = stream.chunk().await.unwrap() {
        seen.push_str(std::str::from_utf8(&chunk).unwrap());
    }
    assert!(seen.contains(r#""failure":"the database is locked","state":"failed""#), "{seen}");
}

#[tokio::test]
async fn a_command_from_the_page_returns_its_outcome() {
    let mut bot = RawBot::start().await;
    bot.register_move().await;
    let call = bot.call();
    let page = bot.playground.api_base();
    let request = bot.http.post(format!("{page}/playground/api/command")).json(&call).send();
    let request = tokio::spawn(request);
    let interaction = bot.interaction().await;
    assert_eq!(bot.view(bot.ada()).await["pending"][0]["state"], "waiting");
    bot.answer(&interaction, public_message("done")).await;
    let (status, outcome) = read(request.await.unwrap().unwrap()).await;
    assert_eq!((status, &outcome["answer"]), (200, &json!("message")));
    let view = bot.view(bot.ben()).await;
    let message = &view["channels"][0]["messages"][0];
    assert_eq!(message["id"], outcome["message"]);
    assert_eq!(
        message["command"],
        json!({
            "user": { "id": bot.ada(), "name": "Ada" }, "text": "/move",
        })
    );
    let (status, error) = bot.act("api/command", json!({ "user": bot.ada() })).await;
    assert_eq!(status, 400);
    assert!(error["error"].is_string());
}

#[tokio::test]
async fn an_unanswered_command_leaves_an_ephemeral_line_that_can_be_dismissed() {
    let options = Options { answer_within: Duration::from_millis(20), ..Options::on_free_port() };
    let bot = RawBot::start_with(options, crate::raw_bot::INTENTS).await;
    bot.register_move().await;
    let (_, outcome) = bot.act("api/command", bot.call()).await;
    assert_eq!(outcome["failed"], "The application did not respond");
    let view = bot.view(bot.ada()).await;
    let line = &view["channels"][0]["messages"][0];
    assert_eq!((&line["state"], &line["ephemeral"]), (&json!("failed"), &json!(true)));
    assert_eq!(bot.view(bot.ben()).await["channels"][0]["messages"], json!([]));
    let deletion = json!({ "user": bot.ada(), "channel": bot.general(), "message": line["id"] });
    assert_eq!(bot.act("api/message-delete", deletion).await.0, 200);
    assert_eq!(bot.view(bot.ada()).await["channels"][0]["messages"], json!([]));
}

#[tokio::test]
async fn an_unanswered_click_shows_as_failed_until_the_next_click() {
    let options = Options { answer_within: Duration::from_millis(20), ..Options::on_free_port() };
    let bot = RawBot::start_with(options, crate::raw_bot::INTENTS).await;
    let path = format!("/channels/{}/messages", bot.general());
    let (_, message) =
        bot.post(&path, json!({ "content": "x", "components": button("go", false) })).await;
    let click = json!({
        "user": bot.ada(), "channel": bot.general(), "message": message["id"], "custom_id": "go",
    });
    let (_, outcome) = bot.act("api/component", click.clone()).await;
    assert_eq!(outcome["failed"], "This interaction failed");
    let pending = &bot.view(bot.ada()).await["pending"];
    assert_eq!(pending[0]["state"], "failed");
    bot.act("api/component", click).await;
    assert_eq!(bot.view(bot.ada()).await["pending"].as_array().unwrap().len(), 1);
    let unknown = json!({
        "user": bot.ada(), "channel": bot.general(), "message": message["id"], "custom_id": "no",
    });
    assert_eq!(bot.act("api/component", unknown).await.0, 400);
}

#[tokio::test]
async fn people_create_channels_threads_and_messages() {
    let bot = RawBot::start().await;
    let (ada, general) = (bot.ada(), bot.general());
    let create = json!({ "user": ada, "action": "create", "name": "second" });
    let channel = bot.act("api/channel", create).await.1["channel"].clone();
    let create = json!({ "user": ada, "action": "create", "name": "game", "parent": channel });
    let thread = bot.act("api/channel", create).await.1["channel"].clone();
    let said = json!({ "user": ada, "channel": thread, "content": "hi <@1>" });
    assert_eq!(bot.act("api/message", said).await.0, 200);
    let archive = json!({ "user": ada, "action": "archive", "channel": thread });
    assert_eq!(bot.act("api/channel", archive).await.0, 200);
    let view = bot.view(ada).await;
    let names: Vec<&str> =
        view["channels"].as_array().unwrap().iter().map(|place| text(&place["name"])).collect();
    assert_eq!(names, ["general", "second", "game"]);
    assert_eq!(
        (&view["channels"][2]["parent"], &view["channels"][2]["archived"]),
        (&channel, &json!(true))
    );
    let deny = json!({ "user": ada, "channel": general, "deny": ["ATTACH_FILES"] });
    assert_eq!(bot.act("api/permissions", deny).await.0, 200);
    assert_eq!(bot.view(ada).await["channels"][0]["bot_lacks"], json!(["ATTACH_FILES"]));
    let leave = json!({ "user": ada, "here": false });
    assert_eq!(bot.act("api/member", leave).await.0, 200);
    assert_eq!(bot.view(ada).await["channels"], json!([]));
    let said = json!({ "user": ada, "channel": general, "content": "hi" });
    assert_eq!(bot.act("api/message", said).await.0, 400);
}

#[tokio::test]
async fn people_are_added_on_the_page_and_their_names_are_checked() {
    let options = Options { privileged_intents: true, ..patient() };
    let mut bot = RawBot::start_with(options, INTENTS | 1 << 1).await;
    let ada = bot.ada();
    let (status, new) = bot.act("api/person", json!({ "user": ada, "name": " Dora K " })).await;
    assert_eq!(status, 200, "{new}");
    let joined = bot.gateway.event("GUILD_MEMBER_ADD").await;
    assert_eq!(joined["user"]["id"], new["user"]);
    let view = bot.view(ada).await;
    let dora = view["users"].as_array().unwrap().last().unwrap().clone();
    assert_eq!((&dora["id"], &dora["here"]), (&new["user"], &json!(true)));
    assert_eq!((text(&dora["name"]), text(&dora["username"])), ("Dora K", "dora_k"));
    for name in ["dora k", " ", &"x".repeat(33)] {
        let (status, _) = bot.act("api/person", json!({ "user": ada, "name": name })).await;
        assert_eq!(status, 400, "{name}");
    }
    assert_eq!(bot.playground.users().len(), 3);
}

#[tokio::test]
async fn another_process_controls_the_playground() {
    let bot = RawBot::start().await;
    let base = format!("{}/playground/control", bot.playground.api_base());
    let (_, world) = read(bot.http.get(format!("{base}/world")).send().await.unwrap()).await;
    assert_eq!(world["users"].as_array().unwrap().len(), 2);
    let (_, made) = bot.act("control/user", json!({ "username": "eve" })).await;
    assert_eq!(made["user"], bot.playground.users()[2].to_string());
    let install = json!({ "user": bot.ada(), "installed": true });
    assert_eq!(bot.act("control/install", install).await.0, 200);
    assert_eq!(bot.view(bot.ada()).await["users"][1]["installed"], true);
    let people = json!({ "people": bot.playground.users() });
    let (_, made) = bot.act("control/private-channel", people).await;
    assert_eq!(made["channel"], json!(bot.playground.channels().pop()));
    let elsewhere = json!({ "name": "Elsewhere", "bot": false });
    assert_eq!(bot.act("control/guild", elsewhere).await.0, 200);
    assert_eq!(bot.get("/users/@me/guilds").await.1.as_array().unwrap().len(), 1);
    bot.playground.clear_journal();
    let fault = json!({ "path": "/users/@me", "effect": { "status": 500 } });
    assert_eq!(bot.act("control/fault", fault).await.0, 200);
    assert_eq!(bot.get("/users/@me").await.0, 500);
    bot.playground.say(bot.ada(), bot.general(), "hello").unwrap();
    let wanted = json!({ "channel": bot.general(), "contains": "ell", "author": bot.ada() });
    assert_eq!(bot.act("control/wait-for-message", wanted).await.1["content"], "hello");
    let wanted = json!({ "channel": bot.general(), "contains": "bye", "within_ms": 1 });
    assert_eq!(bot.act("control/wait-for-message", wanted).await.0, 408);
    let journal = read(bot.http.get(format!("{base}/journal")).send().await.unwrap()).await.1;
    assert_eq!((&journal[0]["path"], &journal[0]["faulted"]), (&json!("/users/@me"), &json!(true)));
    assert_eq!(bot.act("control/drop-gateway", json!({ "how": "cut" })).await.0, 200);
    assert!(!bot.playground.bot_connected());
}
