//! Colours and blending.

use image::Pixel as _;

/// An opaque sRGB colour with eight bits per channel.
pub(crate) type Rgb = image::Rgb<u8>;

/// How much of a pixel is covered, in thirds. Finer steps are barely visible at our picture sizes,
/// and they make every file larger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Coverage(u8);

impl Coverage {
    pub(crate) const FULL: Self = Self(3);
    pub(crate) const LEVELS: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// Returns `part / whole`, rounded to the nearest third.
    pub(crate) fn of(part: u32, whole: u32) -> Self {
        Self(((part.min(whole) * 6 + whole) / (2 * whole)) as u8)
    }

    pub(crate) fn thirds(self) -> u8 {
        self.0
    }
}

/// Returns the colour written as `0xRRGGBB`.
pub(crate) const fn hex(code: u32) -> Rgb {
    let [_, red, green, blue] = code.to_be_bytes();
    image::Rgb([red, green, blue])
}

/// Blends `over` onto `under` with the given coverage.
pub(crate) fn blend(under: Rgb, over: Rgb, coverage: Coverage) -> Rgb {
    let coverage = u32::from(coverage.0);
    under.map2(&over, |under, over| {
        ((u32::from(under) * (3 - coverage) + u32::from(over) * coverage + 1) / 3) as u8
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blending_runs_from_one_colour_to_the_other() {
        let (black, cream) = (hex(0x00_0000), hex(0xFF_F0E0));
        let blended = Coverage::LEVELS.map(|coverage| blend(black, cream, coverage));
        assert_eq!(blended, [black, hex(0x55_504B), hex(0xAA_A095), cream]);
    }

    #[test]
    fn coverage_is_rounded_to_the_nearest_third() {
        let levels = [0, 2, 3, 7, 8, 13, 14, 16, 99].map(|part| Coverage::of(part, 16).thirds());
        assert_eq!(levels, [0, 0, 1, 1, 2, 2, 3, 3, 3]);
    }
}
