//! The sixteen colours of a theme as numbers, and which of them comes nearest to a mixture of two.

use crate::color::{Rgb, Share, mix};

/// How many colours a picture may have: half a byte a pixel.
pub(crate) const SIZE: usize = 16;

/// The number of a colour of a palette.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ink(u8);

impl Ink {
    pub(crate) const fn number(self) -> u8 {
        self.0
    }
}

/// Up to sixteen colours. What covers a part of a pixel takes the colour of them that comes nearest
/// to the mixture, so that drawing needs no arithmetic on colours.
pub(crate) struct Palette {
    colors: Vec<Rgb>,
    /// By share, the number laid over, and the number under it.
    mixed: [[[u8; SIZE]; SIZE]; Share::EVERY.len()],
}

impl Palette {
    /// The first sixteen of these colours.
    pub(crate) fn new(colors: &[Rgb]) -> Self {
        debug_assert!(colors.len() <= SIZE);
        let colors = colors[..colors.len().min(SIZE)].to_vec();
        let mut mixed = [[[0; SIZE]; SIZE]; Share::EVERY.len()];
        for share in Share::EVERY {
            for (over, &laid) in colors.iter().enumerate() {
                for (under, &covered) in colors.iter().enumerate() {
                    mixed[usize::from(share.thirds())][over][under] =
                        nearest(&colors, mix(covered, laid, share));
                }
            }
        }
        Self { colors, mixed }
    }

    /// The number of the colour that comes nearest.
    pub(crate) fn ink(&self, color: Rgb) -> Ink {
        Ink(nearest(&self.colors, color))
    }

    /// The number of what is seen where a share of the pixel `under` is covered.
    pub(crate) fn mixed(&self, share: Share, Ink(over): Ink, under: u8) -> u8 {
        self.mixed[usize::from(share.thirds())][usize::from(over)][usize::from(under)]
    }

    /// The colour of a number that was asked for before.
    pub(crate) fn numbered(&self, number: u8) -> Ink {
        debug_assert!(usize::from(number) < self.colors.len());
        Ink(number)
    }

    #[cfg(test)]
    pub(crate) fn color(&self, number: u8) -> Rgb {
        self.colors[usize::from(number)]
    }

    /// The colours one after the other, three bytes each.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.colors.iter().flat_map(|color| color.0).collect()
    }
}

fn nearest(colors: &[Rgb], color: Rgb) -> u8 {
    (0..colors.len()).min_by_key(|&index| difference(colors[index], color)).unwrap_or(0) as u8
}

/// Squared distance, the channels weighted roughly as the eye does.
fn difference(a: Rgb, b: Rgb) -> u32 {
    let square = |channel: usize| u32::from(a.0[channel].abs_diff(b.0[channel])).pow(2);
    2 * square(0) + 4 * square(1) + square(2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::color::hex;

    #[test]
    fn a_covered_pixel_takes_the_colour_nearest_to_the_mixture() {
        let [black, dark, light, white] = [0x00_0000, 0x50_5050, 0xB0_B0B0, 0xFF_FFFF].map(hex);
        let palette = Palette::new(&[white, black, light, dark]);
        let under = palette.ink(black).number();
        let seen = Share::EVERY.map(|share| palette.mixed(share, palette.ink(white), under));
        assert_eq!(seen, [black, dark, light, white].map(|color| palette.ink(color).number()));
    }

    #[test]
    fn colours_are_kept_as_they_are_and_the_nearest_stands_for_others() {
        let colors = [0xF7_F0E0, 0x2E_2B2B, 0xC8_322B].map(hex);
        let palette = Palette::new(&colors);
        assert_eq!(palette.bytes().len(), 9);
        assert_eq!(palette.ink(hex(0xC8_322B)).number(), 2);
        assert_eq!(palette.ink(hex(0xF0_F0F0)).number(), 0);
    }
}
