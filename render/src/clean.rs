//! Text from people, made safe to show: no line breaks, no control characters, nothing that
//! turns the direction of the text around it.

use unicode_segmentation::UnicodeSegmentation;

/// Whether a character tells how others are shown and shows nothing itself.
pub(crate) fn is_invisible(char: char) -> bool {
    matches!(char,
        '\u{AD}' | '\u{34F}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}'
        | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200D}' | '\u{2060}'..='\u{2064}'
        | '\u{3164}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}'
        | '\u{FFF0}'..='\u{FFFB}' | '\u{E0000}'..='\u{E0FFF}')
}

fn is_unwanted(char: char) -> bool {
    char.is_control()
        || matches!(char,
            '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}'
            | '\u{2066}'..='\u{206F}')
}

/// One line of the text's visible characters, the blanks between its words single.
pub(crate) fn one_line(text: &str) -> String {
    let words = text
        .split(char::is_whitespace)
        .map(|word| word.chars().filter(|&char| !is_unwanted(char)).collect::<String>());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// One line of at most `limit` characters, cut between letters and then ended by an ellipsis.
pub(crate) fn shortened(text: &str, limit: usize) -> String {
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
    fn control_and_direction_characters_go_and_blanks_become_single() {
        assert_eq!(one_line(" a\u{202E}b\r\n\t\u{7}c\u{2028}d\u{2067} "), "ab c d");
        assert_eq!(one_line("\u{202E}\u{0}"), "");
    }

    #[test]
    fn a_long_line_is_cut_between_letters() {
        assert_eq!(shortened("Anna", 4), "Anna");
        assert_eq!(shortened("Annabel", 4), "Ann…");
        // One letter made of three characters is kept whole or not at all.
        assert_eq!(shortened("e\u{301}\u{323}e\u{301}\u{323}xyz", 6), "e\u{301}\u{323}…");
    }
}
