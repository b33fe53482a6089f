//! Which glyphs stand for a line of any text, and in which order and where. Lengths are parts of
//! an em. Knows no pixels.

use std::ops::Range;

use ab_glyph::GlyphId;
use harfrust::unicode::{combining_class, compose, script};
use harfrust::{Buffer, BufferFlags, Direction, Script, ShapeOptions, ShaperFont, shape};
use unicode_bidi::BidiInfo;
use unicode_segmentation::UnicodeSegmentation;

use crate::clean::is_invisible;
use crate::typeface::{EMOJI, Typeface};

/// A letter with more characters than this is shown by the first of them: enough for any that is
/// written, and for families and flags.
const CHARS_PER_LETTER: usize = 16;
/// So many marks above and below one letter are shown.
const MARKS_PER_LETTER: usize = 3;
/// Marks that stand above or below a letter, as opposed to those that change it.
const STACKED_MARKS: Range<u8> = 200..240;
/// Asks that a character be shown as a picture.
const AS_EMOJI: char = '\u{FE0F}';
/// From here on characters are pictures rather than letters.
const EMOJIS: char = '\u{1F200}';
/// Stands for a letter that no font has.
const UNKNOWN: &str = "\u{FFFC}";

/// A glyph of a line.
pub(crate) struct Placed {
    pub(crate) typeface: &'static Typeface,
    pub(crate) id: GlyphId,
    /// The byte of the line at which its letter begins.
    pub(crate) letter: usize,
    /// From this glyph's origin to the next one's, rightwards.
    pub(crate) advance: f32,
    /// How far right of its origin, and how far above it, it is drawn.
    pub(crate) offset: (f32, f32),
}

/// What a reader takes for one letter.
struct Letter {
    /// Where it begins in the line, and in the text that is shaped.
    line: usize,
    text: usize,
    /// None for what no font has.
    typeface: Option<&'static Typeface>,
    script: Option<Script>,
}

impl Letter {
    /// Whether a font may see it together with the letter after it.
    fn goes_with(&self, next: &Self) -> bool {
        let alone = self.typeface.is_none_or(|typeface| *typeface == EMOJI);
        !alone && self.typeface == next.typeface
    }
}

/// The glyphs of a line from left to right: one box for each letter that no font has, nothing
/// for what is invisible.
pub(crate) fn glyphs(line: &str) -> Vec<Placed> {
    let (text, letters) = letters(line);
    let info = BidiInfo::new(&text, None);
    let mut glyphs = Vec::with_capacity(text.len());
    for paragraph in &info.paragraphs {
        let (levels, runs) = info.visual_runs(paragraph, paragraph.range.clone());
        for run in runs {
            let is_rtl = levels[run.start].is_rtl();
            let mut parts = parts(&letters, &run);
            if is_rtl {
                parts.reverse();
            }
            for part in parts {
                let end = letters.get(part.end).map_or(text.len(), |letter| letter.text);
                shape_part(&text[..end], &letters[part], is_rtl, &mut glyphs);
            }
        }
    }
    glyphs
}

/// The letters of a line, and the text that is left of it when what cannot be shown is out.
fn letters(line: &str) -> (String, Vec<Letter>) {
    let mut text = String::with_capacity(line.len());
    let mut letters = Vec::new();
    for (at, grapheme) in line.grapheme_indices(true) {
        let legible = legible(grapheme);
        if !legible.chars().any(|char| !is_invisible(char)) {
            continue;
        }
        let written = written(&legible);
        let typeface = written.as_ref().map(|(typeface, _)| *typeface);
        let shown = written.as_ref().map_or(UNKNOWN, |(_, shown)| shown);
        let script = shown
            .chars()
            .map(|char| script(char.into()))
            .find(|script| ![Script::COMMON, Script::INHERITED, Script::UNKNOWN].contains(script));
        letters.push(Letter { line: at, text: text.len(), typeface, script });
        text.push_str(shown);
    }
    (text, letters)
}

/// A letter without what is piled upon it for fun.
fn legible(grapheme: &str) -> String {
    let mut marks = 0;
    let few_marks = |char: &char| {
        let is_mark = STACKED_MARKS.contains(&combining_class((*char).into()));
        marks += usize::from(is_mark);
        !is_mark || marks <= MARKS_PER_LETTER
    };
    grapheme.chars().filter(few_marks).take(CHARS_PER_LETTER).collect()
}

/// The first font that has all of a letter, or else one that has what the letter begins with,
/// and as much of the letter as it has.
fn written(letter: &str) -> Option<(&'static Typeface, String)> {
    let is_emoji = letter.contains(AS_EMOJI) || letter.starts_with(|char| char >= EMOJIS);
    let first = is_emoji.then_some(&EMOJI);
    let typefaces = first.into_iter().chain(Typeface::all());
    for letter in [letter.to_owned(), composed(letter)] {
        let has_all = |typeface: &&Typeface| {
            letter.chars().all(|char| is_invisible(char) || typeface.has(char))
        };
        if let Some(typeface) = typefaces.clone().find(has_all) {
            return Some((typeface, letter));
        }
    }
    let base = letter.chars().find(|&char| !is_invisible(char))?;
    let typeface = typefaces.clone().find(|typeface| typeface.has(base))?;
    let known = |char: &char| is_invisible(*char) || typeface.has(*char);
    Some((typeface, letter.chars().filter(known).collect()))
}

