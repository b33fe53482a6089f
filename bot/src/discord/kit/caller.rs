//! The person behind an interaction: their name, place and settings, and ways to reply.

use std::pin::pin;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use dvonn_model::{
    GuildId, InteractionId, MessageId, Person, Place, RoleId, ServerSettings, Settings, UserId,
};
use dvonn_store::{Store, StoreError};
use serenity::all::{
    ChannelType, CommandInteraction, ComponentInteraction, CreateInteractionResponse,
    CreateInteractionResponseFollowup, CreateInteractionResponseMessage, EditInteractionResponse,
    Http, Message, MessageFlags, ModalInteraction, PartialChannel, Permissions, User,
};
use serenity::builder::Builder as _;
use tokio_util::task::task_tracker::TaskTrackerToken;

use crate::discord::kit::app::App;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::form::FormView;
use crate::discord::kit::handling;
use crate::discord::kit::outages::Outages;
use crate::discord::kit::public_reply::PublicReply;
use crate::discord::kit::send;
use crate::discord::kit::send::{PROMPT, SendError};
use crate::discord::kit::studio::{Asker, Studio};
use crate::discord::kit::style::Style;
use crate::discord::kit::view::{Drawn, View};
use crate::text::Text;
use crate::time::Deadline;

/// The time after which a reply that waits for its picture is deferred. Discord waits for three
/// seconds, and the database and the network take their share.
const DEFER_AFTER: Duration = Duration::from_millis(1_500);

/// Where a reply appears.
#[derive(Clone, Copy)]
enum ReplyPlace {
    Public,
    Private,
    /// In place of the message whose button or menu was used.
    Update,
}

/// What the first reply to an interaction was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    /// A message that this request made or replaced.
    Own,
    /// The message whose button or menu was used, unchanged so far or seen by everyone.
    Needed,
}

impl Answer {
    fn of(response: &CreateInteractionResponse, in_private: bool) -> Answer {
        match response {
            CreateInteractionResponse::Acknowledge => Answer::Needed,
            CreateInteractionResponse::UpdateMessage(_) if !in_private => Answer::Needed,
            _ => Answer::Own,
        }
    }
}

/// A result that a reply waits for.
enum Ready<T> {
    InTime(T),
    /// The reply has been deferred.
    Deferred(T),
}

impl ReplyPlace {
    fn response(self, view: &Drawn) -> CreateInteractionResponse {
        match self {
            ReplyPlace::Public => CreateInteractionResponse::Message(view.as_reply(false)),
            ReplyPlace::Private => CreateInteractionResponse::Message(view.as_reply(true)),
            ReplyPlace::Update => CreateInteractionResponse::UpdateMessage(view.as_reply(false)),
        }
    }

    fn deferral(self) -> CreateInteractionResponse {
        let notice = CreateInteractionResponseMessage::new();
        match self {
            ReplyPlace::Public => CreateInteractionResponse::Defer(notice),
            ReplyPlace::Private => CreateInteractionResponse::Defer(notice.ephemeral(true)),
            ReplyPlace::Update => CreateInteractionResponse::Acknowledge,
        }
    }
}

/// The person behind an interaction, and ways to reply.
pub(crate) struct Caller {
    http: Arc<Http>,
    studio: Arc<Studio>,
    /// When a reply whose picture is not drawn yet is deferred.
    defer_at: Deadline,
    interaction: serenity::all::InteractionId,
    token: String,
    /// Logs that the database does not answer.
    pub(crate) outages: Arc<Outages>,
    /// The interaction's id, in the store's type.
    pub(crate) id: InteractionId,
    /// The person.
    pub(crate) person: Person,
    /// The channel or thread of the interaction.
    pub(crate) place: Place,
    /// The kind of thread that can be opened in this channel.
    pub(crate) thread_kind: ChannelType,
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
    /// The first reply that this delivery of the interaction has sent.
    answer: OnceLock<Answer>,
    /// Keeps the bot from stopping until this is dropped.
    _serving: TaskTrackerToken,
}

/// Whether a [`Caller`] needs the settings of the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ServerRead {
    /// For requests. They fail without the settings: the defaults would let everybody start games
    /// anywhere.
    Required,
    /// Only for telling the person that their request has failed.
    Skipped,
}

