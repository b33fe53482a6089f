//! Requests about the entrants of a tournament that has not started, and of a running arena.

use dvonn_discord::view::View;
use dvonn_model::{Level, Person, RoleId, TournamentId, TournamentState};
use dvonn_tournament as tournament;
use serenity::all::RoleId as DiscordRole;

use crate::features::tournament::ask::{confirm, mention as channel_mention, request};
use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::failure::Failure;
use crate::runtime::ids::ToDiscord as _;
use crate::say;
use crate::show::access::check_may_join;
use crate::show::words::links::mention;
use crate::show::words::players;
use crate::show::words::tournament::title;

/// Lets the caller join.
pub(super) async fn join_tournament(
    app: &App,
    caller: &Caller,
    id: TournamentId,
) -> Result<(), Failure> {
    check_may_join(app, caller).await?;
    let has = |role: RoleId| caller.has_role(role.to_discord());
    let joined = tournament::join(&app.store, request(app, caller, id)?, has).await?;
    let row = &joined.tournament;
    let (name, channel) =
        (title(caller.text, row), channel_mention(row.channel_on(caller.guild()?)));
    let reply = match joined.place {
        Some(place) => {
            say!(
                caller.text,
                "tournament-joined-reserve",
                name = name,
                place = place,
                channel = channel
            )
        }
        None if row.state == TournamentState::Running => {
            say!(caller.text, "arena-back", name = name, channel = channel)
        }
        None => say!(caller.text, "tournament-joined", name = name, count = joined.entrants),
    };
    confirm(app, caller, &View::new(reply)).await;
    Ok(())
}

/// Lets the caller leave a tournament before it starts, or take a break from an arena.
pub(super) async fn leave_tournament(
    app: &App,
    caller: &Caller,
    id: TournamentId,
) -> Result<(), Failure> {
    let row = tournament::leave(&app.store, request(app, caller, id)?).await?;
    let name = title(caller.text, &row);
    let reply = match row.state {
        TournamentState::Running => say!(caller.text, "arena-rest", name = name),
        _ => say!(caller.text, "tournament-left", name = name),
    };
    confirm(app, caller, &View::new(reply)).await;
    Ok(())
}

/// Enters another person, who has these roles. They are told in the tournament's channel, and can leave. If it is full,
/// they are on its reserve.
pub(super) async fn add_person(
    app: &App,
    caller: &Caller,
    id: TournamentId,
    person: Person,
    roles: &[DiscordRole],
) -> Result<(), Failure> {
    if person.id == caller.person.id {
        return join_tournament(app, caller, id).await;
    }
    let who = mention(person.id);
    let (request, has) =
        (request(app, caller, id)?, |role: RoleId| roles.contains(&role.to_discord()));
    let entered = tournament::add_person(&app.store, request, person, has).await?;
    let row = &entered.tournament;
    let (text, name) = (caller.text, title(caller.text, row));
    let reply = match entered.place {
        Some(place) => {
            say!(text, "tournament-entered-reserve", player = who, name = name, place = place)
        }
        None => {
            let channel = channel_mention(row.channel_on(caller.guild()?));
            say!(text, "tournament-entered", player = who, name = name, channel = channel)
        }
    };
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
        name = title(caller.text, &row),
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
        name = title(caller.text, &row),
        count = removed
    );
    confirm(app, caller, &View::new(reply)).await;
    Ok(())
}
