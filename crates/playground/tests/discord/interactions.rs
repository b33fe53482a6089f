//! Interactions and their answers.

use std::time::Duration;

use crate::raw_bot::{
    RawBot, button, callback_path, ephemeral_message, public_message, refusal, text,
};
use dvonn_playground::{Callback, Click, CommandCall, NewUser, NoReply, Options, Refused};
use serde_json::json;

const TIMEOUT: Duration = dvonn_playground::deadline(20);

#[tokio::test]
async fn an_answer_in_time_posts_a_message() {
    let mut bot = RawBot::start().await;
    bot.register_move().await;
    let invocation = bot.playground.invoke(&bot.a_move()).unwrap();
    let interaction = bot.interaction().await;
    assert_eq!(interaction["data"]["options"][0]["value"], "D3F3");
    assert_eq!(bot.answer(&interaction, public_message("done")).await.0, 204);
    let outcome = invocation.answer().await;
    assert_eq!(outcome.answer, Some(Callback::Message));
    let message = invocation.reply(TIMEOUT).await.unwrap();
    assert_eq!((message.content.as_str(), Some(message.id)), ("done", outcome.message));
    assert_eq!(bot.playground.latencies().len(), 1);
}

#[tokio::test]
async fn a_late_answer_is_refused() {
    let options = Options { answer_within: Duration::from_millis(20), ..Options::on_free_port() };
    let mut bot = RawBot::start_with(options, crate::raw_bot::INTENTS).await;
    bot.register_move().await;
    let invocation = bot.playground.invoke(&bot.a_move()).unwrap();
    let interaction = bot.interaction().await;
    let outcome = invocation.answer().await;
    assert_eq!(outcome.failed, Some("The application did not respond"));
    let late = bot.answer(&interaction, public_message("late")).await;
    assert_eq!(refusal(late), (404, 10062));
    assert_eq!(bot.playground.broken_limits().len(), 1);
    let nothing = invocation.reply(TIMEOUT).await.unwrap_err();
    assert_eq!(nothing, NoReply::Failed("The application did not respond"));
}

#[tokio::test]
async fn a_second_answer_is_refused() {
    let mut bot = RawBot::start().await;
    bot.register_move().await;
    bot.playground.invoke(&bot.a_move()).unwrap();
    let interaction = bot.interaction().await;
    assert_eq!(bot.answer(&interaction, public_message("one")).await.0, 204);
    assert_eq!(refusal(bot.answer(&interaction, public_message("two")).await), (400, 40060));
    assert_eq!(bot.playground.messages(bot.general()).len(), 1);
}

#[tokio::test]
async fn a_wrong_token_is_refused() {
    let mut bot = RawBot::start().await;
    bot.register_move().await;
    bot.playground.invoke(&bot.a_move()).unwrap();
    let mut interaction = bot.interaction().await;
    interaction["token"] = json!("guess");
    assert_eq!(refusal(bot.answer(&interaction, public_message("hi")).await), (404, 10062));
    assert_eq!(refusal(bot.post(&bot.webhook(&interaction), json!({})).await), (404, 10015));
}

#[tokio::test]
async fn an_answer_that_breaks_a_limit_can_be_corrected() {
    let mut bot = RawBot::start().await;
    bot.register_move().await;
    bot.playground.invoke(&bot.a_move()).unwrap();
    let interaction = bot.interaction().await;
    let long = bot.answer(&interaction, public_message(&"x".repeat(2001))).await;
    assert_eq!(refusal(long), (400, 50035));
    let update = bot.answer(&interaction, json!({ "type": 7, "data": {} })).await;
    assert_eq!(refusal(update), (400, 50035));
    assert_eq!(bot.answer(&interaction, public_message("short")).await.0, 204);
    assert_eq!(bot.playground.broken_limits().len(), 2);
}

#[tokio::test]
async fn with_response_returns_the_message() {
    let mut bot = RawBot::start().await;
    bot.register_move().await;
    bot.playground.invoke(&bot.a_move()).unwrap();
    let interaction = bot.interaction().await;
    let path = format!("{}?with_response=true", callback_path(&interaction));
    let (status, answer) = bot.post(&path, ephemeral_message("hidden")).await;
    assert_eq!(status, 200);
    assert_eq!(answer["interaction"]["response_message_ephemeral"], true);
    assert_eq!(answer["resource"]["message"]["content"], "hidden");
}

