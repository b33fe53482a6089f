//! Headers in other people's files. A name may contain anything, also what ends a header.

use alloc::borrow::ToOwned;
use alloc::string::String;

/// Splits a text that starts with `[Key "value"]` into the key, the value and the rest. Other
/// programs leave out the quotes, or do not escape those in a name.
pub(super) fn split(text: &str) -> Option<(&str, String, &str)> {
    quoted(text).or_else(|| bare(text))
}

fn quoted(text: &str) -> Option<(&str, String, &str)> {
    let (key, value) = text.strip_prefix('[')?.split_once(char::is_whitespace)?;
    let mut letters = value.trim_start().strip_prefix('"')?.chars();
    let mut value = String::new();
    loop {
        match letters.next()? {
            '"' => match letters.as_str().trim_start().strip_prefix(']') {
                Some(rest) => return Some((key, value, rest)),
                None => value.push('"'),
            },
            '\\' => value.push(letters.next()?),
            letter => value.push(letter),
        }
    }
}

fn bare(text: &str) -> Option<(&str, String, &str)> {
    let (header, rest) = text.strip_prefix('[')?.split_once(']')?;
    let (key, value) = header.split_once(char::is_whitespace)?;
    is_word(key).then(|| (key, value.trim().trim_matches('"').to_owned(), rest))
}

/// Splits a text that starts with `Key [value]`, as Little Golem writes it, into the key, the value
/// and the rest.
pub(super) fn split_little_golem(text: &str) -> Option<(&str, &str, &str)> {
    let (key, value) = text.split_once('[')?;
    let key = key.trim_end();
    if !is_word(key) {
        return None;
    }
    let ends = || value.match_indices(']').map(|(at, _)| at);
    let end = ends().find(|&at| is_after_header(&value[at + 1..])).or_else(|| ends().next())?;
    Some((key, &value[..end], &value[end + 1..]))
}

/// Returns true if the text before this one may be a whole header: the next one or the first ply
/// follows, or nothing.
fn is_after_header(rest: &str) -> bool {
    let rest = rest.trim_start();
    let starts_key = rest.split_once('[').is_some_and(|(key, _)| is_word(key.trim_end()));
    let number = rest.trim_start_matches(|c: char| c.is_ascii_digit());
    rest.is_empty() || starts_key || (number.len() < rest.len() && number.starts_with('.'))
}

fn is_word(key: &str) -> bool {
    !key.is_empty() && key.chars().all(|c| c.is_ascii_alphabetic())
}
