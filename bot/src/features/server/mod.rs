//! Server-wide settings, the log and backups: `/dvonn-admin`. Discord shows it to server managers.

mod backup;
mod ids;
mod limits;
mod log;
mod panel;
mod pick;
mod view;

use dvonn_discord::rate_limits::Cost;
use dvonn_play as play;
use serenity::all::{ComponentInteraction, InteractionContext, Permissions};

use crate::features::server::backup::send_backup;
use crate::features::server::ids::{ServerClick, ServerPage};
use crate::features::server::pick::{pick, picked_in};
use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::caller::command::{Command, Context};
use crate::runtime::failure::Failure;
use crate::runtime::feature::{Click, ClickHandler, CommandPlace, Feature, chosen};
use crate::show::access::manager;
use crate::show::access::server_request;

/// The commands, handlers and background work of this feature.
pub(super) const FEATURE: Feature = Feature {
    commands: &[CommandPlace::Top(admin)],
    clicks: &[ClickHandler::of::<ServerClick>()],
    ..Feature::EMPTY
};

/// Returns the command, which is available only to server managers.
fn admin() -> Command {
    let mut command = dvonn_admin();
    command.default_member_permissions = Permissions::MANAGE_GUILD;
    command.interaction_context = Some(vec![InteractionContext::Guild]);
    command
}

#[poise::command(
    slash_command,
    rename = "dvonn-admin",
    subcommand_required,
    subcommands("settings", "limits::limits", "log", "backup")
)]
#[allow(clippy::unused_async, reason = "poise wants an async function")]
async fn dvonn_admin(_: Context<'_>) -> Result<(), Failure> {
    Err(Failure::Unknown)
}

#[poise::command(slash_command)]
async fn settings(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = manager(ctx).await?;
    Ok(caller.reply_private(&panel::panel(app, &caller, ServerPage::Settings).await?).await?)
}

#[poise::command(slash_command)]
async fn log(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = manager(ctx).await?;
    Ok(caller.reply_private(&log::page(app, &caller, 0).await?).await?)
}

#[poise::command(slash_command, custom_data = "Cost::Heavy")]
async fn backup(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = manager(ctx).await?;
    send_backup(app, &caller).await
}

impl Click for ServerClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        press: &ComponentInteraction,
    ) -> Result<(), Failure> {
        let server_request = server_request(app, caller, None)?;
        let view = match self {
            ServerClick::Choose { menu } => {
                let value: String = chosen(press)?;
                let setting = menu.setting(&value).map_err(|_| Failure::Unknown)?;
                play::server::change_setting(&app.store, server_request, setting).await?;
                panel::panel(app, caller, ServerPage::Settings).await?
            }
            ServerClick::Switch { switch, on } => {
                play::server::change_setting(&app.store, server_request, switch.setting(on))
                    .await?;
                panel::panel(app, caller, ServerPage::Settings).await?
            }
            ServerClick::Pick { picker } => {
                pick(app, caller, server_request, picker, picked_in(press)?).await?;
                panel::panel(app, caller, picker.page()).await?
            }
            ServerClick::Clear { picker } => {
                pick(app, caller, server_request, picker, Vec::new()).await?;
                panel::panel(app, caller, picker.page()).await?
            }
            ServerClick::Show { page } => panel::panel(app, caller, page).await?,
            ServerClick::Log { page } => log::page(app, caller, page).await?,
        };
        Ok(caller.reply_in_place(&view).await?)
    }
}
