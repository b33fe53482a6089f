//! The page of a league: its terms, when the next cycle begins, who is in. Questions and answers about entering.

use std::borrow::Borrow;

use dvonn_discord::view::{View, button};
use dvonn_model::{Home, LeagueRow, LeagueState, Player, UserId};
use dvonn_tournament::league::{League, MAX_MEMBERS, SMALLEST_DIVISION};
use serenity::all::{ButtonStyle, CreateButton};

use crate::features::league::ids::LeagueClick;
use crate::say;
use crate::show::ids::panel::PanelClick;
use crate::show::words::league::{day, title};
use crate::show::words::links::{channel, mention};
use crate::show::words::players::mention_player;
use crate::show::words::terms;
use crate::show::words::tournament::organiser;
use crate::text::Text;

/// The maximum number of people named in a message, besides those who are asked.
const MAX_NAMED: usize = 60;
/// The number of people named in any case.
const MIN_NAMED: usize = 3;

/// Who reads the page alone.
#[derive(Clone, Copy)]
pub(super) struct Reader {
    pub(super) id: UserId,
    /// Moderators get a button for the organisers' page.
    pub(super) moderates: bool,
}

/// Returns the page, for everyone or for one reader. While people are asked, it pings those who have not
/// answered; after a cycle was put off, those who are in.
pub(super) fn page(text: Text, league: &League, reader: Option<Reader>) -> View {
    let row = &league.row;
    let mut lines = heading(text, row);
    if row.state == LeagueState::Asking {
        // Everybody is to be mentioned, so there is no room for the terms.
        lines.truncate(1);
    }
    if row.state == LeagueState::Closed {
        lines.push(say!(text, "league-closed"));
        return View::new(lines.join("\n")).buttons(view_buttons(text, league));
    }
    let cycle = row.cycle + 1;
    lines.push(match row.paused_at {
        Some(_) => say!(text, "league-paused"),
        None => say!(text, "league-begins", cycle = cycle, when = day(row.ends_at)),
    });
    let unanswered = match row.state {
        LeagueState::Asking => league.unanswered(None),
        _ => Vec::new(),
    };
    let room = MAX_NAMED.saturating_sub(unanswered.len()).max(MIN_NAMED);
    lines.push(entries(text, league, room));
    let missing = SMALLEST_DIVISION.saturating_sub(league.entries.len());
    if row.state == LeagueState::Waiting && row.paused_at.is_none() && missing > 0 {
        lines.push(if row.put_off > 0 {
            say!(text, "league-put-off", missing = missing)
        } else {
            say!(text, "league-few", least = SMALLEST_DIVISION)
        });
    }
    if let Some(reader) = reader {
        let is_in = if league.is_in(reader.id) { "yes" } else { "no" };
        lines.push(say!(text, "league-you", in = is_in, cycle = cycle));
    }
    if row.state == LeagueState::Asking {
        lines.push(say!(text, "league-ask", cycle = cycle));
    }
    if !unanswered.is_empty() {
        lines.push(still_to_answer(text, &unanswered));
    }
    let pings = match reader {
        Some(_) => Vec::new(),
        None if row.put_off > 0 => callable(&people(league)),
        None => callable(&unanswered),
    };
    let leave = reader.is_some_and(|reader| league.plays(reader.id)).then(|| {
        let label = say!(text, "button-league-leave-cycle", cycle = row.cycle);
        button(LeagueClick::AskToLeave { of: row.id }, &label, ButtonStyle::Secondary)
    });
    let manage = reader.is_some_and(|reader| reader.moderates).then(|| {
        let label = say!(text, "button-manage");
        button(PanelClick::Show { running: 0, late: 0 }, &label, ButtonStyle::Secondary)
    });
    View::new(lines.join("\n")).also_ping(pings).buttons(
        answers(text, row).into_iter().chain(leave).chain(view_buttons(text, league)).chain(manage),
    )
}

/// Asks those who play from a channel of another server whether they play on, and pings them.
pub(super) fn question_abroad(text: Text, league: &League, unanswered: &[&Player]) -> View {
    let (row, cycle) = (&league.row, league.row.cycle + 1);
    let lines = [
        say!(text, "league-title", name = title(row)),
        say!(text, "league-begins", cycle = cycle, when = day(row.ends_at)),
        say!(text, "league-ask", cycle = cycle),
        still_to_answer(text, unanswered),
    ];
    View::new(lines.join("\n")).also_ping(callable(unanswered)).buttons(answers(text, row))
}

/// Returns who has not answered yet.
fn still_to_answer(text: Text, unanswered: &[&Player]) -> String {
    let names = names(text, unanswered.iter().copied(), MAX_MEMBERS);
    say!(text, "league-unanswered", names = names)
}

/// Returns the buttons with the two answers.
fn answers(text: Text, row: &LeagueRow) -> [CreateButton; 2] {
    let (enter, stay_out) = (LeagueClick::In { of: row.id }, LeagueClick::Out { of: row.id });
    [
        button(enter, &say!(text, "button-league-in"), ButtonStyle::Success),
        button(stay_out, &say!(text, "button-league-out"), ButtonStyle::Secondary),
    ]
}

/// Returns what stays of an invitation when the cycle is put off, and there is a new one.
pub(super) fn old_invitation(text: Text, league: &League) -> View {
    View::new(heading(text, &league.row).join("\n"))
}

/// Says in the server's announcement channel that a cycle has begun.
pub(super) fn started(text: Text, league: &League, cycle: u32) -> View {
    let row = &league.row;
    let players: usize = league.divisions.iter().map(|division| division.entrants.len()).sum();
    View::new(say!(
        text,
        "league-news",
        name = title(row),
        cycle = cycle,
        channel = channel(row.channel),
        players = players,
        divisions = league.divisions.len()
    ))
}

