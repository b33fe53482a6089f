//! Requests about leagues, made by commands and buttons.

use dvonn_discord::view::View;
use dvonn_model::{Home, LeagueId, LeagueRow, PostKey, PostRow, TournamentSetup, UserId};
use dvonn_tournament as tournament;
use dvonn_tournament::league;
use dvonn_tournament::league::{League, LeagueOptions, LeagueRefusal, LeagueRequest};
use jiff::SignedDuration;

use crate::features::league::announce::invitation;
use crate::features::league::page::Reader;
use crate::features::league::{page, results, table};
use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::delivery::Delivery;
use crate::runtime::failure::Failure;
use crate::runtime::posts;
use crate::say;
use crate::show::access::{check_may_join, check_may_start, check_moderator};
use crate::show::contest::{clean_name, contest_channel, parse_control};
use crate::show::start_time::{read_start, zone_notice};
use crate::show::words::league::title;
use crate::show::words::links::{channel as channel_mention, mention};

/// How long before its first cycle a league is opened.
const DEFAULT_START: SignedDuration = SignedDuration::from_hours(7 * 24);

/// The options of a new league.
pub(super) struct CreateOptions {
    pub(super) name: String,
    pub(super) start: Option<String>,
    pub(super) size: u32,
    pub(super) twice: bool,
    pub(super) weeks: u32,
    pub(super) moves: u32,
    pub(super) at_once: u32,
    pub(super) clock: Option<String>,
    pub(super) setup: TournamentSetup,
    pub(super) rated: bool,
}

impl Default for CreateOptions {
    fn default() -> CreateOptions {
        CreateOptions {
            name: String::new(),
            start: None,
            size: 7,
            twice: false,
            weeks: 6,
            moves: 2,
            at_once: 3,
            clock: None,
            setup: TournamentSetup::Full,
            rated: true,
        }
    }
}

impl CreateOptions {
    /// Returns how long a game can last if all games of a person fit into a cycle.
    fn time_for_a_game(&self) -> SignedDuration {
        let games = self.size.saturating_sub(1) * if self.twice { 2 } else { 1 };
        let one_after_the_other = games.div_ceil(self.at_once.max(1)).max(1);
        let cycle = SignedDuration::from_hours(i64::from(self.weeks) * 7 * 24);
        cycle / i32::try_from(one_after_the_other).unwrap_or(1)
    }
}

/// Opens a league and announces it in the channel of the request.
pub(super) async fn create(
    app: &App,
    caller: &Caller,
    options: CreateOptions,
) -> Result<(), Failure> {
    check_moderator(caller)?;
    check_may_start(app, caller).await?;
    let channel = contest_channel(app, caller).await?;
    let (layout, now) = (options.setup.layout(), app.now());
    let starts_at = match &options.start {
        Some(typed) => read_start(caller, typed, now)?,
        None => now + DEFAULT_START,
    };
    let zone_notice = options.start.as_deref().and_then(|typed| zone_notice(caller, typed));
    let for_a_game = options.time_for_a_game();
    let new = LeagueOptions {
        guild: caller.guild()?,
        channel,
        organiser: caller.person.id,
        name: clean_name(&options.name),
        starts_at,
        size: options.size,
        twice: options.twice,
        weeks: options.weeks,
        moves: options.moves,
        at_once: options.at_once,
        layout,
        control: match options.clock {
            Some(typed) => parse_control(typed)?,
            None => tournament::clock_for(for_a_game, layout),
        },
        rated: options.rated && caller.server.rated,
        locale: caller.locale.clone(),
        interaction: caller.id,
        at: now,
    };
    let row = league::create(&app.store, new).await?;
    let delivery = if row.channel == caller.venue.channel {
        Delivery::Reply(caller)
    } else {
        let (name, channel) = (title(&row), channel_mention(row.channel));
        let reply =
            say!(caller.text, "tournament-created-elsewhere", name = name, channel = channel);
        confirm(app, caller, &View::new(reply)).await;
        Delivery::Message
    };
    let face = async |post: &PostRow| invitation(app, post).await;
    let key = PostKey::league(row.id, 1);
    if let Err(error) = posts::try_to_answer(app, key, delivery, face).await {
        // Nobody would see it.
        league::retract(&app.store, row.id, app.now()).await?;
        return Err(error.into());
    }
    if let Some(notice) = zone_notice
        && let Err(error) = caller.follow_up_private(&notice).await
    {
        tracing::info!(%error, league = %row.id, "failed to tell an organiser what to know");
    }
    Ok(())
}

