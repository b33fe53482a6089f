//! What is written can be read, and what is to be told apart is, in every theme and by everybody.

mod vision;

use vision::{Sight, difference};

use super::{Scheme, SheetColors};
use crate::color::Rgb;
use crate::look::Theme;
use crate::palette;

/// The least contrast that the Web Content Accessibility Guidelines 2.2 ask of text (1.4.3, level AA;
/// level AAA), and of what has to be told apart in a picture (1.4.11).
const TEXT: f64 = 4.5;
const CLEAR_TEXT: f64 = 7.0;
const GRAPHIC: f64 = 3.0;
/// What repeats something that is written elsewhere.
const QUIET: f64 = 2.3;

/// Nobody takes two colours so far apart for one, side by side or not.
const CLEARLY_DIFFERENT: f64 = 25.0;

fn schemes() -> impl Iterator<Item = (Theme, &'static Scheme)> {
    Theme::ALL.into_iter().map(|theme| (theme, theme.scheme()))
}

/// The luminance of a colour as the guidelines define it.
fn luminance(color: Rgb) -> f64 {
    let [red, green, blue] = vision::linear(color);
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// From 1 to 21.
fn contrast(one: Rgb, other: Rgb) -> f64 {
    let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
    (one / other).max(other / one)
}

fn assert_contrast(theme: Theme, least: f64, pairs: impl IntoIterator<Item = (Rgb, Rgb)>) {
    for (one, other) in pairs {
        let found = contrast(one, other);
        assert!(found >= least, "{theme:?}: {found:.2} between {one:x?} and {other:x?}");
    }
}

/// All that is written in pictures, and what it is written on.
fn written(scheme: &Scheme) -> Vec<(Rgb, Rgb)> {
    let SheetColors { ground, ink, band, medals, engraving, .. } = scheme.sheet;
    let unders = [scheme.backdrop, scheme.card];
    let pieces = [&scheme.white, &scheme.black, &scheme.red];
    let mut pairs = vec![
        (scheme.quiet, scheme.card),
        (scheme.on_accent, scheme.accent),
        (scheme.mark_outline, scheme.mark),
    ];
    pairs.extend(unders.map(|under| (scheme.text, under)));
    pairs.extend(pieces.map(|colors| (colors.number, colors.face)));
    pairs.extend([scheme.board, scheme.grain].map(|under| (scheme.label, under)));
    pairs.extend([ground, band].map(|under| (ink, under)));
    pairs.extend(medals.map(|medal| (engraving, medal)));
    pairs
}

#[test]
fn a_theme_has_sixteen_colours_at_most_and_uses_no_other() {
    for (theme, scheme) in schemes() {
        assert!(scheme.colors.len() <= palette::SIZE, "{theme:?} has {}", scheme.colors.len());
        let drawn = written(scheme).into_iter().flat_map(|(one, other)| [one, other]);
        let pieces = [&scheme.white, &scheme.black, &scheme.red];
        let of_pieces = pieces.into_iter().flat_map(|it| [it.rim, it.hub, it.side, it.seam]);
        let shares = [scheme.shares.white, scheme.shares.black].into_iter().chain(scheme.hatch);
        let others = [scheme.edge, scheme.line, scheme.outline, scheme.grid, scheme.sheet.line];
        let others = others.into_iter().chain(scheme.shadow).chain(shares);
        for color in drawn.chain(of_pieces).chain(others) {
            assert!(scheme.colors.contains(&color), "{theme:?}: {color:x?}");
        }
    }
}

#[test]
fn what_is_written_can_be_read() {
    for (theme, scheme) in schemes() {
        assert_contrast(theme, TEXT, written(scheme));
    }
}

#[test]
fn what_is_written_in_high_contrast_can_be_read_by_those_who_see_little() {
    let scheme = Theme::Contrast.scheme();
    // The one exception: the numbers of reds, whose colour must not come near white or black.
    let others = written(scheme).into_iter().filter(|&(_, under)| under != scheme.red.face);
    assert_contrast(Theme::Contrast, CLEAR_TEXT, others);
    let [white, black, red] = [&scheme.white, &scheme.black, &scheme.red].map(|it| it.face);
    let spaces = [(scheme.hollow, scheme.board), (scheme.hollow, white), (scheme.hollow, black)];
    let pieces = [(white, black), (red, white), (red, black), (scheme.accent, scheme.card)];
    assert_contrast(Theme::Contrast, TEXT, spaces.into_iter().chain(pieces));
}

#[test]
fn the_names_of_empty_cells_are_quiet_but_there() {
    for (theme, scheme) in schemes() {
        assert_contrast(theme, QUIET, [(scheme.name, scheme.hollow)]);
    }
    let scheme = Theme::Contrast.scheme();
    assert_contrast(Theme::Contrast, TEXT, [(scheme.name, scheme.hollow)]);
}

#[test]
fn what_is_left_of_isolated_stacks_can_be_seen() {
    for (theme, scheme) in schemes() {
        for colors in [&scheme.white, &scheme.black] {
            let drawn = [colors.face].into_iter().chain(colors.ghost_line);
            let best = drawn.map(|color| contrast(color, scheme.hollow)).fold(0.0, f64::max);
            assert!(best >= GRAPHIC, "{theme:?}: {best:.2}");
        }
    }
}

#[test]
fn what_is_drawn_can_be_seen() {
    for (theme, scheme) in schemes() {
        let white = scheme.white.face;
        let sheet = &scheme.sheet;
        let on_sheet = [sheet.ground, sheet.band].map(|under| (scheme.mark, under));
        let on_card = [(scheme.accent, scheme.card)];
        assert_contrast(theme, GRAPHIC, on_sheet.into_iter().chain(on_card));
        assert_contrast(theme, GRAPHIC, [(white, scheme.black.face), (white, scheme.red.face)]);
        // By its face or by the line around it.
        for colors in [&scheme.white, &scheme.black, &scheme.red] {
            let best = [colors.face, scheme.outline, colors.rim]
                .into_iter()
                .map(|color| contrast(color, scheme.hollow))
                .fold(0.0, f64::max);
            assert!(best >= GRAPHIC, "{theme:?}: {best:.2} of {:x?}", colors.face);
        }
    }
}

/// Whether somebody who sees like this can tell two colours apart: by their lightness or otherwise.
fn told_apart(sight: Sight, one: Rgb, other: Rgb) -> bool {
    let [one, other] = [one, other].map(|color| sight.of(color));
    contrast(one, other) >= GRAPHIC || difference(one, other) >= CLEARLY_DIFFERENT
}

#[test]
fn everybody_tells_apart_what_has_to_be_whatever_colours_they_see() {
    for (theme, scheme) in schemes() {
        let [white, black, red] = [&scheme.white, &scheme.black, &scheme.red].map(|it| it.face);
        let grounds = [white, black, red, scheme.hollow, scheme.board];
        for sight in Sight::ALL {
            let assert_apart = |what: &str, one, others: &[Rgb]| {
                let apart = others.iter().any(|&other| told_apart(sight, one, other));
                assert!(apart, "{theme:?}, {sight:?}: {what} {one:x?} and {others:x?}");
            };
            assert_apart("owners", white, &[black]);
            assert_apart("red and", red, &[white]);
            assert_apart("red and", red, &[black]);
            assert_apart("mark and accent", scheme.mark, &[scheme.accent]);
            assert_apart("side to move", scheme.accent, &[scheme.card]);
            for colors in [&scheme.white, &scheme.black, &scheme.red] {
                let drawn = [colors.face, colors.rim, scheme.outline];
                assert_apart("space and piece", scheme.hollow, &drawn);
            }
            for ground in grounds {
                assert_apart("mark on", ground, &[scheme.mark, scheme.mark_outline]);
                assert_apart("hint on", ground, &[scheme.accent, scheme.on_accent]);
            }
        }
    }
}

#[test]
fn everybody_can_read_charts_whatever_colours_they_see() {
    for (theme, scheme) in schemes() {
        let SheetColors { ground, ink, band, .. } = scheme.sheet;
        let (white, black, mark) = (scheme.shares.white, scheme.shares.black, scheme.mark);
        let hatched: Vec<Rgb> = [black].into_iter().chain(scheme.hatch).collect();
        for sight in Sight::ALL {
            let assert_apart = |what: &str, one, others: &[Rgb]| {
                let apart = others.iter().any(|&other| told_apart(sight, one, other));
                assert!(apart, "{theme:?}, {sight:?}: {what} {one:x?} and {others:x?}");
            };
            assert_apart("shares", white, &hatched);
            // It runs along the border of both: whoever sees it leave one of them sees it.
            assert_apart("course between", mark, &[white, black]);
            for share in [white, black] {
                let drawn = [mark, scheme.mark_outline];
                assert_apart("turning point on", share, &drawn);
            }
            assert_apart("rating on its deviation", mark, &[band]);
            assert_apart("rated games", mark, &[ground]);
            assert_apart("other games beside the line around them", mark, &[band]);
            // It crosses bars of games with the ground's colour at both its sides.
            assert_apart("line of people", ink, &[ground]);
            assert_apart("what is beside the line of people", ground, &[mark]);
        }
    }
}
