//! Buttons for browsing games.

use dvonn_model::GameId;
use dvonn_play::Match;
use serenity::all::ComponentInteraction;

use crate::discord::features::records::form::import_form;
use crate::discord::features::records::view;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::explain::import;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::feature::{Click, chosen};
use crate::discord::kit::ids::record::RecordClick;
use crate::discord::kit::pager::PageStep;
use crate::discord::kit::reach::check_game;
use crate::discord::kit::record::subject::{RecordedGame, Source, subject};

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
            RecordClick::Page { of, at, step } => page(app, caller, of, at, step).await,
            RecordClick::OpenImport => Ok(caller.open_form(app, &import_form(caller.text)).await?),
            RecordClick::Jump { of } => jump(app, caller, of, chosen(press)?).await,
        }
    }
}

/// Opens a game at its last position.
async fn browse(app: &App, caller: &Caller, game: GameId) -> Result<(), Failure> {
    let reader = caller.person.id;
    let game = Match::find(&app.store, game).await?.seen_at(&caller.venue, reader);
    let subject = RecordedGame::Game(Box::new(game));
    let last = subject.game().plies().len();
    let view = view::page(caller.style(), &subject, reader, last);
    Ok(caller.reply_private(&view).await?)
}

/// Moves a step through a game, in the private message.
async fn page(
    app: &App,
    caller: &Caller,
    of: Source,
    at: usize,
    step: PageStep,
) -> Result<(), Failure> {
    show(app, caller, of, |plies| step.from(at, plies)).await
}

/// Jumps to the position after `at` plies, in the private message.
async fn jump(app: &App, caller: &Caller, of: Source, at: usize) -> Result<(), Failure> {
    show(app, caller, of, |_| at).await
}

/// Shows a position. `at` maps the number of plies in the game to the position's ply number.
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
            view::page(caller.style(), &subject, reader, at)
        }
        None => import::import_gone(caller.text),
    };
    Ok(caller.reply_in_place(&view).await?)
}