#[tokio::test]
async fn only_its_user_sees_an_ephemeral_answer() {
    let mut bot = RawBot::start().await;
    bot.register_move().await;
    let invocation = bot.playground.invoke(&bot.a_move()).unwrap();
    let interaction = bot.interaction().await;
    let mut answer = ephemeral_message("hidden");
    answer["data"]["components"] = button("go", false);
    assert_eq!(bot.answer(&interaction, answer).await.0, 204);
    let message = invocation.reply(TIMEOUT).await.unwrap();
    assert_eq!(message.visible_to, Some(bot.ada()));
    let path = format!("/channels/{}/messages/{}", bot.general(), message.id);
    assert_eq!(refusal(bot.get(&path).await), (404, 10008));
    assert_eq!(refusal(bot.delete(&path).await), (404, 10008));
    let list = bot.get(&format!("/channels/{}/messages", bot.general())).await;
    assert_eq!(list, (200, json!([])));
    let click = Click::button(bot.ben(), bot.general(), message.id, "go").forced();
    assert_eq!(bot.playground.click(&click).err(), Some(Refused::NotThere));
    for (user, seen) in [(bot.ada(), 1), (bot.ben(), 0)] {
        let url = format!("{}/playground/api/state?user={user}", bot.playground.api_base());
        let view: serde_json::Value = bot.http.get(url).send().await.unwrap().json().await.unwrap();
        assert_eq!(view["channels"][0]["messages"].as_array().unwrap().len(), seen);
    }
}

#[tokio::test]
async fn a_public_follow_up_quotes_an_ephemeral_answer_only_to_its_user() {
    let mut bot = RawBot::start().await;
    bot.register_move().await;
    let invocation = bot.playground.invoke(&bot.a_move()).unwrap();
    let interaction = bot.interaction().await;
    assert_eq!(bot.answer(&interaction, ephemeral_message("hidden")).await.0, 204);
    invocation.answer().await;
    let path = bot.webhook(&interaction);
    assert_eq!(bot.post(&path, json!({ "content": "for all" })).await.0, 200);
    for (user, quoted) in [(bot.ada(), json!("hidden")), (bot.ben(), json!(null))] {
        let messages = bot.view(user).await["channels"][0]["messages"].clone();
        let last = messages.as_array().unwrap().last().unwrap();
        assert_eq!((&last["content"], &last["reply_to"]["content"]), (&json!("for all"), &quoted));
    }
}

#[tokio::test]
async fn the_first_follow_up_completes_a_deferred_answer() {
    let mut bot = RawBot::start().await;
    bot.register_move().await;
    let invocation = bot.playground.invoke(&bot.a_move()).unwrap();
    let interaction = bot.interaction().await;
    bot.answer(&interaction, json!({ "type": 5, "data": { "flags": 64 } })).await;
    assert_eq!(invocation.answer().await.answer, Some(Callback::Deferred));
    assert!(invocation.messages()[0].is_thinking());
    let hook = bot.webhook(&interaction);
    let (status, first) = bot.post(&hook, json!({ "content": "first" })).await;
    assert_eq!(status, 200);
    let (_, second) = bot.post(&hook, json!({ "content": "second" })).await;
    let original = bot.get(&format!("{hook}/messages/@original")).await.1;
    assert_eq!((&original["id"], &original["content"]), (&first["id"], &json!("first")));
    assert_ne!(second["id"], first["id"]);
    let messages = invocation.messages();
    let visible: Vec<_> = messages.iter().map(|message| message.visible_to).collect();
    assert_eq!(visible, [Some(bot.ada()), None]);
    assert_eq!(messages[0].edited, None);
}

#[tokio::test]
async fn follow_ups_are_edited_and_deleted_by_the_token() {
    let mut bot = RawBot::start().await;
    bot.register_move().await;
    bot.playground.invoke(&bot.a_move()).unwrap();
    let interaction = bot.interaction().await;
    bot.answer(&interaction, public_message("answer")).await;
    let hook = bot.webhook(&interaction);
    let follow_up = bot.post(&hook, json!({ "content": "more" })).await.1;
    let path = format!("{hook}/messages/{}", text(&follow_up["id"]));
    assert_eq!(bot.patch(&path, json!({ "content": "changed" })).await.1["content"], "changed");
    assert_eq!(refusal(bot.patch(&path, json!({ "content": "" })).await), (400, 50006));
    assert_eq!(bot.delete(&path).await.0, 204);
    assert_eq!(refusal(bot.get(&path).await), (404, 10008));
    let original = format!("{hook}/messages/@original");
    assert_eq!(bot.delete(&original).await.0, 204);
    assert_eq!(refusal(bot.patch(&original, json!({ "content": "x" })).await), (404, 10008));
}

