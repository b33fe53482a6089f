//! The chapters of a game to jump to: every tenth ply, the full board, and the biggest isolations.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use dvonn_discord::view::{CHOICES, MenuOption, View};
use dvonn_rules::{Effect, Game, Ply};

use crate::runtime::style::Style;
use crate::say;
use crate::show::ids::record::RecordClick;
use crate::show::record::pages::Pages;
use crate::show::words::moves::ply_label;

/// The number of plies between two chapters.
const INTERVAL: usize = 10;

/// Adds the menu of chapters, unless there are only the start and the end. `at` is the current
/// position.
pub(crate) fn menu(view: View, style: Style, pages: &Pages<'_>, at: Option<usize>) -> View {
    let game = pages.game;
    let chapters = chapters(game);
    if chapters.len() <= 2 {
        return view;
    }
    let options = chapters.into_iter().map(|at| MenuOption {
        value: at.to_string(),
        label: label(style, pages, at),
        description: String::new(),
    });
    let chosen = at.map(|at| at.to_string());
    let hint = say!(style.text, "menu-chapter-hint");
    view.menu_at(RecordClick::Jump { of: pages.source }, &hint, options, chosen.as_deref())
}

fn label(style: Style, pages: &Pages<'_>, at: usize) -> String {
    let (text, game) = (style.text, pages.game);
    if at == game.plies().len() {
        let end = if pages.is_over { "over" } else { "running" };
        return say!(text, "chapter-last", number = at, end = end);
    }
    match effect(game, at) {
        None => say!(text, "chapter-start"),
        Some(_) if at == placements(game) => say!(text, "chapter-placed", number = at),
        Some(effect) => {
            say!(text, "chapter-ply", number = at, ply = ply_label(style, &effect))
        }
    }
}

/// Returns the chapters as numbers of plies, in order, as many as fit in a menu.
fn chapters(game: &Game) -> Vec<usize> {
    let last = game.plies().len();
    let mut chapters: BTreeSet<usize> = (0..last).step_by(INTERVAL).collect();
    chapters.extend([placements(game), last]);
    let mut isolations: Vec<_> = (1..=last)
        .filter_map(|at| Some((at, effect(game, at)?.lost)))
        .map(|(at, lost)| (Reverse(lost.white + lost.black), at))
        .filter(|(Reverse(lost), _)| *lost > 0)
        .collect();
    isolations.sort_unstable();
    for (_, at) in isolations {
        if chapters.len() < CHOICES {
            chapters.insert(at);
        }
    }
    chapters.into_iter().collect()
}

/// Returns the number of placed pieces.
fn placements(game: &Game) -> usize {
    game.plies().iter().take_while(|ply| matches!(ply, Ply::Place(_))).count()
}

/// Returns the effect of the last of the first `at` plies.
fn effect(game: &Game, at: usize) -> Option<Effect> {
    let before = at.checked_sub(1)?;
    game.position_after(before)?.preview(*game.plies().get(before)?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games() -> Vec<Game> {
        let lines = include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../crates/rules/tests/data/games.txt"
        ))
        .lines();
        lines.filter(|line| !line.starts_with('#')).map(|line| line.parse().unwrap()).collect()
    }

    #[test]
    fn chapters_are_the_start_the_end_and_every_tenth_ply() {
        for game in games() {
            let (chapters, last) = (chapters(&game), game.plies().len());
            assert!(chapters.len() <= CHOICES && chapters.is_sorted());
            for at in (0..last).step_by(10).chain([49.min(last), last]) {
                assert!(chapters.contains(&at), "{at} is not in {chapters:?}");
            }
        }
    }

    #[test]
    fn the_biggest_isolation_is_always_a_chapter() {
        for game in games() {
            let lost = |at: usize| {
                effect(&game, at).map_or(0, |effect| effect.lost.white + effect.lost.black)
            };
            let most = (1..=game.plies().len()).map(lost).max().unwrap_or(0);
            assert!(most == 0 || chapters(&game).into_iter().any(|at| lost(at) == most));
        }
    }

    #[test]
    fn a_game_without_plies_has_one_chapter() {
        assert_eq!(chapters(&Game::new()), [0]);
    }
}
