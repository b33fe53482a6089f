//! The buttons below what is shown to those who manage a server.

use dvonn_play as play;

use crate::discord::app::App;
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::panel::Panel;
use crate::discord::views;

pub(super) async fn serve(app: &App, caller: &Caller<'_>, panel: Panel) -> Result<(), Failure> {
    let administration = app.administration(caller, None)?;
    let view = match panel {
        Panel::Clear(what) => {
            let setting = what.cleared();
            play::settle(&app.store, administration, setting.clone()).await?;
            views::server_setting(caller.text, &setting)
        }
        Panel::Everywhere => {
            play::free_channels(&app.store, administration).await?;
            views::server_channels(caller.text, &[])
        }
        Panel::Log(page) => app.log(caller, page).await?,
    };
    Ok(caller.update(&view).await?)
}
