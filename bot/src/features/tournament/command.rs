//! `/tournament`: the command and its subcommands.

use dvonn_discord::markup::fit;
use dvonn_discord::rate_limits::Cost;
use dvonn_discord::view::{CHOICES, View};
use dvonn_model::{Repeat, TournamentKind, TournamentRow, TournamentState};
use serenity::all::{
    AutocompleteChoice, CreateAutocompleteResponse, InteractionContext, Role, User,
};

use crate::features::tournament::ask::{
    CreateOptions, ask_to_end, ask_to_withdraw, create_tournament, list_tournaments,
    move_tournament, show_pairings, show_standings, start_tournament,
};
use crate::features::tournament::calendar::TypedRules;
use crate::features::tournament::entrants::{
    add_computers, add_person, join_tournament, leave_tournament, remove_computers,
};
use crate::features::tournament::panel::{Pages, show_panel};
use crate::features::tournament::replace::ask_to_replace;
use crate::features::tournament::teams;
use crate::features::tournament::which::{Purpose, find_tournament, matching_tournaments};
use crate::runtime::caller::command::{Command, Context, caller};
use crate::runtime::caller::person;
use crate::runtime::failure::{Explain, Failure};
use crate::say;
use crate::show::choices::{ContestSetup, LevelChoice, choices};
use crate::show::complete::clocks;
use crate::show::opponent::opponent;
use crate::show::start_time::starts;
use crate::show::words::tournament::{name, title};
use crate::text::Text;

/// The maximum length of a choice's label.
const MAX_LABEL: usize = 100;

choices! {
    /// A choice of format.
    #[derive(Default)]
    enum Kind of TournamentKind {
        #[default]
        Swiss = "command-tournament-create-kind-swiss",
        RoundRobin = "command-tournament-create-kind-round-robin",
        DoubleRoundRobin = "command-tournament-create-kind-double",
        Knockout = "command-tournament-create-kind-knockout",
        Arena = "command-tournament-create-kind-arena",
        Teams = "command-tournament-create-kind-teams",
    }
}

choices! {
    /// A choice of how often there is a tournament.
    enum RepeatChoice of Repeat {
        Week = "command-tournament-create-repeat-week",
        Month = "command-tournament-create-repeat-month",
        Weekday = "command-tournament-create-repeat-weekday",
    }
}

/// Returns the command, available only in servers.
pub(super) fn command() -> Command {
    let mut command = tournament();
    command.interaction_context = Some(vec![InteractionContext::Guild]);
    command
}

#[poise::command(
    slash_command,
    subcommand_required,
    subcommands(
        "join",
        "list",
        "standings",
        "pairings",
        "leave",
        "withdraw",
        "replace",
        "create",
        "accept",
        "start",
        "add",
        "add_computer",
        "remove_computer",
        "relocate",
        "end",
        "manage"
    )
)]
#[allow(clippy::unused_async, reason = "poise wants an async function")]
async fn tournament(_: Context<'_>) -> Result<(), Failure> {
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
    setup: Option<ContestSetup>,
    #[max_length = 20] deadline: Option<String>,
    rated: Option<bool>,
    #[autocomplete = "starts"]
    #[max_length = 40]
    start: Option<String>,
    repeat: Option<RepeatChoice>,
    #[max_length = 20] players: Option<String>,
    #[max_length = 20] ratings: Option<String>,
    role: Option<Role>,
    invited: Option<bool>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let rules = TypedRules {
        start,
        repeats: repeat.map(Repeat::from),
        players,
        ratings,
        // The role of all members has the id of the server.
        role: role.filter(|it| it.id.get() != it.guild_id.get()).map(|it| it.id),
        invited: invited.unwrap_or(false),
    };
    let kind = TournamentKind::from(kind.unwrap_or_default());
    let options = CreateOptions {
        name,
        kind,
        rounds,
        clock,
        setup: setup.unwrap_or_default().into(),
        deadline,
        // Of a match, only games between people of the global ladder can be rated.
        rated: rated.unwrap_or(kind != TournamentKind::Teams),
        rules,
    };
    create_tournament(app, &caller, options).await
}

