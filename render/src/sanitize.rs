//! Makes user text safe to show: no line breaks, no control characters, nothing that changes the
//! direction of the text around it, and no more than can be drawn quickly.

use unicode_segmentation::UnicodeSegmentation;

/// The maximum number of graphemes in a line. At the smallest size, fewer fit in a picture.
const MAX_LINE: usize = 256;
/// The maximum number of graphemes in a name. Discord allows half as many characters, but imported
/// games have names of any length.
const MAX_NAME: usize = 64;
/// The maximum number of characters in a grapheme. It is enough for every written letter, family
/// emoji and flag; further characters are dropped.
pub(crate) const MAX_GRAPHEME_CHARS: usize = 16;

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

/// Returns the visible text as one line, with single spaces between words. Cuts a line that is too
/// long for any picture.
pub(crate) fn one_line(text: &str) -> String {
    line_of_at_most(text, MAX_LINE)
}

/// Returns a name as one line, cut to 64 graphemes.
pub(crate) fn name_line(name: &str) -> String {
    line_of_at_most(name, MAX_NAME)
}

/// Returns the text as one line of at most `limit` graphemes and, if that cuts it, an ellipsis.
fn line_of_at_most(text: &str, limit: usize) -> String {
    let mut line = String::new();
    let mut room = limit;
    let words = text
        .split(char::is_whitespace)
        .map(|word| word.chars().filter(|&char| !is_unsafe(char)).collect::<String>());
    for word in words.filter(|word| !word.is_empty()) {
        let space = (!line.is_empty()).then_some(" ");
        for grapheme in space.into_iter().chain(word.graphemes(true)) {
            if room == 0 {
                line.truncate(line.trim_end().len());
                line.push('…');
                return line;
            }
            line.extend(grapheme.chars().take(MAX_GRAPHEME_CHARS));
            room -= 1;
        }
    }
    line
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
    fn a_line_and_a_name_have_at_most_so_many_graphemes() {
        assert_eq!(name_line(&"x".repeat(64)), "x".repeat(64));
        assert_eq!(name_line(&"x ".repeat(9_000)), format!("{}x…", "x ".repeat(31)));
        assert_eq!(one_line(&"🦊".repeat(16_000)), format!("{}…", "🦊".repeat(256)));
        assert_eq!(name_line(&format!("x{}y", "\u{301}".repeat(10_000))).chars().count(), 17);
        assert_eq!(truncated(&"x".repeat(9_000), 4), "xxx…");
    }

    #[test]
    fn a_long_line_is_cut_between_graphemes() {
        assert_eq!(truncated("Anna", 4), "Anna");
        assert_eq!(truncated("Annabel", 4), "Ann…");
        // A letter made of three characters is kept or dropped as a whole.
        assert_eq!(truncated("e\u{301}\u{323}e\u{301}\u{323}xyz", 6), "e\u{301}\u{323}…");
    }
}
