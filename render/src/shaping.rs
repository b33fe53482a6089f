//! Text shaping: turns a line of text into positioned glyphs, in visual order. Lengths are in ems.

use std::ops::Range;

use ab_glyph::GlyphId;
use harfrust::unicode::{combining_class, compose, script};
use harfrust::{Buffer, BufferFlags, Direction, Script, ShapeOptions, ShaperFont, shape};
use unicode_bidi::BidiInfo;
use unicode_segmentation::UnicodeSegmentation;

use crate::sanitize::{MAX_GRAPHEME_CHARS, is_invisible};
use crate::typeface::{EMOJI, Typeface};

/// The maximum number of marks shown above and below a letter.
const MAX_STACKED_MARKS: usize = 3;
/// The combining classes of marks above or below a letter, as opposed to marks that change it.
const STACKED_MARK_CLASSES: Range<u8> = 200..240;
/// The variation selector that requests an emoji.
const EMOJI_SELECTOR: char = '\u{FE0F}';
/// Characters from here on are emoji rather than letters.
const FIRST_EMOJI: char = '\u{1F200}';
/// Replaces a grapheme that no font has.
const MISSING: &str = "\u{FFFC}";

/// A positioned glyph of a line.
pub(crate) struct PlacedGlyph {
    pub(crate) typeface: &'static Typeface,
    pub(crate) id: GlyphId,
    /// The byte index in the line where its grapheme starts.
    pub(crate) grapheme: usize,
    /// The distance from this glyph's origin to the next one's.
    pub(crate) advance: f32,
    /// The offset of the drawing from the origin, to the right and upwards.
    pub(crate) offset: (f32, f32),
}

/// A grapheme cluster: what a reader sees as one letter.
struct Grapheme {
    /// The byte index in the line, and in the text that is shaped.
    line: usize,
    text: usize,
    /// `None` if no font has it.
    typeface: Option<&'static Typeface>,
    script: Option<Script>,
}

impl Grapheme {
    /// Returns true if this grapheme and the next may be shaped together.
    fn joins(&self, next: &Self) -> bool {
        let alone = self.typeface.is_none_or(|typeface| *typeface == EMOJI);
        !alone && self.typeface == next.typeface
    }
}

/// Shapes a line into glyphs from left to right. A grapheme that no font has becomes one box;
/// invisible characters become nothing.
pub(crate) fn glyphs(line: &str) -> Vec<PlacedGlyph> {
    let (text, graphemes) = graphemes(line);
    let info = BidiInfo::new(&text, None);
    let mut glyphs = Vec::with_capacity(text.len());
    for paragraph in &info.paragraphs {
        let (levels, runs) = info.visual_runs(paragraph, paragraph.range.clone());
        for run in runs {
            let is_rtl = levels[run.start].is_rtl();
            let mut segments = segments(&graphemes, &run);
            if is_rtl {
                segments.reverse();
            }
            for segment in segments {
                let end = graphemes.get(segment.end).map_or(text.len(), |grapheme| grapheme.text);
                shape_segment(&text[..end], &graphemes[segment], is_rtl, &mut glyphs);
            }
        }
    }
    glyphs
}

/// Splits a line into graphemes, and returns the text to shape, without anything that cannot be
/// drawn.
fn graphemes(line: &str) -> (String, Vec<Grapheme>) {
    let mut text = String::with_capacity(line.len());
    let mut graphemes = Vec::new();
    for (at, grapheme) in line.grapheme_indices(true) {
        let without_excess_marks = without_excess_marks(grapheme);
        if !without_excess_marks.chars().any(|char| !is_invisible(char)) {
            continue;
        }
        let found = find_typeface(&without_excess_marks);
        let typeface = found.as_ref().map(|(typeface, _)| *typeface);
        let shown = found.as_ref().map_or(MISSING, |(_, shown)| shown);
        let script = shown
            .chars()
            .map(|char| script(char.into()))
            .find(|script| ![Script::COMMON, Script::INHERITED, Script::UNKNOWN].contains(script));
        graphemes.push(Grapheme { line: at, text: text.len(), typeface, script });
        text.push_str(shown);
    }
    (text, graphemes)
}

/// Returns the grapheme without excessive combining marks ("Zalgo" text).
fn without_excess_marks(grapheme: &str) -> String {
    let mut marks = 0;
    let few_marks = |char: &char| {
        let is_mark = STACKED_MARK_CLASSES.contains(&combining_class((*char).into()));
        marks += usize::from(is_mark);
        !is_mark || marks <= MAX_STACKED_MARKS
    };
    grapheme.chars().filter(few_marks).take(MAX_GRAPHEME_CHARS).collect()
}

