//! Direct messages, and the style of what is private.

use dvonn_discord::route::RestRoute;
use dvonn_discord::send;
use dvonn_discord::send::{PATIENT, SendError};
use dvonn_model::{UserId, Venue};

use crate::runtime::app::App;
use crate::runtime::failure::Failure;
use crate::runtime::ids::ToDiscord as _;
use crate::runtime::style::Style;
use crate::text::Text;

/// Returns a person's direct messages with the bot.
pub(crate) async fn direct_messages(app: &App, person: UserId) -> Result<Venue, SendError> {
    let user = person.to_discord();
    let opened = send::read(RestRoute::OpenDirectMessages, PATIENT, || {
        user.create_dm_channel(&*app.client.http)
    })
    .await?;
    let channel = opened.id.get().try_into().map_err(|_| SendError::ChannelGone)?;
    Ok(Venue { guild: None, channel, parent: None, guest: false })
}

/// Returns the style of private messages to this person, outside an interaction.
pub(crate) async fn private_style(app: &App, person: UserId) -> Result<Style, Failure> {
    let settings = app.store.settings(person).await?;
    Ok(Style::of(Text::of(settings.language.as_deref()), &settings, None))
}
