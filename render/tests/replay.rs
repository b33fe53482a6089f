//! Tests of replays, decoded as a viewer would decode them.

mod common;

use common::{compare, pixels};
use dvonn_render::{Look, Name, Painter, Scene, Status, Theme, Width};
use dvonn_rules::{ByColor, Color, Effect, Game, Ply, Position};

const GAME: &str = "J4 B4 H1 I1 J2 D5 E1 B3 E4 F4 I5 G3 C3 A1 J5 C1 F3 I3 G1 D3 J3 D4 E5 I4 H2 B1 A3 G5 K4 K3 H4 C5 G2 B2 F5 C4 G4 K5 E3 F1 H5 C2 D1 D2 E2 A2 F2 I2 H3 I5I4 K3K4 I4K4 K5K4 J3K4 A2A3 D1C1 D2C1 F5G5 F4G5 H5G5 I2J2 G5C1 B1C1 E4D3 D4D3 C3D3 F1F2 G2F2 G3F2 E1F2 I3H3 H2H3 C2D3 E5D5 C5D5 J5J4 J2J4 G1H1 I1H1 PASS H1K4 PASS K4B4 PASS B2B3 PASS B3D5 PASS C4D5 | 0 16";

/// Real games of 95 plies.
const LONG_GAMES: [&str; 2] = [
    "C5 D2 H3 E2 H2 G2 B4 D5 I5 E5 A1 D3 H4 D4 J3 F3 F1 E1 J2 G3 F2 C1 J4 B1 H1 D1 K4 C2 I2 A3 F5 C4 E4 B3 H5 A2 G5 G1 I3 I4 E3 J5 C3 K5 G4 F4 K3 B2 I1 K3J2 K5J4 F1G2 J4H4 F2G3 G1G2 H5H4 G2G5 I3I4 E2F3 J2H2 F3H3 E3D2 J5I5 D2F4 E5E4 F4I4 E4G4 G3I5 E1D1 F5G5 B1A1 B4B3 A3B3 I1I2 A1C3 K4J3 D1D3 H4D4 C2D3 D4I4 D3H3 H1I2 D5C5 I2I5 B2B3 PASS A2B3 PASS C5C3 PASS C4B3 PASS B3H3 PASS C3H3 | 20 18",
    "E1 E3 C4 D1 G2 D5 F1 F2 I3 C5 D2 E4 H4 F5 F4 H5 E2 G1 J4 K5 B4 A3 J3 K4 I5 I4 D3 G4 I2 J2 C2 C1 F3 G5 A1 B1 A2 B3 G3 H1 H2 H3 J5 I1 K3 E5 C3 B2 D4 J5K5 H5H4 I5H4 I4I3 K3K4 I1I2 J3I3 H1H2 B4C5 E5D4 A2A3 B3C3 H4E4 I2G2 C5C3 G1F1 A1B2 B1C2 G3G2 F1F3 B2D4 F2E2 PASS G5F4 PASS C1D2 PASS F5E4 PASS D5D4 PASS F3C3 PASS G4F4 PASS F4C4 PASS C2E4 D3E4 E2E4 PASS D1E1 PASS E1E3 PASS D2D4 | 0 31",
];
/// The maximum size of a replay in every theme, so that messages load quickly.
const MAX_BYTES: usize = 330_000;

/// A decoded frame, and how many hundredths of a second it is shown.
struct ShownFrame {
    delay: u16,
    picture: (u32, u32, Vec<u8>),
}

/// Decodes a GIF file into full frames.
fn decoded(file: &[u8]) -> (Vec<ShownFrame>, gif::Repeat) {
    let mut reader = gif::DecodeOptions::new().read_info(file).expect("a GIF file");
    let (width, height) = (reader.width(), reader.height());
    let palette = reader.global_palette().expect("a global palette").to_vec();
    let mut shown = vec![0; usize::from(width) * usize::from(height) * 3];
    let mut all = Vec::new();
    while let Some(frame) = reader.read_next_frame().expect("a complete frame") {
        assert_eq!(frame.dispose, gif::DisposalMethod::Keep);
        assert!(frame.transparent.is_none_or(|clear| 3 * usize::from(clear) < palette.len()));
        let columns = usize::from(frame.width);
        for (index, &color) in frame.buffer.iter().enumerate() {
            let x = usize::from(frame.left) + index % columns;
            let y = usize::from(frame.top) + index / columns;
            if frame.transparent != Some(color) {
                let (at, color) = ((y * usize::from(width) + x) * 3, usize::from(color) * 3);
                shown[at..at + 3].copy_from_slice(&palette[color..color + 3]);
            }
        }
        let picture = (width.into(), height.into(), shown.clone());
        all.push(ShownFrame { delay: frame.delay, picture });
    }
    (all, reader.repeat())
}

fn positions(line: &str) -> Vec<(Position, Effect)> {
    let game: Game = line.parse().expect("a game");
    let mut position = *game.start();
    let play = |&ply: &Ply| {
        let effect = position.play(ply).expect("a legal ply");
        (position, effect)
    };
    game.plies().iter().map(play).collect()
}

