//! The standings of a tournament: as a picture and line by line.

use dvonn_discord::markup::fit;
use dvonn_discord::picture::Picture;
use dvonn_discord::view::{ALT, CONTENT, View};
use dvonn_model::{TournamentKind, TournamentState, UserId};
use dvonn_render::{Align, Column, Row, Table};
use dvonn_tournament::{Standing, Tournament};

use crate::features::tournament::ids::TournamentClick;
use crate::features::tournament::parts::{
    entrants, kind, series_button, tournament_button, view_buttons,
};
use crate::features::tournament::teams;
use crate::runtime::app::painter;
use crate::runtime::style::Style;
use crate::say;
use crate::show::words::points::{escaped_number, half_points, quarter_points};
use crate::show::words::tournament::{
    mention_in, name as tournament_name, name_in, team_result, title,
};
use crate::text::Text;

/// The number of entrants on a page. They fit into a message and a crosstable.
const PAGE: usize = 16;

/// The maximum length of a name in the alt text.
const MAX_NAME: usize = 40;

/// The maximum number of shared winners named.
const MAX_WINNERS: usize = 4;

/// Returns a page of the standings for one reader, with their row marked in the picture.
pub(super) fn standings(style: Style, of: &Tournament, page: usize, reader: UserId) -> View {
    let text = style.text;
    if of.row.round == 0 {
        let name = title(text, &of.row);
        let title = say!(text, "tournament-standings-none", name = name);
        let view = View::new(format!("{title}\n{}", entrants(text, of)));
        return view.buttons(series_button(text, &of.row));
    }
    if of.row.teams.is_some() {
        return teams::table(style, of, teams::score(text, of));
    }
    let all = of.standings();
    let last = all.len().saturating_sub(1) / PAGE;
    let page = page.min(last);
    let own = of.entrant_of(reader).map(|entrant| entrant.number);
    let view = sheet(style, of, &all, &Page { number: page, own, lead: None });
    let to = |page| TournamentClick::Standings { of: of.row.id, page };
    let mut buttons = Vec::new();
    if page > 0 {
        buttons.push(tournament_button(to(page - 1), &say!(text, "button-page-back"), false));
    }
    if page < last {
        buttons.push(tournament_button(to(page + 1), &say!(text, "button-forward"), false));
    }
    let own_page = all.iter().position(|standing| Some(standing.entrant) == own);
    if let Some(own_page) = own_page.map(|index| index / PAGE).filter(|&own| own.abs_diff(page) > 1)
    {
        buttons.push(tournament_button(to(own_page), &say!(text, "button-own-place"), false));
    }
    buttons.extend(series_button(text, &of.row));
    view.buttons(buttons)
}

/// Returns the top of the standings for everyone, as they were after a round.
pub(super) fn public_standings(style: Style, of: &Tournament, round: u32) -> View {
    let mut then = of.clone();
    then.row.round = round;
    then.pairings.retain(|pairing| pairing.round <= round);
    if of.row.teams.is_some() {
        return teams::table(style, &then, teams::score(style.text, &then));
    }
    let all = then.standings();
    let view = sheet(style, &then, &all, &Page { number: 0, own: None, lead: None });
    if all.len() > PAGE {
        view.buttons(view_buttons(style.text, &of.row, of.row.round))
    } else {
        view
    }
}

