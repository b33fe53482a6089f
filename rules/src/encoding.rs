//! Text from the bytes of a file, whichever program wrote it.

/// Returns the text of a file: UTF-8, UTF-16 with a byte order mark, or else Latin-1. Returns `None`
/// for a file that is not text: a zero byte is part of no text in these encodings.
///
/// ```
/// # use dvonn_rules::decode;
/// assert_eq!(decode(b"\xef\xbb\xbfD3").as_deref(), Some("D3"));
/// assert_eq!(decode(b"\xff\xfeD\x003\x00").as_deref(), Some("D3"));
/// assert_eq!(decode(b"J\xf8rg").as_deref(), Some("Jørg"));
/// assert_eq!(decode(b"\x89PNG\r\n\x1a\n\0\0"), None);
/// ```
pub fn decode(bytes: &[u8]) -> Option<String> {
    let text = match bytes {
        [0xFF, 0xFE, rest @ ..] => utf_16(rest, u16::from_le_bytes),
        [0xFE, 0xFF, rest @ ..] => utf_16(rest, u16::from_be_bytes),
        [0xEF, 0xBB, 0xBF, rest @ ..] => utf_8_or_latin_1(rest),
        _ => utf_8_or_latin_1(bytes),
    };
    (!text.contains('\0')).then_some(text)
}

/// Decodes UTF-16. Half a character at the end is left out.
fn utf_16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let units = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]]));
    char::decode_utf16(units).map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}

fn utf_8_or_latin_1(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
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
    fn broken_text_is_read_as_far_as_possible() {
        assert_eq!(decode(b"\xff\xfeD\x00\x00\xd8\x33"), Some(String::from("D\u{FFFD}")));
        assert_eq!(decode(b"D3 \xff\xfe"), Some(String::from("D3 ÿþ")));
        assert_eq!(decode(b""), Some(String::new()));
    }

    #[test]
    fn a_file_with_a_zero_byte_is_not_text() {
        assert_eq!(decode(b"D3\0"), None);
        assert_eq!(decode(b"\xff\xfe\0\0"), None);
    }
}
