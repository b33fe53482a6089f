//! The roles of a server on Discord, and which of them the bot may give and take.
//!
//! A ladder must not hand out power: the bot gives no role that moderates the server or this bot, nor
//! one that the person who chose it may not give themselves.

use std::collections::HashMap;

use dvonn_discord::route::RestRoute;
use dvonn_discord::send;
use dvonn_discord::send::SendError;
use dvonn_discord::view::View;
use dvonn_model::{GuildId, RoleId, ServerSettings};
use serenity::all::{Permissions, Role, RoleId as DiscordRole, UserId};

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::failure::Explain;
use crate::runtime::ids::ToDiscord as _;
use crate::say;
use crate::show::words::links;
use crate::text::Text;

/// The permissions that give power over others, with the keys of their names in the texts.
const POWERS: [(Permissions, &str); 19] = [
    (Permissions::ADMINISTRATOR, "administrator"),
    (Permissions::MANAGE_GUILD, "manage-server"),
    (Permissions::MANAGE_ROLES, "manage-roles"),
    (Permissions::MANAGE_CHANNELS, "manage-channels"),
    (Permissions::MANAGE_WEBHOOKS, "manage-webhooks"),
    (Permissions::MANAGE_GUILD_EXPRESSIONS, "manage-expressions"),
    (Permissions::MANAGE_EVENTS, "manage-events"),
    (Permissions::MANAGE_THREADS, "manage-threads"),
    (Permissions::MANAGE_MESSAGES, "manage-messages"),
    (Permissions::MANAGE_NICKNAMES, "manage-nicknames"),
    (Permissions::BAN_MEMBERS, "ban"),
    (Permissions::KICK_MEMBERS, "kick"),
    (Permissions::MODERATE_MEMBERS, "time-out"),
    (Permissions::MUTE_MEMBERS, "mute"),
    (Permissions::DEAFEN_MEMBERS, "deafen"),
    (Permissions::MOVE_MEMBERS, "move"),
    (Permissions::MENTION_EVERYONE, "mention-everyone"),
    (Permissions::VIEW_AUDIT_LOG, "audit-log"),
    (Permissions::VIEW_GUILD_INSIGHTS, "insights"),
];

/// Why the bot does not give or take a role. Its text is for the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Problem {
    /// The bot lacks the permission Manage Roles.
    #[error("the bot lacks the permission Manage Roles")]
    MayNotManageRoles,
    /// The role no longer exists.
    #[error("the role was deleted")]
    Gone,
    /// The role is that of all members.
    #[error("the role is that of all members")]
    Everyone,
    /// The role belongs to an integration, such as another bot.
    #[error("role {0} belongs to an integration")]
    Managed(RoleId),
    /// The role is not below the bot's highest role.
    #[error("role {0} is not below the bot's highest role")]
    NotBelowBot(RoleId),
    /// The role gives these permissions, which moderate the server.
    #[error("role {0} gives power over others: {1}")]
    Powerful(RoleId, Permissions),
    /// The role makes people moderators of this bot.
    #[error("role {0} is the moderator role")]
    Moderators(RoleId),
    /// The person may not give the role themselves.
    #[error("the person may not give role {0}")]
    NotByPerson(RoleId),
}

impl Problem {
    /// Says what is wrong and what to do instead.
    pub(crate) fn sentence(self, text: Text) -> String {
        match self {
            Problem::MayNotManageRoles => say!(text, "role-no-permission"),
            Problem::Gone => say!(text, "role-gone"),
            Problem::Everyone => say!(text, "role-everyone"),
            Problem::Managed(role) => say!(text, "role-managed", role = links::role(role)),
            Problem::NotBelowBot(role) => {
                say!(text, "role-not-below-bot", role = links::role(role))
            }
            Problem::Powerful(role, powers) => {
                let powers = names(text, powers);
                say!(text, "role-powerful", role = links::role(role), powers = powers)
            }
            Problem::Moderators(role) => say!(text, "role-moderators", role = links::role(role)),
            Problem::NotByPerson(role) => {
                say!(text, "role-not-by-person", role = links::role(role))
            }
        }
    }
}

impl Explain for Problem {
    fn explain(&self, text: Text) -> View {
        View::new(self.sentence(text))
    }
}

