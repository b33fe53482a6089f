//! Paging through games, and replaying them.

use dvonn_model::GameId;
use dvonn_play::Match;

use crate::discord::app::App;
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::paging::{Source, Step, Subject};
use crate::discord::replays::{Audience, Span};
use crate::discord::views;

/// Opens a game at its last position.
pub(super) async fn look_back(app: &App, caller: &Caller<'_>, game: GameId) -> Result<(), Failure> {
    let subject = Subject::Game(Box::new(Match::numbered(&app.store, game).await?));
    let (reader, last) = (caller.person.id, subject.game().plies().len());
    let view = views::page(&app.painter, caller.style(), &subject, reader, last);
    Ok(caller.whisper(&view).await?)
}

/// Goes a step on, for the person alone.
pub(super) async fn page(
    app: &App,
    caller: &Caller<'_>,
    of: Source,
    at: usize,
    step: Step,
) -> Result<(), Failure> {
    show(app, caller, of, |plies| step.from(at, plies)).await
}

/// Goes to the position after so many plies, for the person alone.
pub(super) async fn jump(
    app: &App,
    caller: &Caller<'_>,
    of: Source,
    at: usize,
) -> Result<(), Failure> {
    show(app, caller, of, |_| at).await
}

/// Shows the position that `at` finds among so many plies.
async fn show(
    app: &App,
    caller: &Caller<'_>,
    of: Source,
    at: impl FnOnce(usize) -> usize,
) -> Result<(), Failure> {
    let reader = caller.person.id;
    let view = match app.subject(of, reader).await? {
        Some(subject) => {
            let at = at(subject.game().plies().len());
            views::page(&app.painter, caller.style(), &subject, reader, at)
        }
        None => views::import_gone(caller.text),
    };
    Ok(caller.confide(&view).await?)
}

/// Replays a whole game for the person alone.
pub(super) async fn replay(app: &App, caller: &Caller<'_>, of: Source) -> Result<(), Failure> {
    match app.subject(of, caller.person.id).await? {
        Some(subject) => {
            let span = Span::of(subject.game().plies().len(), None, None);
            app.show_replay(caller, subject, span, Audience::Oneself).await
        }
        None => Ok(caller.confide(&views::import_gone(caller.text)).await?),
    }
}

/// Shows everybody a replay that the person has seen.
pub(super) async fn share_replay(
    app: &App,
    caller: &Caller<'_>,
    game: GameId,
    from: usize,
    to: usize,
) -> Result<(), Failure> {
    let game = Match::numbered(&app.store, game).await?;
    let span = Span::of(game.game.plies().len(), Some(from), Some(to));
    let subject = Subject::Game(Box::new(game));
    match span {
        Ok(span) if subject.is_of(&caller.place) => app.share_replay(caller, subject, span).await,
        Ok(_) => Ok(caller.whisper(&views::replay_from_elsewhere(caller.text)).await?),
        Err(reason) => Ok(caller.whisper(&views::no_replay(caller.text, reason)).await?),
    }
}
