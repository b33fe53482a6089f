//! The fonts that pictures use, in all sizes.

use crate::look::Width;
use crate::text::Font;

/// The fonts in the sizes that pictures use.
pub(crate) struct Fonts {
    pub(crate) number: Font,
    pub(crate) small: Font,
    pub(crate) name: Font,
    pub(crate) score: Font,
    pub(crate) winning_score: Font,
    pub(crate) footer: Font,
    pub(crate) label: Font,
    pub(crate) cell: Font,
}

impl Fonts {
    pub(crate) fn new(width: Width) -> Self {
        let font = |size: f32| Font::new(size * width.font_scale(), width.scale());
        Self {
            number: font(44.0),
            small: font(23.0),
            name: font(32.0),
            score: font(48.0),
            winning_score: font(62.0),
            footer: font(28.0),
            label: font(25.0),
            cell: font(22.0),
        }
    }
}
