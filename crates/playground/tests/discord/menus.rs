//! Commands in the menus of users and messages.

use dvonn_playground::{Invocation, NewUser, Refused};
use reqwest::Method;
use serde_json::{Value, json};

use crate::raw_bot::{RawBot, ephemeral_message, public_message, read, text};

impl RawBot {
    /// Registers `Challenge` for users and `Import this` for messages, the latter not for the bot's
    /// direct messages.
    async fn register_menus(&self) {
        let path = format!("/applications/{}/commands", self.playground.bot());
        let commands = json!([
            { "type": 2, "name": "Challenge", "name_localizations": { "de": "Fordern" } },
            { "type": 3, "name": "Import this", "contexts": [0, 2] },
        ]);
        let (status, answer) = self.send(Method::PUT, &path, commands).await;
        assert_eq!(status, 200, "{answer}");
    }

    fn challenge_ben(&self) -> Result<Invocation, Refused> {
        self.playground.use_on_user(self.ada(), self.general(), "Challenge", self.ben())
    }
}

#[tokio::test]
async fn a_command_on_a_user_names_and_resolves_its_target() {
    let mut bot = RawBot::start().await;
    bot.register_menus().await;
    let invocation = bot.challenge_ben().unwrap();
    let interaction = bot.interaction().await;
    let (data, ben) = (&interaction["data"], bot.ben().to_string());
    assert_eq!((&interaction["type"], &data["type"]), (&json!(2), &json!(2)));
    assert_eq!((&data["name"], &data["target_id"]), (&json!("Challenge"), &json!(ben)));
    assert_eq!(data["resolved"]["users"][&ben]["username"], "ben");
    assert!(data["resolved"]["members"][&ben]["permissions"].is_string());
    assert!(data["id"].is_string() && data["options"].is_null());
    bot.answer(&interaction, public_message("challenged")).await;
    let answer = invocation.answer().await.message.unwrap();
    let path = format!("/channels/{}/messages/{answer}", bot.general());
    let message = bot.get(&path).await.1;
    assert_eq!(message["type"], 23);
    assert_eq!(message["interaction_metadata"]["target_user"]["id"], ben);
    let shown = &bot.view(bot.ben()).await["channels"][0]["messages"][0];
    assert_eq!(shown["command"]["text"], "Challenge");
}

#[tokio::test]
async fn a_command_on_a_message_sends_its_text_and_files() {
    let mut bot = RawBot::start().await;
    bot.register_menus().await;
    bot.playground.install(bot.ada()).unwrap();
    let private = bot.playground.open_private_channel(&[bot.ada(), bot.ben()]).unwrap();
    for channel in [bot.general(), private] {
        let said = bot.playground.say_with_file(bot.ben(), channel, "look", "game.txt", "a1 b2");
        let id = said.unwrap();
        let command = "Import this";
        let invocation = bot.playground.use_on_message(bot.ada(), channel, command, id).unwrap();
        let interaction = bot.interaction().await;
        let data = &interaction["data"];
        assert_eq!((&data["type"], &data["target_id"]), (&json!(3), &json!(id)));
        let message = &data["resolved"]["messages"][id.to_string()];
        assert_eq!(
            (&message["content"], &message["channel_id"]),
            (&json!("look"), &json!(channel))
        );
        assert_eq!(message["author"]["id"], bot.ben().to_string());
        let file = &message["attachments"][0];
        assert_eq!((&file["filename"], &file["size"]), (&json!("game.txt"), &json!(5)));
        let bytes = bot.http.get(text(&file["url"])).send().await.unwrap().bytes().await.unwrap();
        assert_eq!(&bytes[..], b"a1 b2");
        bot.answer(&interaction, public_message("imported")).await;
        let answer = invocation.answer().await.message.unwrap();
        assert_eq!(bot.playground.message(channel, answer).unwrap().reply_to, Some(id));
    }
}

#[tokio::test]
async fn a_menu_refuses_what_discord_would_not_offer() {
    let mut bot = RawBot::start().await;
    bot.register_menus().await;
    let (ada, ben, general) = (bot.ada(), bot.ben(), bot.general());
    let unknown = bot.playground.use_on_user(ada, general, "Import this", ben).err();
    assert_eq!(unknown, Some(Refused::NoSuchCommand("Import this".into())));
    let private = bot.playground.open_private_channel(&[ada, ben]).unwrap();
    let elsewhere = bot.playground.use_on_user(ada, private, "Challenge", ben).err();
    assert_eq!(elsewhere, Some(Refused::NotHere("Challenge".into())));
    let direct = bot.playground.open_direct_channel(ada).unwrap();
    let said = bot.playground.say(ada, direct, "a1 b2").unwrap();
    bot.challenge_ben().unwrap();
    let interaction = bot.interaction().await;
    bot.answer(&interaction, ephemeral_message("only you")).await;
    let hidden = bot.playground.messages(general)[0].id;
    let refused = |user, channel, message| {
        bot.playground.use_on_message(user, channel, "Import this", message).err()
    };
    assert_eq!(refused(ada, direct, said), Some(Refused::NotHere("Import this".into())));
    assert!(matches!(refused(ada, general, hidden), Some(Refused::NotAllowed(_))));
    assert_eq!(refused(ben, general, hidden), Some(Refused::NotThere));
    assert!(matches!(refused(ada, general, said), Some(Refused::Unknown(_))));
}

#[tokio::test]
async fn the_page_lists_and_uses_the_commands_of_menus() {
    let mut bot = RawBot::start().await;
    bot.register_menus().await;
    let cleo = bot.playground.create_user(NewUser::named("cleo"));
    let path = format!("/applications/{}/commands", bot.playground.bot());
    let slash = json!({ "name": "challenge", "description": "x" });
    assert_eq!(bot.post(&path, slash).await.0, 200);
    let install = json!({ "user": bot.ada(), "installed": true });
    assert_eq!(bot.act("api/member", install).await.0, 200);
    let listed = |view: &Value| {
        let menus = view["menu_commands"].as_array().unwrap().clone();
        menus
            .into_iter()
            .map(|one| (one["menu"].clone(), one["places"].clone()))
            .collect::<Vec<_>>()
    };
    let everywhere = (json!("user"), json!(["guild", "dm", "private"]));
    let expected = [everywhere, (json!("message"), json!(["guild", "private"]))];
    assert_eq!(listed(&bot.view(bot.ada()).await), expected);
    let expected = [(json!("user"), json!(["guild", "dm"])), (json!("message"), json!(["guild"]))];
    assert_eq!(listed(&bot.view(cleo).await), expected);
    let call = json!({
        "user": bot.ada(), "channel": bot.general(), "command": "Challenge", "target_user": cleo,
    });
    let url = format!("{}/playground/api/menu-command", bot.playground.api_base());
    let request = tokio::spawn(bot.http.post(url).json(&call).send());
    let interaction = bot.interaction().await;
    assert_eq!(interaction["data"]["target_id"], cleo.to_string());
    bot.answer(&interaction, public_message("challenged")).await;
    let (status, outcome) = read(request.await.unwrap().unwrap()).await;
    assert_eq!((status, &outcome["answer"]), (200, &json!("message")));
}
