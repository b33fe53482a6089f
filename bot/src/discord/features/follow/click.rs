//! The buttons to follow a game, and to stop.

use dvonn_model::{FollowId, GameId, Updates};
use dvonn_play as play;
use dvonn_play::Refusal;
use dvonn_play::follow::FollowRequest;
use serenity::all::ComponentInteraction;

use crate::discord::features::follow::view;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::custom_id::{custom_ids, named_part};
use crate::discord::kit::failure::Failure;
use crate::discord::kit::feature::Click;

named_part!(Updates);

custom_ids! {
    /// A button about following a game.
    pub(crate) enum FollowClick {
        /// Follow a game, or change when one gets updates.
        "follow" => Follow { game: GameId, updates: Updates },
        /// Get no more updates.
        "unfollow" => Stop { follow: FollowId },
    }
}

impl Click for FollowClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        let (person, channel) = (caller.person.id, caller.venue.channel);
        match self {
            FollowClick::Follow { game, updates } => {
                let request = FollowRequest { game, channel, person, updates };
                let follow = play::follow::start(&app.store, request).await?;
                let row = app.store.game(game).await?.ok_or(Refusal::UnknownGame(game))?;
                let row = row.for_channel(channel);
                Ok(caller.reply_in_place(&view::page(caller.text, &row, Some(&follow))).await?)
            }
            FollowClick::Stop { follow } => {
                play::follow::stop(&app.store, follow, person).await?;
                Ok(caller.reply_in_place(&view::stopped(caller.text)).await?)
            }
        }
    }
}
