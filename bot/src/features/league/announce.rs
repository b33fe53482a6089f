//! What the posts of a league show: the invitation to each cycle, the table of each division, the results
//! of each cycle, what the server's announcement channel shows of both, and what its organiser is told when too few
//! people play.

use dvonn_discord::view::View;
use dvonn_model::{
    ChannelId, GuildId, LeagueId, LeagueRow, LeagueState, PostKey, PostKind, PostRow, TournamentId,
    TournamentRow, Venue,
};
use dvonn_tournament::league::{League, STALLED};
use jiff::SignedDuration;

use crate::features::league::{page, results, table};
use crate::runtime::app::App;
use crate::runtime::failure::Failure;
use crate::runtime::posts::{Face, Issue, Message, To};
use crate::runtime::style::Style;
use crate::show::contest::announcement_venue;
use crate::text::Text;

/// How often what is to follow another message looks whether that is there.
const LOOK_AGAIN: SignedDuration = SignedDuration::from_secs(1);

/// Returns the invitation to a cycle. It changes as people enter, and says at last that the cycle has begun. When
/// the cycle is put off, there is a new one.
pub(super) async fn invitation(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let Some(row) = league_of(app, post).await? else { return Ok(Face::Nothing) };
    let cycle = part(post);
    let is_over = row.cycle >= cycle || row.is_closed();
    // A league that is closed during a cycle says so.
    let is_news = row.is_closed() && row.cycle > 0 && row.cycle < cycle;
    if is_over && !is_news && post.message.is_none() && !post.doubtful {
        // Nobody has seen it.
        return Ok(Face::Nothing);
    }
    let style = app.public_style(Some(row.guild), row.locale.as_deref()).await;
    let present = row.cycle;
    let league = League::read(&app.store, row, present).await?;
    // Later, nobody is called again and again: the message stays up to date.
    let put_off = league.row.put_off.min(STALLED);
    let message = |view| in_channel(&league.row, &format!("{cycle}-{put_off}"), view);
    if is_over {
        return Ok(Face::Last(message(page::invitation_over(style.text, &league, cycle))));
    }
    Ok(Face::Issue(Box::new(Issue {
        message: message(page::page(style.text, &league, None)),
        number: i64::from(put_off) + 1,
        known: 0,
        shows: None,
        rest: Some(page::old_invitation(style.text, &league)),
        refused: None,
    })))
}

/// Returns what the organiser of a league is told when its next cycle is put off again and again: by direct message
/// or, if they accept none, in its channel.
pub(super) async fn stalls(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let Some(row) = league_of(app, post).await? else { return Ok(Face::Nothing) };
    if row.is_closed() || row.put_off == 0 {
        return Ok(Face::Nothing);
    }
    let league = League::read(&app.store, row, 0).await?;
    let row = &league.row;
    let view = page::stalls(Text::of(row.locale.as_deref()), &league);
    let here = in_channel(row, "stalls", view.clone());
    let direct = row.organiser.map(|organiser| Message {
        name: here.name.clone(),
        to: To::Person(organiser),
        view,
    });
    Ok(Face::Once(direct.into_iter().chain([here]).collect()))
}

/// Returns the results of a cycle.
pub(super) async fn results(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let Some(row) = league_of(app, post).await? else { return Ok(Face::Nothing) };
    let (style, cycle) =
        (app.public_style(Some(row.guild), row.locale.as_deref()).await, part(post));
    let league = League::read(&app.store, row, cycle).await?;
    let view = results::results(style, &league, cycle);
    Ok(Face::Once(vec![in_channel(&league.row, &format!("{cycle}-end"), view)]))
}

/// Returns what the server's announcement channel shows when a cycle begins, after the results of the one before.
pub(super) async fn start_news(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let before = part(post).saturating_sub(1);
    let results = PostKey::league_results_news(LeagueId::from(post.key.subject), before);
    if app.store.post(results).await?.is_some() {
        return Ok(Face::Later(app.now() + LOOK_AGAIN));
    }
    news(app, post, |style, league, cycle| page::started(style.text, league, cycle)).await
}

/// Returns what the server's announcement channel shows when a cycle is over.
pub(super) async fn results_news(app: &App, post: &PostRow) -> Result<Face, Failure> {
    // The champion is pinged in the channel of the league.
    news(app, post, |style, league, cycle| results::results(style, league, cycle).without_pings())
        .await
}

