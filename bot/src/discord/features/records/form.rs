//! The form for pasting a game as text.

use dvonn_discord::view::View;
use serenity::all::ModalInteractionData;

use crate::discord::features::records::import::import;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::custom_id::custom_ids;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::feature::Form;
use crate::discord::kit::form::{FormView, Question, answer, repeat_answers, try_again};
use crate::discord::kit::ids::record::RecordClick;
use crate::say;
use crate::text::Text;

/// The name of the form's question.
const GAME: &str = "game";

custom_ids! {
    /// The form for importing a game.
    pub(crate) enum ImportForm {
        /// Import a game.
        "import" => Import,
    }
}

impl Form for ImportForm {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        data: &ModalInteractionData,
    ) -> Result<(), Failure> {
        let content = answer(data, GAME).to_owned();
        import(app, caller, Ok(content)).await
    }

    fn input_to_copy(&self, caller: &Caller, data: &ModalInteractionData) -> Option<View> {
        let again = try_again(caller.text, RecordClick::OpenImport);
        repeat_answers(caller.text, data, &[GAME], again)
    }
}

/// Returns the form for a game as text.
pub(crate) fn import_form(text: Text) -> FormView {
    FormView {
        id: ImportForm::Import.to_string(),
        title: say!(text, "form-import"),
        questions: vec![Question {
            name: GAME,
            label: say!(text, "form-import-game"),
            value: String::new(),
            placeholder: String::from("D3 E4 F5 …"),
            long: true,
            required: true,
            max_length: 4_000,
        }],
    }
}