/// Returns the end of a tournament: the winner and the top of the final standings. Pings a single
/// winner.
pub(super) fn over(style: Style, of: &Tournament) -> View {
    let text = style.text;
    if let Some(result) = team_result(text, of) {
        let view = teams::table(style, of, Some(result));
        return view.buttons(view_buttons(text, &of.row, of.row.round));
    }
    let winners = of.winners();
    let name = title(text, &of.row);
    let mentions = winners.iter().map(|winner| mention_in(text, of, winner.number));
    let mentions: Vec<_> = mentions.collect();
    let first = match mentions.as_slice() {
        _ if of.ended_early() => say!(
            text,
            "tournament-over-early",
            name = name,
            round = of.row.round,
            rounds = of.row.rounds.unwrap_or(of.row.round)
        ),
        [] => say!(text, "tournament-over-nobody", name = name),
        [winner] if of.row.kind == TournamentKind::Arena => {
            say!(text, "arena-over", name = name, winner = winner.clone())
        }
        [winner] => say!(
            text,
            "tournament-over",
            name = name,
            rounds = of.row.round,
            winner = winner.clone()
        ),
        several => {
            let winners = match several.split_at_checked(MAX_WINNERS) {
                Some((named, more)) if !more.is_empty() => {
                    let first = text.listed(named);
                    say!(text, "tournament-entrants-more", names = first, more = more.len())
                }
                _ => text.and(several),
            };
            say!(text, "tournament-over-shared", name = name, winners = winners)
        }
    };
    let winner = match winners.as_slice() {
        [winner] if !of.ended_early() => winner.player.id(),
        _ => None,
    };
    sheet(style, of, &of.standings(), &Page { number: 0, own: None, lead: Some(first) })
        .ping(winner)
        .buttons(view_buttons(text, &of.row, of.row.round))
}

/// The part of the standings to show, and its reader.
struct Page {
    number: usize,
    /// The entrant number of the reader.
    own: Option<u32>,
    /// A line above the standings.
    lead: Option<String>,
}

/// Returns a page as a picture and in words.
fn sheet(style: Style, of: &Tournament, all: &[Standing], page: &Page) -> View {
    let text = style.text;
    let shown: Vec<_> = all.iter().skip(page.number * PAGE).take(PAGE).collect();
    let mut lines: Vec<_> = page.lead.iter().cloned().collect();
    lines.push(heading(text, of, format!("**{}**", title(text, &of.row))));
    let first = page.number * PAGE;
    if all.len() > shown.len() {
        let last = first + shown.len();
        lines.push(say!(text, "standings-part", first = first + 1, last = last, count = all.len()));
        let own = all.iter().position(|standing| Some(standing.entrant) == page.own);
        let own = own.filter(|own| !(first..last).contains(own));
        lines.extend(own.map(|own| {
            let name = mention_in(text, of, all[own].entrant);
            let name = marked(text, of, all[own].entrant, name);
            line(text, of, &all[own], name)
        }));
    }
    match of.row.kind {
        TournamentKind::Knockout => {}
        TournamentKind::Arena => lines.push(say!(text, "arena-legend")),
        kind => {
            let swiss = if kind == TournamentKind::Swiss { "yes" } else { "no" };
            lines.push(say!(text, "standings-legend", swiss = swiss));
        }
    }
    let words = join_lines_that_fit(&lines);
    let heading = heading(text, of, tournament_name(text, &of.row, usize::MAX));
    let knockout = if of.row.kind == TournamentKind::Knockout { "yes" } else { "no" };
    let lead = say!(text, "alt-standings", heading = heading.clone(), knockout = knockout);
    let mut sentences = vec![lead];
    sentences.extend(shown.iter().map(|standing| {
        let name = fit(&name_in(text, of, standing.entrant), MAX_NAME);
        let name = marked(text, of, standing.entrant, name);
        if of.row.kind == TournamentKind::Knockout {
            return say!(text, "alt-standing-knockout", place = standing.place, name = name);
        }
        let points = half_points(standing.points);
        say!(text, "alt-standing", place = standing.place, name = name, points = points)
    }));
    let alt = fit(&text.sentences(sentences), ALT);
    View::new(words).picture(table(style, of, all, &shown, page.own, heading, alt))
}

