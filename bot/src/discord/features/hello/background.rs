//! Background work: says hello on servers that the bot has joined, once on each.

use std::sync::Arc;

use dvonn_model::{HelloRow, Venue};
use jiff::Timestamp;

use crate::discord::features::hello::view;
use crate::discord::kit::app::App;
use crate::discord::kit::background::{BATCH, JobProgress, Walk, concurrently};
use crate::discord::kit::delivery::post;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::send::SendError;
use crate::discord::kit::sent::Lookup;

/// Says hello on every server where that is still to be done.
pub(super) async fn say_hellos(app: &Arc<App>, now: Timestamp) -> Result<JobProgress, Failure> {
    let mut walk = Walk::new();
    let read = |after| app.store.hellos_to_say(after, BATCH);
    while let Some(mut hellos) = walk.next(|hello: &HelloRow| hello.guild, read).await? {
        hellos.retain(|hello| !app.is_settling(hello.noted_at, now));
        let saying = hellos.into_iter().map(|hello| (hello.guild, say(app, hello)));
        concurrently(app, "say hello", saying).await;
    }
    Ok(JobProgress::Done)
}

async fn say(app: &App, hello: HelloRow) {
    let guild = hello.guild;
    if let Err(error) = try_to_say(app, hello).await
        && !app.outages.explain(&error)
    {
        tracing::warn!(%error, %guild, "failed to say hello");
    }
}

async fn try_to_say(app: &App, hello: HelloRow) -> Result<(), Failure> {
    let HelloRow { guild, channel, locale, noted_at } = hello;
    let venue = Venue { guild: Some(guild), channel, parent: None, guest: false };
    let view = view::hello(app.public_style(Some(guild), Some(&locale)).await);
    match post(app, &venue, &view, &Lookup::new(format!("hi-{guild}"), noted_at)).await {
        Err(error @ SendError::Temporary(_)) => return Err(error.into()),
        Err(error) => tracing::info!(%error, %guild, "no hello: Discord does not allow it"),
        Ok(_) => {}
    }
    let mut tx = app.store.begin().await?;
    tx.mark_hello_said(guild).await?;
    Ok(tx.commit().await?)
}
