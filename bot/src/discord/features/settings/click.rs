//! Menus and buttons for personal settings. A change takes effect at once.

use dvonn_discord::view::View;
use dvonn_model::Settings;
use dvonn_play as play;
use serenity::all::ComponentInteraction;

use crate::discord::features::settings::view;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::feature::{Click, chosen};
use crate::discord::kit::ids::setting::{MenuSetting, SettingsClick, SettingsPage, Switch};

impl Click for SettingsClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        press: &ComponentInteraction,
    ) -> Result<(), Failure> {
        match self {
            SettingsClick::Show { page } => show(app, caller, page).await,
            SettingsClick::Choose { choice } => {
                let value: String = chosen(press)?;
                choose(app, caller, choice, &value).await
            }
            SettingsClick::Switch { switch, on } => self::switch(app, caller, switch, on).await,
            SettingsClick::AskQuietHours => ask_quiet_hours(app, caller).await,
        }
    }
}

async fn show(app: &App, caller: &Caller, page: SettingsPage) -> Result<(), Failure> {
    let view = view::settings(caller.style(), &caller.settings, page, app.now());
    Ok(caller.update_message(&view).await?)
}

async fn choose(
    app: &App,
    caller: &Caller,
    choice: MenuSetting,
    value: &str,
) -> Result<(), Failure> {
    change(app, caller, choice.page(), &[], |settings| {
        choice.set(settings, value).map_err(|_| Failure::Unknown)
    })
    .await
}

async fn switch(app: &App, caller: &Caller, switch: Switch, on: bool) -> Result<(), Failure> {
    change(app, caller, switch.page(), &[], |settings| {
        switch.set(settings, on);
        Ok(())
    })
    .await
}

async fn ask_quiet_hours(app: &App, caller: &Caller) -> Result<(), Failure> {
    Ok(caller.open_form(app, &view::quiet_hours(caller.text, &caller.settings)).await?)
}

/// Saves a change and replaces the old settings in the message by the new ones, below any errors.
pub(crate) async fn change(
    app: &App,
    caller: &Caller,
    page: SettingsPage,
    errors: &[String],
    change: impl FnOnce(&mut Settings) -> Result<(), Failure>,
) -> Result<(), Failure> {
    // One change at a time: each takes longer than a move if the person has many games.
    let claim = app.claims.claim("change clocks", caller.person.id);
    let claim = claim.ok_or(Failure::StillThinking)?;
    let settings = play::settings::change(&app.store, caller.person.id, app.now(), change).await?;
    drop(claim);
    if settings.weekends != caller.settings.weekends {
        // The clocks follow.
        app.work.notify_waiters();
    }
    let style = caller.style_with(&settings);
    let view = view::settings(style, &settings, page, app.now());
    let view = if errors.is_empty() { view } else { View::new(errors.join("\n")).and(view) };
    Ok(caller.update_message(&view).await?)
}
