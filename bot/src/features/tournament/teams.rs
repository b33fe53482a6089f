//! Matches between the teams of two servers: how the other server is invited and accepts, the teams, the score and the
//! table of boards.

use dvonn_discord::markup::{fit, plain};
use dvonn_discord::picture::Picture;
use dvonn_discord::route::RestRoute;
use dvonn_discord::send;
use dvonn_discord::view::{ALT, View, button};
use dvonn_model::{
    EntrantRow, GuestTeam, GuildId, Home, InviteCode, PostKey, PostRow, TournamentId, TournamentRow,
};
use dvonn_render::{Align, Column, Row, Table};
use dvonn_tournament as tournament;
use dvonn_tournament::{Acceptance, TeamBoard, TeamRefusal, Tournament, TournamentRefusal};
use serenity::all::ButtonStyle;

use crate::features::tournament::announce::stage_face;
use crate::features::tournament::ask::{confirm_in_place, request};
use crate::features::tournament::calendar::entry_lines;
use crate::features::tournament::ids::TournamentClick;
use crate::features::tournament::message::{terms_lines, title_line};
use crate::features::tournament::parts::{MAX_NAMED, kind};
use crate::features::tournament::standings::{heading, join_lines_that_fit, marked};
use crate::runtime::app::App;
use crate::runtime::app::painter;
use crate::runtime::caller::Caller;
use crate::runtime::delivery::Delivery;
use crate::runtime::failure::Failure;
use crate::runtime::failure::discord_error::CauseWords as _;
use crate::runtime::ids::ToDiscord as _;
use crate::runtime::posts;
use crate::runtime::style::Style;
use crate::say;
use crate::show::access::{check_may_start, check_moderator};
use crate::show::contest::{clean_name, contest_channel};
use crate::show::words::links::channel as channel_link;
use crate::show::words::players::{mention_player, strip_direction_marks};
use crate::show::words::points::{escaped_number, half_points};
use crate::show::words::tournament::{mention_in, name as tournament_name, name_in, title};
use crate::text::Text;

/// The pauses between two tries to read the name of a server, in milliseconds.
const TRIES: &[u64] = &[250];
/// The maximum length of a server's name, and of a person's in the alt text.
const MAX_NAME: usize = 40;

/// Returns the name of a server for a match, or its id if nothing of the name is visible.
pub(super) async fn server_name(app: &App, guild: GuildId) -> Result<String, Failure> {
    let (http, id) = (&app.client.http, guild.to_discord());
    let server = send::read(RestRoute::ReadServer, TRIES, || http.get_guild(id)).await?;
    let name = fit(&clean_name(&strip_direction_marks(&server.name)), MAX_NAME);
    Ok(if name.is_empty() { guild.to_string() } else { name })
}

/// Checks that the caller's server lets its people play on other servers.
pub(super) fn check_abroad(caller: &Caller) -> Result<(), TournamentRefusal> {
    if caller.server.seeks { Ok(()) } else { Err(TeamRefusal::NotAbroad.into()) }
}

/// Shows an organiser the code with which another server accepts their match.
pub(super) async fn show_code(app: &App, caller: &Caller, id: TournamentId) -> Result<(), Failure> {
    let request = request(app, caller, id)?;
    let code = tournament::read_code(&app.store, &request).await?;
    let view = View::new(say!(caller.text, "teams-code", code = code.to_string()));
    Ok(caller.reply_private(&view).await?)
}

