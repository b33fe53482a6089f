//! Apps that people install for themselves, private channels, and guilds without the bot.

use dvonn_playground::{
    ChannelId, Click, CommandCall, FormSubmission, NewUser, Permissions, Refused,
};
use reqwest::Method;
use serde_json::{Value, json};

use crate::raw_bot::{Gateway, INTENTS, RawBot, button, refusal, text};

impl RawBot {
    /// Registers `/go` for both installations, `/server` for guilds and `/mine` for people.
    async fn register_for_installs(&self) {
        let command = |name: &str, types: Value| json!({ "name": name, "description": "x", "integration_types": types });
        let all = json!([
            command("go", json!([0, 1])),
            command("mine", json!([1])),
            command("server", json!([0])),
        ]);
        let path = format!("/applications/{}/commands", self.playground.bot());
        let (status, answer) = self.send(Method::PUT, &path, all).await;
        assert_eq!(status, 200, "{answer}");
    }

    /// The direct messages of the first two people. The first has installed the app.
    fn private(&self) -> ChannelId {
        self.playground.install(self.ada()).unwrap();
        self.playground.open_private_channel(&[self.ada(), self.ben()]).unwrap()
    }

    /// The first channel of a new guild without the bot.
    fn foreign(&self) -> ChannelId {
        let guild = self.playground.create_guild_without_bot("Elsewhere", &["lobby"]);
        self.playground.channels_of(guild)[0]
    }

    /// The interaction of `/go` used by the first person.
    async fn go(&mut self, channel: ChannelId) -> Value {
        self.playground.invoke(&CommandCall::new(self.ada(), channel, "go")).unwrap();
        self.interaction().await
    }

    /// The names of the events until one of this name arrives.
    async fn events_until(&mut self, last: &str) -> Vec<String> {
        let mut names = Vec::new();
        while names.last().is_none_or(|name| name != last) {
            let payload = self.gateway.receive().await;
            names.push(text(&payload["t"]).to_owned());
        }
        names
    }
}

/// A public answer with a button `go`.
fn board() -> Value {
    json!({ "type": 4, "data": { "content": "board", "components": button("go", false) } })
}

/// What an interaction says about where it is and who installed the app.
fn origin(interaction: &Value) -> (Value, Value) {
    (interaction["context"].clone(), interaction["authorizing_integration_owners"].clone())
}

#[tokio::test]
async fn an_interaction_names_its_context_and_installations() {
    let mut bot = RawBot::start().await;
    bot.register_for_installs().await;
    let (ada, guild) = (bot.ada().to_string(), bot.playground.guild().to_string());
    let direct = bot.playground.open_direct_channel(bot.ada()).unwrap();
    let by_guild = bot.go(bot.general()).await;
    assert_eq!(origin(&by_guild), (json!(0), json!({ "0": guild })));
    assert_eq!(by_guild["attachment_size_limit"], 10 << 20);
    assert_eq!(origin(&bot.go(direct).await), (json!(1), json!({ "0": "0" })));
    let (private, foreign) = (bot.private(), bot.foreign());
    let by_both = bot.go(bot.general()).await;
    assert_eq!(origin(&by_both), (json!(0), json!({ "0": guild, "1": ada })));
    assert_eq!(origin(&bot.go(direct).await), (json!(1), json!({ "0": "0", "1": ada })));
    assert_eq!(origin(&bot.go(foreign).await), (json!(0), json!({ "1": ada })));
    let interaction = bot.go(private).await;
    assert_eq!(origin(&interaction), (json!(2), json!({ "1": ada })));
    assert_eq!(interaction["user"]["id"], ada);
    assert_eq!(interaction["app_permissions"], (1_u64 << 14 | 1 << 15 | 1 << 17).to_string());
    let cleo = bot.playground.create_user(NewUser::named("cleo"));
    let group = bot.playground.open_private_channel(&[bot.ada(), bot.ben(), cleo]).unwrap();
    let interaction = bot.go(group).await;
    assert_eq!(origin(&interaction), (json!(2), json!({ "1": ada })));
    assert_eq!(interaction["channel"]["type"], 3);
    assert_eq!(interaction["channel"]["recipients"].as_array().unwrap().len(), 3);
}

#[tokio::test]
async fn components_and_forms_belong_to_the_installation_behind_the_first_answer() {
    let mut bot = RawBot::start().await;
    bot.register_for_installs().await;
    let private = bot.private();
    let ada = json!({ "1": bot.ada() });
    let mut interaction = bot.go(private).await;
    for user in [bot.ben(), bot.ada(), bot.ben()] {
        bot.answer(&interaction, board()).await;
        let message = bot.playground.messages(private).pop().unwrap().id;
        bot.playground.click(&Click::button(user, private, message, "go")).unwrap();
        interaction = bot.interaction().await;
        assert_eq!(interaction["user"]["id"], user.to_string());
        assert_eq!(origin(&interaction), (json!(2), ada.clone()));
        let metadata = &interaction["message"]["interaction_metadata"];
        assert_eq!(metadata["authorizing_integration_owners"], ada);
    }
    let field = json!({ "type": 4, "custom_id": "ply", "label": "Ply", "style": 1 });
    let rows = json!([{ "type": 1, "components": [field] }]);
    let form = json!({ "custom_id": "form", "title": "Move", "components": rows });
    bot.answer(&interaction, json!({ "type": 9, "data": form })).await;
    let opened = text(&interaction["id"]).parse().unwrap();
    let values = [("ply".to_owned(), "D3F3".to_owned())].into();
    let filled = FormSubmission { user: bot.ben(), interaction: opened, values };
    bot.playground.submit_form(&filled).unwrap();
    assert_eq!(origin(&bot.interaction().await), (json!(2), ada));
}

