//! Formats points and places in tables of tournaments and leagues.

/// Returns a number before a dot, escaped so that Discord does not start a list.
pub(crate) fn escaped_number(number: u32) -> String {
    format!("{number}\\")
}

/// Formats half points, for example `2½`.
pub(crate) fn half_points(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => String::from("½"),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

/// Formats quarter points, for example `2¾`.
pub(crate) fn quarter_points(quarters: u32) -> String {
    let whole = match quarters / 4 {
        0 if quarters > 0 => String::new(),
        whole => whole.to_string(),
    };
    format!("{whole}{}", ["", "¼", "½", "¾"][(quarters % 4) as usize])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_points_are_written_as_in_any_table() {
        assert_eq!([0, 1, 2, 3, 14].map(half_points), ["0", "½", "1", "1½", "7"]);
    }

    #[test]
    fn quarter_points_are_written_as_in_any_table() {
        assert_eq!([0, 1, 2, 3, 4, 11].map(quarter_points), ["0", "¼", "½", "¾", "1", "2¾"]);
    }
}
