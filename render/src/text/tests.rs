//! Tests for measuring, truncating and drawing lines of text.

use image::GrayImage;
use proptest::prelude::*;

use super::*;
use crate::color::hex;
use crate::look::Width;
use crate::palette::Palette;
use crate::picture::Picture;

const SIZE: f32 = 30.0;
const SCALE: f32 = 1.25;

fn font() -> Font {
    Font::new(SIZE, SCALE)
}

/// Draws a line on a large enough picture. Returns the coverage of each pixel, and the start of the
/// line's baseline.
fn drawn(line: &str) -> (GrayImage, (f32, f32)) {
    let palette = Palette::new(&[hex(0x00_0000), hex(0x55_5555), hex(0xAA_AAAA), hex(0xFF_FFFF)]);
    let width = Width::new(1000).expect("a width");
    let mut picture = Picture::filled(&palette, 120.0, width, hex(0x00_0000));
    let at = (80.0, 60.0);
    Font::new(SIZE, width.scale()).draw(&mut picture, line, at, hex(0xFF_FFFF));
    (picture.into_image(), at)
}

/// Returns the first and the last column that a line covers.
fn columns(line: &str) -> Option<(u32, u32)> {
    let (image, _) = drawn(line);
    let covered = || image.enumerate_pixels().filter(|(.., pixel)| pixel.0[0] > 0);
    Some((covered().map(|(x, ..)| x).min()?, covered().map(|(x, ..)| x).max()?))
}

#[test]
fn a_line_is_kept_if_it_fits_and_truncated_with_an_ellipsis_otherwise() {
    let font = font();
    assert_eq!(font.fit("Anna", 200.0), "Anna");
    let short = font.fit("Bartholomew the Third of Nantucket", 200.0);
    assert!(short.starts_with("Barth") && short.ends_with('…'), "{short}");
    assert!(font.width(&short) <= 200.0);
    assert_eq!(font.fit("Anna", 5.0), "", "not even the ellipsis fits");
}

#[test]
fn a_line_fits_its_own_width_at_every_scale() {
    for scale in (1..=20).map(|step| step as f32 / 7.0) {
        let font = Font::new(28.0, scale);
        for line in ["10", "1234", "محمد سीमा 漢字"] {
            assert_eq!(font.fit(line, font.width(line)), line, "{scale}");
        }
    }
}

#[test]
fn truncation_never_splits_a_grapheme_in_any_script() {
    let font = font();
    for letter in
        ["W", "漢", "한", "e\u{323}\u{301}", "स्त्री", "กำ", "👩‍👩‍👧", "🇫🇷", "ش", "﷽", "\u{10FFFD}"]
    {
        let line = letter.repeat(32);
        let short = font.fit(&line, 250.0);
        assert!(font.width(&short) <= 250.0, "{short}");
        let kept = short.strip_suffix('…').expect("a shortened line");
        assert!(line.starts_with(kept) && kept.len().is_multiple_of(letter.len()), "{short}");
        assert!(font.width(&format!("{short}{letter}")) > 250.0 - SIZE, "{short} is too short");
    }
}

#[test]
fn a_missing_character_is_one_box() {
    let font = font();
    let boxed = font.width("\u{10FFFD}");
    assert!(boxed > 5.0);
    assert!((font.width("\u{10FFFD}\u{301}") - boxed).abs() < 0.01);
    assert!(columns("\u{10FFFD}").is_some());
}

#[test]
fn invisible_characters_have_no_width() {
    for line in ["", "\u{200B}\u{FE0F}", "\u{3164}\u{200D}"] {
        assert!(font().width(line).abs() < 0.01);
        assert_eq!(font().fit(line, 0.0), line);
        assert_eq!(columns(line), None);
    }
}

#[test]
fn letters_are_kerned() {
    let font = font();
    assert!(
        font.width("AVATAR") < "AVATAR".chars().map(|letter| font.width(&letter.to_string())).sum()
    );
}

#[test]
fn letters_reach_above_and_below_the_baseline() {
    let (image, (_, baseline)) = drawn("Wg");
    let rows: Vec<f32> = image
        .enumerate_pixels()
        .filter(|(.., pixel)| pixel.0[0] > 0)
        .map(|(_, y, _)| y as f32 * 1.2)
        .collect();
    let (top, bottom) =
        (rows.iter().copied().fold(999.0, f32::min), rows.iter().copied().fold(0.0, f32::max));
    assert!((baseline - top - DIGIT_HEIGHT * SIZE).abs() < 2.5, "{top}");
    assert!(bottom > baseline + 0.15 * SIZE, "{bottom}");
}

#[test]
fn joined_letters_have_no_seam() {
    // The letters share one stroke, which must be as dark between letters as within them.
    let (image, _) = drawn("ـــــ");
    let darkest = |x: u32| (0..image.height()).map(|y| image.get_pixel(x, y).0[0]).max();
    let stroke: Vec<u8> =
        (0..image.width()).filter_map(darkest).filter(|&share| share > 0).collect();
    assert!(stroke.len() > 20, "{stroke:?}");
    assert!(stroke[1..stroke.len() - 1].iter().all(|&share| share == 3), "{stroke:?}");
}

#[test]
fn the_cache_of_lines_stays_within_its_limit() {
    let font = Font::new(30.0, 2.0);
    for number in 0..500 {
        font.width(&format!("Bartholomew the {number}th"));
    }
    assert!(font.lines.weight() <= CACHE_BYTES && font.lines.len() > 10);
}

/// Generates lines of letters, marks and emoji as found in names, and of random characters.
fn any_line() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        prop::sample::select(vec![
            "a",
            "W",
            " ",
            "漢",
            "한",
            "सी",
            "स्त्री",
            "กำ",
            "م",
            "حمد",
            "ש",
            "١٢",
            "12",
            "👩‍👩‍👧",
            "🇫",
            "🇫🇷",
            "﷽",
            "\u{301}",
            "\u{323}",
            "\u{20DD}",
            "\u{200D}",
            "\u{FE0F}",
            "\u{10FFFD}",
            "…",
            "(",
            "\u{94D}",
        ])
        .prop_map(str::to_owned),
        any::<char>().prop_map(String::from),
    ];
    prop::collection::vec(piece, 0..24).prop_map(|pieces| pieces.concat())
}

proptest! {
    #[test]
    fn any_line_is_truncated_to_its_width_and_drawn_within_it(
        line in any_line(), width in 0.0_f32..400.0,
    ) {
        let font = font();
        let short = font.fit(&line, width);
        prop_assert!(font.width(&short) <= width + 0.01, "{short:?}");
        if short != line && !short.is_empty() {
            let kept = short.strip_suffix('…').expect("a shortened line");
            let borders = line.grapheme_indices(true).map(|(start, _)| line[..start].trim_end());
            prop_assert!(borders.chain([line.trim_end()]).any(|start| start == kept), "{short:?}");
        }
        if let Some((left, right)) = columns(&short) {
            // The start of the line in pixels (a unit is 5/6 pixel), and how far letters extend
            // beyond it.
            let (start, overhang) = (80.0 / 1.2, SIZE * 0.1 + 2.0);
            prop_assert!(left as f32 >= start - overhang, "{short:?} from {left}");
            let end = start + width / 1.2 + overhang;
            prop_assert!(right as f32 <= end, "{short:?} to {right}");
        }
    }
}