/// A letter with its characters made one where that is another way to write the same.
fn composed(letter: &str) -> String {
    let mut chars: Vec<char> = Vec::new();
    for next in letter.chars() {
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

/// The letters of a run, cut where the font or the script changes.
fn parts(letters: &[Letter], run: &Range<usize>) -> Vec<Range<usize>> {
    let at = |text: usize| letters.partition_point(|letter| letter.text < text);
    let mut parts: Vec<Range<usize>> = Vec::new();
    let mut script = None;
    for next in at(run.start)..at(run.end) {
        let letter = &letters[next];
        let same_script = script.is_none() || letter.script.is_none() || script == letter.script;
        match parts.last_mut() {
            Some(part) if same_script && letters[next - 1].goes_with(letter) => {
                part.end = next + 1;
                script = script.or(letter.script);
            }
            _ => {
                parts.push(next..next + 1);
                script = letter.script;
            }
        }
    }
    parts
}

/// Adds the glyphs of letters of one font and script that end the text.
fn shape_part(text: &str, letters: &[Letter], is_rtl: bool, glyphs: &mut Vec<Placed>) {
    let [first, ..] = letters else { return };
    let Some(typeface) = first.typeface else {
        let typeface = Typeface::of_boxes();
        let advance = typeface.advance(GlyphId(0));
        let (letter, offset) = (first.line, (0.0, 0.0));
        glyphs.push(Placed { typeface, id: GlyphId(0), letter, advance, offset });
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
    // A sequence of pictures that has none of its own is shown by the first of them.
    let shown = if *typeface == EMOJI { 1 } else { buffer.len() };
    let em = typeface.units_per_em() / typeface.size;
    let shaped = buffer.glyph_infos().iter().zip(buffer.glyph_positions());
    glyphs.extend(shaped.take(shown).map(|(glyph, position)| {
        let text = first.text + glyph.cluster as usize;
        let letter = letters.partition_point(|letter| letter.text <= text).saturating_sub(1);
        Placed {
            typeface,
            id: GlyphId(glyph.glyph_id as u16),
            letter: letters[letter].line,
            advance: position.x_advance as f32 / em,
            offset: (position.x_offset as f32 / em, position.y_offset as f32 / em),
        }
    }));
}

#[cfg(test)]
mod tests {
    use ab_glyph::Font;

    use super::*;
    use crate::typeface::EVERYDAY;

    fn ids(line: &str) -> Vec<u16> {
        glyphs(line).iter().map(|placed| placed.id.0).collect()
    }

    fn is_box(placed: &Placed) -> bool {
        placed.id == GlyphId(0)
    }

    #[test]
    fn names_in_the_scripts_of_most_people_are_written_and_no_boxes() {
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
        assert_eq!(ids("לא محمد")[..4], joined[..], "beside letters that do not join");
    }

    #[test]
    fn a_vowel_that_devanagari_writes_first_comes_first() {
        let font = &glyphs("क")[0];
        let [vowel, consonant] = &glyphs("कि")[..] else { panic!("two glyphs") };
        assert_eq!(consonant.id, font.id);
        assert_ne!(vowel.id, font.id);
    }

    #[test]
    fn right_to_left_letters_run_from_the_right_and_numbers_among_them_do_not() {
        let order = |line: &str| -> String {
            glyphs(line).iter().filter_map(|placed| line[placed.letter..].chars().next()).collect()
        };
        assert_eq!(order("ab אבג cd"), "ab גבא cd");
        assert_eq!(order("אבג 123 ab"), "ab 123 גבא");
        assert_eq!(order("אב…"), "…בא");
    }

    #[test]
    fn a_picture_made_of_several_is_one_glyph() {
        let pictures = ["👩‍👩‍👧", "👨‍👩‍👧‍👦", "🇫🇷", "👍🏽", "❤️‍🔥", "1️⃣", "🏳️‍🌈", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🦊‍🦊‍🦊"];
        for picture in pictures {
            let glyphs = glyphs(picture);
            assert!(glyphs.len() == 1 && !is_box(&glyphs[0]), "{picture}: {}", glyphs.len());
        }
        assert_ne!(ids("🇫🇷"), ids("🇩🇪"));
    }

    #[test]
    fn what_no_font_has_is_one_box_each_and_what_is_invisible_is_nothing() {
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
    fn a_mark_that_a_font_lacks_is_left_out_beside_its_letter() {
        assert_eq!(ids("漢\u{301}"), ids("漢"));
        assert_eq!(ids("a\u{1AC1}"), ids("a"));
    }

    #[test]
    fn of_marks_piled_on_a_letter_a_few_are_shown() {
        let pile = "\u{301}\u{30F}\u{315}".repeat(50);
        assert_eq!(ids(&format!("x{pile}q{pile}")).len(), 2 * (1 + MARKS_PER_LETTER));
    }

    #[test]
    fn a_letter_written_in_parts_is_the_same_letter() {
        assert_eq!(ids("\u{1112}\u{1161}\u{11AB}"), ids("한"));
        assert_eq!(ids("e\u{301}"), ids("é"));
        let e_acute = EVERYDAY.outlines().glyph_id('é');
        assert_eq!(ids("é"), [e_acute.0]);
    }
}
