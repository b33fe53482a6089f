//! Actions of people on the page.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Body, Denied};
use crate::act::{BotAnswer, Click, CommandCall, FormSubmission, MenuCall, Refused};
use crate::hub::Hub;
use crate::ids::{ChannelId, InteractionId, MessageId, RoleId, UserId};
use crate::limits::{self, FileInfo};
use crate::permissions::Permissions;
use crate::playground::NewUser;
use crate::world::{ChannelKind, Draft, MessageKind, NewThread, Upload, World};

type Reply<T> = Result<Json<T>, Denied>;

/// The minutes without messages before a thread started by a person is archived: a day.
const ARCHIVE_AFTER: u64 = 1440;

pub(super) async fn command(
    State(hub): State<Arc<Hub>>,
    Body(call): Body<CommandCall>,
) -> Reply<BotAnswer> {
    Ok(Json(call.invoke(&hub)?.answer().await))
}

pub(super) async fn menu_command(
    State(hub): State<Arc<Hub>>,
    Body(call): Body<MenuCall>,
) -> Reply<BotAnswer> {
    Ok(Json(call.invoke(&hub)?.answer().await))
}

#[derive(Deserialize)]
pub(super) struct AutocompleteRequest {
    focused: String,
    #[serde(flatten)]
    call: CommandCall,
}

pub(super) async fn autocomplete(
    State(hub): State<Arc<Hub>>,
    Body(request): Body<AutocompleteRequest>,
) -> Reply<BotAnswer> {
    let invocation = request.call.autocomplete(&hub, &request.focused)?;
    Ok(Json(invocation.answer().await))
}

pub(super) async fn component(
    State(hub): State<Arc<Hub>>,
    Body(click): Body<Click>,
) -> Reply<BotAnswer> {
    Ok(Json(click.perform(&hub)?.answer().await))
}

pub(super) async fn modal(
    State(hub): State<Arc<Hub>>,
    Body(form): Body<FormSubmission>,
) -> Reply<BotAnswer> {
    Ok(Json(form.perform(&hub)?.answer().await))
}

#[derive(Deserialize)]
pub(super) struct ClosedForm {
    user: UserId,
    interaction: InteractionId,
}

pub(super) async fn close_modal(
    State(hub): State<Arc<Hub>>,
    Body(closing): Body<ClosedForm>,
) -> Reply<Value> {
    hub.with(|world| {
        let is_open =
            world.interactions.open_forms(closing.user).any(|form| form.id == closing.interaction);
        if !is_open {
            return Err(Refused::NoSuchForm);
        }
        world.interactions.close_form(closing.interaction);
        world.mark_changed();
        Ok(())
    })?;
    Ok(Json(json!({})))
}

#[derive(Deserialize)]
pub(super) struct NewMessage {
    user: UserId,
    channel: ChannelId,
    content: String,
    reply_to: Option<MessageId>,
}

pub(super) async fn message(
    State(hub): State<Arc<Hub>>,
    Body(text): Body<NewMessage>,
) -> Reply<Value> {
    let message = hub.with(|world| {
        world.say(text.user, text.channel, &text.content, text.reply_to, Vec::new())
    })?;
    Ok(Json(json!({ "message": message })))
}

#[derive(Deserialize)]
pub(super) struct Deletion {
    user: UserId,
    channel: ChannelId,
    message: MessageId,
}

pub(super) async fn delete_message(
    State(hub): State<Arc<Hub>>,
    Body(deletion): Body<Deletion>,
) -> Reply<Value> {
    hub.with(|world| delete(world, &deletion))?;
    Ok(Json(json!({})))
}

