//! `/dvonn-admin roles`: server managers choose the roles for ladder places and titles.

use dvonn_discord::send::PROMPT;
use dvonn_model::{RoleId, RoleReward};
use dvonn_play as play;
use serenity::all::Role;

use crate::discord::features::roles::server_roles::ServerRoles;
use crate::discord::features::roles::view;
use crate::discord::kit::admission::server_request;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::command::{Context, manager};
use crate::discord::kit::failure::Failure;

#[poise::command(slash_command)]
#[allow(clippy::too_many_arguments, reason = "one for each option of the command")]
pub(crate) async fn roles(
    ctx: Context<'_>,
    first: Option<Role>,
    top3: Option<Role>,
    top10: Option<Role>,
    season: Option<Role>,
    tournament: Option<Role>,
    #[max_length = 300] reason: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = manager(ctx).await?;
    let options = [
        (RoleReward::First, first),
        (RoleReward::TopThree, top3),
        (RoleReward::TopTen, top10),
        (RoleReward::Season, season),
        (RoleReward::Tournament, tournament),
    ];
    let chosen = options.into_iter().filter_map(|(reward, role)| Some((reward, role?.id)));
    let chosen: Result<Vec<_>, Failure> =
        chosen.map(|(reward, role)| Ok((reward, Some(RoleId::try_from(role.get())?)))).collect();
    let chosen = chosen?;
    // Asking Discord may take longer than it waits for a reply.
    caller.defer_private().await?;
    set_and_show(app, &caller, &chosen, reason).await
}

/// Sets these roles, if each may be given, and shows all.
pub(super) async fn set_and_show(
    app: &App,
    caller: &Caller,
    chosen: &[(RoleReward, Option<RoleId>)],
    reason: Option<String>,
) -> Result<(), Failure> {
    let guild = caller.guild()?;
    let server = ServerRoles::read(app, guild, &caller.server, PROMPT).await?;
    for role in chosen.iter().filter_map(|(_, role)| *role) {
        server.check_giving(role)?;
        server.check_person_may_give(role, caller)?;
    }
    if !chosen.is_empty() {
        let request = server_request(app, caller, reason)?;
        play::role_rewards::set(&app.store, request, chosen).await?;
        app.work.notify_waiters();
    }
    let roles = app.store.reward_roles(guild).await?;
    let refusal = app.store.reward_refusal(guild).await?.and_then(|name| name.parse().ok());
    let view = view::roles(caller.text, &roles, &server, refusal);
    Ok(caller.reply_in_place(&view).await?)
}