/// Asks a moderator whether to accept the match with a typed code: who offers it, on what terms.
pub(super) async fn ask_to_accept(app: &App, caller: &Caller, typed: &str) -> Result<(), Failure> {
    check_may_accept(app, caller).await?;
    let code: InviteCode =
        typed.parse().map_err(|_| TournamentRefusal::from(TeamRefusal::UnknownCode))?;
    let guild = caller.guild()?;
    let row = tournament::find_invitation(&app.store, code, guild).await?;
    let channel = channel_link(contest_channel(app, caller).await?);
    let mut lines = vec![title_line(caller.text, &row), offer(caller.text, &row, channel)];
    lines.extend(terms_lines(caller.text, &row));
    lines.extend(entry_lines(caller.text, &row, &caller.settings.zone(), guild));
    let view = View::new(lines.join("\n"));
    let accept = TournamentClick::Accept { code };
    let accept = button(accept, &say!(caller.text, "button-accept-match"), ButtonStyle::Success);
    Ok(caller.reply_private(&view.buttons([accept])).await?)
}

/// Accepts a match for the caller's server, in the caller's channel.
pub(super) async fn accept(app: &App, caller: &Caller, code: InviteCode) -> Result<(), Failure> {
    check_may_accept(app, caller).await?;
    let (guild, text) = (caller.guild()?, caller.text);
    let channel = contest_channel(app, caller).await?;
    let home = Home { guild, channel, locale: caller.locale.clone() };
    let acceptance = Acceptance {
        code,
        guest: GuestTeam { name: server_name(app, guild).await?, home },
        person: caller.person.clone(),
        interaction: caller.id,
        at: app.now(),
    };
    let row = tournament::accept(&app.store, acceptance).await?;
    let (name, channel) = (title(text, &row), channel_link(channel));
    let reply = say!(text, "teams-accepted", name = name, channel = channel.clone());
    confirm_in_place(app, caller, &View::new(reply)).await;
    let key = PostKey::guest_stage(row.id, row.stage());
    let face = async |post: &PostRow| stage_face(app, post).await;
    if let Err(error) = posts::try_to_answer(app, key, Delivery::Message, face).await {
        let name = title(text, &row);
        let cause = error.cause().map(|cause| cause.reason(text)).unwrap_or_default();
        let view =
            say!(text, "tournament-not-posted", name = name, channel = channel, reason = cause);
        caller.follow_up_private(&View::new(view)).await?;
    }
    Ok(())
}

/// Checks that the caller may commit their server to a match.
async fn check_may_accept(app: &App, caller: &Caller) -> Result<(), Failure> {
    check_moderator(caller)?;
    check_abroad(caller)?;
    check_may_start(app, caller).await
}

/// Says who offers a match to a server, to be played in this channel.
fn offer(text: Text, row: &TournamentRow, channel: String) -> String {
    let team = row.teams.as_ref().map(|teams| plain(&teams.own)).unwrap_or_default();
    say!(text, "teams-ask", team = team, channel = channel)
}

/// Says how people of a server join a match.
pub(super) fn open_line(text: Text, row: &TournamentRow) -> String {
    let how =
        if row.entry.invited { say!(text, "teams-open-invited") } else { say!(text, "teams-open") };
    text.sentences([how, say!(text, "teams-names")])
}

/// Returns the teams with their people. `None` if it is no match between two servers.
pub(super) fn entrants(text: Text, of: &Tournament) -> Option<String> {
    let teams = of.row.teams.as_ref()?;
    let (guests, own): (Vec<_>, Vec<_>) =
        of.entrants.iter().partition(|entrant| entrant.home.is_some());
    let guest = match &teams.guest {
        Some(guest) => team(text, &guest.name, &guests),
        None => say!(text, "teams-no-guest"),
    };
    Some([team(text, &teams.own, &own), guest].join("\n"))
}

fn team(text: Text, team: &str, people: &[&EntrantRow]) -> String {
    let (team, names) = (plain(team), people.iter().take(MAX_NAMED));
    let names: Vec<_> = names.map(|entrant| mention_player(text, &entrant.player)).collect();
    if names.is_empty() {
        return say!(text, "teams-entrants-none", team = team);
    }
    say!(text, "teams-entrants", team = team, count = people.len(), names = text.listed(&names))
}

