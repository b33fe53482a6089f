//! The form for the reason of a moderator's decision.

use dvonn_discord::route::RestRoute;
use dvonn_discord::send;
use dvonn_discord::send::{PROMPT, SendError};
use dvonn_discord::view::View;
use dvonn_model::{GameId, Person, UserId};
use dvonn_play::moderation::Order;
use dvonn_play::rights::RightsRefusal;
use dvonn_rules::Color;
use serenity::all::{GuildId as DiscordGuild, ModalInteractionData, UserId as DiscordUser};

use crate::discord::features::moderation::decide::decide;
use crate::discord::kit::admission::check_moderator;
use crate::discord::kit::app::App;
use crate::discord::kit::caller;
use crate::discord::kit::caller::Caller;
use crate::discord::kit::custom_id::custom_ids;
use crate::discord::kit::failure::Failure;
use crate::discord::kit::feature::Form;
use crate::discord::kit::form::{FormView, Question, answer};
use crate::say;
use crate::text::Text;

/// The maximum length of a reason, as in the option of `/game moderate`.
const MAX_REASON: u16 = 300;
/// The name of the form's question.
const REASON: &str = "reason";

custom_ids! {
    /// A form for the reason of a decision.
    pub(crate) enum DecisionForm {
        /// End the game with this winner, or as a draw.
        "end-game" => End { game: GameId, winner: Option<Color> },
        /// Void the game.
        "void-game" => Void { game: GameId },
        /// Let this player take over a side.
        "replace-player" => Replace { game: GameId, side: Color, player: UserId },
    }
}

impl Form for DecisionForm {
    async fn serve(
        self,
        app: &App,
        caller: &Caller,
        data: &ModalInteractionData,
    ) -> Result<(), Failure> {
        check_moderator(caller)?;
        let (game, order) = match self {
            DecisionForm::End { game, winner } => (game, Order::End { winner }),
            DecisionForm::Void { game } => (game, Order::Void),
            DecisionForm::Replace { game, side, player } => {
                (game, Order::HandOver { side, to: member(app, caller, player).await? })
            }
        };
        decide(app, caller, Some(game), order, answer(data, REASON)).await
    }

    fn input_to_copy(&self, _: &Caller, _: &ModalInteractionData) -> Option<View> {
        None
    }
}

/// Returns a member of the server, with their name there.
async fn member(app: &App, caller: &Caller, player: UserId) -> Result<Person, Failure> {
    let (guild, user) =
        (DiscordGuild::new(caller.guild()?.into()), DiscordUser::new(player.into()));
    let member = send::read(RestRoute::ReadMember, PROMPT, || app.http.get_member(guild, user));
    match member.await {
        Ok(member) if member.user.bot => Err(RightsRefusal::SeatForBot.into()),
        Ok(member) => caller::person(&member.user, member.nick.as_deref()),
        Err(SendError::MemberGone) => Err(RightsRefusal::SeatForStranger(player).into()),
        Err(error) => Err(error.into()),
    }
}

/// Returns the form for the reason of a decision.
pub(super) fn decision_form(text: Text, form: DecisionForm) -> FormView {
    let (DecisionForm::End { game, .. }
    | DecisionForm::Void { game }
    | DecisionForm::Replace { game, .. }) = form;
    FormView {
        id: form.to_string(),
        title: say!(text, "form-decide", number = game.to_string()),
        questions: vec![Question {
            name: REASON,
            label: say!(text, "form-decide-reason"),
            value: String::new(),
            placeholder: String::new(),
            long: true,
            required: true,
            max_length: MAX_REASON,
        }],
    }
}
