//! What is kept about a person: given out, and deleted once they have said twice that they want that.

use dvonn_model::{GameId, UserId};
use dvonn_play as play;
use dvonn_play::{Deletion, Match, Refusal};
use futures::{StreamExt as _, stream};
use serenity::all::ComponentInteraction;

use crate::discord::features::privacy::{file as files, view};
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::challenge::post::refresh_challenge;
use crate::discord::kit::custom_id::custom_ids;
use crate::discord::kit::delivery::Delivery;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::feature::Click;
use crate::discord::kit::game::announce;
use crate::discord::kit::view::View;
use crate::say;

/// So many boards are on their way at once when the games of a person end together.
const AT_ONCE: usize = 4;

custom_ids! {
    /// A button about what is kept about a person.
    pub(crate) enum PrivacyClick {
        /// Delete everything about this person, who has been asked.
        "delete-person" => Delete { person: UserId },
        /// Export everything as a file.
        "export-person" => Export,
        /// Leave everything as it is.
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
            PrivacyClick::Export => files::give_everything(app, caller).await,
            PrivacyClick::Keep => {
                Ok(caller.update_message(&View::new(say!(caller.text, "kept-person"))).await?)
            }
        }
    }
}

/// Says what a deletion does, and asks whether it is meant.
pub(crate) async fn ask_to_delete(app: &App, caller: &Caller) -> Result<(), Failure> {
    let person = caller.person.id;
    if !app.store.has_data(person).await? {
        return Err(Refusal::NothingKept.into());
    }
    let games = app.store.count_running_games_of(person, None).await?;
    Ok(caller.reply_private(&view::delete_person(caller.text, person, games)).await?)
}

async fn delete(app: &App, caller: &Caller) -> Result<(), Failure> {
    // Many games take longer than Discord waits, and nobody shall press the button again meanwhile.
    caller.update_message(&View::new(say!(caller.text, "deleting-person"))).await?;
    let person = caller.person.id;
    let deletion = play::delete_person(&app.store, person, caller.id, app.now()).await?;
    tracing::info!(games = deletion.games.len(), "somebody had themselves deleted");
    let told = caller.edit_reply(&View::new(say!(caller.text, "deleted-person-done"))).await;
    if let Err(error) = told {
        tracing::info!(%error, "who had themselves deleted is not told");
    }
    tell_others(app, &deletion).await;
    Ok(())
}

/// Lets the channels know what ended. What fails is left to the keeper.
async fn tell_others(app: &App, deletion: &Deletion) {
    let games = stream::iter(&deletion.games);
    games.for_each_concurrent(AT_ONCE, |game| announce(app, *game)).await;
    let challenges = stream::iter(&deletion.challenges);
    challenges.for_each_concurrent(AT_ONCE, |gone| refresh_challenge(app, gone)).await;
}

async fn announce(app: &App, game: GameId) {
    match Match::numbered(&app.store, game).await {
        Ok(game) => announce::announce(app, &game, Delivery::Message).await,
        Err(error) => tracing::warn!(%error, %game, "a board is still to be announced"),
    }
}