/// Returns the names of the powers among these permissions. An administrator has all others too.
fn names(text: Text, powers: Permissions) -> String {
    let count = if powers.contains(Permissions::ADMINISTRATOR) { 1 } else { POWERS.len() };
    let held = POWERS.iter().filter(|(power, _)| powers.contains(*power)).take(count);
    text.listed(&held.map(|(_, name)| say!(text, "role-power", name = *name)).collect::<Vec<_>>())
}

/// The roles of a server.
pub(crate) struct ServerRoles {
    owner: UserId,
    /// The role of all members, whose id is that of the server.
    everyone: DiscordRole,
    roles: HashMap<DiscordRole, Role>,
    /// The bot's own roles.
    own: Vec<DiscordRole>,
    /// The role that makes people moderators of this bot.
    moderators: Option<RoleId>,
}

impl ServerRoles {
    /// Asks Discord for the roles of a server.
    pub(crate) async fn read(
        app: &App,
        guild: GuildId,
        settings: &ServerSettings,
        pauses: &[u64],
    ) -> Result<ServerRoles, SendError> {
        let guild = guild.to_discord();
        let server = send::read(RestRoute::ReadServer, pauses, || app.client.http.get_guild(guild));
        let server = server.await?;
        let member = send::read(RestRoute::ReadMember, pauses, || {
            app.client.http.get_member(guild, app.client.bot)
        });
        Ok(ServerRoles {
            owner: server.owner_id,
            everyone: guild.everyone_role(),
            roles: server.roles,
            own: member.await?.roles,
            moderators: settings.moderator_role,
        })
    }

    /// Returns true if the role still exists.
    pub(crate) fn has(&self, role: RoleId) -> bool {
        self.roles.contains_key(&role.to_discord())
    }

    /// Returns true if the bot has a permission in the whole server.
    pub(crate) fn bot_may(&self, permission: Permissions) -> bool {
        self.permissions(|id| self.own.contains(&id)).contains(permission)
    }

    /// Checks that Discord lets the bot give and take a role.
    pub(crate) fn check_moving(&self, role: RoleId) -> Result<&Role, Problem> {
        let of = self.roles.get(&role.to_discord()).ok_or(Problem::Gone)?;
        if of.id == self.everyone {
            return Err(Problem::Everyone);
        }
        if of.managed {
            return Err(Problem::Managed(role));
        }
        let is_own = |id: DiscordRole| self.own.contains(&id);
        if !self.permissions(is_own).contains(Permissions::MANAGE_ROLES) {
            return Err(Problem::MayNotManageRoles);
        }
        if self.highest(is_own).is_some_and(|highest| of < highest) {
            Ok(of)
        } else {
            Err(Problem::NotBelowBot(role))
        }
    }

    /// Checks that the bot may give a role: Discord lets it, and the role gives no power.
    pub(crate) fn check_giving(&self, role: RoleId) -> Result<(), Problem> {
        let of = self.check_moving(role)?;
        if self.moderators == Some(role) {
            return Err(Problem::Moderators(role));
        }
        let all = POWERS.iter().fold(Permissions::empty(), |all, (power, _)| all | *power);
        let of_everyone = self.roles.get(&self.everyone).map(|everyone| everyone.permissions);
        let powers = of.permissions & all & !of_everyone.unwrap_or_default();
        if powers.is_empty() { Ok(()) } else { Err(Problem::Powerful(role, powers)) }
    }

    /// Checks that a person may give a role themselves.
    pub(crate) fn check_person_may_give(
        &self,
        role: RoleId,
        caller: &Caller,
    ) -> Result<(), Problem> {
        if self.owner.get() == u64::from(caller.person.id) {
            return Ok(());
        }
        let has = |id: DiscordRole| caller.has_role(id);
        let of = self.roles.get(&role.to_discord()).ok_or(Problem::Gone)?;
        let is_below = self.highest(has).is_some_and(|highest| of < highest);
        if is_below && self.permissions(has).contains(Permissions::MANAGE_ROLES) {
            Ok(())
        } else {
            Err(Problem::NotByPerson(role))
        }
    }

    /// Returns the highest of someone's roles.
    fn highest(&self, has: impl Fn(DiscordRole) -> bool) -> Option<&Role> {
        self.roles.values().filter(|role| has(role.id)).max()
    }

