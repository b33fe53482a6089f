//! The palette of a theme: up to sixteen colours, and a table that blends any two of them.
//!
//! imageproc draws on images of indices; the table gives the nearest colour where one colour partly
//! covers another.

use crate::color::{Coverage, Rgb, blend};

/// The maximum number of colours in a picture, so that a pixel takes half a byte.
pub(crate) const SIZE: usize = 16;

/// The index of a colour in a palette.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PaletteIndex(u8);

impl PaletteIndex {
    pub(crate) const fn value(self) -> u8 {
        self.0
    }
}

/// Up to sixteen colours. A partly covered pixel takes the palette colour nearest to the blend. The
/// blends are looked up in a table, so drawing needs no arithmetic on colours.
pub(crate) struct Palette {
    colors: Vec<Rgb>,
    /// The blends, indexed by coverage, the upper colour and the lower colour.
    blends: [[[u8; SIZE]; SIZE]; Coverage::LEVELS.len()],
}

impl Palette {
    /// Creates a palette of the first sixteen of these colours.
    pub(crate) fn new(colors: &[Rgb]) -> Self {
        debug_assert!(colors.len() <= SIZE);
        let colors = colors[..colors.len().min(SIZE)].to_vec();
        let mut blends = [[[0; SIZE]; SIZE]; Coverage::LEVELS.len()];
        for coverage in Coverage::LEVELS {
            for (over, &laid) in colors.iter().enumerate() {
                for (under, &covered) in colors.iter().enumerate() {
                    blends[usize::from(coverage.thirds())][over][under] =
                        nearest_index(&colors, blend(covered, laid, coverage));
                }
            }
        }
        Self { colors, blends }
    }

    /// Returns the index of the nearest colour.
    pub(crate) fn nearest(&self, color: Rgb) -> PaletteIndex {
        PaletteIndex(nearest_index(&self.colors, color))
    }

    /// Returns the index of the nearest colour to `over` blended onto `under`.
    pub(crate) fn blended(
        &self,
        coverage: Coverage,
        PaletteIndex(over): PaletteIndex,
        under: u8,
    ) -> u8 {
        self.blends[usize::from(coverage.thirds())][usize::from(over)][usize::from(under)]
    }

    /// Turns a raw index back into a [`PaletteIndex`]. It must lie in the palette.
    pub(crate) fn index(&self, number: u8) -> PaletteIndex {
        debug_assert!(usize::from(number) < self.colors.len());
        PaletteIndex(number)
    }

    #[cfg(test)]
    pub(crate) fn color(&self, number: u8) -> Rgb {
        self.colors[usize::from(number)]
    }

    /// Returns the colours as consecutive RGB bytes, as PNG and GIF files store them.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.colors.iter().flat_map(|color| color.0).collect()
    }
}

fn nearest_index(colors: &[Rgb], color: Rgb) -> u8 {
    (0..colors.len()).min_by_key(|&index| color_distance(colors[index], color)).unwrap_or(0) as u8
}

/// Returns the squared distance of two colours, with channels weighted roughly as the eye does.
fn color_distance(a: Rgb, b: Rgb) -> u32 {
    let square = |channel: usize| u32::from(a.0[channel].abs_diff(b.0[channel])).pow(2);
    2 * square(0) + 4 * square(1) + square(2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::color::hex;

    #[test]
    fn a_partly_covered_pixel_takes_the_colour_nearest_to_the_blend() {
        let [black, dark, light, white] = [0x00_0000, 0x50_5050, 0xB0_B0B0, 0xFF_FFFF].map(hex);
        let palette = Palette::new(&[white, black, light, dark]);
        let under = palette.nearest(black).value();
        let seen = Coverage::LEVELS
            .map(|coverage| palette.blended(coverage, palette.nearest(white), under));
        assert_eq!(seen, [black, dark, light, white].map(|color| palette.nearest(color).value()));
    }

    #[test]
    fn palette_colours_are_exact_and_others_take_the_nearest() {
        let colors = [0xF7_F0E0, 0x2E_2B2B, 0xC8_322B].map(hex);
        let palette = Palette::new(&colors);
        assert_eq!(palette.bytes().len(), 9);
        assert_eq!(palette.nearest(hex(0xC8_322B)).value(), 2);
        assert_eq!(palette.nearest(hex(0xF0_F0F0)).value(), 0);
    }
}