#[poise::command(slash_command)]
async fn accept(ctx: Context<'_>, #[max_length = 20] code: String) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    teams::ask_to_accept(app, &caller, &code).await
}

#[poise::command(slash_command)]
async fn join(
    ctx: Context<'_>,
    #[autocomplete = "open"] tournament: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let row = find_tournament(app, &caller, tournament.as_deref(), Purpose::Join).await?;
    join_tournament(app, &caller, row.id).await
}

#[poise::command(slash_command)]
async fn leave(
    ctx: Context<'_>,
    #[autocomplete = "open"] tournament: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let row = find_tournament(app, &caller, tournament.as_deref(), Purpose::Leave).await?;
    leave_tournament(app, &caller, row.id).await
}

#[poise::command(slash_command)]
async fn start(
    ctx: Context<'_>,
    #[autocomplete = "open"] tournament: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let row = find_tournament(app, &caller, tournament.as_deref(), Purpose::Direct).await?;
    start_tournament(app, &caller, row.id).await
}

#[poise::command(slash_command, custom_data = "Cost::Heavy")]
async fn standings(
    ctx: Context<'_>,
    #[autocomplete = "any"] tournament: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let row = find_tournament(app, &caller, tournament.as_deref(), Purpose::Look).await?;
    show_standings(app, &caller, row.id, 0).await
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
    let row = find_tournament(app, &caller, tournament.as_deref(), Purpose::Look).await?;
    let (row, id) = (&row, row.id);
    let round = round_to_show(row, round)?;
    show_pairings(app, &caller, id, round, 0).await
}

#[poise::command(slash_command)]
async fn add(
    ctx: Context<'_>,
    player: User,
    #[autocomplete = "open"] tournament: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let row = find_tournament(app, &caller, tournament.as_deref(), Purpose::Direct).await?;
    if player.bot {
        return Err(Bot.into());
    }
    opponent(ctx, &player)?;
    let member = ctx.interaction.data.resolved.members.get(&player.id);
    let person = person(&player, member.and_then(|member| member.nick.as_deref()))?;
    let roles = member.map(|member| member.roles.as_slice()).unwrap_or_default();
    add_person(app, &caller, row.id, person, roles).await
}

#[poise::command(slash_command, rename = "add-computer")]
async fn add_computer(
    ctx: Context<'_>,
    level: LevelChoice,
    #[min = 1]
    #[max = 255]
    count: Option<u32>,
    #[autocomplete = "open"] tournament: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let row = find_tournament(app, &caller, tournament.as_deref(), Purpose::Direct).await?;
    add_computers(app, &caller, row.id, level.into(), count.unwrap_or(1)).await
}

#[poise::command(slash_command, rename = "remove-computer")]
async fn remove_computer(
    ctx: Context<'_>,
    level: LevelChoice,
    #[min = 1]
    #[max = 255]
    count: Option<u32>,
    #[autocomplete = "open"] tournament: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let row = find_tournament(app, &caller, tournament.as_deref(), Purpose::Direct).await?;
    remove_computers(app, &caller, row.id, level.into(), count.unwrap_or(1)).await
}

#[poise::command(slash_command)]
async fn withdraw(
    ctx: Context<'_>,
    player: Option<User>,
    #[autocomplete = "running"] tournament: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let row = find_tournament(app, &caller, tournament.as_deref(), Purpose::Withdraw).await?;
    let player = player.map(|player| player.id.get().try_into()).transpose()?;
    ask_to_withdraw(app, &caller, row.id, player.unwrap_or(caller.person.id)).await
}

