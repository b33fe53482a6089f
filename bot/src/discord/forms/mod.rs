//! Forms that were filled in: reads what a form is for and hands its answers on.

mod quiet;

use serenity::all::ModalInteraction;

use super::app::App;
use super::caller::Caller;
use super::failure::Failure;
use super::form::Form;

/// Does what a form asks for.
pub(super) async fn serve(
    app: &App,
    caller: &Caller<'_>,
    interaction: &ModalInteraction,
) -> Result<(), Failure> {
    let data = &interaction.data;
    let form: Form = data.custom_id.parse().map_err(|_| Failure::Unknown)?;
    match form {
        Form::QuietHours => quiet::quiet_hours(app, caller, data).await,
    }
}
