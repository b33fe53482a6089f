//! The person behind an interaction: their name, venue and settings. `reply` has the ways to reply.

pub(crate) mod command;
pub(crate) mod permissions;
mod reply;
pub(crate) mod visibility;

use std::sync::Arc;

use dvonn_discord::answer::Answer;
use dvonn_discord::client::Client;
use dvonn_model::{GuildId, InteractionId, Person, RoleId, ServerSettings, Settings, Venue};
use dvonn_store::CallerSettings;
use serenity::all::{
    AuthorizingIntegrationOwner, AuthorizingIntegrationOwners, ChannelType, CommandInteraction,
    ComponentInteraction, InteractionContext, MessageFlags, ModalInteraction, PartialChannel,
    Permissions, User,
};
use tokio_util::task::task_tracker::TaskTrackerToken;

use crate::runtime::app::App;
use crate::runtime::app::outages::Outages;
use crate::runtime::failure::Failure;
use crate::runtime::handling;
use crate::runtime::style::Style;
use crate::text::Text;

/// The person behind an interaction, and ways to reply.
pub(crate) struct Caller {
    /// The answer to the interaction.
    pub(crate) answer: Arc<Answer>,
    client: Arc<Client>,
    token: String,
    /// Logs that the database cannot be used.
    pub(crate) outages: Arc<Outages>,
    /// The interaction's id, in the store's type.
    pub(crate) id: InteractionId,
    /// The person.
    pub(crate) person: Person,
    /// The channel or thread of the interaction.
    pub(crate) venue: Venue,
    /// The kind of this channel, if Discord says it.
    pub(crate) channel_kind: Option<ChannelType>,
    /// The language of messages that only this person sees.
    pub(crate) text: Text,
    discord_locale: String,
    /// The person's settings.
    pub(crate) settings: Settings,
    /// The server's settings at the time of the interaction. The defaults in direct messages.
    pub(crate) server: ServerSettings,
    /// The language of public messages.
    pub(crate) locale: Option<String>,
    permissions: Option<Permissions>,
    /// The person's permissions in this channel, and their roles.
    own_permissions: Permissions,
    roles: Vec<serenity::all::RoleId>,
    /// True if the button or menu is in a private message.
    in_private: bool,
    /// Keeps the bot from stopping until this is dropped.
    _serving: TaskTrackerToken,
}

/// Whether a [`Caller`] needs the settings of the server, and those of the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ServerRead {
    /// For requests. They fail without the settings of the server: the defaults would let everybody
    /// start games anywhere.
    Required,
    /// Only for telling the person that their request has failed, without waiting for the database
    /// again.
    Skipped,
}

/// Makes a [`Caller`] from an interaction. A macro, because the interaction types have the same
/// fields but share no trait.
macro_rules! caller {
    ($app:expr, $interaction:expr, $guest:expr, $in_private:expr, $server:expr) => {{
        let interaction = $interaction;
        let member = interaction.member.as_ref();
        let nick = member.and_then(|member| member.nick.as_deref());
        let guest = $guest;
        let guild = interaction.guild_id.filter(|_| !guest);
        let guild = guild.map(|guild| guild.get().try_into()).transpose()?;
        let person = person(&interaction.user, nick)?;
        let CallerSettings { server, person: settings } = match $server {
            ServerRead::Required => $app.store.caller_settings(person.id, guild).await?,
            ServerRead::Skipped => CallerSettings::default(),
        };
        let settings = settings.unwrap_or_else(|error| {
            $app.outages.log(&error, "failed to read a person's settings");
            Settings::default()
        });
        let text = text_for(&settings, &interaction.locale);
        Ok(Caller {
            answer: handling::answer().unwrap_or_else(|| {
                let http = Arc::clone(&$app.client.http);
                Arc::new(Answer::new(http, interaction.id, interaction.token.clone()))
            }),
            outages: Arc::clone(&$app.outages),
            client: Arc::clone(&$app.client),
            token: interaction.token.clone(),
            id: interaction.id.get().try_into()?,
            person,
            venue: Venue {
                guest,
                ..venue(guild, interaction.channel_id.get(), interaction.channel.as_ref())?
            },
            channel_kind: interaction.channel.as_ref().map(|channel| channel.kind),
            text,
            discord_locale: interaction.locale.clone(),
            settings,
            locale: server.language.clone().or_else(|| interaction.guild_locale.clone()),
            server,
            permissions: interaction.app_permissions,
            own_permissions: member.and_then(|member| member.permissions).unwrap_or_default(),
            roles: member.map(|member| member.roles.clone()).unwrap_or_default(),
            in_private: $in_private,
            _serving: $app.serving.token(),
        })
    }};
}

impl Caller {
    /// Returns the caller of a command.
    pub(crate) async fn of_command(
        app: &App,
        interaction: &CommandInteraction,
        server: ServerRead,
    ) -> Result<Caller, Failure> {
        let guest = is_guest(interaction.context, &interaction.authorizing_integration_owners);
        caller!(app, interaction, guest, false, server)
    }

