//! Roles and the permissions of members.

use crate::raw_bot::{INTENTS, RawBot, button, patient, read, text};
use dvonn_playground::{Click, CommandCall, Options, Permissions, Refused, RoleId};
use reqwest::Method;
use serde_json::{Value, json};

impl RawBot {
    /// Registers `/end` and `/rule` for moderators and administrators, and `/ask` with a `role`
    /// option for everyone.
    async fn register_end(&self) {
        let path = format!("/applications/{}/commands", self.playground.bot());
        let role = json!({ "type": 8, "name": "role", "description": "A role" });
        let commands = json!([
            { "name": "end", "description": "x",
              "default_member_permissions": Permissions::MANAGE_GUILD },
            { "name": "ask", "description": "x", "options": [role] },
            { "name": "rule", "description": "x", "default_member_permissions": "0" },
        ]);
        let (status, answer) = self.send(Method::PUT, &path, commands).await;
        assert_eq!(status, 200, "{answer}");
    }

    fn moderator_role(&self) -> RoleId {
        let guild = self.playground.guild();
        self.playground.create_role(guild, "moderator", Permissions::MANAGE_GUILD).unwrap()
    }

    fn give(&self, role: RoleId) {
        self.playground.give_role(self.playground.guild(), self.ben(), role).unwrap();
    }

    fn ben_uses(&self, command: &str) -> CommandCall {
        CommandCall::new(self.ben(), self.general(), command)
    }

    /// The second person's permissions as sent to the bot.
    async fn sent_permissions(&mut self) -> u64 {
        self.playground.invoke(&self.ben_uses("ask")).unwrap();
        let interaction = self.interaction().await;
        assert_eq!(interaction["channel"]["permissions"], interaction["member"]["permissions"]);
        text(&interaction["member"]["permissions"]).parse().unwrap()
    }
}

/// The commands that a person sees in the guild.
fn names(view: &Value) -> Vec<String> {
    let commands = view["commands"].as_array().unwrap().iter();
    let in_guild = commands.filter(|command| command["places"][0] == "guild");
    in_guild.map(|command| text(&command["name"]).to_owned()).collect()
}

#[tokio::test]
async fn roles_add_to_the_permissions_of_all_members() {
    let mut bot = RawBot::start().await;
    bot.register_end().await;
    let plain = bot.sent_permissions().await;
    assert_eq!(plain & 1 << 5, 0);
    let role = bot.moderator_role();
    bot.give(role);
    assert_eq!(bot.sent_permissions().await, plain | 1 << 5);
    bot.playground.take_role(bot.playground.guild(), bot.ben(), role).unwrap();
    assert_eq!(bot.sent_permissions().await, plain);
}

#[tokio::test]
async fn owners_and_administrators_have_all_permissions() {
    let mut bot = RawBot::start().await;
    bot.register_end().await;
    bot.playground.invoke(&CommandCall::new(bot.ada(), bot.general(), "end")).unwrap();
    let owner = bot.interaction().await["member"]["permissions"].clone();
    let guild = bot.playground.guild();
    let role = bot.playground.create_role(guild, "boss", Permissions::ADMINISTRATOR).unwrap();
    bot.give(role);
    assert_eq!(bot.sent_permissions().await.to_string(), text(&owner));
    assert_eq!(text(&owner).parse::<u64>().unwrap() & (1 << 3 | 1 << 5), 1 << 3 | 1 << 5);
    assert!(bot.playground.invoke(&bot.ben_uses("rule")).is_ok());
}

#[tokio::test]
async fn only_moderators_see_and_use_a_moderator_command() {
    let mut bot = RawBot::start().await;
    bot.register_end().await;
    assert_eq!(names(&bot.view(bot.ada()).await), ["ask", "end", "rule"]);
    assert_eq!(names(&bot.view(bot.ben()).await), ["ask"]);
    let refused = bot.playground.invoke(&bot.ben_uses("end")).err();
    assert_eq!(
        refused,
        Some(Refused::NotAllowed("this command needs permissions that you do not have"))
    );
    bot.playground.invoke(&bot.ben_uses("end").forced()).unwrap();
    assert_eq!(bot.interaction().await["data"]["name"], "end");
    bot.give(bot.moderator_role());
    assert_eq!(names(&bot.view(bot.ben()).await), ["ask", "end"]);
    assert!(bot.playground.invoke(&bot.ben_uses("end")).is_ok());
}

#[tokio::test]
async fn role_events_and_member_roles_reach_the_bot() {
    let options = Options { privileged_intents: true, ..patient() };
    let mut bot = RawBot::start_with(options, INTENTS | 1 << 1).await;
    let role = bot.moderator_role();
    let event = bot.gateway.event("GUILD_ROLE_CREATE").await;
    assert_eq!(event["role"]["id"], role.to_string());
    bot.give(role);
    let event = bot.gateway.event("GUILD_MEMBER_UPDATE").await;
    assert_eq!((&event["user"]["id"], &event["roles"]), (&json!(bot.ben()), &json!([role])));
    let guild = bot.playground.guild();
    let (_, known) = bot.get(&format!("/guilds/{guild}/roles/{role}")).await;
    assert_eq!((&known["name"], &known["managed"]), (&json!("moderator"), &json!(false)));
    assert_eq!(bot.get(&format!("/guilds/{guild}/roles")).await.1.as_array().unwrap().len(), 3);
    let (_, member) = bot.get(&format!("/guilds/{guild}/members/{}", bot.ben())).await;
    assert_eq!(member["roles"], json!([role]));
}

