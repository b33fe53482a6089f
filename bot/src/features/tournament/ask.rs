//! Requests about tournaments, made by commands and buttons.

use dvonn_discord::markup::plain;
use dvonn_discord::view::View;
use dvonn_model::{
    ChannelId, PostKey, PostRow, TimeControl, TournamentId, TournamentKind, TournamentSetup,
    TournamentState, UserId,
};
use dvonn_play as play;
use dvonn_play::Refusal;
use dvonn_play::challenge::options::InvalidTerms;
use dvonn_tournament as tournament;
use dvonn_tournament::{Tournament, TournamentOptions, TournamentRefusal, TournamentRequest};
use jiff::SignedDuration;
use serenity::all::Permissions;

use crate::features::tournament::announce::stage_face;
use crate::features::tournament::{message, standings};
use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::caller::permissions::{check_bot_has, check_person_has};
use crate::runtime::delivery::Delivery;
use crate::runtime::failure::Failure;
use crate::runtime::ids::ToDiscord as _;
use crate::runtime::posts;
use crate::say;
use crate::show::access::check_may_start;
use crate::show::game::announce::announce;
use crate::show::threads::{check, parent_of};

/// The maximum number of tournaments in a list.
const MAX_LISTED: u32 = 15;
/// The default length of a round.
const DEFAULT_ROUND_LENGTH: SignedDuration = SignedDuration::from_hours(14 * 24);

/// The options of a new tournament.
pub(super) struct CreateOptions {
    pub(super) name: String,
    pub(super) kind: TournamentKind,
    pub(super) rounds: Option<u32>,
    pub(super) clock: Option<String>,
    pub(super) setup: TournamentSetup,
    pub(super) deadline: Option<String>,
    pub(super) rated: bool,
}

/// Creates a tournament and announces it in the channel of the request.
pub(super) async fn create_tournament(
    app: &App,
    caller: &Caller,
    options: CreateOptions,
) -> Result<(), Failure> {
    check_may_start(app, caller).await?;
    let channel = tournament_channel(app, caller).await?;
    let moderates = is_moderator(caller);
    let (layout, round_length) =
        (options.setup.layout(), parse_length(options.deadline, moderates)?);
    let new = TournamentOptions {
        guild: caller.guild()?,
        channel,
        organiser: caller.person.id,
        moderates,
        name: message::name(&options.name),
        kind: options.kind,
        rounds: options.rounds,
        layout,
        control: match options.clock {
            Some(typed) => parse_control(typed)?,
            None => tournament::clock_for(round_length, layout),
        },
        rated: options.rated && caller.server.rated,
        round_length,
        locale: caller.locale.clone(),
        interaction: caller.id,
        at: app.now(),
    };
    let row = tournament::create(&app.store, new).await?;
    let delivery = if row.channel == caller.venue.channel {
        Delivery::Reply(caller)
    } else {
        let reply = View::new(say!(
            caller.text,
            "tournament-created-elsewhere",
            name = plain(&row.name),
            channel = mention(row.channel)
        ));
        confirm(app, caller, &reply).await;
        Delivery::Message
    };
    let key = PostKey::tournament(row.id, row.stage());
    let face = async |post: &PostRow| stage_face(app, post).await;
    if let Err(error) = posts::try_to_answer(app, key, delivery, face).await {
        // Nobody would see it.
        tournament::retract(&app.store, row.id, app.now()).await?;
        return Err(error.into());
    }
    if let Some(warning) = message::long_games(caller.text, &row)
        && let Err(error) = caller.follow_up_private(&warning).await
    {
        tracing::info!(%error, tournament = %row.id, "failed to warn about short rounds");
    }
    Ok(())
}

/// Starts a tournament.
pub(super) async fn start_tournament(
    app: &App,
    caller: &Caller,
    id: TournamentId,
) -> Result<(), Failure> {
    let wanted = app.store.tournament(id).await?.and_then(|row| row.rounds);
    let started = tournament::start(&app.store, request(app, caller, id)?).await?;
    let reply = say!(
        caller.text,
        "tournament-starting",
        name = plain(&started.row.name),
        count = started.entrants.len(),
        channel = mention(started.row.channel)
    );
    let reply = View::new(reply);
    let reply = match message::fewer_rounds(caller.text, wanted, started.row.rounds) {
        Some(fewer) => reply.and(fewer),
        None => reply,
    };
    confirm(app, caller, &reply).await;
    Ok(())
}

