//! Lines of any text are measured, shortened and drawn as they should be.

use proptest::prelude::*;

use super::*;

const SIZE: f32 = 30.0;
const SCALE: f32 = 1.25;

fn face() -> Face {
    Face::new(SIZE, SCALE, "abc".chars())
}

/// What keeps nothing but which of its columns letters cover.
struct Ink {
    size: (i32, i32),
    columns: Option<(i32, i32)>,
}

impl Ink {
    fn of(line: &str) -> Option<(i32, i32)> {
        let mut ink = Self { size: (600, 80), columns: None };
        face().draw(&mut ink, line, (80.0, 40.0), Rgb::hex(0));
        ink.columns
    }
}

impl Surface for Ink {
    fn size(&self) -> (i32, i32) {
        self.size
    }

    fn scale(&self) -> f32 {
        SCALE
    }

    fn blend(&mut self, x: i32, y: i32, _: Rgb, _: u8) {
        assert!((0..self.size.0).contains(&x) && (0..self.size.1).contains(&y));
        let (left, right) = self.columns.unwrap_or((x, x));
        self.columns = Some((left.min(x), right.max(x)));
    }
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
        let face = Face::new(28.0, scale, "0123456789".chars());
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
    assert!(Ink::of("\u{10FFFD}").is_some());
}

#[test]
fn nothing_visible_is_as_wide_as_nothing() {
    for line in ["", "\u{200B}\u{FE0F}", "\u{3164}\u{200D}"] {
        assert!(face().width(line).abs() < 0.01);
        assert_eq!(face().fit(line, 0.0), line);
        assert_eq!(Ink::of(line), None);
    }
}

#[test]
fn letters_stand_side_by_side_whether_drawn_beforehand_or_shaped() {
    let face = face();
    let apart = face.width("AVATAR Ta") + face.width("漢");
    assert!((face.width("AVATAR Ta漢") - apart).abs() < 0.01);
}

#[test]
fn joined_letters_have_no_seam() {
    let mut row = Row([0; 300]);
    // Three letters on one stroke, which is as dark all along as within a letter.
    face().draw(&mut row, "ـــــ", (10.0, 40.0), Rgb::hex(0));
    let inked: Vec<u8> = row.0.iter().copied().skip_while(|&ink| ink == 0).collect();
    let stroke: Vec<u8> = inked.into_iter().take_while(|&ink| ink > 0).collect();
    assert!(stroke.len() > 30, "{stroke:?}");
    assert!(stroke[1..stroke.len() - 1].iter().all(|&ink| ink == 255), "{stroke:?}");
}

/// The darkest pixel of each column.
struct Row([u8; 300]);

impl Surface for Row {
    fn size(&self) -> (i32, i32) {
        (300, 80)
    }

    fn scale(&self) -> f32 {
        SCALE
    }

    fn blend(&mut self, x: i32, _: i32, _: Rgb, alpha: u8) {
        self.0[x as usize] = self.0[x as usize].max(alpha);
    }
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
        if let Some((left, right)) = Ink::of(&short) {
            let overhang = (OVERHANG * SIZE * SCALE).ceil() as i32 + 1;
            prop_assert!(left >= 100 - overhang, "{short:?} from {left}");
            prop_assert!(right <= 100 + (width * SCALE).ceil() as i32 + overhang, "{short:?} to {right}");
        }
    }
}
