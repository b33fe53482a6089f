//! Advancing the playground's clock.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::raw_bot::{INTENTS, RawBot, patient, public_message, read, refusal};
use dvonn_playground::{Options, Playground, StartError};
use serde_json::json;

const DAY: Duration = Duration::from_hours(24);
const DAY_MS: u64 = 86_400_000;

fn machine_millis() -> u64 {
    let elapsed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    elapsed.as_millis().try_into().unwrap()
}

#[tokio::test]
async fn ids_and_timestamps_follow_the_clock() {
    let bot = RawBot::start().await;
    let before = machine_millis();
    bot.playground.advance(DAY).unwrap();
    let id = bot.playground.say(bot.ada(), bot.general(), "good morning").unwrap();
    let message = bot.playground.message(bot.general(), id).unwrap();
    let day_later = before + DAY_MS..=machine_millis() + DAY_MS;
    assert!(day_later.contains(&message.sent));
    assert!(day_later.contains(&((id.get() >> 22) + 1_420_070_400_000)));
}

#[tokio::test]
async fn watchers_of_the_clock_see_every_change() {
    let bot = RawBot::start().await;
    let mut ahead = bot.playground.clock_ahead();
    assert_eq!(*ahead.borrow_and_update(), Duration::ZERO);
    bot.playground.advance(DAY).unwrap();
    ahead.changed().await.unwrap();
    assert_eq!(*ahead.borrow_and_update(), DAY);
    bot.playground.advance(DAY).unwrap();
    assert_eq!(*ahead.borrow_and_update(), 2 * DAY);
}

#[tokio::test]
async fn the_clock_file_holds_the_time_for_other_processes() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("ahead");
    let options = Options { clock_file: Some(file.clone()), ..patient() };
    let bot = RawBot::start_with(options, INTENTS).await;
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "0\n");
    bot.playground.advance(DAY).unwrap();
    bot.playground.advance(Duration::from_secs(1)).unwrap();
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "86401\n");
}

#[tokio::test]
async fn a_playground_can_start_on_another_date() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("ahead");
    let options = Options { clock_ahead: DAY, clock_file: Some(file.clone()), ..patient() };
    let (before, bot) = (machine_millis(), RawBot::start_with(options, INTENTS).await);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "86400\n");
    let id = bot.playground.say(bot.ada(), bot.general(), "good morning").unwrap();
    assert!((id.get() >> 22) + 1_420_070_400_000 >= before + DAY_MS);
    let options = Options { clock_ahead: Duration::MAX, ..patient() };
    let refused = Playground::start(options).await.err().unwrap();
    assert!(matches!(refused, StartError::Clock(_)), "{refused}");
}

#[tokio::test]
async fn a_playground_does_not_start_without_its_clock_file() {
    let folder = tempfile::tempdir().unwrap();
    let options = Options { clock_file: Some(folder.path().join("none/ahead")), ..patient() };
    let refused = Playground::start(options).await.err().unwrap();
    assert!(matches!(refused, StartError::Clock(_)), "{refused}");
}

#[tokio::test]
async fn the_page_and_tests_advance_the_clock() {
    let bot = RawBot::start().await;
    let page = json!({ "user": bot.ada(), "advance_s": 3600 });
    assert_eq!(bot.act("api/clock", page).await, (200, json!({ "ahead_s": 3600 })));
    let further = bot.act("control/clock", json!({ "advance_s": 86_400 })).await;
    assert_eq!(further, (200, json!({ "ahead_s": 90_000 })));
    let clock = format!("{}/playground/control/clock", bot.playground.api_base());
    assert_eq!(read(bot.http.get(clock).send().await.unwrap()).await.1["ahead_s"], 90_000);
    assert_eq!(bot.view(bot.ada()).await["ahead_s"], 90_000);
    assert_eq!(bot.act("control/clock", json!({ "advance_s": u64::MAX })).await.0, 400);
    assert_eq!(bot.act("control/clock", json!({ "advance_s": -1 })).await.0, 400);
}

#[tokio::test]
async fn the_clock_expires_tokens_but_not_unanswered_interactions() {
    let mut bot = RawBot::start().await;
    bot.register_move().await;
    bot.playground.invoke(&bot.a_move()).unwrap();
    let interaction = bot.interaction().await;
    bot.playground.advance(DAY).unwrap();
    assert_eq!(bot.answer(&interaction, public_message("in time")).await.0, 204);
    let late = bot.post(&bot.webhook(&interaction), json!({ "content": "late" })).await;
    assert_eq!(refusal(late), (401, 50027));
}

#[tokio::test]
async fn a_silent_thread_is_archived_and_a_message_unarchives_it() {
    let mut bot = RawBot::start().await;
    let thread = bot.playground.create_thread(bot.ada(), bot.general(), "game").unwrap();
    let (half, message) = (DAY / 2, json!({ "content": "still here" }));
    bot.playground.advance(half).unwrap();
    let path = format!("/channels/{thread}/messages");
    assert_eq!(bot.post(&path, message.clone()).await.0, 200);
    bot.playground.advance(half).unwrap();
    let archived = async |bot: &RawBot| {
        bot.get(&format!("/channels/{thread}")).await.1["thread_metadata"]["archived"].clone()
    };
    assert_eq!(archived(&bot).await, false);
    bot.playground.advance(half).unwrap();
    assert_eq!(archived(&bot).await, true);
    let event = bot.gateway.event("THREAD_UPDATE").await;
    assert_eq!(event["thread_metadata"]["archived"], true);
    assert_eq!(bot.post(&path, message).await.0, 200);
    assert_eq!(archived(&bot).await, false);
}
