//! An interaction: who acts, where, what they and the bot may do there, and the ways to reply (`reply`).

mod reply;

use std::sync::Arc;

use serenity::all::{
    AuthorizingIntegrationOwner, AuthorizingIntegrationOwners, ChannelId, ChannelType,
    CommandInteraction, ComponentInteraction, GuildId, InteractionContext, Message, MessageFlags,
    MessageId, ModalInteraction, PartialChannel, Permissions, RoleId, UserId,
};

use crate::answer::Answer;
use crate::client::Client;

/// The use of a command, a button, a menu or a form.
pub struct Interaction {
    /// The answer to it.
    pub answer: Arc<Answer>,
    client: Arc<Client>,
    token: String,
    /// The person.
    pub user: UserId,
    /// The server. `None` in direct messages, and where the bot is a guest.
    pub guild: Option<GuildId>,
    /// The channel or thread.
    pub channel: ChannelId,
    /// The channel of the thread, if it is one.
    pub parent: Option<ChannelId>,
    /// The kind of the channel, if Discord says it.
    pub channel_kind: Option<ChannelType>,
    /// The message whose button was pressed, whose menu was used, or that the form was opened from.
    pub message: Option<MessageId>,
    /// True if the bot is only a guest here: a person brought it along, and it can only answer.
    pub guest: bool,
    /// The language of the person's Discord client.
    pub locale: String,
    /// The language of the server.
    pub guild_locale: Option<String>,
    bot_permissions: Option<Permissions>,
    permissions: Permissions,
    roles: Vec<RoleId>,
    in_private: bool,
}

/// Makes an [`Interaction`]. A macro, because serenity's types have the same fields but share no trait.
macro_rules! interaction {
    ($client:expr, $answer:expr, $it:expr, $guest:expr, $message:expr) => {{
        let (client, it, guest): (&Arc<Client>, _, bool) = ($client, $it, $guest);
        let member = it.member.as_ref();
        let message: Option<&Message> = $message;
        let flags = message.and_then(|message| message.flags);
        Interaction {
            answer: $answer.unwrap_or_else(|| {
                Arc::new(Answer::new(
                    Arc::clone(&client.http),
                    it.id,
                    it.token.clone(),
                    client.commands.clone(),
                ))
            }),
            client: Arc::clone(client),
            token: it.token.clone(),
            user: it.user.id,
            guild: it.guild_id.filter(|_| !guest),
            channel: it.channel_id,
            parent: it.channel.as_ref().and_then(parent),
            channel_kind: it.channel.as_ref().map(|channel| channel.kind),
            message: message.map(|message| message.id),
            guest,
            locale: it.locale.clone(),
            guild_locale: it.guild_locale.clone(),
            bot_permissions: it.app_permissions,
            permissions: member.and_then(|member| member.permissions).unwrap_or_default(),
            roles: member.map(|member| member.roles.clone()).unwrap_or_default(),
            in_private: flags.unwrap_or_default().contains(MessageFlags::EPHEMERAL),
        }
    }};
}

impl Interaction {
    /// Returns the use of a command. `answer` is its answer, if something has begun it.
    pub fn of_command(
        client: &Arc<Client>,
        answer: Option<Arc<Answer>>,
        it: &CommandInteraction,
    ) -> Interaction {
        let guest = is_guest(it.context, &it.authorizing_integration_owners);
        interaction!(client, answer, it, guest, None)
    }

    /// Returns the use of a button or menu. `answer` is its answer, if something has begun it.
    pub fn of_component(
        client: &Arc<Client>,
        answer: Option<Arc<Answer>>,
        it: &ComponentInteraction,
    ) -> Interaction {
        let guest = is_guest(it.context, &it.authorizing_integration_owners);
        interaction!(client, answer, it, guest, Some(&*it.message))
    }

    /// Returns the submission of a form. `guest` says whether the bot was a guest where it was opened. `answer` is its
    /// answer, if something has begun it.
    pub fn of_form(
        client: &Arc<Client>,
        answer: Option<Arc<Answer>>,
        it: &ModalInteraction,
        guest: bool,
    ) -> Interaction {
        interaction!(client, answer, it, guest, it.message.as_deref())
    }

    /// Returns true if the bot has these permissions in this channel, or if Discord does not say.
    pub fn bot_may(&self, wanted: Permissions) -> bool {
        self.bot_permissions.is_none_or(|granted| has(granted, wanted))
    }

    /// Returns true if the person has these permissions in this channel.
    pub fn person_may(&self, wanted: Permissions) -> bool {
        has(self.permissions, wanted)
    }

    /// Returns true if it comes from a server.
    pub fn is_member(&self) -> bool {
        !self.permissions.is_empty()
    }

    /// Returns true if the person may manage the server.
    pub fn may_manage_server(&self) -> bool {
        self.person_may(Permissions::MANAGE_GUILD)
    }

    /// Returns true if the person has this role in the server.
    pub fn has_role(&self, role: RoleId) -> bool {
        self.roles.contains(&role)
    }

    /// Returns the permissions that posting in this channel needs: none where the bot is a guest, because it only
    /// answers there.
    pub fn to_post(&self) -> Permissions {
        match self.parent {
            _ if self.guest => Permissions::empty(),
            Some(_) => Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES_IN_THREADS,
            None => Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES,
        }
    }

    /// Returns true if the button or menu is in a private message.
    pub fn is_in_private(&self) -> bool {
        self.in_private
    }
}

fn has(granted: Permissions, wanted: Permissions) -> bool {
    granted.contains(Permissions::ADMINISTRATOR) || granted.contains(wanted)
}

fn parent(channel: &PartialChannel) -> Option<ChannelId> {
    let is_thread = matches!(
        channel.kind,
        ChannelType::NewsThread | ChannelType::PublicThread | ChannelType::PrivateThread
    );
    channel.parent_id.filter(|_| is_thread || channel.thread_metadata.is_some())
}

/// Returns true if a person brought the bot along: to a direct message, a group, or a server that has
/// not installed it.
fn is_guest(context: Option<InteractionContext>, owners: &AuthorizingIntegrationOwners) -> bool {
    let by_place = |owner: &AuthorizingIntegrationOwner| {
        !matches!(owner, AuthorizingIntegrationOwner::UserInstall(_))
    };
    context == Some(InteractionContext::PrivateChannel)
        || (!owners.0.is_empty() && !owners.0.iter().any(by_place))
}