#[tokio::test]
async fn follow_ups_need_an_answer_and_a_valid_token() {
    let mut bot = RawBot::start().await;
    bot.register_move().await;
    let invocation = bot.playground.invoke(&bot.a_move()).unwrap();
    let interaction = bot.interaction().await;
    let hook = bot.webhook(&interaction);
    let early = bot.post(&hook, json!({ "content": "early" })).await;
    assert_eq!(refusal(early), (404, 10015));
    bot.answer(&interaction, public_message("answer")).await;
    assert_eq!(bot.post(&hook, json!({ "content": "in time" })).await.0, 200);
    invocation.expire();
    let late = bot.post(&hook, json!({ "content": "late" })).await;
    assert_eq!(refusal(late), (401, 50027));
    let late = bot.patch(&format!("{hook}/messages/@original"), json!({ "content": "x" })).await;
    assert_eq!(refusal(late), (401, 50027));
}

#[tokio::test]
async fn a_click_updates_its_message_and_needs_an_enabled_component() {
    let mut bot = RawBot::start().await;
    let path = format!("/channels/{}/messages", bot.general());
    let board = json!({ "content": "board", "components": button("go", false) });
    let (_, message) = bot.post(&path, board).await;
    let id = text(&message["id"]).parse().unwrap();
    let click = Click::button(bot.ben(), bot.general(), id, "go");
    let invocation = bot.playground.click(&click).unwrap();
    let interaction = bot.interaction().await;
    assert_eq!(interaction["message"]["id"], message["id"]);
    assert_eq!(interaction["member"]["user"]["id"], bot.ben().to_string());
    let update = json!({ "type": 7, "data": { "components": button("go", true) } });
    bot.answer(&interaction, update).await;
    let outcome = invocation.answer().await;
    assert_eq!((outcome.answer, outcome.message), (Some(Callback::Update), Some(id)));
    let disabled = Refused::NoSuchComponent("go".into());
    assert_eq!(bot.playground.click(&click).err(), Some(disabled));
    let old_view = bot.playground.click(&click.forced()).unwrap();
    let interaction = bot.interaction().await;
    bot.answer(&interaction, json!({ "type": 6 })).await;
    assert_eq!(old_view.answer().await.answer, Some(Callback::DeferredUpdate));
    let hook = bot.webhook(&interaction);
    let original = bot.get(&format!("{hook}/messages/@original")).await.1;
    assert_eq!(original["id"], message["id"]);
    let private = json!({ "content": "only you", "flags": 64 });
    bot.post(&hook, private).await;
    assert_eq!(old_view.messages()[0].visible_to, Some(bot.ben()));
}

#[tokio::test]
async fn a_menu_allows_only_its_options() {
    let bot = RawBot::start().await;
    let menu = json!([{ "type": 1, "components": [{ "type": 3, "custom_id": "menu", "options": [
        { "label": "a", "value": "a" }, { "label": "b", "value": "b" },
    ] }] }]);
    let path = format!("/channels/{}/messages", bot.general());
    let (_, message) = bot.post(&path, json!({ "content": "choose", "components": menu })).await;
    let id = text(&message["id"]).parse().unwrap();
    let choose = |values: &[&str]| {
        let values = values.iter().copied();
        bot.playground.click(&Click::menu(bot.ada(), bot.general(), id, "menu", values)).err()
    };
    assert_eq!(choose(&["c"]), Some(Refused::BadChoice));
    assert_eq!(choose(&["a", "b"]), Some(Refused::BadChoice));
    assert_eq!(choose(&["b"]), None);
    let press = Click::button(bot.ada(), bot.general(), id, "menu");
    assert_eq!(bot.playground.click(&press).err(), Some(Refused::BadChoice));
}

