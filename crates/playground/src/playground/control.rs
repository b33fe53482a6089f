//! The control protocol of `PROTOCOL.md`: the handle's methods over HTTP, for tests in another
//! process.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::{Value, json};

use super::people::NewUser;
use super::roles;
use super::wait::{WaitTimeout, until};
use crate::act::{Invocation, NoReply, Refused};
use crate::faults::Fault;
use crate::gateway::GatewayDrop;
use crate::hub::Hub;
use crate::ids::{ChannelId, GuildId, InteractionId, MessageId, RoleId, UserId};
use crate::journal::JournalEntry;
use crate::permissions::Permissions;
use crate::web::{Body, Denied, advance};
use crate::world::{ChannelKind, Message, World};

/// The routes below `/playground/control`.
pub(super) fn routes() -> Router<Arc<Hub>> {
    Router::new()
        .route("/world", get(world))
        .route("/messages", get(messages))
        .route("/clock", get(clock).post(advance))
        .route("/journal", get(journal).delete(clear_journal))
        .route("/broken-limits", get(broken_limits))
        .route("/latencies", get(latencies))
        .route("/user", post(create_user))
        .route("/guild", post(create_guild))
        .route("/remove-guild", post(remove_guild))
        .route("/channel", post(create_channel))
        .route("/thread-state", post(set_thread_state))
        .route("/leave", post(leave))
        .route("/join", post(join))
        .route("/role", post(create_role))
        .route("/give-role", post(give_role))
        .route("/take-role", post(take_role))
        .route("/direct-messages", post(set_direct_messages))
        .route("/install", post(install))
        .route("/private-channel", post(open_private_channel))
        .route("/reply", post(reply))
        .route("/expire", post(expire))
        .route("/wait-for-bot", post(wait_for_bot))
        .route("/wait-for-message", post(wait_for_message))
        .route("/fault", post(add_fault).delete(clear_faults))
        .route("/drop-gateway", post(drop_gateway))
        .route("/double-interactions", post(double_interactions))
        .route("/swallow-event", post(swallow_event))
}

type Reply<T> = Result<Json<T>, Denied>;

impl From<WaitTimeout> for Denied {
    fn from(timeout: WaitTimeout) -> Self {
        Self::new(StatusCode::REQUEST_TIMEOUT, timeout.to_string())
    }
}

impl From<NoReply> for Denied {
    fn from(none: NoReply) -> Self {
        Self::new(StatusCode::REQUEST_TIMEOUT, none.to_string())
    }
}

/// Changes the world and answers with an empty object.
fn done<E>(hub: &Hub, act: impl FnOnce(&mut World) -> Result<(), E>) -> Reply<Value>
where
    Denied: From<E>,
{
    hub.with(act)?;
    Ok(Json(json!({})))
}

async fn world(State(hub): State<Arc<Hub>>) -> Json<Value> {
    Json(hub.with(|world| {
        let people = world.users.values().filter(|user| !user.bot);
        json!({
            "bot": world.bot,
            "bot_online": world.gateway.connected(),
            "token": hub.options.token,
            "guilds": world.guilds.keys().collect::<Vec<_>>(),
            "users": people.map(|user| user.id).collect::<Vec<_>>(),
            "channels": world.channels.keys().collect::<Vec<_>>(),
        })
    }))
}

async fn clock(State(hub): State<Arc<Hub>>) -> Json<Value> {
    Json(json!({ "ahead_s": hub.clock.ahead().as_secs() }))
}

#[derive(Deserialize)]
struct InChannel {
    channel: ChannelId,
}

async fn messages(State(hub): State<Arc<Hub>>, Query(at): Query<InChannel>) -> Reply<Vec<Message>> {
    let messages = hub.with(|world| {
        world.channel(at.channel).map(|channel| channel.messages.iter().cloned().collect())
    })?;
    Ok(Json(messages))
}

async fn journal(State(hub): State<Arc<Hub>>) -> Json<Vec<JournalEntry>> {
    Json(hub.journal.entries())
}

async fn clear_journal(State(hub): State<Arc<Hub>>) -> Json<Value> {
    hub.journal.clear();
    Json(json!({}))
}

