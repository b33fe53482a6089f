//! Tables as pictures.

use dvonn_render::{Align, Column, Painter, Row, Table};

use super::super::super::style::Style;
use super::super::super::view::Picture;
use crate::say;
use crate::text::Text;

/// A table, in pages.
pub(super) struct Sheet<'a> {
    pub(super) title: &'a str,
    /// Which page it is, counted from 0, and the last one.
    pub(super) page: (usize, usize),
    pub(super) headings: &'a [(String, Align)],
    pub(super) rows: &'a [Row],
    /// What the order of the rows is by; without words where that needs none.
    pub(super) order: &'a str,
}

impl Sheet<'_> {
    pub(super) fn picture(&self, painter: &Painter, style: Style) -> Picture {
        let text = style.text;
        let columns: Vec<_> = self
            .headings
            .iter()
            .map(|(heading, align)| Column { heading, align: *align })
            .collect();
        let table = Table {
            title: self.title,
            caption: &self.caption(text),
            columns: &columns,
            rows: self.rows,
            medals: true,
        };
        Picture {
            png: painter.table(&table, style.look(None)).into(),
            alt: say!(text, "alt-table"),
            absence: say!(text, "error-no-files"),
        }
    }

    /// The page, if there are several, and the order.
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
    fn a_picture_says_what_its_own_order_is_by() {
        let caption = |page, order| {
            Sheet { title: "", page, headings: &[], rows: &[], order }.caption(Text::of(None))
        };
        assert_eq!(caption((0, 0), "by rating"), "by rating");
        assert_eq!(caption((1, 2), "by rating"), "Page 2 of 3 · by rating");
        assert_eq!(caption((1, 2), ""), "Page 2 of 3");
    }
}
