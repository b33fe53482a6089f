//! The challenge ladder, page by page.

use dvonn_discord::picture::Picture;
use dvonn_discord::view::{View, button};
use dvonn_ladder::List;
use dvonn_model::{PlaceRow, UserId};
use dvonn_render::{Align, Row};
use serenity::all::{ButtonStyle, CreateButton};

use crate::discord::features::ladder::click::LadderPage;
use crate::discord::features::ladder::view::sheet::Sheet;
use crate::discord::kit::pager::PageStep;
use crate::discord::kit::style::Style;
use crate::discord::kit::words::links::mention;
use crate::discord::kit::words::players::strip_direction_marks;
use crate::say;
use crate::text::Text;

/// The number of places on a page.
const PAGE: usize = 15;

/// A page of the challenge ladder for one reader.
#[derive(Clone, Copy)]
pub(crate) struct PlacesPage<'a> {
    /// All visible rows, from the top.
    pub(crate) rows: &'a [&'a PlaceRow],
    /// The number of the page, counted from 0.
    pub(crate) at: usize,
    pub(crate) reader: UserId,
}

/// Returns the view of a page.
pub(crate) fn places(style: Style, page: &PlacesPage<'_>) -> View {
    let text = style.text;
    if page.rows.is_empty() {
        return View::new(say!(text, "places-empty"));
    }
    let mut lines = vec![say!(text, "places-title", people = page.rows.len())];
    lines.push(page.own_line(text));
    let view = View::new(lines.join("\n")).picture(page.picture(style));
    if page.last_page() == 0 {
        return view;
    }
    view.buttons(PageStep::ALL.map(|step| page.page_button(text, step)))
}

impl<'a> PlacesPage<'a> {
    fn last_page(&self) -> usize {
        crate::discord::features::ladder::view::top::last_page_of(self.rows.len())
    }

    /// Returns the rows of the page with their places, counted from 1.
    fn shown(&self) -> impl Iterator<Item = (usize, &'a PlaceRow)> {
        (1..).zip(self.rows.iter().copied()).skip(self.at * PAGE).take(PAGE)
    }

    /// Returns the reader's place, or how to get one.
    fn own_line(&self, text: Text) -> String {
        let own = self.rows.iter().position(|row| row.person.id == self.reader);
        let player = mention(self.reader);
        match own {
            Some(index) => say!(text, "places-own", player = player, place = index + 1),
            None => say!(text, "places-none", player = player),
        }
    }

    fn picture(&self, style: Style) -> Picture {
        let text = style.text;
        let headings = [(String::new(), Align::Center), (say!(text, "table-player"), Align::Left)];
        let table_row = |(place, row): (usize, &PlaceRow)| Row {
            cells: vec![place.to_string(), strip_direction_marks(&row.person.name)],
            mark: row.person.id == self.reader,
        };
        let rows: Vec<_> = self.shown().map(table_row).collect();
        let title = say!(text, "table-places");
        let page = (self.at, self.last_page());
        let medals = false;
        Sheet { title: &title, page, headings: &headings, rows: &rows, order: "", medals }
            .picture(style)
    }

    fn page_button(&self, text: Text, step: PageStep) -> CreateButton {
        let page = LadderPage::Top { list: List::People, at: self.at, step };
        let turn = page.click(self.reader);
        button(turn, &step.label(text), ButtonStyle::Secondary)
            .disabled(step.from(self.at, self.last_page()) == self.at)
    }
}
