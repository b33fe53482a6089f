//! The compression of GIF files, fast where one colour fills most of a picture: a stretch of it costs
//! time by its codes, not by its pixels.

/// Codes have at most twelve bits.
const MOST_CODES: u16 = 1 << 12;
/// The longest code, in bits.
const LONGEST: u32 = 12;

/// Packs the pixels of one picture after the other.
pub(crate) struct Lzw {
    /// How many bits a colour has.
    bits: u32,
    /// The colour that comes in long stretches.
    blank: u8,
    /// For each code and the colour after it the code of both together; 0 where there is none.
    longer: Vec<u16>,
    /// The codes of one blank pixel, two, and so on.
    blanks: Vec<u16>,
    /// The code that is made next, and how many bits codes have now.
    next: u16,
    size: u32,
    /// The code of the pixels that are not written yet.
    current: Option<u16>,
    bytes: Vec<u8>,
    /// Bits that do not fill a byte yet, and their number.
    rest: u32,
    rest_size: u32,
}

impl Lzw {
    /// For pictures in colours from 0 to `blank`, the colour that comes in long stretches.
    pub(crate) fn new(blank: u8) -> Self {
        let bits = (u8::BITS - blank.leading_zeros()).max(2);
        let longer = vec![0; usize::from(MOST_CODES) << bits];
        let mut lzw = Self {
            bits,
            blank,
            longer,
            blanks: Vec::new(),
            next: 0,
            size: 0,
            current: None,
            bytes: Vec::new(),
            rest: 0,
            rest_size: 0,
        };
        lzw.begin();
        lzw
    }

    /// Adds one pixel.
    pub(crate) fn pixel(&mut self, color: u8) {
        let Some(current) = self.current else {
            self.current = Some(u16::from(color));
            return;
        };
        let longer = self.longer[self.after(current, color)];
        self.current = Some(if longer > 0 {
            longer
        } else {
            self.end_code(current, color);
            u16::from(color)
        });
    }

    /// Adds so many blank pixels.
    pub(crate) fn stretch(&mut self, mut count: usize) {
        // How many pixels the current code stands for, if they are all blank.
        let mut begun = usize::from(self.current == Some(u16::from(self.blank)));
        while count > 0 {
            let known = if begun > 0 { self.blanks.len() - begun } else { 0 };
            if known > 0 {
                let taken = known.min(count);
                begun += taken;
                count -= taken;
                self.current = Some(self.blanks[begun - 1]);
            } else {
                self.pixel(self.blank);
                count -= 1;
                begun = usize::from(self.current == Some(u16::from(self.blank)));
            }
        }
    }

    /// The picture as the `gif` crate takes it, the bits of a colour first; the next one begins.
    pub(crate) fn finish(&mut self) -> Vec<u8> {
        if let Some(code) = self.current.take() {
            self.write(code);
            self.grow();
        }
        self.write(self.clear_code() + 1);
        self.write_rest();
        let packed = std::mem::take(&mut self.bytes);
        self.begin();
        packed
    }

    /// Forgets every code but those of single colours, and says so.
    fn begin(&mut self) {
        self.bytes.push(self.bits as u8);
        self.size = self.bits + 1;
        self.write(self.clear_code());
        self.forget();
    }

    fn forget(&mut self) {
        self.next = self.clear_code() + 2;
        self.size = self.bits + 1;
        let known = self.after(self.next, 0);
        self.longer[..known].fill(0);
        self.blanks.clear();
        self.blanks.push(u16::from(self.blank));
    }

    fn clear_code(&self) -> u16 {
        1 << self.bits
    }

    /// Where the code of another code and the colour after it is kept.
    fn after(&self, code: u16, color: u8) -> usize {
        usize::from(code) << self.bits | usize::from(color)
    }

    /// Writes a code, and makes one of it and the colour after it.
    fn end_code(&mut self, code: u16, color: u8) {
        self.write(code);
        if self.next == MOST_CODES {
            self.write(self.clear_code());
            self.forget();
            return;
        }
        let made = self.next;
        let (start, place) = (self.after(made, 0), self.after(code, color));
        self.longer[start..start + (1 << self.bits)].fill(0);
        self.longer[place] = made;
        if color == self.blank && self.blanks.last() == Some(&code) {
            self.blanks.push(made);
        }
        self.grow();
    }

    /// Counts a code that was made. Who reads the file makes each one code later.
    fn grow(&mut self) {
        if u32::from(self.next) == 1 << self.size && self.size < LONGEST {
            self.size += 1;
        }
        self.next += 1;
    }

    fn write(&mut self, code: u16) {
        self.rest |= u32::from(code) << self.rest_size;
        self.rest_size += self.size;
        while self.rest_size >= u8::BITS {
            self.bytes.push(self.rest as u8);
            self.rest >>= u8::BITS;
            self.rest_size -= u8::BITS;
        }
    }

    fn write_rest(&mut self) {
        if self.rest_size > 0 {
            self.bytes.push(self.rest as u8);
        }
        (self.rest, self.rest_size) = (0, 0);
    }
}

#[cfg(test)]
mod tests {
    use gif::{DecodeOptions, Encoder, Frame};
    use proptest::prelude::*;

    use super::*;

    /// What a decoder makes of a picture one row high, packed after another one.
    fn unpacked(lzw: &mut Lzw, stretches: &[(u8, u16)], blank: u8) -> Vec<u8> {
        for &(color, count) in stretches {
            if color == blank {
                lzw.stretch(usize::from(count));
            } else {
                (0..count).for_each(|_| lzw.pixel(color));
            }
        }
        let length = stretches.iter().map(|stretch| stretch.1).sum();
        let buffer = lzw.finish().into();
        let frame = Frame { width: length, height: 1, buffer, ..Frame::default() };
        let mut file = Encoder::new(Vec::new(), length, 1, &[0; 768]).unwrap();
        file.write_lzw_pre_encoded_frame(&frame).unwrap();
        let file = file.into_inner().unwrap();
        let mut reader = DecodeOptions::new().read_info(&file[..]).unwrap();
        reader.read_next_frame().unwrap().unwrap().buffer.to_vec()
    }

    fn pixels(stretches: &[(u8, u16)]) -> Vec<u8> {
        let stretch = |&(color, count): &(u8, u16)| std::iter::repeat_n(color, usize::from(count));
        stretches.iter().flat_map(stretch).collect()
    }

    #[test]
    fn long_stretches_take_few_bytes() {
        let mut lzw = Lzw::new(63);
        (0..1200).for_each(|_| lzw.stretch(700));
        assert!(lzw.finish().len() < 2000);
    }

    proptest! {
        #[test]
        fn pixels_are_read_as_they_were_written(
            (blank, first, second) in (1_u8..=255).prop_flat_map(|blank| {
                let stretch = (0..=blank, prop_oneof![4 => 1_u16..4, 1 => 1_u16..500]);
                let picture = prop::collection::vec(stretch, 1..400)
                    .prop_filter("at most 65,535 pixels", |all| {
                        all.iter().map(|stretch| u32::from(stretch.1)).sum::<u32>() < 65_536
                    });
                (Just(blank), picture.clone(), picture)
            })
        ) {
            let mut lzw = Lzw::new(blank);
            prop_assert_eq!(unpacked(&mut lzw, &first, blank), pixels(&first));
            prop_assert_eq!(unpacked(&mut lzw, &second, blank), pixels(&second));
        }
    }
}
