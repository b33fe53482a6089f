//! The button that opens the form for a note.

use dvonn_model::GameId;
use dvonn_play as play;
use dvonn_play::{Match, Refusal};
use serenity::all::ComponentInteraction;

use crate::discord::features::notes::form;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::custom_id::custom_ids;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::feature::Click;

custom_ids! {
    /// A button about notes.
    pub(crate) enum NoteClick {
        /// Open the form for one's note on a game.
        "note" => Edit { game: GameId },
    }
}

impl Click for NoteClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _press: &ComponentInteraction,
    ) -> Result<(), Failure> {
        let NoteClick::Edit { game } = self;
        let game = Match::find(&app.store, game).await?.seen_at(&caller.venue, caller.person.id);
        if game.color_of(caller.person.id).is_none() {
            return Err(Refusal::NotAPlayer(Box::new(game.row)).into());
        }
        let notes = play::notes::of_person(&app.store, &game, caller.person.id).await?;
        Ok(caller.open_form(app, &form::note_form(caller, &game, &notes)).await?)
    }
}
