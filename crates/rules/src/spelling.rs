//! How people and other programs spell cells and moves, turned into our own spelling: letters from
//! other keyboards, dashes, arrows, and the owner and height of the stack that moves.

use alloc::string::String;
use alloc::vec::Vec;

/// Letters of other alphabets that look like our columns and the row 3, with what they look like.
const LOOK_ALIKES: [(&str, char); 11] = [
    ("АаΑ", 'A'),
    ("ВвΒ", 'B'),
    ("СсϹϲ", 'C'),
    ("ЕеΕ", 'E'),
    ("НнΗ", 'H'),
    ("ІіΙ", 'I'),
    ("ЈјͿϳ", 'J'),
    ("КкΚ", 'K'),
    ("Зз", '3'),
    ("Хх×✕", 'x'),
    ("、،", ','),
];

/// What other programs and keyboards write between the two cells of a move.
const DASHES: &str = "–—−‐‑‒―ー→⇒➔➞➜⟶>";

/// Returns a text in the letters and signs of our notation: `Ａ１`, `А1` in Cyrillic letters and
/// `(3B)A1` all become `A1`; dashes, arrows and the `x` of a capture become `-`. Other characters
/// stay as they are, and invisible ones are left out.
///
/// ```
/// # use dvonn_rules::plain_spelling;
/// assert_eq!(plain_spelling("(3B)С2→Ｆ２"), "C2-F2");
/// assert_eq!(plain_spelling("A1xB1, row ３"), "A1-B1, row 3");
/// ```
pub fn plain_spelling(text: &str) -> String {
    let letters: Vec<char> = text.chars().filter(|c| !is_invisible(*c)).map(plain).collect();
    let mut spelled = String::with_capacity(letters.len());
    let mut at = 0;
    let mut last_visible = ' ';
    while let Some(&letter) = letters.get(at) {
        let rest = &letters[at..];
        if let Some(length) = owner_and_height(rest) {
            at += length;
            continue;
        }
        let is_capture = letter.eq_ignore_ascii_case(&'x')
            && last_visible.is_ascii_digit()
            && rest[1..].iter().find(|c| !c.is_whitespace()).is_some_and(|c| is_column(*c));
        let letter = if is_capture { '-' } else { letter };
        if !letter.is_whitespace() {
            last_visible = letter;
        }
        spelled.push(letter);
        at += 1;
    }
    spelled
}

/// Returns the length of `(3B)` and the like at the start of a text.
fn owner_and_height(text: &[char]) -> Option<usize> {
    let inside = text.strip_prefix(&['('])?;
    let digits = inside.iter().take(2).take_while(|c| c.is_ascii_digit()).count();
    match inside.get(digits..)? {
        ['w' | 'W' | 'b' | 'B' | 'r' | 'R', ')', ..] => Some(digits + 3),
        _ => None,
    }
}

fn is_column(letter: char) -> bool {
    matches!(letter.to_ascii_uppercase(), 'A'..='K')
}

fn plain(letter: char) -> char {
    match letter {
        '\u{3000}' => ' ',
        '。' => '.',
        // The full-width forms of the visible ASCII characters, in the same order.
        '\u{FF01}'..='\u{FF5E}' => {
            plain(char::from_u32(u32::from(letter) - 0xFEE0).unwrap_or(letter))
        }
        _ if DASHES.contains(letter) => '-',
        _ if letter.is_ascii() => letter,
        _ => {
            let found = LOOK_ALIKES.iter().find(|(letters, _)| letters.contains(letter));
            found.map_or(letter, |&(_, plain)| plain)
        }
    }
}

/// Returns true for characters that nobody sees, and that text copied from a chat may contain.
fn is_invisible(letter: char) -> bool {
    matches!(
        letter,
        '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}'
            | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_other_keyboards_become_ours() {
        for (typed, plain) in [
            ("А1В1", "A1B1"),
            ("с3", "C3"),
            ("Н4К4", "H4K4"),
            ("І2Ј2", "I2J2"),
            ("Ａ１：ｂ１", "A1:b1"),
            ("Ａ１＞Ｂ１", "A1-B1"),
            ("Α1 Β1", "A1 B1"),
            ("D3\u{3000}Ｅ４、Ｆ５。", "D3 E4,F5."),
            ("\u{2066}D3\u{2069}\u{200B}", "D3"),
            ("DЗ", "D3"),
        ] {
            assert_eq!(plain_spelling(typed), plain, "{typed}");
        }
    }

    #[test]
    fn arrows_dashes_and_captures_become_hyphens() {
        for (typed, plain) in [
            ("A1–B1", "A1-B1"),
            ("A1->B1", "A1--B1"),
            ("A1 → B1", "A1 - B1"),
            ("A1xB1", "A1-B1"),
            ("А1 х В1", "A1 - B1"),
            ("a1×b1", "a1-b1"),
            ("next x", "next x"),
            ("A1 x", "A1 x"),
        ] {
            assert_eq!(plain_spelling(typed), plain, "{typed}");
        }
    }

    #[test]
    fn the_owner_and_height_of_a_stack_are_left_out() {
        for (typed, plain) in [
            ("(3B)C2→F2", "C2-F2"),
            ("(12w) C2", " C2"),
            ("(1Ｗ)A1(2b)B1", "A1B1"),
            ("(3B", "(3B"),
            ("(best)", "(best)"),
            ("(123B)", "(123B)"),
        ] {
            assert_eq!(plain_spelling(typed), plain, "{typed}");
        }
    }

    #[test]
    fn other_letters_stay() {
        for text in ["Д3", "D٣", "日本", "é3", "D3\u{301}", "row 3, edge; best", ""] {
            assert_eq!(plain_spelling(text), text, "{text}");
        }
    }
}
