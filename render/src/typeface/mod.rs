//! The font files: one for everyday text, and fallbacks for characters it lacks.

use std::sync::{LazyLock, OnceLock};

use ab_glyph::{Font, FontRef, GlyphId};

/// A font file in the binary. It is parsed on first use.
pub(crate) struct Typeface {
    file: &'static [u8],
    outlines: OnceLock<FontRef<'static>>,
    shaping: OnceLock<harfrust::Font>,
    /// A scale factor that makes the font look the same size as the primary one.
    pub(crate) scale: f32,
}

/// The primary font, for everyday text.
pub(crate) static PRIMARY: Typeface =
    Typeface::new(include_bytes!("../../fonts/NotoSans-SemiBold.ttf"), 1.0);

/// The font for symbols and a few scripts. It also has the box for missing characters.
static DEJAVU: Typeface = Typeface::new(include_bytes!("../../fonts/DejaVuSans-Bold.ttf"), 0.95);

/// The font for emoji.
pub(crate) static EMOJI: Typeface =
    Typeface::new(include_bytes!("../../fonts/NotoEmoji.ttf"), 0.85);

macro_rules! noto {
    ($($name:literal)*) => {
        [&PRIMARY, &DEJAVU, &EMOJI, $({
            static FACE: Typeface =
                Typeface::new(include_bytes!(concat!("../../fonts/Noto", $name, ".ttf")), 1.0);
            &FACE
        }),*]
    };
}

/// All fonts, in the order in which they are searched for a character.
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
    const fn new(file: &'static [u8], scale: f32) -> Self {
        Self { file, outlines: OnceLock::new(), shaping: OnceLock::new(), scale }
    }

    /// Returns all fonts, in the order in which they are searched for a character.
    pub(crate) fn all() -> impl Iterator<Item = &'static Self> + Clone {
        ALL.iter().copied()
    }

    /// Returns the glyph outlines.
    pub(crate) fn outlines(&self) -> &FontRef<'static> {
        self.outlines
            .get_or_init(|| FontRef::try_from_slice(self.file).expect("the vendored font is valid"))
    }

    /// Returns the font for text shaping.
    pub(crate) fn shaping(&self) -> &harfrust::Font {
        self.shaping
            .get_or_init(|| harfrust::Font::new(self.file, 0).expect("the vendored font is valid"))
    }

    /// Returns the font's units per em.
    pub(crate) fn units_per_em(&self) -> f32 {
        self.outlines().units_per_em().expect("the vendored font has units per em")
    }

    /// Returns the advance width of a glyph, in ems of the primary font.
    pub(crate) fn advance(&self, id: GlyphId) -> f32 {
        self.outlines().h_advance_unscaled(id) * self.scale / self.units_per_em()
    }

    /// Returns the font with the box for missing characters.
    pub(crate) fn fallback() -> &'static Self {
        &DEJAVU
    }

    /// Returns true if the font has a glyph for a character on its own.
    pub(crate) fn has(&self, char: char) -> bool {
        self.outlines().glyph_id(char) != GlyphId(0)
    }
}

impl PartialEq for Typeface {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

#[cfg(test)]
mod tests;
