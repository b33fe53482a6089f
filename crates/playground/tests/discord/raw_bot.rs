//! A hand-written bot, which sends the playground exactly what a test wants over real sockets.

use std::time::Duration;

use dvonn_playground::{ChannelId, CommandCall, Options, Playground, UserId};
use futures::{SinkExt, StreamExt};
use reqwest::{Method, RequestBuilder, Response};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Intents for guilds, their messages and direct messages.
pub(crate) const INTENTS: u64 = 1 | 1 << 9 | 1 << 12;

pub(crate) type Socket = WebSocketStream<MaybeTlsStream<tokio::net::TcpStream>>;

/// A playground and a bot that is connected to it.
pub(crate) struct RawBot {
    pub(crate) playground: Playground,
    pub(crate) http: reqwest::Client,
    pub(crate) gateway: Gateway,
}

/// A connection to the gateway.
pub(crate) struct Gateway {
    pub(crate) socket: Socket,
    pub(crate) session: String,
    pub(crate) sequence: u64,
}

impl Gateway {
    /// Opens a connection and reads HELLO.
    pub(crate) async fn open(playground: &Playground) -> Self {
        let url = format!("ws://{}/gateway?v=10&encoding=json", playground.addr());
        let (socket, _) = connect_async(url).await.unwrap();
        let mut gateway = Self { socket, session: String::new(), sequence: 0 };
        assert_eq!(gateway.receive().await["op"], 10);
        gateway
    }

    /// Opens a connection and identifies.
    pub(crate) async fn identify(playground: &Playground, intents: u64) -> Self {
        let mut gateway = Self::open(playground).await;
        let token = playground.token();
        gateway.send(2, json!({ "token": token, "intents": intents, "properties": {} })).await;
        let ready = gateway.event("READY").await;
        ready["session_id"].as_str().unwrap().clone_into(&mut gateway.session);
        gateway
    }

    pub(crate) async fn send(&mut self, op: u8, data: Value) {
        let text = json!({ "op": op, "d": data }).to_string();
        self.socket.send(Frame::text(text)).await.unwrap();
    }

    /// The next payload. The connection must be open.
    pub(crate) async fn receive(&mut self) -> Value {
        match self.socket.next().await.unwrap().unwrap() {
            Frame::Text(text) => {
                let payload: Value = serde_json::from_str(&text).unwrap();
                self.sequence = payload["s"].as_u64().unwrap_or(self.sequence);
                payload
            }
            other => panic!("not a text: {other:?}"),
        }
    }