async fn broken_limits(State(hub): State<Arc<Hub>>) -> Json<Vec<JournalEntry>> {
    Json(hub.journal.entries().into_iter().filter(JournalEntry::broke_a_limit).collect())
}

async fn latencies(State(hub): State<Arc<Hub>>) -> Json<Vec<f64>> {
    let latencies = hub.with(|world| world.interactions.latencies());
    Json(latencies.into_iter().map(|after| after.as_secs_f64() * 1000.0).collect())
}

async fn create_user(State(hub): State<Arc<Hub>>, Body(user): Body<NewUser>) -> Json<Value> {
    Json(json!({ "user": hub.with(|world| user.create(world)) }))
}

#[derive(Deserialize)]
struct NewGuild {
    name: String,
    #[serde(default)]
    channels: Vec<String>,
    #[serde(default = "yes")]
    bot: bool,
}

fn yes() -> bool {
    true
}

async fn create_guild(State(hub): State<Arc<Hub>>, Body(new): Body<NewGuild>) -> Json<Value> {
    let guild = hub.with(|world| world.add_guild_with(&new.name, &new.channels, new.bot));
    Json(json!({ "guild": guild }))
}

#[derive(Deserialize)]
struct InGuild {
    guild: GuildId,
}

async fn remove_guild(State(hub): State<Arc<Hub>>, Body(at): Body<InGuild>) -> Reply<Value> {
    done(&hub, |world| world.remove_guild(at.guild))
}

#[derive(Deserialize)]
struct NewChannel {
    guild: GuildId,
    name: String,
}

async fn create_channel(State(hub): State<Arc<Hub>>, Body(new): Body<NewChannel>) -> Reply<Value> {
    let channel = hub.with(|world| {
        world.guild(new.guild)?;
        Ok::<_, Refused>(world.add_channel(new.guild, &new.name, ChannelKind::Text))
    })?;
    Ok(Json(json!({ "channel": channel })))
}

#[derive(Deserialize)]
struct ThreadState {
    channel: ChannelId,
    archived: bool,
    #[serde(default)]
    locked: bool,
}

async fn set_thread_state(
    State(hub): State<Arc<Hub>>,
    Body(state): Body<ThreadState>,
) -> Reply<Value> {
    done(&hub, |world| world.set_thread_state(state.channel, state.archived, state.locked))
}

#[derive(Deserialize)]
struct Membership {
    guild: GuildId,
    user: UserId,
}

async fn leave(State(hub): State<Arc<Hub>>, Body(of): Body<Membership>) -> Reply<Value> {
    done(&hub, |world| world.leave(of.guild, of.user))
}

async fn join(State(hub): State<Arc<Hub>>, Body(of): Body<Membership>) -> Reply<Value> {
    done(&hub, |world| world.join(of.guild, of.user))
}

#[derive(Deserialize)]
struct NewRole {
    guild: GuildId,
    name: String,
    #[serde(default)]
    permissions: Permissions,
}

async fn create_role(State(hub): State<Arc<Hub>>, Body(new): Body<NewRole>) -> Reply<Value> {
    let role = hub.with(|world| world.create_role(new.guild, &new.name, new.permissions))?;
    Ok(Json(json!({ "role": role })))
}

#[derive(Deserialize)]
struct RoleOf {
    guild: GuildId,
    user: UserId,
    role: RoleId,
}

async fn give_role(State(hub): State<Arc<Hub>>, Body(of): Body<RoleOf>) -> Reply<Value> {
    done(&hub, |world| roles::give_role(world, of.guild, of.user, of.role))
}

async fn take_role(State(hub): State<Arc<Hub>>, Body(of): Body<RoleOf>) -> Reply<Value> {
    done(&hub, |world| roles::take_role(world, of.guild, of.user, of.role))
}

#[derive(Deserialize)]
struct DirectMessages {
    user: UserId,
    open: bool,
}

async fn set_direct_messages(
    State(hub): State<Arc<Hub>>,
    Body(direct): Body<DirectMessages>,
) -> Reply<Value> {
    done(&hub, |world| world.set_direct_messages(direct.user, direct.open))
}

