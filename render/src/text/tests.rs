//! Lines of any text are measured, shortened and drawn as they should be.

use image::GrayImage;
use proptest::prelude::*;

use super::*;
use crate::color::hex;
use crate::look::Width;
use crate::palette::Palette;
use crate::picture::Picture;

const SIZE: f32 = 30.0;
const SCALE: f32 = 1.25;

fn face() -> Face {
    Face::new(SIZE, SCALE)
}

/// The shares of the pixels that a line covers, by row and column of a picture that is large enough;
/// where it starts and stands.
fn drawn(line: &str) -> (GrayImage, (f32, f32)) {
    let palette = Palette::new(&[hex(0x00_0000), hex(0x55_5555), hex(0xAA_AAAA), hex(0xFF_FFFF)]);
    let width = Width::new(1000).expect("a width");
    let mut picture = Picture::plain(&palette, 120.0, width, hex(0x00_0000));
    let at = (80.0, 60.0);
    Face::new(SIZE, width.scale()).draw(&mut picture, line, at, hex(0xFF_FFFF));
    (picture.into_image(), at)
}

/// The first and the last column that a line covers something of.
fn columns(line: &str) -> Option<(u32, u32)> {
    let (image, _) = drawn(line);
    let covered = || image.enumerate_pixels().filter(|(.., pixel)| pixel.0[0] > 0);
    Some((covered().map(|(x, ..)| x).min()?, covered().map(|(x, ..)| x).max()?))
}

#[test]
fn a_line_that_fits_is_kept_and_another_ends_in_an_ellipsis_within_the_width() {
    let face = face();
    assert_eq!(face.fit("Anna", 200.0), "Anna");
    let short = face.fit("Bartholomew the Third of Nantucket", 200.0);
    assert!(short.starts_with("Barth") && short.ends_with('…'), "{short}");
    assert!(face.width(&short) <= 200.0);
    assert_eq!(face.fit("Anna", 5.0), "", "not even the ellipsis fits");
}

#[test]
fn a_line_fits_its_own_width_at_every_scale() {
    for scale in (1..=20).map(|step| step as f32 / 7.0) {
        let face = Face::new(28.0, scale);
        for line in ["10", "1234", "محمد سीमा 漢字"] {
            assert_eq!(face.fit(line, face.width(line)), line, "{scale}");
        }
    }
}

#[test]
fn a_line_of_any_script_is_shortened_between_letters() {
    let face = face();
    for letter in
        ["W", "漢", "한", "e\u{323}\u{301}", "स्त्री", "กำ", "👩‍👩‍👧", "🇫🇷", "ش", "﷽", "\u{10FFFD}"]
    {
        let line = letter.repeat(32);
        let short = face.fit(&line, 250.0);
        assert!(face.width(&short) <= 250.0, "{short}");
        let kept = short.strip_suffix('…').expect("a shortened line");
        assert!(line.starts_with(kept) && kept.len().is_multiple_of(letter.len()), "{short}");
        assert!(face.width(&format!("{short}{letter}")) > 250.0 - SIZE, "{short} is too short");
    }
}

#[test]
fn a_letter_that_no_font_has_is_one_box() {
    let face = face();
    let boxed = face.width("\u{10FFFD}");
    assert!(boxed > 5.0);
    assert!((face.width("\u{10FFFD}\u{301}") - boxed).abs() < 0.01);
    assert!(columns("\u{10FFFD}").is_some());
}

#[test]
fn nothing_visible_is_as_wide_as_nothing() {
    for line in ["", "\u{200B}\u{FE0F}", "\u{3164}\u{200D}"] {
        assert!(face().width(line).abs() < 0.01);
        assert_eq!(face().fit(line, 0.0), line);
        assert_eq!(columns(line), None);
    }
}

#[test]
fn letters_are_kerned() {
    let face = face();
    assert!(
        face.width("AVATAR") < "AVATAR".chars().map(|letter| face.width(&letter.to_string())).sum()
    );
}

#[test]
fn all_of_a_letter_is_drawn() {
    let (image, (_, baseline)) = drawn("Wg");
    let rows: Vec<f32> = image
        .enumerate_pixels()
        .filter(|(.., pixel)| pixel.0[0] > 0)
        .map(|(_, y, _)| y as f32 * 1.2)
        .collect();
    let (top, bottom) =
        (rows.iter().copied().fold(999.0, f32::min), rows.iter().copied().fold(0.0, f32::max));
    assert!((baseline - top - DIGIT * SIZE).abs() < 2.5, "{top}");
    assert!(bottom > baseline + 0.15 * SIZE, "{bottom}");
}

#[test]
fn joined_letters_have_no_seam() {
    // Three letters on one stroke, which is as dark all along as within a letter.
    let (image, _) = drawn("ـــــ");
    let darkest = |x: u32| (0..image.height()).map(|y| image.get_pixel(x, y).0[0]).max();
    let stroke: Vec<u8> =
        (0..image.width()).filter_map(darkest).filter(|&share| share > 0).collect();
    assert!(stroke.len() > 20, "{stroke:?}");
    assert!(stroke[1..stroke.len() - 1].iter().all(|&share| share == 3), "{stroke:?}");
}

#[test]
fn what_is_kept_of_lines_has_a_limit() {
    let face = Face::new(30.0, 2.0);
    for number in 0..500 {
        face.width(&format!("Bartholomew the {number}th"));
    }
    assert!(face.lines.weight() <= ROOM && face.lines.len() > 10);
}

/// Letters, marks and pictures that people have in their names, and any others.
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
    fn any_line_is_shortened_to_its_width_and_drawn_within_it(
        line in any_line(), width in 0.0_f32..400.0,
    ) {
        let face = face();
        let short = face.fit(&line, width);
        prop_assert!(face.width(&short) <= width + 0.01, "{short:?}");
        if short != line && !short.is_empty() {
            let kept = short.strip_suffix('…').expect("a shortened line");
            let borders = line.grapheme_indices(true).map(|(start, _)| line[..start].trim_end());
            prop_assert!(borders.chain([line.trim_end()]).any(|start| start == kept), "{short:?}");
        }
        if let Some((left, right)) = columns(&short) {
            // Where a line starts, in pixels of which a unit has five sixths, and how far letters overhang.
            let (start, overhang) = (80.0 / 1.2, SIZE * 0.1 + 2.0);
            prop_assert!(left as f32 >= start - overhang, "{short:?} from {left}");
            let end = start + width / 1.2 + overhang;
            prop_assert!(right as f32 <= end, "{short:?} to {right}");
        }
    }
}