    /// The close code of the connection; `None` if it breaks without one.
    pub(crate) async fn close_code(&mut self) -> Option<u16> {
        loop {
            match self.socket.next().await {
                Some(Ok(Frame::Close(frame))) => return frame.map(|frame| frame.code.into()),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }

    /// The data of the next event of this name. Other events are skipped.
    pub(crate) async fn event(&mut self, name: &str) -> Value {
        loop {
            let payload = self.receive().await;
            if payload["t"] == name {
                return payload["d"].clone();
            }
        }
    }
}

impl RawBot {
    pub(crate) async fn start() -> Self {
        Self::start_with(patient(), INTENTS).await
    }

    pub(crate) async fn start_with(options: Options, intents: u64) -> Self {
        let playground = Playground::start(options).await.unwrap();
        let gateway = Gateway::identify(&playground, intents).await;
        Self { playground, http: reqwest::Client::new(), gateway }
    }

    /// The first person.
    pub(crate) fn ada(&self) -> UserId {
        self.playground.users()[0]
    }

    /// The second person.
    pub(crate) fn ben(&self) -> UserId {
        self.playground.users()[1]
    }

    /// The first channel.
    pub(crate) fn general(&self) -> ChannelId {
        self.playground.channels()[0]
    }

    pub(crate) fn to(&self, method: Method, path: &str) -> RequestBuilder {
        let url = format!("{}/api/v10{path}", self.playground.api_base());
        let token = format!("Bot {}", self.playground.token());
        self.http.request(method, url).header("authorization", token)
    }

    pub(crate) async fn send(&self, method: Method, path: &str, body: Value) -> (u16, Value) {
        read(self.to(method, path).json(&body).send().await.unwrap()).await
    }

    pub(crate) async fn get(&self, path: &str) -> (u16, Value) {
        read(self.to(Method::GET, path).send().await.unwrap()).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> (u16, Value) {
        self.send(Method::POST, path, body).await
    }

    pub(crate) async fn patch(&self, path: &str, body: Value) -> (u16, Value) {
        self.send(Method::PATCH, path, body).await
    }

    pub(crate) async fn delete(&self, path: &str) -> (u16, Value) {
        read(self.to(Method::DELETE, path).send().await.unwrap()).await
    }

    /// Registers `/move` with a string option `ply` that has autocomplete and a number `count` from
    /// 1 to 3.
    pub(crate) async fn register_move(&self) {
        let path = format!("/applications/{}/commands", self.playground.bot());
        let command = json!([{
            "name": "move", "description": "Move a stack", "options": [
                { "type": 3, "name": "ply", "description": "From and to", "required": true,
                  "autocomplete": true },
                { "type": 4, "name": "count", "description": "How often", "min_value": 1,
                  "max_value": 3 },
                { "type": 6, "name": "whom", "description": "A person" },
                { "type": 7, "name": "where", "description": "A channel, no thread",
                  "channel_types": [0, 5] },
            ],
        }]);
        let (status, answer) = self.send(Method::PUT, &path, command).await;
        assert_eq!(status, 200, "{answer}");
    }

    /// `/move ply:D3F3` by the first person in the first channel.
    pub(crate) fn a_move(&self) -> CommandCall {
        CommandCall::new(self.ada(), self.general(), "move").option("ply", "D3F3")
    }

    /// The next interaction from the gateway.
    pub(crate) async fn interaction(&mut self) -> Value {
        self.gateway.event("INTERACTION_CREATE").await
    }

    pub(crate) async fn answer(&self, interaction: &Value, body: Value) -> (u16, Value) {
        self.post(&callback_path(interaction), body).await
    }

    /// The path of follow-ups to an interaction.
    pub(crate) fn webhook(&self, interaction: &Value) -> String {
        format!("/webhooks/{}/{}", self.playground.bot(), text(&interaction["token"]))
    }
}

/// Options for machines busy or quick: answers may take half a minute, and there is no limit of requests
/// a second, which a test could reach on a quick machine alone.
pub(crate) fn patient() -> Options {
    Options {
        answer_within: Duration::from_secs(30),
        requests_per_second: None,
        ..Options::on_free_port()
    }
}

pub(crate) fn callback_path(interaction: &Value) -> String {
    format!("/interactions/{}/{}/callback", text(&interaction["id"]), text(&interaction["token"]))
}

/// An answer with a public message.
pub(crate) fn public_message(content: &str) -> Value {
    json!({ "type": 4, "data": { "content": content } })
}

/// An answer with an ephemeral message.
pub(crate) fn ephemeral_message(content: &str) -> Value {
    json!({ "type": 4, "data": { "content": content, "flags": 64 } })
}

/// A row with one button.
pub(crate) fn button(custom_id: &str, disabled: bool) -> Value {
    json!([{ "type": 1, "components": [
        { "type": 2, "style": 1, "label": "Go", "custom_id": custom_id, "disabled": disabled },
    ] }])
}

pub(crate) fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

pub(crate) async fn read(response: Response) -> (u16, Value) {
    let status = response.status().as_u16();
    let bytes = response.bytes().await.unwrap();
    (status, serde_json::from_slice(&bytes).unwrap_or_default())
}

/// The status and code of a refusal.
pub(crate) fn refusal((status, body): (u16, Value)) -> (u16, u64) {
    (status, body["code"].as_u64().unwrap_or_else(|| panic!("no refusal: {status} {body}")))
}