/// Returns the first font that has the whole grapheme. If there is none, returns a font that has
/// its first character, with as much of the grapheme as that font supports.
fn find_typeface(grapheme: &str) -> Option<(&'static Typeface, String)> {
    let is_emoji =
        grapheme.contains(EMOJI_SELECTOR) || grapheme.starts_with(|char| char >= FIRST_EMOJI);
    let first = is_emoji.then_some(&EMOJI);
    let typefaces = first.into_iter().chain(Typeface::all());
    for grapheme in [grapheme.to_owned(), composed(grapheme)] {
        let has_all = |typeface: &&Typeface| {
            grapheme.chars().all(|char| is_invisible(char) || typeface.has(char))
        };
        if let Some(typeface) = typefaces.clone().find(has_all) {
            return Some((typeface, grapheme));
        }
    }
    let base = grapheme.chars().find(|&char| !is_invisible(char))?;
    let typeface = typefaces.clone().find(|typeface| typeface.has(base))?;
    let known = |char: &char| is_invisible(*char) || typeface.has(*char);
    Some((typeface, grapheme.chars().filter(known).collect()))
}

/// Composes the characters of a grapheme, as in Unicode normalization form C.
fn composed(grapheme: &str) -> String {
    let mut chars: Vec<char> = Vec::new();
    for next in grapheme.chars() {
        let pair = chars.last().and_then(|&last| compose(last.into(), next.into()));
        match pair.and_then(char::from_u32) {
            Some(one) => {
                chars.pop();
                chars.push(one);
            }
            None => chars.push(next),
        }
    }
    chars.into_iter().collect()
}

/// Splits the graphemes of a bidi run where the font or the script changes.
fn segments(graphemes: &[Grapheme], run: &Range<usize>) -> Vec<Range<usize>> {
    let at = |text: usize| graphemes.partition_point(|grapheme| grapheme.text < text);
    let mut segments: Vec<Range<usize>> = Vec::new();
    let mut script = None;
    for next in at(run.start)..at(run.end) {
        let grapheme = &graphemes[next];
        let same_script =
            script.is_none() || grapheme.script.is_none() || script == grapheme.script;
        match segments.last_mut() {
            Some(segment) if same_script && graphemes[next - 1].joins(grapheme) => {
                segment.end = next + 1;
                script = script.or(grapheme.script);
            }
            _ => {
                segments.push(next..next + 1);
                script = grapheme.script;
            }
        }
    }
    segments
}

/// Shapes graphemes of one font and script, and appends their glyphs. `text` ends with them.
fn shape_segment(text: &str, graphemes: &[Grapheme], is_rtl: bool, glyphs: &mut Vec<PlacedGlyph>) {
    let [first, ..] = graphemes else { return };
    let Some(typeface) = first.typeface else {
        let typeface = Typeface::fallback();
        let advance = typeface.advance(GlyphId(0));
        let (grapheme, offset) = (first.line, (0.0, 0.0));
        glyphs.push(PlacedGlyph { typeface, id: GlyphId(0), grapheme, advance, offset });
        return;
    };
    let mut buffer = Buffer::new();
    buffer.push_str(&text[first.text..]);
    buffer.set_direction(if is_rtl { Direction::RightToLeft } else { Direction::LeftToRight });
    buffer.set_flags(BufferFlags::REMOVE_DEFAULT_IGNORABLES);
    buffer.guess_segment_properties();
    let font = ShaperFont::new(typeface.shaping());
    if shape(&font, &mut buffer, ShapeOptions::new()).is_err() {
        return;
    }
    // An emoji sequence without a glyph of its own is shown as its first emoji.
    let shown = if *typeface == EMOJI { 1 } else { buffer.len() };
    let em = typeface.units_per_em() / typeface.scale;
    let shaped = buffer.glyph_infos().iter().zip(buffer.glyph_positions());
    glyphs.extend(shaped.take(shown).map(|(glyph, position)| {
        let text = first.text + glyph.cluster as usize;
        let grapheme =
            graphemes.partition_point(|grapheme| grapheme.text <= text).saturating_sub(1);
        PlacedGlyph {
            typeface,
            id: GlyphId(glyph.glyph_id as u16),
            grapheme: graphemes[grapheme].line,
            advance: position.x_advance as f32 / em,
            offset: (position.x_offset as f32 / em, position.y_offset as f32 / em),
        }
    }));
}

#[cfg(test)]
mod tests {
    use ab_glyph::Font;

    use super::*;
    use crate::typeface::PRIMARY;

    fn ids(line: &str) -> Vec<u16> {
        glyphs(line).iter().map(|placed| placed.id.0).collect()
    }

