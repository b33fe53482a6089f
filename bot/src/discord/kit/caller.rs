//! Who asks, where, in what language, and how to answer them.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use dvonn_model::{
    GuildId, InteractionId, MessageId, Person, Place, RoleId, ServerSettings, Settings, UserId,
};
use dvonn_store::Store;
use serenity::all::{
    ChannelType, CommandInteraction, ComponentInteraction, CreateInteractionResponse,
    CreateInteractionResponseFollowup, CreateInteractionResponseMessage, EditInteractionResponse,
    Http, Message, MessageFlags, ModalInteraction, PartialChannel, Permissions, User,
};
use serenity::builder::Builder as _;
use tokio_util::task::task_tracker::TaskTrackerToken;

use crate::discord::kit::app::App;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::form::Sheet;
use crate::discord::kit::send;
use crate::discord::kit::send::{PROMPT, SendError};
use crate::discord::kit::style::Style;
use crate::discord::kit::view::View;
use crate::text::Text;

/// The person behind an interaction, and the means to answer it.
pub(crate) struct Caller {
    http: Arc<Http>,
    interaction: serenity::all::InteractionId,
    token: String,
    /// The same interaction, as the store knows it.
    pub(crate) id: InteractionId,
    /// Who asks.
    pub(crate) person: Person,
    /// The channel or thread they ask in.
    pub(crate) place: Place,
    /// The kind of thread that can be opened here.
    pub(crate) thread_kind: ChannelType,
    /// Their language, for what only they read.
    pub(crate) text: Text,
    discord_locale: String,
    /// What they like.
    pub(crate) settings: Settings,
    /// What the server has settled, when this was asked.
    pub(crate) server: ServerSettings,
    /// The server's language, for what everybody reads.
    pub(crate) locale: Option<String>,
    permissions: Option<Permissions>,
    /// What the person may do here, and the roles they have.
    own_permissions: Permissions,
    roles: Vec<serenity::all::RoleId>,
    /// Whether the control they used is in a message that only they see.
    in_private: bool,
    /// Whether the first answer was given here, and not by another delivery of the interaction.
    answered: AtomicBool,
    /// A stop waits until this is gone.
    _serving: TaskTrackerToken,
}

/// Reads a [`Caller`] off an interaction: commands and components carry the same fields, but in
/// types that share no trait.
macro_rules! caller {
    ($app:expr, $interaction:expr, $in_private:expr) => {{
        let interaction = $interaction;
        let member = interaction.member.as_ref();
        let nick = member.and_then(|member| member.nick.as_deref());
        let guild = interaction.guild_id.map(|guild| guild.get().try_into()).transpose()?;
        let person = person(&interaction.user, nick)?;
        let settings = settings(&$app.store, person.id).await;
        let server = server(&$app.store, guild).await;
        let text = text_for(&settings, &interaction.locale);
        let theme = server.theme.as_deref();
        let (own, public) = (Style::of(text, &settings, theme), Style::public(text, theme));
        tokio::join!($app.ready_for(own.look(None)), $app.ready_for(public.look(None)));
        Ok(Caller {
            http: Arc::clone(&$app.http),
            interaction: interaction.id,
            token: interaction.token.clone(),
            id: interaction.id.get().try_into()?,
            person,
            place: place(guild, interaction.channel_id.get(), interaction.channel.as_ref())?,
            thread_kind: thread_kind(interaction.channel.as_ref()),
            text,
            discord_locale: interaction.locale.clone(),
            settings,
            locale: server.language.clone().or_else(|| interaction.guild_locale.clone()),
            server,
            permissions: interaction.app_permissions,
            own_permissions: member.and_then(|member| member.permissions).unwrap_or_default(),
            roles: member.map(|member| member.roles.clone()).unwrap_or_default(),
            in_private: $in_private,
            answered: AtomicBool::new(false),
            _serving: $app.serving.token(),
        })
    }};
}

impl Caller {
    /// The person who typed a command.
    pub(crate) async fn of_command(
        app: &App,
        interaction: &CommandInteraction,
    ) -> Result<Caller, Failure> {
        caller!(app, interaction, false)
    }

    /// The person who pressed a button or chose from a menu.
    pub(crate) async fn of_component(
        app: &App,
        interaction: &ComponentInteraction,
    ) -> Result<Caller, Failure> {
        let flags = interaction.message.flags.unwrap_or_default();
        caller!(app, interaction, flags.contains(MessageFlags::EPHEMERAL))
    }

    /// The person who sent a form in.
    pub(crate) async fn of_form(
        app: &App,
        interaction: &ModalInteraction,
    ) -> Result<Caller, Failure> {
        let flags = interaction.message.as_ref().and_then(|message| message.flags);
        caller!(app, interaction, flags.unwrap_or_default().contains(MessageFlags::EPHEMERAL))
    }

