//! Text from the bytes of a file, whichever program wrote it.

use alloc::borrow::ToOwned;
use alloc::string::String;

/// Returns the text of a file: UTF-8, UTF-16 with or without a byte order mark, or else Latin-1. Returns
/// `None` for a file that is not text: a zero byte is part of no text in UTF-8 and Latin-1.
///
/// ```
/// # use dvonn_rules::decode;
/// assert_eq!(decode(b"\xef\xbb\xbfD3").as_deref(), Some("D3"));
/// assert_eq!(decode(b"\xff\xfeD\x003\x00").as_deref(), Some("D3"));
/// assert_eq!(decode(b"D\x003\x00").as_deref(), Some("D3"));
/// assert_eq!(decode(b"J\xf8rg").as_deref(), Some("Jørg"));
/// assert_eq!(decode(b"\x89PNG\r\n\x1a\n\0\0"), None);
/// ```
pub fn decode(bytes: &[u8]) -> Option<String> {
    let text = match bytes {
        [0xFF, 0xFE, rest @ ..] => utf_16(rest, u16::from_le_bytes),
        [0xFE, 0xFF, rest @ ..] => utf_16(rest, u16::from_be_bytes),
        [0xEF, 0xBB, 0xBF, rest @ ..] => utf_8_or_latin_1(rest),
        _ => match unmarked_utf_16(bytes) {
            Some(unit) => utf_16(bytes, unit),
            None => utf_8_or_latin_1(bytes),
        },
    };
    (!text.contains('\0')).then_some(text)
}

/// Returns the order of the bytes in UTF-16 without a byte order mark. Moves and headers are ASCII: most
/// high bytes are zero, and no low byte is. `None` for anything else.
fn unmarked_utf_16(bytes: &[u8]) -> Option<fn([u8; 2]) -> u16> {
    let (pairs, []) = bytes.as_chunks::<2>() else { return None };
    let zeros = |at: usize| pairs.iter().filter(|pair| pair[at] == 0).count();
    let is_most = |zeros: usize| zeros > 0 && zeros * 2 >= pairs.len();
    match [zeros(0), zeros(1)] {
        [0, high] if is_most(high) => Some(u16::from_le_bytes),
        [high, 0] if is_most(high) => Some(u16::from_be_bytes),
        _ => None,
    }
}

/// Decodes UTF-16. Half a character at the end is left out.
fn utf_16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let units = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
    char::decode_utf16(units).map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}

fn utf_8_or_latin_1(bytes: &[u8]) -> String {
    match core::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().map(|&byte| char::from(byte)).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_encoding_gives_the_same_text() {
        let text = "[White \"Zoë\"]\r\nD3 E4";
        let units: Vec<u16> = text.encode_utf16().collect();
        let wide = |bytes: fn(u16) -> [u8; 2], mark: [u8; 2]| {
            let units = units.iter().flat_map(|&unit| bytes(unit));
            mark.into_iter().chain(units).collect::<Vec<u8>>()
        };
        let latin: Vec<u8> = text.chars().map(|c| u8::try_from(u32::from(c)).unwrap()).collect();
        for bytes in [
            text.as_bytes().to_vec(),
            [b"\xef\xbb\xbf", text.as_bytes()].concat(),
            latin,
            wide(u16::to_le_bytes, [0xFF, 0xFE]),
            wide(u16::to_be_bytes, [0xFE, 0xFF]),
        ] {
            assert_eq!(decode(&bytes).as_deref(), Some(text));
        }
    }

    #[test]
    fn utf_16_needs_no_byte_order_mark() {
        let text = "[White \"Zoë\"]\n[Black \"李雷\"]\nD3 E4 F5";
        let units: Vec<u16> = text.encode_utf16().collect();
        for bytes in [u16::to_le_bytes, u16::to_be_bytes] {
            let file: Vec<u8> = units.iter().flat_map(|&unit| bytes(unit)).collect();
            assert_eq!(decode(&file).as_deref(), Some(text));
        }
    }

    #[test]
    fn broken_text_is_read_as_far_as_possible() {
        assert_eq!(decode(b"\xff\xfeD\x00\x00\xd8\x33"), Some(String::from("D\u{FFFD}")));
        assert_eq!(decode(b"D3 \xff\xfe"), Some(String::from("D3 ÿþ")));
        assert_eq!(decode(b""), Some(String::new()));
    }

    #[test]
    fn a_file_with_a_zero_byte_is_not_text() {
        assert_eq!(decode(b"D3\0"), None);
        assert_eq!(decode(b"D\0\x003"), None);
        assert_eq!(decode(b"D3E4F5\0A"), None);
        assert_eq!(decode(b"\xff\xfe\0\0"), None);
    }
}
