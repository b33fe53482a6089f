//! Where a person plays who looks for an opponent: in a thread of their own, or in direct messages.

use dvonn_discord::lookup::Lookup;
use dvonn_discord::view::View;
use dvonn_model::Venue;

use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::delivery::target;
use crate::discord::kit::direct_messages::direct_messages;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::threads::{delete_thread, open_thread};
use crate::say;

/// Returns the venue where the caller will play. Opens a thread on a server, if the bot may.
pub(super) async fn open(app: &App, caller: &Caller) -> Result<Venue, Failure> {
    if caller.venue.guild.is_none() {
        return Ok(caller.venue.clone());
    }
    let somebody = say!(caller.public_text(), "seek-somebody");
    match open_thread(app, caller, &[&caller.person.name, &somebody]).await {
        Err(Failure::NoThread(_)) => open_direct_messages(app, caller).await,
        opened => opened,
    }
}

/// Returns the caller's direct messages, if the bot may write there.
async fn open_direct_messages(app: &App, caller: &Caller) -> Result<Venue, Failure> {
    let venue = direct_messages(app, caller.person.id).await?;
    let view = View::new(say!(caller.text, "seek-direct-here"));
    let occasion = Lookup::new(format!("seek-{}", caller.id), app.now());
    app.client.post(target(&venue), &view, &occasion, false).await?;
    Ok(venue)
}

/// Removes the thread of a person who does not play there after all.
pub(super) async fn abandon(app: &App, venue: &Venue) {
    if venue.parent.is_some() {
        delete_thread(app, venue).await;
    }
}
