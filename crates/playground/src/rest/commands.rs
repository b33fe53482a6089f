//! Registering commands, globally and for single guilds.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::get;
use axum::{Json, Router};

use super::{Ids, Payload, RestResult};
use crate::hub::Hub;
use crate::ids::{CommandId, GuildId, UserId};
use crate::limits::{self, ApiError};
use crate::world::{ENTRY_POINT, World};

pub(super) fn routes() -> Router<Arc<Hub>> {
    let global = "/applications/{application}/commands";
    let of_guild = "/applications/{application}/guilds/{guild}/commands";
    Router::new()
        .route(global, get(list_global).post(create_global).put(replace_global))
        .route(
            &format!("{global}/{{command}}"),
            get(show_global).patch(change_global).delete(delete_global),
        )
        .route(of_guild, get(list_in_guild).post(create_in_guild).put(replace_in_guild))
        .route(
            &format!("{of_guild}/{{command}}"),
            get(show_in_guild).patch(change_in_guild).delete(delete_in_guild),
        )
}

/// A guild, or `None` for global commands.
type Scope = Option<GuildId>;

fn check_scope(world: &World, application: UserId, scope: Scope) -> Result<(), ApiError> {
    if application != world.bot {
        return Err(ApiError::unknown_application());
    }
    // Like Discord, does not distinguish an unknown guild from one without the bot.
    scope.map_or(Ok(()), |guild| {
        world.guild_with_bot(guild).map(|_| ()).map_err(|_| ApiError::missing_access())
    })
}

fn list(hub: &Hub, application: UserId, scope: Scope) -> RestResult {
    hub.with(|world| {
        check_scope(world, application, scope)?;
        Ok(Json(world.commands.of(scope).cloned().collect::<Vec<_>>().into()))
    })
}

fn create(hub: &Hub, application: UserId, scope: Scope, body: &Payload) -> RestResult {
    limits::check_command(&body.json)?;
    hub.with(|world| {
        check_scope(world, application, scope)?;
        Ok(Json(world.register(scope, &body.json)))
    })
}

fn replace(hub: &Hub, application: UserId, scope: Scope, body: &Payload) -> RestResult {
    limits::check_command_list(&body.json)?;
    hub.with(|world| {
        check_scope(world, application, scope)?;
        let given = body.json.as_array().map_or(&[][..], Vec::as_slice);
        let keeps_entry_point = given.iter().any(|command| command["type"] == ENTRY_POINT);
        if world.commands.has_entry_point(scope) && !keeps_entry_point {
            return Err(ApiError::entry_point_left_out());
        }
        Ok(Json(world.register_all(scope, given).into()))
    })
}

fn show(hub: &Hub, application: UserId, scope: Scope, command: CommandId) -> RestResult {
    hub.with(|world| {
        check_scope(world, application, scope)?;
        let found = world.commands.get(scope, command).cloned();
        found.map(Json).ok_or_else(ApiError::unknown_command)
    })
}

fn change(
    hub: &Hub,
    application: UserId,
    scope: Scope,
    command: CommandId,
    body: &Payload,
) -> RestResult {
    hub.with(|world| {
        check_scope(world, application, scope)?;
        let known = world.commands.get(scope, command).ok_or_else(ApiError::unknown_command)?;
        let mut changed = known.clone();
        for (field, value) in body.json.as_object().into_iter().flatten() {
            changed[field] = value.clone();
        }
        limits::check_command(&changed)?;
        world.commands.remove(scope, command);
        Ok(Json(world.register_as(scope, command, &changed)))
    })
}

fn delete(
    hub: &Hub,
    application: UserId,
    scope: Scope,
    command: CommandId,
) -> Result<StatusCode, ApiError> {
    hub.with(|world| {
        check_scope(world, application, scope)?;
        world.commands.remove(scope, command).ok_or_else(ApiError::unknown_command)?;
        world.mark_changed();
        Ok(StatusCode::NO_CONTENT)
    })
}

async fn list_global(State(hub): State<Arc<Hub>>, Ids(app): Ids<UserId>) -> RestResult {
    list(&hub, app, None)
}

async fn create_global(
    State(hub): State<Arc<Hub>>,
    Ids(app): Ids<UserId>,
    body: Payload,
) -> RestResult {
    create(&hub, app, None, &body)
}

async fn replace_global(
    State(hub): State<Arc<Hub>>,
    Ids(app): Ids<UserId>,
    body: Payload,
) -> RestResult {
    replace(&hub, app, None, &body)
}

async fn show_global(
    State(hub): State<Arc<Hub>>,
    Ids((app, command)): Ids<(UserId, CommandId)>,
) -> RestResult {
    show(&hub, app, None, command)
}

async fn change_global(
    State(hub): State<Arc<Hub>>,
    Ids((app, command)): Ids<(UserId, CommandId)>,
    body: Payload,
) -> RestResult {
    change(&hub, app, None, command, &body)
}

async fn delete_global(
    State(hub): State<Arc<Hub>>,
    Ids((app, command)): Ids<(UserId, CommandId)>,
) -> Result<StatusCode, ApiError> {
    delete(&hub, app, None, command)
}

async fn list_in_guild(
    State(hub): State<Arc<Hub>>,
    Ids((app, guild)): Ids<(UserId, GuildId)>,
) -> RestResult {
    list(&hub, app, Some(guild))
}

async fn create_in_guild(
    State(hub): State<Arc<Hub>>,
    Ids((app, guild)): Ids<(UserId, GuildId)>,
    body: Payload,
) -> RestResult {
    create(&hub, app, Some(guild), &body)
}

async fn replace_in_guild(
    State(hub): State<Arc<Hub>>,
    Ids((app, guild)): Ids<(UserId, GuildId)>,
    body: Payload,
) -> RestResult {
    replace(&hub, app, Some(guild), &body)
}

async fn show_in_guild(
    State(hub): State<Arc<Hub>>,
    Ids((app, guild, command)): Ids<(UserId, GuildId, CommandId)>,
) -> RestResult {
    show(&hub, app, Some(guild), command)
}

async fn change_in_guild(
    State(hub): State<Arc<Hub>>,
    Ids((app, guild, command)): Ids<(UserId, GuildId, CommandId)>,
    body: Payload,
) -> RestResult {
    change(&hub, app, Some(guild), command, &body)
}

async fn delete_in_guild(
    State(hub): State<Arc<Hub>>,
    Ids((app, guild, command)): Ids<(UserId, GuildId, CommandId)>,
) -> Result<StatusCode, ApiError> {
    delete(&hub, app, Some(guild), command)
}
