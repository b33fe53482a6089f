//! Palette pictures as PNG files.

use std::io::Write;

use flate2::{Compression, write::ZlibEncoder};
use png::{BitDepth, ColorType, Encoder, EncodingError, chunk};

/// Level 3 of zlib-rs: level 4 takes a fifth more time for a fifteenth fewer bytes, and level 6 twice as
/// long for a sixth fewer.
const LEVEL: u32 = 3;

/// Encodes rows of palette indices, each after its filter byte.
pub(crate) fn png(size: (u32, u32), palette: &[u8], rows: &[u8]) -> Vec<u8> {
    try_png(size, palette, rows).expect("writing to memory does not fail")
}

fn try_png(size: (u32, u32), palette: &[u8], rows: &[u8]) -> Result<Vec<u8>, EncodingError> {
    let mut file = Vec::with_capacity(64 * 1024);
    let mut encoder = Encoder::new(&mut file, size.0, size.1);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette);
    let mut writer = encoder.write_header()?;
    // png's own path copies every row once more to filter it.
    let mut zlib = ZlibEncoder::new(Vec::with_capacity(64 * 1024), Compression::new(LEVEL));
    zlib.write_all(rows)?;
    writer.write_chunk(chunk::IDAT, &zlib.finish()?)?;
    writer.finish()?;
    Ok(file)
}
