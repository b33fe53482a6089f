//! Roles for ladder places and titles: `/dvonn-admin roles` chooses them, and the bot gives and takes
//! them as the ladder moves.
//!
//! `show/server_roles` knows what Discord and the server allow, and `changes` compares who has which reward
//! with what the bot has given. Only roles that the bot gave are taken away.

mod background;
mod changes;

use std::collections::BTreeMap;

use dvonn_discord::cause::Cause;
use dvonn_discord::send::PROMPT;
use dvonn_discord::view::{View, button};
use dvonn_model::{RoleId, RoleReward};
use dvonn_play as play;
use serenity::all::{ButtonStyle, ComponentInteraction, Role};

use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::caller::command::Context;
use crate::runtime::custom_id::{custom_ids, named_part};
use crate::runtime::failure::Failure;
use crate::runtime::failure::discord_error::CauseWords as _;
use crate::runtime::feature::{Click, ClickHandler, CommandPlace, Feature, Work};
use crate::say;
use crate::show::access::manager;
use crate::show::access::{check_manager, server_request};
use crate::show::server_roles::ServerRoles;
use crate::show::words::links;
use crate::text::Text;

/// The commands, handlers and background work of this feature.
pub(super) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Under("dvonn-admin", roles)],
    clicks: &[ClickHandler::of::<RolesClick>()],
    background: &[Work::Send {
        name: "roles",
        round: |app, now| Box::pin(background::update_roles(app, now)),
    }],
    ..Feature::EMPTY
};

custom_ids! {
    /// A button below the roles for ladder places and titles.
    enum RolesClick {
        /// Give no role for a reward any more.
        "reward-clear" => Clear { reward: RoleReward },
    }
}

named_part!(RoleReward);

#[poise::command(slash_command)]
#[allow(clippy::too_many_arguments, reason = "one for each option of the command")]
async fn roles(
    ctx: Context<'_>,
    first: Option<Role>,
    top3: Option<Role>,
    top10: Option<Role>,
    season: Option<Role>,
    tournament: Option<Role>,
    league: Option<Role>,
    #[max_length = 300] reason: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = manager(ctx).await?;
    let options = [
        (RoleReward::First, first),
        (RoleReward::TopThree, top3),
        (RoleReward::TopTen, top10),
        (RoleReward::Season, season),
        (RoleReward::Tournament, tournament),
        (RoleReward::League, league),
    ];
    let chosen = options.into_iter().filter_map(|(reward, role)| Some((reward, role?.id)));
    let chosen: Result<Vec<_>, Failure> =
        chosen.map(|(reward, role)| Ok((reward, Some(RoleId::try_from(role.get())?)))).collect();
    let chosen = chosen?;
    // Asking Discord may take longer than it waits for a reply.
    caller.defer_private().await?;
    set_and_show(app, &caller, &chosen, reason).await
}

impl Click for RolesClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        _: &ComponentInteraction,
    ) -> Result<(), Failure> {
        let RolesClick::Clear { reward } = self;
        check_manager(caller)?;
        caller.defer_in_place().await?;
        set_and_show(app, caller, &[(reward, None)], None).await
    }
}

/// Sets these roles, if each may be given, and shows all.
async fn set_and_show(
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
    let view = roles_view(caller.text, &roles, &server, refusal);
    Ok(caller.reply_in_place(&view).await?)
}

/// Returns all rewards with their roles and what keeps the bot from giving them, and a button for
/// each role to clear it. `refusal` is why Discord refused something the last time.
fn roles_view(
    text: Text,
    roles: &BTreeMap<RoleReward, RoleId>,
    server: &ServerRoles,
    refusal: Option<Cause>,
) -> View {
    let mut lines = vec![say!(text, "roles-title")];
    lines.extend(RoleReward::ALL.iter().map(|reward| {
        let name = say!(text, "reward", reward = reward.name());
        let Some(&role) = roles.get(reward) else { return say!(text, "roles-none", name = name) };
        let shown = links::role(role);
        match server.check_giving(role) {
            Ok(()) => say!(text, "roles-role", name = name, role = shown),
            Err(problem) => {
                let problem = problem.sentence(text);
                say!(text, "roles-problem", name = name, role = shown, problem = problem)
            }
        }
    }));
    if let Some(cause) = refusal {
        lines.push(say!(text, "roles-refused", reason = cause.reason(text)));
    }
    View::new(lines.join("\n")).buttons(roles.keys().map(|&reward| {
        let label = say!(text, "button-clear-reward", reward = reward.name());
        button(RolesClick::Clear { reward }, &label, ButtonStyle::Secondary)
    }))
}
