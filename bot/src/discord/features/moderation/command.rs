//! `/game moderate`: moderators' decisions about games.

use dvonn_discord::rate_limits::Cost;
use dvonn_model::{GameId, Person};
use dvonn_play::moderation::Order;
use dvonn_play::rights::RightsRefusal;
use dvonn_rules::Color;
use serenity::all::User;

use crate::discord::features::moderation::decide::decide;
use crate::discord::kit::admission::check_moderator;
use crate::discord::kit::caller;
use crate::discord::kit::command::{Context, caller};
use crate::discord::kit::failure::Failure;

/// A choice of decision. The name of each is its message key, until `gateway::commands` localises
/// it.
#[derive(Clone, Copy, poise::ChoiceParameter)]
enum Action {
    #[name = "command-game-moderate-action-end"]
    End,
    #[name = "command-game-moderate-action-void"]
    Void,
    #[name = "command-game-moderate-action-hand-over"]
    HandOver,
}

/// The winner of a game that a moderator ends.
#[derive(Clone, Copy, poise::ChoiceParameter)]
enum Winner {
    #[name = "color-white"]
    White,
    #[name = "color-black"]
    Black,
    #[name = "color-neither"]
    Neither,
}

/// The side that gets a new player.
#[derive(Clone, Copy, poise::ChoiceParameter)]
enum Side {
    #[name = "color-white"]
    White,
    #[name = "color-black"]
    Black,
}

#[poise::command(slash_command, custom_data = "Cost::Heavy")]
#[allow(clippy::too_many_arguments, reason = "one for each option of the command")]
pub(crate) async fn moderate(
    ctx: Context<'_>,
    action: Action,
    #[max_length = 300] reason: String,
    winner: Option<Winner>,
    player: Option<User>,
    side: Option<Side>,
    #[min = 1] game: Option<i64>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    check_moderator(&caller)?;
    let order = match action {
        Action::Void => Order::Void,
        Action::End => Order::End { winner: winner.ok_or(RightsRefusal::NoWinner)?.color() },
        Action::HandOver => {
            let (player, side) = player.zip(side).ok_or(RightsRefusal::NoSeat)?;
            Order::HandOver { side: side.color(), to: replacement(ctx, &player)? }
        }
    };
    decide(app, &caller, game.map(GameId::from), order, &reason).await
}

/// Returns the new player of a side, with their name in the server.
fn replacement(ctx: Context<'_>, player: &User) -> Result<Person, Failure> {
    if player.bot {
        return Err(RightsRefusal::SeatForBot.into());
    }
    let member = ctx.interaction.data.resolved.members.get(&player.id);
    let person = caller::person(player, member.and_then(|member| member.nick.as_deref()))?;
    member.map(|_| person.clone()).ok_or_else(|| RightsRefusal::SeatForStranger(person.id).into())
}

impl Winner {
    /// Returns the winning side, or `None` for a draw.
    fn color(self) -> Option<Color> {
        match self {
            Winner::White => Some(Color::White),
            Winner::Black => Some(Color::Black),
            Winner::Neither => None,
        }
    }
}

impl Side {
    fn color(self) -> Color {
        match self {
            Side::White => Color::White,
            Side::Black => Color::Black,
        }
    }
}
