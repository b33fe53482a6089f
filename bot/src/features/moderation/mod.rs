//! Moderators' decisions about games (`/game moderate`, and the menus below a board's **More …**) and
//! players: `/dvonn-admin block` and `unblock`, and `fairness`, which lists how much players lose per move
//! as a hint.

mod ids;
mod view;

use dvonn_discord::form::answer;
use dvonn_discord::rate_limits::Cost;
use dvonn_discord::route::RestRoute;
use dvonn_discord::send::{PROMPT, SendError};
use dvonn_discord::view::View;
use dvonn_model::{
    Decision, DecisionRow, GameId, ModeratorAction, Person, PostKind, PostRow, UserId,
};
use dvonn_play as play;
use dvonn_play::moderation::{Moderation, Order};
use dvonn_play::rights::RightsRefusal;
use dvonn_play::server::ServerRefusal;
use dvonn_play::{GameRef, Match, PlayError, Refusal};
use dvonn_rules::Color;
use dvonn_study::fair_play::{self, FairPlay};
use serenity::all::{ComponentInteraction, ModalInteractionData, User};

use crate::features::moderation::ids::{DecisionForm, REASON};
use crate::runtime::app::App;
use crate::runtime::caller;
use crate::runtime::caller::Caller;
use crate::runtime::caller::command::{Context, caller};
use crate::runtime::delivery::Delivery;
use crate::runtime::failure::Failure;
use crate::runtime::feature::{
    Click, ClickHandler, CommandPlace, Feature, Form, FormHandler, chosen, chosen_person,
};
use crate::runtime::ids::ToDiscord as _;
use crate::runtime::posts::{Face, Message, PostHandler, To};
use crate::show::access::{check_moderator, manager, server_request};
use crate::show::choices::choices;
use crate::show::game::announce::announce;
use crate::show::ids::moderation::{DecisionChoice, ModerationClick};
use dvonn_discord::send;

/// The commands, handlers and background work of this feature.
pub(super) const FEATURE: Feature = Feature {
    commands: &[
        CommandPlace::Under("game", moderate),
        CommandPlace::Under("dvonn-admin", block),
        CommandPlace::Under("dvonn-admin", unblock),
        CommandPlace::Under("dvonn-admin", fairness),
    ],
    clicks: &[ClickHandler::of::<ModerationClick>()],
    forms: &[FormHandler::of::<DecisionForm>()],
    posts: &[PostHandler { kind: PostKind::Voided, face: |app, post| Box::pin(voided(app, post)) }],
    heavy: &["end-game", "void-game", "replace-player"],
    ..Feature::EMPTY
};

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

choices! {
    /// The side that gets a new player.
    enum Side of Color {
        White = "color-white",
        Black = "color-black",
    }
}

#[poise::command(slash_command, custom_data = "Cost::Heavy")]
#[allow(clippy::too_many_arguments, reason = "one for each option of the command")]
async fn moderate(
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
            Order::HandOver { side: side.into(), to: replacement(ctx, &player)? }
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

#[poise::command(slash_command)]
async fn block(
    ctx: Context<'_>,
    player: User,
    #[max_length = 300] reason: String,
) -> Result<(), Failure> {
    let (app, caller) = manager(ctx).await?;
    if player.bot {
        return Err(ServerRefusal::BlockedBot.into());
    }
    let player = UserId::try_from(player.id.get())?;
    let server_request = server_request(app, &caller, Some(reason))?;
    if server_request.decision.reason.is_empty() {
        return Err(ServerRefusal::NoReason.into());
    }
    play::server::block(&app.store, server_request, player).await?;
    Ok(caller.reply_private(&view::person_blocked(caller.text, player)).await?)
}

#[poise::command(slash_command)]
async fn unblock(
    ctx: Context<'_>,
    player: User,
    #[max_length = 300] reason: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = manager(ctx).await?;
    let player = UserId::try_from(player.id.get())?;
    let server_request = server_request(app, &caller, reason)?;
    play::server::unblock(&app.store, server_request, player).await?;
    Ok(caller.reply_private(&view::person_unblocked(caller.text, player)).await?)
}

/// The maximum number of players in the list. A message has room for no more.
const PLAYERS: usize = 8;

#[poise::command(slash_command, custom_data = "Cost::Heavy")]
async fn fairness(ctx: Context<'_>, player: Option<User>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    check_moderator(&caller)?;
    let player = player.map(|player| UserId::try_from(player.id.get())).transpose()?;
    let claim = app.claims.claim("fair play", caller.person.id).ok_or(Failure::StillThinking)?;
    // Reading hundreds of reviews takes a while.
    caller.defer_private().await?;
    let all = fair_play::compare(&app.store, caller.guild()?).await;
    // The person may ask again as soon as they have the answer.
    drop(claim);
    let all = all?;
    let shown: Vec<&FairPlay> = match player {
        Some(player) => all.iter().filter(|one| one.person.id == player).collect(),
        None => all.iter().filter(|one| one.error.is_some()).take(PLAYERS).collect(),
    };
    Ok(caller.reply_private(&view::fairness(caller.text, &shown, player)).await?)
}

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
        Ok(caller.open_form(app, &view::decision_form(caller.text, form)).await?)
    }
}

