//! Lets somebody take over from a player of a running tournament: who, whether really, and that it is done.

use dvonn_discord::view::{View, button};
use dvonn_model::{TournamentId, UserId};
use dvonn_tournament as tournament;
use serenity::all::{ButtonStyle, CreateSelectMenuKind};

use crate::features::tournament::ask::{confirm_in_place, request};
use crate::features::tournament::ids::TournamentClick;
use crate::features::tournament::parts::tournament_button;
use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::failure::Failure;
use crate::say;
use crate::show::opponent::member;
use crate::show::words::links::mention;
use crate::show::words::tournament::title;

/// Asks who takes over from a player.
pub(super) async fn ask_for_newcomer(
    caller: &Caller,
    of: TournamentId,
    who: UserId,
) -> Result<(), Failure> {
    let text = caller.text;
    let view = View::new(say!(text, "ask-newcomer", player = mention(who))).picker(
        TournamentClick::Propose { of, who },
        &say!(text, "decide-new-player-hint"),
        CreateSelectMenuKind::User { default_users: None },
        1,
    );
    Ok(caller.reply_private(&view).await?)
}

/// Asks whether one person should really take over from another.
pub(super) async fn ask_to_replace(
    app: &App,
    caller: &Caller,
    id: TournamentId,
    who: UserId,
    by: UserId,
) -> Result<(), Failure> {
    let request = request(app, caller, id)?;
    let row = tournament::check_replacement(&app.store, &request, who, by).await?;
    member(app, caller, by).await?;
    let text = caller.text;
    let question = say!(
        text,
        "ask-replace",
        new = mention(by),
        player = mention(who),
        name = title(text, &row)
    );
    let replace = TournamentClick::Replace { of: id, who, by };
    let view = View::new(question).buttons([
        button(replace, &say!(text, "button-replace"), ButtonStyle::Danger),
        tournament_button(TournamentClick::Stay, &say!(text, "button-no-replacement"), false),
    ]);
    Ok(caller.reply_in_place(&view).await?)
}

/// Lets one person take over from another.
pub(super) async fn replace_player(
    app: &App,
    caller: &Caller,
    id: TournamentId,
    who: UserId,
    by: UserId,
) -> Result<(), Failure> {
    let newcomer = member(app, caller, by).await?;
    let request = request(app, caller, id)?;
    let row = tournament::replace(&app.store, request, who, newcomer).await?;
    let reply = say!(
        caller.text,
        "tournament-replaced",
        new = mention(by),
        player = mention(who),
        name = title(caller.text, &row)
    );
    confirm_in_place(app, caller, &View::new(reply)).await;
    Ok(())
}