fn scene((position, last): &(Position, Effect)) -> Scene<'_> {
    let names = ByColor { white: "Annabel Lee", black: "Bartholomew" }.map(Name::new);
    Scene { last: Some(last), names, caption: "A game", ..Scene::of(position) }
}

fn isolates(scene: &Scene<'_>) -> bool {
    scene.last.is_some_and(|last| !last.isolated_stacks.is_empty())
}

#[test]
fn every_frame_equals_the_scene_drawn_alone() {
    let painter = Painter::new();
    let positions = positions(GAME);
    let scenes: Vec<Scene<'_>> = positions.iter().map(scene).collect();
    let look = Look { theme: Theme::Slate, below: Color::Black, width: Width::REPLAY };
    let (decoded, repeat) = decoded(&painter.replay(&scenes[0], &scenes[1..], look));
    assert_eq!(repeat, gif::Repeat::Infinite);
    assert!(isolates(&scenes[scenes.len() - 1]), "the game must end with isolated stacks");
    let fading = scenes.iter().filter(|scene| isolates(scene)).count();
    assert_eq!(decoded.len(), scenes.len() + fading + 1);

    let mut decoded = decoded.iter();
    for (ply, scene) in scenes.iter().enumerate() {
        let (alone, _) = self::decoded(&painter.replay(scene, &[], look));
        let shown = decoded.next().expect("a frame for each scene");
        assert!(shown.picture == alone[0].picture, "ply {ply} differs from the scene drawn alone");
        if isolates(scene) {
            let faded = decoded.next().expect("a second frame for the isolated stacks");
            assert!(
                faded.picture != alone[0].picture,
                "the isolated stacks do not fade at ply {ply}"
            );
        }
    }
}

/// Encodes pixels as a PNG file.
fn png((width, height, pixels): &(u32, u32, Vec<u8>)) -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, *width, *height);
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_compression(png::Compression::High);
    let mut writer = encoder.write_header().expect("memory");
    writer.write_image_data(pixels).expect("memory");
    writer.finish().expect("memory");
    file
}

#[test]
fn fading_stacks_match_the_golden_files_in_every_theme() {
    let positions = positions(GAME);
    let isolating = positions[..73].iter().map(scene).next_back().expect("73 plies");
    assert!(isolates(&isolating));
    let painter = Painter::new();
    let differences: Vec<String> = Theme::ALL
        .into_iter()
        .filter_map(|theme| {
            let look = Look { width: Width::REPLAY, ..theme.into() };
            let (decoded, _) = decoded(&painter.replay(&isolating, &[], look));
            assert_eq!(decoded.len(), 3);
            let name = format!("replay_fading_{}", theme.name());
            compare(&name, &png(&decoded[1].picture)).err()
        })
        .collect();
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[test]
fn a_replay_of_95_plies_stays_within_its_size_in_every_theme() {
    let painter = Painter::new();
    let names =
        ByColor { white: "Wolfgang W. Wintermute-Whitehead", black: "Bartholomew" }.map(Name::new);
    for positions in LONG_GAMES.map(positions) {
        let captions: Vec<String> =
            (1..).zip(&positions).map(|(ply, (_, last))| format!("{ply}. {}", last.ply)).collect();
        let scenes: Vec<Scene<'_>> = positions
            .iter()
            .zip(&captions)
            .map(|(played, caption)| Scene { names, caption, ..scene(played) })
            .collect();
        assert_eq!(scenes.len(), 95);
        for theme in Theme::ALL {
            let look = Look { width: Width::REPLAY, ..theme.into() };
            let bytes = painter.replay(&scenes[0], &scenes[1..], look).len();
            assert!(bytes <= MAX_BYTES, "{theme:?}: {bytes} bytes of {}", captions.join(" "));
        }
    }
}

#[test]
fn placements_are_short_and_the_end_is_long() {
    let positions = positions(GAME);
    let scenes: Vec<Scene<'_>> = positions.iter().map(scene).collect();
    let (decoded, _) = decoded(&Painter::new().replay(&scenes[0], &scenes[1..], Look::default()));
    let delays: Vec<u16> = decoded.iter().map(|frame| frame.delay).collect();
    assert!(delays[..49].iter().all(|&delay| delay == 15), "{delays:?}");
    assert!(delays[49..delays.len() - 1].iter().all(|&delay| (50..=100).contains(&delay)));
    assert_eq!(delays.last(), Some(&450));
}

#[test]
fn a_replay_of_one_scene_has_one_frame() {
    let position = Position::new();
    let scene = Scene::of(&position);
    let painter = Painter::new();
    let (decoded, _) = decoded(&painter.replay(&scene, &[], Look::default()));
    assert_eq!(decoded.len(), 1);
    let (width, height, _) = pixels(&painter.png(&scene, Look::default()));
    assert_eq!((decoded[0].picture.0, decoded[0].picture.1), (width, height));
}

#[test]
fn equal_scenes_each_have_a_frame() {
    let position = Position::new();
    let scene = Scene { status: Status::NoResult, ..Scene::of(&position) };
    let (decoded, _) = decoded(&Painter::new().replay(&scene, &[scene, scene], Look::default()));
    assert_eq!(decoded.len(), 3);
    assert!(decoded.iter().all(|frame| frame.picture == decoded[0].picture));
}