/// Asks who takes over a side.
async fn ask_player(caller: &Caller, game: GameId, side: Color) -> Result<(), Failure> {
    Ok(caller.update_message(&view::new_player(caller.text, game, side)).await?)
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
    let (guild, user) = (caller.guild()?.to_discord(), player.to_discord());
    let member =
        send::read(RestRoute::ReadMember, PROMPT, || app.client.http.get_member(guild, user));
    match member.await {
        Ok(member) if member.user.bot => Err(RightsRefusal::SeatForBot.into()),
        Ok(member) => caller::person(&member.user, member.nick.as_deref()),
        Err(SendError::MemberGone) => Err(RightsRefusal::SeatForStranger(player).into()),
        Err(error) => Err(error.into()),
    }
}

/// Applies a moderator's decision to a game and announces it. Without a number, takes the channel's
/// game.
async fn decide(
    app: &App,
    caller: &Caller,
    game: Option<GameId>,
    order: Order,
    reason: &str,
) -> Result<(), Failure> {
    let moderation = Moderation {
        game: game.map_or(caller.venue.channel.into(), GameRef::from),
        guild: caller.guild()?,
        order,
        decision: decision(caller, reason)?,
        interaction: caller.id,
        at: app.now(),
    };
    let game = match play::moderation::moderate(&app.store, moderation.clone()).await {
        Err(PlayError::Refused(Refusal::Ended(_))) if moderation.order == Order::Void => {
            return void_finished_game(app, caller, moderation).await;
        }
        game => game?,
    };
    if game.row.venue.channel == caller.venue.channel && !caller.is_in_private() {
        announce(app, &game, Delivery::Reply(caller)).await;
        return Ok(());
    }
    announce(app, &game, Delivery::MessageBy(caller)).await;
    // The link leads to the board that says so. If that is not known, to the one before.
    let row = app.store.game(game.row.id).await.ok().flatten().unwrap_or(game.row);
    let here = row.seen_on(caller.guild()?);
    Ok(caller.reply_in_place(&view::decision_posted(caller.text, &here)).await?)
}

/// Voids the result of a finished game and announces it. Defers the reply, because recomputing many
/// ratings takes a while, in which nobody else can move: each server does it once at a time.
async fn void_finished_game(
    app: &App,
    caller: &Caller,
    moderation: Moderation,
) -> Result<(), Failure> {
    let claim = app.claims.claim("void a result", caller.guild()?);
    let claim = claim.ok_or(Failure::StillThinking)?;
    caller.defer_private().await?;
    let voided = play::moderation::void_result(&app.store, moderation).await;
    drop(claim);
    let game = voided?;
    caller.reply_private(&view::decision_posted(caller.text, &game.row)).await?;
    Ok(())
}

/// Returns the decision with its reason. Errors if the reason is empty.
fn decision(caller: &Caller, reason: &str) -> Result<Decision, Failure> {
    let reason = reason.trim();
    if reason.is_empty() {
        return Err(RightsRefusal::NoReason.into());
    }
    Ok(Decision { moderator: Some(caller.person.id), reason: reason.to_owned() })
}

/// Returns the announcement that a result was voided.
async fn voided(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let game = Match::find(&app.store, GameId::from(post.key.subject)).await?;
    let decisions = app.store.decisions(game.row.id).await?;
    let voided = |row: &&DecisionRow| row.action == ModeratorAction::Voided;
    let Some(last) = decisions.iter().rfind(voided) else { return Ok(Face::Nothing) };
    let text = app.style_of_game(&game.row).await.text;
    let view = view::result_voided(text, &game, &last.decision);
    let to = To::Venue(game.row.venue.clone());
    Ok(Face::Once(vec![Message { name: format!("taken-out-{}", game.row.id), to, view }]))
}