/// Asks whether the caller, or another person, should really withdraw from a running tournament.
pub(super) async fn ask_to_withdraw(
    app: &App,
    caller: &Caller,
    id: TournamentId,
    who: UserId,
) -> Result<(), Failure> {
    let request = request(app, caller, id)?;
    let of = tournament::check_withdrawal(&app.store, &request, who).await?;
    let own = who == caller.person.id;
    Ok(caller.reply_private(&message::ask_to_withdraw(caller.text, &of.row, who, own)).await?)
}

/// Confirms that nobody was withdrawn.
pub(super) async fn stay_in_tournament(caller: &Caller) -> Result<(), Failure> {
    let view = View::new(say!(caller.text, "tournament-withdraw-cancelled"));
    Ok(caller.reply_in_place(&view).await?)
}

/// Withdraws the caller, or another person, from a running tournament.
pub(super) async fn withdraw_from_tournament(
    app: &App,
    caller: &Caller,
    id: TournamentId,
    who: UserId,
) -> Result<(), Failure> {
    let request = request(app, caller, id)?;
    let withdrawn = tournament::withdraw(&app.store, request, who).await?;
    let name = plain(&withdrawn.tournament.name);
    let reply = if who == caller.person.id {
        say!(caller.text, "tournament-withdrawn-self", name = name)
    } else {
        say!(caller.text, "tournament-withdrawn", player = format!("<@{who}>"), name = name)
    };
    if let Err(error) = caller.reply_in_place(&View::new(reply)).await {
        tracing::info!(%error, "failed to confirm withdrawal");
    }
    app.work.notify_waiters();
    if let Some(game) = withdrawn.game {
        announce(app, &game, Delivery::Message).await;
    }
    Ok(())
}

/// Asks whether the caller really wants to end or cancel a tournament.
pub(super) async fn ask_to_end(
    app: &App,
    caller: &Caller,
    id: TournamentId,
) -> Result<(), Failure> {
    let request = request(app, caller, id)?;
    let (row, running) = tournament::check_end(&app.store, &request).await?;
    Ok(caller.reply_private(&message::ask_to_end(caller.text, &row, running)).await?)
}

/// Confirms that a tournament goes on.
pub(super) async fn keep_tournament(caller: &Caller) -> Result<(), Failure> {
    let view = View::new(say!(caller.text, "tournament-end-cancelled"));
    Ok(caller.reply_in_place(&view).await?)
}

/// Ends a tournament, or cancels it before it starts.
pub(super) async fn end_tournament(
    app: &App,
    caller: &Caller,
    id: TournamentId,
) -> Result<(), Failure> {
    let row = tournament::end(&app.store, request(app, caller, id)?).await?;
    let name = plain(&row.name);
    let reply = if row.state == TournamentState::Over {
        say!(caller.text, "tournament-end-done", name = name)
    } else {
        say!(caller.text, "tournament-cancel-done", name = name)
    };
    if let Err(error) = caller.reply_in_place(&View::new(reply)).await {
        tracing::info!(%error, tournament = %row.id, "failed to confirm end of tournament");
    }
    app.work.notify_waiters();
    Ok(())
}

/// Moves a tournament to the caller's channel.
pub(super) async fn move_tournament(
    app: &App,
    caller: &Caller,
    id: TournamentId,
) -> Result<(), Failure> {
    play::server::check_channel(&caller.server, &caller.venue)?;
    let channel = tournament_channel(app, caller).await?;
    let request = request(app, caller, id)?;
    let row = tournament::relocate(&app.store, request, channel).await?;
    let (name, channel) = (plain(&row.name), mention(row.channel));
    let reply = say!(caller.text, "tournament-moved", name = name, channel = channel);
    confirm(app, caller, &View::new(reply)).await;
    Ok(())
}