    fn is_box(placed: &PlacedGlyph) -> bool {
        placed.id == GlyphId(0)
    }

    #[test]
    fn names_in_common_scripts_have_no_boxes() {
        let names = [
            "田中さくら",
            "國語汉语",
            "김민수",
            "뷁",
            "सीमा",
            "สมชาย",
            "محمد",
            "پښتو",
            "שלום",
            "বাংলা",
            "தமிழ்",
            "తెలుగు",
            "ગુજરાતી",
            "ਪੰਜਾਬੀ",
            "ಕನ್ನಡ",
            "മലയാളം",
            "සිංහල",
            "ភាសាខ្មែរ",
            "မြန်မာ",
            "አማርኛ",
            "ქართული",
            "Հայերեն",
            "ລາວ",
            "Ёлка",
            "Ελένη",
            "Nguyễn",
            "🦊Fox",
            "ﾊﾝｶｸ",
            "Ｗ",
            "𝓐𝓷𝓷𝓪",
            "Ⓐ🄰",
            "꧁༺Ben༻꧂",
            "﷽",
        ];
        for name in names {
            let glyphs = glyphs(name);
            assert!(!glyphs.is_empty() && !glyphs.iter().any(is_box), "{name}");
        }
    }

    #[test]
    fn arabic_letters_join() {
        let joined = ids("محمد");
        let isolated: Vec<u16> = "دمحم".chars().flat_map(|char| ids(&char.to_string())).collect();
        assert_eq!(joined.len(), isolated.len());
        let same = joined.iter().zip(&isolated).filter(|(joined, isolated)| joined == isolated);
        assert_eq!(same.count(), 0, "{joined:?} {isolated:?}");
        assert_eq!(ids("לא محمد")[..4], joined[..], "beside graphemes that do not join");
    }

    #[test]
    fn a_devanagari_vowel_is_moved_before_its_consonant() {
        let font = &glyphs("क")[0];
        let [vowel, consonant] = &glyphs("कि")[..] else { panic!("two glyphs") };
        assert_eq!(consonant.id, font.id);
        assert_ne!(vowel.id, font.id);
    }

    #[test]
    fn right_to_left_text_is_reordered_but_its_numbers_are_not() {
        let order = |line: &str| -> String {
            glyphs(line)
                .iter()
                .filter_map(|placed| line[placed.grapheme..].chars().next())
                .collect()
        };
        assert_eq!(order("ab אבג cd"), "ab גבא cd");
        assert_eq!(order("אבג 123 ab"), "ab 123 גבא");
        assert_eq!(order("אב…"), "…בא");
    }

    #[test]
    fn an_emoji_sequence_is_one_glyph() {
        let pictures = ["👩‍👩‍👧", "👨‍👩‍👧‍👦", "🇫🇷", "👍🏽", "❤️‍🔥", "1️⃣", "🏳️‍🌈", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🦊‍🦊‍🦊"];
        for picture in pictures {
            let glyphs = glyphs(picture);
            assert!(glyphs.len() == 1 && !is_box(&glyphs[0]), "{picture}: {}", glyphs.len());
        }
        assert_ne!(ids("🇫🇷"), ids("🇩🇪"));
    }

    #[test]
    fn missing_characters_are_boxes_and_invisible_ones_are_skipped() {
        for (line, count) in [
            ("\u{10FFFD}", 1),
            ("\u{10FFFD}\u{301}\u{323}", 1),
            ("\u{10FFFD}\u{FE0F}\u{E000}", 2),
            ("\u{200B}\u{FE0F}\u{3164}\u{200D}", 0),
            ("", 0),
        ] {
            let glyphs = glyphs(line);
            assert!(glyphs.len() == count && glyphs.iter().all(is_box), "{line:?}");
        }
    }

    #[test]
    fn a_mark_missing_from_the_font_is_dropped() {
        assert_eq!(ids("漢\u{301}"), ids("漢"));
        assert_eq!(ids("a\u{1AC1}"), ids("a"));
    }

    #[test]
    fn only_a_few_stacked_marks_are_shown() {
        let pile = "\u{301}\u{30F}\u{315}".repeat(50);
        assert_eq!(ids(&format!("x{pile}q{pile}")).len(), 2 * (1 + MAX_STACKED_MARKS));
    }

    #[test]
    fn a_decomposed_letter_has_the_same_glyph_as_a_composed_one() {
        assert_eq!(ids("\u{1112}\u{1161}\u{11AB}"), ids("한"));
        assert_eq!(ids("e\u{301}"), ids("é"));
        let e_acute = PRIMARY.outlines().glyph_id('é');
        assert_eq!(ids("é"), [e_acute.0]);
    }
}
