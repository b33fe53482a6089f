//! Private notes on a game, in `/game note`.

use dvonn_discord::form::{FormView, Question, answer};
use dvonn_discord::markup::code;
use dvonn_discord::view::{View, button};
use dvonn_model::{GameId, NoteRow};
use dvonn_play as play;
use dvonn_play::notes::MAX_LENGTH;
use dvonn_play::{Match, Refusal};
use serenity::all::{ButtonStyle, ComponentInteraction, ModalInteractionData};

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::caller::command::{Context, caller_anywhere};
use crate::runtime::custom_id::custom_ids;
use crate::runtime::failure::Failure;
use crate::runtime::feature::{Click, ClickHandler, CommandPlace, Feature, Form, FormHandler};
use crate::runtime::form::{repeat_answers, try_again};
use crate::say;
use crate::show::complete::games;
use crate::show::record::choose::find_game;
use crate::show::words::links::mention;
use crate::show::words::title;

/// The commands, handlers and background work of this feature.
pub(super) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Under("game", note)],
    clicks: &[ClickHandler::of::<NoteClick>()],
    forms: &[FormHandler::of::<NoteForm>()],
    ..Feature::EMPTY
};

custom_ids! {
    /// A button about notes.
    enum NoteClick {
        /// Open the form for one's note on a game.
        "note" => Edit { game: GameId },
    }
}

custom_ids! {
    /// The form for a note on a game.
    enum NoteForm {
        /// Save the note.
        "note-form" => Save { game: GameId },
    }
}

#[poise::command(slash_command)]
async fn note(
    ctx: Context<'_>,
    #[autocomplete = "games"] game: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let Some(game) = find_game(app, &caller, game).await? else { return Ok(()) };
    let notes = play::notes::of_person(&app.store, &game, caller.person.id).await?;
    if game.row.is_running() {
        game.check_player(caller.person.id)?;
        return Ok(caller.open_form(app, &note_form(&caller, &game, &notes)).await?);
    }
    Ok(caller.reply_private(&notes_view(&caller, &game, &notes)).await?)
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
        Ok(caller.open_form(app, &note_form(caller, &game, &notes)).await?)
    }
}

/// The name of the form's question.
const NOTE: &str = "note";

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
        Ok(caller.reply_private(&notes_view(caller, &game, &notes)).await?)
    }

    fn input_to_copy(&self, caller: &Caller, data: &ModalInteractionData) -> Option<View> {
        let NoteForm::Save { game } = *self;
        let again = try_again(caller.text, NoteClick::Edit { game });
        repeat_answers(caller.text, data, &[NOTE], again)
    }
}

/// Returns the form for the caller's note on a game.
fn note_form(caller: &Caller, game: &Match, notes: &[NoteRow]) -> FormView {
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

/// Returns the notes on a game that the caller may read.
fn notes_view(caller: &Caller, game: &Match, notes: &[NoteRow]) -> View {
    let text = caller.text;
    let mut lines = vec![title::title(text, game)];
    if notes.is_empty() {
        lines.push(say!(text, "notes-none"));
    }
    for note in notes {
        lines.push(say!(text, "note-of", author = mention(note.person)));
        lines.push(code(&note.note));
    }
    if game.row.is_running() {
        lines.push(say!(text, "notes-private"));
    }
    let is_player = game.color_of(caller.person.id).is_some();
    let edit = is_player.then(|| {
        let click = NoteClick::Edit { game: game.row.id };
        let is_written = notes.iter().any(|note| note.person == caller.person.id);
        let written = if is_written { "yes" } else { "no" };
        button(click, &say!(text, "button-note", written = written), ButtonStyle::Secondary)
    });
    View::new(lines.join("\n")).buttons(edit)
}
