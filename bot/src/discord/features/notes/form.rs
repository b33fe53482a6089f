//! The form for a note.

use dvonn_discord::view::View;
use dvonn_model::{GameId, NoteRow};
use dvonn_play as play;
use dvonn_play::Match;
use dvonn_play::notes::MAX_LENGTH;
use serenity::all::ModalInteractionData;

use crate::discord::features::notes::click::NoteClick;
use crate::discord::features::notes::view;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::custom_id::custom_ids;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::feature::Form;
use crate::discord::kit::form::{FormView, Question, answer, repeat_answers, try_again};
use crate::say;

/// The name of the form's question.
const NOTE: &str = "note";

custom_ids! {
    /// The form for a note on a game.
    pub(crate) enum NoteForm {
        /// Save the note.
        "note-form" => Save { game: GameId },
    }
}

impl Form for NoteForm {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        data: &ModalInteractionData,
    ) -> Result<(), Failure> {
        let NoteForm::Save { game } = self;
        let note = answer(data, NOTE);
        play::notes::save(&app.store, game, caller.person.id, note, app.now()).await?;
        let game = Match::find(&app.store, game).await?.seen_at(&caller.venue, caller.person.id);
        let notes = play::notes::of_person(&app.store, &game, caller.person.id).await?;
        Ok(caller.reply_private(&view::notes(caller, &game, &notes)).await?)
    }

    fn input_to_copy(&self, caller: &Caller, data: &ModalInteractionData) -> Option<View> {
        let NoteForm::Save { game } = *self;
        let again = try_again(caller.text, NoteClick::Edit { game });
        repeat_answers(caller.text, data, &[NOTE], again)
    }
}

/// Returns the form for the caller's note on a game.
pub(super) fn note_form(caller: &Caller, game: &Match, notes: &[NoteRow]) -> FormView {
    let own = notes.iter().find(|note| note.person == caller.person.id);
    let id = game.row.id;
    FormView {
        id: NoteForm::Save { game: id }.to_string(),
        title: say!(caller.text, "form-note", number = id.to_string()),
        questions: vec![Question {
            name: NOTE,
            label: say!(caller.text, "form-note-text"),
            value: own.map(|note| note.note.clone()).unwrap_or_default(),
            placeholder: say!(caller.text, "form-note-hint"),
            long: true,
            required: false,
            max_length: MAX_LENGTH,
        }],
    }
}
