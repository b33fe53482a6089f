//! Parts of the views: the format and the entrants of a tournament, a pairing, points and buttons.

use std::collections::BTreeMap;

use dvonn_discord::view::button;
use dvonn_model::{PairingRow, Player, PlayerId, TournamentKind, TournamentRow};
use dvonn_rules::Color;
use dvonn_tournament::Tournament;
use jiff::tz::TimeZone;
use serenity::all::{ButtonStyle, CreateButton};

use crate::features::tournament::ids::TournamentClick;
use crate::features::tournament::teams;
use crate::say;
use crate::show::words::players::{computer, mention_player};
use crate::show::words::points::{escaped_number, half_points};
use crate::show::words::tournament::mention_in;
use crate::text::Text;

/// The maximum number of entrants or computer levels named in a message.
pub(super) const MAX_NAMED: usize = 40;

/// Returns the format of a tournament, and the number of rounds if it is known.
pub(super) fn kind(text: Text, row: &TournamentRow) -> String {
    let kind = say!(text, "tournament-kind", kind = row.kind.name());
    match row.rounds.filter(|_| row.kind != TournamentKind::Arena) {
        Some(rounds) => say!(text, "tournament-rounds", kind = kind, count = rounds),
        None => kind,
    }
}

/// Returns the entrants. Counts computers of the same level together. Those of two teams are listed apart.
pub(super) fn entrants(text: Text, of: &Tournament) -> String {
    if let Some(lists) = teams::entrants(text, of) {
        return lists;
    }
    let mut groups: Vec<(String, usize)> = Vec::new();
    let mut computers: BTreeMap<PlayerId, (String, usize)> = BTreeMap::new();
    for entrant in &of.entrants {
        match &entrant.player {
            player @ Player::Computer(it) => {
                let group = computers.entry(player.into());
                group.or_insert_with(|| (computer(text, &it.kind), 0)).1 += 1;
            }
            player => groups.push((mention_player(text, player), 1)),
        }
    }
    // The weakest level comes first: levels count down from -1.
    groups.extend(computers.into_values().rev());
    if groups.is_empty() {
        return say!(text, "tournament-entrants-none");
    }
    let few = groups.iter().take(MAX_NAMED).map(|(name, count)| match count {
        1 => name.clone(),
        _ => say!(text, "tournament-several", name = name.clone(), count = *count),
    });
    let list = text.listed(&few.collect::<Vec<_>>());
    let more: usize = groups.iter().skip(MAX_NAMED).map(|(_, count)| count).sum();
    let all = match more {
        0 => list,
        more => say!(text, "tournament-entrants-more", names = list, more = more),
    };
    say!(text, "tournament-entrants", count = of.entrants.len(), names = all)
}

/// Says why a tournament is called off.
pub(super) fn too_few(text: Text, of: &Tournament) -> String {
    let (count, least) = (of.entrants.len(), of.row.entry.least);
    match &of.row.teams {
        None => say!(text, "tournament-called-off", count = count, least = least),
        Some(teams) if teams.guest.is_none() => say!(text, "teams-called-off-alone"),
        Some(_) => say!(text, "teams-called-off", count = of.team_size(), least = least),
    }
}

/// Buttons for the standings, the pairings and the series.
pub(super) fn view_buttons(text: Text, row: &TournamentRow, round: u32) -> Vec<CreateButton> {
    let standings = TournamentClick::Standings { of: row.id, page: 0 };
    let pairings = TournamentClick::Pairings { of: row.id, round: round.max(1), page: 0 };
    let two = [
        tournament_button(standings, &say!(text, "button-standings"), false),
        tournament_button(pairings, &say!(text, "button-pairings"), false),
    ];
    two.into_iter().chain(series_button(text, row)).collect()
}

/// Returns a button for the table of the series over the year of this tournament, if it is of one.
pub(super) fn series_button(text: Text, row: &TournamentRow) -> Option<CreateButton> {
    let click = TournamentClick::Series { of: row.series?, year: year_of(row)?, page: 0 };
    Some(tournament_button(click, &say!(text, "button-series"), false))
}

/// Returns the year in UTC in which a tournament is to start, if it has a date.
pub(super) fn year_of(row: &TournamentRow) -> Option<u32> {
    let at = row.entry.starts_at?;
    at.to_zoned(TimeZone::UTC).year().try_into().ok()
}

/// Returns a button. One of a message can be the main one.
pub(super) fn tournament_button(
    click: TournamentClick,
    label: &str,
    is_main: bool,
) -> CreateButton {
    let style = if is_main { ButtonStyle::Success } else { ButtonStyle::Secondary };
    button(click, label, style)
}

/// Returns a pairing: the players, the thread and the result. In a match between two servers, the guest comes second, as in
/// its score.
pub(super) fn pairing_line(text: Text, of: &Tournament, pairing: &PairingRow) -> String {
    let white = mention_in(text, of, pairing.white);
    let Some(black) = pairing.black else {
        let points = pairing.points.map_or(0, |points| u32::from(points.white.halves()));
        let rests = match of.row.kind {
            _ if points == 0 => "yes",
            TournamentKind::Knockout => "on",
            _ => "no",
        };
        return say!(
            text,
            "tournament-bye",
            board = escaped_number(pairing.board),
            player = white,
            rests = rests,
            points = half_points(points)
        );
    };
    let black = mention_in(text, of, black);
    let is_guest = |number: u32| of.entrant(number).is_some_and(|it| it.home.is_some());
    let turned = of.row.teams.is_some() && is_guest(pairing.white);
    let (first, second) = if turned { (black, white) } else { (white, black) };
    let line = say!(
        text,
        "tournament-pairing",
        board = escaped_number(pairing.board),
        white = first,
        black = second
    );
    let place = pairing.thread.map(|thread| format!("<#{thread}>"));
    let line = match (place, pairing.points) {
        (Some(place), _) => say!(text, "tournament-pairing-place", pairing = line, place = place),
        (None, None) => say!(text, "tournament-pairing-waits", pairing = line),
        (None, Some(_)) => line,
    };
    let Some(points) = pairing.points else { return line };
    let points = Color::ALL.map(|color| half_points(u32::from(points[color].halves())));
    let [white, black] = points;
    let (white, black) = if turned { (black, white) } else { (white, black) };
    let line = if pairing.forfeit {
        say!(text, "tournament-pairing-forfeit", pairing = line, white = white, black = black)
    } else {
        say!(text, "tournament-pairing-result", pairing = line, white = white, black = black)
    };
    match of.advances_by_seed(pairing) {
        Some(number) => {
            let player = mention_in(text, of, number);
            say!(text, "tournament-pairing-advances", pairing = line, player = player)
        }
        None => line,
    }
}
