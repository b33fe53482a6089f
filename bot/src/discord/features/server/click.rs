//! Buttons and menus below the settings and the log of a server.

use dvonn_play as play;
use serenity::all::ComponentInteraction;

use crate::discord::features::server::ids::ServerClick;
use crate::discord::features::server::{log, panel, view};
use crate::discord::kit::admission::server_request;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::feature::{Click, chosen};

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
                panel::panel(app, caller).await?
            }
            ServerClick::Switch { switch, on } => {
                play::server::change_setting(&app.store, server_request, switch.setting(on))
                    .await?;
                panel::panel(app, caller).await?
            }
            ServerClick::Clear { setting } => {
                let setting = setting.cleared();
                play::server::change_setting(&app.store, server_request, setting.clone()).await?;
                view::server_setting(caller.text, &setting)
            }
            ServerClick::Everywhere => {
                play::server::allow_all_channels(&app.store, server_request).await?;
                view::server_channels(caller.text, &[])
            }
            ServerClick::Log { page } => log::page(app, caller, page).await?,
        };
        Ok(caller.update_message(&view).await?)
    }
}
