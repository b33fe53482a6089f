//! How games against the computer begin.

use dvonn_engine::Level;
use dvonn_model::{ChallengeRow, NewChallenge};
use dvonn_play as play;
use dvonn_play::{BeginDrafted, PlayError, Refusal};

use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::challenge::post::clear_away;
use crate::discord::kit::challenge::view as challenge_view;
use crate::discord::kit::chance;
use crate::discord::kit::delivery::Delivery;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::game::announce::announce;
use crate::discord::kit::threads::{abandon_thread, admit, open_thread};
use crate::discord::kit::view::View;
use crate::discord::kit::words::players;
use crate::say;

/// Begins a game against the computer or, where the channel has a running game, offers a thread
/// for it.
pub(crate) async fn begin_with_computer(
    app: &App,
    caller: &Caller,
    offer: NewChallenge,
    level: Level,
) -> Result<(), Failure> {
    let by_chance = chance::color();
    let start = || play::begin_with_computer(&app.store, offer.clone(), level, by_chance);
    let started = match start().await {
        Err(PlayError::Refused(Refusal::ChannelBusy(game)))
            if clear_away(app, caller, &game).await? =>
        {
            start().await
        }
        started => started,
    };
    match started {
        Ok(game) => {
            announce(app, &game, Delivery::Reply(caller)).await;
            Ok(())
        }
        Err(PlayError::Refused(Refusal::ChannelBusy(game))) => {
            let draft = play::draft(&app.store, offer).await?;
            let view = challenge_view::busy_at_challenging(caller.text, &game, draft.id);
            Ok(caller.reply_private(&view).await?)
        }
        Err(error) => Err(error.into()),
    }
}

/// Begins the game against the computer that somebody has a draft for, in a thread of its own.
/// The answer comes first: whichever delivery of a click gives it, opens the thread.
pub(crate) async fn begin_in_thread(
    app: &App,
    caller: &Caller,
    draft: &ChallengeRow,
    level: Level,
) -> Result<(), Failure> {
    caller.update_message(&View::new(say!(caller.text, "thread-opening"))).await?;
    let computer = players::computer(caller.public_text(), level);
    let place = open_thread(app, caller, &[&caller.person.name, &computer]).await?;
    let removal = BeginDrafted {
        draft: draft.id,
        person: caller.person.clone(),
        place: place.clone(),
        by_chance: chance::color(),
        interaction: caller.id,
        at: app.now(),
    };
    let game = match play::begin_drafted(&app.store, removal).await {
        Ok(game) => game,
        Err(error) => {
            abandon_thread(app, &place).await;
            return Err(error.into());
        }
    };
    admit(app, &place, [caller.person.id]).await;
    let mention = format!("<#{}>", place.channel);
    let told = View::new(say!(caller.text, "challenge-in-thread", place = mention));
    if let Err(error) = caller.edit_reply(&told).await {
        tracing::info!(%error, game = %game.row.id, "the thread could not be named");
    }
    announce(app, &game, Delivery::Message).await;
    Ok(())
}
