//! Makes user text safe to show: no line breaks, no control characters, and nothing that changes
//! the direction of the text around it.

use unicode_segmentation::UnicodeSegmentation;

/// Returns true for characters that are not drawn themselves, such as joiners and variation
/// selectors.
pub(crate) fn is_invisible(char: char) -> bool {
    matches!(char,
        '\u{AD}' | '\u{34F}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}'
        | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200D}' | '\u{2060}'..='\u{2064}'
        | '\u{3164}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}'
        | '\u{FFF0}'..='\u{FFFB}' | '\u{E0000}'..='\u{E0FFF}')
}

fn is_unsafe(char: char) -> bool {
    char.is_control()
        || matches!(char,
            '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}'
            | '\u{2066}'..='\u{206F}')
}

/// Returns the visible text as one line, with single spaces between words.
pub(crate) fn one_line(text: &str) -> String {
    let words = text
        .split(char::is_whitespace)
        .map(|word| word.chars().filter(|&char| !is_unsafe(char)).collect::<String>());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Returns the text as one line of at most `limit` characters. A longer line is cut between
/// graphemes and ends with an ellipsis.
pub(crate) fn truncated(text: &str, limit: usize) -> String {
    let line = one_line(text);
    if line.chars().count() <= limit {
        return line;
    }
    let mut kept = String::new();
    let mut room = limit.saturating_sub(1);
    for grapheme in line.graphemes(true) {
        let Some(left) = room.checked_sub(grapheme.chars().count()) else { break };
        room = left;
        kept.push_str(grapheme);
    }
    format!("{}…", kept.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_and_direction_characters_are_removed_and_spaces_become_single() {
        assert_eq!(one_line(" a\u{202E}b\r\n\t\u{7}c\u{2028}d\u{2067} "), "ab c d");
        assert_eq!(one_line("\u{202E}\u{0}"), "");
    }

    #[test]
    fn a_long_line_is_cut_between_graphemes() {
        assert_eq!(truncated("Anna", 4), "Anna");
        assert_eq!(truncated("Annabel", 4), "Ann…");
        // A letter made of three characters is kept or dropped as a whole.
        assert_eq!(truncated("e\u{301}\u{323}e\u{301}\u{323}xyz", 6), "e\u{301}\u{323}…");
    }
}
