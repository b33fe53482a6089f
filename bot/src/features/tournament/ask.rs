//! Requests about tournaments, made by commands and buttons.

use dvonn_discord::view::View;
use dvonn_model::{
    ChannelId, InviteCode, PostKey, PostRow, TimeControl, TournamentId, TournamentKind,
    TournamentSetup, TournamentState, UserId,
};
use dvonn_play as play;
use dvonn_tournament as tournament;
use dvonn_tournament::{Tournament, TournamentOptions, TournamentRefusal, TournamentRequest};
use jiff::{SignedDuration, Timestamp};

use crate::features::tournament::announce::stage_face;
use crate::features::tournament::calendar::TypedRules;
use crate::features::tournament::{message, standings, teams};
use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::delivery::Delivery;
use crate::runtime::failure::Failure;
use crate::runtime::posts;
use crate::say;
use crate::show::access::{check_may_start, check_moderator};
use crate::show::contest::{clean_name, contest_channel, parse_control};
use crate::show::game::announce::announce;
use crate::show::random;
use crate::show::start_time::zone_notice;
use crate::show::words::tournament::title;

/// The maximum number of tournaments in a list.
const MAX_LISTED: u32 = 15;
/// The default length of a round.
const DEFAULT_ROUND_LENGTH: SignedDuration = SignedDuration::from_hours(14 * 24);
/// The default length of an arena, and what each player has for a game there.
const ARENA_LENGTH: SignedDuration = SignedDuration::from_mins(90);
const ARENA_CLOCK: SignedDuration = SignedDuration::from_mins(10);

/// The options of a new tournament.
pub(super) struct CreateOptions {
    pub(super) name: String,
    pub(super) kind: TournamentKind,
    pub(super) rounds: Option<u32>,
    pub(super) clock: Option<String>,
    pub(super) setup: TournamentSetup,
    pub(super) deadline: Option<String>,
    pub(super) rated: bool,
    pub(super) rules: TypedRules,
}

/// Creates a tournament and announces it in the channel of the request.
pub(super) async fn create_tournament(
    app: &App,
    caller: &Caller,
    options: CreateOptions,
) -> Result<(), Failure> {
    check_may_start(app, caller).await?;
    if options.kind == TournamentKind::Teams {
        teams::check_abroad(caller)?;
    }
    let channel = contest_channel(app, caller).await?;
    let zone_notice = options.rules.start.as_deref().and_then(|typed| zone_notice(caller, typed));
    let entry = options.rules.read(caller, app.now())?;
    let moderates = is_moderator(caller);
    let (layout, is_arena) = (options.setup.layout(), options.kind == TournamentKind::Arena);
    let default = if is_arena { ARENA_LENGTH } else { DEFAULT_ROUND_LENGTH };
    let round_length = parse_length(options.deadline, moderates)?.unwrap_or(default);
    let new = TournamentOptions {
        guild: caller.guild()?,
        channel,
        organiser: caller.person.id,
        moderates,
        name: clean_name(&options.name),
        kind: options.kind,
        rounds: options.rounds,
        layout,
        control: match options.clock {
            Some(typed) => parse_control(typed)?,
            None if is_arena => TimeControl::Live(ARENA_CLOCK),
            None => tournament::clock_for(round_length, layout),
        },
        rated: options.rated && caller.server.rated,
        round_length,
        entry,
        locale: caller.locale.clone(),
        teams: match options.kind {
            TournamentKind::Teams => {
                let code = InviteCode::from_bits(random::bits());
                Some((teams::server_name(app, caller.guild()?).await?, code))
            }
            _ => None,
        },
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
            name = title(caller.text, &row),
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
    let notices = [
        zone_notice,
        message::long_games(caller.text, &row),
        message::next_steps(caller.text, &row),
    ];
    if let Some(notice) = notices.into_iter().flatten().reduce(View::and)
        && let Err(error) = caller.follow_up_private(&notice).await
    {
        tracing::info!(%error, tournament = %row.id, "failed to tell an organiser what to know");
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
        name = title(caller.text, &started.row),
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
    let name = title(caller.text, &withdrawn.tournament);
    let reply = if who == caller.person.id {
        say!(caller.text, "tournament-withdrawn-self", name = name)
    } else {
        say!(caller.text, "tournament-withdrawn", player = format!("<@{who}>"), name = name)
    };
    confirm_in_place(app, caller, &View::new(reply)).await;
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
    let name = title(caller.text, &row);
    let reply = if row.state == TournamentState::Over {
        say!(caller.text, "tournament-end-done", name = name)
    } else {
        say!(caller.text, "tournament-cancel-done", name = name)
    };
    confirm_in_place(app, caller, &View::new(reply)).await;
    Ok(())
}

/// Moves a tournament to the caller's channel.
pub(super) async fn move_tournament(
    app: &App,
    caller: &Caller,
    id: TournamentId,
) -> Result<(), Failure> {
    play::server::check_channel(&caller.server, &caller.venue)?;
    let channel = contest_channel(app, caller).await?;
    let request = request(app, caller, id)?;
    let row = tournament::relocate(&app.store, request, channel).await?;
    let (name, channel) = (title(caller.text, &row), mention(channel));
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
    let mut rows = app.store.tournaments_of(guild, MAX_LISTED, 0).await?;
    // Unfinished ones come first. Of these, those with a date are a calendar.
    rows.sort_by_key(|row| match row.state {
        TournamentState::Running => (0, None),
        TournamentState::Open => (1, row.entry.starts_at.or(Some(Timestamp::MAX))),
        TournamentState::Over | TournamentState::Cancelled => (2, None),
    });
    for row in rows {
        let entrants = app.store.entrants(row.id).await?.len();
        first.push((row, entrants));
    }
    Ok(caller.reply_private(&message::list(caller.text, &first, count, guild)).await?)
}

async fn read_tournament(
    app: &App,
    caller: &Caller,
    id: TournamentId,
) -> Result<Tournament, Failure> {
    let guild = caller.guild()?;
    let found = Tournament::read(&app.store, id).await?;
    let found = found.filter(|of| of.row.home_on(guild).is_some());
    found.map(|of| of.seen_from(guild)).ok_or(Failure::from(TournamentRefusal::Unknown(id)))
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

/// As [`confirm`], in place of the question that the caller has answered.
pub(super) async fn confirm_in_place(app: &App, caller: &Caller, view: &View) {
    if let Err(error) = caller.reply_in_place(view).await {
        tracing::info!(%error, "failed to confirm tournament change");
    }
    app.work.notify_waiters();
}

/// Returns true if the caller may manage other people's tournaments: as a server manager or with
/// the moderator role.
pub(super) fn is_moderator(caller: &Caller) -> bool {
    check_moderator(caller).is_ok()
}

pub(super) fn mention(channel: ChannelId) -> String {
    format!("<#{channel}>")
}

/// Parses the length of a round or of an arena, if one was typed.
fn parse_length(typed: Option<String>, moderates: bool) -> Result<Option<SignedDuration>, Failure> {
    let Some(input) = typed else { return Ok(None) };
    let shortest = tournament::min_round_length(moderates);
    let length = dvonn_model::parse_duration(&input);
    length.map(Some).ok_or(Failure::from(TournamentRefusal::RoundLength { shortest }))
}
