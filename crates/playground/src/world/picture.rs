//! The size of a picture, from the first bytes of its file.

/// The width and height in pixels of a PNG, GIF or JPEG; `None` for anything else.
pub(crate) fn size(bytes: &[u8]) -> Option<(u32, u32)> {
    png(bytes).or_else(|| gif(bytes)).or_else(|| jpeg(bytes))
}

fn png(bytes: &[u8]) -> Option<(u32, u32)> {
    let header = bytes.strip_prefix(b"\x89PNG\r\n\x1a\n")?;
    let (width, height) = (header.get(8..12)?, header.get(12..16)?);
    (header.get(4..8)? == b"IHDR").then_some(())?;
    Some((u32::from_be_bytes(width.try_into().ok()?), u32::from_be_bytes(height.try_into().ok()?)))
}

fn gif(bytes: &[u8]) -> Option<(u32, u32)> {
    let header = bytes.strip_prefix(b"GIF89a").or_else(|| bytes.strip_prefix(b"GIF87a"))?;
    let (width, height) = (header.get(0..2)?, header.get(2..4)?);
    let number = |two: &[u8]| Some(u32::from(u16::from_le_bytes(two.try_into().ok()?)));
    Some((number(width)?, number(height)?))
}

/// Walks the segments of a JPEG to its frame header.
fn jpeg(bytes: &[u8]) -> Option<(u32, u32)> {
    let mut rest = bytes.strip_prefix(&[0xff, 0xd8])?;
    loop {
        let (marker, length) = (*rest.get(1)?, rest.get(2..4)?);
        (rest[0] == 0xff).then_some(())?;
        if matches!(marker, 0xc0..=0xcf) && !matches!(marker, 0xc4 | 0xc8 | 0xcc) {
            let number = |at: usize| {
                Some(u32::from(u16::from_be_bytes(rest.get(at..at + 2)?.try_into().ok()?)))
            };
            return Some((number(7)?, number(5)?));
        }
        rest = rest.get(2 + usize::from(u16::from_be_bytes(length.try_into().ok()?))..)?;
    }
}

#[cfg(test)]
mod tests {
    use super::size;

    #[test]
    fn the_size_of_each_format_is_read() {
        let png = b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\x04\xb0\0\0\x02\xbc";
        assert_eq!(size(png), Some((1200, 700)));
        assert_eq!(size(b"GIF89a\x0a\0\x14\0"), Some((10, 20)));
        let jpeg = b"\xff\xd8\xff\xe0\0\x04ab\xff\xc0\0\x0b\x08\0\x14\0\x0a";
        assert_eq!(size(jpeg), Some((10, 20)));
    }

    #[test]
    fn anything_else_has_no_size() {
        for bytes in
            [&b""[..], b"text", b"\x89PNG\r\n\x1a\n\0\0", b"\xff\xd8", b"\xff\xd8\xff\xe0\0\0"]
        {
            assert_eq!(size(bytes), None);
        }
    }
}
