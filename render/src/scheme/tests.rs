//! Contrast tests: in every theme all text is readable, and everything important can be
//! distinguished with every kind of colour vision.

mod vision;

use vision::{ColorVision, difference};

use super::{Scheme, SheetColors};
use crate::color::Rgb;
use crate::look::Theme;
use crate::palette;

/// The minimum contrast in the Web Content Accessibility Guidelines 2.2: for text at level AA
/// (1.4.3), for text at level AAA (1.4.6), and for graphics (1.4.11).
const TEXT: f64 = 4.5;
const ENHANCED_TEXT: f64 = 7.0;
const GRAPHIC: f64 = 3.0;
/// The minimum contrast of text that repeats information shown elsewhere.
const REPEATED_TEXT: f64 = 2.3;

/// The minimum difference between two colours that nobody confuses, side by side or not.
const CLEARLY_DIFFERENT: f64 = 25.0;

fn schemes() -> impl Iterator<Item = (Theme, &'static Scheme)> {
    Theme::ALL.into_iter().map(|theme| (theme, theme.scheme()))
}

/// Returns the relative luminance as WCAG defines it.
fn luminance(color: Rgb) -> f64 {
    let [red, green, blue] = vision::linear(color);
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// Returns the contrast ratio, from 1 to 21.
fn contrast(one: Rgb, other: Rgb) -> f64 {
    let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
    (one / other).max(other / one)
}

fn assert_contrast(theme: Theme, min: f64, pairs: impl IntoIterator<Item = (Rgb, Rgb)>) {
    for (one, other) in pairs {
        let found = contrast(one, other);
        assert!(found >= min, "{theme:?}: {found:.2} between {one:x?} and {other:x?}");
    }
}

/// Returns all text colours with their background colours.
fn text_pairs(scheme: &Scheme) -> Vec<(Rgb, Rgb)> {
    let SheetColors { background, text, band, medals, medal_text, .. } = scheme.sheet;
    let dark_backgrounds = [scheme.backdrop, scheme.card];
    let pieces = [&scheme.white, &scheme.black, &scheme.red];
    let mut pairs = vec![
        (scheme.secondary_text, scheme.card),
        (scheme.on_accent, scheme.accent),
        (scheme.mark_outline, scheme.mark),
    ];
    pairs.extend(dark_backgrounds.map(|under| (scheme.text, under)));
    pairs.extend(pieces.map(|colors| (colors.number, colors.face)));
    pairs.extend([&scheme.dimmed.white, &scheme.dimmed.black].map(|it| (it.number, it.face)));
    pairs.extend([scheme.board, scheme.grain].map(|under| (scheme.label, under)));
    pairs.extend([background, band].map(|under| (text, under)));
    pairs.extend(medals.map(|medal| (medal_text, medal)));
    pairs
}

#[test]
fn a_theme_uses_only_its_own_colours_and_at_most_sixteen() {
    for (theme, scheme) in schemes() {
        assert!(scheme.colors.len() <= palette::SIZE, "{theme:?} has {}", scheme.colors.len());
        let drawn = text_pairs(scheme).into_iter().flat_map(|(one, other)| [one, other]);
        let pieces = [&scheme.white, &scheme.black, &scheme.red];
        let of_pieces = pieces.into_iter().flat_map(|it| [it.rim, it.dimple, it.side, it.seam]);
        let dimmed = [&scheme.dimmed.white, &scheme.dimmed.black];
        let of_pieces = of_pieces.chain(dimmed.into_iter().flat_map(|it| [it.side, it.line]));
        let areas = [scheme.areas.white, scheme.areas.black].into_iter().chain(scheme.hatching);
        let others =
            [scheme.border, scheme.line, scheme.outline, scheme.grid_line, scheme.sheet.line];
        let others = others.into_iter().chain(scheme.shadow).chain(areas);
        for color in drawn.chain(of_pieces).chain(others) {
            assert!(scheme.colors.contains(&color), "{theme:?}: {color:x?}");
        }
    }
}

#[test]
fn all_text_is_readable() {
    for (theme, scheme) in schemes() {
        assert_contrast(theme, TEXT, text_pairs(scheme));
    }
}

#[test]
fn the_contrast_theme_has_enhanced_contrast() {
    let scheme = Theme::Contrast.scheme();
    // The one exception: the numbers of reds, because red must stay clearly different from white
    // and black.
    let others = text_pairs(scheme).into_iter().filter(|&(_, under)| under != scheme.red.face);
    assert_contrast(Theme::Contrast, ENHANCED_TEXT, others);
    let [white, black, red] = [&scheme.white, &scheme.black, &scheme.red].map(|it| it.face);
    let spaces = [(scheme.space, white), (scheme.space, black)];
    let pieces = [(white, black), (red, white), (red, black), (scheme.accent, scheme.card)];
    assert_contrast(Theme::Contrast, TEXT, spaces.into_iter().chain(pieces));
    assert_contrast(Theme::Contrast, GRAPHIC, [(scheme.line, scheme.board)]);
}

#[test]
fn no_piece_has_the_colour_of_the_board() {
    for (theme, scheme) in schemes() {
        for colors in [&scheme.white, &scheme.black, &scheme.red] {
            let apart = colors.face != scheme.board && colors.face != scheme.space;
            // On paper, the outline of a white piece tells it from the board.
            assert!(apart || theme == Theme::Paper, "{theme:?}: {:x?}", colors.face);
        }
    }
}

#[test]
fn the_pieces_of_both_sides_differ_also_after_a_defeat() {
    for (theme, scheme) in schemes() {
        let (white, black) = (&scheme.white, &scheme.black);
        let (dimmed_white, dimmed_black) = (&scheme.dimmed.white, &scheme.dimmed.black);
        let sides = [(white.face, dimmed_black.face), (black.face, dimmed_white.face)];
        assert_contrast(theme, GRAPHIC, sides);
        assert!(white.face != dimmed_white.face && black.face != dimmed_black.face, "{theme:?}");
    }
}

#[test]
fn names_of_empty_cells_are_faint_but_visible() {
    for (theme, scheme) in schemes() {
        assert_contrast(theme, REPEATED_TEXT, [(scheme.cell_name, scheme.space)]);
    }
    let scheme = Theme::Contrast.scheme();
    assert_contrast(Theme::Contrast, TEXT, [(scheme.cell_name, scheme.space)]);
}

#[test]
fn ghosts_of_isolated_stacks_are_visible() {
    for (theme, scheme) in schemes() {
        for colors in [&scheme.white, &scheme.black] {
            let drawn = [colors.face].into_iter().chain(colors.ghost_outline);
            let best = drawn.map(|color| contrast(color, scheme.space)).fold(0.0, f64::max);
            assert!(best >= GRAPHIC, "{theme:?}: {best:.2}");
        }
    }
}

#[test]
fn graphics_are_visible() {
    for (theme, scheme) in schemes() {
        let white = scheme.white.face;
        let sheet = &scheme.sheet;
        let on_sheet = [sheet.background, sheet.band].map(|under| (scheme.mark, under));
        let on_card = [(scheme.accent, scheme.card)];
        assert_contrast(theme, GRAPHIC, on_sheet.into_iter().chain(on_card));
        assert_contrast(theme, GRAPHIC, [(white, scheme.black.face), (white, scheme.red.face)]);
        // Either the face or the outline must stand out.
        for colors in [&scheme.white, &scheme.black, &scheme.red] {
            let best = [colors.face, scheme.outline, colors.rim]
                .into_iter()
                .map(|color| contrast(color, scheme.space))
                .fold(0.0, f64::max);
            assert!(best >= GRAPHIC, "{theme:?}: {best:.2} of {:x?}", colors.face);
        }
    }
}

/// Returns true if a person with this vision can distinguish two colours, by lightness or by hue.
fn is_distinguishable(vision: ColorVision, one: Rgb, other: Rgb) -> bool {
    let [one, other] = [one, other].map(|color| vision.simulate(color));
    contrast(one, other) >= GRAPHIC || difference(one, other) >= CLEARLY_DIFFERENT
}

#[test]
fn boards_are_readable_with_every_colour_vision() {
    for (theme, scheme) in schemes() {
        let [white, black, red] = [&scheme.white, &scheme.black, &scheme.red].map(|it| it.face);
        let backgrounds = [white, black, red, scheme.space, scheme.board];
        for vision in ColorVision::ALL {
            let assert_apart = |what: &str, one, others: &[Rgb]| {
                let apart = others.iter().any(|&other| is_distinguishable(vision, one, other));
                assert!(apart, "{theme:?}, {vision:?}: {what} {one:x?} and {others:x?}");
            };
            assert_apart("white and black pieces", white, &[black]);
            assert_apart("red and other pieces", red, &[white]);
            assert_apart("red and other pieces", red, &[black]);
            assert_apart("mark and accent", scheme.mark, &[scheme.accent]);
            assert_apart("side to move", scheme.accent, &[scheme.card]);
            for colors in [&scheme.white, &scheme.black, &scheme.red] {
                let drawn = [colors.face, colors.rim, scheme.outline];
                assert_apart("space and piece", scheme.space, &drawn);
            }
            for background in backgrounds {
                assert_apart("mark on", background, &[scheme.mark, scheme.mark_outline]);
                assert_apart("hint on", background, &[scheme.accent, scheme.on_accent]);
            }
        }
    }
}

#[test]
fn charts_are_readable_with_every_colour_vision() {
    for (theme, scheme) in schemes() {
        let SheetColors { background, text, band, .. } = scheme.sheet;
        let (white, black, mark) = (scheme.areas.white, scheme.areas.black, scheme.mark);
        let hatched: Vec<Rgb> = [black].into_iter().chain(scheme.hatching).collect();
        for vision in ColorVision::ALL {
            let assert_apart = |what: &str, one, others: &[Rgb]| {
                let apart = others.iter().any(|&other| is_distinguishable(vision, one, other));
                assert!(apart, "{theme:?}, {vision:?}: {what} {one:x?} and {others:x?}");
            };
            assert_apart("areas", white, &hatched);
            // The curve runs along the border of both areas, so it is enough if it differs from one
            // of them.
            assert_apart("curve between", mark, &[white, black]);
            for area in [white, black] {
                let drawn = [mark, scheme.mark_outline];
                assert_apart("turning point on area", area, &drawn);
            }
            assert_apart("rating on its deviation", mark, &[band]);
            assert_apart("rated games", mark, &[background]);
            assert_apart("unrated games and their outline", mark, &[band]);
            // The line crosses the bars of games, with an outline in the background colour.
            assert_apart("line of players", text, &[background]);
            assert_apart("outline of the line of players", background, &[mark]);
        }
    }
}