    /// The server they ask in.
    pub(crate) fn guild(&self) -> Result<GuildId, Failure> {
        self.place.guild.ok_or(Failure::OutsideServer)
    }

    /// How what only they see is written and drawn.
    pub(crate) fn style(&self) -> Style {
        self.style_with(&self.settings)
    }

    /// The same, were these their settings.
    pub(crate) fn style_with(&self, settings: &Settings) -> Style {
        let text = text_for(settings, &self.discord_locale);
        Style::of(text, settings, self.server.theme.as_deref())
    }

    /// The words for what everybody in the server reads.
    pub(crate) fn public_text(&self) -> Text {
        Text::of(self.locale.as_deref())
    }

    /// How what everybody in the server sees is written and drawn.
    pub(crate) fn public_style(&self) -> Style {
        Style::public(self.public_text(), self.server.theme.as_deref())
    }

    /// Whether Discord says that the bot has these permissions here; yes where it says nothing.
    pub(crate) fn bot_may(&self, wanted: Permissions) -> bool {
        self.permissions.is_none_or(|granted| {
            granted.contains(Permissions::ADMINISTRATOR) || granted.contains(wanted)
        })
    }

    /// Whether the person may manage the server.
    pub(crate) fn may_manage_server(&self) -> bool {
        let either = Permissions::ADMINISTRATOR | Permissions::MANAGE_GUILD;
        self.own_permissions.intersects(either)
    }

    /// Whether the person has this role in the server.
    pub(crate) fn has_role(&self, role: RoleId) -> bool {
        self.roles.iter().any(|own| own.get() == u64::from(role))
    }

    /// Whether the person has been answered, and can only be told more.
    pub(crate) fn has_replied(&self) -> bool {
        self.answered.load(Ordering::Relaxed)
    }

    /// Whether the control they used is in a message that only they see.
    pub(crate) fn is_in_private(&self) -> bool {
        self.in_private
    }

    /// Answers so that only the person sees it.
    pub(crate) async fn reply_private(&self, view: &View) -> Result<(), SendError> {
        self.respond(view, |view| CreateInteractionResponse::Message(view.as_answer(true))).await
    }

    /// Answers the person alone: in place of the controls that they used, where only they see
    /// those.
    pub(crate) async fn reply_in_place(&self, view: &View) -> Result<(), SendError> {
        if self.in_private {
            self.update_message(view).await
        } else {
            self.reply_private(view).await
        }
    }

    /// Answers for everybody to see.
    pub(crate) async fn reply(&self, view: &View) -> Result<(), SendError> {
        self.respond(view, |view| CreateInteractionResponse::Message(view.as_answer(false))).await
    }

    /// Changes the message whose button or menu was used.
    pub(crate) async fn update_message(&self, view: &View) -> Result<(), SendError> {
        self.respond(view, |view| CreateInteractionResponse::UpdateMessage(view.as_answer(false)))
            .await
    }

    /// Opens a form.
    pub(crate) async fn open_form(&self, sheet: &Sheet) -> Result<(), SendError> {
        self.deliver(CreateInteractionResponse::Modal(sheet.as_modal())).await
    }

    /// The message that the public answer became.
    pub(crate) async fn reply_id(&self) -> Result<MessageId, SendError> {
        let message =
            send::send(PROMPT, || self.http.get_original_interaction_response(&self.token)).await?;
        message
            .and_then(|message| MessageId::try_from(message.id.get()).ok())
            .ok_or(SendError::MessageGone)
    }

    /// Lets the person know that an answer follows, which only they will see: within fifteen minutes,
    /// by [`complete_deferred`](Caller::complete_deferred).
    pub(crate) async fn defer_private(&self) -> Result<(), SendError> {
        let notice = CreateInteractionResponseMessage::new().ephemeral(true);
        self.deliver(CreateInteractionResponse::Defer(notice)).await
    }

    /// The same for an answer that everybody will see.
    pub(crate) async fn defer_public(&self) -> Result<(), SendError> {
        let notice = CreateInteractionResponseMessage::new();
        self.deliver(CreateInteractionResponse::Defer(notice)).await
    }

    /// The same for an answer to the person alone, as [`reply_in_place`](Caller::reply_in_place) gives it.
    pub(crate) async fn defer_in_place(&self) -> Result<(), SendError> {
        if self.in_private {
            self.deliver(CreateInteractionResponse::Acknowledge).await
        } else {
            self.defer_private().await
        }
    }