/// Makes a [`Caller`] from an interaction. A macro, because the interaction types have the same
/// fields but share no trait.
macro_rules! caller {
    ($app:expr, $interaction:expr, $in_private:expr, $server:expr) => {{
        let interaction = $interaction;
        let defer_at = Deadline::after(DEFER_AFTER);
        let member = interaction.member.as_ref();
        let nick = member.and_then(|member| member.nick.as_deref());
        let guild = interaction.guild_id.map(|guild| guild.get().try_into()).transpose()?;
        let person = person(&interaction.user, nick)?;
        let settings = settings($app, person.id).await;
        let server = match $server {
            ServerRead::Required => server(&$app.store, guild).await?,
            ServerRead::Skipped => ServerSettings::default(),
        };
        let text = text_for(&settings, &interaction.locale);
        Ok(Caller {
            http: Arc::clone(&$app.http),
            outages: Arc::clone(&$app.outages),
            studio: Arc::clone(&$app.studio),
            defer_at,
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
            answer: OnceLock::new(),
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
        caller!(app, interaction, false, server)
    }

    /// Returns the person who pressed a button or chose from a menu.
    pub(crate) async fn of_component(
        app: &App,
        interaction: &ComponentInteraction,
        server: ServerRead,
    ) -> Result<Caller, Failure> {
        let flags = interaction.message.flags.unwrap_or_default();
        caller!(app, interaction, flags.contains(MessageFlags::EPHEMERAL), server)
    }

    /// Returns the person who submitted a form.
    pub(crate) async fn of_form(
        app: &App,
        interaction: &ModalInteraction,
        server: ServerRead,
    ) -> Result<Caller, Failure> {
        let flags = interaction.message.as_ref().and_then(|message| message.flags);
        let in_private = flags.unwrap_or_default().contains(MessageFlags::EPHEMERAL);
        caller!(app, interaction, in_private, server)
    }

    /// Returns the server of the interaction.
    ///
    /// # Errors
    /// [`Failure::OutsideServer`] in direct messages.
    pub(crate) fn guild(&self) -> Result<GuildId, Failure> {
        self.place.guild.ok_or(Failure::OutsideServer)
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
        Style::public(self.public_text(), self.server.theme.as_deref())
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

    /// Returns true if the person may manage the server.
    pub(crate) fn may_manage_server(&self) -> bool {
        let either = Permissions::ADMINISTRATOR | Permissions::MANAGE_GUILD;
        self.own_permissions.intersects(either)
    }

    /// Returns true if the person has this role in the server.
    pub(crate) fn has_role(&self, role: RoleId) -> bool {
        self.roles.iter().any(|own| own.get() == u64::from(role))
    }

    /// Returns true if the interaction has a reply, so that only edits and follow-ups are possible.
    pub(crate) fn has_replied(&self) -> bool {
        self.answer.get().is_some()
    }

    /// Returns true if the button or menu is in a private message.
    pub(crate) fn is_in_private(&self) -> bool {
        self.in_private
    }

    /// Replies privately.
    pub(crate) async fn reply_private(&self, view: &View) -> Result<(), SendError> {
        self.respond(view, ReplyPlace::Private).await
    }

    /// Replies privately. If the button or menu is in a private message, updates that message
    /// instead.
    pub(crate) async fn reply_in_place(&self, view: &View) -> Result<(), SendError> {
        if self.in_private {
            self.update_message(view).await
        } else {
            self.reply_private(view).await
        }
    }

    /// Replies publicly.
    pub(crate) async fn reply(&self, view: &View) -> Result<(), SendError> {
        self.respond(view, ReplyPlace::Public).await
    }

    /// Replies with what the bot announces. Returns the id of the reply, if it is known.
    pub(crate) async fn reply_with_id(&self, view: &View) -> Result<Option<MessageId>, SendError> {
        let told = match self.draw_or_defer(Asker::Bot, view, ReplyPlace::Public).await? {
            Ready::Deferred(drawn) => self.send_deferred(&drawn).await?.map(|message| message.id),
            Ready::InTime(drawn) => {
                handling::note_answer();
                send::with_or_without_picture(&drawn, PublicReply::new, |reply| async move {
                    let reply =
                        reply.map_err(|error| SendError::Refused(Box::new(error.into())))?;
                    let attempt = || reply.execute(&self.http, self.interaction, &self.token);
                    send::send(PROMPT, attempt).await
                })
                .await?
                .flatten()
            }
        };
        self.note(Answer::Own);
        Ok(match told.and_then(|id| id.get().try_into().ok()) {
            Some(id) => Some(id),
            None => self.reply_id().await.ok(),
        })
    }

    /// Updates the message whose button or menu was used.
    pub(crate) async fn update_message(&self, view: &View) -> Result<(), SendError> {
        self.respond(view, ReplyPlace::Update).await
    }

    /// Opens a form.
    pub(crate) async fn open_form(&self, form: &FormView) -> Result<(), SendError> {
        self.deliver(CreateInteractionResponse::Modal(form.as_modal())).await
    }

    /// Asks Discord for the id of the public reply.
    async fn reply_id(&self) -> Result<MessageId, SendError> {
        let read =
            send::read(PROMPT, || self.http.get_original_interaction_response(&self.token)).await?;
        read.id.get().try_into().map_err(|_| SendError::MessageGone)
    }

    /// Shows that a private reply follows. [`complete_deferred`](Caller::complete_deferred) must
    /// send it within fifteen minutes.
    pub(crate) async fn defer_private(&self) -> Result<(), SendError> {
        self.deliver(ReplyPlace::Private.deferral()).await
    }

    /// Shows that a public reply follows.
    pub(crate) async fn defer_public(&self) -> Result<(), SendError> {
        self.deliver(ReplyPlace::Public.deferral()).await
    }

    /// Shows that a private reply follows, in the place where
    /// [`reply_in_place`](Caller::reply_in_place) would put it.
    pub(crate) async fn defer_in_place(&self) -> Result<(), SendError> {
        if self.in_private {
            self.deliver(ReplyPlace::Update.deferral()).await
        } else {
            self.defer_private().await
        }
    }

    /// Waits for some work. If that takes too long, shows that a private reply follows.
    pub(crate) async fn defer_private_while<T>(
        &self,
        work: impl Future<Output = T>,
    ) -> Result<T, SendError> {
        Ok(match self.defer_while(ReplyPlace::Private, work).await? {
            Ready::InTime(done) | Ready::Deferred(done) => done,
        })
    }

    /// Replies privately, or sends the deferred private reply.
    pub(crate) async fn reply_private_or_complete(&self, view: &View) -> Result<(), SendError> {
        if self.has_replied() {
            self.complete_deferred(view).await
        } else {
            self.reply_private(view).await
        }
    }

    /// Sends the deferred reply.
    pub(crate) async fn complete_deferred(&self, view: &View) -> Result<(), SendError> {
        self.send_deferred(&self.studio.draw_view(self.asker(), view).await?).await.map(drop)
    }

    async fn send_deferred(&self, view: &Drawn) -> Result<Option<Message>, SendError> {
        send::with_or_without_picture(view, Drawn::as_deferred_reply, |answer| async move {
            send::send(PROMPT, || answer.clone().execute_on(&self.http, &self.token)).await
        })
        .await
    }

    /// Edits the earlier reply.
    pub(crate) async fn edit_reply(&self, view: &View) -> Result<(), SendError> {
        let edit = view.as_reply_edit();
        let edited = send::send(PROMPT, || edit.clone().execute_on(&self.http, &self.token)).await;
        edited.map(|_| ())
    }

    /// Tells the person what went wrong after the reply: in its place, unless the reply is a message
    /// that people still need.
    pub(crate) async fn report_after_reply(&self, view: &View) -> Result<(), SendError> {
        match self.answer.get() {
            Some(Answer::Needed) => self.follow_up_private(view).await,
            Some(Answer::Own) | None => self.edit_reply(view).await,
        }
    }

    /// Sends a public follow-up after the reply. If the response to an attempt is lost, Discord shows
    /// the follow-up twice.
    pub(crate) async fn follow_up(&self, view: &View) -> Result<(), SendError> {
        self.send_follow_up(self.asker(), view, false, PROMPT).await.map(drop)
    }

    /// Sends a public follow-up that the bot announces something with, without retries.
    pub(crate) async fn follow_up_once(&self, view: &View) -> Result<Option<Message>, SendError> {
        self.send_follow_up(Asker::Bot, view, false, &[]).await
    }

    /// Sends a private follow-up after the reply.
    pub(crate) async fn follow_up_private(&self, view: &View) -> Result<(), SendError> {
        self.send_follow_up(self.asker(), view, true, PROMPT).await.map(drop)
    }

    async fn send_follow_up(
        &self,
        asker: Asker,
        view: &View,
        private: bool,
        pauses: &[u64],
    ) -> Result<Option<Message>, SendError> {
        let drawn = self.studio.draw_view(asker, view).await?;
        let build = |drawn: &Drawn| drawn.as_follow_up(private);
        send::with_or_without_picture(&drawn, build, |message| async move {
            send::send(pauses, || message.clone().execute_on(&self.http, &self.token)).await
        })
        .await
    }

    /// Sends the first reply. If its picture takes too long, defers it and sends it later.
    async fn respond(&self, view: &View, place: ReplyPlace) -> Result<(), SendError> {
        match self.draw_or_defer(self.asker(), view, place).await? {
            Ready::Deferred(drawn) => self.send_deferred(&drawn).await.map(drop),
            Ready::InTime(drawn) => {
                let build = |drawn: &Drawn| place.response(drawn);
                send::with_or_without_picture(&drawn, build, |reply| self.deliver(reply)).await
            }
        }
    }

    fn asker(&self) -> Asker {
        Asker::Person(self.person.id)
    }

    async fn draw_or_defer(
        &self,
        asker: Asker,
        view: &View,
        place: ReplyPlace,
    ) -> Result<Ready<Drawn>, SendError> {
        Ok(match self.defer_while(place, self.studio.draw_view(asker, view)).await? {
            Ready::InTime(drawn) => Ready::InTime(drawn?),
            Ready::Deferred(drawn) => Ready::Deferred(drawn?),
        })
    }

    async fn defer_while<T>(
        &self,
        place: ReplyPlace,
        work: impl Future<Output = T>,
    ) -> Result<Ready<T>, SendError> {
        let mut work = pin!(work);
        tokio::select! {
            biased;
            done = &mut work => return Ok(Ready::InTime(done)),
            () = self.defer_at.passed() => {}
        }
        self.deliver(place.deferral()).await?;
        Ok(Ready::Deferred(work.await))
    }

    async fn deliver(&self, response: CreateInteractionResponse) -> Result<(), SendError> {
        handling::note_answer();
        let target = (self.interaction, self.token.as_str());
        send::send(PROMPT, || response.clone().execute(&self.http, target)).await?;
        self.note(Answer::of(&response, self.in_private));
        Ok(())
    }

    fn note(&self, answer: Answer) {
        // Only the first counts.
        self.answer.set(answer).ok();
    }
}

/// Runs serenity's builders for replies, which need a token and, some of them, a message id.
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

/// Returns the person's language setting or, without one, the language of their Discord client.
fn text_for(settings: &Settings, discord: &str) -> Text {
    Text::of(Some(settings.language.as_deref().unwrap_or(discord)))
}

/// Returns a person's settings. Uses the defaults if they cannot be read: if the database fails,
/// the request itself reports it.
async fn settings(app: &App, person: UserId) -> Settings {
    app.store.settings(person).await.unwrap_or_else(|error| {
        app.outages.log(&error, "failed to read a person's settings");
        Settings::default()
    })
}

/// Returns a server's settings. Errors if they cannot be read, or if this version does not know one
/// of them.
async fn server(store: &Store, guild: Option<GuildId>) -> Result<ServerSettings, StoreError> {
    match guild {
        Some(guild) => store.server(guild).await,
        None => Ok(ServerSettings::default()),
    }
}

/// Returns the person, by their name in the server.
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

/// Returns the kind of thread for a channel. Announcement channels have their own kind.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_after_a_deferred_update_does_not_replace_the_board() {
        let deferred = ReplyPlace::Update.deferral();
        assert_eq!(Answer::of(&deferred, false), Answer::Needed);
        assert_eq!(Answer::of(&deferred, true), Answer::Needed, "it keeps its buttons");
        let view = View::new("The board").drawn(None);
        let updated = ReplyPlace::Update.response(&view);
        assert_eq!(Answer::of(&updated, false), Answer::Needed);
        assert_eq!(Answer::of(&updated, true), Answer::Own);
        for place in [ReplyPlace::Public, ReplyPlace::Private] {
            assert_eq!(Answer::of(&place.deferral(), false), Answer::Own);
        }
    }
}
