//! Fault injection, wrong tokens and the rate limit.

use crate::raw_bot::{INTENTS, RawBot, read, refusal};
use dvonn_playground::{Effect, Fault, Options, Playground, StartError};
use reqwest::Method;
use serde_json::json;

fn post_path(bot: &RawBot) -> String {
    format!("/channels/{}/messages", bot.general())
}

#[tokio::test]
async fn a_request_without_the_token_is_unauthorized() {
    let bot = RawBot::start().await;
    let url = format!("{}/api/v10/users/@me", bot.playground.api_base());
    let wrong = bot.http.get(url).header("authorization", "Bot wrong").send().await.unwrap();
    let (status, body) = read(wrong).await;
    assert_eq!((status, body), (401, json!({ "message": "401: Unauthorized", "code": 0 })));
    let url = format!("{}/api/v10/gateway", bot.playground.api_base());
    assert_eq!(bot.http.get(url).send().await.unwrap().status(), 200);
}

#[tokio::test]
async fn a_server_error_comes_before_or_after_the_request_is_carried_out() {
    let bot = RawBot::start().await;
    let body = json!({ "content": "x" });
    let fault = Fault::new("POST", "/channels/*/messages", Effect::Status(502));
    bot.playground.add_fault(fault.clone());
    assert_eq!(bot.post(&post_path(&bot), body.clone()).await.0, 502);
    assert_eq!(bot.playground.messages(bot.general()).len(), 0);
    bot.playground.add_fault(fault.after_performing());
    assert_eq!(bot.post(&post_path(&bot), body.clone()).await.0, 502);
    assert_eq!(bot.playground.messages(bot.general()).len(), 1);
    assert_eq!(bot.post(&post_path(&bot), body).await.0, 200);
    assert_eq!(bot.playground.broken_limits().len(), 0);
}

#[tokio::test]
async fn a_rate_limit_says_when_to_retry() {
    let bot = RawBot::start().await;
    bot.playground.add_fault(Fault::new("POST", "/channels/**", Effect::RateLimited(1.5)));
    let request = bot.to(Method::POST, &post_path(&bot)).json(&json!({ "content": "x" }));
    let response = request.send().await.unwrap();
    assert_eq!(response.headers()["retry-after"], "2");
    let (status, body) = read(response).await;
    assert_eq!((status, &body["retry_after"], &body["global"]), (429, &json!(1.5), &json!(false)));
}

#[tokio::test]
async fn too_many_edits_of_old_messages_are_refused_with_the_time_to_wait() {
    let bot = RawBot::start().await;
    let (_, message) = bot.post(&post_path(&bot), json!({ "content": "x" })).await;
    let path = format!("{}/{}", post_path(&bot), message["id"].as_str().unwrap());
    let fault = Fault::new("PATCH", "/channels/*/messages/*", Effect::TooManyEdits(299.5));
    bot.playground.add_fault(fault);
    let edit = || bot.to(Method::PATCH, &path).json(&json!({ "content": "y" }));
    let response = edit().send().await.unwrap();
    assert_eq!(response.headers()["retry-after"], "300");
    let (status, body) = read(response).await;
    assert_eq!((status, &body["code"], &body["retry_after"]), (429, &json!(30046), &json!(299.5)));
    assert_eq!(edit().send().await.unwrap().status(), 200);
}

#[tokio::test]
async fn a_dropped_connection_gives_no_answer() {
    let bot = RawBot::start().await;
    let drop = Fault::new("POST", "/channels/*/messages", Effect::Drop).after_performing();
    bot.playground.add_fault(drop);
    let request = bot.to(Method::POST, &post_path(&bot)).json(&json!({ "content": "x" }));
    assert!(request.send().await.is_err());
    assert_eq!(bot.playground.messages(bot.general()).len(), 1);
    assert_eq!(bot.playground.journal().last().unwrap().status, 0);
}

#[tokio::test]
async fn an_unreadable_answer_is_a_success() {
    let bot = RawBot::start().await;
    let unreadable = Fault::new("POST", "/channels/*/messages", Effect::Unreadable);
    bot.playground.add_fault(unreadable);
    let request = bot.to(Method::POST, &post_path(&bot)).json(&json!({ "content": "x" }));
    let response = request.send().await.unwrap();
    assert_eq!(response.status(), 200);
    assert!(response.json::<serde_json::Value>().await.is_err());
    assert_eq!(bot.playground.messages(bot.general()).len(), 1);
}

#[tokio::test]
async fn too_many_requests_are_rate_limited() {
    let options = Options { requests_per_second: Some(3), ..Options::on_free_port() };
    let bot = RawBot::start_with(options, INTENTS).await;
    let mut refused = None;
    for _ in 0..50 {
        let answer = bot.get("/users/@me").await;
        if answer.0 == 429 {
            refused = Some(answer.1);
            break;
        }
    }
    assert_eq!(refused.unwrap()["global"], true);
    let unpaced = bot.post("/interactions/1/x/callback", json!({})).await;
    assert_eq!(refusal(unpaced), (404, 10062));
}

#[tokio::test]
async fn every_answer_has_rate_limit_headers() {
    let bot = RawBot::start().await;
    let response = bot.to(Method::GET, "/users/@me").send().await.unwrap();
    for name in ["limit", "remaining", "reset", "reset-after", "bucket"] {
        assert!(response.headers().contains_key(format!("x-ratelimit-{name}")), "{name}");
    }
}

#[tokio::test]
async fn a_body_that_is_not_json_is_refused() {
    let bot = RawBot::start().await;
    let request = bot.to(Method::POST, &post_path(&bot)).body("{");
    assert_eq!(refusal(read(request.send().await.unwrap()).await), (400, 50109));
}

#[tokio::test]
async fn a_port_in_use_is_reported() {
    let first = Playground::start(Options::on_free_port()).await.unwrap();
    let options = Options { listen: first.addr(), ..Options::default() };
    let second = Playground::start(options.clone()).await;
    assert!(matches!(second, Err(StartError::PortInUse(address)) if address == first.addr()));
    first.shutdown().await;
    assert!(Playground::start(options).await.is_ok());
}
