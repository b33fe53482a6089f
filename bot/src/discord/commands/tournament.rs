//! `/tournament`.

use dvonn_model::{TournamentKind, TournamentSetup};
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse, User};

use super::complete::clocks;
use super::play::Level;
use super::{Context, caller};
use crate::discord::failure::Failure;
use crate::discord::tournaments::{Plan, Purpose};
use crate::discord::view::{CHOICES, fit};

/// A choice's label may be this long.
const LABEL: usize = 100;

/// Who plays whom. Choices are named by the keys of their messages until the commands are put into
/// words.
#[derive(Clone, Copy, Default, poise::ChoiceParameter)]
enum Kind {
    #[default]
    #[name = "command-tournament-create-kind-swiss"]
    Swiss,
    #[name = "command-tournament-create-kind-round-robin"]
    RoundRobin,
    #[name = "command-tournament-create-kind-double"]
    DoubleRoundRobin,
    #[name = "command-tournament-create-kind-knockout"]
    Knockout,
}

impl From<Kind> for TournamentKind {
    fn from(kind: Kind) -> TournamentKind {
        match kind {
            Kind::Swiss => TournamentKind::Swiss,
            Kind::RoundRobin => TournamentKind::RoundRobin,
            Kind::DoubleRoundRobin => TournamentKind::DoubleRoundRobin,
            Kind::Knockout => TournamentKind::Knockout,
        }
    }
}

/// How the boards are to be set up. Nobody offers a board to anybody here, so none is cut.
#[derive(Clone, Copy, Default, poise::ChoiceParameter)]
enum Way {
    #[default]
    #[name = "setup-full"]
    Full,
    #[name = "setup-reds"]
    Reds,
    #[name = "setup-random"]
    Random,
    #[name = "setup-symmetric"]
    Symmetric,
}

impl From<Way> for TournamentSetup {
    fn from(way: Way) -> TournamentSetup {
        match way {
            Way::Full => TournamentSetup::Full,
            Way::Reds => TournamentSetup::Reds,
            Way::Random => TournamentSetup::Random,
            Way::Symmetric => TournamentSetup::Symmetric,
        }
    }
}

#[poise::command(
    slash_command,
    subcommand_required,
    subcommands(
        "create",
        "join",
        "leave",
        "start",
        "standings",
        "pairings",
        "add",
        "remove",
        "withdraw",
        "end",
        "relocate",
        "list"
    )
)]
#[allow(clippy::unused_async, reason = "poise wants an async function")]
pub(super) async fn tournament(_: Context<'_>) -> Result<(), Failure> {
    Err(Failure::Unknown)
}

#[poise::command(slash_command)]
#[allow(clippy::too_many_arguments, reason = "one for each option of the command")]
async fn create(
    ctx: Context<'_>,
    #[max_length = 60] name: String,
    kind: Option<Kind>,
    #[min = 1]
    #[max = 30]
    rounds: Option<u32>,
    #[autocomplete = "clocks"] clock: Option<String>,
    setup: Option<Way>,
    #[max_length = 20] deadline: Option<String>,
    rated: Option<bool>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let plan = Plan {
        name,
        kind: kind.unwrap_or_default().into(),
        rounds,
        clock,
        setup: setup.unwrap_or_default().into(),
        deadline,
        rated: rated.unwrap_or(true),
    };
    app.create_tournament(&caller, plan).await
}

#[poise::command(slash_command)]
async fn join(
    ctx: Context<'_>,
    #[autocomplete = "open"] tournament: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let row = app.tournament_meant(&caller, tournament.as_deref(), Purpose::Join).await?;
    app.join_tournament(&caller, row.id).await
}

#[poise::command(slash_command)]
async fn leave(
    ctx: Context<'_>,
    #[autocomplete = "open"] tournament: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let row = app.tournament_meant(&caller, tournament.as_deref(), Purpose::Leave).await?;
    app.leave_tournament(&caller, row.id).await
}

