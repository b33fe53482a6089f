//! Whether people can see a channel of a server: asked of Discord, because people lose roles and channels
//! become private.

use std::collections::{HashMap, HashSet};

use serde_json::Value;
use serenity::all::{
    ChannelId, ChannelType, GuildChannel, GuildId, Http, LightMethod, PermissionOverwriteType,
    Permissions, Request, Role, RoleId, Route, UserId,
};

use crate::route::RestRoute;
use crate::send;
use crate::send::{PATIENT, SendError};

/// What Discord says about a person and a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// They can see it.
    Visible,
    /// They cannot see it, or the bot cannot, so that it does not know.
    Hidden,
    /// They have left the server.
    Left,
}

/// Asks Discord whether a person can see a channel or thread of a server.
///
/// # Errors
/// Only [`SendError::Temporary`].
pub async fn sight(
    http: &Http,
    guild: GuildId,
    channel: ChannelId,
    person: UserId,
) -> Result<Sight, SendError> {
    match is_visible(http, guild, channel, person).await {
        Ok(true) => Ok(Sight::Visible),
        Err(SendError::MemberGone) => Ok(Sight::Left),
        Err(error @ SendError::Temporary(_)) => Err(error),
        Ok(false) | Err(_) => Ok(Sight::Hidden),
    }
}

async fn is_visible(
    http: &Http,
    guild: GuildId,
    channel: ChannelId,
    person: UserId,
) -> Result<bool, SendError> {
    let member = send::read(RestRoute::ReadMember, PATIENT, || http.get_member(guild, person));
    let member = member.await?;
    let channel = read_channel(http, channel).await?;
    // A thread has no permissions of its own.
    let outer = match channel.parent_id.filter(|_| channel.thread_metadata.is_some()) {
        Some(parent) => &read_channel(http, parent).await?,
        None => &channel,
    };
    let server = send::read(RestRoute::ReadServer, PATIENT, || http.get_guild(guild));
    let granted = server.await?.user_permissions_in(outer, &member);
    if !granted.contains(Permissions::VIEW_CHANNEL) {
        return Ok(false);
    }
    let is_open = channel.kind != ChannelType::PrivateThread;
    Ok(is_open
        || granted.contains(Permissions::MANAGE_THREADS)
        || is_thread_member(http, channel.id, person).await?)
}

/// Asks Discord whether all members of a server can see a channel or thread.
///
/// # Errors
/// Only [`SendError::Temporary`].
pub async fn is_open_to_all(
    http: &Http,
    guild: GuildId,
    channel: ChannelId,
) -> Result<bool, SendError> {
    let asked = async {
        let server = send::read(RestRoute::ReadServer, PATIENT, || http.get_guild(guild)).await?;
        let channel = read_channel(http, channel).await?;
        let is_private = channel.kind == ChannelType::PrivateThread;
        // A thread has no permissions of its own.
        let outer = match channel.parent_id.filter(|_| channel.thread_metadata.is_some()) {
            Some(parent) => read_channel(http, parent).await?,
            None => channel,
        };
        Ok(!is_private && all_see(&server.roles, &outer))
    };
    match asked.await {
        Err(error @ SendError::Temporary(_)) => Err(error),
        asked => Ok(asked.unwrap_or(false)),
    }
}

/// Returns true if all members see a channel: it is open to those without a role, and shuts nobody out.
fn all_see(roles: &HashMap<RoleId, Role>, channel: &GuildChannel) -> bool {
    let mut overwrites = channel.permission_overwrites.iter();
    sees(roles, channel, channel.guild_id.everyone_role())
        && !overwrites.any(|it| it.deny.contains(Permissions::VIEW_CHANNEL))
}

