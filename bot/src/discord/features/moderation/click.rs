//! The menus of a moderator below a board's **More …**: what to decide, and who takes over a side.

use dvonn_model::{GameId, UserId};
use dvonn_rules::Color;
use serenity::all::{ComponentInteraction, ComponentInteractionDataKind};

use crate::discord::features::moderation::form::{DecisionForm, decision_form};
use crate::discord::features::moderation::view;
use crate::discord::kit::admission::check_moderator;
use crate::discord::kit::app::App;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::feature::{Click, chosen};
use crate::discord::kit::ids::moderation::{DecisionChoice, ModerationClick};

impl Click for ModerationClick {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        press: &ComponentInteraction,
    ) -> Result<(), Failure> {
        check_moderator(caller)?;
        let form = match self {
            ModerationClick::Decide { game } => match chosen(press)? {
                DecisionChoice::White => DecisionForm::End { game, winner: Some(Color::White) },
                DecisionChoice::Black => DecisionForm::End { game, winner: Some(Color::Black) },
                DecisionChoice::Draw => DecisionForm::End { game, winner: None },
                DecisionChoice::Void => DecisionForm::Void { game },
                DecisionChoice::ReplaceWhite => {
                    return ask_player(caller, game, Color::White).await;
                }
                DecisionChoice::ReplaceBlack => {
                    return ask_player(caller, game, Color::Black).await;
                }
            },
            ModerationClick::TakeOver { game, side } => {
                DecisionForm::Replace { game, side, player: chosen_person(press)? }
            }
        };
        Ok(caller.open_form(app, &decision_form(caller.text, form)).await?)
    }
}

/// Asks who takes over a side.
async fn ask_player(caller: &Caller, game: GameId, side: Color) -> Result<(), Failure> {
    Ok(caller.update_message(&view::new_player(caller.text, game, side)).await?)
}

/// Returns the person chosen in a menu of people.
fn chosen_person(press: &ComponentInteraction) -> Result<UserId, Failure> {
    let ComponentInteractionDataKind::UserSelect { values } = &press.data.kind else {
        return Err(Failure::Unknown);
    };
    let user = values.first().ok_or(Failure::Unknown)?;
    Ok(user.get().try_into()?)
}
