//! Draws a table: the rankings of a ladder, or the standings of a season or a tournament.

mod layout;

use crate::atlas::Atlas;
use crate::color::Rgb;
use crate::layout::BOARD;
use crate::picture::Picture;
use crate::sanitize::one_line;
use crate::shape::{Panel, Shape};
use crate::sheet::{self, SheetText};
use crate::surface::Surface;
use layout::HEADING_HEIGHT;

/// The maximum number of columns drawn.
const MAX_COLUMNS: usize = 20;
const MEDAL_RADIUS: f32 = 19.0;
/// The width of the bar at the left end of a highlighted row.
const HIGHLIGHT_BAR: f32 = 8.0;
/// The widths of the lines around the table, and between its rows.
const FRAME_WIDTH: f32 = 3.0;
const ROW_LINE_WIDTH: f32 = 2.0;

/// The horizontal alignment of the text in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// For names and other text. These columns take the remaining width.
    Left,
    /// For ranks, and for the results in a cross table.
    Center,
    /// For numbers.
    Right,
}

/// A column of a table. Its width follows from its content.
#[derive(Clone, Copy, Debug)]
pub struct Column<'a> {
    /// The heading; may be empty.
    pub heading: &'a str,
    /// The alignment of its cells and its heading.
    pub align: Align,
}

/// A row of a table.
#[derive(Clone, Debug)]
pub struct Row {
    /// One cell for each column: any text of any length, truncated if it does not fit. Missing
    /// cells are empty.
    pub cells: Vec<String>,
    /// Whether the row is highlighted, for example because it is the reader's own.
    pub mark: bool,
}

/// A table. The caller supplies all texts.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    /// The title above the table.
    pub title: &'a str,
    /// One line below the table; may be empty.
    pub caption: &'a str,
    /// The columns, of which the first 20 are drawn.
    pub columns: &'a [Column<'a>],
    /// The rows, of which the first [`Table::ROWS`] are drawn.
    pub rows: &'a [Row],
    /// Whether to draw the places 1, 2 and 3 in the first column as medals.
    pub medals: bool,
}

impl Table<'_> {
    /// The maximum number of rows in one picture.
    pub const ROWS: usize = 32;
}

/// Draws the table.
pub(crate) fn draw<'a>(atlas: &'a Atlas, table: &Table<'_>) -> Picture<'a> {
    let scheme = atlas.scheme;
    let rows = &table.rows[..table.rows.len().min(Table::ROWS)];
    let (panel, sheet) = layout::panels(rows.len().max(1));
    let text = SheetText { title: table.title, figure: "", caption: table.caption };
    let mut picture = sheet::draw_frame(atlas, &text, panel.bottom - BOARD.top);
    picture.fill_panel(&panel, scheme.border);
    picture.fill_panel(&panel.expanded(-FRAME_WIDTH), scheme.board);
    picture.fill_panel(&sheet.expanded(FRAME_WIDTH), scheme.border);
    let colors = &scheme.sheet;
    picture.fill_panel(&sheet, colors.background);
    for (number, row) in rows.iter().enumerate() {
        let row_area = layout::row_panel(&sheet, number);
        if row.mark {
            picture.fill_panel(&row_area, colors.band);
            picture.fill_panel(
                &Panel { right: row_area.left + HIGHLIGHT_BAR, ..row_area },
                scheme.mark,
            );
        }
        if number > 0 {
            picture.fill_panel(
                &Panel { bottom: row_area.top + ROW_LINE_WIDTH, ..row_area },
                colors.line,
            );
        }
    }

    let lines: Vec<Vec<String>> = rows.iter().map(|row| cell_texts(&row.cells)).collect();
    let headings = cell_texts(table.columns.iter().map(|column| column.heading));
    let ends = (sheet.left + HIGHLIGHT_BAR, sheet.right - HIGHLIGHT_BAR);
    let columns = column_spans(atlas, table.columns, &headings, &lines, ends);
    let middle = BOARD.top + HEADING_HEIGHT / 2.0;
    for (column, heading) in columns.iter().zip(&headings) {
        column.write(&mut picture, atlas, heading, middle, scheme.label);
    }
    for (number, line) in lines.iter().enumerate() {
        let row_area = layout::row_panel(&sheet, number);
        let middle = f32::midpoint(row_area.top, row_area.bottom);
        for (index, (column, cell)) in columns.iter().zip(line).enumerate() {
            let medal = (table.medals && index == 0).then(|| medal(cell)).flatten();
            if let Some(medal) = medal {
                column.draw_medal(&mut picture, atlas, medal, middle);
            } else {
                column.write(&mut picture, atlas, cell, middle, colors.text);
            }
        }
    }
    picture
}

fn cell_texts(cells: impl IntoIterator<Item = impl AsRef<str>>) -> Vec<String> {
    cells.into_iter().take(MAX_COLUMNS).map(|cell| one_line(cell.as_ref())).collect()
}

/// Returns the index of a place's medal, if it has one.
fn medal(place: &str) -> Option<usize> {
    ["1", "2", "3"].iter().position(|medal| *medal == place)
}

/// The horizontal range of a column's text.
struct ColumnSpan {
    left: f32,
    right: f32,
    align: Align,
}

fn column_spans(
    atlas: &Atlas,
    columns: &[Column<'_>],
    headings: &[String],
    lines: &[Vec<String>],
    ends: (f32, f32),
) -> Vec<ColumnSpan> {
    let font = &atlas.fonts.footer;
    let content = |(index, column): (usize, &Column<'_>)| {
        let cells = lines.iter().filter_map(|line| line.get(index));
        let widths = headings.get(index).into_iter().chain(cells).map(|text| font.width(text));
        (widths.fold(0.0, f32::max), column.align)
    };
    let contents: Vec<_> = columns.iter().take(MAX_COLUMNS).enumerate().map(content).collect();
    let places = layout::columns(&contents, ends).into_iter().zip(contents);
    places.map(|((left, right), (_, align))| ColumnSpan { left, right, align }).collect()
}

impl ColumnSpan {
    /// Returns the left end of content of this width.
    fn left_of(&self, width: f32) -> f32 {
        match self.align {
            Align::Left => self.left,
            Align::Center => f32::midpoint(self.left, self.right) - width / 2.0,
            Align::Right => self.right - width,
        }
    }

    fn write(&self, picture: &mut Picture<'_>, atlas: &Atlas, text: &str, middle: f32, color: Rgb) {
        let room = self.right - self.left;
        let fits = self.align == Align::Left || atlas.fonts.footer.fits(text, room);
        // Numbers may shrink, but they must not be truncated.
        let font = if fits { &atlas.fonts.footer } else { &atlas.fonts.small };
        let text = font.fit(text, room);
        let left = self.left_of(font.width(&text));
        let baseline = middle + font.baseline_offset();
        font.draw(picture, &text, (left, baseline), color);
    }

    fn draw_medal(&self, picture: &mut Picture<'_>, atlas: &Atlas, medal: usize, middle: f32) {
        let (font, colors) = (&atlas.fonts.footer, &atlas.scheme.sheet);
        let x = (self.left_of(2.0 * MEDAL_RADIUS) + MEDAL_RADIUS).round();
        let disc = |half: f32| Shape::ellipse((x, middle), (half, half));
        picture.fill(&disc(MEDAL_RADIUS), colors.medal_text);
        picture.fill(&disc(MEDAL_RADIUS - 2.0), colors.medals[medal]);
        let baseline = middle + font.baseline_offset();
        let place = (medal + 1).to_string();
        font.draw_centered(picture, &place, (x, baseline), colors.medal_text);
    }
}