/// Deletes a message, or dismisses an ephemeral one or the line about a failed command.
fn delete(world: &mut World, deletion: &Deletion) -> Result<(), Refused> {
    world.check_presence(deletion.user, deletion.channel)?;
    let failed = world.unanswered.iter().position(|id| {
        id.get() == deletion.message.get()
            && world.interactions.get(*id).is_some_and(|known| known.user == deletion.user)
    });
    if let Some(at) = failed {
        world.unanswered.remove(at);
        world.mark_changed();
        return Ok(());
    }
    let message = world.message(deletion.channel, deletion.message)?;
    let mine = match message.visible_to {
        Some(only) => only == deletion.user,
        None => message.author == deletion.user || message.author == world.bot,
    };
    if !mine {
        return Err(Refused::NotAllowed("you can delete only your own messages and the bot's"));
    }
    Ok(world.delete_message(deletion.channel, deletion.message)?)
}

#[derive(Deserialize)]
#[serde(tag = "action", rename_all = "snake_case")]
pub(super) enum ChannelAction {
    Create { user: UserId, name: String, parent: Option<ChannelId> },
    Delete { channel: ChannelId },
    Archive { channel: ChannelId },
    Unarchive { channel: ChannelId },
}

pub(super) async fn channel(
    State(hub): State<Arc<Hub>>,
    Body(action): Body<ChannelAction>,
) -> Reply<Value> {
    hub.with(|world| match action {
        ChannelAction::Create { user, name, parent } => {
            let channel = create_channel(world, user, &name, parent)?;
            Ok(Json(json!({ "channel": channel })))
        }
        ChannelAction::Delete { channel } => {
            world.delete_channel(channel)?;
            Ok(Json(json!({})))
        }
        ChannelAction::Archive { channel } => {
            world.set_thread_state(channel, true, false)?;
            Ok(Json(json!({})))
        }
        ChannelAction::Unarchive { channel } => {
            world.set_thread_state(channel, false, false)?;
            Ok(Json(json!({})))
        }
    })
}

/// The trimmed name of a channel or role.
fn checked_name(name: &str) -> Result<&str, Refused> {
    let name = name.trim();
    if name.is_empty() || name.chars().count() > 100 {
        return Err(Refused::NotAllowed("a name has 1 to 100 characters"));
    }
    Ok(name)
}

fn create_channel(
    world: &mut World,
    user: UserId,
    name: &str,
    parent: Option<ChannelId>,
) -> Result<ChannelId, Refused> {
    let name = checked_name(name)?;
    let Some(parent) = parent else {
        let home = world.first_guild().ok_or(Refused::NotThere)?.id;
        return Ok(world.add_channel(home, name, ChannelKind::Text));
    };
    world.check_presence(user, parent)?;
    Ok(world.start_thread(&NewThread {
        parent,
        from: None,
        name,
        owner: user,
        private: false,
        auto_archive_minutes: ARCHIVE_AFTER,
    })?)
}

#[derive(Deserialize)]
pub(super) struct UserRequest {
    user: UserId,
}

pub(super) async fn direct(
    State(hub): State<Arc<Hub>>,
    Body(UserRequest { user }): Body<UserRequest>,
) -> Reply<Value> {
    let channel = hub.with(|world| world.direct_channel(user))?;
    Ok(Json(json!({ "channel": channel })))
}

#[derive(Deserialize)]
pub(super) struct NewPerson {
    name: String,
}

/// Creates a person, who joins the server.
pub(super) async fn person(
    State(hub): State<Arc<Hub>>,
    Body(NewPerson { name }): Body<NewPerson>,
) -> Reply<Value> {
    let name = name.trim();
    if name.is_empty() || name.chars().count() > 32 {
        return Err(Refused::NotAllowed("a person's name has 1 to 32 characters").into());
    }
    let username = name.to_lowercase().replace(char::is_whitespace, "_");
    let user = hub.with(|world| {
        if world.users.values().any(|known| known.username == username) {
            return Err(Refused::NotAllowed("somebody has this name already"));
        }
        let new = NewUser { global_name: Some(name.to_owned()), ..NewUser::named(&username) };
        Ok(new.create(world))
    })?;
    Ok(Json(json!({ "user": user })))
}

#[derive(Deserialize)]
pub(super) struct MemberChange {
    user: UserId,
    here: Option<bool>,
    direct_messages: Option<bool>,
    installed: Option<bool>,
    locale: Option<String>,
    roles: Option<BTreeSet<RoleId>>,
}

