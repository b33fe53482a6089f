//! Matches between the teams of two servers: how the other server is invited and accepts, the teams, the score and the
//! table of boards.

use dvonn_discord::markup::{fit, plain};
use dvonn_discord::picture::Picture;
use dvonn_discord::route::RestRoute;
use dvonn_discord::send;
use dvonn_discord::view::{ALT, View, button};
use dvonn_model::{EntrantRow, GuestTeam, GuildId, Home, InviteCode, TournamentId, TournamentRow};
use dvonn_render::{Align, Column, Row, Table};
use dvonn_tournament as tournament;
use dvonn_tournament::{Acceptance, TeamBoard, TeamRefusal, Tournament};
use jiff::tz::TimeZone;
use serenity::all::ButtonStyle;

use crate::features::tournament::ask::{confirm_in_place, request};
use crate::features::tournament::calendar::entry_lines;
use crate::features::tournament::ids::TournamentClick;
use crate::features::tournament::message::terms_lines;
use crate::features::tournament::parts::{MAX_NAMED, kind};
use crate::features::tournament::standings::{heading, join_lines_that_fit, marked};
use crate::runtime::app::App;
use crate::runtime::app::painter;
use crate::runtime::caller::Caller;
use crate::runtime::failure::Failure;
use crate::runtime::ids::ToDiscord as _;
use crate::runtime::style::Style;
use crate::say;
use crate::show::access::{check_may_start, check_moderator};
use crate::show::contest::contest_channel;
use crate::show::words::links::channel as channel_link;
use crate::show::words::players::mention_player;
use crate::show::words::points::{escaped_number, half_points};
use crate::show::words::tournament::{mention_in, name as tournament_name, name_in, title};
use crate::text::Text;

/// How long the name of a server is waited for, in tries.
const TRIES: &[u64] = &[250];
/// The maximum length of a name in the alt text.
const MAX_NAME: usize = 40;

/// Returns the name of a server.
pub(super) async fn server_name(app: &App, guild: GuildId) -> Result<String, Failure> {
    let (http, guild) = (&app.client.http, guild.to_discord());
    Ok(send::read(RestRoute::ReadServer, TRIES, || http.get_guild(guild)).await?.name)
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
        typed.parse().map_err(|_| tournament::TournamentRefusal::from(TeamRefusal::UnknownCode))?;
    let row = tournament::find_invitation(&app.store, code, caller.guild()?).await?;
    let channel = contest_channel(app, caller).await?;
    let view = question(caller.text, &row, channel_link(channel), &caller.settings.zone());
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
    let reply = say!(text, "teams-accepted", name = name, channel = channel);
    confirm_in_place(app, caller, &View::new(reply)).await;
    Ok(())
}

/// Checks that the caller may commit their server to a match.
async fn check_may_accept(app: &App, caller: &Caller) -> Result<(), Failure> {
    check_moderator(caller)?;
    check_may_start(app, caller).await
}

/// Returns what a server is asked that can accept a match, to be played in this channel.
fn question(text: Text, row: &TournamentRow, channel: String, zone: &TimeZone) -> View {
    let team = row.teams.as_ref().map(|teams| plain(&teams.own)).unwrap_or_default();
    let mut lines = vec![say!(text, "teams-ask", team = team, channel = channel)];
    lines.extend(terms_lines(text, row));
    lines.extend(entry_lines(text, row, zone));
    View::new(lines.join("\n"))
}

/// Says how people of a server join a match.
pub(super) fn open_line(text: Text, row: &TournamentRow) -> String {
    if row.entry.invited { say!(text, "teams-open-invited") } else { say!(text, "teams-open") }
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

/// Says which team has won a match. `None` if it is no match between two servers.
pub(super) fn result(text: Text, of: &Tournament) -> Option<String> {
    let teams = of.row.teams.as_ref()?;
    let guest = teams.guest.as_ref().map(|guest| guest.name.as_str()).unwrap_or_default();
    let name = title(text, &of.row);
    let [own, guests] = of.team_points();
    let (most, least) = (half_points(own.max(guests)), half_points(own.min(guests)));
    if own == guests {
        return Some(say!(text, "teams-drawn", name = name, points = most, others = least));
    }
    let team = plain(if own > guests { &teams.own } else { guest });
    Some(say!(text, "teams-won", name = name, team = team, points = most, others = least))
}

/// Returns the boards of a match as a picture and in words, below a line.
pub(super) fn table(style: Style, of: &Tournament, lead: Option<String>) -> View {
    let text = style.text;
    let boards = of.team_boards();
    let line = |index: usize, board: &TeamBoard, number: String, name: &dyn Fn(u32) -> String| {
        let [points, others] = board.points.map(half_points);
        let number = if number.is_empty() { (index + 1).to_string() } else { number };
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
    for (number, board) in (1..).zip(&boards) {
        let name = |entrant| mention_in(text, of, entrant);
        lines.push(line(0, board, escaped_number(number), &name));
    }
    let title = heading(text, of, tournament_name(text, &of.row, usize::MAX));
    let mut sentences = vec![format!("{title}.")];
    for (index, board) in boards.iter().enumerate() {
        let name = |entrant| fit(&name_in(text, of, entrant), MAX_NAME);
        sentences.push(format!("{}.", line(index, board, String::new(), &name)));
    }
    let alt = fit(&sentences.join(" "), ALT);
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
    let rows = (1..).zip(boards).map(|(number, board)| {
        let [own, guest] = [board.own, board.guest].map(|it| name_in(text, of, it));
        let [points, others] = board.points.map(half_points);
        let number: u32 = number;
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
