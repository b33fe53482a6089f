//! A game as text, of several lines if need be.

use serenity::all::ModalInteractionData;

use crate::discord::app::App;
use crate::discord::caller::Caller;
use crate::discord::failure::Failure;
use crate::discord::form::answer;
use crate::discord::{import, views};

pub(super) async fn import(
    app: &App,
    caller: &Caller<'_>,
    data: &ModalInteractionData,
) -> Result<(), Failure> {
    let (game, brought) = (answer(data, views::GAME).to_owned(), super::brought(caller, data));
    import::import(app, caller, Ok(game), brought).await
}