/// Shows the caller a league.
pub(super) async fn show_page(app: &App, caller: &Caller, row: LeagueRow) -> Result<(), Failure> {
    let (cycle, is_here) = (row.cycle, caller.venue.guild == Some(row.guild));
    let league = read(app, caller, row, cycle).await?;
    let moderates = is_here && check_moderator(caller).is_ok();
    let reader = Reader { id: caller.person.id, moderates };
    let view = page::page(caller.text, &league, Some(reader));
    Ok(caller.reply_private(&view).await?)
}

/// Enters the caller for the next cycle.
pub(super) async fn join(app: &App, caller: &Caller, id: LeagueId) -> Result<(), Failure> {
    check_may_join(app, caller).await?;
    let is_here = with_access(app, caller, id).await?.guild == caller.guild()?;
    let home = if is_here { None } else { Some(home(app, caller).await?) };
    let request = LeagueRequest { home: home.clone(), ..request(app, caller, id)? };
    let row = league::join(&app.store, request).await?;
    confirm(app, caller, &page::joined(caller.text, &row, home.as_ref())).await;
    Ok(())
}

/// Returns from where the caller plays in the championship, who is on another server than it: the channel, if the bot
/// can open threads there.
async fn home(app: &App, caller: &Caller) -> Result<Home, Failure> {
    if !caller.server.seeks {
        return Err(LeagueRefusal::NotAbroad.into());
    }
    let channel = contest_channel(app, caller).await?;
    Ok(Home { guild: caller.guild()?, channel, locale: caller.locale.clone() })
}

/// Takes the caller out of the next cycle.
pub(super) async fn stay_out(app: &App, caller: &Caller, id: LeagueId) -> Result<(), Failure> {
    let row = league::stay_out(&app.store, request(app, caller, id)?).await?;
    confirm(app, caller, &page::stays_out(caller.text, &row)).await;
    Ok(())
}

/// Asks whether the caller finishes the games of this cycle or leaves now. Takes a caller who does not play out
/// of the next cycle.
pub(super) async fn ask_to_leave(app: &App, caller: &Caller, id: LeagueId) -> Result<(), Failure> {
    let row = with_access(app, caller, id).await?;
    let cycle = row.cycle;
    let league = League::read(&app.store, row, cycle).await?;
    if !league.plays(caller.person.id) {
        return stay_out(app, caller, id).await;
    }
    Ok(caller.reply_private(&page::ask_to_leave(caller.text, &league.row)).await?)
}

/// Takes the caller out of the present cycle and the next.
pub(super) async fn leave(app: &App, caller: &Caller, id: LeagueId) -> Result<(), Failure> {
    let row = league::leave(&app.store, request(app, caller, id)?).await?;
    let left = say!(caller.text, "league-left", name = title(&row), cycle = row.cycle);
    confirm(app, caller, &View::new(left)).await;
    Ok(())
}

/// Shows the caller the table of a division, counted from 0.
pub(super) async fn show_table(
    app: &App,
    caller: &Caller,
    id: LeagueId,
    cycle: u32,
    division: usize,
) -> Result<(), Failure> {
    let row = with_access(app, caller, id).await?;
    let league = read(app, caller, row, cycle).await?;
    let view = table::for_reader(caller.style(), &league, division, caller.person.id);
    Ok(caller.reply_in_place(&view).await?)
}

/// Shows the caller a page of the league's cycles.
pub(super) async fn show_history(
    app: &App,
    caller: &Caller,
    id: LeagueId,
    page: usize,
) -> Result<(), Failure> {
    let row = with_access(app, caller, id).await?;
    let mut cycles = Vec::new();
    for cycle in results::cycles_on(&row, page) {
        cycles.push((cycle, read(app, caller, row.clone(), cycle).await?));
    }
    Ok(caller.reply_in_place(&results::history(caller.text, &row, &cycles, page)).await?)
}

/// Takes somebody out of the next cycle.
pub(super) async fn remove(app: &App, caller: &Caller, who: UserId) -> Result<(), Failure> {
    let request = managing(app, caller).await?;
    let row = league::remove_entry(&app.store, request, who).await?;
    let reply = say!(
        caller.text,
        "league-entry-removed",
        player = mention(who),
        name = title(&row),
        cycle = row.cycle + 1
    );
    confirm(app, caller, &View::new(reply)).await;
    Ok(())
}

