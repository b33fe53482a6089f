//! The roles for ladder places and titles, as server managers see them.

use std::collections::BTreeMap;

use dvonn_discord::cause::Cause;
use dvonn_discord::view::{View, button};
use dvonn_model::{RoleId, RoleReward};
use serenity::all::ButtonStyle;

use crate::discord::features::roles::click::RolesClick;
use crate::discord::features::roles::server_roles::ServerRoles;
use crate::discord::kit::discord_error::CauseWords as _;
use crate::discord::kit::words::links;
use crate::say;
use crate::text::Text;

/// Returns all rewards with their roles and what keeps the bot from giving them, and a button for
/// each role to clear it. `refusal` is why Discord refused something the last time.
pub(super) fn roles(
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
