//! The person behind an interaction: their name, venue and settings.

pub(crate) mod command;
pub(crate) mod permissions;
pub(crate) mod visibility;

use std::ops::Deref;
use std::sync::Arc;

use dvonn_discord::form::FormView;
use dvonn_discord::interaction::Interaction;
use dvonn_discord::send::SendError;
use dvonn_discord::view::View;
use dvonn_model::{GuildId, InteractionId, Person, ServerSettings, Settings, Venue};
use dvonn_store::CallerSettings;
use serenity::all::{
    CommandInteraction, ComponentInteraction, InteractionId as DiscordId, Member, ModalInteraction,
    User,
};
use tokio_util::task::task_tracker::TaskTrackerToken;

use crate::runtime::app::App;
use crate::runtime::app::outages::Outages;
use crate::runtime::failure::Failure;
use crate::runtime::handling;
use crate::runtime::style::Style;
use crate::say;
use crate::text::Text;

/// The person behind an interaction. Derefs to the [`Interaction`], which has the ways to reply.
pub(crate) struct Caller {
    interaction: Interaction,
    /// Logs that the database cannot be used.
    pub(crate) outages: Arc<Outages>,
    /// The interaction's id, in the store's type.
    pub(crate) id: InteractionId,
    /// The person.
    pub(crate) person: Person,
    /// The channel or thread of the interaction.
    pub(crate) venue: Venue,
    /// The language of messages that only this person sees.
    pub(crate) text: Text,
    /// The person's settings.
    pub(crate) settings: Settings,
    /// The server's settings at the time of the interaction. The defaults in direct messages.
    pub(crate) server: ServerSettings,
    /// The language of messages that others see too: the server's, or else the person's.
    pub(crate) locale: Option<String>,
    /// Keeps the bot from stopping until this is dropped.
    _serving: TaskTrackerToken,
}

impl Deref for Caller {
    type Target = Interaction;

    fn deref(&self) -> &Interaction {
        &self.interaction
    }
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

impl Caller {
    /// Returns the caller of a command.
    pub(crate) async fn of_command(
        app: &App,
        it: &CommandInteraction,
        server: ServerRead,
    ) -> Result<Caller, Failure> {
        let interaction = Interaction::of_command(&app.client, handling::answer(), it);
        Caller::of(app, interaction, it.id, person(&it.user, nick(it.member.as_deref()))?, server)
            .await
    }

    /// Returns the person who pressed a button or chose from a menu.
    pub(crate) async fn of_component(
        app: &App,
        it: &ComponentInteraction,
        server: ServerRead,
    ) -> Result<Caller, Failure> {
        let interaction = Interaction::of_component(&app.client, handling::answer(), it);
        Caller::of(app, interaction, it.id, person(&it.user, nick(it.member.as_ref()))?, server)
            .await
    }

    /// Returns the person who submitted a form. `guest` says whether the bot was a guest where it was opened.
    pub(crate) async fn of_form(
        app: &App,
        it: &ModalInteraction,
        guest: bool,
        server: ServerRead,
    ) -> Result<Caller, Failure> {
        let interaction = Interaction::of_form(&app.client, handling::answer(), it, guest);
        Caller::of(app, interaction, it.id, person(&it.user, nick(it.member.as_ref()))?, server)
            .await
    }

    async fn of(
        app: &App,
        interaction: Interaction,
        id: DiscordId,
        person: Person,
        server: ServerRead,
    ) -> Result<Caller, Failure> {
        let venue = venue(&interaction)?;
        let CallerSettings { server, person: settings } = match server {
            ServerRead::Required => app.store.caller_settings(person.id, venue.guild).await?,
            ServerRead::Skipped => CallerSettings::default(),
        };
        let settings = settings.unwrap_or_else(|error| {
            app.outages.log(&error, "failed to read a person's settings");
            Settings::default()
        });
        let text = text_for(&settings, &interaction.locale);
        let own = venue.guild.is_none().then(|| text.tag().to_owned());
        let locale = server.language.clone().or_else(|| interaction.guild_locale.clone()).or(own);
        Ok(Caller {
            outages: Arc::clone(&app.outages),
            id: id.get().try_into()?,
            person,
            venue,
            text,
            settings,
            locale,
            server,
            interaction,
            _serving: app.serving.token(),
        })
    }

    /// Opens a form, filled with what the person typed into it if it has just been refused. After a
    /// deferral, Discord opens none, and the person is asked to try again.
    pub(crate) async fn open_form(&self, app: &App, form: &FormView) -> Result<(), SendError> {
        if self.show_form(&app.form_drafts.fill(self.person.id, form, app.now())).await? {
            return Ok(());
        }
        self.reply_private(&View::new(say!(self.text, "error-late-form"))).await
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
        let text = text_for(settings, &self.interaction.locale);
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

fn nick(member: Option<&Member>) -> Option<&str> {
    member.and_then(|member| member.nick.as_deref())
}

fn venue(of: &Interaction) -> Result<Venue, Failure> {
    Ok(Venue {
        guild: of.guild.map(|guild| guild.get().try_into()).transpose()?,
        channel: of.channel.get().try_into()?,
        parent: of.parent.map(|parent| parent.get().try_into()).transpose()?,
        guest: of.guest,
    })
}
