//! What a person likes, changed by menus and buttons. A change counts at once.

use dvonn_model::Settings;

use crate::discord::app::App;
use crate::discord::caller::Caller;
use crate::discord::click::UnknownClick;
use crate::discord::failure::Failure;
use crate::discord::setting::{Choice, Page, Switch};
use crate::discord::view::View;
use crate::discord::views;

pub(super) async fn show(app: &App, caller: &Caller<'_>, page: Page) -> Result<(), Failure> {
    let view = views::settings(&app.painter, caller.style(), &caller.settings, page);
    Ok(caller.update(&view).await?)
}

pub(super) async fn choose(
    app: &App,
    caller: &Caller<'_>,
    choice: Choice,
    value: &str,
) -> Result<(), Failure> {
    change(app, caller, choice.page(), &[], |settings| choice.set(settings, value)).await
}

pub(super) async fn switch(
    app: &App,
    caller: &Caller<'_>,
    switch: Switch,
    on: bool,
) -> Result<(), Failure> {
    change(app, caller, switch.page(), &[], |settings| {
        switch.set(settings, on);
        Ok(())
    })
    .await
}

pub(super) async fn ask_quiet_hours(caller: &Caller<'_>) -> Result<(), Failure> {
    Ok(caller.ask(&views::quiet_hours(caller.text, &caller.settings)).await?)
}

/// Keeps a change, and shows the settings as they are now in place of those before, below what
/// could not be changed.
pub(in crate::discord) async fn change(
    app: &App,
    caller: &Caller<'_>,
    page: Page,
    faults: &[String],
    change: impl FnOnce(&mut Settings) -> Result<(), UnknownClick>,
) -> Result<(), Failure> {
    let mut tx = app.store.begin().await?;
    let mut settings = tx.settings(caller.person.id).await?;
    change(&mut settings).map_err(|_| Failure::Unknown)?;
    tx.save_settings(caller.person.id, &settings).await?;
    tx.commit().await?;
    let style = caller.style_with(&settings);
    app.ready_for(style.look(None)).await;
    let view = views::settings(&app.painter, style, &settings, page);
    let view = if faults.is_empty() { view } else { View::new(faults.join("\n")).and(view) };
    Ok(caller.update(&view).await?)
}