/// Returns the name of an entrant, marked if they had withdrawn by this round.
pub(super) fn marked(text: Text, of: &Tournament, entrant: u32, name: String) -> String {
    let withdrew = of.entrant(entrant).and_then(|entrant| entrant.withdrew);
    // In an arena, it is only a break.
    let withdrew = withdrew.filter(|_| of.row.kind != TournamentKind::Arena);
    match withdrew.filter(|&round| round <= of.row.round) {
        Some(_) => say!(text, "standing-withdrew", name = name),
        None => name,
    }
}

/// Joins as many lines as fit into a message. The picture shows all of them.
pub(super) fn join_lines_that_fit(lines: &[String]) -> String {
    let mut words = String::new();
    let mut room = CONTENT;
    for line in lines {
        let length = line.chars().count() + 1;
        if length > room {
            break;
        }
        room -= length;
        words.push_str(line);
        words.push('\n');
    }
    words.truncate(words.trim_end().len());
    words
}

pub(super) fn heading(text: Text, of: &Tournament, name: String) -> String {
    let row = &of.row;
    let rounds = row.rounds.unwrap_or(row.round);
    let round = row.round;
    if row.state == TournamentState::Over {
        return say!(text, "tournament-standings-final", name = name);
    }
    if row.kind == TournamentKind::Arena {
        return say!(text, "arena-standings", name = name);
    }
    if of.round(round).all(|pairing| pairing.points.is_some()) {
        say!(text, "tournament-standings-after", name = name, round = round, rounds = rounds)
    } else if round > 1 && of.round(round).all(|pairing| pairing.points.is_none()) {
        say!(text, "tournament-standings-after", name = name, round = round - 1, rounds = rounds)
    } else {
        say!(text, "tournament-standings-during", name = name, round = round, rounds = rounds)
    }
}

fn line(text: Text, of: &Tournament, standing: &Standing, name: String) -> String {
    let place = escaped_number(standing.place);
    if of.row.kind == TournamentKind::Knockout {
        let name = name.clone();
        return match standing.out_in {
            Some(round) => {
                say!(text, "standing-out", place = place, name = name, round = round)
            }
            None => say!(text, "standing-in", place = place, name = name),
        };
    }
    let mut parts = vec![say!(
        text,
        "standing",
        place = place,
        name = name,
        points = half_points(standing.points)
    )];
    // List the tie-breaks in the order in which they apply.
    let sonneborn_berger = quarter_points(standing.sonneborn_berger);
    let sonneborn_berger = say!(text, "standing-sonneborn-berger", points = sonneborn_berger);
    let direct = standing.direct;
    let direct = direct.map(|points| say!(text, "standing-direct", points = half_points(points)));
    match of.row.kind {
        TournamentKind::Arena => {}
        kind if kind.is_all_play_all() => {
            parts.extend(direct);
            parts.push(sonneborn_berger);
        }
        _ => {
            let buchholz = half_points(standing.buchholz);
            parts.push(say!(text, "standing-buchholz", points = buchholz));
            parts.push(sonneborn_berger);
            parts.extend(direct);
        }
    }
    parts.push(games(text, standing));
    parts.join(" · ")
}

/// Returns how many games an entrant won, drew and lost, and in brackets how many rounds they had without a game,
/// such as byes.
fn games(text: Text, standing: &Standing) -> String {
    let (won, drawn, lost) = (standing.wins, standing.draws, standing.losses);
    let games = say!(text, "standing-games", won = won, drawn = drawn, lost = lost);
    match standing.unplayed {
        0 => games,
        unplayed => format!("{games} ({unplayed})"),
    }
}

fn table(
    style: Style,
    of: &Tournament,
    all: &[Standing],
    shown: &[&Standing],
    own: Option<u32>,
    title: String,
    alt: String,
) -> Picture {
    let text = style.text;
    let columns = columns(text, of, all);
    let rows: Vec<_> = shown
        .iter()
        .map(|standing| Row {
            cells: cells(text, of, all, standing),
            mark: Some(standing.entrant) == own,
        })
        .collect();
    let number = of.row.id.to_string();
    let kind = kind(text, &of.row);
    let caption = say!(text, "caption-standings", number = number, kind = kind);
    let medals = of.row.state == TournamentState::Over && !of.ended_early();
    painter::picture(style, None, alt, move |painter, look| {
        let columns = columns.iter().map(|(heading, align)| Column { heading, align: *align });
        let columns: Vec<_> = columns.collect();
        let table =
            Table { title: &title, caption: &caption, columns: &columns, rows: &rows, medals };
        painter.table(&table, look)
    })
}

