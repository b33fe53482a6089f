//! Palette pictures one after the other as a GIF file. Of each only what differs from the one before
//! is written; where nothing does, a colour that is none leaves what is shown.

use std::ops::Range;

use gif::{Encoder, EncodingError, Frame, Repeat};
use image::GrayImage;

use crate::palette::Palette;
use crate::picture::Picture;

/// A GIF file in the making, which will repeat for ever.
pub(crate) struct GifFile {
    colors: Vec<u8>,
    /// The number that leaves what is shown.
    clear: u8,
    frames: Vec<Frame<'static>>,
    shown: GrayImage,
}

impl GifFile {
    /// A file without pictures.
    pub(crate) fn new(palette: &Palette) -> Self {
        let mut colors = palette.bytes();
        let clear = (colors.len() / 3) as u8;
        // Viewers refuse a number that the table of colours does not have.
        colors.extend([0; 3]);
        Self { colors, clear, frames: Vec::new(), shown: GrayImage::default() }
    }

    /// Adds a picture that stays for so many hundredths of a second.
    pub(crate) fn add(&mut self, picture: Picture<'_>, delay: u16) {
        let new = picture.into_image();
        let (columns, rows) = changed(&self.shown, &new);
        let width = new.width() as usize;
        let mut buffer = Vec::with_capacity(columns.len() * rows.len());
        for row in rows.clone() {
            let place = row * width + columns.start..row * width + columns.end;
            let new = &new.as_raw()[place.clone()];
            match self.shown.as_raw().get(place) {
                Some(old) => buffer.extend(
                    new.iter()
                        .zip(old)
                        .map(|(&new, &old)| if new == old { self.clear } else { new }),
                ),
                None => buffer.extend_from_slice(new),
            }
        }
        let mut frame = Frame {
            delay,
            transparent: Some(self.clear),
            left: columns.start as u16,
            top: rows.start as u16,
            width: columns.len() as u16,
            height: rows.len() as u16,
            buffer: buffer.into(),
            ..Frame::default()
        };
        frame.make_lzw_pre_encoded();
        self.frames.push(frame);
        self.shown = new;
    }

    /// The bytes of the file.
    pub(crate) fn finish(self) -> Vec<u8> {
        self.try_finish().expect("writing to memory does not fail")
    }

    fn try_finish(self) -> Result<Vec<u8>, EncodingError> {
        let (width, height) = self.shown.dimensions();
        let mut file = Encoder::new(Vec::new(), width as u16, height as u16, &self.colors)?;
        file.set_repeat(Repeat::Infinite)?;
        for frame in &self.frames {
            file.write_lzw_pre_encoded_frame(frame)?;
        }
        file.into_inner()
    }
}

/// The smallest place in which all lies that differs, its columns and its rows: all of the first
/// picture. Of pictures that are alike it is one pixel, since no frame of a file is empty.
fn changed(old: &GrayImage, new: &GrayImage) -> (Range<usize>, Range<usize>) {
    let width = new.width() as usize;
    if old.dimensions() != new.dimensions() {
        return (0..width, 0..new.height() as usize);
    }
    let rows = old.as_raw().chunks_exact(width).zip(new.as_raw().chunks_exact(width)).enumerate();
    let (mut left, mut right, mut rows_changed) = (width, 0, None);
    for (y, (old, new)) in rows.filter(|(_, (old, new))| old != new) {
        let differs = |x: &usize| old[*x] != new[*x];
        left = (0..left).find(differs).unwrap_or(left);
        right = (right..width).rev().find(differs).map_or(right, |x| x + 1);
        rows_changed = Some((rows_changed.map_or(y, |(top, _)| top), y + 1));
    }
    rows_changed.map_or((0..1, 0..1), |(top, bottom)| (left..right, top..bottom))
}
