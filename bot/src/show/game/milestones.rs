//! Milestones below what a person is told next.

use dvonn_discord::view::View;
use dvonn_play as play;

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::show::words::milestones::milestones;

/// Adds the milestones that the caller has yet to be told of to a private message. They are only said
/// once, so nothing fails because of them.
pub(crate) async fn with_milestones(app: &App, caller: &Caller, view: View) -> View {
    match play::milestones::take(&app.store, caller.person.id).await {
        Ok(reached) if reached.is_empty() => view,
        Ok(reached) => view.and(View::new(milestones(caller.text, &reached))),
        Err(error) => {
            app.outages.log(&error, "failed to read the milestones of a person");
            view
        }
    }
}
