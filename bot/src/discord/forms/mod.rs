//! Forms that were filled in: reads what a form is for and hands its answers on.

mod import;
mod intentions;
mod quiet;

use serenity::all::{ModalInteraction, ModalInteractionData};

use super::app::App;
use super::caller::Caller;
use super::click::Click;
use super::failure::Failure;
use super::form::{Form, answer};
use super::view::View;
use super::views;

/// Does what a form asks for.
pub(super) async fn serve(
    app: &App,
    caller: &Caller<'_>,
    interaction: &ModalInteraction,
) -> Result<(), Failure> {
    let data = &interaction.data;
    let form: Form = data.custom_id.parse().map_err(|_| Failure::Unknown)?;
    match form {
        Form::Import => import::import(app, caller, data).await,
        Form::QuietHours => quiet::quiet_hours(app, caller, data).await,
        Form::Plan(game) => intentions::plan(app, caller, game, data).await,
        Form::Conditions(at) => intentions::conditions(app, caller, at, data).await,
    }
}

/// What a person brought in a form that takes some writing, to be given back to them should it not
/// be taken.
pub(super) fn brought(caller: &Caller<'_>, data: &ModalInteractionData) -> Option<View> {
    let again = match data.custom_id.parse().ok()? {
        Form::QuietHours => return None,
        Form::Import => None,
        Form::Plan(game) => Some(Click::Plan(game)),
        Form::Conditions(at) => Some(Click::Conditions(at.game)),
    };
    let names = [views::WISHES, views::STOPS, views::LINES, views::GAME];
    let fields = names.map(|name| answer(data, name).trim());
    let written: Vec<&str> = fields.into_iter().filter(|text| !text.is_empty()).collect();
    (!written.is_empty()).then(|| views::written(caller.text, &written.join("\n"), again))
}