#[derive(Deserialize)]
struct Installation {
    user: UserId,
    installed: bool,
}

async fn install(State(hub): State<Arc<Hub>>, Body(of): Body<Installation>) -> Reply<Value> {
    done(&hub, |world| world.set_installed(of.user, of.installed))
}

#[derive(Deserialize)]
struct People {
    people: BTreeSet<UserId>,
}

async fn open_private_channel(
    State(hub): State<Arc<Hub>>,
    Body(People { people }): Body<People>,
) -> Reply<Value> {
    let channel = hub.with(|world| world.open_private_channel(people))?;
    Ok(Json(json!({ "channel": channel })))
}

#[derive(Deserialize)]
struct Awaited {
    interaction: InteractionId,
    #[serde(default = "ten_seconds")]
    within_ms: u64,
}

fn ten_seconds() -> u64 {
    10_000
}

async fn reply(State(hub): State<Arc<Hub>>, Body(awaited): Body<Awaited>) -> Reply<Message> {
    let invocation = Invocation::new(hub, awaited.interaction);
    Ok(Json(invocation.reply(Duration::from_millis(awaited.within_ms)).await?))
}

async fn expire(State(hub): State<Arc<Hub>>, Body(awaited): Body<Awaited>) -> Json<Value> {
    Invocation::new(hub, awaited.interaction).expire();
    Json(json!({}))
}

#[derive(Deserialize)]
struct WaitRequest {
    #[serde(default = "ten_seconds")]
    within_ms: u64,
}

async fn wait_for_bot(State(hub): State<Arc<Hub>>, Body(wait): Body<WaitRequest>) -> Reply<Value> {
    let timeout = Duration::from_millis(wait.within_ms);
    until(&hub, timeout, |world| world.gateway.connected().then_some(())).await?;
    Ok(Json(json!({})))
}

#[derive(Deserialize)]
struct WantedMessage {
    channel: ChannelId,
    /// A part of the message's text.
    #[serde(default)]
    contains: String,
    author: Option<UserId>,
    /// Only newer messages than this one match.
    after: Option<MessageId>,
    #[serde(default = "ten_seconds")]
    within_ms: u64,
}

async fn wait_for_message(
    State(hub): State<Arc<Hub>>,
    Body(wanted): Body<WantedMessage>,
) -> Reply<Message> {
    let fits = |message: &&Message| {
        !message.is_thinking()
            && message.content.contains(&wanted.contains)
            && wanted.author.is_none_or(|author| message.author == author)
            && wanted.after.is_none_or(|after| message.id > after)
    };
    let found = until(&hub, Duration::from_millis(wanted.within_ms), |world| {
        world.channels.get(&wanted.channel)?.messages.iter().rev().find(fits).cloned()
    });
    Ok(Json(found.await?))
}

async fn add_fault(State(hub): State<Arc<Hub>>, Body(fault): Body<Fault>) -> Json<Value> {
    hub.faults.add(fault);
    Json(json!({}))
}

async fn clear_faults(State(hub): State<Arc<Hub>>) -> Json<Value> {
    hub.faults.clear();
    Json(json!({}))
}

#[derive(Deserialize)]
struct How {
    how: GatewayDrop,
}

async fn drop_gateway(State(hub): State<Arc<Hub>>, Body(How { how }): Body<How>) -> Json<Value> {
    hub.with(|world| world.drop_gateway(how));
    Json(json!({}))
}

#[derive(Deserialize)]
struct Count {
    count: u32,
}

async fn double_interactions(
    State(hub): State<Arc<Hub>>,
    Body(Count { count }): Body<Count>,
) -> Json<Value> {
    hub.with(|world| world.gateway.doubled_interactions += count);
    Json(json!({}))
}

#[derive(Deserialize)]
struct Named {
    name: String,
}

async fn swallow_event(State(hub): State<Arc<Hub>>, Body(event): Body<Named>) -> Json<Value> {
    hub.with(|world| world.gateway.swallowed.push(event.name));
    Json(json!({}))
}
