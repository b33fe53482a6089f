//! Paging through games.

use crate::discord::app::App;
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::paging::{Source, Step};
use crate::discord::view::View;
use crate::discord::views;
use crate::play::Match;
use crate::store::GameId;

/// Opens a game at its last position.
pub(super) async fn look_back(app: &App, caller: &Caller<'_>, game: GameId) -> Result<(), Failure> {
    let game = Match::numbered(&app.store, game).await?;
    Ok(caller.whisper(&page_of_game(app, caller, &game, game.game.plies().len())).await?)
}

pub(super) async fn page(
    app: &App,
    caller: &Caller<'_>,
    of: Source,
    at: usize,
    step: Step,
) -> Result<(), Failure> {
    let view = match of {
        Source::Game(game) => {
            let game = Match::numbered(&app.store, game).await?;
            page_of_game(app, caller, &game, step.from(at, game.game.plies().len()))
        }
        Source::Import(id) => match app.store.import(id, caller.person.id).await? {
            Some(record) => {
                let at = step.from(at, record.game().plies().len());
                views::page_of_import(&app.painter, caller.style(), id, &record, at)
            }
            None => views::import_gone(caller.text),
        },
    };
    Ok(caller.update(&view).await?)
}

fn page_of_game(app: &App, caller: &Caller<'_>, game: &Match, at: usize) -> View {
    views::page_of_game(&app.painter, caller.style(), game, caller.person.id, at)
}
