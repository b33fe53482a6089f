//! A made-up language for layout: English with accents, 40 % longer, so that a text too long for its
//! place is refused as Discord would refuse it. The bots of the tests speak it, and tests read it as
//! plain English, except those that look at the playground's page.

use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use tempfile::TempDir;

/// The setting of the bot that names the folder with its language files.
pub(super) const TEXT_FOLDER: &str = "DVONN_TEXT_FOLDER";

/// Each letter and what stands for it: letters that no name in the tests has, and that the font has.
const LETTERS: [(char, char); 44] = [
    ('a', 'ạ'),
    ('b', 'ḅ'),
    ('c', 'ḉ'),
    ('d', 'ḍ'),
    ('e', 'ẹ'),
    ('f', 'ḟ'),
    ('g', 'ḡ'),
    ('h', 'ḥ'),
    ('i', 'ị'),
    ('k', 'ḳ'),
    ('l', 'ḷ'),
    ('m', 'ṃ'),
    ('n', 'ṇ'),
    ('o', 'ọ'),
    ('p', 'ṗ'),
    ('r', 'ṛ'),
    ('s', 'ṣ'),
    ('t', 'ṭ'),
    ('u', 'ụ'),
    ('v', 'ṿ'),
    ('w', 'ẉ'),
    ('x', 'ẋ'),
    ('y', 'ỵ'),
    ('z', 'ẓ'),
    ('A', 'Ạ'),
    ('B', 'Ḅ'),
    ('D', 'Ḍ'),
    ('E', 'Ẹ'),
    ('F', 'Ḟ'),
    ('G', 'Ḡ'),
    ('H', 'Ḥ'),
    ('I', 'Ị'),
    ('K', 'Ḳ'),
    ('L', 'Ḷ'),
    ('M', 'Ṃ'),
    ('N', 'Ṇ'),
    ('O', 'Ọ'),
    ('P', 'Ṗ'),
    ('R', 'Ṛ'),
    ('S', 'Ṣ'),
    ('T', 'Ṭ'),
    ('U', 'Ụ'),
    ('W', 'Ẉ'),
    ('Y', 'Ỵ'),
];

/// What makes words longer.
const FILLER: char = '˙';

/// The texts that are not made longer: their English has no room for that, and the checks of the
/// language files count their characters.
const TIGHT: [&str; 2] = ["form-", "command-"];

/// Texts that stay as they are: people type them, or they are names in files.
const KEPT: [&str; 4] = ["command-menu-", "deleted-", "language-name", "term-"];

/// The folder with the language file.
static FOLDER: LazyLock<TempDir> = LazyLock::new(|| {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let english = Path::new(env!("CARGO_MANIFEST_DIR")).join("text/en.ftl");
    let english = fs::read_to_string(english).expect("the English texts");
    fs::write(folder.path().join("en.ftl"), translated(&english)).expect("the folder is writable");
    folder
});

/// The folder with the language file.
pub(super) fn folder() -> &'static Path {
    FOLDER.path()
}

/// Turns a text into plain English, with commands as its texts name them: `/dvonn play` in a code span, for
/// `</dvonn play:ID>`.
pub(super) fn plain(text: &str) -> String {
    let letter = |shown| LETTERS.iter().find(|(_, own)| *own == shown).map_or(shown, |(it, _)| *it);
    let text: String = text.chars().filter(|letter| *letter != FILLER).map(letter).collect();
    let mut parts = text.split("</");
    let mut plain = String::from(parts.next().unwrap_or_default());
    for part in parts {
        match part.split_once('>') {
            Some((mention, rest)) if mention.contains(':') => {
                let name = mention.split(':').next().unwrap_or_default();
                plain.extend(["`/", name, "`", rest]);
            }
            _ => plain.extend(["</", part]),
        }
    }
    plain
}

/// Translates a language file, line by line.
fn translated(ftl: &str) -> String {
    let mut key = "";
    let mut written = String::new();
    for line in ftl.lines() {
        if let Some((start, _)) = line.split_once(" =")
            && line.starts_with(|first: char| first.is_ascii_lowercase())
        {
            key = start;
        }
        let is_kept = line.starts_with('#') || KEPT.iter().any(|start| key.starts_with(start));
        let longer = !TIGHT.iter().any(|start| key.starts_with(start));
        let (syntax, text) = line.split_at(if is_kept { line.len() } else { start_of_text(line) });
        written.push_str(syntax);
        written.push_str(&accented(text, longer));
        written.push('\n');
    }
    written
}

/// Returns where the text begins: after `key =`, `.attribute =` or `[variant]`.
fn start_of_text(line: &str) -> usize {
    let trimmed = line.trim_start();
    let end = match trimmed.chars().next() {
        Some('*' | '[') => trimmed.find(']'),
        Some('.') => trimmed.find('='),
        _ if trimmed.len() == line.len() => trimmed.find('='),
        _ => None,
    };
    line.len() - trimmed.len() + end.map_or(0, |end| end + 1)
}

/// Translates a text. What is in braces is Fluent's, and what is in backticks stays: people type it.
fn accented(text: &str, longer: bool) -> String {
    let mut written = String::new();
    let (mut in_braces, mut in_code, mut letters) = (false, false, 0_usize);
    // The blank ends the last word and is taken away again.
    for letter in text.chars().chain([' ']) {
        if letter.is_ascii_alphabetic() && !in_braces && !in_code {
            letters += 1;
            let own = LETTERS.iter().find(|(it, _)| *it == letter);
            written.push(own.map_or(letter, |(_, own)| *own));
            continue;
        }
        if longer && letters > 2 {
            written.extend(std::iter::repeat_n(FILLER, letters.div_ceil(2)));
        }
        letters = 0;
        match letter {
            '{' => in_braces = true,
            '}' => in_braces = false,
            '`' => in_code = !in_code,
            _ => {}
        }
        written.push(letter);
    }
    written.pop();
    written
}
