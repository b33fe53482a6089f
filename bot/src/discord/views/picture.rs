//! A game's picture, and the same in words for alt text.

use dvonn_render::{Painter, Phrase, Scene, Words, describe};
use dvonn_rules::{ByColor, CellSet, Piece};

use super::super::view::{ALT, Picture};
use super::news::{caption, color_key, ply_label};
use crate::play::Match;
use crate::say;
use crate::text::Text;

/// The picture of a game as it stands, with the last ply that somebody chose.
pub(super) fn of_game(painter: &Painter, text: Text, game: &Match) -> Picture {
    let news = game.news();
    let scene = Scene {
        position: game.position(),
        last: news.first(),
        names: names(game),
        caption: &caption(text, game),
    };
    of_scene(painter, text, &scene)
}

/// The picture of any scene.
pub(super) fn of_scene(painter: &Painter, text: Text, scene: &Scene<'_>) -> Picture {
    Picture {
        png: painter.png(scene),
        alt: describe(scene, &text, ALT),
        absence: say!(text, "error-no-files"),
    }
}

/// The players' names.
pub(super) fn names(game: &Match) -> ByColor<&str> {
    let players = &game.row.players;
    ByColor { white: &players.white.name, black: &players.black.name }
}

impl Words for Text {
    fn say(&self, phrase: &Phrase<'_>) -> String {
        let text = *self;
        match phrase {
            Phrase::Players(names) => {
                say!(text, "alt-players", white = names.white, black = names.black)
            }
            Phrase::Turn { color, name, next } => say!(
                text,
                "alt-turn",
                name = *name,
                color = color_key(*color),
                next = match next {
                    Some(Piece::Red) => "red",
                    Some(Piece::Of(_)) => "own",
                    None => "move",
                }
            ),
            Phrase::Result { outcome, names } => match outcome.winner() {
                Some(winner) => say!(
                    text,
                    "alt-won",
                    name = names[winner],
                    color = color_key(winner),
                    margin = outcome.margin()
                ),
                None => say!(text, "alt-draw"),
            },
            Phrase::LastPly { effect, name } => {
                say!(text, "alt-last", name = *name, ply = ply_label(text, effect))
            }
            Phrase::Isolated(effect) => {
                say!(text, "alt-isolated", cells = cells(effect.isolated))
            }
            Phrase::Score(score) => {
                say!(text, "alt-score", white = score.white, black = score.black)
            }
            Phrase::ToPlace(left) => say!(
                text,
                "alt-to-place",
                red = left.reds,
                white = left.pieces.white,
                black = left.pieces.black
            ),
            Phrase::Stacks { owner, height, has_red, cells: stacks } => say!(
                text,
                "alt-stacks",
                color = color_key(*owner),
                height = *height,
                red = if *has_red { "yes" } else { "no" },
                cells = cells(*stacks)
            ),
            Phrase::LoneReds(reds) => say!(text, "alt-lone-reds", cells = cells(*reds)),
            Phrase::EmptyBoard => say!(text, "alt-empty"),
        }
    }
}

fn cells(cells: CellSet) -> String {
    cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
}