#[tokio::test]
async fn a_menu_of_users_offers_all_members_and_sends_the_chosen_one_along() {
    let mut bot = RawBot::start().await;
    let menu = json!([{ "type": 1, "components": [{ "type": 5, "custom_id": "who" }] }]);
    let path = format!("/channels/{}/messages", bot.general());
    let (_, message) = bot.post(&path, json!({ "content": "choose", "components": menu })).await;
    let id = text(&message["id"]).parse().unwrap();
    let choose = |user: &str| Click::menu(bot.ada(), bot.general(), id, "who", [user]);
    assert_eq!(bot.playground.click(&choose("1")).err(), Some(Refused::BadChoice));
    let ben = bot.ben().to_string();
    let shown = bot.view(bot.ada()).await["channels"][0]["messages"][0].clone();
    let options = shown["components"][0]["components"][0]["options"].as_array().unwrap().clone();
    assert!(options.iter().any(|option| option["value"] == ben.as_str()), "{options:?}");
    bot.playground.click(&choose(&ben)).unwrap();
    let resolved = bot.interaction().await["data"]["resolved"].clone();
    assert_eq!(resolved["users"][&ben]["id"], ben.as_str());
    assert!(resolved["members"][&ben].is_object(), "{resolved}");
}

#[tokio::test]
async fn a_command_is_checked_before_it_is_sent() {
    let bot = RawBot::start().await;
    bot.register_move().await;
    let call = |name: &str| CommandCall::new(bot.ada(), bot.general(), name);
    let refused = |call: CommandCall| bot.playground.invoke(&call).err();
    assert_eq!(refused(call("fly")), Some(Refused::NoSuchCommand("fly".into())));
    assert_eq!(refused(call("move")), Some(Refused::OptionRequired("ply".into())));
    let unknown = bot.a_move().option("speed", 3);
    assert_eq!(refused(unknown), Some(Refused::NoSuchOption("speed".into())));
    let out_of_range = bot.a_move().option("count", 4);
    let bad = Refused::BadValue { option: "count".into(), value: "4".into() };
    assert_eq!(refused(out_of_range), Some(bad));
    assert_eq!(refused(bot.a_move().option("count", "2")), None);
    assert_eq!(refused(call("fly").forced()), None);
    bot.playground.leave(bot.playground.guild(), bot.ada()).unwrap();
    assert_eq!(refused(bot.a_move()), Some(Refused::NotThere));
}

#[tokio::test]
async fn users_in_options_are_resolved() {
    let mut bot = RawBot::start().await;
    bot.register_move().await;
    let awkward = NewUser { nick: Some("<@1> **x**".into()), ..NewUser::named("eve") };
    let eve = bot.playground.create_user(awkward);
    bot.playground.invoke(&bot.a_move().option("whom", eve.to_string())).unwrap();
    let resolved = bot.interaction().await["data"]["resolved"].clone();
    assert_eq!(resolved["users"][eve.to_string()]["username"], "eve");
    assert_eq!(resolved["members"][eve.to_string()]["nick"], "<@1> **x**");
}

#[tokio::test]
async fn a_channel_option_accepts_only_its_channel_types() {
    let mut bot = RawBot::start().await;
    bot.register_move().await;
    let (ada, general) = (bot.ada(), bot.general());
    let thread = bot.playground.create_thread(ada, general, "a game").unwrap();
    let refused = bot.playground.invoke(&bot.a_move().option("where", thread.to_string())).err();
    assert!(matches!(refused, Some(Refused::BadValue { .. })), "{refused:?}");
    bot.playground.invoke(&bot.a_move().option("where", general.to_string())).unwrap();
    let resolved = bot.interaction().await["data"]["resolved"].clone();
    assert_eq!(resolved["channels"][general.to_string()]["type"], 0);
}

#[tokio::test]
async fn autocomplete_returns_choices_and_no_message() {
    let mut bot = RawBot::start().await;
    bot.register_move().await;
    let invocation = bot.playground.autocomplete(&bot.a_move(), "ply").unwrap();
    let interaction = bot.interaction().await;
    assert_eq!(interaction["type"], 4);
    assert_eq!(interaction["data"]["options"][0]["focused"], true);
    assert_eq!(refusal(bot.answer(&interaction, public_message("no")).await), (400, 50035));
    let choices = json!({ "choices": [{ "name": "D3→F3", "value": "D3F3" }] });
    bot.answer(&interaction, json!({ "type": 8, "data": choices })).await;
    assert_eq!(invocation.answer().await.choices[0].name, "D3→F3");
    let silent = bot.playground.autocomplete(&bot.a_move(), "count").err();
    assert_eq!(silent, Some(Refused::NoSuchOption("count".into())));
}
