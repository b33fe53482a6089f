//! Buttons to export or delete a person's data. A deletion must be confirmed.

use dvonn_discord::view::View;
use dvonn_model::{GameId, UserId};
use dvonn_play as play;
use dvonn_play::deletion::Deletion;
use dvonn_play::{Match, Refusal};
use futures::{StreamExt as _, stream};
use serenity::all::ComponentInteraction;

use crate::discord::features::privacy::{file as files, view};
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::challenge::post::show_cancelled;
use crate::discord::kit::custom_id::custom_ids;
use crate::discord::kit::delivery::Delivery;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::feature::Click;
use crate::discord::kit::game::announce;
use crate::say;

/// The maximum number of messages updated at once when a person's games end.
const MAX_CONCURRENT: usize = 4;

custom_ids! {
    /// A button about a person's data.
    pub(crate) enum PrivacyClick {
        /// Delete all data of this person, who has confirmed.
        "delete-person" => Delete { person: UserId },
        /// Export all data as a file.
        "export-person" => Export,
        /// Keep the data.
        "keep-person" => Keep,
    }
}

impl Click for PrivacyClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            PrivacyClick::Delete { person } if person == caller.person.id => {
                delete(app, caller).await
            }
            PrivacyClick::Delete { .. } => Err(Failure::Unknown),
            PrivacyClick::Export => files::send_export(app, caller).await,
            PrivacyClick::Keep => {
                Ok(caller.update_message(&View::new(say!(caller.text, "delete-cancelled"))).await?)
            }
        }
    }
}

/// Explains a deletion and asks the caller to confirm.
pub(crate) async fn ask_to_delete(app: &App, caller: &Caller) -> Result<(), Failure> {
    let person = caller.person.id;
    if !app.store.has_data(person).await? {
        return Err(Refusal::NoData.into());
    }
    let games = app.store.count_running_games_of(person, None).await?;
    Ok(caller.reply_private(&view::delete_person(caller.text, person, games)).await?)
}

async fn delete(app: &App, caller: &Caller) -> Result<(), Failure> {
    // Ending many games takes longer than Discord waits, and nobody must press the button again
    // meanwhile.
    caller.update_message(&View::new(say!(caller.text, "delete-running"))).await?;
    let person = caller.person.id;
    let deletion = play::deletion::delete_person(&app.store, person, caller.id, app.now()).await?;
    app.form_drafts.forget(person);
    tracing::info!(games = deletion.games.len(), "a person's data was deleted");
    let replied = caller.edit_reply(&View::new(say!(caller.text, "delete-done"))).await;
    if let Err(error) = replied {
        tracing::info!(%error, "failed to confirm deletion");
    }
    announce_deletion(app, &deletion).await;
    Ok(())
}

/// Announces the ended games and closed challenges. The background work retries what fails.
async fn announce_deletion(app: &App, deletion: &Deletion) {
    let games = stream::iter(&deletion.games);
    games.for_each_concurrent(MAX_CONCURRENT, |game| announce(app, *game)).await;
    let challenges = stream::iter(&deletion.challenges);
    challenges
        .for_each_concurrent(MAX_CONCURRENT, |(challenge, message)| {
            show_cancelled(app, challenge, *message)
        })
        .await;
}

async fn announce(app: &App, game: GameId) {
    match Match::find(&app.store, game).await {
        Ok(game) => announce::announce(app, &game, Delivery::Message).await,
        Err(error) if app.outages.explain(&error) => {}
        Err(error) => {
            tracing::warn!(%error, %game, "failed to announce game that ended with deletion");
        }
    }
}