    /// Returns the person who pressed a button or chose from a menu.
    pub(crate) async fn of_component(
        app: &App,
        interaction: &ComponentInteraction,
        server: ServerRead,
    ) -> Result<Caller, Failure> {
        let flags = interaction.message.flags.unwrap_or_default();
        let guest = is_guest(interaction.context, &interaction.authorizing_integration_owners);
        caller!(app, interaction, guest, flags.contains(MessageFlags::EPHEMERAL), server)
    }

    /// Returns the person who submitted a form. `guest` says whether the bot was a guest where it was opened.
    pub(crate) async fn of_form(
        app: &App,
        interaction: &ModalInteraction,
        guest: bool,
        server: ServerRead,
    ) -> Result<Caller, Failure> {
        let flags = interaction.message.as_ref().and_then(|message| message.flags);
        let in_private = flags.unwrap_or_default().contains(MessageFlags::EPHEMERAL);
        caller!(app, interaction, guest, in_private, server)
    }

    /// Returns the server of the interaction.
    ///
    /// # Errors
    /// [`Failure::OutsideServer`] in direct messages, and where the bot is a guest.
    pub(crate) fn guild(&self) -> Result<GuildId, Failure> {
        self.venue.guild.ok_or(Failure::OutsideServer)
    }

    /// Returns the style of private messages to this person.
    pub(crate) fn style(&self) -> Style {
        self.style_with(&self.settings)
    }

    /// Returns the style of private messages to this person with other settings.
    pub(crate) fn style_with(&self, settings: &Settings) -> Style {
        let text = text_for(settings, &self.discord_locale);
        Style::of(text, settings, self.server.theme.as_deref())
    }

    /// Returns the language of public messages in the server.
    pub(crate) fn public_text(&self) -> Text {
        Text::of(self.locale.as_deref())
    }

    /// Returns the style of public messages in the server.
    pub(crate) fn public_style(&self) -> Style {
        self.public_style_in(self.locale.as_deref())
    }

    /// Returns the style of public messages in the server that are in this language.
    pub(crate) fn public_style_in(&self, locale: Option<&str>) -> Style {
        Style::public(Text::of(locale), self.server.theme.as_deref())
    }

    /// Returns true if the bot has these permissions in this channel, or if Discord does not say.
    pub(crate) fn bot_may(&self, wanted: Permissions) -> bool {
        self.permissions.is_none_or(|granted| {
            granted.contains(Permissions::ADMINISTRATOR) || granted.contains(wanted)
        })
    }

    /// Returns true if the person has these permissions in this channel.
    pub(crate) fn person_may(&self, wanted: Permissions) -> bool {
        let granted = self.own_permissions;
        granted.contains(Permissions::ADMINISTRATOR) || granted.contains(wanted)
    }

    /// Returns true if the interaction comes from a server.
    pub(crate) fn is_member(&self) -> bool {
        !self.own_permissions.is_empty()
    }

    /// Returns true if the person may manage the server.
    pub(crate) fn may_manage_server(&self) -> bool {
        let either = Permissions::ADMINISTRATOR | Permissions::MANAGE_GUILD;
        self.own_permissions.intersects(either)
    }

    /// Returns true if the person has this role in the server.
    pub(crate) fn has_role(&self, role: RoleId) -> bool {
        self.roles.iter().any(|own| own.get() == u64::from(role))
    }

    /// Returns true if the button or menu is in a private message.
    pub(crate) fn is_in_private(&self) -> bool {
        self.in_private
    }
}

/// Returns the person's language setting or, without one, the language of their Discord client.
fn text_for(settings: &Settings, discord: &str) -> Text {
    Text::of(Some(settings.language.as_deref().unwrap_or(discord)))
}

/// Returns the person, by their name in the server, or the next name that can be seen.
pub(crate) fn person(user: &User, nick: Option<&str>) -> Result<Person, Failure> {
    let names = [nick, user.global_name.as_deref(), Some(user.name.as_str())];
    Ok(Person::with_visible_name(user.id.get().try_into()?, names.into_iter().flatten()))
}

fn venue(
    guild: Option<GuildId>,
    channel: u64,
    known: Option<&PartialChannel>,
) -> Result<Venue, Failure> {
    let parent = known
        .filter(|channel| channel.thread_metadata.is_some() || is_thread(channel))
        .and_then(|channel| channel.parent_id);
    Ok(Venue {
        guild,
        channel: channel.try_into()?,
        parent: parent.map(|parent| parent.get().try_into()).transpose()?,
        guest: false,
    })
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

fn is_thread(channel: &PartialChannel) -> bool {
    matches!(
        channel.kind,
        ChannelType::NewsThread | ChannelType::PublicThread | ChannelType::PrivateThread
    )
}
