//! Text as Discord shows it: escaped, in a code block, or shortened.

use unicode_segmentation::UnicodeSegmentation;

/// The beginning of links to channels and messages.
pub const DISCORD_URL: &str = "https://discord.com/channels/";

/// Escapes the text, so that Discord shows it literally: without markup, mentions, links or emoji.
pub fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text.chars();
    while let Some(character) = rest.next() {
        let starts_link = character == ':' && rest.as_str().starts_with('/');
        if starts_link || r"\*_~|`>#[]()<@-+".contains(character) {
            plain.push('\\');
        }
        plain.push(character);
    }
    plain
}

/// Returns the text in a code block, without back quotes and control characters.
pub fn code(text: &str) -> String {
    let shown = |character| match character {
        '`' => '\'',
        '\n' => '\n',
        other if other.is_control() => ' ',
        other => other,
    };
    format!("```\n{}\n```", text.chars().map(shown).collect::<String>())
}

/// Shortens the text to at most `limit` code points, between graphemes, and marks the cut with an
/// ellipsis.
pub fn fit(text: &str, limit: usize) -> String {
    fit_by(text, limit, |part| part.chars().count())
}

/// Does the same as [`fit`] for UTF-16 units, in which Discord measures names of threads.
pub fn fit_units(text: &str, limit: usize) -> String {
    fit_by(text, limit, units)
}

/// Returns the length of a text in UTF-16 units.
pub fn units(text: &str) -> usize {
    text.encode_utf16().count()
}

fn fit_by(text: &str, limit: usize, length_of: impl Fn(&str) -> usize) -> String {
    if length_of(text) <= limit {
        return text.to_owned();
    }
    let mut room = limit - 1;
    let kept: String = text
        .graphemes(true)
        .take_while(|grapheme| {
            let length = length_of(grapheme);
            let fits = length <= room;
            room = room.saturating_sub(length);
            fits
        })
        .collect();
    kept + "…"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_within_the_limit_stays_as_it_is() {
        assert_eq!(fit("Ada", 3), "Ada");
    }

    #[test]
    fn a_long_text_is_shortened_between_graphemes() {
        let family = "👨‍👩‍👧";
        let text = format!("ab{family}cd");
        assert_eq!(fit(&text, 5), "ab…");
        assert_eq!(fit(&text, 8), format!("ab{family}…"));
    }

    #[test]
    fn the_name_of_a_thread_is_cut_by_utf_16_units() {
        let name = "🎲".repeat(60);
        let cut = fit_units(&name, 100);
        assert_eq!((units(&cut), cut.chars().count()), (99, 50));
        assert_eq!(fit_units("🎲🎲", 4), "🎲🎲");
    }
}