#[tokio::test]
async fn leaving_a_guild_loses_its_roles() {
    let bot = RawBot::start().await;
    bot.give(bot.moderator_role());
    let guild = bot.playground.guild();
    bot.playground.leave(guild, bot.ben()).unwrap();
    assert!(bot.playground.roles(guild, bot.ben()).is_err());
    bot.playground.join(guild, bot.ben()).unwrap();
    assert_eq!(bot.playground.roles(guild, bot.ben()), Ok([].into()));
}

#[tokio::test]
async fn a_role_in_an_option_is_resolved() {
    let mut bot = RawBot::start().await;
    bot.register_end().await;
    let role = bot.moderator_role();
    let call = bot.ben_uses("ask");
    bot.playground.invoke(&call.clone().option("role", role.to_string())).unwrap();
    let interaction = bot.interaction().await;
    let named = |data: &Value| data["resolved"]["roles"][role.to_string()]["name"].clone();
    assert_eq!(named(&interaction["data"]), "moderator");
    let unknown = bot.playground.invoke(&call.option("role", "123")).err().unwrap();
    assert!(matches!(unknown, Refused::BadValue { .. }), "{unknown}");
}

#[tokio::test]
async fn roles_and_channels_chosen_in_menus_are_resolved_and_others_are_refused() {
    let mut bot = RawBot::start().await;
    let (role, general) = (bot.moderator_role(), bot.general());
    let guild = bot.playground.guild();
    let channel = bot.playground.create_channel(guild, "news");
    let set = json!([{ "id": role.to_string(), "type": "role" }]);
    let menus = json!([
        { "type": 1, "components": [{ "type": 6, "custom_id": "role", "default_values": set }] },
        { "type": 1, "components": [{ "type": 8, "custom_id": "text", "channel_types": [0] }] },
        { "type": 1, "components": [{ "type": 8, "custom_id": "voice", "channel_types": [2] }] },
    ]);
    let message = json!({ "content": "which?", "components": menus });
    bot.post(&format!("/channels/{general}/messages"), message).await;
    let message = bot.playground.messages(general).pop().unwrap().id;
    let ben = bot.ben();
    let choice = |menu: &str, id: String| Click::menu(ben, general, message, menu, [id]);
    for (menu, kind, id, name) in [
        ("role", "roles", role.to_string(), "moderator"),
        ("text", "channels", channel.to_string(), "news"),
    ] {
        bot.playground.click(&choice(menu, id.clone())).unwrap();
        let data = bot.interaction().await["data"].clone();
        assert_eq!(data["values"], json!([id]));
        assert_eq!(data["resolved"][kind][&id]["name"], name, "{data:#}");
    }
    for (menu, id) in [("role", channel.to_string()), ("voice", channel.to_string())] {
        let refused = bot.playground.click(&choice(menu, id)).err().unwrap();
        assert!(matches!(refused, Refused::BadChoice), "{refused}");
    }
    let view = bot.view(ben).await;
    let shown = view.to_string();
    assert!(shown.contains("#news") && shown.contains("@moderator"), "{view:#}");
    assert_eq!(shown.matches(r#""default":true"#).count(), 1, "{view:#}");
}

#[tokio::test]
async fn a_role_is_pinged_where_the_bot_may_mention_everyone() {
    let bot = RawBot::start().await;
    let role = bot.moderator_role();
    bot.give(role);
    let path = format!("/channels/{}/messages", bot.general());
    let message = json!({ "content": format!("<@&{role}>"), "components": button("go", false) });
    bot.post(&path, message.clone()).await;
    bot.playground.allow_to_bot(bot.general(), Permissions::MENTION_EVERYONE).unwrap();
    bot.post(&path, message).await;
    let messages = bot.playground.messages(bot.general());
    assert_eq!((&messages[0].pings, &messages[1].pings), (&[].into(), &[bot.ben()].into()));
}

#[tokio::test]
async fn the_page_and_tests_create_and_assign_roles() {
    let bot = RawBot::start().await;
    let new = json!({ "user": bot.ada(), "name": " judge ", "permissions": ["MANAGE_GUILD"] });
    let judge = bot.act("api/role", new).await.1["role"].clone();
    let guild = bot.playground.guild();
    let new = json!({ "guild": guild, "name": "guest" });
    let guest = bot.act("control/role", new).await.1["role"].clone();
    let give = json!({ "user": bot.ben(), "roles": [judge] });
    assert_eq!(bot.act("api/member", give).await.0, 200);
    let both = json!({ "guild": guild, "user": bot.ben(), "role": guest });
    assert_eq!(bot.act("control/give-role", both.clone()).await.0, 200);
    let view = bot.view(bot.ben()).await;
    let roles = view["guild"]["roles"].as_array().unwrap();
    let shown: Vec<_> =
        roles.iter().map(|role| (text(&role["name"]), &role["assignable"])).collect();
    let (fixed, assignable) = (json!(false), json!(true));
    let expected =
        [("@everyone", &fixed), ("DVONN", &fixed), ("judge", &assignable), ("guest", &assignable)];
    assert_eq!(shown, expected);
    assert_eq!(roles[2]["permissions"], json!(["MANAGE_GUILD"]));
    assert_eq!(view["guild"]["owner"], json!(bot.ada()));
    let of_ben = |view: &Value| {
        let users = view["users"].as_array().unwrap();
        users.iter().find(|user| user["username"] == "ben").unwrap()["roles"].clone()
    };
    assert_eq!(of_ben(&view), json!([judge, guest]));
    assert_eq!(bot.act("control/take-role", both).await.0, 200);
    assert_eq!(of_ben(&bot.view(bot.ben()).await), json!([judge]));
    let unknown = json!({ "user": bot.ben(), "roles": ["123"] });
    assert_eq!(bot.act("api/member", unknown).await.0, 400);
    assert_eq!(bot.act("api/role", json!({ "user": bot.ada(), "name": " " })).await.0, 400);
}

impl RawBot {
    /// Gives (`PUT`) or takes (`DELETE`) a role of the second person. Returns the status and the code.
    async fn assign(&self, method: Method, role: RoleId) -> (u16, Option<u64>) {
        let guild = self.playground.guild();
        let path = format!("/guilds/{guild}/members/{}/roles/{role}", self.ben());
        let (status, answer) = read(self.to(method, &path).send().await.unwrap()).await;
        (status, answer["code"].as_u64())
    }
}

#[tokio::test]
async fn the_bot_gives_and_takes_roles_below_its_own_with_the_permission() {
    let bot = RawBot::start().await;
    let (guild, champion) = (bot.playground.guild(), bot.moderator_role());
    let own = bot.playground.bot_role(guild).unwrap();
    let roles = || bot.playground.roles(guild, bot.ben()).unwrap();
    assert_eq!(bot.assign(Method::PUT, champion).await, (403, Some(50013)));
    bot.playground.set_role_permissions(guild, own, Permissions::MANAGE_ROLES).unwrap();
    for _ in 0..2 {
        assert_eq!(bot.assign(Method::PUT, champion).await, (204, None));
        assert_eq!(roles(), [champion].into());
    }

    bot.playground.move_role_above(guild, champion, own).unwrap();
    assert_eq!(bot.assign(Method::DELETE, champion).await, (403, Some(50013)));
    let (_, listed) = bot.get(&format!("/guilds/{guild}/roles/{champion}")).await;
    assert_eq!((&listed["position"], &listed["managed"]), (&json!(2), &json!(false)));
    bot.playground.move_role_above(guild, own, champion).unwrap();
    for _ in 0..2 {
        assert_eq!(bot.assign(Method::DELETE, champion).await, (204, None));
        assert_eq!(roles(), [].into());
    }
}

#[tokio::test]
async fn the_bot_cannot_give_roles_of_integrations_nor_those_that_are_gone() {
    let bot = RawBot::start().await;
    let (guild, champion) = (bot.playground.guild(), bot.moderator_role());
    let own = bot.playground.bot_role(guild).unwrap();
    bot.playground.set_role_permissions(guild, own, Permissions::MANAGE_ROLES).unwrap();
    let everyone = guild.to_string().parse().unwrap();
    for role in [own, everyone] {
        assert_eq!(bot.assign(Method::PUT, role).await, (400, Some(50028)));
    }
    bot.give(champion);
    bot.playground.delete_role(guild, champion).unwrap();
    assert_eq!(bot.playground.roles(guild, bot.ben()), Ok([].into()));
    assert_eq!(bot.assign(Method::PUT, champion).await, (404, Some(10011)));
    let champion = bot.moderator_role();
    bot.playground.leave(guild, bot.ben()).unwrap();
    assert_eq!(bot.assign(Method::PUT, champion).await, (404, Some(10007)));
}

#[tokio::test]
async fn changes_of_roles_reach_the_bot() {
    let mut bot = RawBot::start().await;
    let (guild, champion) = (bot.playground.guild(), bot.moderator_role());
    bot.playground.set_role_permissions(guild, champion, Permissions::NONE).unwrap();
    let event = bot.gateway.event("GUILD_ROLE_UPDATE").await;
    assert_eq!(
        (&event["role"]["id"], &event["role"]["permissions"]),
        (&json!(champion), &json!("0"))
    );
    bot.playground.delete_role(guild, champion).unwrap();
    let event = bot.gateway.event("GUILD_ROLE_DELETE").await;
    assert_eq!(event, json!({ "guild_id": guild, "role_id": champion }));
}
