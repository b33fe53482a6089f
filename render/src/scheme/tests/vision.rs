//! Simulates colour vision deficiencies, and measures how different two colours look.

use crate::color::{Rgb, hex};

/// A kind of colour vision.
#[derive(Clone, Copy, Debug)]
pub(super) enum ColorVision {
    /// Full colour vision.
    Usual,
    /// No long-wave (red) cones. Affects about one man in a hundred.
    Protanopia,
    /// No middle-wave (green) cones. Affects about one man in a hundred.
    Deuteranopia,
    /// No short-wave (blue) cones. Rare.
    Tritanopia,
}

impl ColorVision {
    pub(super) const ALL: [ColorVision; 4] = [
        ColorVision::Usual,
        ColorVision::Protanopia,
        ColorVision::Deuteranopia,
        ColorVision::Tritanopia,
    ];

    /// Returns the colour as a person with this vision sees it. The matrices are from Machado,
    /// Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
    /// Deficiency", 2009, at severity 1.0.
    pub(super) fn simulate(self, color: Rgb) -> Rgb {
        let rows = match self {
            ColorVision::Usual => return color,
            ColorVision::Protanopia => [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
            ColorVision::Deuteranopia => [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
            ColorVision::Tritanopia => [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
        };
        let light = linear(color);
        image::Rgb(rows.map(|row| encoded(row.iter().zip(light).map(|(part, of)| part * of).sum())))
    }
}

/// Converts sRGB to linear light, from 0 to 1 for each channel.
pub(super) fn linear(color: Rgb) -> [f64; 3] {
    color.0.map(|channel| {
        let channel = f64::from(channel) / 255.0;
        if channel <= 0.04045 { channel / 12.92 } else { ((channel + 0.055) / 1.055).powf(2.4) }
    })
}

fn encoded(light: f64) -> u8 {
    let light = light.clamp(0.0, 1.0);
    let channel =
        if light <= 0.003_130_8 { light * 12.92 } else { 1.055 * light.powf(1.0 / 2.4) - 0.055 };
    (channel * 255.0).round() as u8
}

/// Returns the distance of two colours in CIE 1976 L*a*b* with white point D65. Black and white are
/// 100 apart; a distance of 2 is barely visible.
pub(super) fn difference(one: Rgb, other: Rgb) -> f64 {
    let squares = lab(one).into_iter().zip(lab(other)).map(|(one, other)| (one - other).powi(2));
    squares.sum::<f64>().sqrt()
}

fn lab(color: Rgb) -> [f64; 3] {
    let [red, green, blue] = linear(color);
    let x = 0.412_456 * red + 0.357_576 * green + 0.180_438 * blue;
    let y = 0.212_673 * red + 0.715_152 * green + 0.072_175 * blue;
    let z = 0.019_334 * red + 0.119_192 * green + 0.950_304 * blue;
    let [x, y, z] = [x / 0.950_47, y, z / 1.088_83].map(|part: f64| {
        let edge: f64 = 6.0 / 29.0;
        if part > edge.powi(3) { part.cbrt() } else { part / (3.0 * edge * edge) + 4.0 / 29.0 }
    });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

#[test]
fn differences_match_the_standard() {
    let [black, white, red] = [0x00_0000, 0xFF_FFFF, 0xFF_0000].map(hex);
    assert!((difference(black, white) - 100.0).abs() < 0.1);
    // In L*a*b*, red is 53.24, 80.09, 67.20.
    assert!((difference(black, red) - 117.34).abs() < 0.1, "{}", difference(black, red));
}

#[test]
fn colour_vision_deficiencies_make_some_colours_alike() {
    // Greys look the same to everyone. Red and green of equal lightness do not.
    for vision in ColorVision::ALL {
        let grey = hex(0x80_8080);
        assert!(difference(vision.simulate(grey), grey) < 1.0, "{vision:?}");
    }
    let (red, green) = (hex(0xB4_5A3C), hex(0x75_7A3C));
    let apart = |vision: ColorVision| difference(vision.simulate(red), vision.simulate(green));
    assert!(apart(ColorVision::Usual) > 40.0);
    assert!(apart(ColorVision::Deuteranopia) < apart(ColorVision::Usual) / 3.0);
    let (blue, teal) = (hex(0x00_50A0), hex(0x00_7070));
    let apart = |vision: ColorVision| difference(vision.simulate(blue), vision.simulate(teal));
    assert!(apart(ColorVision::Tritanopia) < apart(ColorVision::Usual) / 2.0);
}