    /// Gives the answer that was to follow.
    pub(crate) async fn complete_deferred(&self, view: &View) -> Result<(), SendError> {
        send::with_or_without_picture(view, View::as_fulfilment, |answer| async move {
            send::send(PROMPT, || answer.clone().execute_on(&self.http, &self.token)).await
        })
        .await
        .map(|_| ())
    }

    /// Changes the answer that was given before.
    pub(crate) async fn edit_reply(&self, view: &View) -> Result<(), SendError> {
        let edit = view.as_amendment();
        let amended = send::send(PROMPT, || edit.clone().execute_on(&self.http, &self.token)).await;
        amended.map(|_| ())
    }

    /// Says something more, for everybody to see, after the answer.
    pub(crate) async fn follow_up(&self, view: &View) -> Result<Option<Message>, SendError> {
        self.say_more(view, false).await
    }

    /// Tells the person alone something more, after the answer.
    pub(crate) async fn follow_up_private(&self, view: &View) -> Result<(), SendError> {
        self.say_more(view, true).await.map(drop)
    }

    async fn say_more(&self, view: &View, private: bool) -> Result<Option<Message>, SendError> {
        let build = |view: &View| view.as_follow_up(private);
        send::with_or_without_picture(view, build, |message| async move {
            send::send(PROMPT, || message.clone().execute_on(&self.http, &self.token)).await
        })
        .await
    }

    async fn respond(
        &self,
        view: &View,
        build: impl Fn(&View) -> CreateInteractionResponse,
    ) -> Result<(), SendError> {
        send::with_or_without_picture(view, build, |response| self.deliver(response)).await
    }

    async fn deliver(&self, response: CreateInteractionResponse) -> Result<(), SendError> {
        let target = (self.interaction, self.token.as_str());
        send::send(PROMPT, || response.clone().execute(&self.http, target)).await?;
        self.answered.store(true, Ordering::Relaxed);
        Ok(())
    }
}

/// Serenity's builders for answers want a token and, some, the id of an earlier message.
trait ExecuteOn {
    async fn execute_on(self, http: &Http, token: &str) -> serenity::Result<Message>;
}

impl ExecuteOn for CreateInteractionResponseFollowup {
    async fn execute_on(self, http: &Http, token: &str) -> serenity::Result<Message> {
        self.execute(http, (None, token)).await
    }
}

impl ExecuteOn for EditInteractionResponse {
    async fn execute_on(self, http: &Http, token: &str) -> serenity::Result<Message> {
        self.execute(http, token).await
    }
}

/// The language that a person chose or, if they chose none, that of their Discord.
fn text_for(settings: &Settings, discord: &str) -> Text {
    Text::of(Some(settings.language.as_deref().unwrap_or(discord)))
}

/// What a person likes. Where that cannot be read, what most like: a database that fails is told of
/// by what the person asked for, if that needs it.
async fn settings(store: &Store, person: UserId) -> Settings {
    store.settings(person).await.unwrap_or_else(|error| {
        tracing::warn!(%error, "somebody's settings could not be read");
        Settings::default()
    })
}

/// What a server has settled, with the same care.
async fn server(store: &Store, guild: Option<GuildId>) -> ServerSettings {
    let Some(guild) = guild else { return ServerSettings::default() };
    store.server(guild).await.unwrap_or_else(|error| {
        tracing::warn!(%error, "what a server has settled could not be read");
        ServerSettings::default()
    })
}

/// The person as the server calls them.
pub(crate) fn person(user: &User, nick: Option<&str>) -> Result<Person, Failure> {
    let name = nick.or(user.global_name.as_deref()).unwrap_or(&user.name);
    Ok(Person::new(user.id.get().try_into()?, name))
}

fn place(
    guild: Option<GuildId>,
    channel: u64,
    known: Option<&PartialChannel>,
) -> Result<Place, Failure> {
    let parent = known
        .filter(|channel| channel.thread_metadata.is_some() || is_thread(channel))
        .and_then(|channel| channel.parent_id);
    Ok(Place {
        guild,
        channel: channel.try_into()?,
        parent: parent.map(|parent| parent.get().try_into()).transpose()?,
    })
}

/// Announcement channels have threads of their own kind.
fn thread_kind(channel: Option<&PartialChannel>) -> ChannelType {
    match channel.map(|channel| channel.kind) {
        Some(ChannelType::News | ChannelType::NewsThread) => ChannelType::NewsThread,
        _ => ChannelType::PublicThread,
    }
}

fn is_thread(channel: &PartialChannel) -> bool {
    matches!(
        channel.kind,
        ChannelType::NewsThread | ChannelType::PublicThread | ChannelType::PrivateThread
    )
}