pub(super) async fn member(
    State(hub): State<Arc<Hub>>,
    Body(change): Body<MemberChange>,
) -> Reply<Value> {
    hub.with(|world| {
        let home = world.first_guild().ok_or(Refused::NotThere)?.id;
        match change.here {
            Some(true) => world.join(home, change.user)?,
            Some(false) => world.leave(home, change.user)?,
            None => {}
        }
        if let Some(roles) = change.roles {
            world.set_roles(home, change.user, roles)?;
        }
        if let Some(open) = change.direct_messages {
            world.set_direct_messages(change.user, open)?;
        }
        if let Some(installed) = change.installed {
            world.set_installed(change.user, installed)?;
        }
        if let Some(locale) = change.locale {
            world.set_locale(change.user, &locale)?;
        }
        Ok::<_, Refused>(())
    })?;
    Ok(Json(json!({})))
}

#[derive(Deserialize)]
pub(super) struct GuildChange {
    locale: String,
}

pub(super) async fn guild(
    State(hub): State<Arc<Hub>>,
    Body(GuildChange { locale }): Body<GuildChange>,
) -> Reply<Value> {
    hub.with(|world| {
        let home = world.first_guild().ok_or(Refused::NotThere)?.id;
        Ok::<_, Refused>(world.set_guild_locale(home, &locale)?)
    })?;
    Ok(Json(json!({})))
}

#[derive(Deserialize)]
pub(super) struct NewRole {
    name: String,
    #[serde(default)]
    permissions: Permissions,
}

pub(super) async fn role(State(hub): State<Arc<Hub>>, Body(new): Body<NewRole>) -> Reply<Value> {
    let name = checked_name(&new.name)?;
    let role = hub.with(|world| {
        let home = world.first_guild().ok_or(Refused::NotThere)?.id;
        Ok::<_, Refused>(world.create_role(home, name, new.permissions)?)
    })?;
    Ok(Json(json!({ "role": role })))
}

#[derive(Deserialize)]
pub(crate) struct Advance {
    advance_s: u64,
}

/// Advances the playground's clock.
pub(crate) async fn advance(
    State(hub): State<Arc<Hub>>,
    Body(Advance { advance_s }): Body<Advance>,
) -> Reply<Value> {
    hub.with(|world| world.advance(Duration::from_secs(advance_s)))
        .map_err(|error| Denied::new(StatusCode::BAD_REQUEST, error.to_string()))?;
    Ok(Json(json!({ "ahead_s": hub.clock.ahead().as_secs() })))
}

#[derive(Deserialize)]
pub(super) struct PermissionChange {
    channel: ChannelId,
    deny: Permissions,
    #[serde(default)]
    allow: Permissions,
}

pub(super) async fn permissions(
    State(hub): State<Arc<Hub>>,
    Body(change): Body<PermissionChange>,
) -> Reply<Value> {
    hub.with(|world| world.set_bot_overwrite(change.channel, change.deny, change.allow))
        .map_err(|refusal| Denied::new(StatusCode::BAD_REQUEST, refusal.message()))?;
    Ok(Json(json!({})))
}

impl World {
    /// Posts a person's message.
    pub(crate) fn say(
        &mut self,
        user: UserId,
        channel: ChannelId,
        content: &str,
        reply_to: Option<MessageId>,
        files: Vec<Upload>,
    ) -> Result<MessageId, Refused> {
        self.check_presence(user, channel)?;
        let body = json!({ "content": content });
        let described: Vec<FileInfo> = files.iter().map(Upload::info).collect();
        limits::check_message(&body, &described)?;
        let mut draft = Draft::new(user, body, files);
        draft.reply_to = reply_to.filter(|id| self.message(channel, *id).is_ok());
        draft.kind =
            if draft.reply_to.is_some() { MessageKind::Reply } else { MessageKind::Default };
        Ok(self.post(channel, draft)?)
    }
}
