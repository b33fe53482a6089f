//! Tables as pictures, and their pages.

use dvonn_discord::markup::fit;
use dvonn_discord::picture::Picture;
use dvonn_discord::view::ALT;
use dvonn_render::{Align, Column, Row, Table};

use crate::runtime::app::painter;
use crate::runtime::style::Style;
use crate::say;
use crate::text::Text;

/// How many rows a page has.
pub(super) const PAGE: usize = 15;

/// Returns the number of the last page, counted from 0, of this many rows.
pub(super) fn last_page_of(rows: usize) -> usize {
    rows.saturating_sub(1) / PAGE
}

/// Returns the rows of a page, counted from 0.
pub(super) fn page_of<T>(rows: &[T], at: usize) -> &[T] {
    rows.chunks(PAGE).nth(at).unwrap_or_default()
}

/// A page of a table.
pub(super) struct Sheet<'a> {
    pub(super) title: &'a str,
    /// The number of this page, counted from 0, and of the last one.
    pub(super) page: (usize, usize),
    pub(super) headings: &'a [(String, Align)],
    pub(super) rows: &'a [Row],
    /// The order of the rows, in words. Empty if it is obvious.
    pub(super) order: &'a str,
    /// Whether the places are final, so that the first three get medals.
    pub(super) medals: bool,
}

impl Sheet<'_> {
    pub(super) fn picture(&self, style: Style) -> Picture {
        let text = style.text;
        let (title, caption) = (self.title.to_owned(), self.caption(text));
        let (headings, rows) = (self.headings.to_vec(), self.rows.to_vec());
        let medals = self.medals;
        let alt = fit(&self.alt_text(text), ALT);
        painter::picture(style, None, alt, move |painter, look| {
            let columns = headings.iter().map(|(heading, align)| Column { heading, align: *align });
            let columns: Vec<_> = columns.collect();
            let table =
                Table { title: &title, caption: &caption, columns: &columns, rows: &rows, medals };
            painter.table(&table, look)
        })
    }

    /// Returns the alt text: the whole page of the table.
    fn alt_text(&self, text: Text) -> String {
        let join = |cells: Vec<&str>| {
            let cells = cells.into_iter().filter(|cell| !cell.is_empty()).map(str::to_owned);
            text.listed(&cells.collect::<Vec<_>>())
        };
        // In the picture, places need no heading.
        let place = say!(text, "alt-table-place");
        let headings = self.headings.iter().map(|(heading, _)| heading.as_str());
        let columns =
            headings.map(|heading| if heading.is_empty() { place.as_str() } else { heading });
        let columns = join(columns.collect());
        let rows = self.rows.iter().map(|row| join(row.cells.iter().map(String::as_str).collect()));
        let rows = text.grouped(&rows.collect::<Vec<_>>());
        let title = join(vec![self.title, &self.caption(text)]);
        say!(text, "alt-table", title = title, columns = columns, rows = rows)
    }

    /// Returns the page number, if there are several pages, and the order.
    fn caption(&self, text: Text) -> String {
        let (at, last) = self.page;
        let page = (last > 0).then(|| say!(text, "table-page", page = at + 1, pages = last + 1));
        let order = Some(self.order.to_owned()).filter(|order| !order.is_empty());
        page.into_iter().chain(order).collect::<Vec<_>>().join(" · ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_caption_names_the_page_and_the_order() {
        let caption = |page, order| {
            Sheet { title: "", page, headings: &[], rows: &[], order, medals: false }
                .caption(Text::of(None))
        };
        assert_eq!(caption((0, 0), "by rating"), "by rating");
        assert_eq!(caption((1, 2), "by rating"), "Page 2 of 3 · by rating");
        assert_eq!(caption((1, 2), ""), "Page 2 of 3");
    }

    #[test]
    fn alt_text_contains_the_whole_table() {
        let headings = [(String::new(), Align::Center), (String::from("Name"), Align::Left)];
        let row = |cells: [&str; 2]| Row { cells: cells.map(String::from).to_vec(), mark: false };
        let rows = [row(["1", "Ada"]), row(["2", "Ben"])];
        let sheet = Sheet {
            title: "DVONN",
            page: (1, 2),
            headings: &headings,
            rows: &rows,
            order: "",
            medals: false,
        };
        let alt_text = sheet.alt_text(Text::of(None));
        assert_eq!(
            alt_text,
            "Table: DVONN, Page 2 of 3. Columns: Place, Name. Rows: 1, Ada; 2, Ben."
        );
    }
}