/// Tells the organiser what they can do about a cycle that is put off again and again.
pub(super) fn stalls(text: Text, league: &League) -> View {
    let row = &league.row;
    View::new(say!(
        text,
        "league-stalls",
        organiser = organiser(text, row.organiser),
        name = title(row),
        cycle = row.cycle + 1,
        least = SMALLEST_DIVISION,
        count = league.entries.len()
    ))
    .ping(row.organiser)
}

/// Returns what the invitation to a cycle says once that has begun, or the league is closed.
pub(super) fn invitation_over(text: Text, league: &League, cycle: u32) -> View {
    let row = &league.row;
    let mut lines = heading(text, row);
    lines.push(if row.cycle >= cycle {
        say!(text, "league-began", cycle = cycle)
    } else {
        say!(text, "league-closed")
    });
    View::new(lines.join("\n")).buttons(view_buttons(text, league))
}

/// Says that a person is in and, if they play from another server, where.
pub(super) fn joined(text: Text, row: &LeagueRow, home: Option<&Home>) -> View {
    let (cycle, when) = (row.cycle + 1, day(row.ends_at));
    let joined = say!(text, "league-joined", name = title(row), cycle = cycle, when = when);
    let there = home.map(|home| say!(text, "championship-joined", channel = channel(home.channel)));
    View::new(std::iter::once(joined).chain(there).collect::<Vec<_>>().join("\n"))
}

/// Tells a person that a moderator has taken them out of the next cycle.
pub(super) fn you_were_removed(text: Text, row: &LeagueRow, by: UserId) -> View {
    let (person, name, cycle) = (mention(by), title(row), row.cycle + 1);
    View::new(say!(text, "league-you-were-removed", person = person, name = name, cycle = cycle))
}

/// Says that a person is not in.
pub(super) fn stays_out(text: Text, row: &LeagueRow) -> View {
    View::new(say!(text, "league-out", name = title(row), cycle = row.cycle + 1))
}

/// Asks a player of the present cycle whether to finish their games.
pub(super) fn ask_to_leave(text: Text, row: &LeagueRow) -> View {
    let question = say!(text, "league-ask-leave", name = title(row), cycle = row.cycle);
    let (finish, leave) = (LeagueClick::Out { of: row.id }, LeagueClick::Leave { of: row.id });
    View::new(question).buttons([
        button(finish, &say!(text, "button-league-finish"), ButtonStyle::Secondary),
        button(leave, &say!(text, "button-league-leave"), ButtonStyle::Danger),
    ])
}

/// Asks whether to close a league.
pub(super) fn ask_to_close(text: Text, row: &LeagueRow) -> View {
    let close = LeagueClick::Close { of: row.id };
    View::new(say!(text, "league-ask-close", name = title(row))).buttons([
        button(close, &say!(text, "button-league-close"), ButtonStyle::Danger),
        button(LeagueClick::Keep, &say!(text, "button-keep-tournament"), ButtonStyle::Secondary),
    ])
}

/// Returns the name and the terms.
fn heading(text: Text, row: &LeagueRow) -> Vec<String> {
    let terms = say!(
        text,
        "league-terms",
        size = row.size,
        games = if row.twice { 2 } else { 1 },
        weeks = row.weeks,
        moves = row.moves,
        most = row.at_once
    );
    let games = say!(
        text,
        "contest-games",
        setup = row.setup.name(),
        clock = terms::control(text, row.control),
        rated = if row.rated { "yes" } else { "no" }
    );
    let title = say!(text, "league-title", name = title(row));
    let everywhere = row.everywhere.then(|| say!(text, "championship-terms"));
    let global = (row.everywhere && row.rated).then(|| say!(text, "seek-rated"));
    std::iter::once(title).chain(everywhere).chain([terms, games]).chain(global).collect()
}

/// Returns who is in.
fn entries(text: Text, league: &League, room: usize) -> String {
    let cycle = league.row.cycle + 1;
    if league.entries.is_empty() {
        return say!(text, "league-entries-none", cycle = cycle);
    }
    let people = people(league);
    let (count, names) = (people.len(), names(text, people.iter(), room));
    say!(text, "league-entries", cycle = cycle, count = count, names = names)
}

/// Returns the people who are in.
fn people(league: &League) -> Vec<Player> {
    league.entries.iter().map(|entry| entry.person.clone().into()).collect()
}

/// Returns those of these who can be pinged where the readers are.
fn callable<P: Borrow<Player>>(players: &[P]) -> Vec<UserId> {
    players.iter().filter_map(|player| player.borrow().id_here()).collect()
}

/// Lists people, the first of them by name.
fn names<'a>(text: Text, people: impl ExactSizeIterator<Item = &'a Player>, room: usize) -> String {
    let count = people.len();
    let named = people.take(room).map(|player| mention_player(text, player));
    let list = text.listed(&named.collect::<Vec<_>>());
    match count.saturating_sub(room) {
        0 => list,
        more => say!(text, "tournament-entrants-more", names = list, more = more),
    }
}

/// Returns the buttons for the tables of the present cycle and for all cycles.
fn view_buttons(text: Text, league: &League) -> Vec<CreateButton> {
    let row = &league.row;
    if row.cycle == 0 {
        return Vec::new();
    }
    let table = LeagueClick::Table { of: row.id, cycle: row.cycle, division: 0 };
    let history = LeagueClick::History { of: row.id, page: 0 };
    let tables = button(table, &say!(text, "button-league-tables"), ButtonStyle::Secondary);
    let history = button(history, &say!(text, "button-league-history"), ButtonStyle::Secondary);
    vec![tables, history]
}
