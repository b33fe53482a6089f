//! Draws over 11,000 positions of real games in every theme and checks that their alt text fits
//! Discord's limit.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use dvonn_discord::view::ALT;
use dvonn_render::{Look, Name, Painter, Scene, Theme, Width};
use dvonn_rules::{ByColor, Game};

use crate::runtime::style::Style;
use crate::show::picture::of_scene;
use crate::text::Text;

const GAMES: usize = 140;
const POSITIONS: usize = 11_000;
const NAMES: ByColor<&str> = ByColor {
    white: "Wilhelmina Wagenknecht-Wolfschmidt",
    black: "🦊 e\u{301}\u{323} שלום 田中",
};

#[test]
fn every_position_of_real_games_has_pictures_and_alt_text() {
    let games = real_games();
    let painter = Painter::with_cache_limit(0);
    let positions = AtomicUsize::new(0);
    let workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for games in games.chunks(games.len().div_ceil(workers)) {
            let (painter, positions) = (&painter, &positions);
            scope.spawn(move || {
                for game in games {
                    positions.fetch_add(draw_all(painter, game), Ordering::Relaxed);
                }
            });
        }
    });
    assert!(positions.into_inner() > POSITIONS);
}

/// Draws every position of a game in every theme. Returns how many there are.
fn draw_all(painter: &Painter, game: &Game) -> usize {
    let style = Style::public(Text::of(None), None);
    let mut position = *game.start();
    for &ply in game.plies() {
        let effect = position.play(ply).expect("a real game");
        let hints = position.legal_plies();
        let scene = Scene {
            last: Some(&effect),
            hints: &hints[..hints.len().min(3)],
            blocked: position.surrounded(),
            names: NAMES.map(Name::new),
            caption: "Schwarz ist am Zug: ein Stapel wird bewegt",
            ..Scene::of(&position)
        };
        let picture = of_scene(style, Some(effect.color), &scene);
        let length = picture.alt.chars().count();
        assert!((100..=ALT).contains(&length), "{length}: {}", picture.alt);
        for theme in Theme::ALL {
            let look = Look { width: Width::COMPACT, ..theme.into() };
            assert!(painter.png(&scene, look).starts_with(b"\x89PNG"));
        }
    }
    game.plies().len()
}

/// Returns games between people.
fn real_games() -> Vec<Game> {
    let text = include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../crates/rules/tests/data/oracle/games_of_people.txt"
    ));
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let games = lines.take(GAMES).map(|line| line.parse().expect("a real game"));
    games.collect()
}
