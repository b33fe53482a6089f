//! The `resolved` objects of an interaction: the users, channels, roles, messages and files its
//! values refer to.

use serde_json::{Map, Value, json};

use crate::ids::{AttachmentId, ChannelId, GuildId, RoleId, UserId};
use crate::wire;
use crate::world::{Message, World};

/// The objects that values refer to, to be sent along.
pub(super) struct Resolved<'a> {
    world: &'a World,
    guild: Option<GuildId>,
    /// The person who used the command.
    actor: UserId,
    objects: Map<String, Value>,
}

impl<'a> Resolved<'a> {
    pub(super) fn new(world: &'a World, guild: Option<GuildId>, actor: UserId) -> Self {
        Self { world, guild, actor, objects: Map::new() }
    }

    /// The objects by kind and id, or `None` without any.
    pub(super) fn into_object(self) -> Option<Value> {
        (!self.objects.is_empty()).then_some(Value::Object(self.objects))
    }

    /// The value as Discord would send it for an option of this type, if it is valid.
    pub(super) fn value(&mut self, kind: u64, given: &Value) -> Option<Value> {
        match kind {
            3 => match given {
                Value::String(_) => Some(given.clone()),
                Value::Number(_) | Value::Bool(_) => Some(given.to_string().into()),
                _ => None,
            },
            4 => given.as_i64().or_else(|| given.as_str()?.parse().ok()).map(Value::from),
            5 => given.as_bool().or_else(|| given.as_str()?.parse().ok()).map(Value::from),
            6 => self.user(given).then(|| given.clone()),
            7 => self.channel(given).then(|| given.clone()),
            8 => self.role(given).then(|| given.clone()),
            9 => (self.user(given) || self.role(given)).then(|| given.clone()),
            10 => given.as_f64().or_else(|| given.as_str()?.parse().ok()).map(Value::from),
            11 => self.attachment(given).then(|| given.clone()),
            _ => None,
        }
    }

    /// Returns true if the value is a channel of a type that the option accepts. Options of other
    /// types accept anything.
    pub(super) fn fits(&self, option: &Value, value: &Value) -> bool {
        let types = option["channel_types"].as_array().filter(|types| !types.is_empty());
        let Some(types) = types else { return true };
        let id = value.as_str().unwrap_or_default();
        self.objects.get("channels").is_some_and(|channels| types.contains(&channels[id]["type"]))
    }

    /// Sends a message along, with its text and files.
    pub(super) fn message(&mut self, message: &Message) {
        self.keep("messages", &message.id.to_string(), wire::message(self.world, message));
    }

    fn keep(&mut self, kind: &str, id: &str, object: Value) {
        self.objects.entry(kind).or_insert_with(|| json!({}))[id] = object;
    }

    fn user(&mut self, given: &Value) -> bool {
        let id = given.as_str().and_then(|id| id.parse::<UserId>().ok());
        let Some(account) = id.and_then(|id| self.world.users.get(&id)) else { return false };
        let key = account.id.to_string();
        self.keep("users", &key, wire::user(account));
        if let Some(guild) = self.guild.filter(|guild| self.world.is_member(*guild, account.id)) {
            let mut member = wire::member(self.world, guild, account.id);
            if let Some(fields) = member.as_object_mut() {
                for left_out in ["user", "deaf", "mute"] {
                    fields.remove(left_out);
                }
            }
            member["permissions"] = json!(self.world.member_permissions(guild, account.id));
            self.keep("members", &key, member);
        }
        true
    }

    fn channel(&mut self, given: &Value) -> bool {
        let id = given.as_str().and_then(|id| id.parse::<ChannelId>().ok());
        let Some(channel) = id.and_then(|id| self.world.channels.get(&id)) else { return false };
        let object = wire::partial_channel(self.world, channel, self.actor);
        self.keep("channels", &channel.id.to_string(), object);
        true
    }

    fn attachment(&mut self, given: &Value) -> bool {
        let id = given.as_str().and_then(|id| id.parse::<AttachmentId>().ok());
        let file = id.and_then(|id| self.world.files.option_file(id));
        let Some(file) = file else { return false };
        let mut object = wire::attachment(self.world, file);
        object["ephemeral"] = json!(true);
        self.keep("attachments", &file.id.to_string(), object);
        true
    }

    fn role(&mut self, given: &Value) -> bool {
        let id = given.as_str().and_then(|id| id.parse::<RoleId>().ok());
        let guild = self.guild.and_then(|guild| self.world.guilds.get(&guild));
        let Some((guild, id)) = guild.zip(id) else { return false };
        let Some(role) = wire::role(guild, id) else { return false };
        self.keep("roles", &id.to_string(), role);
        true
    }
}
