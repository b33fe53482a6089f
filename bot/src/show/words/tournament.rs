//! Names of tournaments and their entrants.

use dvonn_discord::markup::{DISCORD_URL, fit, plain};
use dvonn_model::{MessageId, OpenTournament, TournamentRow, UserId};
use dvonn_tournament::Tournament;

use crate::say;
use crate::show::words::links::{channel, mention};
use crate::show::words::players::{mention_player, name as own_name};
use crate::show::words::points::half_points;
use crate::text::Text;

/// Returns an entrant for a message, where people are mentions.
pub(crate) fn mention_in(text: Text, of: &Tournament, number: u32) -> String {
    of.entrant(number).map(|entrant| mention_player(text, &entrant.player)).unwrap_or_default()
}

/// Returns an entrant by name, without mentions.
pub(crate) fn name_in(text: Text, of: &Tournament, number: u32) -> String {
    of.entrant(number).map(|entrant| own_name(text, &entrant.player)).unwrap_or_default()
}

/// Returns the organiser for a message.
pub(crate) fn organiser(text: Text, organiser: Option<UserId>) -> String {
    organiser.map_or_else(|| say!(text, "deleted-player"), mention)
}

/// Returns a tournament that people can join for a list: where, when it starts, and how many have joined.
pub(crate) fn open_tournament(text: Text, it: &OpenTournament) -> String {
    let row = &it.row;
    let starts = row.entry.starts_at.map(|at| format!("<t:{}:f>", at.as_second()));
    let most = row.entry.most.unwrap_or(0);
    let parts = [
        Some(title(text, row)),
        Some(place(row, it.message)),
        starts,
        Some(say!(text, "tournament-count", count = it.entrants, most = most)),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// Returns a link to this message about a tournament or, without one, to its channel.
pub(crate) fn place(row: &TournamentRow, message: Option<MessageId>) -> String {
    match message {
        Some(message) => format!("{DISCORD_URL}{}/{}/{message}", row.guild, row.channel),
        None => channel(row.channel),
    }
}

/// Returns the tournament's name, with markup escaped.
pub(crate) fn title(text: Text, row: &TournamentRow) -> String {
    plain(&name(text, row, usize::MAX))
}

/// Returns the tournament's name. Of a series, it says which one it is. The rest of the name has at most this number
/// of characters.
pub(crate) fn name(text: Text, row: &TournamentRow, most: usize) -> String {
    let name = fit(&row.name, most);
    match row.edition {
        0 => name,
        number => say!(text, "tournament-edition", name = name, number = number),
    }
}

/// Says which team has won a match. `None` if it is no match between two servers.
pub(crate) fn team_result(text: Text, of: &Tournament) -> Option<String> {
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
