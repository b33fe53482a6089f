//! Colours and how two of them mix. Knows nothing of what is drawn with them.

/// An opaque colour, eight bits a channel, in sRGB.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rgb(pub(crate) [u8; 3]);

impl Rgb {
    /// The colour written `0xRRGGBB`.
    pub(crate) const fn hex(code: u32) -> Self {
        let [_, red, green, blue] = code.to_be_bytes();
        Self([red, green, blue])
    }

    /// This colour with `other` laid over it, `weight` of 255 parts opaque.
    pub(crate) fn mix(self, other: Self, weight: u8) -> Self {
        let weight = u32::from(weight);
        let channel = |from: u8, to: u8| {
            let sum = u32::from(from) * (255 - weight) + u32::from(to) * weight;
            ((sum + 127) / 255) as u8
        };
        let ([r0, g0, b0], [r1, g1, b1]) = (self.0, other.0);
        Self([channel(r0, r1), channel(g0, g1), channel(b0, b1)])
    }
}

/// Turns a share from 0 to 1 into 255 parts; what lies outside is clamped.
pub(crate) fn parts(share: f32) -> u8 {
    (share.clamp(0.0, 1.0) * 255.0 + 0.5) as u8
}

/// Rounds the covered share of a pixel to thirds. At the size of our pictures finer edges are
/// hardly seen, and every picture would take a tenth more bytes.
pub(crate) fn stepped(coverage: f32) -> f32 {
    (coverage * 3.0).round() / 3.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mixing_runs_from_one_colour_to_the_other() {
        let (black, cream) = (Rgb::hex(0x00_0000), Rgb::hex(0xFF_F0E0));
        assert_eq!(black.mix(cream, 0), black);
        assert_eq!(black.mix(cream, 255), cream);
        assert_eq!(black.mix(cream, 51), Rgb([51, 48, 45]));
    }
}