#[tokio::test]
async fn the_components_of_what_the_bot_posts_itself_belong_to_the_guild() {
    let mut bot = RawBot::start().await;
    bot.playground.install(bot.ada()).unwrap();
    let path = format!("/channels/{}/messages", bot.general());
    bot.post(&path, board()["data"].clone()).await;
    let message = bot.playground.messages(bot.general())[0].id;
    bot.playground.click(&Click::button(bot.ada(), bot.general(), message, "go")).unwrap();
    let guild = json!({ "0": bot.playground.guild() });
    assert_eq!(origin(&bot.interaction().await), (json!(0), guild));
}

#[tokio::test]
async fn in_a_private_channel_the_bot_can_only_answer() {
    let mut bot = RawBot::start().await;
    bot.register_for_installs().await;
    let private = bot.private();
    bot.playground.say(bot.ben(), private, "hello").unwrap();
    let interaction = bot.go(private).await;
    assert_eq!(bot.answer(&interaction, board()).await.0, 204);
    let message = bot.playground.messages(private).pop().unwrap();
    assert_eq!(message.pings, [bot.ada(), bot.ben()].into());
    let (channel, content) = (format!("/channels/{private}"), json!({ "content": "x" }));
    let one = format!("{channel}/messages/{}", message.id);
    for refused in [
        bot.get(&channel).await,
        bot.get(&format!("{channel}/messages")).await,
        bot.get(&one).await,
        bot.post(&format!("{channel}/messages"), content.clone()).await,
        bot.patch(&one, content.clone()).await,
        bot.delete(&one).await,
        bot.post(&format!("{channel}/typing"), json!({})).await,
    ] {
        assert_eq!(refusal(refused), (403, 50001));
    }
    let hook = bot.webhook(&interaction);
    let edited = bot.patch(&format!("{hook}/messages/@original"), content.clone()).await;
    assert_eq!((edited.0, &edited.1["content"]), (200, &json!("x")));
    assert_eq!(bot.post(&hook, content.clone()).await.0, 200);
    bot.playground.delete_message(private, message.id).unwrap();
    bot.post(&format!("/channels/{}/messages", bot.general()), content).await;
    assert_eq!(bot.events_until("MESSAGE_CREATE").await, ["MESSAGE_CREATE"]);
}

#[tokio::test]
async fn a_guild_without_the_bot_sends_nothing_and_lets_it_do_nothing() {
    let mut bot = RawBot::start().await;
    bot.register_for_installs().await;
    bot.playground.install(bot.ada()).unwrap();
    let lobby = bot.foreign();
    let guild = bot.playground.guilds()[1];
    bot.playground.create_channel(guild, "more");
    bot.playground.create_role(guild, "captain", Permissions::NONE).unwrap();
    bot.playground.say(bot.ada(), lobby, "hello").unwrap();
    let interaction = bot.go(lobby).await;
    assert_eq!(interaction["guild_id"], guild.to_string());
    assert_eq!(bot.answer(&interaction, board()).await.0, 204);
    assert_eq!(bot.playground.messages(lobby)[1].visible_to, None);
    let content = json!({ "content": "x" });
    for refused in [
        bot.get(&format!("/channels/{lobby}")).await,
        bot.post(&format!("/channels/{lobby}/messages"), content.clone()).await,
        bot.get(&format!("/applications/{}/guilds/{guild}/commands", bot.playground.bot())).await,
    ] {
        assert_eq!(refusal(refused), (403, 50001));
    }
    for path in ["", "/channels", "/roles", &format!("/members/{}", bot.ada())] {
        assert_eq!(refusal(bot.get(&format!("/guilds/{guild}{path}")).await), (404, 10004));
    }
    assert_eq!(bot.get("/users/@me/guilds").await.1.as_array().unwrap().len(), 1);
    bot.gateway = Gateway::identify(&bot.playground, INTENTS).await;
    bot.playground.join(guild, bot.playground.bot()).unwrap();
    bot.post(&format!("/channels/{lobby}/messages"), content).await;
    let events = bot.events_until("MESSAGE_CREATE").await;
    assert_eq!(events, ["GUILD_CREATE", "GUILD_CREATE", "MESSAGE_CREATE"]);
}