#[poise::command(slash_command)]
async fn start(
    ctx: Context<'_>,
    #[autocomplete = "open"] tournament: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let row = app.tournament_meant(&caller, tournament.as_deref(), Purpose::Direct).await?;
    app.start_tournament(&caller, row.id).await
}

#[poise::command(slash_command)]
async fn standings(
    ctx: Context<'_>,
    #[autocomplete = "any"] tournament: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let row = app.tournament_meant(&caller, tournament.as_deref(), Purpose::Look).await?;
    app.show_standings(&caller, row.id, 0).await
}

#[poise::command(slash_command)]
async fn pairings(
    ctx: Context<'_>,
    #[min = 1]
    #[max = 1000]
    round: Option<u32>,
    #[autocomplete = "any"] tournament: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let row = app.tournament_meant(&caller, tournament.as_deref(), Purpose::Look).await?;
    let round = round.unwrap_or(row.round).clamp(1, row.round.max(1));
    app.show_pairings(&caller, row.id, round, 0).await
}

#[poise::command(slash_command)]
async fn add(
    ctx: Context<'_>,
    level: Level,
    #[min = 1]
    #[max = 255]
    count: Option<u32>,
    #[autocomplete = "open"] tournament: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let row = app.tournament_meant(&caller, tournament.as_deref(), Purpose::Direct).await?;
    app.add_computers(&caller, row.id, level.into(), count.unwrap_or(1)).await
}

#[poise::command(slash_command)]
async fn remove(
    ctx: Context<'_>,
    level: Level,
    #[min = 1]
    #[max = 255]
    count: Option<u32>,
    #[autocomplete = "open"] tournament: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let row = app.tournament_meant(&caller, tournament.as_deref(), Purpose::Direct).await?;
    app.remove_computers(&caller, row.id, level.into(), count.unwrap_or(1)).await
}

#[poise::command(slash_command)]
async fn withdraw(
    ctx: Context<'_>,
    who: Option<User>,
    #[autocomplete = "running"] tournament: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let row = app.tournament_meant(&caller, tournament.as_deref(), Purpose::Withdraw).await?;
    let who = who.map(|who| who.id.get().try_into()).transpose()?;
    app.withdraw_from_tournament(&caller, row.id, who).await
}

#[poise::command(slash_command)]
async fn end(
    ctx: Context<'_>,
    #[autocomplete = "unfinished"] tournament: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let row = app.tournament_meant(&caller, tournament.as_deref(), Purpose::End).await?;
    app.end_tournament(&caller, row.id).await
}

#[poise::command(slash_command, rename = "move")]
async fn relocate(
    ctx: Context<'_>,
    #[autocomplete = "unfinished"] tournament: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let row = app.tournament_meant(&caller, tournament.as_deref(), Purpose::End).await?;
    app.move_tournament(&caller, row.id).await
}

#[poise::command(slash_command)]
async fn list(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    app.list_tournaments(&caller).await
}

async fn open(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    offered(ctx, typed, Purpose::Join).await
}

async fn running(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    offered(ctx, typed, Purpose::Withdraw).await
}

async fn unfinished(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    offered(ctx, typed, Purpose::End).await
}

async fn any(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    offered(ctx, typed, Purpose::Look).await
}

/// The tournaments whose number or name is typed.
async fn offered(ctx: Context<'_>, typed: &str, purpose: Purpose) -> CreateAutocompleteResponse {
    let app = ctx.framework.user_data;
    let found = match caller(ctx).await {
        Ok(caller) => app.tournaments_like(&caller, typed, purpose).await,
        Err(failure) => Err(failure),
    };
    let found = found.unwrap_or_else(|failure| {
        tracing::debug!(%failure, "no autocompletion");
        Vec::new()
    });
    let choices = found.into_iter().take(CHOICES).map(|row| {
        AutocompleteChoice::new(
            fit(&format!("{} · {}", row.id, row.name), LABEL),
            row.id.to_string(),
        )
    });
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}
