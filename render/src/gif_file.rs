//! Palette pictures one after the other as a GIF file. Of each only what differs from the one before
//! is written; where nothing does, a colour that is none leaves what is shown.

use std::ops::Range;

use gif::{Encoder, EncodingError, Frame, Repeat};

use crate::canvas::Canvas;
use crate::lzw::Lzw;
use crate::palette::Palette;
use crate::surface::Surface;

/// A GIF file in the making, which will repeat for ever.
pub(crate) struct GifFile<'p> {
    file: Encoder<Vec<u8>>,
    lzw: Lzw,
    /// The colour that leaves what is shown.
    clear: u8,
    shown: Option<Canvas<'p>>,
}

/// Where a picture differs from the one before: columns and rows.
type Place = (Range<usize>, Range<usize>);

impl<'p> GifFile<'p> {
    /// A file without pictures.
    pub(crate) fn new(size: (i32, i32), palette: &Palette) -> Self {
        Self::begin(size, palette).expect("writing to memory does not fail")
    }

    fn begin(size: (i32, i32), palette: &Palette) -> Result<Self, EncodingError> {
        let colors = palette.bytes();
        let mut file = Encoder::new(Vec::new(), size.0 as u16, size.1 as u16, &colors)?;
        file.set_repeat(Repeat::Infinite)?;
        let clear = (colors.len() / 3) as u8;
        Ok(Self { file, lzw: Lzw::new(clear), clear, shown: None })
    }

    /// Adds a picture that stays for so many hundredths of a second.
    pub(crate) fn add(&mut self, picture: Canvas<'p>, delay: u16) {
        let place = match &self.shown {
            None => {
                picture.rows().flatten().for_each(|&color| self.lzw.pixel(color));
                let (width, height) = picture.size();
                (0..width as usize, 0..height as usize)
            }
            Some(shown) => {
                let place = changed(shown, &picture);
                pack_difference(&mut self.lzw, shown, &picture, &place);
                place
            }
        };
        self.shown = Some(picture);
        self.write(&place, delay).expect("writing to memory does not fail");
    }

    /// The bytes of the file.
    pub(crate) fn finish(self) -> Vec<u8> {
        self.file.into_inner().expect("writing to memory does not fail")
    }

    fn write(&mut self, (columns, rows): &Place, delay: u16) -> Result<(), EncodingError> {
        self.file.write_lzw_pre_encoded_frame(&Frame {
            delay,
            transparent: Some(self.clear),
            left: columns.start as u16,
            top: rows.start as u16,
            width: columns.len() as u16,
            height: rows.len() as u16,
            buffer: self.lzw.finish().into(),
            ..Frame::default()
        })
    }
}

/// The smallest place in which all lies that differs. Of pictures that are alike it is one pixel,
/// since no frame of a file is empty.
fn changed(old: &Canvas<'_>, new: &Canvas<'_>) -> Place {
    let (mut left, mut right, mut rows) = (usize::MAX, 0, None);
    for (y, (old, new)) in
        old.rows().zip(new.rows()).enumerate().filter(|(_, (old, new))| old != new)
    {
        let differs = |x: &usize| old[*x] != new[*x];
        left = (0..left.min(old.len())).find(differs).unwrap_or(left);
        right = (right..old.len()).rev().find(differs).map_or(right, |x| x + 1);
        rows = Some((rows.map_or(y, |(top, _)| top), y + 1));
    }
    rows.map_or((0..1, 0..1), |(top, bottom)| (left..right, top..bottom))
}

fn pack_difference(lzw: &mut Lzw, old: &Canvas<'_>, new: &Canvas<'_>, (columns, rows): &Place) {
    let mut same = 0;
    for (old, new) in old.rows().zip(new.rows()).skip(rows.start).take(rows.len()) {
        let (old, new) = (&old[columns.clone()], &new[columns.clone()]);
        if old == new {
            same += columns.len();
            continue;
        }
        for (old, new) in old.iter().zip(new) {
            if old == new {
                same += 1;
            } else {
                lzw.stretch(same);
                lzw.pixel(*new);
                same = 0;
            }
        }
    }
    lzw.stretch(same);
}
