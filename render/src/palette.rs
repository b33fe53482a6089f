//! Chooses the few colours that all pictures are made of, and finds the nearest of them.
//! Whole-number arithmetic throughout: every machine chooses the same.

use crate::color::Rgb;

const BITS: u32 = 5;
const BINS: usize = 1 << (3 * BITS);
/// One shade that fills most of a picture must not leave the others without a colour.
const WEIGHT_LIMIT: u64 = 600;
const ROUNDS: usize = 12;

fn bin(color: Rgb) -> usize {
    color.0.iter().fold(0, |bin, &channel| bin << BITS | usize::from(channel >> (8 - BITS)))
}

/// The colours that a set of drawings is made of, counted.
pub(crate) struct Samples {
    /// For each bin the sums of the three channels and the number of pixels.
    bins: Vec<[u64; 4]>,
}

impl Samples {
    pub(crate) fn new() -> Self {
        Self { bins: vec![[0; 4]; BINS] }
    }

    pub(crate) fn add(&mut self, color: Rgb) {
        let [red, green, blue, count] = &mut self.bins[bin(color)];
        let [r, g, b] = color.0;
        *red += u64::from(r);
        *green += u64::from(g);
        *blue += u64::from(b);
        *count += 1;
    }

    /// Adds the colours between two, as they appear along the edge of one on the other.
    pub(crate) fn add_ramp(&mut self, under: Rgb, over: Rgb) {
        for weight in (0..=255).step_by(85) {
            for _ in 0..48 {
                self.add(under.mix(over, weight));
            }
        }
    }

    /// The mean colour of each bin in use, and its weight.
    fn shades(&self) -> Vec<(Rgb, u64)> {
        let mean = |sum: u64, count: u64| ((sum + count / 2) / count) as u8;
        self.bins
            .iter()
            .filter(|bin| bin[3] > 0)
            .map(|&[r, g, b, n]| (Rgb([mean(r, n), mean(g, n), mean(b, n)]), n.min(WEIGHT_LIMIT)))
            .collect()
    }
}

/// At most 255 colours, and for any colour the nearest of them.
pub(crate) struct Palette {
    colors: Vec<Rgb>,
    nearest: Vec<u8>,
}

impl Palette {
    /// The fixed colours as they are, and others up to `size` in all that stand in best for
    /// what was counted beside them.
    pub(crate) fn choose(fixed: &[Rgb], samples: &Samples, size: usize) -> Self {
        let shades = samples.shades();
        let mut colors = spread(fixed, &shades, size.min(255));
        for _ in 0..ROUNDS {
            settle(&shades, &mut colors, fixed.len());
        }
        let mut nearest: Vec<u8> = (0..BINS)
            .map(|bin| {
                let channel = |place: u32| {
                    let value = (bin >> (place * BITS)) as u8 & ((1 << BITS) - 1);
                    value << (8 - BITS) | 1 << (7 - BITS)
                };
                nearest(&colors, Rgb([channel(2), channel(1), channel(0)])) as u8
            })
            .collect();
        // Its bin's middle may lie nearer to another colour; of two in one bin the first counts.
        for (index, &color) in fixed.iter().enumerate().rev() {
            nearest[bin(color)] = index as u8;
        }
        Self { colors, nearest }
    }

    pub(crate) fn color(&self, index: u8) -> Rgb {
        self.colors[usize::from(index)]
    }

    pub(crate) fn index(&self, color: Rgb) -> u8 {
        self.nearest[bin(color)]
    }

    /// The colours one after the other, three bytes each.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.colors.iter().flat_map(|color| color.0).collect()
    }
}

/// Squared distance, the channels weighted roughly as the eye does.
fn difference(a: Rgb, b: Rgb) -> u64 {
    let square = |channel: usize| u64::from(a.0[channel].abs_diff(b.0[channel])).pow(2);
    2 * square(0) + 4 * square(1) + square(2)
}

fn nearest(colors: &[Rgb], color: Rgb) -> usize {
    (0..colors.len()).min_by_key(|&index| difference(colors[index], color)).unwrap_or(0)
}

/// Picks starting colours: the fixed ones, then again and again the worst served shade.
fn spread(fixed: &[Rgb], shades: &[(Rgb, u64)], size: usize) -> Vec<Rgb> {
    let mut colors = fixed.to_vec();
    let mut costs = vec![u64::MAX; shades.len()];
    let mut added = 0;
    loop {
        for color in &colors[added..] {
            for (cost, &(shade, weight)) in costs.iter_mut().zip(shades) {
                *cost = (*cost).min(difference(shade, *color) * weight);
            }
        }
        added = colors.len();
        match (0..shades.len()).max_by_key(|&index| costs[index]) {
            Some(worst) if costs[worst] > 0 && added < size => colors.push(shades[worst].0),
            _ => return colors,
        }
    }
}

/// Moves each colour that is not fixed to the mean of the shades that it stands for.
fn settle(shades: &[(Rgb, u64)], colors: &mut [Rgb], fixed: usize) {
    let mut sums = vec![[0; 4]; colors.len()];
    for &(shade, weight) in shades {
        let sum = &mut sums[nearest(colors, shade)];
        for (sum, channel) in sum.iter_mut().zip(shade.0) {
            *sum += u64::from(channel) * weight;
        }
        sum[3] += weight;
    }
    for (color, [r, g, b, weight]) in colors.iter_mut().zip(sums).skip(fixed) {
        if weight > 0 {
            *color = Rgb([r, g, b].map(|sum| ((sum + weight / 2) / weight) as u8));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_colours_are_kept_as_they_are() {
        let colors = [Rgb::hex(0xF7_F0E0), Rgb::hex(0x2E_2B2B), Rgb::hex(0xC8_322B)];
        let mut samples = Samples::new();
        for (times, &color) in colors.iter().enumerate() {
            (0..=times * 1000).for_each(|_| samples.add(color));
        }
        let palette = Palette::choose(&[], &samples, 16);
        assert_eq!(palette.bytes().len(), 9);
        for color in colors {
            assert_eq!(palette.color(palette.index(color)), color);
        }
    }

    #[test]
    fn a_ramp_is_served_evenly() {
        let (dark, light) = (Rgb::hex(0x10_1010), Rgb::hex(0xF0_F0F0));
        let mut samples = Samples::new();
        samples.add_ramp(dark, light);
        let palette = Palette::choose(&[dark, light], &samples, 8);
        assert_eq!(palette.color(0), dark);
        for weight in [0, 85, 170, 255] {
            let wanted = dark.mix(light, weight);
            let got = palette.color(palette.index(wanted));
            assert!(wanted.0[0].abs_diff(got.0[0]) < 24, "{wanted:?} became {got:?}");
        }
    }
}
