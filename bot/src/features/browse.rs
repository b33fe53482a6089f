//! Looking at one game, in `/game`: its pages, export, and import. Only the person who asks sees a
//! page, and only the person who imports a game sees that game.

use dvonn_discord::form::{FormView, Question, answer};
use dvonn_discord::view::View;
use dvonn_model::{GameId, UserId};
use dvonn_play::Match;
use dvonn_rules::{Effect, GameError, GameFault, Ply, Record, RecordError};
use serenity::all::{
    Attachment, ComponentInteraction, CreateButton, Message, ModalInteractionData,
};

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::caller::command::{Command, Context, EVERYWHERE, caller_anywhere};
use crate::runtime::caller::visibility::check_game;
use crate::runtime::custom_id::custom_ids;
use crate::runtime::failure::Failure;
use crate::runtime::feature::{
    Click, ClickHandler, CommandPlace, Feature, Form, FormHandler, chosen,
};
use crate::runtime::form::{repeat_answers, try_again};
use crate::runtime::style::Style;
use crate::say;
use crate::show::complete::games;
use crate::show::explain::import;
use crate::show::explain::import::Unimportable;
use crate::show::game::record_buttons;
use crate::show::ids::pager::PageStep;
use crate::show::ids::record::RecordClick;
use crate::show::picture;
use crate::show::record::choose::find_game;
use crate::show::record::export::Format;
use crate::show::record::import::{read, store_import};
use crate::show::record::pages::{Pages, step_button};
use crate::show::record::quoted::{download, quoted};
use crate::show::record::subject::{RecordedGame, Source, subject};
use crate::show::record::{chapters, export};
use crate::show::words::moves;
use crate::text::Text;

/// The commands, handlers and background work of this feature.
pub(super) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Top(command), CommandPlace::Menu(import_message)],
    clicks: &[ClickHandler::of::<RecordClick>()],
    forms: &[FormHandler::of::<ImportForm>()],
    heavy: &["import"],
    ..Feature::EMPTY
};

custom_ids! {
    /// The form for importing a game.
    enum ImportForm {
        /// Import a game.
        "import" => Import,
    }
}

/// The name of the form's question.
const GAME: &str = "game";

/// Returns `/game`: what to do with one game, running or over. Other features add subcommands.
fn command() -> Command {
    let mut command = game();
    command.interaction_context = Some(EVERYWHERE.to_vec());
    command
}

#[poise::command(slash_command, subcommand_required, subcommands("export", "import"))]
#[allow(clippy::unused_async, reason = "poise wants an async function")]
async fn game(_: Context<'_>) -> Result<(), Failure> {
    Err(Failure::Unknown)
}

#[poise::command(slash_command)]
async fn export(
    ctx: Context<'_>,
    #[autocomplete = "games"] game: Option<String>,
    format: Option<Format>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let Some(game) = find_game(app, &caller, game).await? else { return Ok(()) };
    let format = format.unwrap_or(Format::Text);
    Ok(caller.reply_private(&export::export(caller.text, &game, format)).await?)
}

#[poise::command(slash_command)]
async fn import(
    ctx: Context<'_>,
    file: Option<Attachment>,
    text: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let content = match (file, text) {
        (Some(file), _) => download(&file).await,
        (None, Some(text)) => Ok(text),
        (None, None) => {
            return Ok(caller.open_form(app, &import_form(caller.text)).await?);
        }
    };
    store_and_open(app, &caller, content).await
}

#[poise::command(context_menu_command = "command-menu-import")]
async fn import_message(ctx: Context<'_>, message: Message) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller_anywhere(ctx).await?);
    let content = match quoted(&message).await {
        Ok(text) if !may_be_game(&text) => Err(Unimportable::NotInMessage),
        other => other,
    };
    store_and_open(app, &caller, content).await
}

impl Click for RecordClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        press: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            RecordClick::Browse { game } => browse(app, caller, game).await,
            RecordClick::ChooseGame => {
                let game = GameId::from(chosen::<i64>(press)?);
                check_game(app, caller, game).await?;
                browse(app, caller, game).await
            }
            RecordClick::Page { of, at, step } => {
                show(app, caller, of, |plies| step.from(at, plies)).await
            }
            RecordClick::OpenImport => Ok(caller.open_form(app, &import_form(caller.text)).await?),
            RecordClick::Jump { of } => {
                let at = chosen(press)?;
                show(app, caller, of, |_| at).await
            }
        }
    }
}