/// Returns who is on the reserve, as people of a server see it.
pub(super) fn reserve(
    text: Text,
    row: &TournamentRow,
    reserve: &[EntrantRow],
    guild: GuildId,
) -> Option<View> {
    let mut names = Vec::new();
    for entrant in reserve {
        let mut player = entrant.player.clone();
        player.set_stranger(row.server_of(entrant) != guild);
        names.push(mention_player(text, &player));
    }
    let (count, names) = (names.len(), text.listed(&names));
    (count > 0).then(|| View::new(say!(text, "tournament-reserve", count = count, names = names)))
}

/// Returns the score of a match, with the names of both servers. `None` if it is no match between two.
pub(super) fn score(text: Text, of: &Tournament) -> Option<String> {
    let teams = of.row.teams.as_ref()?;
    let guest = teams.guest.as_ref().map(|guest| plain(&guest.name)).unwrap_or_default();
    let [points, others] = of.team_points().map(half_points);
    let own = plain(&teams.own);
    Some(say!(text, "teams-score", own = own, points = points, others = others, guest = guest))
}

/// Returns the boards of a match as a picture and in words, below a line.
pub(super) fn table(style: Style, of: &Tournament, lead: Option<String>) -> View {
    let text = style.text;
    let boards = of.team_boards();
    let line = |number: String, board: &TeamBoard, name: &dyn Fn(u32) -> String| {
        let [points, others] = board.points.map(half_points);
        let [own, guest] = [board.own, board.guest].map(|it| marked(text, of, it, name(it)));
        say!(
            text,
            "teams-board",
            board = number,
            own = own,
            points = points,
            others = others,
            guest = guest
        )
    };
    let mut lines: Vec<_> = lead.into_iter().collect();
    lines.push(heading(text, of, format!("**{}**", title(text, &of.row))));
    let title = heading(text, of, tournament_name(text, &of.row, usize::MAX));
    let mut sentences = vec![say!(text, "sentence", words = title.clone())];
    for (number, board) in (1_u32..).zip(&boards) {
        lines.push(line(escaped_number(number), board, &|it| mention_in(text, of, it)));
        let name = |entrant| fit(&name_in(text, of, entrant), MAX_NAME);
        let board = line(number.to_string(), board, &name);
        sentences.push(say!(text, "sentence", words = board));
    }
    let alt = fit(&text.sentences(sentences), ALT);
    View::new(join_lines_that_fit(&lines)).picture(sheet(style, of, &boards, title, alt))
}

/// Draws the boards of a match: the people of both teams with their points.
fn sheet(
    style: Style,
    of: &Tournament,
    boards: &[TeamBoard],
    title: String,
    alt: String,
) -> Picture {
    let text = style.text;
    let teams = of.row.teams.as_ref();
    let own = teams.map(|teams| teams.own.clone()).unwrap_or_default();
    let guest = teams.and_then(|teams| Some(teams.guest.as_ref()?.name.clone()));
    let [points, others] = of.team_points().map(half_points);
    let columns = [
        (String::new(), Align::Center),
        (own, Align::Left),
        (points, Align::Right),
        (others, Align::Left),
        (guest.unwrap_or_default(), Align::Left),
    ];
    let rows = (1_u32..).zip(boards).map(|(number, board)| {
        let [own, guest] = [board.own, board.guest].map(|it| name_in(text, of, it));
        let [points, others] = board.points.map(half_points);
        Row { cells: vec![number.to_string(), own, points, others, guest], mark: false }
    });
    let rows: Vec<_> = rows.collect();
    let kind = kind(text, &of.row);
    let caption = say!(text, "caption-standings", number = of.row.id.to_string(), kind = kind);
    painter::picture(style, None, alt, move |painter, look| {
        let columns = columns.iter().map(|(heading, align)| Column { heading, align: *align });
        let columns: Vec<_> = columns.collect();
        let medals = false;
        let table =
            Table { title: &title, caption: &caption, columns: &columns, rows: &rows, medals };
        painter.table(&table, look)
    })
}