#[poise::command(slash_command)]
async fn replace(
    ctx: Context<'_>,
    player: User,
    by: User,
    #[autocomplete = "running"] tournament: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let row = find_tournament(app, &caller, tournament.as_deref(), Purpose::Withdraw).await?;
    let (player, by) = (player.id.get().try_into()?, opponent(ctx, &by)?);
    ask_to_replace(app, &caller, row.id, player, by).await
}

#[poise::command(slash_command)]
async fn end(
    ctx: Context<'_>,
    #[autocomplete = "unfinished"] tournament: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let row = find_tournament(app, &caller, tournament.as_deref(), Purpose::End).await?;
    ask_to_end(app, &caller, row.id).await
}

#[poise::command(slash_command, rename = "move")]
async fn relocate(
    ctx: Context<'_>,
    #[autocomplete = "unfinished"] tournament: Option<String>,
) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    let row = find_tournament(app, &caller, tournament.as_deref(), Purpose::End).await?;
    move_tournament(app, &caller, row.id).await
}

#[poise::command(slash_command)]
async fn list(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    list_tournaments(app, &caller).await
}

#[poise::command(slash_command)]
async fn manage(ctx: Context<'_>) -> Result<(), Failure> {
    let (app, caller) = (ctx.framework.user_data, caller(ctx).await?);
    show_panel(app, &caller, Pages::default()).await
}

async fn open(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    suggestions(ctx, typed, Purpose::Join).await
}

async fn running(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    suggestions(ctx, typed, Purpose::Withdraw).await
}

async fn unfinished(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    suggestions(ctx, typed, Purpose::End).await
}

async fn any(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    suggestions(ctx, typed, Purpose::Look).await
}

/// Suggests tournaments that match the typed number or name.
async fn suggestions(
    ctx: Context<'_>,
    typed: &str,
    purpose: Purpose,
) -> CreateAutocompleteResponse {
    let app = ctx.framework.user_data;
    let choices = async {
        let caller = caller(ctx).await?;
        let found = matching_tournaments(app, &caller, typed, purpose).await?;
        let choices = found.into_iter().take(CHOICES).map(|row| {
            let date = row.entry.starts_at.map(|at| format!(" · {}", at.strftime("%Y-%m-%d")));
            let name = name(caller.text, &row, usize::MAX);
            let label = format!("{} · {name}{}", row.id, date.unwrap_or_default());
            AutocompleteChoice::new(fit(&label, MAX_LABEL), row.id.to_string())
        });
        Ok::<_, Failure>(choices.collect())
    };
    let choices = choices.await.unwrap_or_else(|failure| {
        tracing::debug!(%failure, "failed to suggest tournaments");
        Vec::new()
    });
    CreateAutocompleteResponse::new().set_choices(choices)
}

/// Returns the round with this number, or by default the current one. Errors if a tournament that
/// has started has no pairings for it.
fn round_to_show(row: &TournamentRow, wanted: Option<u32>) -> Result<u32, NoPairings> {
    let round = wanted.unwrap_or(row.round);
    if row.round > 0 && round > row.round {
        return Err(NoPairings { of: Box::new(row.clone()), round });
    }
    Ok(round.max(1))
}

/// A bot cannot enter.
#[derive(Debug)]
struct Bot;

impl Explain for Bot {
    fn explain(&self, text: Text) -> View {
        View::new(say!(text, "refuse-tournament-bot"))
    }
}

/// A tournament that has started has no pairings for a round.
#[derive(Debug)]
struct NoPairings {
    of: Box<TournamentRow>,
    round: u32,
}

impl Explain for NoPairings {
    fn explain(&self, text: Text) -> View {
        let (row, round) = (&self.of, self.round);
        let is_later =
            row.state == TournamentState::Running && row.rounds.is_none_or(|all| round <= all);
        View::new(say!(
            text,
            "refuse-tournament-round",
            later = if is_later { "yes" } else { "no" },
            name = title(text, row),
            round = round,
            current = row.round,
            rounds = row.rounds.unwrap_or(row.round)
        ))
    }
}