/// Pauses the league.
pub(super) async fn pause(app: &App, caller: &Caller) -> Result<(), Failure> {
    let request = managing(app, caller).await?;
    let row = league::pause(&app.store, request).await?;
    let reply = say!(caller.text, "league-paused-done", name = title(&row));
    confirm(app, caller, &View::new(reply)).await;
    Ok(())
}

/// Resumes the league.
pub(super) async fn resume(app: &App, caller: &Caller) -> Result<(), Failure> {
    let request = managing(app, caller).await?;
    let row = league::resume(&app.store, request).await?;
    let reply = say!(caller.text, "league-resumed", name = title(&row));
    confirm(app, caller, &View::new(reply)).await;
    Ok(())
}

/// Moves the league to the caller's channel.
pub(super) async fn relocate(app: &App, caller: &Caller) -> Result<(), Failure> {
    let request = managing(app, caller).await?;
    dvonn_play::server::check_channel(&caller.server, &caller.venue)?;
    let channel = contest_channel(app, caller).await?;
    let row = league::relocate(&app.store, request, channel).await?;
    let (name, channel) = (title(&row), channel_mention(row.channel));
    let reply = say!(caller.text, "tournament-moved", name = name, channel = channel);
    confirm(app, caller, &View::new(reply)).await;
    Ok(())
}

/// Asks whether the caller really wants to close the league.
pub(super) async fn ask_to_close(app: &App, caller: &Caller) -> Result<(), Failure> {
    check_moderator(caller)?;
    let row = find(app, caller).await?;
    if row.is_closed() {
        return Err(LeagueRefusal::Closed(Box::new(row)).into());
    }
    Ok(caller.reply_private(&page::ask_to_close(caller.text, &row)).await?)
}

/// Closes the league.
pub(super) async fn close(app: &App, caller: &Caller, id: LeagueId) -> Result<(), Failure> {
    check_moderator(caller)?;
    let row = league::close(&app.store, request(app, caller, id)?).await?;
    let reply = say!(caller.text, "league-closed-done", name = title(&row));
    confirm(app, caller, &View::new(reply)).await;
    Ok(())
}

/// Confirms that the league goes on.
pub(super) async fn keep(caller: &Caller) -> Result<(), Failure> {
    let view = View::new(say!(caller.text, "league-kept"));
    Ok(caller.reply_in_place(&view).await?)
}

/// Returns the league of the caller's server.
pub(super) async fn find(app: &App, caller: &Caller) -> Result<LeagueRow, Failure> {
    let row = app.store.league_of(caller.guild()?).await?;
    Ok(row.ok_or(LeagueRefusal::Unknown)?)
}

/// Returns a league if it is one of the caller's server, or the championship.
async fn with_access(app: &App, caller: &Caller, id: LeagueId) -> Result<LeagueRow, Failure> {
    let (row, guild) = (app.store.league(id).await?, caller.guild()?);
    Ok(row.filter(|row| row.everywhere || row.guild == guild).ok_or(LeagueRefusal::Unknown)?)
}

/// Returns a league with the divisions of this cycle, as the caller sees it.
async fn read(app: &App, caller: &Caller, row: LeagueRow, cycle: u32) -> Result<League, Failure> {
    let league = League::read(&app.store, row, cycle).await?;
    Ok(league.seen_from(caller.guild()?))
}

/// Returns a moderator's request about the league of the server.
async fn managing(app: &App, caller: &Caller) -> Result<LeagueRequest, Failure> {
    check_moderator(caller)?;
    let row = find(app, caller).await?;
    request(app, caller, row.id)
}

fn request(app: &App, caller: &Caller, league: LeagueId) -> Result<LeagueRequest, Failure> {
    Ok(LeagueRequest {
        league,
        guild: caller.guild()?,
        person: caller.person.clone(),
        home: None,
        interaction: caller.id,
        at: app.now(),
    })
}

/// Confirms a committed change to the caller, before everyone sees it.
async fn confirm(app: &App, caller: &Caller, view: &View) {
    if let Err(error) = caller.reply_in_place(view).await {
        tracing::info!(%error, "failed to confirm change of league");
    }
    app.work.notify_waiters();
}