/// Returns which of these channels and threads every reader of the channel `from` can also see.
///
/// # Errors
/// [`SendError::Temporary`], or if Discord does not tell about `from` or its server.
pub(crate) async fn seen_by_readers(
    http: &Http,
    guild: GuildId,
    from: ChannelId,
    places: impl IntoIterator<Item = ChannelId>,
) -> Result<HashSet<ChannelId>, SendError> {
    let server = send::read(RestRoute::ReadServer, PATIENT, || http.get_guild(guild)).await?;
    let from = read_channel(http, from).await?;
    let mut known = HashMap::new();
    let mut seen = HashSet::new();
    for place in places.into_iter().collect::<HashSet<_>>() {
        let channel = match read_channel(http, place).await {
            Ok(channel) if channel.kind != ChannelType::PrivateThread => channel,
            Err(error @ SendError::Temporary(_)) => return Err(error),
            Ok(_) | Err(_) => continue,
        };
        // A thread has no permissions of its own.
        let parent = channel.parent_id.filter(|_| channel.thread_metadata.is_some());
        let outer = parent.unwrap_or(place);
        let is_seen = match known.get(&outer) {
            Some(&is_seen) => is_seen,
            None => {
                let channel = match parent {
                    Some(parent) => read_channel(http, parent).await,
                    None => Ok(channel),
                };
                match channel {
                    Ok(outer) => readers_see(&server.roles, &from, &outer),
                    Err(error @ SendError::Temporary(_)) => return Err(error),
                    Err(_) => false,
                }
            }
        };
        known.insert(outer, is_seen);
        if is_seen {
            seen.insert(place);
        }
    }
    Ok(seen)
}

/// Returns true if every reader of the channel `from` can also see the channel `to`. If `to` shuts out people, or
/// roles that `from` does not shut out, the answer is no: they may see `from` by another role.
fn readers_see(roles: &HashMap<RoleId, Role>, from: &GuildChannel, to: &GuildChannel) -> bool {
    let everyone = from.guild_id.everyone_role();
    let is_invited = |channel: &GuildChannel, kind| {
        let overwrites = &mut channel.permission_overwrites.iter();
        overwrites.any(|it| it.kind == kind && it.allow.contains(Permissions::VIEW_CHANNEL))
    };
    let mut people = from.permission_overwrites.iter().map(|it| it.kind).filter(|&kind| {
        matches!(kind, PermissionOverwriteType::Member(_)) && is_invited(from, kind)
    });
    let shuts_out = |channel: &GuildChannel, kind| {
        let overwrites = &mut channel.permission_overwrites.iter();
        overwrites.any(|it| it.kind == kind && it.deny.contains(Permissions::VIEW_CHANNEL))
    };
    let is_tighter = to.permission_overwrites.iter().any(|overwrite| {
        let of_all = PermissionOverwriteType::Role(everyone);
        overwrite.kind != of_all
            && shuts_out(to, overwrite.kind)
            && !shuts_out(from, overwrite.kind)
    });
    from.id == to.id
        || (!is_tighter
            && roles.keys().all(|&role| !sees(roles, from, role) || sees(roles, to, role))
            && people.all(|person| sees(roles, to, everyone) || is_invited(to, person)))
}

/// Returns true if somebody with no other role than this sees a channel.
fn sees(roles: &HashMap<RoleId, Role>, channel: &GuildChannel, role: RoleId) -> bool {
    let everyone = channel.guild_id.everyone_role();
    let of = |role| roles.get(&role).map(|it| it.permissions).unwrap_or_default();
    let mut granted = of(everyone) | of(role);
    if granted.contains(Permissions::ADMINISTRATOR) {
        return true;
    }
    for id in [everyone, role] {
        let kind = PermissionOverwriteType::Role(id);
        for overwrite in channel.permission_overwrites.iter().filter(|it| it.kind == kind) {
            granted = (granted - overwrite.deny) | overwrite.allow;
        }
    }
    granted.contains(Permissions::VIEW_CHANNEL)
}

async fn read_channel(http: &Http, id: ChannelId) -> Result<GuildChannel, SendError> {
    let channel = send::read(RestRoute::ReadChannel, PATIENT, || http.get_channel(id));
    channel.await?.guild().ok_or(SendError::ChannelGone)
}