async fn news(
    app: &App,
    post: &PostRow,
    view: impl FnOnce(Style, &League, u32) -> View,
) -> Result<Face, Failure> {
    let Some(row) = league_of(app, post).await? else { return Ok(Face::Nothing) };
    let Some(venue) = announcement_venue(app, row.guild, row.channel).await? else {
        return Ok(Face::Nothing);
    };
    let (style, cycle) =
        (app.public_style(Some(row.guild), row.locale.as_deref()).await, part(post));
    let league = League::read(&app.store, row, cycle).await?;
    let is_end = post.key.kind == PostKind::LeagueResultsNews;
    let what = if is_end { format!("{cycle}-end-wide") } else { format!("{cycle}-wide") };
    let (name, view) = (name(&league.row, &what), view(style, &league, cycle));
    Ok(Face::Once(vec![Message { name, to: To::Venue(venue), view }]))
}

/// Returns what those are told who play in the championship from a channel of another server: the question whether they
/// play on or, once the cycle is over, its results. `None` if nobody there has to be asked any more.
pub(super) async fn abroad(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let Some(row) = league_of(app, post).await? else { return Ok(Face::Nothing) };
    let channel = u64::try_from(post.key.part).unwrap_or_default();
    let Ok(channel) = ChannelId::try_from(channel) else { return Ok(Face::Nothing) };
    let (is_question, cycle) = match row.state {
        LeagueState::Asking => (true, row.cycle),
        _ => (false, row.finished_cycles()),
    };
    let league = League::read(&app.store, row, cycle).await?;
    let Some(home) = league.players_from(Some(channel)).find_map(|it| it.home.clone()) else {
        return Ok(Face::Nothing);
    };
    let league = league.seen_from(home.guild);
    let style = app.public_style(Some(home.guild), home.locale.as_deref()).await;
    let view = if is_question {
        let unanswered = league.unanswered(Some(channel));
        if unanswered.is_empty() {
            return Ok(Face::Nothing);
        }
        page::question_abroad(style.text, &league, &unanswered)
    } else {
        let own: Vec<_> = league.players_from(Some(channel)).collect();
        results::results_abroad(style, &league, cycle, &own)
    };
    let what = if is_question { "ask" } else { "end" };
    let name = format!("l{}-{}-{cycle}-{what}", league.row.id, u64::from(channel) % 100_000);
    let to = To::Venue(venue(home.guild, channel));
    Ok(Face::Once(vec![Message { name, to, view }]))
}

/// Returns the message that tells a person that a moderator has taken them out of the next cycle.
pub(super) async fn entry_removed(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let by = post.detail.as_deref().and_then(|by| by.parse::<u64>().ok()?.try_into().ok());
    let (Some(row), Some(who), Some(by)) = (league_of(app, post).await?, post.reader, by) else {
        return Ok(Face::Nothing);
    };
    let view = page::you_were_removed(Text::of(row.locale.as_deref()), &row, by);
    let name = format!("l{}-{}-out", row.id, row.cycle);
    Ok(Face::Once(vec![Message { name, to: To::Person(who), view }]))
}

/// Returns the table of a division. It changes with each result.
pub(super) async fn division(app: &App, post: &PostRow) -> Result<Face, Failure> {
    let id = TournamentId::from(post.key.subject);
    let Some(TournamentRow { league: Some(league), cycle, division, .. }) =
        app.store.tournament(id).await?
    else {
        return Ok(Face::Nothing);
    };
    let Some(row) = app.store.league(league).await? else { return Ok(Face::Nothing) };
    let style = app.public_style(Some(row.guild), row.locale.as_deref()).await;
    let league = League::read(&app.store, row, cycle).await?;
    let view = table::for_everyone(style, &league, division.saturating_sub(1) as usize);
    Ok(Face::Lasting(in_channel(&league.row, &format!("{cycle}.{division}"), view)))
}

async fn league_of(app: &App, post: &PostRow) -> Result<Option<LeagueRow>, Failure> {
    Ok(app.store.league(LeagueId::from(post.key.subject)).await?)
}

fn part(post: &PostRow) -> u32 {
    u32::try_from(post.key.part).unwrap_or_default()
}

/// Returns a message in the league's channel.
fn in_channel(row: &LeagueRow, what: &str, view: View) -> Message {
    Message { name: name(row, what), to: To::Venue(venue(row.guild, row.channel)), view }
}

/// Returns the name of a message about a league, within 25 characters.
fn name(row: &LeagueRow, what: &str) -> String {
    format!("l{}-{}-{what}", row.id, u64::from(row.channel) % 100_000)
}

fn venue(guild: GuildId, channel: ChannelId) -> Venue {
    Venue { guild: Some(guild), channel, parent: None, guest: false }
}
