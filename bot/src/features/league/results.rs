//! The results of a cycle, and the list of all cycles.

use dvonn_discord::view::{View, button};
use dvonn_model::{EntrantRow, LeagueRow};
use dvonn_tournament::Tournament;
use dvonn_tournament::league::League;
use serenity::all::ButtonStyle;

use crate::features::league::ids::LeagueClick;
use crate::features::league::table;
use crate::runtime::style::Style;
use crate::say;
use crate::show::words::league::title;
use crate::show::words::players::mention_player;
use crate::text::Text;

/// The number of cycles on a page: each has a button.
const PAGE: u32 = 5;

/// Returns the results of a cycle: the champion, who goes up and down, and the table of the first division. Pings
/// the champion.
pub(super) fn results(style: Style, league: &League, cycle: u32) -> View {
    let text = style.text;
    let champion = league.divisions.first().and_then(first);
    let name = title(&league.row);
    let mut lines = vec![match champion {
        Some(champion) => {
            let champion = mention_player(text, &champion.player);
            say!(text, "league-results", name = name, cycle = cycle, champion = champion)
        }
        None => say!(text, "league-results-nobody", name = name, cycle = cycle),
    }];
    for (index, division) in league.divisions.iter().enumerate() {
        lines.extend(movers(text, league, index, division));
    }
    let view = View::new(lines.join("\n")).ping(champion.and_then(|it| it.player.id_here()));
    match table::picture(style, league, 0) {
        Some(picture) => view.picture(picture),
        None => view,
    }
}

/// As [`results`], for those who play from a channel of another server, with the places of these.
pub(super) fn results_abroad(
    style: Style,
    league: &League,
    cycle: u32,
    own: &[&EntrantRow],
) -> View {
    let places = league.divisions.iter().flat_map(|division| {
        let placed = places(division).into_iter().filter(|it| own.contains(it));
        placed.map(|it| {
            let (player, place) = (mention_player(style.text, &it.player), it.place.unwrap_or(0));
            let division = division.row.division;
            say!(
                style.text,
                "championship-place",
                player = player,
                place = place,
                division = division
            )
        })
    });
    let places: Vec<_> = places.collect();
    let view = results(style, league, cycle);
    if places.is_empty() { view } else { view.and(View::new(places.join("\n"))) }
}

/// Returns who goes up from a division and down, as far as anybody does.
fn movers(text: Text, league: &League, index: usize, division: &Tournament) -> Option<String> {
    let (zones, places) = (league.zones(index), places(division));
    let up = &places[..zones.up.unwrap_or(0).min(places.len())];
    let down = &places[places.len().saturating_sub(zones.down)..];
    let names = |people: &[&EntrantRow]| {
        let names = people.iter().map(|entrant| mention_player(text, &entrant.player));
        text.listed(&names.collect::<Vec<_>>())
    };
    let parts = [
        (!up.is_empty()).then(|| say!(text, "league-goes-up", names = names(up))),
        (!down.is_empty()).then(|| say!(text, "league-goes-down", names = names(down))),
    ];
    let parts: Vec<_> = parts.into_iter().flatten().collect();
    let number = division.row.division;
    let parts = (!parts.is_empty()).then(|| parts.join(" · "))?;
    Some(say!(text, "league-division-line", number = number, what = parts))
}

/// Returns the cycles on a page of the history, newest first. The one that is played is not among them.
pub(super) fn cycles_on(row: &LeagueRow, page: usize) -> Vec<u32> {
    let before = u32::try_from(page).unwrap_or(u32::MAX).saturating_mul(PAGE);
    let newest = row.finished_cycles().saturating_sub(before);
    (1..=newest).rev().take(PAGE as usize).collect()
}

/// Returns a page of all cycles, with a button for the tables of each.
pub(super) fn history(text: Text, row: &LeagueRow, cycles: &[(u32, League)], page: usize) -> View {
    if cycles.is_empty() {
        return View::new(say!(text, "league-history-none", name = title(row)));
    }
    let mut lines = vec![say!(text, "league-history", name = title(row))];
    lines.extend(cycles.iter().map(|(cycle, league)| {
        let winners = league.divisions.iter().filter_map(first);
        let winners = winners.map(|winner| mention_player(text, &winner.player));
        let winners = text.listed(&winners.collect::<Vec<_>>());
        if winners.is_empty() {
            return say!(text, "league-history-nobody", cycle = *cycle);
        }
        say!(text, "league-history-line", cycle = *cycle, winners = winners)
    }));
    let of = row.id;
    let tables = cycles.iter().map(|(cycle, _)| {
        let click = LeagueClick::Table { of, cycle: *cycle, division: 0 };
        let label = say!(text, "button-league-cycle", number = *cycle);
        button(click, &label, ButtonStyle::Secondary)
    });
    let newer = (page > 0).then(|| (page - 1, say!(text, "button-page-back")));
    let has_older = cycles.last().is_some_and(|(cycle, _)| *cycle > 1);
    let older = has_older.then(|| (page + 1, say!(text, "button-forward")));
    let pages = newer.into_iter().chain(older).map(|(page, label)| {
        button(LeagueClick::History { of, page }, &label, ButtonStyle::Secondary)
    });
    View::new(lines.join("\n")).buttons(tables.chain(pages))
}

/// Returns the people of a division that is over, best first.
fn places(division: &Tournament) -> Vec<&EntrantRow> {
    let mut places: Vec<_> =
        division.entrants.iter().filter(|entrant| entrant.place.is_some()).collect();
    places.sort_by_key(|entrant| entrant.place);
    places
}

/// Returns the first of a division that is over, unless they left.
fn first(division: &Tournament) -> Option<&EntrantRow> {
    places(division).into_iter().next().filter(|first| first.withdrew.is_none())
}