async fn is_thread_member(
    http: &Http,
    thread: ChannelId,
    person: UserId,
) -> Result<bool, SendError> {
    let route = Route::ChannelThreadMember { channel_id: thread, user_id: person };
    let read = send::read(RestRoute::ReadThreadMember, PATIENT, || {
        http.fire::<Value>(Request::new(route, LightMethod::Get))
    });
    match read.await {
        Ok(_) => Ok(true),
        Err(SendError::MemberGone) => Ok(false),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const EVERYONE: u64 = 1;
    const MEMBER: u64 = 2;
    const STAFF: u64 = 3;
    const GUEST: u64 = 9;

    /// The roles of a server where this is what everybody may do.
    fn roles(everyone: Permissions) -> HashMap<RoleId, Role> {
        let role = |id: u64, permissions: Permissions| {
            let role = json!({
                "id": id.to_string(), "guild_id": EVERYONE.to_string(), "name": "x", "color": 0,
                "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
                "hoist": false, "managed": false, "mentionable": false, "position": id,
                "permissions": permissions.bits().to_string(),
            });
            (RoleId::new(id), serde_json::from_value(role).unwrap())
        };
        let none = Permissions::empty();
        [role(EVERYONE, everyone), role(MEMBER, none), role(STAFF, none)].into()
    }

    /// A channel that denies these roles, and lets in these roles and people.
    fn channel(id: u64, denied: &[u64], roles: &[u64], people: &[u64]) -> GuildChannel {
        let view = Permissions::VIEW_CHANNEL.bits().to_string();
        let overwrite = |id: &u64, kind: u8, is_let_in: bool| {
            let (allow, deny) = if is_let_in { (view.as_str(), "0") } else { ("0", view.as_str()) };
            json!({ "id": id.to_string(), "type": kind, "allow": allow, "deny": deny })
        };
        let denied = denied.iter().map(|id| overwrite(id, 0, false));
        let roles = roles.iter().map(|id| overwrite(id, 0, true));
        let people = people.iter().map(|id| overwrite(id, 1, true));
        let overwrites: Vec<_> = denied.chain(roles).chain(people).collect();
        let channel = json!({
            "id": id.to_string(), "guild_id": EVERYONE.to_string(), "type": 0, "name": "x",
            "position": 0, "permission_overwrites": overwrites,
        });
        serde_json::from_value(channel).unwrap()
    }

    #[test]
    fn a_channel_that_shuts_out_anybody_is_not_open_to_all() {
        let open = roles(Permissions::VIEW_CHANNEL);
        for (denied, is_open) in [(&[][..], true), (&[EVERYONE], false), (&[STAFF], false)] {
            assert_eq!(all_see(&open, &channel(10, denied, &[MEMBER], &[GUEST])), is_open);
        }
        assert!(!all_see(&roles(Permissions::empty()), &channel(10, &[], &[MEMBER], &[])));
    }

    #[test]
    fn what_all_readers_of_a_channel_see_is_no_secret_to_them() {
        let open = roles(Permissions::VIEW_CHANNEL);
        let public = channel(10, &[], &[], &[]);
        let members = channel(11, &[EVERYONE], &[MEMBER, STAFF], &[]);
        let staff = channel(12, &[EVERYONE], &[STAFF], &[]);
        let see = |from: &GuildChannel, to: &GuildChannel| readers_see(&open, from, to);
        assert!(see(&public, &public) && see(&members, &public) && see(&staff, &members));
        assert!(!see(&public, &members) && !see(&members, &staff));
        assert!(see(&staff, &channel(13, &[EVERYONE], &[STAFF], &[GUEST])));
        let without_members = channel(20, &[MEMBER], &[], &[]);
        assert!(!see(&public, &without_members) && see(&without_members, &without_members));
        assert!(!see(&staff, &without_members), "staff may have both roles");
    }

    #[test]
    fn on_a_server_that_shows_nothing_without_a_role_those_with_it_are_the_readers() {
        let closed = roles(Permissions::empty());
        let [lobby, games] = [14, 15].map(|id| channel(id, &[], &[MEMBER], &[]));
        assert!(readers_see(&closed, &lobby, &games));
        assert!(!readers_see(&closed, &lobby, &channel(16, &[], &[STAFF], &[])));
    }

    #[test]
    fn a_person_who_was_let_into_a_channel_alone_is_one_of_its_readers() {
        let open = roles(Permissions::VIEW_CHANNEL);
        let lobby = channel(17, &[EVERYONE], &[], &[GUEST]);
        assert!(!readers_see(&open, &lobby, &channel(18, &[EVERYONE], &[STAFF], &[])));
        assert!(readers_see(&open, &lobby, &channel(19, &[EVERYONE], &[], &[GUEST])));
    }
}
