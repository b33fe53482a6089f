//! Tables as pictures.

use dvonn_render::{Align, Column, Painter, Row, Table};

use super::super::super::style::Style;
use super::super::super::view::Picture;
use crate::say;

/// A table, in pages.
pub(super) struct Sheet<'a> {
    pub(super) title: &'a str,
    /// Which page it is, counted from 0, and the last one.
    pub(super) page: (usize, usize),
    pub(super) headings: &'a [(String, Align)],
    pub(super) rows: &'a [Row],
}

impl Sheet<'_> {
    pub(super) fn picture(&self, painter: &Painter, style: Style) -> Picture {
        let (text, (at, last)) = (style.text, self.page);
        let columns: Vec<_> = self
            .headings
            .iter()
            .map(|(heading, align)| Column { heading, align: *align })
            .collect();
        let caption = match last {
            0 => String::new(),
            _ => say!(text, "table-page", page = at + 1, pages = last + 1),
        };
        let table = Table {
            title: self.title,
            caption: &caption,
            columns: &columns,
            rows: self.rows,
            medals: true,
        };
        Picture {
            png: painter.table(&table, style.look(None).theme),
            alt: say!(text, "alt-table"),
            absence: say!(text, "error-no-files"),
        }
    }
}
