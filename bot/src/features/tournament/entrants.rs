//! Requests about the entrants of a tournament that has not started.

use dvonn_discord::markup::plain;
use dvonn_discord::view::View;
use dvonn_model::{Level, Person, TournamentId};
use dvonn_tournament as tournament;

use crate::features::tournament::ask::{confirm, mention as channel_mention, request};
use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::failure::Failure;
use crate::say;
use crate::show::access::check_may_join;
use crate::show::words::links::mention;
use crate::show::words::players;

/// Lets the caller join.
pub(super) async fn join_tournament(
    app: &App,
    caller: &Caller,
    id: TournamentId,
) -> Result<(), Failure> {
    check_may_join(app, caller).await?;
    let row = tournament::join(&app.store, request(app, caller, id)?).await?;
    let count = app.store.entrants(id).await?.len();
    let reply = say!(caller.text, "tournament-joined", name = plain(&row.name), count = count);
    confirm(app, caller, &View::new(reply)).await;
    Ok(())
}

/// Lets the caller leave a tournament before it starts.
pub(super) async fn leave_tournament(
    app: &App,
    caller: &Caller,
    id: TournamentId,
) -> Result<(), Failure> {
    let row = tournament::leave(&app.store, request(app, caller, id)?).await?;
    let reply = say!(caller.text, "tournament-left", name = plain(&row.name));
    confirm(app, caller, &View::new(reply)).await;
    Ok(())
}

/// Enters another person. They are told in the tournament's channel, and can leave.
pub(super) async fn add_person(
    app: &App,
    caller: &Caller,
    id: TournamentId,
    person: Person,
) -> Result<(), Failure> {
    if person.id == caller.person.id {
        return join_tournament(app, caller, id).await;
    }
    let who = mention(person.id);
    let row = tournament::add_person(&app.store, request(app, caller, id)?, person).await?;
    let (name, channel) = (plain(&row.name), channel_mention(row.channel));
    let reply =
        say!(caller.text, "tournament-entered", player = who, name = name, channel = channel);
    confirm(app, caller, &View::new(reply)).await;
    Ok(())
}

/// Adds `count` computer players of a level.
pub(super) async fn add_computers(
    app: &App,
    caller: &Caller,
    id: TournamentId,
    level: Level,
    count: u32,
) -> Result<(), Failure> {
    let request = request(app, caller, id)?;
    let row = tournament::add_computers(&app.store, request, level, count).await?;
    let reply = say!(
        caller.text,
        "tournament-added",
        level = players::computer(caller.text, &level.into()),
        name = plain(&row.name),
        count = count
    );
    confirm(app, caller, &View::new(reply)).await;
    Ok(())
}

/// Removes `count` computer players of a level.
pub(super) async fn remove_computers(
    app: &App,
    caller: &Caller,
    id: TournamentId,
    level: Level,
    count: u32,
) -> Result<(), Failure> {
    let request = request(app, caller, id)?;
    let (row, removed) = tournament::remove_computers(&app.store, request, level, count).await?;
    let reply = say!(
        caller.text,
        "tournament-removed",
        level = players::computer(caller.text, &level.into()),
        name = plain(&row.name),
        count = removed
    );
    confirm(app, caller, &View::new(reply)).await;
    Ok(())
}
