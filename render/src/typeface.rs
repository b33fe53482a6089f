//! The fonts: one for everyday letters, and others for what it lacks. Knows no sizes.

use std::sync::{LazyLock, OnceLock};

use ab_glyph::{Font, FontRef, GlyphId};

/// A font of the binary, read no earlier than it is asked for.
pub(crate) struct Typeface {
    file: &'static [u8],
    outlines: OnceLock<FontRef<'static>>,
    shaping: OnceLock<harfrust::Font>,
    /// The height of its em in relation to that of the first font, so that they look alike.
    pub(crate) size: f32,
}

/// What everything is written in that needs no other.
pub(crate) static EVERYDAY: Typeface =
    Typeface::new(include_bytes!("../fonts/NotoSans-SemiBold.ttf"), 1.0);

/// What signs and a few scripts are written in, and the box for what no font has.
static DEJAVU: Typeface = Typeface::new(include_bytes!("../fonts/DejaVuSans-Bold.ttf"), 0.95);

/// What pictures among letters are drawn with.
pub(crate) static EMOJI: Typeface = Typeface::new(include_bytes!("../fonts/NotoEmoji.ttf"), 0.85);

macro_rules! noto {
    ($($name:literal)*) => {
        [&EVERYDAY, &DEJAVU, &EMOJI, $({
            static FACE: Typeface =
                Typeface::new(include_bytes!(concat!("../fonts/Noto", $name, ".ttf")), 1.0);
            &FACE
        }),*]
    };
}

/// All fonts, in the order in which they are asked for a letter.
static ALL: LazyLock<Vec<&'static Typeface>> = LazyLock::new(|| {
    noto! {
        "SansSC" "SansKR" "SansArabic" "SansDevanagari" "SansThai" "SansBengali" "SansTamil"
        "SansTelugu" "SansGujarati" "SansGurmukhi" "SansKannada" "SansMalayalam" "SansSinhala"
        "SansKhmer" "SansMyanmar" "SansEthiopic" "SansSymbols" "SansMath" "SansJavanese"
        "SerifTibetan"
    }
    .into()
});

impl Typeface {
    const fn new(file: &'static [u8], size: f32) -> Self {
        Self { file, outlines: OnceLock::new(), shaping: OnceLock::new(), size }
    }

    /// All fonts, in the order in which they are asked for a letter.
    pub(crate) fn all() -> impl Iterator<Item = &'static Self> + Clone {
        ALL.iter().copied()
    }

    /// What its glyphs look like.
    pub(crate) fn outlines(&self) -> &FontRef<'static> {
        self.outlines
            .get_or_init(|| FontRef::try_from_slice(self.file).expect("the vendored font is whole"))
    }

    /// Which of its glyphs stand for a text, and where.
    pub(crate) fn shaping(&self) -> &harfrust::Font {
        self.shaping
            .get_or_init(|| harfrust::Font::new(self.file, 0).expect("the vendored font is whole"))
    }

    /// The font's own units in an em.
    pub(crate) fn units_per_em(&self) -> f32 {
        self.outlines().units_per_em().expect("the vendored font has a scale")
    }

    /// From a glyph's origin to the next one's, in parts of an em of the first font.
    pub(crate) fn advance(&self, id: GlyphId) -> f32 {
        self.outlines().h_advance_unscaled(id) * self.size / self.units_per_em()
    }

    /// The font that has a box for what none of them has.
    pub(crate) fn of_boxes() -> &'static Self {
        &DEJAVU
    }

    /// Whether it has a glyph for a character by itself.
    pub(crate) fn has(&self, char: char) -> bool {
        self.outlines().glyph_id(char) != GlyphId(0)
    }
}

impl PartialEq for Typeface {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}