#[tokio::test]
async fn only_a_persons_installation_has_a_limit_of_five_follow_ups() {
    let mut bot = RawBot::start().await;
    bot.register_for_installs().await;
    let private = bot.private();
    let content = json!({ "content": "more" });
    for channel in [private, bot.foreign()] {
        let interaction = bot.go(channel).await;
        let hook = bot.webhook(&interaction);
        bot.answer(&interaction, json!({ "type": 5 })).await;
        // The first one completes the deferred answer, so it does not count.
        for _ in 0..6 {
            assert_eq!(bot.post(&hook, content.clone()).await.0, 200);
        }
        assert_eq!(refusal(bot.post(&hook, content.clone()).await), (400, 40094));
        assert_eq!(bot.patch(&format!("{hook}/messages/@original"), content.clone()).await.0, 200);
    }
    let interaction = bot.go(bot.general()).await;
    bot.answer(&interaction, board()).await;
    for _ in 0..7 {
        assert_eq!(bot.post(&bot.webhook(&interaction), content.clone()).await.0, 200);
    }
}

#[tokio::test]
async fn without_the_permission_for_external_apps_every_answer_is_ephemeral() {
    let mut bot = RawBot::start().await;
    bot.register_for_installs().await;
    let ben = bot.ben();
    bot.playground.install(ben).unwrap();
    let lobby = bot.foreign();
    for denied in [Permissions::USE_EXTERNAL_APPS, Permissions::SEND_MESSAGES] {
        for channel in [lobby, bot.general()] {
            bot.playground.deny_to_people(channel, denied).unwrap();
            bot.playground.invoke(&CommandCall::new(ben, channel, "go")).unwrap();
            let interaction = bot.interaction().await;
            bot.answer(&interaction, board()).await;
            bot.post(&bot.webhook(&interaction), json!({ "content": "more" })).await;
            let only = (channel == lobby).then_some(ben);
            let messages = bot.playground.messages(channel);
            let seen: Vec<_> = messages.iter().rev().take(2).map(|one| one.visible_to).collect();
            assert_eq!(seen, [only, only], "{denied:?}");
        }
    }
}

#[tokio::test]
async fn a_command_works_only_by_its_installations() {
    let bot = RawBot::start().await;
    bot.register_for_installs().await;
    let (private, foreign) = (bot.private(), bot.foreign());
    let works = |user, channel| {
        ["go", "mine", "server"].map(|name| {
            let used = bot.playground.invoke(&CommandCall::new(user, channel, name));
            let refused = used.err();
            assert!(refused.as_ref().is_none_or(|why| *why == Refused::NotHere(name.into())));
            refused.is_none()
        })
    };
    let (ada, ben) = (bot.ada(), bot.ben());
    assert_eq!(works(ada, bot.general()), [true, true, true]);
    assert_eq!(works(ben, bot.general()), [true, false, true]);
    assert_eq!(works(ada, foreign), [true, true, false]);
    assert_eq!(works(ben, foreign), [false, false, false]);
    assert_eq!(works(ada, private), [true, true, false]);
    assert_eq!(works(ben, private), [false, false, false]);
    let places = bot.view(ada).await["commands"].clone();
    assert_eq!(places[0]["places"], json!(["guild", "dm", "private"]));
    assert_eq!(places[1]["places"], json!(["guild", "dm", "private"]));
    assert_eq!(places[2]["places"], json!(["guild", "dm"]));
    bot.playground.uninstall(ada).unwrap();
    assert_eq!(works(ada, private), [false, false, false]);
    let missing = bot.playground.invoke(&CommandCall::new(ada, private, "fly")).err();
    assert_eq!(missing, Some(Refused::NoSuchCommand("fly".into())));
}

#[tokio::test]
async fn a_command_without_installations_or_contexts_works_with_all_of_them() {
    let bot = RawBot::start().await;
    let path = format!("/applications/{}/commands", bot.playground.bot());
    let command = json!({ "name": "go", "description": "x" });
    let (_, registered) = bot.post(&path, command).await;
    assert_eq!(registered["integration_types"], json!([0, 1]));
    let private = bot.private();
    assert!(bot.playground.invoke(&CommandCall::new(bot.ada(), private, "go")).is_ok());
}

#[tokio::test]
async fn only_its_people_see_a_private_channel() {
    let bot = RawBot::start().await;
    let private = bot.private();
    let again = bot.playground.open_private_channel(&[bot.ben(), bot.ada()]).unwrap();
    assert_eq!(again, private);
    let cleo = bot.playground.create_user(NewUser::named("cleo"));
    let shown = async |user| bot.view(user).await["channels"][1].clone();
    let (of_ada, of_ben) = (shown(bot.ada()).await, shown(bot.ben()).await);
    assert_eq!((&of_ada["kind"], &of_ada["name"]), (&json!("private"), &json!("Ben")));
    assert_eq!(of_ben["name"], "Ada");
    assert_eq!(shown(cleo).await, Value::Null);
    assert_eq!(bot.playground.say(cleo, private, "hi").err(), Some(Refused::NotThere));
    let alone = bot.playground.open_private_channel(&[cleo]).err();
    assert!(matches!(alone, Some(Refused::NotAllowed(_))), "{alone:?}");
    let with_bot = [cleo, bot.playground.bot()];
    assert!(bot.playground.open_private_channel(&with_bot).is_err());
    assert_eq!(bot.playground.direct_channel(bot.ada()), None);
}
