//! The roles of members, as the bot gives and takes them.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::put;

use super::Ids;
use crate::hub::Hub;
use crate::ids::{GuildId, RoleId, UserId};
use crate::limits::ApiError;
use crate::world::World;

pub(super) fn routes() -> Router<Arc<Hub>> {
    Router::new().route("/guilds/{guild}/members/{user}/roles/{role}", put(give).delete(take))
}

type RoleOf = Ids<(GuildId, UserId, RoleId)>;

async fn give(State(hub): State<Arc<Hub>>, Ids(of): RoleOf) -> Result<StatusCode, ApiError> {
    hub.with(|world| set(world, of, true))
}

async fn take(State(hub): State<Arc<Hub>>, Ids(of): RoleOf) -> Result<StatusCode, ApiError> {
    hub.with(|world| set(world, of, false))
}

fn set(
    world: &mut World,
    (guild, user, role): (GuildId, UserId, RoleId),
    given: bool,
) -> Result<StatusCode, ApiError> {
    world.check_bot_assigns(guild, role)?;
    world.user(user)?;
    let mut roles = world.roles_of(guild, user)?.clone();
    if given {
        roles.insert(role);
    } else {
        roles.remove(&role);
    }
    world.set_roles(guild, user, roles)?;
    Ok(StatusCode::NO_CONTENT)
}
