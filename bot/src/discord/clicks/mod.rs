//! Presses of buttons and choices in menus: reads what a click means and hands it on.

mod asks;
mod challenge;
mod draft;
mod pages;
mod panel;
mod resign;
mod review;
mod settings;
mod tournament;
mod turn;
mod vacation;

use std::str::FromStr;

use dvonn_play::Match;
use serenity::all::{ComponentInteraction, ComponentInteractionDataKind};

use super::app::{App, Road};
use super::caller::Caller;
use super::click::Click;
use super::failure::Failure;
use super::intentions;
use super::ladder;
use super::privacy;
use super::view::View;
use super::views;

pub(super) use resign::question as resign_question;
pub(super) use settings::change as change_settings;

/// Does what a click means.
pub(super) async fn serve(
    app: &App,
    caller: &Caller<'_>,
    interaction: &ComponentInteraction,
) -> Result<(), Failure> {
    let click: Click = interaction.data.custom_id.parse().map_err(|_| Failure::Unknown)?;
    match click {
        Click::ChooseRow(at) => turn::choose_row(app, caller, at, chosen(interaction)?).await,
        Click::ChooseCell(at) => turn::choose_cell(app, caller, at, chosen(interaction)?).await,
        Click::ChooseStack(at) => turn::choose_stack(app, caller, at, chosen(interaction)?).await,
        Click::Preview { at, from, to } => turn::preview(app, caller, at, from, to).await,
        Click::Confirm { at, from, to } => turn::confirm(app, caller, at, from, to).await,
        Click::Back { at, from } => turn::back(app, caller, at, from).await,
        Click::Accept { challenge, side } => challenge::accept(app, caller, challenge, side).await,
        Click::AcceptInThread { challenge, side } => {
            challenge::accept_in_thread(app, caller, challenge, side).await
        }
        Click::Decline(challenge) => challenge::decline(app, caller, challenge).await,
        Click::Cancel(challenge) => challenge::cancel(app, caller, challenge).await,
        Click::OfferBoard { draft, seed } => draft::offer_board(app, caller, draft, seed).await,
        Click::DealAgain { draft, seed } => draft::deal_again(app, caller, draft, seed).await,
        Click::Discard(draft) => draft::discard(app, caller, draft).await,
        Click::ChallengeInThread(draft) => draft::challenge_in_thread(app, caller, draft).await,
        Click::LookBack(game) => pages::look_back(app, caller, game).await,
        Click::ChooseGame => {
            let game: i64 = chosen(interaction)?;
            pages::look_back(app, caller, game.into()).await
        }
        Click::Page { of, at, step } => pages::page(app, caller, of, at, step).await,
        Click::Jump(of) => pages::jump(app, caller, of, chosen(interaction)?).await,
        Click::Replay(of) => pages::replay(app, caller, of).await,
        Click::ShareReplay { game, from, to } => {
            pages::share_replay(app, caller, game, from, to).await
        }
        Click::Review(of) => review::show(app, caller, of).await,
        Click::TurningPoint { of, ply } => review::turning_point(app, caller, of, ply).await,
        Click::Settings(page) => settings::show(app, caller, page).await,
        Click::ChooseSetting(choice) => {
            let value: String = chosen(interaction)?;
            settings::choose(app, caller, choice, &value).await
        }
        Click::Switch { switch, on } => settings::switch(app, caller, switch, on).await,
        Click::AskQuietHours => settings::ask_quiet_hours(caller).await,
        Click::Ask(ask) => asks::serve(app, caller, ask).await,
        Click::Privacy(click) => privacy::serve(app, caller, click).await,
        Click::Panel(panel) => panel::serve(app, caller, panel).await,
        Click::Tournament(click) => tournament::serve(app, caller, click).await,
        Click::Flip(flip) => ladder::turn(app, caller, flip).await,
        Click::Rules(page) => {
            Ok(caller.confide(&views::rules(&app.painter, caller.style(), page)).await?)
        }
        Click::ComeBack => vacation::come_back(app, caller).await,
        Click::Resign(game) => resign::resign(app, caller, game).await,
        Click::KeepPlaying(_) => resign::keep_playing(caller).await,
        Click::CloseGame(game) => resign::close(app, caller, game).await,
        Click::Plan(game) => intentions::open_plan(app, caller, game).await,
        Click::DropPlan(game) => intentions::drop_plan(app, caller, game).await,
        Click::Conditions(game) => intentions::open_conditions(app, caller, game).await,
        Click::DropConditions(game) => intentions::drop_conditions(app, caller, game).await,
    }
}

/// The value chosen in a menu.
fn chosen<T: FromStr>(interaction: &ComponentInteraction) -> Result<T, Failure> {
    let ComponentInteractionDataKind::StringSelect { values } = &interaction.data.kind else {
        return Err(Failure::Unknown);
    };
    values.first().and_then(|value| value.parse().ok()).ok_or(Failure::Unknown)
}

/// The change is on disk: tells the person in place of the controls they used, then everybody.
/// Everybody is told even if the person no longer can be.
async fn finish(app: &App, caller: &Caller<'_>, game: &Match, told: &View) {
    if let Err(error) = caller.update(told).await {
        tracing::info!(%error, game = %game.row.id, "a private message keeps its controls");
    }
    app.announce(game, Road::FollowUp(caller)).await;
}
