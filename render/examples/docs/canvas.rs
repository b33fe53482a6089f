//! A picture in full colour with boxes, letters and boards on it, and a GIF file of a series of them.

use std::collections::BTreeSet;

use ab_glyph::{FontRef, PxScale};
use gif::{Encoder, EncodingError, Frame, Repeat};
use image::{GrayImage, Luma, Pixel as _, Rgb, RgbImage, imageops};
use imageproc::drawing::{draw_text_mut, text_size};

/// The font of all letters, and the one of arrows, which it lacks.
const FONTS: [&[u8]; 2] = [
    include_bytes!("../../fonts/NotoSans-SemiBold.ttf"),
    include_bytes!("../../fonts/DejaVuSans-Bold.ttf"),
];

const ARROW: &str = "→";

/// A place on a picture: its left and upper edge, its width and its height.
#[derive(Clone, Copy)]
pub(crate) struct Area(pub(crate) u32, pub(crate) u32, pub(crate) u32, pub(crate) u32);

/// A picture to draw on.
pub(crate) struct Canvas {
    image: RgbImage,
    fonts: [FontRef<'static>; 2],
}

impl Canvas {
    pub(crate) fn new(width: u32, height: u32, color: Rgb<u8>) -> Self {
        let fonts = FONTS.map(|font| FontRef::try_from_slice(font).expect("a font"));
        Self { image: RgbImage::from_pixel(width, height, color), fonts }
    }

    pub(crate) fn into_image(self) -> RgbImage {
        self.image
    }

    /// Fills an area with round corners.
    pub(crate) fn fill(&mut self, area: Area, radius: f32, color: Rgb<u8>) {
        let Area(left, top, width, height) = area;
        for (x, y) in (0..width).flat_map(|x| (0..height).map(move |y| (x, y))) {
            let beyond = |at: u32, size: u32| {
                let from_middle = (at as f32 + 0.5 - size as f32 / 2.0).abs();
                (from_middle - size as f32 / 2.0 + radius).max(0.0)
            };
            let outside = beyond(x, width).hypot(beyond(y, height)) - radius;
            self.blend(left + x, top + y, color, (0.5 - outside).clamp(0.0, 1.0));
        }
    }

    /// Writes a line of text of this height, and returns its width.
    pub(crate) fn write(&mut self, at: (u32, u32), height: f32, color: Rgb<u8>, text: &str) -> u32 {
        let mut right = at.0;
        for part in parts(text) {
            let (width, font) = (self.measure(height, part), self.font(part));
            let mut mask = GrayImage::new(width + 2, height as u32 + 2);
            draw_text_mut(&mut mask, Luma([255]), 0, 0, PxScale::from(height), font, part);
            for (x, y, Luma([covered])) in mask.enumerate_pixels() {
                self.blend(right + x, at.1 + y, color, f32::from(*covered) / 255.0);
            }
            right += width;
        }
        right - at.0
    }

    /// Returns the width of a line of text of this height.
    pub(crate) fn measure(&self, height: f32, text: &str) -> u32 {
        let width = |part| text_size(PxScale::from(height), self.font(part), part).0;
        parts(text).map(width).sum()
    }

    fn font(&self, part: &str) -> &FontRef<'static> {
        &self.fonts[usize::from(part == ARROW)]
    }

    /// Copies a PNG file, and returns its height.
    pub(crate) fn paste(&mut self, at: (u32, u32), png: &[u8]) -> u32 {
        let picture = image::load_from_memory(png).expect("a PNG file").to_rgb8();
        imageops::replace(&mut self.image, &picture, at.0.into(), at.1.into());
        picture.height()
    }

    /// Covers part of a pixel, in quarters: each shade takes a place in the palette of the GIF file.
    fn blend(&mut self, x: u32, y: u32, color: Rgb<u8>, part: f32) {
        let part = (part * 4.0).round() / 4.0;
        let under = self.image.get_pixel_mut(x, y);
        *under = under.map2(&color, |under, over| {
            (f32::from(under) * (1.0 - part) + f32::from(over) * part).round() as u8
        });
    }
}

/// Splits a text before and after each arrow.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split_inclusive(ARROW).flat_map(|part| match part.strip_suffix(ARROW) {
        Some(before) => [before, ARROW],
        None => [part, ""],
    })
}

/// Returns a GIF file that shows each picture for so many hundredths of a second, and loops forever.
/// Each frame holds only the rectangle that changes; in it, pixels that stay are transparent.
pub(crate) fn animate(frames: &[(RgbImage, u16)]) -> Result<Vec<u8>, EncodingError> {
    let colors: BTreeSet<[u8; 3]> =
        frames.iter().flat_map(|(image, _)| image.pixels().map(|pixel| pixel.0)).collect();
    let colors: Vec<[u8; 3]> = colors.into_iter().collect();
    let stays = u8::try_from(colors.len()).expect("at most 255 colours, and one for what stays");
    let mut palette = colors.concat();
    palette.extend([0; 3]);
    let (width, height) = frames[0].0.dimensions();
    let mut file = Encoder::new(Vec::new(), width as u16, height as u16, &palette)?;
    file.set_repeat(Repeat::Infinite)?;
    let mut shown: Option<&RgbImage> = None;
    for (image, delay) in frames {
        let Area(left, top, width, height) =
            shown.map_or(Area(0, 0, width, height), |shown| difference(shown, image));
        let pixels = (top..top + height).flat_map(|y| (left..left + width).map(move |x| (x, y)));
        let buffer = pixels.map(|(x, y)| {
            let color = image.get_pixel(x, y);
            if shown.is_some_and(|shown| shown.get_pixel(x, y) == color) {
                return stays;
            }
            colors.binary_search(&color.0).expect("a colour of the palette") as u8
        });
        file.write_frame(&Frame {
            delay: *delay,
            transparent: Some(stays),
            left: left as u16,
            top: top as u16,
            width: width as u16,
            height: height as u16,
            buffer: buffer.collect::<Vec<u8>>().into(),
            ..Frame::default()
        })?;
        shown = Some(image);
    }
    file.into_inner()
}

/// Returns the smallest area with all pixels that differ.
fn difference(old: &RgbImage, new: &RgbImage) -> Area {
    let differs = old.enumerate_pixels().filter(|(x, y, color)| new.get_pixel(*x, *y) != *color);
    let (mut left, mut top, mut right, mut bottom) = (u32::MAX, u32::MAX, 0, 0);
    for (x, y, _) in differs {
        (left, top) = (left.min(x), top.min(y));
        (right, bottom) = (right.max(x + 1), bottom.max(y + 1));
    }
    Area(left, top, right - left, bottom - top)
}
