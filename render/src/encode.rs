//! Encodes pictures as PNG files with a palette, two pixels per byte. `image` cannot do that.

use std::io::Write;

use flate2::{Compression, write::ZlibEncoder};
use image::GrayImage;
use png::{BitDepth, ColorType, Encoder, EncodingError, chunk};

use crate::palette::Palette;

/// The zlib-rs level. Level 3 takes a third longer and saves only 3 % of the bytes.
const COMPRESSION_LEVEL: u32 = 2;

/// How many rows are packed and compressed at once.
const ROWS_AT_ONCE: usize = 16;

/// Encodes an image of palette indices as a PNG file.
pub(crate) fn png(image: &GrayImage, palette: &Palette) -> Vec<u8> {
    try_png(image, palette).expect("writing to memory does not fail")
}

fn try_png(image: &GrayImage, palette: &Palette) -> Result<Vec<u8>, EncodingError> {
    let mut file = Vec::with_capacity(48 * 1024);
    let mut encoder = Encoder::new(&mut file, image.width(), image.height());
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Four);
    encoder.set_palette(palette.bytes());
    let mut writer = encoder.write_header()?;
    // png's own writer would copy every row once more to filter it.
    let mut zlib =
        ZlibEncoder::new(Vec::with_capacity(48 * 1024), Compression::new(COMPRESSION_LEVEL));
    // Packed at once, they would need half as much memory as the image.
    let columns = image.width() as usize;
    for rows in image.as_raw().chunks(ROWS_AT_ONCE * columns) {
        zlib.write_all(&packed_rows(rows, columns))?;
    }
    writer.write_chunk(chunk::IDAT, &zlib.finish()?)?;
    writer.finish()?;
    Ok(file)
}

/// Returns rows of this many pixels in PNG format: a filter byte (0 for none), then two pixels per byte.
fn packed_rows(pixels: &[u8], columns: usize) -> Vec<u8> {
    let mut rows = Vec::with_capacity((columns.div_ceil(2) + 1) * pixels.len().div_ceil(columns));
    for row in pixels.chunks_exact(columns) {
        rows.push(0);
        let (pairs, last) = row.as_chunks();
        rows.extend(pairs.iter().map(|[left, right]| left << 4 | right));
        rows.extend(last.iter().map(|last| last << 4));
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_with_an_odd_number_of_pixels_ends_with_half_a_byte() {
        let image = GrayImage::from_raw(3, 2, vec![1, 2, 3, 4, 5, 15]).expect("six pixels");
        assert_eq!(packed_rows(image.as_raw(), 3), [0, 0x12, 0x30, 0, 0x45, 0xF0]);
    }
}
