//! Quotes a person's input.

use dvonn_discord::markup::fit;

/// The maximum length of quoted input, in code points.
const MAX_ECHO: usize = 40;

/// Returns the input in a form that is safe between back quotes.
pub(crate) fn echo(input: &str) -> String {
    let plain: String = input
        .chars()
        .map(|character| match character {
            '`' => '\'',
            other if other.is_control() || is_invisible(other) => ' ',
            other => other,
        })
        .collect();
    match plain.trim() {
        "" => String::from("…"),
        // What begins with a slash would be sent as a command to press.
        plain if plain.starts_with('/') => fit(&format!(" {plain}"), MAX_ECHO),
        plain => fit(plain, MAX_ECHO),
    }
}

/// Returns true for characters that are invisible or change the direction of text.
pub(crate) fn is_invisible(character: char) -> bool {
    matches!(
        character,
        '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quoted_command_cannot_be_pressed() {
        assert_eq!(format!("`{}`", echo("/seek x")), "` /seek x`");
        assert_eq!(echo(" \u{200B}"), "…");
    }
}
