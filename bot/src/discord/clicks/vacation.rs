//! The button that ends a vacation.

use dvonn_play as play;

use crate::discord::app::App;
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::views;

pub(super) async fn come_back(app: &App, caller: &Caller<'_>) -> Result<(), Failure> {
    let leave = play::come_back(&app.store, caller.person.id, caller.id, app.now()).await?;
    app.work.notify_waiters();
    Ok(caller.update(&views::vacation(caller.text, leave)).await?)
}
