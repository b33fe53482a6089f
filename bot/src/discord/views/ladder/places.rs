//! The challenge ladder, page by page.

use dvonn_ladder::List;
use dvonn_model::{PlaceRow, UserId};
use dvonn_render::{Align, Painter, Row};
use serenity::all::{ButtonStyle, CreateButton};

use super::super::super::click::Click;
use super::super::super::flip::{Flip, Leaf};
use super::super::super::paging::Step;
use super::super::super::style::Style;
use super::super::super::view::{Picture, View, button};
use super::super::players::harmless;
use super::super::{mention, pager};
use super::sheet::Sheet;
use crate::say;
use crate::text::Text;

/// So many places stand on a page.
const PAGE: usize = 15;

/// A page of the places, and who looks at it.
#[derive(Clone, Copy)]
pub(in crate::discord) struct PlacesPage<'a> {
    /// All that are seen, from the top.
    pub(in crate::discord) rows: &'a [&'a PlaceRow],
    /// Which page it is, counted from 0.
    pub(in crate::discord) at: usize,
    pub(in crate::discord) reader: UserId,
}

/// The page.
pub(in crate::discord) fn places(painter: &Painter, style: Style, page: &PlacesPage<'_>) -> View {
    let text = style.text;
    if page.rows.is_empty() {
        return View::new(say!(text, "places-nobody"));
    }
    let mut lines = vec![say!(text, "places-title", people = page.rows.len())];
    lines.extend(page.shown().map(|(place, row)| line(text, place, row)));
    lines.push(page.own_line(text));
    let view = View::new(lines.join("\n")).picture(page.picture(painter, style));
    if page.last() == 0 {
        return view;
    }
    view.buttons(Step::ALL.map(|step| page.turn(text, step)))
}

impl<'a> PlacesPage<'a> {
    fn last(&self) -> usize {
        super::last_of_top(self.rows.len())
    }

    /// The rows of the page with their places, as people count them.
    fn shown(&self) -> impl Iterator<Item = (usize, &'a PlaceRow)> {
        (1..).zip(self.rows.iter().copied()).skip(self.at * PAGE).take(PAGE)
    }

    /// Where the reader stands, or how to get a place.
    fn own_line(&self, text: Text) -> String {
        let own = self.rows.iter().position(|row| row.person.id == self.reader);
        let player = mention(self.reader);
        match own {
            Some(index) => say!(text, "places-own", player = player, place = index + 1),
            None => say!(text, "places-none", player = player),
        }
    }

    fn picture(&self, painter: &Painter, style: Style) -> Picture {
        let text = style.text;
        let headings = [(String::new(), Align::Center), (say!(text, "table-player"), Align::Left)];
        let drawn = |(place, row): (usize, &PlaceRow)| Row {
            cells: vec![place.to_string(), harmless(&row.person.name)],
            mark: row.person.id == self.reader,
        };
        let rows: Vec<_> = self.shown().map(drawn).collect();
        let title = say!(text, "table-places");
        let page = (self.at, self.last());
        Sheet { title: &title, page, headings: &headings, rows: &rows, order: "" }
            .picture(painter, style)
    }

    fn turn(&self, text: Text, step: Step) -> CreateButton {
        let leaf = Leaf::Top { list: List::People, at: self.at, step };
        let flip = Flip { leaf, reader: self.reader };
        button(Click::Flip(flip), &pager::step_label(text, step), ButtonStyle::Secondary)
            .disabled(step.from(self.at, self.last()) == self.at)
    }
}

fn line(text: Text, place: usize, row: &PlaceRow) -> String {
    say!(text, "places-row", place = place, player = mention(row.person.id))
}