/// Returns true if the picture is a crosstable of all games.
fn is_crosstable(of: &Tournament, all: &[Standing]) -> bool {
    of.row.kind.is_all_play_all() && all.len() <= PAGE
}

fn columns(text: Text, of: &Tournament, all: &[Standing]) -> Vec<(String, Align)> {
    let mut columns =
        vec![(String::new(), Align::Center), (say!(text, "column-name"), Align::Left)];
    if of.row.kind == TournamentKind::Knockout {
        columns.push((say!(text, "column-out"), Align::Center));
        return columns;
    }
    if is_crosstable(of, all) {
        columns.extend((1..=all.len()).map(|number| (number.to_string(), Align::Center)));
    }
    columns.push((say!(text, "column-points"), Align::Right));
    if of.row.kind == TournamentKind::Swiss {
        columns.push((say!(text, "column-buchholz"), Align::Right));
    }
    if of.row.kind != TournamentKind::Arena {
        columns.push((say!(text, "column-sonneborn-berger"), Align::Right));
    }
    if !is_crosstable(of, all) {
        columns.push((say!(text, "column-games"), Align::Center));
    }
    columns
}

fn cells(text: Text, of: &Tournament, all: &[Standing], standing: &Standing) -> Vec<String> {
    let name = marked(text, of, standing.entrant, name_in(text, of, standing.entrant));
    let mut cells = vec![standing.place.to_string(), name];
    if of.row.kind == TournamentKind::Knockout {
        let out = standing.out_in.map(|round| say!(text, "cell-out", round = round));
        cells.push(out.unwrap_or_default());
        return cells;
    }
    if is_crosstable(of, all) {
        // Shared places do not identify the columns, so number the rows.
        let index = all.iter().position(|one| one.entrant == standing.entrant);
        if let Some(index) = index.filter(|_| has_shared_places(all)) {
            cells[1] = format!("{}. {}", index + 1, cells[1]);
        }
        cells.extend(all.iter().map(|other| {
            if other.entrant == standing.entrant {
                String::from("×")
            } else {
                results(of, standing.entrant, other.entrant)
            }
        }));
    }
    cells.push(half_points(standing.points));
    if of.row.kind == TournamentKind::Swiss {
        cells.push(half_points(standing.buchholz));
    }
    if of.row.kind != TournamentKind::Arena {
        cells.push(quarter_points(standing.sonneborn_berger));
    }
    if !is_crosstable(of, all) {
        cells.push(games(text, standing));
    }
    cells
}

fn has_shared_places(all: &[Standing]) -> bool {
    all.windows(2).any(|two| two[0].place == two[1].place)
}

/// Returns the points of one entrant against another, game by game.
fn results(of: &Tournament, one: u32, other: u32) -> String {
    let games = of.pairings.iter().filter_map(|pairing| {
        let points = pairing.points?;
        match (pairing.white, pairing.black) {
            (white, Some(black)) if white == one && black == other => Some(points.white),
            (white, Some(black)) if white == other && black == one => Some(points.black),
            _ => None,
        }
    });
    let games: Vec<_> = games.map(|points| half_points(u32::from(points.halves()))).collect();
    games.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_standings_are_cut_between_lines() {
        let lines = vec!["½".repeat(150); 16];
        let words = join_lines_that_fit(&lines);
        assert!(words.chars().count() <= CONTENT);
        assert_eq!(words.lines().collect::<Vec<_>>(), lines[..13]);
    }
}
