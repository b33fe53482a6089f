//! The table of a season, running or finished.

use dvonn_discord::picture::Picture;
use dvonn_discord::view::{View, button};
use dvonn_model::{SeasonRow, StandingRow, UserId};
use dvonn_render::{Align, Row};
use jiff::tz::TimeZone;
use serenity::all::{ButtonStyle, CreateButton};

use crate::features::ladder::ids::LadderPage;
use crate::features::ladder::sheet::{PAGE, Sheet, last_page_of, page_of};
use crate::runtime::failure::Explain;
use crate::runtime::style::Style;
use crate::say;
use crate::show::ids::pager::PageStep;
use crate::show::words::players::{mention_player, short_name};
use crate::show::words::rating::{floor, rating};
use crate::text::Text;

/// The maximum number of winners named at the end of a season. There are more than three only if
/// places are shared.
const MAX_WINNERS: usize = 10;

/// A page of a season's table for one reader.
#[derive(Clone, Copy)]
pub(super) struct SeasonPage<'a> {
    pub(super) season: &'a SeasonRow,
    /// The whole table.
    pub(super) table: &'a [StandingRow],
    /// The number of the page, counted from 0.
    pub(super) at: usize,
    /// The reader. `None` in a public announcement.
    pub(super) reader: Option<UserId>,
}

/// There is no season with this number, or none at all yet if the number is 0.
#[derive(Debug)]
pub(super) struct NoSuchSeason(pub(super) u32);

impl Explain for NoSuchSeason {
    fn explain(&self, text: Text) -> View {
        View::new(match self.0 {
            0 => say!(text, "season-none"),
            number => say!(text, "season-unknown", number = number),
        })
    }
}

/// Returns the view of a page.
pub(super) fn season(style: Style, page: &SeasonPage<'_>) -> View {
    let text = style.text;
    let mut lines = vec![heading(text, page.season)];
    if is_short(page.season) {
        lines.push(say!(text, "season-short"));
    }
    if page.table.is_empty() {
        lines.push(say!(text, "season-empty"));
        return View::new(lines.join("\n"));
    }
    lines.extend(page.own_line(text));
    let view = View::new(lines.join("\n")).picture(page.picture(style));
    match page.reader {
        Some(reader) if page.last_page() > 0 => {
            view.buttons(PageStep::ALL.map(|step| page.page_button(text, reader, step)))
        }
        _ => view,
    }
}

/// Returns the announcement of a finished season. It pings nobody.
pub(super) fn season_over(style: Style, season: &SeasonRow, table: &[StandingRow]) -> View {
    let text = style.text;
    let mut lines = vec![say!(text, "season-over", number = season.number)];
    let titled = table.iter().take_while(|row| row.place <= 3).take(MAX_WINNERS);
    lines.extend(titled.map(|row| {
        let player = mention_player(text, &row.player);
        say!(text, "season-title", place = row.place, number = season.number, player = player)
    }));
    lines.push(say!(text, "season-over-more", number = season.number));
    let page = SeasonPage { season, table, at: 0, reader: None };
    View::new(lines.join("\n")).picture(page.picture(style))
}

impl SeasonPage<'_> {
    fn last_page(&self) -> usize {
        last_page_of(self.table.len())
    }

    fn rows(&self) -> &[StandingRow] {
        page_of(self.table, self.at)
    }

    /// Returns the reader's row, if it is on another page.
    fn own_line(&self, text: Text) -> Option<String> {
        let reader = self.reader?;
        let index = self.table.iter().position(|row| row.player.is(reader))?;
        (index / PAGE != self.at)
            .then(|| say!(text, "top-own", row = line(text, &self.table[index])))
    }

    fn picture(&self, style: Style) -> Picture {
        let text = style.text;
        let headings = [
            (String::new(), Align::Center),
            (say!(text, "table-player"), Align::Left),
            (say!(text, "table-rating"), Align::Right),
            (say!(text, "table-floor"), Align::Right),
            (say!(text, "table-wins"), Align::Right),
            (say!(text, "table-draws"), Align::Right),
            (say!(text, "table-losses"), Align::Right),
        ];
        let rows: Vec<_> = self.rows().iter().map(|row| self.table_row(text, row)).collect();
        let title = say!(text, "table-season", number = self.season.number);
        let page = (self.at, self.last_page());
        let order = say!(text, "table-order");
        let medals = self.season.over;
        Sheet { title: &title, page, headings: &headings, rows: &rows, order: &order, medals }
            .picture(style)
    }

    fn table_row(&self, text: Text, row: &StandingRow) -> Row {
        let name = short_name(text, &row.player);
        let score =
            [row.score.wins, row.score.draws, row.score.losses].map(|games| games.to_string());
        let floor = floor(row.rating).to_string();
        let cells = [row.place.to_string(), name, rating(text, row.rating), floor];
        let mark = self.reader.is_some_and(|reader| row.player.is(reader));
        Row { cells: cells.into_iter().chain(score).collect(), mark }
    }

    fn page_button(&self, text: Text, reader: UserId, step: PageStep) -> CreateButton {
        let page = LadderPage::Season { number: self.season.number, at: self.at, step };
        button(page.click(reader), &step.label(text), ButtonStyle::Secondary)
            .disabled(step.from(self.at, self.last_page()) == self.at)
    }
}

fn heading(text: Text, season: &SeasonRow) -> String {
    let day = |at: jiff::Timestamp| format!("<t:{}:D>", at.as_second());
    let (number, from) = (season.number, day(season.began_at));
    match season.ends_at {
        Some(end) if season.over => {
            say!(text, "season-ended", number = number, from = from, until = day(end))
        }
        Some(end) => {
            let (end, rest) = (day(end), format!("<t:{}:R>", end.as_second()));
            say!(text, "season-current", number = number, from = from, until = end, rest = rest)
        }
        None => say!(text, "season-without-end", number = number, from = from),
    }
}

/// Returns true if a season is the first one and began between two boundaries of the calendar, so
/// that it is shorter than the others.
fn is_short(season: &SeasonRow) -> bool {
    let began = season.began_at.to_zoned(TimeZone::UTC).date();
    season.number == 1 && !season.over && season.ends_at.is_some() && began.day() != 1
}

fn line(text: Text, row: &StandingRow) -> String {
    say!(
        text,
        "season-row",
        place = row.place,
        player = mention_player(text, &row.player),
        rating = rating(text, row.rating),
        wins = row.score.wins,
        draws = row.score.draws,
        losses = row.score.losses
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_first_season_that_begins_between_two_boundaries_is_explained() {
        let season = |number, began: &str| SeasonRow {
            guild: 1_u64.try_into().unwrap(),
            number,
            began_at: began.parse().unwrap(),
            after_result: 0,
            ends_at: Some("2027-01-01T00:00:00Z".parse().unwrap()),
            over: false,
        };
        assert!(is_short(&season(1, "2026-11-22T10:00:00Z")));
        assert!(!is_short(&season(1, "2026-10-01T10:00:00Z")));
        assert!(!is_short(&season(2, "2026-11-22T10:00:00Z")));
    }
}
