//! The layout of a table, in layout units.

use super::Align;
use crate::layout::BOARD;
use crate::shape::Panel;

pub(crate) const HEADING_HEIGHT: f32 = 56.0;
const ROW_HEIGHT: f32 = 48.0;
const SHEET_MARGIN: f32 = 14.0;
/// The padding at both sides of a column, and its minimum width, which makes narrow columns equal.
const NORMAL_COLUMN: (f32, f32) = (10.0, 46.0);
/// The same for narrow columns in a table of more than [`MANY_COLUMNS`] columns, such as a cross
/// table.
const NARROW_COLUMN: (f32, f32) = (4.0, 40.0);
const MANY_COLUMNS: usize = 10;
/// The minimum width of a text column that shrinks in favour of others.
const MIN_TEXT_WIDTH: f32 = 170.0;

/// Returns the panel of a table with this many rows, and the area of the rows inside it.
pub(crate) fn panels(rows: usize) -> (Panel, Panel) {
    let top = BOARD.top + HEADING_HEIGHT;
    let bottom = top + rows as f32 * ROW_HEIGHT;
    let sheet = Panel {
        left: BOARD.left + SHEET_MARGIN,
        top,
        right: BOARD.right - SHEET_MARGIN,
        bottom,
        radius: 0.0,
    };
    (Panel { bottom: bottom + SHEET_MARGIN, ..BOARD }, sheet)
}

/// Returns the panel of a row.
pub(crate) fn row_panel(sheet: &Panel, number: usize) -> Panel {
    let top = sheet.top + number as f32 * ROW_HEIGHT;
    Panel { top, bottom: top + ROW_HEIGHT, radius: 0.0, ..*sheet }
}

/// The preferred width of a column.
struct PreferredWidth {
    width: f32,
    padding: f32,
    is_text: bool,
}

impl PreferredWidth {
    fn new(content: f32, align: Align, crowded: bool) -> Self {
        let narrow = crowded && align == Align::Center;
        let (padding, min_width) = if narrow { NARROW_COLUMN } else { NORMAL_COLUMN };
        let width = (content + 2.0 * padding).max(min_width);
        Self { width, padding, is_text: align == Align::Left }
    }
}

/// Returns the left and right ends of the text in each column, given the width of its content and
/// its alignment. The columns fill the range from `left` to `right`.
pub(crate) fn columns(contents: &[(f32, Align)], (left, right): (f32, f32)) -> Vec<(f32, f32)> {
    let room = right - left;
    let crowded = contents.len() > MANY_COLUMNS;
    let preference =
        |&(content, align): &(f32, Align)| PreferredWidth::new(content, align, crowded);
    let preferred: Vec<PreferredWidth> = contents.iter().map(preference).collect();
    let (texts, others): (Vec<&PreferredWidth>, Vec<&PreferredWidth>) =
        preferred.iter().partition(|column| column.is_text);
    let for_texts = room - others.iter().map(|column| column.width).sum::<f32>();
    let (max_number, max_text) = if for_texts >= MIN_TEXT_WIDTH * texts.len() as f32 {
        (f32::INFINITY, max_width(&texts, for_texts))
    } else {
        let max_number = max_width(&preferred.iter().collect::<Vec<_>>(), room);
        (max_number, max_number)
    };
    let width = |column: &PreferredWidth| {
        column.width.min(if column.is_text { max_text } else { max_number })
    };
    let spare = (room - preferred.iter().map(width).sum::<f32>()).max(0.0);
    // Only text benefits from more room; numbers would just move apart.
    let sharing = if texts.is_empty() { &others } else { &texts };
    let extra = spare / sharing.len() as f32;
    let mut end = left;
    let place = |column: &PreferredWidth| {
        let more = if column.is_text || texts.is_empty() { extra } else { 0.0 };
        let start = end;
        end += width(column) + more;
        (start + column.padding, end - column.padding)
    };
    preferred.iter().map(place).collect()
}

/// Returns the maximum width of a column at which all columns fit the room.
fn max_width(preferred: &[&PreferredWidth], mut room: f32) -> f32 {
    let mut widths: Vec<f32> = preferred.iter().map(|column| column.width).collect();
    widths.sort_by(f32::total_cmp);
    for (index, width) in widths.iter().enumerate() {
        let left = (widths.len() - index) as f32;
        if width * left > room {
            return room / left;
        }
        room -= width;
    }
    f32::INFINITY
}

#[cfg(test)]
mod tests {
    use super::*;

    fn widths(contents: &[(f32, Align)]) -> Vec<i32> {
        let columns = columns(contents, (100.0, 1100.0));
        let gaps = columns.windows(2).map(|pair| pair[1].0 - pair[0].1);
        let padding = columns[0].0 - 100.0;
        assert!(gaps.into_iter().all(|gap| (gap - 2.0 * padding).abs() < 0.01));
        assert!(
            (columns[columns.len() - 1].1 + padding - 1100.0).abs() < 0.1,
            "the columns fill the room"
        );
        columns.iter().map(|(left, right)| (right - left).round() as i32).collect()
    }

    #[test]
    fn text_columns_take_the_remaining_room() {
        let columns = [(20.0, Align::Center), (300.0, Align::Left), (80.0, Align::Right)];
        assert_eq!(widths(&columns), [26, 834, 80]);
        let long = [(20.0, Align::Center), (3000.0, Align::Left), (80.0, Align::Right)];
        assert_eq!(widths(&long), [26, 834, 80]);
        let two = [(100.0, Align::Left), (3000.0, Align::Left), (80.0, Align::Right)];
        assert_eq!(widths(&two), [100, 760, 80]);
    }

    #[test]
    fn without_text_all_columns_share_the_room() {
        assert_eq!(widths(&[(80.0, Align::Right), (180.0, Align::Right)]), [430, 530]);
    }

    #[test]
    fn if_there_is_too_little_room_the_widest_columns_shrink() {
        let columns = [(20.0, Align::Center), (900.0, Align::Left), (3000.0, Align::Right)];
        assert_eq!(widths(&columns), [26, 457, 457]);
        let narrow = [(40.0, Align::Center); 16];
        assert!(widths(&narrow).iter().all(|&width| (54..=55).contains(&width)));
    }
}