/// Shows the caller the standings.
pub(super) async fn show_standings(
    app: &App,
    caller: &Caller,
    id: TournamentId,
    page: usize,
) -> Result<(), Failure> {
    let of = read_tournament(app, caller, id).await?;
    let view = standings::standings(caller.style(), &of, page, caller.person.id);
    Ok(caller.reply_in_place(&view).await?)
}

/// Shows the caller the pairings of a round.
pub(super) async fn show_pairings(
    app: &App,
    caller: &Caller,
    id: TournamentId,
    round: u32,
    page: usize,
) -> Result<(), Failure> {
    let of = read_tournament(app, caller, id).await?;
    Ok(caller.reply_in_place(&message::pairings(caller.text, &of, round, page)).await?)
}

/// Shows the caller the tournaments of the server.
pub(super) async fn list_tournaments(app: &App, caller: &Caller) -> Result<(), Failure> {
    let guild = caller.guild()?;
    let count = app.store.count_tournaments_of(guild).await?;
    let mut first = Vec::new();
    for row in app.store.tournaments_of(guild, MAX_LISTED, 0).await? {
        let entrants = app.store.entrants(row.id).await?.len();
        first.push((row, entrants));
    }
    Ok(caller.reply_private(&message::list(caller.text, &first, count)).await?)
}

async fn read_tournament(
    app: &App,
    caller: &Caller,
    id: TournamentId,
) -> Result<Tournament, Failure> {
    let guild = caller.guild()?;
    let found = Tournament::read(&app.store, id).await?;
    let found = found.filter(|of| of.row.guild == guild);
    found.ok_or(Failure::from(TournamentRefusal::Unknown(id)))
}

pub(super) fn request(
    app: &App,
    caller: &Caller,
    id: TournamentId,
) -> Result<TournamentRequest, Failure> {
    Ok(TournamentRequest {
        tournament: id,
        guild: caller.guild()?,
        person: caller.person.clone(),
        moderates: is_moderator(caller),
        interaction: caller.id,
        at: app.now(),
    })
}

/// Confirms a committed change to the caller, before everyone sees it.
pub(super) async fn confirm(app: &App, caller: &Caller, view: &View) {
    if let Err(error) = caller.reply_private(view).await {
        tracing::info!(%error, "failed to confirm tournament change");
    }
    app.work.notify_waiters();
}

/// Returns true if the caller may manage other people's tournaments: as a server manager or with
/// the moderator role.
fn is_moderator(caller: &Caller) -> bool {
    let role = caller.server.moderator_role;
    caller.may_manage_server() || role.is_some_and(|role| caller.has_role(role.to_discord()))
}

pub(super) fn mention(channel: ChannelId) -> String {
    format!("<#{channel}>")
}

/// Returns where a tournament of the caller's channel is announced: there or, in a thread, in its
/// parent channel. In a forum, it is announced in the post, and its games are posts beside it. Checks
/// that both the bot and the caller may post and open threads there.
async fn tournament_channel(app: &App, caller: &Caller) -> Result<ChannelId, Failure> {
    let parent = parent_of(app, caller).await?;
    check(parent)?;
    let posting = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES;
    check_bot_has(caller, posting | parent.needed())?;
    check_person_has(caller, posting | parent.to_open())?;
    Ok(if parent.is_forum() { caller.venue.channel } else { parent.channel.get().try_into()? })
}

/// Parses a typed time control.
fn parse_control(input: String) -> Result<TimeControl, Refusal> {
    let control = input.parse();
    control.map_err(|fault| InvalidTerms::Clock { input, fault }.into())
}

/// Parses a typed round length.
fn parse_length(typed: Option<String>, moderates: bool) -> Result<SignedDuration, Failure> {
    let Some(input) = typed else { return Ok(DEFAULT_ROUND_LENGTH) };
    let shortest = tournament::min_round_length(moderates);
    dvonn_model::parse_duration(&input)
        .ok_or(Failure::from(TournamentRefusal::RoundLength { shortest }))
}
