//! `/dvonn moderate` and `/dvonn-admin`: what moderators decide, who they are, and what else concerns a
//! whole server.

use dvonn_rules::Color;
use serenity::all::{Permissions, Role, User};

use super::{Context, caller};
use crate::discord::app::{App, Road};
use crate::discord::caller::{self, Caller};
use crate::discord::failure::Failure;
use crate::discord::view::View;
use crate::discord::views;
use crate::play::{self, Match, Moderation, Order, Reason, RightsRefusal};
use crate::say;
use crate::store::{Decision, GameId, Person, RoleId};

/// What is to be done. Choices are named by the keys of their messages until the commands are put
/// into words.
#[derive(Clone, Copy, poise::ChoiceParameter)]
pub(super) enum Action {
    #[name = "command-dvonn-moderate-action-end"]
    End,
    #[name = "command-dvonn-moderate-action-void"]
    Void,
    #[name = "command-dvonn-moderate-action-hand-over"]
    HandOver,
}

/// Who wins a game that a moderator ends.
#[derive(Clone, Copy, poise::ChoiceParameter)]
pub(super) enum Winner {
    #[name = "color-white"]
    White,
    #[name = "color-black"]
    Black,
    #[name = "color-neither"]
    Neither,
}

/// The side that somebody else is to play.
#[derive(Clone, Copy, poise::ChoiceParameter)]
pub(super) enum Side {
    #[name = "color-white"]
    White,
    #[name = "color-black"]
    Black,
}

#[poise::command(slash_command)]
#[allow(clippy::too_many_arguments, reason = "one for each option of the command")]
pub(super) async fn moderate(
    ctx: Context<'_>,
    action: Action,
    #[max_length = 300] reason: String,
    winner: Option<Winner>,
    player: Option<User>,
    side: Option<Side>,
    #[min = 1] game: Option<i64>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    check_moderator(app, &caller).await?;
    let reason = reason.trim();
    if reason.is_empty() {
        return Err(RightsRefusal::NoReason.into());
    }
    let order = match action {
        Action::Void => Order::Void,
        Action::End => Order::End { winner: winner.ok_or(RightsRefusal::NoWinner)?.color() },
        Action::HandOver => {
            let (player, side) = player.zip(side).ok_or(RightsRefusal::NoSeat)?;
            Order::HandOver { side: side.color(), to: newcomer(ctx, &player)? }
        }
    };
    let game = match game {
        Some(number) => GameId::from(number),
        None => Match::here(&app.store, caller.place.channel, Reason::Act).await?.row.id,
    };
    let moderation = Moderation {
        game,
        guild: caller.guild()?,
        order,
        decision: Decision { moderator: Some(caller.person.id), reason: reason.to_owned() },
        interaction: caller.id,
        at: app.now(),
    };
    let game = play::moderate(&app.store, moderation).await?;
    if game.row.place.channel == caller.place.channel {
        app.announce(&game, Road::Answer(&caller)).await;
        return Ok(());
    }
    let told = caller.whisper(&views::moderated(caller.text, &game)).await;
    if let Err(error) = told {
        tracing::info!(%error, game = %game.row.id, "a moderator is not told");
    }
    app.announce(&game, Road::Message).await;
    Ok(())
}

/// Somebody who is to play on, as the server calls them.
fn newcomer(ctx: Context<'_>, player: &User) -> Result<Person, Failure> {
    if player.bot {
        return Err(RightsRefusal::SeatForBot.into());
    }
    let member = ctx.interaction.data.resolved.members.get(&player.id);
    let person = caller::person(player, member.and_then(|member| member.nick.as_deref()))?;
    member.map(|_| person.clone()).ok_or_else(|| RightsRefusal::SeatForStranger(person.id).into())
}

/// Who may manage the server, or has the role that the server named, decides about games.
async fn check_moderator(app: &App, caller: &Caller<'_>) -> Result<(), Failure> {
    let role = app.store.server(caller.guild()?).await?.moderator_role;
    if caller.may_manage_server() || role.is_some_and(|role| caller.has_role(role)) {
        Ok(())
    } else {
        Err(RightsRefusal::NotAModerator(role).into())
    }
}

/// What concerns a whole server. Discord shows it to those who may manage it.
pub(super) fn admin() -> super::Command {
    let mut command = dvonn_admin();
    command.default_member_permissions = Permissions::MANAGE_GUILD;
    command
}

#[poise::command(
    slash_command,
    rename = "dvonn-admin",
    subcommand_required,
    subcommands("role", "computer")
)]
#[allow(clippy::unused_async, reason = "poise wants an async function")]
async fn dvonn_admin(_: Context<'_>) -> Result<(), Failure> {
    Err(Failure::Unknown)
}

#[poise::command(slash_command)]
async fn role(ctx: Context<'_>, role: Option<Role>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let guild = caller.guild()?;
    if !caller.may_manage_server() {
        return Err(RightsRefusal::NotAModerator(None).into());
    }
    let Some(role) = role else {
        let role = app.store.server(guild).await?.moderator_role;
        return Ok(caller.whisper(&views::moderator_role(caller.text, role)).await?);
    };
    let role = RoleId::try_from(role.id.get())?;
    // Everybody's role has the number of the server, and nobody has it by name.
    if u64::from(role) == u64::from(guild) {
        return Err(RightsRefusal::RoleOfAll.into());
    }
    play::name_moderators(&app.store, guild, Some(role)).await?;
    let told = say!(caller.text, "role-named", role = format!("<@&{role}>"));
    Ok(caller.whisper(&View::new(told)).await?)
}

#[poise::command(slash_command)]
async fn computer(ctx: Context<'_>, rated: Option<bool>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let guild = caller.guild()?;
    if !caller.may_manage_server() {
        return Err(RightsRefusal::NotAModerator(None).into());
    }
    let rated = match rated {
        None => app.store.server(guild).await?.computer_rated,
        Some(rated) => {
            play::rate_computer(&app.store, guild, rated).await?;
            rated
        }
    };
    Ok(caller.whisper(&views::computer_counts(caller.text, rated)).await?)
}

impl Winner {
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