    /// Returns someone's permissions in the server.
    fn permissions(&self, has: impl Fn(DiscordRole) -> bool) -> Permissions {
        let held = self.roles.values().filter(|role| role.id == self.everyone || has(role.id));
        let held = held.fold(Permissions::empty(), |all, role| all | role.permissions);
        if held.contains(Permissions::ADMINISTRATOR) { Permissions::all() } else { held }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const EVERYONE: u64 = 1;
    const BOT: u64 = 2;
    const OTHER_BOT: u64 = 3;
    const BELOW: u64 = 10;
    const TIED_BELOW: u64 = 11;
    const ABOVE: u64 = 12;

    fn id(number: u64) -> RoleId {
        RoleId::try_from(number).unwrap()
    }

    fn role(number: u64, position: u16, permissions: Permissions) -> (DiscordRole, Role) {
        let managed = [BOT, OTHER_BOT].contains(&number);
        let role = json!({
            "id": number.to_string(), "guild_id": EVERYONE.to_string(), "name": "x", "color": 0,
            "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
            "hoist": false, "managed": managed, "mentionable": false,
            "position": position, "permissions": permissions.bits().to_string(),
        });
        (DiscordRole::new(number), serde_json::from_value(role).unwrap())
    }

    /// A server whose bot has these permissions. The role `BELOW` has those of `below`.
    fn server(bot: Permissions, below: Permissions) -> ServerRoles {
        let none = Permissions::empty();
        let roles = [
            role(EVERYONE, 0, Permissions::SEND_MESSAGES | Permissions::MENTION_EVERYONE),
            role(BELOW, 1, below),
            role(OTHER_BOT, 1, none),
            // With the same position, the smaller id is higher.
            role(TIED_BELOW, 5, none),
            role(BOT, 5, bot),
            role(ABOVE, 6, none),
        ];
        ServerRoles {
            owner: UserId::new(7),
            everyone: DiscordRole::new(EVERYONE),
            roles: roles.into(),
            own: vec![DiscordRole::new(BOT)],
            moderators: None,
        }
    }

    #[test]
    fn only_roles_below_the_bots_highest_are_given() {
        for bot in [Permissions::MANAGE_ROLES, Permissions::ADMINISTRATOR] {
            let server = server(bot, Permissions::empty());
            for (role, expected) in [
                (BELOW, Ok(())),
                (TIED_BELOW, Ok(())),
                (ABOVE, Err(Problem::NotBelowBot(id(ABOVE)))),
                (OTHER_BOT, Err(Problem::Managed(id(OTHER_BOT)))),
                (EVERYONE, Err(Problem::Everyone)),
                (99, Err(Problem::Gone)),
            ] {
                assert_eq!(server.check_giving(id(role)), expected, "{role}");
            }
        }
        let server = server(Permissions::MANAGE_MESSAGES, Permissions::empty());
        assert_eq!(server.check_giving(id(BELOW)), Err(Problem::MayNotManageRoles));
        assert_eq!(server.check_moving(id(BELOW)).err(), Some(Problem::MayNotManageRoles));
    }

    #[test]
    fn no_power_over_others_is_given() {
        for (power, _) in POWERS {
            let server = server(Permissions::MANAGE_ROLES, power);
            let given = server.check_giving(id(BELOW));
            if power == Permissions::MENTION_EVERYONE {
                assert_eq!(given, Ok(()), "everyone has it here");
                continue;
            }
            let problem = Problem::Powerful(id(BELOW), power);
            assert_eq!(given, Err(problem));
            assert!(server.check_moving(id(BELOW)).is_ok(), "it can be taken away");
        }
        let mut server = server(Permissions::MANAGE_ROLES, Permissions::ATTACH_FILES);
        assert_eq!(server.check_giving(id(BELOW)), Ok(()));
        server.moderators = Some(id(BELOW));
        assert_eq!(server.check_giving(id(BELOW)), Err(Problem::Moderators(id(BELOW))));
    }

    #[test]
    fn an_administrators_other_powers_are_not_listed() {
        let problem = Problem::Powerful(id(BELOW), Permissions::all());
        let sentence = problem.sentence(Text::of(None));
        assert!(sentence.contains("“Administrator”") && !sentence.contains("Ban"), "{sentence}");
    }
}
