//! Compares pictures with the golden files in `tests/golden`. Set `DVONN_UPDATE_GOLDEN=1` to
//! replace the golden files instead.

use std::env;
use std::fs;
use std::io::Cursor;
use std::path::Path;

/// Compares a picture with a golden file, pixel by pixel. The error names both files.
pub(crate) fn compare(name: &str, actual: &[u8]) -> Result<(), String> {
    let golden =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name).with_extension("png");
    if env::var_os("DVONN_UPDATE_GOLDEN").is_some_and(|value| value == "1") {
        return fs::write(&golden, actual)
            .map_err(|error| format!("{}: {error}", golden.display()));
    }
    let expected = fs::read(&golden).map_err(|error| format!("{}: {error}", golden.display()))?;
    if pixels(actual) == pixels(&expected) {
        return Ok(());
    }
    let drawn = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name).with_extension("actual.png");
    fs::write(&drawn, actual).map_err(|error| format!("{}: {error}", drawn.display()))?;
    let (golden, drawn) = (golden.display(), drawn.display());
    Err(format!("the picture differs from {golden}; it was saved as {drawn} for comparison"))
}

/// Returns the width, the height, and three bytes for each pixel.
pub(crate) fn pixels(file: &[u8]) -> (u32, u32, Vec<u8>) {
    let mut decoder = png::Decoder::new(Cursor::new(file));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().expect("a PNG file");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a small picture")];
    let info = reader.next_frame(&mut pixels).expect("a whole picture");
    (info.width, info.height, pixels)
}
