//! The table of a series over a year, with a link to its next tournament.

use dvonn_discord::markup::plain;
use dvonn_discord::view::View;
use dvonn_model::{MessageId, PostKey, TournamentId, TournamentRow};
use dvonn_tournament::{SeriesStanding, SeriesTable, TournamentRefusal};
use jiff::tz::TimeZone;

use crate::features::tournament::ids::TournamentClick;
use crate::features::tournament::parts::{tournament_button, year_of};
use crate::runtime::app::App;
use crate::runtime::caller::Caller;
use crate::runtime::failure::Failure;
use crate::say;
use crate::show::words::links::mention;
use crate::show::words::points::escaped_number;
use crate::show::words::tournament::place;
use crate::text::Text;

/// The number of people on a page.
const PAGE: usize = 20;

/// Shows the caller a page of the table of a series over a year.
pub(super) async fn show_series(
    app: &App,
    caller: &Caller,
    id: TournamentId,
    year: u32,
    page: usize,
) -> Result<(), Failure> {
    let guild = caller.guild()?;
    let first = app.store.tournament(id).await?;
    let first = first.filter(|row| row.guild == guild && row.series == Some(id));
    let first = first.ok_or(Failure::from(TournamentRefusal::Unknown(id)))?;
    let table = match year.try_into() {
        Ok(year) => SeriesTable::read(&app.store, id, year).await?,
        Err(_) => SeriesTable::default(),
    };
    let mut next = None;
    if let Some(row) = app.store.next_of_series(id).await? {
        let shown = app.store.post(PostKey::tournament(row.id, row.stage())).await?;
        next = Some((row, shown.and_then(|shown| shown.message)));
    }
    let this_year = app.now().to_zoned(TimeZone::UTC).year().try_into().unwrap_or(year);
    let page = Page { year, this_year, number: page };
    Ok(caller.reply_in_place(&view(caller.text, &first, &table, next.as_ref(), &page)).await?)
}

/// Which page of the table of which year is shown, and when.
struct Page {
    year: u32,
    this_year: u32,
    number: usize,
}

/// Returns a page of the table of the series with this `first` tournament. `next` is the one that people can join, with
/// its message.
fn view(
    text: Text,
    first: &TournamentRow,
    table: &SeriesTable,
    next: Option<&(TournamentRow, Option<MessageId>)>,
    page: &Page,
) -> View {
    let year = page.year;
    let name = plain(&next.map_or(first, |(row, _)| row).name);
    let count = table.tournaments;
    let mut lines =
        vec![say!(text, "series-title", name = name, year = year.to_string(), count = count)];
    let all = &table.standings;
    let last = all.len().saturating_sub(1) / PAGE;
    let number = page.number.min(last);
    let shown: Vec<_> = all.iter().skip(number * PAGE).take(PAGE).collect();
    if shown.is_empty() {
        lines.push(say!(text, "series-none"));
    }
    lines.extend(shown.iter().map(|standing| line(text, standing)));
    if all.len() > shown.len() {
        let (from, until) = (number * PAGE + 1, number * PAGE + shown.len());
        lines.push(say!(text, "standings-part", first = from, last = until, count = all.len()));
    }
    lines.push(say!(text, "series-legend"));
    if let Some((row, message)) = next
        && let Some(at) = row.entry.starts_at
    {
        let time = format!("<t:{}:f>", at.as_second());
        lines.push(say!(text, "series-next", place = place(row, *message), time = time));
    }
    let to = |year, page| TournamentClick::Series { of: first.id, year, page };
    let mut buttons = Vec::new();
    if number > 0 {
        let label = say!(text, "button-page-back");
        buttons.push(tournament_button(to(year, number - 1), &label, false));
    }
    if number < last {
        let label = say!(text, "button-forward");
        buttons.push(tournament_button(to(year, number + 1), &label, false));
    }
    if year_of(first).is_some_and(|begun| begun < year) {
        buttons.push(tournament_button(to(year - 1, 0), &(year - 1).to_string(), false));
    }
    if year < page.this_year {
        buttons.push(tournament_button(to(year + 1, 0), &(year + 1).to_string(), false));
    }
    View::new(lines.join("\n")).buttons(buttons)
}

fn line(text: Text, standing: &SeriesStanding) -> String {
    say!(
        text,
        "series-line",
        place = escaped_number(standing.place),
        player = mention(standing.person.id),
        points = standing.points,
        played = standing.played,
        wins = standing.wins
    )
}
