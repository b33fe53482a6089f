//! Encodes pictures as an animated GIF file. Each frame contains only the rectangle that differs
//! from the previous picture; unchanged pixels in it are transparent.
//!
//! [`Width::REPLAY`](crate::Width::REPLAY) keeps a whole game under 330 KB in every theme.

use std::ops::Range;

use gif::{Encoder, EncodingError, Frame, Repeat};
use image::GrayImage;

use crate::palette::Palette;
use crate::picture::Picture;

/// A GIF file being built. It loops forever.
pub(crate) struct GifFile {
    colors: Vec<u8>,
    /// The index of the transparent colour.
    transparent: u8,
    frames: Vec<Frame<'static>>,
    shown: GrayImage,
}

impl GifFile {
    /// Creates a file without frames.
    pub(crate) fn new(palette: &Palette) -> Self {
        let mut colors = palette.bytes();
        let transparent = (colors.len() / 3) as u8;
        // Viewers reject an index that is not in the colour table.
        colors.extend([0; 3]);
        Self { colors, transparent, frames: Vec::new(), shown: GrayImage::default() }
    }

    /// Adds a picture that is shown for `delay` hundredths of a second.
    pub(crate) fn add(&mut self, picture: Picture<'_>, delay: u16) {
        let new = picture.into_image();
        let (columns, rows) = changed_area(&self.shown, &new);
        let width = new.width() as usize;
        let mut buffer = Vec::with_capacity(columns.len() * rows.len());
        for row in rows.clone() {
            let place = row * width + columns.start..row * width + columns.end;
            let new = &new.as_raw()[place.clone()];
            match self.shown.as_raw().get(place) {
                Some(old) => buffer.extend(
                    new.iter()
                        .zip(old)
                        .map(|(&new, &old)| if new == old { self.transparent } else { new }),
                ),
                None => buffer.extend_from_slice(new),
            }
        }
        let mut frame = Frame {
            delay,
            transparent: Some(self.transparent),
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

    /// Returns the bytes of the file.
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

/// Returns the smallest range of columns and rows that contains all changes. For the first picture
/// this is everything; for equal pictures it is one pixel, because a frame must not be empty.
fn changed_area(old: &GrayImage, new: &GrayImage) -> (Range<usize>, Range<usize>) {
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