/// Opens a game at its last position.
async fn browse(app: &App, caller: &Caller, game: GameId) -> Result<(), Failure> {
    let reader = caller.person.id;
    let game = Match::find(&app.store, game).await?.seen_at(&caller.venue, reader);
    let subject = RecordedGame::Game(Box::new(game));
    let last = subject.game().plies().len();
    let view = page(caller.style(), &subject, reader, last);
    Ok(caller.reply_private(&view).await?)
}

/// Shows a position, in the private message. `at` maps the number of plies in the game to the position's ply number.
async fn show(
    app: &App,
    caller: &Caller,
    of: Source,
    at: impl FnOnce(usize) -> usize,
) -> Result<(), Failure> {
    let reader = caller.person.id;
    let view = match subject(app, of, caller).await? {
        Some(subject) => {
            let at = at(subject.game().plies().len());
            page(caller.style(), &subject, reader, at)
        }
        None => import::import_gone(caller.text),
    };
    Ok(caller.reply_in_place(&view).await?)
}

impl Form for ImportForm {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        data: &ModalInteractionData,
    ) -> Result<(), Failure> {
        let content = answer(data, GAME).to_owned();
        store_and_open(app, caller, Ok(content)).await
    }

    fn input_to_copy(&self, caller: &Caller, data: &ModalInteractionData) -> Option<View> {
        let again = try_again(caller.text, RecordClick::OpenImport);
        repeat_answers(caller.text, data, &[GAME], again)
    }
}

/// Stores the game in `content` and opens it.
async fn store_and_open(
    app: &App,
    caller: &Caller,
    content: Result<String, Unimportable>,
) -> Result<(), Failure> {
    let record = content.and_then(|text| read(&text))?;
    let subject = store_import(app, caller, record).await?;
    let view = page(caller.style(), &subject, caller.person.id, 0);
    Ok(caller.reply_private(&view).await?)
}

/// Returns the form for a game as text.
fn import_form(text: Text) -> FormView {
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

/// Returns a game after its first `at` plies, as this reader sees it.
fn page(style: Style, subject: &RecordedGame, reader: UserId, at: usize) -> View {
    let text = style.text;
    let pages = &Pages::new(text, subject, Some(reader));
    let last = pages.game.plies().len();
    let at = at.min(last);
    let still = pages.still(style, at);
    let mut lines =
        vec![pages.title.clone(), describe_ply(style, pages, at, still.effect.as_ref())];
    lines.extend(pages.end.line.clone().filter(|_| at == last));
    let scene = still.scene(pages.names());
    let view = View::new(lines.join("\n"))
        .picture(picture::of_scene(style, pages.own, &scene))
        .buttons(PageStep::ALL.map(|step| {
            let is_same_page = step.from(at, last) == at;
            step_button(text, pages.source, at, step).disabled(is_same_page)
        }));
    chapters::menu(view, style, pages, Some(at)).buttons(others(text, pages))
}

/// Buttons for the replay and the review of the game.
fn others(text: Text, pages: &Pages<'_>) -> impl Iterator<Item = CreateButton> {
    let has_plies = !pages.game.plies().is_empty();
    let replay = has_plies.then(|| record_buttons::replay(text, pages.source));
    replay.into_iter().chain(pages.is_over.then(|| record_buttons::review(text, pages.source)))
}

/// Describes the ply that led to the position.
fn describe_ply(style: Style, pages: &Pages<'_>, at: usize, effect: Option<&Effect>) -> String {
    let (text, count) = (style.text, pages.game.plies().len());
    match effect {
        None => say!(text, "page-start", count = count),
        Some(effect) if effect.ply == Ply::Pass => say!(
            text,
            "page-passed",
            number = at,
            count = count,
            player = pages.mentions[effect.color].clone()
        ),
        Some(effect) => say!(
            text,
            "page-ply",
            number = at,
            count = count,
            player = pages.mentions[effect.color].clone(),
            ply = moves::ply_label(style, effect)
        ),
    }
}

/// Returns false for a text whose first word is no move.
fn may_be_game(text: &str) -> bool {
    let first =
        |error: &GameError| error.ply == 1 && matches!(error.reason, GameFault::Unreadable(_));
    !matches!(text.parse::<Record>(), Err(RecordError::Game(error)) if first(&error))
}
